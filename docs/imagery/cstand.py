# A C-stand from near: bent legs in cast collars, grip heads that bite, an arm with its flag, a sandbag that has slumped over a leg: `gear-c-stand`
from parts import *
R=(math.pi/2,0,0); S=(0,math.pi/2,0)

def canvas(name,c,k=1.):
    """heavy cotton: its weave, seams that took dust, paler where it was dragged"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0])
    d=G.op('MULTIPLY',G.ramp(sp.outputs['Z'],0.,1.,.10,.42),G.ramp(G.noise(P,13,6,.7),.36,.68,.1,1.)); L(G.mix(G.op('MULTIPLY',d,k),G.value(c,G.ramp(G.noise(P,420,2),.3,.7,.75,1.3)),'#7a756c'),b.inputs['Base Color']); setin(b,'Roughness',.88); setin(b,'Specular',.2); setin(b,'Sheen',.15)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.55; bp.inputs['Distance'].default_value=.0012; L(G.op('ADD',G.noise(P,300,2,.5,(1,.35,1)),G.noise(P,300,2,.5,(.35,1,1))),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def pouch(parent,m,tape,side,w=.150,l=.235,T=.064,seed=0):
    """half a saddle bag, from the leg down to the ground: sand has run to its low end and lies flat there; puckers where it is sewn. side: +1 or -1 along the parent's y"""
    n3=lambda x,y,z: noise.noise(Vector((x,y,z))); nu,nv=64,72; rows=[]
    def at(u,v,s):
        """u across, v from the ridge (0) to the low end (1), s: upper or lower face"""
        fill=.42+.80*v**1.1; e=((1-abs(u)**3.2)**.55)*((1-abs(2*v-1)**4.)**.55); edge=1-e
        pk=.0050*math.sin(u*17+3*n3(v*3,seed,1))*edge*(1-abs(2*v-1)**6)*abs(u)**2+.0045*math.sin(v*25+2*n3(u*3,seed,2))*edge*abs(u)**2+.0075*n3(u*1.8+seed,v*3.2,s*2.)*e+.0035*n3(u*5+seed,v*8,s*3.)*e
        h=T*fill*e*(.92 if s>0 else .72)+pk; y=.012+l*(v-.10*v*v); ridge=.106*(1-v)**1.25+.032*v; x=u*w*(1+.10*v*(1-abs(u)**4)+.03*n3(v*4,seed,5)); z=ridge+s*h
        if z<.0016: x*=1+.5*(.0016-z); z=.0016+.0003*n3(u*9,v*9,seed)
        return Vector((x,side*y,z))
    for s in (1,-1):
        v=[at(2*i/nu-1,j/nv,s) for j in range(nv+1) for i in range(nu+1)]; f=[(j*(nu+1)+i,j*(nu+1)+i+1,(j+1)*(nu+1)+i+1,(j+1)*(nu+1)+i) for j in range(nv) for i in range(nu)]
        o=mesh('pouch',v,f,m,smooth=True); o.parent=parent
    # the seam all round, bound with tape, and its stitches
    rim=[at(-1,j/40,1) for j in range(1,41)]+[at(-1+2*i/40,1,1) for i in range(1,40)]+[at(1,1-j/40,1) for j in range(0,40)]; c=curve('bind',[(p.x*1.012,p.y,max(p.z,.0035)) for p in rim],.0034,tape,parent,4); return at
def sandbag(parent,at,rz,z=.0):
    """a saddle bag over a tube that runs along its x"""
    e=empty('sand',at,rz,parent); cv=canvas('cvs','#141518',.55); tp=canvas('cvt','#101012',.6); web=canvas('web','#8a4a1c',.35); st=mat('stch','#8d8a82',.8,var=0); zn=mat('dring','#a3a5a9',.26,metal=1,var=.1,vscale=60)
    A=[pouch(e,cv,tp,s,seed=3.7*s+5) for s in (1,-1)]
    # the cloth that joins the halves over the tube, a handle of webbing sewn on with crosses
    v=[]; n=14
    for j in range(n+1):
        t=-1+2*j/n
        for i in range(17): u=-1+i/8; v.append((u*.146,t*.036,.1065+.006*(1-t*t)-.018*t*t+.004*noise.noise(Vector((u*3,t*2,1)))))
    o=mesh('saddle',v,[(j*17+i,j*17+i+1,(j+1)*17+i+1,(j+1)*17+i) for j in range(n) for i in range(16)],cv,smooth=True); o.parent=e; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.005
    P=[(-.092,.104),(-.084,.118),(-.062,.165),(-.020,.184),(.024,.182),(.060,.163),(.082,.120),(.090,.104)]; Q=fillet(P,.016,6); bar('handle',Q,.034,.0034,web,e,.0008,(0,0,math.radians(7)))
    for x in (-.100,.100): o=box('sewn',(.050,.036,.0035),(x,0,.1128),web,.0012,(0,math.radians(4 if x>0 else -4),0),e); [box('st',(.030,.0012,.0006),(x,0,.1150),st,0,(0,0,k),e) for k in (.8,-.8)]
    for s in (1,-1):   # a lap seam with stitches across each half
        for k in range(26): u=-.92+1.84*k/25; p=A[0 if s>0 else 1](u,.10,1); box('st',(.0068,.0011,.0011),(p.x,p.y,p.z+.0008),st,0,(s*.5,0,0),e)
    q=A[1](.12,.56,1); o=box('label',(.085,.046,.0010),(q.x,q.y,q.z+.0016),mat('sblab','#b9b4a8',.8,var=.1,vscale=90),.0003,(.33,0.02,0),e); word('10 kg',.024,(q.x,q.y,q.z+.0026),(.33,.02,0),mat('sbink','#1a1a1c',.8,var=0),e); return e
def tee(q,z,zn,bk,l=.105,r=.0078,turn=.5):
    """the handle that tightens: boss, rod, a bar with rounded ends"""
    lathe('boss',[(.0055,0),(.0120,.001),(.0125,.004),(.0105,.016),(.0060,.018)],(0,0,z),zn,40,parent=q,bevel=.0006); cyl('rod',.0058,.030,(0,0,z+.028),zn,parent=q,n=32,bevel=.0006); b=empty('b',(0,0,z+.044),0,q); b.rotation_euler=(math.pi/2,0,turn)
    lathe('bar',smooth([(.0005,-l/2),(r*.8,-l/2+.002),(r,-l/2+.008),(r*.90,0),(r,l/2-.008),(r*.8,l/2-.002),(.0005,l/2)],5),(0,0,0),bk,36,parent=b,bevel=.0002); lathe('bb',smooth([(.0005,-.0115),(.0095,-.008),(.0115,0),(.0095,.008),(.0005,.0115)],4),(0,0,0),bk,36,(math.pi/2,0,0),b,.0002)
def griphead(parent,at,d,arm,m,zn,bk,fib,k=1.,turn=.5):
    """discs with grooves on one bolt, fibre between them; d: where its handle points; arm: direction of the hole that holds a tube"""
    q=facing(at,d,parent); q.scale=(k,k,k)
    for z0,z1,r in ((-.0240,-.0065,.0345),(-.0030,.0120,.0350),(.0155,.0290,.0335)):
        lathe('disc',[(.001,z0),(r-.0045,z0),(r-.0008,z0+.0016),(r,z0+.0040),(r,z1-.0040),(r-.0008,z1-.0016),(r-.0045,z1),(.001,z1)],(0,0,0),m,72,parent=q,bevel=.0006)
        for i in range(48): a=6.2832*i/48; box('kn',(.0010,.0018,(z1-z0)*.5),((r+.0001)*math.cos(a),(r+.0001)*math.sin(a),(z0+z1)/2),m,.0003,(0,0,a),q)
    cyl('fib',.0318,.0036,(0,0,-.0048),fib,parent=q,n=64,bevel=.0004); cyl('fib',.0308,.0036,(0,0,.0138),fib,parent=q,n=64,bevel=.0004)
    lathe('front',[(.001,.0290),(.0215,.0290),(.0205,.0320),(.0150,.0340),(.001,.0340)],(0,0,0),m,56,parent=q,bevel=.0005); cyl('hex',.0125,.0085,(0,0,-.0280),zn,parent=q,n=6,bevel=.001)
    dk=mat('gdk','#08080a',.6,var=0)
    for a in (.5,2.2,4.1): tube('hole',(0,0,.0138),(.0356*math.cos(a),.0356*math.sin(a),.0138),.0062,dk,q,24)
    tee(q,.0340,zn,bk,turn=turn); return q
def metals():
    """chrome, its castings, the black of handles, rubber, fibre, zinc"""
    ch=mat('csch','#c4c6ca',.13,metal=1,var=.07,vscale=24,bump=.02,bscale=300); cast=mat('cscast','#8b8d90',.38,metal=1,var=.12,vscale=60,bump=.16,bscale=320); bk=mat('csbk','#141415',.45,var=.08,vscale=40,bump=.06,bscale=600); rub=mat('csrub','#131314',.7,var=.06,vscale=60,bump=.1,bscale=500); fib=mat('csfib','#4a2c1c',.7,var=.06,vscale=80); zn=mat('cszn','#a7a9ac',.28,metal=1,var=.1,vscale=80)
    return ch,cast,bk,rub,fib,zn
def turtle(g,r,k=1.):
    """the base: three legs, each in a collar of its own above the other; k: its size"""
    ch,cast,bk,rub,fib,zn=metals()
    for i,(az,z) in enumerate(((168,.195),(302,.150),(52,.240))):
        a=math.radians(az); c,s=math.cos(a),math.sin(a); dz=z-.150; P=[(.020,z),(.075,z),(.150,z-.004),(.235,.118+dz*.62),(.305,.066+dz*.26),(.360,.026),(.410,.0150),(.455,.0150),(.520,.0150)]
        P=[(x*k if j>1 else x,max(y*k,.0150)) for j,(x,y) in enumerate(P)]; z*=k; curve('leg',[(c*x,s*x,y) for x,y in P],.0126,ch,r,20); lathe('sock',[(.0126,0),(.0172,.001),(.0172,.030),(.0155,.034),(.0126,.034)],(c*.020,s*.020,z),cast,40,(0,math.pi/2,a),r,.0008); lathe('pad',smooth([(.0005,.052),(.0130,.050),(.0163,.044),(.0168,.010),(.0168,-.030),(.0150,-.036),(.0127,-.037)],4),(c*(.520*k-.045),s*(.520*k-.045),.0168),rub,36,(0,math.pi/2,a),r,.0004)
        lathe('col',[(.0178,-.0235),(.0262,-.0225),(.0280,-.019),(.0280,.019),(.0262,.0225),(.0178,.0235)],(0,0,z),cast,56,parent=r,bevel=.0010); pan((.0275*math.cos(a+1.3),.0275*math.sin(a+1.3),z+.012),(math.cos(a+1.3),math.sin(a+1.3),0),r,zn,.0042,None,i)
    lathe('foot',[(.0005,-.012),(.0165,-.012),(.0200,-.008),(.0200,.010),(.0178,.012)],(0,0,.120*k),cast,48,parent=r,bevel=.0008)
    return ch
def cstand(g,h=.98,reach=.25,size=(.38,.48)):
    r=empty('cs',(0,0,0),math.radians(-10)); ch,cast,bk,rub,fib,zn=metals(); turtle(g,r)
    secs=((.0176,.112,h*.58),(.0150,h*.5,h*.80),(.0124,h*.76,h-.020))
    for rr,z0,z1 in secs: tube('sec',(0,0,z0),(0,0,z1),rr,ch,r,48)
    for z,ra,rb,t in ((h*.58,.0176,.0150,-.4),(h*.80,.0150,.0124,.25)):   # collars with a lug, split behind, a bar that pinches
        lathe('ck',[(ra,-.030),(ra+.0058,-.029),(ra+.0074,-.024),(ra+.0074,.010),(ra+.0052,.018),(rb+.0018,.022),(rb,.022)],(0,0,z),cast,56,parent=r,bevel=.0010); o=box('lug',(.030,.022,.028),(ra+.012,0,z-.006),cast,.005,parent=r); o.modifiers['b'].segments=4; q=facing((ra+.024,0,z-.006),(1,0,0),r); tee(q,0,zn,bk,.078,.0068,t)
    # receiver on the spigot, its screw; the head; the arm that turns in its groove; at its end another head
    H=Vector((0,-.004,h+.030)); lathe('rec',[(.0005,-.062),(.0180,-.062),(.0195,-.059),(.0195,-.012),(.0170,-.006),(.0005,-.004)],(0,0,h+.020),cast,48,parent=r,bevel=.0008); q=facing((.0185,0,h-.020),(1,-.2,0),r); lobed((.0185,0,h-.020),(1,-.2,0),r,bk,zn,.0125,.022,6)
    d=Vector((reach,0,reach*.30)).normalized(); up=Vector((-d.z,0,d.x)); c0=H+Vector((0,-.0138,0))+up*.0185; griphead(r,H,(0,-1,0),d,cast,zn,bk,fib,1.,.35); A0,A1=c0-d*.30,c0+d*reach; tube('arm',A0,A1,.0080,ch,r,32); q=facing(A0,-d,r); lathe('tip',smooth([(.0078,-.014),(.0098,-.013),(.0102,-.004),(.0085,.004),(.0005,.006)],3),(0,0,0),rub,32,parent=q,bevel=.0003)
    E_=A1+Vector((0,.0138,0))-up*.0; lathe('eye',[(.0080,-.026),(.0125,-.024),(.0125,.002),(.0080,.004)],(0,0,0),cast,40,parent=facing(A1-d*.030,d,r),bevel=.0006); griphead(r,A1+Vector((0,.0120,0)),(0,-1,0),d,cast,zn,bk,fib,.92,1.1)
    flag(g,r,A1+Vector((.040,-.001,.0175)),size); return r
def duvetyn(name,c):
    """black cloth with a nap: no gloss, paler where one sees along it, brushed this way and that in broad strokes, lint and a little dust"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']
    brushed=G.ramp(G.noise(P,7,4,.6,(1,1,.6)),.34,.66,.72,1.5); lint=G.ramp(G.noise(P,620,1,.5),.735,.76,0,.34); c=G.mix(lint,G.value(c,G.op('MULTIPLY',brushed,G.ramp(G.noise(P,900,2),.3,.7,.7,1.3))),'#8d8983')
    L(c,b.inputs['Base Color']); setin(b,'Roughness',1.); setin(b,'Specular',.05); setin(b,'Sheen',.6); b.inputs['Sheen Roughness'].default_value=.45; b.inputs['Sheen Tint'].default_value=col('#6c6a67')
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.0010; L(G.op('ADD',G.noise(P,700,2),G.op('MULTIPLY',G.noise(P,60,3),.8)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def flag(g,r,at,size):
    """black cloth on a frame of wire, sewn round three sides, its pin in the head"""
    W,H=size; f=empty('fl',at,math.radians(-9),r); st=mat('flst','#8f9194',.3,metal=1,var=.12,vscale=60); fm=duvetyn('duv','#201f1e'); fm2=canvas('duv2','#141415',.22)
    tube('pin',(-.085,0,0),(.012,0,0),.0050,st,f,24); tube('w1',(-.004,0,.006),(-.004,0,-H-.010),.0046,st,f,24); tube('w2',(-.004,0,-H-.0085),(W,0,-H-.0085),.0046,st,f,24); curve('wc',[(-.004,0,-H+.03),(-.004,0,-H-.0085),(-.004,0,-H-.0085),(.03,0,-H-.0085)],.0047,st,f)
    nx,ny=60,70; v=[]; n3=lambda x,y,z: noise.noise(Vector((x,y,z)))
    for j in range(ny+1):
        for i in range(nx+1):
            u,t=i/nx,j/ny; e=min(1,7*min(u,1-u,t,1-t)); pull=.0042*math.sin(t*23+2*n3(t*3,1,0))*math.exp(-u*9)+.0034*math.sin(u*21+2*n3(u*3,7,0))*math.exp(-(1-t)*10); v.append((u*W,e*(.012*n3(u*1.9,t*1.5,2)+.006*n3(u*5+t*3,t*2.5-u*2,5))+pull*e,-t*H))
    o=mesh('cloth',v,[(j*(nx+1)+i,j*(nx+1)+i+1,(j+1)*(nx+1)+i+1,(j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)],fm,smooth=True); o.parent=f
    for p,q,w in (((0,0,0),(W,0,0),.026),((0,0,0),(0,0,-H),.026),((W,0,0),(W,0,-H),.026),((0,0,-H),(W,0,-H),.026)):
        p,q=Vector(p),Vector(q); curve('hem',[tuple(p.lerp(q,k/14)+Vector((.0016*n3(k*.6,p.x*9,3)*(p.x==q.x),.0014*n3(k*.7,p.z*7,1),.0016*n3(k*.6,p.z*9,5)*(p.z==q.z)))) for k in range(15)],.0052,fm2,f,6); m_=(p+q)/2; i_=(Vector((W/2,0,-H/2))-m_).normalized()*.012; o=box('band',((q-p).length if abs((q-p).x)>.1 else .026,.0012,.026 if abs((q-p).x)>.1 else (q-p).length),m_+i_+Vector((0,-.0052,0)),fm2,.0004,parent=f)
    th=mat('flst2','#3a3a3c',.8,var=0)   # two rows of stitches hold the tape
    for k in (.0045,.0215):
        for i in range(int(W/.0075)-4):
            x=.014+.0075*i; [box('st',(.0046,.0006,.0009),(x,-.0062,z),th,0,parent=f) for z in (-k-.002,-H+k+.002)]
        for i in range(int(H/.0075)-4):
            z=-.014-.0075*i; [box('st',(.0009,.0006,.0046),(x,-.0062,z),th,0,parent=f) for x in (k+.002,W-k-.002)]
    box('lbl',(.052,.001,.024),(W-.055,-.0088,-H+.036),mat('fllab','#a9a7a0',.8,var=.06,vscale=80),.0004,parent=f); return f
def stand(g):
    r=cstand(g); a=math.radians(302); b=empty('sbp',(0,0,0),0,r); sandbag(b,(.300*math.cos(a),.300*math.sin(a),0),a); return r

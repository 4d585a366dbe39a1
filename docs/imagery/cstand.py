# A C-stand's grip heads from near, its arm and its flag: `gear-c-stand`; a sandbag that has slumped over a leg, for the softboxes
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
def metals():
    """chrome, its castings, the black of handles, rubber, fibre, zinc"""
    ch=mat('csch','#c4c6ca',.13,metal=1,var=.07,vscale=24,bump=.02,bscale=300); cast=mat('cscast','#8b8d90',.38,metal=1,var=.12,vscale=60,bump=.16,bscale=320); bk=mat('csbk','#141415',.45,var=.08,vscale=40,bump=.06,bscale=600); rub=mat('csrub','#131314',.7,var=.06,vscale=60,bump=.1,bscale=500); fib=mat('csfib','#4a2c1c',.7,var=.06,vscale=80); zn=mat('cszn','#a7a9ac',.28,metal=1,var=.1,vscale=80)
    return ch,cast,bk,rub,fib,zn
def duvetyn(name,c):
    """black cloth with a nap: no gloss, paler where one sees along it, brushed this way and that in broad strokes, chalk where hands and chrome touched it, a little lint"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']
    stroke=G.ramp(G.noise(P,9,4,.62,(1,1,.45)),.38,.62,.92,1.09); fuzz=G.op('ADD',G.op('MULTIPLY',G.noise(P,210,3,.7,(1,1,.6)),.6),G.op('MULTIPLY',G.noise(P,640,2,.6),.4)); lint=G.ramp(G.noise(P,330,1,.5),.785,.80,0,.16); chalk=G.op('MULTIPLY',G.ramp(G.noise(P,6.5,5,.68),.52,.72),G.ramp(G.noise(P,420,3,.7),.40,.64))
    c=G.mix(G.op('MULTIPLY',chalk,.07),G.value(c,G.op('MULTIPLY',stroke,G.ramp(fuzz,.34,.66,.84,1.16))),'#8d8983'); L(G.mix(lint,c,'#8d8983'),b.inputs['Base Color']); setin(b,'Roughness',1.); setin(b,'Specular',.03); L(G.op('MULTIPLY',stroke,.34),b.inputs['Sheen Weight']); b.inputs['Sheen Roughness'].default_value=.42; b.inputs['Sheen Tint'].default_value=col('#77746f')
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.7; bp.inputs['Distance'].default_value=.0045; L(fuzz,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def flag(g,r,at,size):
    """black cloth on a frame of wire: its edge turned over the wire and sewn down all round, cut away at the corner where the wire is welded to the pin; slack within, so that it hangs in long shallow folds and puckers along its seam"""
    W,H=size; f=empty('fl',at,math.radians(-9),r); st=handled('flst','#9a9b9d',.30,.1); cl=duvetyn('duv','#2c2b2a'); rr,sew=.0068,.0245
    tube('pin',(-.085,0,0),(W,0,0),.0050,st,f,32); tube('w1',(0,0,-.002),(0,0,-H),.0046,st,f,32); tube('w2',(0,0,-H),(W,0,-H),.0046,st,f,24); tube('w3',(W,0,0),(W,0,-H),.0046,st,f,24)
    lathe('weld',smooth([(.0050,-.0085),(.0066,-.0045),(.0070,.0),(.0064,.0050),(.0050,.0085)],4),(.0015,0,0),st,32,(0,math.pi/2,0),f,.0001)
    n3=lambda x,y,z: noise.noise(Vector((x,y,z))); S=lambda t: (lambda k: k*k*(3-2*k))(max(0.,min(1.,t)))
    def h(d): return math.sqrt(max(0.,rr*rr-(rr-d)**2)) if d<rr else rr*(1-S((d-rr)/(sew-rr)))**1.25
    def at_(x,z):
        """half of its thickness, and how far it is out of its plane; x and z from its upper left corner"""
        d=(x,z,W+2*rr-x,H+2*rr-z); k=(S((z-.020)/.012),S((x-.020)/.012),1,1); e=min(d); t=max(max(h(q)*w for q,w in zip(d,k)),.0007); run=(z,x,z,x); y=0.
        for i,(q,s_) in enumerate(zip(d,run)):   # puckers on both sides of a seam, each of its own length and strength
            p=math.sin(s_*430+3.1*n3(s_*9,i,1))*(.55+.9*n3(s_*21,i,7)); y+=.00085*p*math.exp(-abs(q-sew)/(.0050 if q<sew else .0125))*S(q/.006)
            y+=.0030*math.sin(s_*88+4*n3(s_*6,i,3))*n3(s_*11,i,9)*math.exp(-max(0.,q-sew)/.055)*S((q-sew)/.012)
        slack=S((e-sew)/.075); pull=math.sin((x*.82-z*.57)*46+2.4*n3(x*5,z*5,4))*math.exp(-((x+z*.75-.02)/.30)**2)
        y+=slack*(.020*n3(x*2.6+1.1*z+.7,z*1.15,2.3)+.0078*n3(x*9+3.2*z,z*2.6-x*1.2,5)+.0105*pull*S((x+z)/.12)+.0085*math.sin(x*58+5*n3(x*3,z*2.2,8))*S((z-.05)/.3)); return t,y
    def grid(l,fine,step): o=[0.]; [o.append(o[-1]+fine) for _ in range(int(.034/fine))]; n=int((l-2*o[-1])/step); a=o[-1]; o+=[a+(l-2*a)*i/n for i in range(1,n+1)]; o+=[l-q for q in o[:int(.034/fine)][::-1]]; return o
    X,Z=grid(W+2*rr,.0010,.0026),grid(H+2*rr,.0010,.0026); v=[[],[]]
    for z in Z:
        for x in X: t,y=at_(x,z); c=max(0.,.026-z)*(1-x/W); w=max(0.,.026-x)*(z<.026); [v[i].append((x-rr+c,y+s_*t,rr-z)) for i,s_ in ((0,-1),(1,1))]
    n,m=len(X),len(Z); q=[(j*n+i,j*n+i+1,(j+1)*n+i+1,(j+1)*n+i) for j in range(m-1) for i in range(n-1)]
    for s_ in (0,1): o=mesh('cloth',v[s_],[c[::-1] for c in q] if s_ else q,cl,smooth=True); o.parent=f
    th=mat('flst2','#1d1d1e',.6,var=0); V,F=[],[]   # two rows of stitches hold it, each drawn into the nap
    def stitch(x,z,along):
        t,y=at_(x,z); a,b_=(.0021,.0005) if along else (.0005,.0021); c=(x-rr,y-t-.0001,rr-z); k=len(V); V.extend((c[0]+i*a,c[1]+j*.0004,c[2]+l*b_) for i in (-1,1) for j in (-1,1) for l in (-1,1)); F.extend(tuple(k+u for u in w) for w in ((0,1,3,2),(4,6,7,5),(0,4,5,1),(2,3,7,6),(0,2,6,4),(1,5,7,3)))
    for k in (sew-.0022,sew+.0022):
        for i in range(int(W/.0062)-6): x=.030+.0062*i+.0006*n3(i*.9,k*900,1); [stitch(x,z+.0004*n3(i*.5,z*9,3),True) for z in (k,H+2*rr-k)]
        for i in range(int(H/.0062)-6): z=.030+.0062*i+.0006*n3(i*.9,k*900,2); [stitch(x+.0004*n3(i*.5,x*9,3),z,False) for x in (k,W+2*rr-k)]
    o=mesh('stitches',V,F,th); o.parent=f; return f
def cut(o,parts):
    """takes the shapes out of a casting, before its edges are broken"""
    for q in parts:
        m=o.modifiers.new('c','BOOLEAN'); m.operation='DIFFERENCE'; m.solver='EXACT'; m.object=q; q.hide_render=True; q.display_type='WIRE'
        while o.modifiers[0]!=m and o.modifiers.find(m.name)>0: o.modifiers.move(o.modifiers.find(m.name),o.modifiers.find(m.name)-1)
    return o
def knurled(name,r,z0,z1,m,parent,pitch=.0022,depth=.00052):
    """a band of diamonds rolled into a turned part: two sets of grooves that cross, run out at a chamfer on either side"""
    n=max(8,round(6.2832*r/pitch)); K=n*8; R_=max(6,int((z1-z0)/pitch*8)); v=[]; tri=lambda t: abs((t%1)-.5)*2
    for j in range(R_+1):
        z=z0+(z1-z0)*j/R_; e=min(1,min(z-z0,z1-z)/.0007)
        for i in range(K): t=i/K*n; h=min(1,1.7*min(tri(t+(z-z0)/pitch),tri(t-(z-z0)/pitch))); q=r-depth-.0003*(1-e)+depth*h*e; a=6.2832*i/K; v.append((q*math.cos(a),q*math.sin(a),z))
    o=mesh(name,v,[(j*K+i,j*K+(i+1)%K,(j+1)*K+(i+1)%K,(j+1)*K+i) for j in range(R_) for i in range(K)],m,smooth=False); o.parent=parent; return o
def handle(q,z,zn,l=.092,turn=.5,rod=.034):
    """what tightens it: a collar with a knurled rim on its washer, a spindle, a hub drilled across for a bar of round steel with chamfered, knurled ends"""
    kn=mat('csknurl','#b4b6b8',.30,metal=1,var=.06,vscale=90)   # duller than what is turned, or its facets glitter
    T=lambda name,P,par=q,at=(0,0,z),n=96: lathe(name,P,at,zn,n,parent=par,bevel=.00016)
    T('boss',[(.0050,0),(.0142,0),(.0146,.0004),(.0146,.0018),(.0142,.0022),(.0118,.0022),(.0118,.0030),(.0128,.0036)]); knurled('bossk',.0132,z+.0034,z+.0094,kn,q); T('boss2',[(.0128,.0092),(.0120,.0100),(.0086,.0100),(.0086,.0112),(.0068,.0118),(.0068,rod-.0050)])
    h2=.0082; T('hub',[(.0068,rod-.0060),(.0088,rod-.0060),(.0098,rod-.0050),(.0098,rod+.0128),(.0088,rod+.0138),(.0030,rod+.0138),(.0024,rod+.0132),(.0005,rod+.0132)]); b=empty('b',(0,0,z+rod+.004),0,q); b.rotation_euler=(math.pi/2,0,turn); h=l/2; r=.0046
    lathe('bar',[(.0005,-h+.011),(r,-h+.011),(r,h-.011),(.0005,h-.011)],(0,0,0),zn,72,parent=b,bevel=.0001)
    for s in (-1,1):
        k=empty('end',(0,0,s*(h-.0125)),0,b); k.rotation_euler=(0,0 if s>0 else math.pi,0); lathe('e1',[(r-.0004,0),(.0056,0),(.0064,.0008),(.0064,.0016),(.0060,.0019)],(0,0,0),zn,72,parent=k,bevel=.0001); knurled('ek',.0063,.0018,.0098,kn,k,.0020,.00045); lathe('e2',[(.0060,.0097),(.0064,.0100),(.0064,.0112),(.0054,.0124),(.0005,.0124)],(0,0,0),zn,72,parent=k,bevel=.0001)
    return b
def head(parent,at,d,up,cast,steel,fib,hole=.0084,turn=.5,back=True):
    """a grip head: two cast discs whose faces have a jaw for each size of tube, a pad of fibre between them, all on one spindle. d: where its handle points, up: from the spindle to the tube it holds"""
    q=empty('head',at,0,parent); z=Vector(d).normalized(); y=Vector(up).normalized(); x=y.cross(z).normalized(); M_=Matrix((x,y,z)).transposed(); q.rotation_mode='QUATERNION'; q.rotation_quaternion=M_.to_quaternion()
    cutters=[]
    for a,r,o_ in ((0,hole,.0208),(math.pi,.0066,.0220),(math.pi/2,.0050,.0236),(-math.pi/2,.0036,.0246)):   # four jaws: across the face, each at its own side
        e=empty('j',(0,0,0),a,q); c=lathe('cut',[(r,-.06),(r,.06)],(0,o_,0),None,40,(0,math.pi/2,0),e,.00001); c.modifiers.clear(); cutters.append(c)
    for s in (-1,1):
        o=lathe('disc',[(.0005,.0022),(.0300,.0022),(.0325,.0032),(.0332,.0050),(.0332,.0125),(.0322,.0150),(.0300,.0162),(.0262,.0166),(.0250,.0158),(.0236,.0158),(.0222,.0172),(.0160,.0178),(.0005,.0178)] if s>0 else [(.0005,-.0178),(.0160,-.0178),(.0222,-.0172),(.0236,-.0158),(.0250,-.0158),(.0262,-.0166),(.0300,-.0162),(.0322,-.0150),(.0332,-.0125),(.0332,-.0050),(.0325,-.0032),(.0300,-.0022),(.0005,-.0022)],(0,0,0),cast,128,parent=q,bevel=.0006); cut(o,cutters)
    cut(cyl('fib',.0292,.0046,(0,0,0),fib,parent=q,n=96,bevel=.0003),cutters)
    lathe('race',[(.0005,.0178),(.0150,.0178),(.0150,.0192),(.0140,.0196),(.0005,.0196)],(0,0,0),steel,80,parent=q,bevel=.0003); lathe('race',[(.0005,.0198),(.0146,.0198),(.0146,.0212),(.0005,.0214)],(0,0,0),steel,80,parent=q,bevel=.0003); handle(q,.0212,steel,.094,turn)
    if back: cyl('nut',.0105,.0080,(0,0,-.0220),steel,parent=q,n=6,bevel=.0008); cyl('nw',.0130,.0014,(0,0,-.0184),steel,parent=q,n=56,bevel=.0004); cyl('thr',.0050,.0060,(0,0,-.0275),steel,parent=q,n=28,bevel=.0006)
    return q
def receiver(parent,at,down,side,cast,steel,l=.058):
    """the block below a head: a socket for the spigot, its own screw"""
    q=facing(at,-Vector(down),parent); lathe('sock',[(.0005,-l),(.0166,-l),(.0182,-l+.0016),(.0182,-l+.0082),(.0176,-l+.0087),(.0176,-l+.0099),(.0182,-l+.0104),(.0182,-.0170),(.0134,-.0050),(.0134,0),(.0005,0)],(0,0,0),cast,96,parent=q,bevel=.0007); e=facing(Vector(at)+Vector(down).normalized()*(l-.0200)+Vector(side).normalized()*.0172,side,parent); lathe('pad',[(.0005,0),(.0100,.0002),(.0100,.0034),(.0086,.0044),(.0005,.0044)],(0,0,-.0006),cast,56,parent=e,bevel=.0005); handle(e,.0036,steel,.050,.9,.022).scale=(.85,.85,.85); return q
def tumbled(name):
    """tumbled castings: bright, a grain from the sand, duller in its hollows"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Metallic',1.); ao=N('ShaderNodeAmbientOcclusion'); ao.samples=4; ao.inputs['Distance'].default_value=.03
    L(G.value('#a9abad',G.op('MULTIPLY',G.ramp(ao.outputs['AO'],.2,.9,.55,1.),G.ramp(G.noise(P,40,5,.65),.3,.7,.90,1.06))),b.inputs['Base Color']); L(G.ramp(G.noise(P,55,5,.65),.3,.7,.26,.38),b.inputs['Roughness'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.28; bp.inputs['Distance'].default_value=.0008; L(G.noise(P,420,3,.6),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def handled(name,c,rough,grain=.0,scale=60.):
    """chrome and zinc of some years: fingers left it duller in patches, tubes and tools scratched it, small pits went dark, hollows hold grime"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Metallic',1.)
    def lines(k,rot,lo):   # thin and long, in one direction
        mp=N('ShaderNodeMapping'); mp.inputs['Rotation'].default_value=rot; L(P,mp.inputs[0]); return G.op('MULTIPLY',G.ramp(G.noise(mp.outputs[0],1.,2,.5,(k,k*.035,k*.6)),lo,lo+.025),G.ramp(G.noise(P,70,3),.42,.62))
    sc=None
    for k,rot,lo in ((900,(.3,.2,.5),.665),(700,(1.1,.4,-.8),.675),(1100,(-.6,1.2,.2),.67),(500,(.9,-.7,1.4),.69)): x=lines(k,rot,lo); sc=x if sc is None else G.op('MAXIMUM',sc,x)
    hand=G.op('MULTIPLY',G.ramp(G.noise(P,38,5,.62),.46,.62),G.ramp(G.noise(P,330,3,.6),.25,.6,.55,1.)); pit=G.ramp(G.noise(P,520,2,.6),.74,.78); ao=N('ShaderNodeAmbientOcclusion'); ao.samples=4; ao.inputs['Distance'].default_value=.016; low=G.ramp(ao.outputs['AO'],.25,.85,1.,0.)
    dark=G.op('MAXIMUM',G.op('MULTIPLY',pit,.7),G.op('MULTIPLY',low,G.ramp(G.noise(P,90,4),.35,.65,.35,.8))); L(G.mix(G.op('MULTIPLY',hand,.22),G.mix(dark,G.value(c,G.ramp(G.noise(P,22,4),.3,.7,.93,1.05)),'#3a332c'),'#8f8a83'),b.inputs['Base Color'])
    L(G.op('ADD',G.op('ADD',G.op('MULTIPLY',hand,.17),G.op('MULTIPLY',sc,.30)),G.op('ADD',G.op('MULTIPLY',dark,.35),G.ramp(G.noise(P,scale,4,.6),.3,.7,rough-.03,rough+.05))),b.inputs['Roughness'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.35; bp.inputs['Distance'].default_value=.0006; L(G.op('ADD',G.op('MULTIPLY',sc,-.5),G.op('ADD',G.op('MULTIPLY',pit,-.8),G.op('MULTIPLY',G.noise(P,480,3,.6),grain))),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def turned(name,c='#aeb0b2',rough=.24,lines=1.,streak=.65):
    """a casting faced on a lathe and plated: fine lines round its axis, so that light draws out across them; hollows are darker, hands and other stands left marks"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); setin(b,'Metallic',1.)
    r=G.op('SQRT',G.op('ADD',G.op('MULTIPLY',sp.outputs['X'],sp.outputs['X']),G.op('MULTIPLY',sp.outputs['Y'],sp.outputs['Y']))); w=N('ShaderNodeCombineXYZ'); L(G.op('ADD',r,sp.outputs['Z']),w.inputs[0]); L(G.op('MULTIPLY',G.op('ARCTAN2',sp.outputs['Y'],sp.outputs['X']),.0016),w.inputs[1]); ring=G.noise(w.outputs[0],1500,3,.7)
    ao=N('ShaderNodeAmbientOcclusion'); ao.samples=4; ao.inputs['Distance'].default_value=.024; low=G.ramp(ao.outputs['AO'],.2,.9,1.,0.); hand=G.op('MULTIPLY',G.ramp(G.noise(P,34,4,.6),.50,.64),G.ramp(G.noise(P,330,3,.6),.3,.6,.5,1.))
    nick=G.op('MULTIPLY',G.ramp(G.noise(P,1.,2,.5,(760,60,420)),.70,.715),G.ramp(G.noise(P,60,3),.50,.62))
    L(G.mix(G.op('MULTIPLY',low,.42),G.mix(G.op('MULTIPLY',hand,.14),G.value(c,G.ramp(ring,.3,.7,.95,1.04)),'#87837c'),'#2c2723'),b.inputs['Base Color']); L(G.op('ADD',G.op('MULTIPLY',hand,.12),G.op('ADD',G.op('MULTIPLY',nick,.2),G.op('ADD',G.op('MULTIPLY',low,.2),G.ramp(ring,.3,.7,rough-.04,rough+.05)))),b.inputs['Roughness'])
    setin(b,'Anisotropic',streak); tg=N('ShaderNodeTangent'); tg.direction_type='RADIAL'; tg.axis='Z'; L(tg.outputs[0],b.inputs['Tangent'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.16*lines; bp.inputs['Distance'].default_value=.0004; L(G.op('SUBTRACT',ring,G.op('MULTIPLY',nick,.8)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def chromed(name,c='#cfd1d4',rough=.045):
    """chrome that mirrors: a haze where hands take it, hair scratches along it from the tubes that slid in it"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Metallic',1.)
    hand=G.op('MULTIPLY',G.ramp(G.noise(P,30,5,.62),.50,.66),G.ramp(G.noise(P,420,3,.6),.3,.62,.4,1.)); sc=G.op('MULTIPLY',G.ramp(G.noise(P,1.,2,.5,(1500,1500,18)),.66,.70),G.ramp(G.noise(P,24,3),.44,.60)); ring=G.op('MULTIPLY',G.ramp(G.noise(P,1.,2,.5,(60,60,2600)),.68,.71),G.ramp(G.noise(P,17,3),.54,.64)); ao=N('ShaderNodeAmbientOcclusion'); ao.samples=4; ao.inputs['Distance'].default_value=.014; low=G.ramp(ao.outputs['AO'],.2,.85,1.,0.)
    L(G.mix(G.op('MULTIPLY',low,.55),G.mix(G.op('MULTIPLY',hand,.10),c,'#8d8880'),'#2a2622'),b.inputs['Base Color']); L(G.op('ADD',G.op('ADD',G.op('MULTIPLY',hand,.13),G.op('MULTIPLY',G.op('MAXIMUM',sc,ring),.16)),G.op('ADD',G.op('MULTIPLY',low,.15),rough)),b.inputs['Roughness']); return m
def wound(parent,at,r,w):
    """a turn and a half of cloth tape on a tube, by whose colour a house knows its own: its end lifts, its edges fray and are dirty"""
    m=bpy.data.materials.new('owntape'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Roughness',.72); setin(b,'Specular',.25); sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    rim=G.ramp(G.op('ABSOLUTE',sp.outputs['Z']),w*.36,w*.52); L(G.mix(G.op('MULTIPLY',G.op('MAXIMUM',rim,G.ramp(G.noise(P,160,4,.6),.5,.7)),G.ramp(G.noise(P,240,4),.3,.7,.25,.7)),G.value('#2d5b86',G.ramp(G.noise(P,1400,2),.3,.7,.8,1.2)),'#8b8781'),b.inputs['Base Color']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.0004; L(G.op('ADD',G.noise(P,1500,2,.5,(1,1,.3)),G.noise(P,170,3)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    n=150; n3=lambda x,y: noise.noise(Vector((x,y,4))); v=[]; f=[]
    for i in range(n+1):
        t=i/n; a=-2.35-t*3*math.pi; k=r+.0003+.00042*t+.0045*max(0,(t-.965)/.035)**2; skew=.0012*math.sin(t*5)
        for j in range(7): z=(j/6-.5)*w; v.append((k*math.cos(a),k*math.sin(a),z+skew+.0006*n3(i*.35,j)*(j in (0,6))+.0003*n3(i*1.6,j)*(j in (0,6))))
    f=[(i*7+j,i*7+j+1,i*7+j+8,i*7+j+7) for i in range(n) for j in range(6)]; o=mesh('wound',v,f,m,smooth=True); o.parent=parent; o.location=at; q=o.modifiers.new('s','SOLIDIFY'); q.thickness=.0003; return o
def near(g):
    """the head of a C-stand: its column out of the frame below, an arm through the head, a second head at the arm's end that holds a flag"""
    r=empty('cs'); ch=chromed('csch'); cast=turned('cscast'); fib=mat('csfib','#3b2318',.7,var=.06,vscale=80); steel=chromed('cszn','#c2c4c6',.10)
    # column and its upper collar
    tube('sec',(0,0,-.9),(0,0,-.190),.0150,ch,r,96); tube('sec',(0,0,-.20),(0,0,-.060),.0124,ch,r,96)
    lathe('ck',[(.0153,-.0340),(.0208,-.0340),(.0222,-.0326),(.0222,-.0250),(.0216,-.0246),(.0216,-.0234),(.0222,-.0230),(.0222,.0100),(.0206,.0150),(.0164,.0150),(.0164,.0180),(.0156,.0188),(.0127,.0188)],(0,0,-.190),cast,96,parent=r,bevel=.0008); o=box('lug',(.028,.0200,.0270),(.0265,0,-.196),cast,.0016,parent=r); o.modifiers['b'].segments=3; e=facing((.0400,0,-.196),(1,0,0),r); handle(e,0,steel,.070,1.02,.026)
    wound(r,(0,.0265,-.142),.0126,.024)
    # the head, the arm in its jaw, the second head at the arm's end
    d=Vector((1,0,.20)).normalized(); up=Vector((-d.z,0,d.x)); F=Vector((0,-1,0)); receiver(r,(0,.0265,-.020),(0,0,-1),(-1,-.2,0),cast,steel); tube('neck',(0,.0150,0),(0,.0265,0),.0150,cast,r,64); box('web',(.0300,.0180,.0440),(0,.0255,-.0130),cast,.0060,parent=r)
    for n in ('sec','ck','lug'):
        for o in [o for o in r.children if o.name.split('.')[0]==n]: o.location.y+=.0265
    e.location.y+=.0265; head(r,(0,0,0),F,up,cast,steel,fib,.0084,-.86,False); A=up*.0208; tube('arm',A-d*.75,A+d*.190,.0080,ch,r,64)
    E_=A+d*.228; lathe('eye',[(.0082,-.044),(.0120,-.0436),(.0130,-.042),(.0130,-.012),(.0115,-.006),(.0060,-.004)],(0,0,0),cast,72,parent=facing(E_-d*.004,d,r),bevel=.0006); head(r,E_+d*.024,F,Vector((.25,0,1)),cast,steel,fib,.0052,.34); box('web',(.0240,.0200,.0240),E_+d*.004+Vector((0,.0020,0)),cast,.0060,(0,-math.atan2(d.z,d.x),0),r)
    u2=Vector((.25,0,1)).normalized(); f=flag(g,r,E_+d*.024+u2*.0208+Vector((.062,0,.0)),(.62,.80)); return 4.0,(.138,0,-.062),(0,-4.05,.86),75,1.5,(((-2.3,-1.7,2.6),(0,0,.6),76,.34,.5,(1,.965,.92)),((-2.6,-1.5,1.1),(0,0,.6),104,1.7,2.4,(1,.98,.95),1),((.3,-1.2,3.1),(0,0,.6),50,2.2,.9,(1,1,1),1),((2.3,.2,1.5),(0,0,.6),30,.3,1.8,(.92,.96,1)),((1.4,2.0,1.6),(0,0,.6),30,.4,1.8,(.90,.95,1)),((-.75,-.95,1.7),(1.0,0,.45),120,.30,.45,(1,.97,.94),'cloth'),((1.25,-3.0,2.1),(-.34,1.,.72),17,.36,.36,(1,.98,.95),'sweep',46),((2.9,-2.0,1.0),(0,0,.6),13,1.3,1.8,(.96,.98,1),1))   # the last: a dim card that what faces the lens mirrors, or it is black

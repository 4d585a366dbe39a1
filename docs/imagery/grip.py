# Grip and cloth in detail, for gear and for sets: sewn softboxes, the C-stand with its flag, sandbags
from roomkit import *
from people import blob
def blk(): return mat('blkg','#1a1a1c',.42,var=.08,vscale=30,bump=.05,bscale=420)
def blm(): return mat('blmg','#202124',.3,metal=.85,var=.1,vscale=30)
def grooves(r,y0,y1,n,m,loc,parent,th=.0016,duty=.55):
    """rubber grip: n ribs around the y axis"""
    v=[];f=[]
    for i in range(n):
        a=2*math.pi*i/n; da=math.pi/n*duty; b=len(v)
        for yy in (y0,y1):
            for rr,aa in ((r-.001,a-da),(r+th,a-da*.8),(r+th,a+da*.8),(r-.001,a+da)): v.append((rr*math.cos(aa),yy,rr*math.sin(aa)))
        f+=[(b,b+1,b+5,b+4),(b+1,b+2,b+6,b+5),(b+2,b+3,b+7,b+6),(b+3,b+2,b+1,b),(b+4,b+5,b+6,b+7)]
    o=mesh('ribs',v,f,m); o.location=loc; o.parent=parent; return o
def cloth_face(c,k):
    """a diffuser: white cloth, lit from behind, brightest where the lamp is"""
    m=bpy.data.materials.new('face'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; setin(b,'Base Color',col('#d9d7d2')); setin(b,'Roughness',.7); setin(b,'Emission',col(c))
    tc=N('ShaderNodeTexCoord'); mp=N('ShaderNodeMapping'); mp.inputs['Location'].default_value=(-1,-1,0); mp.inputs['Scale'].default_value=(2,2,0); gr=N('ShaderNodeTexGradient'); gr.gradient_type='SPHERICAL'; mr=N('ShaderNodeMapRange'); mr.inputs[2].default_value=.9; mr.inputs[3].default_value=k*.25; mr.inputs[4].default_value=k
    L(tc.outputs['Generated'],mp.inputs[0]); L(mp.outputs[0],gr.inputs[0]); L(gr.outputs['Fac'],mr.inputs[0]); L(mr.outputs[0],b.inputs['Emission Strength'])
    n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=4; n.inputs['Detail'].default_value=2; bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.03; L(tc.outputs['Object'],n.inputs['Vector']); L(n.outputs['Fac'],bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return nolight(m)
def sewn(g,p,W_,H_,octa=True):
    """the cloth of a softbox made by softbox(): stretched over bowed rods, hemmed, its face recessed; p is the head"""
    d=.5*min(W_,H_)+.18; bk_,bm_=blk(),blm()
    for o in list(p.children):
        if o.name.startswith(('shell','rim')): bpy.data.objects.remove(o)
    n=8 if octa else 4; cs=[(math.cos(math.pi/8+i*math.pi/4)/math.cos(math.pi/8),math.sin(math.pi/8+i*math.pi/4)/math.cos(math.pi/8)) for i in range(8)] if octa else [(-1,-1),(1,-1),(1,1),(-1,1)]
    def at(c,t): k=t**.78; return Vector((c[0]*(.085+(W_/2-.085)*k),c[1]*(.085+(H_/2-.085)*k),-.02-(d-.02)*t))
    nu,ns=18,22; v=[];f=[]; cloth=mat('nylon','#1a1a1c',.5,var=.1,vscale=9,bump=.12,bscale=500,sheen=.12,spec=.4)
    for j in range(ns+3):
        t=min(1,j/ns); lip=max(0,j-ns)/2*.075
        for i in range(n):
            a,b=at(cs[i],t),at(cs[(i+1)%n],t); mid=(a+b)/2; inw=Vector((-mid.x,-mid.y,0)).normalized()
            for u_ in range(nu):
                u=u_/nu; q_=a.lerp(b,u); e_=math.sin(math.pi*u)
                sag=(.05 if n==4 else .03)*e_*math.sin(math.pi*t)**.8; wr=.008*noise.noise(Vector((u*9+i*7,t*2.2,i)))*e_+.005*noise.noise(Vector((u*26+i*7,t*5,i+9)))*(1-e_)*min(1,4*u*(1-u)*6)
                v.append(q_+inw*(sag+(wr*math.sin(math.pi*t) if t<1 else .004*e_+.003*noise.noise(Vector((u*5,i*3,lip*20)))))+Vector((0,0,-lip)))
    M_=n*nu
    for j in range(ns+2):
        for i in range(M_): f.append((j*M_+i,j*M_+(i+1)%M_,(j+1)*M_+(i+1)%M_,(j+1)*M_+i))
    o=mesh('cloth',v,f,cloth,smooth=True); o.parent=p; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.004
    sm=mat('seamg','#1d1d1f',.6,var=0,bump=.2,bscale=300)
    for c in cs: curve('rod',[at(c,t/8)+Vector((c[0],c[1],0)).normalized()*.003 for t in range(9)]+[at(c,1)+Vector((0,0,-.075))],.0055,sm,p,8)
    for i in range(n):   # piping on the lip, the white hem of the face, tabs of hook and loop
        a,b=at(cs[i],1)+Vector((0,0,-.075)),at(cs[(i+1)%n],1)+Vector((0,0,-.075)); tube('pipe',a,b,.006,sm,p,10); ce=Vector((0,0,a.z+.055)); tube('hem',ce+(a-Vector((0,0,a.z)))*.975,ce+(b-Vector((0,0,b.z)))*.975,.009,mat('hemm','#c9c7c2',.9,var=0),p,8)
        for t in (.25,.75) if n==8 else (.2,.5,.8): q_=a.lerp(b,t); o=box('tab',(.05,.006,.05),q_+Vector((0,0,.036)),mat('tabm','#37373a',.9,var=0,bump=.5,bscale=260),.002,parent=p); e_=b-a; o.rotation_euler=(0,0,math.atan2(e_.y,e_.x)); o.location+=Vector((q_.x,q_.y,0)).normalized()*.003
    box('tilt',(.05,.06,.12),(0,-.115,.13),bm_,.008,parent=p); cyl('tlk',.02,.07,(.05,-.12,.13),bk_,(0,math.pi/2,0),p,28,.004); tube('tlh',(.085,-.12,.13),(.1,-.05,.16),.007,bk_,p)
def sandbag(g,x,y,rz=0,z=0):
    m=mat('sandm','#1e1f21',.85,var=0,bump=.3,bscale=60)
    for sx in (-1,1): o=lathe('sb',smooth([(.002,-.17),(.05,-.165),(.085,-.12),(.09,0),(.085,.12),(.05,.165),(.002,.17)],4),(x+sx*.08*math.cos(rz),y+sx*.08*math.sin(rz),z+.05),m,32,(math.pi/2,0,rz)); o.scale=(.95,.55,1)
    curve('hdl',[(x-.05,y,z+.1),(x-.04,y,z+.17),(x+.04,y,z+.17),(x+.05,y,z+.1)],.009,m)
def cstand_full(g,at=(0,0,0),rz=0,h0=1.16,reach=.34,size=(.52,.7),turn=math.radians(-14)):
    """a C-stand: legs bent from one tube, toothed knuckles, an arm, a flag of black cloth sewn round a wire"""
    r=empty('cs',at,rz); bk_=blk(); ch=mat('chromeg','#bfc1c5',.2,metal=1,var=.1,vscale=20); cast=mat('cast','#8e9094',.42,metal=1,var=.12,vscale=40,bump=.1,bscale=220)
    for i in range(3):   # legs bent from one tube, each in its own collar
        a=math.radians(120*i+200); c,s_=math.cos(a),math.sin(a); z=.13+.05*i
        curve('leg',[(c*.02,s_*.02,z+.16),(c*.07,s_*.07,z+.16),(c*.17,s_*.17,z+.15),(c*.36,s_*.36,.09),(c*.45,s_*.45,.035),(c*.47,s_*.47,.02),(c*.53,s_*.53,.018)],.0125,ch,r)
        lathe('pad',smooth([(.002,-.026),(.014,-.024),(.0165,-.01),(.0165,.026),(.002,.027)],3),(c*.52,s_*.52,.018),g['rubber'],24,(0,math.pi/2,a),r); cyl('col',.028,.048,(0,0,z+.16),cast,parent=r,bevel=.004)
    tube('c1',(0,0,.12),(0,0,h0*.56),.0175,ch,r); tube('c2',(0,0,h0*.5),(0,0,h0*.8),.015,ch,r); tube('c3',(0,0,h0*.75),(0,0,h0),.0125,ch,r)
    def tee(at,d,l=.075,w_=.1):   # the handle that tightens: a threaded rod and a bar
        at=Vector(at); d=Vector(d).normalized(); tube('th',at,at+d*l,.006,g['steel'],r,12); e=d.cross(Vector((.3,.1,1))).normalized(); tube('tb',at+d*l-e*w_/2,at+d*l+e*w_/2,.008,bk_,r,16)
    for z in (h0*.56,h0*.8): cyl('ck',.026,.05,(0,0,z),cast,parent=r,bevel=.004); box('cb',(.05,.03,.034),(.03,0,z),cast,.006,parent=r); tee((.05,0,z),(1,-.25,0),.04,.075)
    def knuckle(x,y,z,k):   # two toothed discs that bite into each other, jaws in their rims
        for y0,t in ((-.026,.016),(-.008,.018),(.012,.018),(.031,.012)): cyl('disc',k*(1 if t>.013 else .8),t,(x,y+y0,z),cast,(math.pi/2,0,0),r,48,.003)
        grooves(k*.985,-.0015,.0035,56,g['steel'],(x,y-.001,z),r,.002); cyl('nut',k*.42,.02,(x,y-.042,z),g['steel'],(math.pi/2,0,0),r,6,.002); tee((x,y-.045,z),(.15,-1,.1))
    knuckle(0,-.005,h0,.042); cyl('rec',.021,.07,(0,.0,h0-.05),cast,parent=r,bevel=.004)
    A0,A1=Vector((-.3*reach/.34,-.013,h0-.09*reach/.34)),Vector((reach,-.013,h0+.105*reach/.34)); tube('arm',A0,A1,.008,ch,r); cyl('tip',.0095,.012,A0,g['rubber'],parent=r).rotation_euler=(0,math.radians(73),0); knuckle(A1.x,-.008,A1.z,.034)
    fl=empty('fl',(A1.x+.055,.0,A1.z),turn,r); W_,H_=size; fm=mat('duv','#161617',.95,var=.03,vscale=12,bump=.5,bscale=420,sheen=.35,spec=.2)
    tube('pin',(-.075,0,0),(.02,0,0),.0048,g['steel'],fl)
    for p_,q_ in (((0,0,0),(W_,0,0)),((0,0,0),(0,0,-H_)),((W_,0,0),(W_,0,-H_)),((0,0,-H_),(W_,0,-H_))): tube('hem',p_,q_,.0085,fm,fl,14); 
    tube('wire',(-.004,0,.0),(-.004,0,-H_-.012),.0045,g['steel'],fl); tube('wire',(-.01,0,-H_-.012),(W_,0,-H_-.012),.0045,g['steel'],fl)
    nx,ny=44,56; v=[]; f=[]
    for j in range(ny+1):
        for i in range(nx+1):
            u,t=i/nx,j/ny; e_=min(1,6*min(u,1-u,t,1-t)); v.append((u*W_,e_*(.011*noise.noise(Vector((u*2.2,t*1.4,2)))+.006*noise.noise(Vector((u*7+t*3,t*2.5-u*2,5))))-.004*math.sin(math.pi*t)*e_,-t*H_))
    for j in range(ny):
        for i in range(nx): f.append((j*(nx+1)+i,j*(nx+1)+i+1,(j+1)*(nx+1)+i+1,(j+1)*(nx+1)+i))
    o=mesh('cloth',v,f,fm,smooth=True); o.parent=fl; box('lbl',(.05,.001,.022),(W_-.05,-.011,-H_+.03),mat('lblm','#9a9a98',.7,var=0),.0005,parent=fl)
    return r,fl
def clothes_rail(g,q,rx,ry,rw=1.7):
    """a rail on wheels with nine garments along x; q: a random.Random"""
    bl=g['blackm']
    for sx in (-1,1):
        tube('rp',(rx+sx*rw/2,ry,.09),(rx+sx*rw/2,ry,1.72),.014,bl); tube('rb',(rx+sx*rw/2,ry-.26,.09),(rx+sx*rw/2,ry+.26,.09),.014,bl)
        for sy in (-1,1): cyl('wh',.032,.022,(rx+sx*rw/2,ry+sy*.25,.032),g['rubber'],(0,math.pi/2,0)); cyl('wk',.008,.05,(rx+sx*rw/2,ry+sy*.25,.07),g['steel'],bevel=.001)
    tube('rt',(rx-rw/2-.05,ry,1.72),(rx+rw/2+.05,ry,1.72),.014,bl); tube('rl',(rx-rw/2,ry,.09),(rx+rw/2,ry,.09),.012,bl)
    def garment(x,c,L,wsh,whem,ph,rough=.9,sleeve=0.,sheen=.3):
        """hanging cloth: thin folded shell, shoulders to hem, width along y"""
        m=mat('cl'+c,c,rough,var=0,bump=.15,bscale=160,sheen=sheen); nz=18; na=44; v=[];f=[]; z0=1.585
        for j in range(nz+1):
            t=j/nz
            for i in range(na):
                a=2*math.pi*i/na; wd_=(wsh*(1-math.exp(-t*26)) if t<.12 else wsh)+(whem-wsh)*max(0,t-.1)
                fold=1+.16*t*math.sin(5*a+ph+2*t)+.08*t*math.sin(9*a+ph*2)
                th=(.032+.03*t)*(1+.35*t*math.sin(4*a+ph))
                sh=.11*abs(math.cos(a))*wsh*2 if t<.6 else .11*abs(math.cos(a))*wsh*2*(1-(t-.6)/.4)
                v.append((x+th*math.sin(a)+.01*math.sin(3*t+ph),ry+wd_*math.cos(a)*(.98+.05*(fold-1)),z0-L*t-sh))
        for j in range(nz):
            for i in range(na): f.append((j*na+i,j*na+(i+1)%na,(j+1)*na+(i+1)%na,(j+1)*na+i))
        f.append(tuple(reversed(range(na))))
        o=mesh('gm',v,f,m,smooth=True); 
        if sleeve:
            for sy in (-1,1):
                k=12; vv=[];ff=[]
                for j in range(11):
                    t=j/10; yy=ry+sy*(wsh*.93+.045*t); zz=z0-.09-wsh*.08-sleeve*t
                    for i in range(k):
                        a=2*math.pi*i/k; r_=(.058-.018*t); vv.append((x+.01+r_*.75*math.cos(a)+.008*math.sin(7*t+ph),yy+r_*math.sin(a)*.8,zz+.02*math.sin(a)*(1-t)))
                for j in range(10):
                    for i in range(k): ff.append((j*k+i,j*k+(i+1)%k,(j+1)*k+(i+1)%k,(j+1)*k+i))
                mesh('slv',vv,ff,m,smooth=True)
        # hanger
        hw=mat('hngr','#b98d5e',.4,var=.08); tube('hg',(x,ry-wsh*.85,1.572),(x,ry,1.625),.008,hw); tube('hg',(x,ry+wsh*.85,1.572),(x,ry,1.625),.008,hw)
        curve('hk',[(x,ry,1.62),(x,ry,1.67),(x+.005,ry+.028,1.70),(x,ry+.022,1.74),(x,ry-.005,1.742),(x,ry-.018,1.728)],.0026,g['steel'])
    spec=[('#ded5c6',.86,.2,.25,.62),('#b98e6a',1.02,.2,.3,.6),('#5f6b5c',.78,.21,.23,.6),('#8b3f36',1.08,.19,.34,0),('#e9e6e0',.74,.2,.22,.56),('#2f3640',.98,.22,.27,.64),('#c9b299',1.12,.18,.33,0),('#73584a',.82,.21,.25,.6),('#aeb6ba',.9,.2,.26,.58)]
    for i,(c,L,a_,b_,sl) in enumerate(spec): garment(rx-.68+i*.165+q.uniform(-.015,.015),c,L,a_,b_,i*1.7,sleeve=sl)
def bicycle(g,at,rz,c='#a3301a'):
    """a city bicycle along x, its front towards +x, standing on its kickstand"""
    e=empty('bike',at,rz); e.rotation_euler=(math.radians(4),0,rz); pt=mat('bikep',c,.25,var=.05,coat=.7); ch=g['chrome']; lea=mat('saddle','#5b3820',.5,var=.1,bump=.1,bscale=90); bl=mat('tyreb','#1b1b1c',.7,var=.05)
    def ring(x,r,t,m,y=0):
        n=96; cu=bpy.data.curves.new('rg','CURVE'); cu.dimensions='3D'; cu.bevel_depth=t; cu.bevel_resolution=4; sp=cu.splines.new('POLY'); sp.points.add(n-1); sp.use_cyclic_u=True
        for k,p_ in enumerate(sp.points): p_.co=(x+r*math.cos(6.28319*k/n),y,.34+r*math.sin(6.28319*k/n),1)
        cu.materials.append(m); link(bpy.data.objects.new('rg',cu)).parent=e
    for x in (-.50,.54):
        ring(x,.322,.0175,bl); ring(x,.302,.009,g['alu']); cyl('hub',.022,.07,(x,0,.34),ch,(math.pi/2,0,0),e)
        for k in range(28): an=6.28319*k/28; sy=(-1)**k*.026; tube('sp',(x+.02*math.cos(an+.5*(-1)**(k//2)),sy,.34+.02*math.sin(an+.5*(-1)**(k//2))),(x+.3*math.cos(an),0,.34+.3*math.sin(an)),.0016,g['steel'],e,6)
        cu=[(x+.352*math.cos(t),0,.34+.352*math.sin(t)) for t in [math.radians(v) for v in (range(20,200,12) if x<0 else range(10,150,12))]]; curve('mud',cu,.012,pt,e)
    B,S,T,H_=(-.06,0,.29),(-.205,0,.80),(.375,0,.88),(.408,0,.72)
    for a_,b_,r in ((B,S,.016),((-.19,0,.75),(.382,0,.845),.015),(B,(.405,0,.735),.018),(H_,T,.02)): tube('fr',a_,b_,r,pt,e)
    for sy in (-1,1): tube('st',(-.195,sy*.018,.77),(-.5,sy*.055,.34),.008,pt,e); tube('cs',(-.08,sy*.03,.29),(-.5,sy*.055,.34),.009,pt,e); curve('fk',[(.41,sy*.03,.72),(.425,sy*.05,.66),(.455,sy*.055,.5),(.54,sy*.055,.34)],.0115,pt,e); cyl('ax',.01,.03,(-.5,sy*.06,.34),ch,(math.pi/2,0,0),e); cyl('ax',.01,.03,(.54,sy*.06,.34),ch,(math.pi/2,0,0),e)
    tube('sp',S,(-.232,0,.92),.0125,ch,e); blob('sad',[[((-.34,-.05,.945),.04),((-.34,.05,.945),.04)],[((-.33,0,.945),.06),((-.1,0,.94),.026)]],lea,e,.007,4)
    tube('stm',T,(.36,0,.99),.0125,ch,e); tube('stm',(.36,0,.985),(.43,0,1.0),.014,ch,e); curve('bar',[(.22,-.29,1.03),(.3,-.27,1.05),(.42,-.18,1.05),(.44,-.05,1.0),(.44,.05,1.0),(.42,.18,1.05),(.3,.27,1.05),(.22,.29,1.03)],.0115,ch,e)
    for sy in (-1,1): tube('grp',(.2,sy*.293,1.025),(.31,sy*.268,1.05),.0165,lea,e); curve('cbl',[(.3,sy*.25,1.04),(.46,sy*.14,1.08),(.5,sy*.03,.98),(.42,0,.86)],.003,bl,e)
    cyl('chn',.088,.004,(-.06,-.05,.29),ch,(math.pi/2,0,0),e,48,.001); cyl('cog',.04,.006,(-.5,-.05,.34),ch,(math.pi/2,0,0),e,32,.001); tube('ch',(-.06,-.05,.378),(-.5,-.05,.38),.005,g['steel'],e,8); tube('ch',(-.06,-.05,.202),(-.5,-.05,.3),.005,g['steel'],e,8)
    for sy,k in ((-1,1),(1,-1)): tube('crk',(-.06,sy*.065,.29),(-.06+k*.12,sy*.075,.29-k*.115),.01,ch,e); box('ped',(.09,.08,.022),(-.06+k*.12,sy*.125,.29-k*.115),bl,.004,parent=e)
    lathe('lmp',smooth([(.002,-.05),(.03,-.04),(.042,0),(.04,.012),(.002,.014)],4),(.5,0,.9),ch,32,(0,math.pi/2,0),e); tube('lmb',(.41,0,.86),(.5,0,.88),.006,ch,e); tube('ks',(-.12,.05,.29),(-.2,.23,.0),.008,ch,e); return e

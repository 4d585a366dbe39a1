# Grip and cloth in detail, for gear and for sets: sewn softboxes, the C-stand with its flag, sandbags
from roomkit import *
from people import blob
from graph import Graph
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
    """a diffuser: white cloth, lit from behind; a soft hot spot where the lamp is, an inner baffle's edge, warmer and weaker towards the hem"""
    m=bpy.data.materials.new('face'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; setin(b,'Base Color',col('#b9b7b2')); setin(b,'Roughness',.75); setin(b,'Specular',.2); G=Graph(N,L)
    tc=N('ShaderNodeTexCoord'); mp=N('ShaderNodeMapping'); mp.inputs['Location'].default_value=(-1,-1,0); mp.inputs['Scale'].default_value=(2,2,0); ln=N('ShaderNodeVectorMath'); ln.operation='LENGTH'; L(tc.outputs['Generated'],mp.inputs[0]); L(mp.outputs[0],ln.inputs[0]); r=ln.outputs['Value']
    hot=G.op('POWER',2.718,G.op('MULTIPLY',G.op('MULTIPLY',r,r),-2.3)); inner=G.ramp(r,.60,.50,.90,1.); cloth=G.ramp(G.noise(tc.outputs['Object'],5,3),.3,.7,.96,1.04)
    L(G.op('MULTIPLY',G.op('MULTIPLY',G.op('MULTIPLY_ADD',hot,.88,.12),inner),G.op('MULTIPLY',cloth,k)),b.inputs['Emission Strength'])
    tint=col(c); L(G.mix(G.ramp(r,.2,1.1),tuple(tint[:3]),(tint[0],tint[1]*.93,tint[2]*.82)),b.inputs['Emission Color']); return nolight(m)
def nylon():
    """black coated nylon as it comes out of its bag: dull, dusty where it looks up, a little shinier where hands hold it"""
    if 'nylon' in bpy.data.materials: return bpy.data.materials['nylon']
    m=bpy.data.materials.new('nylon'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); setin(b,'Specular',.32); setin(b,'Sheen',.10); tc=N('ShaderNodeTexCoord'); P=tc.outputs['Object']; ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0])
    dust=G.op('MULTIPLY',G.ramp(sp.outputs['Z'],-.1,.9,.04,.34),G.ramp(G.noise(P,4.5,6,.68),.36,.68,.25,1.)); rub=G.ramp(G.noise(P,2.1,4,.6),.5,.72)
    L(G.mix(dust,G.mix(rub,'#161617','#1f1f21'),'#77726b'),b.inputs['Base Color']); L(G.op('ADD',G.op('MULTIPLY',rub,-.12),G.op('MULTIPLY_ADD',dust,.5,.54)),b.inputs['Roughness'])
    n=N('ShaderNodeBump'); n.inputs['Strength'].default_value=.25; n.inputs['Distance'].default_value=.006; L(G.noise(P,26,3,.55),n.inputs['Height']); L(n.outputs[0],b.inputs['Normal']); return m
def sewn(g,p,W_,H_,octa=True):
    """the cloth of a softbox made by softbox(), p its head: gores sewn together over bowed rods. They sag between the rods,
    pucker along the seams, gather at the ring, pull folds from each rod's pocket and keep the creases of the bag."""
    d=.5*min(W_,H_)+.18; bk_,bm_=blk(),blm(); em=None
    for o in list(p.children):
        if o.name.startswith('diff'): em=o.data.materials[0]
        if o.name.startswith(('shell','rim','diff','ring')): bpy.data.objects.remove(o)
    n=8 if octa else 4; cs=[(math.cos(math.pi/8+i*math.pi/4)/math.cos(math.pi/8),math.sin(math.pi/8+i*math.pi/4)/math.cos(math.pi/8)) for i in range(8)] if octa else [(-1,-1),(1,-1),(1,1),(-1,1)]
    bow=1.5 if octa else 1.35; r0=.098
    def at(c,t): k=1-(1-t)**bow; q_=math.hypot(*c); return Vector((c[0]/q_*r0+(c[0]*W_/2-c[0]/q_*r0)*k,c[1]/q_*r0+(c[1]*H_/2-c[1]/q_*r0)*k,-.02-(d-.02)*t))
    N3=lambda x,y,z: noise.noise(Vector((x,y,z))); nu,ns=(44 if n==8 else 90),(120 if n==8 else 150); lip=6; v=[];f=[]; cloth=nylon(); hang=.042 if n==8 else .015   # an edge between two rods hangs inwards
    U=[.5-.5*math.cos(math.pi*(i/nu)) if n==8 else .5-.5*math.cos(math.pi*i/nu)*(.7+.3*math.cos(math.pi*i/nu)**2) for i in range(nu)]
    for j in range(ns+lip+1):
        t=min(1,j/ns); lp=max(0,j-ns)/lip
        for i in range(n):
            a,b=at(cs[i],t),at(cs[(i+1)%n],t); mid=(a+b)/2; inw=Vector((-mid.x,-mid.y,0)).normalized(); w_=(b-a).length; L_=(at(cs[i],1)-at(cs[(i+1)%n],1)).length
            for u in U:
                q_=a.lerp(b,u); e_=math.sin(math.pi*u); m_=4*u*(1-u)
                sag=hang*L_*m_*t**1.5+(.10*w_ if n==8 else .05*w_)*e_*math.sin(math.pi*t**.8)**.9
                wr=.0075*N3(u*2.3+i*7,t*1.6,i)*e_*math.sin(math.pi*t)
                for sd,e in ((u,i),(1-u,(i+1)%n)):   # puckers beside the seam, folds out of the rod's pocket, gathers at the ring
                    x=sd*w_; wr+=.0042*math.exp(-x/.038)*math.sin(6.2832*(L_*30*t+1.6*N3(t*7,e*3.1,i)))*(.35+1.1*max(0,N3(t*5,e*5.,i+3)+.3))*min(1,sd*30)
                    R=math.hypot(x,(1-t)*d); an=math.atan2(x,(1-t)*d+1e-5); wr+=.0085*math.exp(-((R-.07)/.13)**2)*math.sin(an*11+e*2.1+i)*math.sin(2*an)
                wr+=.007*(1-t)**2.2*math.sin(6.2832*(u*4+.4*N3(u*3,i,2)))*e_*min(1,t*9)
                for k_,ph in ((.36,.03),(.71,-.04)): wr-=.0034*math.exp(-abs(t-k_-ph*math.sin(u*3+i*2))*d/.006)*(.5+.7*N3(u*2,i,9+k_))   # where it was folded
                if lp: wr=wr*(1-lp)+.0045*m_*math.sin(6.2832*(u*(2 if n==8 else 3)+i*.37))*lp+.003*N3(u*6,i*3,lp*2)*m_**.3
                v.append(q_+inw*(sag+wr)+Vector((0,0,-.075*lp)))
    M_=n*nu
    for j in range(ns+lip):
        for i in range(M_): f.append((j*M_+i,j*M_+(i+1)%M_,(j+1)*M_+(i+1)%M_,(j+1)*M_+i))
    o=mesh('cloth',v,f,cloth,smooth=True); o.parent=p; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.003; so.offset=-1
    tape_=mat('seamg','#141415',.72,var=.06,vscale=60,bump=.3,bscale=220); cap_=mat('rodcap','#0f0f10',.5,var=.05)
    # the binding of every seam over its rod: flat, and not quite straight; the pocket where the rod ends
    for k_,c in enumerate(cs):
        out_=Vector((c[0],c[1],0)).normalized(); curve('rod',[at(c,t/16)+out_*(.0025+.0012*N3(t*.9,k_*3.,1)) for t in range(17)],.0078,tape_,p,6)
        e=at(c,1); x=Vector((-out_.y,out_.x,0)); q_=box('pocket',(.048,.006,.07),e+out_*.003+Vector((0,0,-.03)),tape_,.004,parent=p); q_.rotation_euler=(0,0,math.atan2(x.y,x.x)); tube('tip',e+out_*.007+Vector((0,0,.012)),e+out_*.008+Vector((0,0,-.05)),.0075,cap_,p)
    # the lip's bound edge, which hangs between the rods as the cloth does; the face behind it
    J=(ns+lip)*M_; edge=[v[J+i] for i in range(M_)]; c_=bpy.data.curves.new('pipe','CURVE'); c_.dimensions='3D'; c_.bevel_depth=.0048; c_.bevel_resolution=3; sp_=c_.splines.new('POLY'); sp_.points.add(M_-1); sp_.use_cyclic_u=True
    for q_,e in zip(sp_.points,edge): q_.co=(*e,1)
    c_.materials.append(tape_); link(bpy.data.objects.new('pipe',c_)).parent=p
    rim=[(Vector((q_.x,q_.y,0))*(.985 if n==8 else .968)) for q_ in (v[(ns+2)*M_+i] for i in range(M_))]; zf=-d-.021; hm=mat('hemm','#b9b6b0',.92,var=0,bump=.3,bscale=240); K=26; fv=[Vector((0,0,zf))]; ff=[]
    for j in range(1,K+1):
        k_=(j/K)**.8
        for i,q_ in enumerate(rim):   # flat, but for the folds that its hem pulls
            fv.append(q_*k_+Vector((0,0,zf+.006*N3(q_.x*k_*4,q_.y*k_*4,4)*(1-k_**4)+(k_**6-k_**22)*.0095*(math.sin(i*6.2832*5/nu+2*N3(i*.05,2,0))*(.4+.6*N3(i*.07,0,7))))))
    for i in range(M_): ff.append((0,1+(i+1)%M_,1+i))
    for j in range(K-1):
        for i in range(M_): ff.append((1+j*M_+i,1+j*M_+(i+1)%M_,1+(j+1)*M_+(i+1)%M_,1+(j+1)*M_+i))
    o=mesh('diff',fv,ff,em,smooth=True); o.parent=p; o.visible_diffuse=False; o.visible_shadow=False
    hv=[]; hf=[]   # the white hem that holds it by hook and loop
    for i,q_ in enumerate(rim): w_=.024/max(q_.length,.05); hv+=[q_*(1-w_)+Vector((0,0,zf-.006)),q_*(1-w_*.2)+Vector((0,0,zf-.0075-.0012*math.sin(i*.9))),q_*1.004+Vector((0,0,zf-.004))]
    for i in range(M_):
        for k_ in (0,1): hf.append((3*i+k_,3*((i+1)%M_)+k_,3*((i+1)%M_)+k_+1,3*i+k_+1))
    o=mesh('hem',hv,hf,hm,smooth=True); o.parent=p; o.visible_shadow=False
    speedring(g,p,cs,at)
def speedring(g,p,cs,at):
    """what a softbox hangs on: the ring, turned metal, ribbed where a hand turns it, a socket with its screw for every rod, a lever; and the lamp behind it"""
    bk_,bm_=blk(),blm()
    ring=lathe('ring',[(.078,.022),(.096,.022),(.099,.019),(.099,.003),(.1035,.001),(.1035,-.019),(.100,-.022),(.090,-.026),(.079,-.026)],(0,0,0),bm_,96,parent=p,bevel=.0012); gr_=grooves(.1032,-.017,-.001,72,bk_,(0,0,0),p,.0022,.5); gr_.rotation_euler=(-math.pi/2,0,0)
    for k_,c in enumerate(cs):
        o_=Vector((c[0],c[1],0)).normalized(); a,b=at(c,0)-o_*.012,at(c,.05); tube('sock',a,b,.0105,bm_,p,20); cyl('scw',.0055,.010,(a+b)/2+Vector((0,0,.012)),g['steel'],parent=p,n=20)
    tube('lev',(.1,.02,.012),(.135,.05,.03),.005,bk_,p,14); cyl('levk',.010,.02,(.135,.05,.03),bk_,parent=p,n=24,bevel=.004)
    for k_ in range(7): lathe('fin',[(.0865,0),(.0895,.001),(.0895,.004),(.0865,.005)],(0,0,.135+.011*k_),bm_,64,parent=p,bevel=.0006)
    # the back of the lamp: a panel with its display, a dial, two sockets, a label that has been there for years
    cyl('rear',.064,.006,(0,0,.354),mat('rearm','#0c0c0d',.22,var=.05),parent=p,n=64,bevel=.0015); box('dsp',(.05,.026,.002),(0,.022,.3575),emat('dspm',(.45,.62,.75),.35),.0008,parent=p); lathe('dial',[(.002,.012),(.0125,.012),(.0145,.009),(.0150,0),(.002,0)],(-.018,-.022,.357),g['alu'],40,parent=p,bevel=.0008)
    for x in (.012,.034): cyl('sk',.0075,.004,(x,-.024,.358),bk_,parent=p,n=28,bevel=.0008)
    box('lbl',(.035,.001,.09),(.058,-.058,.17),mat('lblm2','#a8a49a',.7,var=.05),0,(0,0,math.radians(45)),p)
    for k_ in range(5): box('vent',(.004,.004,.055),(.0855*math.cos(1.9+.12*k_),.0855*math.sin(1.9+.12*k_),.30),bk_,.001,(0,0,1.9+.12*k_),p)
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
def stand_full(g,rz=0,h=1.16,spread=.44,sole=.020):
    """a stand of three sections, drawn in: legs and braces of flattened tube on rivets, cast collars with lobed knobs, a spigot with its groove"""
    from cinelens import anodised, toothed
    r=empty('st',(0,0,0),rz); an=anodised('anst','#1b1c1e',.30,.45); cast=mat('castb','#26272a',.46,var=.1,vscale=40,bump=.12,bscale=420); rub=mat('rubst','#161617',.7,var=.05,vscale=40); ch=mat('chromeg','#bfc1c5',.2,metal=1,var=.1,vscale=20); st=g['steel']; brass=mat('spigb','#b9a06a',.3,metal=1,var=.1,vscale=60); ink=mat('inkst','#b9b6ae',.6,var=0)
    Z1,Z0=h*.50,h*.145
    for z,k in ((Z1,1.),(Z0,.86)):   # the two castings that hold legs and braces
        lathe('hub',[(.0205*k,-.030),(.0325*k,-.028),(.0345*k,-.024),(.0345*k,.016),(.0300*k,.024),(.0245*k,.030),(.0205*k,.030)],(0,0,z),cast,64,parent=r,bevel=.0015)
        for i in range(3):
            a=math.radians(120*i+30); q=empty('ear',(0,0,z),a,r)
            for s_ in (-1,1): box('ear',(.034,.0055,.026),(.038*k,s_*.0125,-.008),cast,.0022,parent=q)
            cyl('rv',.0042,.034,(.046*k,0,-.010),st,(math.pi/2,0,0),q,24,.001)
            for s_ in (-1,1): cyl('rh',.0062,.003,(.046*k,s_*.0170,-.010),st,(math.pi/2,0,0),q,28,.0012)
    for i in range(3):
        a=math.radians(120*i+30); q=empty('lg',(0,0,0),a,r); A,B=Vector((.046,0,Z1-.010)),Vector((spread,0,sole)); tube('leg',A+(B-A)*.03,B,.0118,an,q,28); d=(B-A); o=box('flat',(.014,.0165,.040),A+d*.028,an,.005,parent=q); o.rotation_mode='QUATERNION'; o.rotation_quaternion=d.to_track_quat('Z','Y')
        M_=A+d*.52; C=Vector((.040,0,Z0-.010)); o=box('shoe',(.034,.026,.034),M_,cast,.006,parent=q); o.rotation_mode='QUATERNION'; o.rotation_quaternion=d.to_track_quat('Z','Y'); cyl('shr',.0048,.034,M_+Vector((-.016,0,-.012)),st,(math.pi/2,0,0),q,24,.001)
        for s_ in (-1,1): tube('br',C+Vector((0,s_*.0075,0)),M_+Vector((-.016,s_*.0075,-.012)),.0040,an,q,16)
        o=lathe('foot',smooth([(.002,-.034),(.0155,-.032),(.0182,-.024),(.0172,.014),(.0150,.026),(.0118,.028)],3),B,rub,40,parent=q); o.rotation_mode='QUATERNION'; o.rotation_quaternion=(-d).to_track_quat('Z','Y')
    secs=((.0172,Z0-.04,h*.60,an),(.0145,h*.5,h*.78,an),(.0118,h*.7,h*.955,ch))
    for rr,z0,z1,m in secs: tube('sec',(0,0,z0),(0,0,z1),rr,m,r,48)
    lathe('plug',[(.002,-.012),(.0165,-.010),(.0172,.0)],(0,0,Z0-.04),rub,40,parent=r)
    for n_,(z,rr,r2) in enumerate(((h*.60,.0172,.0145),(h*.78,.0145,.0118))):   # collars: a split casting, its knob, a spring's ring below it
        lathe('col',[(rr,-.036),(rr+.0062,-.034),(rr+.0078,-.028),(rr+.0078,.008),(rr+.0050,.016),(r2+.0020,.020),(r2,.020)],(0,0,z),cast,56,parent=r,bevel=.0012); cyl('ring',rr+.0084,.004,(0,0,z-.020),ch,parent=r,n=56,bevel=.0008); box('lug',(.030,.022,.026),(rr+.014,0,z-.006),cast,.004,parent=r); cyl('spr',rr+.0030,.007,(0,0,z-.041),rub,parent=r,n=48,bevel=.002)
        k=empty('kn',(rr+.028,0,z-.006),0,r); k.rotation_euler=(0,math.pi/2,0); toothed('kn',.0148,0,.022,7,.0040,rub,k); lathe('kf',smooth([(.0150,.021),(.0135,.0245),(.002,.0255)],3),(0,0,0),rub,40,parent=k); cyl('ks',.0065,.012,(0,0,-.004),st,(0,0,0),k,28,.001)
    cyl('scol',.0165,.020,(0,0,h*.955),cast,parent=r,n=48,bevel=.003); lathe('spig',[(.008,0),(.0080,.012),(.0062,.0145),(.0062,.026),(.0080,.0285),(.0080,.050),(.0072,.0525),(.0048,.053),(.0048,.064),(.0040,.066),(.0005,.066)],(0,0,h*.955+.008),brass,48,parent=r,bevel=.0004)
    for k in range(5): cyl('thr',.0051,.0008,(0,0,h*.955+.0625+.0020*k),brass,parent=r,n=28,bevel=.0003)
    v=[];n=22
    for z in (h*.555,h*.585):   # a label round the lowest section
        for i in range(n+1): a=math.radians(-130+110*i/n); v.append((.01732*math.cos(a),.01732*math.sin(a),z))
    mesh('lab',v,[(i,i+1,n+2+i,n+1+i) for i in range(n)],mat('labst','#8f9093',.55,var=.05),smooth=True).parent=r
    return r
def ladder(g,at,rz,h=2.0,spread=.9,wd=.5):
    """an aluminium step ladder, open"""
    e=empty('lad',at,rz); n=int(h/.27)
    for sy,ww in ((-1,wd),(1,wd*.92)):
        for sx in (-1,1):
            a,b=Vector((sx*ww/2,sy*spread/2,0)),Vector((sx*ww*.36,sy*.05,h)); o=box('rail',(.022,.055,(b-a).length),(a+b)/2,g['alu'],.004,parent=e); o.rotation_mode='QUATERNION'; o.rotation_quaternion=(b-a).to_track_quat('Z','Y'); box('ft',(.035,.07,.04),a+Vector((0,0,.02)),g['rubber'],.006,parent=e)
    for i in range(1,n+1):
        t=i/(n+.4); y=-spread/2+(spread/2-.05)*t; ww=wd*(1-.28*t); box('step',(ww,.085,.022),(0,y,h*t),g['alu'],.004,parent=e)
        if i in (2,5): box('cross',(wd*.92*(1-.28*t),.03,.025),(0,-y,h*t),g['alu'],.004,parent=e)
    box('top',(wd*.8,.2,.05),(0,0,h+.01),mat('ladt','#a33a22',.5,var=.06),.012,parent=e); return e
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
    e=empty('bike',at,rz); e.rotation_euler=(math.radians(-5),0,rz); pt=mat('bikep',c,.38,var=.08,vscale=14,coat=.3); ch=g['chrome']; lea=mat('saddle','#5b3820',.5,var=.1,bump=.1,bscale=90); bl=mat('tyreb','#0b0b0c',.6,var=.08,vscale=20,bump=.3,bscale=300)
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
    tube('sp',S,(-.232,0,.92),.0125,ch,e); blob('sad',[[((-.345,-.05,.945),.030),((-.345,.05,.945),.030)],[((-.33,0,.948),.042),((-.08,0,.948),.017)],[((-.20,0,.95),.026),((-.08,0,.948),.017)]],lea,e,.006,4); [curve('spr',[(-.34+.018*math.cos(k*1.25),sy*.055+.018*math.sin(k*1.25),.875+.0022*k) for k in range(24)],.0032,ch,e,4) for sy in (-1,1)]; [tube('rail',(-.345,sy*.05,.872),(-.10,sy*.012,.935),.0035,ch,e,8) for sy in (-1,1)]
    tube('stm',T,(.36,0,.99),.0125,ch,e); tube('stm',(.36,0,.985),(.43,0,1.0),.014,ch,e); curve('bar',[(.22,-.29,1.03),(.3,-.27,1.05),(.42,-.18,1.05),(.44,-.05,1.0),(.44,.05,1.0),(.42,.18,1.05),(.3,.27,1.05),(.22,.29,1.03)],.0115,ch,e)
    for sy in (-1,1): tube('grp',(.2,sy*.293,1.025),(.31,sy*.268,1.05),.0165,lea,e); curve('cbl',[(.3,sy*.25,1.04),(.46,sy*.14,1.08),(.5,sy*.03,.98),(.42,0,.86)],.003,bl,e)
    cyl('chn',.088,.004,(-.06,-.05,.29),ch,(math.pi/2,0,0),e,48,.001); cyl('cog',.04,.006,(-.5,-.05,.34),ch,(math.pi/2,0,0),e,32,.001); tube('ch',(-.06,-.05,.378),(-.5,-.05,.38),.005,g['steel'],e,8); tube('ch',(-.06,-.05,.202),(-.5,-.05,.3),.005,g['steel'],e,8)
    for sy,k in ((-1,1),(1,-1)): tube('crk',(-.06,sy*.065,.29),(-.06+k*.12,sy*.075,.29-k*.115),.01,ch,e); box('ped',(.09,.08,.022),(-.06+k*.12,sy*.125,.29-k*.115),bl,.004,parent=e)
    box('guard',(.40,.012,.045),(-.26,-.066,.375),pt,.005,(0,math.radians(2),0),e)
    for x,z,r in ((.428,.70,.03),(-.245,.66,.026)):
        for sy in (-1,1): box('brk',(.02,.012,.07),(x+.012*(1 if x>0 else -1),sy*r,z-.01),g['blackm'],.003,(sy*.25,0,0),e)
    for sy in (-1,1): tube('lvr',(.335,sy*.262,1.038),(.40,sy*.232,1.018),.0045,ch,e,8)
    lathe('bell',smooth([(.002,.022),(.016,.019),(.022,.006),(.0225,0)],4),(.40,-.115,1.055),ch,32,parent=e,bevel=.0008); lathe('rfl',[(.002,.006),(.022,.004),(.024,0),(.002,-.002)],(-.842,0,.50),mat('rfl','#8a0f0c',.1,var=0,coat=1),32,(0,-math.pi/2,0),e)
    for sy in (-1,1): tube('car',(-.24,sy*.012,.735),(-.78,sy*.055,.745),.0055,g['blackm'],e,8); tube('cst',(-.70,sy*.055,.745),(-.5,sy*.062,.345),.005,g['blackm'],e,8)
    for x in (-.42,-.54,-.66,-.78): tube('cx',(x,-.06,.745),(x,.06,.745),.0045,g['blackm'],e,8)
    lathe('lmp',smooth([(.002,-.05),(.03,-.04),(.042,0),(.04,.012),(.002,.014)],4),(.5,0,.9),ch,32,(0,math.pi/2,0),e); tube('lmb',(.41,0,.86),(.5,0,.88),.006,ch,e); tube('ks',(-.13,.045,.27),(-.205,.21,.022),.009,g['steel'],e); cyl('ksf',.013,.02,(-.207,.215,.026),bl,parent=e,bevel=.002); return e

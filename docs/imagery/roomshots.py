# The daylight room and the house from outside: SHOT chooses the picture
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from roomkit import *
out,w,h,spp,seed,thr=args(); SHOT=os.environ.get('SHOT','window')
s=reset(); g=M(); r=random.Random(3)
plaster=mat('plaster','#d9d4cb',.8,var=.06,vscale=2,bump=.05,bscale=7,spec=.25)
white=mat('white','#e4e1da',.7,var=0,spec=.25)
fr=mat('frame','#101113',.35,var=.1,vscale=12)
X0,X1,Y0,Y1,Z=-6.4,6.4,-4.6,4.,4.2; zb,zt=.39,Z-.45
def sheermat():
    cm=bpy.data.materials.new('sheer'); cm.use_nodes=True; nt=cm.node_tree; nt.nodes.clear(); o=nt.nodes.new('ShaderNodeOutputMaterial')
    d=nt.nodes.new('ShaderNodeBsdfDiffuse'); t=nt.nodes.new('ShaderNodeBsdfTranslucent'); tr=nt.nodes.new('ShaderNodeBsdfTransparent'); d.inputs[0].default_value=t.inputs[0].default_value=col('#efe8dc')
    x1=nt.nodes.new('ShaderNodeMixShader'); x1.inputs[0].default_value=.6; x2=nt.nodes.new('ShaderNodeMixShader'); x2.inputs[0].default_value=.28
    nt.links.new(d.outputs[0],x1.inputs[1]); nt.links.new(t.outputs[0],x1.inputs[2]); nt.links.new(x1.outputs[0],x2.inputs[1]); nt.links.new(tr.outputs[0],x2.inputs[2]); nt.links.new(x2.outputs[0],o.inputs[0]); return cm
def curtain(x0,x1,y,ph,cm):
    nx=int((x1-x0)*70); nz=14; v=[];f=[]
    for i in range(nx+1):
        u=i/nx; x=x0+(x1-x0)*u
        for j in range(nz+1):
            q=j/nz; am=.035+.03*q
            v.append((x+.02*math.sin(u*9+ph)*q, y+am*math.sin(u*(x1-x0)*34+ph+1.2*math.sin(u*7))+.02*math.sin(u*13+3*q), Z-.3-(Z-.34)*q))
    for i in range(nx):
        for j in range(nz): f.append((i*(nz+1)+j,i*(nz+1)+j+1,(i+1)*(nz+1)+j+1,(i+1)*(nz+1)+j))
    mesh('cur',v,f,cm,smooth=True)
def room(glass=True):
    quad('fl',[(X0,Y0,0),(X1,Y0,0),(X1,Y1+.05,0),(X0,Y1+.05,0)],oak())
    mesh('ce',[(X0-.3,Y0-.3,Z),(X1+.3,Y0-.3,Z),(X1+.3,Y1+.5,Z),(X0-.3,Y1+.5,Z)],[(3,2,1,0)],white)
    for p,q in (((X0,Y0),(X0,Y1+.5)),((X1,Y1+.5),(X1,Y0)),((X1,Y0),(X0,Y0))): quad('w',[(*p,0),(*q,0),(*q,Z),(*p,Z)],plaster)
    for x in (X0+.008,X1-.008): box('skirt',(.016,Y1-Y0,.1),(x,(Y0+Y1)/2,.05),white,.004)
    for y in (-3,-.8,1.4,3.3): box('beam',(12.8,.16,.28),(0,y,Z-.10),mat('beam','#5b4230',.6,var=.1,vscale=3,colvar=.3,stretch=(1,16,16)),.01)
    box('pl',(13.2,.22,.35),(0,Y1+.11,.175),plaster,.008); box('sill',(12.8,.34,.04),(0,Y1+.06,.37),g['wood'],.008); box('hd',(13.2,.22,.55),(0,Y1+.11,Z-.175),plaster,.008)
    nb=5; bw=12.8/nb
    for i in range(nb+1): box('mull',(.14 if i in(0,nb) else .11,.12,zt-zb),(X0+i*bw,Y1+.1,(zb+zt)/2),fr,.006)
    for i in range(nb):
        for k in (1,2): box('m2',(.035,.06,zt-zb),(X0+i*bw+k*bw/3,Y1+.1,(zb+zt)/2),fr,.004)
    for z in (zb+.03,zt-.03): box('rail',(12.8,.1,.06),(0,Y1+.1,z),fr,.004)
    for k in (1,2,3): box('rl',(12.8,.06,.035),(0,Y1+.1,zb+(zt-zb)*k/4),fr,.004)
    if glass: glasspane('gl',[(X0,Y1+.1,zb),(X1,Y1+.1,zb),(X1,Y1+.1,zt),(X0,Y1+.1,zt)])
    cm=sheermat()
    for x0,x1,ph in ((-6.2,-5.1,0),(4.6,6.2,2),): curtain(x0,x1,Y1-.16,ph,cm)
    tube('rod',(X0,Y1-.16,Z-.28),(X1,Y1-.16,Z-.28),.014,fr)
def sweep(cx,cy,rz,W=2.72,H=2.9,L=3.0,R=.5,pap=None,hung=0.):
    """paper from a roll; hung: metres by which it waves where it hangs free, as it is held at the roll and by its own weight alone"""
    e=empty('sw',(cx,cy,0),rz); v=[];f=[]; up=[R+.006+(H-R-.006)*t/30 for t in range(1,31)] if hung else [H]; n=54 if hung else 1
    pr=[(-L,.006)]+([(-L+(L-R)*t/12,.006) for t in range(1,12)] if hung else [])+[(-R,.006)]+[(-R+R*math.sin(t*math.pi/24),.006+R-R*math.cos(t*math.pi/24)) for t in range(1,13)]+[(0,z) for z in up]
    for i in range(n+1):
        x=W*(i/n-.5)
        for y,z in pr:
            free=math.sin(math.pi*min(1,max(0,(H-z)/H))**.7) if hung and z>.01 else 0; edge=abs(2*x/W)**9
            o=free*hung*(1.5*noise.noise(Vector((x*1.15+3,z*.32,1)))+.55*noise.noise(Vector((x*2.9,z*.55,6)))+.9*edge*(1 if x>0 else -.6))
            k=min(1,max(0,z/R)); v.append((x,y+o*k,z+(.35*abs(o)*(1-k) if z>.01 else .022*hung/.018*edge*max(0,noise.noise(Vector((y*1.3,x,2)))))))
    k=len(pr)
    for i in range(n):
        for j in range(k-1): f.append((i*k+j,i*k+j+1,(i+1)*k+j+1,(i+1)*k+j))
    o=mesh('sweep',v,f,pap,smooth=True); o.parent=e
    cyl('roll',.06,W+.05,(0,.02,H),pap,(0,math.pi/2,0),e)
    for sx in (-1,1):
        q=empty('ls',(sx*(W/2+.18),.02,0),0,e); light_stand(g,H,q,.45)
    tube('bar',(-W/2-.2,.02,H),(W/2+.2,.02,H),.018,g['alu'],e); return e
lin=mat('linen','#b7a58c',.92,var=0,bump=.35,bscale=330,sheen=.35,colvar=0)
def pad(sz,loc,rot,parent,seed,dent=(0,0,0)):
    """a cushion as an upholsterer makes it: a box with a welt at each edge, filling that gives way where one sits"""
    X,Y,Z_=sz; n=44; P=[]; e=empty('pad',loc,0,parent); e.rotation_euler=rot
    def top(u,t,sg):   # u, t in -1..1: full in the middle, taut at the welts
        b=(1-abs(u)**3.2)*(1-abs(t)**3.2); k=.034*b; d=dent[2]*math.exp(-((u-dent[0])/.5)**2-((t-dent[1])/.55)**2) if sg>0 else 0
        w=.0075*noise.noise(Vector((u*2.1+seed,t*1.7,sg)))+.004*noise.noise(Vector((u*5+seed,t*4.4,sg*3)))+.0045*math.sin(9*math.atan2(t,u+.01)+seed)*max(abs(u),abs(t))**4*(1-max(abs(u),abs(t))**12)
        return sg*(Z_/2-.006+k)+w*b**.4-d*b
    def corner(x,y):   # the grid's corners follow the round ones of the welt
        dx,dy=abs(x)-(X/2-.048),abs(y)-(Y/2-.048)
        if dx<=0 or dy<=0: return x,y
        k=max(dx,dy)/math.hypot(dx,dy); return math.copysign(X/2-.048+dx*k,x),math.copysign(Y/2-.048+dy*k,y)
    for sg in (1,-1):
        v=[(*corner(u*(X/2-.003),t*(Y/2-.003)),top(u,t,sg)) for j in range(n+1) for i in range(n+1) for u,t in ((2*i/n-1,2*j/n-1),)]
        f=[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i)[::sg] for j in range(n) for i in range(n)]; mesh('cover',v,f,lin,smooth=True).parent=e
    # the border between the two welts, and the welts
    R=.045; ring=[]
    for cx,cy,a0 in ((1,1,0),(-1,1,90),(-1,-1,180),(1,-1,270)): ring+=[(cx*(X/2-R)+R*math.cos(math.radians(a0+15*k)),cy*(Y/2-R)+R*math.sin(math.radians(a0+15*k))) for k in range(7)]
    full=[]
    for a,b in zip(ring,ring[1:]+ring[:1]):
        m_=max(1,int(math.hypot(b[0]-a[0],b[1]-a[1])/.02)); full+=[(a[0]+(b[0]-a[0])*k/m_,a[1]+(b[1]-a[1])*k/m_) for k in range(m_)]
    N_=len(full); v=[]; H_=9
    for k in range(H_+1):
        t=k/H_*2-1
        for x,y in full: q_=1+.03*(1-t*t)+.008*noise.noise(Vector((x*9+seed,y*9,t*1.5))); v.append((x*q_,y*q_,t*(Z_/2-.003)))
    mesh('border',v,[(k*N_+i,k*N_+(i+1)%N_,(k+1)*N_+(i+1)%N_,(k+1)*N_+i) for k in range(H_) for i in range(N_)],lin,smooth=True).parent=e
    for sg in (-1,1):
        c=bpy.data.curves.new('welt','CURVE'); c.dimensions='3D'; c.bevel_depth=.0055; c.bevel_resolution=3; sp=c.splines.new('POLY'); sp.points.add(N_-1); sp.use_cyclic_u=True
        for p_,(x,y) in zip(sp.points,full): p_.co=(x,y,sg*(Z_/2-.002)+.0025*noise.noise(Vector((x*7,y*7,seed+sg))),1)
        c.materials.append(lin); link(bpy.data.objects.new('welt',c)).parent=e
    return e
def chair(x,y,rz,parent=None):
    ch=empty('chair',(x,y,.018),rz,parent)
    pad((.68,.68,.12),(0,-.01,.405),(math.radians(5),0,0),ch,1.3,(.05,-.1,.026)); pad((.68,.62,.115),(0,.335,.715),(math.radians(76),0,0),ch,4.1,(0,.1,.018))
    for sx in (-1,1):
        tube('l',(sx*.38,-.3,0),(sx*.36,-.26,.58),.02,g['wood'],ch); tube('l',(sx*.38,.42,0),(sx*.36,.3,.62),.02,g['wood'],ch); box('arm',(.06,.72,.03),(sx*.37,.02,.6),g['wood'],.012,(math.radians(3),0,0),ch)
        tube('st',(sx*.37,-.28,.3),(sx*.37,.38,.3),.016,g['wood'],ch); tube('up',(sx*.36,.3,.6),(sx*.35,.42,1.0),.016,g['wood'],ch)
    for y_ in (-.27,.37): tube('st',(-.37,y_,.31),(.37,y_,.31),.014,g['wood'],ch)
    for k in (.78,.9,1.0): tube('rung',(-.35,.3+(k-.6)*.3,k),(.35,.3+(k-.6)*.3,k),.01,g['wood'],ch)
    return ch
def rug(x,y,rz=.12,sx=3.1,sy=2.1): box('rug',(sx,sy,.018),(x,y,.009),mat('rug','#cfc4b2',.95,var=0,bump=.6,bscale=120,sheen=.6),.008,(0,0,rz))
def sidetable(x,y,cup=True):
    lathe('tab',[(.02,0),(.16,0),(.16,.02),(.03,.03),(.03,.46),(.24,.47),(.25,.48),(.25,.5),(.24,.505),(.02,.505)],(x,y,.018),g['blackm'],56,bevel=.004)
    if cup:
        lathe('cup',smooth([(.02,0),(.035,.004),(.042,.04),(.044,.085),(.041,.083),(.037,.03),(.004,.02)],4),(x-.07,y-.05,.524),mat('ceram','#e9e4da',.35,var=.05),40)
        for i,(c,t) in enumerate((('#8c8577',.022),('#3f4a48',.018))): box('book',(.17,.12,t),(x+.09,y+.05,.523+.02*i+t/2),mat('bk%d'%i,c,.7,var=.08),.003,(0,0,.3+.35*i))
def feltrug(x,y,rz,sx=3.0,sy=2.0):
    """felt with a sewn border, its short ends fringed"""
    e=empty('rg',(x,y,0),rz); q=random.Random(8); box('rug',(sx,sy,.014),(0,0,.008),mat('felt','#bfae93',.95,var=0,bump=.6,bscale=90,sheen=.5),.006,parent=e); dk=mat('felt2','#6d4f3a',.95,var=0,bump=.6,bscale=90,sheen=.4)
    for k,t in ((.1,.05),(.2,.02)):
        for sg in (-1,1): box('bd',(sx-2*k,t,.003),(0,sg*(sy/2-k),.0155),dk,.001,parent=e); box('bd',(t,sy-2*k+t,.003),(sg*(sx/2-k),0,.0155),dk,.001,parent=e)
    boxes('fr',[((.055,.006,.006),(sg*(sx/2+.026),-sy/2+.012+.016*i+q.uniform(-.003,.003),.005)) for sg in (-1,1) for i in range(124)],mat('fringe','#d2c6b0',.95,var=0)).parent=e
def bench(x,y,rz):
    """a low bench with a folded blanket and a coat thrown over its end"""
    e=empty('bn',(x,y,0),rz); box('seat',(1.3,.36,.045),(0,0,.43),g['wood'],.006,parent=e)
    for sx in (-1,1): box('leg',(.05,.3,.41),(sx*.55,0,.205),g['wood'],.005,parent=e)
    for i,c in enumerate(('#8a8f8c','#cfc2ac')): box('bl',(.4,.3,.05),(-.38,0,.48+.052*i),mat('blk%d'%i,c,.95,var=0,bump=.5,bscale=170,sheen=.5),.022,(0,0,.04-.07*i),e)
    throw(e,'#31404c',(.32,.0),(.62,.9),.2,.75,'coat',.5)
def vase(x,y,k=1.7,n=46,seed=5,z=0):
    q=random.Random(seed)
    lathe('vase',smooth([(.02,0),(.08,.002),(.128,.07),(.148,.16),(.118,.27),(.064,.34),(.052,.385),(.066,.415),(.058,.412),(.044,.37)],6),(x,y,z),mat('clay','#9b8672',.75,var=.1,vscale=9,bump=.2,bscale=30,colvar=.2),64,bevel=.002).scale=(k,k,k)
    zb_=z+.40*k; grs=[mat('grass%d'%i,c,.9,var=0,spec=.15) for i,c in enumerate(('#b79f74','#c9b48c','#a68a5e'))]; plm=plume()
    def hairs(name,m,r): c=bpy.data.curves.new(name,'CURVE'); c.dimensions='3D'; c.bevel_depth=r; c.bevel_resolution=0; c.resolution_u=1; c.materials.append(m); link(bpy.data.objects.new(name,c)); return c
    def line(c,pts,radii=None):
        s_=c.splines.new('POLY'); s_.points.add(len(pts)-1)
        for i,(p_,q_) in enumerate(zip(s_.points,pts)): p_.co=(*q_,1); p_.radius=radii[i] if radii else 1
    stems=[hairs('stems%d'%i,m_,.0015) for i,m_ in enumerate(grs)]; soft=hairs('plumes',plm,.00042)
    for i in range(n):
        # each stem bows a little under its plume; some plumes are young and narrow, some open, a few have lost half of theirs
        an=q.uniform(0,6.28); sp=q.uniform(.05,.44); hh=q.uniform(.55,1.05); c_,s_=math.cos(an),math.sin(an); b0=.03*k*.7; w0,w1=q.gauss(0,.02),q.gauss(0,.02)
        P=lambda t:Vector((x+c_*(b0*min(1,t*3)+sp*t**1.8)+w0*math.sin(5*t),y+s_*(b0*min(1,t*3)+sp*t**1.8)+w1*math.sin(4*t),zb_-.12+hh*t-.16*sp*t**4))
        line(stems[i%3],[P(j/9) for j in range(10)],[1.15-.07*j for j in range(10)]); L_=q.uniform(.16,.30); open_=q.uniform(.35,1.1); N_=int(q.uniform(70,150))
        for j in range(N_):
            u=q.random()**.85; t=1-L_/hh*(1-u)*.95; c0=P(min(1,t)); a2=q.uniform(0,6.28); l=(.020+.058*math.sin(math.pi*min(1,.12+u*.95))**.8)*open_*q.uniform(.6,1.2); d=Vector((c_*.35+math.cos(a2),s_*.35+math.sin(a2),0)); up=q.uniform(.9,1.5)
            line(soft,[c0,c0+d*l*.28+Vector((0,0,l*.55*up)),c0+d*l*.62+Vector((0,0,l*.75*up)),c0+d*l+Vector((0,0,l*(.60*up-.35*q.random())))],[1.,.9,.75,.4])
def plume():
    """the hairs of dry grass: pale, lit through, each its own tone"""
    m=bpy.data.materials.new('plume'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); N=nt.nodes.new; L=nt.links.new; ge=N('ShaderNodeNewGeometry'); rp=N('ShaderNodeMixRGB'); rp.inputs[1].default_value=col('#a88e68'); rp.inputs[2].default_value=col('#d9c8a6'); L(ge.outputs['Random Per Island'],rp.inputs[0]); d=N('ShaderNodeBsdfDiffuse'); t=N('ShaderNodeBsdfTranslucent'); L(rp.outputs[0],d.inputs[0]); L(rp.outputs[0],t.inputs[0]); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.45; L(d.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); o=N('ShaderNodeOutputMaterial'); L(x.outputs[0],o.inputs[0]); return m
def portal():
    l=bpy.data.lights.new('portal','AREA'); l.shape='RECTANGLE'; l.size=12.6; l.size_y=zt-zb; po=link(bpy.data.objects.new('portal',l)); po.location=(0,Y1+.3,(zb+zt)/2); aim(po,(0,0,(zb+zt)/2)); l.cycles.is_portal=True
def floorlamp(x,y,z0=0,hh=1.62,power=55,em=None):
    cyl('fb',.15,.025,(x,y,z0+.0125),g['black'],bevel=.006); tube('fp',(x,y,z0+.02),(x,y,z0+hh),.011,g['black'])
    em=em or emat('shade',(1,.66,.36),3.2)
    o=lathe('shade',[(.24,hh-.3),(.18,hh+.06),(.176,hh+.058),(.236,hh-.298)],(x,y,z0),em,56); ghost(o)
    if power: point((x,y,z0+hh-.1),power,(1,.68,.38),.1)
    cyl('sock',.02,.08,(x,y,z0+hh-.12),g['black'],bevel=.003)
def shade(name): return mat(name,'#e6d9c3',.9,var=0,bump=.2,bscale=300)
def tether(at,rz):
    """a table on wheels with an open laptop, prints and a cup"""
    e=empty('tt',(at[0],at[1],0),rz); top=mat('birch','#b58f63',.5,var=.1,vscale=4,colvar=.2,stretch=(1,12,1)); H=.86
    box('tp',(.78,.5,.026),(0,0,H),top,.004,parent=e); box('sh',(.72,.44,.02),(0,0,.3),top,.004,parent=e)
    for sx in (-1,1):
        for sy in (-1,1): box('lg',(.03,.03,H-.08),(sx*.36,sy*.22,.08+(H-.08)/2),g['blackm'],.004,parent=e); lathe('wh',[(.034,-.012),(.034,.012)],(sx*.36,sy*.22,.036),g['rubber'],24,(math.pi/2,0,.3),e)
    l=empty('lap',(-.12,.02,H+.013),math.radians(8),e); al=mat('lapal','#9b9da1',.35,metal=1,var=.05)
    box('lb',(.31,.22,.012),(0,0,.008),al,.004,parent=l); box('kb',(.27,.1,.001),(0,.035,.0145),g['black'],0,parent=l); box('pad',(.1,.06,.0008),(0,-.065,.0143),mat('lpad','#86888c',.3,metal=1,var=0),0,parent=l)
    d=empty('lid',(0,.108,.014),0,l); d.rotation_euler=(math.radians(-18),0,0); box('ld',(.31,.006,.215),(0,0,.108),al,.003,parent=d); box('sc',(.296,.001,.198),(0,-.0036,.108),emat('lapscr',(.62,.68,.75),.75),0,parent=d)
    for i,(x,y,a,c) in enumerate(((.24,.08,.3,'#d9d4ca'),(.26,.02,-.15,'#cfc4b4'),(.2,-.08,.12,'#ddd8cf'))): box('pr',(.15,.105,.0012),(x,y,H+.0145+.0014*i),mat('pr%d'%i,c,.35,var=0),0,(0,0,a),e); box('im',(.135,.09,.0002),(x,y,H+.0153+.0014*i),mat('pim%d'%i,('#6f5a48','#5e6a72','#a38668')[i],.3,var=.05,vscale=20,colvar=.5),0,(0,0,a),e)
    lathe('cup',smooth([(.02,0),(.035,.004),(.04,.04),(.042,.095),(.039,.093),(.035,.03),(.004,.02)],4),(.3,-.17,H+.013),mat('ceram2','#35474a',.35,var=.05),40,parent=e)
def clouds(tint,amount,strength):
    """thin streaks of cloud over whatever sky the world has: noise on a plane above the land"""
    nt=bpy.context.scene.world.node_tree; bg=nt.nodes['Background']; N=nt.nodes.new; L=nt.links.new; src=bg.inputs[0].links[0].from_socket
    tc=N('ShaderNodeTexCoord'); sp=N('ShaderNodeSeparateXYZ'); L(tc.outputs['Generated'],sp.inputs[0]); ad=N('ShaderNodeMath'); ad.inputs[1].default_value=.09; L(sp.outputs['Z'],ad.inputs[0])
    dv=N('ShaderNodeVectorMath'); dv.operation='DIVIDE'; L(tc.outputs['Generated'],dv.inputs[0]); cb=N('ShaderNodeCombineXYZ'); [L(ad.outputs[0],cb.inputs[i]) for i in range(3)]; L(cb.outputs[0],dv.inputs[1])
    mp=N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(.55,.95,0); mp.inputs['Rotation'].default_value=(0,0,-.5); mp.inputs['Location'].default_value=(1.3,.4,0); L(dv.outputs[0],mp.inputs[0])
    n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=.75; n.inputs['Detail'].default_value=8; n.inputs['Roughness'].default_value=.62; n.inputs['Distortion'].default_value=.35; L(mp.outputs[0],n.inputs['Vector'])
    mr=N('ShaderNodeMapRange'); mr.inputs[1].default_value=.50; mr.inputs[2].default_value=.78; mr.inputs[4].default_value=amount; L(n.outputs['Fac'],mr.inputs[0])
    hz=N('ShaderNodeMapRange'); hz.inputs[1].default_value=.0; hz.inputs[2].default_value=.12; L(sp.outputs['Z'],hz.inputs[0]); mu=N('ShaderNodeMath'); mu.operation='MULTIPLY'; L(mr.outputs[0],mu.inputs[0]); L(hz.outputs[0],mu.inputs[1])
    mx=N('ShaderNodeMixRGB'); mx.inputs[2].default_value=(*[c/strength for c in tint],1); L(mu.outputs[0],mx.inputs[0]); L(src,mx.inputs[1]); L(mx.outputs[0],bg.inputs[0])
def land(haze,far,hd,day):
    """golden steppe, a track, tussocks near the house, a ger, wooded hills: the same by day and at dusk"""
    q=random.Random(4); CX,CY=-5.9,-6.6; NG=lambda x,y:noise.noise(Vector((x/70,y/70,0)))*1.5+.3*noise.noise(Vector((x/13,y/13,3)))
    def gz(x,y): d=y-5; return -.55-.006*max(0,d)+NG(x,y)*min(1,max(0,(d-4)/60))-.10*math.exp(-((x-TR(y))/1.3)**2)*(1 if d>3 else 0)
    TR=lambda y: 3.5+.42*y+7*math.sin(y/38+.7)
    gm=steppemat(haze,hd,TR)
    terrain('st0',420,120,330,150,gz,5.2,gm,120); terrain('st1',3600,2400,180,130,lambda x,y:gz(x,y)-.05,120,gm,600)
    def h1(x,y):
        n=rounded(x,y,2600,3.1,1.7,6); b=noise.noise(Vector((x/4200+3.1,y/4200,5))); e=min(1,max(0,(y-900)/2600)); e=e*e*(3-2*e); return -14+max(0,(n-.36))*1000*e*(1+.45*b)*1.25
    terrain('m1',9000,6000,430,230,h1,700,land_mat('mnt',haze,hd,'#2f3524','#a98c58'),3600)
    def h2(x,y): return rounded(x,y,5200,8.1,3.7,5)*1700-480
    terrain('m2',26000,6000,260,50,h2,7600,land_mat('mnt2',far,hd*1.15,'#3a3d2e','#a08658'),7500)
    # tussocks of eighteen kinds, each its own tone and bent by one wind, in drifts with bare ground between; cushions of thrift, stones
    T=[]
    for k in range(18):
        v=[];f=[]; lo,hi,wide=((.12,.3,.20),(.2,.5,.14),(.35,.75,.10),(.08,.18,.30),(.25,.62,.26),(.5,.95,.08))[k%6]
        for i in range(q.randrange(14,52)):
            a=q.uniform(0,6.28); Lg=q.uniform(lo,hi); sp=q.uniform(.1,1)*wide; wd_=q.uniform(.004,.010); c_,s_=math.cos(a),math.sin(a); b=len(v); o_=wide*.5*q.random(); nod=q.uniform(.9,1.05)*Lg
            v+=[(c_*o_-s_*wd_,s_*o_+c_*wd_,0),(c_*o_+s_*wd_,s_*o_-c_*wd_,0),(c_*(o_+sp*.35)+s_*wd_*.7,s_*(o_+sp*.35)-c_*wd_*.7,Lg*.65),(c_*(o_+sp*.35)-s_*wd_*.7,s_*(o_+sp*.35)+c_*wd_*.7,Lg*.65),(c_*(o_+sp)+.10*Lg,s_*(o_+sp),nod)]; f+=[(b,b+1,b+2,b+3),(b+3,b+2,b+4)]
        o=mesh('tuft%d'%k,v,f,tuftmat(('#b0935a','#c3a562','#8f8452','#c9b583','#9c7f47','#7c7a4a')[(k*5)%6],k%6)); o.location=(-60,-60,-5); T.append(o)
    stone=mesh('stone',[(x*(1+.25*q.uniform(-1,1)),y*(1+.25*q.uniform(-1,1)),z*.6) for x,y,z in ((1,0,0),(.5,.8,0),(-.5,.8,0),(-1,0,0),(-.5,-.8,0),(.5,-.8,0),(.5,.2,.8),(-.3,.3,.9),(-.2,-.4,.8))],[(0,1,6),(1,2,7,6),(2,3,7),(3,4,8,7),(4,5,8),(5,0,6,8),(6,7,8)],mat('stonem','#8a8378',.9,var=.05,vscale=3)); stone.location=(-60,-60,-5)
    for i in range(15000):
        az_=math.radians(q.uniform(8,53)); d=14+92*q.random()**1.15; x=CX+d*math.sin(az_); y=CY+d*math.cos(az_)
        if y<5.6 or abs(abs(x-TR(y))-.75)<.42: continue
        drift=noise.noise(Vector((x/9,y/14,8)))+.55*noise.noise(Vector((x/2.6,y/3.4,2))); kind=noise.noise(Vector((x/17,y/23,31)))
        if drift<-.12+.42*q.random()*q.random(): continue
        if q.random()<.012: o=link(bpy.data.objects.new('t',stone.data)); k=.06+.22*q.random()**3
        else: o=link(bpy.data.objects.new('t',T[(int((kind*.5+.5)*11)+q.randrange(7))%18].data)); k=math.exp(q.gauss(-.22,.34))
        o.location=(x,y,gz(x,y)-.02); o.rotation_euler=(q.gauss(0,.10),.12+q.gauss(0,.10),q.uniform(-.9,.9)); o.scale=(k*q.uniform(.8,1.5),k*q.uniform(.8,1.5),k*q.uniform(.6,1.15))
    # a ger with its stove pipe, far enough to be only a sign of people
    gx,gy=CX+235*math.sin(math.radians(27.5)),CY+235*math.cos(math.radians(27.5)); z=gz(gx,gy)-.2; felt=land_mat_felt('felt',haze,hd)
    lathe('ger',[(2.9,0),(2.9,1.55),(.55,2.5),(.5,2.62),(.002,2.66)],(gx,gy,z),felt,40); cyl('pipe',.09,1.0,(gx+.3,gy,z+2.9),felt,bevel=0); box('door',(.9,.1,1.3),(gx-1.4,gy-2.52,z+.75),mat('gdoor','#8a3d22',.6,var=0),0,(0,0,-.5))
def tuftmat(c,k):
    """dry grass: every tuft a little lighter or darker, yellower or greener than its neighbour, lit through when the sun is behind it"""
    name='tuftm'+c
    if name in bpy.data.materials: return bpy.data.materials[name]
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; setin(b,'Roughness',.85); setin(b,'Specular',.1)
    oi=N('ShaderNodeObjectInfo'); hs=N('ShaderNodeHueSaturation'); hs.inputs['Color'].default_value=col(c); mr=N('ShaderNodeMapRange'); mr.inputs[3].default_value=.62; mr.inputs[4].default_value=1.28; L(oi.outputs['Random'],mr.inputs[0]); L(mr.outputs[0],hs.inputs['Value']); m2=N('ShaderNodeMapRange'); m2.inputs[3].default_value=.485; m2.inputs[4].default_value=.52; L(oi.outputs['Random'],m2.inputs[0]); L(m2.outputs[0],hs.inputs['Hue'])
    t=N('ShaderNodeBsdfTranslucent'); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.3; L(hs.outputs[0],b.inputs['Base Color']); L(hs.outputs[0],t.inputs[0]); L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],nt.nodes['Material Output'].inputs[0]); return m
def land_mat_felt(name,haze,hd):
    m=land_mat(name,haze,hd,'#d8d2c4','#ded9cc','#ded9cc',amount=.9); return m
def steppemat(haze,hd,TR):
    m=land_mat('stp',haze,hd,'#7b7242','#b3935a','#8d7750',fs=.035,amount=.56,grain=1.1); nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new
    src=b.inputs['Base Color'].links[0].from_socket; ge=N('ShaderNodeNewGeometry')
    n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=4.5; n.inputs['Detail'].default_value=6; n.inputs['Roughness'].default_value=.7; L(ge.outputs['Position'],n.inputs['Vector'])
    mr=N('ShaderNodeMapRange'); mr.inputs[1].default_value=.32; mr.inputs[2].default_value=.68; mr.inputs[3].default_value=.55; mr.inputs[4].default_value=1.35; L(n.outputs['Fac'],mr.inputs[0])
    n2=N('ShaderNodeTexNoise'); n2.inputs['Scale'].default_value=.011; n2.inputs['Detail'].default_value=5; L(ge.outputs['Position'],n2.inputs['Vector']); m2=N('ShaderNodeMapRange'); m2.inputs[1].default_value=.35; m2.inputs[2].default_value=.65; m2.inputs[3].default_value=.78; m2.inputs[4].default_value=1.22; L(n2.outputs['Fac'],m2.inputs[0])
    mu=N('ShaderNodeMath'); mu.operation='MULTIPLY'; L(mr.outputs[0],mu.inputs[0]); L(m2.outputs[0],mu.inputs[1])
    hs=N('ShaderNodeHueSaturation'); L(src,hs.inputs['Color']); L(mu.outputs[0],hs.inputs['Value'])
    # two ruts of pale dust
    sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Position'],sp.inputs[0])
    def M_(op,a,b_=None):
        o=N('ShaderNodeMath'); o.operation=op
        for i,k in enumerate((a,b_)):
            if k is None: continue
            if isinstance(k,(int,float)): o.inputs[i].default_value=k
            else: L(k,o.inputs[i])
        return o.outputs[0]
    tr=M_('ADD',M_('ADD',M_('MULTIPLY',sp.outputs['Y'],.42),3.5),M_('MULTIPLY',M_('SINE',M_('ADD',M_('DIVIDE',sp.outputs['Y'],38.),.7)),7.))
    dd=M_('ABSOLUTE',M_('SUBTRACT',M_('ABSOLUTE',M_('SUBTRACT',sp.outputs['X'],tr)),.75)); k=N('ShaderNodeMapRange'); k.inputs[1].default_value=.5; k.inputs[2].default_value=.2; L(M_('ADD',dd,M_('MULTIPLY',n.outputs['Fac'],.25)),k.inputs[0])
    mx=N('ShaderNodeMixRGB'); mx.inputs[2].default_value=col('#b9a283'); L(k.outputs[0],mx.inputs[0]); L(hs.outputs[0],mx.inputs[1]); L(mx.outputs[0],b.inputs['Base Color'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.9; bp.inputs['Distance'].default_value=.12; L(n.outputs['Fac'],bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def ribs(p,w,h,m,r=.006):
    d=.5*min(w,h)+.18
    for i in range(8):
        a=math.pi/8+i*math.pi/4; c,s_=math.cos(a)/math.cos(math.pi/8),math.sin(a)/math.cos(math.pi/8); P=[Vector((.09*c,.09*s_,-.02)),Vector((w*.36*c,h*.36*s_,-d*.55)),Vector((w*.5*c,h*.5*s_,-d))]
        for q_,t_ in zip(P,P[1:]): tube('rib',q_,t_,r,m,p,10)
pap=mat('paper','#c9a98a',.85,var=0,spec=.2)
if SHOT in ('window','dusk'):
    # the pair: one room, one camera; only sky, sun and lamps differ
    DAY=SHOT!='dusk'
    import aged, atwork, panes, planks, ready
    from fig import fig
    from oldrug import fringes, persian
    from cloths import hang, plaid, woven
    from wear import bright, coil, grounded, mirroring, rolls, strip, trodden
    from grip import cloth_face, clothes_rail, ladder, sandbag, sewn
    from lived import clamp, deeper, hung_coil, magazine, sill_things
    from joinery import bearing, lamp, planed
    g['wood']=planed('oiled','#7a5a3e'); along=planed('oiledx','#7a5a3e',0)
    wallR=aged.bricks(); room(); hewn=aged.heart()
    for o in list(bpy.data.objects):
        if o.name.startswith('sill'): o.data.materials[0]=along   # what lies along x has its grain along x
        elif o.name.startswith(('beam','cur')): bpy.data.objects.remove(o)
    hang(4.55,Y1-.25,woven('lined','#e2d6c2','#d3c5af',520,.34))
    for y in (-3,-.8,1.4,3.3): aged.beam(y,Z-.10,hewn); bearing(X1-.004,y,Z-.25,hewn,mat('shoe','#1d1c1b',.5,metal=.6,var=.1,vscale=30))
    aged.duct(-1.95,Z-.30,-6.,X1-.004,.13)
    quad('bw',[(X1-.004,Y1+.04,0),(X1-.004,Y0,0),(X1-.004,Y0,Z),(X1-.004,Y1+.04,Z)],wallR)
    back=[o for o in bpy.data.objects if o.type=='MESH' and o.name.startswith('w') and all(abs(v.co.y-Y0)<.01 for v in o.data.vertices)]
    for o in back: bpy.data.objects.remove(o)
    deeper(plaster,Y0,4.2,X0,X1,Z)   # the camera stands further back than the room of the other pictures
    bpy.data.objects['ce'].data.materials[0]=aged.ceiling(.135,X0); bright(.9 if DAY else 1.05)
    below=bpy.data.objects['fl']; below.name='below'; below.location.z=-.012; below.data.materials[0]=mat('under','#100c09',.95,var=0)
    planks.floor(X0,X1,Y0,Y1+.05,([(-5,-6),(-1.2,-3.2),(.4,-1.9),(1.1,-.7),(2.3,.5),(3.7,.7)],[(.4,-1.9),(-.1,.6),(.4,3.1)],[(-4.6,2.9),(.2,3.0),(3.2,2.4)],[(.4,-1.9),(2.4,-2.0),(4.8,-1.5)]),(2.6,.3,3.4),((-3.6,-1.6,1.0),(3.1,-1.2,.9),(.2,3.3,.7)),((1.15,3.2,.42),(-3.75,.75,.40),(4.3,-2.9,.5)))
    atwork.panes(X0,X1,Y1+.1,zb,zt); atwork.heating(Y1-.075,((-6.3,-3.9),(-3.75,-1.35),(-1.2,1.2),(1.35,3.9)))
    bpy.data.objects['pl'].data.materials[0]=atwork.scuffed()
    sx,sy=.1,.75
    rug_=box('rug',(3.1,2.15,.012),(sx,sy,.007),grounded(persian((3.1,2.15),.62),.25,.6),.004,(0,0,.10)); fringes((sx,sy,0),.10,(3.1,2.15)); ch=chair(.28,1.05,math.radians(38)); sidetable(-1.0,1.95); vase(-3.75,.75,1.6,58)
    sweep(5.6,1.1,math.radians(-90),pap=trodden(),hung=.018); stool(g,(4.0,.95,.012),.4,.62,.019)
    ready.ready(g,os.environ.get('MONITOR')); aged.apple((1.75,-1.35,0),.62); aged.apple((1.72,-1.30,.201),.78,.1); aged.apple((2.16,-.86,0),1.9,.2)
    r_,p_=softbox(g,.85,1.2,(3.75,2.75,0),(4.3,.5,1.05),2.25,cloth_face('#ffe9d2',0. if DAY else 3.1),power=0 if DAY else 92,color=(1,.87,.73)); sewn(g,p_,.85,1.2,False)
    plaid(ch,woven('plaid','#b9b09f','#a39a8b',170,.06,[(a,w,c) for a0 in (.10,1.15) for a,w,c in ((a0,.05,'#4c545b'),(a0+.075,.012,'#4c545b'),(a0+.115,.05,'#a3672f'),(a0+.19,.05,'#4c545b'))],.35),mat('yarn','#c9bfa9',.95,var=0,sheen=.3),name='plaid-lounge')
    tether((2.75,-2.55),math.radians(35)); fig(1.75,3.3)
    # a rail of clothes by the wall
    old=set(bpy.data.objects); clothes_rail(g,random.Random(11),0,0); e=empty('clothes',(5.75,-1.75,0),math.radians(84))
    for o in set(bpy.data.objects)-old-{e}:
        if not o.parent: o.parent=e
    # traces of work: tape on paper and floor, cables in use and taped down, a roll of tape, bags of sand, rolls of paper in the corner
    q=random.Random(5); tp=mat('tape','#c9a54a',.6,var=0)
    for x,y,a in ((3.3,.2,.2),(1.15,-.35,.9),(-.3,-.2,.4)):
        for k in (0,1): box('tp',(.16,.024,.0008),(x,y,(.0135 if x>2.5 else .0008)+.0006*k),tp,0,(0,0,a+k*math.pi/2))
    for y,a in ((-.2,.1),(.75,-.05),(2.3,.06)): strip(2.62,y,a,.3,z=.007)
    lathe('roll',[(.05,0),(.062,0),(.062,.048),(.05,.048)],(2.20,-.80,.2),mat('roll','#2b2b2d',.6,var=.05),40); lathe('roll2',[(.04,0),(.058,0),(.058,.025),(.04,.025)],(2.05,-.95,.2),mat('roll2','#c7a13c',.6,var=.05),40)
    for pts in ([(.55,-1.15,.006),(.62,-1.45,.006),(.95,-1.62,.006),(1.35,-1.98,.006),(1.9,-1.9,.006),(2.3,-2.2,.006),(2.6,-2.4,.006)],[(3.45,3.05,.006),(3.0,3.4,.006),(2.2,3.2,.006),(1.6,3.6,.006),(1.5,3.9,.006)],[(-.55,2.45,.006),(-.2,2.75,.006),(.3,2.6,.006),(.9,3.4,.006),(1.3,3.85,.006)],[(2.7,-2.45,.006),(1.7,-2.75,.006),(.4,-2.35,.006),(-1.1,-2.6,.006),(-2.6,-2.2,.006),(-4.2,-2.9,.006)]): curve('cab',pts,.0042,g['rubber'])
    for x,y,a in ((1.02,-1.66,1.0),(.2,-2.32,1.5),(-1.7,-2.46,1.75),(2.6,3.27,.4)): strip(x,y,a)
    coil(2.75,2.45,g['rubber']); coil(3.05,-2.05,mat('orangec','#b5521f',.55,var=.05),.15,4); sandbag(g,3.72,3.1,.5); rolls(X1,2.62,q)
    box('case',(.62,.42,.24),(4.75,-2.05,.12),mat('casem','#26272a',.5,var=.1,vscale=9,bump=.1,bscale=60),.02,(0,0,.35)); box('caseb',(.63,.43,.012),(4.75,-2.05,.15),g['alu'],.003,(0,0,.35))
    # and what nobody tidied away
    ld=ladder(g,(2.62,3.22,0),math.radians(97),1.55,.8,.44); hung_coil((3.585,2.96,1.29),.6,g['rubber']); sill_things(Y1-.02,.39); magazine((-1.15,.42,.018),.7)
    atwork.pinned(X1-.004,-.78,2.12); atwork.sockets(X1-.004,-.22,.45); atwork.powerstrip((1.62,-1.93,0),1.35)
    for y in (-.1,2.3): clamp((5.56,y,2.94),math.pi/2)
    throw(ld,'#4d5963',(.03,.0),(.24,.86),.35,1.66,'duster',.34,.03)
    glow=aged.opal_day() if DAY else opalglass((1,.80,.54),(1,.55,.26),5.2)
    for x in (.5,2.3,4.1): pendant(g,x,1.9,2.82,Z,.15,0 if DAY else 40,glow,color=(1,.76,.50))
    lamp(g,.38,2.12,0,1.66,0 if DAY else 105,shade('shadecloth') if DAY else litshade((1,.70,.40),(1,.48,.20),2.3,1.36,1.72)); mirroring(.8 if DAY else float(os.environ.get('MIRROR',5.)))
    if DAY:
        az,el=math.radians(44),math.radians(19); nishita(az,math.radians(17),.36,1.2); clouds((1.6,1.45,1.3),.5,.36); sun(az,el,11,(1,.83,.62),.6); portal()
        panes.day(); panes.land(True)
        area((0,-6.5,3.2),(1.5,1,1.2),58,9,2.5,(1,.98,.95)).visible_glossy=False
    else:
        panes.land(False); portal()
        area((X1-.28,1.1,Z-.3),(X1-.02,1.1,1.4),10,5.2,.08,(1,.70,.44),spread=140)
        # the room behind the camera, which the panes alone show: a door to the lit hall, shelves beside it
        dark=mat('backdark','#2a2622',.7,var=0)
        for o in [quad('hall',[(3.2,-8.78,.05),(4.15,-8.78,.05),(4.15,-8.78,2.15),(3.2,-8.78,2.15)],nolight(emat('hallglow',(1,.74,.48),.5)))]+[box('bf',b,c,dark) for b,c in (((.08,.06,2.2),(3.16,-8.76,1.1)),((.08,.06,2.2),(4.19,-8.76,1.1)),((1.1,.06,.08),(3.675,-8.76,2.19)),((2.4,.4,.05),(1.4,-8.58,.5)),((2.4,.4,.05),(1.4,-8.58,1.1)),((2.4,.4,.05),(1.4,-8.58,1.7)),((.5,.36,.4),(.7,-8.58,.73)),((.7,.36,.3),(1.8,-8.58,1.28)),((.4,.36,.45),(2.2,-8.58,1.95)))]: o.visible_camera=False
        area((-3.5,-6.2,3.0),(.6,-1.0,1.4),6,1.6,1.2,(1,.78,.55)).visible_glossy=False; area((0,-6.5,3.2),(0,1,1.4),10,9,2.5,(.8,.86,1)).visible_glossy=False
    ready.seen()
elif SHOT=='armchair':
    import armchair
    from types import SimpleNamespace
    armchair.near(SimpleNamespace(**globals()))
elif SHOT=='canvas':
    # a still life by the window: the sun from the left draws the window on painted canvas
    from bywindow import AT, set_by_window
    def brickwall(): wallR=brick('bricks','#cbc3b6',(1,2)); quad('bw',[(X1-.004,Y1+.04,0),(X1-.004,Y0,0),(X1-.004,Y0,Z),(X1-.004,Y1+.04,Z)],wallR)
    set_by_window(g,lambda: (room(),brickwall()),vase)
    az=math.radians(-50); nishita(az,math.radians(16),.3,1.6); sun(az,math.radians(22),11,(1,.82,.6),.55); portal()
    land((.86,.82,.78),(.95,.9,.86),10500,1.)
    area((0,-4.2,3.2),(3,1.4,.9),26,6,2,(1,.96,.92))
    turn,away=math.radians(14),3.0; eye=(AT.x-away*math.cos(turn),AT.y-away*math.sin(turn),1.); lvl(eye,(eye[0]+math.cos(turn),eye[1]+math.sin(turn)),50,1.6,None,shift=-.054)
    bpy.context.scene.camera.data.dof.focus_distance=away-.06
elif SHOT=='evening':
    import event
    from types import SimpleNamespace
    event.evening(SimpleNamespace(**globals()))
elif SHOT=='lamp':
    import late
    from types import SimpleNamespace
    late.lamp(SimpleNamespace(**globals()))
elif SHOT=='facade':
    import facade
    from house import outside
    facade.facade(g,lambda: outside(True,g,fr,plaster,white,pap,X0,curtain,sheermat,sweep,softbox,True))
elif SHOT=='outside':
    from house import outside
    outside(False,g,fr,plaster,white,pap,X0,curtain,sheermat,sweep,softbox)
render(out,w,h,spp,seed,thr,bounces=6,clamp=5)

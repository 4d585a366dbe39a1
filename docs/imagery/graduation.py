# A graduation portrait, ready: the cap on a bentwood chair, its tassel over the edge, the rolled diploma, flowers; painted canvas behind
from roomkit import *
from canvas import bentwood, drop, painted
from flowers import bloom, bunch, petals, place, spray, stem
from house import Graph, nodes
def gabardine():
    m,b,N,L=nodes('gab'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; L(G.value('#0d0f14',G.op('MULTIPLY',G.ramp(G.noise(P,14,4),.3,.7,.82,1.2),G.ramp(G.noise(P,900,2),.3,.7,.8,1.2))),b.inputs['Base Color']); setin(b,'Roughness',.78); setin(b,'Sheen',.04); b.inputs['Sheen Roughness'].default_value=.4; setin(b,'Specular',.08)
    w=N('ShaderNodeTexWave'); w.inputs['Scale'].default_value=420; w.inputs['Distortion'].default_value=.4; w.bands_direction='DIAGONAL'; L(P,w.inputs['Vector']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.0006; L(G.op('ADD',w.outputs['Fac'],G.op('MULTIPLY',G.noise(P,38,4,.6),2.5)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def cap(at,rot,q):
    """the square board sags a little to its corners, cloth turned over its edge; below it the cap of six panels"""
    e=empty('cap',at,0); e.rotation_euler=rot; gb=gabardine(); S=.125; n=28
    for top in (1,0):
        v=[]; 
        for j in range(n+1):
            for i in range(n+1): u,t=2*i/n-1,2*j/n-1; v.append((u*S*(1-.012*(1-t*t)),t*S*(1-.012*(1-u*u)),(.0035 if top else -.0035)*(1-max(abs(u),abs(t))**24*.75)-.003*(u*u*t*t)+.001*u*t+.0012*noise.noise(Vector((u*2,t*2,3)))))
        f=[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i)[::1 if top else -1] for j in range(n) for i in range(n)]; mesh('board',v,f,gb,smooth=True).parent=e
    v=[]; K=88; prof=[(.052,-.004),(.075,-.012),(.087,-.028),(.091,-.050),(.0915,-.066),(.089,-.066),(.088,-.05),(.083,-.03)]
    for r,z in prof:
        for i in range(K): a=6.2832*i/K; k=1+.012*math.cos(6*a)*(1 if z>-.04 else .3)+.02*noise.noise(Vector((math.cos(a)*2,math.sin(a)*2,z*20))); v.append((r*k*.96*math.cos(a),r*k*1.08*math.sin(a),z+(.012*math.cos(a) if z<-.04 else 0)))
    mesh('skull',v,[(j*K+i,(j+1)*K+i,(j+1)*K+(i+1)%K,j*K+(i+1)%K) for j in range(len(prof)-1) for i in range(K)],gb,smooth=True).parent=e
    lathe('button',smooth([(.002,.0035),(.0085,.0035),(.009,.006),(.006,.0085),(.0005,.0092)],4),(0,0,0),gb,36,parent=e,bevel=.0002); return e
def tassel(P,L_,q,c='#b9862f'):
    """a cord along P, in world coordinates, and what hangs from its end"""
    m=mat('silkt',c,.38,var=.1,vscale=200,sheen=.4,colvar=.2); 
    for k in range(3):
        pts=[]
        for i in range(41):
            t=i/40*(len(P)-1); j=min(int(t),len(P)-2); u=t-j; a,b=Vector(P[j]),Vector(P[j+1]); p=a.lerp(b,u); an=i*.9+k*2.0944; pts.append((p.x+.0011*math.cos(an),p.y+.0011*math.sin(an)*.6,p.z+.0011*math.sin(an)))
        curve('cord',pts,.0011,m,res=3)
    e=Vector(P[-1]); lathe('knot',smooth([(.0004,.004),(.004,.002),(.0058,-.004),(.0052,-.012),(.0062,-.016),(.0045,-.021)],4),tuple(e),m,30,bevel=.0001); lathe('wrap',[(.0056,-.0165),(.0060,-.0180),(.0060,-.0215),(.0054,-.0225)],tuple(e),mat('thr','#7c5a1c',.5,metal=.4,var=0),30,bevel=.0003)
    for i in range(170):
        a=q.uniform(0,6.28); r=.0048*q.random()**.5; l=L_*q.uniform(.94,1.03); sp=q.uniform(.9,2.0); w=q.uniform(-.003,.003); curve('fr',[(e.x+r*math.cos(a)*.8,e.y+r*math.sin(a)*.8,e.z-.02),(e.x+r*sp*math.cos(a)+w*.3,e.y+r*sp*math.sin(a),e.z-.02-l*.35),(e.x+r*sp*math.cos(a)+w,e.y+r*sp*math.sin(a)-w,e.z-.02-l*.72),(e.x+r*1.1*sp*math.cos(a)+w,e.y+r*1.1*sp*math.sin(a)-w*.5,e.z-.02-l)],.00042,m,res=3)
def diploma(at,rz,q):
    """heavy paper rolled up, tied with a ribbon"""
    e=empty('dip',at,rz); pm=mat('paperd','#e3d8c3',.7,var=.04,vscale=20,bump=.08,bscale=160,colvar=.04); L_=.29; n=150; v=[]
    for s_ in (-1,-.5,0,.5,1):
        for i in range(n+1):
            a=i/n*6.2832*3.3; r=.0145+.0075*i/n+.0004*math.sin(a*2+s_); r*=1-.05*(1-abs(s_)); v.append((s_*L_/2+.0012*math.sin(a*.7),r*math.cos(a+.8),.022+r*math.sin(a+.8)))
    o=mesh('roll',v,[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i) for j in range(4) for i in range(n)],pm,smooth=True); o.parent=e; o.modifiers.new('s','SOLIDIFY').thickness=.00035
    rb=mat('ribbon','#6a1418',.42,var=.06,vscale=80,sheen=.5,bump=.15,bscale=700,spec=.5)
    def strip(P,w,name='rb'):
        v=[];K=len(P)
        for i,p in enumerate(P):
            p=Vector(p); d=(Vector(P[min(i+1,K-1)])-Vector(P[max(i-1,0)])).normalized(); s_=Vector((1,0,0)) if abs(d.x)<.6 else Vector((0,1,0)); s_=(s_-d*s_.dot(d)).normalized(); v+=[tuple(p-s_*w/2),tuple(p),tuple(p+s_*w/2)]
        o=mesh(name,v,[(3*i+k,3*i+k+1,3*i+k+4,3*i+k+3) for i in range(K-1) for k in (0,1)],rb,smooth=True); o.parent=e; o.modifiers.new('s','SOLIDIFY').thickness=.0004; z=o.modifiers.new('u','SUBSURF'); z.levels=z.render_levels=2
    strip([(.0,.0218*math.cos(t),.022+.0218*math.sin(t)) for t in [6.2832*i/28 for i in range(29)]],.015)
    for sg in (-1,1):
        strip([(.0,.0,.0445),(sg*.012,-.004,.054),(sg*.032,-.010,.060),(sg*.045,-.012,.052),(sg*.040,-.012,.044),(sg*.018,-.005,.0435),(0,0,.046)],.015); strip([(0,0,.0455),(sg*.012,-.016,.045),(sg*.022,-.034,.030),(sg*.026,-.042,.012),(sg*.034,-.058,.003),(sg*.042,-.080,.0015)],.015)
    lathe('kn',smooth([(.0005,.0415),(.006,.043),(.0072,.047),(.005,.0505),(.0005,.051)],3),(0,0,0),rb,20,parent=e,bevel=.0002); return e
def graduation(g):
    q=random.Random(14); fl=oak(); quad('fl',[(-4,-3,0),(4,-3,0),(4,4,0),(-4,4,0)],fl)
    wl=mat('wallg','#b5a992',.9,var=.05,vscale=2); quad('w',[(-5,3.1,0),(5,3.1,0),(5,3.1,4.2),(-5,3.1,4.2)],wl); drop((-.15,2.35,.004),0,W=3.0,H=2.62,out=1.6,m=painted('#5f6a62','#3a4440','#8a948a'),g=g)
    ch=bentwood(g,(0,0,0),math.radians(28),'#4a2d1b'); SZ=.482
    # the cap leans on the back; the seat is 40 cm wide
    R=Matrix.Rotation(math.radians(28),4,'Z'); W=lambda x,y,z:R@Vector((x,y,z))
    c=cap(tuple(W(-.015,.045,SZ+.074)),(math.radians(9),math.radians(-5),math.radians(12)),q); bpy.context.view_layer.update(); M_=c.matrix_world; P=[M_@Vector(p) for p in ((0,0,.0095),(.035,-.028,.0062),(.085,-.052,.0045),(.121,-.066,.0036),(.1285,-.069,-.004))]; e=P[-1]; P+=[e+Vector((.001,-.002,-.008)),e+Vector((.002,-.004,-.016))]; tassel([tuple(p) for p in P],.036,q)
    diploma(tuple(W(-.064,-.134,SZ+.001)),math.radians(30),q)
    # two more chairs of the same row stand behind, soft
    for x,y,a in ((-.95,1.15,-8),(.98,1.35,160)): bentwood(g,(x,y,0),math.radians(a),'#4a2d1b')
    area((-1.7,-.35,1.75),(0,.1,.55),70,.34,.5,(1,.94,.85)); area((-2.1,1.2,2.3),(0,2.3,1.2),46,1.,1.,(1,.93,.84)); area((2.6,.4,1.6),(0,.2,.6),4,1.4,1.4,(.72,.82,1)); area((1.5,1.9,2.2),(.05,.1,.6),30,.3,.4,(1,.78,.52)); ambient((.45,.5,.6),.05)
    camera((.36,-1.22,.88),(-.012,.03,.540),63,2.2,(.03,-.10,.555))

# A low car and the satin over it: a sheet let fall over the body by cloth simulation, its hem on the floor; writes car_cover.npz (verts, faces, where each point lay), a minute and a half of a core, kept. Run once: python carsim.py
import sys, os, time; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import bpy, math, numpy as np
bpy.ops.wm.read_factory_settings(use_empty=True); sc=bpy.context.scene
def smooth(xs,ys,x):
    # monotone Catmull-Rom on knots
    xs=np.array(xs);ys=np.array(ys); i=int(np.clip(np.searchsorted(xs,x)-1,0,len(xs)-2)); h=xs[i+1]-xs[i]; t=(x-xs[i])/h
    def m(k):
        if k<=0: return (ys[1]-ys[0])/(xs[1]-xs[0])
        if k>=len(xs)-1: return (ys[-1]-ys[-2])/(xs[-1]-xs[-2])
        a=(ys[k]-ys[k-1])/(xs[k]-xs[k-1]); b=(ys[k+1]-ys[k])/(xs[k+1]-xs[k]); return 0 if a*b<=0 else 2*a*b/(a+b)
    return (2*t**3-3*t**2+1)*ys[i]+(t**3-2*t**2+t)*h*m(i)+(-2*t**3+3*t**2)*ys[i+1]+(t**3-t**2)*h*m(i+1)
# top profile along x: rear -2.27 ... front 2.27, a coupe of 1.31 m
TX=[-2.27,-2.25,-2.16,-1.95,-1.6,-1.1,-.55,-.1,.25,.75,1.05,1.5,1.9,2.12,2.23,2.27]
TZ=[.30,.62,.86,.94,1.03,1.19,1.29,1.31,1.27,1.03,.92,.86,.77,.67,.55,.30]
WX=[-2.27,-2.18,-2.0,-1.5,-.6,.6,1.4,1.9,2.12,2.23,2.27]
WY=[.62,.80,.90,.95,.92,.92,.94,.88,.76,.64,.50]
def section(x,n=26):
    zt=smooth(TX,TZ,x); w=smooth(WX,WY,x); belt=min(.84,zt-.05); zb=.2; gh=min(1,max(0,zt-.92)/.38)
    wr=w*(.84-.22*gh)
    P=np.array([(w*.955,zb),(w*.99,zb+(belt-zb)*.33),(w,zb+(belt-zb)*.62),(w*.98,zb+(belt-zb)*.93),(w*(.94-.12*gh),belt+(zt-belt)*.30),(wr,zt-.03-.08*gh),(wr*.82,zt-.012-.012*gh),(wr*.45,zt-.003),(0,zt)])
    d=np.r_[0,np.cumsum(np.hypot(*np.diff(P,axis=0).T)+1e-4)]; q=np.linspace(0,d[-1],n)
    y=np.array([smooth(d,P[:,0],a) for a in q]); z=np.array([smooth(d,P[:,1],a) for a in q])
    # the wings stand above the bonnet and the tail
    for c,s,k in ((1.36,.42,.075),(-1.42,.45,.05)): z+=k*math.exp(-((x-c)/s)**2)*np.exp(-((y-.74*w)/.13)**2)
    # the arches stand out round the wheels
    y=y+.06*math.exp(-((abs(x)-1.36)/.38)**4)*np.exp(-((z-.50)/.24)**2)*(z<.8)
    return y,z
xs=np.linspace(-2.27,2.27,900); zs=np.array([smooth(TX,TZ,x) for x in xs]); d=np.r_[0,np.cumsum(np.hypot(np.diff(xs),np.diff(zs)))]
V=[];nx=70;ny=26
for x in np.interp(np.linspace(0,d[-1],nx),d,xs):
    y,z=section(x)
    for sgn,idx in ((1,range(ny)),(-1,range(ny-2,-1,-1))): V+=[(x,sgn*y[k],z[k]) for k in idx]
m=2*ny-1; F=[(i*m+j,i*m+j+1,(i+1)*m+j+1,(i+1)*m+j) for i in range(nx-1) for j in range(m-1)]
def obj(n,V,F):
    me=bpy.data.meshes.new(n); me.from_pydata([tuple(v) for v in V],[],F); me.update(); o=bpy.data.objects.new(n,me); sc.collection.objects.link(o); return o
def solid(o,f):
    o.modifiers.new('c','COLLISION'); o.collision.thickness_outer=.012; o.collision.cloth_friction=f
solid(obj('body',V,F),5); solid(obj('floor',[(-6,-5,0),(6,-5,0),(6,5,0),(-6,5,0)],[(0,1,2,3)]),40)
for sy in (-1,1):   # mirrors and wheels
    bpy.ops.mesh.primitive_uv_sphere_add(segments=16,ring_count=10,location=(.60,sy*.97,.92)); o=bpy.context.object; o.scale=(.09,.10,.065); solid(o,5)
    for sx in (-1.36,1.36):
        bpy.ops.mesh.primitive_cylinder_add(vertices=40,radius=.335,depth=.24,location=(sx,sy*.83,.335),rotation=(math.pi/2,0,0)); solid(bpy.context.object,5)
# the sheet, its corners cut round
NX,NY=190,130; LX=3.22; P0=[]
rng=np.random.default_rng(4)
for i in range(NX):
    x=-LX+2*LX*i/(NX-1); s=abs(x)/LX; hw=2.16*(1-.05*s*s-.22*s**8)
    for j in range(NY): y=hw*(2*j/(NY-1)-1); P0.append((x-.02,y,1.36+.012*math.sin(3.1*x+1.7*y)+.01*math.sin(7*y-2*x)))
CF=[(i*NY+j,(i+1)*NY+j,(i+1)*NY+j+1,i*NY+j+1) for i in range(NX-1) for j in range(NY-1)]
cl=obj('cloth',P0,CF); ring=lambda v: min(v//NY,NX-1-v//NY,v%NY,NY-1-v%NY)   # rows from the border
cm=cl.modifiers.new('cl','CLOTH'); st=cm.settings; cs=cm.collision_settings
# satin: heavy for how thin it is, it slides on paint and buckles where it is pushed together
st.quality=5; st.mass=.25; st.tension_stiffness=30; st.compression_stiffness=18; st.shear_stiffness=5; st.bending_stiffness=.09; st.air_damping=1.4; st.tension_damping=6; st.compression_damping=6; st.shear_damping=6; st.bending_damping=.3
cs.collision_quality=3; cs.distance_min=.008; cs.use_self_collision=False; cs.self_distance_min=.008; cs.self_friction=5
N=int(os.environ.get('FRAMES',50)); cm.point_cache.frame_start=1; cm.point_cache.frame_end=N+2; sc.frame_start=1; sc.frame_end=N+2
t=time.time()
OUT=os.path.dirname(os.path.abspath(__file__))+'/car_cover.npz'
for f in range(1,N+1):
    sc.frame_set(f)
    if f%10==0: print('FRAME',f,round(time.time()-t),flush=True)
e=cl.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh(); P=np.array([v.co for v in e.vertices])
print('SIM',P.min(0),P.max(0))
# where each point lay on the flat sheet, and how far from its border
P0=np.array(P0); edge=np.array([ring(i) for i in range(len(P0))])*2*LX/(NX-1); flat=np.c_[P0[:,:2],edge]
np.savez_compressed(OUT,v=P.astype(np.float32),f=np.array(CF,np.int32),flat=flat.astype(np.float32))

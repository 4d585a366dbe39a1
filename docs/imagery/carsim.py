# Car volume + fitted cover by cloth simulation; writes car_cover.npz (verts, faces). Run once: python carsim.py
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import bpy, math, numpy as np
from mathutils import Vector
bpy.ops.wm.read_factory_settings(use_empty=True); sc=bpy.context.scene
L=4.62
def smooth(xs,ys,x):
    # monotone-ish Catmull-Rom on knots
    xs=np.array(xs);ys=np.array(ys); i=int(np.clip(np.searchsorted(xs,x)-1,0,len(xs)-2)); h=xs[i+1]-xs[i]; t=(x-xs[i])/h
    def m(k):
        if k<=0: return (ys[1]-ys[0])/(xs[1]-xs[0])
        if k>=len(xs)-1: return (ys[-1]-ys[-2])/(xs[-1]-xs[-2])
        a=(ys[k]-ys[k-1])/(xs[k]-xs[k-1]); b=(ys[k+1]-ys[k])/(xs[k+1]-xs[k]); return 0 if a*b<=0 else 2*a*b/(a+b)
    return (2*t**3-3*t**2+1)*ys[i]+(t**3-2*t**2+t)*h*m(i)+(-2*t**3+3*t**2)*ys[i+1]+(t**3-t**2)*h*m(i+1)
# top profile along x: rear -2.31 ... front 2.31 (compact SUV / liftback)
TX=[-2.31,-2.29,-2.22,-2.05,-1.75,-1.2,-.5,.1,.45,1.0,1.25,1.6,2.0,2.2,2.28,2.31]
TZ=[.30,.62,.98,1.20,1.40,1.535,1.57,1.55,1.47,1.17,1.08,1.03,.93,.80,.62,.30]
WX=[-2.31,-2.22,-2.0,-1.5,-.6,.6,1.4,1.9,2.15,2.27,2.31]
WY=[.60,.78,.88,.915,.925,.925,.915,.87,.77,.64,.52]
# roof half width (glasshouse): only where the top is above the belt
def section(x,n=22):
    zt=smooth(TX,TZ,x); w=smooth(WX,WY,x); belt=min(.96,zt-.07); zb=.24
    gh=max(0,zt-1.0)/.57           # 0 on the bonnet, 1 on the roof
    wr=w*(.80-.16*gh) if gh>0 else w*.80
    P=[(w*.955,zb),(w*.99,zb+(belt-zb)*.33),(w*1.0,zb+(belt-zb)*.62),(w*.975,zb+(belt-zb)*.93),(w*(.93-.10*gh),belt+(zt-belt)*.30),(wr,zt-.05-.09*gh),(wr*.82,zt-.018-.012*gh),(wr*.45,zt-.003),(0,zt)]
    P=np.array(P); d=np.r_[0,np.cumsum(np.hypot(*np.diff(P,axis=0).T)+1e-4)]; q=np.linspace(0,d[-1],n)
    y=[smooth(d,P[:,0],a) for a in q]; z=[smooth(d,P[:,1],a) for a in q]
    return np.array(y),np.array(z)
def stations(n):
    # denser near both ends, following the arc length of the top profile
    xs=np.linspace(-2.31,2.31,900); zs=np.array([smooth(TX,TZ,x) for x in xs]); d=np.r_[0,np.cumsum(np.hypot(np.diff(xs),np.diff(zs)))]
    return np.interp(np.linspace(0,d[-1],n),d,xs)
def loft(nx,ny,off=0,hem=0):
    V=[];X=stations(nx)
    for x in X:
        y,z=section(x,ny)
        for sgn,idx in ((1,range(ny)),(-1,range(ny-2,-1,-1))):
            for k in idx: V.append((x,sgn*y[k],z[k]))
    m=2*ny-1; V=np.array(V,float); G=V.reshape(nx,m,3)
    if off:
        du=np.gradient(G,axis=0); dv=np.gradient(G,axis=1); N=np.cross(du,dv); N/=np.linalg.norm(N,axis=2,keepdims=True)+1e-9
        c=np.array([0,0,.7]); sg=np.sign((N*(G-c)).sum(2,keepdims=True)); N*=sg; G=G+N*off
    F=[(i*m+j,i*m+j+1,(i+1)*m+j+1,(i+1)*m+j) for i in range(nx-1) for j in range(m-1)]
    return G.reshape(-1,3),F,m
def obj(n,V,F):
    me=bpy.data.meshes.new(n); me.from_pydata([tuple(v) for v in V],[],F); me.update(); o=bpy.data.objects.new(n,me); sc.collection.objects.link(o); return o
V,F,_=loft(60,16); body=obj('body',V,F)
for sy in (-1,1):   # mirrors, as bumps under the cover; wheels
    bpy.ops.mesh.primitive_uv_sphere_add(segments=16,ring_count=10,location=(.72,sy*1.0,1.04)); o=bpy.context.object; o.scale=(.09,.14,.085); o.modifiers.new('c','COLLISION'); o.collision.thickness_outer=.012
    for sx in (-1.38,1.40):
        bpy.ops.mesh.primitive_cylinder_add(vertices=40,radius=.345,depth=.23,location=(sx,sy*.79,.345),rotation=(math.pi/2,0,0)); o=bpy.context.object; o.modifiers.new('c','COLLISION'); o.collision.thickness_outer=.012
body.modifiers.new('c','COLLISION'); body.collision.thickness_outer=.012; body.collision.cloth_friction=12
NX,NY=150,36
V,F,m=loft(NX,NY,.035)
# mirror pockets: push the cover outwards there so that it starts outside
for sy in (-1,1):
    c=np.array([.72,sy*1.0,1.04]); d=np.linalg.norm((V-c)/np.array([.26,.5,.24]),axis=1); k=np.clip(1-d,0,1); V[:,1]+=sy*.33*k**.7*(V[:,1]*sy>.3)
# lower the hem a little between the wheels, so that it hangs
G=V.reshape(NX,m,3); 
cl=obj('cloth',G.reshape(-1,3),F); cm=cl.modifiers.new('cl','CLOTH'); st=cm.settings; cs=cm.collision_settings
st.quality=6; st.mass=.25; st.tension_stiffness=22; st.compression_stiffness=12; st.shear_stiffness=5; st.bending_stiffness=.35; st.air_damping=2; st.tension_damping=8; st.compression_damping=8; st.shear_damping=8
st.shrink_min=-.035
vg=cl.vertex_groups.new(name='hem'); idx=[i*m+j for i in range(NX) for j in range(m) if j in(0,1,m-2,m-1) or i in(0,1,NX-2,NX-1)]; vg.add(idx,1.0,'REPLACE'); st.vertex_group_shrink='hem'; st.shrink_max=.10
cs.collision_quality=3; cs.distance_min=.008; cs.use_self_collision=False
cm.point_cache.frame_start=1; cm.point_cache.frame_end=60
sc.frame_start=1; sc.frame_end=60
import time; t=time.time()
for f in range(1,46): sc.frame_set(f)
dg=bpy.context.evaluated_depsgraph_get(); e=cl.evaluated_get(dg).to_mesh(); P=np.array([v.co for v in e.vertices])
print('SIM',time.time()-t,P.min(0),P.max(0),np.abs(P-V).max())
b=np.array([v.co for v in body.data.vertices]); bf=np.array([p.vertices[:] for p in body.data.polygons])
np.savez(os.path.dirname(os.path.abspath(__file__))+'/car_cover.npz',v=P,f=np.array(F),v0=V,bv=b,bf=bf,m=m,nx=NX)

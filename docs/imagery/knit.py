# Knitted cashmere, folded in a pile on oak by a window: every garment is a soft slab bent over, its stitches a relief, its down real hair
from roomkit import *
from coffee import worn_oak
from house import Graph, nodes
import numpy as np
def stitches(kind):
    """the relief of a knit as a picture that repeats: one stitch, or a rib of four"""
    n=96; cells=4 if kind=='rib' else 1; X,Y=np.meshgrid((np.arange(n*cells)+.5)/n,(np.arange(n)+.5)/n); h=np.zeros_like(X)
    for c in range(-1,cells+1):
        for r in (-2,-1,0,1,2):
            for sg in (-1,1):
                cx,cy=c+.5+sg*.235,r+.5; a=sg*.36; dx,dy=X-cx,(Y-cy)*1.0; u=(dx*math.cos(a)+dy*math.sin(a)*-1)/.225 if False else (dx*math.cos(a)-dy*math.sin(a))/.225; v=(dx*math.sin(a)+dy*math.cos(a))/.78
                d=1-u*u-.9*v*v; ply=.06*np.sin((v*7+u*1.6)*2.2); h=np.maximum(h,np.where(d>0,np.sqrt(np.maximum(d,0))*(1+ply)-.12*v,0))
    if kind=='rib': h=h*(.55+.45*np.clip(.5+.9*np.sin(2*np.pi*X/cells),0,1))
    h=np.clip(h,0,1); im=bpy.data.images.new('st'+kind,n*cells,n,float_buffer=True); im.colorspace_settings.name='Non-Color'; px=np.ones((n,n*cells,4),np.float32); px[...,:3]=h[...,None]; im.pixels.foreach_set(px.ravel()); im.update(); im.pack(); return im,cells
def wool(name,c,kind='plain',depth=.0011):
    m,b,N,L=nodes(name); G=Graph(N,L); im,cells=stitches(kind); uvn=N('ShaderNodeUVMap').outputs['UV']; wv=N('ShaderNodeTexNoise'); wv.inputs['Scale'].default_value=.35; wv.inputs['Detail'].default_value=3; L(uvn,wv.inputs['Vector']); mx=N('ShaderNodeMixRGB'); mx.blend_type='LINEAR_LIGHT'; mx.inputs[0].default_value=.22; L(uvn,mx.inputs[1]); L(wv.outputs['Color'],mx.inputs[2]); mp=N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(1/cells,1,1); L(mx.outputs[0],mp.inputs[0])
    t=N('ShaderNodeTexImage'); t.image=im; t.interpolation='Cubic'; L(mp.outputs[0],t.inputs[0]); h=t.outputs['Color']; P=N('ShaderNodeTexCoord').outputs['Object']
    cl=G.value(c,G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(h,.0,.75,.38,1.06),G.ramp(G.noise(uvn,3.1,4,.7),.3,.7,.86,1.1)),G.ramp(G.noise(P,9,3),.3,.7,.94,1.05))); L(cl,b.inputs['Base Color']); setin(b,'Roughness',.95); setin(b,'Sheen',.7); b.inputs['Sheen Roughness'].default_value=.4; setin(b,'Specular',.1)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=1.; bp.inputs['Distance'].default_value=depth; fz=G.noise(P,900,3,.7); L(G.op('ADD',h,G.op('MULTIPLY',fz,.22)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def down(o,n,length,c,seed,name):
    """the halo of fine hair: n curves that stand and bend at random on the mesh"""
    me=o.data; me.calc_loop_triangles(); T=len(me.loop_triangles); tri=np.empty(T*3,np.int32); me.loop_triangles.foreach_get('vertices',tri); tri=tri.reshape(-1,3); co=np.empty(len(me.vertices)*3,np.float32); me.vertices.foreach_get('co',co); co=co.reshape(-1,3)
    A,B,C=co[tri[:,0]],co[tri[:,1]],co[tri[:,2]]; nr=np.cross(B-A,C-A); ar=np.linalg.norm(nr,axis=1); rg=np.random.default_rng(seed); k=rg.choice(T,n,p=ar/ar.sum()); u,v=rg.random(n),rg.random(n); fl=u+v>1; u[fl]=1-u[fl]; v[fl]=1-v[fl]; P=A[k]+(B-A)[k]*u[:,None]+(C-A)[k]*v[:,None]; nn=nr[k]/np.maximum(ar[k],1e-12)[:,None]
    S=5; d=nn*.55+rg.normal(size=(n,3))*.75; d/=np.linalg.norm(d,axis=1)[:,None]; L_=length*(.35+.9*rg.random(n)**2); pts=np.empty((n,S,3),np.float32); p=P-nn*.0006
    for i in range(S): pts[:,i]=p; p=p+d*(L_/(S-1))[:,None]; d=d+rg.normal(size=(n,3))*.42; d/=np.linalg.norm(d,axis=1)[:,None]
    hc=bpy.data.hair_curves.new(name); hc.add_curves([S]*n); hc.attributes['position'].data.foreach_set('vector',pts.ravel()); ra=hc.attributes.get('radius') or hc.attributes.new('radius','FLOAT','POINT'); ra.data.foreach_set('value',np.tile(np.linspace(.000022,.000008,S),n).astype(np.float32))
    m,b,N,Lk=nodes(name); setin(b,'Base Color',col(c)); setin(b,'Roughness',.7); setin(b,'Specular',.2); hc.materials.append(m); h=link(bpy.data.objects.new(name,hc)); h.parent=o; return h
def garment(z,W,D,t,m,at=(0,0),rz=0.,seed=1.,sw=.0042,hair=None):
    """a garment folded once: a slab of width W and thickness t, bent over at its front; sw: how wide a stitch is. Gives the height of its top"""
    path=[]; R=t*.54; y0=-D/2+R*1.2
    for i in range(40): y=D/2+(y0-D/2)*i/40; path.append((y,t/2,0,-1.,0.))       # below, towards the front
    for i in range(25): a=math.pi*i/24; path.append((y0-R*math.sin(a)*1.15,t/2+R-R*math.cos(a),i,-math.cos(a),-math.sin(a)))
    for i in range(1,41): y=y0+(D/2-.012-y0)*i/40; path.append((y,t/2+2*R,0,1.,0.))
    K=72; v=[];f=[];uv=[]; s=0; prev=None; N_=lambda a,b,c:noise.noise(Vector((a,b,c)))
    for j,(y,zc,_,ty,tz) in enumerate(path):
        if prev: s+=math.hypot(y-prev[0],zc-prev[1])
        prev=(y,zc); nz,ny=-ty,tz   # normal, outwards of the bend: below for the first layer, above for the second
        nz=-1 if j<40 else nz; per=0; last=None
        if 40<=j<65: a=math.pi*(j-40)/24; ny,nz=-math.sin(a),-math.cos(a)
        elif j>=65: ny,nz=0,1
        for i in range(K+1):
            a=2*math.pi*i/K; ca,sa=math.cos(a),math.sin(a); x=math.copysign(abs(ca)**.42,ca)*W/2; h=math.copysign(abs(sa)**.62,sa)*t/2
            if h<0: h*=.86
            if last: per+=math.hypot(x-last[0],h-last[1])
            last=(x,h); edge=abs(x)/(W/2); tp=min(1,max(0,(j-41)/22)); tp=tp*tp*(3-2*tp)
            dz=.0035*N_(x*7+seed,y*7,seed)+.0016*N_(x*21,y*19+seed,3)-.006*edge**4*tp; dy=.006*N_(x*6,seed,1.3)+.002*N_(x*17,seed*2,5); dx=.005*N_(seed,y*9,s*4)+.0025*N_(y*30,seed,zc*60)
            v.append((x*(1-.02*(s*3%1))+dx*edge,y+ny*h+dy*(1 if y<-D/4 else .4),zc+nz*h+dz*(.3+.7*tp))); uv.append((per/sw,s/(sw*.78)))
    J=len(path); K1=K+1
    f=[(j*K1+i,j*K1+i+1,(j+1)*K1+i+1,(j+1)*K1+i) for j in range(J-1) for i in range(K)]
    for j in (0,J-1): f.append(tuple(j*K1+i for i in range(K)) if j else tuple(reversed([i for i in range(K)])))
    o=mesh('garment',v,f,m,smooth=True); l=o.data.uv_layers.new(name='u')
    for lp in o.data.loops: l.data[lp.index].uv=uv[lp.vertex_index]
    import bmesh; bm=bmesh.new(); bm.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm,faces=bm.faces); bm.to_mesh(o.data); bm.free()
    o.location=(at[0],at[1],z); o.rotation_euler=(0,0,rz)
    if hair: down(o,int(hair[0]),hair[1],hair[2],int(seed*10),'down%d'%int(seed*10))
    return z+t+2*R*.98-.004
def ball(x,y,r,m,q,n=120):
    """a ball of yarn, wound in great circles"""
    for i in range(n):
        ax=Vector((q.gauss(0,1),q.gauss(0,1),q.gauss(0,1))).normalized(); u=ax.orthogonal().normalized(); w=ax.cross(u); R=r*(.90+.10*i/n)+q.uniform(-.0006,.0006); off=ax*q.uniform(-.35,.35)*r; R2=math.sqrt(max(R*R-off.length**2,.0001)); a0=q.uniform(0,6.28)
        curve('yarn',[tuple(Vector((x,y,r))+off+(u*math.cos(a0+t)+w*math.sin(a0+t))*R2) for t in [6.2832*k/14 for k in range(15)]],.0021,m,res=4)
def knit(g):
    q=random.Random(3); tb=box('top',(1.6,.8,.04),(0,.1,-.02),worn_oak(),.004); tb.rotation_euler=(0,0,.015)
    wl=mat('wallk','#b9ad9b',.85,var=.05,vscale=2,bump=.2,bscale=24,colvar=.05,spec=.2); quad('w',[(-3,.95,-1),(3,.95,-1),(3,.95,3),(-3,.95,3)],wl)
    z=0
    for i,(c,kind,W,D,t,rz,at,hc,sw) in enumerate((('#5f5a55','plain',.305,.25,.0185,.02,(0,0),'#6d6862',.0040),('#a27a50','plain',.298,.246,.021,-.05,(.004,.006),'#b58c60',.0044),('#d9cdb8','rib',.30,.25,.0225,.035,(-.004,0),'#e4dac8',.0046),('#8c3b2b','plain',.288,.240,.024,-.03,(.006,.004),'#a24c3a',.0047))): z=garment(z,W,D,t,wool('wool%d'%i,c,kind),at,rz,1.3+i*2.1,sw,(52000,.0075,hc))
    # a label sewn into the top one, a ball of the same yarn, needles
    box('label',(.034,.0006,.011),(.085,-.1245,z-.022),mat('label','#e2d9c6',.8,var=0,bump=.3,bscale=900),.0002,(math.radians(-8),0,-.03))
    ym=mat('yarnm','#8c3b2b',.95,var=0,bump=.6,bscale=500,sheen=.6); ball(.265,.09,.047,ym,q); curve('tail',[(.29,.05,.03),(.30,.0,.004),(.24,-.07,.0025),(.27,-.12,.0025),(.33,-.10,.0025),(.40,-.14,.0025)],.0021,ym,res=10)
    bw=mat('bamboo','#b98f56',.35,var=.08,vscale=40,colvar=.2,stretch=(1,1,.1))
    for a,b in (((.19,.16,.075),(.34,.02,.088)),((.20,.05,.092),(.335,.13,.070))): tube('ndl',a,b,.0022,bw); cyl('nk',.0045,.006,a,bw)
    area((-1.05,.30,.50),(0,0,.06),26,.6,.8,(1,.94,.86)); area((1.3,-.9,.8),(0,0,.1),2.2,1,1,(1,.84,.68)); ambient((.5,.54,.62),.10)
    camera((.27,-.84,.25),(.052,.01,.062),61,3.2,(.06,-.13,.085))

# A block of stone as it is sawn, its relief as dense as the pixels: out of true, beds, pits, corners that broke off
import numpy as np
from kit import *
from scipy.ndimage import gaussian_filter, map_coordinates
CELLS=80
class Tones:
    """uneven tones about 0 with a spread of 1, in space; `size` is how long an unevenness is, in metres"""
    def __init__(s,seed): n=gaussian_filter(np.random.default_rng(seed).standard_normal((CELLS,)*3),1.,mode='wrap'); s.n=(n/n.std()).astype(np.float32)
    def __call__(s,p,size,at=0.,flat=1.): return map_coordinates(s.n,(p*np.array((1,1,flat))/size*2.6+at).T%CELLS,order=1,mode='grid-wrap')
def rise(x,a,b): t=np.clip((x-a)/(b-a),0,1); return t*t*(3-2*t)
def slab(size,loc,rz,m,seed,step=.00035,rough=1.,pits=1.,chips=1.):
    """size and place of `box`; its lower face is open. Lengths in metres: `step` is that between two points"""
    S=np.array(size)/2; T=Tones(seed); P=[]; F=[]; base=0
    for axis,sign in ((2,1),(0,1),(0,-1),(1,1),(1,-1)):
        u,v=[i for i in range(3) if i!=axis]; a,b=(np.linspace(-S[i],S[i],max(2,int(2*S[i]/step))) for i in (u,v)); p=np.empty((len(a),len(b),3)); p[...,u]=a[:,None]; p[...,v]=b[None]; p[...,axis]=sign*S[axis]
        i=base+np.arange(len(a)*len(b)).reshape(len(a),len(b)); f=np.stack([i[:-1,:-1],i[1:,:-1],i[1:,1:],i[:-1,1:]],-1).reshape(-1,4); P.append(p.reshape(-1,3)); F.append(f if (sign>0)==((u,v)!=(0,2)) else f[:,::-1]); base+=len(a)*len(b)
    P=np.concatenate(P); F=np.concatenate(F)
    # what two faces share is one point
    _,first,same=np.unique(np.round(P/(step*.2)).astype(np.int64),axis=0,return_index=True,return_inverse=True); P=P[first]; F=same.reshape(-1)[F]
    # an edge is worn, and here and there it broke
    r=.0011+.0004*T(P,.02,11)+chips*.0065*rise(T(P,.013,23)+.5*T(P,.004,31),1.25,2.3); r=np.clip(r,.0007,.009)[:,None]; q=np.clip(P,-S+r,S-r); q[:,2]=np.where(P[:,2]<0,P[:,2],q[:,2]); d=P-q; n=d/np.maximum(np.linalg.norm(d,axis=1,keepdims=True),1e-9); p=q+n*r; broken=rise(r[:,0],.002,.004)
    h=rough*(.00055*T(p,.07,3)+.00034*T(p,.021,5,1.5)+.00020*T(p,.008,7,1.4)+.00011*T(p,.0032,9)+.00006*T(p,.0014,13))+.0004*broken*T(p,.003,17)
    where=rise(T(p,.05,19,1.6),-.5,1.0); h-=pits*(.0021*rise(T(p,.0075,37,2.2),1.45,2.0)*where+.0009*rise(T(p,.0026,41,1.5),1.6,2.3)*(.25+.75*where))
    p=p+n*h[:,None]; me=bpy.data.meshes.new('slab'); me.vertices.add(len(p)); me.vertices.foreach_set('co',p.astype(np.float32).ravel()); me.loops.add(F.size); me.loops.foreach_set('vertex_index',F.astype(np.int32).ravel()); me.polygons.add(len(F)); me.polygons.foreach_set('loop_start',np.arange(0,F.size,4,dtype=np.int32)); me.polygons.foreach_set('use_smooth',np.ones(len(F),bool)); me.update(calc_edges=True); me.validate()
    o=link(bpy.data.objects.new('slab',me)); o.location=loc; o.rotation_euler=(0,0,rz); me.materials.append(m); return o

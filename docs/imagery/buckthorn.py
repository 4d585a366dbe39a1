# Sea buckthorn by the window, with the oil that is pressed from it: berries in a beaten bowl, a branch, a bottle
from roomkit import *
from house import Graph, nodes
from perfume import clear, stone
from slab import slab
def skin():
    """a berry's skin: light goes in and comes out redder; scales as fine as dust, a blush towards the tip, no two of one ripeness"""
    m,b,N,L=nodes('berry'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); rn=N('ShaderNodeObjectInfo').outputs['Random']
    c=G.mix(G.ramp(rn,.0,.30),'#d2560a','#e47a0a'); c=G.mix(G.ramp(rn,.36,.86),c,'#f0a824'); c=G.mix(G.ramp(rn,.90,.99),c,'#b9a233'); side=G.ramp(G.noise(P,130,2),.38,.62); c=G.mix(G.op('MULTIPLY',side,.35),c,'#d9730c'); blush=G.ramp(G.op('ADD',sp.outputs['Z'],G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,160,3),.5),.004)),.0005,.0052); c=G.mix(G.op('MULTIPLY',blush,G.op('MULTIPLY',rn,.5)),c,'#c33c08')
    c=G.value(c,G.ramp(G.noise(P,330,4,.6),.3,.7,.86,1.1)); v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=1150; L(P,v.inputs['Vector']); few=G.ramp(G.noise(P,210,2),.46,.62); dot=G.op('MULTIPLY',G.ramp(v.outputs['Distance'],.34,.2),few)
    c=G.mix(G.op('MULTIPLY',dot,.6),c,'#8d5a2c'); tip=G.ramp(sp.outputs['Z'],.00505,.0056); c=G.mix(tip,c,'#2c1a10'); L(c,b.inputs['Base Color'])
    setin(b,'Subsurface',.75); b.inputs['Subsurface Radius'].default_value=(1.,.32,.08); b.inputs['Subsurface Scale'].default_value=.0028; setin(b,'Specular',.5)
    L(G.op('ADD',G.ramp(G.noise(P,420,3),.3,.7,.2,.34),G.op('MULTIPLY',dot,.35)),b.inputs['Roughness']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.4; bp.inputs['Distance'].default_value=.0003; L(G.op('ADD',G.op('MULTIPLY',dot,.7),G.noise(P,620,3,.6)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def berry_mesh(q,m,dry=0.):
    """a berry 9 mm long: no ball, a little flat here and there, the dry rest of its flower at the tip; dry: it has begun to shrivel"""
    n,k=32,44; v=[];f=[]; sd=q.uniform(0,99); long_=q.uniform(1.02,1.30)
    for j in range(n+1):
        t=math.pi*j/n
        for i in range(k):
            a=2*math.pi*i/k; d=Vector((math.sin(t)*math.cos(a),math.sin(t)*math.sin(a),-math.cos(t))); r=.0042*(1+.05*noise.noise(d*1.3+Vector((sd,0,0)))+.022*noise.noise(d*3.4+Vector((0,sd,0)))-dry*.10*max(0,.55-abs(noise.noise(Vector((d.x*3,d.y*3,d.z*.9+sd)))*2.2))); z=d.z*r*long_
            if t>math.pi*.93: z-=.00028*((t/math.pi-.93)/.07)   # the pit of the tip
            v.append((d.x*r,d.y*r,z))
    f=[(j*k+i,j*k+(i+1)%k,(j+1)*k+(i+1)%k,(j+1)*k+i) for j in range(n) for i in range(k)]
    o=mesh('berry',v,f,m,smooth=True); o.location=(0,0,-9); return o.data
class Berries:
    """lays berries down, with a stub of stalk on some and water on some"""
    def __init__(s,q): s.q,s.m=q,skin(); s.kinds=[berry_mesh(q,s.m,1. if i==0 else .25 if i<3 else 0.) for i in range(13)]; s.stalk=mat('stalk','#8a7440',.7,var=0); s.water=clear('drop',1.33)
    def put(s,p,up=None,k=1.,wet=.25,stalk=.5):
        q=s.q; o=link(bpy.data.objects.new('b',q.choice(s.kinds))); o.location=p; o.scale=(k,)*3; d=Vector(up) if up else Vector((q.gauss(0,1),q.gauss(0,1),q.gauss(0,1))); d.normalize(); o.rotation_mode='QUATERNION'; o.rotation_quaternion=d.to_track_quat('Z','Y')
        if q.random()<stalk: a=Vector(p)-d*.0046*k; curve('st',[tuple(a),tuple(a-d*.0012),tuple(a-d*.0025+Vector((q.gauss(0,.0005),q.gauss(0,.0005),.0002)))],.00042,s.stalk,res=4)
        if q.random()<wet:
            for _ in range(q.randint(1,3)):
                n_=Vector((q.gauss(0,.6)-.2,q.gauss(0,.6)-.35,q.uniform(.2,1))).normalized(); r=q.uniform(.0004,.0011)*k; w=lathe('dr',smooth([(r,-.0001),(r*.94,r*.32),(r*.6,r*.62),(.00002,r*.72)],4),Vector(p)+n_*.00425*k,s.water,20,bevel=.00001); w.rotation_mode='QUATERNION'; w.rotation_quaternion=n_.to_track_quat('Z','Y'); w.visible_shadow=False
        return o
def size(q): return min(1.16,max(.70,q.gauss(.95,.10)))
def heap(B,at,R,base,n):
    """berries poured into a bowl, no two of one size: each rests where of some places it comes to lie lowest; base(r) is the height of the bowl's inside"""
    q=B.q; done=[]; r0=.0043
    for i in range(n):
        best=None; k=size(q); r_=r0*k
        for _ in range(26):
            r=R*math.sqrt(q.random()); a=q.uniform(0,6.2832); x,y=r*math.cos(a),r*math.sin(a); z=base(r)+r_
            for X,Y,Z,K in done:
                d2=(X-x)**2+(Y-y)**2; s2=(r_+r0*K)**2*.97
                if d2<s2: z=max(z,Z+math.sqrt(s2-d2))
            if z<.0475+.027*(1-((x-.006)**2+y*y)/R**2) and (best is None or z<best[2]): best=(x,y,z)
        if best is None: continue
        done.append((*best,k)); B.put(Vector(at)+Vector(best),k=k,wet=.10 if best[2]>base(0)+.02 else 0,stalk=.35)
    return done
def beaten():
    """a bowl of tinned copper, older than its owner: dull in the blows, rubbed to copper on their ridges"""
    m,b,N,L=nodes('beaten'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; at=N('ShaderNodeAttribute'); at.attribute_name='ridge'; wn=G.noise(P,42,4,.65); fine=G.noise(P,520,3,.7); c=G.mix(G.ramp(wn,.38,.64),'#b5b0a5','#877f73'); c=G.value(c,G.ramp(fine,.3,.7,.88,1.06))
    ed=G.op('MULTIPLY',G.ramp(G.op('ADD',at.outputs['Fac'],G.op('MULTIPLY',G.op('SUBTRACT',fine,.5),.5)),.62,1.),G.ramp(G.noise(P,30,3),.42,.62)); c=G.mix(G.op('MULTIPLY',ed,.22),c,'#a8714c'); L(c,b.inputs['Base Color']); setin(b,'Metallic',1.)
    L(G.op('ADD',G.ramp(wn,.35,.7,.22,.42),G.op('MULTIPLY',fine,.10)),b.inputs['Roughness']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.0003; L(G.op('ADD',fine,G.noise(P,160,3)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def hammered(o,q,blow=.0064,deep=.00062):
    """every blow of the hammer leaves a shallow hollow; they lie in rings, as the bowl was turned under it"""
    import numpy as np; from scipy.spatial import cKDTree
    me=o.data; n=len(me.vertices); co=np.empty(n*3,np.float32); me.vertices.foreach_get('co',co); co=co.reshape(n,3); no=np.empty(n*3,np.float32); me.vertices.foreach_get('normal',no); no=no.reshape(n,3)
    r=np.hypot(co[:,0],co[:,1]); order=np.argsort(r); pts=[]; rg=np.random.default_rng(q.randint(0,9999)); prof=np.unique(np.round(np.stack([r,co[:,2]],1),6),axis=0)
    t=0.; last=None
    keep=[]   # one ring of blows for every blow's width along the profile
    for row in prof:
        if last is None or np.min(np.hypot(*(np.array(keep)-row).T))>blow*.86: keep.append(row); last=row
    for R,z in keep:
        k=max(1,int(6.2832*R/blow)); a=6.2832*(np.arange(k)+rg.random())/k+rg.normal(0,.22*blow/max(R,.01),k); e=rg.normal(0,.0007,(k,2)); pts.append(np.stack([(R+e[:,0])*np.cos(a),(R+e[:,0])*np.sin(a),z+e[:,1]],1))
    d,_=cKDTree(np.concatenate(pts)).query(co,k=2); ridge=np.clip(1-(d[:,1]-d[:,0])/(.45*blow),0,1); h=deep*np.minimum((d[:,0]/(.5*blow))**2,1.6)
    me.vertices.foreach_set('co',(co+no*(h-deep*.6)[:,None]).astype(np.float32).ravel()); me.attributes.new('ridge','FLOAT','POINT').data.foreach_set('value',ridge.astype(np.float32)); me.update()
def flax(name,c,s=.00068):
    """undyed linen: threads over and under each other, thick and thin; UV in metres"""
    m,b,N,L=nodes(name); G=Graph(N,L); uv=N('ShaderNodeUVMap').outputs['UV']; wob=N('ShaderNodeTexNoise'); wob.inputs['Scale'].default_value=90; wob.inputs['Detail'].default_value=3; L(uv,wob.inputs['Vector']); ad=N('ShaderNodeVectorMath'); ad.operation='MULTIPLY_ADD'; L(wob.outputs['Color'],ad.inputs[0]); ad.inputs[1].default_value=(.0011,.0011,0); L(uv,ad.inputs[2]); sp=N('ShaderNodeSeparateXYZ'); L(ad.outputs[0],sp.inputs[0])
    U=G.op('MULTIPLY',sp.outputs['X'],math.pi/s); V=G.op('MULTIPLY',sp.outputs['Y'],math.pi/s); over=G.op('MULTIPLY',G.op('SINE',U),G.op('SINE',V)); su,sv=G.noise(uv,1.,3,.65,(1/s*.55,9,1)),G.noise(uv,1.,3,.65,(9,1/s*.55,1)); slub=G.op('MULTIPLY',G.op('ADD',su,sv),.5)
    gap=G.op('MULTIPLY',G.op('SUBTRACT',1.,G.op('ABSOLUTE',G.op('SINE',U))),G.op('SUBTRACT',1.,G.op('ABSOLUTE',G.op('SINE',V)))); k=G.op('MULTIPLY',G.ramp(over,-1.,1.,.80,1.12),G.op('MULTIPLY',G.ramp(slub,.36,.64,.76,1.16),G.ramp(G.noise(uv,11,4),.3,.7,.90,1.06))); k=G.op('MULTIPLY',k,G.ramp(gap,.45,.95,1.,.55)); cc=G.mix(G.ramp(G.noise(uv,1.,2,.5,(1/s*.5,5,1)),.52,.70,0,.5),c,'#6f6552'); L(G.value(cc,k),b.inputs['Base Color']); setin(b,'Roughness',.9); setin(b,'Specular',.15); setin(b,'Sheen',.15)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.8; bp.inputs['Distance'].default_value=.00035; L(G.op('ADD',G.op('ADD',G.op('MULTIPLY',over,.5),G.op('MULTIPLY',slub,1.6)),G.op('MULTIPLY',G.noise(uv,120,3),1.2)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def napkin(bowl,at=(.045,.055),turn=.42,size=(.30,.27),c='#a39a86'):
    """a cloth of linen with a fringe, let fall on the stone in a few folds, pressed flat where the bowl stands; out/napkin.npy keeps how it fell"""
    import numpy as np
    W,H=size; nx,ny=190,170; ph=lambda u,t: 17*u+5*t+1.8*noise.noise(Vector((u*2.2,t*1.8,4)))
    P=[(i/nx,j/ny) for j in range(ny+1) for i in range(nx+1)]; v=[(W*(u-.5)*.90+.006*noise.noise(Vector((t*4,u*2,2))),H*(t-.5)*.965+.006*noise.noise(Vector((u*4,t*3,8))),.012+.0085*math.sin(ph(u,t))*(.35+.65*abs(noise.noise(Vector((u*2.4,t*2.4,1)))*2))+.004*math.sin(11*t-6*u+2)) for u,t in P]
    o=mesh('napkin',v,[(j*(nx+1)+i,j*(nx+1)+i+1,(j+1)*(nx+1)+i+1,(j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)],flax('flax',c),smooth=True); kept=os.path.join(os.path.dirname(os.path.abspath(__file__)),'out','napkin.npy')
    if os.path.exists(kept): a=np.load(kept)
    else:
        fl=quad('fall',[(-.5,-.5,0),(.5,-.5,0),(.5,.5,0),(-.5,.5,0)],None); k=fl.modifiers.new('col','COLLISION'); k.settings.thickness_outer=.0006; k.settings.cloth_friction=60
        cl=o.modifiers.new('cl','CLOTH'); cl.settings.quality=7; cl.settings.mass=.16; cl.settings.tension_stiffness=30; cl.settings.compression_stiffness=30; cl.settings.shear_stiffness=14; cl.settings.bending_stiffness=.25; cl.settings.air_damping=2.; cl.collision_settings.distance_min=.0008; cl.collision_settings.use_self_collision=False
        sc=bpy.context.scene; o.modifiers['cl'].point_cache.frame_end=50; sc.frame_start=1; sc.frame_end=50
        for f in range(1,35): sc.frame_set(f)
        me=o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh(); a=np.empty(len(me.vertices)*3,np.float32); me.vertices.foreach_get('co',a); a=a.reshape(-1,3).copy(); bpy.data.objects.remove(fl); sc.frame_set(1); os.makedirs(os.path.dirname(kept),exist_ok=True); np.save(kept,a)
    o.modifiers.clear(); cs,sn=math.cos(turn),math.sin(turn); a=np.stack([at[0]+cs*a[:,0]-sn*a[:,1],at[1]+sn*a[:,0]+cs*a[:,1],np.maximum(a[:,2],.0004)],1)
    pu,pt=np.array(P).T; nz=np.array([(noise.noise(Vector((u*3.1,t*2.7,5))),noise.noise(Vector((u*7,t*6,9))),noise.noise(Vector((u*1.7-t*2.9,t*1.1+u*.8,2)))) for u,t in P])
    # it was kept folded, in three one way and in two the other; and it was laid, not ironed
    for at_,x,L0 in ((.34,pu,W),(.67,pu,W),(.52,pt,H)): e=(x-at_)*L0+.0012*nz[:,1]; a[:,2]+=.0026*np.exp(-np.abs(e)/.0042)*(1+.5*nz[:,0])+.0011*np.exp(-(e/.016)**2)
    a[:,2]+=.0105*np.clip(.30-np.abs(nz[:,2]),0,1)**1.6*3*(.4+np.clip(nz[:,0]+.4,0,1))+.0011*nz[:,1]
    d=np.hypot(a[:,0]-bowl[0],a[:,1]-bowl[1]); k=np.clip((d-.031)/.045,0,1); k=k*k*(3-2*k); a[:,2]=.0006+(a[:,2]-.0006)*k
    o.data.vertices.foreach_set('co',a.astype(np.float32).ravel()); l=o.data.uv_layers.new(name='u'); uv=np.array([(W*u,H*t) for u,t in P],np.float32); vi=np.empty(len(o.data.loops),np.int32); o.data.loops.foreach_get('vertex_index',vi); l.data.foreach_set('uv',uv[vi].ravel()); so=o.modifiers.new('t','SOLIDIFY'); so.thickness=.0005; so.offset=1.
    # the fringe: what is left of the weft where threads were drawn out
    g=a.reshape(ny+1,nx+1,3); rg=np.random.default_rng(3); C=[]
    for edge,inn in ((g[0],g[3]),(g[:,-1],g[:,-4]),(g[-1],g[-4]),(g[:,0],g[:,3])):
        ln=np.concatenate([[0],np.cumsum(np.linalg.norm(np.diff(edge,axis=0),axis=1))]); n=int(ln[-1]/.00036); t=np.sort(rg.random(n))*ln[-1]; p=np.stack([np.interp(t,ln,edge[:,i]) for i in range(3)],1); d=np.stack([np.interp(t,ln,(edge-inn)[:,i]) for i in range(3)],1); d/=np.linalg.norm(d,axis=1,keepdims=True); al=np.cross(d,(0,0,1.)); clump=np.sin(t/.0031+3*np.sin(t/.011))[:,None]
        L_=.0085*(1+rg.normal(0,.16,n)); w=rg.normal(0,.16,n)+.28*clump[:,0]; bend=rg.normal(0,.25,n); up=rg.normal(.03,.10,n); rows=[]
        for k in range(7):
            s_=k/6; x=p+d*(L_*s_)[:,None]+al*((w*s_+bend*s_*s_)*L_*.55)[:,None]; x[:,2]=np.maximum(p[:,2]*(1-s_)**1.5+up*L_*s_*(1-.6*s_)+.0003,.00035+.0008*rg.random(n)*(s_>0)); rows.append(x)
        C.append(np.stack(rows,1))
    C=np.concatenate(C).astype(np.float32); cu=bpy.data.hair_curves.new('fringe'); cu.add_curves([7]*len(C)); cu.attributes['position'].data.foreach_set('vector',C.ravel()); ra=cu.attributes.get('radius') or cu.attributes.new('radius','FLOAT','POINT'); ra.data.foreach_set('value',np.repeat(np.array([.00021,.0002,.00019,.00018,.00016,.00013,.00008],np.float32)[None],len(C),0).ravel())
    m,b,N,L=nodes('fringe'); G=Graph(N,L); L(G.value(c,G.ramp(N('ShaderNodeHairInfo').outputs['Random'],0,1,.68,1.22)),b.inputs['Base Color']); setin(b,'Roughness',.85); setin(b,'Specular',.15); cu.materials.append(m); link(bpy.data.objects.new('fringe',cu))
    from scipy.spatial import cKDTree
    T=cKDTree(a[:,:2])
    def level(x,y):
        """how high the cloth lies there, 0 on bare stone"""
        d,i=T.query((x,y)); return float(a[i,2])+.0006 if d<.0016 else 0.
    return level
def silver_leaf():
    """narrow leaves: green above, silver with scales below; light comes through"""
    m,b,N,L=nodes('bleaf'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ge=N('ShaderNodeNewGeometry'); uv=N('ShaderNodeUVMap').outputs['UV']; sp=N('ShaderNodeSeparateXYZ'); L(uv,sp.inputs[0]); rib=G.ramp(G.op('ABSOLUTE',sp.outputs['X']),.12,.03)
    up=G.mix(G.op('MULTIPLY',rib,.7),G.mix(G.noise(P,60,3),'#3f5a35','#6b7f4e'),'#a9b08a'); dn=G.mix(rib,'#b4b8a4','#8f8868'); c=G.mix(ge.outputs['Backfacing'],up,dn); c=G.value(c,G.ramp(G.noise(P,420,3,.6),.3,.7,.84,1.12)); c=G.mix(G.ramp(G.noise(P,38,3),.66,.74,0,.6),c,'#8a6a34'); L(c,b.inputs['Base Color']); setin(b,'Roughness',.5); setin(b,'Specular',.35)
    t=N('ShaderNodeBsdfTranslucent'); L(c,t.inputs[0]); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.3; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],m.node_tree.nodes['Material Output'].inputs[0]); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.4; bp.inputs['Distance'].default_value=.0004; L(G.op('ADD',G.noise(P,500,3),G.op('MULTIPLY',rib,-1.5)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def leaf(q,p,d,l,m,roll=0.):
    """one leaf from p along d"""
    d=d.normalized(); s=d.cross(Vector((0,0,1))).normalized(); u=s.cross(d); s,u=s*math.cos(roll)+u*math.sin(roll),u*math.cos(roll)-s*math.sin(roll); n=14; v=[];uv=[]; bend=q.uniform(.06,.3); side=q.uniform(-.15,.15); w0=l*q.uniform(.052,.07); fold=q.uniform(.1,.45); tw=q.uniform(-.8,.8)
    for j in range(n+1):
        t=j/n; w=w0*(math.sin(math.pi*min(1,t*.96+.03))**.6)*(1-.3*t)
        for k in (-1,-.5,0,.5,1):
            c,sn=math.cos(tw*t),math.sin(tw*t); S,U=s*c+u*sn,u*c-s*sn; v.append(p+d*(l*t)+S*(w*k+side*l*t*t)+U*(fold*w*abs(k)-.03*w*math.sin(9*t+k))+Vector((0,0,-bend*l*t*t))); uv.append((k,t))
    v=[Vector((x.x,x.y,max(x.z,.0006+.0008*q.random()))) for x in v]
    o=mesh('bl',v,[(j*5+k,j*5+k+1,j*5+k+6,j*5+k+5) for j in range(n) for k in range(4)],m,smooth=True); ul=o.data.uv_layers.new(name='u')
    for lp in o.data.loops: ul.data[lp.index].uv=uv[lp.vertex_index]
    s_=o.modifiers.new('s','SUBSURF'); s_.levels=s_.render_levels=1; return o
def branch(B,P,lf,bare=.12,dense=3,leaves=26,level=lambda x,y:0.):
    """a branch along the points P: berries sit close about it, thorns and leaves between them"""
    q=B.q; bark=mat('bbark','#5a4a3a',.85,var=.1,vscale=120,colvar=.3,bump=.6,bscale=500); P=[Vector(p) for p in P]; curve('br',[tuple(p) for p in P],.0021,bark,res=16)
    def at(t): x=t*(len(P)-1); i=min(int(x),len(P)-2); return P[i].lerp(P[i+1],x-i),(P[i+1]-P[i]).normalized()
    L_=sum((b-a).length for a,b in zip(P,P[1:])); n=int(L_*(1-bare)/.0062); placed=[]
    for i in range(n):
        t=bare+(1-bare)*(i+.5)/n
        for k in range(dense):
            for _ in range(14):
                p,d=at(min(.999,t+q.uniform(-.02,.02))); a=q.uniform(0,6.2832); s=d.cross(Vector((0,0,1))).normalized(); u=s.cross(d); o=s*math.cos(a)+u*math.sin(a); c=p+o*(.0062+.003*q.random()**2)
                ks=size(q)*1.02
                if c.z>level(c.x,c.y)+.0042*ks and all((c-x).length>.0039*(ks+k2) for x,k2 in placed): placed.append((c,ks)); B.put(c,o+d*q.uniform(-.2,.7),ks,.12,0); curve('st',[tuple(p+o*.0015),tuple(p+o*.003),tuple(c-o*.004)],.0004,B.stalk,res=3); break
    for i in range(leaves):
        t=.02+.97*i/leaves; p,d=at(t); a=i*2.4+q.uniform(-.4,.4); s=d.cross(Vector((0,0,1))).normalized(); u=s.cross(d); o=s*math.cos(a)+u*math.sin(a); o.z=o.z*.6+.12; leaf(q,p,d*q.uniform(.4,1.1)+o,q.uniform(.036,.064),lf,q.uniform(-.8,.8))
    for i in range(5): t=q.uniform(.03,.9); p,d=at(t); s=d.cross(Vector((0,0,1))).normalized()*(1 if i%2 else -1); z=lathe('th',[(.0009,0),(.0006,.006),(.00008,.014)],p,bark,12,bevel=.00005); z.rotation_mode='QUATERNION'; z.rotation_quaternion=(s+d*.5+Vector((0,0,.3))).to_track_quat('Z','Y')
def oil_bottle(at,k=1.):
    """a round bottle of the oil: thick glass, a cork a little crooked, twine with a card without words"""
    e=empty('oil',at); e.scale=(k,)*3; H=.092; R=.025; t=.0024
    out=[(.0002,.0012),(.016,.0005),(.0225,0),(R-.0006,.0012),(R,.004),(R,.058),(R-.002,.064),(.016,.0705),(.0098,.0755),(.0092,.080),(.0092,.086),(.0118,.0868),(.0122,.0895),(.0118,.0918),(.0075,.0922)]
    ins=[(R-t,.0075),(R-t,.057),(R-t-.0022,.0622),(.0145,.0682),(.0075,.0742),(.0070,.080),(.0070,.0922)]
    lv=.051; sm=lambda p:smooth(p,4)
    body=lathe('gl',sm(out),(0,0,0),clear('oglass',1.5),96,parent=e,bevel=.0002); low=lathe('lq',[(.0002,.0052),(.014,.0048),(R-t-.002,.0055),(R-t,.0085),(R-t,lv)],(0,0,0),clear('oilm',1.46/1.5,'#e86a08'),96,parent=e,bevel=.0002)
    from cinelens import uncapped
    uncapped(low); sf=lathe('lv',[(.0002,lv-.0004),(R-t-.002,lv-.0003),(R-t,lv+.0008)],(0,0,0),clear('olev',1.46,'#f08a20'),96,parent=e,bevel=.0001); air=uncapped(lathe('ai',[(R-t,lv)]+sm([p for p in ins[1:]]),(0,0,0),clear('oair',1/1.5),96,parent=e,bevel=.0002))
    ck=mat('cork','#a9794a',.85,var=.05,vscale=200,colvar=.35,bump=.6,bscale=420); c=lathe('ck',smooth([(.0002,.0),(.0064,.0),(.0068,.003),(.0078,.017),(.0076,.0195),(.0068,.0203),(.0002,.0205)],3),(0,0,.081),ck,48,parent=e,bevel=.0003); c.rotation_euler=(.05,.03,0)
    tw=mat('twine2','#b7a27c',.9,var=0,bump=.8,bscale=900)
    for i in range(3): curve('tw',[(.0101*math.cos(a),.0101*math.sin(a),.0775+.0013*i+.0003*math.sin(a*2)) for a in [k_*6.2832/14 for k_ in range(15)]],.00062,tw,e,6)
    curve('tw',[(.0098,-.003,.0785),(.013,-.010,.0765),(.0185,-.0165,.069),(.0195,-.0185,.0632)],.0005,tw,e,8); cd=box('card',(.019,.0006,.030),(.019,-.0195,.0475),mat('card2','#cdbb9a',.85,var=.04,vscale=90,colvar=.06,bump=.25,bscale=600),.0002,(math.radians(-9),math.radians(7),.5),e); return e
def buckthorn():
    q=random.Random(17); st=stone('slate','#6f7275','#43474b',.7,.35,1.); slab((1.1,1.2,.04),(0,.30,-.0202),0.,st,5,.0012,.30,.22,0.)
    quad('w',[(-3,1.35,-1),(3,1.35,-1),(3,1.35,2.4),(-3,1.35,2.4)],mat('wallb','#66737c',.9,var=.05,vscale=1.6,colvar=.16,bump=.2,bscale=14))
    B=Berries(q); lf=silver_leaf(); bw=(.036,.03,.0011); level=napkin(bw)
    prof=[(.0002,.0035),(.024,.003),(.027,.0),(.030,.0004),(.033,.006),(.052,.019),(.066,.036),(.0715,.049),(.0735,.0505),(.0738,.0522),(.072,.0528),(.0702,.0512),(.0645,.038),(.0505,.0215),(.031,.0085),(.0002,.0065)]
    b=lathe('bowl',smooth(prof,14),bw,beaten(),420,bevel=.0003); b.modifiers.clear(); hammered(b,q)
    for v in b.data.vertices: a=math.atan2(v.co.y,v.co.x); k=1+.008*math.sin(2*a+1)+.005*math.sin(5*a)+.002*math.sin(11*a); v.co.x*=k; v.co.y*=k; v.co.z*=1+(.022*math.sin(a*3+.5)+.010*math.sin(7*a))*(v.co.z/.05)
    base=lambda r: .0068+.045*(r/.070)**2.
    heap(B,bw,.0640,base,640)
    # two leaves and a bit of twig came along with the berries
    for x,y,z,dx,dy,dz,l in ((.012,-.026,.066,.9,-.35,.12,.036),(-.038,.004,.061,-.5,-.5,.25,.030)): leaf(q,Vector((bw[0]+x,bw[1]+y,z)),Vector((dx,dy,dz)),l,lf,q.uniform(-.5,.5))
    # what fell beside it
    for x,y in ((.098,-.046),(.085,-.060),(.128,-.022),(.118,-.036),(-.012,-.062),(.150,.012)): k=size(q); B.put((x,y,level(x,y)+.0041*k),(q.gauss(0,1),q.gauss(0,1),q.gauss(0,.5)),k,wet=.3,stalk=.6)
    branch(B,[(-.225,.012,.006),(-.175,-.004,.011),(-.130,-.018,.012),(-.088,-.032,.0115),(-.044,-.047,.0125)],lf,.12,3,26,level)
    branch(B,[(.215,.115,.008),(.180,.098,.0125),(.145,.084,.0135),(.118,.072,.012)],lf,.1,3,16,level)
    oil_bottle((-.098,.138,0),.80)
    f=quad('win',[(-.95,.30,.10),(-.60,1.10,.10),(-.60,1.10,1.0),(-.95,.30,1.0)],emat('winf',(.95,.97,1),2.2)); f.visible_diffuse=False; area((-.74,.70,.58),(0,.0,.03),19,.75,.85,(1,.97,.93)); area((1.1,-.55,.5),(0,0,.04),2.0,.9,.9,(1,.86,.70)); area((-.1,-1.1,.7),(0,0,.02),.6,1.,.6,(.86,.92,1)); area((.9,.9,.9),(.5,1.4,.25),5,.4,.4,(1,.80,.58)); ambient((.45,.52,.64),.10)
    camera((.075,-.78,.30),(-.004,.020,.034),86,13.,(.0,-.022,.04))

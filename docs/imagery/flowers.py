# Cut flowers: ranunculus, petal by petal, on stems in a jug, with a little eucalyptus
from roomkit import *
from house import Graph, nodes
def petals(name,inner,outer,deep):
    """thin petals: light comes through; the core is greener, edges are paler, veins run lengthwise. The mesh's colour attribute says how far out a petal stands (R) and how near its edge a point is (G)"""
    m,b,N,L=nodes(name); G=Graph(N,L); at=N('ShaderNodeAttribute'); at.attribute_name='pet'; sp=N('ShaderNodeSeparateColor'); L(at.outputs['Color'],sp.inputs[0]); P=N('ShaderNodeTexCoord').outputs['Object']
    c=G.mix(G.ramp(sp.outputs['Red'],.0,.4),deep,inner); c=G.mix(G.ramp(sp.outputs['Red'],.3,1.),c,outer); c=G.mix(G.op('MULTIPLY',G.ramp(sp.outputs['Green'],.55,1.),.45),c,'#f6e6d2'); vein=G.noise(N('ShaderNodeUVMap').outputs['UV'],5,3,.6,(16,1,1)); c=G.value(c,G.op('MULTIPLY',G.ramp(vein,.3,.7,.86,1.08),G.ramp(G.noise(P,40,3),.3,.7,.92,1.05)))
    L(c,b.inputs['Base Color']); setin(b,'Roughness',.55); setin(b,'Specular',.3); setin(b,'Sheen',.2); t=N('ShaderNodeBsdfTranslucent'); L(c,t.inputs[0]); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.5; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],nt_out(m)); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.35; bp.inputs['Distance'].default_value=.0006; L(vein,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def nt_out(m): return m.node_tree.nodes['Material Output'].inputs[0]
def bloom(q,R,m,openness=1.,n=84):
    """one flower, its stem's end at the origin, facing up: nested cups, wider the further out"""
    v=[];f=[];cl=[];uv=[]; A,B=9,8; sd=q.uniform(0,99)
    for i in range(n):
        t=i/(n-1); r=R*(.16+.84*t**.85); az=i*2.39996+q.uniform(-.25,.25); top=math.radians(18+62*t**1.5*openness+q.uniform(-6,6)*t); half=math.radians(74-22*t+q.uniform(-6,6)); zc=R*.72-.10*R*t; flare=max(0,t-.55)*openness*R*.55*q.uniform(.5,1.4); curl=q.uniform(-.06,.12); skew=q.uniform(-.15,.15); b=len(v); lo=math.radians(168)
        for j in range(B+1):
            w=j/B; th=lo+(top-lo)*w
            for k in range(A+1):
                h=2*k/A-1; prof=(1-abs(h)**2.6)**.5; th2=lo+(top+(1-prof)*math.radians(34)-lo)*w; wid=half*(.30+.70*math.sin(min(1,w*1.25)*math.pi/2)); a=az+h*wid*(1-.25*(w>.9))+skew*w
                rr=r*(1+.05*noise.noise(Vector((h*1.7+sd,w*2,i*.7)))+.03*h*h*(1 if i%2 else -1))+flare*w**3+curl*R*w**5*(.4+.6*abs(h)); ruf=.035*R*noise.noise(Vector((h*4+i,w*3,sd)))*w**2
                v.append(((rr+ruf)*math.sin(th2)*math.cos(a),(rr+ruf)*math.sin(th2)*math.sin(a),zc+(rr*.92)*math.cos(th2)+ruf)); cl.append((t,max(w,abs(h)*.9),0,1)); uv.append((h,w))
        f+=[(b+j*(A+1)+k,b+j*(A+1)+k+1,b+(j+1)*(A+1)+k+1,b+(j+1)*(A+1)+k) for j in range(B) for k in range(A)]
    o=mesh('bloom',v,f,m,smooth=True); c_=o.data.color_attributes.new('pet','FLOAT_COLOR','POINT'); c_.data.foreach_set('color',[x for p in cl for x in p]); l=o.data.uv_layers.new(name='u')
    for lp in o.data.loops: l.data[lp.index].uv=uv[lp.vertex_index]
    s_=o.modifiers.new('s','SUBSURF'); s_.levels=s_.render_levels=1; return o
def green():
    if 'stemg' in bpy.data.materials: return bpy.data.materials['stemg'],bpy.data.materials['leafg']
    st=mat('stemg','#6d7f42',.5,var=.08,vscale=30,colvar=.15); lf=leafmat(); lf.name='leafg'; return st,lf
def stem(base,head,q,r=.0019,via=None):
    """a stem from base to head, bent a little, or over a rim at via; gives the direction of its end"""
    st,_=green(); a,b=Vector(base),Vector(head); bend=Vector((q.uniform(-.03,.03),q.uniform(-.03,.03),0)); P=[a,a.lerp(b,.35)+bend*.6+Vector((0,0,.01)),a.lerp(b,.72)+bend,b]
    if via: v=Vector(via); P=[a,v.lerp(a,.3),v,v+Vector((0,0,.012))+(b-v)*.12,v.lerp(b,.6)+Vector((0,0,.018)),b]
    curve('stem',[tuple(p) for p in P],r,st,res=10); return (P[-1]-P[-2]).normalized()
def place(o,at,d,q,tilt=.0):
    """a flower at the end of its stem"""
    o.rotation_mode='QUATERNION'; d=(Vector(d)+Vector((q.uniform(-tilt,tilt),q.uniform(-tilt,tilt),0))).normalized(); o.rotation_quaternion=d.to_track_quat('Z','Y'); o.location=Vector(at)-d*.004
def spray(base,head,q,n=9,r=.023):
    """eucalyptus: round grey-green leaves in pairs along a stem"""
    d=stem(base,head,q,.0013); _,_lf=green(); lf=mat('euca','#76866c',.55,var=.1,vscale=60,colvar=.18); a,b=Vector(base),Vector(head); v=[];f=[]
    for i in range(n):
        t=.35+.65*i/(n-1); p=a.lerp(b,t)+Vector((0,0,.004)); an=i*1.9+q.uniform(-.3,.3)
        for sg in (0,math.pi):
            dr=Vector((math.cos(an+sg),math.sin(an+sg),q.uniform(.1,1.4))).normalized(); R=r*(1.25-.7*t)*q.uniform(.8,1.2); sdv=dr.cross(Vector((q.uniform(-.8,.8),q.uniform(-.8,.8),1))).normalized(); up=sdv.cross(dr); b0=len(v)
            for u in range(7):
                w_=u/6; wd=R*math.sqrt(max(0,1-(2*w_-1)**2))*(1.05-.2*w_)
                for k in (-1,-.5,0,.5,1): v.append(p+dr*(.004+2*R*w_)+sdv*(wd*k)+up*(.2*R*k*k-.45*R*w_*w_))
            f+=[(b0+u*5+k,b0+u*5+k+1,b0+u*5+k+6,b0+u*5+k+5) for u in range(6) for k in range(4)]
    mesh('euc',v,f,lf,smooth=True)
def bunch(at,q,m,heads,neck,sprays=3,R=.030,around=None):
    """flowers out of a neck at `at`: heads are (x, y, z, size, openness) from there; m: one material or a list of them; around: where the sprays go, in degrees from +x"""
    at=Vector(at); ms=m if isinstance(m,list) else [m]; made={}
    for i,(x,y,z,k,op) in enumerate(heads):
        key=(round(op,1),i%3,i%len(ms)); src=made.get(key); o=bloom(q,R,ms[i%len(ms)],op) if src is None else link(src.copy()); made.setdefault(key,o); o.scale=(k,k,k*q.uniform(.92,1.05)); h=at+Vector((x,y,z)); base=at+Vector((x*.12+q.uniform(-neck,neck)*.6,y*.12+q.uniform(-neck,neck)*.6,-.05)); out=Vector((x,y,0)); out=out.normalized()*min(neck*.95,out.length) if out.length else out; d=stem(base,tuple(h),q,via=tuple(at+out+Vector((q.uniform(-.004,.004),q.uniform(-.004,.004),.012)))); place(o,h,d+Vector((x,y,0))*3,q,.22)
    for i in range(sprays): a=q.uniform(0,6.28) if around is None else math.radians(around[i]); r=q.uniform(.09,.16) if around is None else q.uniform(.12,.18); spray(at+Vector((0,0,-.04)),at+Vector((r*math.cos(a),r*math.sin(a),q.uniform(.08,.2))),q)
def jug(at,m,k=1.):
    """a stoneware jug with a lip and a handle"""
    e=empty('jug',at,0); e.scale=(k,k,k); lathe('jb',smooth([(.002,.004),(.044,.0),(.05,.004),(.064,.04),(.067,.075),(.056,.115),(.043,.14),(.041,.155),(.047,.172),(.0455,.1735),(.0385,.158),(.040,.138),(.052,.11),(.06,.07),(.05,.012),(.002,.01)],5),(0,0,0),m,96,parent=e,bevel=.0004)
    curve('jh',[(.043,0,.158),(.072,0,.168),(.098,0,.14),(.094,0,.09),(.064,0,.062)],.0075,m,e,16); return e
def spread_linen():
    """a washed linen cloth over the table: it lies in low waves, keeps the cross of its folds, and hangs over nothing that is seen"""
    m,b,N,L=nodes('linenf'); G=Graph(N,L); P=N('ShaderNodeNewGeometry').outputs['Position']; thread=G.op('ADD',G.noise(P,620,2,.5,(1,.12,1)),G.noise(P,620,2,.5,(.12,1,1))); slub=G.op('ADD',G.noise(P,110,3,.6,(1,.05,1)),G.noise(P,110,3,.6,(.05,1,1)))
    L(G.value('#93877a',G.op('MULTIPLY',G.ramp(thread,.75,1.3,.82,1.12),G.ramp(slub,.8,1.25,.90,1.08))),b.inputs['Base Color']); setin(b,'Roughness',.92); setin(b,'Specular',.15); setin(b,'Sheen',.25); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.0008; L(thread,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    nx,ny=260,180; v=[]; n3=lambda x,y,z: noise.noise(Vector((x,y,z)))
    for j in range(ny+1):
        for i in range(nx+1):
            x,y=-1.1+2.2*i/nx,-.45+1.15*j/ny; r=min(1,max(0,(math.hypot(x,y)-.05)/.12)); w=.009*n3(x*2.6+y*1.1,y*3.2-x*.7,1)+.0045*n3(x*7+y*5,y*6-x*3,4)+.004*math.exp(-((y-.27-.02*n3(x*3,0,9))/.010)**2)+.0035*math.exp(-((x-.31-.02*n3(y*3,0,5))/.010)**2)-.007*math.exp(-((y-.10*x-.16-.05*n3(x*1.7,2,3))/.03)**2)*n3(x*2,3,3)*3
            v.append((x,y,min(.0,-.012+w)*r if r<1 else -.012+w))
    mesh('linen',v,[(j*(nx+1)+i,j*(nx+1)+i+1,(j+1)*(nx+1)+i+1,(j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)],m,smooth=True)
def flowers(g):
    """from near: a jug of ranunculus on a table by a window, its light from the left and a little behind; a dark wall far off"""
    from coffee import glaze
    q=random.Random(31); spread_linen(); quad('w',[(-4,2.2,-1),(4,2.2,-1),(4,2.2,3),(-4,2.2,3)],mat('wallf','#5d6460',.9,var=.05,vscale=1.5,colvar=.12))
    jug((0,0,0),glaze('jugd','#8d8f88','#4a443c'),1.05).rotation_euler=(0,0,math.radians(215)); ms=[petals('pA','#f2ad7c','#f8dcc0','#b9b45a'),petals('pB','#e05a32','#ee935a','#9d8a38'),petals('pC','#fbe9d3','#fffaf0','#b4bd6c')]
    heads=[(.0,-.05,.085,1.3,1.),(-.085,-.02,.075,1.2,1.),(.085,-.03,.06,1.2,.9),(-.04,.05,.125,1.15,1.),(.05,.04,.13,1.1,.9),(-.12,.03,.11,.95,.8),(.125,.02,.115,.95,.8),(.0,.0,.165,1.0,.7),(-.075,.01,.185,.66,.25),(.09,.05,.195,.6,.2),(-.15,-.02,.02,.9,.9),(.03,-.08,.035,1.,.9),(.062,-.065,.128,.72,.8),(-.055,-.072,.028,1.,1.),(.102,-.062,.002,.88,.9)]
    bunch((0,0,.165),q,ms,heads,.028,9,around=(4,26,50,76,104,128,150,172,188))
    for x,y,a in ((.17,-.10,.6),(.21,-.04,2.2),(-.19,-.09,4.)):   # petals that fell
        n=8; v=[]; 
        for j in range(n+1):
            for i in range(n+1): u,t=2*i/n-1,j/n; w=.015*math.sqrt(max(0,1-(2*t-1)**2))*(1.1-.2*t); v.append((u*w,.034*t,.0015+.007*(t-.4)**2*4+.006*u*u+.001*noise.noise(Vector((u*3,t*3,a)))))
        o=mesh('fall',v,[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i) for j in range(n) for i in range(n)],ms[0],smooth=True); o.location=(x,y,0); o.rotation_euler=(0,0,a); c_=o.data.color_attributes.new('pet','FLOAT_COLOR','POINT'); c_.data.foreach_set('color',[.9,.4,0,1]*len(v))
    f=quad('win',[(-1.25,.25,.05),(-1.25,1.35,.05),(-1.25,1.35,1.4),(-1.25,.25,1.4)],emat('winf',(.95,.97,1),2.5)); f.visible_diffuse=False; area((-1.2,.75,.75),(0,0,.22),36,.8,1.2,(1,.985,.96)); area((.9,-1.3,.8),(0,0,.25),6.5,1.4,1.2,(1,.95,.89)); area((1.2,1.6,1.2),(.6,2.2,.5),7,.5,.5,(1,.74,.48)); ambient((.45,.5,.6),.08)
    camera((.10,-1.06,.37),(.006,0,.226),63,2.6,(.0,-.075,.255))

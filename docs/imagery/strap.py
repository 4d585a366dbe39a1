# A strap of braided cord that was left on a camera: it falls from its ring and runs out over the paper: for `gear-camera`
from roomkit import *
from house import Graph, nodes
from fresnel import hoop
def along(P,n):
    """Catmull-Rom through vectors, n steps between each two"""
    P=[Vector(p) for p in P]; P=[P[0]*2-P[1]]+P+[P[-1]*2-P[-2]]; o=[]
    for a,b,c,d in zip(P,P[1:],P[2:],P[3:]):
        for k in range(n): t=k/n; o.append((b*2+(c-a)*t+(a*2-b*5+c*4-d)*t*t+(b*3-a-c*3+d)*t**3)/2)
    return o+[P[-2]]
def webbing(name,c):
    """nylon in twill: ribs across, a lighter selvedge, fluff and dust; uv in metres"""
    m,b,N,L=nodes(name); G=Graph(N,L); uv=N('ShaderNodeTexCoord').outputs['UV']; sp=N('ShaderNodeSeparateXYZ'); L(uv,sp.inputs[0]); u,v=sp.outputs['X'],sp.outputs['Y']
    wave=lambda x,f: G.op('MULTIPLY_ADD',G.op('SINE',G.op('MULTIPLY',x,f*6.2832)),.5,.5)
    rib=wave(G.op('ADD',u,G.op('MULTIPLY',v,.7)),760.); yarn=wave(v,1250.); edge=G.ramp(G.op('ABSOLUTE',v),.0095,.0108)
    fluff=G.op('MULTIPLY',G.ramp(G.noise(uv,900,3,.7),.56,.72),.30); soil=G.ramp(G.noise(uv,38,5,.7),.35,.7,.78,1.2)
    L(G.mix(fluff,G.mix(G.op('MULTIPLY',edge,.5),G.value(c,G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(rib,0,1,.55,1.15),G.ramp(yarn,0,1,.8,1.1)),soil)),'#3a3834'),'#7d786f'),b.inputs['Base Color']); setin(b,'Roughness',.86); setin(b,'Specular',.25); setin(b,'Sheen',.25)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.8; bp.inputs['Distance'].default_value=.004; L(G.op('ADD',rib,G.op('MULTIPLY',yarn,.5)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def hide(name,c):
    """leather that was worn: creases, paler where it bends, darker where it was held"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; L(G.value(c,G.op('MULTIPLY',G.ramp(G.noise(P,70,5,.7),.3,.7,.65,1.25),G.ramp(G.noise(P,900,2),.3,.7,.85,1.12))),b.inputs['Base Color']); L(G.ramp(G.noise(P,120,4),.3,.7,.42,.66),b.inputs['Roughness'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.004; L(G.noise(P,1100,3,.6),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def ribbon(name,P,W,wide,thick,m,parent,n=14,taper=0.):
    """a band through P, its width along W; both are smoothed"""
    C=along(P,n); D=along(W,n); v=[]; U=[]; s=0.; k=8
    for i,(p,d) in enumerate(zip(C,D)):
        s+=(p-C[i-1]).length if i else 0; t=(C[min(i+1,len(C)-1)]-C[max(i-1,0)]).normalized(); d=(d-t*d.dot(t)).normalized(); w=wide*(1-taper*max(0,1-s/.012))
        for j in range(k+1): q=(j/k-.5)*w; v.append(p+d*q); U.append((s,q))
    o=mesh(name,v,[(i*(k+1)+j,i*(k+1)+j+1,(i+1)*(k+1)+j+1,(i+1)*(k+1)+j) for i in range(len(C)-1) for j in range(k)],m,smooth=True); o.parent=parent
    l=o.data.uv_layers.new(); [setattr(l.data[x.index],'uv',U[x.vertex_index]) for x in o.data.loops]
    so=o.modifiers.new('s','SOLIDIFY'); so.thickness=thick; so.offset=0; o['loose']=True; return C,D
def cord(name,P,r,n,parent,strands=16,pitch=.0046,seed=3):
    """a sheath of strands that cross over and under each other, as relief; a tone for each, a pale one now and then, fluff"""
    C=along(P,n); C=[Vector((p.x,p.y,max(p.z,r*1.02))) for p in C]; q=random.Random(seed); k=112; v=[]; tone=[]; s=0.; up=Vector((0,1,0)); T={(d,i):q.uniform(.72,1.22) for d in 'ab' for i in range(strands//2)}; half=strands//2
    for i,p in enumerate(C):
        s+=(p-C[i-1]).length if i else 0; t=(C[min(i+1,len(C)-1)]-C[max(i-1,0)]).normalized(); up=(up-t*up.dot(t)).normalized(); w=t.cross(up)
        for j in range(k):
            u=half*j/k; a,b=u+s/pitch,u-s/pitch; fa,fb=a%1,b%1; over=(math.floor(a)+math.floor(b))%2==0; h=math.sin(math.pi*(fa if over else fb))*(.62+.38*math.sin(math.pi*(fb if over else fa))); g=6.2832*j/k; x=(r-.00042)+.00042*h**.6; x*=1+.02*noise.noise(Vector((s*70,g,seed)))
            v.append(p+(up*math.cos(g)+w*math.sin(g))*x); d,m=('a',int(a)%half) if over else ('b',int(b)%half); c=T[d,m]*(.35+.65*h); tone.append((c,1. if (d,m) in (('a',0),('b',half//2)) else 0.,h,1))
    o=mesh(name,v,[(i*k+j,i*k+(j+1)%k,(i+1)*k+(j+1)%k,(i+1)*k+j) for i in range(len(C)-1) for j in range(k)],None,smooth=True); o.parent=parent; o['loose']=True
    l=o.data.color_attributes.new('tone','FLOAT_COLOR','POINT'); l.data.foreach_set('color',[x for c in tone for x in c])
    m,b,N,L=nodes('cord'); G=Graph(N,L); at=N('ShaderNodeAttribute'); at.attribute_name='tone'; sp=N('ShaderNodeSeparateColor'); L(at.outputs['Color'],sp.inputs[0]); P_=N('ShaderNodeTexCoord').outputs['Object']
    L(G.mix(G.op('MULTIPLY',G.ramp(G.noise(P_,1500,3,.7),.58,.72),.20),G.mix(sp.outputs[1],G.value('#2b2b2e',sp.outputs[0]),G.value('#8a6a3c',sp.outputs[0])),'#77726a'),b.inputs['Base Color']); setin(b,'Roughness',.82); setin(b,'Specular',.25); setin(b,'Sheen',.3)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.003; L(G.noise(P_,2600,3,.7),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); o.data.materials.clear(); o.data.materials.append(m); return o
def sleeve(name,P,R,m,parent,n=10,k=48):
    """what is sewn or wound round a cord: radius and flatness at each point"""
    C=along(P,n); D=along([(a,b,0) for a,b in R],n); v=[]; up=Vector((0,1,0))
    for i,(p,d) in enumerate(zip(C,D)):
        t=(C[min(i+1,len(C)-1)]-C[max(i-1,0)]).normalized(); up=(up-t*up.dot(t)).normalized(); w=t.cross(up)
        for j in range(k): g=6.2832*j/k; v.append(p+up*math.cos(g)*d.x+w*math.sin(g)*d.y)
    o=mesh(name,v,[(i*k+j,i*k+(j+1)%k,(i+1)*k+(j+1)%k,(i+1)*k+j) for i in range(len(C)-1) for j in range(k)]+[tuple(range(k)),tuple(reversed(range(len(v)-k,len(v))))],m,smooth=True); o.parent=parent; o['loose']=True; return o
def strap(parent,ring,turn,on=()):
    """ring: where it hangs, as seen from the front; turn: of the camera, so that it runs as the picture wants it; on: where it goes on from there, in x and y from the ring"""
    e=empty('strap',(0,0,0),-turn,parent); wb=webbing('webbing','#26262a'); lt=hide('hide','#4a2f1e'); th=mat('thread','#b9a98a',.8,var=.08,vscale=900); x,y,z=ring; r=.0041
    # a thin tape through the ring and back into the leather that holds the cord
    tape=[(x-.0014,y,z+.002),(x-.0036,y-.0003,z-.007),(x-.0056,y-.0010,z-.016)]; fl=Vector((0,1,0))
    for d in (-.0008,.0008): ribbon('tape',[(a+d,b,c) for a,b,c in tape],[fl]*3,.0070,.0009,wb,e,8)
    way=[(x-.0050,y-.0008,z-.0125),(x-.0078,y-.0020,z-.0215),(x-.0110,y-.0046,z-.0310),(x-.0148,y-.0090,z-.0400)]; sleeve('leather',way,[(.0042,.0016),(.0056,.0030),(.0054,.0046),(.0051,.0050)],lt,e)
    for k in range(7):   # whipped with waxed thread at its lower end
        t=.70+.030*k; a,b=Vector(way[2]),Vector(way[3]); p=a+(b-a)*(t*1.2-.35); d=(b-a).normalized(); o=hoop('whip',[(.0050,-.0003),(.0057,-.0003),(.0057,.0003),(.0050,.0003)],tuple(p),th,40,parent=e,bevel=.00025); o.rotation_mode='QUATERNION'; o.rotation_quaternion=d.to_track_quat('Z','Y'); o['loose']=True
    cord('cord',[way[2],way[3],(x-.0180,y-.0150,z-.0490),(x-.0212,y-.0235,z-.0575),(x-.0215,y-.034,.0050),(x-.0165,y-.0490,r),(x-.002,y-.0615,r),(x+.028,y-.0640,r),(x+.062,y-.0550,r),(x+.100,y-.0400,r),(x+.150,y-.0320,r),(x+.22,y-.0400,r),*[(x+a,y+b,r) for a,b in on]],r,96+14*len(on),e); return e

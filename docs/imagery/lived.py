# What a room has that nobody put there for the picture: a jacket on a box, a ladder by the window, a plant too near the lens
from roomkit import *
from graph import Graph
from house import nodes
def deeper(room_m, Y0, depth, X0, X1, Z):
    """the room goes on behind the camera: what stands near the lens has the light of the same windows"""
    for p,q in (((X0,Y0-depth),(X0,Y0)),((X1,Y0),(X1,Y0-depth)),((X1,Y0-depth),(X0,Y0-depth))): quad('back',[(*p,0),(*q,0),(*q,Z),(*p,Z)],room_m).visible_camera=False
    for z,m in ((0,mat('backfloor','#7d5f40',.5,var=0)),(Z,room_m)): quad('back',[(X0,Y0-depth,z),(X1,Y0-depth,z),(X1,Y0,z),(X0,Y0,z)],m).visible_camera=False
def fig():
    """a rubber fig's leaf: waxy above, lit through by the window, a pale rib and veins that run out from it"""
    m,b,N,L=nodes('figm'); G=Graph(N,L); at=N('ShaderNodeAttribute'); at.attribute_name='leaf'; sp=N('ShaderNodeSeparateXYZ'); L(at.outputs['Vector'],sp.inputs[0]); along,side,own=sp.outputs['X'],G.op('ABSOLUTE',sp.outputs['Y']),sp.outputs['Z']
    P=N('ShaderNodeNewGeometry').outputs['Position']; rib=G.ramp(side,.11,.03); vein=G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',G.op('FRACT',G.op('SUBTRACT',G.op('MULTIPLY',along,11.),G.op('MULTIPLY',side,2.2))),.5)),.10,.02),.5); lines=G.op('MAXIMUM',rib,vein); spots=G.noise(P,22,4)
    c=G.value(G.mix(own,'#3d5a33','#5f7a40'),G.ramp(spots,.3,.7,.8,1.2)); c=G.mix(G.op('MULTIPLY',lines,.55),c,'#a9b873'); L(c,b.inputs['Base Color']); L(G.ramp(spots,.35,.65,.26,.42),b.inputs['Roughness']); setin(b,'Specular',.5)
    t=N('ShaderNodeBsdfTranslucent'); L(G.mix(G.op('MULTIPLY',lines,.6),G.mix(own,'#6f8a38','#98a24e'),'#5f7a34'),t.inputs[0]); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.4; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],m.node_tree.nodes['Material Output'].inputs[0])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.003; L(G.op('SUBTRACT',G.op('MULTIPLY',spots,.3),lines),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def near_leaves(eye, ahead, right, stems, seed=5):
    """branches of a rubber fig beside the lens; stems: (metres ahead, to the right, below the eye) of foot and tip"""
    q=random.Random(seed); stalk=mat('stalk','#66703f',.7,var=.05,bump=.2,bscale=40); E,F,R=Vector(eye),Vector((*ahead,0)).normalized(),Vector((*right,0)).normalized()
    at=lambda d,s,h: E+F*d+R*s+Vector((0,0,h)); v=[]; f=[]; uv=[]
    def leaf(p,d,L):
        # a blade of 12 by 6: folded along its rib, rolled at its edges, hanging by its weight, its margin in waves
        d=d.normalized(); s=d.cross(Vector((0,0,1))).normalized(); u=s.cross(d); ro=q.uniform(-.8,.8); s=(s*math.cos(ro)+u*math.sin(ro)).normalized(); u=s.cross(d); n,k_=12,6; b=len(v); hang=q.uniform(.15,.75); fold=q.uniform(.15,.55); own=q.random(); ph=q.uniform(0,6); twist=q.uniform(-.5,.5)
        for k in range(n+1):
            t=k/n; w=(.27*math.sin(math.pi*min(1,t**.85))**.75*(1-.22*t)+.003)*L; c=p+d*L*t+Vector((0,0,-hang*L*t*t)); a=twist*t; s2,u2=s*math.cos(a)+u*math.sin(a),u*math.cos(a)-s*math.sin(a)
            for i in range(k_+1):
                e=2*i/k_-1; v.append(c+s2*e*w*(1-.12*fold*e*e)+u2*(fold*abs(e)*w*(1-.45*abs(e))+.03*L*e*e*math.sin(9*t+ph+e))); uv.append((t,e,own))
        for k in range(n):
            for i in range(k_): f.append((b+k*(k_+1)+i,b+k*(k_+1)+i+1,b+(k+1)*(k_+1)+i+1,b+(k+1)*(k_+1)+i))
    for a,z in stems:
        a,z=at(*a),at(*z); m=a.lerp(z,.5)+Vector((q.uniform(-.03,.03),q.uniform(-.03,.03),.03)); curve('tw',[tuple(a),tuple(m),tuple(z)],.0032,stalk,res=8); n=int((z-a).length/.048)
        for k in range(n):
            t=(k+.5)/n; c=a.lerp(m,t*2) if t<.5 else m.lerp(z,t*2-1); an=k*2.4+q.uniform(-.4,.4); leaf(c,Vector((math.cos(an),math.sin(an),q.uniform(.1,.8))),q.uniform(.10,.17)*(1.1-.35*t))
        leaf(z,(z-m)+Vector((0,0,.1)),.10)
    o=mesh('nearleaves',v,f,fig(),smooth=True); o.data.attributes.new('leaf','FLOAT_VECTOR','POINT').data.foreach_set('vector',[x for t in uv for x in t]); return o
def clamp(at, rz):
    """a spring clamp with orange tips, as it holds paper on its bar"""
    e=empty('clamp',at,rz); bl=mat('clampm','#17181a',.5,var=.05); og=mat('clampo','#c4561c',.55,var=.05)
    for s in (-1,1): tube('jaw',(0,s*.012,-.055),(0,s*.03,.0),.008,bl,e,12); tube('hnd',(0,s*.03,0),(0,s*.022,.075),.0085,bl,e,12); tube('tip',(0,s*.022,.07),(0,s*.02,.09),.010,og,e,12); cyl('pad',.011,.012,(0,s*.013,-.058),og,(math.pi/2,0,0),e,16)
def hung_coil(at, rz, m, r=.13, n=6):
    """a cable hung up in loops over a knob"""
    q=random.Random(9); e=empty('hung',at,rz); P=[]
    for i in range(n*12+1): a=6.2832*i/12; k=1+.10*noise.noise(Vector((i*.05,1,2))); P.append((.018*noise.noise(Vector((i*.09,5,1)))+.004*(i/12-n/2),r*.62*k*math.sin(a),-r*1.15*k+r*1.2*k*math.cos(a)))
    curve('hc',P,.0048,m,e,6); return e
def sill_things(y, z):
    """what ends up on a window sill"""
    pot=mat('potw','#b9aa96',.8,var=.1,vscale=9); lf=leafmat(); q=random.Random(12)
    lathe('pot',[(.002,0),(.05,0),(.066,.11),(.06,.11),(.002,.09)],(.02,y,z),pot,40); v=[]; f=[]
    for i in range(26):
        a=q.uniform(0,6.28); L=q.uniform(.08,.2); b=len(v); c,s=math.cos(a),math.sin(a); w=.012; up=q.uniform(.5,1.4)
        for t in (0,.35,.7,1): x,h=L*t*.8,L*(up*t-.9*t*t*(up*.5)); k=w*(1-t)**.5*(.6+t); v+=[(.02+c*x-s*k,y+s*x+c*k,z+.1+h),(.02+c*x+s*k,y+s*x-c*k,z+.1+h)]
        f+=[(b+2*j,b+2*j+1,b+2*j+3,b+2*j+2) for j in range(3)]
    mesh('potleaf',v,f,lf,smooth=True)
    for i,(c,w,d,t) in enumerate((('#6b3b2e',.22,.15,.03),('#d8d0c0',.2,.14,.022),('#39474d',.19,.13,.026))): box('sbook',(w,d,t),(.36+.012*i,y,z+.015+.027*i),mat('sbk%d'%i,c,.75,var=.08),.003,(0,0,.06-.14*i))
    lathe('pcup',[(.002,0),(.028,0),(.04,.105),(.042,.108),(.002,.1)],(-.62,y-.02,z),mat('pcup','#d9d2c4',.7,var=.05),36); cyl('plid',.043,.012,(-.62,y-.02,z+.112),mat('plid','#26262a',.5,var=0),n=36)
    lathe('tp',[(.045,0),(.06,0),(.06,.05),(.045,.05)],(2.35,y,z),mat('roll','#2b2b2d',.6,var=.05),40); box('ls',(.16,.09,.05),(2.62,y-.02,z+.027),mat('pouch','#2d2c2a',.9,var=.05,bump=.3,bscale=90),.02,(0,0,.3))
def magazine(at, rz):
    """an open magazine on the floor, its pages lifted"""
    e=empty('mag',at,rz); n=12; pg=mat('page','#d8d2c6',.55,var=0); im=mat('pimg','#6f6a62',.5,var=.1,vscale=18,colvar=.6)
    for sg in (-1,1):
        P=lambda t,y: (sg*.21*t,y,.004+.022*math.sin(math.pi*min(1,t*1.15))*math.exp(-t*1.1)*2+(.012*t*t if sg>0 else 0))
        v=[P(i/n,y) for y in (-.14,.14) for i in range(n+1)]; mesh('pg',v,[(i,i+1,n+2+i,n+1+i) for i in range(n)],pg,smooth=True).parent=e
        v=[(x,y,z+.0012) for y in (-.10,.11) for i in range(2,n-1) for x,_,z in (P(i/n,y),)]; k=n-3; mesh('im',v,[(i,i+1,k+1+i,k+i) for i in range(k-1)],im,smooth=True).parent=e
def painted_boards(pitch, x0):
    """a ceiling of painted boards along y: each took the paint a little differently, knots and years show through"""
    m,b,N,L=nodes('ceilboards'); G=Graph(N,L); ge=N('ShaderNodeNewGeometry'); P=ge.outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); i=G.op('FLOOR',G.op('DIVIDE',G.op('SUBTRACT',sp.outputs['X'],x0),pitch)); wn=N('ShaderNodeTexWhiteNoise'); wn.noise_dimensions='1D'; L(i,wn.inputs['W'])
    sh=N('ShaderNodeCombineXYZ'); L(G.op('MULTIPLY',wn.outputs['Value'],31.),sh.inputs[1]); ad=N('ShaderNodeVectorMath'); ad.operation='ADD'; L(P,ad.inputs[0]); L(sh.outputs[0],ad.inputs[1])
    grain=G.noise(ad.outputs[0],2.2,6,.65,(16,1,1)); age=G.noise(P,.45,4,.6); v=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(wn.outputs['Value'],0,1,.90,1.03),G.ramp(grain,.3,.72,1.03,.90)),G.ramp(age,.35,.7,1.03,.93))
    L(G.value('#e0dcd3',v),b.inputs['Base Color']); L(G.ramp(wn.outputs['Value'],0,1,.5,.8),b.inputs['Roughness']); setin(b,'Specular',.25); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.3; bp.inputs['Distance'].default_value=.003; L(grain,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m

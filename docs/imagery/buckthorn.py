# Sea buckthorn by the window, with the oil that is pressed from it: berries in a beaten bowl, a branch, a bottle
from roomkit import *
from house import Graph, nodes
from perfume import clear, stone
def skin():
    """a berry's skin: light goes in and comes out redder; scales as fine as dust, a blush towards the tip, no two of one ripeness"""
    m,b,N,L=nodes('berry'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); rn=N('ShaderNodeObjectInfo').outputs['Random']
    c=G.mix(rn,'#e06a08','#f0a01c'); blush=G.ramp(G.op('ADD',sp.outputs['Z'],G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,160,3),.5),.004)),.0005,.0052); c=G.mix(G.op('MULTIPLY',blush,G.op('MULTIPLY',rn,.5)),c,'#c33c08')
    c=G.value(c,G.ramp(G.noise(P,330,4,.6),.3,.7,.86,1.1)); v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=1150; L(P,v.inputs['Vector']); few=G.ramp(G.noise(P,210,2),.46,.62); dot=G.op('MULTIPLY',G.ramp(v.outputs['Distance'],.34,.2),few)
    c=G.mix(G.op('MULTIPLY',dot,.6),c,'#8d5a2c'); tip=G.ramp(sp.outputs['Z'],.00505,.0056); c=G.mix(tip,c,'#2c1a10'); L(c,b.inputs['Base Color'])
    setin(b,'Subsurface',.75); b.inputs['Subsurface Radius'].default_value=(1.,.32,.08); b.inputs['Subsurface Scale'].default_value=.0028; setin(b,'Specular',.5)
    L(G.op('ADD',G.ramp(G.noise(P,420,3),.3,.7,.2,.34),G.op('MULTIPLY',dot,.35)),b.inputs['Roughness']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.4; bp.inputs['Distance'].default_value=.0003; L(G.op('ADD',G.op('MULTIPLY',dot,.7),G.noise(P,620,3,.6)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def berry_mesh(q,m):
    """a berry 9 mm long: no ball, a little flat here and there, the dry rest of its flower at the tip"""
    n,k=28,36; v=[];f=[]; sd=q.uniform(0,99); long_=q.uniform(1.08,1.28)
    for j in range(n+1):
        t=math.pi*j/n
        for i in range(k):
            a=2*math.pi*i/k; d=Vector((math.sin(t)*math.cos(a),math.sin(t)*math.sin(a),-math.cos(t))); r=.0042*(1+.05*noise.noise(d*1.3+Vector((sd,0,0)))+.015*noise.noise(d*4+Vector((0,sd,0)))); z=d.z*r*long_
            if t>math.pi*.93: z-=.00028*((t/math.pi-.93)/.07)   # the pit of the tip
            v.append((d.x*r,d.y*r,z))
    f=[(j*k+i,j*k+(i+1)%k,(j+1)*k+(i+1)%k,(j+1)*k+i) for j in range(n) for i in range(k)]
    o=mesh('berry',v,f,m,smooth=True); o.location=(0,0,-9); return o.data
class Berries:
    """lays berries down, with a stub of stalk on some and water on some"""
    def __init__(s,q): s.q,s.m=q,skin(); s.kinds=[berry_mesh(q,s.m) for _ in range(7)]; s.stalk=mat('stalk','#8a7440',.7,var=0); s.water=clear('drop',1.33)
    def put(s,p,up=None,k=1.,wet=.25,stalk=.5):
        q=s.q; o=link(bpy.data.objects.new('b',q.choice(s.kinds))); o.location=p; o.scale=(k,)*3; d=Vector(up) if up else Vector((q.gauss(0,1),q.gauss(0,1),q.gauss(0,1))); d.normalize(); o.rotation_mode='QUATERNION'; o.rotation_quaternion=d.to_track_quat('Z','Y')
        if q.random()<stalk: a=Vector(p)-d*.0046*k; curve('st',[tuple(a),tuple(a-d*.0012),tuple(a-d*.0025+Vector((q.gauss(0,.0005),q.gauss(0,.0005),.0002)))],.00042,s.stalk,res=4)
        if q.random()<wet:
            for _ in range(q.randint(1,3)):
                n_=Vector((q.gauss(0,.6)-.2,q.gauss(0,.6)-.35,q.uniform(.2,1))).normalized(); r=q.uniform(.0004,.0011)*k; w=lathe('dr',smooth([(r,-.0001),(r*.94,r*.32),(r*.6,r*.62),(.00002,r*.72)],4),Vector(p)+n_*.00425*k,s.water,20,bevel=.00001); w.rotation_mode='QUATERNION'; w.rotation_quaternion=n_.to_track_quat('Z','Y'); w.visible_shadow=False
        return o
def heap(B,at,R,base,n):
    """berries poured into a bowl: each rests where of some places it comes to lie lowest; base(r) is the height of the bowl's inside"""
    q=B.q; done=[]; r0=.0043
    for i in range(n):
        best=None
        for _ in range(26):
            r=R*math.sqrt(q.random()); a=q.uniform(0,6.2832); x,y=r*math.cos(a),r*math.sin(a); z=base(r)+r0
            for X,Y,Z in done:
                d2=(X-x)**2+(Y-y)**2
                if d2<(2*r0)**2: z=max(z,Z+math.sqrt((2*r0)**2-d2))
            if z<.0475+.030*(1-(r/R)**2) and (best is None or z<best[2]): best=(x,y,z)
        if best is None: continue
        done.append(best); B.put(Vector(at)+Vector(best),k=q.uniform(.92,1.04),wet=.3 if best[2]>base(0)+.02 else 0,stalk=.45)
    return done
def beaten():
    """a bowl of tinned copper, beaten by hand, older than its owner"""
    m,b,N,L=nodes('beaten'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; wn=G.noise(P,42,4,.65); c=G.mix(G.ramp(wn,.4,.62),'#b9b4aa','#8a8378'); ge=N('ShaderNodeNewGeometry'); ed=G.ramp(ge.outputs['Pointiness'],.53,.60); c=G.mix(G.op('MULTIPLY',ed,.7),c,'#b0693f'); L(c,b.inputs['Base Color']); setin(b,'Metallic',1.)
    L(G.op('ADD',G.ramp(wn,.35,.7,.24,.44),G.op('MULTIPLY',G.noise(P,700,2),.05)),b.inputs['Roughness']); v=N('ShaderNodeTexVoronoi'); v.feature='SMOOTH_F1'; v.inputs['Scale'].default_value=120; v.inputs['Smoothness'].default_value=.5; L(P,v.inputs['Vector']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.8; bp.inputs['Distance'].default_value=.002; L(G.op('ADD',v.outputs['Distance'],G.op('MULTIPLY',G.noise(P,900,2),.02)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
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
def branch(B,P,lf,bare=.12,dense=3,leaves=26):
    """a branch along the points P: berries sit close about it, thorns and leaves between them"""
    q=B.q; bark=mat('bbark','#5a4a3a',.85,var=.1,vscale=120,colvar=.3,bump=.6,bscale=500); P=[Vector(p) for p in P]; curve('br',[tuple(p) for p in P],.0021,bark,res=16)
    def at(t): x=t*(len(P)-1); i=min(int(x),len(P)-2); return P[i].lerp(P[i+1],x-i),(P[i+1]-P[i]).normalized()
    L_=sum((b-a).length for a,b in zip(P,P[1:])); n=int(L_*(1-bare)/.0062); placed=[]
    for i in range(n):
        t=bare+(1-bare)*(i+.5)/n
        for k in range(dense):
            for _ in range(14):
                p,d=at(min(.999,t+q.uniform(-.02,.02))); a=q.uniform(0,6.2832); s=d.cross(Vector((0,0,1))).normalized(); u=s.cross(d); o=s*math.cos(a)+u*math.sin(a); c=p+o*(.0062+.003*q.random()**2)
                if c.z>.0042 and all((c-x).length>.0078 for x in placed): placed.append(c); B.put(c,o+d*q.uniform(-.2,.7),q.uniform(.88,1.06),.45,0); curve('st',[tuple(p+o*.0015),tuple(p+o*.003),tuple(c-o*.004)],.0004,B.stalk,res=3); break
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
    q=random.Random(17); st=stone('slate','#74777a','#43474b',.55); tb=box('table',(1.8,1.2,.04),(0,.25,-.02),st,.003)
    quad('w',[(-3,1.35,-1),(3,1.35,-1),(3,1.35,2.4),(-3,1.35,2.4)],mat('wallb','#66737c',.9,var=.05,vscale=1.6,colvar=.16,bump=.2,bscale=14))
    B=Berries(q); lf=silver_leaf(); bw=(.012,.03,0)
    prof=[(.0002,.0035),(.024,.003),(.027,.0),(.030,.0004),(.033,.006),(.052,.019),(.066,.036),(.0715,.049),(.0735,.0505),(.0738,.0522),(.072,.0528),(.0702,.0512),(.0645,.038),(.0505,.0215),(.031,.0085),(.0002,.0065)]
    b=lathe('bowl',smooth(prof,5),bw,beaten(),128,bevel=.0003)
    for v in b.data.vertices: a=math.atan2(v.co.y,v.co.x); k=1+.006*math.sin(2*a+1)+.004*math.sin(5*a); v.co.x*=k; v.co.y*=k; v.co.z*=1+.02*math.sin(a*3+.5)*(v.co.z/.05)
    base=lambda r: .0068+.045*(r/.070)**2.
    heap(B,bw,.0640,base,620)
    # what fell beside it
    for x,y in ((-.055,-.062),(-.038,-.075),(.061,-.058),(.083,-.030),(.0705,-.0505),(.118,.0),(-.092,-.012),(.10,-.066),(-.012,-.068),(.135,-.045)): B.put((x,y,.0041),wet=.7,stalk=.6)
    branch(B,[(-.205,-.012,.006),(-.165,-.022,.011),(-.125,-.033,.012),(-.085,-.045,.0105),(-.045,-.058,.0095)],lf,.14,3,24)
    branch(B,[(.19,.115,.005),(.155,.10,.011),(.115,.085,.012),(.085,.073,.010)],lf,.1,3,16)
    oil_bottle((-.108,.075,0),1.08)
    for i in range(9): leaf(q,Vector((q.uniform(-.14,.17),q.uniform(-.10,.0),.002)),Vector((q.uniform(-1,1),q.uniform(-1,1),.1)),q.uniform(.03,.045),lf,q.uniform(-1.5,1.5)) if i in (1,4,6) else None
    for i in range(70):   # water that was sprinkled
        x,y=q.uniform(-.2,.2),q.uniform(-.14,.06); r=.0006+.0026*q.random()**3
        if math.hypot(x-bw[0],y-bw[1])>.075: w=lathe('dr',smooth([(r,0),(r*.96,r*.22),(r*.6,r*.42),(.00002,r*.48)],4),(x,y,.0002),B.water,20,bevel=.00001); w.visible_shadow=False
    f=quad('win',[(-.95,.30,.10),(-.60,1.10,.10),(-.60,1.10,1.0),(-.95,.30,1.0)],emat('winf',(.95,.97,1),2.2)); f.visible_diffuse=False; area((-.74,.70,.58),(0,.0,.03),19,.75,.85,(1,.97,.93)); area((1.1,-.55,.5),(0,0,.04),2.0,.9,.9,(1,.86,.70)); area((-.1,-1.1,.7),(0,0,.02),.6,1.,.6,(.86,.92,1)); area((.9,.9,.9),(.5,1.4,.25),5,.4,.4,(1,.80,.58)); ambient((.45,.52,.64),.10)
    camera((.085,-.74,.34),(-.020,.020,.043),82,5.,(.005,-.035,.05))

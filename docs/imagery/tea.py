# Tea with milk in bowls made by hand, on a dark table by the window: bowls, fried dough, a cloth
from roomkit import *
from coffee import glaze, worn_oak, kettle
from house import Graph, nodes
def handmade(o,k,seed):
    """thrown by hand: no circle is quite one"""
    for v in o.data.vertices:
        a=math.atan2(v.co.y,v.co.x); z=v.co.z; r=1+k*(math.sin(2*a+seed)+.6*math.sin(3*a+seed*2.3+z*20)+.5*noise.noise(Vector((math.cos(a)*1.5+seed,math.sin(a)*1.5,z*40)))); v.co.x*=r; v.co.y*=r; v.co.z+=k*.02*math.sin(a+seed*1.7)*z/.06
    return o
def milktea():
    m,b,N,L=nodes('milktea'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ln=N('ShaderNodeVectorMath'); ln.operation='LENGTH'; L(P,ln.inputs[0]); r=ln.outputs['Value']
    c=G.mix(G.ramp(G.noise(P,24,5,.6),.4,.66),'#dcae74','#ecd2a4'); c=G.mix(G.ramp(G.op('ADD',r,G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,60,3),.5),.01)),.048,.056),c,'#c4925c')
    v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=210; L(P,v.inputs['Vector']); fat=G.op('MULTIPLY',G.ramp(v.outputs['Distance'],.24,.2),G.ramp(G.noise(P,22,3),.54,.6)); c=G.mix(G.op('MULTIPLY',fat,.55),c,'#d9b06a'); L(c,b.inputs['Base Color']); setin(b,'Roughness',.09); setin(b,'Subsurface',.25); b.inputs['Subsurface Radius'].default_value=(.01,.006,.003); 
    return m
def bowl(x,y,z,m,raw,seed,k=1.,full=True,q=None):
    """a bowl on its foot; with tea up to two fingers below the rim, bubbles where it was poured"""
    e=empty('bowl',(x,y,z),seed*1.3); e.scale=(k,k,k)
    P=smooth([(.002,.009),(.026,.0075),(.0275,.0),(.031,.0005),(.033,.0085),(.049,.022),(.0615,.045),(.0655,.062),(.0668,.0655),(.0655,.0668),(.0632,.0655),(.0605,.050),(.049,.0275),(.032,.0155),(.002,.0135)],5)
    handmade(lathe('bw',P,(0,0,0),m,112,parent=e,bevel=.0003),.006,seed); ft=handmade(lathe('ft',smooth([(.0265,.0068),(.0274,-.0002),(.0312,.0002),(.0336,.0095)],4),(0,0,0),raw,112,parent=e,bevel=.0002),.006,seed)
    rim=handmade(lathe('rm',smooth([(.0664,.0632),(.0671,.0657),(.0656,.0672),(.0630,.0658),(.0627,.0638)],4),(0,0,0),raw,112,parent=e,bevel=.0002),.006,seed)
    if full:
        zt=.052; R=.0612; handmade(lathe('tea',[(.0006,zt),(.02,zt),(.04,zt),(R-.0035,zt+.0001),(R-.001,zt+.0007),(R+.0006,zt+.0016)],(0,0,0),milktea() if 'milktea' not in bpy.data.materials else bpy.data.materials['milktea'],112,parent=e,bevel=.0001),.006,seed)
        bb=mat('bubble','#c79c76',.08,var=0,trans=.0,coat=.6)
        for i in range(26):
            a=q.gauss(2.1+seed,.33); r=R-.003-abs(q.gauss(0,.0045)); s_=q.uniform(.0005,.0019); lathe('bb',smooth([(s_,0),(s_*.92,s_*.42),(s_*.6,s_*.75),(.0001,s_*.86)],3),(r*math.cos(a),r*math.sin(a),zt),bb,16,parent=e,bevel=.00005)
    return e
def dough(q,at,rz,tilt,m,k=1.):
    """a piece of boortsog: dough cut in lozenges, slit, fried until it swells"""
    n=18; v=[];f=[]; L_,W_,H_=.058*k,.036*k,.019*k; sd=q.uniform(0,99); ph=q.uniform(-.5,.5)
    for j in range(n+1):
        t=j/n*math.pi
        for i in range(2*n):
            a=2*math.pi*i/(2*n); X,Y,Z_=math.cos(t),math.sin(t)*math.cos(a),math.sin(t)*math.sin(a); e1=lambda x,p:math.copysign(abs(x)**p,x); X,Y,Z_=e1(X,.62),e1(Y,.6),e1(Z_,.9)
            d=.17*noise.noise(Vector((X*1.6+sd,Y*1.6,Z_*1.6)))+.05*noise.noise(Vector((X*5+sd,Y*5,Z_*5))); slit=.6*math.exp(-(Y/.11)**2)*max(0,1-X*X*1.5)*(1 if Z_>0 else .3); tw=ph*X; x,y,z=X*L_/2*(1+d),Y*W_/2*(1+d)*(1-.18*X*X),Z_*H_/2*(1+d-slit)+.006*k*X*X*ph
            v.append((x+y*.62,y*math.cos(tw)-z*math.sin(tw),y*math.sin(tw)+z*math.cos(tw)))
    K=2*n
    for j in range(n):
        for i in range(K): f.append((j*K+i,(j+1)*K+i,(j+1)*K+(i+1)%K,j*K+(i+1)%K))
    o=mesh('boor',v,f,m,smooth=True); o.location=at; o.rotation_euler=(tilt[0],tilt[1],rz); return o
def crust():
    m,b,N,L=nodes('crust'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ge=N('ShaderNodeNewGeometry')
    k=G.noise(P,55,5,.65); c=G.mix(G.ramp(k,.3,.55),'#8a4a18','#b87a30'); c=G.mix(G.ramp(k,.52,.74),c,'#d5a352'); ed=G.ramp(ge.outputs['Pointiness'],.46,.56); c=G.mix(G.op('MULTIPLY',ed,.5),c,'#8a4a1a'); L(c,b.inputs['Base Color']); L(G.ramp(k,.3,.7,.28,.55),b.inputs['Roughness']); setin(b,'Subsurface',.12); b.inputs['Subsurface Radius'].default_value=(.004,.002,.001); setin(b,'Specular',.5)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.7; bp.inputs['Distance'].default_value=.0012; L(G.op('ADD',G.noise(P,260,4,.7),G.op('MULTIPLY',G.noise(P,90,3),.8)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def linen(at,rz,size,c,bodies,z=.12,name='linent',weave=4600):
    """a cloth let fall on the table and what stands there"""
    nx=ny=64; W_,L_=size; v=[(W_*(i/nx-.5)+.003*math.sin(j*.11),L_*(j/ny-.5),z-.06+.012*noise.noise(Vector((i*.06,j*.06,2)))+.012*max(0,math.sin(i*.085+.5*math.sin(j*.05)+1.2))**2) for j in range(ny+1) for i in range(nx+1)]
    f=[(j*(nx+1)+i,j*(nx+1)+i+1,(j+1)*(nx+1)+i+1,(j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]
    m,b,N,L=nodes(name); G=Graph(N,L); uvn=N('ShaderNodeUVMap').outputs['UV']; sp=N('ShaderNodeSeparateXYZ'); L(uvn,sp.inputs[0]); wob=G.noise(uvn,9,3); wx=G.op('SINE',G.op('MULTIPLY',G.op('ADD',sp.outputs['X'],G.op('MULTIPLY',wob,.004)),weave)); wy=G.op('SINE',G.op('MULTIPLY',G.op('ADD',sp.outputs['Y'],G.op('MULTIPLY',wob,.004)),weave)); slub=G.noise(uvn,70,3,.6,(1,22,1)); slub2=G.noise(uvn,70,3,.6,(22,1,1))
    L(G.value(c,G.op('MULTIPLY',G.ramp(slub,.3,.75,.84,1.1),G.ramp(slub2,.3,.75,.86,1.1))),b.inputs['Base Color']); setin(b,'Roughness',.92); setin(b,'Sheen',.3); setin(b,'Specular',.15); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.4; bp.inputs['Distance'].default_value=.0004; L(G.op('ADD',G.op('MULTIPLY',wx,wy),G.op('ADD',G.op('MULTIPLY',slub,2.),G.op('MULTIPLY',slub2,2.))),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    o=mesh('linen',v,f,m,smooth=True); ul=o.data.uv_layers.new(name='u'); uv=[((i/nx)*W_,(j/ny)*L_) for j in range(ny+1) for i in range(nx+1)]
    for lp in o.data.loops: ul.data[lp.index].uv=uv[lp.vertex_index]
    o.location=at; o.rotation_euler=(0,0,rz); bpy.context.view_layer.update(); cols=[]
    for q_ in bodies: c_=q_.modifiers.new('col','COLLISION'); c_.settings.thickness_outer=.0015; c_.settings.cloth_friction=40; cols.append(q_)
    cl=o.modifiers.new('cl','CLOTH'); cl.settings.quality=4; cl.settings.mass=.12; cl.settings.tension_stiffness=20; cl.settings.compression_stiffness=20; cl.settings.bending_stiffness=.12; cl.settings.air_damping=1.; cl.collision_settings.distance_min=.0015; cl.collision_settings.use_self_collision=False
    settle(o,34)
    for q_ in cols: q_.modifiers.remove(q_.modifiers['col'])
    so=o.modifiers.new('t','SOLIDIFY'); so.thickness=.0009; so.offset=1; return o
def tea(g):
    q=random.Random(9); T=0.; tb=box('table',(1.5,.9,.03),(0,.12,-.0155),worn_oak(),.004); tb.rotation_euler=(0,0,.02)
    fl=mesh('fl',[(-1,-1,0),(1,-1,0),(1,1,0),(-1,1,0)],[(0,1,2,3)]); fl.hide_render=True
    cream=glaze('cream','#d6cab4','#6b4a30'); dark=glaze('darkg','#37403f','#171a1a'); raw=mat('rawclay','#7d5538',.8,var=.08,bump=.1,bscale=300); raw2=mat('rawclay2','#3b2a20',.8,var=.08,bump=.1,bscale=300)
    linen((-.02,-.045,0),.42,(.40,.30),'#8b8d86',[fl])
    bowl(.035,-.01,.003,cream,raw,.4,1.05,True,q); bowl(.235,.13,.0005,dark,raw2,1.9,1.,True,q)
    # fried dough on a board of its own
    wd=mat('dishw','#5a3620',.45,var=.12,vscale=10,colvar=.3,bump=.12,bscale=40,stretch=(12,1,1)); lathe('dish',smooth([(.002,.0),(.07,.0),(.09,.006),(.118,.026),(.121,.0285),(.117,.0295),(.088,.013),(.07,.0085),(.002,.008)],5),(-.205,.155,.0),wd,96,bevel=.0004); cr=crust()
    for i,(dx,dy,dz,rz,tx,ty,k) in enumerate(((-.04,-.035,.02,.3,.1,.1,1.),(.035,-.045,.02,2.1,-.1,.15,.95),(-.055,.03,.021,1.2,.15,-.1,1.),(.03,.025,.02,.2,0,.2,1.05),(0,-.01,.036,1.5,.25,.1,1.),(.045,-.01,.036,.7,-.2,-.2,.95),(-.03,.0,.038,2.6,.2,.25,1.),(.0,.035,.04,.1,-.3,.1,.9),(.01,.0,.054,.9,.2,-.15,1.))): dough(q,(-.205+dx,.155+dy,dz),rz,(tx,ty),cr,k)
    dough(q,(-.105,-.055,.0125),.5,(.06,.05),cr,1.)
    for i in range(16): a=q.uniform(0,6.28); r=.02+.05*q.random(); lathe('crumb',[(.0002,0),(.0009,.0005),(.0006,.0012),(.0001,.0014)],(-.105+r*math.cos(a),-.06+r*math.sin(a),.0035),cr,7,bevel=.0001)
    kettle(.05,.36,0,math.radians(200))
    lathe('jar',smooth([(.002,0),(.04,.001),(.058,.02),(.066,.07),(.052,.115),(.034,.13),(.033,.15),(.037,.156),(.032,.157),(.029,.14),(.002,.13)],5),(-.33,.42,0),dark,72,bevel=.0005)
    quad('bg',[(-3,1.6,-1.2),(3,1.6,-1.2),(3,1.6,2.2),(-3,1.6,2.2)],mat('bgw','#6a5f52',.9,var=.05,vscale=2))
    # a window to the left and a little behind
    area((-.60,.92,.58),(0,.05,.03),26,.8,.9,(1,.95,.88)); area((1.5,-.6,.9),(0,0,.05),1.3,1.2,1.2,(1,.80,.6)); area((1.2,1.1,.9),(.2,1.6,.4),9,.4,.4,(1,.66,.36)); ambient((.4,.46,.6),.07)
    camera((.12,-.70,.34),(-.005,.035,.022),70,3.2,(.035,-.06,.06))

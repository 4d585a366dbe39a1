# The house from outside, by day and after rain at the end of the day: timber, a long window, puddles, what stands by the door
from roomkit import *
from graph import Graph
from grip import bicycle
from people import blob
def nodes(name):
    """a material of one principled shader: (material, shader, new node, link)"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; return m,nt.nodes['Principled BSDF'],nt.nodes.new,nt.links.new
def timber(day=False):
    """larch battens some winters old: each its own tone, its grain along it in years and pores, knots, nails that weep rust; bleached where rain reaches, below by day dusty, by night wet"""
    m,b,N,L=nodes('timber'); G=Graph(N,L); P=N('ShaderNodeNewGeometry').outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); own=N('ShaderNodeObjectInfo').outputs['Random']; cut=N('ShaderNodeCombineXYZ'); L(G.op('MULTIPLY',own,83.),cut.inputs[0]); L(G.op('MULTIPLY',G.op('FRACT',G.op('MULTIPLY',own,7.31)),61.),cut.inputs[2]); ow=N('ShaderNodeVectorMath'); ow.operation='ADD'; L(P,ow.inputs[0]); L(cut.outputs[0],ow.inputs[1]); P=ow.outputs[0]; skew=G.op('MULTIPLY',G.op('FRACT',G.op('MULTIPLY',own,19.7)),.03)   # each batten was sawn from another board, no nail was set to a line, and few of them weep
    at=N('ShaderNodeSeparateXYZ'); L(N('ShaderNodeTexCoord').outputs['Object'],at.inputs[0])
    broad=G.noise(P,2.2,6,.65,(26,26,1.1)); years=G.noise(P,1.,3,.55,(150,150,1.5)); pores=G.noise(P,1.,2,.6,(520,520,14)); low=G.op('ADD',sp.outputs['Z'],G.op('MULTIPLY',G.noise(P,1.6,4),.9))
    v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=1; mp=N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(13,13,2.6); L(P,mp.inputs[0]); L(mp.outputs[0],v.inputs['Vector']); knot=G.ramp(v.outputs['Distance'],.16,.10)
    x=G.op('SUBTRACT',G.op('ABSOLUTE',at.outputs['X']),.017); z=G.op('SUBTRACT',G.op('FRACT',G.op('DIVIDE',G.op('ADD',G.op('ADD',sp.outputs['Z'],.28),skew),.62)),.5); z=G.op('MULTIPLY',z,.62); nail=G.ramp(G.op('ADD',G.op('MULTIPLY',x,x),G.op('MULTIPLY',z,z)),.000020,.000008)
    weep=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',x),.006,.0015),G.ramp(z,-.20,0.)),G.ramp(z,.004,-.004))
    c=G.mix(own,'#8d6a4c','#594333'); c=G.mix(G.ramp(G.noise(P,.6,4,.6,(3,3,.7)),.40,.64,0,.72),c,'#817a70'); c=G.mix(G.ramp(years,.50,.66,0,.42),c,'#3d2a1e'); c=G.mix(G.op('MULTIPLY',knot,.8),c,'#2c1d14')
    c=G.mix(G.op('MULTIPLY',G.ramp(low,1.15,.55,0,.55) if day else G.ramp(low,1.5,.75,0,.7),G.ramp(broad,.25,.6,.5,1.)),c,'#94866f' if day else '#38302a'); c=G.mix(G.op('MULTIPLY',weep,G.ramp(G.op('FRACT',G.op('MULTIPLY',own,11.3)),.45,1.,0,.5)),c,'#2a1a14')
    c=G.value(c,G.op('MULTIPLY',G.ramp(broad,.3,.7,.62,1.3),G.ramp(pores,.35,.65,.82,1.12))); c=G.mix(nail,c,'#55504a'); L(c,b.inputs['Base Color']); L(G.ramp(broad,.3,.7,.42,.7),b.inputs['Roughness']); setin(b,'Specular',.35)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.7; bp.inputs['Distance'].default_value=.003; L(G.op('ADD',G.op('ADD',broad,G.op('MULTIPLY',years,-.8)),G.op('ADD',G.op('MULTIPLY',pores,.35),G.op('MULTIPLY',nail,.5))),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def concrete(soil='#8f7d62'):
    """cast against boards: pores, the lines of the boards, lime that ran, a foot that rain has splashed with the soil of the yard"""
    m,b,N,L=nodes('conc'); G=Graph(N,L); P=N('ShaderNodeNewGeometry').outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); nz=N('ShaderNodeSeparateXYZ'); L(N('ShaderNodeNewGeometry').outputs['Normal'],nz.inputs[0]); flat=G.ramp(nz.outputs['Z'],.5,.9)
    cloud=G.noise(P,1.7,6,.68); fine=G.noise(P,24,5,.7); v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=46; L(P,v.inputs['Vector']); pit=G.op('MULTIPLY',G.ramp(v.outputs['Distance'],.20,.10),G.ramp(G.noise(P,5,3),.5,.6)); run=G.op('MULTIPLY',G.ramp(G.noise(P,1.,5,.7,(7,7,.5)),.50,.70),G.op('SUBTRACT',1.,flat))
    joint=G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',G.op('FRACT',G.op('DIVIDE',sp.outputs['X'],1.3)),.5)),.004,.002),G.op('SUBTRACT',1.,flat))
    c=G.value('#8d8a84',G.op('MULTIPLY',G.ramp(cloud,.3,.7,.72,1.18),G.ramp(fine,.3,.7,.88,1.1))); c=G.mix(G.op('MULTIPLY',run,.45),c,'#5b564e'); c=G.mix(G.op('MAXIMUM',pit,joint),c,'#3a3733')
    foot=G.ramp(G.op('ADD',sp.outputs['Z'],G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,6,6,.72),.5),.22)),.16,.0); c=G.mix(G.op('MULTIPLY',G.op('MULTIPLY',foot,G.op('SUBTRACT',1.,flat)),.9),c,G.value(soil,G.ramp(fine,.3,.7,.7,1.1)))
    c=G.mix(G.op('MULTIPLY',flat,G.ramp(G.noise(P,3.,6,.72),.42,.66,0,.65)),c,soil); L(c,b.inputs['Base Color']); L(G.ramp(cloud,.3,.7,.6,.85),b.inputs['Roughness'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.6; bp.inputs['Distance'].default_value=.004; L(G.op('SUBTRACT',fine,G.op('MAXIMUM',pit,joint)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def yard(rut,day=False):
    """trodden gravel after rain; rut: (a, b, c) of the line ax+by=c that wheels follow. Water stands where it is low; by day what is left of it, and grass where nobody drives"""
    m,b,N,L=nodes('yard'); G=Graph(N,L); ge=N('ShaderNodeNewGeometry'); P=ge.outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); a,b_,c=rut
    bend=G.op('MULTIPLY',G.noise(P,.25,2),1.2); d=G.op('ADD',G.op('SUBTRACT',G.op('ADD',G.op('MULTIPLY',sp.outputs['X'],a),G.op('MULTIPLY',sp.outputs['Y'],b_)),c),bend)
    track=G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',G.op('ABSOLUTE',d),.72)),.34,.1)
    low=G.op('ADD',G.op('MULTIPLY',G.noise(P,.42,5,.55),.85),G.op('MULTIPLY',track,.085)); dry=G.ramp(sp.outputs['Y'],-1.2,-.3,0,.12)
    low=G.op('SUBTRACT',low,dry)
    if day: low=G.op('ADD',low,G.op('ADD',G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,3.1,5,.7),.5),.055),G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,.9,3),.5),.05)))   # what dries leaves a ragged edge, and islands
    water=G.ramp(low,*(.543,.572) if day else (.474,.492)); damp=G.ramp(low,*(.452,.548) if day else (.36,.48))
    v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=34; L(P,v.inputs['Vector']); v2=N('ShaderNodeTexVoronoi'); v2.inputs['Scale'].default_value=95; L(P,v2.inputs['Vector'])
    tone=G.op('MULTIPLY',G.ramp(G.noise(P,5,6,.7),.3,.7,.6,1.35),G.ramp(v.outputs['Color'],0,1,.65,1.4)); c=G.value(G.mix(G.noise(P,.7,4),*('#9d8c74','#7f7261') if day else ('#7a6c5b','#5c5348')),tone); c=G.mix(G.op('MULTIPLY',damp,.62),c,'#3a3026' if day else '#1c1814'); c=G.mix(water,c,'#0d0b09')
    if day:
        from steppe import tone as season
        # where wheels and feet go the stones are pressed into pale dust
        rolled=G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',G.op('ABSOLUTE',d),.72)),.42,.16),G.ramp(G.noise(P,1.1,5,.65),.36,.56)); worn=G.op('MULTIPLY',G.op('SUBTRACT',1.,damp),G.op('MAXIMUM',rolled,G.op('MULTIPLY',G.ramp(G.noise(P,.55,5,.62),.5,.64),.7))); c=G.mix(G.op('MULTIPLY',worn,.6),c,G.value('#b9a88d',G.ramp(G.noise(P,11,5,.7),.3,.7,.8,1.15)))
        edge=G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,.35,5,.65),.5),9.); far=G.op('MAXIMUM',G.ramp(G.op('ADD',sp.outputs['X'],edge),-10.,-11.4),G.ramp(G.op('ADD',G.op('ADD',sp.outputs['Y'],G.op('MULTIPLY',sp.outputs['X'],.1)),edge),-10.,-12.)); c=G.mix(far,c,G.value(season(G,P),G.ramp(G.noise(P,4.5,6,.7),.3,.7,.5,1.2)))
    L(c,b.inputs['Base Color'])
    L(G.op('ADD',G.op('MULTIPLY',G.op('SUBTRACT',1,water),G.op('SUBTRACT',.82,G.op('MULTIPLY',damp,.42))),.015),b.inputs['Roughness']); setin(b,'Specular',.5)
    h=G.op('ADD',G.op('ADD',G.op('MULTIPLY',v.outputs['Distance'],-.9),G.op('MULTIPLY',v2.outputs['Distance'],-.35)),G.op('MULTIPLY',G.noise(P,9,5),1.3)); h=G.op('MULTIPLY',h,G.op('SUBTRACT',1,water))
    rip=G.op('MULTIPLY',G.op('MULTIPLY',G.noise(P,3.2,2),water),.05); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=1; bp.inputs['Distance'].default_value=.035; L(G.op('ADD',G.op('MULTIPLY',h,G.op('SUBTRACT',.46,G.op('MULTIPLY',rolled,.28))) if day else h,rip),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def straw(c):
    """dry grass: each tuft and each blade its own tone, dark at its foot, lit through by a low sun"""
    m,b,N,L=nodes('tuft'+c); G=Graph(N,L); tc=N('ShaderNodeTexCoord'); sp=N('ShaderNodeSeparateXYZ'); L(tc.outputs['Object'],sp.inputs[0])
    v=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(N('ShaderNodeObjectInfo').outputs['Random'],0,1,.75,1.2),G.ramp(N('ShaderNodeNewGeometry').outputs['Random Per Island'],0,1,.65,1.25)),G.ramp(sp.outputs['Z'],0,.16,.45,1.)); k=G.value(c,v); L(k,b.inputs['Base Color']); setin(b,'Roughness',.8); setin(b,'Specular',.2)
    t=N('ShaderNodeBsdfTranslucent'); L(k,t.inputs[0]); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.4; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],m.node_tree.nodes['Material Output'].inputs[0]); return m
def tussock(q,c,n=90,hi=.5,lean=.24):
    """a clump of dry grass: thin blades that bend"""
    v=[];f=[]
    for i in range(n):
        a=q.uniform(0,6.28); Lg=q.uniform(.35*hi,hi); sp=q.uniform(.1,1)*lean*Lg/hi*1.6; w_=q.uniform(.0016,.0032); cs,sn=math.cos(a),math.sin(a); r0=.06*q.random()**.7; b=len(v)
        for k in range(5):
            t=k/4; x=r0+sp*t**1.7; z=Lg*(t-.22*(sp/Lg)*t*t*t); ww=w_*(1-t*.85); v+=[(cs*x-sn*ww,sn*x+cs*ww,z),(cs*x+sn*ww,sn*x-cs*ww,z)]
        f+=[(b+2*k,b+2*k+1,b+2*k+3,b+2*k+2) for k in range(4)]
    o=mesh('tuft',v,f,straw(c)); o.location=(-90,-90,-5); return o.data
def unlit(): return mat('opalday','#e9e5dc',.22,var=0,coat=.4)
def panes(x0,x1,z0,z1,nx,nz,y,q,refl):
    """a glazed front pane by pane: none of them hangs quite as its neighbour does, so what they mirror breaks at every bar"""
    for i in range(nx):
        for k in range(nz):
            a,b=x0+(x1-x0)*i/nx,x0+(x1-x0)*(i+1)/nx; c,d=z0+(z1-z0)*k/nz,z0+(z1-z0)*(k+1)/nz; u,w=q.gauss(0,.0035)*(b-a),q.gauss(0,.0028)*(d-c)
            glasspane('gl',[(a,y-u-w,c),(b,y+u-w,c),(b,y+u+w,d),(a,y-u+w,d)],refl)
def disc(x,z,r=.155,lit=True):
    """the lamp by the door: a disc of opal glass on the wall"""
    cyl('ldb',r+.02,.05,(x,-.08,z),mat('lampb','#1b1c1e',.45,var=.1),(math.pi/2,0,0),None,64,.006)
    o=lathe('ld',smooth([(.002,.05),(r*.6,.045),(r*.95,.022),(r,.0)],5),(x,-.105,z),emat('ldg',(1,.66,.36),3.2) if lit else unlit(),64,(math.pi/2,0,0))
    if lit: ghost(o); point((x,-.42,z),48,(1,.66,.38),r*.7)
def cloth(name,c,k=60):
    """wool or waxed cotton, dusty where it has rubbed along walls"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; L(G.value(c,G.op('MULTIPLY',G.ramp(G.noise(P,9,4),.3,.7,.82,1.15),G.ramp(G.noise(P,k*4,2),.3,.7,.85,1.12))),b.inputs['Base Color']); setin(b,'Roughness',.9); setin(b,'Sheen',.2); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.4; bp.inputs['Distance'].default_value=.003; L(G.noise(P,k,3),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def hanging(at,c,L_,q,W=.19,sleeves=True,open_=True):
    """a coat on a hook by its loop, seen from the room: the collar gathered at the hook, shoulders fallen, folds that grow downwards, sleeves that hang"""
    e=empty('coat',at,math.radians(90)+q.uniform(-.15,.15)); m=cloth('coat'+c,c); n=96; rows=46; v=[]; n3=lambda x,y,z: noise.noise(Vector((x,y,z))); sd=q.uniform(0,50)
    for j in range(rows+1):
        t=j/rows; z=-L_*t; sh=min(1,t/.16); w=W*(.20+.62*sh**.7)+W*.22*t; d=.055+.075*sh+.03*t
        for i in range(n):
            a=2*math.pi*i/n; f=1+sh*((.10+.20*t)*math.sin(5*a+sd+1.5*n3(t*2,sd,1))+(.05+.10*t)*math.sin(11*a+2*sd+3*n3(t*3,sd,2)))*(.6+.4*math.cos(a))
            if open_ and math.sin(a)<-.93: f*=.55   # the front does not close
            v.append((w*math.cos(a)*(1+.05*n3(a*2,t*5,sd)),d*math.sin(a)*f+.012*n3(math.cos(a)*3,t*7,sd),z*(1+.02*n3(math.cos(a)*2,math.sin(a)*2,sd))+.01*math.cos(2*a+sd)*t))
    o=mesh('coat',v,[(j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i) for j in range(rows) for i in range(n)],m,smooth=True); o.parent=e
    blob('collar',[[((-.055,-.03,.005),.022),((0,-.045,-.035),.018)],[((.055,-.03,.005),.022),((0,-.045,-.035),.018)],[((-.055,-.03,.005),.022),((0,.03,.02),.022),((.055,-.03,.005),.022)]],m,e,.008,4,.008)
    if sleeves:
        for sx in (-1,1): l=.60*q.uniform(.92,1.05); blob('slv',[[((sx*W*.60,-.01,-.13),.052),((sx*W*.98,-.035,-.26),.056),((sx*W*1.04,-.05+.01*sx,-.42),.050),((sx*W*.96,-.085,-.13-l),.044)]],m,e,.010,4,.035)
    curve('loop',[(-.012,.02,.02),(0,.03,.045),(.012,.02,.02)],.003,m,e); return e
def hung(g):
    """on hooks in the hall: coats, a scarf, a cap, a bag; beside them a print of a finished picture, framed"""
    q=random.Random(5)
    for k in range(5): y=1.62+.28*k; tube('hook',(7.155,y,1.95),(7.21,y,1.965),.006,g['steel']); tube('hook',(7.205,y,1.96),(7.215,y,1.995),.006,g['steel'])
    hanging((7.265,1.66,1.945),'#22303d',1.06,q,.20); hanging((7.26,2.16,1.945),'#7a4a2c',.78,q,.19); hanging((7.25,2.56,1.945),'#55584c',.88,q,.18)
    sc=cloth('scarf','#b8a27c',90); v=[]; n3=lambda x,y,z: noise.noise(Vector((x,y,z)))
    for j in range(40):
        for i in range(13): t,u=j/39,i/12-.5; v.append((.012*math.sin(u*19+t*2)+.02*n3(u*2,t*4,7)+(.02 if t<.06 else 0),.10*u*(.4+.6*min(1,t*5))+.02*n3(t*3,1,4),-.82*t))
    e=empty('scarf',(7.225,1.92,1.99)); mesh('scarf',v,[(j*13+i,j*13+i+1,(j+1)*13+i+1,(j+1)*13+i) for j in range(39) for i in range(12)],sc,smooth=True).parent=e
    f=empty('frame',(7.118,.92,1.70)); fm=mat('framem','#15120f',.4,var=.08); im=bpy.data.images.load(os.path.join(os.path.dirname(os.path.abspath(__file__)),'../../src/assets/images/work-perfume.jpg')); m,b,N,L=nodes('print'); t=N('ShaderNodeTexImage'); t.image=im; L(t.outputs[0],b.inputs['Base Color']); setin(b,'Roughness',.45)
    for y,z,w,h in ((0,.37,.60,.024),(0,-.37,.60,.024),(-.30,0,.024,.764),(.30,0,.024,.764)): box('fr',(.026,w,h),(0,y,z),fm,.002,parent=f)
    box('mount',(.006,.59,.75),(0,0,0),mat('mountm','#dcd8cf',.9,var=0),0,parent=f); p=mesh('pr',[(.005,-.21,-.27),(.005,.21,-.27),(.005,.21,.29),(.005,-.21,.29)],[(0,1,2,3)],m); p.parent=f; uv=p.data.uv_layers.new(name='u')
    for i,(a,c) in enumerate(((.08,0),(.50,0),(.50,1),(.08,1))): uv.data[i].uv=(a,c)
def outside(day,g,fr,plaster,white,pap,X0,curtain,sheermat,sweep,softbox,bare=False):
    """the corner by the entrance, seen along the facade in the evening; bare: the house alone, for a camera and a yard of another file (facade.py, by day)"""
    from wear import grounded
    q=random.Random(9); bulb=unlit() if day else emat('bulbglow',(1,.72,.42),5); on=0 if day else 1; conc=concrete(); tb=timber(day); dark=mat('fascia','#17181a',.4,var=.12,vscale=3); H,bx0,bx1=4.7,-9.5,18.
    # ground: the yard, then steppe, a bare hill close behind, ranges after it
    rut=(-.25,.97,-6.1); quad('gr',[(-60,-40,0),(70,-40,0),(70,16,0),(-60,16,0)],grounded(grounded(yard(rut,day),.30,.45),.07,.6))   # what stands on it touches it
    stones=[mesh('st%d'%i,*_pebble(q),mat('stone%d'%i,c,.5,var=.15,vscale=30,colvar=.2),smooth=True) for i,c in enumerate(('#7d7569','#958a7a','#625b53'))]
    for o in stones: o.location=(-90,-90,-6)
    for i in range(4200):
        a=math.radians(q.uniform(12,78)); d=2.6+10*q.random()**1.6; x,y=CX-d*math.sin(a),CY+d*math.cos(a)
        if y>-.1: continue
        o=link(bpy.data.objects.new('s',q.choice(stones).data)); k=.006+.02*q.random()**4; o.scale=(k*q.uniform(.8,1.6),k,k*.5); o.location=(x,y,k*.05); o.rotation_euler=(0,0,q.uniform(0,6.28))
    T=[tussock(q,c,n,hi) for c,n,hi in (('#a08a58',90,.5),('#8d7846',70,.4),('#b39c6a',110,.6),('#6f6a3c',60,.3))]
    def tuft(x,y,k): o=link(bpy.data.objects.new('t',q.choice(T))); o.location=(x,y,-.01); o.rotation_euler=(0,0,q.uniform(0,6.28)); o.scale=(k,k,k*q.uniform(.8,1.2))
    for i in range(230):
        x=q.uniform(-12,6.6) if i%3 else q.uniform(9.4,17)
        if noise.noise(Vector((x*.8,2,1)))>-.25: tuft(x,-.28-.32*q.random()**1.5,q.uniform(.4,1.05))
    for i in range(1500):
        x=q.uniform(-45,-6); y=q.uniform(-30,15)
        if x<-10.5 or y<-9-.1*x:
            tuft(x,y,q.uniform(.5,1.3))
            if day and y<-3: bpy.data.objects.remove(bpy.context.scene.collection.objects[-1])   # the yard that the panes mirror is bare
    # the house
    quad('ifl',[(-6.4,0,.312),(6.4,0,.312),(6.4,9,.312),(-6.4,9,.312)],oak()); quad('ibk',[(-6.4,8.6,.3),(6.4,8.6,.3),(6.4,8.6,4.5),(-6.4,8.6,4.5)],brick('bricks','#8d7a66',(0,2)))
    for x in (-6.4,6.4): quad('isd',[(x,.1,.3),(x,8.6,.3),(x,8.6,4.5),(x,.1,4.5)],brick('bricks2','#8d7a66',(1,2)))
    quad('ice',[(-6.4,.1,4.4),(6.4,.1,4.4),(6.4,8.6,4.4),(-6.4,8.6,4.4)],white)
    for y in (1.4,3.6,5.8): box('beam',(12.8,.16,.24),(0,y,4.28),mat('beam','#5b4230',.6,var=.1,vscale=3,colvar=.3,stretch=(1,16,16)),.01)
    box('plinth',(bx1-bx0+.1,9.2,.3),((bx0+bx1)/2,4.55,.15),conc,.01); back=mat('board','#2b201a',.8,var=.1)
    box('bk',(bx1-bx0,.3,H-.3),((bx0+bx1)/2,9.,.3+(H-.3)/2),back,.01); box('le',(.3,9,H-.3),(bx0+.15,4.5,.3+(H-.3)/2),back,.01)
    for a,b,z0,z1 in ((bx0,-6.4,.3,H),(9.,bx1,.3,H),(6.4,7.1,.3,H),(-6.4,6.4,4.25,H),(7.1,9.,2.8,H)):
        box('w',(b-a,.3,z1-z0),((a+b)/2,.15,(z0+z1)/2),back,0); k=round((b-a)/.13)
        for i in range(k): box('batt',(.068,.045,z1-z0-.03),(a+.065+i*(b-a)/k,-.0245+q.uniform(-.002,.002),(z0+z1)/2),tb,.004)
    box('roof',(bx1-bx0+1.6,11.2,.2),((bx0+bx1)/2+.1,4.3,H+.11),dark,.012); box('drip',(bx1-bx0+1.62,.02,.26),((bx0+bx1)/2+.1,-1.31,H+.09),dark,.004); tube('gut',(bx0-.7,-1.36,H+.02),(bx1+.9,-1.36,H+.0),.055,dark)
    boxes('soffit',[((bx1-bx0+1.4,.105,.02),((bx0+bx1)/2+.1,-1.2+.115*i,H-.012)) for i in range(11)],mat('soff','#6a5138',.5,var=.12,vscale=2,colvar=.35,stretch=(1,14,1)))
    px=9.62; tube('pipe',(px,-.1,.1),(px,-.1,H),.035,dark); zb,zt=.36,4.25
    for i in range(6): box('mull',(.11,.12,zt-zb),(-6.4+i*2.56,.05,(zb+zt)/2),fr,.006)
    for i in range(5):
        for k in (1,2): box('m2',(.035,.06,zt-zb),(-6.4+i*2.56+k*.853,.05,(zb+zt)/2),fr,.003)
    for z in (zb,zt): box('rl',(12.8,.1,.08),(0,.05,z),fr,.004)
    for k in (1,2,3): box('rl',(12.8,.06,.035),(0,.05,zb+(zt-zb)*k/4),fr,.003)
    box('sill',(12.9,.2,.03),(0,-.06,.325),dark,.004); panes(-6.4,6.4,zb,zt,15,4,.06,random.Random(2),2.6 if day else .8)
    # entrance: a glazed door ajar to a lit hall, coats on hooks, a step with a mat
    quad('hfl',[(7.1,.1,.315),(9,.1,.315),(9,4,.315),(7.1,4,.315)],oak()); hp=mat('hallp','#b9ab97',.8,var=.06,vscale=2,bump=.05,bscale=7)
    quad('hbk',[(7.1,4,.3),(9,4,.3),(9,4,2.8),(7.1,4,2.8)],hp)
    for x in (7.1,9.): quad('hs',[(x,.1,.3),(x,4,.3),(x,4,2.8),(x,.1,2.8)],hp)
    quad('hc',[(7.1,.1,2.8),(9,.1,2.8),(9,4,2.8),(7.1,4,2.8)],white)
    for x in (7.13,8.05,8.97): box('dj',(.07,.1,2.5),(x,.05,1.55),fr,.004)
    for z in (.33,1.32,2.77): box('dj',(1.9,.1,.07 if z!=1.32 else .05),(8.05,.05,z),fr,.004)
    panes(7.1,9,.33,2.77,2,1,.06,random.Random(6),2.6 if day else .8); tube('hd',(8.16,-.06,1.),(8.16,-.06,1.9),.014,g['steel'])
    box('step',(2.6,1.3,.15),(8.05,-.72,.075),conc,.014); box('mat',(1.1,.6,.02),(8.4,-.5,.16),mat('mat','#2b2620',.95,var=0,bump=.6,bscale=130),.006,(0,0,.04))
    box('rail',(.03,1.5,.1),(7.14,2.2,1.95),g['wood'],.006)
    hung(g)
    box('bench',(.34,1.2,.05),(7.3,2.3,.75),g['wood'],.006)
    for y in (1.95,2.25,2.5): box('boot',(.26,.1,.12),(7.3,y,.38),mat('boot','#2d221b',.6,var=.1),.04,(0,0,.1*y))
    pendant(g,8.05,2.4,2.25,2.8,.15,58*on,bulb)
    if not day: point((8.05,.9,2.4),18,(1,.72,.44),.1)
    # inside: lamps, a set, the backdrop
    for x,y in ((-4.4,2.6),(-1.,2.6),(2.4,2.6),(5.,2.2),(-2.4,5.8),(1.6,5.8)): pendant(g,x,y,3.1,4.4,.17,50*on,bulb)
    area((0,5,4.2),(0,4.5,0),120 if day else 26,10,5,(1,.95,.88) if day else (1,.76,.5))
    before=set(bpy.data.objects)
    sweep(-3.4,7.,math.radians(24),pap=pap); camera_rig(g,(-1.7,4.),math.radians(28),1.5); light_stand(g,2.1,empty('ls',(.2,2.2,0)),.45); softbox(g,1.1,1.5,(-4.9,4.2,0),(-3.2,6.,1.2),2.3,mat('face','#e8e4da',.8,var=0) if day else emat('key4','#fff0dc',5,grad=True),power=50*on); tree(4.6,1.1,xmax=6.2,h1=2.)
    e=empty('in',(0,0,.312))
    for o in set(bpy.data.objects)-before:
        if o.parent is None and o is not e: o.parent=e
    cm=sheermat(); curtain(-6.25,-4.4,.5,0,cm); curtain(5.3,6.3,.5,2,cm)
    # light: the window on the yard, a disc by the door, one lamp under the soffit
    disc(9.45,2.05,lit=not day)
    if not day: area((0,-.2,2.2),(0,-6,2.2),330,12.4,3.4,(1,.70,.40),spread=140).visible_glossy=False
    for x in (12.6,15.6): cyl('dl',.05,.01,(x,-.5,H-.03),unlit(),bevel=0) if day else ghost(cyl('dl',.05,.01,(x,-.5,H-.03),emat('dlg',(1,.74,.45),8),bevel=0)); day or spot((x,-.45,H-.05),(x,-.12,0),46,(1,.70,.42),72,.8,.05)
    if not day: area((8.05,-.25,1.6),(8.05,-4,1.6),26,1.7,2.2,(1,.72,.44),spread=120).visible_glossy=False
    bicycle(g,(10.6,-.42,0),math.radians(183),'#27493f'); bpy.data.objects['bike'].rotation_euler.x=math.radians(-11)
    far=lambda x,y: rounded(x,y,3600,6.2,2.9,5)*1500-330
    def near(x,y): u,w_=x+820,y-330; r=math.exp(-(u/300)**2-(w_/210)**2)*136+math.exp(-((u-330)/260)**2-((w_-190)/230)**2)*92+math.exp(-((u+420)/300)**2-((w_-60)/260)**2)*95; return -1.2+r*(1+.25*noise.noise(Vector((x/120,y/120,1))))+(13*noise.noise(Vector((x/52,y/52,2)))+5*noise.noise(Vector((x/19,y/19,5)))+1.6*noise.noise(Vector((x/8,y/8,7))))*min(1,r/40)
    if day: afternoon()
    else:
        # dusk: the last of the sun behind the hills to the north-west, where we look
        gradworld([(-.1,(.12,.10,.12)),(0.0,(1.15,.52,.22)),(.06,(.86,.46,.30)),(.15,(.42,.36,.44)),(.28,(.12,.19,.38)),(1,(.025,.05,.14))],.62,(math.radians(-58),.55)); _streaks()
        m1=land_mat('hill',(.17,.18,.26),1900,'#15181a','#4a4435','#332f2a',fs=.012,amount=.5,grain=.25); m2=land_mat('rng',(.26,.22,.28),5200,'#20222a','#3c3a38')
        terrain('near',2600,1500,300,180,near,16,m1,-700); terrain('far',26000,9000,260,90,far,2200,m2,-7000)
    if bare: return
    import ground; ground.lay(day,stones)   # the pebbles above go: their draws decide where the grass stands
    if os.environ.get('MASK'): ground.masked()
    c=lvl((CX,CY,1.5),(CX-8.1,CY+7.9),29,2.8,(8.6,-.2,1.5),shift=.06); return c
CX,CY=13.9,-9.4
def afternoon():
    """late summer, some hours after the rain: a low sun from the left, the plain that the panes mirror"""
    import steppe
    az,el=math.radians(231),math.radians(22); nishita(az,el,.085,.9,1.); _streaks((7.6,7.3,7.),(6.6,6.9,7.5),.55); sun(az,el,5.2,(1,.83,.62),.55)
    air=steppe.Air((.40,.47,.57),1750,(.60,.60,.60),az); ground=steppe.soil(air)
    flat=lambda x,y: -.32+(1.4*noise.noise(Vector((x/90,y/90,0)))+.25*noise.noise(Vector((x/17,y/17,3))))*(1 if y>-20 else .14)*min(1,max(0,(math.hypot(x,y)-70)/120))
    terrain('plain',5200,5200,260,260,flat,-2600,ground,0)
    # what lies behind the camera: seen in the panes alone
    south=steppe.hill('southern',steppe.Air((.34,.41,.51),1500,(.40,.43,.48),az),1.,'#4a5046','#7d7a66'); terrain('south',22000,7000,260,90,lambda x,y: rounded(x,y,3100,1.4,5.1,5)*520-60+95*noise.noise(Vector((x/1500,y/2600,7)))+42*noise.noise(Vector((x/520,y/900,2)))+16*noise.noise(Vector((x/210,y/500,4))),-9400,south,-6000); quad('southfoot',[(-15000,-2590,-5),(9000,-2590,-5),(9000,-2590,78),(-15000,-2590,78)],south)   # its foot: under its first slope the sky shows, a yellow dune in the glass
def _pebble(q):
    import bmesh
    b=bmesh.new(); bmesh.ops.create_icosphere(b,subdivisions=2,radius=1)
    for v in b.verts: v.co*=1+.28*noise.noise(v.co*1.3+Vector((q.random()*9,0,0)))
    v=[tuple(x.co) for x in b.verts]; b.verts.ensure_lookup_table(); f=[tuple(x.index for x in p.verts) for p in b.faces]; b.free(); return v,f
def _streaks(low='#e08a62',high='#6b6a80',amount=.9):
    """long thin clouds; in the evening lit from below where the sun went"""
    nt=bpy.context.scene.world.node_tree; bg=nt.nodes['Background']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); src=bg.inputs[0].links[0].from_socket; tc=N('ShaderNodeTexCoord'); sp=N('ShaderNodeSeparateXYZ'); L(tc.outputs['Generated'],sp.inputs[0])
    dv=N('ShaderNodeVectorMath'); dv.operation='DIVIDE'; L(tc.outputs['Generated'],dv.inputs[0]); z=G.op('ADD',sp.outputs['Z'],.07); cb=N('ShaderNodeCombineXYZ'); [L(z,cb.inputs[i]) for i in range(3)]; L(cb.outputs[0],dv.inputs[1])
    mp=N('ShaderNodeMapping'); mp.inputs['Rotation'].default_value=(0,0,.9); L(dv.outputs[0],mp.inputs[0]); n=G.noise(mp.outputs[0],.62,9,.6,(.4,1.15,0)); k=G.op('MULTIPLY',G.ramp(n,.44,.68),G.ramp(sp.outputs['Z'],.0,.1)); under=G.ramp(n,.5,.62)
    warm=G.mix(G.ramp(sp.outputs['Z'],.05,.35),low,high); L(G.mix(G.op('MULTIPLY',k,amount),src,G.mix(under,src,warm)),bg.inputs[0])

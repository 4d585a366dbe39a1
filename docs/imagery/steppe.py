# The steppe as it is seen through panes: grass blade by blade, hills with woods and gullies, dust in the light
from roomkit import *
from graph import Graph
from house import nodes

EYE = Vector((-5.9, -6.6))
def track(y): return 3.5+.42*y+7*math.sin(y/38+.7)
def level(x, y):
    """the ground's height"""
    d=y-5; n=noise.noise(Vector((x/70,y/70,0)))*1.5+.3*noise.noise(Vector((x/13,y/13,3)))
    return -.55-.006*max(0,d)+n*min(1,max(0,(d-4)/60))-.10*math.exp(-((x-track(y))/1.3)**2)*(1 if d>3 else 0)

class Air:
    """what lies between the eye and the hills: thicker with distance (half of the hill is gone after .7 thick), brighter towards the sun"""
    def __init__(s, colour, thick, glow, sunwards): s.colour,s.thick,s.glow,s.sunwards=colour,thick,glow,sunwards
    def over(s, m, shader, k=1.):
        nt=m.node_tree; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); ge=N('ShaderNodeNewGeometry'); dt=N('ShaderNodeVectorMath'); dt.operation='DOT_PRODUCT'; dt.inputs[1].default_value=(-math.sin(s.sunwards),-math.cos(s.sunwards),0); L(ge.outputs['Incoming'],dt.inputs[0])
        em=N('ShaderNodeEmission'); L(G.mix(G.ramp(dt.outputs['Value'],.72,1.),s.colour,s.glow),em.inputs[0]); cd=N('ShaderNodeCameraData'); ms=N('ShaderNodeMixShader')
        L(G.op('SUBTRACT',1.,G.op('EXPONENT',G.op('MULTIPLY',cd.outputs['View Distance'],-k/s.thick))),ms.inputs[0]); L(shader,ms.inputs[1]); L(em.outputs[0],ms.inputs[2]); L(ms.outputs[0],nt.nodes['Material Output'].inputs[0]); return nolight(m)

def tone(G, P):
    """what the season made of the grass here: hollows still green, rises straw, drifts of silver feather grass"""
    c=G.mix(G.ramp(G.noise(P,.032,4,.6),.40,.62),'#8f7f52','#bd9a5f'); c=G.mix(G.ramp(G.noise(P,.11,4,.6),.50,.68,0,.75),c,'#d6c091'); return G.mix(G.ramp(G.noise(P,.5,3,.6),.52,.70,0,.5),c,'#7d6f45')
def soil(air):
    """ground that is mostly last year's grass: streaks, tussocks and a track of two pale ruts"""
    m,b,N,L=nodes('soil'); G=Graph(N,L); P=N('ShaderNodeNewGeometry').outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); fine=G.noise(P,4.5,6,.7)
    c=G.value(tone(G,P),G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(fine,.3,.7,.55,1.3),G.ramp(G.noise(P,.9,5,.65),.35,.65,.72,1.2)),G.ramp(G.noise(P,.012,5,.6),.35,.65,.78,1.2)))
    y=sp.outputs['Y']; t=G.op('ADD',G.op('ADD',G.op('MULTIPLY',y,.42),3.5),G.op('MULTIPLY',G.op('SINE',G.op('ADD',G.op('DIVIDE',y,38.),.7)),7.)); rut=G.op('ABSOLUTE',G.op('SUBTRACT',G.op('ABSOLUTE',G.op('SUBTRACT',sp.outputs['X'],t)),.75))
    L(G.mix(G.ramp(G.op('ADD',rut,G.op('MULTIPLY',fine,.25)),.5,.2),c,'#b9a283'),b.inputs['Base Color']); setin(b,'Roughness',.95); setin(b,'Specular',.1)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.9; bp.inputs['Distance'].default_value=.12; L(fine,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return air.over(m,b.outputs[0])
def blades(air):
    """grass that the sun shines through: each blade its own tone, dark at its foot, pale at its tip"""
    m,b,N,L=nodes('blades'); G=Graph(N,L); ge=N('ShaderNodeNewGeometry'); P=ge.outputs['Position']; tc=N('ShaderNodeTexCoord'); sp=N('ShaderNodeSeparateXYZ'); L(tc.outputs['Object'],sp.inputs[0]); up=sp.outputs['Z']
    c=G.mix(G.ramp(up,.12,.5,0,.6),tone(G,P),'#e2d2a6'); c=G.value(c,G.op('MULTIPLY',G.ramp(ge.outputs['Random Per Island'],0,1,.62,1.25),G.ramp(up,0,.22,.45,1.05)))
    L(c,b.inputs['Base Color']); setin(b,'Roughness',.6); setin(b,'Specular',.25); t=N('ShaderNodeBsdfTranslucent'); L(c,t.inputs[0]); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.5; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); return air.over(m,x.outputs[0])
def tussock(q, size, n, low, high, width, heads=0):
    """a square of grass bent by one wind; heads: how many stems carry a plume above the others"""
    v=[];f=[]
    def blade(x,y,h,w,lean,a):
        c,s=math.cos(a)*w,math.sin(a)*w; b=len(v); dx,dy=.30*lean+.10*q.gauss(0,1),.12*lean+.10*q.gauss(0,1)
        for t,k in ((0,1.),(.45,.85),(.8,.5)): v.extend([(x-c*k+dx*h*t*t,y-s*k+dy*h*t*t,h*t),(x+c*k+dx*h*t*t,y+s*k+dy*h*t*t,h*t)])
        v.append((x+dx*h*1.05,y+dy*h*1.05,h*(1-.10*lean))); f.extend([(b,b+1,b+3,b+2),(b+2,b+3,b+5,b+4),(b+4,b+5,b+6)]); return x+dx*h,y+dy*h
    clumps=[(q.uniform(-.5,.5)*size,q.uniform(-.5,.5)*size,q.uniform(.6,1.25)) for _ in range(26)]
    for i in range(n):
        x,y,k=q.choice(clumps); r=abs(q.gauss(0,.16)); a=q.uniform(0,6.28)
        if q.random()<.45: x,y,k=q.uniform(-.5,.5)*size,q.uniform(-.5,.5)*size,.8; r=0
        blade(x+r*math.cos(a),y+r*math.sin(a),q.uniform(low,high)*k,width*q.uniform(.6,1.2),q.uniform(.5,1.5),q.uniform(0,6.28))
    for i in range(heads):
        x,y=q.uniform(-.5,.5)*size,q.uniform(-.5,.5)*size; h=high*q.uniform(1.05,1.5); x,y=blade(x,y,h,.0022,1.2,q.uniform(0,6.28))
        for k in range(5): blade_at=len(v); a=q.uniform(-.5,.9); l=.09*q.uniform(.7,1.3); v.extend([(x,y-.004,h*.92+.01*k),(x,y+.004,h*.92+.01*k),(x+l*math.cos(a),y+l*math.sin(a)*.6,h*.92+.01*k-.03*q.random())]); f.append((blade_at,blade_at+1,blade_at+2))
    return v,f
def grass(air):
    """near the house blade by blade, further off coarser squares of it, until the ground's own texture takes over"""
    q=random.Random(4); m=blades(air)
    def kind(*a): v,f=tussock(q,*a); o=mesh('grass',v,f,m); o.location=(-60,-60,-9); return o
    near=[kind(2.,1500,.14,.36,.0042,14),kind(2.,1400,.20,.46,.0036,40),kind(2.,1700,.08,.22,.0046,4),kind(2.,1300,.16,.40,.0042,24)]; far=[kind(4.2,1300,.16,.40,.013,0),kind(4.2,1200,.10,.28,.014,0)]
    def sow(d0,d1,step,kinds):
        d=d0
        while d<d1:
            n=int(math.radians(52)*d/step)
            for i in range(n):
                az=math.radians(5+52*(i+q.random())/n); r=d+step*q.random(); x,y=EYE.x+r*math.sin(az),EYE.y+r*math.cos(az); bare=noise.noise(Vector((x/9,y/14,8)))+.6*noise.noise(Vector((x/3,y/4,2)))
                if y<6.4 or abs(abs(x-track(y))-.75)<.8 or bare<-.42: continue
                o=link(bpy.data.objects.new('g',q.choice(kinds).data)); o.location=(x,y,level(x,y)-.01); o.rotation_euler=(0,0,q.choice((0,3.14))+q.gauss(0,.35)); k=q.uniform(.8,1.15); o.scale=(k,k,k*(.72+.5*min(1,max(0,.5+bare))))
            d+=step
    sow(13,72,1.45,near); sow(72,210,3.3,far)
def hill(name, air, k, woods, meadow):
    """a slope kilometres away: larches in its folds, single ones along their edge, gullies, scree where it is steep"""
    m,b,N,L=nodes(name); G=Graph(N,L); ge=N('ShaderNodeNewGeometry'); P=ge.outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0])
    fold=G.op('ADD',G.noise(P,.0022,6,.62),G.ramp(sp.outputs['X'],-.45,.1,.10,-.12)); v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=.085; L(P,v.inputs['Vector']); sv=N('ShaderNodeSeparateXYZ'); L(v.outputs['Color'],sv.inputs[0])
    share=G.op('MULTIPLY',G.ramp(fold,.475,.525),G.ramp(sp.outputs['Z'],.997,.982)); stands=G.op('GREATER_THAN',G.op('MULTIPLY',share,1.12),sv.outputs['X']); crown=G.op('MULTIPLY',stands,G.ramp(v.outputs['Distance'],.62,.45))
    gully=G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',G.noise(P,.0065,5,.55),.5)),.0,.035,1,0); patch=G.noise(P,.02,6,.68)
    c=G.value(meadow,G.op('MULTIPLY',G.ramp(patch,.32,.68,.84,1.15),G.ramp(G.noise(P,.0045,4,.6),.35,.65,.72,1.24))); c=G.mix(G.op('MULTIPLY',gully,.75),c,'#5c5838'); c=G.mix(G.op('MULTIPLY',G.ramp(sp.outputs['Z'],.86,.66),G.ramp(patch,.4,.6,.4,1.)),c,'#85776a')
    c=G.mix(crown,c,G.mix(sv.outputs['Y'],woods,'#4a4b2b')); L(c,b.inputs['Base Color']); setin(b,'Roughness',.95); setin(b,'Specular',.1)
    h=G.op('ADD',G.op('ADD',G.op('ADD',G.op('MULTIPLY',G.noise(P,.0035,5,.55),110.),G.op('MULTIPLY',G.noise(P,.02,4,.5),3.)),G.op('MULTIPLY',crown,3.)),G.op('MULTIPLY',gully,-14.)); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=1.; bp.inputs['Distance'].default_value=1.; L(h,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return air.over(m,b.outputs[0],k)

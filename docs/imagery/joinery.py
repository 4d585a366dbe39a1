# Planed wood and the shade of a lamp: what else turns waxy, or glows without giving light
from roomkit import *
from graph import Graph
from house import nodes
def planed(name, c, axis=2, rough=.5, length=1., dark=.55):
    """planed and oiled wood whose grain runs along its object's own axis: pores and rings show in its gloss, so that it does not read as wax"""
    m,b,N,L=nodes(name); G=Graph(N,L); oi=N('ShaderNodeObjectInfo'); tc=N('ShaderNodeTexCoord'); sh=N('ShaderNodeVectorMath'); sh.operation='MULTIPLY_ADD'; sh.inputs[1].default_value=(7.3,5.1,3.7); sh.inputs[2].default_value=(0,0,0); cb=N('ShaderNodeCombineXYZ'); [L(oi.outputs['Random'],cb.inputs[i]) for i in range(3)]; L(cb.outputs[0],sh.inputs[0]); ad=N('ShaderNodeVectorMath'); L(tc.outputs['Object'],ad.inputs[0]); L(sh.outputs[0],ad.inputs[1]); P=ad.outputs[0]
    k=[1.,1.,1.]; k[axis]=.05/length
    rings=G.noise(P,34,3,.55,tuple(k)); pores=G.noise(P,150,3,.6,tuple(k)); tone=G.noise(P,3.2,3,.5)
    v=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(rings,.32,.68,dark,1.22),G.ramp(pores,.36,.6,.72,1.05)),G.op('MULTIPLY',G.ramp(tone,.3,.7,.86,1.12),G.ramp(oi.outputs['Random'],0,1,.86,1.1)))
    L(G.value(c,v),b.inputs['Base Color']); L(G.op('ADD',G.ramp(rings,.3,.7,rough+.12,rough-.08),G.ramp(pores,.36,.6,.18,0)),b.inputs['Roughness']); setin(b,'Specular',.35)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.35; bp.inputs['Distance'].default_value=.0012; L(G.op('ADD',rings,G.op('MULTIPLY',pores,.8)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def cloth_over(m, through):
    """lets a bulb's light through a shade in the colour of its cloth; up and down it goes out freely, so the lamp draws its own pools of light"""
    nt=m.node_tree; N=nt.nodes.new; L=nt.links.new; o=nt.nodes['Material Output']; src=o.inputs[0].links[0].from_socket; lp=N('ShaderNodeLightPath'); t=N('ShaderNodeBsdfTransparent'); t.inputs[0].default_value=(*through,1); x=N('ShaderNodeMixShader'); L(lp.outputs['Is Shadow Ray'],x.inputs[0]); L(src,x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],o.inputs[0]); return m
def lamp(g, x, y, z0, top, power, em, through=(.30,.17,.08), color=(1,.68,.38)):
    """a floor lamp with a shade that is open above and below"""
    lathe('fb',[(.002,0),(.145,0),(.15,.006),(.15,.018),(.142,.025),(.02,.03)],(x,y,z0),g['black'],56,bevel=.003); tube('fp',(x,y,z0+.02),(x,y,top-.14),.011,g['black']); cyl('sock',.02,.08,(x,y,top-.16),g['black'],bevel=.003)
    n=64; R=((.24,top-.30),(.18,top+.06)); v=[(x+r*math.cos(6.2832*i/n),y+r*math.sin(6.2832*i/n),z0+z) for r,z in R for i in range(n)]; o=mesh('shade',v,[(i,(i+1)%n,n+(i+1)%n,n+i) for i in range(n)],cloth_over(em,through) if power else em,smooth=True)
    if power: o.visible_diffuse=False; point((x,y,z0+top-.10),power,color,.035)
    return o
def bearing(x,y,z,wood,steel):
    """where a beam whose underside is at z meets the wall at x: a corbel with a sloped nose carries it, a plate with two bolts on each side holds both"""
    P=((0,0),(-.46,0),(-.46,-.075),(-.12,-.36),(0,-.36)); n=len(P); v=[(x+a,y+s*.068,z+b) for s in (-1,1) for a,b in P]; mesh('beamfoot',v,[tuple(range(n)),tuple(reversed(range(n,2*n)))]+[(i,n+i,n+(i+1)%n,(i+1)%n) for i in range(n)],wood,.008)
    for s in (-1,1):
        box('plate',(.15,.012,.24),(x-.085,y+s*.085,z-.01),steel,.003)
        for dz in (-.075,.06): cyl('bolt',.016,.014,(x-.085,y+s*.096,z+dz),steel,(math.pi/2,0,0),None,6,.002)

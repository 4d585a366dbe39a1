# The cyclorama: SHOT chooses the picture, one function each
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from cycroom import *
from cinecam import cine_camera
from roomkit import smooth
from lived import hung_coil
from covefloor import DRUMS, marks, walked
from drums import kit_of, miked
from octaset import rug
from oldrug import fringes, persian
from wear import grounded, strip
SHOT=os.environ.get('SHOT','stage'); out,w,h,spp,seed,thr=args(); thr=int(os.environ.get('THREADS',thr))
s=reset(); g=M()
def coats(m):
    """two coats of paint: the fresh one ends above a man's reach in the steps of a roller; joints of the boards below it, filled, sanded, seen all the same"""
    from graph import Graph
    nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeNewGeometry').outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    a=G.op('ADD',sp.outputs['X'],sp.outputs['Y']); z=sp.outputs['Z']; w=N('ShaderNodeTexWhiteNoise'); w.noise_dimensions='1D'; L(G.op('FLOOR',G.op('DIVIDE',a,.235)),w.inputs['W'])
    edge=G.op('ADD',G.op('ADD',G.op('MULTIPLY',w.outputs['Value'],.10),3.40),G.op('ADD',G.op('MULTIPLY',G.noise(P,.6,2),.22),G.op('MULTIPLY',G.noise(P,22,3),.03)))
    above=G.op('MULTIPLY',G.ramp(G.op('SUBTRACT',z,edge),-.012,.014),G.ramp(G.noise(P,.9,3),.35,.6,.5,1.))
    lane=G.ramp(G.noise(P,5.,3,.55,(1,1,.06)),.3,.7,-.012,.012)
    k=G.op('ABSOLUTE',G.op('SUBTRACT',G.op('FRACT',G.op('DIVIDE',a,1.22)),.5)); joint=G.op('MULTIPLY',G.ramp(G.op('MULTIPLY',k,1.22),.008,.003),G.op('MULTIPLY',G.ramp(z,1.3,1.5),G.ramp(G.noise(P,1.1,3),.42,.62)))
    low=G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',z,1.40)),.010,.003),G.ramp(G.noise(P,.8,3),.42,.62))
    v=G.op('SUBTRACT',G.op('ADD',1.,lane),G.op('ADD',G.op('MULTIPLY',above,.075),G.op('MULTIPLY',G.op('MAXIMUM',joint,low),.06)))
    c=b.inputs['Base Color']; L(G.value(c.links[0].from_socket,v),c); return m
def dulled(m,k=.62):
    """paint that was mopped for years: it mirrors a little, in patches"""
    nt=m.node_tree; i=nt.nodes['Principled BSDF'].inputs['Roughness']; q=nt.nodes.new('ShaderNodeMath'); q.operation='MULTIPLY'; q.inputs[1].default_value=k; s_=i.links[0].from_socket; nt.links.new(s_,q.inputs[0]); nt.links.new(q.outputs[0],i); return m
def stage():
    """the cyclorama at work: one large octa at the left, a drum kit with its microphones on an old rug, a camera near the lens; SHOT=view is what that camera sees, for its monitor"""
    shell(g,-7.5,9,-13,5.6,6.4); cyc2(g,W=8.6,D=7.4,H=4.4,right=False,m=dulled(coats(walked(grounded(paint(c='#dddcd8',worn=.6,scuffs=False),.16,.6),marks('drums',DRUMS,17,110)**4.5))))
    D=(.02,.15); turn=math.radians(16); size=(2.45,1.80); rug((D[0]-.02,D[1]+.22,.0605),math.radians(11),size,ends='#a2947a',pile=persian(size),tassels=0); fringes((D[0]-.02,D[1]+.22,.0605),math.radians(11),size); kit_of(g,(*D,.071),turn); miked(g,(*D,.068),turn)
    r,p=octabox(g,1.5,(-1.92,.62,.06),(D[0]+.05,D[1]-.05,.62),2.08,460,4.2); hung_coil((-1.86,.56,1.1),.7,g['rubber'])
    # black cloth shows its folds to a light that rakes over it, and to it alone
    l=area((-3.6,-2.6,4.2),(-1.8,.5,2.0),190,1.2,1.2,(.95,.97,1)); c=bpy.data.collections.new('octa'); l.light_linking.receiver_collection=c
    for o in (*p.children_recursive,*r.children_recursive): c.objects.link(o)
    cx_,cy_=1.0,-2.3; aim_=(D[0]+.24,D[1]); rz=math.atan2(aim_[1]-cy_,aim_[0]-cx_)-math.pi/2
    if SHOT!='view':
        rig=cine_camera(g,(cx_,cy_,.06),rz,1.02,os.environ.get('MONITOR'),legs=math.radians(float(os.environ.get('LEGS',40)))) or bpy.data.objects['cine']
        # black plastic shows its edges to a light of its own
        for l in (area((-.6,-2.2,2.6),(cx_,cy_,1.15),16,.5,1.2,(1,.95,.88)),area((2.6,-2.3,1.9),(cx_,cy_,1.1),14,.3,1.2,(.88,.93,1))):
            c=bpy.data.collections.new('rig'); l.light_linking.receiver_collection=c
            for o in rig.children_recursive: c.objects.link(o)
    if SHOT!='view':
        from crew import operator
        at=lambda x,y,z: tuple(Vector((cx_,cy_,.06))+Matrix.Rotation(rz,3,'Z')@Vector((x,y,z)))
        who=operator(at(.06,-.58,0),rz+.10,at(.19,-.40,.86),at(-.02,-.24,1.20))
        # a lamp of the hall behind the lens, for his back alone: black on white he was cut out of paper
        l=area((-.4,-5.0,2.9),at(.06,-.58,1.3),75,.7,.7,(1,.86,.70)); c=bpy.data.collections.new('crew'); l.light_linking.receiver_collection=c
        for o in who.children_recursive: c.objects.link(o)
    # the lamp's cable: down the pole, on the floor in the bends of its drum, away to the left
    cable(g,[(-1.90,.58,1.05),(-1.89,.57,.6),(-1.91,.58,.25),(-1.93,.55,.09),(-1.96,.48,.067),(-2.05,.30,.067),(-2.2,.22,.067),(-2.35,.4,.067),(-2.6,.35,.067),(-2.75,.05,.067),(-3.1,-.05,.067),(-3.9,.3,.067)],.0065)
    stool(g,(-1.62,-.30,.06),.3,.62); lathe('mug',[(.001,0),(.036,0),(.039,.004),(.040,.092),(.0375,.094),(.036,.012),(.001,.010)],(-1.58,-.33,.677),mat('mugm','#3a4a58',.3,var=.05,coat=.5),48)
    # what somebody drinks
    lathe('flask',smooth([(.001,0),(.034,.001),(.037,.006),(.037,.185),(.034,.205),(.022,.225),(.0215,.235),(.024,.236),(.024,.262),(.021,.266),(.001,.266)],3),(-.86,-.46,.070),mat('flaskm','#2b4038',.42,var=.1,vscale=14,bump=.06,bscale=300),48)
    for x,y,a in ((1.68,-.475,1.62),(2.0,.16,2.4)): strip(x,y,a,z=.0612)
    for x,y,a,c_ in ((.9,-1.35,.3,'#c9552e'),(-.55,-1.28,.1,'#2f5f8a'),(-1.5,-.62,.8,'#d8c23a'),(1.9,.9,.2,'#c9552e')): tape(x,y,rz=a,c=c_,l=.12)
    area((6.4,-5.0,3.2),(1.6,-2.4,1.1),26,1.2,1.2,(1,.80,.58)); area((0,-11,4.6),(0,-4,0),30,6,2,(.8,.87,1))
    world(s,(.05,.07,.11),.3); c=camera((.55,-5.2,1.2),(.10,0,1.2),42.5,2,(D[0]-.02,D[1]-.25,.5)); c.data.shift_y=-.040
    if SHOT=='view': camera((cx_,cy_,1.17),(D[0]+.06,D[1]+.1,.70),30,5.6,(D[0],D[1],.6))
if SHOT=='truss': from fresnel import trs; trs(s,g)
else: stage()
render(out,w,h,spp,seed,thr)

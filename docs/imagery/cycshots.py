# The cyclorama: SHOT chooses the picture, one function each
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from cycroom import *
from cinecam import cine_camera
from grip import ladder
from lived import hung_coil
from boards import board, gaffer
from covefloor import walked
from drums import kit_of
from octaset import rug
from wear import grounded
SHOT=os.environ.get('SHOT','stage'); out,w,h,spp,seed,thr=args(); thr=int(os.environ.get('THREADS',thr))
s=reset(); g=M()
TUNG=lambda:emat('tung','#ffd9a8',26); DAY=lambda:emat('day','#e6f0ff',26)
CT=(1,.84,.62); CD=(.86,.92,1)

def overhead(g):
    """what hangs above the paint in a room that is dark there: a grid of pipes with lamps that are off, their cables, an air duct; what is thrown up from the floor just shows it"""
    pipe=mat('pipeo','#3a3b3d',.5,metal=.6,var=.1,vscale=20); duct=mat('ducto','#7d8083',.42,metal=.8,var=.12,vscale=6)
    for y in (1.5,2.9): tube('pipe',(-7.3,y,5.05),(8.8,y,5.05),.026,pipe)
    for x in (-3.4,-.6,2.2,5.0): tube('pipe',(x,-.5,5.11),(x,5.2,5.11),.026,pipe); [tube('drop',(x,y,5.1),(x,y,6.4),.010,pipe,n=10) for y in (1.5,2.9)]
    lathe('duct',[(.20,0),(.20,16)],(-7.4,.55,5.85),duct,48,(0,math.pi/2,0))
    for k in range(14): lathe('rib',[(.204,0),(.212,.012),(.212,.03),(.204,.042)],(-7.2+1.18*k,.55,5.85),duct,48,(0,math.pi/2,0))
    for x,y,t in ((-2.3,1.5,(-1.6,2.8,1)),(.5,2.9,(.9,1.0,0)),(1.15,2.9,(1.8,1.2,.2)),(3.6,1.5,(3.2,3.0,1))): fresnel(g,(x,y,4.60),t,g['lens'],.14)
    for a,b,d in ((-2.3,.5,1.5),(.5,1.15,2.9),(1.15,3.6,2.9)): cable(g,[(a,d,5.0),(a+.1,d,4.86),((a+b)/2,d,4.90),(b-.1,d,4.88),(b,d,5.0)],.008)
    area((.4,1.0,4.3),(.6,1.4,6.4),130,7,1.6,(.93,.96,1),spread=150)
def coats(m):
    """two coats of paint: the fresh one ends above a man's reach in the steps of a roller; joints of the boards below it, filled, sanded, seen all the same"""
    from graph import Graph
    nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeNewGeometry').outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    a=G.op('ADD',sp.outputs['X'],sp.outputs['Y']); z=sp.outputs['Z']; w=N('ShaderNodeTexWhiteNoise'); w.noise_dimensions='1D'; L(G.op('FLOOR',G.op('DIVIDE',a,.235)),w.inputs['W'])
    edge=G.op('ADD',G.op('ADD',G.op('MULTIPLY',w.outputs['Value'],.10),2.48),G.op('ADD',G.op('MULTIPLY',G.noise(P,.6,2),.22),G.op('MULTIPLY',G.noise(P,22,3),.03)))
    above=G.op('MULTIPLY',G.ramp(G.op('SUBTRACT',z,edge),-.012,.014),G.ramp(G.noise(P,.9,3),.35,.6,.5,1.))
    lane=G.ramp(G.noise(P,5.,3,.55,(1,1,.06)),.3,.7,-.012,.012)
    k=G.op('ABSOLUTE',G.op('SUBTRACT',G.op('FRACT',G.op('DIVIDE',a,1.22)),.5)); joint=G.op('MULTIPLY',G.ramp(G.op('MULTIPLY',k,1.22),.008,.003),G.op('MULTIPLY',G.ramp(z,1.3,1.5),G.ramp(G.noise(P,1.1,3),.42,.62)))
    low=G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',z,1.40)),.010,.003),G.ramp(G.noise(P,.8,3),.42,.62))
    v=G.op('SUBTRACT',G.op('ADD',1.,lane),G.op('ADD',G.op('MULTIPLY',above,.075),G.op('MULTIPLY',G.op('MAXIMUM',joint,low),.06)))
    c=b.inputs['Base Color']; L(G.value(c.links[0].from_socket,v),c); return m
def stage():
    """the cyclorama at work: one large octa, a drum kit on its rug, a camera before it; SHOT=view is what that camera sees, for its monitor"""
    shell(g,-7.5,9,-13,5.6,6.4); cyc2(g,W=8.6,D=7.4,H=4.4,right=False,m=coats(walked(grounded(paint(c='#e2e2df',worn=.5,scuffs=False),.13,.6))))
    for y_ in (-3.3,.7): truss(g,(-7,y_,5.15),(8.6,y_,5.15))
    truss(g,(3.8,-12,5.5),(3.8,5,5.5)); overhead(g)
    D=(.88,-2.15); rug((D[0]-.02,D[1]+.26,.0605),math.radians(14),(2.35,1.95),('#43332c','#35282a'),'#8f7c64','#9a8b74'); kit_of(g,(*D,.071),math.radians(20))
    r,p=octabox(g,1.6,(-1.20,-2.75,.06),(*D,.75),2.25,450,4.2); hung_coil((-1.14,-2.81,1.2),.7,g['rubber'])
    # black cloth shows its folds to a light that rakes over it, and to it alone
    l=area((-4.8,-4.6,5.2),(-1.3,-2.9,2.3),400,1.2,1.2,(.95,.97,1)); c=bpy.data.collections.new('octa'); l.light_linking.receiver_collection=c
    for o in (*p.children_recursive,*r.children_recursive): c.objects.link(o)
    # two boards that throw light back from the right; what broke is taped
    tp=mat('gaffm','#141415',.75,var=.1,vscale=40,bump=.3,bscale=300)
    e=board((2.95,-1.75),math.radians(78),1.12,2.3); gaffer(e,((-.556,-.026,1.62),(-.28,-.026,1.585)),.05,tp,(0,-1,0)); gaffer(e,((-.561,-.022,1.62),(-.561,.022,1.62)),.05,tp,(-1,0,0)); gaffer(e,((.20,-.026,.42),(.545,-.026,.30)),.05,tp,(0,-1,0))
    e=board((3.10,-.60),math.radians(118),1.12,2.3); gaffer(e,((-.556,.026,.62),(-.30,.026,.60)),.05,mat('gaffw','#c9c6bd',.7,var=.08,vscale=30),(0,1,0)); gaffer(e,((-.561,-.022,1.9),(-.561,.022,1.9)),.05,tp,(-1,0,0))
    area((.2,1.6,5.7),(.3,2.4,0),22,4.2,2.0,(.96,.98,1),spread=125)
    slats(g,9,y0=-9,n=72); led_line(g,9,e=420); 
    for x,tg,em,cl in ((-2.6,(-1,1.6,0),DAY(),CD),(.6,(.8,1.2,.4),TUNG(),CT),(3.0,(1.4,1.2,.4),DAY(),CD)):
        L=(x,-3.3,4.53); fresnel(g,L,tg,g['lens'],.15)
    cx_,cy_=2.34,-4.45; rz=math.atan2(D[1]-cy_,D[0]-cx_)-math.pi/2
    if SHOT!='view': cine_camera(g,(cx_,cy_,0),rz,1.36,os.environ.get('MONITOR'),legs=math.radians(float(os.environ.get('LEGS',40))))
    flightcase(g,(4.15,-3.95,0),.3); box('lapb',(.31,.22,.014),(4.1,-3.95,.745),g['alu'],.004,(0,0,.5)); l=empty('lid',(4.055,-3.86,.755),.5); l.rotation_euler=(math.radians(-20),0,.5); box('lid',(.31,.006,.21),(0,0,.105),g['alu'],.003,parent=l); box('lsc',(.295,.001,.195),(0,-.004,.105),emat('lsc','#9fb0c4',.9),0,parent=l)
    applebox(g,(2.62,-2.45,.06),.5,.2); lathe('tapr',[(.05,0),(.062,0),(.062,.048),(.05,.048)],(2.56,-2.47,.26),mat('tr','#c7a13c',.6,var=0),40)
    # the lamp's cable: down the pole, on the floor in the bends of its drum, away to the left; the camera's
    cable(g,[(-1.18,-2.81,1.05),(-1.165,-2.81,0.75),(-1.18,-2.82,0.4),(-1.2,-2.85,0.16),(-1.23,-2.88,0.075),(-1.28,-2.87,0.067),(-1.37,-2.75,0.067),(-1.53,-2.61,0.067),(-1.75,-2.67,0.067),(-1.91,-2.8,0.067),(-2.09,-2.77,0.067),(-2.23,-2.61,0.067),(-2.45,-2.55,0.067),(-2.75,-2.65,0.067),(-3.15,-2.55,0.067),(-3.85,-2.75,0.067)],.0065)
    cable(g,[(cx_,cy_,.012),(3.0,-4.9,.012),(3.6,-4.5,.012),(4.4,-4.6,.012),(4.7,-4.3,.3)],.005)
    area((-5.2,-7.5,3.6),(-.9,-2.4,2.0),34,2,1.6,(.62,.76,1)); area((6.4,-7.0,3.2),(2.6,-4.4,1.3),40,1.2,1.2,(1,.76,.5)); area((0,-11,4.6),(0,-4,0),22,6,2,(.8,.87,1))
    world(s,(.05,.07,.11),.3); c=camera((2.95,-7.9,1.28),(.30,-.2,1.28),36,5.6,(D[0],D[1]-.3,.8)); c.data.shift_y=.03
    if SHOT=='view': camera((cx_,cy_,1.46),(D[0],D[1],.80),28,4,(D[0],D[1],.8))
if SHOT=='truss': from fresnel import trs; trs(s,g)
else: stage()
render(out,w,h,spp,seed,thr)

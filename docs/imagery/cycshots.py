# The cyclorama: SHOT chooses the picture, one function each
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from cycroom import *
from cinecam import cine_camera
from grip import ladder
from lived import hung_coil
from boards import board, gaffer
from dress import dress
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
def stage():
    """the cyclorama at work: one large octa, one dress, a camera before it; SHOT=view is what that camera sees, for its monitor"""
    shell(g,-7.5,9,-13,5.6,6.4); cyc2(g,W=8.6,D=7.4,H=4.4,right=False,m=paint(c='#e2e2df',worn=0))
    for y_ in (-3.3,.7): truss(g,(-7,y_,5.15),(8.6,y_,5.15))
    truss(g,(3.8,-12,5.5),(3.8,5,5.5)); overhead(g)
    D=(.93,-2.35); dress(g,D,math.radians(-16))   # its shoulders as high as a tall woman's
    r,p=octabox(g,1.6,(-.95,-2.5,.06),(*D,1.3),2.25,520,4.4); hung_coil((-.89,-2.56,1.2),.7,g['rubber'])
    # black cloth shows its folds to a light that rakes over it, and to it alone
    l=area((-4.6,-4.4,5.2),(-1.1,-2.7,2.3),400,1.2,1.2,(.95,.97,1)); c=bpy.data.collections.new('octa'); l.light_linking.receiver_collection=c
    for o in (*p.children_recursive,*r.children_recursive): c.objects.link(o)
    # two boards that throw light back from the right; what broke is taped
    tp=mat('gaffm','#141415',.75,var=.1,vscale=40,bump=.3,bscale=300)
    e=board((2.62,-1.75),math.radians(78),1.12,2.3); gaffer(e,((-.556,-.026,1.62),(-.28,-.026,1.585)),.05,tp,(0,-1,0)); gaffer(e,((-.561,-.022,1.62),(-.561,.022,1.62)),.05,tp,(-1,0,0)); gaffer(e,((.20,-.026,.42),(.545,-.026,.30)),.05,tp,(0,-1,0))
    e=board((2.77,-.60),math.radians(118),1.12,2.3); gaffer(e,((-.556,.026,.62),(-.30,.026,.60)),.05,mat('gaffw','#c9c6bd',.7,var=.08,vscale=30),(0,1,0)); gaffer(e,((-.561,-.022,1.9),(-.561,.022,1.9)),.05,tp,(-1,0,0))
    area((.2,1.6,5.7),(.3,2.4,0),14,4.2,2.0,(.96,.98,1),spread=125)
    slats(g,9,y0=-9,n=72); led_line(g,9,e=420); 
    for x,tg,em,cl in ((-2.6,(-1,1.6,0),DAY(),CD),(.6,(.8,1.2,.4),TUNG(),CT),(3.0,(1.4,1.2,.4),DAY(),CD)):
        L=(x,-3.3,4.53); fresnel(g,L,tg,g['lens'],.15)
    cx_,cy_=2.2,-4.25; rz=math.atan2(D[1]-cy_,D[0]-cx_)-math.pi/2; 
    if SHOT!='view': cine_camera(g,(cx_,cy_,0),rz,1.42,os.environ.get('MONITOR'))
    flightcase(g,(4.15,-3.95,0),.3); box('lapb',(.31,.22,.014),(4.1,-3.95,.745),g['alu'],.004,(0,0,.5)); l=empty('lid',(4.055,-3.86,.755),.5); l.rotation_euler=(math.radians(-20),0,.5); box('lid',(.31,.006,.21),(0,0,.105),g['alu'],.003,parent=l); box('lsc',(.295,.001,.195),(0,-.004,.105),emat('lsc','#9fb0c4',.9),0,parent=l)
    applebox(g,(.95,-4.2,0),.5,.2); applebox(g,(.92,-4.22,.2),.25,.1); lathe('tapr',[(.05,0),(.062,0),(.062,.048),(.05,.048)],(.9,-4.2,.30),mat('tr','#c7a13c',.6,var=0),40)
    # the lamp's cable: down the pole, on the floor in the bends of its drum, away to the left; the camera's
    cable(g,[(-.93,-2.56,1.05),(-.915,-2.56,.75),(-.93,-2.57,.40),(-.95,-2.60,.16),(-.98,-2.63,.075),(-1.03,-2.62,.067),(-1.12,-2.50,.067),(-1.28,-2.36,.067),(-1.50,-2.42,.067),(-1.66,-2.55,.067),(-1.84,-2.52,.067),(-1.98,-2.36,.067),(-2.20,-2.30,.067),(-2.5,-2.40,.067),(-2.9,-2.3,.067),(-3.6,-2.5,.067)],.0065)
    cable(g,[(cx_,cy_,.012),(2.9,-4.9,.012),(3.6,-4.5,.012),(4.4,-4.6,.012),(4.7,-4.3,.3)],.005)
    area((-5.2,-7.5,3.6),(-.9,-2.4,2.0),34,2,1.6,(.62,.76,1)); area((6.4,-7.0,3.2),(2.6,-4.4,1.3),40,1.2,1.2,(1,.76,.5)); area((0,-11,4.6),(0,-4,0),22,6,2,(.8,.87,1))
    world(s,(.05,.07,.11),.3); c=camera((2.95,-7.9,1.28),(.30,-.2,1.28),35,4,(D[0],D[1],1.1)); c.data.shift_y=.06
    if SHOT=='view': camera((cx_,cy_,1.52),(D[0],D[1],.99),24,4,(D[0],D[1],1.1))
if SHOT=='truss': from fresnel import trs; trs(s,g)
else: stage()
render(out,w,h,spp,seed,thr)

# Sets on the cyclorama, second take: SHOT chooses the picture, one function each
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from cycroom import *
from grip import bicycle, cloth_face, sewn
from cinecam import cine_camera
from lived import hung_coil
from wear import grounded
from velo import ridden
SHOT=os.environ.get('SHOT','car'); out,w,h,spp,seed,thr=args(); thr=int(os.environ.get('THREADS',thr))
s=reset(); g=M(); q=random.Random(3)
# cloth seen from metres away: its weave is finer than a pixel there and would turn to specks
mat('duv','#161617',.95,var=.03,vscale=12,bump=.1,bscale=60,sheen=.04,spec=.15)
def car():
    """a low car under its cover in the dark: a bank of cloth above it draws its roof and its bonnet, a low light behind it parts it from the wall and shows the floor between its wheels"""
    from carsilk import bank, cover, ground
    from covefloor import CAR_WALKS, TYRES, marks, walked
    shell(g,-11,9.5,-13,6.4,6.4); n0=set(bpy.data.objects); cyc2(g,W=13,D=9.4,H=4.9,r=1.6,rc=1.8,left=True,right=True,m=walked(ground(1.7),marks('car',CAR_WALKS,31,16,TYRES)**3,.34))
    floor=list(set(bpy.data.objects)-n0)
    for o in floor: o.location.x+=1.0
    alone(area((1.0,-2.9,3.3),(1.3,-3.0,0),95,3.6,1.2,(.95,.97,1)),*floor)
    e=empty('car',(1.0,-.1,.060),math.radians(-38)); o=cover(e)
    b=bank(g,(1.2,.45,3.02),math.radians(-38),math.radians(8),k=2.6,power=190)
    alone(area((-1.5,-5.5,2.2),(.6,.2,3.3),170,.8,2.4,(.86,.92,1)),b)
    l=area((1.8,2.6,.35),(1.8,4.7,.9),300,5.5,.2,(.94,.97,1)); l.visible_glossy=False
    l=area((2.0,3.3,1.3),(1.5,1.0,.06),110,5.5,.25,(.92,.96,1),spread=120); l.visible_glossy=False
    # along tail and nose, and, weak and wide from the left, into the folds of the side: for the cover alone
    for q in (area((-3.2,2.4,1.9),(0,.2,.8),52,.4,2.2,(1,.76,.50)),area((5.6,1.6,1.2),(2.7,-1.2,.6),30,.4,1.4,(.86,.92,1)),area((-4.2,-4.6,2.3),(.4,-.6,.5),120,1.2,2.6,(.86,.92,1)),area((4.4,-4.6,1.7),(2.6,-1.5,.45),95,.8,1.6,(.86,.92,1))): alone(q,e)
    world(s,(.04,.06,.1),.3); c=camera((.35,-8.3,.85),(.50,0,1.12),42,5.6,(1.6,-1.8,.7)); c.data.shift_y=.03

def alone(l,*things):
    """a light that only these receive: black cloth and black cases need one of their own, and it must not throw a second shadow"""
    c=bpy.data.collections.new('alone')
    for t in things:
        for o in [t]+list(t.children_recursive):
            if o.type in ('MESH','CURVE'): c.objects.link(o)
    l.light_linking.receiver_collection=c; return l
def cove():
    """the cyclorama at work: a bicycle on the white sweep in the light of one big octabox behind it, so that its shadow lies before it; the camera waits at the right"""
    from covefloor import walked
    shell(g,-8.5,8.5,-13,5.4,6.4); cyc2(g,W=11.4,D=8.4,H=4.7,r=1.5,rc=1.8,left=True,right=True,m=walked(grounded(paint(c='#dcdcd8',worn=.3,scuffs=False),.13,.6)))
    mat('saddle','#2e1a0d',.42,var=.12,bump=.12,bscale=90); ridden(bicycle(g,(.34,-.80,.058),math.radians(15),'#66140c'),g)
    # the key: what of its cloth is hot, so that tubes, spokes and tyres draw themselves on the floor; the bicycle stands across its light, or its shadow would be a line; it falls to the right and forward
    r,p=octabox(g,1.5,(-2.15,1.60,.06),(.50,-.95,.70),2.50,310,2.6,color=(1,.965,.92))
    for o in p.children:
        if o.type=='LIGHT': o.data.size=o.data.size_y=.40; o.data.spread=math.radians(140)
    cx_,cy_=1.30,-2.5; rz=math.atan2(-.5-cy_,.35-cx_)-math.pi/2; rig=cine_camera(g,(cx_,cy_,.06),rz,1.18,os.environ.get('MONITOR'),(.40,.02,.92,.60)) or bpy.data.objects['cine']
    cable(g,[(-2.13,1.55,.16),(-2.16,1.48,.072),(-2.45,1.2,.072),(-2.85,.4,.072),(-2.0,-.9,.072),(-2.4,-1.8,.072),(-1.5,-2.9,.072),(-1.9,-4.6,.07)]); cable(g,[(cx_,cy_,.07),(1.7,-2.9,.07),(2.4,-2.6,.07),(3.4,-2.9,.07),(5,-2.2,.07)],.005)
    area((.6,2.6,4.9),(.9,4.0,.9),16,4.4,1.2,(.96,.98,1),spread=110)
    alone(area((-4.6,-2.6,3.4),(-2.3,.9,2.3),130,.5,1.6,(.84,.91,1)),p); alone(area((3.6,-4.2,2.4),(1.3,-2.5,1.2),40,.6,1.2,(1,.90,.78)),rig)
    area((-1,-9,3.6),(0,-2,.6),15,6,2,(.90,.94,1))
    world(s,(.05,.07,.11),.3); c=camera((-.35,-5.7,1.3),(.36,0,1.3),35,2.0,(.35,-.8,.6)); c.data.shift_y=-.02
def octa():
    """behind an octabox: an armchair before painted canvas in its light, a cinema camera at the right, the dark hall around; SHOT=octaphone is the same from nearer, as phones show it"""
    from canvas import drop, painted
    from carsilk import ground
    from octaset import armchair, hall, rug
    from wear import strip
    shell(g,-6.5,6.5,-9,5.2,5.6); bpy.data.objects['fl'].data.materials[0]=grounded(ground(),.2,.6)
    drop((.35,1.55,0),0,2.9,2.62,.46,painted('#424b49','#333b3a','#505955'),g,1.8)
    rug((.36,-.09,.004),math.radians(6),(2.1,1.55),('#3d3731','#302b27'),'#5a4e3c','#6b6353'); armchair((.38,.02,.013),math.radians(24))
    bpy.context.view_layer.update()
    X,Y=-1.5,-.1
    # the key, from behind; what its cloth shows is a light for it alone
    r,p=octabox(g,1.2,(X,Y,0),(.36,.0,.60),1.94,160,3.4,(1,.955,.90)); hung_coil((X+.06,Y-.04,1.1),.9,g['rubber']); lathe('gaff',[(.038,-.024),(.066,-.024),(.066,.024),(.038,.024)],(X+.02,Y,1.42),mat('gaffr','#2a2a2c',.7,var=.05),48,(.25,math.pi/2,0))
    bpy.context.view_layer.update(); x,y,z=p.matrix_world@Vector((-.02,-.05,.355)); cable(g,[(x,y,z),(x-.03,y-.08,z-.02),(x-.05,y-.1,z-.35),(x+.02,y+.02,1.15),(X-.07,Y-.06,.75),(X-.11,Y-.18,.3),(X-.1,Y-.3,.012),(X-.35,Y-.25,.010),(X-.9,Y-.6,.010),(X-1.6,Y-.2,.010),(X-3,Y-.5,.010)],.006)
    alone(area((-4.2,-1.0,3.4),(X+.3,Y+.3,2.0),150,.6,1.8,(.86,.92,1)),r,p); alone(area((1.2,-5.2,2.6),(X+.3,Y+.2,1.9),34,.5,1.4,(1,.93,.85)),r,p)
    # the strip that parts the chair from the canvas
    r2,p2=softbox(g,.32,1.15,(2.10,1.05,0),(.4,.0,.9),2.02,cloth_face('#eaf1ff',1.9),power=70,color=(.82,.91,1),sandbag=False); sewn(g,p2,.32,1.15,False); from cstand import sandbag; sandbag(None,(2.30,1.15,0),.7)
    hall(g); area((2.6,-3.6,2.0),(.4,0,.5),20,1.8,1.8,(1,.95,.9))
    cx_,cy_=1.70,-1.30; rz=math.atan2(.0-cy_,.35-cx_)-math.pi/2; rig=cine_camera(g,(cx_,cy_,0),rz,.98,None,legs=math.radians(40)); alone(area((4.4,-1.2,2.6),(cx_,cy_,1.1),30,.5,1.2,(.75,.86,1)),rig)
    cable(g,[(cx_+.1,cy_,.012),(2.6,-2.3,.010),(3.2,-1.9,.010),(3.6,-2.4,.010),(5,-2.2,.010)],.005)
    feed=[(2.10,1.05,.010),(2.1,.2,.010),(2.2,-.6,.010),(1.9,-1.2,.010),(.9,-1.55,.010),(-.6,-1.4,.010),(-1.6,-1.9,.010),(-3.2,-1.6,.010),(-5,-1.8,.010)]; cable(g,feed,.0055)
    for x_,y_,a in ((1.35,-1.40,1.25),(-.2,-1.45,1.7)): strip(x_,y_,a,z=.0012)
    world(s,(.05,.07,.12),.25)
    x,y,dx,l,sh=(-.50,-6.0,.02,67,-.055) if SHOT=='octaphone' else (-.35,-5.5,.115,42,-.042); c=camera((x,y,1.25),(x+dx,y+1,1.25),l,3.5,(.2,-.4,.7)); c.data.shift_y=sh
octaphone=octa
globals()[SHOT]()
render(out,w,h,spp,seed,thr,bounces=4)

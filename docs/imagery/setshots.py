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
    cx_,cy_=1.02,-2.2; rz=math.atan2(-.5-cy_,.35-cx_)-math.pi/2; rig=cine_camera(g,(cx_,cy_,.06),rz,1.18,os.environ.get('MONITOR'),(.40,.02,.92,.60)) or bpy.data.objects['cine']
    from crew import operator
    at=lambda x,y,z: tuple(Vector((cx_,cy_,.06))+Matrix.Rotation(rz,3,'Z')@Vector((x,y,z)))
    who=operator(at(.10,-.58,0),rz+.10,at(.19,-.38,1.00),at(-.11,-.06,1.27),17,'#3a3c38',9,4,.010)
    alone(area((-.6,-5.4,2.9),at(.08,-.56,1.3),7,.8,.8,(1,.86,.70)),who)
    cable(g,[(-2.13,1.55,.16),(-2.16,1.48,.072),(-2.45,1.2,.072),(-2.85,.4,.072),(-2.0,-.9,.072),(-2.4,-1.8,.072),(-1.5,-2.9,.072),(-1.9,-4.6,.07)]); cable(g,[(cx_,cy_,.07),(1.7,-2.9,.07),(2.4,-2.6,.07),(3.4,-2.9,.07),(5,-2.2,.07)],.005)
    area((.6,2.6,4.9),(.9,4.0,.9),16,4.4,1.2,(.96,.98,1),spread=110)
    alone(area((-4.6,-2.6,3.4),(-2.3,.9,2.3),130,.5,1.6,(.84,.91,1)),p); alone(area((3.6,-4.2,2.4),(1.3,-2.5,1.2),40,.6,1.2,(1,.90,.78)),rig)
    area((-1,-9,3.6),(0,-2,.6),15,6,2,(.90,.94,1))
    world(s,(.05,.07,.11),.3); c=camera((-.35,-5.7,1.3),(.36,0,1.3),35,2.0,(.35,-.8,.6)); c.data.shift_y=-.02
def octa():
    """a camera on a table, near; the set behind it"""
    from carsilk import ground
    from nearset import nearset,seen
    nearset(g,octabox,alone,ground,grounded,shell); world(s,(.05,.07,.12),.25); seen()
globals()[SHOT]()
render(out,w,h,spp,seed,thr,bounces=4)

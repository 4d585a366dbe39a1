# Sets on the cyclorama, second take: SHOT chooses the picture, one function each
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from cycroom import *
from grip import bicycle, cloth_face, sewn
from cinecam import cine_camera
from roomkit import throw
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
    from covefloor import walked
    shell(g,-11,9.5,-13,6.4,6.4); n0=set(bpy.data.objects); cyc2(g,W=13,D=9.4,H=4.9,r=1.6,rc=1.8,left=True,right=True,m=walked(ground()))
    for o in set(bpy.data.objects)-n0: o.location.x+=1.0
    e=empty('car',(1.0,-.1,.060),math.radians(-38)); o=cover(e)
    b=bank(g,(1.2,.45,3.02),math.radians(-38),math.radians(8),k=2.6,power=190)
    alone(area((-1.5,-5.5,2.2),(.6,.2,3.3),170,.8,2.4,(.86,.92,1)),b)
    l=area((1.8,2.6,.35),(1.8,4.7,.9),300,5.5,.2,(.94,.97,1)); l.visible_glossy=False
    l=area((2.0,3.3,1.3),(1.5,1.0,.06),110,5.5,.25,(.92,.96,1),spread=120); l.visible_glossy=False
    # along tail and nose, and, weak and wide from the left, into the folds of the side: for the cover alone
    for q in (area((-3.2,2.4,1.9),(0,.2,.8),42,.4,2.2,(.84,.91,1)),area((5.6,1.6,1.2),(2.7,-1.2,.6),26,.4,1.4,(.86,.92,1)),area((-4.2,-4.6,2.3),(.4,-.6,.5),120,1.2,2.6,(.86,.92,1))): alone(q,e)
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
    mat('saddle','#2e1a0d',.42,var=.12,bump=.12,bscale=90); ridden(bicycle(g,(.34,-.80,.062),math.radians(13),'#66140c'),g)
    # the key: as wide as its cloth is hot; the bicycle stands across its light, or its shadow would be a line; it falls to the right and forward
    r,p=octabox(g,1.5,(-2.05,1.05,.06),(.55,-.95,.70),2.44,300,2.6,color=(1,.965,.92))
    for o in p.children:
        if o.type=='LIGHT': o.data.size=o.data.size_y=.80; o.data.spread=math.radians(140)
    cx_,cy_=1.30,-2.5; rz=math.atan2(-.5-cy_,.35-cx_)-math.pi/2; rig=cine_camera(g,(cx_,cy_,.06),rz,1.18,os.environ.get('MONITOR'),(.40,.02,.92,.60)) or bpy.data.objects['cine']
    cable(g,[(-2.03,1.0,.16),(-2.06,.93,.072),(-2.35,.7,.072),(-2.75,.1,.072),(-2.0,-.9,.072),(-2.4,-1.8,.072),(-1.5,-2.9,.072),(-1.9,-4.6,.07)]); cable(g,[(cx_,cy_,.07),(1.7,-2.9,.07),(2.4,-2.6,.07),(3.4,-2.9,.07),(5,-2.2,.07)],.005)
    area((.6,2.6,4.9),(.9,4.0,.9),16,4.4,1.2,(.96,.98,1),spread=110)
    alone(area((-4.6,-2.6,3.4),(-2.2,.4,2.3),110,.5,1.6,(.84,.91,1)),p); alone(area((3.6,-4.2,2.4),(1.3,-2.5,1.2),40,.6,1.2,(1,.90,.78)),rig)
    area((-1,-9,3.6),(0,-2,.6),26,6,2,(.90,.94,1))
    world(s,(.05,.07,.11),.3); c=camera((-.35,-5.7,1.3),(.36,0,1.3),35,2.0,(.35,-.8,.6)); c.data.shift_y=-.02
def octa():
    """from behind a big octabox: its seams rimmed by cold light, an armchair in its light, a floor that is worked on"""
    from octaset import armchair, coil, rug
    from wear import strip
    shell(g); cyc2(g,W=9.4,D=7.6,H=4.4,right=False,m=grounded(paint(c='#d6d6d2',worn=.85),.30,.75))
    r,p=octabox(g,1.9,(-1.55,-3.6,.06),(1.9,.2,.9),1.91,130,1.2)
    rug((1.95,-.10,.0605),.18); ch=armchair(g,(2.0,.12,.072),math.radians(-32)); throw(ch,'#5d6a66',(.30,.05),(.5,1.15),.25,1.15,'plaid')
    bpy.context.view_layer.update(); x,y,z=p.matrix_world@Vector((-.02,-.05,.355)); cable(g,[(x,y,z),(x-.03,y-.08,z-.02),(x-.05,y-.1,z-.35),(x+.02,y+.02,1.15),(-1.62,-3.66,.75),(-1.66,-3.78,.3),(-1.5,-3.9,.014),(-1.3,-3.7,.012)],.006)
    hung_coil((-1.49,-3.66,1.10),.9,g['rubber']); lathe('gaff',[(.038,-.024),(.066,-.024),(.066,.024),(.038,.024)],(-1.50,-3.6,1.53),mat('gaffr','#2a2a2c',.7,var=.05),48,(.25,math.pi/2,0))
    bag=cloth_face('#eaf1ff',2.0); r2,p2=softbox(g,.45,1.5,(4.1,1.4,.06),(2.0,.1,1.80),1.72,bag,power=90,color=(.8,.9,1),sandbag=False); sewn(g,p2,.45,1.5,False); from cstand import sandbag; sandbag(None,(4.30,1.5,.06),.7)
    area((-4.6,-4.6,3.6),(-1.5,-3.7,2.1),120,.7,2.0,(.55,.72,1)); area((-.2,-1.4,4.6),(-1.5,-3.8,2.2),60,1.2,.6,(.9,.94,1)); area((1.0,-5.6,1.3),(-1.4,-3.6,1.6),55,.5,1.4,(1,.72,.45)); area((.9,.7,5.7),(.9,.9,0),52,2.2,1.6,(.96,.98,1),spread=125); area((0,4.9,5.9),(0,4.9,0),26,9,.2,(.5,.68,1))
    # the lower panels were one black: a light low at the right rakes along their folds, for the cloth alone
    rake=area((.05,-5.0,.25),(-1.25,-3.75,1.75),42,.25,1.3,(.86,.93,1)); only=bpy.data.collections.new('cloth')
    for o in p.children:
        if o.type=='MESH': only.objects.link(o)
    rake.light_linking.receiver_collection=only
    slats(g,8.5); led_line(g,8.5); truss(g,(-6,-3.4,5.15),(8.3,-3.4,5.15)); truss(g,(-6,.8,5.15),(8.3,.8,5.15))
    cable(g,[(-1.3,-3.7,.012),(-1.7,-4.2,.012),(-.8,-4.7,.012),(-1.6,-5.3,.012),(-5,-5.2,.012)]); applebox(g,(.35,-3.9,0),.35)
    # what the strip is fed by crosses the floor, taped down; marks of other days, feet of stands among them
    feed=[(4.05,1.3,.067),(3.7,.6,.067),(3.75,-.6,.067),(3.1,-1.5,.067),(2.0,-1.75,.067),(.6,-1.55,.067),(-.9,-2.0,.067),(-2.6,-1.7,.067),(-4.4,-2.1,.067)]; cable(g,feed,.0055)
    for x_,y_,a in ((3.42,-1.1,.95),(1.3,-1.66,1.5),(-1.7,-1.87,1.8)): strip(x_,y_,a,z=.0612)
    for x_,y_,a,c_ in ((.5,-1.2,.3,'#c9552e'),(.98,-2.2,1.0,'#c9552e'),(.1,-.45,.1,'#2f5f8a'),(-1.3,-.5,.7,'#2f5f8a'),(2.7,-2.1,.5,'#d8c23a'),(3.35,-1.9,.2,'#d8c23a')): tape(x_,y_,rz=a,c=c_,l=.13)
    applebox(g,(3.0,-1.05,.06),.8,.1)
    cine_camera(g,(2.2,-3.3,.06),math.radians(14),1.24,os.environ.get('MONITOR'),(.44,.06,.84,.46))
    coil(g,(4.0,-.80,.066))
    world(s,(.05,.07,.12),.3); c=camera((-1.9,-7.0,1.45),(.45,-1.2,1.55),32,2.4,(-1.35,-3.9,2.0)); c.data.shift_y=.0
globals()[SHOT]()
render(out,w,h,spp,seed,thr,bounces=4)

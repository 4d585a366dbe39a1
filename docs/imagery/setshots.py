# Sets on the cyclorama, second take: SHOT chooses the picture, one function each
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from cycroom import *
from grip import bicycle, cloth_face, ladder, sewn
from cinecam import cine_camera
from roomkit import boxes, smooth, throw
from lived import hung_coil
from wear import grounded
from velo import ridden
from cover import worn
from corner import corner
from cloths import woven
SHOT=os.environ.get('SHOT','car'); out,w,h,spp,seed,thr=args(); thr=int(os.environ.get('THREADS',thr))
s=reset(); g=M(); q=random.Random(3)
# cloth seen from metres away: its weave is finer than a pixel there and would turn to specks
mat('duv','#161617',.95,var=.03,vscale=12,bump=.1,bscale=60,sheen=.04,spec=.15)
def wheel(e,x,y):
    """what the cover's hem leaves to see: a tyre with its tread and the rings of its side, flat where it stands, dusty; a cast rim of ten spokes"""
    from cinelens import toothed
    ty=mat('tyre','#151516',.72,var=.10,vscale=30,bump=.12,bscale=160,colvar=.25); rm=mat('rimd','#d0d3d7',.36,metal=.3,var=.10,vscale=20); dk=mat('drumd','#0b0b0c',.8,var=0); q=empty('wheel',(x,y,.333),0,e); q.rotation_euler=(math.pi/2,0,0)
    half=[(.203,.094),(.214,.104),(.226,.1075),(.229,.1095),(.236,.1095),(.239,.108),(.262,.114),(.266,.1165),(.274,.1165),(.278,.114),(.300,.110),(.318,.102),(.327,.088),(.3275,.078),(.334,.077),(.335,.050),(.327,.048),(.327,.040),(.335,.038)]
    o=lathe('tyre',[(r,-z) for r,z in half]+[(.335,.012*k-.006) for k in (0,1)]+[(r,z) for r,z in half[::-1]],(0,0,0),ty,96,parent=q,bevel=.0012)
    for sg in (-1,1): z=sg*.089; toothed('lug',.3225,min(z,z+sg*.020),max(z,z+sg*.020),64,.0065,ty,q)
    for w_ in [o]+[c for c in q.children if c.name.startswith('lug')]:
        for v in w_.data.vertices: v.co.y=max(v.co.y,-.326)
    lathe('lip',[(.186,.084),(.198,.098),(.206,.1005),(.206,.088),(.198,.060),(.196,-.100),(.190,-.100),(.188,.060)],(0,0,0),rm,96,parent=q,bevel=.0012); lathe('drum',[(.002,.020),(.190,.020),(.190,.010),(.002,.010)],(0,0,0),dk,64,parent=q); cyl('hub',.055,.040,(0,0,.060),rm,parent=q,n=56,bevel=.006)
    for k in range(10): t=2*math.pi*k/10; box('spoke',(.142,.020,.022),(.123*math.cos(t),.123*math.sin(t),.066),rm,.006,(0,math.radians(-5),t),q)
def car():
    """a low car under a grey cotton cover: a bank of light above it, a low light on the nose, cold light along the back"""
    import numpy as np
    shell(g,-11,9.5,-13,6.4,6.4); n0=set(bpy.data.objects); cyc2(g,W=11,D=9.4,H=4.9,r=1.6,rc=1.8,left=False,right=True,m=grounded(paint(),.34,.7))
    for o in set(bpy.data.objects)-n0: o.location.x+=2.0
    d=np.load(os.path.dirname(os.path.abspath(__file__))+'/car_cover.npz'); e=empty('car',(1.0,-.3,.052),math.radians(-48))
    o=mesh('cover',[tuple(map(float,x)) for x in worn(d['v'].astype(float),d['flat'])],[tuple(map(int,x)) for x in d['f']],woven('cover','#77797b','#6a6d70',300,.16,wrinkles=.55),smooth=True); o.parent=e; lay=o.data.uv_layers.new(name='u'); lay.data.foreach_set('uv',d['flat'][[l.vertex_index for l in o.data.loops],:2].astype(np.float32).ravel()); at=o.data.attributes.new('flat','FLOAT_VECTOR','POINT'); at.data.foreach_set('vector',d['flat'].ravel())
    sb=o.modifiers.new('s','SUBSURF'); sb.levels=1; sb.render_levels=2; so=o.modifiers.new('t','SOLIDIFY'); so.thickness=.003
    for sx in (-1.36,1.36):
        for sy in (-1,1): wheel(e,sx,sy*.80)
    box('pan',(3.9,1.5,.06),(0,0,.24),g['black'],.02,parent=e)
    bank=cloth_face('#f6f8ff',4.2); P=empty('bank',(1.0,-.2,3.4)); P.rotation_euler=(math.radians(-6),math.radians(-3),math.radians(-48)); W_,D_=5.6,2.6
    box('frame',(W_+.1,D_+.1,.16),(0,0,.11),g['fabric'],.02,parent=P)
    for i in (0,1): box('silk',(W_/2-.05,D_-.1,.006),((i-.5)*W_/2,0,.02),bank,.001,parent=P).visible_diffuse=False
    for sx in (-1,0,1): box('bar',(.05,D_+.1,.05),(sx*W_/2,0,.02),g['blackm'],.006,parent=P)
    for sy in (-1,1): box('bar',(W_+.1,.05,.05),(0,sy*D_/2,.02),g['blackm'],.006,parent=P)
    # a grid of cloth under the silk, as it is hung to keep light off the walls; it lets the lamp's own light through
    K=.276; its=[((W_,.006,.045),(0,-D_/2+.05+K*i,-.022)) for i in range(10)]+[((.006,D_,.045),(-W_/2+.04+K*i,0,-.022)) for i in range(21)]+[((W_+.1,.008,.09),(0,sy*(D_/2+.05),-.02)) for sy in (-1,1)]+[((.008,D_+.1,.09),(sx*(W_/2+.05),0,-.02)) for sx in (-1,1)]; gr=boxes('grid',its,mat('gridm','#101011',.95,var=0)); gr.parent=P; gr.visible_shadow=False; gr.visible_diffuse=False
    l=bpy.data.lights.new('bk','AREA'); l.energy=165; l.color=(.94,.97,1); l.shape='RECTANGLE'; l.size=W_*.95; l.size_y=D_*.95; l.spread=math.radians(84)
    k=link(bpy.data.objects.new('bk',l)); k.location=(0,0,-.03); k.parent=P; k.visible_camera=False; k.visible_glossy=False
    bpy.context.view_layer.update()
    for sx in (-1,1):
        for sy in (-1,1): a_=P.matrix_world@Vector((sx*W_*.46,sy*D_*.44,.19)); tube('chain',a_,(a_.x,a_.y,6.3),.005,g['steel'])
    # a low light on the nose from the right, cold light from behind
    area((4.9,-2.5,1.2),(2.3,-1.9,.45),260,.5,1.2,(1,.95,.90))
    area((-3.0,2.6,2.2),(-.3,.8,.8),230,.6,2.4,(.55,.72,1))
    area((1.5,4.9,5.9),(1.5,5.4,1.2),14,8,.3,(.55,.72,1))
    ladder(g,(3.7,2.5,.06),.5); corner(g)
    for x,y,a in ((.2,-3.2,.6),(3.1,-3.3,.2)): tape(x,y,rz=a)
    truss(g,(-10.8,-3.8,5.5),(9.3,-3.8,5.5)); truss(g,(-10.8,2.6,5.6),(9.3,2.6,5.6))
    world(s,(.04,.06,.1),.3); c=camera((.5,-8.4,1.0),(.62,0,1.22),40,4,(1.9,-2.2,.7)); c.data.shift_y=.03

def cove():
    """the cyclorama at work: a bicycle on the white sweep in the light of one big octabox, the camera waits at the right"""
    shell(g,-8.5,8.5,-13,5.4,6.4); cyc2(g,W=11.4,D=8.4,H=4.7,r=1.5,rc=1.8,left=True,right=True,m=grounded(paint(c='#e4e4e1',worn=.42),.16,.75))
    ridden(bicycle(g,(.42,-.55,.062),math.radians(-24),'#5c1d13'),g)
    r,p=octabox(g,1.5,(-1.75,-.25,.06),(.4,-.6,.7),2.30,235,3.8)   # the octa is the key: everything throws its shadow away from it, to the right; its middle is hotter than its cloth is wide
    for o in p.children:
        if o.type=='LIGHT': o.data.size=o.data.size_y=.26
    cx_,cy_=1.28,-2.5; rz=math.atan2(-.5-cy_,.35-cx_)-math.pi/2; cine_camera(g,(cx_,cy_,.06),rz,1.18,os.environ.get('MONITOR'),(.40,.02,.92,.60))
    cable(g,[(-1.8,-.25,.072),(-2.2,-.8,.072),(-1.5,-1.5,.072),(-1.9,-2.3,.072),(-1.2,-3.2,.072),(-1.6,-4.6,.07)]); cable(g,[(cx_,cy_,.07),(1.7,-2.9,.07),(2.4,-2.6,.07),(3.4,-2.9,.07),(5,-2.2,.07)],.005)
    area((1.2,2.4,4.9),(1.2,3.8,.8),9,4.4,1.4,(.96,.98,1),spread=110); area((-4.6,-2.6,3.4),(-1.9,-.4,2.3),86,.5,1.6,(.84,.91,1)); area((3.6,-4.2,2.4),(1.3,-2.5,1.2),34,.6,1.2,(1,.84,.66)); area((-1,-9,3.6),(0,-2,.6),5,5,1.6,(.86,.92,1))   # black cloth and black cases each have a light of their own from the side
    world(s,(.05,.07,.11),.3); c=camera((-.35,-5.7,1.3),(.36,0,1.3),35,3.2,(.35,-.6,.8)); c.data.shift_y=-.02
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

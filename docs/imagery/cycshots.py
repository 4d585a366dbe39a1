# The cyclorama: SHOT chooses the picture, one function each
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from cycroom import *
from cinecam import cine_camera
from grip import ladder
from lived import hung_coil
from graph import Graph
from house import nodes
from mathutils import noise
from roomkit import settle, smooth
SHOT=os.environ.get('SHOT','stage'); out,w,h,spp,seed,thr=args(); thr=int(os.environ.get('THREADS',thr))
s=reset(); g=M()
TUNG=lambda:emat('tung','#ffd9a8',26); DAY=lambda:emat('day','#e6f0ff',26)
CT=(1,.84,.62); CD=(.86,.92,1)

def crepe(name,c,tucked=False):
    """dull crepe: no highlight, light that catches in its pile; tucked: small folds laid across it by hand, as a bodice is draped"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    L(G.value(c,G.op('MULTIPLY',G.ramp(G.noise(P,5,4),.3,.7,.86,1.1),G.ramp(G.noise(P,160,3),.3,.7,.9,1.08))),b.inputs['Base Color']); setin(b,'Roughness',.85); setin(b,'Specular',.12); setin(b,'Sheen',.10); b.inputs['Sheen Roughness'].default_value=.5
    h=G.op('MULTIPLY',G.noise(P,420,3),.10)
    if tucked:   # tucks that fan out from the side seam, each laid over the next, none quite as wide as its neighbour
        turn=G.op('ADD',G.op('MULTIPLY',G.op('ARCTAN2',G.op('SUBTRACT',sp.outputs['Z'],.985),G.op('SUBTRACT',.25,sp.outputs['X'])),14.),G.op('ADD',G.op('MULTIPLY',G.noise(P,5,2),1.3),G.op('MULTIPLY',G.noise(P,17,2),.25))); lap=G.op('FRACT',turn); h=G.op('ADD',h,G.op('MULTIPLY',G.op('POWER',lap,.6),G.ramp(lap,1.,.80)))
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=1.; bp.inputs['Distance'].default_value=.008 if tucked else .004; L(h,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def dressform(at,rz,color,z0=.06):
    """a tailor's dummy in a long dress: the skirt is a cone of cloth let fall over the hips and to the calf; below it the pole and three iron feet"""
    import numpy as np
    e=empty('form',(at[0],at[1],z0),rz); lin=mat('linenf','#cdbfa8',.9,var=0,bump=.3,bscale=300); cloth=crepe('crepe'+color,color); tuck=crepe('tucked'+color,color,True)
    Zs=[.76,.85,.94,1.03,1.13,1.23,1.31,1.38,1.42,1.45,1.50]; A=[.165,.172,.145,.115,.135,.160,.168,.165,.125,.062,.056]; B=[.115,.120,.105,.088,.103,.122,.110,.082,.072,.058,.055]
    zz=np.linspace(.76,1.5,46); 
    def cr(v,x):
        v=np.array(v); return np.interp(x,Zs,v)
    k_=np.array([.25,.5,.25]); 
    def sm(v): 
        a=cr(v,zz)
        for _ in range(6): a[1:-1]=np.convolve(a,k_,'valid')
        return a
    a_,b_=sm(A),sm(B); n=48
    def shellmesh(name,i0,i1,off,m,cap=False,edge=None):
        v=[];f=[]
        for i in range(i0,i1):
            for k in range(n):
                t=2*math.pi*k/n; bust=.028*math.exp(-((zz[i]-1.24)/.055)**2)*(math.exp(-((t-math.pi*1.5-.42)/.3)**2)+math.exp(-((t-math.pi*1.5+.42)/.3)**2)); z=zz[i]+(edge(t) if edge and i==i1-1 else 0); v.append(((a_[i]+off+bust*.3)*math.cos(t),(b_[i]+off+bust)*math.sin(t),z))
        for i in range(i1-i0-1):
            for k in range(n): f.append((i*n+k,i*n+(k+1)%n,(i+1)*n+(k+1)%n,(i+1)*n+k))
        if cap: f.append(tuple(reversed(range(n)))); f.append(tuple((i1-i0-1)*n+k for k in range(n)))
        o=mesh(name,v,f,m,smooth=True); o.parent=e; return o
    torso=shellmesh('torso',0,46,0,lin,True); bod=shellmesh('bodice',15,36,.007,tuck,edge=lambda t:.03*math.cos(2*t+math.pi)*(1 if math.sin(t)<0 else .2)); so=bod.modifiers.new('s','SOLIDIFY'); so.thickness=.004
    lathe('cap',smooth([(.002,.03),(.03,.026),(.052,.008),(.057,0)],4),(0,0,1.50),mat('walnutf','#5a3c28',.35,var=.1,vscale=6),40,parent=e); tube('pole',(0,0,.10),(0,0,.78),.014,g['steel'],e); cyl('collar',.024,.05,(0,0,.30),g['black'],parent=e,bevel=.004); iron=mat('castiron','#17171a',.45,var=.1,vscale=20,bump=.15,bscale=200)
    lathe('hub',smooth([(.002,.13),(.020,.128),(.026,.11),(.034,.085),(.030,.06),(.002,.055)],4),(0,0,0),iron,40,parent=e)
    for i in range(3): a=math.radians(120*i+35); c_,s_=math.cos(a),math.sin(a); curve('leg',[(c_*.015,s_*.015,.095),(c_*.09,s_*.09,.105),(c_*.16,s_*.16,.06),(c_*.215,s_*.215,.022)],.0125,iron,e); lathe('pad',smooth([(.002,.024),(.018,.021),(.024,.008),(.024,0),(.002,0)],3),(c_*.222,s_*.222,0),iron,28,parent=e)
    # skirt
    nx,ny=240,72; v=[];f=[]; L_=1.06
    for j in range(ny+1):
        t=j/ny
        for i in range(nx):
            an=2*math.pi*i/nx; fold=1+(.05*math.sin(11*an+1.3)+.05*math.sin(19*an+.6*math.sin(3*an))+.028*math.sin(34*an+2*math.sin(2*an)))*t**.7+.03*t*noise.noise(Vector((3*math.cos(an),3*math.sin(an),t*2))); r0=.122+.33*t**.85; r1=.096+.33*t**.85
            v.append((r0*fold*math.cos(an),r1*fold*math.sin(an)+(.10*t*t if math.sin(an)>0 else 0),1.045-.72*t))
    for j in range(ny):
        for i in range(nx): f.append((j*nx+i,(j+1)*nx+i,(j+1)*nx+(i+1)%nx,j*nx+(i+1)%nx))
    o=mesh('skirt',v,f,cloth,smooth=True); o.parent=e; vg=o.vertex_groups.new(name='pin'); vg.add(list(range(nx*2)),1.,'REPLACE')
    fl=mesh('flc',[(-3,-3,.0),(3,-3,.0),(3,3,.0),(-3,3,.0)],[(0,1,2,3)]); fl.parent=e; bpy.context.view_layer.update()
    for q in (torso,fl): c=q.modifiers.new('col','COLLISION'); c.settings.thickness_outer=.008; c.settings.cloth_friction=30
    cl=o.modifiers.new('cl','CLOTH'); cl.settings.quality=7; cl.settings.mass=.25; cl.settings.tension_stiffness=18; cl.settings.compression_stiffness=18; cl.settings.bending_stiffness=.08; cl.settings.air_damping=1.5; cl.settings.vertex_group_mass='pin'; cl.settings.shrink_min=-.13; cl.collision_settings.distance_min=.006
    settle(o,45); torso.modifiers.remove(torso.modifiers['col']); bpy.data.objects.remove(fl); return e
def stage():
    """the cyclorama at work: one large octa, one dress, the camera on axis"""
    shell(g,-7.5,9,-13,5.6,6.4); cyc2(g,W=8.6,D=7.4,H=4.4,right=False,m=paint(c='#e2e2df',worn=.45))
    for y_ in (-3.3,.7): truss(g,(-7,y_,5.15),(8.6,y_,5.15))
    truss(g,(3.8,-12,5.5),(3.8,5,5.5))
    D=(.93,-2.35); dressform(D,math.radians(-16),'#6e1d12').scale=(1.12,1.12,1.12)   # a form for evening dresses, its shoulders as high as a tall woman's
    octabox(g,1.6,(-.95,-2.5,.06),(*D,1.3),2.25,520,2.4); hung_coil((-.89,-2.56,1.2),.7,g['rubber'])
    # two boards, hinged with tape, white within and black without: they throw light back from the right
    wh,bk=mat('vf','#dedbd4',.8,var=.05,vscale=3,colvar=.04),mat('vfb','#1d1d1f',.9,var=.04,bump=.2,bscale=90)
    for x,y,a in ((2.62,-1.75,math.radians(78)),(2.77,-.60,math.radians(118))): e=empty('vb',(x,y,.062),a); box('w',(1.12,.045,2.3),(0,.02,1.15),wh,.003,parent=e); box('b',(1.12,.010,2.3),(0,-.008,1.15),bk,.002,parent=e)
    area((.2,1.6,5.7),(.3,2.4,0),52,4.2,2.0,(.96,.98,1),spread=125); area((0,4.9,6.0),(0,5.,0),40,9,.2,(.5,.68,1))
    slats(g,9,y0=-9,n=72); led_line(g,9,e=420); 
    for x,tg,em,cl in ((-2.6,(-1,1.6,0),DAY(),CD),(.6,(.8,1.2,.4),TUNG(),CT),(3.0,(1.4,1.2,.4),DAY(),CD)):
        L=(x,-3.3,4.53); fresnel(g,L,tg,emat('off','#8a8578',.5) if x<3 else em,.15)
    L=(3.0,-3.3,4.53); spot(L,(.8,-.3,1.2),20,CD,30,.9,.1)
    cx_,cy_=2.2,-4.25; rz=math.atan2(D[1]-cy_,D[0]-cx_)-math.pi/2; cine_camera(g,(cx_,cy_,0),rz,1.42,os.environ.get('MONITOR'),(.25,.0,.75,.50))
    flightcase(g,(4.15,-3.95,0),.3); box('lapb',(.31,.22,.014),(4.1,-3.95,.745),g['alu'],.004,(0,0,.5)); l=empty('lid',(4.055,-3.86,.755),.5); l.rotation_euler=(math.radians(-20),0,.5); box('lid',(.31,.006,.21),(0,0,.105),g['alu'],.003,parent=l); box('lsc',(.295,.001,.195),(0,-.004,.105),emat('lsc','#9fb0c4',.9),0,parent=l)
    applebox(g,(.95,-4.2,0),.5,.2); applebox(g,(.92,-4.22,.2),.25,.1); lathe('tapr',[(.05,0),(.062,0),(.062,.048),(.05,.048)],(.9,-4.2,.30),mat('tr','#c7a13c',.6,var=0),40)
    cable(g,[(-1.05,-2.55,.072),(-1.6,-2.6,.072),(-1.9,-2.9,.072),(-2.4,-3.3,.072),(-2.5,-3.62,.074),(-2.5,-3.7,.084),(-2.5,-3.76,.082),(-2.52,-3.82,.05),(-2.52,-3.9,.012),(-3.6,-4.6,.012),(-7,-5,.012)]); cable(g,[(cx_,cy_,.012),(2.9,-4.9,.012),(3.6,-4.5,.012),(4.4,-4.6,.012),(4.7,-4.3,.3)],.005)
    area((-5.2,-7.5,3.6),(-.9,-2.4,2.0),34,2,1.6,(.62,.76,1)); area((6.4,-7.0,3.2),(2.6,-4.4,1.3),40,1.2,1.2,(1,.76,.5)); area((0,-11,4.6),(0,-4,0),22,6,2,(.8,.87,1))
    world(s,(.05,.07,.11),.3); c=camera((2.95,-7.9,1.28),(.30,-.2,1.28),35,4,(D[0],D[1],1.1)); c.data.shift_y=.06; return {}
if SHOT=='truss': from fresnel import trs; trs(s,g)
else: globals()[SHOT]()
render(out,w,h,spp,seed,thr)

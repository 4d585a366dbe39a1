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
SHOT=os.environ.get('SHOT','stage'); out,w,h,spp,seed,thr=args()
s=reset(); g=M()
TUNG=lambda:emat('tung','#ffd9a8',26); DAY=lambda:emat('day','#e6f0ff',26)
CT=(1,.84,.62); CD=(.86,.92,1)

def lamp(loc,tg,S,em):
    """a fresnel lamp in detail, hanging by its yoke from a tube above"""
    blk=mat('lampb','#2b2b2d',.42,var=.1,vscale=30,bump=.05,bscale=300); blm=g['blackm']; L=Vector(loc); p=empty('fr',loc); aim(p,tg)
    lathe('can',[(S*.5,.30),(S*.92,.27),(S,.22),(S,-.09),(S*1.09,-.1),(S*1.09,-.135),(S*1.0,-.135),(S*.93,-.13),(S*.92,-.09)],(0,0,0),blk,64,parent=p,bevel=.003)
    for i in range(7): lathe('fin',[(S*.99,0),(S*1.06,0),(S*1.06,.006),(S*.99,.006)],(0,0,.04+.026*i),blk,56,parent=p,bevel=.001)
    lathe('fl',[(S*.91,-.118),(S*.5,-.128),(.002,-.131)],(0,0,0),em,56,parent=p)
    for i in range(1,9): lathe('gr',[(S*.1*i,0),(S*.1*i+.0015,-.002),(S*.1*i+.003,0)],(0,0,-.1312+.0012*i),mat('grv','#b9ad9d',.1,var=0,coat=1),56,parent=p,bevel=.0003).visible_shadow=False
    for i in range(4):
        q=empty('bd',(0,0,-.137),i*math.pi/2,p); k=.78 if i%2==0 else .6; o=mesh('door',[(-S*.85,S*1.06,0),(S*.85,S*1.06,0),(S*1.2,S*1.06+S*k,-S*.95),(-S*1.2,S*1.06+S*k,-S*.95)],[(0,1,2,3)],blk); o.parent=q; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.003
        tube('hg',(-S*.8,S*1.05,0),(S*.8,S*1.05,0),.006,g['steel'],q); box('tag',(.03,.02,.03),(0,S*1.09,.015),g['steel'],.002,parent=q)
    d=Vector(tg)-L; y=empty('yk',loc); y.rotation_euler=(0,0,math.atan2(d.y,d.x)-math.pi/2); w=S*1.09+.026
    for sx in (-1,1): box('ya',(.012,.045,.40),(sx*w,0,.17),blm,.004,parent=y); cyl('yn',.03,.04,(sx*(w+.02),0,0),g['black'],(0,math.pi/2,0),y,32,.004); cyl('yi',.012,.05,(sx*(w-.012),0,0),g['steel'],(0,math.pi/2,0),y)
    box('yb',(2*w+.012,.045,.012),(0,0,.372),blm,.004,parent=y); cyl('bolt',.009,.09,(0,0,.40),g['steel'],parent=y); cyl('nut',.018,.018,(0,0,.388),g['steel'],parent=y,n=6)
    lathe('cl',[(.034,-.024),(.046,-.022),(.046,.022),(.034,.024)],(0,0,.472),g['alu'],40,(math.pi/2,0,math.pi/2-y.rotation_euler[2]),y); box('clb',(.05,.045,.03),(0,0,.43),g['alu'],.004,parent=y); tube('wing',(-.03,.05,.47),(.03,.05,.47),.006,g['steel'],y)
    curve('safe',[(w*.9,0,.37),(w*.9,.05,.30),(w*.4,.1,.22),(.05,.08,.30),(-.08,.03,.45),(-.05,.0,.52),(.05,-.03,.5),(w*.5,-.02,.42),(w*.9,0,.37)],.0028,g['steel'],y)
    curve('pow',[tuple(p.matrix_basis@Vector((0,0,.3))),tuple(p.matrix_basis@Vector((.05,.05,.42))),(L.x+.25,L.y+.15,L.z+.25),(L.x+.32,L.y+.05,L.z+.5),(L.x+.5,L.y-.02,L.z+.52),(L.x+.9,L.y-.02,L.z+.5)],.006,g['rubber'])
    return p
def trs():
    shell(g,-9,9,-9,12,7.6); Z=4.6
    truss(g,(-6.8,0,Z),(6.8,0,Z)); truss(g,(-8,4.6,Z+.5),(8,4.6,Z+.5)); truss(g,(-2.6,0,Z+.34),(-2.6,9,Z+.34))
    S=.16; L=(.0,-.145,Z-.145-.472); em=emat('lensw','#ffc583',4.2,grad=True,edge=.5); lamp(L,(-1.75,-2.35,2.75),S,em); haze(L,(-1.75,-2.35,2.75),.15,1.1,3.4,(1,.74,.44),.3)
    L2=(1.45,-.145,Z-.145-.472); lamp(L2,(.6,-3.0,2.2),S,emat('lensc','#cfe2ff',4,grad=True,edge=.45)); haze(L2,(.6,-3.0,2.2),.15,1.1,3.4,(.55,.74,1),.28)
    spot((-.16,-.37,3.8),(-1.75,-2.35,2.75),40,CT,60,.7,.1)
    for x,cl,k in ((-2.6,(1,.70,.38),1),(-.9,(.55,.74,1),1),(.9,(1,.70,.38),1),(2.7,(.55,.74,1),0),(4.2,(1,.70,.38),1)):
        q=(x,4.45,Z+.5-.55); fresnel(g,q,(x-1.2,-1.5,1.2),emat('bk%.1f'%x,cl,16),.15); haze(q,(x-1.4,-1.5,.6),.14,1.6,5.5,cl,.22)
    for k,(dy,dz) in enumerate(((-.15,.17),(-.11,.175),(.13,-.12))): cable(g,[(-6.8+i*.62,dy+.015*math.sin(i*1.7+k),Z+dz+(.012 if i%2 else -.02)) for i in range(23)],.008)
    for x in (-1.3,1.0): box('tapeb',(.05,.056,.056),(x,-.145,Z-.145),mat('tapeb','#b9a14a',.7,var=0),.008)
    for i in range(9): box('joist',(18,.14,.34),(0,-6+i*2,7.4),mat('joist','#26282c',.6,metal=.2,var=.1,vscale=4),.01)
    area((2.2,2.2,5.6),(0,0,4.1),110,1.2,1.2,(.55,.70,1)); area((-3.2,-3.4,4.6),(0,0,4.2),36,1.,1.,(1,.76,.5)); area((1.8,-4.2,3.4),(0,0,4.2),26,1.5,1.5,(.75,.84,1)); area((0,6,6.8),(0,8,4),120,8,1,(.35,.48,1))
    world(s,(.05,.07,.12),.35); camera((-1.28,-2.75,3.42),(.13,.0,4.16),62,2.8,(-.1,-.3,3.95)); return {}
def haze(loc,target,r0,r1,length,color,strength):
    """a beam with wisps: the cone of fake_beam, its light broken by slow noise"""
    o=fake_beam(loc,target,r0,r1,length,color,strength); nt=o.data.materials[0].node_tree; e=[n for n in nt.nodes if n.type=='EMISSION'][0]; src=e.inputs[1].links[0].from_socket
    ge=nt.nodes.new('ShaderNodeNewGeometry'); n=nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=1.5; n.inputs['Detail'].default_value=4; n.inputs['Distortion'].default_value=.8; nt.links.new(ge.outputs['Position'],n.inputs['Vector'])
    mr=nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value=.3; mr.inputs[2].default_value=.7; mr.inputs[3].default_value=.45; mr.inputs[4].default_value=1.35; nt.links.new(n.outputs['Fac'],mr.inputs[0]); mu=nt.nodes.new('ShaderNodeMath'); mu.operation='MULTIPLY'; nt.links.new(src,mu.inputs[0]); nt.links.new(mr.outputs[0],mu.inputs[1]); nt.links.new(mu.outputs[0],e.inputs[1]); o.data.materials[0].cycles.emission_sampling='NONE'; return o
def crepe(name,c,tucked=False):
    """dull crepe: no highlight, light that catches in its pile; tucked: small folds laid across it by hand, as a bodice is draped"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    L(G.value(c,G.op('MULTIPLY',G.ramp(G.noise(P,5,4),.3,.7,.86,1.1),G.ramp(G.noise(P,160,3),.3,.7,.9,1.08))),b.inputs['Base Color']); setin(b,'Roughness',.85); setin(b,'Specular',.12); setin(b,'Sheen',.10); b.inputs['Sheen Roughness'].default_value=.5
    h=G.op('MULTIPLY',G.noise(P,420,3),.10)
    if tucked: h=G.op('ADD',h,G.op('POWER',G.op('MULTIPLY_ADD',G.op('SINE',G.op('ADD',G.op('ADD',G.op('MULTIPLY',sp.outputs['Z'],150.),G.op('MULTIPLY',sp.outputs['X'],62.)),G.op('MULTIPLY',G.noise(P,7,3),11.))),.5,.5),1.6))
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=1.; bp.inputs['Distance'].default_value=.011 if tucked else .004; L(h,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def dressform(at,rz,color,z0=.06):
    """a tailor's dummy in a long dress: the skirt is a cone of cloth let fall over the hips and onto the floor"""
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
    lathe('cap',smooth([(.002,.03),(.03,.026),(.052,.008),(.057,0)],4),(0,0,1.50),mat('walnutf','#5a3c28',.35,var=.1,vscale=6),40,parent=e); tube('pole',(0,0,.05),(0,0,.78),.016,g['steel'],e)
    # skirt
    nx,ny=240,72; v=[];f=[]; L_=1.06
    for j in range(ny+1):
        t=j/ny
        for i in range(nx):
            an=2*math.pi*i/nx; fold=1+(.05*math.sin(11*an+1.3)+.05*math.sin(19*an+.6*math.sin(3*an))+.028*math.sin(34*an+2*math.sin(2*an)))*t**.7+.03*t*noise.noise(Vector((3*math.cos(an),3*math.sin(an),t*2))); r0=.122+.40*t**.85; r1=.096+.40*t**.85
            v.append((r0*fold*math.cos(an),r1*fold*math.sin(an)+(.10*t*t if math.sin(an)>0 else 0),1.045-.96*t))
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
    dressform((.65,-1.5),math.radians(-16),'#6e1d12')
    octabox(g,1.6,(-.95,-2.2,.06),(.65,-1.5,1.2),2.25,170,1.5); hung_coil((-.89,-2.26,1.2),.7,g['rubber'])
    # two boards, hinged with tape, white within and black without: they throw light back from the right
    wh,bk=mat('vf','#dedbd4',.8,var=.05,vscale=3,colvar=.04),mat('vfb','#1d1d1f',.9,var=.04,bump=.2,bscale=90)
    for x,y,a in ((2.62,-1.75,math.radians(78)),(2.77,-.60,math.radians(118))): e=empty('vb',(x,y,.062),a); box('w',(1.12,.045,2.3),(0,.02,1.15),wh,.003,parent=e); box('b',(1.12,.010,2.3),(0,-.008,1.15),bk,.002,parent=e)
    area((.2,1.0,5.7),(.3,1.2,0),140,4.2,2.6,(.96,.98,1),spread=125); area((0,4.9,6.0),(0,5.,0),40,9,.2,(.5,.68,1))
    slats(g,9,y0=-9,n=72); led_line(g,9,e=420); 
    for x,tg,em,cl in ((-2.6,(-1,1.6,0),DAY(),CD),(.6,(.8,1.2,.4),TUNG(),CT),(3.0,(1.4,1.2,.4),DAY(),CD)):
        L=(x,-3.3,4.53); fresnel(g,L,tg,emat('off','#8a8578',.5) if x<3 else em,.15)
    L=(3.0,-3.3,4.53); spot(L,(.8,-.3,1.2),60,CD,30,.9,.1)
    cx_,cy_=2.2,-4.25; rz=math.atan2(-1.5-cy_,.65-cx_)-math.pi/2; cine_camera(g,(cx_,cy_,0),rz,1.42,os.environ.get('MONITOR'),(.25,.0,.75,.50))
    flightcase(g,(4.15,-3.95,0),.3); box('lapb',(.31,.22,.014),(4.1,-3.95,.745),g['alu'],.004,(0,0,.5)); l=empty('lid',(4.055,-3.86,.755),.5); l.rotation_euler=(math.radians(-20),0,.5); box('lid',(.31,.006,.21),(0,0,.105),g['alu'],.003,parent=l); box('lsc',(.295,.001,.195),(0,-.004,.105),emat('lsc','#9fb0c4',.9),0,parent=l)
    applebox(g,(.95,-4.2,0),.5,.2); applebox(g,(.92,-4.22,.2),.25,.1); lathe('tapr',[(.05,0),(.062,0),(.062,.048),(.05,.048)],(.9,-4.2,.30),mat('tr','#c7a13c',.6,var=0),40)
    cable(g,[(-1.05,-2.25,.072),(-1.6,-2.3,.072),(-1.9,-2.8,.072),(-2.4,-3.3,.072),(-2.5,-3.62,.074),(-2.5,-3.7,.084),(-2.5,-3.76,.082),(-2.52,-3.82,.05),(-2.52,-3.9,.012),(-3.6,-4.6,.012),(-7,-5,.012)]); cable(g,[(cx_,cy_,.012),(2.9,-4.9,.012),(3.6,-4.5,.012),(4.4,-4.6,.012),(4.7,-4.3,.3)],.005)
    area((-5.2,-7.5,3.6),(0,-2,1.2),60,2,1.6,(.62,.76,1)); area((6.4,-7.0,3.2),(2.6,-4.4,1.3),55,1.2,1.2,(1,.76,.5)); area((0,-11,4.6),(0,-4,0),60,6,2,(.8,.87,1))
    world(s,(.05,.07,.11),.3); c=camera((2.95,-7.9,1.28),(.30,-.2,1.28),35,4,(.65,-1.6,1.1)); c.data.shift_y=.06; return {}
globals()['trs' if SHOT=='truss' else SHOT]()
render(out,w,h,spp,seed,thr)

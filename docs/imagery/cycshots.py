# The cyclorama: SHOT chooses the picture, one function each
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from cycroom import *
from roomkit import ghost, lvl, settle, smooth
SHOT=os.environ.get('SHOT','stage'); out,w,h,spp,seed,thr=args()
s=reset(); g=M()
TUNG=lambda:emat('tung','#ffd9a8',26); DAY=lambda:emat('day','#e6f0ff',26)
CT=(1,.84,.62); CD=(.86,.92,1)

def vase(at,prof,m,n=72): return lathe('vase',smooth(prof,6),at,m,n,bevel=.0006)
def photo():
    """a product on set: ceramics on plinths before coloured paper, one lit octa, a reflector, the camera at work"""
    shell(g); cyc2(g,W=8.6,D=7.2,H=4.3,right=False); z=.066
    sweep(g,.0,1.35,0,'#9c4429',W=2.72,H=2.75,L=3.0,R=.8,z=.06)
    pl=mat('plinth','#c9b9a4',.72,var=.06,vscale=5,bump=.05,bscale=60,colvar=.05); pl2=mat('plinth2','#7e3a26',.72,var=.06,vscale=5,bump=.05,bscale=60)
    box('p1',(.42,.42,.78),(.0,.05,z+.39),pl,.004,(0,0,.35)); cyl('p2',.2,.52,(.43,-.12,z+.26),pl2,n=96,bevel=.004); box('p3',(.5,.32,.3),(-.42,-.16,z+.15),pl2,.004,(0,0,-.2))
    raw=mat('rawclay','#d8cfc0',.75,var=.1,vscale=14,bump=.25,bscale=90,colvar=.06); dark=mat('stonew','#2f2b2a',.38,var=.14,vscale=10,bump=.12,bscale=70,colvar=.1); glaze=mat('glaze','#6f8079',.22,var=.1,vscale=8,coat=.4,colvar=.14)
    T=z+.78; vase((-.02,.06,T),[(.002,0),(.062,.001),(.075,.02),(.125,.13),(.135,.2),(.105,.29),(.05,.345),(.037,.40),(.046,.435),(.042,.434),(.033,.40),(.04,.35)],raw)
    vase((.43,-.12,z+.52),[(.002,0),(.05,.001),(.06,.012),(.115,.07),(.125,.12),(.1,.18),(.045,.215),(.04,.235),(.046,.242),(.04,.238),(.034,.21)],dark)
    vase((.145,-.045,T),[(.002,0),(.026,.001),(.03,.012),(.038,.05),(.04,.085),(.0375,.085),(.034,.02),(.002,.014)],dark)
    B=z+.3; vase((-.36,-.2,B),[(.002,0),(.045,.001),(.05,.01),(.10,.045),(.128,.085),(.123,.085),(.09,.04),(.002,.018)],glaze); vase((-.56,-.1,B),[(.002,0),(.04,.001),(.052,.02),(.058,.1),(.052,.17),(.024,.215),(.02,.25),(.025,.262),(.021,.26),(.016,.24)],raw)
    q=random.Random(5); gr=mat('drygr','#c9a469',.85,var=0,colvar=.2)   # dry grass in the tall vase
    for i in range(17):
        an=q.uniform(0,6.28); sp=q.uniform(.03,.2); hh=q.uniform(.28,.52); c_,s_=math.cos(an),math.sin(an); X,Y,Z=-.02,.06,T+.36; tip=(X+c_*sp*1.15,Y+s_*sp*1.15,Z+hh)
        curve('gs',[(X,Y,Z),(X+c_*sp*.2,Y+s_*sp*.2,Z+hh*.4),(X+c_*sp*.6,Y+s_*sp*.6,Z+hh*.8),tip],.0016,gr)
        for k in range(9):
            t=k/9; P=Vector((X+c_*sp*(.62+.5*t),Y+s_*sp*(.62+.5*t),Z+hh*(.8+.2*t))); d=Vector((c_*.5+q.uniform(-.5,.5),s_*.5+q.uniform(-.5,.5),1)).normalized()*.026*(1.2-t*.6); o=lathe('ear',[(.0005,0),(.0032,.3),(.0025,.7),(.0004,1)],P,gr,8); o.scale=(1.3,1.3,d.length); o.rotation_mode='QUATERNION'; o.rotation_quaternion=d.to_track_quat('Z','Y')
    # the octa, seen lit; a reflector board opposite, clamped to a stand
    face=emat('phoct','#fff3e2',1.9,grad=True,edge=.42); r,p=softbox(g,1.15,1.15,(-1.72,.1,.06),(.0,.0,.95),1.72,face,octa=True,power=120,color=(1,.94,.86),sandbag=False); ribs(p,1.15,1.15,mat('seam','#3a3a3d',.6,var=0),r=.006)
    e=empty('rf',(1.12,-.42,.06),math.radians(62)); light_stand(g,1.2,e,.36); box('board',(.75,.012,1.0),(0,-.03,1.0),mat('vf','#e4e1da',.8,var=.05),.003,(0,0,0),e)
    # spare pieces on a crate, tape on the paper's edge
    applebox(g,(-1.25,-.75,.066),.3,.2); vase((-1.32,-.75,.268),[(.002,0),(.05,.001),(.06,.02),(.075,.1),(.06,.16),(.05,.175),(.046,.172)],glaze); vase((-1.12,-.70,.268),[(.002,0),(.04,.001),(.05,.01),(.085,.05),(.082,.05),(.04,.015)],raw); lathe('tapr',[(.05,0),(.062,0),(.062,.048),(.05,.048)],(-1.0,-1.05,.069),mat('tr','#c7a13c',.6,var=0),40)
    for x in (-1.3,1.28): box('tpp',(.16,.05,.001),(x,-1.62,.0685),mat('tpp','#e7e2d6',.7,var=0),0,(0,0,.1*x))
    area((.1,.3,5.4),(.1,.3,0),70,2.6,2.,(.95,.97,1),spread=125); area((2.6,1.6,2.5),(.1,0,1.0),34,.4,1.4,(.66,.8,1)); area((1.2,-6.5,3.4),(0,0,.9),22,2,1.4,(.85,.92,1)); area((0,4.9,5.9),(0,4.9,0),40,9,.2,(.5,.68,1))
    slats(g,8.5); led_line(g,8.5)
    world(s,(.05,.07,.11),.3); camera((1.25,-3.1,1.32),(-.22,0,.93),lens=43,fstop=2.,focus=(-.02,.0,1.05)); return {}

def monitor_img(path,W=640,H=400):
    """what the monitor shows: a small framed picture of the stage with guides (numpy, no text)"""
    import numpy as np
    if os.environ.get('MONITOR'):
        im=bpy.data.images.load(os.path.abspath(os.environ['MONITOR'])); im.scale(960,600); q=np.empty(960*600*4,np.float32); im.pixels.foreach_get(q); q=q.reshape(600,960,4)[::-1,:,:3]; x=np.where(q<=.04045,q/12.92,((q+.055)/1.055)**2.4)
    else:
        yy,xx=np.mgrid[0:H,0:W]; x=np.stack([.25+.5*np.exp(-(((xx/W-.45)/.4)**2+((yy/H-.5)/.5)**2))]*3,2)
    H,W=x.shape[:2]; x=x.copy()
    def px(a,b,c,d,col,al=1.): x[a:b,c:d]=x[a:b,c:d]*(1-al)+np.array(col)*al
    m=int(H*.07); 
    for fx in (1/3,2/3): px(m,H-m,int(W*fx),int(W*fx)+1,(1,1,1),.35)
    for fy in (1/3,2/3): px(int(H*fy),int(H*fy)+1,m,W-m,(1,1,1),.35)
    for (a,b) in ((m,m),(m,W-m-40),(H-m-40,m),(H-m-40,W-m-40)):
        top=a if a==m else a+38; lef=b if b==m else b+38
        px(top,top+2,b,b+40,(1,1,1),.9); px(a,a+40,lef,lef+2,(1,1,1),.9)
    yy,xx=np.mgrid[0:H,0:W]; dsk=((xx-W+m+26-2)**2+(yy-m-26)**2)<64; x[dsk]=(.95,.12,.1)
    for k in range(34):   # small waveform, bottom right
        hgt=int(6+26*abs(np.sin(k*.47)+.5*np.sin(k*1.3))/1.5); px(H-m-14-hgt,H-m-14,W-m-16-34*4+k*4,W-m-16-34*4+k*4+3,(1,1,1),.75)
    px(H-m-20,H-m-16,m+14,m+110,(1,1,1),.25); px(H-m-20,H-m-16,m+14,m+74,(1,.75,.3),.95)
    im=bpy.data.images.new('mon',W,H); a=np.ones((H,W,4),np.float32); a[...,:3]=x[::-1]; im.pixels.foreach_set(a.ravel()); im.pack(); return im
def screen_mat(name,im,strength=1.):
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']
    t=nt.nodes.new('ShaderNodeTexImage'); t.image=im; t.extension='EXTEND'
    setin(b,'Base Color',(.01,.01,.012,1)); setin(b,'Roughness',.08); setin(b,'Specular',.4)
    nt.links.new(t.outputs[0],b.inputs['Emission Color' if V4 else 'Emission']); b.inputs['Emission Strength'].default_value=strength
    if hasattr(m.cycles,'emission_sampling'): m.cycles.emission_sampling='NONE'
    return m
def quad(name,w_,h_,loc,m,parent):
    """upright textured quad facing -y"""
    o=mesh(name,[(-w_/2,0,-h_/2),(w_/2,0,-h_/2),(w_/2,0,h_/2),(-w_/2,0,h_/2)],[(0,1,2,3)],m); uv=o.data.uv_layers.new(name='u')
    for i,c in enumerate(((0,0),(1,0),(1,1),(0,1))): uv.data[i].uv=c
    o.location=loc; o.parent=parent; return o
def monitor():
    shell(g); cyc2(g,W=8.6,D=7.2,H=4.3,right=False) if 0 else cyc2(g,W=11.,D=7.2,H=4.3,left=False,right=False)
    for y in (-3.4,.6): truss(g,(-6,y,5.15),(8.3,y,5.15))
    stool(g,(1.75,.0,.06),.3)
    fill=emat('fillc','#fff6ea',4,grad=True,edge=.5)
    softbox(g,1.5,1.5,(3.05,1.0,.06),(.6,-1.2,1.0),2.05,fill,octa=True,power=240,color=(1,.96,.9))
    area((1.2,.4,5.6),(1.2,.5,0),75,3.4,2.4,(.98,.99,1)); area((0,4.9,5.9),(0,4.9,0),60,9,.2,(.5,.68,1)); slats(g,8.5); led_line(g,8.5)
    # camera in the foreground; the kit's small monitor is replaced by a bigger one
    H_=1.28; rz=math.radians(24); r=camera_rig(g,(.0,-5.2,0),rz,H_); kill(r,'mon'); kill(r,'ma'); kill(r,'cable')
    z=H_+.115
    mo=empty('m7',(-.02,-.07,z+.325),0,r); mo.rotation_euler=(math.radians(-9),0,math.radians(-17))
    box('bz',(.236,.03,.15),(0,0,0),mat('monb','#111214',.45,var=.08,vscale=60,bump=.03,bscale=400),.009,parent=mo)
    box('bk',(.15,.02,.09),(0,.022,0),g['blackm'],.006,parent=mo)
    box('lip',(.226,.004,.14),(0,-.0155,0),g['black'],.003,parent=mo)
    quad('scr',.2,.125,(0,-.0182,.001),screen_mat('m7s',monitor_img(''),1.7),mo)
    for i in range(4): cyl('btn',.0038,.004,(-.03+i*.02,-.0165,-.0665),g['rubber'],(math.pi/2,0,0),mo,16,.0006)
    cyl('pw',.003,.004,(.095,-.0165,-.0665),emat('pwr','#39d27a',3),(math.pi/2,0,0),mo,16,.0005)
    box('bat',(.07,.022,.1),(-.02,.042,-.005),g['black'],.005,parent=mo)
    # arm: base on the handle, ball, thumb screw
    tube('a1',(-.0,.0,z+.16),(-.012,-.04,z+.205),.008,g['steel'],r); lathe('ball',[(.001,-.014),(.009,-.011),(.014,0),(.009,.011),(.001,.014)],(-.014,-.05,z+.216),g['steel'],24,parent=r)
    tube('a2',(-.014,-.05,z+.216),(-.02,-.07,z+.258),.007,g['blackm'],r); cyl('ts',.012,.02,(.012,-.03,z+.195),g['black'],(0,math.pi/2,0),r)
    curve('hd',[(.09,-.05,z+.29),(.15,-.09,z+.25),(.16,-.12,z+.12),(.11,-.15,z+.03),(.04,-.12,z+.02)],.0032,g['rubber'],r)
    # body details towards the viewer
    for i in range(3):
        for j in range(2): cyl('bt',.0055,.006,(-.0625,-.075+i*.02,z-.02+j*.022),g['rubber'],(0,math.pi/2,0),r,18,.001)
    cyl('dial',.016,.014,(-.066,.02,z+.02),g['blackm'],(0,math.pi/2,0),r); box('lcd',(.004,.055,.03),(-.061,-.02,z+.045),emat('lcd','#3c5566',.12),.001,parent=r)
    area((-1.7,-6.3,2.7),(0,-5.3,1.5),26,.7,.7,(1,.9,.78)); area((1.6,-5.5,2.3),(0,-5.2,1.5),30,.3,1.2,(.6,.78,1))
    world(s); camera((-.12,-6.4,1.68),(.17,-5.25,1.625),lens=48,fstop=2.0,focus=(.0,-5.29,1.72)); return {}

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
def dressform(at,rz,color,z0=.06):
    """a tailor's dummy in a long dress: the skirt is a cone of cloth let fall over the hips and onto the floor"""
    import numpy as np
    e=empty('form',(at[0],at[1],z0),rz); lin=mat('linenf','#cdbfa8',.9,var=0,bump=.3,bscale=300); cloth=mat('silk'+color,color,.40,var=.05,vscale=30,sheen=.08,bump=.06,bscale=500)
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
    torso=shellmesh('torso',0,46,0,lin,True); bod=shellmesh('bodice',15,36,.007,cloth,edge=lambda t:.03*math.cos(2*t+math.pi)*(1 if math.sin(t)<0 else .2)); so=bod.modifiers.new('s','SOLIDIFY'); so.thickness=.004
    lathe('cap',smooth([(.002,.03),(.03,.026),(.052,.008),(.057,0)],4),(0,0,1.50),mat('walnutf','#5a3c28',.35,var=.1,vscale=6),40,parent=e); tube('pole',(0,0,.05),(0,0,.78),.016,g['steel'],e)
    # skirt
    nx,ny=150,64; v=[];f=[]; L_=1.06
    for j in range(ny+1):
        t=j/ny
        for i in range(nx):
            an=2*math.pi*i/nx; fold=1+.06*t*math.sin(11*an+1.3)+.045*t*math.sin(17*an); r0=.122+.40*t**.85; r1=.096+.40*t**.85
            v.append((r0*fold*math.cos(an),r1*fold*math.sin(an)+(.10*t*t if math.sin(an)>0 else 0),1.045-.96*t))
    for j in range(ny):
        for i in range(nx): f.append((j*nx+i,(j+1)*nx+i,(j+1)*nx+(i+1)%nx,j*nx+(i+1)%nx))
    o=mesh('skirt',v,f,cloth,smooth=True); o.parent=e; vg=o.vertex_groups.new(name='pin'); vg.add(list(range(nx*2)),1.,'REPLACE')
    fl=mesh('flc',[(-3,-3,.0),(3,-3,.0),(3,3,.0),(-3,3,.0)],[(0,1,2,3)]); fl.parent=e; bpy.context.view_layer.update()
    for q in (torso,fl): c=q.modifiers.new('col','COLLISION'); c.settings.thickness_outer=.008; c.settings.cloth_friction=30
    cl=o.modifiers.new('cl','CLOTH'); cl.settings.quality=7; cl.settings.mass=.25; cl.settings.tension_stiffness=18; cl.settings.compression_stiffness=18; cl.settings.bending_stiffness=.25; cl.settings.air_damping=1.5; cl.settings.vertex_group_mass='pin'; cl.settings.shrink_min=-.13; cl.collision_settings.distance_min=.006
    settle(o,45); torso.modifiers.remove(torso.modifiers['col']); bpy.data.objects.remove(fl); return e
def stage():
    """the cyclorama at work: one large octa, one dress, the camera on axis"""
    shell(g,-7.5,9,-13,5.6,6.4); cyc2(g,W=8.6,D=7.4,H=4.4,right=False)
    for y_ in (-3.3,.7): truss(g,(-7,y_,5.15),(8.6,y_,5.15))
    truss(g,(3.8,-12,5.5),(3.8,5,5.5))
    dressform((.65,-1.5),math.radians(-16),'#6e1d12')
    face=emat('octf','#fff6ea',2.3,grad=True,edge=.5); r,p=softbox(g,1.6,1.6,(-.95,-2.2,.06),(.65,-1.5,1.2),2.25,face,octa=True,power=170,color=(1,.95,.88)); ribs(p,1.6,1.6,mat('seam','#3a3a3d',.6,var=0),r=.008)
    # a white reflector board opposite, held by a stand
    box('vfl',(.05,1.1,2.2),(2.25,-1.5,1.17),mat('vf','#dedbd4',.8,var=.05),.004,(0,0,.35))
    area((.2,1.0,5.7),(.3,1.2,0),140,4.2,2.6,(.96,.98,1),spread=125); area((0,4.9,6.0),(0,5.,0),40,9,.2,(.5,.68,1))
    slats(g,9,y0=-9,n=72); led_line(g,9,e=420); 
    for x,tg,em,cl in ((-2.6,(-1,1.6,0),DAY(),CD),(.6,(.8,1.2,.4),TUNG(),CT),(3.0,(1.4,1.2,.4),DAY(),CD)):
        L=(x,-3.3,4.53); fresnel(g,L,tg,emat('off','#8a8578',.5) if x<3 else em,.15)
    L=(3.0,-3.3,4.53); spot(L,(.8,-.3,1.2),60,CD,30,.9,.1)
    cx_,cy_=2.2,-4.25; rz=math.atan2(-1.5-cy_,.65-cx_)-math.pi/2; camera_rig(g,(cx_,cy_,0),rz,1.42,screen=None)
    flightcase(g,(4.15,-3.95,0),.3); box('lapb',(.31,.22,.014),(4.1,-3.95,.745),g['alu'],.004,(0,0,.5)); l=empty('lid',(4.055,-3.86,.755),.5); l.rotation_euler=(math.radians(-20),0,.5); box('lid',(.31,.006,.21),(0,0,.105),g['alu'],.003,parent=l); box('lsc',(.295,.001,.195),(0,-.004,.105),emat('lsc','#9fb0c4',.9),0,parent=l)
    applebox(g,(.95,-4.2,0),.5,.2); applebox(g,(.92,-4.22,.2),.25,.1); lathe('tapr',[(.05,0),(.062,0),(.062,.048),(.05,.048)],(.9,-4.2,.30),mat('tr','#c7a13c',.6,var=0),40)
    for k in (0,1): box('tpm',(.2,.03,.001),(.55,-2.2,.0612),mat('tpm','#c9552e',.7,var=0),0,(0,0,.4+k*math.pi/2))
    cable(g,[(-1.05,-2.25,.072),(-1.6,-2.3,.072),(-1.9,-2.8,.072),(-2.4,-3.3,.072),(-2.5,-3.62,.074),(-2.5,-3.7,.084),(-2.5,-3.76,.082),(-2.52,-3.82,.05),(-2.52,-3.9,.012),(-3.6,-4.6,.012),(-7,-5,.012)]); cable(g,[(cx_,cy_,.012),(2.9,-4.9,.012),(3.6,-4.5,.012),(4.4,-4.6,.012),(4.7,-4.3,.3)],.005)
    area((-5.2,-7.5,3.6),(0,-2,1.2),60,2,1.6,(.62,.76,1)); area((6.4,-7.0,3.2),(2.6,-4.4,1.3),55,1.2,1.2,(1,.76,.5)); area((0,-11,4.6),(0,-4,0),60,6,2,(.8,.87,1))
    world(s,(.05,.07,.11),.3); c=camera((2.95,-7.9,1.28),(.30,-.2,1.28),35,4,(.65,-1.6,1.1)); c.data.shift_y=.06; return {}
globals()['trs' if SHOT=='truss' else SHOT]()
render(out,w,h,spp,seed,thr)

# The tops of light stands from near, as they wait in their corner: collars that clamp, tubes, spigots; one is sharp, two stand behind it: `gear-light-stand`
from parts import *
from smoke import sheetmetal
R=(math.pi/2,0,0); S=(0,math.pi/2,0)
def drawn(name,c,rough):
    """tube of anodised aluminium: drawn lengthwise, so its gloss has fine lines; polished in rings where it slides, a film of hands on it"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Base Color',col(c)); setin(b,'Metallic',.86)
    L(G.op('ADD',G.op('ADD',G.ramp(G.noise(P,260,2,.5,(1,1,.012)),.3,.7,rough-.03,rough+.03),G.ramp(G.noise(P,17,5,.66),.45,.7,0,.07)),G.ramp(G.noise(P,60,2,.5,(.15,.15,9)),.62,.72,0,.05)),b.inputs['Roughness'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.10; bp.inputs['Distance'].default_value=.0004; L(G.noise(P,520,2,.5,(1,1,.012)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def leg(q,A,B,m,r=.0100):
    """a round tube whose end was pressed flat to go between two cheeks, its corners rounded; A, B in the plane of x and z"""
    d=B-A; l=d.length; n=40; v=[]; rows=[-.012+.012*math.sin(math.pi/2*i/6) for i in range(7)]+[.006*i for i in range(1,14)]+[.1,l]
    for s in rows:
        k=min(1,max(0,(s-.016)/.050)); k=k*k*(3-2*k); cap=1 if s>0 else max(.05,math.sqrt(max(0,1-(s/.0122)**2)))
        hx,hy,p=(.0138*(1-k)+r*k)*cap,.0050*(1-k)+r*k,4.5*(1-k)+2*k
        for i in range(n): a=6.2832*i/n; c,s_=math.cos(a),math.sin(a); v.append((hx*abs(c)**(2/p)*(1 if c>0 else -1),hy*abs(s_)**(2/p)*(1 if s_>0 else -1),s))
    f=[(j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i) for j in range(len(rows)-1) for i in range(n)]+[tuple(reversed(range(n)))]
    o=mesh('leg',v,f,m,smooth=True); o.parent=q; o.location=A; o.rotation_euler=(0,math.atan2(d.x,d.z),0); return o
def collar(r,z,ra,rb,az,cast,zn,bk,gap,ring,cap):
    """a casting that clamps the next tube: a sleeve, split where its two ears stand, a bolt through them, a knob; a bushing of nylon where the tube comes out"""
    lathe('sleeve',[(ra+.0004,-.0440),(ra+.0058,-.0440),(ra+.0066,-.0432),(ra+.0066,-.0290),(ra+.0052,-.0276),(ra+.0052,-.0230),(ra+.0072,-.0210),(ra+.0072,.0140),(ra+.0058,.0154),(ra+.0046,.0154),(rb+.0062,.0215),(rb+.0054,.0223),(rb+.0004,.0223)],(0,0,z),cast,112,parent=r,bevel=.0004); toothed('grip',ra+.0066,-.0405,-.0315,44,.0007,cast,empty('g',(0,0,z),0,r)); lathe('bush',[(rb+.0001,.0200),(rb+.0036,.0200),(rb+.0036,.0242),(rb+.0028,.0250),(rb+.0001,.0250)],(0,0,z),bk,80,parent=r,bevel=.0002)
    hoop('ring',[(ra+.0050,-.0268),(ra+.0058,-.0266),(ra+.0058,-.0242),(ra+.0050,-.0240)],(0,0,z),ring,112,parent=r,bevel=.0002)
    for i in range(5): t=az+math.radians(95+42*i); box('rib',(.0040,.0026,.0310),((ra+.0070)*math.cos(t),(ra+.0070)*math.sin(t),z-.0035),cast,.0007,(0,0,t),r)   # webs of the casting
    q=empty('ears',(0,0,z-.003),az,r); x=ra+.0150
    for s in (-1,1): o=box('ear',(.0230,.0078,.0270),(x-.0030,s*.0064,0),cast,.0016,parent=q); o.modifiers['b'].segments=4
    box('slit',(.0200,.0046,.0330),(ra+.0065,0,0),gap,.0002,parent=q)
    # the bolt: a hexagon let into one ear, the knob on the other
    cyl('hex',.0062,.0042,(x+.0005,.0118,0),zn,R,q,6,.0006); cyl('wash',.0074,.0012,(x+.0005,.0105,0),zn,R,q,48,.0003); cyl('rod',.0030,.0500,(x+.0005,-.006,0),zn,R,q,24,.0003); k=lobed((x+.0005,-.0103,0),(0,-1,0),q,bk,cap,.0225,.0240,6); k.rotation_mode='XYZ'; return q
def lightstand(g):
    """three of them, as they are kept: the first is sharp; all are as high as they happen to be"""
    r=empty('lss'); p=dict(an=drawn('lsan','#26272a',.30),an2=drawn('lsan2','#8f9195',.25),cast=sheetmetal('lscast','#141517',.42,fine=1000,grain=.24,edge=.020),bk=mat('lsbk','#161617',.38,var=.10,vscale=45,bump=.08,bscale=500),zn=mat('lszn','#8d8f92',.32,metal=1,var=.12,vscale=120,bump=.04,bscale=300),gap=mat('lsgap','#050506',.9,var=0),brass=drawn('lsbr','#a58c58',.29),ring=drawn('lsring','#9c9ea1',.27),cap=mat('lscap','#77797c',.36,metal=1,var=.08,vscale=120))
    stand(r,(0,0,0),0,p,'#b4552a','4'); stand(r,(.124,.20,-.032),math.radians(34),p,'#2a4662','7',.030); stand(r,(.070,.56,.030),math.radians(-40),p,'#c9c2b2','2',-.02)
    return 5.3,(.052,0,.216),(0,-4.05,1.18),75,.85,(((-2.3,1.3,2.5),(0,0,.7),110,.5,.5,(1,.965,.92)),((-2.7,-1.9,1.5),(-.2,-.2,.6),46,.35,1.3,(1,.97,.94)),((-2.5,-.4,.9),(0,0,.6),44,.36,2.4,(1,.98,.95),1),((2.5,-.7,1.0),(0,0,.6),40,.22,2.2,(.90,.95,1)),((.4,-3.0,2.9),(0,0,.6),16,1.3,.5,(.96,.98,1),1),((-1.2,.9,4.6),(-1.0,3.6,.4),46,2.5,1.5,(1,.99,.97))),(-.26,-.16,.6)
def stand(parent,at,turn,p,tape,mark,out=0):
    """one of them; out: how much further its upper tube is drawn"""
    r=empty('ls',at,turn,parent); an,an2,cast,bk,zn,gap,brass,ring,cap=(p[k] for k in ('an','an2','cast','bk','zn','gap','brass','ring','cap'))
    # the casting the legs hang from, a pair of cheeks for each
    lathe('hub',[(.0168,-.030),(.0235,-.0295),(.0265,-.0265),(.0275,-.0220),(.0275,.0150),(.0262,.0205),(.0225,.0250),(.0200,.0262),(.0168,.0262)],(0,0,0),cast,96,parent=r,bevel=.0009)
    for i in range(3):
        q=empty('ear',(0,0,0),math.radians(120*i-62),r)
        for s in (-1,1):
            o=box('cheek',(.0400,.0062,.0300),(.0390,s*.0092,-.0060),cast,.0028,parent=q); o.modifiers['b'].segments=5; cyl('boss',.0094,.0030,(.0475,s*.0130,-.0080),cast,R,q,48,.0008); cyl('rv',.0056,.0040,(.0475,s*.0142,-.0080),zn,R,q,40,.0012); cyl('rd',.0022,.0044,(.0475,s*.0143,-.0080),gap,R,q,24,.0003)
        leg(q,Vector((.0475,0,-.0080)),Vector((.470,0,-.560)),an)
    for t in (.5,2.6): pan((.0276*math.cos(t),.0276*math.sin(t),.0060),(math.cos(t),math.sin(t),0),r,zn,.0036,None,t)
    top=.258+out; secs=((.0165,-.6,.086,an),(.0136,.05,.180,an),(.0108,.15,top,an2))
    for ra,z0,z1,m in secs: tube('sec',(0,0,z0),(0,0,z1),ra,m,r,96)
    collar(r,.098,.0165,.0136,math.radians(6),cast,zn,bk,gap,ring,cap); collar(r,.190,.0136,.0108,math.radians(-14),cast,zn,bk,gap,ring,cap)
    # spigot: a flange on the tube, the stud with the groove a lamp's screw bites into, a thread
    lathe('scol',[(.0110,-.0170),(.0140,-.0170),(.0146,-.0164),(.0146,.0024),(.0136,.0034),(.0090,.0036)],(0,0,top),cast,96,parent=r,bevel=.0004); lathe('spig',[(.0080,.0),(.0080,.0135),(.0064,.0152),(.0064,.0305),(.0080,.0322),(.0080,.0505),(.0070,.0516),(.0047,.0518),(.0047,.0645),(.0040,.0655),(.0005,.0655)],(0,0,top+.003),brass,96,parent=r,bevel=.0002); cyl('sh',.0034,.0008,(0,-.0146,top-.007),gap,R,r,32,.0001); cyl('ss',.0028,.0016,(0,-.0143,top-.007),zn,R,r,6,.0002)
    cu=[(.0047*math.cos(t*.5),.0047*math.sin(t*.5),top+.0562+.00127*t*.5/6.2832) for t in range(0,104)]; curve('thr',cu,.00042,brass,r,3)
    # cloth tape that somebody marked the stand with
    tp=mat('lstape'+mark,tape,.80,var=.06,vscale=60,colvar=.08,bump=.5,bscale=700); lathe('tape',[(.01365,0),(.01398,.0002),(.01402,.010),(.01396,.0196),(.01365,.0198)],(0,0,.1268),tp,80,parent=r,bevel=.0001); o=box('end',(.0005,.0120,.0196),(.0134*math.cos(-1.2)+.0008,.0134*math.sin(-1.2)-.0008,.1367),tp,.0001,(0,0,-1.05),r)
    pen=mat('lspen','#141210',.6,var=0); q=empty('pen',(0,0,.1367),0,r)   # a stroke and a hook of thick pen
    for S_ in ([(-.42,.0055),(-.40,.0055),(-.52,-.0012),(-.50,-.0020),(-.20,-.0014),(-.20,-.0014)],[(-.28,.0040),(-.28,.0040),(-.30,-.0062),(-.30,-.0062)]): curve('st',[(.01418*math.cos(a-1.45),.01418*math.sin(a-1.45),z) for a,z in S_],.0008,pen,q,8)

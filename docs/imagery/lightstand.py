# The head of a light stand from near: where its legs hang, two collars that clamp, the spigot; tubes and legs run out of the frame: `gear-light-stand`
from parts import *
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
    lathe('sleeve',[(ra+.0004,-.044),(ra+.0042,-.0435),(ra+.0052,-.0420),(ra+.0052,-.0260),(ra+.0068,-.0220),(ra+.0074,-.0190),(ra+.0074,.0130),(ra+.0064,.0165),(rb+.0052,.0215),(rb+.0044,.0225),(rb+.0004,.0225)],(0,0,z),cast,96,parent=r,bevel=.0007); lathe('bush',[(rb+.0001,.0200),(rb+.0030,.0200),(rb+.0030,.0245),(rb+.0020,.0255),(rb+.0001,.0255)],(0,0,z),bk,80,parent=r,bevel=.0003)
    lathe('ring',[(ra+.0052,-.0360),(ra+.0058,-.0357),(ra+.0058,-.0323),(ra+.0052,-.0320)],(0,0,z),ring,96,parent=r,bevel=.0002)
    q=empty('ears',(0,0,z-.003),az,r); x=ra+.0150
    for s in (-1,1): o=box('ear',(.0230,.0078,.0270),(x-.0030,s*.0064,0),cast,.0030,parent=q); o.modifiers['b'].segments=5
    box('slit',(.0200,.0046,.0330),(ra+.0065,0,0),gap,.0002,parent=q)
    # the bolt: a hexagon let into one ear, the knob on the other
    cyl('hex',.0062,.0042,(x+.0005,.0118,0),zn,R,q,6,.0006); cyl('wash',.0074,.0012,(x+.0005,.0105,0),zn,R,q,48,.0003); cyl('rod',.0030,.0500,(x+.0005,-.006,0),zn,R,q,24,.0003); k=lobed((x+.0005,-.0103,0),(0,-1,0),q,bk,cap,.0225,.0240,6); k.rotation_mode='XYZ'; return q
def lightstand(g):
    r=empty('ls'); an=drawn('lsan','#5a5b5f',.27); an2=drawn('lsan2','#9fa1a5',.27); cast=powder('lscast','#1a1b1d',.48,.5,800,.10); bk=mat('lsbk','#131314',.46,var=.07,vscale=60,bump=.05,bscale=900); zn=mat('lszn','#b0b2b5',.26,metal=1,var=.1,vscale=120); gap=mat('lsgap','#050506',.9,var=0); brass=mat('lsbr','#b3a06c',.27,metal=1,var=.09,vscale=110); ring=mat('lsring','#b5b7ba',.24,metal=1,var=.06,vscale=90); cap=mat('lscap','#3a3b3e',.42,metal=.8,var=.08,vscale=120)
    # the casting the legs hang from, a pair of cheeks for each
    lathe('hub',[(.0168,-.030),(.0235,-.0295),(.0265,-.0265),(.0275,-.0220),(.0275,.0150),(.0262,.0205),(.0225,.0250),(.0200,.0262),(.0168,.0262)],(0,0,0),cast,96,parent=r,bevel=.0009)
    for i in range(3):
        q=empty('ear',(0,0,0),math.radians(120*i-62),r)
        for s in (-1,1):
            o=box('cheek',(.0400,.0062,.0300),(.0390,s*.0092,-.0060),cast,.0028,parent=q); o.modifiers['b'].segments=5; cyl('boss',.0094,.0030,(.0475,s*.0130,-.0080),cast,R,q,48,.0008); cyl('rv',.0056,.0040,(.0475,s*.0142,-.0080),zn,R,q,40,.0012); cyl('rd',.0022,.0044,(.0475,s*.0143,-.0080),gap,R,q,24,.0003)
        leg(q,Vector((.0475,0,-.0080)),Vector((.470,0,-.560)),an)
    for t in (.5,2.6): pan((.0276*math.cos(t),.0276*math.sin(t),.0060),(math.cos(t),math.sin(t),0),r,zn,.0036,None,t)
    secs=((.0165,-.6,.086,an),(.0136,.05,.180,an),(.0108,.15,.258,an2))
    for ra,z0,z1,m in secs: tube('sec',(0,0,z0),(0,0,z1),ra,m,r,96)
    collar(r,.098,.0165,.0136,math.radians(38),cast,zn,bk,gap,ring,cap); collar(r,.190,.0136,.0108,math.radians(24),cast,zn,bk,gap,ring,cap)
    # spigot: a flange on the tube, the stud with the groove a lamp's screw bites into, a thread
    lathe('scol',[(.0110,-.016),(.0138,-.0155),(.0145,-.0140),(.0145,.0020),(.0130,.0038),(.0090,.0040)],(0,0,.258),cast,80,parent=r,bevel=.0006); lathe('spig',[(.0080,.0),(.0080,.0135),(.0063,.0160),(.0063,.0300),(.0080,.0325),(.0080,.0505),(.0072,.0520),(.0047,.0522),(.0047,.0645),(.0040,.0655),(.0005,.0655)],(0,0,.261),brass,80,parent=r,bevel=.0003); pan((0,-.0144,.250),(0,-1,0),r,zn,.0026,None,.7)
    cu=[(.0047*math.cos(t*.5),.0047*math.sin(t*.5),.3142+.00127*t*.5/6.2832) for t in range(0,104)]; curve('thr',cu,.00042,brass,r,3)
    # a label round the lowest tube; cloth tape that somebody marked the stand with
    v=[]; n=28
    for z in (.0340,.0520):
        for i in range(n+1): t=math.radians(-150+120*i/n); v.append((.01658*math.cos(t),.01658*math.sin(t),z))
    mesh('lab',v,[(i,i+1,n+2+i,n+1+i) for i in range(n)],mat('lslab','#b9babc',.42,var=.05,vscale=60),smooth=True).parent=r
    dk=mat('lsink2','#17181a',.6,var=0)
    def round_(t,s,a0,z,m,ra):
        w=len(t); [word(c,s,((ra)*math.cos(a),(ra)*math.sin(a),z),(math.pi/2,0,a+math.pi/2),m,r) for i,c in enumerate(t) for a in [a0+(i-(w-1)/2)*s*.74/ra]]
    round_('MAX 9 kg',.0062,math.radians(-95),.0466,dk,.01662); round_('110-285 cm',.0044,math.radians(-95),.0388,dk,.01662)
    tp=mat('lstape','#b4552a',.80,var=.06,vscale=60,bump=.5,bscale=700); lathe('tape',[(.01365,0),(.01398,.0002),(.01402,.010),(.01396,.0196),(.01365,.0198)],(0,0,.1255),tp,80,parent=r,bevel=.0001); o=box('end',(.0005,.0120,.0196),(.0134*math.cos(-1.2)+.0008,.0134*math.sin(-1.2)-.0008,.1354),tp,.0001,(0,0,-1.05),r); word('4',.0130,(.0142*math.cos(-1.75),.0142*math.sin(-1.75),.1354),(math.pi/2,0,-1.75+math.pi/2),mat('lspen','#141210',.6,var=0),r)
    return 3.34,(.010,0,.130),(0,-4.05,.92),75,1.1,(((-2.3,-1.7,2.3),(0,0,.6),80,.34,.7,(1,.965,.92)),((-2.5,-.7,.7),(0,0,.5),60,.42,2.4,(1,.98,.95),1),((2.3,-.7,.8),(0,0,.5),34,.20,2.4,(.92,.96,1),1),((1.6,1.9,1.4),(0,0,.6),34,.4,1.8,(.90,.95,1)),((-1.2,.9,4.6),(-1.0,3.6,.4),46,2.5,1.5,(1,.99,.97))),(.02,-.07,.6)

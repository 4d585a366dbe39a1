# A camera for photographs, its prime on: for `gear-camera`, and on the stabiliser of `gear-gimbal`
from roomkit import *
from cinelens import anodised, toothed
from fresnel import hoop
from parts import fillet
from fx6 import paint, pane
from house import nodes
import lenses
R=(math.pi/2,0,0); S=(0,math.pi/2,0)
def leather():
    """moulded rubber with the grain of leather, duller and greyer where hands have been"""
    m,b,N,L=nodes('leatherette'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; v=N('ShaderNodeTexVoronoi'); v.feature='DISTANCE_TO_EDGE'; v.inputs['Scale'].default_value=1250; wp=N('ShaderNodeVectorMath'); nv=N('ShaderNodeTexNoise'); nv.inputs['Scale'].default_value=420; L(P,nv.inputs['Vector']); sc=N('ShaderNodeVectorMath'); sc.operation='SCALE'; sc.inputs['Scale'].default_value=.0011; L(nv.outputs['Color'],sc.inputs[0]); L(P,wp.inputs[0]); L(sc.outputs[0],wp.inputs[1]); L(wp.outputs[0],v.inputs['Vector']); h=G.op('ADD',G.ramp(v.outputs['Distance'],.0,.22),G.op('MULTIPLY',G.noise(P,2400,2),.35))
    L(G.value('#1b1b1c',G.op('MULTIPLY',G.ramp(G.noise(P,30,4),.3,.7,.85,1.25),G.ramp(v.outputs['Distance'],0,.2,.45,1.15))),b.inputs['Base Color']); L(G.ramp(G.noise(P,24,4,.65),.35,.65,.46,.66),b.inputs['Roughness']); setin(b,'Specular',.46)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=1.; bp.inputs['Distance'].default_value=.0024; L(h,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def loft(e,name,rings,m,bevel=0.,seg=5,smooth_=False):
    """closed outlines of equal length, one behind the other"""
    k=len(rings[0]); v=[p for r in rings for p in r]; f=[(j*k+i,j*k+(i+1)%k,(j+1)*k+(i+1)%k,(j+1)*k+i) for j in range(len(rings)-1) for i in range(k)]+[tuple(reversed(range(k))),tuple((len(rings)-1)*k+i for i in range(k))]
    o=mesh(name,v,f,m,bevel,smooth_)
    if bevel: o.modifiers['b'].segments=seg
    o.parent=e; return o
def prism(e,m,dark,cx):
    """the finder's housing: a front as wide as the mount is inside, flanks that run out hollow into the top plate, a joint round its foot, a line cut into its front"""
    S=lambda t: t*t*(3-2*t); n=7; ring=[]; yf,r=-.0292,.0012
    def half(y,s):
        u=min(1,max(0,(y-yf)/.016)); w=min(1,max(0,(y-.010)/.020)); zt=.1008+.0036*S(u)-.0046*S(w)-s; wt=.0146+.0030*S(u)-.0014*S(w)-s; wb=.0206+.0026*S(u)-.0020*S(w)-s
        return fillet([(wb+.0110,.0806),(wb+.0030,.0829),((wb+wt)/2+.0026,.0910-s),(wt+.0016,zt-.0050),(wt-.0004,zt-.0004),(wt-.0052,zt+.0005),(0,zt+.0009)],.0023,n)
    for k in range(7): t=k/6*math.pi/2; ring.append((yf+r*(1-math.sin(t)),r*(1-math.cos(t)) if k<6 else r))
    ring=[(yf+r*(1-math.cos(k/6*math.pi/2)),r*(1-math.sin(k/6*math.pi/2))) for k in range(7)]+[(yf+r+.0012+(.0300-yf-r-.0012)*k/40,0.) for k in range(41)]+[(.0300+.0012*math.sin(k/5*math.pi/2),.0012*(1-math.cos(k/5*math.pi/2))) for k in range(1,6)]
    R_=[[(cx-x,y,z) for x,z in half(y,s)]+[(cx+x,y,z) for x,z in half(y,s)[::-1][1:]] for y,s in ring]; loft(e,'prism',R_[::-1],m,.00045,2)
    P=half(yf,.0024)[10:]; line=[(cx-x,yf-.00002,z) for x,z in P]+[(cx+x,yf-.00002,z) for x,z in P[::-1][1:]]; line=[(cx+(x-cx)*.995,y,z) for x,y,z in line]; b=bpy.data.curves.new('cut','CURVE'); b.dimensions='3D'; b.bevel_depth=.00016; b.materials.append(dark); q=b.splines.new('POLY'); q.points.add(len(line)-1); [setattr(t,'co',(*c,1)) for t,c in zip(q.points,line)]; link(bpy.data.objects.new('cut',b)).parent=e
    foot=[(cx+sx*(half(y,0.)[0][0]-.0012),y,.0830) for sx in (-1,) for y,s in ring[6:]]
    for sx in (-1,1): v=[]; [v.extend([(cx+sx*(half(y,0.)[0][0]-.0020),y,.08265),(cx+sx*(half(y,0.)[0][0]+.0004),y,.08265)]) for y,s in ring[6:-5]]; mesh('joint',v,[(2*i,2*i+1,2*i+3,2*i+2) for i in range(len(v)//2-1)],dark).parent=e
def mark(e,cx,y,z,h,m):
    """three raised signs that name nobody, their paint half gone"""
    def stroke(x0,z0,x1,z1,w=.00085): l=math.hypot(x1-x0,z1-z0); box('mk',(w,.0003,l),(cx+(x0+x1)/2,y,z+(z0+z1)/2),m,.00008,(0,math.atan2(x1-x0,z1-z0),0),e)
    for x in (-.0070,.0070): stroke(x-.0022,-h/2,x,h/2); stroke(x+.0022,-h/2,x,h/2)
    hoop('mo',[(h*.5-.00085,-.0002),(h*.5,-.0002),(h*.5,.0003),(h*.5-.00085,.0003)],(cx,y,z),m,64,R,e,.00012); stroke(0,-.0007,0,.0007)
def photo(e):
    """the lens looks along -y; x<0 is the grip, x>0 the side of the sockets"""
    p=lenses.palette(); a=paint('mbody','#18181a',.46,.85,1050,.22,.45,.0026); hp=paint('mhump','#111112',.49,.85,1600,.10,.5,.0012); setin(hp.node_tree.nodes['Principled BSDF'],'Specular',.22); b=paint('mbody2','#161618',.44,.25,1600,.10,.15); le=leather(); dk=p['dark']; me=p['metal']; ch=p['chrome']; ink=p['ink']; cx,zc=.008,.0500
    def word(t,size,at,face='z',m=ink,rz=0.):
        c=bpy.data.curves.new('w','FONT'); c.body=t; c.size=size; c.align_x=c.align_y='CENTER'; c.extrude=.00003; c.space_character=1.08; o=link(bpy.data.objects.new('w',c)); c.materials.append(m); o.location=at; o.parent=e; o.rotation_euler={'x':(math.pi/2,0,math.pi/2),'z':(0,0,rz),'f':R}[face]; return o
    def slab(name,size,at,m,r=.003,seg=5,rot=(0,0,0)): o=box(name,size,at,m,r,rot,e); (setattr(o.modifiers['b'],'segments',seg) if r else None); return o
    def screw(at,rot,d,r=.0017): at=Vector(at); d=Vector(d); cyl('sk',r*1.35,.0006,at,dk,rot,e,28,.0001); cyl('sc',r,.0010,at+d*.0002,p['screw'],rot,e,28,.0003); box('sl',(r*1.3,.0004,.0004),at+d*.0007,dk,0,rot,e); box('sl',(.0004,r*1.3,.0004),at+d*.0007,dk,0,rot,e)
    # the body: front, a bright seam, back; shoulders fall away on both sides
    def outline(s,dz=0.): return [(-.0650+s,.0040),(-.0615+s,.0008+s),(.0610-s,.0008+s),(.0650-s,.0045),(.0655-s,.0690),(.0615-s,.0790-s+dz),(.0400-s,.0822-s+dz),(-.0260,.0826-s+dz),(-.0600+s,.0806-s+dz),(-.0655+s,.0730-s)]
    def shell(name,y0,y1,s0,s1,m,r=.0022): return loft(e,name,[[(x,y,z) for x,z in outline(s)] for y,s in ((y1,s1),(y0,s0))],m,r,5)
    shell('shf',-.0235,.0080,.0006,0,a); shell('shm',.0078,.0092,.0008,.0008,dk,.0003); shell('shb',.0090,.0255,0,.0012,a); slab('base',(.1180,.0430,.0030),(0,.001,.0012),b,.0012)
    # leather left and right of the mount, following the front, a lip of paint between
    slab('leaR',(.0190,.0016,.0600),(.0545,-.0236,.0345),le,.0012,4); slab('leaB',(.0880,.0016,.0120),(.0080,-.0236,.0085),le,.0012,4); slab('leaS',(.0016,.0290,.0110),(.0650,.0080,.0090),le,.0010,4)
    # the grip: a swell with a notch for the middle finger, its own cap of painted metal that slopes to the front
    Z=[.0018,.0045,.012,.022,.032,.042,.050,.056,.062,.068,.0735]; D=[.0150,.0176,.0196,.0210,.0213,.0203,.0193,.0193,.0206,.0222,.0222]
    def sect(d,hx,z,sl=0.,n=2.7,q=40): return [(-.0487+hx*math.copysign(abs(math.cos(t))**(2/n),math.cos(t)),-.0195-d*abs(math.sin(t))**(2/n),z-sl*d*abs(math.sin(t))**(2/n)) for t in [math.pi*i/q for i in range(q+1)]]+[(-.0487-hx,-.004,z),(-.0487+hx,-.004,z)]
    k_=smooth(list(zip(D,Z)),4); loft(e,'grip',[sect(d,.0183+.0006*math.sin(i/len(k_)*3.1),z) for i,(d,z) in enumerate(k_)][::-1],le,0,smooth_=True)
    loft(e,'gseam',[sect(.0216,.0181,z) for z in (.0752,.0730)],dk); loft(e,'gcap',[sect(d,hx,z,sl) for z,d,hx,sl in ((.0829,.0150,.0160,.13),(.0826,.0178,.0175,.15),(.0815,.0200,.0184,.16),(.0785,.0222,.0188,.12),(.0748,.0224,.0188,0.))],a,.0005,3,True)
    # shutter release with its lever, a wheel let into the grip's front, keys behind them
    t=empty('sr',(-.0495,-.0335,.0815),0,e); t.rotation_euler=(math.radians(13),0,0); t.scale=(.80,.80,.86); hoop('lev',[(.0060,-.002),(.0096,-.002),(.0095,.0016),(.0086,.0026),(.0066,.0028),(.0060,.0020)],(0,0,0),me,72,parent=t,bevel=.0003); box('levt',(.0036,.0060,.0022),(-.0035,-.0100,.0008),me,.0009,(0,0,-.35),t); hoop('relr',[(.0056,-.001),(.0062,-.001),(.0062,.0030),(.0059,.0034),(.0056,.0032)],(0,0,0),ch,72,parent=t,bevel=.0001); lathe('rel',smooth([(.0002,.0030),(.0026,.0031),(.0046,.0037),(.0053,.0030),(.0053,-.001)],4),(0,0,0),me,64,parent=t,bevel=.0001); toothed('levk',.0094,-.0016,.0012,60,.0003,me,t); box('ix',(.0006,.0016,.0002),(-.0028,-.0076,.0028),ink,0,(0,0,-.35),t)
    w=empty('fw',(-.0487,-.0346,.0718),0,e); toothed('fwt',.0084,-.0021,.0021,52,.0006,me,w); on=lambda x,z,o: (-.0487+x,-.0195-.0219*(1-(abs(x)/.0187)**2.7)**(1/2.7)-o,z)   # its slot follows the grip
    for w2,h2,o_,m_ in ((.0080,.0032,.0003,b),(.0071,.0025,.0005,dk)):
        v=[on(w2*(2*i/20-1)*(1-.05*(abs(j/6-.5)*2)**4),.0718+h2*(2*j/6-1)*(1-.35*abs(2*i/20-1)**8),o_) for j in range(7) for i in range(21)]; o=mesh('fws',v,[(j*21+i,j*21+i+1,(j+1)*21+i+1,(j+1)*21+i) for j in range(6) for i in range(20)],m_,smooth=True); o.parent=e; q=o.modifiers.new('s','SOLIDIFY'); q.thickness=.0008; q.offset=-1
    for x,y,s_,m in ((-.0360,-.0240,'C1',b),(-.0300,-.0160,'C2',b)): lathe('kb',smooth([(.0002,.0016),(.0024,.0015),(.0031,.0009),(.0032,-.001)],3),(x,y,.0826),m,36,parent=e,bevel=.0001); word(s_,.0024,(x,y-.0050,.0829))
    # dials: modes, exposure, one behind; each knurled, with figures on its top
    def dial(x,y,z,r,h,n,marks=()):
        d=empty('dl',(x,y,z),0,e); cyl('df',r*.96,.0012,(0,0,.0006),dk,parent=d,n=64,bevel=.0002); toothed('dt',r-.0005,.0010,h,n,.0005,me,d); lathe('dc',[(.0002,h+.0004),(r*.80,h+.0004),(r*.90,h),(r*.90,h-.001)],(0,0,0),b,72,parent=d,bevel=.0002)
        for i,t_ in enumerate(marks): g=6.2832*i/len(marks); word(t_,.0030,(x+r*.62*math.sin(g),y+r*.62*math.cos(g),z+h+.00045),'z',ink,-g)
    dial(-.0285,.0060,.0822,.0112,.0092,58,('P','A','S','M','1','2','3','AUTO')); dial(-.0530,.0145,.0800,.0096,.0075,50,('0','1','2','3','-3','-2','-1')); lathe('sub',[(.0002,0),(.0130,0),(.0132,.0006),(.0128,.0022),(.0002,.0022)],(-.0285,.0060,.0815),a,72,parent=e,bevel=.0003)
    for x,y in ((.0460,.0080),): cyl('fpm',.0030,.0002,(x,y,.0822),dk,parent=e,n=32); word('\u00f8',.0036,(x,y,.0824))
    # the finder, its shoe with contacts, an eyecup behind
    prism(e,hp,dk,cx); mark(e,cx,-.0294,.0915,.0036,lenses.rubbed('lmark','#7d7b76',.9))
    slab('shp',(.0210,.0190,.0010),(cx,.0010,.1044),b,.0003,2)
    for sx in (-1,1): slab('shr',(.0011,.0185,.0026),(cx+sx*.0104,.0010,.1058),ch,.0003,3); slab('shl',(.0036,.0185,.0008),(cx+sx*.0092,.0010,.1073),ch,.0003,3); [cyl('mh',.0005,.0006,(cx+sx*.0118,-.0140+.0026*i,.1046),dk,parent=e,n=10,bevel=.0001) for i in range(3)]
    slab('shb',(.0170,.0020,.0030),(cx,-.0085,.1054),me,.0006,3); [slab('shc',(.0012,.0060,.0004),(cx-.0040+.0020*i,.0050,.1050),p['gold'],.0001,1) for i in range(5)]
    slab('eye',(.0370,.0120,.0220),(cx,.0325,.0905),p['rub'],.0050,6); slab('lcd',(.0760,.0050,.0560),(cx-.010,.0275,.0400),b,.0030,5)
    # the face round the mount: a collar, the bright ring, its white dot, the release, the lamp of the focus
    hoop('fcol',[(.0353,0),(.0392,0),(.0388,.0030),(.0372,.0042),(.0353,.0042)],(cx,-.0232,zc),a,144,R,e,.0006); hoop('fmt',[(.0200,0),(.0351,0),(.0351,.0046),(.0346,.0051),(.0326,.0051),(.0324,.0058),(.0200,.0058)],(cx,-.0232,zc),ch,144,R,e,.0002); [screw((cx+.0338*math.cos(g),-.02835,zc+.0338*math.sin(g)),R,(0,-1,0),.00085) for g in (2.05,2.85,3.65,4.4,.6,1.3)]; cyl('dot',.0012,.0006,(cx+.0371*math.cos(2.45),-.0274,zc+.0371*math.sin(2.45)),mat('mdot','#d8d5cf',.35,var=0),R,e,28,.0002)
    hoop('rlr',[(.0060,0),(.0078,0),(.0076,.0014),(.0062,.0020)],(cx-.0268,-.0236,.0165),me,56,R,e,.0003); lathe('rlb',smooth([(.0002,.0046),(.0044,.0044),(.0056,.0036),(.0058,0)],4),(cx-.0268,-.0236,.0165),b,56,R,e,.0001)
    lathe('afl',smooth([(.0002,.0012),(.0012,.0009),(.0019,.0002),(.0020,-.0005)],4),(-.0262,-.0241,.0738),mat('mlamp','#5e1c0e',.06,var=0,coat=1),40,R,e,.0001); hoop('afr',[(.0020,0),(.0032,0),(.0030,.0010),(.0022,.0012)],(-.0262,-.0238,.0738),b,48,R,e,.0002)
    # what is written on the doors of its sockets, their seams and notches; loops for a strap
    X=.0656
    for y,z,w_,h,t_ in ((-.0050,.0600,.0200,.0140,'MIC'),(-.0050,.0420,.0200,.0180,'HDMI'),(-.0050,.0240,.0200,.0150,'USB'),(.0165,.0400,.0120,.0460,'')): slab('dg',(.0010,w_+.0008,h+.0008),(X-.0004,y,z),dk,.0020,4); slab('dr',(.0016,w_,h),(X-.0001,y,z),p['rub'],.0020,5); slab('dn',(.0008,.0065,.0010),(X+.0006,y,z-h*.36),dk,.0004,2); (word(t_,.0024,(X+.0009,y,z+.0008),'x') if t_ else None)
    for x in (-1,1):
        slab('lugp',(.0030,.0080,.0064),(x*.0655,.0020,.0735),me,.0010,3); curve('lug',[(x*.0660,.0020,.0745),(x*.0715,-.0035,.0735),(x*.0720,.0075,.0735),(x*.0660,.0020,.0745)],.0008,ch,e)
        q=[(x*.0668,.0020,.0750),(x*.0735,-.0062,.0690),(x*.0738,.0020,.0672),(x*.0735,.0102,.0690),(x*.0668,.0020,.0750)]; curve('tri',q,.0009,ch,e,8)
    for z in (.0140,.0700): screw((.0610,-.0240,z),R,(0,-1,0),.0013)
    l=empty('cl',(cx,-.0290,zc),0,e); l.rotation_euler=(math.pi/2,0,0); q_=dict(lenses.S50,near=True,fine=1.,name=(('50mm 1:1.8',232),('\u00d8 58',300))); lenses.photolens(l,q_); o=lathe('ld',smooth([(.0002,.0004),(.0008,.0003),(.0011,0),(.0011,-.0005)],4),(.0329*math.cos(2.45),.0329*math.sin(2.45),.0052),mat('mdotr','#a3241c',.42,var=0),32,(0,math.pi/2,2.45),l,.0001); o.rotation_euler=(0,math.pi/2,2.45); return e

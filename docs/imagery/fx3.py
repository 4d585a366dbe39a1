# A small cinema camera from near, its handle with the sockets for sound on: for `gear-compact-cinema`
from roomkit import *
from cinelens import anodised, lens, toothed
from fresnel import hoop
from fx6 import paint, pane
from smoke import sheetmetal
R=(math.pi/2,0,0); S=(0,math.pi/2,0)
def fx3(g):
    """the lens looks along -y, its mount at y=-.028; x>0 is the side of the sockets"""
    e=empty('fx3'); q=random.Random(4); a=sheetmetal('case3','#26282b',.44,fine=1300,grain=.30,dust=.10,edge=.016); b=sheetmetal('case3b','#17181a',.46,fine=1300,grain=.30,dust=.10,edge=.014); rub=paint('rub3','#161617',.76,.8,700,.10,0.); dk=mat('gap3','#050506',.85,var=0); me=anodised('an3','#2a2b2e',.34,.3); st=mat('screw3','#5d5f63',.32,metal=1,var=.12,vscale=200); chrome=mat('chr3','#b9bcc2',.22,metal=1,var=.08,vscale=90)
    ink=mat('ink3','#b9b7b0',.6,var=0); red=mat('red3','#a3150f',.32,var=.06,vscale=120); gl=pane('pane3'); zc=.0455; cx=.010
    def word(t,size,at,face='x',m=ink):
        c=bpy.data.curves.new('w','FONT'); c.body=t; c.size=size; c.align_x='CENTER'; c.align_y='CENTER'; c.extrude=.00003; c.space_character=1.1; o=link(bpy.data.objects.new('w',c)); c.materials.append(m); o.location=at; o.parent=e; o.rotation_euler={'x':(math.pi/2,0,math.pi/2),'z':(0,0,0),'f':R}[face]; return o
    def slab(name,size,at,m,r=.003,seg=5,rot=(0,0,0)): o=box(name,size,at,m,r,rot,e); (setattr(o.modifiers['b'],'segments',seg) if r else None); return o
    def screw(at,face='x',r=.0019): ro={'x':S,'f':R,'z':(0,0,0)}[face]; d=Vector({'x':(1,0,0),'f':(0,-1,0),'z':(0,0,1)}[face]); at=Vector(at); cyl('sk',r*1.35,.0006,at,dk,ro,e,28,.0001); cyl('sc',r,.0010,at+d*.0002,st,ro,e,28,.0003); cyl('hx',r*.5,.0004,at+d*.0006,dk,ro,e,6,.00005)
    def thread(at,face='z',r=.0040): ro={'x':S,'z':(0,0,0)}[face]; d=Vector({'x':(1,0,0),'z':(0,0,1)}[face]); at=Vector(at); hoop('thr',[(r*.70,-.0004),(r,-.0004),(r,.0007),(r*.9,.0010),(r*.70,.0010)],at,chrome,48,ro,e,.0002); cyl('thh',r*.72,.0006,at+d*.0002,dk,ro,e,32,.0001)
    def key(at,w,h,m,face,hh=.0022): s_={'x':(hh,w,h),'z':(w,h,hh),'f':(w,hh,h)}[face]; slab('key',s_,at,m,min(w,h)*.34,4)
    def prism(name,prof,axis,lo,hi,m,r,seg=5):
        """a profile drawn out along x ('x': points are y, z) or along y ('y': points are x, z)"""
        k=len(prof); P=(lambda t,p: (t,*p)) if axis=='x' else (lambda t,p: (p[0],t,p[1])); v=[P(lo,p) for p in prof]+[P(hi,p) for p in prof]; f=[tuple(reversed(range(k))),tuple(range(k,2*k))]+[(i,(i+1)%k,k+(i+1)%k,k+i) for i in range(k)]
        if axis=='y': f=[tuple(reversed(p)) for p in f]
        o=mesh(name,v,f,m,r); o.modifiers['b'].segments=seg; o.parent=e; return o
    # the body: front shell, a band of vents, the back; upper edges cut
    def shell(x,z0,z1,y0,y1,cut,m,r=.0016): return prism('sh',[(-x,z0+.004),(-x+.004,z0),(x-.004,z0),(x,z0+.004),(x,z1-cut),(x-cut*.8,z1),(-x+cut*.8,z1),(-x,z1-cut)],'y',y0,y1,m,r,4)
    shell(.0640,.0045,.0790,-.020,.024,.008,dk,.0008); shell(.0652,.0035,.0800,-.0245,.0085,.0085,a); shell(.0645,.0040,.0795,.0098,.0170,.0080,b); shell(.0655,.0035,.0802,.0183,.0300,.0085,a); slab('base',(.108,.046,.004),(0,.003,.0022),b,.0014)
    for i in range(17): slab('vent',(.0046,.0080,.0012),(-.0500+.0062*i,.0134,.0796),dk,.0004,2)
    for i in range(9): slab('vent',(.0012,.0080,.0042),(.0645,.0134,.0145+.0066*i),dk,.0004,2)
    # face: leather to both sides of the mount, its ring, the release, a dial in the grip
    slab('lea',(.0330,.0026,.0560),(.0475,-.0248,.0365),rub,.0022,4); slab('fp',(.0800,.0022,.0665),(.0095,-.0250,.0435),b,.010,6); hoop('collar',[(.0330,0),(.0415,0),(.0405,.0046),(.0385,.0056),(.0330,.0056)],(cx,-.0252,zc),a,128,R,e,.0006); hoop('mount',[(.0200,0),(.0335,0),(.0335,.0080),(.0325,.0088),(.0200,.0088)],(cx,-.0252,zc),chrome,128,R,e,.0004); cyl('dot',.0015,.0006,(cx+.0370*math.cos(2.2),-.0310,zc+.0370*math.sin(2.2)),mat('white3','#d8d5cc',.5,var=0),R,e,20,.0002); slab('rel',(.0080,.0052,.0140),(cx+.0420,-.0275,.0210),rub,.0026,5)
    slab('tal',(.0072,.0018,.0034),(.0500,-.0252,.0700),emat('tal3',(1,.05,.02),1.1),.0014,4); [cyl('mh',.0007,.0006,(.0300+.0024*i,-.0263,.0735),dk,R,e,12,.0001) for i in range(3)]; screw((.0588,-.0254,.0120),'f'); screw((.0588,-.0254,.0640),'f',.0015)
    # grip: rubber over a swell for the fingers, red button in its ring of a lever, a wheel before it
    o=prism('grip',[(-.024,.006),(-.046,.009),(-.0520,.022),(-.0500,.050),(-.0540,.066),(-.0470,.0745),(-.024,.0770)],'x',-.0690,-.0365,rub,.0085,7); prism('gtop',[(-.024,.0740),(-.0460,.0735),(-.0495,.0765),(-.0440,.0815),(-.020,.0818)],'x',-.0655,-.0385,a,.0040,5)
    hoop('lev',[(.0064,0),(.0102,0),(.0100,.0022),(.0072,.0028)],(-.052,-.0385,.0812),me,64,(math.radians(9),0,0),e,.0004); slab('levt',(.004,.009,.0030),(-.052,-.0505,.0808),me,.0013,4); cyl('rec',.0060,.0042,(-.052,-.0385,.0826),red,(math.radians(9),0,0),e,56,.0012); fw=empty('fw',(-.0535,-.0478,.0700),0,e); fw.rotation_euler=S; toothed('fwt',.0068,-.006,.006,36,.0005,me,fw)
    # the plate of a tripod below, which holds the long lens clear of the paper
    slab('qr',(.046,.062,.0125),(cx,-.004,-.0062),b,.0016,4); slab('qrb',(.052,.068,.0060),(cx,-.004,-.0154),me,.0012,4); [slab('qrg',(.0525,.0016,.0062),(cx,-.004+s*.022,-.0154),dk,.0003,2) for s in (-1,1)]; screw((cx+.0231,.014,-.0062)); screw((cx+.0231,-.022,-.0062))
    # top: keys with their words, a dial, threads for arms
    for i,t in enumerate(('ISO','IRIS','WB')): key((-.0330+.0125*i,-.0135,.0806),.0088,.0050,b,'z',.0018); word(t,.0026,(-.0330+.0125*i,-.0085,.08005),'z')
    d=empty('dl',(.0510,.0215,.0795),0,e); toothed('dlt',.0088,0,.0050,52,.0005,me,d); cyl('dlc',.0068,.0012,(0,0,.0052),b,(0,0,0),d,48,.0004); key((.0290,.0235,.0806),.0090,.0042,b,'z',.0016); thread((.0520,-.0105,.0802)); thread((-.0560,.0215,.0804))
    # side of the sockets: doors with seams and symbols, a thread, the loop of a strap
    X=.0652
    for (y,z,w,h,t) in ((-.0075,.0560,.0265,.0260,'MIC'),(-.0075,.0250,.0265,.0300,'HDMI'),(.0242,.0300,.0095,.0400,'USB')): slab('dr',(.0018,w,h),(X+.0001,y,z),b,.0022,4); slab('fin',(.0010,w*.40,.0016),(X+.0008,y,z-h*.36),dk,.0006,2); word(t,.0026,(X+.0012,y,z+h*.22))
    thread((X+.0004,-.0085,.0730),'x',.0032); screw((X+.0002,.0240,.0620)); screw((X+.0002,.0240,.0085),r=.0015); curve('lug',[(X-.002,.020,.0690),(X+.0055,.0195,.0695),(X+.0065,.0195,.0740),(X+.001,.0205,.0765),(X-.002,.020,.0690)],.0011,chrome,e)
    # the handle on its foot: post, bar, rubber with ribs under it, keys and shoe above
    slab('foot',(.0360,.0460,.0055),(cx,.0000,.0832),me,.0018,4); [screw((cx+sx*.013,sy*.016,.0861),'z') for sx in (-1,1) for sy in (-1,1)]; kl=empty('kl',(cx,.0270,.0845),0,e); kl.rotation_euler=R; toothed('klt',.0072,-.010,-.002,30,.0006,me,kl)
    prism('post',[(-.0190,.0850),(.0130,.0850),(.0060,.1290),(-.0270,.1290)],'x',cx-.0115,cx+.0115,a,.0044,6); prism('bar',[(-.0370,.1300),(-.0300,.1240),(.0960,.1270),(.1040,.1330),(.1040,.1400),(.0940,.1470),(-.0200,.1485),(-.0330,.1470),(-.0370,.1420)],'x',cx-.0140,cx+.0140,a,.0060,7); slab('barr',(.0260,.082,.0105),(cx,.052,.1275),rub,.0046,6)
    for i in range(13): slab('rib',(.0264,.0026,.0106),(cx,.0170+.0058*i,.1269),rub,.0010,3)
    slab('top',(.0200,.108,.0018),(cx,.030,.1482),b,.0008,3); hoop('rr',[(.0050,0),(.0066,0),(.0064,.0016),(.0052,.0020)],(cx,-.0160,.1489),me,48,(0,0,0),e,.0003); cyl('r2',.0048,.0028,(cx,-.0160,.1496),red,(0,0,0),e,44,.0008); thread((cx,.0020,.1490),r=.0036); thread((cx,.0760,.1488),r=.0036)
    for sx in (-1,1): box('shr',(.0026,.0175,.0042),(cx+sx*.0098,.0300,.1508),chrome,.0006,parent=e); box('shl',(.0044,.0175,.0011),(cx+sx*.0088,.0300,.1531),chrome,.0004,parent=e)
    # the box for sound: two sockets before, dials and switches on its side behind a lip
    bx=.0455; slab('snd',(.0400,.0640,.0480),(bx,.0020,.1340),a,.0050,6); slab('sndf',(.0350,.0016,.0420),(bx,-.0303,.1340),b,.0040,5); slab('snds',(.0014,.0540,.0400),(bx+.0200,.0040,.1340),b,.0036,5); slab('sndt',(.0300,.0500,.0010),(bx,.0020,.1580),b,.0030,4)
    for z,n in ((.1450,'1'),(.1230,'2')):
        hoop('xl',[(.0078,0),(.0096,0),(.0096,.0026),(.0088,.0034),(.0078,.0030)],(bx,-.0310,z),me,72,R,e,.0004); cyl('xi',.0079,.0010,(bx,-.0312,z),dk,R,e,56,.0002); [cyl('pin',.0010,.0012,(bx+.0036*math.cos(t),-.0317,z+.0036*math.sin(t)),st,R,e,18,.0002) for t in (math.radians(90),math.radians(210),math.radians(330))]; slab('psh',(.0052,.0020,.0030),(bx,-.0325,z+.0098),st,.0010,3); word(n,.0036,(bx-.0135,-.0313,z),'f')
    for i,z in enumerate((.1455,.1235)):
        k=empty('gd',(bx+.0205,-.0080,z),0,e); k.rotation_euler=S; toothed('gdt',.0058,0,.0052,34,.0005,me,k); cyl('gdc',.0044,.001,(0,0,.0053),rub,(0,0,0),k,36,.0003); box('mk',(.0005,.0006,.0032),(bx+.0262,-.0080,z+.0022),ink,0,parent=e); word('INPUT %d'%(i+1),.0024,(bx+.0210,-.0080,z+.0088)); slab('sl',(.0006,.0125,.0040),(bx+.0208,.0180,z),dk,.0003,2); slab('tg',(.0042,.0044,.0032),(bx+.0222,(.0150,.0205)[i],z),me,.0009,3); word(('AUTO  MAN','MIC  LINE')[i],.0022,(bx+.0210,.0180,z+.0060))
    for y in (-.0245,.0290): screw((bx+.0202,y,.1165),r=.0015)
    # a plug in the lower socket, its cable over the paper and away
    z=.1230; lathe('plug',[(.0002,0),(.0088,0),(.0092,.0012),(.0092,.0215),(.0084,.0225),(.0084,.0300),(.0060,.0400),(.0036,.0420),(.0002,.0420)],(bx,-.0340,z),mat('plug3','#3b3d40',.34,metal=.8,var=.1,vscale=90),56,R,e,.0005); hoop('pr',[(.0092,0),(.0096,.0002),(.0096,.0030),(.0092,.0032)],(bx,-.0480,z),chrome,56,R,e,.0002); curve('xc',[(bx,-.074,z),(bx+.002,-.088,z-.001),(bx+.018,-.098,z-.010),(bx+.040,-.094,z-.036),(bx+.052,-.080,z-.075),(bx+.071,-.064,.022),(bx+.077,-.046,-.0120),(bx+.090,-.034,-.0158),(bx+.112,-.012,-.0158),(bx+.140,-.016,-.0158),(bx+.20,-.035,-.0158),(bx+.42,-.01,-.0158)],.0026,mat('cab3','#19191b',.6,var=.05),e,20)
    tube('turn',(bx+.0225,-.0977,z-.0150),(bx+.0300,-.0962,z-.0245),.00300,mat('turn3','#b8561c',.6,var=.06,vscale=200,bump=.3,bscale=500),e,28)
    # a short microphone on the far side
    slab('ma',(.024,.012,.009),(cx-.0240,-.012,.1400),b,.003,4); hoop('mc',[(.0098,-.009),(.0130,-.008),(.0130,.008),(.0098,.009)],(cx-.0400,-.012,.1430),b,56,R,e,.0008); tube('mi',(cx-.040,-.040,.143),(cx-.040,.070,.143),.0088,anodised('mi3','#222327',.38,.4),e,40); lathe('fo',smooth([(.002,0),(.0135,.003),(.0155,.012),(.0156,.052),(.0146,.066),(.0110,.0755),(.002,.078)],5),(cx-.040,-.024,.143),mat('foam3','#1e1e20',.97,var=.02,vscale=900,colvar=.45,bump=.75,bscale=1150,sheen=.25),48,R,e)
    l=empty('prime',(cx,-.0338,zc),0,e); l.rotation_euler=(math.pi/2,math.radians(152),0); l.scale=(.84,.84,.84); lens(l,q,.12); return e

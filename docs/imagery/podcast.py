# The podcast table, from near: one microphone on its arm, what lies on the table, the room behind out of focus
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from roomkit import *
from coffee import worn_oak
from grip import grooves
from graph import Graph
from house import nodes
out,w,h,spp,seed,thr=args(); s=reset(); g=M(); q=random.Random(11); T=.75
char=lambda: mat('micchar','#2b2c2f',.46,metal=.55,var=.08,vscale=60,bump=.04,bscale=700)
def along(o,d): o.rotation_mode='QUATERNION'; o.rotation_quaternion=Vector(d).normalized().to_track_quat('Z','Y'); return o
def cells():
    """open cells, one and a half millimetres wide: walls that catch light, holes that do not"""
    m,b,N,L=nodes('foamp'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; v=N('ShaderNodeTexVoronoi'); v.feature='DISTANCE_TO_EDGE'; v.inputs['Scale'].default_value=620; L(P,v.inputs['Vector']); hole=G.ramp(v.outputs['Distance'],.06,.26)
    L(G.mix(hole,G.value('#2b2c2f',G.ramp(G.noise(P,60,4),.3,.7,.82,1.15)),'#0b0b0c'),b.inputs['Base Color']); setin(b,'Roughness',.95); setin(b,'Specular',.2); setin(b,'Sheen',.12); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.8; bp.inputs['Distance'].default_value=.0009; L(G.op('SUBTRACT',G.op('MULTIPLY',G.noise(P,900,2),.4),hole),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def foam(parent,r,z0,z1,seed=0.):
    """a windscreen of open foam: round at its end, cell by cell, pressed a little out of shape"""
    nu,nv=220,110; v=[]; L_=z1-z0; R=.018
    for j in range(nv+1):
        t=j/nv; a=t*(L_-R+R*math.pi/2+r-R); 
        if a<L_-R: rr,z,nr,nz=r-.0015*math.exp(-a/.006),z0+a,1,0
        elif a<L_-R+R*math.pi/2: b=(a-(L_-R))/R; rr,z,nr,nz=r-R+R*math.cos(b),z1-R+R*math.sin(b),math.cos(b),math.sin(b)
        else: rr,z,nr,nz=max(.0004,r-R-(a-(L_-R+R*math.pi/2))),z1,0,1
        for i in range(nu):
            u=6.2832*i/nu; p=Vector((rr*math.cos(u),rr*math.sin(u),z)); d=.00025*noise.noise(p*300+Vector((seed,0,0)))+.0008*noise.noise(p*45); v.append((p.x+nr*d*math.cos(u),p.y+nr*d*math.sin(u),p.z+nz*d))
    f=[(j*nu+i,j*nu+(i+1)%nu,(j+1)*nu+(i+1)%nu,(j+1)*nu+i) for j in range(nv) for i in range(nu)]+[tuple(nv*nu+i for i in range(nu))]
    o=mesh('foam',v,f,cells(),smooth=True); o.parent=parent; return o
def broadcast_mic(at,d,elbow,base,near=True):
    """a broadcast microphone in its yoke at the end of a sprung arm; d: where it points, elbow and base: the arm's joints"""
    at,d,elbow,base=Vector(at),Vector(d).normalized(),Vector(elbow),Vector(base); m=along(empty('mic',at),d); bd=char(); st=g['steel']
    foam(m,.0312,.0335,.114,at.x*9)
    lathe('body',[(.012,-.098),(.0235,-.097),(.0262,-.0935),(.0268,-.088),(.0268,-.030),(.0262,-.028),(.0262,-.024),(.0276,-.022),(.0276,.022),(.0300,.026),(.0300,.034),(.028,.036)],(0,0,0),bd,96,parent=m,bevel=.0007)
    for k in range(9): lathe('rib',[(.0266,-.0016),(.0277,-.0010),(.0277,.0010),(.0266,.0016)],(0,0,-.083+.0062*k),bd,96,parent=m,bevel=.0002)
    lathe('ring',[(.0299,.0275),(.0306,.028),(.0306,.0318),(.0299,.0322)],(0,0,0),mat('ringp','#b5774a',.32,metal=.9,var=.08,vscale=40),96,parent=m,bevel=.0003)
    box('plate',(.020,.0012,.010),(0,-.0273,.002),mat('platep','#8f9093',.4,metal=1,var=.1,vscale=60),.0004,parent=m); box('swt',(.006,.004,.012),(0,-.027,-.012),g['rubber'],.001,parent=m)
    # the yoke: a strap of bent steel about the body, knurled screws at its pivots, up to the arm
    side=d.cross(Vector((0,0,1))).normalized(); up=side.cross(d).normalized(); hub=at-d*.006; top=hub+up*.083-d*.012; strap=mat('strapp','#2d2e31',.4,metal=.8,var=.1,vscale=60,bump=.03,bscale=500)
    P=[hub+side*.0335-up*.006,hub+side*.0335+up*.02,hub+side*.0325+up*.045,hub+side*.024+up*.066,hub+side*.008+up*.074]; pts=P+[2*(hub+up*((p-hub).dot(up)))-p+(d*((p-hub).dot(d)))*2 for p in P[::-1]]
    for k in (-.0045,-.003,-.0015,0,.0015,.003,.0045): curve('yokes',[tuple(p+d*k) for p in pts],.0019,strap,None,24)
    for sg in (-1,1):
        p=hub+side*.039*sg; o=along(cyl('kn',.0105,.011,p,g['blackm'],n=48,bevel=.0015),side); e=along(empty('kne',p),side); r_=grooves(.0103,-.0045,.0045,30,g['blackm'],(0,0,0),e,.0009); r_.rotation_euler=(math.pi/2,0,0); along(cyl('cap',.0045,.002,p+side*.0062*sg,st,n=24,bevel=.0004),side)
    along(cyl('boss',.0085,.016,top-up*.002,strap,n=40,bevel=.001),up); along(cyl('nut',.0125,.009,top+up*.011,mat('nutp','#b9924f',.3,metal=1,var=.1,vscale=40),n=40,bevel=.001),up)
    head=top+up*.026
    # the arm: two beams of square tube, springs under them, joints with wide screws
    for a,b in ((head,elbow),(elbow,base+Vector((0,0,.10)))):
        L_=b-a; n_=L_.normalized(); sd=n_.cross(Vector((0,0,1))).normalized(); u_=sd.cross(n_)
        o=box('beam',(.017,.012,L_.length-.02),(a+b)/2,mat('beamp','#232427',.38,metal=.6,var=.08,vscale=40,bump=.02,bscale=300),.0025); o.rotation_mode='QUATERNION'; o.rotation_quaternion=Matrix((sd,u_,n_)).transposed().to_quaternion()
        for k in (-1,1):
            o0=a+n_*.03+sd*.0145*k-u_*.004; o1=a+n_*(L_.length*.62)+sd*.0145*k-u_*.004; nn=int((o1-o0).length/.0011); R_=.0046
            if near: curve('spr',[tuple(o0.lerp(o1,t/nn)+(sd*math.cos(t*1.35)+u_*math.sin(t*1.35))*R_) for t in range(nn+1)],.00085,st,None,2)
            else: tube('spr',o0,o1,.005,st,None,12)
            for e_ in (o0,o1): along(cyl('pin',.003,.012,e_,st,n=16,bevel=.0004),sd)
        for p in (a,b): along(cyl('jt',.0135,.031,p,g['blackm'],n=40,bevel=.002),sd); along(cyl('js',.0058,.036,p,st,n=6,bevel=.0006),sd)
    tube('post',base+Vector((0,0,.0)),base+Vector((0,0,.10)),.0095,g['blackm']); cyl('clamp',.03,.028,base+Vector((0,0,.014)),g['black'],bevel=.004)
    # the cable: out of the body's end, a slack loop, tied along the arm
    e=at-d*.098; along(cyl('xl',.0095,.046,e-d*.02,mat('xlrp','#9b9da1',.32,metal=1,var=.1,vscale=30),n=40,bevel=.001),d); along(cyl('xr',.0062,.03,e-d*.055,g['rubber'],n=32,bevel=.002),d)
    n1=(elbow-head).normalized(); dn=Vector((0,0,-1)); u1=lambda t,k:tuple(head.lerp(elbow,t)+dn*k)
    curve('mcab',[tuple(e-d*.06),tuple(e-d*.095+dn*.008),tuple(e-d*.12+dn*.05+side*.01),tuple(e-d*.05+dn*.105+side*.02),tuple(e-d*.11+dn*.09+n1*.04),u1(.28,.055),u1(.36,.02),u1(.5,.034),u1(.64,.017),u1(.8,.03),u1(.97,.02)],.0034,g['rubber'],None,16)
    for t in (.36,.64): o=box('tie',(.024,.026,.012),head.lerp(elbow,t)+dn*.004,mat('tiep','#17181a',.95,var=0,bump=.4,bscale=300),.003); o.rotation_mode='QUATERNION'; o.rotation_quaternion=n1.to_track_quat('Z','Y')
    return m
def headphones(x,y,rz):
    """closed headphones laid on their side, as they are put down, on pads and band: leather, round pads, a cable that coils away"""
    flat=empty('hpt',(x,y,T),rz); e=empty('hp',(0,0,0),0,flat); a_=math.radians(102); cy_,cz_=-.012,.046; e.rotation_euler=(a_,0,0); e.location=(0,cy_-(cy_*math.cos(a_)-cz_*math.sin(a_)),cz_-(cy_*math.sin(a_)+cz_*math.cos(a_))); lea=mat('leap','#201d1b',.5,var=.1,vscale=50,bump=.16,bscale=420); sh=mat('shellp','#26272a',.38,var=.08,vscale=30,bump=.03,bscale=600,coat=.1)
    N_=64; v=[]
    for i in range(N_+1):
        a=math.radians(-4+188*i/N_); sn=max(0,math.sin(a)); cx_,cy_,tz=.085*math.cos(a),.034*sn,.052+.128*math.sin(a)
        for k in range(14):
            b=6.2832*k/14; wv=.0165*math.cos(b)*(.75+.25*sn); th=(.0062+.0026*sn)*math.sin(b)*(1+.12*noise.noise(Vector((i*.35,k,1)))); v.append((cx_+math.cos(a)*th,cy_+wv,tz+math.sin(a)*th))
    f=[(i*14+k,i*14+(k+1)%14,(i+1)*14+(k+1)%14,(i+1)*14+k) for i in range(N_) for k in range(14)]; mesh('band',v,f,lea,smooth=True).parent=e
    for sx in (-1,1):
        c=empty('cup',(sx*.083,-.012,.046),0,e); c.rotation_euler=(math.radians(6),math.radians(90+sx*7),0) if sx>0 else (math.radians(6),math.radians(-90+7),0)
        lathe('sh',smooth([(.002,.026),(.022,.026),(.034,.022),(.041,.012),(.043,0),(.0425,-.004),(.03,-.006)],4),(0,0,0),sh,64,parent=c,bevel=.0006); lathe('bd',[(.027,.0255),(.0305,.0255),(.0305,.0268),(.027,.0268)],(0,0,0),mat('hpring','#97999d',.35,metal=1,var=.08,vscale=50),64,parent=c,bevel=.0004)
        lathe('pad',smooth([(.024,-.008),(.0415,-.005),(.0455,-.013),(.043,-.022),(.034,-.0255),(.025,-.022),(.023,-.012)],5),(0,0,0),lea,64,parent=c,bevel=.0006); lathe('in',[(.002,-.012),(.026,-.012),(.026,-.0125),(.002,-.0125)],(0,0,0),mat('clothp','#111113',.95,var=0),40,parent=c,bevel=.0001)
        for dy in (-.03,.014): tube('yk',(sx*.098,dy,.05),(sx*.086,-.004,.086),.0026,g['steel'],e,12)
    pts=[(.095,-.01,.046),(.125,-.02,.03),(.15,.03,.004),(.13,.14,.003),(.02,.20,.003),(-.10,.17,.003),(-.15,.08,.003),(-.06,.03,.003),(.0,.10,.007),(-.08,.20,.006),(.1,.30,.003),(.33,.34,.003),(.6,.5,.003)]; curve('hcab',pts,.0024,g['rubber'],flat,20)
def shellchair(az,at,d=1.):
    """a felt shell on wooden legs, seen over the table"""
    shell=mat('shell','#4a5358',.9,var=0,sheen=.4,bump=.3,bscale=170); e=empty('pc',at,az); cush((.47,.44,.1),(0,-.05,.46),(0,0,0),e,shell); n=28; v=[]
    for j in range(7):
        t=j/6
        for i in range(n+1): a=math.radians(-8+196*i/n); R=.27+.02*t; v.append((R*math.cos(a),R*math.sin(a)*.92,.44+t*(.16+.24*math.sin(math.radians(180*i/n))**.8)))
    f=[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i) for j in range(6) for i in range(n)]; o=mesh('bk',v,f,shell,smooth=True); o.parent=e; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.05; so.offset=1; b=o.modifiers.new('bb','BEVEL'); b.width=.02; b.segments=4
    for sx in (-1,1):
        for sy in (-1,1): tube('l',(sx*.17,sy*.16,.43),(sx*.24,sy*.23,0),.012,g['wood'],e)
    return e
# the room: panels of felt with a warm line of light behind them, slats, a sideboard with a lamp
wall=mat('wallp','#26343a',.85,var=.06,vscale=2,bump=.05,bscale=7,spec=.25); quad('fl',[(-5,-6,0),(5,-6,0),(5,3,0),(-5,3,0)],oak('oakp','#6a4c34','#513826',.4)); Y=2.7
for p in ([(-5,Y,0),(5,Y,0),(5,Y,3.2),(-5,Y,3.2)],[(-3.2,-6,0),(-3.2,Y,0),(-3.2,Y,3.2),(-3.2,-6,3.2)],[(3.2,Y,0),(3.2,-6,0),(3.2,-6,3.2),(3.2,Y,3.2)],[(5,-6,0),(-5,-6,0),(-5,-6,3.2),(5,-6,3.2)]): quad('w',p,wall)
quad('ce',[(-5,3,3.2),(5,3,3.2),(5,-6,3.2),(-5,-6,3.2)],mat('ceilp','#1c2022',.9,var=0))
fe=[mat('felt%d'%i,c,.95,var=.03,bump=.3,bscale=240,sheen=.4) for i,c in enumerate(('#454a4e','#565a5c','#67655e','#38424a','#9a4f26'))]
for i in range(5):
    for j in range(3): box('pan',(.58,.05,.58),(-1.75+.62*i,Y-.055,.62+.62*j),fe[(0,1,0,3,1,2,2,0,3,4,4,1,0,3,1)[i*3+j]],.012)
sl=mat('slatp','#7a5233',.5,var=.1,vscale=3,colvar=.28,stretch=(16,16,1)); boxes('slt',[((.035,.045,2.75),(1.42+.075*k,Y-.03,1.42)) for k in range(24)],sl)
area((-.5,Y-.10,2.3),(-.5,Y,1.0),9,3.1,.03,(1,.58,.28)); area((-.5,Y-.10,.30),(-.5,Y,1.4),7,3.1,.03,(1,.58,.28)); area((2.3,Y-.16,2.7),(2.3,Y,.9),16,1.7,.04,(1,.60,.30))
box('side',(1.5,.4,.62),(1.42,Y-.26,.31),mat('sidew','#5a3c28',.42,var=.1,vscale=3,colvar=.28,stretch=(1,12,12)),.006); box('sidet',(1.54,.43,.03),(1.42,Y-.26,.635),mat('sidew','#5a3c28'),.004)
glow=frosted((1,.74,.46),(1,.50,.2),3.4); lx,ly,lz=.98,Y-.28,.65
lathe('lb',smooth([(.002,0),(.075,.0),(.08,.012),(.03,.03),(.016,.06),(.014,.14)],4),(lx,ly,lz),mat('lampb','#8a6a3d',.3,metal=.9,var=.1),48); ghost(lathe('lg',smooth([(.004,-.125),(.09,-.088),(.125,0),(.09,.088),(.004,.125)],6),(lx,ly,lz+.265),glow,48)); point((lx,ly,lz+.265),26,(1,.70,.40),.1)
for i,(c,t,hh) in enumerate((('#7d8a83',.03,.21),('#b4532c',.022,.19),('#d7cdbb',.035,.23),('#2f3b43',.028,.2),('#a58c5c',.02,.18))): box('bk',(t,.15,hh),(1.34+.036*i,Y-.24,.65+hh/2),mat('bkp%d'%i,c,.7,var=.06),.003)
tree(-2.55,2.05,9,2.5,1.6)
# the table and what is on it
top=empty('tb',(0,0,0)); box('top',(2.3,1.15,.042),(0,.42,T-.021),worn_oak(fine=1.),.005); [box('leg',(.07,.07,.7),(sx*1.0,.42+sy*.45,.35),g['blackm'],.005) for sx in (-1,1) for sy in (-1,1)]
broadcast_mic((-.155,.0,1.005),(.93,-.30,-.20),(-.62,.22,1.30),(-.86,.62,T))
broadcast_mic((.36,1.0,1.03),(-.55,.55,-.12),(.86,.98,1.22),(.93,.72,T),False)
headphones(.40,.66,math.radians(-34))
glass=mat('glassp','#e6eeee',.03,var=0,trans=1.); lathe('gl',smooth([(.002,.0),(.028,.0),(.031,.004),(.034,.09),(.033,.0905),(.0315,.088),(.029,.008),(.002,.006)],3),(-.02,.78,T),glass,48,bevel=.0003)
shellchair(math.radians(10),(.42,1.55,0)); shellchair(math.radians(-35),(-1.0,1.5,0))
# one warm hard light from behind draws the shadows, a soft one from the left shows the metal
spot((1.05,1.45,2.15),(-.1,.05,.95),120,(1,.76,.50),40,.5,.05); area((-1.0,-.55,1.75),(-.1,.05,.98),11,.5,.7,(1,.93,.85)); area((-.9,1.0,1.7),(-.15,.0,1.0),9,.35,.8,(.58,.74,1)); area((.9,-1.3,1.9),(.2,.2,.8),5,.9,.9,(.85,.92,1)); ambient((.4,.5,.6),.03)
camera((.08,-1.04,1.10),(-.022,.1,.988),60,1.8,(-.075,-.05,1.0))
render(out,w,h,spp,seed,thr,bounces=5,clamp=4)

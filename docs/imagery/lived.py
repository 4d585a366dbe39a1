# What a room has that nobody put there for the picture: a jacket on a box, a ladder by the window, things on the sill
from roomkit import *
def deeper(room_m, Y0, depth, X0, X1, Z):
    """the room goes on behind the camera: what stands near the lens has the light of the same windows"""
    for p,q in (((X0,Y0-depth),(X0,Y0)),((X1,Y0),(X1,Y0-depth)),((X1,Y0-depth),(X0,Y0-depth))): quad('back',[(*p,0),(*q,0),(*q,Z),(*p,Z)],room_m).visible_camera=False
    for z,m in ((0,mat('backfloor','#7d5f40',.5,var=0)),(Z,room_m)): quad('back',[(X0,Y0-depth,z),(X1,Y0-depth,z),(X1,Y0,z),(X0,Y0,z)],m).visible_camera=False
def clamp(at, rz):
    """a spring clamp with orange tips, as it holds paper on its bar"""
    e=empty('clamp',at,rz); bl=mat('clampm','#17181a',.5,var=.05); og=mat('clampo','#c4561c',.55,var=.05)
    for s in (-1,1): tube('jaw',(0,s*.012,-.055),(0,s*.03,.0),.008,bl,e,12); tube('hnd',(0,s*.03,0),(0,s*.022,.075),.0085,bl,e,12); tube('tip',(0,s*.022,.07),(0,s*.02,.09),.010,og,e,12); cyl('pad',.011,.012,(0,s*.013,-.058),og,(math.pi/2,0,0),e,16)
def hung_coil(at, rz, m, r=.13, n=6):
    """a cable hung up in loops over a knob"""
    q=random.Random(9); e=empty('hung',at,rz); P=[]
    for i in range(n*12+1): a=6.2832*i/12; k=1+.10*noise.noise(Vector((i*.05,1,2))); P.append((.018*noise.noise(Vector((i*.09,5,1)))+.004*(i/12-n/2),r*.62*k*math.sin(a),-r*1.15*k+r*1.2*k*math.cos(a)))
    curve('hc',P,.0048,m,e,6); return e
def sill_things(y, z):
    """what ends up on a window sill"""
    pot=mat('potw','#b9aa96',.8,var=.1,vscale=9); lf=leafmat(); q=random.Random(12)
    lathe('pot',[(.002,0),(.05,0),(.066,.11),(.06,.11),(.002,.09)],(.02,y,z),pot,40); v=[]; f=[]
    for i in range(26):
        a=q.uniform(0,6.28); L=q.uniform(.08,.2); b=len(v); c,s=math.cos(a),math.sin(a); w=.012; up=q.uniform(.5,1.4)
        for t in (0,.35,.7,1): x,h=L*t*.8,L*(up*t-.9*t*t*(up*.5)); k=w*(1-t)**.5*(.6+t); v+=[(.02+c*x-s*k,y+s*x+c*k,z+.1+h),(.02+c*x+s*k,y+s*x-c*k,z+.1+h)]
        f+=[(b+2*j,b+2*j+1,b+2*j+3,b+2*j+2) for j in range(3)]
    mesh('potleaf',v,f,lf,smooth=True)
    for i,(c,w,d,t) in enumerate((('#6b3b2e',.22,.15,.03),('#d8d0c0',.2,.14,.022),('#39474d',.19,.13,.026))): box('sbook',(w,d,t),(.36+.012*i,y,z+.015+.027*i),mat('sbk%d'%i,c,.75,var=.08),.003,(0,0,.06-.14*i))
    lathe('pcup',[(.002,0),(.028,0),(.04,.105),(.042,.108),(.002,.1)],(-.62,y-.02,z),mat('pcup','#d9d2c4',.7,var=.05),36); cyl('plid',.043,.012,(-.62,y-.02,z+.112),mat('plid','#26262a',.5,var=0),n=36)
    lathe('tp',[(.045,0),(.06,0),(.06,.05),(.045,.05)],(2.35,y,z),mat('roll','#2b2b2d',.6,var=.05),40); box('ls',(.16,.09,.05),(2.62,y-.02,z+.027),mat('pouch','#2d2c2a',.9,var=.05,bump=.3,bscale=90),.02,(0,0,.3))
def magazine(at, rz):
    """an open magazine on the floor, its pages lifted"""
    e=empty('mag',at,rz); n=12; pg=mat('page','#d8d2c6',.55,var=0); im=mat('pimg','#6f6a62',.5,var=.1,vscale=18,colvar=.6)
    for sg in (-1,1):
        P=lambda t,y: (sg*.21*t,y,.004+.022*math.sin(math.pi*min(1,t*1.15))*math.exp(-t*1.1)*2+(.012*t*t if sg>0 else 0))
        v=[P(i/n,y) for y in (-.14,.14) for i in range(n+1)]; mesh('pg',v,[(i,i+1,n+2+i,n+1+i) for i in range(n)],pg,smooth=True).parent=e
        v=[(x,y,z+.0012) for y in (-.10,.11) for i in range(2,n-1) for x,_,z in (P(i/n,y),)]; k=n-3; mesh('im',v,[(i,i+1,k+1+i,k+i) for i in range(k-1)],im,smooth=True).parent=e

# A stabiliser with a camera on it, as it stands on its own small legs, seen from near: three motors, arms of cast alloy, a grip with its controls: `gear-gimbal`
from roomkit import *
from cinelens import anodised, toothed
from fresnel import hoop
from fx6 import paint
X,Y=(0,math.pi/2,0),(math.pi/2,0,0)
def gimbal(g,photo,rub):
    e=empty('gim'); al=anodised('ang','#232427',.36,.4); ca=paint('castgm','#1c1d1f',.44,.2,1700,.32,.5); rg=mat('ringgm','#a3a5a9',.26,metal=1,var=.08,vscale=60); dk=mat('gapgm','#050506',.85,var=0); st=g['steel']; ink=mat('inkgm','#b9b7b0',.6,var=0); red=mat('redgm','#7d1510',.38,var=.06)
    def slab(name,size,at,m,r=.003,seg=5,rot=(0,0,0)): o=box(name,size,at,m,r,rot,e); o.modifiers['b'].segments=seg; return o
    def screw(at,rot,r=.0022): cyl('sc',r,.0012,at,st,rot,e,24,.0003); d=Matrix.Rotation(rot[1],3,'Y')@Matrix.Rotation(rot[0],3,'X')@Vector((0,0,1)); cyl('hx',r*.5,.0003,Vector(at)+d*.0006,dk,rot,e,6,.00005); cyl('hx',r*.5,.0003,Vector(at)-d*.0006,dk,rot,e,6,.00005)
    def motor(at,rot,r,l):
        """a can of turned aluminium: its cap with a seam, a bright ring, cooling slots round its waist"""
        m=empty('mot',at,0,e); m.rotation_euler=rot; lathe('can',[(.002,-l/2),(r*.90,-l/2),(r*.97,-l/2+.002),(r,-l/2+.005),(r,l/2-.007),(r*.985,l/2-.006),(r*.985,l/2-.0045),(r,l/2-.004),(r,l/2-.002),(r*.94,l/2),(.002,l/2)],(0,0,0),al,80,parent=m,bevel=.0006)
        hoop('mr',[(r,0),(r+.0007,.0002),(r+.0007,.0016),(r,.0018)],(0,0,-l/2+.0065),rg,80,parent=m,bevel=.0002)
        for s_ in (-1,1): cyl('cap',r*.62,.0009,(0,0,s_*l/2),ca,parent=m,n=64,bevel=.0003); [cyl('sc',.0019,.0012,(r*.76*math.cos(a),r*.76*math.sin(a),s_*l/2),st,parent=m,n=20,bevel=.0003) for a in (.4,.4+2.094,.4+4.189)]
        return m
    # legs: three castings that fold, a joint with its thread, a grip of ribbed rubber over the batteries
    for i in range(3):
        a=math.radians(120*i+90); q=empty('leg',(0,0,0),a,e); o=box('arm',(.128,.017,.0115),(.079,0,.0165),ca,.0045,(0,math.radians(5.5),0),q); o.modifiers['b'].segments=4; lathe('foot',smooth([(.002,0),(.0085,0),(.0100,.003),(.0098,.011),(.002,.0125)],3),(.139,0,0),rub,32,parent=q); cyl('pin',.0030,.020,(.024,0,.0220),st,Y,q,20,.0006)
    lathe('joint',[(.0195,.010),(.0205,.012),(.0205,.040),(.0175,.043),(.0175,.046),(.0212,.0475),(.0212,.058),(.018,.060)],(0,0,0),al,64,parent=e,bevel=.0008); k=empty('kr',(0,0,.0480),0,e); toothed('knurl',.0210,0,.0085,48,.0007,al,k)
    g_=lathe('grip',smooth([(.0190,.060),(.0212,.064),(.0222,.100),(.0216,.140),(.0205,.170),(.0215,.192),(.0225,.200)],6),(0,0,0),rub,72,parent=e,bevel=.0004); g_.scale=(.94,1.12,1)
    for i in range(15): o=hoop('rib',[(.0224-.00002*abs(i-6)**2,-.0014),(.0231-.00002*abs(i-6)**2,-.0008),(.0231-.00002*abs(i-6)**2,.0008),(.0224-.00002*abs(i-6)**2,.0014)],(0,0,.078+.0066*i),rub,72,parent=e,bevel=.0003); o.scale=(.94,1.12,1)
    # the control head: a screen, a stick, keys, a wheel at its side, the trigger behind
    slab('head',(.046,.050,.072),(0,.001,.236),ca,.0095,6); slab('face',(.0375,.004,.060),(0,-.0245,.237),mat('facegm','#0c0c0d',.16,var=.03),.0055,5); slab('oled',(.0240,.0006,.0165),(0,-.0267,.2520),emat('oledgm','#141b22',.25),.0003,2)
    tx=emat('oledt','#9fc0d8',.22)
    for x,z,w_,h_ in [(.0086,.2576,.0030,.0014),(-.0063,.2530,.0034,.0003),(.0063,.2530,.0034,.0003)]: box('txt',(w_,.0003,h_),(x,-.0271,z),tx,0,parent=e)
    box('seam',(.0008,.0007,.0640),(-.0229,.0060,.2360),dk,.0002,parent=e); [screw((-.0231,-.0070,z),X,.0019) for z in (.2110,.2610)]; slab('port',(.0012,.0055,.0120),(-.0229,.0130,.2360),rub,.0005,3)   # its two halves, the screws that hold them, a socket under rubber
    hoop('gauge',[(.0034,0),(.0039,0),(.0039,.0003),(.0034,.0003)],(0,-.0269,.2530),tx,48,Y,e,.00005)
    hoop('stickr',[(.0072,0),(.0090,0),(.0090,.0022),(.0072,.0028)],(0,-.0262,.2285),al,56,Y,e,.0003); lathe('stick',smooth([(.0030,0),(.0034,.004),(.0062,.0062),(.0064,.0080),(.0030,.0090),(.0005,.0086)],3),(0,-.0262,.2285),rub,40,Y,e)
    for x,m in ((-.0128,rub),(.0128,red)): lathe('key',smooth([(.0048,0),(.0048,.0012),(.0038,.0021),(.0005,.0023)],3),(x,-.0262,.2130),m,36,Y,e)
    w=empty('wheel',(.0225,-.002,.2420),0,e); w.rotation_euler=X; toothed('fw',.0135,0,.0100,44,.0007,al,w); cyl('fc',.0090,.003,(0,0,.0105),rub,parent=w,n=48,bevel=.0008); slab('trig',(.012,.016,.022),(0,.0270,.2240),rub,.005,5); slab('usb',(.0010,.0120,.0060),(.0230,.006,.2150),rub,.0004,2)
    # pan motor, its arm back and up; roll motor, its arm to the side; tilt motor, the plate
    motor((0,.001,.2920),(0,0,0),.0335,.038)
    def arm(P,w_,t_,m=ca,flat=(0,0,1),bend=.020):
        """one casting: a rounded section along a way whose corners are bent; flat: the way its broad side lies"""
        P=[Vector(p) for p in P]; C=[P[0]]
        for a,b,c in zip(P,P[1:],P[2:]):
            u,v=(a-b).normalized(),(c-b).normalized(); k=min(bend,(a-b).length*.48,(c-b).length*.48); C+=[(b+u*k)*(1-t)**2+b*2*t*(1-t)+(b+v*k)*t*t for t in [i/10 for i in range(11)]]
        C.append(P[-1]); q=44; v=[]; F=Vector(flat)
        for i,p in enumerate(C):
            t=(C[min(i+1,len(C)-1)]-C[max(i-1,0)]).normalized(); n=t.cross(F).normalized(); f=n.cross(t)
            for l in range(q): g=6.2832*l/q; x,y=math.cos(g),math.sin(g); v.append(p+f*(w_/2*math.copysign(abs(x)**.42,x))+n*(t_/2*math.copysign(abs(y)**.42,y)))
        n=len(C); o=mesh('arm',v,[(a*q+l,a*q+(l+1)%q,(a+1)*q+(l+1)%q,(a+1)*q+l) for a in range(n-1) for l in range(q)]+[tuple(reversed(range(q))),tuple(range((n-1)*q,n*q))],m,.0016,smooth=True); o.parent=e; return o
    def hub(at,rot,r,l,n=3):
        """where an arm ends on a motor: a boss as round as that, its lid, screws"""
        h=empty('hub',at,0,e); h.rotation_euler=rot; lathe('boss',[(.002,-l/2),(r,-l/2),(r,l/2-.0025),(r-.0022,l/2),(.002,l/2)],(0,0,0),ca,72,parent=h,bevel=.0010); lathe('lid',[(.002,.0008),(r*.60,.0008),(r*.64,.0002),(r*.64,-.001)],(0,0,l/2),al,64,parent=h,bevel=.0002); lathe('lid2',[(.002,-.0008),(r*.60,-.0008),(r*.64,-.0002),(r*.64,.001)],(0,0,-l/2),al,64,parent=h,bevel=.0002)
        for i in range(n):
            for s_ in (-1,1): g=6.2832*i/n+.5; cyl('sc',.0018,.0010,(r*.80*math.cos(g),r*.80*math.sin(g),s_*l/2),st,parent=h,n=20,bevel=.0003); cyl('sh',.0009,.0012,(r*.80*math.cos(g),r*.80*math.sin(g),s_*l/2),dk,parent=h,n=6,bevel=.00005)
    hub((0,.001,.3195),(0,0,0),.0285,.0170); arm([(0,.006,.31817),(0,.062,.3215),(0,.1560,.3560),(0,.1560,.4420)],.034,.0150,flat=(1,0,0)); hub((0,.1545,.4420),Y,.0240,.0170); slab('lock',(.010,.016,.007),(.020,.100,.3380),red,.002,4)
    box('mark',(.0160,.0005,.0030),(0,.0000,.3120),ink,0,parent=e)
    motor((0,.1240,.4420),Y,.0335,.036); hub((0,.0990,.4420),Y,.0240,.0150); arm([(.004,.0990,.4420),(.1480,.0990,.4420),(.1480,-.0040,.4420)],.032,.0150,flat=(0,0,1),bend=.034); hub((.1455,-.0040,.4420),X,.0230,.0190)
    for x in (.045,.075): screw((x,.0912,.4420),Y)
    motor((.1180,-.004,.4420),X,.0320,.034); slab('tk',(.012,.030,.060),(.0960,-.004,.4250),al,.0035,4); slab('tk2',(.0130,.036,.011),(.0960,-.004,.3920),al,.003,4)
    slab('rail',(.196,.030,.0085),(.004,-.004,.3890),al,.0022,4); slab('plate',(.060,.048,.0075),(0,-.004,.3962),mat('plategm','#34363a',.36,metal=.8,var=.1,vscale=60),.0020,4); cyl('kn',.0085,.012,(-.0360,-.004,.3962),al,X,e,48,.0012); tube('lv',(-.0400,-.006,.3962),(-.0405,-.028,.3935),.0028,rub,e,20)
    for x in (-.070,-.060,-.050,.050,.060,.070): box('tk',(.0006,.0004,.0042 if x in (-.060,.060) else .0028),(x,-.0192,.3890),ink,0,parent=e)
    curve('cab',[(.060,-.012,.430),(.084,-.030,.432),(.096,-.032,.460),(.108,-.024,.478),(.118,-.006,.476)],.0019,rub,e)
    c_=empty('cam',(-.004,.004,.3925),0,e); photo(c_); return e
def near(g,photo,rub):
    """camera, motors and controls, from the side (scale, the point in the middle) where one sees the arm go from motor to motor; grip and legs leave the frame below, as all of it is a stick with a toy on top"""
    gimbal(g,photo,rub)
    return 4.25,(.012,.040,.352)

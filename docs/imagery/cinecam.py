# A cinema camera made ready on its tripod, as far as it is seen from some metres away: battery, rods, follow focus, matte box, cables
from roomkit import *
from parts import powder, word
def tripod(g,r,h,legs=0.):
    """carbon legs with grey collars, a spreader half way up, a fluid head; h is its plate, legs how far they are turned against the head"""
    cb=mat('carbonl','#2b2c2f',.34,metal=.2,coat=.25,var=.12,vscale=60); gy=mat('castg','#77797c',.45,metal=.85,var=.12,vscale=30); bk=mat('polyb','#27282a',.55,var=.08,vscale=40); ru=g['rubber']; top=h-.20
    for i in range(3):
        a=math.radians(120*i+90)+legs; c,s=math.cos(a),math.sin(a); t=Vector((c*.075,s*.075,top)); b=Vector((c*.56,s*.56,.03)); d=b-t
        for k in (-.024,.024):
            o=Vector((-s*k,c*k,0)); tube('up',t+o,t+o+d*.40,.0125,cb,r,20); tube('mid',t+o+d*.33,t+o+d*.71,.0100,cb,r,20); cyl('col',.0165,.034,t+o+d*.40,gy,parent=r,n=24,bevel=.003).rotation_euler=d.to_track_quat('Z','Y').to_euler()
        for f_,w_ in ((.40,.085),(.71,.078),(.02,.095)): o=box('br',(w_,.036,.034),t+d*f_,bk if f_<.6 else gy,.007,parent=r); o.rotation_mode='QUATERNION'; o.rotation_quaternion=Matrix.Rotation(a+math.pi/2,3,'Z').to_quaternion()
        tube('low',t+d*.68,b,.0125,g['alu'],r,20); tube('lever',t+d*.40+Vector((-s*.05,c*.05,0)),t+d*.44+Vector((-s*.075,c*.075,.01)),.006,mat('leverr','#8e2f1c',.5,var=.05),r,12)
        m=t+d*.62; tube('spr',(0,0,m.z-.06),m,.0075,gy,r,14); lathe('foot',smooth([(.002,-.03),(.026,-.026),(.03,-.012),(.02,.014),(.012,.03)],3),b,ru,28,parent=r)
    cyl('sprh',.026,.03,(0,0,top+(.03-top)*.62-.06),bk,parent=r,bevel=.004); lathe('crown',[(.05,-.035),(.09,-.03),(.098,-.01),(.098,.012),(.088,.022),(.06,.024)],(0,0,top+.012),gy,56,parent=r,bevel=.003)
    lathe('bowl',smooth([(.05,0),(.072,.02),(.074,.032),(.05,.04)],4),(0,0,top+.03),bk,48,parent=r); tube('bowlh',(0,0,top-.13),(0,0,top),.016,ru,r,24); cyl('panb',.056,.036,(0,0,h-.115),bk,parent=r,n=56,bevel=.005); cyl('panr',.0575,.006,(0,0,h-.115),gy,parent=r,n=56,bevel=.001)
    box('hd',(.088,.125,.085),(0,0,h-.058),bk,.016,parent=r)
    for sx in (-1,1): lathe('drum',[(.050,0),(.054,.004),(.054,.020),(.046,.030),(.02,.032)],(sx*.044,0,h-.058),bk,56,(0,sx*math.pi/2,0),r,.002); cyl('dr',.0546,.005,(sx*.056,0,h-.058),gy,(0,math.pi/2,0),r,56,.001); box('scl',(.001,.012,.03),(sx*.0772,0,h-.058),mat('scalew','#b9b4aa',.6,var=0),0,parent=r)
    box('pl',(.072,.19,.016),(0,0,h-.006),gy,.003,parent=r); cyl('lk',.013,.026,(.052,-.05,h-.01),mat('leverr','#8e2f1c',.5,var=.05),(0,math.pi/2,0),r,28,.003); cyl('lvl',.010,.006,(-.03,.085,h-.02),emat('bub','#b7d84a',.12),parent=r,n=24)
    for sx,l in ((1,.36),(-1,.0)):
        if l: P=(sx*.075,-.02,h-.06); Q=(sx*.17,-.02-l*.86,h-.06-l*.42); tube('pan',P,Q,.0085,cb,r,20); v=(Vector(Q)-Vector(P)).normalized(); tube('grip',Vector(Q)-v*.13,Q,.0145,ru,r,24); cyl('rose',.022,.022,P,gy,(0,math.pi/2,0),r,40,.003)
def cine_camera(g,loc,rz,h=1.4,picture=None,uv=(0,0,1,1),legs=0.):
    """loc: foot of the tripod, h: height of the plate; the lens looks along +y. picture is what the monitor shows, uv the part of it"""
    r=empty('cine',(loc[0],loc[1],loc[2] if len(loc)>2 else 0),rz); tripod(g,r,h,legs); a=powder('cma','#242527',.46,.4,700,.16); b=powder('cmb','#3a3b3e',.42,.3,700,.12); ru=g['rubber']; gy=bpy.data.materials['castg']; dk=mat('dark0','#080808',.8,var=0); wt=mat('ink0','#c9c5bb',.6,var=0); z=h+.105
    box('base',(.10,.24,.016),(0,-.005,h+.012),gy,.003,parent=r); box('dove',(.07,.28,.010),(0,.0,h+.024),b,.002,parent=r)
    # what carries it: a riser between plate and camera, screwed to both, or it would float
    box('riser',(.086,.165,.020),(0,-.022,h+.036),g['blackm'],.0025,parent=r); [cyl('rs',.0042,.003,(-.0440,y,h+.036),g['steel'],(0,math.pi/2,0),r,20,.0006) for y in (-.08,-.03,.02)]
    o=box('body',(.118,.185,.128),(0,-.025,z),a,.010,parent=r); o.modifiers['b'].segments=4; box('cheek',(.006,.13,.10),(-.0605,-.02,z),b,.003,parent=r); box('cheek',(.006,.13,.10),(.0605,-.02,z),b,.003,parent=r)
    for k in range(9): box('vent',(.002,.0045,.044),(.064,-.07+.010*k,z+.012),dk,.0005,parent=r)
    box('lcd',(.001,.052,.024),(-.064,-.045,z+.024),emat('lcdm','#7f9fb4',.7),.0004,parent=r); 
    for k in range(5): cyl('key',.0045,.003,(-.0645,-.066+.013*k,z-.006),wt if k%2 else ru,(0,math.pi/2,0),r,20,.0006)
    cyl('rec',.0075,.004,(-.0648,.028,z+.03),mat('recm','#a01c12',.4,var=.03),(0,math.pi/2,0),r,28,.001); cyl('dialc',.014,.010,(-.066,.026,z-.022),b,(0,math.pi/2,0),r,40,.001); box('tally',(.03,.0015,.006),(0,-.1185,z+.058),emat('tallm',(1,.06,.03),5),.0004,parent=r)
    # battery on its plate: a label that is peeling, four lights; sockets beside it
    box('vpl',(.094,.010,.118),(0,-.122,z),gy,.003,parent=r); o=box('batt',(.088,.052,.108),(0,-.153,z-.002),a,.008,parent=r); o.modifiers['b'].segments=4; box('lab',(.070,.0008,.056),(0,-.1795,z-.012),mat('labm','#8a8c8e',.6,var=.06,vscale=60,colvar=.2),0,parent=r); box('lab2',(.070,.0009,.012),(0,-.1797,z+.010),mat('labo','#c8641c',.55,var=0),0,parent=r)
    for k in range(4): box('led',(.005,.001,.003),(-.018+.012*k,-.1796,z+.036),emat('ledb',(.25,1,.4),4 if k<3 else .1),0,parent=r)
    # handle, microphone with its foam, a strip of tape
    for y in (-.085,.055): tube('hp',(0,y,z+.062),(0,y,z+.118),.010,b,r,20)
    tube('hb',(0,-.115,z+.124),(0,.085,z+.124),.0135,ru,r,28); box('cheese',(.05,.16,.010),(0,-.015,z+.070),b,.002,parent=r); cyl('tp',.0142,.03,(0,-.03,z+.124),mat('tapeo','#c8641c',.7,var=.04,bump=.2,bscale=300),(math.pi/2,0,0),r,32,.0005)
    tube('mic',(.052,-.06,z+.108),(.052,.06,z+.108),.0095,b,r,24); lathe('foam',smooth([(.003,0),(.019,.006),(.021,.03),(.021,.10),(.014,.125),(.003,.13)],4),(.052,.04,z+.108),mat('foamc','#2a2a2c',.97,var=0,bump=.7,bscale=300),40,(-math.pi/2,0,0),r); box('mh',(.05,.014,.018),(.028,.0,z+.104),b,.003,parent=r)
    # rods, lens with its gears, support, follow focus with its white disc, matte box
    for sx in (-.03,.03): tube('rod',(sx,-.06,h+.048),(sx,.34,h+.048),.0075,bpy.data.materials['carbonl'],r,20)
    box('bridge',(.09,.026,.024),(0,.085,h+.046),gy,.004,parent=r)
    lathe('lens',[(.034,0),(.036,.006),(.041,.010),(.041,.044),(.0455,.046),(.0455,.058),(.0435,.060),(.0435,.088),(.0475,.090),(.0475,.104),(.0455,.106),(.0455,.122),(.050,.126),(.050,.150),(.046,.152)],(0,.068,z),a,72,(-math.pi/2,0,0),r,.0008)
    for y in (.052,.097): 
        for k in range(60): an=6.2832*k/60; rr=.0465 if y<.06 else .0485; box('tooth',(.0014,.010,.0018),(rr*math.cos(an),.068+y,z+rr*math.sin(an)),b,.0003,(0,-an,0),r)
    cyl('scale',.0437,.009,(0,.142,z),wt,(math.pi/2,0,0),r,72,.0003); 
    for k in range(40): an=6.2832*k/40; box('mk',(.0006,.006 if k%4 else .009,.0012),(.0439*math.cos(an),.142,z+.0439*math.sin(an)),dk,0,(0,-an,0),r)
    cyl('mring',.0478,.003,(0,.183,z),mat('ringo','#a8742a',.3,metal=.9),(math.pi/2,0,0),r,72,.0005); lathe('glass',smooth([(.0005,.012),(.02,.011),(.036,.006),(.045,0)],3),(0,.20,z),g['lens'],48,(-math.pi/2,0,0),r)
    box('ffb',(.03,.05,.05),(-.042,.158,z-.038),b,.006,parent=r); cyl('ffg',.024,.012,(-.042,.165,z-.018),b,(math.pi/2,0,0),r,40,.001); cyl('ffd',.036,.007,(-.084,.158,z-.038),wt,(0,math.pi/2,0),r,56,.001); cyl('ffk',.030,.026,(-.099,.158,z-.038),a,(0,math.pi/2,0),r,40,.004); tube('ffs',(-.058,.158,z-.038),(-.09,.158,z-.038),.007,gy,r)
    v=[];w0,h0,w1,h1,y0,y1=.060,.052,.104,.076,.235,.315
    for w_,h_,y in ((w0,h0,y0),(w1,h1,y1)): v+=[(-w_,y,z-h_),(w_,y,z-h_),(w_,y,z+h_),(-w_,y,z+h_)]
    o=mesh('matte',v,[(0,1,5,4),(1,2,6,5),(2,3,7,6),(3,0,4,7)],a); o.parent=r; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.005; box('mback',(.125,.014,.11),(0,.228,z),b,.004,parent=r); box('mflag',(.22,.11,.003),(0,.36,z+.104),a,.001,(math.radians(20),0,0),r)
    o=box('tpw',(.0012,.056,.026),(-.0862,.276,z+.006),mat('tapew','#c9c4b6',.75,var=.05,bump=.2,bscale=400),0,(0,0,math.radians(28.8)),r); word('A cam',.017,(-.0008,0,0),(math.pi/2,0,-math.pi/2),dk,o)
    for y,z_ in ((-.088,-.048),(-.088,.052),(.044,-.048),(.044,.052)): cyl('scw',.0034,.002,(-.0596,y,z+z_),g['steel'],(0,math.pi/2,0),r,16,.0005)
    for sx in (-1,1): o=box('sflag',(.003,.10,.13),(sx*.122,.35,z),a,.001,(0,0,-sx*math.radians(24)),r); cyl('kn',.008,.014,(sx*.1,.30,z+.084),gy,(0,0,0),r,24,.001)
    # monitor on its arm, turned to whoever stands behind; cables
    tube('ar',(0,.085,z+.124),(-.01,.09,z+.19),.0075,gy,r,18); lathe('ab',smooth([(.002,-.013),(.013,0),(.002,.013)],4),(-.012,.09,z+.20),gy,28,parent=r); mo=empty('mon',(-.012,.08,z+.275),0,r); mo.rotation_euler=(math.radians(-14),0,math.radians(6)); box('mc',(.196,.024,.122),(0,0,0),a,.006,parent=mo); box('lip',(.188,.004,.114),(0,-.0115,0),dk,.002,parent=mo)
    if picture:
        o=screen(mo,.166,.0934,(0,-.0142,.004),picture,1.25); u0,v0,u1,v1=uv
        for i,c in enumerate(((u0,v0),(u1,v0),(u1,v1),(u0,v1))): o.data.uv_layers[0].data[i].uv=c
    else: box('scr',(.166,.001,.0934),(0,-.0142,.004),emat('scrg',(.42,.42,.44),1.),0,parent=mo)
    for sx in (-1,1): box('hood',(.003,.05,.118),(sx*.098,-.03,.002),a,.001,(0,0,sx*.12),mo)
    box('hoodt',(.2,.055,.003),(0,-.032,.064),a,.001,(math.radians(-7),0,0),mo); c1=mat('cbb','#24467e',.55,var=.04); c2=mat('cbk','#1c1c1e',.6,var=.04)
    curve('c',[(.03,.10,z+.24),(.10,.06,z+.22),(.12,-.05,z+.17),(.10,-.14,z+.09),(.06,-.135,z+.03),(.045,-.12,z+.03)],.0032,c1,r); curve('c',[(-.03,.10,z+.235),(-.085,.05,z+.2),(-.10,-.06,z+.12),(-.085,-.15,z+.05),(-.05,-.13,z+.02)],.0028,c2,r); curve('c',[(.05,-.12,z-.03),(.10,-.17,z-.05),(.09,-.16,h-.12),(.05,-.06,h-.25),(.03,-.02,h-.5),(.06,-.03,h*.32),(.09,-.10,.05),(.22,-.28,.012),(.5,-.35,.012),(.8,-.15,.012)],.0042,c2,r,16); return r

# A video tripod: double legs in castings, a spreader half way, a bowl, a fluid head with its dials; seen from near: `gear-tripod`
from parts import *
from cinelens import anodised
from lenses import rubbed
from smoke import sheetmetal
S=(0,math.pi/2,0)

def framed(at,d,x,parent):
    """an empty whose z runs along d and whose x along x"""
    z=Vector(d).normalized(); x=Vector(x); x=(x-z*x.dot(z)).normalized(); o=empty('fr',at,0,parent); o.rotation_mode='QUATERNION'; o.rotation_quaternion=Matrix((x,z.cross(x),z)).transposed().to_quaternion(); return o
def carbon():
    """tube of wound carbon under lacquer: bands one sees only where light grazes"""
    m=mat('vtc','#131416',.30,var=.05,vscale=30,coat=.35); nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); w=N('ShaderNodeTexWave'); w.inputs['Scale'].default_value=46; w.bands_direction='DIAGONAL'; L(N('ShaderNodeTexCoord').outputs['Object'],w.inputs['Vector']); L(G.mix(G.ramp(w.outputs['Fac'],.35,.65),'#0e0f10','#1d1e20'),b.inputs['Base Color']); return m
def tripod(g,h=.66,spread=.43,turn=0):
    """h: the rim of its bowl"""
    r=empty('vt',(0,0,0),turn); cb=carbon(); ca=sheetmetal('vtk','#141517',.40,fine=900,grain=.26,edge=.022); ca2=sheetmetal('vtk2','#1b1c1f',.38,fine=1100,grain=.20,edge=.022); an=anodised('vta','#6f7276',.34,.2); rub=mat('vtr','#141415',.72,var=.06,vscale=60,bump=.15,bscale=500); st=g['steel']; red=mat('vtred','#9a2a18',.42,var=.06,vscale=60); ink=rubbed('vti','#a5a29a'); dk=mat('vtd','#060607',.85,var=0); zn=mat('vtz','#a7a9ad',.30,metal=1,var=.1,vscale=60)
    def slab(name,size,at,m,b=.003,seg=4,par=r,rot=(0,0,0)): o=box(name,size,at,m,b,rot,par); o.modifiers['b'].segments=seg; return o
    top=h-.040
    for i in range(3):
        a=math.radians(120*i+90); c,s=math.cos(a),math.sin(a); T=Vector((-s,c,0)); t=Vector((c*.078,s*.078,top)); b=Vector((c*spread,s*spread,.030)); d=b-t; D=d.normalized(); L_=d.length; q=framed(t,d,T,r)
        # shoulder: a fork on its pin; two tubes leave it
        slab('sh',(.088,.034,.046),(0,0,.022),ca,.0034,5,q); cyl('pin',.0075,.100,(0,0,0),st,S,q,32,.001)
        for k in (-1,1):
            x=k*.028; lathe('slv',[(.0128,-.006),(.0160,-.005),(.0165,.004),(.0165,.040),(.0150,.044),(.0128,.044)],(x,0,.012),ca,40,parent=q,bevel=.0008); tube('up',(x,0,.03),(x,0,L_*.45),.0122,cb,q,36); tube('mid',(x,0,L_*.40),(x,0,L_*.745),.0098,an,q,32)
            # clamp of the upper pair: sleeves, wedge, screws
            lathe('cl',[(.0124,-.026),(.0158,-.025),(.0172,-.018),(.0172,.016),(.0150,.022),(.0102,.024)],(x,0,L_*.45),ca,40,parent=q,bevel=.0008); hoop('wear',[(.0100,0),(.0122,0),(.0122,.006),(.0100,.006)],(x,0,L_*.45+.023),rub,36,parent=q,bevel=.0006)
        slab('web',(.056,.022,.036),(0,.001,L_*.45-.002),ca,.005,4,q); slab('ex',(.030,.006,.020),(0,-.0125,L_*.45-.002),ca2,.002,3,q)
        l=slab('lev',(.013,.012,.050),(-.004,-.020,L_*.45+.006),red if i==0 else ca2,.0045,4,q); l.rotation_euler=(math.radians(-9),math.radians(16),0); cyl('lp',.0058,.032,(-.004,-.012,L_*.45-.012),st,(math.pi/2,0,0),q,28,.0008)
        # the casting below: two tubes end in it, one goes on, a knob that holds it
        z=L_*.745; slab('low',(.076,.030,.040),(0,0,z),ca,.009,5,q); lathe('lows',[(.0132,-.004),(.0190,-.002),(.0200,.004),(.0186,.034),(.0164,.040),(.0132,.040)],(0,0,z+.014),ca,44,parent=q,bevel=.0008); l=slab('lev2',(.012,.011,.044),(.006,-.022,z+.026),ca2,.004,4,q); l.rotation_euler=(math.radians(-8),math.radians(-14),0); cyl('lp2',.0055,.034,(.004,-.010,z+.010),st,(math.pi/2,0,0),q,28,.0008)
        for k in (-1,1): pan((k*.028,-.0152,z),(0,-1,0),q,st,.0038,dk,k+i)
        tube('lowt',(0,0,L_*.66),(0,0,L_-.012),.0132,an,q,36)
        for k in range(5): hoop('tk',[(.0131,0),(.01335,0),(.01335,.0011),(.0131,.0011)],(0,0,z+.062+.012*k),dk,36,parent=q,bevel=.0001)
        # foot: a boot of rubber with a heel, standing flat
        lathe('boot',smooth([(.0136,-.030),(.0165,-.029),(.0172,-.018),(.0190,-.004),(.0176,.002),(.0176,.010),(.002,.013)],3),(0,0,L_-.016),rub,40,parent=q); lathe('ball',[(max(.0003,.0150*math.sin(math.pi*k/16)),-.0150*math.cos(math.pi*k/16)) for k in range(17)],(b.x+D.x*.004,b.y+D.y*.004,.028),rub,32,parent=r,bevel=.0001); lathe('sole',[(.002,0),(.0275,0),(.0295,.004),(.0285,.010),(.0225,.019),(.0165,.028)],(b.x+D.x*.006,b.y+D.y*.006,0),rub,48,parent=r,bevel=.0014)
        # spreader: two rods in a joint, out to a saddle on the leg
        m=t+d*.60; hz=m.z-.050; sp=framed((c*.022,s*.022,hz),Vector((m.x,m.y,m.z-.004))-Vector((c*.022,s*.022,hz)),T,r); le=(Vector((m.x,m.y,m.z-.004))-Vector((c*.022,s*.022,hz))).length
        for k in (-1,1): tube('rod',(k*.0090,0,.010),(k*.0090,0,le*.60),.0046,an,sp,20)
        tube('rod2',(0,0,le*.42),(0,0,le),.0062,cb,sp,24); slab('jt',(.032,.016,.030),(0,0,le*.58),ca,.0045,4,sp); lobed((0,.009,le*.58),(0,1,0),sp,rub,st,.011,.014,6); slab('sad',(.076,.024,.022),(0,0,L_*.60),ca,.006,4,q); cyl('sadp',.0055,.030,(0,.006,L_*.60),st,S,q,24,.0008)
        # the crown's lug for it
        slab('lug',(.030,.050,.040),(c*.066,s*.066,top+.004),ca2,.0026,4,r,(0,0,a))
    lathe('hubs',[(.004,-.014),(.024,-.013),(.0275,-.008),(.0275,.008),(.024,.013),(.004,.014)],(0,0,top+(.030-top)*.60-.050),ca,56,parent=r,bevel=.001); cyl('hubc',.012,.032,(0,0,top+(.030-top)*.60-.050),st,parent=r,n=40,bevel=.001)
    lathe('crown',[(.030,-.024),(.060,-.022),(.0755,-.014),(.0775,-.008),(.0775,.006),(.0745,.0095),(.0640,.0110),(.0605,.0150),(.0605,.040),(.0545,.040),(.048,.030)],(0,0,top),ca2,80,parent=r,bevel=.0012); hoop('rim',[(.0545,0),(.0622,0),(.0628,.0010),(.0628,.0030),(.0615,.0042),(.0545,.0042)],(0,0,h-.002),zn,96,parent=r,bevel=.0004)
    lathe('tie',smooth([(.0080,.02),(.0080,-.030),(.0150,-.036),(.0195,-.048),(.0165,-.074),(.0185,-.108),(.0130,-.120),(.001,-.122)],4),(0,0,top-.022),rub,48,parent=r,bevel=.0003)
    head(r,h,ca,ca2,an,rub,st,red,ink,dk,zn,slab); return r
def near(g):
    """its head from near, as high as at work: a whole tripod is sticks in a frame, and what one buys it for is two hands wide. The key comes from behind and draws the castings' edges, a tall light from the left rakes over dial and cheek"""
    h=1.20; tripod(g,h,.50)
    return 5.35,(.036,-.012,h+.094),(0,-4.05,1.42),75,.80,(((-2.3,1.3,2.5),(0,0,.7),120,.5,.5,(1,.965,.92)),((-2.7,-1.9,1.5),(-.2,-.2,.6),52,.35,1.3,(1,.97,.94)),((-2.5,-.4,.9),(0,0,.6),34,.42,2.2,(1,.98,.95),1),((2.5,-.6,1.2),(0,0,.6),44,.25,1.9,(.90,.95,1)),((1.3,1.6,2.6),(.3,0,.6),30,1.4,.2,(.95,.97,1),1),((.4,-3.0,2.9),(0,0,.6),18,1.3,.5,(.96,.98,1),1),((-1.2,.9,4.6),(-1.0,3.6,.4),40,2.5,1.5,(1,.99,.97))),(-.22,-.42,.66)
def arc(y,z,r,a,b,n=28): return [(y+r*math.cos(math.radians(a+(b-a)*i/n)),z+r*math.sin(math.radians(a+(b-a)*i/n))) for i in range(n+1)]
def prism(name,P,x0,x1,m,bevel,parent,seg=3):
    """an outline in y and z, cast x1-x0 thick"""
    k=len(P); v=[(x,y,z) for x in (x0,x1) for y,z in P]; o=mesh(name,v,[tuple(reversed(range(k))),tuple(range(k,2*k))]+[(i,(i+1)%k,k+(i+1)%k,k+i) for i in range(k)],m,bevel); o.modifiers['b'].segments=seg; o.parent=parent; return o
def dial(e,k,Z,ca2,rub,zn,st,ink,red,dk):
    """a dial on its cheek: a turned seat, a ring to hold with ribs, a dished face with a mark for each step"""
    q=facing((k*.0625,0,Z),(k,0,0),e); hoop('seat',[(.001,-.001),(.0405,-.001),(.0412,.0002),(.0412,.0022),(.0400,.0030),(.001,.0030)],(0,0,0),ca2,96,parent=q,bevel=.0003); hoop('ring',[(.0335,.003),(.0372,.003),(.0376,.0036),(.0376,.0056),(.0370,.0060),(.0335,.0060)],(0,0,0),zn,96,parent=q,bevel=.0002)
    toothed('dial',.0330,.0060,.0185,44,.0013,rub,q); lathe('lip',[(.0338,.0150),(.0338,.0192),(.0328,.0202),(.0306,.0202),(.0296,.0186),(.0150,.0172),(.0140,.0180),(.0005,.0180)],(0,0,0),ca2,96,parent=q,bevel=.0003)
    mark=mat('vtmark','#a8a59c',.6,var=.05,vscale=200); hoop('groove',[(.0196,0),(.0203,0),(.0203,.0001),(.0196,.0001)],(0,0,.01785),dk,96,parent=q,bevel=.00002)
    for i in range(11):
        a=math.radians(215-25*i); l=.0066 if i%5==0 else .0036; box('tk',(l,.0008,.0003),((.0285-l/2)*math.cos(a),(.0285-l/2)*math.sin(a),.0186-.00009*(l>.005)),mark,0,(0,0,a),q)
    box('idx',(.0050,.0016,.0010),(0,.0388,.0034),red,.0003,(0,0,math.pi/2),q); pan((0,0,.0180),(0,0,1),q,st,.0052,dk,.5)
    for i in range(3): a=.5+2.094*i; cyl('pin',.0014,.0006,(.0105*math.cos(a),.0105*math.sin(a),.0181),dk,parent=q,n=20,bevel=.0001)
def head(r,h,ca,ca2,an,rub,st,red,ink,dk,zn,slab):
    """a fluid head: pan base with its scale, a bed, two cheeks with dials, the ribbed block that tilts between them, a sliding plate, an arm"""
    e=empty('head',(0,0,h),math.radians(6),r); sl=lambda n,s,at,m,b=.0014,seg=4,rot=(0,0,0): slab(n,s,at,m,b,seg,e,rot); Z=.116
    lathe('ball',[(.030,-.012),(.0535,-.002),(.0560,.002),(.0560,.008),(.050,.011)],(0,0,.002),ca,96,parent=e,bevel=.0008); lathe('pan',[(.040,.008),(.0515,.010),(.0525,.014),(.0525,.0295),(.0518,.0305),(.0490,.0312),(.0484,.0505),(.0530,.0530),(.0530,.0565),(.044,.058)],(0,0,.002),ca2,96,parent=e,bevel=.0005)
    toothed('drag',.0532,.0125,.0245,72,.0011,rub,empty('dr',(0,0,.002),0,e)); hoop('line',[(.0525,0),(.0531,.0002),(.0531,.0014),(.0525,.0016)],(0,0,.0287),zn,96,parent=e,bevel=.0001)
    for k in range(72): a=6.2832*k/72; box('tk',(.0005,.0006,.0080 if k%6==0 else .0040),(.0489*math.cos(a),.0489*math.sin(a),.0400),ink,0,(0,0,a),e)
    lobed((-.0505,-.016,.0205),(-1,-.32,0),e,rub,st,.0125,.018,7)
    # the bed on its turntable, screwed from below; the level in its well
    prism('bed',[(-.047,.0600),(.047,.0600),(.0495,.0625),(.0495,.0765),(.0460,.0790),(-.0460,.0790),(-.0495,.0765),(-.0495,.0625)],-.0635,.0635,ca,.0012,e,4)
    for x in (-.050,.050): pan((x,-.0495,.0695),(0,-1,0),e,st,.0042,dk,x*30)
    prism('lug',[(-.072,.0625),(-.049,.0605),(-.049,.0745),(-.072,.0715)],.012,.044,ca,.0016,e,4); bub=mat('vtb','#93a02c',.08,var=0,coat=1); hoop('bubr',[(.0090,0),(.0118,0),(.0122,.0006),(.0122,.0038),(.0114,.0046),(.0094,.0046)],(.028,-.0615,.0705),zn,56,parent=e,bevel=.0003); lathe('bub',smooth([(.0094,0),(.0094,.0034),(.0070,.0048),(.0005,.0054)],4),(.028,-.0615,.0705),bub,40,parent=e,bevel=.0002); hoop('bubl',[(.0034,0),(.0040,0),(.0040,.0003),(.0034,.0003)],(.028,-.0615,.0758),dk,36,parent=e,bevel=.0001)
    # cheeks: one outline from the bed up and around the axle, a pocket milled into each, a web behind it
    out=[(-.0430,.0770),(.0430,.0770),(.0430,.0815),(.0350,.0895)]+arc(0,Z,.0440,-36,216)+[(-.0350,.0895),(-.0430,.0815)]
    for k in (-1,1):
        x0,x1=sorted((k*.0465,k*.0625)); prism('cheek',out,x0,x1,ca,.0016,e,4); dial(e,k,Z,ca2,rub,zn,st,ink,red,dk)
        for y in (-.0365,.0365): cyl('cb',.0042,.0008,(k*.0626,y,.0815),dk,S,e,32,.0001); cyl('cs',.0034,.0016,(k*.0624,y,.0815),st,S,e,32,.0003); cyl('cx',.0017,.0006,(k*.0632,y,.0815),dk,S,e,6,.0001)
    # what tilts: a block round the axle, ribs for its fluid's warmth, a gap to each cheek
    prism('core',arc(0,Z,.0368,190,350)+[(.0420,.1400),(.0420,.1560),(-.0420,.1560),(-.0420,.1400)],-.0460,.0460,dk,.0006,e,1)
    for x0,x1 in ((-.0450,-.0315),(.0315,.0450)): prism('tilt',arc(0,Z,.0405,195,345)+[(.0470,.1400),(.0470,.1585),(-.0470,.1585),(-.0470,.1400)],x0,x1,ca2,.0011,e,3)
    for i in range(10): x=-.0285+.00633*i; prism('rib',arc(0,Z,.0400,195,345)+[(.0445,.1372),(-.0445,.1372)],x-.0013,x+.0013,ca2,.0005,e,2)
    prism('face',[(-.0478,.1385),(-.0478,.1585),(.0478,.1585),(.0478,.1385)],-.0312,.0312,ca,.0010,e,3)
    for x in (-.0265,.0265): pan((x,-.0478,.1485),(0,-1,0),e,st,.0030,dk,x*60)
    lb=mat('vtlab','#a9a69d',.5,var=.10,vscale=60,colvar=.14); rn=random.Random(4); t=empty('label',(-.001,-.0479,.1485),0,e); t.rotation_euler=(0,math.radians(-1.2),0); t.scale=(.82,1,.82); slab('lab',(.0400,.0003,.0125),(0,0,0),lb,.0001,1,t); x=-.017
    while x<.008: w_=rn.choice((.0004,.0004,.0008,.0012)); box('br',(w_,.0002,.0072),(x+w_/2,-.0002,.0010),dk,0,(0,0,0),t); x+=w_+rn.choice((.0005,.0005,.0010))
    for i in range(3): box('fig',(.0018,.0002,.0018),(.0115+.0030*i,-.0002,.0028),dk,0,(0,0,0),t)
    # platform: a dovetail between jaws, the plate that slides in it, its screws, a scale along its side, a red lever
    sl('plat',(.0800,.142,.0110),(0,0,.1645),ca,.0010,3); sl('groove',(.0806,.1300,.0012),(0,0,.1618),dk,.0002,1)
    for k in (-1,1): prism('jaw',[(-.070,.1695),(.070,.1695),(.070,.1790),(.0685,.1800),(-.0685,.1800),(-.070,.1790)],*sorted((k*.0290,k*.0400)),ca,.0009,e,3); [pan((k*.0400,y,.1752),(k,0,0),e,st,.0026,dk,y*50) for y in (-.052,.052)]
    for i in range(25): box('sc',(.0003,.0005,.0046 if i%4==0 else .0026),(-.0402,-.048+.004*i,.1668),ink,0,(0,0,0),e)
    sl('plate',(.0560,.176,.0090),(0,-.012,.1800),sheetmetal('vtp','#26272a',.34,fine=1600,grain=.06,edge=.020),.0009,3)
    for k in (-1,1): sl('pad',(.0120,.150,.0020),(k*.0190,-.012,.1853),rub,.0006,2)
    sl('slot',(.0078,.120,.0008),(0,-.012,.1846),dk,.0003,2)
    for y in (-.058,.026): cyl('fl',.0092,.0020,(0,y,.1858),st,(0,0,0),e,48,.0004); lathe('sc',[(.0001,.0120),(.0038,.0120),(.0046,.0110)]+[(.0047-.0004*(i%2),.0110-.0006*i) for i in range(1,17)]+[(.0044,0),(.0001,0)],(0,y,.1866),st,32,parent=e,bevel=.0001)
    l=prism('lock',[(-.022,-.0035),(.006,-.0045),(.009,0),(.006,.0045),(-.022,.0030),(-.0245,0)],0,.0062,red,.0012,e,4); l.location=(-.0415,-.030,.1655); l.rotation_euler=(0,math.radians(180),math.radians(9)); cyl('lkp',.0050,.0030,(-.0490,-.030,.1655),st,S,e,32,.0006)
    # the lever that brakes the tilt, a sleeve of rubber over its end
    q=facing((-.0300,-.0490,.0700),(-.50,-1,.28),e); lathe('lvb',[(.0001,-.004),(.0072,-.004),(.0078,-.002),(.0078,.006),(.0060,.008),(.0036,.010),(.0034,.026),(.0001,.026)],(0,0,0),st,40,parent=q,bevel=.0004); lathe('lvr',smooth([(.0036,.018),(.0056,.0185),(.0060,.024),(.0066,.042),(.0050,.0475),(.0003,.0485)],5),(0,0,0),rub,40,parent=q,bevel=.0001)
    # rosettes; the arm runs out of one of them, two tubes and a grip
    for k in (-1,1): q=facing((k*.0405,.052,.1620),(k,0,0),e); toothed('ros',.0150,-.004,.0075,40,.0008,ca2,q); cyl('rosc',.0118,.0020,(0,0,.0080),zn,parent=q,n=48,bevel=.0004); cyl('rosh',.0034,.0010,(0,0,.0090),dk,parent=q,n=6,bevel=.0001)
    A,B=Vector((.066,.052,.1620)),Vector((.206,-.365,-.020)); D=(B-A).normalized(); q=facing(A,(1,0,0),e); toothed('ros',.0150,-.012,-.003,40,.0008,ca2,q); cyl('rb',.0130,.016,(0,0,.004),ca,parent=q,n=48,bevel=.0012); lobed((.078,.052,.1620),(1,0,0),e,rub,st,.0150,.020,7)
    dn=anodised('vtn','#1d1e20',.30,.25); tube('arm',A,A+D*.30,.0088,dn,e,64); tube('arm2',A+D*.28,B,.0072,an,e,48); q=facing(A+D*.298,D,e); lathe('jnt',[(.0088,-.016),(.0118,-.015),(.0124,-.008),(.0124,.008),(.0105,.014),(.0074,.016)],(0,0,0),ca,56,parent=q,bevel=.0006); lobed((.0118,0,0),(1,0,0),q,rub,st,.0095,.013,6)
    q=facing(A+D*.115,D,e); tp=mat('vttape','#b9b3a3',.85,var=.05,vscale=200,colvar=.10,bump=.5,bscale=900); lathe('tape',[(.0088,0),(.00915,.0002),(.0092,.010),(.00915,.0236),(.0088,.0238)],(0,0,0),tp,56,parent=q,bevel=.0001)
    q=facing(B-D*.118,D,e); lathe('grip',smooth([(.0078,-.004),(.0150,0),(.0160,.012),(.0148,.050),(.0156,.098),(.0168,.114),(.0140,.122),(.001,.124)],5),(0,0,0),rub,48,parent=q,bevel=.0002)
    return e

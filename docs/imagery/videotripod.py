# A video tripod: double legs in castings, a spreader half way, a bowl, a fluid head with its dials; seen from near: `gear-tripod`
from parts import *
from cinelens import anodised
from lenses import rubbed
S=(0,math.pi/2,0)

def framed(at,d,x,parent):
    """an empty whose z runs along d and whose x along x"""
    z=Vector(d).normalized(); x=Vector(x); x=(x-z*x.dot(z)).normalized(); o=empty('fr',at,0,parent); o.rotation_mode='QUATERNION'; o.rotation_quaternion=Matrix((x,z.cross(x),z)).transposed().to_quaternion(); return o
def carbon():
    """tube of wound carbon under lacquer: bands one sees only where light grazes"""
    m=mat('vtc','#131416',.30,var=.05,vscale=30,coat=.35); nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); w=N('ShaderNodeTexWave'); w.inputs['Scale'].default_value=46; w.bands_direction='DIAGONAL'; L(N('ShaderNodeTexCoord').outputs['Object'],w.inputs['Vector']); L(G.mix(G.ramp(w.outputs['Fac'],.35,.65),'#0e0f10','#1d1e20'),b.inputs['Base Color']); return m
def tripod(g,h=.66,spread=.43,turn=0):
    """h: the rim of its bowl"""
    r=empty('vt',(0,0,0),turn); cb=carbon(); ca=powder('vtk','#1c1d1f',.46,.4,900,.30); ca2=powder('vtk2','#2a2b2e',.44,.4,900,.26); an=anodised('vta','#6f7276',.34,.2); rub=mat('vtr','#141415',.72,var=.06,vscale=60,bump=.15,bscale=500); st=g['steel']; red=mat('vtred','#9a2a18',.42,var=.06,vscale=60); ink=rubbed('vti','#a5a29a'); dk=mat('vtd','#060607',.85,var=0); zn=mat('vtz','#a7a9ad',.30,metal=1,var=.1,vscale=60)
    def slab(name,size,at,m,b=.003,seg=4,par=r,rot=(0,0,0)): o=box(name,size,at,m,b,rot,par); o.modifiers['b'].segments=seg; return o
    top=h-.040
    for i in range(3):
        a=math.radians(120*i+90); c,s=math.cos(a),math.sin(a); T=Vector((-s,c,0)); t=Vector((c*.078,s*.078,top)); b=Vector((c*spread,s*spread,.030)); d=b-t; D=d.normalized(); L_=d.length; q=framed(t,d,T,r)
        # shoulder: a fork on its pin; two tubes leave it
        slab('sh',(.088,.034,.046),(0,0,.022),ca,.009,5,q); cyl('pin',.0075,.100,(0,0,0),st,S,q,32,.001)
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
        slab('lug',(.030,.050,.040),(c*.066,s*.066,top+.004),ca2,.007,4,r,(0,0,a)); 
    lathe('hubs',[(.004,-.014),(.024,-.013),(.0275,-.008),(.0275,.008),(.024,.013),(.004,.014)],(0,0,top+(.030-top)*.60-.050),ca,56,parent=r,bevel=.001); cyl('hubc',.012,.032,(0,0,top+(.030-top)*.60-.050),st,parent=r,n=40,bevel=.001)
    lathe('crown',[(.030,-.024),(.060,-.022),(.0755,-.014),(.0775,-.008),(.0775,.006),(.0745,.0095),(.0640,.0110),(.0605,.0150),(.0605,.040),(.0545,.040),(.048,.030)],(0,0,top),ca2,80,parent=r,bevel=.0012); hoop('rim',[(.0545,0),(.0622,0),(.0628,.0010),(.0628,.0030),(.0615,.0042),(.0545,.0042)],(0,0,h-.002),zn,96,parent=r,bevel=.0004)
    lathe('tie',smooth([(.0080,.02),(.0080,-.030),(.0150,-.036),(.0195,-.048),(.0165,-.074),(.0185,-.108),(.0130,-.120),(.001,-.122)],4),(0,0,top-.022),rub,48,parent=r,bevel=.0003)
    head(r,h,ca,ca2,an,rub,st,red,ink,dk,zn,slab); return r
def near(g):
    """its head from near, standing as high as at work: a whole tripod is sticks in a frame, and what one buys it for is two hands wide"""
    h=1.20; tripod(g,h,.50)
    return 3.75,(.052,-.03,h+.036),(0,-4.05,1.16),75,1.5,(((-2.2,-1.6,2.3),(0,0,.6),150,.34,.6,(1,.965,.92)),((-2.5,-.6,.8),(0,0,.5),50,.42,2.4,(1,.98,.95),1),((2.4,-.5,.9),(0,0,.6),36,.22,2.2,(.92,.96,1),1),((1.7,1.9,1.5),(0,0,.7),40,.4,1.8,(.90,.95,1)),((-1.2,.9,4.6),(-1.0,3.6,.4),46,2.5,1.5,(1,.99,.97))),(-.02,-.16,.66)
def head(r,h,ca,ca2,an,rub,st,red,ink,dk,zn,slab):
    """a fluid head: pan base with its scale, cheeks with dials, a sliding plate, an arm"""
    e=empty('head',(0,0,h),math.radians(6),r); sl=lambda n,s,at,m,b=.003,seg=4,rot=(0,0,0): slab(n,s,at,m,b,seg,e,rot)
    lathe('ball',[(.030,-.012),(.0535,-.002),(.0560,.002),(.0560,.008),(.050,.011)],(0,0,.002),ca,72,parent=e,bevel=.001); lathe('pan',[(.040,.008),(.0515,.010),(.0525,.014),(.0525,.030),(.0495,.033),(.0485,.052),(.044,.056)],(0,0,.002),ca,80,parent=e,bevel=.001)
    toothed('drag',.0530,.0135,.0235,64,.0012,rub,empty('dr',(0,0,.002),0,e)); hoop('line',[(.0525,0),(.0530,0),(.0530,.0014),(.0525,.0014)],(0,0,.0285),zn,72,parent=e,bevel=.0001)
    for k in range(40): a=6.2832*k/40; box('tk',(.0006,.0007,.0075 if k%5==0 else .0045),(.0489*math.cos(a),.0489*math.sin(a),.0415),ink,0,(0,0,a),e)
    lobed((-.050,-.012,.022),(-1,-.25,0),e,rub,st,.0135,.020,7); lathe('bub',smooth([(.0115,0),(.0115,.004),(.0085,.0062),(.0005,.007)],3),(.030,-.038,.057),mat('vtb','#8b9440',.12,var=0,coat=1),36,parent=e,bevel=.0002); hoop('bubr',[(.0112,0),(.0135,0),(.0135,.005),(.0118,.006),(.0112,.005)],(.030,-.038,.056),ca2,40,parent=e,bevel=.0003)
    # cradle, and the tilting body between its cheeks
    sl('bed',(.112,.086,.034),(0,0,.073),ca,.010,5)
    for k in (-1,1):
        sl('cheek',(.022,.070,.062),(k*.056,0,.094),ca,.008,5); lathe('disc',[(.001,-.012),(.040,-.012),(.0425,-.009),(.0425,.009),(.0400,.012),(.001,.012)],(k*.056,0,.114),ca,72,S,e,.0010)
        q=facing((k*.068,0,.114),(k,0,0),e); hoop('ring',[(.0335,0),(.0375,0),(.0375,.0030),(.0335,.0030)],(0,0,0),zn,80,parent=q,bevel=.0003); toothed('dial',.0318,.001,.0150,36,.0017,rub,q); lathe('df',[(.0310,.0150),(.0285,.0172),(.0200,.0176),(.0190,.0164),(.0005,.0164)],(0,0,0),ca2,72,parent=q,bevel=.0004)
        for n_ in range(6): a=math.radians(200-40*n_); word(str(n_) if n_ else '0',.0072,(.0248*math.cos(a),.0248*math.sin(a),.0179),(0,0,0),ink,q)
        cyl('idx',.0022,.001,(0,.0352,.0034),red,parent=q,n=20,bevel=.0002); pan((0,0,.0160),(0,0,1),q,st,.0055,dk,.5)
    sl('tilt',(.086,.096,.056),(0,0,.120),ca2,.020,6); sl('neck',(.070,.100,.020),(0,0,.150),ca2,.005,4)
    # platform, plate, its screws, its red lever
    sl('plat',(.074,.132,.013),(0,0,.1655),ca,.003,4)
    for k in (-1,1): sl('jaw',(.010,.130,.012),(k*.033,0,.1755),ca,.002,3)
    sl('plate',(.055,.158,.0095),(0,-.010,.1775),zn,.0016,3)
    for k in (-1,1): sl('pad',(.0085,.150,.0022),(k*.0205,-.010,.1828),rub,.0008,2)
    sl('slot',(.0078,.104,.0008),(0,-.010,.1822),dk,.0003,2)
    for y in (-.050,.028): cyl('fl',.0088,.0022,(0,y,.1835),st,(0,0,0),e,36,.0006); cyl('sc',.0047,.0105,(0,y,.1890),st,(0,0,0),e,28,.0008)
    l=sl('lock',(.011,.040,.010),(.046,-.030,.1690),red,.0040,4); l.rotation_euler=(0,0,math.radians(-14)); cyl('lkp',.0075,.014,(.0430,-.012,.1690),st,(0,0,0),e,28,.0008); cyl('btn',.0060,.006,(-.040,-.040,.1660),red,S,e,28,.001)
    # rosettes; the arm runs out of one of them, two tubes and a grip
    for k in (-1,1): q=facing((k*.037,.046,.1590),(k,0,0),e); toothed('ros',.0150,-.004,.0075,32,.0010,ca2,q); cyl('rosc',.0120,.0020,(0,0,.0080),zn,parent=q,n=40,bevel=.0005)
    A,B=Vector((.062,.046,.1590)),Vector((.200,-.365,-.020)); D=(B-A).normalized(); q=facing(A,(1,0,0),e); toothed('ros',.0150,-.012,-.003,32,.0010,ca2,q); cyl('rb',.0130,.016,(0,0,.004),ca,parent=q,n=40,bevel=.002); lobed((.074,.046,.1590),(1,0,0),e,rub,st,.0150,.020,7)
    tube('arm',A,A+D*.30,.0088,an,e,32); tube('arm2',A+D*.28,B,.0072,an,e,32); q=facing(A+D*.298,D,e); lathe('jnt',[(.0088,-.016),(.0118,-.015),(.0124,-.008),(.0124,.008),(.0105,.014),(.0074,.016)],(0,0,0),ca,40,parent=q,bevel=.0006); lobed((.0118,0,0),(1,0,0),q,rub,st,.0095,.013,6)
    q=facing(B-D*.118,D,e); lathe('grip',smooth([(.0078,-.004),(.0150,0),(.0160,.012),(.0148,.050),(.0156,.098),(.0168,.114),(.0140,.122),(.001,.124)],5),(0,0,0),rub,48,parent=q,bevel=.0002)
    for k in range(11): hoop('gr',[(.0148,-.0014),(.0160,-.0007),(.0160,.0007),(.0148,.0014)],(0,0,.016+.0078*k),rub,44,parent=q,bevel=.0003)
    return e

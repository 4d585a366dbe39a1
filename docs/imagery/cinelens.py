# The lens of a cinema camera from near, its focus motor, rods, a strip of tape with the marks; the set it films glows behind, out of focus
from roomkit import *
from canvas import bentwood
from house import Graph, nodes
from joinery import lamp
def anodised(name,c='#17181a',rough=.36,wear=.5):
    """black anodising: fine lathe marks, grease of hands, bare metal where edges were touched"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ge=N('ShaderNodeNewGeometry'); k=G.op('MULTIPLY',G.ramp(ge.outputs['Pointiness'],.54,.60),G.ramp(G.noise(P,70,4,.7),.45,.6)); k=G.op('MULTIPLY',k,wear); c=G.value(c,G.ramp(G.noise(P,20,4),.3,.7,.95,1.08)); L(G.mix(k,c,'#8d8a86'),b.inputs['Base Color']); L(G.op('MULTIPLY',k,.9),b.inputs['Metallic'])
    L(G.op('ADD',G.ramp(G.noise(P,26,5,.65),.3,.7,rough-.05,rough+.05),G.op('MULTIPLY',G.ramp(G.noise(P,300,2,.6),.66,.74),.05)),b.inputs['Roughness']); setin(b,'Specular',.4); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.08; bp.inputs['Distance'].default_value=.0004; L(G.noise(P,1400,2),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def coated(name,tint,strength,fresnel=1.):
    """one surface of a coated element: clear, with a coloured gleam; a bright room needs less of what bare glass mirrors"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); N=nt.nodes.new; L=nt.links.new; o=N('ShaderNodeOutputMaterial'); t=N('ShaderNodeBsdfTransparent'); gl=N('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value=.004; gl.inputs[0].default_value=(*tint,1); f=N('ShaderNodeFresnel'); f.inputs[0].default_value=1.5; k=N('ShaderNodeMath'); k.operation='MULTIPLY_ADD'; k.inputs[1].default_value=fresnel; k.inputs[2].default_value=strength; L(f.outputs[0],k.inputs[0]); x=N('ShaderNodeMixShader'); L(k.outputs[0],x.inputs[0]); L(t.outputs[0],x.inputs[1]); L(gl.outputs[0],x.inputs[2]); L(x.outputs[0],o.inputs[0]); return m
def uncapped(o):
    """without the discs that close a turned shape: one looks into a lens"""
    import bmesh; b=bmesh.new(); b.from_mesh(o.data); bmesh.ops.delete(b,geom=[f for f in b.faces if len(f.verts)>4],context='FACES_ONLY'); b.to_mesh(o.data); b.free(); return o
def toothed(name,r,z0,z1,n,depth,m,parent):
    """a ring with teeth around the axis z"""
    K=n*4; v=[];f=[]
    for z,i in ((z0,.0008),(z0+.0008,0),(z1-.0008,0),(z1,.0008)):
        for k in range(K): a=6.2832*k/K; rr=r-i+(depth if k%4 in (1,2) else 0); v.append((rr*math.cos(a),rr*math.sin(a),z))
    f=[(j*K+k,j*K+(k+1)%K,(j+1)*K+(k+1)%K,(j+1)*K+k) for j in range(3) for k in range(K)]; f+=[tuple(reversed(range(K))),tuple(3*K+k for k in range(K))]; o=mesh(name,v,f,m); o.parent=parent; return o
def letters(text,size,m,parent,matrix):
    """engraved or written: flat letters, filled with paint"""
    c=bpy.data.curves.new('txt','FONT'); c.body=text; c.size=size; c.align_x='CENTER'; c.align_y='CENTER'; c.fill_mode='FRONT'; c.resolution_u=4; c.materials.append(m); o=link(bpy.data.objects.new('txt',c)); o.parent=parent; o.matrix_local=matrix; return o
def around(text,r,an,z,size,m,parent):
    """letters on a barrel along z, at the angle an, upright towards its front"""
    n=Vector((math.cos(an),math.sin(an),0)); t=Vector((-math.sin(an),math.cos(an),0)); M_=Matrix((t,(0,0,1),n)).transposed().to_4x4(); M_.translation=n*r+Vector((0,0,z)); return letters(text,size,m,parent,M_)
def lens(e,q,gleam=1.):
    """a cine prime along z: 0 is its mount, .14 its front; gleam: how much its glass mirrors"""
    a=anodised('ano'); a2=anodised('ano2','#202124',.46,.35); ink=mat('inkw','#d8d5cb',.6,var=0); ink2=mat('inky','#c99a2e',.6,var=0)
    L_=lambda n,p,m,b=.0005: uncapped(lathe(n,p,(0,0,0),m,128,parent=e,bevel=b))
    L_('mnt',[(.02,-.012),(.031,-.012),(.031,.0),(.034,.0005),(.0345,.008),(.02,.008)],mat('mount','#8f8c86',.3,metal=1,var=.1,vscale=40)); L_('b1',[(.02,.008),(.0362,.008),(.0375,.0095),(.0375,.034),(.02,.034)],a)
    uncapped(toothed('g1',.0402,.0345,.0465,84,.0016,a2,e)); L_('b2',[(.02,.0465),(.0402,.0465),(.041,.0475),(.041,.0610),(.0395,.0620),(.02,.0620)],a); L_('ring',[(.02,.0620),(.0412,.0620),(.0412,.0634),(.02,.0634)],mat('ringg','#b07b2a',.28,metal=1,var=.05),.0002)
    L_('b3',[(.02,.0634),(.042,.0634),(.0435,.066),(.0435,.070),(.0425,.0712),(.0425,.0716),(.0445,.0722),(.0445,.0905),(.0435,.0915),(.02,.0915)],a); uncapped(toothed('g2',.0458,.0920,.1060,96,.0016,a2,e))
    L_('b4',[(.02,.1060),(.0442,.1060),(.0455,.1072),(.0455,.116),(.0442,.1172),(.0442,.1182),(.0475,.1195),(.0475,.1390),(.0469,.1398),(.0452,.1398),(.0448,.1385),(.0446,.1330),(.0410,.1320),(.040,.1285),(.0375,.1280),(.0365,.1250),(.0365,.05),(.02,.05)],a)
    for r,z in ((.0432,.1326),(.0420,.1322),(.0405,.130),(.039,.1283)): L_('baf',[(r,z),(r+.0006,z+.0005),(r+.0009,z)],a2,.0001)
    dome=lambda n,r,z,h,m: lathe(n,smooth([(.0002,z+h),(r*.35,z+h*.88),(r*.7,z+h*.51),(r,z)],6),(0,0,0),m,96,parent=e,bevel=.00005)
    for n,r,z,h,t,s_ in (('e1',.0372,.1255,.0062,(.75,.45,1.),.03),('e2',.034,.117,-.006,(.35,1.,.75),.05),('e3',.028,.098,.005,(1.,.62,.25),.06),('e4',.021,.078,-.004,(.5,.6,1.),.07)): o=uncapped(dome(n,r,z,h,coated(n,t,s_*gleam,gleam))); o.modifiers.clear()
    blk=mat('inner','#0a0a0b',.5,var=0)
    for r0,r1,z in ((.0366,.030,.112),(.031,.024,.094),(.025,.0115,.074)): uncapped(lathe('st',[(r1,z),(r0,z+.001),(r0,z+.002),(r1,z+.0008)],(0,0,0),blk,80,parent=e,bevel=.0002))
    lathe('back',[(.0002,.052),(.03,.052)],(0,0,0),mat('void','#030303',.9,var=0),48,parent=e)
    # engraved scales: strokes nearer and nearer to each other, as distances are
    for k in range(46):
        an=math.radians(-150+300*(1-math.exp(-k*.045))/(1-math.exp(-46*.045))); long_=k%5==0; rz=.0447; z=.0795
        o=box('tk',(.0003,.00045,.006 if long_ else .0034),(rz*math.cos(an),rz*math.sin(an),.0745 if long_ else .0736),ink if k%10 else ink2,0,(0,0,an),e)
        if long_:   # metres
            around(('0.4','0.5','0.6','0.8','1','1.5','2.5','5','10','\u221e')[k//5],rz+.0002,an,.0845,.0042,ink2 if k%10==0 else ink,e)
    for k in range(18): an=math.radians(-100+11*k); box('tk',(.0003,.0004,.0035 if k%3 else .0055),(.0411*math.cos(an),.0411*math.sin(an),.0505),ink,0,(0,0,an),e)
    # what it is, on its front ring; what it lets through, on the ring of the iris
    for t,an,c in (('35 mm',-118,ink),('T 1.5',-92,ink2)): around(t,.0477,math.radians(an),.1292,.0068,c,e)
    for k,t in enumerate(('1.5','2','2.8','4','5.6','8')): around(t,.0412,math.radians(-158+20*k),.0558,.0038,ink,e)
    # a strip of white tape around the focus ring, with the pencil marks of today
    v=[];n=40
    for z in (.0845,.0902):
        for i in range(n+1): an=math.radians(150+95*i/n); r=.04475+.0001*math.sin(i*1.3); v.append((r*math.cos(an),r*math.sin(an),z+.0004*math.sin(i*.4)))
    mesh('tape',v,[(i,i+1,n+2+i,n+1+i) for i in range(n)],mat('tapew','#d9d3c3',.85,var=.04,vscale=200,colvar=.06,bump=.2,bscale=900),smooth=True).parent=e
    for d in (162,178,190,214,236): an=math.radians(d); box('pm',(.0002,.0004,.0042),(.04492*math.cos(an),.04492*math.sin(an),.0875),mat('pencil','#3a3f58',.8,var=0),0,(0,0,an),e)
def motor(mo,a,tw):
    """the motor's housing: two halves with a seam, a lid held by four screws, a worn label of foil with bars, a plug whose cable hangs to the camera"""
    dk=mat('seam','#08080a',.9,var=0); st=bpy.data.materials['mount']
    box('mb',(.0335,.040,.056),(-.02825,-.003,-.006),a,.0026,parent=mo); box('mb2',(.0275,.0395,.0555),(.00325,-.003,-.006),a,.0026,parent=mo); box('seam',(.058,.0386,.0546),(-.014,-.003,-.006),dk,.003,parent=mo)
    # the lid stands a little proud of the half that is seen
    box('lid',(.0275,.0012,.049),(-.0285,-.0235,-.006),a,.0005,parent=mo)
    for x in (-.0395,-.0175):
        for z in (-.0275,.0155): cyl('ms',.0019,.0009,(x,-.0244,z),st,(math.pi/2,0,0),mo); cyl('mx',.0009,.0004,(x,-.0249,z),dk,(math.pi/2,0,0),mo,6)
    box('label',(.0200,.0003,.0098),(-.0285,-.0242,-.0125),mat('foil','#77756f',.42,metal=.7,var=.12,vscale=90,colvar=.2),.0001,(0,math.radians(-1.5),0),mo); ink=mat('labelink','#1d1d20',.7,var=0)
    for x,z,w,h in ((-.0368,-.0112,.0088,.0022),(-.0368,-.0146,.0118,.0006),(-.0368,-.0162,.0070,.0006),(-.0222,-.0122,.0034,.0034)): box('bar',(w,.0002,h),(x+w/2,-.0244,z),ink,.00005,(0,math.radians(-1.5),0),mo)
    # the plug, its sleeve, the cable
    cyl('soc',.0058,.003,(-.030,-.003,-.0352),st,(0,0,0),mo,32); cyl('plug',.0048,.011,(-.030,-.003,-.0415),dk,(0,0,0),mo,32)
    curve('mcb',[(-.030,-.003,-.045),(-.031,-.006,-.056),(-.048,-.020,-.066),(-.085,-.030,-.060),(-.120,-.022,-.066),(-.150,.010,-.075)],.0024,mat('mcable','#1b1b1d',.55,var=0),mo,16)
def rig(at,rz,q):
    """camera, lens along +x, rods below, a motor on the focus gear"""
    e=empty('rig',at,rz); l=empty('lens',(0,0,0),0,e); l.rotation_euler=(0,math.pi/2,0); lens(l,q); a=anodised('ano3','#1c1d1f',.48,0); bl=anodised('ano4','#202124',.44,0); gr=mat('gripr','#151516',.8,var=.05,bump=.5,bscale=700)
    box('body',(.15,.135,.135),(-.089,0,.006),a,.006,parent=e); box('face',(.012,.115,.115),(-.013,0,0),bl,.005,parent=e)
    for i in range(9): box('vent',(.05,.0015,.004),(-.085,-.068,-.045+.0085*i),mat('vent','#060606',.9,var=0),.0008,parent=e)
    for x,z in ((-.022,.058),(-.022,-.045),(-.155,.058),(-.155,-.045)): cyl('scr',.0035,.002,(x,-.0678,z),bpy.data.materials['mount'],(math.pi/2,0,0),e)
    for i in range(3): cyl('btn',.005,.004,(-.125+.016*i,-.068,.052),gr,(math.pi/2,0,0),e)
    lathe('rec',smooth([(.0002,.003),(.005,.0025),(.0065,.0)],3),(-.035,-.0675,.045),mat('recr','#7a1512',.35,var=0),32,(math.pi/2,0,0),e)
    box('plate',(.20,.09,.012),(-.07,0,-.075),bl,.002,parent=e)
    for y in (-.03,.03): tube('rod',(-.16,y,-.095),(.20,y,-.095),.0075,mat('carbonr','#1d1d20',.22,var=.08,vscale=200,coat=.5),e,28); cyl('rc',.0078,.003,(.2,y,-.095),bpy.data.materials['mount'],(0,math.pi/2,0),e)
    box('bridge',(.03,.11,.03),(-.02,0,-.092),bl,.004,parent=e); box('bridge2',(.022,.095,.024),(.115,0,-.095),a,.004,parent=e); box('riser',(.02,.028,.05),(.115,0,-.062),a,.003,parent=e); cyl('kn',.011,.016,(.115,-.058,-.095),gr,(math.pi/2,0,0),e); 
    # the motor: it stands beside the lens on its own clamp, its wheel in the teeth
    tw=mat('ctape','#d6d0c0',.85,var=.04,vscale=120,colvar=.05,bump=.2,bscale=700); mo=empty('motor',(.099,-.085,-.03),0,e); mo.rotation_euler=(math.radians(12),0,0); motor(mo,a,tw); toothed('mg',.0185,.016,.030,38,.0016,mat('delrin','#232325',.5,var=.06),empty('mgx',(0,.006,.012),0,mo)).parent.rotation_euler=(0,math.pi/2,0)
    cyl('cap',.0105,.004,(.0325,.006,.012),bpy.data.materials['mount'],(0,math.pi/2,0),mo); box('arm',(.012,.06,.014),(.0,.035,-.05),bl,.002,parent=mo); box('led',(.0026,.0005,.0026),(-.0285,-.0243,.0075),emat('ledg',(.2,1,.35),6),.0003,parent=mo)
    curve('cb',[(-.045,-.09,-.04),(-.075,-.105,-.045),(-.10,-.115,-.09),(-.13,-.10,-.12),(-.16,-.08,-.05),(-.168,-.06,.02)],.0028,mat('cable','#18181a',.6,var=0),e,16)
    # handle above, a coloured strip of tape on it; BNC and its cable
    tube('hp',(-.03,0,.07),(-.03,0,.125),.011,bl,e); tube('hp',(-.14,0,.07),(-.14,0,.125),.011,bl,e); tube('hb',(-.17,0,.13),(.02,0,.13),.0155,gr,e,28); lathe('ot',[(.0159,-.012),(.0159,.012)],(-.075,0,.13),mat('otape','#c8541c',.6,var=.05,bump=.2,bscale=300),40,(0,math.pi/2,0),e)
    # tape with the camera's letter, and words beside its buttons
    F=Matrix(((0,0,1),(1,0,0),(0,1,0))).to_4x4(); S=Matrix(((1,0,0),(0,0,-1),(0,1,0))).to_4x4()
    box('tape',(.0005,.026,.0165),(-.0068,-.039,.0462),tw,.0002,(math.radians(3),0,0),e); A_=F@Matrix.Rotation(math.radians(3),4,'Z'); A_.translation=(-.0064,-.039,.0462); letters('A',.0155,mat('felttip','#17181c',.6,var=0),e,A_)
    for x,z,t in ((-.035,.0315,'REC'),(-.109,.0415,'MENU   LUT   WB')): B_=S.copy(); B_.translation=(x,-.0677,z); letters(t,.0052,mat('printed','#b9b6ad',.6,var=0),e,B_)
    cyl('bnc',.007,.02,(-.168,-.035,.03),bpy.data.materials['mount'],(0,math.pi/2,0),e); return e
def shot(g):
    q=random.Random(5); C=Vector((0,0,1.3)); rig(tuple(C),math.radians(-10),q)
    # the set, three metres on: a wall, a lamp, a chair, bulbs on a wire, the blue of a window
    wl=mat('wallc','#5b5148',.9,var=.06,vscale=1.5,colvar=.08); quad('w',[(-6,4.2,-.5),(6,4.2,-.5),(6,4.2,4),(-6,4.2,4)],wl); quad('fl',[(-6,-3,0),(6,-3,0),(6,4.2,0),(-6,4.2,0)],oak())
    lamp(g,-.98,3.,0,1.56,62,frosted((1,.70,.42),(1,.50,.22),2.6),(.26,.14,.06),(1,.66,.36))
    b=emat('bulbc',(1,.62,.3),26); 
    for i in range(13): t=i/12; x=-2.5+2.6*t; lathe('bb',smooth([(.001,-.03),(.026,0),(.001,.032)],3),(x+q.uniform(-.05,.05),3.4+.3*q.random(),1.98-.55*4*t*(1-t)*.5+q.uniform(-.02,.02)),b,14)
    quad('win',[(-3.9,4.15,.7),(-2.05,4.15,.7),(-2.05,4.15,2.6),(-3.9,4.15,2.6)],emat('winb',(.16,.30,.55),.75)); 
    for x in (-2.7,-2.05): box('mu',(.06,.06,1.9),(x,4.1,1.65),g['black'],.004)
    for z in (1.3,1.95): box('mu',(2.05,.06,.05),(-3.0,4.1,z),g['black'],.004)
    bentwood(g,(-.55,2.6,.0),math.radians(150),'#7a4a26'); area((-1.0,2.0,2.6),(-.6,3.6,1.0),18,.5,.5,(1,.8,.58)); box('sofa',(1.5,.7,.42),(-.2,3.6,.25),mat('sofac','#3f5650',.95,var=0),.08)
    # one strip of soft light from the left and front draws the barrel; a warm edge from behind
    f=quad('key',[(-1.25,-.55,1.15),(-1.25,.25,1.15),(-1.25,.25,2.15),(-1.25,-.55,2.15)],emat('keyf',(1,.96,.9),7,grad=False)); ghost(f); area((-1.22,-.15,1.65),tuple(C),20,.5,1.0,(1,.96,.9)); area((.5,1.0,2.0),tuple(C+Vector((.05,0,.03))),18,.25,.6,(1,.74,.46)); f2=quad('rim',[(.93,1.10,1.42),(1.12,.92,1.42),(1.12,.92,1.86),(.93,1.10,1.86)],emat('rimf',(1,.95,.88),6)); ghost(f2); area((1.03,.98,1.4),tuple(C+Vector((.12,0,0))),7,.7,.7,(1,.93,.84)).visible_glossy=False; area((.2,-1.5,1.9),tuple(C),10,.9,.5,(1,.96,.92)); area((1.4,-1.4,1.2),tuple(C),2.5,.9,.9,(.62,.78,1)); ambient((.4,.48,.62),.045)
    camera((.46,-.78,1.285),(.085,.06,1.303),80,2.4,(.10,-.055,1.31))

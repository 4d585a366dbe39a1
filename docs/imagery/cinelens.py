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
def socket(at,d,parent,m,dk,r=.0024):
    """a cap screw: a turned head with its hexagon, in a counterbore"""
    from parts import facing
    q=facing(at,d,parent); cyl('cb',r*1.28,.0004,(0,0,.0001),dk,parent=q,n=40,bevel=.0001); lathe('cap',[(.0001,r*.62),(r*.78,r*.62),(r*.96,r*.50),(r,r*.32),(r,0)],(0,0,0),m,40,parent=q,bevel=.00008); cyl('hex',r*.50,.0002,(0,0,r*.63),dk,parent=q,n=6,bevel=.00002)
def prism(name,P,x0,x1,m,parent,bevel=.0012):
    """an outline in y and z, drawn out along x"""
    k=len(P); o=mesh(name,[(x,y,z) for x in (x0,x1) for y,z in P],[tuple(reversed(range(k))),tuple(range(k,2*k))]+[(i,(i+1)%k,k+(i+1)%k,k+i) for i in range(k)],m,bevel); o.modifiers['b'].segments=4; o.parent=parent; return o
def steel(name='rodsteel'):
    """ground steel, stainless: light drawn out along it, fine rings of the grinding, grease of hands"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; L(G.value('#8f9296',G.ramp(G.noise(P,60,4),.3,.7,.94,1.05)),b.inputs['Base Color']); setin(b,'Metallic',1.); L(G.op('ADD',G.ramp(G.noise(P,24,5,.66),.35,.7,.28,.36),G.ramp(G.noise(P,900,2,.6,(.15,.15,4)),.35,.7,-.02,.05)),b.inputs['Roughness']); return m
def motor(mo,a,tw):
    """the motor: a chamfered housing in two castings with cooling ribs between, a lid with four screws, its name and number printed, a plug with its red dot and a cable that hangs to the camera"""
    dk=mat('seam','#08080a',.9,var=0); st=bpy.data.materials['mount']; pr=mat('printed','#b9b6ad',.6,var=0)
    c=.0058; Y0,Y1,Z0,Z1=-.0228,.0170,-.0340,.0220; out=lambda i: [(Y0+i+c,Z0+i),(Y1-i-c,Z0+i),(Y1-i,Z0+i+c),(Y1-i,Z1-i-c),(Y1-i-c,Z1-i),(Y0+i+c,Z1-i),(Y0+i,Z1-i-c),(Y0+i,Z0+i+c)]
    prism('ma',out(0),-.0455,-.0140,a,mo); prism('core',out(.0050),-.0145,.0080,dk,mo,.0004); prism('mz',out(0),.0075,.0165,a,mo)
    for i in range(6): prism('fin',out(.0006),-.0122+.0034*i,-.0107+.0034*i,a,mo,.0004)
    prism('nose',out(.0030),.0160,.0176,a,mo,.0006)
    # the lid stands a little proud of the half that is seen
    box('lid',(.0265,.0011,.0440),(-.0298,Y0-.0004,-.006),a,.0004,parent=mo)
    for x in (-.0402,-.0194):
        for z in (-.0252,.0132): socket((x,Y0-.0009,z),(0,-1,0),mo,st,dk,.0016)
    S=Matrix(((1,0,0),(0,0,-1),(0,1,0))).to_4x4()
    def said(t,size,x,z,m=pr): B=S.copy(); B.translation=(x,Y0-.00098,z); letters(t,size,m,mo,B)
    said('FOCUS',.0044,-.0298,-.0045); said('M1',.0100,-.0298,-.0140,mat('amberp','#c98a2e',.6,var=0)); said('12 V  2.4 Nm',.0024,-.0298,-.0212)
    # the plug, its sleeve, the cable
    cyl('soc',.0062,.004,(-.030,-.003,-.0352),st,(0,0,0),mo,40,.0004); cyl('plug',.0052,.014,(-.030,-.003,-.0435),steel('plugm'),(0,0,0),mo,40,.0006); [cyl('kr',.0055,.0006,(-.030,-.003,-.0395-.0016*i),dk,(0,0,0),mo,40,.0001) for i in range(4)]; cyl('dot',.0010,.0004,(-.030,-.0084,-.0462),mat('reddot','#a01712',.4,var=0),(math.pi/2,0,0),mo,20,.0001)
    curve('mcb',[(-.030,-.003,-.049),(-.031,-.006,-.060),(-.048,-.020,-.072),(-.085,-.030,-.066),(-.120,-.022,-.072),(-.150,.010,-.080)],.0026,mat('mcable','#1b1b1d',.55,var=0),mo,16)
def rig(at,rz,q):
    """camera, lens along +x, rods below, a motor on the focus gear"""
    from fresnel import hoop
    from fx6 import paint
    e=empty('rig',at,rz); l=empty('lens',(0,0,0),0,e); l.rotation_euler=(0,math.pi/2,0); lens(l,q,.62); a=anodised('ano3','#1c1d1f',.46,.25); bl=anodised('ano4','#202124',.42,.3); case=paint('camcase','#27282b',.50,.55,1500,.12,.5) ; gr=mat('gripr','#151516',.8,var=.05,bump=.5,bscale=700); mt=bpy.data.materials['mount']; dk=mat('vent','#060606',.9,var=0); rod=steel(); R=(0,math.pi/2,0); Q=(math.pi/2,0,0); pr=mat('printed','#b9b6ad',.6,var=0)
    S=Matrix(((1,0,0),(0,0,-1),(0,1,0))).to_4x4(); F=Matrix(((0,0,1),(1,0,0),(0,1,0))).to_4x4()
    def said(t,size,x,z,y=-.0692,m=pr): B=S.copy(); B.translation=(x,y,z); letters(t,size,m,e,B)
    # a casting whose edges are cut, a front frame before it, on its side a lid let in, screwed down at its corners
    c=.0080; oct_=lambda y,z0,z1,c: [(-y+c,z0),(y-c,z0),(y,z0+c),(y,z1-c),(y-c,z1),(-y+c,z1),(-y,z1-c),(-y,z0+c)]
    prism('body',oct_(.0675,-.0615,.0735,c),-.170,-.0195,case,e,.0012); prism('gap',oct_(.0655,-.0595,.0715,c),-.0196,-.0178,dk,e,.0002); prism('front',oct_(.0675,-.0615,.0735,c),-.0180,-.0070,case,e,.0016); prism('face',oct_(.0560,-.0540,.0560,.012),-.0072,-.0048,bl,e,.0008)
    box('rim',(.1120,.0012,.1060),(-.0860,-.0674,.0030),dk,.0030,parent=e); box('lid',(.1108,.0022,.1048),(-.0860,-.0679,.0030),case,.0026,parent=e).modifiers['b'].segments=4
    for x in (-.0365,-.1355):
        for z in (.0490,-.0430): socket((x,-.0691,z),(0,-1,0),e,mt,dk,.0027)
    for x in (-.0128,):
        for z in (.0585,-.0465): socket((x,-.0676,z),(0,-1,0),e,mt,dk,.0022)
    # louvres: slots with a slanted lip in each
    for i in range(10): z=-.0395+.0062*i; box('slot',(.0420,.0010,.0034),(-.0960,-.0690,z),dk,.0012,parent=e); box('lip',(.0420,.0030,.0011),(-.0960,-.0684,z+.0006),case,.0004,(math.radians(-24),0,0),e)
    # what is worked with: a row of keys with a small screen over it, the red one in its ring
    box('scrf',(.0480,.0012,.0150),(-.0960,-.0690,.0385),bl,.0016,parent=e); box('scr',(.0440,.0004,.0115),(-.0960,-.0697,.0385),mat('camscr','#050608',.16,var=.02,spec=.3),.0006,parent=e); on=emat('camon',(.78,.90,1.),1.3); said('24.00  180\u00b0  ISO 800  5600 K',.0031,-.0960,.0405,-.07,on); said('TC 01:14:32:08',.0031,-.0960,.0358,-.07,on)
    for i,t in enumerate(('PLAY','LUT','WB')): x=-.0480; z=.0060-.0155*i; box('key',(.0125,.0030,.0066),(x,-.0694,z),gr,.0020,parent=e).modifiers['b'].segments=5; said(t,.0026,x,z+.0058)
    hoop('rring',[(.0066,0),(.0088,0),(.0088,.0016),(.0080,.0024),(.0070,.0022),(.0066,.0012)],(-.0480,-.0690,.0300),mt,72,Q,e,.0002); rec=bpy.data.materials.new('recr'); rec.use_nodes=True; b=rec.node_tree.nodes['Principled BSDF']; setin(b,'Base Color',col('#6e0f0c')); setin(b,'Roughness',.28); setin(b,'Emission',(1,.05,.02,1)); b.inputs['Emission Strength'].default_value=.14; nolight(rec); lathe('rec',smooth([(.0001,.0006),(.0035,.0008),(.0054,.0015),(.0063,.0016),(.0065,.0004)],5),(-.0480,-.0690,.0300),rec,64,Q,e,.0001); said('REC',.0030,-.0480,.0180)
    # the mount: a ring of steel with its wings, screwed to the face
    hoop('seat',[(.0350,0),(.0495,0),(.0495,.0026),(.0485,.0034),(.0350,.0034)],(-.0050,0,0),mt,128,R,e,.0004); hoop('lock',[(.0352,0),(.0425,0),(.0435,.0010),(.0435,.0072),(.0425,.0080),(.0352,.0080)],(-.0016,0,0),steel('locksteel'),128,R,e,.0004)
    for k in range(6): t=k*1.0472+.3; socket((-.0016,.0465*math.cos(t),.0465*math.sin(t)),(1,0,0),e,mt,dk,.0013)
    for t in (2.62,-.52): o=box('wing',(.0050,.0130,.0080),(.0026,.0475*math.cos(t),.0475*math.sin(t)),steel('locksteel2'),.0018,(t,0,0),e); o.modifiers['b'].segments=4
    # below: dovetail plate with its scale, rods of steel, the clamp that holds them
    prism('plate',[(-.046,-.0740),(-.050,-.0700),(-.046,-.0640),(.046,-.0640),(.050,-.0700),(.046,-.0740)],-.170,.030,bl,e,.0008); prism('dove',[(-.040,-.0850),(-.047,-.0745),(.047,-.0745),(.040,-.0850)],-.170,.030,a,e,.0008)
    for i in range(26): box('tk',(.0003,.0002,.0030 if i%5 else .0052),(-.150+.0060*i,-.0502,-.0700),pr,0,parent=e)
    for y in (-.03,.03): tube('rod',(-.16,y,-.098),(.20,y,-.098),.0075,rod,e,48); lathe('rc',[(.0001,.0030),(.0052,.0030),(.0070,.0022),(.0075,.0004),(.0075,-.001)],(.2,y,-.098),mt,48,R,e,.0002); cyl('rh',.0030,.0004,(.2031,y,-.098),dk,R,e,6,.00005)
    for x,m_ in ((-.022,bl),(.115,a)): prism('bridge',[(-.046,-.1110),(.046,-.1110),(.050,-.1070),(.050,-.0890),(.046,-.0850),(-.046,-.0850),(-.050,-.0890),(-.050,-.1070)],x-.011,x+.011,m_,e,.0012); [cyl('bore',.0094,.0008,(x+s_*.0110,y,-.098),dk,R,e,48,.0002) for s_ in (-1,1) for y in (-.03,.03)]; k=empty('kx',(x,-.0500,-.098),0,e); k.rotation_euler=Q; cyl('ks',.0042,.006,(0,0,.002),mt,parent=k,n=32); toothed('kt',.0098,.0045,.0150,30,.0007,bl,k); lathe('kc',[(.0001,.0158),(.0070,.0158),(.0092,.0150),(.0098,.0140)],(0,0,0),bl,56,parent=k,bevel=.0002)
    # the lens rests in a cradle on a threaded post
    cyl('post',.0055,.030,(.115,0,-.068),mt,(0,0,0),e,48,.0005); [cyl('th',.0058,.0005,(.115,0,-.0800+.0014*i),dk,(0,0,0),e,40,.0001) for i in range(10)]; k=empty('nx',(.115,0,-.0665),0,e); toothed('nut',.0135,0,.0065,36,.0007,bl,k); prism('cradle',[(.0505*math.cos(t),.0505*math.sin(t)) for t in [math.radians(-140+5*i) for i in range(21)]]+[(.0470*math.cos(t),.0470*math.sin(t)) for t in [math.radians(-40-5*i) for i in range(21)]],.1065,.1235,a,e,.0008); box('pad',(.014,.018,.010),(.115,0,-.0530),a,.002,parent=e)
    # the motor: it stands beside the lens on its own clamp, its wheel in the teeth
    tw=mat('ctape','#d6d0c0',.85,var=.04,vscale=120,colvar=.05,bump=.2,bscale=700); mo=empty('motor',(.099,-.085,-.03),0,e); mo.rotation_euler=(math.radians(12),0,0); motor(mo,a,tw); gx=empty('mgx',(0,.006,.012),0,mo); gx.rotation_euler=R; toothed('mg',.0185,.018,.0300,42,.0016,mat('delrin','#2a2a2c',.42,var=.06),gx)
    lathe('hub',[(.0150,.0302),(.0150,.0312),(.0138,.0316),(.0128,.0308),(.0112,.0308),(.0105,.0335),(.0092,.0345),(.0001,.0345)],(0,0,0),mt,72,parent=gx,bevel=.0002); cyl('hh',.0034,.0003,(0,0,.0346),dk,parent=gx,n=6,bevel=.00005); [cyl('hs',.0014,.0004,(.0067*math.cos(t),.0067*math.sin(t),.0346),dk,parent=gx,n=20,bevel=.0001) for t in (.5,2.594,4.689)]
    box('led',(.0024,.0005,.0024),(-.0298,-.0241,.0075),emat('ledg',(.2,1,.35),6),.0003,parent=mo)
    # its arm to the rod: a bar, a clamp that is split, a lever
    box('arm',(.0105,.058,.0115),(.0,.034,-.046),bl,.0018,parent=mo).modifiers['b'].segments=4; socket((.0,.0155,-.0402),(0,0,1),mo,mt,dk,.0024)
    k=empty('cl',(.099,-.03,-.098),0,e); k.rotation_euler=R; hoop('clamp',[(.0077,-.008),(.0130,-.008),(.0138,-.007),(.0138,.007),(.0130,.008),(.0077,.008)],(0,0,0),bl,72,parent=k,bevel=.0004)
    curve('cb',[(-.045,-.09,-.04),(-.075,-.105,-.045),(-.10,-.115,-.09),(-.13,-.10,-.12),(-.16,-.08,-.05),(-.168,-.06,.02)],.0028,mat('cable','#18181a',.6,var=0),e,16)
    # handle above, a coloured strip of tape on it; threaded holes along the top
    for x in (-.03,-.14): tube('hp',(x,0,.07),(x,0,.125),.0105,bl,e,48); cyl('hf',.0165,.006,(x,0,.0760),bl,(0,0,0),e,56,.001); [socket((x+.0125*math.cos(t),.0125*math.sin(t),.0790),(0,0,1),e,mt,dk,.0013) for t in (.4,2.0,3.5,5.1)]
    tube('hb',(-.17,0,.13),(.02,0,.13),.0155,gr,e,48); lathe('ot',[(.0159,-.012),(.0159,.012)],(-.075,0,.13),mat('otape','#c8541c',.6,var=.05,bump=.2,bscale=300),56,(0,math.pi/2,0),e)
    for i in range(9): cyl('ch',.0026,.0006,(-.152+.0155*i,-.0500,.0736),dk,(0,0,0),e,32,.0002)
    # tape with the camera's letter
    box('tape',(.0004,.026,.0165),(-.0066,-.0470,.0632),tw,.0001,(math.radians(3),0,0),e); A_=F@Matrix.Rotation(math.radians(3),4,'Z'); A_.translation=(-.0063,-.0470,.0632); letters('A',.0150,mat('felttip','#17181c',.6,var=0),e,A_)
    cyl('bnc',.007,.02,(-.168,-.035,.03),mt,R,e); return e
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
    o=area((-.25,-1.10,2.15),tuple(C+Vector((.02,0,-.1))),7,1.3,.28,(1,.95,.88)); o.visible_diffuse=False   # for rods and mount alone: ground steel is black where it mirrors a dark room
    # what the glass shows: two windows and a lamp, each surface once, in the colour of its coating; the room itself hardly at all
    import lenses; lenses.window((1.55,-.95,1.95),(.14,0,1.3),.42,.56,8.,(.93,.97,1.),2,3,.10,.30); lenses.softbox((.95,-.62,1.02),(.14,0,1.3),.16,.22,5.,(1,.80,.55))
    camera((.46,-.78,1.285),(.085,.06,1.303),80,3.6,(.09,-.058,1.31))

# A smoke machine on its feet: folded sheet steel, louvres pressed into its cover, a nozzle in its heat shield, a canister behind: `gear-smoke-machine`
from parts import *
from house import nodes
from lenses import rubbed
R=(math.pi/2,0,0); S=(0,math.pi/2,0)

def sheetmetal(name,c='#17181a',rough=.46,runs=None,dust=.05,fine=600,grain=.37,edge=.009):
    """sheet steel under wrinkle paint, hired out for some years: the sheet is not quite flat, edges are chipped to the steel, hairlines where cases rubbed it; runs: x and z (of its own) below which fluid ran down and baked"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0])
    bv=N('ShaderNodeBevel'); bv.samples=4; bv.inputs['Radius'].default_value=edge; dt=N('ShaderNodeVectorMath'); dt.operation='DOT_PRODUCT'; L(bv.outputs[0],dt.inputs[0]); L(ge.outputs['Normal'],dt.inputs[1]); near=G.ramp(dt.outputs['Value'],.995,.90)
    chip=G.op('MULTIPLY',near,G.ramp(G.op('ADD',G.op('MULTIPLY',G.noise(P,26,3,.6),.55),G.op('MULTIPLY',G.noise(P,240,4,.7),.45)),.515,.545)); hair=G.op('MULTIPLY',G.ramp(G.noise(P,1.,3,.55,(16,420,420)),.685,.715),G.ramp(G.noise(P,11,2),.50,.62)); nick=G.ramp(G.noise(P,150,2,.5),.775,.79); bare=G.op('MINIMUM',G.op('ADD',chip,nick),1.)
    d=G.op('MULTIPLY',G.ramp(sp.outputs['Z'],.6,1.,.0,dust),G.ramp(G.noise(P,700,2,.6),.45,.62,.2,1.)); rub=G.op('MULTIPLY',G.ramp(G.noise(P,13,5,.7),.45,.66),G.ramp(G.noise(P,1.,3,.6,(60,240,240)),.35,.65)); base=G.mix(G.op('MULTIPLY',near,.35),G.value(c,G.ramp(G.noise(P,480,2,.6),.3,.7,.82,1.18)),'#3a3b3d')
    base=G.mix(hair,base,'#56575a'); r=G.op('SUBTRACT',G.op('ADD',G.ramp(G.noise(P,7,3),.3,.7,rough-.03,rough+.04),G.op('MULTIPLY',hair,.12)),G.op('MULTIPLY',rub,.10))
    if runs:
        q=N('ShaderNodeSeparateXYZ'); L(P,q.inputs[0]); x=G.op('ADD',q.outputs['X'],G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,26,2),.5),.010)); way=G.noise(P,1.,3,.6,(95,1,7)); run=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',x,runs[0])),.036,.008),G.ramp(q.outputs['Z'],runs[1]+.004,runs[1]-.006)),G.ramp(way,.46,.56)); base=G.mix(G.op('MULTIPLY',run,.75),base,'#35291b'); r=G.op('ADD',G.op('MULTIPLY',r,G.op('SUBTRACT',1.,run)),G.op('MULTIPLY',run,.16))
    base=G.mix(bare,base,'#8a8783'); base=G.mix(d,base,'#9b968c'); L(base,b.inputs['Base Color']); L(G.op('MULTIPLY',bare,.9),b.inputs['Metallic']); L(G.op('ADD',r,G.op('MULTIPLY',d,.5)),b.inputs['Roughness']); setin(b,'Specular',.5)
    v=N('ShaderNodeBump'); v.inputs['Strength'].default_value=.5; v.inputs['Distance'].default_value=.010; L(G.noise(P,5.5,2,.4),v.inputs['Height']); w=N('ShaderNodeBump'); w.inputs['Strength'].default_value=grain; w.inputs['Distance'].default_value=.0022; L(G.op('MULTIPLY',G.noise(P,float(fine),2,.5),G.op('SUBTRACT',1.,bare)),w.inputs['Height']); L(v.outputs[0],w.inputs['Normal']); L(w.outputs[0],b.inputs['Normal']); return m
def tempered(name):
    """a tube of stainless steel that gets hot at its root: blue and violet there, straw, bare at its lip; turned, so that its gloss has rings"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; q=N('ShaderNodeSeparateXYZ'); L(P,q.inputs[0]); z=G.op('ADD',q.outputs['Z'],G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,40,4,.65),.5),.020)); cr=N('ShaderNodeValToRGB'); L(G.op('DIVIDE',z,.046),cr.inputs[0]); E=cr.color_ramp.elements
    for i,(t,c) in enumerate(((0.,'#6d7886'),(.22,'#50629a'),(.40,'#8f5a74'),(.56,'#bd8644'),(.72,'#c9b07a'),(1.,'#b3b0a9'))):
        k=E[i] if i<2 else E.new(t); k.position=t; k.color=col(c)
    soot=G.ramp(G.noise(P,70,5,.7),.52,.68); L(G.mix(G.op('MULTIPLY',soot,.6),cr.outputs[0],'#2b2620'),b.inputs['Base Color']); setin(b,'Metallic',1.); L(G.op('ADD',G.ramp(G.noise(P,1.,2,.6,(6,6,900)),.3,.7,.22,.36),G.op('MULTIPLY',soot,.25)),b.inputs['Roughness']); return m
def polyethylene(level):
    """a blown canister: milky, light goes through it, darker where fluid stands inside; level: its height in the canister's own z"""
    m,b,N,L=nodes('hdpe'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    wet=G.ramp(G.op('ADD',sp.outputs['Z'],G.op('MULTIPLY',G.noise(P,14,2),.002)),level+.003,level-.001); c=G.mix(wet,'#e3e3dd','#b9c4c2'); L(c,b.inputs['Base Color']); L(G.ramp(G.noise(P,30,4),.3,.7,.30,.48),b.inputs['Roughness']); setin(b,'Specular',.4)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.15; bp.inputs['Distance'].default_value=.002; L(G.noise(P,28,3),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    t=N('ShaderNodeBsdfTranslucent'); L(c,t.inputs[0]); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.42; o=[n for n in m.node_tree.nodes if n.type=='OUTPUT_MATERIAL'][0]; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],o.inputs[0]); return m
def canister(e,at):
    """two halves blown in one mould: a seam all round, ribs for stiffness, a scale, a cap with a vent, the hose that drinks from it"""
    q=empty('tank',at,0,e); W,D,H,CX=.206,.104,.170,.062; pe=polyethylene(.004); bl=mat('capm','#141415',.45,var=.06,vscale=60,bump=.06,bscale=600)
    o=box('can',(W,D,H),(0,0,H/2),pe,.022,parent=q); o.modifiers['b'].segments=8
    # the seam of the mould: a thin line over top and sides
    pts=fillet([(-W/2-.0004,.004),(-W/2-.0004,H+.0004),(W/2+.0004,H+.0004),(W/2+.0004,.004)],.0225,10); bar('seam',pts,.0018,.0012,pe,q,.0004)
    for z in (.045,.120):   # shallow ribs
        o=box('rib',(W+.0024,D-.040,.007),(0,0,z),pe,.0034,parent=q); o.modifiers['b'].segments=4
        o=box('rib',(W-.044,D+.0024,.007),(0,0,z),pe,.0034,parent=q); o.modifiers['b'].segments=4
    ink=mat('scalei','#4b5558',.7,var=0)
    for k in range(6): box('tick',(.0004,.013 if k%2 else .008,.0013),(W/2+.0002,-.018,.030+.022*k),ink,0,parent=q)
    for t,z in (('1','.052'),('2','.096'),('L','.140')): word(t,.0115,(W/2+.0004,-.004,float(z)),(math.pi/2,0,math.pi/2),ink,q)
    lathe('neck',[(.021,-.004),(.024,0),(.0225,.004),(.0225,.012)],(CX,0,H),pe,48,parent=q); c=empty('cap',(CX,0,H+.005),0,q); toothed('cap',.0262,0,.019,44,.0012,bl,c); lathe('capf',smooth([(.0262,.018),(.0245,.0215),(.019,.0222),(.0175,.0208),(.001,.0205)],3),(0,0,0),bl,56,parent=c,bevel=.0003)
    cyl('gland',.0075,.014,(0,0,.027),bl,parent=c,n=6,bevel=.0008); m,b,N,L=nodes('hose'); setin(b,'Base Color',col('#c9cfcc')); setin(b,'Roughness',.18); setin(b,'Transmission',.65)
    curve('hose',[(CX,0,H+.030),(CX,-.002,H+.058),(CX-.006,-.040,H+.070),(CX-.024,-.085,H+.048),(CX-.030,-.108,H+.014),(CX-.030,-.112,H-.02)],.0042,m,q,18); return q
def smoke(g):
    """its nozzle looks along -y"""
    e=empty('sm'); a=sheetmetal('smc','#111214',.44); a2=sheetmetal('smd','#141517',.42); af=sheetmetal('sme','#111214',.44,(0,-.022)); al=sheetmetal('smv','#111214',.40,fine=900,grain=.14); dk=mat('smk','#040404',.9,var=0); st=g['steel']; zn=mat('smz','#9b9da0',.34,metal=1,var=.14,vscale=40); rub=mat('smr','#141415',.7,var=.06,vscale=60,bump=.12,bscale=500); brass=mat('smb','#b08d4f',.30,metal=1,var=.14,vscale=90,bump=.03,bscale=400); ink=rubbed('smi','#a5a29a'); yel=mat('smy','#d9a514',.5,var=.05,vscale=80); X=.134
    def slab(name,size,at,m,r=.003,seg=4,par=e): o=box(name,size,at,m,r,(0,0,0),par); (setattr(o.modifiers['b'],'segments',seg) if r else None); return o
    # tray of folded sheet: the cover's lip overlaps it, screws along it
    slab('tray',(2*X-.004,.470,.052),(0,.015,.045),a2,.0022); slab('gap',(2*X-.008,.462,.006),(0,.015,.0705),dk,.001)
    bar('cover',fillet([(-X+.0007,.0725),(-X+.0007,.2072),(X-.0007,.2072),(X-.0007,.0725)],.0050,8),.340,.0014,a,e,.0003,at=(0,-.060,0)); slab('hollow',(2*X-.006,.300,.130),(0,-.050,.139),dk,.002,1)
    for sx in (-1,1): slab('seam',(.0009,.0012,.050),(sx*(X-.0021),-.2202,.046),dk,0,1)   # the tray's corners are folded, not cast
    slab('lip',(2*X+.0016,.326,.014),(0,-.055,.0785),a,.0008,2)
    for s in (-1,1):
        for y in (-.195,-.055,.085): pan((s*(X+.0008),y,.0785),(s,0,0),e,zn,.0042,dk,.3+y*9)
    # louvres in two banks
    for k in range(9):
        for y in (-.145,.030): louvre((X+.0002,y,.187-.0105*k),.092,.0082,.0056,al,dk,e)
    # face: a plate set in, its rim folded, the nozzle in a shield with holes
    Y=-.220; slab('plate',(2*X-.0064,.0050,.1310),(0,Y-.0021,.1395),af,.0010,3)
    for sx in (-1,1):
        for z in (.097,.183): pan((sx*.104,Y-.0046,z),(0,-1,0),e,zn,.0046,dk,.6*sx+z*9)
    N0=(0,Y-.0045,.142); heat=tempered('smh')
    hoop('flange',[(.020,0),(.047,0),(.0478,.0008),(.0478,.0022),(.047,.003),(.020,.003)],N0,zn,96,R,e,.0004)
    for k in range(4): t=math.radians(45+90*k); pan((.0405*math.cos(t),Y-.0078,.142+.0405*math.sin(t)),(0,-1,0),e,st,.0036,dk,k)
    hoop('shield',[(.0305,0),(.0318,0),(.0318,.044),(.0311,.0452),(.0305,.044)],(0,Y-.0070,.142),heat,96,R,e,.0003); hoop('roll',[(.0310+.0016*math.cos(t*.6283),.0452+.0016*math.sin(t*.6283)) for t in range(10)],(0,Y-.0070,.142),heat,96,R,e,.0001)
    for k in range(12): t=2*math.pi*(k+.5)/12; cyl('hole',.0042,.0008,(.0319*math.cos(t),Y-.0250,.142+.0319*math.sin(t)),dk,(0,math.pi/2-t,0),e,24,.0001)
    lathe('well',[(.0004,.0012),(.0303,.0012)],N0,dk,56,R,e); cyl('hex',.0185,.016,(0,Y-.014,.142),brass,R,e,6,.0014); lathe('tip',[(.0150,0),(.0150,.004),(.0135,.006),(.0135,.016),(.0120,.018),(.0088,.031),(.0074,.0325),(.0032,.0325),(.0026,.030),(.0026,.010)],(0,Y-.020,.142),brass,64,R,e,.0005); cyl('bore',.0029,.001,(0,Y-.0512,.142),dk,R,e,24,.0001)
    # a warning printed on a triangle; a lamp that says it is hot
    q=facing((-.088,Y-.0050,.140),(0,-1,0),e); c_=[(.0145*math.cos(math.radians(90+120*i)),.0145*math.sin(math.radians(90+120*i)),0) for i in range(3)]; 
    for k,m_ in ((1.,yel),(.86,dk),(.74,yel)): o=mesh('tri',[tuple(k*x for x in p) for p in c_],[(0,1,2)],m_); o.location=(-.088,Y-.0049-.0002*(1-k),.139); o.rotation_euler=R; o.parent=e
    for k in range(3): curve('wave',[(-.092+.004*k+.0009*math.sin(j*1.7),Y-.0053,.1345+.0013*j) for j in range(6)],.0005,dk,e,6)
    cyl('bez',.0042,.003,(.088,Y-.0055,.152),zn,R,e,32,.0008); lathe('led',smooth([(.0026,0),(.0023,.0014),(.0002,.0022)],3),(.088,Y-.0064,.152),emat('smled',(.12,1,.22),1.5),24,R,e,.0001)
    # what the hirer stuck on: a label with its bars, cloth tape with a number
    lb=mat('smlab','#c9c7bf',.42,var=.08,vscale=90,colvar=.06); q=random.Random(5); t=empty('label',(-.070,-.2203,.0455),0,e); t.rotation_euler=(0,math.radians(1.6),0); slab('lab',(.050,.0003,.0200),(0,0,0),lb,.0001,1,t); x=-.021
    while x<.018: w_=q.choice((.0004,.0004,.0008,.0012)); slab('br',(w_,.0002,.0105),(x+w_/2,-.0002,.0026),dk,0,1,t); x+=w_+q.choice((.0005,.0005,.0010))
    for i in range(7): slab('fig',(.0022,.0002,.0022),(-.016+.0048*i,-.0002,-.0058),ink,0,1,t)
    tp=mat('smtape','#b9b3a3',.85,var=.05,vscale=200,colvar=.10,bump=.5,bscale=900); t=empty('tape',(-.066,-.170,.2082),math.radians(31),e); slab('tp',(.098,.036,.0005),(0,0,0),tp,.0002,1,t); pen=mat('smpen','#141418',.6,var=0)
    for S_ in ([(-.016,.007),(-.013,.011),(-.008,.0105),(-.0065,.006),(-.011,0),(-.0165,-.0095),(-.0165,-.0105),(-.012,-.010),(-.005,-.0098)],[(.006,.010),(.006,.0095),(.004,-.002),(.0045,-.0025),(.014,-.0015),(.014,-.0015)],[(.0118,.006),(.0118,.006),(.0108,-.0105),(.0108,-.0105)]): curve('pen',[(1.35*x_,1.35*y_,.0002) for x_,y_ in S_],.0015,pen,t,12)
    # behind the cover: a bay for the canister with a wall of sheet, sockets and switch on its side
    slab('wall',(2*X-.004,.003,.075),(0,.2485,.105),a2,.0008,2); slab('bay',(.003,.135,.062),(X-.0035,.1815,.100),a2,.0008,2); slab('bay',(.003,.135,.062),(-X+.0035,.1815,.100),a2,.0008,2)
    for i,y in enumerate((.152,.188)): q=facing((X-.0015,y,.101),(1,0,0),e); cyl('xf',.0125,.0025,(0,0,.001),zn,parent=q,n=48,bevel=.0006); cyl('xh',.0098,.0012,(0,0,.0022),dk,parent=q,n=40,bevel=.0001); [cyl('xp',.0011,.004,(.0048*math.cos(2.094*k),.0048*math.sin(2.094*k),.002),brass,parent=q,n=12,bevel=.0002) for k in range(3)]
    slab('rock',(.006,.017,.026),(X-.001,.224,.101),dk,.0015,2); o=slab('rk',(.005,.013,.021),(X+.001,.224,.101),mat('smred','#9c1f16',.25,var=.04),.002,3); o.rotation_euler=(0,math.radians(-7),0)
    canister(e,(0,.1880,.0715))
    # the bow: flat steel bent, pivots in washers, knobs, a grip moulded over its middle
    w=X+.0165; P=fillet([(-w,.095),(-w,.282),(w,.282),(w,.095)],.034,10); o=bar('bow',P,.030,.0048,a2,e,.0012); o.rotation_euler=(math.radians(-9),0,0); o.location=(0,-.005-.118*math.sin(math.radians(9)),.118*(1-math.cos(math.radians(9))))
    for s in (-1,1):
        cyl('piv',.0075,.022,(s*(X+.010),-.020,.118),zn,S,e,32,.001); cyl('pw',.019,.0035,(s*(X+.0035),-.020,.118),zn,S,e,48,.0008); lobed((s*(w+.0026),-.020,.118),(s,0,0),e,rub,zn,.027,.028,8)
        cyl('end',.0150,.0050,(s*w,-.020,.118),a2,S,e,40,.0012)
    gp=facing((0,.0205,.2825),(1,0,0),e); o=lathe('grip',smooth([(.0105,-.066),(.0150,-.064),(.0172,-.052),(.0160,-.030),(.0165,0),(.0160,.030),(.0172,.052),(.0150,.064),(.0105,.066)],5),(0,0,0),rub,48,parent=gp,bevel=.0002); o.scale=(1,1.12,1)
    for k in range(9): q=hoop('rg',[(.0160,-.0016),(.0174,-.0008),(.0174,.0008),(.0160,.0016)],(0,0,-.032+.008*k),rub,48,parent=gp,bevel=.0003); q.scale=(1,1.12,1)
    # four feet that stand
    for sx in (-1,1):
        for sy in (-.19,.22): lathe('ft',[(.0150,0),(.0172,.0015),(.0180,.020),(.0004,.020)],(sx*.105,sy,0),rub,48,parent=e,bevel=.001)
    # its lead: out of the tray, over the paper and away
    tube('glnd',(X-.006,.235,.044),(X+.014,.235,.044),.0088,rub,e,32); curve('cord',[(X+.010,.235,.044),(X+.045,.236,.043),(X+.078,.232,.020),(X+.105,.215,.0052),(X+.150,.160,.0050),(X+.215,.110,.0050),(X+.330,.130,.0050),(X+.55,.30,.0050),(X+.9,.62,.0050)],.0050,rub,e,18); return e

def wisp():
    """what still rises from the nozzle after a burst: sheets of haze that fold, thinner the higher; in the studio's own measures"""
    o=box('wisp',(.80,.56,.86),(-.62,-.86,.87),None,0); m=bpy.data.materials.new('wisp'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeNewGeometry').outputs['Position']
    n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=3.8; n.inputs['Detail'].default_value=2; L(P,n.inputs['Vector']); k=N('ShaderNodeVectorMath'); k.operation='MULTIPLY_ADD'; L(n.outputs['Color'],k.inputs[0]); k.inputs[1].default_value=(.46,.40,.24); k.inputs[2].default_value=(-.23,-.20,-.12)
    sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); h=G.op('MAXIMUM',G.op('SUBTRACT',sp.outputs['Z'],.445),0.); am=G.ramp(h,0.,.35,.10,1.); sc=N('ShaderNodeVectorMath'); sc.operation='SCALE'; L(k.outputs[0],sc.inputs[0]); L(am,sc.inputs['Scale']); ad=N('ShaderNodeVectorMath'); ad.operation='ADD'; L(P,ad.inputs[0]); L(sc.outputs[0],ad.inputs[1]); Q=ad.outputs[0]; q=N('ShaderNodeSeparateXYZ'); L(Q,q.inputs[0])
    dx=G.op('ADD',G.op('ADD',q.outputs['X'],.545),G.op('ADD',G.op('MULTIPLY',h,.34),G.op('MULTIPLY',G.op('SINE',G.op('MULTIPLY',h,7.)),.035))); dy=G.op('ADD',q.outputs['Y'],G.op('ADD',.815,G.op('MULTIPLY',h,.05))); r=G.op('DIVIDE',G.op('SQRT',G.op('ADD',G.op('MULTIPLY',dx,dx),G.op('MULTIPLY',dy,dy))),G.op('MULTIPLY_ADD',h,.24,.045))
    fold=G.noise(Q,5.5,5,.58,(1.3,1.3,.5)); sheet=G.op('POWER',G.op('SUBTRACT',1.,G.op('MINIMUM',G.op('ABSOLUTE',G.op('MULTIPLY',G.op('SUBTRACT',fold,.5),8.5)),1.)),1.6)
    d=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(r,1.,.15),G.op('MULTIPLY_ADD',sheet,.95,.05)),G.op('MULTIPLY',G.ramp(h,0.,.06),G.ramp(h,.85,.25,.0,1.)))
    v=N('ShaderNodeVolumePrincipled'); v.inputs['Color'].default_value=(.97,.98,1,1); v.inputs['Anisotropy'].default_value=.35; L(G.op('MULTIPLY',d,G.ramp(h,.0,.4,20.,9.)),v.inputs['Density']); L(v.outputs[0],N('ShaderNodeOutputMaterial').inputs['Volume']); o.data.materials.append(m); o.visible_shadow=False; bpy.context.scene.cycles.volume_step_rate=.5; return o

# A smoke machine on its feet: folded sheet steel, louvres pressed into its cover, a nozzle in its heat shield, a canister behind: `gear-smoke-machine`
from parts import *
from house import nodes
from lenses import rubbed
R=(math.pi/2,0,0); S=(0,math.pi/2,0)

def polyethylene(level):
    """a blown canister: milky, light goes through it, darker where fluid stands inside; level: its height in the canister's own z"""
    m,b,N,L=nodes('hdpe'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    wet=G.ramp(G.op('ADD',sp.outputs['Z'],G.op('MULTIPLY',G.noise(P,14,2),.002)),level+.003,level-.001); c=G.mix(wet,'#e3e3dd','#b9c4c2'); L(c,b.inputs['Base Color']); L(G.ramp(G.noise(P,30,4),.3,.7,.30,.48),b.inputs['Roughness']); setin(b,'Specular',.4)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.15; bp.inputs['Distance'].default_value=.002; L(G.noise(P,28,3),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    t=N('ShaderNodeBsdfTranslucent'); L(c,t.inputs[0]); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.42; o=[n for n in m.node_tree.nodes if n.type=='OUTPUT_MATERIAL'][0]; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],o.inputs[0]); return m
def canister(e,at):
    """two halves blown in one mould: a seam all round, ribs for stiffness, a scale, a cap with a vent, the hose that drinks from it"""
    q=empty('tank',at,0,e); W,D,H=.206,.104,.170; pe=polyethylene(.004); bl=mat('capm','#141415',.45,var=.06,vscale=60,bump=.06,bscale=600)
    o=box('can',(W,D,H),(0,0,H/2),pe,.022,parent=q); o.modifiers['b'].segments=8
    # the seam of the mould: a thin line over top and sides
    pts=fillet([(-W/2-.0004,.004),(-W/2-.0004,H+.0004),(W/2+.0004,H+.0004),(W/2+.0004,.004)],.0225,10); bar('seam',pts,.0018,.0012,pe,q,.0004)
    for z in (.045,.120):   # shallow ribs
        o=box('rib',(W+.0024,D-.040,.007),(0,0,z),pe,.0034,parent=q); o.modifiers['b'].segments=4
        o=box('rib',(W-.044,D+.0024,.007),(0,0,z),pe,.0034,parent=q); o.modifiers['b'].segments=4
    ink=mat('scalei','#4b5558',.7,var=0)
    for k in range(6): box('tick',(.0004,.013 if k%2 else .008,.0013),(W/2+.0002,-.018,.030+.022*k),ink,0,parent=q)
    for t,z in (('1','.052'),('2','.096'),('L','.140')): word(t,.0115,(W/2+.0004,-.004,float(z)),(math.pi/2,0,math.pi/2),ink,q)
    lathe('neck',[(.021,-.004),(.024,0),(.0225,.004),(.0225,.012)],(-.045,0,H),pe,48,parent=q); c=empty('cap',(-.045,0,H+.005),0,q); toothed('cap',.0262,0,.019,44,.0012,bl,c); lathe('capf',smooth([(.0262,.018),(.0245,.0215),(.019,.0222),(.0175,.0208),(.001,.0205)],3),(0,0,0),bl,56,parent=c,bevel=.0003)
    cyl('gland',.0075,.014,(0,0,.027),bl,parent=c,n=6,bevel=.0008); m,b,N,L=nodes('hose'); setin(b,'Base Color',col('#c9cfcc')); setin(b,'Roughness',.18); setin(b,'Transmission',.65)
    curve('hose',[(-.045,0,H+.030),(-.045,-.002,H+.070),(-.038,-.050,H+.085),(-.020,-.105,H+.062),(-.012,-.128,H+.018),(-.012,-.132,H-.02)],.0042,m,q,18); return q
def smoke(g):
    """its nozzle looks along -y"""
    e=empty('sm'); a=powder('smc','#131416',.46,dust=.12); a2=powder('smd','#191a1d',.44,dust=.12); dk=mat('smk','#040404',.9,var=0); st=g['steel']; zn=mat('smz','#9b9da0',.34,metal=1,var=.14,vscale=40); rub=mat('smr','#141415',.7,var=.06,vscale=60,bump=.12,bscale=500); brass=mat('smb','#b08d4f',.30,metal=1,var=.14,vscale=90,bump=.03,bscale=400); ink=rubbed('smi','#a5a29a'); yel=mat('smy','#d9a514',.5,var=.05,vscale=80); X=.134
    def slab(name,size,at,m,r=.003,seg=4,par=e): o=box(name,size,at,m,r,(0,0,0),par); o.modifiers['b'].segments=seg; return o
    # tray of folded sheet: the cover's lip overlaps it, screws along it
    slab('tray',(2*X-.004,.470,.052),(0,.015,.045),a2,.005); slab('gap',(2*X-.008,.462,.006),(0,.015,.0705),dk,.001)
    slab('cover',(2*X,.330,.135),(0,-.055,.140),a,.011,6)
    slab('lip',(2*X+.0016,.326,.014),(0,-.055,.0785),a,.0008,2)
    for s in (-1,1):
        for y in (-.195,-.055,.085): pan((s*(X+.0008),y,.0785),(s,0,0),e,zn,.0042,dk,.3+y*9)
    # louvres in two banks
    for k in range(9):
        for y in (-.145,.030): louvre((X+.0002,y,.187-.0105*k),.092,.0082,.0056,a,dk,e)
    # face: a plate set in, its rim folded, the nozzle in a shield with holes
    Y=-.220; slab('rim',(2*X-.030,.004,.113),(0,Y-.001,.140),a2,.0016,3); slab('plate',(2*X-.040,.004,.103),(0,Y-.0026,.140),a,.001,2)
    for sx in (-1,1):
        for z in (.097,.183): pan((sx*.104,Y-.0046,z),(0,-1,0),e,zn,.0046,dk,.6*sx+z*9)
    N0=(0,Y-.0045,.142); heat=mat('smh','#77736b',.36,metal=1,var=.16,vscale=50,colvar=.18)
    hoop('flange',[(.020,0),(.047,0),(.0478,.0008),(.0478,.0022),(.047,.003),(.020,.003)],N0,zn,96,R,e,.0004)
    for k in range(4): t=math.radians(45+90*k); pan((.0405*math.cos(t),Y-.0078,.142+.0405*math.sin(t)),(0,-1,0),e,st,.0036,dk,k)
    hoop('shield',[(.0305,0),(.0318,0),(.0318,.044),(.0311,.0452),(.0305,.044)],(0,Y-.0070,.142),heat,96,R,e,.0003); hoop('roll',[(.0310+.0016*math.cos(t*.6283),.0452+.0016*math.sin(t*.6283)) for t in range(10)],(0,Y-.0070,.142),heat,96,R,e,.0001)
    for k in range(12): t=2*math.pi*(k+.5)/12; cyl('hole',.0042,.0008,(.0319*math.cos(t),Y-.0250,.142+.0319*math.sin(t)),dk,(0,math.pi/2-t,0),e,24,.0001)
    lathe('well',[(.0004,.0012),(.0303,.0012)],N0,dk,56,R,e); cyl('hex',.0185,.016,(0,Y-.014,.142),brass,R,e,6,.0014); lathe('tip',[(.0150,0),(.0150,.004),(.0135,.006),(.0135,.016),(.0120,.018),(.0088,.031),(.0074,.0325),(.0032,.0325),(.0026,.030),(.0026,.010)],(0,Y-.020,.142),brass,64,R,e,.0005); cyl('bore',.0029,.001,(0,Y-.0512,.142),dk,R,e,24,.0001)
    # a warning printed on a triangle; a lamp that says it is hot
    q=facing((-.088,Y-.0050,.140),(0,-1,0),e); c_=[(.0145*math.cos(math.radians(90+120*i)),.0145*math.sin(math.radians(90+120*i)),0) for i in range(3)]; o=mesh('tri',c_,[(0,1,2)],yel); o.location=(-.088,Y-.0049,.139); o.rotation_euler=R; o.parent=e
    for k in range(3): curve('wave',[(-.092+.004*k+.0009*math.sin(j*1.7),Y-.0053,.1345+.0013*j) for j in range(6)],.0005,dk,e,6)
    cyl('bez',.0050,.003,(.088,Y-.0055,.152),zn,R,e,32,.0008); lathe('led',smooth([(.0034,0),(.0030,.0018),(.0002,.0028)],3),(.088,Y-.0064,.152),emat('smled',(.25,1,.35),3.2),24,R,e,.0001)
    box('rule',(.032,.0004,.0012),(-.084,-.2201,.047),ink,0,parent=e)
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

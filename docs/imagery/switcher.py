# A switcher with eight inputs from near: caps that glow over their diodes, a case of painted sheet, the plugs of its leads behind: `gear-switcher`
from roomkit import *
from cinelens import anodised, toothed
from fresnel import hoop
from house import nodes
from lenses import rubbed
from smoke import sheetmetal
# capitals as a felt pen draws them: strokes in a square
O_=((.5,1),(.1,.85),(.0,.5),(.12,.12),(.5,0),(.86,.14),(1,.5),(.9,.86),(.5,1))
HAND={'A':(((0,0),(.25,.5),(.5,1)),((.5,1),(.75,.5),(1,0)),((.18,.36),(.82,.38))),'B':(((.05,0),(.05,1)),((.05,1),(.7,.98),(.8,.75),(.5,.54),(.08,.52)),((.08,.52),(.7,.5),(.95,.28),(.7,.02),(.05,0))),'C':(((.95,.84),(.6,1),(.15,.85),(0,.5),(.14,.13),(.55,0),(.95,.18)),),'E':(((.9,1),(.05,1)),((.05,1),(.05,0)),((.05,0),(.9,.02)),((.05,.52),(.7,.54))),'I':(((.3,1),(.3,0)),),'K':(((.05,1),(.05,0)),((.9,1),(.08,.46)),((.3,.6),(.95,0))),'L':(((.05,1),(.05,0)),((.05,0),(.85,.03))),'M':(((0,0),(.1,1)),((.1,1),(.5,.3)),((.5,.3),(.92,1)),((.92,1),(1,0))),'O':(O_,),'P':(((.05,0),(.05,1)),((.05,1),(.75,.98),(.95,.74),(.7,.48),(.06,.45))),'T':(((0,1),(1,.98)),((.5,.98),(.5,0))),'1':(((.2,.78),(.5,1)),((.5,1),(.5,0))),'2':(((.1,.8),(.4,1),(.85,.85),(.8,.55),(.1,.02)),((.1,.02),(.95,.04))),'3':(((.1,.95),(.6,1),(.85,.78),(.4,.54)),((.4,.54),(.9,.42),(.85,.1),(.4,0),(.05,.12)))}
def capmat(name,c,glow=None,k=0.):
    """a cap of cloudy plastic over its diode. Lit, it burns through near the middle, its colour deepens towards the rim, its walls are bright at their foot, where the light leaks out on the plate; fingers left grease on it, the room dust"""
    m,b,N,L=nodes(name); G=Graph(N,L); tc=N('ShaderNodeTexCoord'); P=tc.outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(tc.outputs['Generated'],sp.inputs[0]); gp=N('ShaderNodeNewGeometry'); W=gp.outputs['Position']; wn=N('ShaderNodeSeparateXYZ'); L(gp.outputs['Normal'],wn.inputs[0]); up=G.ramp(wn.outputs['Z'],.5,.9)
    grease=G.ramp(G.noise(W,9.,5,.68),.40,.66); specks=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(G.noise(W,190,1,.5),.715,.74),G.ramp(G.noise(W,5,3,.7),.35,.6,.2,1.)),up); low=G.op('MULTIPLY',G.ramp(sp.outputs['Z'],.40,.0),G.ramp(G.noise(W,46,4,.7),.3,.7,.2,1.))
    setin(b,'Specular',.42); L(G.mix(G.op('MULTIPLY',low,.30 if not k else .1),G.mix(G.op('MULTIPLY',specks,.55),G.value(c,G.ramp(G.noise(W,2.1,3),.3,.7,.86,1.12)),'#a9a49a'),'#57544e'),b.inputs['Base Color']); L(G.op('ADD',G.op('ADD',G.ramp(grease,0.,1.,.46,.27),G.op('MULTIPLY',G.ramp(G.noise(W,30,4,.7),.3,.7),.08)),G.op('MULTIPLY',specks,.3)),b.inputs['Roughness'])
    if k:
        x,y=G.op('SUBTRACT',sp.outputs['X'],.52),G.op('SUBTRACT',sp.outputs['Y'],.46); r2=G.op('ADD',G.op('MULTIPLY',x,x),G.op('MULTIPLY',y,y)); hot=G.op('EXPONENT',G.op('MULTIPLY',r2,-16.)); wide=G.op('EXPONENT',G.op('MULTIPLY',r2,-4.6)); cloud=G.ramp(G.noise(W,24,3,.6),.3,.7,.92,1.06)
        wall=G.op('MULTIPLY',G.op('SUBTRACT',1.,up),G.ramp(sp.outputs['Z'],.05,.95,.85,.28)); top=G.op('MULTIPLY',up,G.op('ADD',G.op('MULTIPLY',wide,.50),G.op('MULTIPLY',hot,1.5))); L(G.op('MULTIPLY',G.op('MULTIPLY',G.op('ADD',top,wall),cloud),k),b.inputs['Emission Strength']); p=col(glow); L(G.mix(G.op('MULTIPLY',G.op('MULTIPLY',hot,up),.60),glow,tuple(.35*p[i]+.65 for i in range(3))),b.inputs['Emission Color'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.30; bp.inputs['Distance'].default_value=.0012; L(G.op('ADD',G.op('MULTIPLY',G.noise(W,260,2),.7),G.op('MULTIPLY',G.noise(W,36,2),.5)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def switcher(g):
    e=empty('sw'); a=sheetmetal('swc','#16171a',.40,dust=.03,fine=1500,grain=.16,edge=.016); b=sheetmetal('swb','#121315',.46,dust=.03,fine=1100,grain=.2,edge=.016); dk=mat('swgap','#050506',.85,var=0); ink=rubbed('swink','#a5a29a'); st=mat('swst','#5d5f63',.32,metal=1,var=.12,vscale=200); me=anodised('swan','#26272a',.34,.3); ru=mat('swru','#151516',.7,var=.06,vscale=80,bump=.2,bscale=900)
    W_,D_,h0,h1=.370,.137,.0165,.0330; th=math.atan2(h1-h0,D_); lit={'w':capmat('cw','#8e8f8d','#ffe9cf',.9),'r':capmat('cr','#5a1512','#ff1c0e',1.9),'g':capmat('cg','#1d4a2a','#34e45e',.95),'b':capmat('cb','#22345a','#0c46ff',2.2),'y':capmat('cy','#5f431a','#ff8206',1.5),'o':capmat('co','#66686b'),'d':capmat('cd','#2b2c2f')}; dark=mat('swleg','#131314',.6,var=0); pale=rubbed('swleg2','#e4e1d8',.3); rn=random.Random(3)
    # the case: a wedge of folded sheet, ends of moulded rubber with their screws, feet
    pr=[(-D_/2,.0030),(-D_/2,h0-.002),(-D_/2+.003,h0+.0004),(D_/2-.004,h1),(D_/2,h1-.004),(D_/2,.0030)]; k=len(pr)
    def wedge(n,x0,x1,grow,m,r): v=[(x,y*(1+grow/D_*2),z+(grow if z>.01 else -grow*.3)) for x in (x0,x1) for y,z in pr]; o=mesh(n,v,[tuple(range(k)),tuple(reversed(range(k,2*k)))]+[((i+1)%k,i,k+i,k+(i+1)%k) for i in range(k)],m,r); o.modifiers['b'].segments=4; o.parent=e; return o
    wedge('case',-W_/2+.009,W_/2-.009,0,a,.0010); wedge('seam',-W_/2+.006,W_/2-.006,-.0006,dk,.0004)
    for s in (-1,1):
        x0,x1=sorted((s*(W_/2-.0084),s*(W_/2))); wedge('end',x0,x1,.0010,b,.0022)
        for y,z in ((-.052,.0085),(.052,.0125)): cyl('sk',.0030,.0008,(s*W_/2,y,z),dk,(0,math.pi/2,0),e,28,.0002); cyl('sc',.0024,.0014,(s*W_/2,y,z),st,(0,math.pi/2,0),e,28,.0004); cyl('sx',.0012,.0006,(s*(W_/2+.0007),y,z),dk,(0,math.pi/2,0),e,6,.0001)
        for y in (-.045,.045): lathe('ft',smooth([(.0002,0),(.0070,0),(.0082,.0010),(.0078,.0040),(.0002,.0040)],2),(s*.150,y,-.0010),ru,40,parent=e)
        for i in range(9): box('vent',(.0012,.0022,.0090),(s*(W_/2+.0004),-.022+.0052*i,.0140),dk,.0005,parent=e)
    p=empty('top',(0,0,(h0+h1)/2+.0001),0,e); p.rotation_euler=(th,0,0)
    def word(t,x,y,s=.0026,m=ink,z=.0002): w=bpy.data.curves.new('w','FONT'); w.body=t; w.size=s; w.align_x=w.align_y='CENTER'; w.extrude=.00003; w.space_character=1.06; w.materials.append(m); o=link(bpy.data.objects.new('w',w)); o.location=(x,y,z); o.parent=p
    def outline(X,Y,r,n=12):
        """a rectangle with round corners"""
        o=[]
        for sx,sy,a0 in ((1,1,0),(-1,1,90),(-1,-1,180),(1,-1,270)): o+=[(sx*(X-r)+r*math.cos(math.radians(a0+90*i/n)),sy*(Y-r)+r*math.sin(math.radians(a0+90*i/n))) for i in range(n+1)]
        return o
    def skin(name,rings,m,fill=False):
        n=len(rings[0]); v=[q for r in rings for q in r]; f=[(j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i) for j in range(len(rings)-1) for i in range(n)]
        if fill: f.append(tuple((len(rings)-1)*n+i for i in range(n)))
        return mesh(name,v,f,m,smooth=True)
    def key(x,y,w_,h,c,t='',s=.0040,hh=.0056):
        """a moulded frame on the plate, a gap, the cap: drawn in towards its top, its edge round, its face hollowed for a finger; no two stand alike"""
        X,Y=w_/2,h/2; fr=lambda d,z,r: [(u,q,z) for u,q in outline(X+d,Y+d,r)]
        o=skin('bez',[fr(.0019,0,.0021),fr(.0019,.0008,.0021),fr(.0017,.0011,.0019),fr(.0010,.0011,.0013),fr(.0008,.0009,.0011),fr(.0007,-.0002,.0010)],b); o.location=(x,y,0); o.parent=p; o=box('well',(w_+.0018,h+.0018,.0002),(x,y,.0001),dk,0,parent=p)
        r=.0013; f0=.00150; R=[[(u,q,.0002) for u,q in outline(X,Y,r)]]
        for i in range(7): a=math.pi/2*i/6; d=.0004+f0*(1-math.cos(a)); R.append([(u,q,hh-f0+f0*math.sin(a)) for u,q in outline(X-d,Y-d,max(.0005,r))])
        d0=.0004+f0
        for k in range(1,9):
            e_=k/8*.97; R.append([(u*(1-e_),q*(1-e_),hh-.00062*(1-(1-e_)**2)) for u,q in outline(X-d0,Y-d0,max(.0005,r))])
        o=skin('cap',R,lit[c],True); o.data.polygons[-1].use_smooth=True; o.location=(x,y,rn.uniform(-.00045,.00015)-(.0007 if c in 'rg' else 0)); o.rotation_euler=(rn.uniform(-.022,.022),rn.uniform(-.022,.022),rn.uniform(-.014,.014)); o.parent=p
        if t:
            w=bpy.data.curves.new('w','FONT'); w.body=t; w.size=s; w.align_x=w.align_y='CENTER'; w.extrude=.00002; w.space_character=1.06; w.materials.append(pale if c in 'od' else dark); q=link(bpy.data.objects.new('w',w)); q.location=(-w_*.17 if len(t)<2 else 0,h*.14 if len(t)<2 else 0,hh-.00032); q.parent=o
    def line(x0,x1,y): box('ln',(x1-x0,.0003,.00006),((x0+x1)/2,y,.0001),ink,0,parent=p)
    # left: eight inputs, from the sound above to the bus in front
    P=.0192; X0=-.1610
    line(X0-.008,X0+7*P+.008,.0580)
    for i in range(8):
        x=X0+P*i; word(str(i+1),x,.0525,.0034); key(x,.0460,.0135,.0066,'w' if i in (0,1,4) else 'o','',.0022,.0036); key(x,.0365,.0135,.0066,'o','',.0022,.0036); key(x,.0270,.0135,.0066,'o' if i!=1 else 'y','+',.0032,.0036); key(x,.0175,.0135,.0066,'o','\u2212',.0032,.0036)
        key(x,-.0130,.0150,.0140,'g' if i==4 else 'o',str(i+1),.0052); key(x,-.0395,.0150,.0140,'r' if i==1 else 'o',str(i+1),.0052)
    line(X0-.008,X0+7*P+.008,.0015); line(X0-.008,X0+7*P+.008,-.0262)
    # right: macros, layers, how a picture gives way to the next, and the two keys that do it
    Q=.0212; X1=.0420
    line(X1-.008,X1+5*Q+.008,.0580)
    for i in range(6): key(X1+Q*i,.0490,.0165,.0078,'b' if i in (0,3) else 'o',str(i+1),.0034,.0036)
    line(X1-.008,X1+5*Q+.008,.0395)
    for i,t in enumerate(('','','','','','')): key(X1+Q*i,.0292,.0165,.0100,'w' if i==3 else 'o',t,.0026,.0040)
    line(X1-.008,X1+5*Q+.008,.0180)
    for i,t in enumerate(('','','','','','')): key(X1+Q*i,.0078,.0165,.0100,'w' if i==0 else 'o' if i<4 else 'd',t,.0026,.0040)
    for i,t in enumerate(('','','','')): key(X1+Q*i,-.0085,.0165,.0078,'y' if i==1 else 'o',t,.0028,.0036)
    key(X1+5*Q,-.0105,.0165,.0120,'d','',.0030,.0046)
    key(X1+1.0*Q,-.0330,.0385,.0200,'w','',.0056,.0060); key(X1+3.2*Q,-.0330,.0385,.0200,'w','',.0056,.0060); key(X1+5*Q,-.0330,.0165,.0150,'r','',.0034,.0048)
    # a dial for the headphones, the mark of whoever works with it: a strip of tape with names
    d=empty('vol',(.0165,.0440,0),0,p); cyl('vw',.0088,.0004,(0,0,.0002),dk,parent=d,n=48); toothed('vk',.0070,.0006,.0092,36,.0005,me,d); lathe('vc',[(.0002,.0096),(.0056,.0096),(.0066,.0090),(.0066,.0080)],(0,0,0),b,56,parent=d,bevel=.0002); box('vm',(.0006,.0036,.0002),(.0012,.0040,.0097),ink,0,(0,0,-.3),d)
    cyl('ld',.0013,.0006,(.0165,.0260,.0003),emat('swled',(.15,1,.3),5),parent=p,n=24,bevel=.0003); cyl('ld2',.0013,.0006,(.0165,.0140,.0003),emat('swled2',(1,.06,.03),5),parent=p,n=24,bevel=.0003)
    n=40; v=[(X0-.009+(7*P+.018)*i/n,-.0570-(.0062*j)+.0002*math.sin(i*.8+j),.00025+(.0011*max(0,(i-n+4)/4)**2)) for j in (0,1) for i in range(n+1)]; mesh('tape',v,[(n+1+i,n+2+i,i+1,i) for i in range(n)],mat('swtape','#d9d3c3',.85,var=.04,vscale=200,colvar=.06,bump=.2,bscale=900),smooth=True).parent=p
    pen=mat('swpen','#1d2746',.7,var=0); q=random.Random(5)
    for i,t in enumerate(('CAM 1','CAM 2','CAM 3','TOP','LAPTOP','TITLE','CALL','BLACK')):   # what is plugged in where, in somebody's capitals; no letter twice the same
        k=.00205 if len(t)<6 else .00176; x=X0+P*i-k*.46*len(t)+q.uniform(-.0006,.0004); y=-.0617+q.uniform(-.0002,.0002); lean=q.uniform(.06,.20)
        for c in t:
            for st_ in HAND.get(c,()):
                j=lambda: q.uniform(-.055,.055); pts=[(x+k*(u*.74+lean*v+j()),y+k*1.22*(v+j()),.00042) for u,v in st_]; curve('pen',[pts[0]]+pts+[pts[-1]],.00017*q.uniform(.85,1.1),pen,p,4)
            x+=k*(.62 if c=='I' else .45 if c==' ' else 1.)*q.uniform(.92,1.06)
    # in front: where the two shells meet, sockets for a headset
    box('part',(W_-.020,.0006,.0007),(0,-D_/2-.0001,.0060),dk,0,parent=e)
    for x in (-.108,-.090): hoop('jack',[(.0021,0),(.0040,0),(.0042,.0004),(.0042,.0012),(.0034,.0018),(.0021,.0018)],(x,-D_/2+.0002,.0107),st,48,(math.pi/2,0,0),e,.0002); cyl('jh',.0022,.0006,(x,-D_/2-.0004,.0107),dk,(math.pi/2,0,0),e,28,.0001)
    # behind: plugs in their sockets, the leads over the table and away
    cb=mat('swcab','#19191b',.6,var=.05,vscale=90,bump=.05,bscale=700); sh=mat('swplug','#1d1d1f',.5,var=.06,vscale=120); q=random.Random(9)
    for i,x in enumerate((-.150,-.117,-.084,-.051,-.018,.048,.120)):
        y=D_/2; box('soc',(.0180,.0020,.0085),(x,y+.0002,.0165),dk,.0010,parent=e); o=box('plug',(.0200,.030,.0110),(x,y+.0175,.0165),sh,.0030,parent=e); o.modifiers['b'].segments=4; tube('boot',(x,y+.031,.0165),(x,y+.046,.0160),.0042,ru,e,28)
        X=x+.035+q.uniform(-.012,.012); Y=y+.10+.010*(6-i)+q.uniform(-.006,.006); curve('lead',[(x,y+.044,.0160),(x,y+.060,.0150),(x+.004,y+.080,.0045),(X,Y,.0034),(X+.10,Y+.030+.004*i,.0034),(.30+.03*q.random(),.205+.011*(6-i),.0034),(.50,.225+.010*(6-i)+q.uniform(-.01,.01),.0034),(.9,.30+.02*(6-i),.0034),(1.5,.4,.0034)],.0032,cb if i!=2 else mat('swcab2','#233a60',.55,var=.05,vscale=90),e,20)
    return e
def desk(root):
    """in a dim room, over the shoulder of whoever works with it: the monitor with all sources behind, out of focus, a lamp at the left"""
    switcher(None).parent=root; here=os.path.join(os.path.dirname(os.path.abspath(__file__)),'../../src/assets/images'); mon=empty('mon',(.10,.250,.212),math.radians(-18),root)
    box('mcase',(.70,.03,.42),(0,.018,0),mat('mcase','#0b0b0c',.4,var=0),.004,parent=mon); box('mfoot',(.22,.16,.006),(0,.05,-.232),mat('mcase','#0b0b0c',.4,var=0),.002,parent=mon)
    W,H=.164,.092; Z=.19-H/2
    for i,n in enumerate(('about-podcast','service-video','work-perfume','bts-coffee')): screen(mon,W,H,(-.252+.168*i,-.0006,-.19+H/2+.0),os.path.join(here,n+'.jpg'),1.5)
    for i,n in enumerate(('service-photo','about-podcast','detail-branch','bts-truss')): screen(mon,W,H,(-.252+.168*i,-.0006,-.19+H*1.5+.004),os.path.join(here,n+'.jpg'),1.5)
    for i,n in enumerate(('about-podcast','service-photo')): screen(mon,.332,.186,(-.168+.336*i,-.0006,-.19+H*2+.008+.093),os.path.join(here,n+'.jpg'),1.5)
    box('table',(3.,2.,.03),(0,.2,-.0165),mat('desk','#2a221b',.34,var=.10,vscale=14,bump=.03,bscale=120,colvar=.15),.001,parent=root)
    quad('wall',[(-9,9,-4),(9,9,-4),(9,9,8),(-9,9,8)],mat('dwall','#26282b',.9,var=0))

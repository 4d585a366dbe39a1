# Lipsticks: a case in two parts, a bullet cut on a slant, its cap beside it
from roomkit import *
def bullet(parent,z,r,h,c,used):
    """wax cast in a mould with a slanted end; used: the edge of the slant is worn round and its face hollowed"""
    m=mat('lip'+c,c,.34,var=.08,vscale=160,bump=.06,bscale=900,spec=.45); n=128; v=[]; f=[]
    def top(x,y): over=(x-.5*r)/(.16*r); return h+1.2*(x-.62*.16*r*math.log1p(math.exp(over)))-used*.0007*(1-(x*x+y*y)/r**2)   # the tip bends over softly: a corner there looks torn
    rows=[(1.,t,0) for t in (0,.3,.6,.9)]+[(1.,1.,.0013),(.995,1.,.0009),(.978,1.,.0005),(.95,1.,.0002),(.91,1.,.00005),(.86,1.,0),(.6,1.,0),(.3,1.,0),(.02,1.,0)]
    for k,t,drop in rows:
        for i in range(n): a=6.2832*i/n; x,y=r*k*math.cos(a),r*k*math.sin(a); v.append((x,y,z+(top(x,y)-drop-used*.0006*(k>.9))*t))
    f=[(j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i) for j in range(len(rows)-1) for i in range(n)]
    o=mesh('bullet',v,f,m,smooth=True); o.parent=parent; return o
def lipstick(at,c,case,metal,open_=True,rz=0.,used=0.):
    """standing on its foot: the case, the sleeve that turns, the bullet or the cap"""
    e=empty('lipstick',at,rz); lathe('foot',[(.0005,0),(.0088,0),(.0095,.0008),(.0095,.0305),(.0090,.0312),(.0090,.0322),(.0095,.0329),(.0095,.0350),(.0090,.0356),(.0005,.0356)],(0,0,0),case,56,parent=e,bevel=.0003)
    if not open_: lathe('cap',[(.0005,.0362),(.0094,.0362),(.0098,.0368),(.0098,.0655),(.0092,.0664),(.0005,.0664)],(0,0,0),case,56,parent=e,bevel=.0004); return e
    lathe('sleeve',[(.0005,.0350),(.0086,.0350),(.0086,.0475),(.0083,.0480),(.0072,.0481),(.0070,.0470),(.0005,.0470)],(0,0,0),metal,56,parent=e,bevel=.0002)
    lathe('cup',[(.0005,.046),(.0070,.046),(.0071,.0535),(.0066,.0537),(.0064,.0525),(.0005,.0525)],(0,0,0),metal,56,parent=e,bevel=.0002); bullet(e,.0520,.0063,.0125,c,used); return e
def tissue(at,rz):
    """a tissue taken from its box: creased where it was folded, its corners not quite down"""
    n,k=68,52; v=[]
    for j in range(k+1):
        for i in range(n+1):
            u,t=i/n-.5,j/k-.5; z=.0010+.0030*math.exp(-abs(u)/.018)+.0016*math.exp(-abs(t-.04)/.02)+.0022*max(0,noise.noise(Vector((u*5,t*4,3))))+.0007*noise.noise(Vector((u*17,t*15,1)))+.012*max(0,abs(u)+abs(t)-.78)
            v.append((.17*u+.0012*noise.noise(Vector((t*6,1,2))),.13*t+.0012*noise.noise(Vector((u*6,5,2))),z))
    o=mesh('tissue',v,[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i) for j in range(k) for i in range(n)],mat('tis','#e4dfd6',.95,var=0,bump=.3,bscale=260),smooth=True); o.location=at; o.rotation_euler=(0,0,rz); return o
# ---- the table from half a metre: `detail-lipsticks` ----
def walnut(dust):
    """a planed board: the years round a pith below it, late wood dark and sharp on one side, pores in the early wood, wax that hands have dulled; dust: where powder fell, (x, y, radius, colour)"""
    from house import Graph, nodes
    m,b,N,L=nodes('board'); G=Graph(N,L); P=N('ShaderNodeNewGeometry').outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); X,Y=sp.outputs['X'],sp.outputs['Y']; bd=G.op('DIVIDE',G.op('ADD',Y,.047),.118); row=G.op('FLOOR',bd); wn=N('ShaderNodeTexWhiteNoise'); wn.noise_dimensions='1D'; L(row,wn.inputs['W']); own=wn.outputs['Value']; joint=G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',G.op('FRACT',bd),.5)),.4935,.4985)
    sh=N('ShaderNodeCombineXYZ'); L(G.op('MULTIPLY',own,7.3),sh.inputs[0]); L(G.op('MULTIPLY',own,3.1),sh.inputs[2]); pv=N('ShaderNodeVectorMath'); L(P,pv.inputs[0]); L(sh.outputs[0],pv.inputs[1]); Q=pv.outputs[0]
    y=G.op('SUBTRACT',G.op('FRACT',bd),G.op('ADD',.2,G.op('MULTIPLY',own,.6))); y=G.op('MULTIPLY',y,.118); r=G.op('SQRT',G.op('ADD',G.op('MULTIPLY',y,y),.00055)); r=G.op('ADD',G.op('ADD',r,G.op('MULTIPLY',G.op('SUBTRACT',X,.3),.022)),G.op('ADD',G.op('MULTIPLY',G.noise(Q,6,4,.55,(.6,3.2,1)),.016),G.op('MULTIPLY',G.noise(Q,40,3,.6,(.35,2,1)),.0022)))
    yr=G.op('FRACT',G.op('DIVIDE',r,.0031)); late=G.op('MULTIPLY',G.ramp(yr,.25,.93),G.ramp(yr,1.,.95)); early=G.ramp(yr,.55,.1); figure=G.noise(Q,5,4,.6,(.5,4,1)); fibre=G.noise(Q,1500,3,.65,(.035,1,1)); pore=G.op('MULTIPLY',G.ramp(G.noise(Q,1050,2,.5,(.055,1,1)),.57,.68),G.ramp(early,0,1,.30,1.))
    c=G.mix(G.op('MULTIPLY',late,G.ramp(figure,.3,.7,.45,1.)),'#8a6746','#4e3422'); c=G.value(c,G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(fibre,.3,.7,.84,1.13),G.ramp(figure,.3,.7,.86,1.12)),G.ramp(own,0,1,.86,1.12))); c=G.mix(G.op('MULTIPLY',pore,.75),c,'#2b1a10'); c=G.mix(joint,c,'#140d08')
    for i,(x,y0,R,k) in enumerate(dust):
        d=G.op('SQRT',G.op('ADD',G.op('POWER',G.op('SUBTRACT',X,x),2),G.op('POWER',G.op('SUBTRACT',Y,y0),2))); f=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(d,R*1.75,R*.95),G.ramp(G.noise(P,75,4,.7),.42,.66)),G.ramp(G.noise(P,900,3,.75),.36,.62,.25,1.)); c=G.mix(G.op('MULTIPLY',f,.55),c,k)
    L(c,b.inputs['Base Color']); hand=G.noise(P,13,5,.7); L(G.op('ADD',G.ramp(hand,.32,.68,.30,.50),G.op('ADD',G.op('MULTIPLY',pore,.25),G.op('MULTIPLY',fibre,.10))),b.inputs['Roughness']); setin(b,'Specular',.45)
    scr=G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',G.noise(P,26,2,.4,(.5,1.6,1)),.5)),.0035,0.); scr=G.op('MULTIPLY',scr,G.ramp(G.noise(P,17,2),.56,.66))
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.55; bp.inputs['Distance'].default_value=.0004; L(G.op('SUBTRACT',G.op('ADD',G.op('MULTIPLY',fibre,.35),G.op('MULTIPLY',late,.12)),G.op('ADD',G.op('ADD',G.op('MULTIPLY',pore,.8),G.op('MULTIPLY',scr,.7)),G.op('MULTIPLY',joint,3.))),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def worn_metal(name,c,rough=.2):
    """plated metal that hands turn: hair scratches round it, the grease of fingers"""
    from house import Graph, nodes
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Metallic',1.); L(G.value(c,G.ramp(G.noise(P,300,3),.3,.7,.95,1.04)),b.inputs['Base Color']); L(G.op('ADD',G.ramp(G.noise(P,110,4,.7),.35,.65,rough-.02,rough+.08),G.op('MULTIPLY',G.noise(P,900,2,.6,(.08,.08,6)),.08)),b.inputs['Roughness']); return m
def lacquer():
    from house import Graph, nodes
    m,b,N,L=nodes('lacquer'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; dust=G.ramp(G.noise(P,1500,2,.7),.70,.80); c=G.mix(G.op('MULTIPLY',dust,.22),'#111113','#6a5a52'); L(c,b.inputs['Base Color']); L(G.op('ADD',G.ramp(G.noise(P,120,4,.7),.36,.64,.15,.25),G.op('MULTIPLY',dust,.15)),b.inputs['Roughness']); return m
def wax(name,c):
    from house import Graph, nodes
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; L(G.value(c,G.ramp(G.noise(P,400,4,.65),.3,.7,.88,1.10)),b.inputs['Base Color']); setin(b,'Subsurface',.25); b.inputs['Subsurface Radius'].default_value=(1.,.4,.3); b.inputs['Subsurface Scale'].default_value=.0012; at=N('ShaderNodeAttribute'); at.attribute_name='worn'
    L(G.op('ADD',G.ramp(at.outputs['Fac'],0,1,.26,.46),G.ramp(G.noise(P,500,3),.3,.7,-.04,.08)),b.inputs['Roughness']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.45; bp.inputs['Distance'].default_value=.00025; L(G.noise(P,900,3,.7),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def worn_bullet(parent,z,r,h,c,left,seed):
    """a bullet as lips leave it: the slant wiped to a low, soft hollow with the strokes in it, its point gone, a rim of pushed wax; left: how much of it is left"""
    m=wax('wax'+c,c); n=150; v=[]; w=[]; nz=lambda x,y,s: noise.noise(Vector((x,y,s+seed)))
    def top(x,y):
        u=x/r; base=h*(left-.10)+.62*(x+.10*r)+.0010*(1-u*u)-.0011*max(0,1-((x-.1*r)**2+y*y)/(.8*r)**2)-.0022*max(0,u-.45)**2/.3
        return base+.00012*nz(x*160,y*1500,1)+.00022*nz(x*330,y*420,2)+.00035*nz(x*120,y*120,3)
    rows=[(1.,t,0) for t in (0,.25,.5,.7,.85)]+[(1.+.012*math.sin(k),1.,.0014*(1-math.sin(k))**1.4) for k in (0.,.3,.6,.9,1.2)]+[(k,1.,0) for k in (.985,.96,.93,.89,.84,.78,.7,.6,.5,.4,.3,.2,.1,.02)]
    for k,t,drop in rows:
        for i in range(n): a=6.2832*i/n; x,y=r*k*math.cos(a),r*k*math.sin(a); e=1+.010*nz(math.cos(a)*3,math.sin(a)*3+z*0,5)*(t>.9); tp=top(x,y)-drop*(1+.5*nz(math.cos(a)*4,math.sin(a)*4,7)); v.append((x*e,y*e,z+max(tp,.0006)*t)); w.append(1. if t==1. and k<1. else 0.)
    f=[(j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i) for j in range(len(rows)-1) for i in range(n)]
    o=mesh('bullet',v,f,m,smooth=True); o.parent=parent; o.data.attributes.new('worn','FLOAT','POINT').data.foreach_set('value',w); return o
def stick(at,c,left,seed,case,metal,rz=0.,q=None):
    """a lipstick in use, larger than that of `lipstick`, its sleeve smeared where the wax goes in"""
    e=empty('stick',at,rz); lathe('foot',[(.0005,0),(.0086,0),(.0092,.0004),(.0095,.0010),(.0095,.0300),(.0093,.0306),(.0088,.0309),(.0088,.0318),(.0093,.0322),(.0095,.0328),(.0095,.0346),(.0092,.0352),(.0088,.0355),(.0005,.0356)],(0,0,0),case,96,parent=e,bevel=.0002)
    lathe('sleeve',[(.0005,.0350),(.0084,.0350),(.0086,.0353),(.0086,.0468),(.0085,.0474),(.0082,.0478),(.0074,.0479),(.0072,.0470),(.0005,.0466)],(0,0,0),metal,96,parent=e,bevel=.00015); lathe('cup',[(.0005,.046),(.0069,.046),(.0070,.0530),(.0069,.0534),(.0066,.0535),(.0064,.0522),(.0005,.0520)],(0,0,0),metal,96,parent=e,bevel=.0001)
    q=q or random.Random(seed); sm=mat('smear'+c,c,.35,var=.1,vscale=300)
    for _ in range(9): a=q.uniform(0,6.28); s_=q.uniform(.0003,.0008); o=lathe('sm',smooth([(.0001,s_*.4),(s_*.7,s_*.28),(s_,0),(.0001,0)],2),(.0068*math.cos(a),.0068*math.sin(a),.0533),sm,10,parent=e,bevel=.00002); o.scale=(1.,1.6,.6); o.rotation_euler=(0,0,a)
    worn_bullet(e,.0515,.0063,.0150,c,left,seed); return e
def pan(at,c,seed,case,hit=0.,rub=(.006,-.004),deep=.0011,q=None):
    """pressed powder in its pan: the pressed pattern left at the rim, a hollow rubbed by the brush, its strokes; hit: the tin shows at the bottom"""
    from house import Graph, nodes
    q=q or random.Random(seed); lathe('case',[(.002,0),(.0335,0),(.0352,.0004),(.0362,.0014),(.0364,.0040),(.0364,.0092),(.0360,.0104),(.0350,.0108),(.0330,.0108),(.0324,.0104),(.0322,.0088),(.002,.0074)],at,case,120,bevel=.0002)
    lathe('tin',[(.0002,.0080),(.0314,.0080),(.0317,.0099),(.0321,.0100),(.0322,.0070),(.0002,.0070)],at,mat('tin','#6f6e6b',.42,metal=1,var=.1,vscale=150,bump=.1,bscale=700),96,bevel=.0001)
    R=.0313; n=250; nz=lambda x,y,s: noise.noise(Vector((x,y,s+seed*3.1))); v=[];w=[];ok={}
    an=q.uniform(.2,1.2); ca,sa=math.cos(an),math.sin(an)
    for j in range(n+1):
        for i in range(n+1):
            x,y=R*(2*i/n-1),R*(2*j/n-1); d=math.hypot(x,y)
            if d>R*1.004: continue
            s_,t=ca*x+sa*y,-sa*x+ca*y; o_=math.hypot(x-rub[0],(y-rub[1])*1.15)/.0165; use=math.exp(-(o_**2.6))*(1+.25*nz(x*90,y*90,1)); rim=max(0,1-(R-d)/.0016)
            press=.00016*(abs(((x+y)/.0021)%1-.5)*2>.35)*(abs(((x-y)/.0021)%1-.5)*2>.35); wear=min(1,max(0,use*3.4-.15+.35*nz(x*160,y*160,4)))
            z=.0100+press*(1-wear)-deep*use-.00055*rim*rim*(.6+nz(x*300,y*300,2))+.00012*nz(s_*130,t*1500,3)*(.35+wear)+.00005*nz(x*900,y*900,5)+.00010*nz(s_*60+t*8,t*420,6)*wear
            if z<.0081 and hit: z=.0079
            ok[i,j]=len(v); v.append((x,y,z)); w.append(wear)
    f=[(ok[i,j],ok[i+1,j],ok[i+1,j+1],ok[i,j+1]) for j in range(n) for i in range(n) if all(k in ok for k in ((i,j),(i+1,j),(i+1,j+1),(i,j+1)))]
    m,b,N,L=nodes('powder'+c); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; a=N('ShaderNodeAttribute'); a.attribute_name='worn'; cc=G.value(c,G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(G.noise(P,1600,3,.75),.3,.7,.88,1.12),G.ramp(G.noise(P,110,4,.6),.3,.7,.92,1.07)),G.ramp(a.outputs['Fac'],0,1,1.08,.82))); L(cc,b.inputs['Base Color']); setin(b,'Roughness',.88); setin(b,'Specular',.2); setin(b,'Sheen',.15); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.6; bp.inputs['Distance'].default_value=.0002; L(G.noise(P,1500,3,.75),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    o=mesh('powder',v,f,m,smooth=True); o.location=at; o.data.attributes.new('worn','FLOAT','POINT').data.foreach_set('value',w)
    # crumbs on rim and table: one mesh
    V=[];F=[]
    for _ in range(260):
        d=abs(q.gauss(.030,.014)) if q.random()<.8 else q.uniform(.03,.075); a_=q.uniform(0,6.28); s_=.00008+.00042*q.random()**3.2; z=0. if d>.0366 else .0109 if d>.0325 else None
        if z is None: z=.0102-.4*deep
        k=len(V); V+=[(d*math.cos(a_)+s_*x*q.uniform(.6,1.3),d*math.sin(a_)+s_*y*q.uniform(.6,1.3),z+s_*(zz+.6)*q.uniform(.6,1.1)) for x,y,zz in ((1,0,0),(-1,0,0),(0,1,0),(0,-1,0),(0,0,1),(0,0,-.7))]; F+=[(k+a2,k+b2,k+c2) for a2,b2,c2 in ((0,2,4),(2,1,4),(1,3,4),(3,0,4),(2,0,5),(1,2,5),(3,1,5),(0,3,5))]
    o=mesh('crumbs',V,F,m); o.location=at
def blotted(c='#b23a45'):
    """tissue that a mouth was pressed on: two soft lips with their lines, and what a finger wiped off"""
    from house import Graph, nodes
    m,b,N,L=nodes('blot'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); col_='#e4dfd6'; tot=None
    for x,y,rx,ry,k in ((-.052,-.012,.016,.0052,1.),(-.052,-.0215,.0145,.0058,.9),(-.020,.030,.018,.0040,.6)):
        d=G.op('SQRT',G.op('ADD',G.op('POWER',G.op('DIVIDE',G.op('SUBTRACT',sp.outputs['X'],x),rx),2),G.op('POWER',G.op('DIVIDE',G.op('SUBTRACT',sp.outputs['Y'],y),ry),2))); e=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(G.op('ADD',d,G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,140,3),.5),.7)),1.05,.55),G.ramp(G.noise(P,620,3,.6,(1,.22,1)),.36,.60)),k); tot=e if tot is None else G.op('MAXIMUM',tot,e)
    fib=G.noise(P,700,3,.7); L(G.mix(G.op('MULTIPLY',tot,.8),G.value(col_,G.ramp(fib,.3,.7,.92,1.05)),c),b.inputs['Base Color']); setin(b,'Roughness',.95); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.0004; L(G.op('ADD',fib,G.noise(P,90,3)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); t=N('ShaderNodeBsdfTranslucent'); t.inputs[0].default_value=col(col_); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.25; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],m.node_tree.nodes['Material Output'].inputs[0]); return m
def shot():
    """lipsticks and powders as they lie when somebody works with them, by a window, the mirror's bulbs beyond"""
    from brushes import brush, set_of
    from coffee import glaze
    q=random.Random(8); case,brass=lacquer(),worn_metal('brassw','#b3a080',.22); pans=((-.030,.072,'#b5645c',1,.0,(.007,-.006),.0017),(.052,.048,'#d3a184',2,1.,(-.004,-.003),.0024),(-.098,.030,'#8c4644',3,.0,(.004,.002),.0013))
    box('top',(1.6,.90,.036),(0,.12,-.018),walnut([(x,y,.036,c) for x,y,c,*_ in pans]),.004)
    for x,y,c,s_,hit,rub,deep in pans: pan((x,y,0),c,s_,case,hit,rub,deep,random.Random(s_))
    stick((-.016,-.006,0),'#9c1f2c',.80,4,case,brass,-.7); stick((.030,.0,0),'#b9685c',.42,9,case,brass,2.6)
    e=stick((-.074,-.052,.0095),'#b4553f',.62,6,case,brass); e.rotation_euler=(math.pi/2,.4,math.radians(68))
    cap=[(.0005,.0005),(.0080,.0005),(.0084,.0010),(.0087,.030),(.0097,.0302),(.0099,.0298),(.0099,.0012),(.0092,.0002),(.0005,0)]
    lathe('cap',[(.0088,.0010),(.0088,.0302),(.0095,.0304),(.0098,.0300),(.0098,.0012),(.0092,.0002),(.0005,0)][::-1],(-.066,-.014,.0098),case,96,(0,math.pi/2,-.55),bevel=.0002); lathe('cap2',[(.0005,.0312),(.0090,.0312),(.0097,.0306),(.0099,.0298),(.0099,.0004),(.0094,0),(.0005,0)][::-1],(.092,-.004,.0),case,96,bevel=.0002)
    t=tissue((.118,-.030,.0),.25); t.data.materials[0]=blotted(); brush((.207,-.050,.0105),(-1.,.07,.0),'blush',q,('#2a1c15','#c9a789'),case,worn_metal('fer','#b8a078',.2))
    lathe('jar2',smooth([(.002,.001),(.036,.0),(.0395,.003),(.0412,.010),(.0408,.05),(.0413,.088),(.0408,.0918),(.0398,.0926),(.0388,.0918),(.0386,.088),(.0382,.05),(.037,.02),(.002,.012)],5),(-.135,.185,0),glaze('jarg','#35464a','#1b2426'),80,bevel=.0003)
    set_of((-.135,.185,0),q,('powder','crease','kabuki','flat','blush','shade','fan','crease'),1.)
    # the window at the left, the bulbs of the mirror behind, a pale wall before the table
    area((-.62,.30,.42),(0,.02,0),11,.36,.46,(.97,.985,1)); area((.10,.62,.42),(0,.02,0),1.5,.9,.06,(1,.80,.58)); area((.7,-.5,.6),(0,0,0),1.3,.8,.8,(1,.88,.76)); ambient((.50,.54,.60),.16)
    camera((.045,-.405,.262),(-.002,.020,.022),70,16.,(.0,-.006,.035))

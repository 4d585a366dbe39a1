# Lipsticks: a case in two parts, a bullet cut on a slant, its cap beside it
import numpy as np
from roomkit import *
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
def fingers(G,N,L,P,at,ridge=.00055):
    """what fingertips leave on a case that stands: ridges within an oval, part of it smeared; at: (angle round it, height, half a width)"""
    sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); r=G.op('SQRT',G.op('ADD',G.op('MULTIPLY',sp.outputs['X'],sp.outputs['X']),G.op('MULTIPLY',sp.outputs['Y'],sp.outputs['Y']))); an=G.op('ARCTAN2',sp.outputs['Y'],sp.outputs['X']); tot=None
    for a,z,w in at:
        d=G.op('SUBTRACT',an,a); d=G.op('SUBTRACT',G.op('FRACT',G.op('ADD',G.op('DIVIDE',d,6.2832),.5)),.5); x=G.op('MULTIPLY',G.op('MULTIPLY',d,6.2832),r); y=G.op('SUBTRACT',sp.outputs['Z'],z)
        q=G.op('SQRT',G.op('ADD',G.op('MULTIPLY',x,x),G.op('MULTIPLY',G.op('MULTIPLY',y,y),.5))); q2=G.op('SQRT',G.op('ADD',G.op('MULTIPLY',x,x),G.op('POWER',G.op('MULTIPLY_ADD',y,.8,.0016),2)))
        lines=G.op('MULTIPLY_ADD',G.op('SINE',G.op('ADD',G.op('MULTIPLY',q2,6.2832/ridge),G.op('MULTIPLY',G.noise(P,200,3),11.))),.5,.5)
        e=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(q,w,w*.55),G.ramp(G.noise(P,170,3,.6),.34,.60)),G.op('MULTIPLY_ADD',lines,.65,.35)); tot=e if tot is None else G.op('MAXIMUM',tot,e)
    return tot
TOUCHED=((-2.2,.012,.0062),(-1.35,.021,.0058),(-.55,.008,.006),(.9,.017,.006),(2.4,.022,.006))
def worn_metal(name,c,rough=.2,touched=True):
    """plated metal that hands turn: it mirrors, a few hair scratches run round it, and fingers dull it where they were"""
    from house import Graph, nodes
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Metallic',1.); f=fingers(G,N,L,P,[(a,z+.026,w) for a,z,w in TOUCHED]) if touched else 0.
    L(G.mix(G.op('MULTIPLY',f,.25),G.value(c,G.ramp(G.noise(P,60,2),.3,.7,.98,1.02)),'#8f8576'),b.inputs['Base Color']); L(G.op('ADD',G.op('MULTIPLY',f,.08),G.op('ADD',G.ramp(G.noise(P,70,3,.6),.35,.65,rough-.02,rough+.03),G.op('MULTIPLY',G.ramp(G.noise(P,1500,2,.6,(.05,.05,3)),.62,.72),.10))),b.inputs['Roughness']); return m
def lacquer(name='lacquer',rough=.07,touched=1.):
    """black lacquer that mirrors the table, a little dust on it, fingers in its gloss"""
    from house import Graph, nodes
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; dust=G.ramp(G.noise(P,1900,2,.7),.74,.80); f=G.op('MULTIPLY',fingers(G,N,L,P,TOUCHED),touched); c=G.mix(G.op('MULTIPLY',dust,.20),G.mix(G.op('MULTIPLY',f,.03),'#0e0e10','#8a8078'),'#6a5a52'); L(c,b.inputs['Base Color']); L(G.op('ADD',G.op('ADD',G.ramp(G.noise(P,60,3,.6),.36,.64,rough,rough*1.5),G.op('MULTIPLY',f,.09)),G.op('MULTIPLY',dust,.15)),b.inputs['Roughness']); setin(b,'Specular',.6); return m
def wax(name,c):
    """pigment in wax: light goes a millimetre or two into it, its skin from the mould has a narrow gloss, what lips wiped is a little duller and has their strokes"""
    from house import Graph, nodes
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; L(G.value(c,G.ramp(G.noise(P,220,3,.6),.3,.7,.95,1.04)),b.inputs['Base Color']); setin(b,'Subsurface',1.); b.inputs['Subsurface Radius'].default_value=(1.,.36,.26); b.inputs['Subsurface Scale'].default_value=.0024; b.inputs['IOR'].default_value=1.46; setin(b,'Specular',.5); at=N('ShaderNodeAttribute'); at.attribute_name='worn'
    L(G.op('ADD',G.ramp(at.outputs['Fac'],0,1,.21,.30),G.ramp(G.noise(P,300,3),.3,.7,-.03,.05)),b.inputs['Roughness']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.35; bp.inputs['Distance'].default_value=.00010; L(G.op('ADD',G.op('MULTIPLY',G.noise(P,2200,2,.6),.4),G.op('MULTIPLY',G.noise(P,420,3,.6,(.18,1.,.18)),at.outputs['Fac'])),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def worn_bullet(parent,z,r,h,c,left,seed):
    """wax cast in a mould and cut by its slanted plane, as lips leave it: the plane hollowed a little with strokes along it, its rim still an edge, its point rounder the less is left; left: how much of it is left"""
    m=wax('wax'+c,c); n=220; v=[]; w=[]; nz=lambda x,y,s: noise.noise(Vector((x,y,s+seed))); used=1-left; H=h*left; slope=1.18-.45*used
    def top(x,y):
        u,t=x/r,y/r; plane=H-slope*(r*.80-x)-(.00025+.00055*used)*max(0,1-(u*u+t*t)); tip=H-.0022*used-(.0030+.0006*used)*max(0,u-.05)**2-.0022*t*t
        k=.00042+.0008*used; e=max(-1.,min(1.,(plane-tip)/k)); soft=min(plane,tip)-k*.25*(1-abs(e))**2   # where the slant meets the point it bends, and the less is left the softer
        return soft+(.000020*nz(x*90,y*1700,1)+.00005*nz(x*70,y*700,2))*(.5+used)+.00009*nz(x*130,y*130,3)*used
    rows=[(1.,t,0) for t in (0,.2,.4,.6,.8,.9)]+[(1-.00016/r*(1-math.cos(a)),1.,.00022*(1-math.sin(a))) for a in (0.,.4,.8,1.2,1.57)]+[(k,1.,0) for k in (.955,.93,.9,.86,.8,.72,.64,.55,.45,.35,.25,.15,.07,.01)]
    for k,t,drop in rows:
        for i in range(n): a=6.2832*i/n; x,y=r*k*math.cos(a),r*k*math.sin(a); chip=max(0,nz(math.cos(a)*7,math.sin(a)*7,8)-.18)*.0009*(k>.95)*(t>.85); tp=top(x,y)-drop-chip*(.4+used); s_=1-.012*(1-t)*0+.0025*nz(math.cos(a)*2,math.sin(a)*2,t*3)*(k>.9); v.append((x*s_,y*s_,z+max(tp,.0006)*t)); w.append(1. if t==1. and k<.97 else 0.)
    f=[(j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i) for j in range(len(rows)-1) for i in range(n)]+[tuple(range(n))[::-1],tuple((len(rows)-1)*n+i for i in range(n))]
    o=mesh('bullet',v,f,m,smooth=True); o.parent=parent; o.data.attributes.new('worn','FLOAT','POINT').data.foreach_set('value',w); return o
def stick(at,c,left,seed,case,metal,rz=0.,q=None):
    """a lipstick in use, larger than that of `lipstick`, a film of wax on the lip of its cup"""
    e=empty('stick',at,rz); lathe('foot',[(.0005,0),(.0086,0),(.0092,.0003),(.0096,.0010),(.0096,.0296),(.0095,.0302),(.0091,.0305),(.0091,.0311),(.0095,.0314),(.0096,.0320),(.0096,.0348),(.0095,.0353),(.0091,.0356),(.0005,.0356)],(0,0,0),case,128,parent=e,bevel=.0001)
    lathe('sleeve',[(.0005,.0350),(.0086,.0350),(.0087,.0353),(.0087,.0366),(.0085,.0368),(.0085,.0372),(.0087,.0374),(.0087,.0470),(.0086,.0476),(.0083,.0479),(.0076,.0480),(.0073,.0472),(.0005,.0466)],(0,0,0),metal,128,parent=e,bevel=.0001); lathe('cup',[(.0005,.046),(.0070,.046),(.0071,.0531),(.0070,.0535),(.0068,.0536),(.0065,.0534),(.0064,.0522),(.0005,.0520)],(0,0,0),metal,128,parent=e,bevel=.0001)
    q=q or random.Random(seed); sm=wax('film'+c,c)
    for _ in range(5):   # wax that the cup's lip scraped off, as thin crescents
        a,b,k=q.uniform(0,6.28),q.uniform(.12,.45),12; V=[]
        for i in range(k+1):
            t=i/k; g=math.sin(math.pi*t)**.7; an=a+b*(t-.5); V+=[((.0064)*math.cos(an),(.0064)*math.sin(an),.0535),((.00655+.0003*g)*math.cos(an),(.00655+.0003*g)*math.sin(an),.05365+.00022*g),((.0068+.00025*g)*math.cos(an),(.0068+.00025*g)*math.sin(an),.0535)]
        o=mesh('film',V,[(3*i+j,3*i+j+1,3*i+j+4,3*i+j+3) for i in range(k) for j in (0,1)],sm,smooth=True); o.parent=e
    worn_bullet(e,.0515,.0063,.0225,c,left,seed); return e
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
def kiss(n=700):
    """how thick the wax lies that two lips leave, 0 to 1, 58 by 40 mm: pale lines where the skin has its folds, thick where they pressed, thin and broken towards corners and rim, one side fainter than the other"""
    from scipy.ndimage import gaussian_filter
    rg=np.random.default_rng(11); H=n*40//58; px=n/58; y,x=np.mgrid[0:H,0:n].astype(np.float32); x=(x/n-.5)*58; y=(.5-y/H)*40   # millimetres
    def field(sx,sy=None): f=gaussian_filter(rg.standard_normal((H,n)).astype(np.float32),((sy or sx)*px,sx*px)); return f/f.std()
    x=x+.9*field(5)+.30*field(1.6)+.10*field(.5); y=y+.6*field(5)+.35*field(1.8)+.12*field(.5)
    side=lambda w: np.clip(1-(np.abs(x+.4)/w)**2.2,0,1)
    seam=.9*np.exp(-(x/4)**2)+.012*x; up=seam+1.3+6.8*side(21)**.72-1.5*np.exp(-((x+.5)/2.6)**2); low=seam-1.5-9.0*side(18)**.66
    tu,tl=(y-seam)/np.maximum(up-seam,.1),(seam-y)/np.maximum(seam-low,.1)
    # how hard it pressed: less at the seam, which stayed open, and at the rim, which rolled off
    hump=lambda t,a,b: np.clip((t-a)/.20,0,1)*np.clip((b-t)/.34,0,1)
    press=np.where(y>seam,hump(tu,.06,1.04)*side(22)**.45,hump(tl,.08,1.03)*side(19)**.40)*np.where(y>seam,.82,1.)
    press*=np.clip(.86+.26*field(4)+.16*field(1.5)+.010*x,0,1.15)
    # folds of the skin: nearly upright, they fan out
    fan=x/(1+.028*np.abs(y-seam)); folds=np.zeros_like(x)
    for k,a,p in ((1.9,1.,5.),(3.7,.8,4.),(6.6,.55,3.)): folds=np.maximum(folds,a*(1-np.abs(np.sin(k*.5*fan+1.7*field(2.6,5))))**p*np.clip(.75+.6*field(2.,3.),0,1.3))
    grain=.55*field(.16,.22)+.45*field(.45,.7)   # the tissue's own fibres take it or do not
    return np.clip(gaussian_filter(np.clip((press-.75*np.clip(folds,0,1)-.23+.18*grain)/.42,0,1)*np.clip(press*9,0,1)*np.clip(.12+.80*press+.15*field(1.1)+.10*field(.4),.08,1),.05*px),0,1)
def blotted(c='#9c2331'):
    """tissue on which a mouth was pressed, its print in the scale of a mouth; a rim pressed with dots, as tissues of two plies have; below, what a finger wiped off"""
    from house import Graph, nodes
    k=kiss(); H,W=k.shape; im=bpy.data.images.new('kiss',W,H,float_buffer=True); im.colorspace_settings.name='Non-Color'; im.pixels.foreach_set(np.repeat(k[::-1].reshape(-1,1),4,1).astype(np.float32).ravel()); im.pack()
    m,b,N,L=nodes('blot'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); col_='#e4dfd6'; X,Y=sp.outputs['X'],sp.outputs['Y']
    mp=N('ShaderNodeMapping'); mp.vector_type='TEXTURE'; mp.inputs['Location'].default_value=KISS; mp.inputs['Rotation'].default_value=(0,0,-.16); mp.inputs['Scale'].default_value=(.058,.040,1.); L(P,mp.inputs[0]); half=N('ShaderNodeVectorMath'); L(mp.outputs[0],half.inputs[0]); half.inputs[1].default_value=(.5,.5,0); t=N('ShaderNodeTexImage'); t.image=im; t.extension='CLIP'; L(half.outputs[0],t.inputs[0]); fib=G.noise(P,900,3,.7); tot=G.op('MULTIPLY',t.outputs['Color'],G.ramp(fib,.3,.62,.72,1.))
    d=G.op('SQRT',G.op('ADD',G.op('POWER',G.op('DIVIDE',G.op('SUBTRACT',X,-.020),.018),2),G.op('POWER',G.op('DIVIDE',G.op('SUBTRACT',Y,.030),.0040),2))); wiped=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(G.op('ADD',d,G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,140,3),.5),.7)),1.05,.55),G.ramp(G.noise(P,620,3,.6,(.2,1,1)),.36,.60)),.6); tot=G.op('MAXIMUM',tot,wiped)
    L(G.mix(G.ramp(tot,0,.9,0,.96),G.value(col_,G.ramp(fib,.3,.7,.94,1.04)),G.mix(G.ramp(tot,.15,.95),'#c25b68',c)),b.inputs['Base Color']); L(G.ramp(tot,.3,.9,.95,.5),b.inputs['Roughness'])
    edge=G.op('MINIMUM',G.op('SUBTRACT',.085,G.op('ABSOLUTE',X)),G.op('SUBTRACT',.065,G.op('ABSOLUTE',Y))); band=G.op('MULTIPLY',G.ramp(edge,.0022,.0026),G.ramp(edge,.0078,.0074)); dots=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(G.op('SINE',G.op('MULTIPLY',G.op('ADD',X,Y),6.2832/.0026)),.0,.7),G.ramp(G.op('SINE',G.op('MULTIPLY',G.op('SUBTRACT',X,Y),6.2832/.0026)),.0,.7)),band)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.6; bp.inputs['Distance'].default_value=.0004; L(G.op('ADD',G.op('SUBTRACT',G.op('MULTIPLY',fib,.6),G.op('MULTIPLY',dots,1.6)),G.op('ADD',G.noise(P,90,3),G.op('MULTIPLY',G.noise(P,330,2,.6,(.4,1,1)),.5))),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); t=N('ShaderNodeBsdfTranslucent'); t.inputs[0].default_value=col(col_); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.25; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],m.node_tree.nodes['Material Output'].inputs[0]); return m
KISS=(-.045,-.019,0)
def stoneware():
    """a thrown cup: oatmeal glaze that breaks brown over the rings of the hand, and ends in a wavy line above a foot of bare clay"""
    from house import Graph, nodes
    m,b,N,L=nodes('stoneware'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); z=G.op('ADD',sp.outputs['Z'],G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,32,3),.5),.007)); bare=G.ramp(z,.0112,.0104); lip=G.ramp(z,.0112,.0150,1.,0.); rings=G.noise(P,1.,3,.6,(9,9,420)); iron=G.ramp(G.noise(P,520,2,.5),.67,.71)
    c=G.mix(G.op('MULTIPLY',G.ramp(rings,.52,.70),.55),G.value('#8f8b7c',G.ramp(G.noise(P,26,4),.3,.7,.88,1.10)),'#6d5a45'); c=G.mix(G.op('MULTIPLY',lip,.55),c,'#5a452f'); c=G.mix(G.op('MULTIPLY',iron,.8),c,'#3d2f22'); L(G.mix(bare,c,G.value('#8a6a4e',G.ramp(G.noise(P,300,4,.7),.3,.7,.85,1.12))),b.inputs['Base Color']); L(G.op('ADD',G.ramp(G.noise(P,60,3),.3,.7,.20,.34),G.op('MULTIPLY',bare,.5)),b.inputs['Roughness']); setin(b,'Specular',.5)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.6; bp.inputs['Distance'].default_value=.0012; L(G.op('ADD',rings,G.op('MULTIPLY',G.noise(P,160,3),.25)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def shot():
    """lipsticks and powders as they lie when somebody works with them, by a window, the mirror's bulbs beyond"""
    from brushes import brush, set_of
    q=random.Random(8); case,brass,plain=lacquer(),worn_metal('brassw','#bfa67c',.10),lacquer('lacquerp',.15,0.); pans=((-.030,.072,'#b5645c',1,.0,(.007,-.006),.0017),(.052,.048,'#d3a184',2,1.,(-.004,-.003),.0024),(-.098,.030,'#8c4644',3,.0,(.004,.002),.0013))
    box('top',(1.6,.90,.036),(0,.12,-.018),walnut([(x,y,.036,c) for x,y,c,*_ in pans]),.004)
    for x,y,c,s_,hit,rub,deep in pans: pan((x,y,0),c,s_,plain,hit,rub,deep,random.Random(s_))
    stick((-.016,-.006,0),'#9c1422',.92,4,case,brass,-.55); stick((.030,.0,0),'#b0594e',.62,9,case,brass,2.75)
    e=stick((-.074,-.052,.0095),'#bf4632',.74,6,case,brass); e.rotation_euler=(math.pi/2,.4,math.radians(68))
    cap=[(.0005,.0005),(.0080,.0005),(.0084,.0010),(.0087,.030),(.0097,.0302),(.0099,.0298),(.0099,.0012),(.0092,.0002),(.0005,0)]
    lathe('cap',[(.0088,.0010),(.0088,.0302),(.0095,.0304),(.0098,.0300),(.0098,.0012),(.0092,.0002),(.0005,0)][::-1],(-.066,-.014,.0098),case,96,(0,math.pi/2,-.55),bevel=.0002); lathe('cap2',[(.0005,.0312),(.0090,.0312),(.0097,.0306),(.0099,.0298),(.0099,.0004),(.0094,0),(.0005,0)][::-1],(.092,-.004,.0),case,96,bevel=.0002)
    t=tissue((.118,-.030,.0),.25); t.data.materials[0]=blotted(); brush((.207,-.050,.0105),(-1.,.07,.0),'blush',q,('#2a1c15','#c9a789'),plain,worn_metal('fer','#c4aa7c',.16,False))
    lathe('jar2',smooth([(.002,.003),(.030,.003),(.0312,.0),(.0345,.0),(.0356,.0016),(.0362,.006),(.0395,.016),(.0412,.034),(.0409,.060),(.0413,.088),(.0408,.0918),(.0398,.0926),(.0388,.0918),(.0386,.088),(.0382,.05),(.037,.02),(.002,.012)],6),(-.135,.185,0),stoneware(),96,bevel=.0003)
    set_of((-.135,.185,0),q,('powder','crease','kabuki','flat','blush','shade','fan','crease'),1.)
    # the window at the left, the bulbs of the mirror behind, a pale wall before the table
    area((-.62,.30,.42),(0,.02,0),11,.36,.46,(.97,.985,1)); area((.10,.62,.42),(0,.02,0),1.5,.9,.06,(1,.80,.58)); area((.7,-.5,.6),(0,0,0),1.3,.8,.8,(1,.88,.76)); ambient((.50,.54,.60),.16)
    # seen from above, an upright case mirrors the table alone and stays black: a strip that only the sticks' gloss sees draws a line along each
    strip=area((-.52,-.24,-.27),(0,0,.03),5.,.085,.5,(.98,.99,1)); strip.visible_diffuse=strip.visible_transmission=False
    for kind in ('receiver','blocker'):
        only=bpy.data.collections.new(kind)
        for o in bpy.data.objects:
            if o.name.split('.')[0] in ('foot','sleeve','cup','bullet') or kind=='receiver' and o.name.startswith('cap'): only.objects.link(o)
        setattr(strip.light_linking,kind+'_collection',only)
    camera((.045,-.405,.262),(-.002,.020,.022),70,16.,(.0,-.006,.035))

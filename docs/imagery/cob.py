# A point-source lamp from near, its stand out of the frame below: without a reflector, so that its chip is seen, for `gear-cob-300`; with one for `gear-cob-600`
from roomkit import *
from cinelens import anodised, coated, toothed, uncapped, letters
from fresnel import enamel, hoop
from fx6 import pane
from mirrorless import loft
from parts import bar, fillet, lobed, powder
from lenses import gripped, rubbed
from smoke import sheetmetal
from cstand import turned
from house import nodes
from graph import Graph
R=(math.pi/2,0,0); S=(0,math.pi/2,0)
def pressed(p,y,inn,rows,cols,metal,w0=.010,w1=.0045,deep=1.):
    """a bowl spun from sheet along the profile inn and pressed in rows of small pillows, each of which shows the lamp once: they are geometry, as a bump's are smeared when the picture is cleaned; smooth as far as w0 from its inner and w1 from its outer edge"""
    L_=[0.]
    for a,b in zip(inn,inn[1:]): L_.append(L_[-1]+math.dist(a,b))
    def at(t):
        i=max(0,min(len(inn)-2,next((k for k in range(len(L_)-1) if L_[k+1]>=t),len(inn)-2))); k=(t-L_[i])/(L_[i+1]-L_[i]); a,b=inn[i],inn[i+1]; return a[0]+(b[0]-a[0])*k,a[1]+(b[1]-a[1])*k,(b[1]-a[1])/(L_[i+1]-L_[i]),-(b[0]-a[0])/(L_[i+1]-L_[i])
    q=6; w1=L_[-1]-w1; nr,nc=rows*q,cols*q; v=[]; zs=[0.]+[w0+(w1-w0)*j/nr for j in range(nr+1)]+[L_[-1]]
    for j,t in enumerate(zs):
        r,z,nx,nz=at(t); u=(t-w0)/(w1-w0)*rows; row=math.floor(u); inside=0<u<rows
        for i in range(nc):
            s_=i/q+.5*(row%2); k=0.
            if inside: a,b=2*(u-row)-1,2*(s_-math.floor(s_))-1; k=deep*.00045*(r/.085)*max(0.,(1-a*a))**.6*max(0.,(1-b*b))**.6*(1+.16*noise.noise(Vector((row*1.7,math.floor(s_)*.9,4))))
            R_=r-nx*k; f=6.283185*i/nc; v.append((R_*math.cos(f),R_*math.sin(f),z-nz*k))
    n=len(zs); o=mesh('bowl',v,[(j*nc+i,(j+1)*nc+i,(j+1)*nc+(i+1)%nc,j*nc+(i+1)%nc) for j in range(n-1) for i in range(nc)],metal,smooth=True); o.location=(0,y,0); o.rotation_euler=R; o.parent=p
def hammered(p,y,metal,black,rim):
    """the reflector: black outside, its rim rolled over"""
    inn=smooth([(.052,.004),(.058,.022),(.074,.050),(.092,.082),(.103,.118)],10); pressed(p,y,inn,19,76,metal)
    out=[(r+.0022,z) for r,z in inn]; hoop('coat',[(r+.0012,z) for r,z in inn]+[(r+.0011,z) for r,z in out[::-1]],(0,y,0),black,160,R,p,.0002); hoop('roll',[(.1045+.0024*math.cos(a),.1180+.0024*math.sin(a)) for a in [6.2832*i/18 for i in range(18)]],(0,y,0),rim,200,R,p,.0001)
def phosphor(k):
    """the chip as it burns low: rows of diodes under their yellow phosphor, whiter towards the middle"""
    m,b,N,L=nodes('phosphor'); G=Graph(N,L); q=N('ShaderNodeSeparateXYZ'); L(N('ShaderNodeTexCoord').outputs['Object'],q.inputs[0]); r=G.op('SQRT',G.op('ADD',G.op('MULTIPLY',q.outputs['X'],q.outputs['X']),G.op('MULTIPLY',q.outputs['Y'],q.outputs['Y']))); c=lambda x: G.op('COSINE',G.op('MULTIPLY',x,6.2832/.0031)); d=G.ramp(G.op('ADD',c(q.outputs['X']),c(q.outputs['Y'])),-1.2,1.8,.62,1.5); e=G.op('MULTIPLY',G.op('MULTIPLY',d,G.ramp(r,.0150,.0188,1.,.20)),G.ramp(r,.002,.017,1.25,.70)); L(G.op('MULTIPLY',e,k),b.inputs['Emission Strength']); L(G.mix(G.op('MULTIPLY',G.ramp(r,.019,.006),d),(1,.60,.13),(1,.76,.34)),b.inputs['Emission Color']); setin(b,'Base Color',(.6,.42,.08,1)); return nolight(m)
def burning(k):
    """the chip as it burns: so bright that it is white, its phosphor amber at the rim alone"""
    m,b,N,L=nodes('burning'); G=Graph(N,L); q=N('ShaderNodeSeparateXYZ'); L(N('ShaderNodeTexCoord').outputs['Object'],q.inputs[0]); r=G.op('SQRT',G.op('ADD',G.op('MULTIPLY',q.outputs['X'],q.outputs['X']),G.op('MULTIPLY',q.outputs['Y'],q.outputs['Y']))); e=G.ramp(r,.0165,.0193,1.,.10); L(G.op('MULTIPLY',e,k),b.inputs['Emission Strength']); L(G.mix(G.ramp(r,.0150,.0186),(1,.96,.88),(1,.62,.16)),b.inputs['Emission Color']); setin(b,'Base Color',(.5,.35,.1,1)); return nolight(m)
def cob(g,dish=False):
    """the lamp looks along -y; x>0 is the side with the controls; what it returns is for NEAR"""
    e=empty('cob'); p=empty('head',(0,0,.262),0,e); p.rotation_euler=(math.radians(5),0,0); a=powder('cbc','#191a1c',.48,.36,900,.08); b=powder('cbb','#151618',.46,.25,900,.10); al=anodised('cba','#1d1e20',.36,.35); dk=mat('cbgap','#050506',.85,var=0); st=mat('cbst','#6a6c70',.30,metal=1,var=.12,vscale=160); rub=mat('cbr','#151516',.68,var=.06,vscale=60,bump=.12,bscale=700); ink=rubbed('cbink','#a5a29a'); amb=mat('cbam','#b5652c',.6,var=0); ring=mat('ringf','#9a9ca0',.32,metal=1,var=.1,vscale=30); coat=enamel('coatf','#1b1b1c',.1); y_=b; fin=al
    if not dish: a=sheetmetal('cb3a','#1c1d1f',.43,None,.11,470,.46,.013); b=sheetmetal('cb3b','#161719',.42,None,.06,620,.36,.010); y_=sheetmetal('cb3y','#18191b',.40,None,.10,560,.42,.011); fin=sheetmetal('cb3f','#1a1b1d',.36,None,.14,900,.14,.007); ring=turned('cb3r','#9fa1a4',.27,.9,.5); coat=sheetmetal('cb3c','#1a1a1b',.44,None,.08,560,.40,.010); rub=gripped('cb3g',.35)
    def slab(n,size,at,m,r=.003,seg=5,par=p): o=box(n,size,at,m,r,(0,0,0),par); (setattr(o.modifiers['b'],'segments',seg) if r else None); return o
    W_,H_=.0720,.0760
    def oct_(k,y,c=.022): w_,h=W_*k,H_*k; return [(x,y,z) for x,z in ((-w_+c,-h),(w_-c,-h),(w_,-h+c),(w_,h-c),(w_-c,h),(-w_+c,h),(-w_,h-c),(-w_,-h+c))]
    # castings in front and behind, between them a heat sink: thin plates on a dark core, two rails that hold them
    loft(p,'front',[oct_(1.,.046),oct_(1.,.006),oct_(.90,-.012,.026)],a,*((.0045,6) if dish else (.0018,3))); loft(p,'core',[oct_(.90 if dish else .78,.176),oct_(.90 if dish else .78,.040)],dk,.001,2); loft(p,'back',[oct_(.93,.238),oct_(1.,.222),oct_(1.,.164)],a,*((.0045,6) if dish else (.0018,3)))
    for i in range(15):   # two of them were knocked on a door frame
        y=.0535+.0075*i; k=() if dish else {6:(4,.0026),7:(4,.0012),11:(2,-.0020)}.get(i,()); bent=lambda o: [(x,q+(k[1] if k and n==k[0] else 0),z) for n,(x,q,z) in enumerate(o)]; loft(p,'fin',[bent(oct_(.985,y+(.0022 if dish else .0018))),bent(oct_(.985,y))],fin,.0006 if dish else .0003,2)
    if not dish:   # a step round the mouth of the front casting, screws in its corners, a joint behind it
        loft(p,'joint',[oct_(1.004,.0500),oct_(1.004,.0468)],st,.0004,2); [(cyl('fk',.0040,.0010,(sx*.0480,-.0121,sz*.0500),dk,R,p,28,.0002),cyl('fs',.0032,.0016,(sx*.0480,-.0124,sz*.0500),st,R,p,28,.0005),cyl('fx',.0017,.0008,(sx*.0480,-.0131,sz*.0500),dk,R,p,6,.0001)) for sx in (-1,1) for sz in (-1,1)]
    for sx in (-1,1):
        slab('rail',(.0040,.1240,.0240),(sx*.0715,.105,.0),a,.0014,4)
        for y in (.010,.040,.176,.214):
            for z in (-.046,.046): cyl('sk',.0044,.0012,(sx*.0717,y,z),dk,S,p,28,.0003); cyl('sc',.0036,.0020,(sx*.0719,y,z),st,S,p,28,.0006); cyl('sx',.0018,.0006,(sx*.0730,y,z),dk,S,p,6,.0001)
    # bayonet with its knurl and latch; in it a bright cone, the chip under clear glass
    hoop('neck',[(.048,.0),(.066,.0),(.066,.010),(.062,.012),(.062,.020),(.048,.020)],(0,-.008,0),coat,112,R,p,.001); hoop('mount',[(.0515,.0),(.0640,.0),(.0650,.002),(.0650,.014),(.0620,.016),(.0515,.016)],(0,-.0270,0),ring,112,R,p,.0008); k=empty('kn',(0,-.0300,0),0,p); k.rotation_euler=R; uncapped(toothed('knt',.0650,0,.0100,96,.0010,ring,k))
    for i in range(3): t=2.094*i+.5; q=empty('claw',(0,-.0435,0),0,p); q.rotation_euler=(0,-t,0); box('cl',(.0060,.0022,.0240),(.0545,0,0),st,.0008,(0,0,0),q)
    slab('latch',(.020,.013,.011),(.0500,-.016,.0500),rub,.0032).rotation_euler=(0,math.radians(45),0)
    cone=mat('cbcone','#c9cbcf',.22,metal=1,var=.06,vscale=40,bump=.05,bscale=300); hoop('seat',[(.0225,0),(.0300,.0006),(.0460,.0155),(.0520,.0170),(.0520,-.004),(.0225,-.004)] if dish else [(.0225,-.0020),(.0300,-.0014),(.0460,.0135),(.0500,.0170),(.0520,.0170),(.0520,-.004),(.0225,-.004)],(0,-.0235,0),cone,112,R,p,.0006)
    if not dish: pressed(p,-.0235,smooth([(.0228,.0006),(.0290,.0010),(.0400,.0098),(.0488,.0166)],8),7,46,mat('cb3cone','#d0d1d3',.17,metal=1,var=.06,vscale=40),.0012,.0012,2.1)
    hoop('dam',[(.0196,-.002),(.0228,-.002),(.0228,.0016),(.0204,.0020),(.0196,.0010)],(0,-.0240,0),mat('cbdam','#e6e2d6',.5,var=.04),80,R,p,.0003)
    cyl('chip',.0198,.0016,(0,-.0242,0),burning(26.) if dish else phosphor(5.4),R,p,80,.0002)
    l=bpy.data.lights.new('out','AREA'); l.energy=3.; l.color=(1,.86,.60); l.shape='DISK'; l.size=.034; o=link(bpy.data.objects.new('out',l)); o.location=(0,-.0265,0); o.rotation_euler=(-math.pi/2,0,0); o.parent=p; o.visible_camera=False
    for i in range(4): t=.785+1.571*i; cyl('cs',.0024,.0016,(.0375*math.cos(t),-.0315,.0375*math.sin(t)),st,R,p,24,.0004)
    o=uncapped(lathe('pane',[(.0002,0),(.0500,0)],(0,-.0400,0),coated('cbglass',(.85,.92,1.),.012,.6),80,R,p,.0001)); o.modifiers.clear()
    if dish: q=empty('dish',(0,-.0400,0),0,p); q.scale=(1.36,1.2,1.36); hoop('collar',[(.0600,0),(.0735,0),(.0735,.0075),(.0600,.0075)],(0,-.0375,0),coat,112,R,p,.001); hammered(q,0,mat('bowlm','#d3d4d6',.20,metal=1,var=.05,vscale=30),coat,ring); l.energy=30.; l.color=(1,.95,.87)
    # controls on the rear casting: a screen with two bars, a wheel, three keys; a mark on the rail
    X=.0722; slab('cp',(.0016,.0480,.0980),(X-.0006,.193,0),b,.0040,5); slab('scr',(.0012,.0360,.0300),(X+.0003,.193,.0270),mat('cbscr','#07080a',.55,var=0,spec=.12) if dish else pane('cbpane'),.0012,3); on=emat('cbon','#dfeaff',1.5); Z_=Matrix(((0,0,1),(1,0,0),(0,1,0))).to_4x4()
    def said(t,size,at,m): Q=Z_.copy(); Q.translation=at; return letters(t,size,m,p,Q)
    if dish:   # what it says, on its screen and printed on its side
        said('100%',.0118,(X+.0012,.193,.0318),on); said('5600 K',.0064,(X+.0012,.193,.0205),on); slab('lvl',(.0002,.0290,.0010),(X+.0011,.193,.0255),on,0,1)
        pr=mat('cbprint','#b9b7b0',.6,var=.05,vscale=200); said('600',.0190,(.0723,.026,.0160),pr); said('DAYLIGHT',.0046,(.0723,.026,.0020),pr); slab('rule',(.0003,.0270,.0007),(.0722,.026,-.0032),amb,0,1); said('5600 K  CRI 96+',.0034,(.0723,.026,-.0078),pr); said('720 W  48 V',.0034,(.0723,.026,-.0130),pr); [said(t,.0034,(.0723,y,-.0275),pr) for y,t in ((.178,'DIM'),(.193,'FX'),(.208,'MENU'))]
    else:   # two bars under what it gives; the print on its flank half rubbed off by cases
        said('75%',.0112,(X+.0012,.193,.0330),on); said('4300 K',.0058,(X+.0012,.193,.0228),on); [slab('lvl',(.0002,w_,.0010),(X+.0011,.193-.014+w_/2,z),on,0,1) for w_,z in ((.0210,.0182),(.0130,.0160))]
        pr=rubbed('cb3print','#b5b2aa',.92); said('300',.0180,(.0723,.026,.0170),pr); slab('rule',(.0003,.0270,.0008),(.0722,.026,.0040),amb,0,1); said('2700 - 6500 K',.0036,(.0723,.026,-.0012),pr); said('360 W  48 V',.0036,(.0723,.026,-.0068),pr); [said(t,.0034,(.0723,y,-.0275),pr) for y,t in ((.178,'DIM'),(.193,'FX'),(.208,'MENU'))]
        slab('plate',(.0005,.0250,.0120),(.0722,.026,-.0215),mat('cb3pl','#8b8983',.55,metal=.6,var=.14,vscale=160),.0003,2); [slab('bar',(.0002,w_,.0011),(.0726,.0150+w_/2,z),dk,0,1) for w_,z in ((.017,-.0180),(.020,-.0206),(.012,-.0232),(.018,-.0258))]
    d=empty('dial',(X,.193,-.0080),0,p); d.rotation_euler=S; toothed('dt',.0125,0,.0120,44,.0008,al,d); cyl('dc',.0105,.0012,(0,0,.0122),rub,parent=d,n=56,bevel=.0004)
    for y in (.178,.193,.208): slab('key',(.0026,.0100,.0064),(X+.0006,y,-.0345),rub,.0020,4)
    slab('mk',(.0004,.010,.0030),(.0737,.152,.0),amb,.0001,1); slab('led',(.0010,.0030,.0030),(X+.0004,.212,.0435),emat('cbled',(.2,1,.35),4),.0008,3)
    # the handle: posts, a bow under ribbed rubber
    for y in (.062,.168): slab('post',(.026,.020,.030),(0,y,.086),a,.006,5)
    slab('bow',(.028,.150,.021),(0,.115,.104),rub,.009,6); [slab('ridge',(.0294,.0030,.0216),(0,.080+.0088*i,.104),rub,.0010,3) for i in range(9)]
    # yoke: flat bar bent at its corners, toothed discs, a scale, the lever that locks the tilt; socket and stand below
    yw=.0900; Y=.115
    for sx in (-1,1):
        if dish: box('arm',(.0070,.034,.1520),(sx*yw,Y,.1940),b,.0018,parent=e); lathe('bend',[(.0005,-.017),(.0075,-.017),(.0075,.017),(.0005,.017)],(sx*(yw-.0040),Y,.1185),b,28,R,e,.0006)
        cyl('disc',.0270,.0100,(sx*(yw-.0085),Y,.2620),al,S,e,72,.0010); t=empty('td',(sx*(yw-.0140),Y,.2620),0,e); t.rotation_euler=S; toothed('tt',.0240,-.003,.003,60,.0008,ring,t); cyl('ax',.0100,.0300,(sx*.0800,Y,.2620),st,S,e,40,.001); cyl('boss',.0230,.0060,(sx*(yw+.0060),Y,.2620),b,S,e,64,.0012)
    for i in range(9): t=math.radians(-60+15*i); box('tk',(.0004,.0007,.0034),(yw+.0092,Y+.0195*math.sin(t),.2620+.0195*math.cos(t)),ink,0,(-t,0,0),e)
    cyl('kb',.0150,.0200,(yw+.0180,Y,.2620),rub,S,e,56,.0030); tube('lev',(yw+.0220,Y,.2620),(yw+.0300,Y+.052,.2360),.0062,rub,e,28)
    if dish: box('yb',(2*yw-.0060,.034,.0070),(0,Y,.1115),b,.0018,parent=e)
    else:   # sheet as thick as it takes, folded over a tight radius; the house's blue tape on one arm, its end lifted
        P=fillet([(-yw,.2660),(-yw,.1115),(yw,.1115),(yw,.2660)],.0115,10); bar('yoke',P,.036,.0052,y_,e,.0007,at=(0,Y,0)); tp=mat('cb3tape','#2d5b86',.78,var=.16,vscale=150,bump=.4,bscale=1400); box('tape',(.0060,.0368,.0215),(yw,Y,.1640),tp,.0004,(.03,0,0),e); box('tape2',(.0006,.0150,.0212),(yw+.0036,Y-.0100,.1643),tp,.0002,(.05,0,.06),e); cyl('wash',.0150,.0018,(0,Y,.1148),st,(0,0,0),e,56,.0004)
    for x in (-.052,.052): cyl('hole',.0060,.0076,(x,Y,.1115),dk,(0,0,0),e,28,.0003)
    cyl('bolt',.0105,.0090,(0,Y,.1190),st,(0,0,0),e,6,.0008); cyl('sock',.0215,.0560,(0,Y,.0800),coat,(0,0,0),e,64,.0030); hoop('bead',[(.0215,0),(.0235,.001),(.0235,.006),(.0215,.007)],(0,Y,.0560),ring,64,parent=e); tube('tscr',(.018,Y,.0800),(.046,Y,.0800),.0045,st,e,20); box('wing',(.008,.030,.013),(.050,Y,.0800),rub,.0035,parent=e)
    tube('up',(0,Y,-.02),(0,Y,.056),.0140,g['chrome'],e,64); lathe('col',[(.0142,.026),(.0200,.025),(.0222,.020),(.0222,-.016),(.0205,-.030),(.0180,-.034)],(0,Y,-.016),a,64,parent=e,bevel=.0010); lobed((.0215,Y,-.014),(1,-.2,0),e,rub,st,.0165,.020,7); tube('low',(0,Y,-.9),(0,Y,-.03),.0175,al,e,64)
    # its lead: a locking plug behind, down behind the stand
    cyl('plug',.0125,.034,(-.020,.252,-.030),rub,R,p,48,.002); hoop('pr',[(.0125,0),(.0142,.001),(.0142,.007),(.0125,.008)],(-.020,.2500,-.030),ring,56,R,p,.0004); curve('lead',[(-.020,.264,.2540),(-.016,.318,.2480),(.000,.345,.170),(.018,.320,.060),(.030,.230,-.030),(.020,.160,-.120),(.012,.142,-.4),(.01,.14,-.9)],.0050,g['rubber'],e,18)
    k,z=(3.16,.222) if dish else (4.5,.2375); return k,(-.035 if dish else 0,.011 if dish else .075,z),(0,-4.05,.92),75,2.8 if dish else 2.4,(((-2.5,-1.7,2.6),(0,0,.6),84,.45,.5,(1,.965,.92)),((2.3,-.9,1.7),(0,0,.6),34,.16,1.6,(.92,.96,1)),((1.9,1.6,1.6),(0,0,.6),36 if dish else 74,.4,1.8,(.90,.95,1)),*((((1.5,-2.2,-.5),(.25,0,.55),9,1.4,.6,(.92,.96,1)),) if dish else (((2.9,.72,.95),(0,0,.6),9,.34,1.7,(.95,.97,1),1),)),((.7,1.5,2.5),(0,0,.6),26,1.8,.16,(.95,.97,1)),((-1.2,.9,4.6),(-1.0,3.6,.4),46,2.5,1.5,(1,.99,.97))),(-.05,-.30,.66)

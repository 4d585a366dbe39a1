# A monitor on its arm, from near: it shows the still life that stands behind it, out of focus, in the light of one softbox
import numpy as np
from roomkit import *
from house import Graph, nodes
from cinelens import anodised
from fresnel import hoop
from grip import cloth_face, sewn
from smoke import sheetmetal
def shown(path,W=1240,H=698,plain=False):
    """what the monitor shows: a finished picture with frame lines, figures and its own waveform; plain: bright, and without the waveform, for where it is small"""
    im=bpy.data.images.load(os.path.abspath(path)); im.scale(W,H); q=np.empty(W*H*4,np.float32); im.pixels.foreach_get(q); q=q.reshape(H,W,4)[::-1,:,:3]; x=np.where(q<=.04045,q/12.92,((q+.055)/1.055)**2.4).copy()**.76*.86; x[...,1]+=.10*np.clip(x[...,0]-x[...,2]-.04,0,1)*(x[...,1]>x[...,2]); x=x if plain else x*.90+.10*(x@np.array([.2126,.7152,.0722]))[...,None]; luma=(q@np.array([.2126,.7152,.0722]))
    if plain: x=np.clip(x*1.16,0,1.1); x=sum(np.roll(np.roll(x,i,0),j,1) for i in (-2,-1,0,1,2) for j in (-2,-1,0,1,2))/25   # no finer than the lens before it
    def px(a,b,c,d,col_,al=1.): x[a:b,c:d]=x[a:b,c:d]*(1-al)+np.array(col_)*al
    t=2; m=int(H*.06); mx=int(W*.06)
    for a in (m,H-m-t):
        for c,d in ((mx,mx+70),(W-mx-70,W-mx)): px(a,a+t,c,d,(1,1,1),.4 if plain else .8)
    for c in (mx,W-mx-t):
        for a,b in ((m,m+70),(H-m-70,H-m)): px(a,b,c,c+t,(1,1,1),.4 if plain else .8)
    if not plain: px(H//2-1,H//2+1,W//2-16,W//2+16,(1,1,1),.6); px(H//2-16,H//2+16,W//2-1,W//2+1,(1,1,1),.6)
    if not plain:   # the waveform: how bright each column of the picture is
        bw,bh=300,126; x0,y0=W-mx-bw-16,H-m-bh-16; px(y0,y0+bh,x0,x0+bw,(0,0,0),.62); g_=np.zeros((bh,bw))
        for i in range(bw):
            c=int(i/bw*W); y=(bh-3-luma[::3,c]*(bh-6)).astype(int); np.add.at(g_[:,i],np.clip(y,0,bh-1),.030)
        g_=np.clip(g_,0,1)[...,None]; x[y0:y0+bh,x0:x0+bw]=x[y0:y0+bh,x0:x0+bw]*(1-g_)+np.array([.55,.80,.60])*g_
        for k in range(5): px(y0+2+k*(bh-5)//4,y0+3+k*(bh-5)//4,x0,x0+bw,(1,1,1),.22)
    yy,xx=np.mgrid[0:H,0:W]   # it records; from near (plain) the corners are all that lies over the picture
    if not plain: x[((xx-mx-26)**2+(yy-m-28)**2)<92]=(.9,.05,.03)
    from PIL import Image, ImageDraw, ImageFont   # figures: time, speed, aperture, white
    def words(t,at,size,al=.86): i=Image.new('L',(W,H)); ImageDraw.Draw(i).text(at,t,255,ImageFont.load_default(size)); k=(np.asarray(i,np.float32)/255*al)[...,None]; x[:]=x*(1-k)+k
    if not plain: words('00:14:27:09',(mx+46,m+17),22); words('4K  25p    1/50    f/5.6    ISO 800    5600K',(W//2-150,m+17),20,.8); words('A003 C012',(W-mx-132,m+17),20,.8)
    for k in (() if plain else (0,1)):   # sound
        for j in range(int(22-4*k)): px(H-m-30-k*13,H-m-21-k*13,mx+18+j*9,mx+24+j*9,(.3,.85,.4) if j<15 else (.95,.75,.2),.85)
    o=bpy.data.images.new('shown',W,H); a=np.ones((H,W,4),np.float32); a[...,:3]=x[::-1]; o.pixels.foreach_set(a.ravel()); o.pack(); return o
def glass(im,k):
    """the pane over the picture: dust and the fingers of all who pointed at something catch the light"""
    m,b,N,L=nodes('pane7'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Base Color',(.008,.008,.009,1)); setin(b,'Specular',.5)
    smear=G.op('MULTIPLY',G.ramp(G.noise(P,34,4,.6,(1,1,.35)),.52,.68),G.ramp(G.noise(P,190,2,.5),.3,.7)); v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=420; L(P,v.inputs['Vector']); wn=N('ShaderNodeTexWhiteNoise'); L(v.outputs['Color'],wn.inputs['Vector']); dust=G.op('MULTIPLY',G.ramp(v.outputs['Distance'],.13,.07),G.ramp(wn.outputs['Value'],.972,.98))
    L(G.op('ADD',G.op('MULTIPLY',smear,.22),.05),b.inputs['Roughness']); t=N('ShaderNodeTexImage'); t.image=im; t.extension='CLIP'; L(G.mix(G.op('MULTIPLY',dust,.5),t.outputs[0],'#c9c4ba'),b.inputs['Emission Color']); L(G.op('ADD',G.op('MULTIPLY',t.outputs['Alpha'],k),G.op('MULTIPLY',dust,.05)),b.inputs['Emission Strength']); return nolight(m)
def holes(e,n,x0,dx,y,z,up=True):
    """threads along a rail"""
    for i in range(n): cyl('hole',.0020,.0012,(x0+dx*i,y,z-.0005) if up else (x0+dx*i,y+.0005,z),mat('hol','#040404',.9,var=0),(0,0,0) if up else (math.pi/2,0,0),e,24,.0001)
def taps(e,st):
    """threads in a cage seen from near: each countersunk to bright metal, the turns of its thread inside"""
    dk=mat('hol','#040404',.9,var=0); th=mat('thr7','#2c2d30',.35,metal=1,var=.1,vscale=200); from parts import facing
    def tap(at,d,r): q=facing(at,d,e); lathe('ch',[(r,.0001),(r*1.24,.0003),(r*1.24,-.0004),(r,-.0004)],(0,0,0),st,40,parent=q,bevel=.0001); cyl('hole',r*1.02,.0004,(0,0,.0001),dk,parent=q,n=36,bevel=.00005); [hoop('tt',[(r*.90,0),(r,0),(r,.00012)],(0,0,.00018+.00012*i),th,36,parent=q,bevel=.00002) for i in range(2)]
    for x in (-.078,-.039,0,.039,.078): tap((x,.010,.0678),(0,0,1),.0031)
    for x in (-.0585,-.0195,.0195,.0585): tap((x,-.0051,.0635),(0,-1,0),.0021); tap((x,-.0051,-.0715),(0,-1,0),.0021)
    for z in (-.044,-.004,.036): tap((.1068,.018,z),(1,0,0),.0031); tap((-.1025,-.0051,z),(0,-1,0),.0021); tap((.1025,-.0051,z),(0,-1,0),.0021)
    box('groove',(.0006,.0040,.1120),(.1068,.0045,-.004),dk,0,parent=e)
def hexscrew(at,r,e,st,rot=(math.pi/2,0,0)):
    lathe('sk',[(.0002,0),(r*.9,0),(r,-r*.12),(r,-r*.7)],at,st,32,rot,e,.0002); q=cyl('sx',r*.5,.0012,at,mat('hol','#040404',.9,var=0),rot,e,6,.0001); q.location.y-=.0004
def field_monitor(at,rz,tilt,picture,arm=True,gleam=1.35):
    """seven inches in a milled cage; faces -y; without its arm it ends with the screw below"""
    e=empty('m7',at,rz); e.rotation_euler=(tilt,0,rz); a=anodised('anm','#191a1c',.42,.6); c=anodised('anc','#1d1e20',.40,.30) if arm else sheetmetal('m7c','#151618',.40,fine=1500,grain=.14,edge=.022); st=mat('boltm','#55565a',.3,metal=1,var=.12,vscale=80); ru=mat('rubm','#161617',.75,var=.06,vscale=80,bump=.2,bscale=900)
    W_,H_=.167,.0940; o=box('case',(.188,.026,.122),(0,.010,-.004),a,.006,parent=e); o.modifiers['b'].segments=4
    box('lip',(.184,.004,.118),(0,-.0035,-.004),mat('lipm','#0c0c0d',.3,var=.06,vscale=60),.0018,parent=e)
    p=mesh('pane',[(-.088,-.0056,-.049),(.088,-.0056,-.049),(.088,-.0056,.051),(-.088,-.0056,.051)],[(0,1,2,3)],glass(shown(picture,plain=not arm),gleam)); p.parent=e; uv=p.data.uv_layers.new(name='u'); zc=.001
    for i,(X,Z) in enumerate(((-.088,-.049),(.088,-.049),(.088,.051),(-.088,.051))): uv.data[i].uv=(X/W_+.5,(Z-zc)/H_+.5)
    for i in range(5): k=box('key',(.011,.003,.0045),(-.062+.019*i,-.0062,-.0565),ru,.0012,parent=e); box('dot',(.002,.0004,.0006),(-.062+.019*i,-.0079,-.0565),mat('inkm','#b9b4aa',.6,var=0),0,parent=e)
    toothy=lathe('dial',[(.0055,0),(.0068,.0006),(.0068,.0052),(.006,.0058)],(.066,-.0055,-.0565),c,40,(math.pi/2,0,0),e,.0003)
    for i in range(26): an=6.2832*i/26; box('kn',(.0005,.004,.0008),(.066+.0068*math.cos(an),-.0085,-.0565+.0068*math.sin(an)),c,.0001,(0,-an,0),e)
    cyl('tally',.0022,.001,(.083,-.0059,-.0565),emat('talr',(1,.06,.03),7),(math.pi/2,0,0),e,24,.0002)
    # the cage: four rails, threads in them, bolts at the corners, bare metal where it was knocked
    for z in (.0635,-.0715): o=box('rail',(.214,.030,.0085),(0,.010,z),c,.0016,parent=e); o.modifiers['b'].segments=3
    for x in (-.1025,.1025): o=box('rail',(.0085,.030,.1335),(x,.010,-.004),c,.0016,parent=e); o.modifiers['b'].segments=3
    if arm: holes(e,17,-.088,.011,.010,.0678); holes(e,17,-.088,.011,-.0051,.0635,False); holes(e,17,-.088,.011,-.0051,-.0715,False)
    else: taps(e,st)
    for x in (-.1025,.1025):
        for z in (.0635,-.0715): hexscrew((x,-.0053,z),.0032,e,st)
        for i in range(9 if arm else 0): cyl('hole',.0018,.0012,(x,-.0046,-.046+.0105*i),mat('hol','#040404',.9,var=0),(math.pi/2,0,0),e,24,.0001)
    if arm: box('gasket',(.2005,.008,.1265),(0,.014,-.004),mat('lipm','#0c0c0d',.3,var=.06,vscale=60),.001,parent=e)
    # tape along the upper rail, its end lifted, a stroke of pen; a battery behind, its cable, the picture's cable out of the side
    if arm:
        n=26; v=[(-.060+.052*i/n,-.0066-(.0002 if i<n-5 else .0002+.0009*((i-n+5)/5)**2*5),.0600+z_+.0003*math.sin(i*.9)) for z_ in (0,.0072) for i in range(n+1)]; mesh('tape',v,[(i,i+1,n+2+i,n+1+i) for i in range(n)],mat('tapem','#d98a2b',.75,var=.05,vscale=160,colvar=.08,bump=.12,bscale=1600),smooth=True).parent=e
        curve('pen',[(-.050+.0024*i,-.0073,.0635+.0016*math.sin(i*1.9)*(1 if i%3 else .3)) for i in range(9)],.00035,mat('penm','#22242c',.7,var=0),e,6)
    o=box('batt',(.07,.034,.10),(.01,.040,-.006),a,.006,parent=e); 
    for z in (-.035,-.012): q=lathe('bnc',[(.0045,0),(.0075,.001),(.0075,.012),(.006,.013),(.006,.018),(.0048,.019),(.0045,.030)],(.106,.014,z),st,36,(0,math.pi/2,0),e,.0004); lathe('boot',[(.0048,.028),(.0056,.030),(.0042,.052),(.0033,.060)],(.106,.014,z),ru,28,(0,math.pi/2,0),e,.0003)
    if not arm: return e
    cb=mat('cablem','#1b1b1d',.55,var=.05,vscale=90,bump=.05,bscale=700); cb2=mat('cableb','#2e4a78',.55,var=.05,vscale=90,bump=.05,bscale=700)
    curve('c1',[(.160,.014,-.012),(.185,.014,-.012),(.205,.02,-.03),(.200,.035,-.09),(.165,.05,-.16),(.11,.045,-.22),(.075,.03,-.30),(.07,.03,-.5)],.0033,cb2,e,20); curve('c2',[(.160,.014,-.035),(.178,.014,-.036),(.19,.022,-.06),(.176,.04,-.13),(.13,.05,-.19),(.085,.04,-.25),(.06,.035,-.33),(.062,.03,-.5)],.0028,cb,e,20)
    # the arm below: a screw, a ball, a tube, the wheel that holds it all
    cyl('nutb',.012,.006,(0,.010,-.0795),st,(0,0,0),e,48,.0006); lathe('stem',[(.006,-.012),(.006,0)],(0,.010,-.081),st,32,parent=e); lathe('ball',smooth([(.004,-.011),(.0095,-.006),(.011,0),(.0095,.006),(.004,.011)],5),(0,.010,-.101),st,48,parent=e,bevel=.0002)
    lathe('cup',[(.0118,-.030),(.0142,-.028),(.0148,-.006),(.0138,-.004),(.0118,.0)],(0,.010,-.098),c,56,parent=e,bevel=.0006); box('slit',(.0025,.032,.016),(0,.010,-.105),mat('hol','#040404',.9,var=0),.0004,parent=e)
    J=Vector((.045,.016,-.255)); tube('tub',(0,.010,-.126),J,.0105,c,e,40); w=lathe('wheel',smooth([(.0002,.017),(.012,.0165),(.0185,.013),(.0195,.006),(.018,0),(.0002,0)],3),tuple(J+Vector((0,-.016,0))),a,64,(math.pi/2,0,0),e,.0004)
    for i in range(9): an=6.2832*i/9; cyl('dent',.0042,.014,tuple(J+Vector((.0205*math.cos(an),-.022,.0205*math.sin(an)))),mat('hol','#040404',.9,var=0),(math.pi/2,0,0),e,20,.0005)
    cyl('hubj',.0165,.026,tuple(J),c,(math.pi/2,0,0),e,56,.001); tube('tub2',tuple(J),(-.02,.02,-.40),.0105,c,e,40); cyl('band',.0122,.014,(.028,.0138,-.20),mat('velc','#15161a',.95,var=0,bump=.8,bscale=900),(0,0,0),e,40,.002).rotation_euler=(0,-.34,0); return e
def on_table(picture):
    """on a ball and a post, from near, its foot below the frame: for `gear-monitor` (scale, the point in the middle)"""
    from cinelens import toothed
    e=field_monitor((0,0,.1750),0,math.radians(-7),picture,False,.62); c=bpy.data.materials['m7c']; st=bpy.data.materials['boltm']; ru=bpy.data.materials['rubm']; b=empty('post',(0,.003,0)); box('gasket',(.2,.008,.126),(0,.012,-.004),mat('lipm','#0c0c0d',.3,var=.06,vscale=60),.001,parent=e); dk=mat('hol','#040404',.9,var=0); ink=mat('inkm','#b9b4aa',.6,var=0)
    # a piece of tape left on the upper rail; a ring of tape on one of the leads
    tp=mat('tapem','#cfc8b6',.80,var=.05,vscale=160,colvar=.08,bump=.3,bscale=1200); n=26; v=[(-.088+.056*i/n,-.0059-(0 if i<n-5 else .0006*((i-n+5)/5)**2*5),.0598+z_+.0002*math.sin(i*.9)) for z_ in (0,.0075) for i in range(n+1)]; mesh('tape',v,[(i,i+1,n+2+i,n+1+i) for i in range(n)],tp,smooth=True).parent=e
    # the screw under the cage, a ball in its cup, the lever that holds it
    q=empty('nk',(0,.0005,.0965),0,b); cyl('nut',.0125,.0060,(0,0,.0015),st,parent=q,n=6,bevel=.0006); lathe('stem',[(.0062,-.014),(.0062,0)],(0,0,0),st,32,parent=q); lathe('ball',[(max(.0002,.0125*math.sin(math.pi*k/20)),-.0185-.0125*math.cos(math.pi*k/20)) for k in range(21)],(0,0,0),st,56,parent=q,bevel=.0001)
    lathe('cup',[(.0128,-.0420),(.0160,-.0400),(.0166,-.0170),(.0158,-.0150),(.0128,-.0150)],(0,0,0),c,72,parent=q,bevel=.0006); box('slit',(.0030,.0350,.0180),(0,0,-.0220),dk,.0004,parent=q); k=empty('kl',(.0160,0,-.0300),0,q); k.rotation_euler=(0,math.pi/2,0); toothed('klt',.0098,.004,.016,26,.0012,c,k); cyl('klc',.0078,.0012,(0,0,.0160),ru,parent=k,n=40,bevel=.0004); cyl('kls',.0045,.010,(0,0,.001),st,parent=k,n=32)
    tube('tub',(0,0,.0120),(0,0,.0570),.0108,c,b,48); hoop('col',[(.0106,.0200),(.0150,.0200),(.0158,.0215),(.0158,.0290),(.0145,.0305),(.0106,.0305)],(0,0,0),c,72,parent=b,bevel=.0005)
    lathe('foot',[(.0002,.0030),(.0640,.0030),(.0662,.0046),(.0664,.0130),(.0645,.0152),(.0220,.0176),(.0180,.0200),(.0002,.0200)],(0,0,0),c,144,parent=b,bevel=.0006); hoop('fring',[(.0560,0),(.0655,0),(.0655,.0034),(.0560,.0034)],(0,0,0),ru,128,parent=b,bevel=.0006)
    for i in range(4): a=math.radians(45+90*i); cyl('fs',.0036,.0018,(.047*math.cos(a),.047*math.sin(a),.0163),st,parent=b,n=32,bevel=.0005); cyl('fx',.0018,.0010,(.047*math.cos(a),.047*math.sin(a),.0170),dk,parent=b,n=6,bevel=.0001)
    curve('c1',[(.158,.0135,.1632),(.182,.0130,.1625),(.204,.012,.150),(.214,.016,.110),(.206,.030,.060),(.198,.05,-.02),(.20,.06,-.12)],.0033,mat('cableb7','#24385a',.50,var=.08,vscale=60,bump=.10,bscale=500),None,24)
    curve('c2',[(.158,.0110,.1402),(.174,.0105,.1385),(.189,.012,.124),(.190,.024,.070),(.172,.045,.010),(.165,.06,-.10)],.0028,mat('cablem7','#141416',.50,var=.08,vscale=60,bump=.10,bscale=500),None,24)
    return 6.2,(.018,0,.171)
def onlooker():
    """who made the still life, behind the table: shirt, apron, sleeves pushed up, forearms crossed, out of focus, the head above the frame"""
    from people import blob, limb, wool
    e=empty('who',(.335,1.43,0),math.radians(14)); sh=wool('#474f58'); sk=mat('skinw','#a9785c',.5,var=.05,vscale=12); ap=mat('apron','#26221f',.95,var=.06,vscale=9,colvar=.2)
    def half(z):
        """half the width and depth of the shirt at that height"""
        rings=((.66,.175,.125),(.95,.178,.120),(1.15,.192,.122),(1.28,.198,.115),(1.37,.188,.098),(1.42,.125,.080),(1.47,.070,.068))
        for (z0,w0,d0),(z1,w1,d1) in zip(rings,rings[1:]):
            if z<=z1: t=(z-z0)/(z1-z0); return w0+(w1-w0)*t,d0+(d1-d0)*t
        return rings[-1][1:]
    limb([((0,0,z),*half(z)) for z in (.70,.82,.95,1.05,1.15,1.24,1.32,1.38,1.42,1.46,1.50)],sh,64,((.95,.10,.020),(1.10,.08,.026),(1.24,.06,.020),(1.34,.05,.014)),3.).parent=e
    for sx in (-1,1):
        # the sleeve hangs, is full above the elbow and pushed into folds there
        limb([((sx*.150,.01,1.395),.040,.050),((sx*.185,.008,1.365),.060,.066),((sx*.212,.0,1.30),.060,.066),((sx*.232,-.01,1.22),.056,.062),((sx*.246,-.025,1.15),.058,.064),((sx*.252,-.050,1.11),.058,.060),((sx*.246,-.085,1.092),.053,.050)],sh,40,((1.33,.04,.014),(1.24,.05,.024),(1.16,.05,.034),(1.10,.04,.036)),5.+sx).parent=e
    blob('armsr',[[((-.248,-.07,1.095),.042),((-.19,-.16,1.078),.038),((.00,-.205,1.105),.028)]],sk,e,.008,4); blob('armsl',[[((.248,-.07,1.095),.042),((.19,-.165,1.09),.038),((-.02,-.185,1.135),.028)]],sk,e,.008,4)
    blob('handr',[[((.01,-.205,1.108),.027),((.10,-.20,1.135),.026)],[((.09,-.205,1.14),.011),((.155,-.175,1.158),.009)],[((.09,-.205,1.122),.011),((.16,-.17,1.136),.009)]],sk,e,.006,3)
    # the apron: a bib that follows the chest, its hem, straps to the neck
    def front(x,z,off): w,d=half(z); return (x,-d*math.sqrt(max(.05,1-(x/w)**2))-off-.006*noise.noise(Vector((x*9,z*7,2))),z)
    n,k=28,34; v=[]; width=lambda z: .098+.06*max(0,min(1,(1.27-z)/.22))**1.6
    for j in range(k+1):
        z=.72+(1.285-.72)*j/k
        for i in range(n+1): x=width(z)*(2*i/n-1); v.append(front(x,z-.012*(1-(x/width(z))**2)*(j==k),.016))
    b=mesh('bib',v,[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i) for j in range(k) for i in range(n)],ap,smooth=True); b.parent=e; t=b.modifiers.new('t','SOLIDIFY'); t.thickness=.003
    for sx in (-1,1):
        way=[front(sx*(.088-.030*i/8),1.275+.17*i/8,.014) for i in range(9)]; v=[p for x,y,z in way for p in ((x-.013,y,z),(x+.013,y,z))]
        s_=mesh('strap',v,[(2*i,2*i+1,2*i+3,2*i+2) for i in range(8)],ap,smooth=True); s_.parent=e; t=s_.modifiers.new('t','SOLIDIFY'); t.thickness=.003
    area((1.25,2.15,1.75),(.34,1.43,1.2),5,.35,.9,(1,.80,.58)); area((-.6,.75,1.9),(.3,1.4,1.15),2.2,.5,.5,(.85,.92,1)).visible_glossy=False
def shot(g,picture):
    q=random.Random(4); C=Vector((.003,0,1.25)); field_monitor(tuple(C),math.radians(15),math.radians(-5),picture)
    # the still life behind: a table covered with stone, berries in a bowl, a bottle, branches; the softbox that lights it
    X,Y,Z=.305,.80,1.085; st=mat('slatem','#5b5e61',.8,var=.08,vscale=5,colvar=.14); box('tb',(1.5,.8,.03),(X-.1,Y+.1,Z-.015),st,.003)
    for x in (X-.7,X+.5): tube('tl',(x,Y-.2,0),(x,Y-.2,Z-.03),.02,g['blackm'])
    bm=mat('bowlm','#9a948a',.35,metal=1,var=.1); lathe('bw',smooth([(.002,.0),(.03,.0),(.052,.019),(.073,.05),(.070,.052),(.05,.022),(.002,.007)],4),(X,Y,Z),bm,64); om=mat('obm','#e8780c',.32,var=0); om2=mat('obm2','#ee9a1c',.32,var=0)
    for i in range(210): r=.064*math.sqrt(q.random()); a=q.uniform(0,6.28); lathe('ob',smooth([(.0004,-.005),(.0043,0),(.0004,.005)],4),(X+r*math.cos(a),Y+r*math.sin(a),Z+.046+.026*(1-(r/.064)**2)+q.uniform(-.003,.003)),om if i%3 else om2,14,bevel=.0001)
    lathe('bot',smooth([(.0002,.0),(.024,.0),(.027,.004),(.027,.05),(.0265,.056)],3),(X-.135,Y+.06,Z),emat('oilb',(1,.25,.015),.62),48); lathe('botg',smooth([(.0262,.056),(.0255,.064),(.011,.081),(.010,.094)],3),(X-.135,Y+.06,Z),mat('bglass','#bfc4c6',.08,var=0,trans=.6,coat=1),48); cyl('cork',.0085,.02,(X-.135,Y+.06,Z+.104),mat('corkm','#a9794a',.9,var=0))
    for x0,x1,y in ((-.30,-.13,-.05),(.12,.26,.03)):
        for i in range(60): t=q.random(); lathe('ob',smooth([(.0004,-.005),(.0043,0),(.0004,.005)],4),(X+x0+(x1-x0)*t+q.gauss(0,.003),Y+y+q.gauss(0,.009),Z+.006+abs(q.gauss(0,.006))),om if i%3 else om2,12,bevel=.0001)
    wl=mat('wallm','#3c444c',.9,var=.05,vscale=1.2,colvar=.14); quad('w',[(-4,3.3,-.2),(4,3.3,-.2),(4,3.3,4),(-4,3.3,4)],wl); quad('f',[(-4,-2,0),(4,-2,0),(4,3.3,0),(-4,3.3,0)],g['floor'])
    S=(-.42,1.55,1.62); face=cloth_face('#fff4e6',1.25); r,p=softbox(g,.62,.62,(S[0],S[1],0),(X-.03,Y,Z+.03),1.55,face,octa=True,power=9,color=(1,.96,.9),sandbag=False); sewn(g,p,.62,.62)
    for x,c,k in ((.30,(1,.60,.28),13),(.45,(1,.60,.28),15),(.60,(1,.60,.28),12),(.76,(1,.60,.28),14)): ghost(lathe('pl',smooth([(.002,-.036),(.03,0),(.002,.036)],4),(x,3.0,1.69+.5*(x-.5)**2),emat('pll%.1f'%k,c,k),24))
    spot((1.6,2.6,2.6),(.55,3.3,1.2),46,(1,.66,.36),70,.9,.1)
    onlooker()
    # on the monitor: cold light from the left, the warm edge of the room from the right, the softbox on its upper rail
    area((-.75,-.55,1.65),tuple(C),13,.35,.8,(.72,.84,1)); area((.75,.28,1.5),tuple(C+Vector((.1,0,0))),8,.18,.5,(1,.74,.46)); area((.35,-.9,1.9),tuple(C),5,.25,.6,(1,.95,.9)).visible_glossy=False; area((-.05,.45,1.75),tuple(C+Vector((0,0,.07))),2.6,.5,.2,(1,.96,.9)); area((.2,-1.5,1.9),tuple(C+Vector((0,0,-.1))),1.6,1.2,.5,(.9,.94,1)).visible_glossy=False; ambient((.40,.48,.62),.05)
    camera((.13,-.70,1.285),(.052,.06,1.236),66,3.2,tuple(C+Vector((.02,-.008,.0))))

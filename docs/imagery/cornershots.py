# Makeup and coffee corners: SHOT chooses the picture
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from roomkit import *
from grip import clothes_rail
from brushes import brush, set_of
from lipstick import lipstick, tissue
from brew import cup, glazed
from vanity import glassware, jar
from graph import Graph
from coffee import worn_oak
out,w,h,spp,seed,thr=args(); SHOT=os.environ.get('SHOT','makeup')
s=reset(); g=M(); q=random.Random(11)
oakf=mat('oakf','#a57a4c',.42,var=.1,vscale=3,bump=.05,bscale=14,colvar=.22,stretch=(12,1,12)); oakh=mat('oakh','#a57a4c',.42,var=.1,vscale=3,bump=.05,bscale=14,colvar=.22,stretch=(1,12,12))
walnut=mat('walnut','#5a3c28',.4,var=.1,vscale=3,bump=.05,bscale=14,colvar=.28,stretch=(1,12,12))
brass=mat('brass','#b08a4a',.28,metal=1,var=.1,vscale=14); whitep=mat('whitep','#e6e3dc',.45,var=.06,vscale=6); ceram=mat('ceram','#ece7dd',.3,var=.06); glassy=mat('glassy','#dfe6e6',.06,var=0,coat=1)
def plast(n,c,b=.05): return mat(n,c,.8,var=.06,vscale=2,bump=b,bscale=7,spec=.25,colvar=.03)
def bulb(x,y,z,r=.04,em=None,rot=(math.pi/2,0,0)):
    ghost(lathe('bl',smooth([(.004,-r),(r*.5,-r*.87),(r*.87,-r*.5),(r,0),(r*.87,r*.5),(r*.55,r*.84),(.42*r,r*.93)],4),(x,y,z),em or emat('bulbg',(1,.82,.6),6.5),40,rot))
def knob(x,y,z,m=None,r=.014,rot=(math.pi/2,0,0)): cyl('kn',r,.03,(x,y,z),m or brass,rot,bevel=.004)
def curtain(x,y0,y1,z0=.05,z1=2.85,c='#d9d3c8'):
    """linen hanging in folds before a wall at -x"""
    n=90; v=[];f=[]
    for j in range(6):
        for i in range(n+1):
            t=i/n; y=y0+(y1-y0)*t; v.append((x+.035*math.sin(t*62+.4*math.sin(j))*(.6+.4*math.sin(t*17))+.01*j*math.sin(t*9),y,z1+(z0-z1)*j/5))
    f=[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i) for j in range(5) for i in range(n)]; mesh('cur',v,f,mat('linen',c,.95,var=0,bump=.3,bscale=150,sheen=.3),smooth=True)
if SHOT=='makeup':
    # lacquer, and brass that is no yellower than brass: warm bulbs make either orange
    case=mat('case','#0c0c0d',.2,var=.06,vscale=90,coat=.4); sleeve=mat('sleevem','#b3a080',.24,metal=1,var=.08,vscale=80); oakh=mat('oakhm','#7d654a',.5,var=.1,vscale=3,bump=.05,bscale=14,colvar=.22,stretch=(1,12,12))
    wall=plast('wallm','#56605c',.12); 
    quad('fl',[(-5,-6,0),(5,-6,0),(5,2,0),(-5,2,0)],oak('oakm','#a9815a','#8f6a48',.42)); quad('wb',[(-5,1.6,0),(5,1.6,0),(5,1.6,3.6),(-5,1.6,3.6)],wall); quad('wl',[(-3.6,-6,0),(-3.6,1.6,0),(-3.6,1.6,3.6),(-3.6,-6,3.6)],wall)
    quad('wr',[(3.8,1.6,0),(3.8,-6,0),(3.8,-6,3.6),(3.8,1.6,3.6)],plast('wallc','#d9d2c8')); quad('wf',[(5,-6,0),(-5,-6,0),(-5,-6,3.6),(5,-6,3.6)],plast('wallc','#d9d2c8')); quad('ce',[(-5,2,3.6),(5,2,3.6),(5,-6,3.6),(-5,-6,3.6)],plast('ceilm','#e0dcd5',0))
    box('sk',(8.6,.018,.1),(0,1.591,.05),whitep,.004); box('sk',(.018,7.6,.1),(-3.591,-2.2,.05),whitep,.004)
    # table x -1.6..0.6
    cx=-.75; ty=1.2
    box('top',(2.1,.56,.04),(cx,ty,.76),worn_oak('#543a24','#87654a',(.40,.66),.6),.008); 
    for sx in (-1,1):
        box('cab',(.46,.5,.34),(cx+sx*.79,ty+.01,.57),whitep,.006)
        for k in (0,1): box('dr',(.43,.02,.15),(cx+sx*.79,ty-.245,.655-.165*k),whitep,.005); knob(cx+sx*.79,ty-.27,.655-.165*k)
        for dx in (-.19,.19):
            for dy in (-.2,.2): tube('lg',(cx+sx*.79+dx,ty+dy,.0),(cx+sx*.79+dx*.95,ty+dy,.41),.014,brass)
    # mirror with bulbs
    bulbm=frosted((1,.80,.54),(1,.50,.18),2.7)
    mw,mh,mz=1.45,.95,1.34; my=1.555
    box('mf',(mw+.26,.05,mh+.26),(cx,my+.01,mz),whitep,.012)
    mb=.812; mt=mz+mh/2; mm=mat('mirror','#eef1f0',.02,metal=1,var=0); quad('mir',[(cx-mw/2,my-.018,mb),(cx+mw/2,my-.018,mb),(cx+mw/2,my-.018,mt),(cx-mw/2,my-.018,mt)],mm)   # its glass comes down to a hand's breadth above the table: what stands there is seen to stand before a mirror
    for i in range(7): bulb(cx-mw/2+mw*i/6,my-.065,mz+mh/2+.065,em=bulbm); cyl('sk',.021,.04,(cx-mw/2+mw*i/6,my-.03,mz+mh/2+.065),brass,(math.pi/2,0,0))
    for sx in (-1,1):
        for k in range(5): bulb(cx+sx*(mw/2+.065),my-.065,mz-mh/2+mh*k/5+.02,em=bulbm); cyl('sk',.021,.04,(cx+sx*(mw/2+.065),my-.03,mz-mh/2+mh*k/5+.02),brass,(math.pi/2,0,0))
        area((cx+sx*(mw/2+.065),my-.12,mz),(cx+sx*.1,0,1.2),11,.06,mh,(1,.82,.62))
    area((cx,my-.12,mz+mh/2+.065),(cx,0,1.1),13,mw,.06,(1,.82,.62))
    # things on the table
    T=.781
    jar(cx-.62,ty+.05,T,.048,.100,glazed('jaro','#d6ccb8','#8f643e',foot=.0060,rim=.0996,deep='#c0b192'),2.)
    set_of((cx-.62,ty+.05,T),q,('blush','powder','flat','crease','kabuki','shade'),1.)
    glassware(T,((cx-.465,ty+.155),(cx-.53,ty+.085),(cx-.395,ty-.0)))
    crumb=lambda x,y,c,n,R: [lathe('cr',[(.0001,0),(s_,s_*.4),(s_*.5,s_),(.0001,s_*1.1)],(x+R*q.gauss(0,1),y+R*q.gauss(0,1),T),mat('pw'+c,c,.9,var=0),7,bevel=.00005) for s_ in (q.uniform(.0002,.0007) for _ in range(n))]
    for i,(x,y,c) in enumerate(((.085,-.085,'#b0605a'),(.17,-.03,'#d9a58c'),(.035,.02,'#7a3b3a'))):   # pressed powder: hollowed by the brush, its crumbs about it
        lathe('cmp',[(.002,0),(.0345,0),(.036,.0012),(.036,.0118),(.0352,.0128),(.0318,.0128),(.0312,.0110),(.002,.0105)],(cx+x,ty+y,T),case,72,bevel=.0005); o=lathe('cmq',smooth([(.0002,.0108),(.008,.0109),(.016,.0117),(.024,.0126),(.0300,.0128),(.0310,.0112)],5),(cx+x,ty+y,T),mat('pw'+c,c,.92,var=0,bump=.7,bscale=420,colvar=.1),72,bevel=.0001); crumb(cx+x,ty+y,c,46,.034)
        for v in o.data.vertices: a=math.atan2(v.co.y,v.co.x); v.co.z+=.0005*noise.noise(Vector((v.co.x*90,v.co.y*90,i*7)))*(1-abs(math.hypot(v.co.x,v.co.y)/.031-.5)*2)
    box('pal',(.22,.13,.012),(cx-.2,ty-.05,T+.006),g['black'],.003,(0,0,.2))
    e=empty('pp',(cx-.2,ty-.05,T+.0125),.2)
    for i in range(5):
        for j in range(2): box('pn',(.034,.05,.002),(-.084+.042*i,-.03+.06*j,0),mat('pp%d%d'%(i,j),('#8d4f4a','#c58a70','#e2bfa5','#6d4a44','#b59a78','#d5a7a0','#4a3a3a','#a8654e','#efd9c3','#7d6a84')[i*2+j],.9,var=0),.001,parent=e)
    for i,c in enumerate(('#efeae2','#d8cabb')): box('tw',(.3,.2,.045),(cx-.85,ty+.08,T+.0225+.046*i),mat('tw%d'%i,c,.95,var=0,bump=.4,bscale=180,sheen=.5),.018,(0,0,.05*i))
    n0=set(bpy.data.objects)
    # clothes rail right
    rx,ry,rw=1.75,.95,1.7; clothes_rail(g,q,rx,ry,rw)
    for i,(x,c) in enumerate(((1.25,'#3a2c26'),(1.75,'#d8cfc2'),(2.2,'#24262a'))):   # shoe boxes on the low rail shelf, on the floor
        box('bx',(.32,.2,.12),(x,ry+.02,.165),mat('bxs%d'%i,c,.8,var=.05),.004,(0,0,q.uniform(-.1,.1)))
    box('sh',(rw,.34,.012),(rx,ry,.099),g['blackm'],.003)
    e1=empty('rail',(-3.0,-.43,0),math.radians(82)); e2=empty('r2',(-1.75,-.95,0),0,e1)
    for o in set(bpy.data.objects)-n0:
        if o.parent is None and o not in (e1,e2): o.parent=e2
    # rug + plant left
    lathe('rg',[(.002,0),(.98,0),(1.0,.006),(.98,.014),(.002,.014)],(-.7,.2,0),mat('rugm','#d8cebf',.95,var=0,bump=.6,bscale=110,sheen=.5),72,bevel=.003)
    tree(-3.02,.98,9,1.5,1.3)
    ambient((.42,.5,.62),.05); 
    # the rest of the room, seen in the mirror from above: one tall window with bars and curtains, the clothes before the wall beside it
    wy0,wy1,wz0,wz1=-4.5,-2.4,.10,2.7; sky=bpy.data.materials.new('winsky'); sky.use_nodes=True; nt=sky.node_tree; nt.nodes.clear(); N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeNewGeometry').outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); em=N('ShaderNodeEmission'); up=G.op('ADD',sp.outputs['Z'],G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,1.6,4,.6),.5),.22))
    L(G.mix(G.ramp(up,.55,.95),G.mix(G.ramp(G.noise(P,5,3),.4,.6),'#8f9a78','#b3ad8c'),'#dfe9f2'),em.inputs[0]); L(G.ramp(up,.45,1.05,1.1,2.6),em.inputs[1]); L(em.outputs[0],N('ShaderNodeOutputMaterial').inputs[0]); nolight(sky)
    quad('win',[(-3.58,wy0,wz0),(-3.58,wy1,wz0),(-3.58,wy1,wz1),(-3.58,wy0,wz1)],sky); area((-3.5,(wy0+wy1)/2,1.5),(0,-2,.9),70,1.9,2.3,(.80,.88,1)).visible_glossy=False
    for k in range(4): box('wf',(.06,.07,wz1-wz0),(-3.55,wy0+(wy1-wy0)*k/3,(wz0+wz1)/2),g['black'],.004)
    for k in range(5): box('wf',(.06,wy1-wy0,.07),(-3.55,(wy0+wy1)/2,wz0+(wz1-wz0)*k/4),g['black'],.004)
    tree(-3.05,-5.25,9,9,1.5)
    curtain(-3.44,wy0-.42,wy0+.14,.02); curtain(-3.44,wy1-.12,wy1+.40,.02)
    # in use: an open palette's brush across a tissue, a cup, a telephone lying face down, a chain
    tissue((cx+.34,ty-.04,T),.3); brush((cx+.43,ty-.02,T+.0085),(-.9,-.42,.02),'blush',q,('#2a1c15','#c9a789'),mat('lacq','#141214',.12,var=.05,vscale=60,coat=.8),mat('fergold','#b8a078',.22,metal=1,var=.1,vscale=60))
    cup(cx+.145,ty+.155,T,math.radians(2),random.Random(21)); box('tel',(.072,.15,.008),(cx+.46,ty-.08,T+.004),mat('tel','#2a2c30',.2,var=.03,coat=.6),.003,(0,0,.5))
    for x,y,c,k,rz,u in ((.165,-.165,'#8e1f2a',1,-.5,.2),(.20,.03,'#b4573f',0,0,0),(.225,-.165,'#b9685c',1,-2.5,1.)): lipstick((cx+x,ty+y,T),c,case,sleeve,k,rz,u)
    lathe('cap',[(.0098,0),(.0098,.03),(.0085,.03),(.008,.002)],(cx+.145,ty-.215,T+.0098),case,40,(0,math.pi/2,.6))
    # a second jar of brushes, nearest to the camera
    jar(cx-.02,ty-.17,T,.0412,.0922,glazed('jarg','#617374','#8a6440',foot=.0062,rim=.0918,deep='#39494d',speck=1.25))
    set_of((cx-.02,ty-.17,T),q,('powder','crease','kabuki','flat','blush','shade','fan','crease','powder','flat','shade'),1.)
    # the day from the left, from one window: it draws the shadows
    area((2.4,-2.8,2.6),(-.4,1.0,.9),5,1.6,1.6,(.72,.82,1)); area((-2.3,.05,1.62),(-.55,1.04,.79),44,.30,.42,(1,.98,.95),spread=120)
    camera((-.18,.25,1.085),(-.728,1.06,.908),56,5.,(-.62,1.035,.84))
elif SHOT=='coffee':
    wall=plast('wallf','#8b8f86'); dark=plast('walld','#2a2d2c')
    quad('fl',[(-5,-6,0),(5,-6,0),(5,3,0),(-5,3,0)],mat('conf','#8f8a83',.35,var=.1,vscale=2,bump=.02,bscale=20,colvar=.1)); quad('wb',[(-5,2.2,0),(5,2.2,0),(5,2.2,3.4),(-5,2.2,3.4)],dark); quad('wl',[(-3,-6,0),(-3,2.2,0),(-3,2.2,3.4),(-3,-6,3.4)],wall); quad('wr',[(3.6,2.2,0),(3.6,-6,0),(3.6,-6,3.4),(3.6,2.2,3.4)],wall); quad('ce',[(-5,3,3.4),(5,3,3.4),(5,-6,3.4),(-5,-6,3.4)],plast('ceilf','#cfcabf',0)); quad('wf',[(5,-6,0),(-5,-6,0),(-5,-6,3.4),(5,-6,3.4)],wall)
    # tiles on the back wall up to 1.7
    tl=mat('tilef','#c8c9bd',.16,var=.07,vscale=2.5,coat=.5,colvar=.08)
    boxes('tiles',[((.071,.012,.196),(-2.96+.075*i,2.19,.1+.2*j)) for j in range(9) for i in range(80)],tl)
    # back counter
    box('bc',(3.6,.55,.86),(-.9,1.9,.43),walnut,.006); box('bt',(3.66,.6,.04),(-.9,1.88,.88),mat('stonef','#b9b4aa',.28,var=.08,vscale=5,colvar=.1),.006)
    for i in range(6): box('bd',(.58,.02,.74),(-2.4+.6*i,1.62,.45),walnut,.004); knob(-2.4+.6*i+(.22 if i%2==0 else -.22),1.6,.68)
    # front bar, what stands on it in the break
    from brew import barred, the_break
    box('bar',(2.7,.5,1.04),(.15,.35,.52),mat('barb','#34403d',.6,var=.06),.006)
    T=1.088
    # espresso machine on the back counter
    B=.90; m0=empty('em',(-1.0,1.85,B)); ch=mat('chromeb','#d2d3d4',.12,metal=1,var=.05,vscale=10)
    box('b',(.62,.42,.1),(0,0,.07),ch,.015,parent=m0); box('b2',(.62,.2,.3),(0,.1,.25),ch,.02,parent=m0); box('b3',(.66,.44,.14),(0,.0,.45),mat('mred','#20302d',.25,var=.05,coat=.6),.03,parent=m0); box('grl',(.56,.2,.012),(0,-.1,.125),g['black'],.003,parent=m0); box('cw',(.6,.4,.02),(0,.0,.53),ch,.006,parent=m0)
    for sx in (-.15,.15): cyl('grp',.038,.06,(sx,-.1,.355),ch,parent=m0,bevel=.005); cyl('pf',.034,.03,(sx,-.1,.312),g['steel'],parent=m0,bevel=.003); tube('ph',(sx,-.13,.31),(sx,-.27,.29),.013,g['black'],m0); tube('sp',(sx,-.1,.3),(sx,-.1,.275),.008,ch,m0)
    for sx in (-.27,.27): curve('stm',[(sx,-.16,.4),(sx,-.22,.39),(sx*1.03,-.23,.3),(sx*1.05,-.215,.18)],.005,ch,m0); knob(-1.0+sx,1.85-.23,B+.46,g['black'],.02)
    for sx in (-1,1):
        for sy in (-1,1): cyl('ft',.02,.02,(sx*.27,sy*.17,.01),g['rubber'],parent=m0)
    for i in range(6):
        for j in range(2): lathe('cu',smooth([(.002,0),(.022,.001),(.034,.03),(.037,.055),(.034,.054),(.022,.008),(.002,.006)],3),(-1.25+.095*i,1.78+.12*j,B+.541),ceram,28)
    # grinder
    gx=-.38; box('gb',(.17,.24,.06),(gx,1.85,B+.03),g['black'],.012); box('gm',(.13,.15,.3),(gx,1.9,B+.2),g['black'],.02); lathe('gh',[(.05,0),(.085,.13),(.085,.2),(.08,.2),(.048,.01)],(gx,1.9,B+.35),mat('hop','#3b2417',.15,var=.03,coat=1),36,bevel=.002); cyl('gl',.088,.015,(gx,1.9,B+.555),g['black'],bevel=.004); box('gf',(.05,.1,.03),(gx,1.79,B+.2),ch,.006)
    # shelf above
    for z in (1.62,2.0):
        box('shf',(2.4,.24,.03),(-.9,2.07,z),oakh,.005)
        for x in (-1.9,.1): box('brk',(.02,.2,.02),(x,2.07,z-.025),brass,.003); box('brk',(.02,.014,.12),(x,2.175,z-.07),brass,.003)
        x=-2.02
        while x<.22:
            k=q.randrange(4)
            if k==0: hh=q.uniform(.13,.2); lathe('jr',smooth([(.002,0),(.05,.001),(.053,.01),(.053,hh*.85),(.042,hh)],3),(x,2.06,z+.016),mat('jf%d'%q.randrange(3),q.choice(('#4a2c1a','#c7a16b','#e4d9c0')),.12,var=.03,coat=1),32); cyl('jl',.046,.03,(x,2.06,z+.016+hh+.012),oakf,bevel=.004); x+=.16
            elif k==1:
                for j in range(3): lathe('mg',smooth([(.002,0),(.036,.001),(.04,.01),(.042,.07),(.039,.07),(.035,.015),(.002,.01)],3),(x,2.06,z+.016+.055*j),ceram,28)
                x+=.14
            elif k==2: lathe('mg',smooth([(.002,0),(.036,.001),(.04,.01),(.042,.09),(.039,.09),(.035,.015),(.002,.01)],3),(x,2.05,z+.016),mat('mgf%d'%q.randrange(3),q.choice(('#9a6a4c','#39464a','#c9bfae')),.35,var=.05),32); x+=.13
            else: box('bag',(.11,.07,.19),(x+.02,2.06,z+.016+.095),mat('bag%d'%q.randrange(3),q.choice(('#2b2c2e','#b98f5c','#d9cfbf')),.7,var=.06,bump=.1),.012); x+=.18
    the_break(T)
    # warm strip under the shelf, low; one window in the wall at the left, low too: the light comes along the bar
    box('led',(2.3,.012,.01),(-.9,2.0,1.6),emat('ledf','#ffbe80',3.),0); area((-.9,2.0,1.59),(-.9,1.95,.9),4.5,2.3,.03,(1,.74,.48))
    barred((-2.35,.95,1.66),(-.3,.28,1.12),112,.52,.86,(.90,.95,1)); ambient((.42,.47,.55),.03)
    barred((1.6,-.7,1.62),(-.2,.3,1.15),5,1.0,1.1,(1,.97,.93)).visible_diffuse=False   # a second window far behind the camera, for glaze and steel alone
    camera((.13,-.47,1.455),(-.283,.29,1.172),50,3.2,(-.345,.19,1.14))
render(out,w,h,spp,seed,thr,bounces=10 if SHOT=='makeup' else 5,clamp=4)

# The coffee corner: `bts-coffee`
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from roomkit import *
out,w,h,spp,seed,thr=args()
s=reset(); g=M(); q=random.Random(11)
oakf=mat('oakf','#a57a4c',.42,var=.1,vscale=3,bump=.05,bscale=14,colvar=.22,stretch=(12,1,12)); oakh=mat('oakh','#a57a4c',.42,var=.1,vscale=3,bump=.05,bscale=14,colvar=.22,stretch=(1,12,12))
walnut=mat('walnut','#5a3c28',.4,var=.1,vscale=3,bump=.05,bscale=14,colvar=.28,stretch=(1,12,12))
brass=mat('brass','#b08a4a',.28,metal=1,var=.1,vscale=14); ceram=mat('ceram','#ece7dd',.3,var=.06)
def plast(n,c,b=.05): return mat(n,c,.8,var=.06,vscale=2,bump=b,bscale=7,spec=.25,colvar=.03)
def knob(x,y,z,m=None,r=.014,rot=(math.pi/2,0,0)): cyl('kn',r,.03,(x,y,z),m or brass,rot,bevel=.004)
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
render(out,w,h,spp,seed,thr,bounces=5,clamp=4)

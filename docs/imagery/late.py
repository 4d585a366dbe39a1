# The daylight room in the evening, by the lamp; its dusk and its chairs are those of event.py, too.
# R is roomshots itself: its room, its furniture, its land.
from roomkit import *
from graph import Graph
from house import nodes
import beyond
from clay import thrown
from cloths import hang, plaid, woven
from weave import slubs
from wear import boards, grounded, mirroring
from joinery import lamp as shaded, planed
def brickwall(R,c):
    quad('bw',[(R.X1-.004,R.Y1+.04,0),(R.X1-.004,R.Y0,0),(R.X1-.004,R.Y0,R.Z),(R.X1-.004,R.Y1+.04,R.Z)],brick('bricks',c,(1,2)))
    boxes('boards',[((.006,R.Y1-R.Y0,.008),(R.X0+.16*i,(R.Y0+R.Y1)/2,R.Z-.001)) for i in range(1,80)],mat('groove','#8d877c',.9,var=0))
def dusk(R,k=.8,land=None):
    gradworld([(-.1,(.30,.24,.25)),(0.02,(.62,.40,.30)),(.10,(.46,.40,.45)),(.28,(.17,.27,.48)),(1,(.045,.09,.22))],k,(math.radians(48),.35)); R.clouds((.62,.36,.34),.55,.72); R.portal()
    (land or (lambda: R.land((.13,.165,.26),(.19,.215,.32),6500,.0)))()
def limewash():
    """the wall under the panes: a roller's stipple, scuffs of shoes and chair backs, dust in the corner"""
    m,b,N,L=nodes('limewash'); G=Graph(N,L); P=N('ShaderNodeNewGeometry').outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); roll=G.noise(P,150,4,.65); cloud=G.noise(P,2.6,6,.66); mark=G.op('MULTIPLY',G.ramp(G.noise(P,3.2,4,.7,(1,1,6)),.60,.72,0,.5),G.ramp(sp.outputs['Z'],.30,.05))
    c=G.value('#cfc7ba',G.op('MULTIPLY',G.ramp(cloud,.3,.7,.90,1.05),G.ramp(roll,.3,.7,.96,1.03))); c=G.mix(mark,c,'#6f675c'); L(c,b.inputs['Base Color']); L(G.ramp(cloud,.3,.7,.62,.86),b.inputs['Roughness']); setin(b,'Specular',.25)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.0025; L(G.op('ADD',roll,G.op('MULTIPLY',cloud,1.5)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return grounded(m,.16,.5)
def paperback(at,rz,c='#3f5563'):
    """a book laid face down, open, where somebody stopped reading"""
    e=empty('pb',at,rz); n=10; prof=lambda t: .030*math.sin(math.pi*min(1,.5+.5*t))**.8+.004
    for k,(w,d,mm) in enumerate(((.118,.0,mat('pbc'+c,c,.45,var=.08,vscale=20,coat=.15)),(.113,-.004,mat('pbp','#d6cab2',.85,var=0,bump=.5,bscale=400,stretch=(1,1,40))))):
        v=[(sg_*w*t,y,max(.0015,prof(t)+d)) for y in (-.088+.002*k,.088-.002*k) for sg_,t in [(-1,1-i/n) for i in range(n)]+[(1,i/n) for i in range(n+1)]]; q=2*n
        o=mesh('pb',v,[(i,i+1,q+2+i,q+1+i) for i in range(q)],mm,smooth=True); o.parent=e; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.0012 if not k else .009; so.offset=-1
    return e
def lamp(R):
    """evening: somebody has just got up from the armchair by the lamp; the last blue of the sky behind the panes"""
    g=R.g; g['wood']=planed('oiled','#7a5a3e'); R.room(); mirroring(2.2)
    for o in [o for o in bpy.data.objects if o.name.startswith('cur')]: bpy.data.objects.remove(o)
    hang(4.55,R.Y1-.25,woven('lined','#e2d6c2','#d3c5af',520,.34)); bpy.data.objects['sill'].data.materials[0]=planed('oiledx','#7a5a3e',0); bpy.data.objects['pl'].data.materials[0]=limewash(); brickwall(R,'#cfc7b9'); rz=math.radians(40); bpy.data.objects['fl'].data.materials[0]=boards()   # the floor of the pair
    box('skirt',(12.8,.016,.075),(0,R.Y1-.006,.0375),mat('skirting','#c9c2b6',.5,var=.1,vscale=9),.003)
    R.feltrug(2.9,2.2,.1); grounded(slubs(bpy.data.materials['felt'],'#bfae93',120,(.70,1.18)),.25,.6); slubs(bpy.data.materials['felt2'],'#6d4f3a',120); slubs(R.lin,'#b7a58c',260,(.74,1.16),.007)
    ch=R.chair(3.0,2.35,rz); plaid(ch,woven('plaid','#868e96','#747c84',170,.06,[(a,w,c) for a0 in (.10,1.15) for a,w,c in ((a0,.05,'#d9cfba'),(a0+.075,.012,'#d9cfba'),(a0+.115,.05,'#a3672f'),(a0+.19,.05,'#d9cfba'))],.35),mat('yarn','#c9bfa9',.95,var=0,sheen=.3))
    R.sidetable(3.72,2.75); shaded(g,3.95,3.25,0,1.62,120,litshade((1,.70,.40),(1,.48,.20),1.7,1.32,1.68))
    tree(5.7,2.9,h1=2.0); R.vase(1.15,3.3,1.25,44); bpy.data.objects['vase'].data.materials[0]=thrown(); glow=opalglass((1,.78,.50),(1,.52,.22),1.7)
    for x,y,z in ((1.72,2.7,2.05),(2.3,3.5,2.24),(-2.4,2.9,2.75)): pendant(g,x,y,z,R.Z,.105,12,glow)
    # what somebody left: a book face down on the seat, things on the sill, the lamp's cable and its socket
    paperback((.06,-.20,.478),math.radians(24)).parent=ch
    sill=R.Y1-.02
    for i,(c,w,d,t) in enumerate((('#6b3b2e',.22,.15,.03),('#cfc6b4',.2,.14,.022),('#39474d',.19,.13,.026))): box('sbook',(w,d,t),(2.02+.012*i,sill,.39+.015+.027*i),mat('sbk%d'%i,c,.75,var=.08),.003,(0,0,.06-.14*i))
    curve('cord',[(3.95,3.10,.012),(4.12,3.02,.006),(4.32,3.22,.006),(4.30,3.55,.006),(4.42,3.86,.01),(4.46,3.955,.10),(4.46,3.962,.20)],.0042,g['black']); box('socket',(.082,.012,.082),(4.46,3.984,.215),mat('sockm','#d8d3c8',.35,var=.03),.006); cyl('plug',.019,.034,(4.46,3.966,.215),g['black'],(math.pi/2,0,0))
    beyond.sky(.4); R.portal(); beyond.land()
    area((R.X1-.28,1.1,R.Z-.3),(R.X1-.02,1.1,1.4),7,5.2,.08,(1,.62,.33),spread=140); area((0,-4.3,3.2),(2,2,1.0),3,9,2.,(.7,.8,1)); area((1.2,-.6,2.7),(3,2.4,.6),2,.8,.8,(1,.78,.55))
    for o in bpy.data.objects:
        if o.type=='LIGHT': o.visible_glossy=False   # the panes would show each as a patch of specks on the hills
    lvl(beyond.EYE,beyond.TO,42,5.6,(3.0,2.3,.7))
def hallchair(g,c):
    """a chair of a hall: a padded seat and back on thin black legs; the hall's chairs are of three ages"""
    e=empty('hc',(0,0,.002)); w=mat('hc'+c,c,.9,var=.05,vscale=4,colvar=.12,bump=.2,bscale=160,sheen=.35)
    cush((.46,.45,.07),(0,0,.455),(math.radians(3),0,0),e,w,.4); cush((.45,.055,.40),(0,.235,.735),(math.radians(-11),0,0),e,w,.4)
    for sx in (-1,1): tube('l',(sx*.20,-.19,.43),(sx*.225,-.23,0),.011,g['blackm'],e,10); tube('l',(sx*.205,.27,.72),(sx*.215,.21,.43),.011,g['blackm'],e,10); tube('l',(sx*.215,.21,.43),(sx*.225,.27,0),.011,g['blackm'],e,10)
    return e

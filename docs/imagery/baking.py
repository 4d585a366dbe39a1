# On the worktop of the kitchen set: a board with flour, eggs, a bowl, a rolling pin, milk, butter
from roomkit import *
from coffee import glaze, worn_oak
from house import Graph, nodes
def dusting(x,y,z,rx,ry,seed=0.):
    """flour thrown on the board: thick in the middle, grains at its rim"""
    m=bpy.data.materials.new('dusting'); m.use_nodes=True; nt=m.node_tree; N=nt.nodes.new; L=nt.links.new; b=nt.nodes['Principled BSDF']; G=Graph(N,L); setin(b,'Base Color',col('#ece7dc')); setin(b,'Roughness',.95); tc=N('ShaderNodeTexCoord'); P=tc.outputs['Object']; ln=N('ShaderNodeVectorMath'); ln.operation='LENGTH'; sc=N('ShaderNodeMapping'); sc.inputs['Scale'].default_value=(1/rx,1/ry,0); L(P,sc.inputs[0]); L(sc.outputs[0],ln.inputs[0])
    k=G.op('ADD',G.op('SUBTRACT',.62,ln.outputs['Value']),G.op('ADD',G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,14,5,.7),.5),1.1),G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,420,2,.6),.5),.9))); t=N('ShaderNodeBsdfTransparent'); x_=N('ShaderNodeMixShader'); L(G.ramp(k,.0,.34),x_.inputs[0]); L(t.outputs[0],x_.inputs[1]); L(b.outputs[0],x_.inputs[2]); L(x_.outputs[0],nt.nodes['Material Output'].inputs[0])
    n=44; v=[]
    for j in range(n+1):
        for i in range(n+1): u,t_=2*i/n-1,2*j/n-1; r=math.hypot(u,t_); v.append((u*rx,t_*ry,.0006+.012*max(0,.42-r)**1.3*(1+.9*noise.noise(Vector((u*3,t_*3,seed))))))
    o=mesh('flour',v,[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i) for j in range(n) for i in range(n)],m,smooth=True); o.location=(x,y,z); return o
def egg(x,y,z,rz,tip=1.45,c='#c99a72'):
    m,b,N,L=nodes('egg'+c) if 'egg'+c not in bpy.data.materials else (bpy.data.materials['egg'+c],None,None,None)
    if b: G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; L(G.mix(G.ramp(G.noise(P,300,3),.6,.7,0,.35),G.value(c,G.ramp(G.noise(P,30,3),.3,.7,.93,1.05)),'#8a5f3f'),b.inputs['Base Color']); setin(b,'Roughness',.45); setin(b,'Subsurface',.05)
    o=lathe('egg',[(max(.0004,.0215*math.sin(math.pi*t)*(1+.12*math.cos(math.pi*t))),-.028*math.cos(math.pi*t)) for t in [i/28 for i in range(29)]],(x,y,z+.0215),m,56,(tip,0,rz),bevel=.0001); return o
def baking(g,x,y,T):
    """a board with what a cake needs, centred on x, y, on a top at height T"""
    B=T+.022; o=box('board',(.46,.30,.022),(x,y,T+.011),worn_oak(),.006,(0,0,.10)); dusting(x+.02,y-.01,B,.17,.10,2.)
    wd=mat('pinw','#b98a5c',.5,var=.1,vscale=4,colvar=.2,bump=.06,bscale=60,stretch=(14,14,1)); pin=empty('pin',(x-.03,y+.05,B+.027),.42); lathe('roller',[(.0245,-.115),(.027,-.112),(.027,.112),(.0245,.115)],(0,0,0),wd,56,(0,math.pi/2,0),pin,.002)
    for sx in (-1,1): lathe('handle',smooth([(.007,.115),(.0075,.125),(.0135,.14),(.0145,.165),(.011,.19),(.002,.196)],4),(0,0,0),wd,40,(0,sx*math.pi/2,0),pin,.0005)
    for i,(dx,dy,a) in enumerate(((.13,-.085,.4),(.185,-.05,1.7),(.15,-.03,2.9))): egg(x+dx,y+dy,B,a,1.45+.1*i)
    bw=glaze('bowlg','#c9c2b2'); bx,by=x+.36,y+.07; lathe('bowl',smooth([(.002,.004),(.045,.0),(.05,.004),(.085,.045),(.108,.085),(.114,.108),(.1125,.1105),(.108,.109),(.08,.05),(.045,.012),(.002,.01)],4),(bx,by,T),bw,80,bevel=.0006)
    lathe('fl',smooth([(.0005,.098),(.03,.094),(.06,.082),(.094,.078),(.1,.076)],4),(bx,by,T-.004),mat('flourm','#ece7dc',.95,var=0,bump=.5,bscale=90),64,bevel=.0001)
    spn=empty('sp',(bx-.02,by,T+.07),.9); spn.rotation_euler=(0,math.radians(-52),.9); lathe('spo',smooth([(.0035,-.02),(.0055,.05),(.0055,.2),(.0075,.23),(.002,.236)],4),(0,0,0),wd,24,parent=spn,bevel=.0004)
    gl=mat('milkg','#e8eeec',.04,var=0,coat=1.); mx,my=x+.16,y+.21; lathe('milk',smooth([(.002,0),(.036,.001),(.0385,.006),(.0385,.12),(.034,.15),(.019,.178),(.0175,.205)],5),(mx,my,T),mat('milkm','#efece4',.12,var=0,coat=1.,spec=.6),56,bevel=.0005); lathe('mlip',[(.0175,.2),(.0205,.203),(.0205,.212),(.018,.214),(.016,.21)],(mx,my,T),gl,56,bevel=.0008)
    box('butter',(.10,.062,.042),(x+.02,y+.235,T+.021),mat('butter','#dccb9c',.5,var=.05,bump=.1,bscale=40),.007,(0,0,-.3)); box('paperb',(.17,.13,.0012),(x+.02,y+.23,T+.001),mat('waxp','#d9d2c2',.5,var=.05,bump=.3,bscale=25),0,(0,0,-.15))

# On the worktop of the kitchen set: a board with flour, eggs, a bowl, a rolling pin, milk, butter
from roomkit import *
from coffee import glaze, worn_oak
from house import Graph, nodes
from perfume import clear
from tea import linen
def zellige(c='#93a09a',dark='#5f7069'):
    """glazed tiles made by hand: each its own tone and a little out of the wall's plane, so that each throws the light elsewhere"""
    m,b,N,L=nodes('zellige'); G=Graph(N,L); ge=N('ShaderNodeNewGeometry'); P=ge.outputs['Position']; R=ge.outputs['Random Per Island']; c_=G.mix(G.op('MULTIPLY',R,.75),c,dark); L(G.value(c_,G.op('MULTIPLY',G.ramp(G.noise(P,40,4),.3,.7,.88,1.1),G.ramp(G.noise(P,11,3),.3,.7,.92,1.06))),b.inputs['Base Color']); L(G.ramp(G.noise(P,30,3),.3,.7,.10,.26),b.inputs['Roughness']); setin(b,'Clearcoat',.3)
    wn=N('ShaderNodeTexWhiteNoise'); wn.noise_dimensions='1D'; L(G.op('MULTIPLY',R,91.),wn.inputs['W']); dv=N('ShaderNodeVectorMath'); dv.operation='SUBTRACT'; L(wn.outputs['Color'],dv.inputs[0]); dv.inputs[1].default_value=(.5,.5,.5); sc=N('ShaderNodeVectorMath'); sc.operation='SCALE'; sc.inputs['Scale'].default_value=.085; L(dv.outputs[0],sc.inputs[0])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.004; L(G.noise(P,26,3),bp.inputs['Height']); ad=N('ShaderNodeVectorMath'); L(bp.outputs[0],ad.inputs[0]); L(sc.outputs[0],ad.inputs[1]); nm=N('ShaderNodeVectorMath'); nm.operation='NORMALIZE'; L(ad.outputs[0],nm.inputs[0]); L(nm.outputs[0],b.inputs['Normal']); return m
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
def milk(x,y,T):
    """a bottle of milk: thick glass, clear above the milk, a film where it was poured"""
    P=smooth([(.002,0),(.036,.001),(.0385,.006),(.0385,.12),(.034,.15),(.019,.178),(.0175,.203)],5); lathe('milkg',P+smooth([(.0205,.205),(.0210,.2095),(.0200,.2140),(.0168,.2150),(.0150,.2120),(.0148,.2030)],3)+[(max(.001,r-.0026),max(z,.004)) for r,z in reversed(P[1:])],(x,y,T),clear('milkglass',1.5,'#f4fbf8'),72,bevel=.0001).visible_shadow=False   # without caustics its shadow would blacken the milk
    m,b,N,L=nodes('milkm'); setin(b,'Base Color',col('#fffbf2')); setin(b,'Roughness',.25); setin(b,'Subsurface',.35); b.inputs['Subsurface Radius'].default_value=(.012,.009,.006)
    zl=.146; lathe('milk',[(r-.0022,max(z,.0035)) for r,z in P if z<zl-.002]+[(.0345,zl-.0012),(.0315,zl),(.0005,zl-.0006)],(x,y,T),m,72,bevel=.0001)
def baking(g,x,y,T):
    """a board with what a cake needs, centred on x, y, on a top at height T"""
    B=T+.022; o=box('board',(.46,.30,.022),(x,y,T+.011),worn_oak(),.006,(0,0,.10)); dusting(x+.02,y-.01,B,.17,.10,2.)
    wd=mat('pinw','#a87a4e',.5,var=.1,vscale=4,colvar=.2,bump=.06,bscale=60,stretch=(14,14,1)); pin=empty('pin',(x-.03,y+.05,B+.027),.42); lathe('roller',[(.0245,-.115),(.027,-.112),(.027,.112),(.0245,.115)],(0,0,0),wd,56,(0,math.pi/2,0),pin,.002)
    for sx in (-1,1): lathe('handle',smooth([(.007,.115),(.0075,.125),(.0135,.14),(.0145,.165),(.011,.19),(.002,.196)],4),(0,0,0),wd,40,(0,sx*math.pi/2,0),pin,.0005)
    for i,(dx,dy,a) in enumerate(((.13,-.085,.4),(.185,-.05,1.7),(.15,-.03,2.9))): egg(x+dx,y+dy,B,a,1.45+.1*i)
    bw=glaze('bowlg','#c9c2b2'); bx,by=x+.36,y+.07; lathe('bowl',smooth([(.002,.004),(.045,.0),(.05,.004),(.085,.045),(.108,.085),(.114,.108),(.1125,.1105),(.108,.109),(.08,.05),(.045,.012),(.002,.01)],4),(bx,by,T),bw,80,bevel=.0006)
    lathe('fl',smooth([(.0005,.098),(.03,.094),(.06,.082),(.094,.078),(.1,.076)],4),(bx,by,T-.004),mat('flourm','#ece7dc',.95,var=0,bump=.5,bscale=90),64,bevel=.0001)
    spn=empty('sp',(bx-.02,by,T+.07),.9); spn.rotation_euler=(0,math.radians(-52),.9); lathe('spo',smooth([(.0035,-.02),(.0055,.05),(.0055,.2),(.0075,.23),(.002,.236)],4),(0,0,0),wd,24,parent=spn,bevel=.0004)
    milk(x+.16,y+.21,T)
    fl=mesh('fl',[(-3,-3,0),(3,-3,0),(3,3,0),(-3,3,0)],[(0,1,2,3)]); fl.location=(x,y,T); fl.hide_render=True; linen((x-.19,y+.10,T+.03),.5,(.34,.26),'#8793a0',[fl,o])

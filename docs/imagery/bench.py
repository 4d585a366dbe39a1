# Gear as it lies about where it is worked with, from near: a bench by a window, the room behind it out of focus; SHOT chooses the piece
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from roomkit import *
from house import nodes
from kitchen import sawn
K=8.   # a lens is a metre long, as on the grey sweep: materials are made for that
def worn_top(root,y0=-.55,y1=.42,w=.118,n=9):
    """planks of oak, waxed long ago: rings of cups, scratches, dust in their gaps"""
    m=sawn('benchtop','#4a3623','#84664a',0,.0022,.42,None,.16,.014,.6); nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; k=None
    for sc,r in ((30,.5),(44,-.35),(26,1.3),(38,2.2)):   # scratches, a few directions, short
        mp=N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(1.,46.,1.); mp.inputs['Rotation'].default_value=(0,0,r); L(P,mp.inputs[0]); h=G.ramp(G.noise(mp.outputs[0],sc,1),.70,.715); k=h if k is None else G.op('MAXIMUM',k,h)
    k=G.op('MULTIPLY',k,G.ramp(G.noise(P,14,3),.45,.6)); dust=G.op('MULTIPLY',G.ramp(G.noise(P,1500,1,.5),.70,.74),G.ramp(G.noise(P,18,4,.7),.35,.65,.1,1.)); dull=G.ramp(G.noise(P,16,5,.66),.34,.68,-.10,.12)
    c=b.inputs['Base Color'].links[0].from_socket; r=b.inputs['Roughness'].links[0].from_socket
    L(G.mix(G.op('MULTIPLY',dust,.5),G.mix(G.op('MULTIPLY',k,.35),c,'#b89a78'),'#b5aea2'),b.inputs['Base Color']); L(G.op('ADD',G.op('ADD',r,dull),G.op('MULTIPLY',dust,.3)),b.inputs['Roughness']); [setattr(q.inputs['Distance'],'default_value',.0040) for q in nt.nodes if q.type=='BUMP']
    for i in range(n):
        y=y0+w*i
        if y>y1: break
        o=box('plank',(2.4,w-.0014,.03),(.3*((i*37)%7-3)/3,y+w/2,-.015+.0003*((i*5)%3-1)),m,.0012,parent=root); o.modifiers['b'].segments=3
    box('under',(2.6,1.2,.01),(0,-.1,-.034),mat('bdark','#0a0806',.9,var=0),0,parent=root); return m
def dusted(e,r,z,sag,q):
    """what is on a front element that nobody wiped today: specks, a lint or two, a finger's print; seen where light rakes"""
    m=bpy.data.materials.new('dusted'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); o=N('ShaderNodeOutputMaterial'); t=N('ShaderNodeBsdfTransparent'); d=N('ShaderNodeBsdfDiffuse'); d.inputs[0].default_value=(.75,.74,.72,1); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    specks=G.op('MULTIPLY',G.ramp(G.noise(P,1900,1,.5),.735,.765),G.ramp(G.noise(P,70,3,.7),.35,.6,.15,1.)); big=G.ramp(G.noise(P,620,1,.5),.765,.785)
    x,y=G.op('SUBTRACT',sp.outputs['X'],q[0]),G.op('SUBTRACT',sp.outputs['Y'],q[1]); rr=G.op('SQRT',G.op('ADD',G.op('MULTIPLY',G.op('MULTIPLY',x,x),1.9),G.op('MULTIPLY',y,y))); wob=G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,160,3),.5),.0016); ridge=G.ramp(G.op('SINE',G.op('MULTIPLY',G.op('ADD',G.op('ADD',rr,wob),G.op('MULTIPLY',x,.35)),6.2832/.00052)),-.1,.5); pr=G.op('MULTIPLY',G.op('MULTIPLY',ridge,G.ramp(rr,.0085,.0045)),G.ramp(G.noise(P,420,4,.7),.40,.58))
    f=G.op('ADD',G.op('ADD',G.op('MULTIPLY',specks,.32),G.op('MULTIPLY',big,.45)),G.op('ADD',G.op('MULTIPLY',pr,.055),G.op('MULTIPLY',G.ramp(G.noise(P,60,5,.7),.45,.75),.012))); mx=N('ShaderNodeMixShader'); L(f,mx.inputs[0]); L(t.outputs[0],mx.inputs[1]); L(d.outputs[0],mx.inputs[2]); L(mx.outputs[0],o.inputs[0])
    from cinelens import uncapped
    o=uncapped(lathe('dust',[(max(.0002,r*math.sin(i/14*math.pi/2)),z+.00012+sag*math.cos(i/14*math.pi/2)**2) for i in range(15)],(0,0,0),m,96,parent=e,bevel=.00005)); o.modifiers.clear(); o.visible_shadow=False; return o
def room(root,win,glow):
    """what is behind, out of focus: a wall, a window at the left, a shelf with cases, one lamp"""
    W=mat('bwall','#8a8987',.9,var=.05,vscale=1.2); quad('wall',[tuple(K*c for c in p) for p in ((-4,2.6,-1.2),(4,2.6,-1.2),(4,2.6,2.6),(-4,2.6,2.6))],W)
    # panes with what stands outside: sky, a dark line of roofs and trees far off
    m,b,N,L=nodes('bwin'); G=Graph(N,L); P=N('ShaderNodeNewGeometry').outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); z=G.op('ADD',G.op('DIVIDE',sp.outputs['Z'],K),G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,.7,4,.6),.5),.10)); sky=G.ramp(z,-.03,.03); L(G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(sky,0.,1.,.12,1.),G.ramp(sp.outputs['X'],-8.,1.,1.25,.60)),win),b.inputs['Emission Strength']); L(G.mix(sky,(.66,.78,.66),(.90,.95,1.)),b.inputs['Emission Color']); setin(b,'Base Color',(0,0,0,1)); setin(b,'Specular',0.); nolight(m); fr=mat('bframe','#4a4846',.6,var=0)
    for i in range(5):
        for j in range(3): x,z=-1.13+.225*i,-.20+.25*j; o=quad('pane',[tuple(K*c for c in p) for p in ((x,2.55,z),(x+.207,2.55,z),(x+.207,2.55,z+.232),(x,2.55,z+.232))],m); o.visible_diffuse=False
    box('wf',tuple(K*c for c in (1.18,.05,.80)),tuple(K*c for c in (-.58,2.60,.17)),fr,.02)
    for x,w,h,c in ((.36,.30,.26,'#1d1e20'),(.70,.26,.40,'#2a2a2b'),(1.06,.34,.20,'#40382f'),(.12,.10,.12,'#7a4a2a')): box('case',tuple(K*q for q in (w,.3,h)),tuple(K*q for q in (x,2.2,-.12+h/2)),mat('bc'+c,c,.6,var=0),.06)
    box('shelf',tuple(K*c for c in (1.6,.35,.035)),tuple(K*c for c in (.75,2.2,-.14)),mat('bshelf','#57442f',.6,var=0),.02)
    if glow: o=lathe('globe',[(.002,-.05*K),(.035*K,-.035*K),(.05*K,0),(.035*K,.035*K),(.002,.05*K)],tuple(K*c for c in (.66,2.0,.10)),nolight(emat('bglobe',(1,.66,.34),glow)),32); o.visible_diffuse=False
def lens90(root):
    import lenses
    a=empty('turn',(0,0,0),math.radians(50),root); b=empty('fit',(0,.055,.0400),0,a); l,L_=lenses.lying(b,(0,0,0),lenses.S90,-100,math.radians(.5))
    bpy.context.view_layer.update(); P=[(o.matrix_world@v.co).z for o in l.children_recursive if o.type=='MESH' for v in o.data.vertices]; b.location.z-=min(P)/K
    lenses.cap(root,(.150,.175,.0),72,(0,0,.5))
    for q in bpy.data.materials['lcasen'].node_tree.nodes:   # nearer than the others, so its grain is finer
        if q.type=='BUMP': q.inputs['Distance'].default_value=.0005
    dusted(l,lenses.S90['glass'],L_-.0052-.0022-.0030,lenses.S90['sag']*lenses.S90['glass'],(.006,.008))
def inroom(SHOT,g,root):
    """what stands on a post, in the same room: the window behind it at the left, so that its edges part from what is dark"""
    import lenses
    if SHOT=='gimbal': import gimbal; from mirrorless import photo; k,at=gimbal.near(g,photo,mat('rubg','#151516',.6,var=.06,vscale=40,bump=.06,bscale=300)); rz=math.radians(42)
    else: from monitor import on_table; k,at=on_table(os.environ['MONITOR']); rz=math.radians(-30)
    for o in bpy.data.objects:
        if o.parent is None and o is not root: o.parent=root
    root.rotation_euler=(0,0,rz); root.scale=(k,k,k); root.location=Vector((0,0,.6))-k*(Matrix.Rotation(rz,3,'Z')@Vector(at)); room(None,3.0,10.)
    only=area((9.,12.,9.),(3,20,0),900,3,3,(1,.93,.85))
    if SHOT=='gimbal':
        area((-4.2,3.4,3.6),(0,0,.7),620,1.6,2.2,(.90,.95,1.)); area((-3.0,-1.2,1.7),(0,0,.7),60,.9,1.6,(.93,.97,1.)); area((3.4,1.6,1.8),(0,0,.7),90,.35,1.8,(1,.86,.68)); lenses.window((3.4,-.50,1.15),(.3,-.4,.95),1.1,1.5,16.,bar=.09,view=.34); lenses.window((3.0,-2.3,1.7),(.3,-.4,.95),.7,.9,10.,(1,.95,.88),2,2,.08,.3)
        ambient((.82,.88,1),.12); camera((.05,-3.60,.86),(.10,0,.77),82,.75,(.26,-.32,.96))
    else:
        area((-4.2,3.4,3.6),(0,0,.7),520,1.6,2.2,(.90,.95,1.)); area((3.2,-.4,1.6),(.3,0,.6),46,.5,1.9,(1,.88,.72)); area((2.4,2.2,1.4),(.3,0,.6),80,.3,1.6,(.93,.97,1.)); area((-2.4,-2.6,2.4),(0,0,.6),30,.9,.9,(.92,.96,1.)); lenses.window((-3.40,-2.46,1.36),(-.2,.1,.6),.85,1.25,5.,(.93,.97,1.),2,3,.10,.34)
        ambient((.82,.88,1),.10); camera((.10,-3.70,.98),(.10,0,.63),84,.95,(.10,-.16,.66))
def fx6_(root,g):
    """the cinema camera on the bench, from beside its lens: glass and rings are sharp, keys and screen are not"""
    import lenses; from fx6 import fx6
    fx6(g,os.environ.get('MONITOR')); e=bpy.data.objects['fx6']; e.parent=root; e.rotation_euler=(0,0,math.radians(-40)); root.scale=(4.4,)*3; bpy.context.view_layer.update(); dg=bpy.context.evaluated_depsgraph_get(); e.location.z-=min((o.evaluated_get(dg).matrix_world@v.co).z for o in e.children_recursive if o.type=='MESH' for v in o.evaluated_get(dg).data.vertices)/4.4; e.location.x+=.03
    for n in ('e1','e2','e3','e4'):   # here its glass may mirror more than on grey
        for q in bpy.data.materials[n].node_tree.nodes:
            if q.type=='MATH': q.inputs[1].default_value*=5.; q.inputs[2].default_value*=5.
    room(None,3.2,10.); bpy.context.view_layer.update(); f=bpy.data.objects['e1'].matrix_world@Vector((-.03,0,.125))
    area((-5.5,3.6,4.6),(0,0,.5),1500,2.2,3.0,(.90,.95,1.)); area((4.2,1.6,2.2),(0,0,.5),90,.6,2.0,(1,.90,.78)); area((-2.4,-5.,3.4),(0,0,.5),50,2.4,2.0,(.9,.94,1.)); area((9.,12.,9.),(3,20,0),900,3,3,(1,.93,.85))
    lenses.window((-3.5,-1.3,.75),tuple(f),1.2,1.7,26.,bar=.09,view=.36); lenses.window((-1.9,-3.6,1.6),tuple(f),.7,.9,16.,(1,.95,.88),2,2,.08,.3)
    ambient((.82,.88,1),.10); camera((-.62,-3.3,.86),(.0,0,.61),70,.85,tuple(f))
def main():
    out,w,h,spp,seed,thr=args(); SHOT=os.environ.get('SHOT','lens90'); s=reset(); g=M(); root=empty('root')
    if SHOT=='switcher':
        from switcher import desk
        k=5.; root.scale=(k,k,k); desk(root); bpy.context.view_layer.update()
        P=lambda x,y,z: (k*x,k*y,k*z)
        area(P(.10,.50,.25),P(-.05,0,0),95,3.2,1.8,(.80,.90,1.)).visible_glossy=False; area(P(-.62,.22,.42),P(-.08,0,.02),95,.40,.40,(1,.86,.70)); area(P(-.5,-.6,.5),P(-.08,0,.02),16,1.4,1.4,(.85,.92,1.))
        ambient((.8,.88,1),.02); camera(P(-.236,-.270,.118),P(-.102,-.012,.0385),88,1.35,P(-.137,-.0415,.026))
    elif SHOT in ('lens90','fx6'): root.scale=(K,K,K); worn_top(root)
    if SHOT in ('gimbal','monitor'): inroom(SHOT,g,root)
    if SHOT=='fx6': fx6_(root,g)
    if SHOT=='lens90':
        import lenses
        lens90(root); room(root,3.2,10.)
        # the window it lies by, left and behind; the room's far side gives the rest
        area((-7.,5.,6.5),(0,0,.3),2500,3.2,4.2,(.90,.95,1.)); area((6.5,2.5,3.2),(0,0,.4),330,1.2,2.6,(1,.90,.78)); area((-3.,-8.,5.),(0,0,.3),130,4,3,(.9,.94,1.))
        lenses.window((6.4,1.0,2.2),(.6,-.5,.3),2.2,3.0,9.,bar=.09,view=.34); lenses.window((3.2,-6.6,2.6),(.6,-.5,.3),1.3,1.7,6.,(1,.93,.85),2,2,.08,.3)
        area((9.,12.,9.),(3,20,0),900,3,3,(1,.93,.85)); ambient((.82,.88,1),.10); camera((-.25,-3.95,.86),(.05,0,.40),92,.72,(.30,-.52,.36))
    render(out,w,h,spp,seed,thr,bounces=6,clamp=5.)
if __name__=='__main__': main()

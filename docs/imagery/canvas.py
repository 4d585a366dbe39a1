# A portrait set by the window: painted canvas, a bentwood chair with a coat, sun from one side
from roomkit import *
from house import Graph, nodes
def painted(c='#857a69',lo='#5b5346',hi='#a59a86'):
    """canvas painted by hand: washes over each other, lighter in the middle, a weave that shows at its folds"""
    m,b,N,L=nodes('canvas'); G=Graph(N,L); tc=N('ShaderNodeUVMap'); P=tc.outputs['UV']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    r=G.op('SQRT',G.op('ADD',G.op('POWER',G.op('MULTIPLY',sp.outputs['X'],.75),2),G.op('POWER',G.op('MULTIPLY',G.op('SUBTRACT',sp.outputs['Y'],1.45),.62),2)))
    wash=G.noise(P,1.1,7,.62); cloud=G.noise(P,3.4,8,.68); strokes=G.noise(P,4.2,7,.74,(1.,1.25,1)); light=G.op('ADD',G.op('MULTIPLY',G.ramp(r,1.15,.0),.55),G.op('MULTIPLY',G.op('SUBTRACT',wash,.5),1.5))
    k=G.op('ADD',light,G.op('ADD',G.op('MULTIPLY',G.op('SUBTRACT',cloud,.5),.95),G.op('MULTIPLY',G.op('SUBTRACT',strokes,.5),.5)))
    c=G.mix(G.ramp(k,-.25,.9),lo,hi); scuff=G.ramp(G.noise(P,2.2,6,.75,(1,5,1)),.66,.74,0,.35); low=G.ramp(sp.outputs['Y'],.35,-.3); c=G.mix(G.op('MULTIPLY',scuff,low),c,'#c9bfae'); L(c,b.inputs['Base Color']); setin(b,'Roughness',.88); setin(b,'Specular',.2); setin(b,'Sheen',.15)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.25; bp.inputs['Distance'].default_value=.003; L(G.op('ADD',G.op('ADD',G.noise(P,110,3,.6,(7,1,1)),G.noise(P,110,3,.6,(1,7,1))),G.op('MULTIPLY',G.noise(P,26,6,.72),2.2)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def drop(at,rz,W=2.75,H=2.62,out=2.3,m=None,g=None,deep=1.):
    """canvas clamped to a bar between two stands, its end let run over the floor"""
    e=empty('drop',at,rz); nx,n1,n2=110,120,90; R=.28; v=[];f=[];uv=[]; L1=H-R; A=R*math.pi/2; T=L1+A+out
    N_=lambda x,y,s: noise.noise(Vector((x,y,s)))
    for j in range(n1+n2+1):
        s=T*j/(n1+n2)
        for i in range(nx+1):
            u=i/nx-.5; x=u*W*(1-.018*math.sin(min(1,s/L1)*math.pi)-.01*min(1,s/L1)); hang=min(1,s/L1)
            # folds that start at the clamps and soften downward, a sag between them, ripples on the floor
            fold=.016*math.sin(u*W*7.5+.8*N_(u*2,s*.3,1))*(.35+.65*hang)*(.6+.8*N_(u*1.3,s*.25,4))+.022*N_(u*3.2,s*.55,2)+.007*N_(u*11,s*1.6,3)+.012*abs(N_(u*2.1+s*.7,s*.9-u,8))**.5; fold*=deep
            if s<L1: y,z=-fold,H-s-.028*abs(math.sin((u+.5)*math.pi*4))*max(0,1-s*3)
            elif s<L1+A: a=(s-L1)/R; y,z=-(R-R*math.cos(a))-fold*math.cos(a),R-R*math.sin(a)+max(0,fold)*math.sin(a)
            else:
                d=s-L1-A; rp=.012*max(0,N_(u*2.4,d*2.1,6)-.05)+.007*max(0,N_(u*6,d*4,9))+.03*max(0,(abs(u)-.46)/.04)*max(0,N_(d*1.4,u*2,11)); y,z=-R-d-.03*N_(u*3,0,7)*d,.004+rp*min(1,d*6)+max(0,fold)*max(0,1-d*5)
            v.append((x,y,z)); uv.append((u*W,H-s))
    f=[(j*(nx+1)+i,j*(nx+1)+i+1,(j+1)*(nx+1)+i+1,(j+1)*(nx+1)+i) for j in range(n1+n2) for i in range(nx)]
    o=mesh('canvas',v,f,m,smooth=True); o.parent=e; l=o.data.uv_layers.new(name='u')
    for lp in o.data.loops: l.data[lp.index].uv=uv[lp.vertex_index]
    so=o.modifiers.new('t','SOLIDIFY'); so.thickness=.0025
    for sx in (-1,1): light_stand(g,H+.03,empty('ls',(sx*(W/2+.2),.05,0),.4*sx,e),.5)
    tube('bar',(-W/2-.28,.05,H+.03),(W/2+.28,.05,H+.03),.0175,g['alu'],e)
    for i in range(5):   # spring clamps
        x=(i/4-.5)*(W-.08); q=empty('cl',(x,.02,H+.02),0,e); q.rotation_euler=(math.radians(-12),0,.15*(-1)**i)
        for sy,a in ((-.022,.35),(.022,-.35)): o=box('jaw',(.03,.012,.12),(0,sy,.02),g['blackm'],.004,(a,0,0),q); box('tip',(.032,.016,.03),(0,sy*.4,-.04),mat('clt','#c4541f',.5,var=0),.005,parent=q)
    return e
def bentwood(g,at,rz,c='#4a2d1b'):
    """a café chair bent from beech: four legs, a ring, two hoops, a caned seat"""
    e=empty('chair',at,rz); w=mat('beech',c,.3,var=.08,vscale=5,coat=.35,colvar=.12,stretch=(3,3,.6)); cane=mat('cane','#7d6140',.7,var=.08,vscale=60,bump=.9,bscale=230,colvar=.2); made=[]
    def bent(pts,r): made.append(curve('bw',pts,r,w,e,16))
    n=48; ring=[(.205*math.cos(6.2832*k/n),.205*math.sin(6.2832*k/n)+.0) for k in range(n+1)]
    lathe('rim',smooth([(.165,.452),(.2,.45),(.213,.462),(.208,.478),(.19,.482),(.165,.474)],3),(0,0,0),w,64,parent=e); lathe('cane',[(.002,.466),(.172,.468),(.172,.462),(.002,.46)],(0,0,0),cane,64,parent=e)
    for sx in (-1,1):
        bent([(sx*.135,-.14,.455),(sx*.15,-.165,.3),(sx*.168,-.185,.15),(sx*.2,-.215,.0)],.0165)
        # back leg and hoop are one piece
    bent([(-.205,.245,0),(-.185,.215,.2),(-.168,.19,.45),(-.178,.235,.62),(-.185,.275,.76),(-.165,.30,.86),(-.085,.315,.915),(0,.318,.925),(.085,.315,.915),(.165,.30,.86),(.185,.275,.76),(.178,.235,.62),(.168,.19,.45),(.185,.215,.2),(.205,.245,0)],.0165)
    bent([(-.085,.2,.47),(-.095,.225,.58),(-.11,.262,.70),(-.09,.29,.785),(0,.298,.815),(.09,.29,.785),(.11,.262,.70),(.095,.225,.58),(.085,.2,.47)],.0115)
    made.append(curve('bw',[(.152*math.cos(6.2832*k/24+.1),.152*math.sin(6.2832*k/24+.1)-.0,.235) for k in range(27)],.0095,w,e,8))
    bpy.context.view_layer.update(); dg=bpy.context.evaluated_depsgraph_get()   # as meshes, so that cloth falls on them
    for o in made:
        me=bpy.data.meshes.new_from_object(o.evaluated_get(dg)); k=link(bpy.data.objects.new('bwm',me)); k.parent=e; bpy.data.objects.remove(o)
        for p in me.polygons: p.use_smooth=True
    return e
def linen(name,c):
    """washed linen: slubs both ways, a stitched hem, creases from the shelf; UV in metres from its middle"""
    m,b,N,L=nodes(name); G=Graph(N,L); uv=N('ShaderNodeUVMap').outputs['UV']; at=N('ShaderNodeAttribute'); at.attribute_name='hem'; edge=at.outputs['Fac']
    warp,weft=G.noise(uv,34,4,.7,(14,1,1)),G.noise(uv,34,4,.7,(1,14,1)); v=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(warp,.3,.7,.88,1.10),G.ramp(weft,.3,.7,.90,1.09)),G.ramp(G.noise(uv,5,4),.3,.7,.92,1.05)); hem=G.op('MULTIPLY',G.ramp(edge,.019,.021),G.ramp(edge,.027,.025))
    L(G.value(c,G.op('MULTIPLY',v,G.op('SUBTRACT',1.,G.op('MULTIPLY',hem,.35)))),b.inputs['Base Color']); setin(b,'Roughness',.86); setin(b,'Specular',.2); setin(b,'Sheen',.12)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.55; bp.inputs['Distance'].default_value=.0012; L(G.op('SUBTRACT',G.op('ADD',G.op('ADD',warp,weft),G.op('MULTIPLY',G.noise(uv,46,5,.7),1.3)),G.op('MULTIPLY',hem,1.5)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    t=N('ShaderNodeBsdfTranslucent'); L(G.value(c,v),t.inputs[0]); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.16; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],m.node_tree.nodes['Material Output'].inputs[0]); return m
def over_back(ch,c='#6c7b86',size=(.66,.98),share=.42,at=(.012,.312),turn=.07,top=.99):
    """a length of linen hung over the hoop of a chair, short enough to clear its seat: its folds run straight down"""
    bpy.context.view_layer.update(); col_=[o for o in ch.children_recursive if o.type=='MESH']
    for o in col_: q=o.modifiers.new('col','COLLISION'); q.settings.thickness_outer=.012; q.settings.cloth_friction=40
    nx,ny=88,132; W_,L_=size; P=[(u,t) for t in (j/ny for j in range(ny+1)) for u in (i/nx for i in range(nx+1))]
    v=[(W_*(u-.5)*.80,L_*(t-share),top+.030*math.sin(u*21+1.5*noise.noise(Vector((u*2,t*1.5,1))))) for u,t in P]; f=[(j*(nx+1)+i,j*(nx+1)+i+1,(j+1)*(nx+1)+i+1,(j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]
    o=mesh('linen',v,f,linen('linenw',c),smooth=True); l=o.data.uv_layers.new(name='u'); uv=[(W_*(u-.5),L_*(t-.5)) for u,t in P]; o.data.attributes.new('hem','FLOAT','POINT').data.foreach_set('value',[min(min(u,1-u)*W_,min(t,1-t)*L_) for u,t in P])
    for lp in o.data.loops: l.data[lp.index].uv=uv[lp.vertex_index]
    o.location=ch.matrix_world@Vector((*at,0)); o.rotation_euler=(0,0,ch.rotation_euler[2]+turn)
    cl=o.modifiers.new('cl','CLOTH'); cl.settings.quality=9; cl.settings.mass=.22; cl.settings.tension_stiffness=25; cl.settings.compression_stiffness=25; cl.settings.shear_stiffness=12; cl.settings.bending_stiffness=.12; cl.settings.air_damping=1.6; cl.collision_settings.distance_min=.006; cl.collision_settings.collision_quality=4; cl.collision_settings.use_self_collision=False
    # it falls once, as that takes minutes; out/linen.npy keeps how it lies (delete it after a change)
    import numpy as np; kept=os.path.join(os.path.dirname(os.path.abspath(__file__)),'out','linen.npy')
    if os.path.exists(kept): o.modifiers.clear(); o.data.vertices.foreach_set('co',np.load(kept).ravel()); s_=o.modifiers.new('s','SUBSURF'); s_.levels=s_.render_levels=1
    else: settle(o,80); a=np.empty(len(o.data.vertices)*3,np.float32); o.data.vertices.foreach_get('co',a); os.makedirs(os.path.dirname(kept),exist_ok=True); np.save(kept,a)
    for q in col_: q.modifiers.remove(q.modifiers['col'])
    so=o.modifiers.new('t','SOLIDIFY'); so.thickness=.0022; so.offset=1; return o
def papercup(x,y,z):
    lathe('cup',[(.002,0),(.029,.001),(.040,.105),(.042,.107),(.042,.110),(.0385,.110),(.028,.006),(.002,.006)],(x,y,z),mat('cupw','#e6e0d4',.55,var=.03),40); lathe('slv',[(.0325,.03),(.0385,.082),(.0395,.082),(.0335,.03)],(x,y,z),mat('kraft','#9a6f45',.85,var=.05,bump=.1,bscale=120),40); lathe('lid',smooth([(.002,.118),(.034,.119),(.037,.123),(.041,.116),(.0435,.110),(.043,.106)][::-1],3),(x,y,z),mat('lidw','#26211d',.35,var=.05),40)
def set_by_window(g,room,brickwall,throw,wool='#a27d52'):
    q=random.Random(5); room(); brickwall(); drop((5.25,1.25,0),math.radians(-90),m=painted(),g=g)
    ch=bentwood(g,(3.62,1.34,.012),math.radians(-52)); over_back(ch)
    applebox(g,(3.3,2.2,0),.35,.2); papercup(3.25,2.17,.2); box('book',(.21,.15,.022),(3.38,2.25,.212),mat('nb','#3d3a34',.6,var=.08),.004,(0,0,.7)); tube('pen',(3.31,2.27,.228),(3.43,2.29,.228),.004,g['black'])
    lathe('tapr',[(.05,0),(.064,0),(.064,.048),(.05,.048)],(3.25,.55,0),mat('tr','#1d1d1e',.6,var=0),48); lathe('tapr2',[(.045,0),(.056,0),(.056,.024),(.045,.024)],(3.27,.53,.048),mat('tr2','#d8c06a',.6,var=0),48)
    for x,y,a,c in ((3.62,1.05,.3,'#d8c06a'),(3.95,.62,-.4,'#ddd8cc')):
        for k in (0,1): box('tp',(.15,.024,.0006),(x,y,.012+.0006*k),mat('tp'+c,c,.7,var=0),0,(0,0,a+k*math.pi/2))
    for y in (-.02,2.5): box('gaf',(.3,.05,.0008),(2.78,y,.007),mat('gaf','#232324',.8,var=0),0,(0,0,.1+y*.1))   # the canvas is taped down
    curve('cab',[(1.2,-.6,.006),(2.0,-.35,.006),(2.5,-.75,.006),(3.4,-.55,.006),(4.2,-1.0,.006),(5.6,-.9,.006)],.0045,g['rubber']); curve('cab',[(2.5,3.7,.006),(2.8,3.2,.006),(2.2,2.8,.006),(1.9,3.3,.006),(1.4,3.4,.006)],.0045,g['rubber'])
    # a black board keeps light away from the right, near the lens; a stand beside it
    bk=mat('vblack','#141415',.9,var=.04,bump=.15,bscale=90); wh=mat('vwhite','#d9d5cc',.8,var=.05)
    f=empty('vf',(2.45,-.5,0),math.radians(58)); box('b',(1.2,.03,2.44),(0,0,1.22),bk,.003,parent=f); box('w',(1.2,.018,2.44),(0,-.025,1.22),wh,.002,parent=f); box('ed',(.012,.056,2.44),(.602,-.01,1.22),mat('foam','#cfcac0',.9,var=.05,vscale=40,bump=.3,bscale=60),.002,parent=f)
    tree(5.85,-.85,h1=1.9)

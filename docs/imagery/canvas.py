# Painted canvas on its bar, and a bentwood chair
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

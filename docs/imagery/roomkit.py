# Rooms, land, sky, cloth and plants, on top of kit.py
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from kit import *
from graph import Graph
from mathutils import noise
import os
def args():
    a=sys.argv[sys.argv.index('--')+1:]; w,h,spp=map(int,a[1:4])
    return a[0],w,h,spp,(int(a[4]) if len(a)>4 else 1),int(a[5] if len(a)>5 else os.environ.get('THREADS','1'))
def smooth(pts,n=6):
    """Catmull-Rom through (r,z) profile points"""
    P=[pts[0]]+list(pts)+[pts[-1]]; o=[]
    for i in range(1,len(P)-2):
        for k in range(n):
            t=k/n; o.append(tuple(.5*((2*P[i][c])+(-P[i-1][c]+P[i+1][c])*t+(2*P[i-1][c]-5*P[i][c]+4*P[i+1][c]-P[i+2][c])*t*t+(-P[i-1][c]+3*P[i][c]-3*P[i+1][c]+P[i+2][c])*t**3) for c in (0,1)))
    return o+[tuple(pts[-1])]
def lvl(loc,to,lens,fstop=2.8,focus=None,shift=0.,pitch=0.):
    """level camera (verticals stay vertical) with lens shift"""
    o=camera(loc,(to[0],to[1],loc[2]+pitch),lens,fstop,focus or (to[0],to[1],loc[2])); o.data.shift_y=shift; return o
def nolight(m):
    if hasattr(m.cycles,'emission_sampling'): m.cycles.emission_sampling='NONE'
    else: m.cycles.sample_as_light=False
    return m
def point(loc,energy,color=(1,.72,.42),r=.05):
    l=bpy.data.lights.new('pt','POINT'); l.energy=energy; l.color=color; l.shadow_soft_size=r
    o=link(bpy.data.objects.new('pt',l)); o.location=loc; o.visible_camera=False; o.visible_glossy=False; return o
def ghost(o):
    o.visible_shadow=False; o.visible_diffuse=False; return o
def pendant(g,x,y,z,ztop,r=.16,power=40,em=None,cord=True,kind='globe',color=(1,.72,.42)):
    em=em or emat('bulbglow',(1,.74,.46),5)
    if kind=='globe':
        (ghost if power else (lambda o:o))(lathe('globe',[(max(.0004,r*math.sin(math.pi*k/24)),-r*math.cos(math.pi*k/24)) for k in range(24)],(x,y,z),em,48,bevel=.0001))
        cyl('cap',.035,.07,(x,y,z+r+.02),g['black'],bevel=.004)
        if power: point((x,y,z),power,color,r*.8)
        zt=z+r+.05
    else:  # metal cone shade, bulb inside
        o=lathe('shade',[(r,-.10),(r*.96,-.06),(r*.55,.07),(.04,.13),(.035,.2)],(x,y,z),g['black'],40,bevel=.003)
        ghost(lathe('bulb',smooth([(.003,-.055),(.035,-.03),(.045,.0),(.02,.05)],5),(x,y,z-.045),em,20)); 
        spot((x,y,z-.13),(x,y,0),power,color,130,.7,.06)
        zt=z+.2
    tube('cord',(x,y,zt),(x,y,ztop),.004,g['black'],None,8); cyl('rose',.05,.02,(x,y,ztop-.012),g['black'],bevel=.003)
def frosted(c,edge,k):
    """the glass of a lit bulb: warmer and weaker towards its rim"""
    m=bpy.data.materials.new('frost'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); N=nt.nodes.new; L=nt.links.new
    o=N('ShaderNodeOutputMaterial'); e=N('ShaderNodeEmission'); lw=N('ShaderNodeLayerWeight'); lw.inputs[0].default_value=.42; mx=N('ShaderNodeMixRGB'); mx.inputs[1].default_value=(*c,1); mx.inputs[2].default_value=(*edge,1); L(lw.outputs['Facing'],mx.inputs[0]); L(mx.outputs[0],e.inputs[0])
    mr=N('ShaderNodeMapRange'); mr.inputs[3].default_value=k; mr.inputs[4].default_value=k*.3; L(lw.outputs['Facing'],mr.inputs[0]); L(mr.outputs[0],e.inputs[1]); L(e.outputs[0],o.inputs[0]); return nolight(m)
def opalglass(c,edge,k,bulb=.35):
    """a lit globe of opal glass: the bulb in its lower half shows through, the rim is dimmer and warmer, the glass uneven"""
    m=bpy.data.materials.new('opalglass'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); N=nt.nodes.new; L=nt.links.new; G=Graph(N,L)
    ge=N('ShaderNodeNewGeometry'); dt=N('ShaderNodeVectorMath'); dt.operation='DOT_PRODUCT'; L(ge.outputs['Normal'],dt.inputs[0]); L(ge.outputs['Incoming'],dt.inputs[1]); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0]); face=dt.outputs['Value']
    low=N('ShaderNodeVectorMath'); low.operation='ADD'; low.inputs[1].default_value=(0,0,-bulb); L(ge.outputs['Incoming'],low.inputs[0]); nm=N('ShaderNodeVectorMath'); nm.operation='NORMALIZE'; L(low.outputs[0],nm.inputs[0]); hd=N('ShaderNodeVectorMath'); hd.operation='DOT_PRODUCT'; L(ge.outputs['Normal'],hd.inputs[0]); L(nm.outputs[0],hd.inputs[1])
    s=G.op('MULTIPLY',G.op('ADD',G.ramp(face,0.,.9,.16,.62),G.op('MULTIPLY',G.op('POWER',G.op('MAXIMUM',hd.outputs['Value'],0.),14.),1.5)),G.op('MULTIPLY',G.ramp(sp.outputs['Z'],.2,.95,1.,.5),k))
    e=N('ShaderNodeEmission'); L(G.mix(G.ramp(face,.15,.95),edge,c),e.inputs[0]); L(s,e.inputs[1]); gl=N('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value=.08; fr=N('ShaderNodeFresnel'); x=N('ShaderNodeMixShader'); L(fr.outputs[0],x.inputs[0]); L(e.outputs[0],x.inputs[1]); L(gl.outputs[0],x.inputs[2]); o=N('ShaderNodeOutputMaterial'); L(x.outputs[0],o.inputs[0]); return nolight(m)
def litshade(c,edge,k,z0,z1):
    """a lit lampshade of cloth between the heights z0 and z1: brightest beside the bulb, its weave and its two hems show"""
    m=bpy.data.materials.new('litshade'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); ge=N('ShaderNodeNewGeometry'); P=ge.outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); u=G.op('DIVIDE',G.op('SUBTRACT',sp.outputs['Z'],z0),z1-z0)
    dt=N('ShaderNodeVectorMath'); dt.operation='DOT_PRODUCT'; L(ge.outputs['Normal'],dt.inputs[0]); L(ge.outputs['Incoming'],dt.inputs[1]); d=G.op('SUBTRACT',u,.52); near=G.op('EXPONENT',G.op('MULTIPLY',G.op('MULTIPLY',d,d),-5.5)); face=G.ramp(G.op('ABSOLUTE',dt.outputs['Value']),.1,1.,.42,1.); hem=G.op('MAXIMUM',G.ramp(u,.055,.035),G.ramp(u,.945,.965)); weave=G.op('MULTIPLY',G.ramp(G.noise(P,60,3,.6,(1,1,.12)),.3,.7,.9,1.08),G.ramp(G.noise(P,90,3,.6,(.1,.1,1)),.3,.7,.93,1.06))
    s=G.op('MULTIPLY',G.op('MULTIPLY',G.op('MULTIPLY',near,face),weave),G.op('MULTIPLY',G.op('SUBTRACT',1.,G.op('MULTIPLY',hem,.55)),k)); e=N('ShaderNodeEmission'); L(G.mix(G.op('MULTIPLY',near,face),edge,c),e.inputs[0]); L(s,e.inputs[1]); o=N('ShaderNodeOutputMaterial'); L(e.outputs[0],o.inputs[0]); return nolight(m)
def gradworld(stops,strength=1.,tilt=None):
    """stops: (sin(elevation), rgb); tilt=(azimuth from +y to +x, k): warmer and brighter towards it"""
    s=bpy.context.scene; wd=bpy.data.worlds.new('w'); s.world=wd; wd.use_nodes=True; nt=wd.node_tree; bg=nt.nodes['Background']
    tc=nt.nodes.new('ShaderNodeTexCoord'); sp=nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Generated'],sp.inputs[0])
    cr=nt.nodes.new('ShaderNodeValToRGB'); e=cr.color_ramp.elements
    while len(e)<len(stops): e.new(.5)
    mr=nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value=-.1; mr.inputs[2].default_value=1; nt.links.new(sp.outputs['Z'],mr.inputs[0]); nt.links.new(mr.outputs[0],cr.inputs[0])
    for q,(p,c) in zip(e,stops): q.position=(p+.1)/1.1; q.color=(*c,1)
    cr.color_ramp.interpolation='EASE'
    nt.links.new(cr.outputs[0],bg.inputs[0]); bg.inputs[1].default_value=strength
    if tilt:
        az,k=tilt; d=nt.nodes.new('ShaderNodeVectorMath'); d.operation='DOT_PRODUCT'; d.inputs[1].default_value=(math.sin(az),math.cos(az),0); nt.links.new(tc.outputs['Generated'],d.inputs[0])
        m=nt.nodes.new('ShaderNodeMapRange'); m.inputs[1].default_value=-1; m.inputs[2].default_value=1; m.inputs[3].default_value=strength*(1-k); m.inputs[4].default_value=strength*(1+k); nt.links.new(d.outputs['Value'],m.inputs[0]); nt.links.new(m.outputs[0],bg.inputs[1])
    return wd
def nishita(az,el,strength,dust=2.2,air=1.1):
    s=bpy.context.scene; wd=bpy.data.worlds.new('w'); s.world=wd; wd.use_nodes=True; nt=wd.node_tree; bg=nt.nodes['Background']; sk=nt.nodes.new('ShaderNodeTexSky'); sk.sky_type='NISHITA'; sk.sun_disc=False; sk.sun_elevation=el; sk.sun_rotation=az; sk.altitude=1350; sk.air_density=air; sk.dust_density=dust; sk.ozone_density=1.5
    nt.links.new(sk.outputs[0],bg.inputs[0]); bg.inputs[1].default_value=strength; return wd
def sun(az,el,energy,color,angle=.9):
    sl=bpy.data.lights.new('sun','SUN'); sl.energy=energy; sl.angle=math.radians(angle); sl.color=color; so=link(bpy.data.objects.new('sun',sl)); so.location=(0,0,50)
    dv=Vector((math.sin(az)*math.cos(el),math.cos(az)*math.cos(el),math.sin(el))); so.rotation_mode='QUATERNION'; so.rotation_quaternion=dv.to_track_quat('Z','Y'); return so
def ambient(c,s_=1.):
    s=bpy.context.scene; wd=bpy.data.worlds.new('w'); s.world=wd; wd.use_nodes=True; b=wd.node_tree.nodes['Background']; b.inputs[0].default_value=(*c,1); b.inputs[1].default_value=s_
def oak(name='oak',c1='#8d6a48',c2='#6f5036',gloss=.41,ang=0):
    if name in bpy.data.materials: return bpy.data.materials[name]
    fm=bpy.data.materials.new(name); fm.use_nodes=True; nt=fm.node_tree; b=nt.nodes['Principled BSDF']; L=nt.links.new
    tc=nt.nodes.new('ShaderNodeTexCoord'); rt=nt.nodes.new('ShaderNodeMapping'); rt.inputs['Rotation'].default_value=(0,0,ang); L(tc.outputs['Object'],rt.inputs[0])
    br=nt.nodes.new('ShaderNodeTexBrick'); br.offset=.37
    for k,v in (('Scale',1.),('Mortar Size',.0025),('Brick Width',1.9),('Row Height',.19),('Bias',0.)): br.inputs[k].default_value=v
    br.inputs['Color1'].default_value=col(c1); br.inputs['Color2'].default_value=col(c2); br.inputs['Mortar'].default_value=col('#20150c'); L(rt.outputs[0],br.inputs['Vector'])
    mp=nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(1.2,22,1); n=nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=2.2; n.inputs['Detail'].default_value=4
    L(rt.outputs[0],mp.inputs[0]); L(mp.outputs[0],n.inputs['Vector'])
    mr=nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value=.3; mr.inputs[2].default_value=.7; mr.inputs[3].default_value=.72; mr.inputs[4].default_value=1.18
    L(n.outputs['Fac'],mr.inputs[0]); hs=nt.nodes.new('ShaderNodeHueSaturation'); L(br.outputs['Color'],hs.inputs['Color']); L(mr.outputs[0],hs.inputs['Value']); L(hs.outputs[0],b.inputs['Base Color'])
    m2=nt.nodes.new('ShaderNodeMapRange'); m2.inputs[1].default_value=.3; m2.inputs[2].default_value=.7; m2.inputs[3].default_value=gloss-.1; m2.inputs[4].default_value=gloss+.1; L(n.outputs['Fac'],m2.inputs[0]); L(m2.outputs[0],b.inputs['Roughness'])
    bp=nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value=.25; bp.inputs['Distance'].default_value=.003; bp.invert=True; L(br.outputs['Fac'],bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    return fm
def quad(name,p,m): return mesh(name,p,[(0,1,2,3)],m)
def boxes(name,items,m):
    """one mesh of many plain boxes: (size, loc)"""
    v=[];f=[]
    for (sx,sy,sz),(x,y,z) in items:
        b=len(v); v+=[(x+i*sx/2,y+j*sy/2,z+k*sz/2) for k in (-1,1) for i,j in ((-1,-1),(1,-1),(1,1),(-1,1))]
        f+=[(b,b+3,b+2,b+1),(b+4,b+5,b+6,b+7),(b,b+1,b+5,b+4),(b+1,b+2,b+6,b+5),(b+2,b+3,b+7,b+6),(b+3,b,b+4,b+7)]
    return mesh(name,v,f,m)
def cush(sz,loc,rot=(0,0,0),parent=None,m=None,k=.42):
    o=box('cush',sz,loc,m,min(sz)*k,rot,parent); o.modifiers['b'].segments=5; return o
def glasspane(name,p,refl=.5):
    m=bpy.data.materials.get('pane')
    if not m:
        m=bpy.data.materials.new('pane'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); L=nt.links.new
        o=nt.nodes.new('ShaderNodeOutputMaterial'); t=nt.nodes.new('ShaderNodeBsdfTransparent'); gl=nt.nodes.new('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value=0.01
        fr=nt.nodes.new('ShaderNodeFresnel'); fr.inputs[0].default_value=1.45; mu=nt.nodes.new('ShaderNodeMath'); mu.operation='MULTIPLY'; mu.inputs[1].default_value=refl; L(fr.outputs[0],mu.inputs[0])
        x=nt.nodes.new('ShaderNodeMixShader'); L(mu.outputs[0],x.inputs[0]); L(t.outputs[0],x.inputs[1]); L(gl.outputs[0],x.inputs[2]); L(x.outputs[0],o.inputs[0])
    o=quad(name,p,m); o.visible_shadow=False; o.visible_diffuse=False; o.visible_glossy=False; return o
# ---- land ----
def terrain(name,W,L,nx,ny,fn,y0,m,xo=0):
    v=[(xo-W/2+W*i/nx, y0+L*j/ny, 0) for j in range(ny+1) for i in range(nx+1)]
    v=[(x,y,fn(x,y)) for x,y,_ in v]
    f=[(j*(nx+1)+i,j*(nx+1)+i+1,(j+1)*(nx+1)+i+1,(j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]
    return mesh(name,v,f,m,smooth=True)
def land_mat(name,haze,hd,forest='#2b3020',grass='#a58a55',rock='#75675a',fs=.0024,amount=.47,grain=.05):
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; setin(b,'Roughness',.95); setin(b,'Specular',.1)
    N=nt.nodes.new; L=nt.links.new
    ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0])
    no=N('ShaderNodeTexNoise'); no.inputs['Scale'].default_value=fs; no.inputs['Detail'].default_value=6; no.inputs['Roughness'].default_value=.6; L(ge.outputs['Position'],no.inputs['Vector'])
    # forest mostly on slopes that face the camera (north side here) and steep enough
    sl=N('ShaderNodeMapRange'); sl.inputs[1].default_value=-.45; sl.inputs[2].default_value=.1; sl.inputs[3].default_value=.1; sl.inputs[4].default_value=-.12; L(sp.outputs['X'],sl.inputs[0])
    ad=N('ShaderNodeMath'); L(no.outputs['Fac'],ad.inputs[0]); L(sl.outputs[0],ad.inputs[1])
    cr=N('ShaderNodeMapRange'); cr.inputs[1].default_value=amount-.03; cr.inputs[2].default_value=amount+.03; L(ad.outputs[0],cr.inputs[0])
    st=N('ShaderNodeMapRange'); st.inputs[1].default_value=.995; st.inputs[2].default_value=.98; L(sp.outputs['Z'],st.inputs[0])   # flat ground: no trees
    mu=N('ShaderNodeMath'); mu.operation='MULTIPLY'; L(cr.outputs[0],mu.inputs[0]); L(st.outputs[0],mu.inputs[1])
    g2=N('ShaderNodeTexNoise'); g2.inputs['Scale'].default_value=grain; g2.inputs['Detail'].default_value=2; L(ge.outputs['Position'],g2.inputs['Vector'])
    gv=N('ShaderNodeMapRange'); gv.inputs[1].default_value=.3; gv.inputs[2].default_value=.7; gv.inputs[3].default_value=.7; gv.inputs[4].default_value=1.25; L(g2.outputs['Fac'],gv.inputs[0])
    mx=N('ShaderNodeMixRGB'); mx.inputs[1].default_value=col(grass); mx.inputs[2].default_value=col(forest); L(mu.outputs[0],mx.inputs[0])
    c2=N('ShaderNodeMapRange'); c2.inputs[1].default_value=.8; c2.inputs[2].default_value=.62; L(sp.outputs['Z'],c2.inputs[0])
    mk=N('ShaderNodeMixRGB'); mk.inputs[2].default_value=col(rock); L(c2.outputs[0],mk.inputs[0]); L(mx.outputs[0],mk.inputs[1])
    hs=N('ShaderNodeHueSaturation'); L(mk.outputs[0],hs.inputs['Color']); L(gv.outputs[0],hs.inputs['Value']); L(hs.outputs[0],b.inputs['Base Color'])
    o=nt.nodes['Material Output']; em=N('ShaderNodeEmission'); em.inputs[0].default_value=(*haze,1)
    cd=N('ShaderNodeCameraData'); h=N('ShaderNodeMath'); h.operation='MULTIPLY'; h.inputs[1].default_value=-1/hd; L(cd.outputs['View Distance'],h.inputs[0]); ex=N('ShaderNodeMath'); ex.operation='EXPONENT'; L(h.outputs[0],ex.inputs[0]); iv=N('ShaderNodeMath'); iv.operation='SUBTRACT'; iv.inputs[0].default_value=1; L(ex.outputs[0],iv.inputs[1])
    ms=N('ShaderNodeMixShader'); L(iv.outputs[0],ms.inputs[0]); L(b.outputs[0],ms.inputs[1]); L(em.outputs[0],ms.inputs[2]); L(ms.outputs[0],o.inputs[0])
    return nolight(m)
def rounded(x,y,s,ox,oy,oct=5):
    """rounded ridge noise 0..1: broad crests without spikes, finer gullies on the flanks"""
    t=0;a=1;n=0;X=x/s+ox;Y=y/s+oy
    for k in range(oct):
        v=noise.noise(Vector((X,Y,.37*k))); v=1-math.sqrt(v*v+.012); t+=a*v*v*(1 if k<1 else min(1,.35+t*.6)); n+=a; X=X*2.03+1.7; Y=Y*2.03+.9; a*=.4
    return t/n

def throw(ch,c='#7d8a86',at=(.08,.28),size=(.62,1.35),turn=.12,top=1.22,name='wool',share=.42,folds=0.,stiff=.35):
    """cloth dropped over a chair: a real simulation of 55 steps; share: the part that falls on the near side; folds: how deep it was gathered in the hand, metres"""
    sc=bpy.context.scene; bpy.context.view_layer.update(); col_=[o for o in ch.children_recursive if o.type=='MESH']
    for o in col_:
        q=o.modifiers.new('col','COLLISION'); q.settings.thickness_outer=.012; q.settings.cloth_friction=25
    nx,ny=46,62; W_,L_=size; v=[(W_*(i/nx-.5)*(1-3.2*folds)+folds*.35*noise.noise(Vector((i*.14,j*.05,3))),L_*(j/ny-share),top+.02*math.sin(i*.5)*(folds==0)+folds*math.sin(i*.62+1.6*noise.noise(Vector((i*.05,j*.045,1))))) for j in range(ny+1) for i in range(nx+1)]
    f=[(j*(nx+1)+i,j*(nx+1)+i+1,(j+1)*(nx+1)+i+1,(j+1)*(nx+1)+i) for j in range(ny) for i in range(nx)]
    o=mesh('throw',v,f,mat(name,c,.95,var=0,bump=.5,bscale=190,sheen=.6),smooth=True); o.location=ch.matrix_world@Vector((*at,0)); o.rotation_euler=(0,0,ch.rotation_euler[2]+turn)
    cl=o.modifiers.new('cl','CLOTH'); cl.settings.quality=6; cl.settings.mass=.35; cl.settings.tension_stiffness=12; cl.settings.bending_stiffness=stiff; cl.settings.air_damping=2; cl.collision_settings.distance_min=.006; cl.collision_settings.use_self_collision=False
    settle(o,55)
    for q in col_: q.modifiers.remove(q.modifiers['col'])
    so=o.modifiers.new('t','SOLIDIFY'); so.thickness=.007; so.offset=1; return o
def settle(o,n):
    """runs the cloth for n frames and keeps the shape"""
    sc=bpy.context.scene; o.modifiers['cl'].point_cache.frame_end=n+5; sc.frame_start=1; sc.frame_end=n+5
    for k in range(1,n+1): sc.frame_set(k)
    me=bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); o.modifiers.clear(); o.data=me
    s_=o.modifiers.new('s','SUBSURF'); s_.levels=s_.render_levels=1; sc.frame_set(1)
def brick(name,c,axes):
    """painted brick: the paint fills the joints, so it is mostly bump; axes: which of x, y, z run along and up the wall"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; setin(b,'Specular',.3)
    ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); cb=N('ShaderNodeCombineXYZ'); L(ge.outputs['Position'],sp.inputs[0]); L(sp.outputs[axes[0]],cb.inputs[0]); L(sp.outputs[axes[1]],cb.inputs[1])
    n0=N('ShaderNodeTexNoise'); n0.inputs['Scale'].default_value=9; n0.inputs['Detail'].default_value=2; L(cb.outputs[0],n0.inputs['Vector'])
    ad=N('ShaderNodeMixRGB'); ad.blend_type='LINEAR_LIGHT'; ad.inputs[0].default_value=.012; L(cb.outputs[0],ad.inputs[1]); L(n0.outputs['Color'],ad.inputs[2])
    br=N('ShaderNodeTexBrick')
    for k,v in (('Scale',1.),('Mortar Size',.006),('Mortar Smooth',.6),('Brick Width',.25),('Row Height',.075),('Bias',0.)): br.inputs[k].default_value=v
    br.inputs['Color1'].default_value=(.86,.86,.86,1); br.inputs['Color2'].default_value=(1,1,1,1); br.inputs['Mortar'].default_value=(.72,.72,.72,1); L(ad.outputs[0],br.inputs['Vector'])
    n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=55; n.inputs['Detail'].default_value=5; L(cb.outputs[0],n.inputs['Vector'])
    n2=N('ShaderNodeTexNoise'); n2.inputs['Scale'].default_value=1.1; n2.inputs['Detail'].default_value=3; L(cb.outputs[0],n2.inputs['Vector'])
    st=N('ShaderNodeMapRange'); st.inputs[1].default_value=.3; st.inputs[2].default_value=.7; st.inputs[3].default_value=.90; st.inputs[4].default_value=1.05; L(n2.outputs['Fac'],st.inputs[0])
    mx=N('ShaderNodeMixRGB'); mx.blend_type='MULTIPLY'; mx.inputs[0].default_value=.55; mx.inputs[1].default_value=col(c); L(br.outputs['Color'],mx.inputs[2])
    hs=N('ShaderNodeHueSaturation'); L(mx.outputs[0],hs.inputs['Color']); L(st.outputs[0],hs.inputs['Value']); L(hs.outputs[0],b.inputs['Base Color'])
    rr=N('ShaderNodeMapRange'); rr.inputs[3].default_value=.5; rr.inputs[4].default_value=.85; L(n2.outputs['Fac'],rr.inputs[0]); L(rr.outputs[0],b.inputs['Roughness'])
    inv=N('ShaderNodeMath'); inv.operation='MULTIPLY_ADD'; inv.inputs[1].default_value=-1.0; L(br.outputs['Fac'],inv.inputs[0]); sc=N('ShaderNodeMath'); sc.operation='MULTIPLY'; sc.inputs[1].default_value=.55; L(n.outputs['Fac'],sc.inputs[0]); L(sc.outputs[0],inv.inputs[2])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.8; bp.inputs['Distance'].default_value=.006; L(inv.outputs[0],bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def tree(x,y,xmax=6.28,ymax=9.,h1=2.1):
    """a young fig in a clay pot: trunk, twigs, some 300 leaves"""
    q=random.Random(21); lathe('pot',smooth([(.002,0),(.17,.001),(.2,.03),(.235,.36),(.225,.38),(.21,.36),(.002,.33)],3),(x,y,0),mat('potm','#8b8378',.8,var=.1,bump=.2,vscale=8),48)
    bark=mat('bark','#5d4c3c',.9,var=.05,bump=.4,bscale=40); lf=leafmat()
    nv=[];nf=[]
    def leaf(p,d,L):
        d=d.normalized(); s_=d.cross(Vector((0,0,1))); s_=(s_ if s_.length>.01 else Vector((1,0,0))).normalized(); u=s_.cross(d); ro=q.uniform(-.7,.7); s_=(s_*math.cos(ro)+u*math.sin(ro)).normalized(); u=s_.cross(d)
        b=len(nv)
        for t,w in ((0,.02),(.25,.2),(.5,.26),(.78,.17),(1,.01)):
            c=p+d*L*t+Vector((0,0,-.28*L*t*t)); nv.extend([c-s_*w*L+u*.05*L,c,c+s_*w*L+u*.05*L])
        for j in range(4):
            for k in (0,1): nf.append((b+j*3+k,b+j*3+k+1,b+j*3+k+4,b+j*3+k+3))
    for i in range(15):
        a=q.uniform(0,6.28); h=q.uniform(.75,h1); sp=q.uniform(.18,.6)*(1-.25*(h-.75)); base=Vector((x+q.uniform(-.02,.02),y+q.uniform(-.02,.02),.33)); top=Vector((min(x+math.cos(a)*sp,xmax),min(y+math.sin(a)*sp,ymax),.35+h))
        mid=base.lerp(top,.55); mid.x=x+(mid.x-x)*.35; mid.y=y+(mid.y-y)*.35; curve('tw',[tuple(base),tuple(base.lerp(mid,.6)),tuple(mid),tuple(top)],.008 if i%3 else .013,bark,res=5)
        for k in range(20):
            t=q.uniform(.35,1.02); c=(base.lerp(mid,t/.55) if t<.55 else mid.lerp(top,(t-.55)/.45)); an=q.uniform(0,6.28); leaf(c,Vector((math.cos(an),math.sin(an),q.uniform(.0,.7))),q.uniform(.12,.21))
    mesh('leaves',nv,nf,lf,smooth=True)
def leafmat():
    m=bpy.data.materials.new('leafm'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; setin(b,'Roughness',.42); setin(b,'Base Color',col('#49643a')); N=nt.nodes.new; L=nt.links.new
    t=N('ShaderNodeBsdfTranslucent'); t.inputs[0].default_value=col('#7d9440'); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.35; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],nt.nodes['Material Output'].inputs[0])
    n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=7; hs=N('ShaderNodeHueSaturation'); hs.inputs['Color'].default_value=col('#49643a'); mr=N('ShaderNodeMapRange'); mr.inputs[1].default_value=.3; mr.inputs[2].default_value=.7; mr.inputs[3].default_value=.6; mr.inputs[4].default_value=1.4; L(n.outputs['Fac'],mr.inputs[0]); L(mr.outputs[0],hs.inputs['Value']); L(hs.outputs[0],b.inputs['Base Color']); return m
def screen(parent,w_,h_,loc,path,strength):
    """a lit screen facing -y that shows a finished picture (PNG or JPEG), or grey"""
    m=bpy.data.materials.new('scrm'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; setin(b,'Base Color',(.01,.01,.012,1)); setin(b,'Roughness',.08 if w_<1 else .7); b.inputs['Emission Strength'].default_value=strength
    if path: t=nt.nodes.new('ShaderNodeTexImage'); t.image=bpy.data.images.load(os.path.abspath(path)); t.extension='EXTEND'; nt.links.new(t.outputs[0],b.inputs['Emission Color'])
    else: setin(b,'Emission',(.3,.3,.3,1))
    nolight(m); o=mesh('scr',[(-w_/2,0,-h_/2),(w_/2,0,-h_/2),(w_/2,0,h_/2),(-w_/2,0,h_/2)],[(0,1,2,3)],m); uv=o.data.uv_layers.new(name='u')
    for i,c in enumerate(((0,0),(1,0),(1,1),(0,1))): uv.data[i].uv=c
    o.location=loc; o.parent=parent; return o

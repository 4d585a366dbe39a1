# Materials, lights, props and the render itself, for bpy 4.5
import bpy, math, random, sys, os
from mathutils import Vector, Matrix
V4 = bpy.app.version >= (4,0,0)
rnd = random.Random(7)

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    return s

def col(c):
    if isinstance(c, str):
        c = c.lstrip('#'); c = [int(c[i:i+2],16)/255 for i in (0,2,4)]
        c = [x/12.92 if x<=.04045 else ((x+.055)/1.055)**2.4 for x in c]
    return (*c, 1.0) if len(c)==3 else tuple(c)

NAMES = {'Specular':'Specular IOR Level','Clearcoat':'Coat Weight','Clearcoat Roughness':'Coat Roughness','Transmission':'Transmission Weight','Emission':'Emission Color','Sheen':'Sheen Weight','Subsurface':'Subsurface Weight'}
def setin(b, k, v):
    if V4: k = NAMES.get(k,k)
    b.inputs[k].default_value = v

_m = {}
def mat(name, color='#808080', rough=.5, metal=0., var=.12, vscale=6., bump=0., bscale=40., coat=0., spec=.5, colvar=0., sheen=0., trans=0., stretch=None):
    if name in _m: return _m[name]
    m = bpy.data.materials.new(name); m.use_nodes = True
    nt = m.node_tree; b = nt.nodes['Principled BSDF']
    setin(b,'Base Color',col(color)); setin(b,'Roughness',rough); setin(b,'Metallic',metal); setin(b,'Specular',spec)
    if coat: setin(b,'Clearcoat',coat); setin(b,'Clearcoat Roughness',.08)
    if sheen: setin(b,'Sheen',sheen)
    if trans: setin(b,'Transmission',trans)
    tc = nt.nodes.new('ShaderNodeTexCoord'); src = tc.outputs['Object']
    if stretch:
        mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch
        nt.links.new(src, mp.inputs['Vector']); src = mp.outputs['Vector']
    if var:
        n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=vscale; n.inputs['Detail'].default_value=2; n.inputs['Roughness'].default_value=.6
        nt.links.new(src, n.inputs['Vector'])
        r = nt.nodes.new('ShaderNodeMapRange'); r.inputs[1].default_value=.3; r.inputs[2].default_value=.7
        r.inputs[3].default_value=max(.02,rough-var); r.inputs[4].default_value=min(1,rough+var)
        nt.links.new(n.outputs['Fac'], r.inputs[0]); nt.links.new(r.outputs[0], b.inputs['Roughness'])
        if colvar:
            hs = nt.nodes.new('ShaderNodeHueSaturation'); hs.inputs['Color'].default_value = col(color)
            r2 = nt.nodes.new('ShaderNodeMapRange'); r2.inputs[1].default_value=.3; r2.inputs[2].default_value=.7
            r2.inputs[3].default_value=1-colvar; r2.inputs[4].default_value=1+colvar
            nt.links.new(n.outputs['Fac'], r2.inputs[0]); nt.links.new(r2.outputs[0], hs.inputs['Value']); nt.links.new(hs.outputs[0], b.inputs['Base Color'])
    if bump:
        n2 = nt.nodes.new('ShaderNodeTexNoise'); n2.inputs['Scale'].default_value=bscale; n2.inputs['Detail'].default_value=2
        nt.links.new(src, n2.inputs['Vector'])
        bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value=bump; bp.inputs['Distance'].default_value=.01
        nt.links.new(n2.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal'])
    _m[name]=m; return m

def emat(name, color=(1,1,1), strength=10, grad=False, edge=.35, sample=False):
    """emission; grad: hot centre falling off to the edges (softbox diffuser)"""
    if name in _m: return _m[name]
    m = bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear()
    o = nt.nodes.new('ShaderNodeOutputMaterial'); e = nt.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = col(color); e.inputs[1].default_value = strength
    if grad:
        tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Location'].default_value=(-1,-1,0); mp.inputs['Scale'].default_value=(2,2,0)
        g = nt.nodes.new('ShaderNodeTexGradient'); g.gradient_type='SPHERICAL'
        r = nt.nodes.new('ShaderNodeMapRange'); r.inputs[1].default_value=0; r.inputs[2].default_value=.9; r.inputs[3].default_value=strength*edge; r.inputs[4].default_value=strength
        nt.links.new(tc.outputs['Generated'], mp.inputs[0]); nt.links.new(mp.outputs[0], g.inputs[0]); nt.links.new(g.outputs['Fac'], r.inputs[0]); nt.links.new(r.outputs[0], e.inputs[1])
    nt.links.new(e.outputs[0], o.inputs[0]); _m[name]=m
    if not sample:
        if hasattr(m.cycles,'emission_sampling'): m.cycles.emission_sampling='NONE'
        else: m.cycles.sample_as_light=False
    return m

def M():
    g = {}
    g['black']  = mat('black','#262627',.4,var=.12,vscale=25)
    g['blackm'] = mat('blackm','#333436',.36,metal=.7,var=.12,vscale=30)
    g['chrome'] = mat('chrome','#c9cbd0',.16,metal=1,var=.1,vscale=18)
    g['steel']  = mat('steel','#8a8c90',.34,metal=1,var=.14,vscale=14)
    g['alu']    = mat('alu','#a9abad',.42,metal=1,var=.12,vscale=10)
    g['fabric'] = mat('fabric','#232325',.8,var=0,sheen=.3)
    g['rubber'] = mat('rubber','#222222',.7,var=0)
    g['wood']   = mat('wood','#8a5a33',.42,var=.12,vscale=3,bump=.12,bscale=18,colvar=.35,stretch=(1,14,1))
    g['cyc']    = mat('cyc','#e6e6e4',.62,var=.08,vscale=2.2,bump=.02,bscale=9,spec=.3)
    g['floor']  = mat('floor','#131416',.14,var=.09,vscale=1.3,bump=.015,bscale=3,colvar=.35,spec=.55)
    g['wall']   = mat('wall','#1b1c1f',.75,var=.1,vscale=3,bump=.18,bscale=26,colvar=.12)
    g['ceil']   = mat('ceil','#1a1b1d',.85,var=0)
    g['lens']   = mat('lens','#05060a',.04,var=0,coat=1,spec=1)
    return g

def link(o):
    bpy.context.scene.collection.objects.link(o); return o
def mesh(name, verts, faces, m=None, bevel=0, smooth=False, seg=2):
    me = bpy.data.meshes.new(name); me.from_pydata(verts, [], faces); me.update()
    o = link(bpy.data.objects.new(name, me)); fin(o, m, bevel, smooth, seg); return o
def fin(o, m=None, bevel=0, smooth=False, seg=2):
    if m: o.data.materials.append(m)
    if smooth:
        for p in o.data.polygons: p.use_smooth = True
    if bevel:
        b = o.modifiers.new('b','BEVEL'); b.width=bevel; b.segments=seg; b.limit_method='ANGLE'; b.angle_limit=math.radians(40); b.harden_normals=False
        for p in o.data.polygons: p.use_smooth = True
        if not V4:
            o.data.use_auto_smooth=True; o.data.auto_smooth_angle=math.radians(40)
        w = o.modifiers.new('w','WEIGHTED_NORMAL'); w.keep_sharp=True
    return o
def box(name, size, loc=(0,0,0), m=None, bevel=.006, rot=(0,0,0), parent=None):
    x,y,z=[s/2 for s in size]
    v=[(-x,-y,-z),(x,-y,-z),(x,y,-z),(-x,y,-z),(-x,-y,z),(x,-y,z),(x,y,z),(-x,y,z)]
    f=[(0,3,2,1),(4,5,6,7),(0,1,5,4),(1,2,6,5),(2,3,7,6),(3,0,4,7)]
    o=mesh(name,v,f,m,bevel); o.location=loc; o.rotation_euler=rot; o.parent=parent; return o
def lathe(name, prof, loc=(0,0,0), m=None, n=40, rot=(0,0,0), parent=None, bevel=0):
    """prof: (r,z) list, closed at the axis with caps"""
    v=[];f=[]
    for r,z in prof:
        for i in range(n):
            a=2*math.pi*i/n; v.append((r*math.cos(a),r*math.sin(a),z))
    k=len(prof)
    for j in range(k-1):
        for i in range(n):
            f.append((j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i))
    f.append(tuple(reversed(range(n)))); f.append(tuple((k-1)*n+i for i in range(n)))
    o=mesh(name,v,f,m)
    o.data.polygons.foreach_set('use_smooth',[True]*len(o.data.polygons))
    if not V4: o.data.use_auto_smooth=True; o.data.auto_smooth_angle=math.radians(35)
    if bevel or True:
        b=o.modifiers.new('b','BEVEL'); b.width=bevel or .002; b.segments=2; b.limit_method='ANGLE'; b.angle_limit=math.radians(35)
        w=o.modifiers.new('w','WEIGHTED_NORMAL'); w.keep_sharp=True
    o.location=loc; o.rotation_euler=rot; o.parent=parent; return o
def cyl(name, r, h, loc=(0,0,0), m=None, rot=(0,0,0), parent=None, n=32, bevel=.002):
    return lathe(name,[(r,-h/2),(r,h/2)],loc,m,n,rot,parent,bevel)
def tube(name, a, b, r, m=None, parent=None, n=16):
    a=Vector(a); b=Vector(b); d=b-a
    o=lathe(name,[(r,-d.length/2),(r,d.length/2)],(a+b)/2,m,n,(0,0,0),parent,.0015)
    o.rotation_mode='QUATERNION'; o.rotation_quaternion=d.to_track_quat('Z','Y'); return o
def curve(name, pts, r, m, parent=None, res=12):
    c=bpy.data.curves.new(name,'CURVE'); c.dimensions='3D'; c.bevel_depth=r; c.bevel_resolution=4; c.resolution_u=res
    s=c.splines.new('NURBS'); s.points.add(len(pts)-1); s.use_endpoint_u=True; s.order_u=4
    for p,q in zip(s.points,pts): p.co=(*q,1)
    o=link(bpy.data.objects.new(name,c)); c.materials.append(m); o.parent=parent; return o
def empty(name, loc=(0,0,0), rz=0, parent=None):
    o=link(bpy.data.objects.new(name,None)); o.location=loc; o.rotation_euler=(0,0,rz); o.parent=parent; return o
def aim(o, target):
    d=Vector(target)-o.location; o.rotation_mode='QUATERNION'; o.rotation_quaternion=d.to_track_quat('-Z','Y')

# ---------- props ----------
def light_stand(g, h, root, spread=.5):
    for i in range(3):
        a=math.radians(120*i+30); c,s=math.cos(a),math.sin(a)
        tube('leg',(c*spread,s*spread,.02),(c*.03,s*.03,.52),.011,g['blackm'],root)
        tube('brace',(c*spread*.55,s*spread*.55,.25),(c*.02,s*.02,.16),.007,g['blackm'],root)
        cyl('foot',.017,.05,(c*spread,s*spread,.025),g['rubber'],parent=root)
    cyl('hub',.032,.07,(0,0,.52),g['black'],parent=root); cyl('hub',.028,.05,(0,0,.17),g['black'],parent=root)
    tube('c1',(0,0,.12),(0,0,h*.55),.0175,g['chrome'],root); tube('c2',(0,0,h*.5),(0,0,h*.8),.0145,g['chrome'],root); tube('c3',(0,0,h*.75),(0,0,h),.0115,g['chrome'],root)
    for z in (h*.55,h*.8):
        cyl('col',.027,.06,(0,0,z),g['black'],parent=root); cyl('knob',.016,.05,(.045,0,z),g['black'],(0,math.pi/2,0),root)

def softbox(g, w, h, loc, target, height, em, octa=False, head=True, sandbag=True, power=0, color=(1,.96,.91)):
    root=empty('sb',(loc[0],loc[1],loc[2] if len(loc)>2 else 0)); light_stand(g,height,root)
    p=empty('sbh',(loc[0],loc[1],(loc[2] if len(loc)>2 else 0)+height+.02)); aim(p,target)
    d=.5*min(w,h)+.18
    n=8 if octa else 4
    def ring(hw,hh,z):
        if octa: return [(hw*math.cos(math.pi/8+i*math.pi/4)/math.cos(math.pi/8),hh*math.sin(math.pi/8+i*math.pi/4)/math.cos(math.pi/8),z) for i in range(8)]
        return [(-hw,-hh,z),(hw,-hh,z),(hw,hh,z),(-hw,hh,z)]
    R=[ring(.09,.09,-.02),ring(w*.36,h*.36,-d*.55),ring(w*.5,h*.5,-d),ring(w*.5,h*.5,-d-.07)]
    v=[q for r in R for q in r]; f=[]
    for j in range(3):
        for i in range(n): f.append((j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i))
    o=mesh('shell',v,f,g['fabric'],.012); o.parent=p
    so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.006
    o=mesh('diff',[(x,y,-d-.02) for x,y,z in ring(w*.492,h*.492,0)],[tuple(reversed(range(n)))],em); o.parent=p; o.visible_diffuse=False; o.visible_shadow=False
    if power:
        l=bpy.data.lights.new('sbl','AREA'); l.energy=power; l.color=color; l.shape='ELLIPSE' if octa else 'RECTANGLE'; l.size=w*.96; l.size_y=h*.96; l.spread=math.radians(150)
        q=link(bpy.data.objects.new('sbl',l)); q.location=(0,0,-d-.03); q.parent=p; q.visible_camera=False; q.visible_glossy=False
    for i in range(n):
        a=R[2][i]; b=R[2][(i+1)%n]; t=tube('rim',(a[0],a[1],a[2]-.07),(b[0],b[1],b[2]-.07),.006,g['black'],p)
    cyl('ring',.1,.04,(0,0,-.01),g['blackm'],parent=p)
    if head:
        lathe('head',[(.075,0),(.085,.02),(.085,.3),(.075,.33),(.05,.335)],(0,0,.02),g['black'],parent=p,bevel=.006)
        cyl('band',.087,.02,(0,0,.1),g['alu'],parent=p); box('ctl',(.1,.012,.09),(0,.083,.25),g['blackm'],parent=p)
        box('scr',(.05,.006,.03),(0,.091,.26),emat('scrblue',(.25,.55,1),3),.001,parent=p)
        box('yoke',(.03,.05,.16),(0,-.1,.14),g['black'],parent=p)
    if sandbag:
        sb=lathe('sand',[(.03,-.16),(.085,-.12),(.09,0),(.085,.12),(.03,.16)],(.2,.12,.1),g['rubber'],24,(math.pi/2,.2,.5),root)
        sb.scale=(1,.65,1)
    return root,p

def cstand(g, loc, h, rz, arm=1.2, flag=(.6,.9)):
    r=empty('cs',(loc[0],loc[1],0),rz)
    for i in range(3):
        a=math.radians(120*i); c,s=math.cos(a),math.sin(a); z=.1+.05*i
        curve('leg',[(0,0,z+.14),(c*.06,s*.06,z+.14),(c*.22,s*.22,z+.1),(c*.42,s*.42,.06),(c*.5,s*.5,.02),(c*.53,s*.53,.02)],.0125,g['chrome'],r)
        cyl('f',.016,.03,(c*.53,s*.53,.016),g['rubber'],parent=r); cyl('h',.026,.045,(0,0,z+.14),g['steel'],parent=r)
    tube('c1',(0,0,.1),(0,0,h*.6),.0175,g['chrome'],r); tube('c2',(0,0,h*.5),(0,0,h),.0125,g['chrome'],r)
    for z in (h*.6,h*.62): cyl('k',.026,.05,(0,0,z),g['steel'],parent=r)
    cyl('gh',.045,.05,(0,.03,h),g['steel'],(math.pi/2,0,0),r); cyl('gk',.012,.12,(0,.08,h),g['black'],(math.pi/2,0,0),r)
    tube('arm',(-.25,.02,h-.03),(arm,.02,h+.22),.008,g['chrome'],r)
    cyl('gh2',.038,.05,(arm,.02,h+.22),g['steel'],(math.pi/2,0,0),r)
    if flag:
        w,hh=flag
        box('flag',(w,.004,hh),(arm+.02,.02,h+.2-hh/2),g['fabric'],.001,(0,0,0),r)
        for s in (-1,1): tube('fr',(arm+.02+s*w/2,.02,h+.2),(arm+.02+s*w/2,.02,h+.2-hh),.005,g['steel'],r)
        tube('fr',(arm+.02-w/2,.02,h+.2),(arm+.02+w/2,.02,h+.2),.005,g['steel'],r)
    return r

def camera_rig(g, loc, rz, h=1.45, screen=None):
    r=empty('cam',(loc[0],loc[1],loc[2] if len(loc)>2 else 0),rz)
    for i in range(3):
        a=math.radians(120*i+90); c,s=math.cos(a),math.sin(a)
        t=Vector((c*.07,s*.07,h-.18)); b=Vector((c*.55,s*.55,.02))
        for k in (-.022,.022):
            tube('l',(t.x-s*k,t.y+c*k,t.z),(t.x+(b.x-t.x)*.6-s*k,t.y+(b.y-t.y)*.6+c*k,t.z+(b.z-t.z)*.6),.012,mat('carbon','#26272a',.28,metal=.3,coat=.4,var=.1),r)
        tube('l2',t+(b-t)*.45,b,.012,g['blackm'],r); o=box('cl',(.07,.05,.05),t+(b-t)*.6,g['black'],.008,parent=r); o.rotation_euler=(0,0,a)
        cyl('f',.022,.04,b,g['rubber'],parent=r)
        tube('sp',(0,0,h*.42),(c*.3,s*.3,h*.46),.007,g['blackm'],r)
    cyl('crown',.085,.06,(0,0,h-.17),g['black'],parent=r,bevel=.01); cyl('bowl',.055,.07,(0,0,h-.11),g['blackm'],parent=r)
    box('head',(.12,.15,.09),(0,0,h-.03),g['black'],.018,parent=r); box('plate',(.07,.2,.018),(0,0,h+.025),g['blackm'],.004,parent=r)
    cyl('kn',.03,.03,(.075,0,h-.03),g['blackm'],(0,math.pi/2,0),r)
    tube('pan',(-.05,-.06,h-.04),(-.12,-.5,h-.28),.009,g['blackm'],r); tube('pg',(-.105,-.41,h-.225),(-.125,-.53,h-.295),.015,g['rubber'],r)
    z=h+.115
    box('body',(.12,.17,.15),(0,-.02,z),g['black'],.014,parent=r); box('top',(.08,.16,.03),(0,-.02,z+.085),g['blackm'],.008,parent=r)
    tube('th',(0,-.09,z+.15),(0,.08,z+.15),.014,g['rubber'],r); tube('tp',(0,.06,z+.08),(0,.06,z+.15),.01,g['black'],r); tube('tp',(0,-.07,z+.08),(0,-.07,z+.15),.01,g['black'],r)
    box('batt',(.1,.06,.13),(0,-.14,z),g['black'],.012,parent=r); box('grip',(.03,.1,.11),(.075,0,z-.01),g['rubber'],.012,parent=r)
    lathe('lens',[(.045,0),(.047,.02),(.052,.03),(.052,.07),(.049,.075),(.049,.09),(.056,.1),(.056,.16),(.051,.165),(.051,.18),(.06,.2),(.06,.22),(.053,.22)],(0,.065,z),g['black'],48,(-math.pi/2,0,0),r,.002)
    for y in (.155,.2): cyl('rg',.0575,.006,(0,y,z),g['rubber'],(math.pi/2,0,0),r)
    cyl('rr',.0612,.004,(0,.272,z),mat('redring','#a8742a',.3,metal=.8),(math.pi/2,0,0),r)
    lathe('glass',[(.0005,.015),(.02,.013),(.037,.008),(.05,0)],(0,.272,z),g['lens'],40,(-math.pi/2,0,0),r)
    # matte box
    v=box('mb',(.16,.012,.13),(0,.3,z),g['black'],.004,parent=r); v.hide_render=True
    # monitor
    mo=empty('mon',(0,-.02,z+.27),0,r); mo.rotation_euler=(math.radians(-12),0,math.radians(8))
    box('mbd',(.2,.026,.125),(0,0,0),g['black'],.008,parent=mo)
    e=screen or emat('screen',(.55,.62,.7),1.6)
    box('msc',(.178,.002,.1),(0,-.0145,0),e,.0005,parent=mo)
    tube('ma',(0,-.02,z+.14),(0,-.02,z+.21),.008,g['blackm'],r)
    curve('cable',[(.05,-.1,z+.25),(.1,-.16,z+.2),(.1,-.2,z+.05),(.06,-.18,z-.02),(.05,-.1,z-.06)],.0035,g['rubber'],r)
    return r

def stool(g, loc, rz=0, h=.72, leg=.011):
    r=empty('stool',(loc[0],loc[1],loc[2] if len(loc)>2 else 0),rz)
    lathe('seat',[(.02,0),(.16,0),(.178,.01),(.18,.025),(.172,.04),(.12,.036),(.02,.033)],(0,0,h-.04),g['wood'],56,parent=r,bevel=.004)
    for i in range(4):
        a=math.pi/4+i*math.pi/2; c,s=math.cos(a),math.sin(a)
        tube('l',(c*.13,s*.13,h-.04),(c*.22,s*.22,.01),leg,g['blackm'],r); cyl('f',.013,.02,(c*.22,s*.22,.01),g['rubber'],parent=r)
    pts=[(.195*math.cos(2*math.pi*i/24),.195*math.sin(2*math.pi*i/24),.25) for i in range(25)]
    for a,b in zip(pts,pts[1:]): tube('rg',a,b,.008,g['blackm'],r,8)
    return r

def truss(g, a, b, s=.29):
    a=Vector(a); b=Vector(b); d=(b-a); L=d.length; d.normalize(); up=Vector((0,0,1)); sd=d.cross(up)
    cs=[sd*x*s/2+up*y*s/2 for x in (-1,1) for y in (-1,1)]
    P=[]
    for c in cs: tube('ch',a+c,b+c,.024,g['alu'],n=14)
    n=int(L/.42)
    for i in range(n):
        t0=a+d*(L*i/n); t1=a+d*(L*(i+1)/n)
        for p,q in ((0,1),(1,3),(3,2),(2,0)):
            p,q=(p,q) if i%2 else (q,p); tube('lc',t0+cs[p],t1+cs[q],.009,g['alu'],n=8)

def fresnel(g, loc, target, em, size=.13, barn=True, clamp=True):
    p=empty('fr',loc); aim(p,target); s=size
    lathe('can',[(s*.55,.26),(s*.9,.22),(s,.18),(s,-.06),(s*1.08,-.07),(s*1.08,-.1),(s,-.1),(s*.93,-.1),(s*.9,.0)],(0,0,0),g['black'],36,parent=p,bevel=.003)
    lathe('fl',[(s*.88,-.085),(s*.6,-.095),(.002,-.1)],(0,0,0),em,36,parent=p)
    if barn:
        for i in range(4):
            q=empty('bd',(0,0,-.1),i*math.pi/2,p); w=s*1.0
            o=mesh('door',[(-w*.9,s*1.05,0),(w*.9,s*1.05,0),(w*1.25,s*1.05+s*.55,-s*.95),(-w*1.25,s*1.05+s*.55,-s*.95)],[(0,1,2,3)],g['black']); o.parent=q
            so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.003
    if clamp:
        y=empty('yk',loc)
        for sx in (-1,1): tube('y',(sx*(s+.03),0,0),(sx*(s+.03),0,.24),.01,g['black'],y)
        tube('y',(-(s+.03),0,.24),((s+.03),0,.24),.01,g['black'],y); tube('y',(0,0,.24),(0,0,.36),.012,g['black'],y); box('cl',(.05,.06,.07),(0,0,.38),g['blackm'],parent=y)
        d=Vector(target)-Vector(loc); y.rotation_euler=(0,0,math.atan2(d.y,d.x)-math.pi/2)
    return p

def applebox(g, loc, rz=0, h=.2):
    o=box('apple',(.5,.3,h),(loc[0],loc[1],loc[2]+h/2),mat('ply','#b48a5a',.5,var=.1,vscale=4,bump=.06,bscale=20,colvar=.25,stretch=(12,1,1)),.006,(0,0,rz))
    box('slot',(.1,.302,.03),(0,0,h*.15),mat('slot','#120d08',.9),.012,parent=o); return o

def cyc(g, W=8., D=6., H=4.2, r=1.3, rc=1.5, step=.06, corner=True):
    """infinity cove: back wall along +y, left wall along -x (corner), floor raised by step. Origin = floor centre"""
    N=24; path=[]
    # inner coordinates: path runs along the wall foot plane; normal points into the room
    x0,x1,y0,y1=-W/2,W/2,-D/2,D/2
    if corner:
        path.append(((x0,y0),(1,0))); path.append(((x0,y1-rc),(1,0)))
        for i in range(1,N): 
            a=math.pi-(math.pi/2)*i/N
            path.append(((x0+rc+rc*math.cos(a),y1-rc+rc*math.sin(a)),(-math.cos(a),-math.sin(a))))
        path.append(((x0+rc,y1),(0,-1)))
    else: path.append(((x0,y1),(0,-1)))
    path.append(((x1,y1),(0,-1)))
    prof=[(r,0.)]+[(r-r*math.sin(math.pi/2*i/N), r-r*math.cos(math.pi/2*i/N)) for i in range(1,N)]+[(0,r),(0,H)]
    v=[];f=[]
    for (x,y),(nx,ny) in path:
        for o,z in prof: v.append((x+nx*o,y+ny*o,z+step))
    k=len(prof)
    for i in range(len(path)-1):
        for j in range(k-1): f.append((i*k+j,i*k+j+1,(i+1)*k+j+1,(i+1)*k+j))
    foot=[v[i*k] for i in range(len(path))]
    b=len(v); 
    v+= [(x1,y0,step)]
    if not corner: v+=[(x0,y0,step)]
    fl=[i*k for i in range(len(path))]+list(range(b,len(v)))
    f.append(tuple(reversed(fl)))
    o=mesh('cyc',v,f,g['cyc'],smooth=True); o.data.polygons[len(f)-1].use_smooth=False
    if not V4: o.data.use_auto_smooth=True; o.data.auto_smooth_angle=math.radians(60)
    # front lip + wall tops
    box('lip',(W,.04,step),(0,y0-.02,step/2),g['cyc'],.004); box('lip2',(.04,D,step),(x1+.02,0,step/2),g['cyc'],.004)
    return o

def fake_beam(loc, target, r0=.1, r1=.9, length=4., color=(1,.85,.65), strength=.06):
    m=bpy.data.materials.new('beam'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear()
    o=nt.nodes.new('ShaderNodeOutputMaterial'); mx=nt.nodes.new('ShaderNodeAddShader'); t=nt.nodes.new('ShaderNodeBsdfTransparent'); e=nt.nodes.new('ShaderNodeEmission'); e.inputs[0].default_value=(*color,1)
    tc=nt.nodes.new('ShaderNodeTexCoord'); sp=nt.nodes.new('ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Generated'],sp.inputs[0])
    pw=nt.nodes.new('ShaderNodeMath'); pw.operation='POWER'; pw.inputs[1].default_value=2.6; nt.links.new(sp.outputs['Z'],pw.inputs[0])
    lw=nt.nodes.new('ShaderNodeLayerWeight'); lw.inputs[0].default_value=.5
    inv=nt.nodes.new('ShaderNodeMath'); inv.operation='SUBTRACT'; inv.inputs[0].default_value=1; nt.links.new(lw.outputs['Facing'],inv.inputs[1])
    p2=nt.nodes.new('ShaderNodeMath'); p2.operation='POWER'; p2.inputs[1].default_value=2.2; nt.links.new(inv.outputs[0],p2.inputs[0])
    mu=nt.nodes.new('ShaderNodeMath'); mu.operation='MULTIPLY'; nt.links.new(pw.outputs[0],mu.inputs[0]); nt.links.new(p2.outputs[0],mu.inputs[1])
    m2=nt.nodes.new('ShaderNodeMath'); m2.operation='MULTIPLY'; m2.inputs[1].default_value=strength; nt.links.new(mu.outputs[0],m2.inputs[0]); nt.links.new(m2.outputs[0],e.inputs[1])
    nt.links.new(t.outputs[0],mx.inputs[0]); nt.links.new(e.outputs[0],mx.inputs[1]); nt.links.new(mx.outputs[0],o.inputs[0])
    n=48; v=[];f=[]
    for j,(r,z) in enumerate([(r1,-length),(r0,0)]):
        for i in range(n): a=2*math.pi*i/n; v.append((r*math.cos(a),r*math.sin(a),z))
    for i in range(n): f.append((i,(i+1)%n,n+(i+1)%n,n+i))
    ob=mesh('beam',v,f,m,smooth=True); ob.location=loc; aim(ob,target)
    for a in ('visible_diffuse','visible_glossy','visible_shadow','visible_transmission'): setattr(ob,a,False)
    return ob

def spot(loc,target,energy,color=(1,.86,.68),angle=40,blend=.6,size=.12):
    l=bpy.data.lights.new('spot','SPOT'); l.energy=energy; l.color=color; l.spot_size=math.radians(angle); l.spot_blend=blend; l.shadow_soft_size=size
    o=link(bpy.data.objects.new('spot',l)); o.location=loc; aim(o,target); return o
def area(loc,target,energy,sx,sy,color=(1,1,1),cam=False,spread=180):
    l=bpy.data.lights.new('area','AREA'); l.energy=energy; l.color=color; l.shape='RECTANGLE'; l.size=sx; l.size_y=sy; l.spread=math.radians(spread)
    o=link(bpy.data.objects.new('area',l)); o.location=loc; aim(o,target); o.visible_camera=cam; return o
def camera(loc,target,lens=35,fstop=2.0,focus=None):
    c=bpy.data.cameras.new('c'); c.lens=lens; c.sensor_width=36; c.clip_end=20000
    o=link(bpy.data.objects.new('c',c)); o.location=loc; aim(o,target)
    c.dof.use_dof=True; c.dof.aperture_fstop=fstop; c.dof.aperture_blades=9
    c.dof.focus_distance=(Vector(focus or target)-Vector(loc)).length
    bpy.context.scene.camera=o; return o

# ---------- render: one linear picture, cleaned by OpenImageDenoise; finish.py grades it ----------
def render(out, w, h, spp, seed=1, threads=1, bounces=6, clamp=5., adaptive=.02, limit=0):
    """writes OUT.exr and OUT.npy (float16, linear); OUT is a path without ending"""
    import numpy as np
    s=bpy.context.scene; r=s.render; c=s.cycles
    r.engine='CYCLES'; c.device='CPU'; c.samples=spp; c.seed=seed; c.time_limit=limit or float(os.environ.get('LIMIT','0'))
    c.use_adaptive_sampling=True; c.adaptive_threshold=adaptive; c.adaptive_min_samples=min(16,spp)
    c.max_bounces=bounces; c.diffuse_bounces=min(4,bounces); c.glossy_bounces=3; c.transmission_bounces=max(6,bounces); c.transparent_max_bounces=12; c.volume_bounces=0
    c.sample_clamp_indirect=clamp; c.sample_clamp_direct=0; c.blur_glossy=.6; c.caustics_reflective=False; c.caustics_refractive=False; c.use_light_tree=True
    c.use_denoising=True; c.denoiser='OPENIMAGEDENOISE'; c.denoising_input_passes='RGB_ALBEDO_NORMAL'; c.denoising_prefilter='ACCURATE' if w>700 else 'FAST'; c.denoising_use_gpu=False
    c.pixel_filter_type='BLACKMAN_HARRIS'; c.filter_width=1.5; c.use_auto_tile=False
    r.resolution_x=w; r.resolution_y=h; r.resolution_percentage=100; r.threads_mode='FIXED'; r.threads=threads; r.use_persistent_data=False
    s.view_settings.view_transform='Raw'; r.image_settings.file_format='OPEN_EXR'; r.image_settings.color_depth='32'; r.image_settings.exr_codec='ZIP'; r.filepath=out+'.exr'
    region=os.environ.get('REGION')   # x0,y0,x1,y1 of the frame from its upper left, 0 to 1: the rest stays black (patch.py)
    if region: x0,y0,x1,y1=map(float,region.split(',')); r.use_border=True; r.use_crop_to_border=False; r.border_min_x,r.border_max_x,r.border_min_y,r.border_max_y=x0,x1,1-y1,1-y0
    os.makedirs(os.path.dirname(os.path.abspath(out)),exist_ok=True)
    keep=float(os.environ.get('KEEP','0'))   # how much stays of what the denoiser takes for noise: with enough samples half of it is texture
    if keep:
        bpy.context.view_layer.cycles.denoising_store_passes=True; s.use_nodes=True; t=s.node_tree; t.nodes.clear(); src=t.nodes.new('CompositorNodeRLayers'); t.links.new(src.outputs['Image'],t.nodes.new('CompositorNodeComposite').inputs[0]); f=t.nodes.new('CompositorNodeOutputFile'); s.frame_set(1)
        f.base_path=os.path.dirname(os.path.abspath(out)); f.format.file_format,f.format.color_depth='OPEN_EXR','32'; f.file_slots.clear(); f.file_slots.new(os.path.basename(out)+'-noisy-'); t.links.new(src.outputs['Noisy Image'],f.inputs[-1])
    bpy.ops.render.render(write_still=True)
    im=bpy.data.images.load(os.path.abspath(out)+'.exr'); W,H=im.size; a=np.empty(W*H*4,np.float32); im.pixels.foreach_get(a)
    a=a.reshape(H,W,4)[::-1,:,:3]
    if keep:
        im=bpy.data.images.load(os.path.abspath(out)+'-noisy-0001.exr'); b=np.empty(W*H*4,np.float32); im.pixels.foreach_get(b); b=b.reshape(H,W,4)[::-1,:,:3]; np.save(out+'-clean.npy',np.clip(a,0,6e4).astype(np.float16)); np.save(out+'-noisy.npy',np.clip(b,0,6e4).astype(np.float16)); a=a+keep*np.clip(b-a,-.3*a,.3*a)
    np.save(out+'.npy',np.clip(a,0,6e4).astype(np.float16))

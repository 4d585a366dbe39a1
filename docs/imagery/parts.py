# Small parts that gear is put together from: screws, knobs, bent bars, pressed louvres, printed words. A thing is believed when these are right
from roomkit import *
from cinelens import toothed
from fresnel import hoop

def facing(at,d,parent=None):
    """an empty whose z looks along d: what is turned on a lathe is put on any face with it"""
    o=empty('f',at,0,parent); o.rotation_mode='QUATERNION'; o.rotation_quaternion=Vector(d).to_track_quat('Z','Y'); return o
def pan(at,d,parent,m,r=.004,slot=None,turn=.4):
    """a pan head screw with its cross"""
    q=facing(at,d,parent); lathe('pan',[(.0002,r*.52),(r*.55,r*.48),(r*.86,r*.30),(r,0),(r,-r*.2)],(0,0,0),m,28,parent=q,bevel=.0002); dk=slot or mat('slotp','#0a0a0b',.8,var=0)
    for a in (turn,turn+math.pi/2): box('x',(r*1.05,r*.24,r*.10),(0,0,r*.50),dk,0,(0,0,a),q)
    return q
def lobed(at,d,parent,m,metal,r=.024,l=.026,lobes=7):
    """a moulded knob of some lobes on a washer, a plug of metal in its face"""
    q=facing(at,d,parent); cyl('kw',r*.72,.003,(0,0,.0015),metal,parent=q,n=40,bevel=.0006); cyl('kn',r*.45,.008,(0,0,.006),m,parent=q,n=32,bevel=.001); toothed('kt',r*.86,.008,l,lobes,r*.15,m,q); lathe('kf',smooth([(r*.86,l-.001),(r*.74,l+.0026),(.001,l+.0034)],4),(0,0,0),m,40,parent=q,bevel=.0004); cyl('kc',r*.30,.002,(0,0,l+.0034),metal,parent=q,n=32,bevel=.0005); return q
def fillet(P,r,n=8):
    """a path in a plane whose corners are rounded, as a press brake leaves them"""
    P=[Vector((p[0],p[1],0)) for p in P]; o=[P[0]]
    for a,b,c in zip(P,P[1:],P[2:]):
        u,v=(a-b).normalized(),(c-b).normalized(); t=r/math.tan(max(.05,u.angle(v)/2)); p,q=b+u*t,b+v*t
        for k in range(n+1): s=k/n; o.append(p*(1-s)**2+b*2*s*(1-s)+q*s*s)
    return [(p.x,p.y) for p in o+[P[-1]]]
def bar(name,P,w,t,m,parent=None,bevel=.0012,rot=(0,0,0),at=(0,0,0)):
    """flat bar w wide (along y) and t thick, bent along a path in x and z"""
    n=len(P); v=[]; f=[]
    for i,(x,z) in enumerate(P):
        a,b=P[max(0,i-1)],P[min(n-1,i+1)]; d=Vector((b[0]-a[0],b[1]-a[1])).normalized(); k=Vector((-d.y,d.x))*t/2
        for s,y in ((1,-w/2),(1,w/2),(-1,w/2),(-1,-w/2)): v.append((x+s*k.x,y,z+s*k.y))
    for i in range(n-1):
        for k in range(4): f.append((4*i+k,4*i+(k+1)%4,4*i+4+(k+1)%4,4*i+4+k))
    f+=[(3,2,1,0),tuple(4*n-4+k for k in range(4))]; o=mesh(name,v,f,m,bevel,True); o.parent=parent; o.rotation_euler=rot; o.location=at; return o
def louvre(at,l,h,depth,m,dark,parent,side=1):
    """a louvre pressed out of sheet that looks along x (side -1: along -x): closed above and at its ends, open below"""
    x,y,z=at; nu,nt=24,8; v=[]; f=[]
    for j in range(nt+1):
        t=j/nt
        for i in range(nu+1):
            u=2*i/nu-1; d=depth*(1-abs(u)**7)**.5; v.append((x+side*d*math.sin(t*math.pi/2)**.8,y+u*l/2,z+h/2-h*t*(1-.12*abs(u)**6)))
    for j in range(nt):
        for i in range(nu): f.append((j*(nu+1)+i,j*(nu+1)+i+1,(j+1)*(nu+1)+i+1,(j+1)*(nu+1)+i))
    o=mesh('louvre',v,f,m,smooth=True); o.parent=parent; s=o.modifiers.new('s','SOLIDIFY'); s.thickness=.0009; s.offset=0
    box('slit',(.0012,l*.96,h*.5),(x+side*.0002,y,z-h*.28),dark,.0004,parent=parent); return o
def word(t,size,at,rot,m,parent,align='CENTER'):
    """printed, too small to matter, but ink is never quite missing from a machine"""
    c=bpy.data.curves.new('w','FONT'); c.body=t; c.size=size; c.align_x=align; c.align_y='CENTER'; c.extrude=.00005; c.space_character=1.08; c.materials.append(m); o=link(bpy.data.objects.new('w',c)); o.location=at; o.rotation_euler=rot; o.parent=parent; return o
def powder(name,c='#1b1c1e',rough=.52,grain=.5,scale=620,dust=.10):
    """powder coat: one even colour, the fine pebble of its skin, a little dust where it looks up; edges a touch paler, as the coat is thin there"""
    m=bpy.data.materials.get(name)
    if m: return m
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0])
    d=G.op('MULTIPLY',G.ramp(sp.outputs['Z'],.5,1.,0,dust),G.ramp(G.noise(P,16,6,.7),.35,.7,.35,1.)); bv=N('ShaderNodeBevel'); bv.samples=4; bv.inputs['Radius'].default_value=.0035; dt=N('ShaderNodeVectorMath'); dt.operation='DOT_PRODUCT'; L(bv.outputs[0],dt.inputs[0]); L(ge.outputs['Normal'],dt.inputs[1]); edge=G.op('MULTIPLY',G.ramp(dt.outputs['Value'],.985,.86),G.ramp(G.noise(P,45,5,.7),.42,.66,.10,.75))
    L(G.mix(edge,G.mix(d,G.value(c,G.ramp(G.noise(P,5,3),.3,.7,.95,1.05)),'#8c8983'),'#5b5a58'),b.inputs['Base Color']); setin(b,'Specular',.45); L(G.op('ADD',G.ramp(G.noise(P,9,4,.6),.3,.7,rough-.05,rough+.05),G.op('MULTIPLY',d,.6)),b.inputs['Roughness'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=grain; bp.inputs['Distance'].default_value=.0005; L(G.noise(P,scale,2,.55),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m

# People as signs of life: out of focus, against the light or far away; never near enough for a face
from roomkit import *
def blob(name,chains,m,parent=None,voxel=.014,rounds=8,folds=0.):
    """one soft body grown around chains of (point, radius): capsules melted together"""
    v=[];f=[]; n=14
    for ch in chains:
        for (p,r),(p2,r2) in zip(ch,ch[1:]):
            p,p2=Vector(p),Vector(p2); d=p2-p; L=max(d.length,1e-4); z=d/L; x=z.orthogonal().normalized(); y=z.cross(x)
            prof=[(r*math.cos(t),-r*math.sin(t)) for t in (1.5,1.1,.6,.25,0)]+[(r2*math.cos(t),L+r2*math.sin(t)) for t in (0,.25,.6,1.1,1.5)]; b=len(v)
            for rr,h in prof: v+=[p+z*h+(x*math.cos(2*math.pi*i/n)+y*math.sin(2*math.pi*i/n))*rr for i in range(n)]
            k=len(prof)
            f+=[(b+j*n+i,b+j*n+(i+1)%n,b+(j+1)*n+(i+1)%n,b+(j+1)*n+i) for j in range(k-1) for i in range(n)]+[tuple(b+i for i in reversed(range(n))),tuple(b+(k-1)*n+i for i in range(n))]
    o=mesh(name,v,f,m); o.parent=parent; r_=o.modifiers.new('r','REMESH'); r_.mode='VOXEL'; r_.voxel_size=voxel; r_.use_smooth_shade=True
    s_=o.modifiers.new('s','SMOOTH'); s_.factor=.5; s_.iterations=rounds
    if folds:
        t=bpy.data.textures.new(name,'CLOUDS'); t.noise_scale=.13; t.noise_depth=2; d=o.modifiers.new('d','DISPLACE'); d.texture=t; d.texture_coords='GLOBAL'; d.strength=folds; d.mid_level=.5
    return o
def limb(rings, m, n=28, folds=(), seed=0., steps=7):
    """cloth around a limb: rings of (point, half its width, half its depth), each square to the way; folds: (height, how far, how deep)"""
    at = lambda k: (Vector(rings[k][0]), rings[k][1], rings[k][2])
    path = []
    for k in range(len(rings) - 1):
        a, b, c, d = (at(min(max(j, 0), len(rings) - 1)) for j in (k - 1, k, k + 1, k + 2))
        for i in range(steps + (k == len(rings) - 2)):
            t = i / steps
            spline = lambda p, q, r, s: .5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
            path.append((spline(a[0], b[0], c[0], d[0]), spline(a[1], b[1], c[1], d[1]), spline(a[2], b[2], c[2], d[2])))
    v = []
    for k, (p, w, h) in enumerate(path):
        along = (path[min(k + 1, len(path) - 1)][0] - path[max(k - 1, 0)][0]).normalized()
        x = (Vector((1, 0, 0)) - along * along.x).normalized()
        y = along.cross(x)
        for i in range(n):
            t = 2 * math.pi * i / n
            deep = .004 + sum(d * math.exp(-((p.z - z) / far) ** 2) for z, far, d in folds)
            r = deep * noise.noise(Vector((math.cos(t) * 1.1 + seed, math.sin(t) * 1.1, p.z * 17 + .8 * math.sin(t + seed))))
            v.append(p + x * (w + r) * math.cos(t) + y * (h + r) * math.sin(t))
    k = len(path)
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(k - 1) for i in range(n)]
    return mesh('limb', v, f + [tuple(reversed(range(n))), tuple((k - 1) * n + i for i in range(n))], m, smooth=True)
def wool(c): return mat('coat'+c,c,.92,var=0,bump=.35,bscale=70,sheen=.35,colvar=0)
HAIR=('#17120e','#1d1611','#0f0d0c','#2a1c13','#3a3532')
def head(e,q,z,style,skin):
    """a head that looks along +y, its neck at z"""
    h=empty('h',(0,.015,z),q.uniform(-.35,.35),e); h.rotation_euler=(q.uniform(-.12,.06),q.uniform(-.1,.1),h.rotation_euler[2]); hm=mat('hair%d'%q.randrange(5),HAIR[q.randrange(5)],.55,var=0,sheen=.15,bump=.5,bscale=160)
    blob('skin',[[((0,-.005,-.1),.056),((0,.005,.06),.054)],[((0,.02,.13),.074),((0,.005,.19),.086)],[((0,.05,.09),.05),((0,.05,.12),.055)],[((-.083,.005,.135),.016),((-.086,-.006,.165),.017)],[((.083,.005,.135),.016),((.086,-.006,.165),.017)]],skin,h,.009,4)
    for x,y,z,w_,hh in ((-.033,.082,.158,.03,.012),(.033,.082,.158,.03,.012),(0,.096,.128,.018,.03),(0,.088,.088,.036,.009)): box('fc',(w_,.014,hh),(x,y,z),mat('facem','#4a2c20',.6,var=0),.004,parent=h)   # brows, nose, mouth: for a face out of focus
    cap=[[((0,-.012,.155),.088),((0,-.002,.2),.092)],[((-.03,-.03,.13),.058),((.03,-.03,.13),.058)]]
    if style==1: cap+=[[((0,-.07,.24),.05),((0,-.09,.255),.045)]]
    elif style==2: cap+=[[((x,-.035,.15),.055),((x*1.15,-.045,-.02),.05),((x,-.05,-.12),.035)] for x in (-.05,0,.05)]
    elif style==3: cap+=[[((0,-.09,.19),.03),((0,-.13,.1),.028),((0,-.12,-.06),.014)]]
    blob('hair',cap,hm,h,.009,3,.008); return h
def seated(at,rz,q,c,style):
    """somebody on a chair, facing +y: hands on the knees"""
    e=empty('p',at,rz); s_=q.uniform(.94,1.05); e.scale=(s_*q.uniform(.95,1.06),s_,s_); l=q.uniform(-.03,.03)
    blob('body',[[((-.11,0,.52),.13),((-.1+l,-.02,.78),.115),((-.1+l,-.02,.98),.095)],[((.11,0,.52),.13),((.1+l,-.02,.78),.115),((.1+l,-.02,.98),.095)],[((l,-.01,.55),.12),((l,-.015,.98),.105),((l,-.01,1.07),.07)],
        [((-.17+l,-.015,1.025),.068),((.17+l,-.015,1.025),.068)],[((-.19+l,0,1.0),.068),((-.235,.03,.72),.056),((-.15,.26,.6),.045)],[((.19+l,0,1.0),.068),((.235,.03,.72),.056),((.15,.26,.6),.045)],[((-.1,.05,.5),.1),((-.11,.46,.5),.075)],[((.1,.05,.5),.1),((.11,.46,.5),.075)],[((-.11,.46,.48),.07),((-.11,.44,.1),.045)],[((.11,.46,.48),.07),((.11,.44,.1),.045)]],wool(c),e,.016,7,.03)
    for x in (-.1,.1): blob('hand',[[((x*1.4,.27,.6),.034),((x*.5,.33,.6),.03)]],mat('skinm','#8a5a42',.5,var=0),e,.012,3)
    head(e,q,1.13,style,mat('skinm','#8a5a42',.5,var=0)); return e
def baked(e):
    """the person as plain meshes in its own place, to be copied: (mesh, ...)"""
    bpy.context.view_layer.update(); dg=bpy.context.evaluated_depsgraph_get(); out=[]; back=e.matrix_world.inverted()
    for o in [o for o in e.children_recursive if o.type in ('MESH','CURVE')]:
        me=bpy.data.meshes.new_from_object(o.evaluated_get(dg)); me.transform(back@o.matrix_world); out.append(me)
    for o in list(e.children_recursive)+[e]: bpy.data.objects.remove(o)
    return out
def place(meshes,at,rz=0,k=1.):
    e=empty('person',at,rz); e.scale=(k,k,k)
    for me in meshes: link(bpy.data.objects.new('pm',me)).parent=e
    return e

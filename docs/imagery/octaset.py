"""What stands in the light of `about-behind-octa`: a leather armchair that is sat in, a woven rug; a wall of slats far behind it.

The leather of each cushion is cut a little too large for its welt, blown up and sat on once (`panel`, kept in out/), so that it has
the folds of hide and not of a formula.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from cloths import grid, run, solid
from graph import Graph
from house import nodes
from joinery import planed
from roomkit import *

KEPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out')


def leather(c='#40210f'):
    """hide: paler and smoother where people sit, darker in its folds, pores, its gloss as uneven as its wear"""
    m, b, N, L = nodes('hide')
    G = Graph(N, L)
    P = N('ShaderNodeTexCoord').outputs['Object']
    at = N('ShaderNodeAttribute')
    at.attribute_name = 'fold'   # above what is round it, or below: 0 to 1
    high, low = G.ramp(at.outputs['Fac'], .52, .80), G.ramp(at.outputs['Fac'], .48, .20)
    patch = G.ramp(G.noise(P, 4.5, 4, .6), .35, .70, .55, 1.)
    worn = G.op('MULTIPLY', G.op('ADD', G.op('MULTIPLY', high, .45), .35), patch)
    c = G.mix(G.op('MULTIPLY', worn, .60), G.value(c, G.op('MULTIPLY', G.ramp(G.noise(P, 9, 5, .6), .3, .7, .90, 1.07), G.ramp(G.noise(P, 60, 3, .6), .3, .7, .93, 1.06))), '#a8683a')
    c = G.mix(G.op('MULTIPLY', low, .30), c, '#241006')
    scratch = None
    for sc, rot in ((7., .4), (6., 1.7), (8., -.6)):
        mp = N('ShaderNodeMapping')
        mp.inputs['Scale'].default_value, mp.inputs['Rotation'].default_value = (.8, 26, 1), (0, 0, rot)
        L(P, mp.inputs[0])
        k = G.ramp(G.noise(mp.outputs[0], sc, 2), .68, .72)
        scratch = k if scratch is None else G.op('MAXIMUM', scratch, k)
    c = G.mix(G.op('MULTIPLY', scratch, G.ramp(G.noise(P, 8, 3), .45, .65, 0, .16)), c, '#8a6038')
    L(c, b.inputs['Base Color'])
    L(G.op('ADD', G.op('SUBTRACT', .40, G.op('MULTIPLY', worn, .10)), G.op('ADD', G.ramp(G.noise(P, 26, 4, .6), .3, .7, -.05, .06), G.op('MULTIPLY', scratch, .12))), b.inputs['Roughness'])
    setin(b, 'Specular', .5)
    cell = N('ShaderNodeTexVoronoi')
    cell.inputs['Scale'].default_value = 210
    L(P, cell.inputs['Vector'])
    bump = N('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .45, .003
    L(G.op('ADD', G.op('MULTIPLY', cell.outputs['Distance'], .22), G.op('ADD', G.noise(P, 34, 5, .62), G.op('MULTIPLY', G.noise(P, 95, 3, .6), .3))), bump.inputs['Height'])
    L(bump.outputs[0], b.inputs['Normal'])
    return m


def rounded(W, D, r, n):
    """points of a grid, drawn in to a rectangle with round corners"""
    x, y = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n))
    s = np.maximum(np.abs(x), np.abs(y)) + 1e-9
    u, v, k = np.abs(x) / s, np.abs(y) / s, 2 * r / min(W, D)
    # where a ray through the point meets the corner's arc
    q, c = u * u + v * v, (u + v) * (1 - k)
    t = np.where(np.minimum(u, v) > 1 - k, (c + np.sqrt(np.maximum(c * c - q * (2 * (1 - k) ** 2 - k * k), 0))) / q, 1)
    f = 1 + (t - 1) * s ** 2
    return x * f * W / 2, y * f * D / 2


def panel(name, W, D, puff, sat=(), more=.035, n=120, frames=70, seed=0):
    """the leather of a cushion: sewn to its welt, too large by `more`, blown up; sat: (x, y, how wide, deep, how far down) of who sat there"""
    kept = os.path.join(KEPT, f'hide-{name}.npy')
    if not os.path.exists(kept):
        x, y = rounded(W, D, .055, n)
        t = np.minimum(np.arange(n), np.arange(n)[::-1])
        e = np.minimum(1, np.minimum.outer(t, t) / 15)
        z = e * (.02 + np.array([[.004 * noise.noise(Vector((x[j, i] * 9, y[j, i] * 9, seed))) for i in range(n)] for j in range(n)]))
        o = mesh('hide', [tuple(map(float, p)) for p in np.stack([x, y, z], -1).reshape(-1, 3)], grid(n - 1, n - 1), None, smooth=True)
        pin = o.vertex_groups.new(name='pin')
        pin.add([j * n + i for j in range(n) for i in range(n) if j in (0, n - 1) or i in (0, n - 1)], 1., 'REPLACE')
        cm = o.modifiers.new('cl', 'CLOTH')
        st = cm.settings
        st.vertex_group_mass = 'pin'
        st.quality, st.mass, st.air_damping = 7, .5, 3
        st.tension_stiffness = st.compression_stiffness = 40
        st.shear_stiffness, st.bending_stiffness = 20, 14.
        st.tension_damping = st.compression_damping = 12
        st.bending_damping = 2
        st.shrink_min = -more
        st.effector_weights.gravity = 0   # what fills it carries it
        st.use_pressure, st.uniform_pressure_force = True, puff
        solids = []
        for sx, sy, wide, deep, down in sat:   # from above, until it is as far down as that
            bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=32, radius=1)
            q = bpy.context.object
            q.scale = (wide, deep, .22)
            q.location = (sx, sy, .55)
            q.keyframe_insert('location', frame=12)
            q.location = (sx, sy, .22 + .07 - down)
            q.keyframe_insert('location', frame=45)
            solid(q, 30, .004)
            solids.append(q)
        p = run(o, frames, 0).reshape(n, n, 3)
        for q in (o, *solids): bpy.data.objects.remove(q)
        bpy.context.scene.frame_set(1)
        os.makedirs(KEPT, exist_ok=True)
        np.save(kept, p)
    return np.load(kept)


def cushion(name, size, at, rot, parent, m, welt, puff, sat=(), more=.035, seed=0):
    """a cushion: the panel above, a band all round that gives where it is pressed, a welt on both its edges"""
    W, D, H = size
    e = empty('cushion', at, 0, parent)
    e.rotation_euler = rot
    p = panel(name, W, D, puff, sat, more, seed=seed)
    n = p.shape[0]
    z = gaussian_filter(p[..., 2], .7)
    fold = np.clip(.5 + (z - gaussian_filter(z, 4.)) / .006, 0, 1)
    q = p.copy()
    q[..., 2] = z + H / 2
    o = mesh('hidec', [tuple(map(float, t)) for t in q.reshape(-1, 3)], grid(n - 1, n - 1), m, smooth=True)
    o.parent = e
    o.data.attributes.new('fold', 'FLOAT', 'POINT').data.foreach_set('value', fold.astype(np.float32).ravel())
    s = o.modifiers.new('s', 'SUBSURF')
    s.levels = s.render_levels = 1
    ring = [(0, i) for i in range(n)] + [(j, n - 1) for j in range(1, n)] + [(n - 1, i) for i in range(n - 2, -1, -1)] + [(j, 0) for j in range(n - 2, 0, -1)]
    edge = [Vector(map(float, (q[j, i, 0], q[j, i, 1], H / 2))) for j, i in ring]
    k, rows, v, fo = len(edge), 14, [], []
    for r in range(rows + 1):
        t = r / rows
        for i, c in enumerate(edge):
            out = Vector((c.x, c.y, 0)).normalized()
            a = 6.2832 * i / k
            # it bulges, and buckles in short upright folds where the weight is
            w = .016 * math.sin(math.pi * t) ** .8 + .0035 * math.sin(math.pi * t) * noise.noise(Vector((math.cos(a) * 7, math.sin(a) * 7, t * 1.2 + seed))) + .0016 * math.sin(math.pi * t) * noise.noise(Vector((math.cos(a) * 26, math.sin(a) * 26, t * 1.5)))
            v.append(c + out * w - Vector((0, 0, H * t)))
            fo.append(.5 + 55 * (w - .016 * math.sin(math.pi * t) ** .8))
    o = mesh('band', v, [(r * k + i, (r + 1) * k + i, (r + 1) * k + (i + 1) % k, r * k + (i + 1) % k) for r in range(rows) for i in range(k)], m, smooth=True)
    o.parent = e
    o.data.attributes.new('fold', 'FLOAT', 'POINT').data.foreach_set('value', np.clip(fo, 0, 1).astype(np.float32))
    o = mesh('under', [c - Vector((0, 0, H)) for c in edge], [tuple(reversed(range(k)))], m)
    o.parent = e
    for zz in (H / 2, -H / 2):
        pts = [(c.x * 1.006 + .0012 * noise.noise(Vector((i * .09, zz, 1))), c.y * 1.006 + .0012 * noise.noise(Vector((i * .09, zz, 7))), zz + .0016 * noise.noise(Vector((i * .06, zz, seed)))) for i, c in enumerate(edge[::3])]
        curve('welt', pts + pts[:2], .0062, welt, e, 6)
    return e


def limb(name, path, m, parent, n=28, power=2.6):
    """a piece of worked wood: path of (x, y, z, half width along x, half thickness across) with round edges"""
    P = [Vector(p[:3]) for p in path]
    v = []
    for i, (x, y, z, a, b) in enumerate(path):
        d = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        X = Vector((0, 1, 0) if abs(d.x) > .8 else (1, 0, 0))
        X = (X - d * X.dot(d)).normalized()
        Y = d.cross(X)
        for k in range(n):
            t = 6.2832 * k / n
            c, s = math.cos(t), math.sin(t)
            v.append(P[i] + X * (a * math.copysign(abs(c) ** (2 / power), c)) + Y * (b * math.copysign(abs(s) ** (2 / power), s)))
    f = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(path) - 1) for k in range(n)]
    f += [tuple(reversed(range(n))), tuple((len(path) - 1) * n + k for k in range(n))]
    o = mesh(name, v, f, m, smooth=True)
    o.parent = parent
    return o


def spline(P, n=7):
    """through each of the points, all their measures"""
    Q = [P[0], *P, P[-1]]
    out = []
    for i in range(1, len(Q) - 2):
        for k in range(n):
            t = k / n
            out.append(tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(Q[i - 1], Q[i], Q[i + 1], Q[i + 2])))
    return out + [tuple(P[-1])]


def armchair(at, rz):
    """an armchair of two leather cushions in an open frame of walnut: tapered legs, arms worked like paddles, rails let into them"""
    e = empty('chair', at, rz)
    hide = leather()
    welt = mat('welt', '#5c3018', .42, var=.1, vscale=30)
    long, tall, wide = planed('walnuty', '#4d2c1a', 1, .42), planed('walnutz', '#4d2c1a', 2, .42), planed('walnutx', '#4d2c1a', 0, .42)
    cushion('seat', (.585, .62, .125), (0, -.02, .40), (math.radians(5), 0, 0), e, hide, welt, 3.2, ((-.02, .02, .25, .25, .030),), .017, 1.)
    cushion('back', (.585, .56, .115), (0, .305, .715), (math.radians(74), 0, 0), e, hide, welt, 2.4, ((.01, .0, .30, .30, -.002),), .013, 5.)
    for s in (-1, 1):
        limb('front', spline([(s * .375, -.335, 0, .0135, .0135), (s * .368, -.318, .20, .019, .019), (s * .362, -.300, .42, .0215, .0215), (s * .362, -.290, .604, .017, .017)]), tall, e)
        limb('rear', spline([(s * .378, .475, 0, .0135, .0135), (s * .368, .42, .22, .019, .019), (s * .358, .375, .44, .0215, .0225), (s * .350, .415, .66, .019, .021), (s * .342, .505, .99, .014, .016)]), tall, e)
        limb('arm', spline([(s * .352, .440, .588, .011, .011), (s * .358, .36, .596, .017, .0125), (s * .366, .10, .606, .023, .0135), (s * .374, -.18, .606, .036, .0135), (s * .374, -.325, .598, .041, .0125), (s * .372, -.385, .590, .030, .0105), (s * .371, -.402, .587, .012, .006)]), long, e, power=2.9)
        limb('side', spline([(s * .362, -.30, .335, .0115, .020), (s * .362, .03, .325, .012, .024), (s * .360, .38, .305, .0115, .020)]), long, e, power=3.4)
    for y, z, b in ((-.298, .335, .021), (.375, .305, .021)): limb('rail', spline([(x, y, z, .0125, b) for x in (-.352, -.12, .12, .352)]), wide, e, power=3.4)
    limb('top', spline([(-.338, .497, .955, .012, .021), (-.16, .522, .965, .012, .027), (.16, .522, .965, .012, .027), (.338, .497, .955, .012, .021)]), wide, e, power=3.)
    for k in range(7):
        x = -.27 + .09 * k
        limb('spindle', spline([(x, .376, .305, .006, .006), (x, .43, .66, .0085, .0085), (x, .516, .945, .006, .006)]), tall, e, 14)
    return e


def rug(at, rz, size=(2.7, 1.95), wool=('#a3927a', '#8b7a63'), stripe='#4c3a31', ends='#a89a82', pile=None, tassels=130):
    """a flat-woven rug: stripes, undyed wool if nothing is said, fringes, waves in it and one corner that does not lie; pile: another cloth; tassels: how many at each end"""
    e = empty('rug', at, rz)
    X, Y = size[0] / 2, size[1] / 2
    m, b, N, L = nodes('weave')
    G = Graph(N, L)
    P = N('ShaderNodeTexCoord').outputs['Object']
    sp = N('ShaderNodeSeparateXYZ')
    L(P, sp.inputs[0])
    x = G.op('ABSOLUTE', sp.outputs['X'])
    band = lambda at, wide: G.ramp(G.op('ABSOLUTE', G.op('SUBTRACT', x, at)), wide, wide - .006)
    dark = G.op('MAXIMUM', G.op('MAXIMUM', band(X - .16, .035), band(X - .26, .014)), band(X - .52, .05))
    thread = G.noise(P, 1., 3, .6, (26, 260, 1))
    c = G.mix(G.noise(P, 2.2, 4), *wool)
    c = G.mix(G.op('MULTIPLY', dark, .8), c, stripe)
    L(G.value(c, G.op('MULTIPLY', G.ramp(thread, .3, .7, .72, 1.2), G.ramp(G.noise(P, 6, 5, .65), .3, .7, .85, 1.1))), b.inputs['Base Color'])
    setin(b, 'Roughness', .95)
    bump = N('ShaderNodeBump')
    bump.inputs['Strength'].default_value = .7
    bump.inputs['Distance'].default_value = .006
    L(thread, bump.inputs['Height'])
    L(bump.outputs[0], b.inputs['Normal'])

    def height(x, y):
        wave = .007 * max(0, noise.noise(Vector((x * 1.7, y * .8, 3)))) + .003 * max(0, noise.noise(Vector((x * 5, y * 2, 8))))
        corner = max(0, 1 - math.hypot(x + X, y + Y) / .30)
        return .006 + wave + .035 * corner ** 1.6
    nx, ny = 90, 66
    v = [(X * (2 * i / nx - 1) + .012 * noise.noise(Vector((j * .09, i * .05, 1))), Y * (2 * j / ny - 1) + .014 * noise.noise(Vector((i * .07, j * .05, 5))), height(X * (2 * i / nx - 1), Y * (2 * j / ny - 1))) for j in range(ny + 1) for i in range(nx + 1)]
    o = mesh('weave', v, [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)], pile or m, smooth=True)
    o.parent = e
    thick = o.modifiers.new('t', 'SOLIDIFY')
    thick.thickness = .007
    q = random.Random(4)
    fringe = []
    for sx in (-1, 1):
        for k in range(tassels):
            y = -Y + .01 + k * (2 * Y - .02) / 129
            fringe.append(((.05 + .03 * q.random(), .007, .006), (sx * (X + .03 + .01 * q.random()), y + q.uniform(-.004, .004), .005)))
    if fringe: boxes('fringe', fringe, mat('fringe', ends, .95, var=0)).parent = e
    return e

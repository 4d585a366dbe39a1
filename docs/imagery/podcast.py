"""The podcast table from near, for `about-podcast`: one microphone on its arm, the room behind out of focus.

What is sharp was used: the body's paint is rubbed at its edges and dusty where it looks up (`worn`), lint hangs in the
foam, the yoke is bent sheet (`strap`), the cable hangs by its own weight. The table is made of boards that run away from
the lens (`table`): along the frame their grain is streaks.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from fx6 import paint
from grip import grooves
from house import nodes
from kitchen import sawn
from roomkit import *

T, FAR = .825, 2.7


def along(o, d): o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = Vector(d).normalized().to_track_quat('Z', 'Y'); return o


def cells():
    """open cells, one and a half millimetres wide: walls that catch light, holes that do not"""
    m, b, N, L = nodes('foamp'); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; v = N('ShaderNodeTexVoronoi'); v.feature = 'DISTANCE_TO_EDGE'; v.inputs['Scale'].default_value = 620; L(P, v.inputs['Vector']); hole = G.ramp(v.outputs['Distance'], .06, .26)
    # dust and lint in it where nobody brushes it off
    ge = N('ShaderNodeNewGeometry'); sp = N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'], sp.inputs[0]); grey = G.op('MULTIPLY', G.op('MULTIPLY', G.ramp(sp.outputs['Z'], .1, 1, .05, .34), G.ramp(G.noise(P, 90, 4, .7), .40, .66)), G.op('SUBTRACT', 1., G.op('MULTIPLY', hole, .8)))
    k = G.mix(hole, G.value('#2e2f32', G.ramp(G.noise(P, 60, 4), .3, .7, .82, 1.15)), '#0b0b0c'); L(G.mix(grey, k, '#7c766d'), b.inputs['Base Color']); setin(b, 'Roughness', .95); setin(b, 'Specular', .2); setin(b, 'Sheen', .12)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .8; bp.inputs['Distance'].default_value = .0009; L(G.op('SUBTRACT', G.op('MULTIPLY', G.noise(P, 900, 2), .4), hole), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


def foam(parent, r, z0, z1, seed=0.):
    """a windscreen of open foam: round at its end, cell by cell, pressed a little out of shape"""
    nu, nv = 220, 110; v = []; L_ = z1 - z0; R = .018; round_ = R * math.pi / 2
    for j in range(nv + 1):
        a = j / nv * (L_ - R + round_ + r - R)
        if a < L_ - R: rr, z, nr, nz = r - .0015 * math.exp(-a / .006), z0 + a, 1, 0
        elif a < L_ - R + round_: b = (a - (L_ - R)) / R; rr, z, nr, nz = r - R + R * math.cos(b), z1 - R + R * math.sin(b), math.cos(b), math.sin(b)
        else: rr, z, nr, nz = max(.0004, r - R - (a - (L_ - R + round_))), z1, 0, 1
        for i in range(nu): u = 6.2832 * i / nu; p = Vector((rr * math.cos(u), rr * math.sin(u), z)); d = .00025 * noise.noise(p * 300 + Vector((seed, 0, 0))) + .0010 * noise.noise(p * 45); v.append((p.x + nr * d * math.cos(u), p.y + nr * d * math.sin(u), p.z + nz * d))
    f = [(j * nu + i, j * nu + (i + 1) % nu, (j + 1) * nu + (i + 1) % nu, (j + 1) * nu + i) for j in range(nv) for i in range(nu)] + [tuple(nv * nu + i for i in range(nu))]
    mesh('foam', v, f, cells(), smooth=True).parent = parent
    # lint: a few short fibres that stand off it
    q = random.Random(int(seed * 10) + 5)
    for i in range(46):
        u, z = q.uniform(0, 6.28), z0 + q.uniform(.002, L_ - R * .7); n = Vector((math.cos(u), math.sin(u), 0)); p = n * r + Vector((0, 0, z)); t = Vector((q.gauss(0, 1), q.gauss(0, 1), q.gauss(0, 1))).normalized(); l = q.uniform(.002, .0055)
        curve('lint', [p, p + n * l * .25 + t * l * .4, p + n * l * q.uniform(.1, .5) + t * l], .00005, mat('lint', '#b8b2a8', .9, var=0), parent, 4)


def strap(path, wide, w, t, m, parent=None, seg=7):
    """sheet bent along a path: w wide in the direction `wide`, t thick, its edges broken"""
    P = [Vector(p) for p in path]; wide = Vector(wide).normalized(); v = []; r = t * .32
    ring = [(sx * (w / 2 - r) + r * math.cos(a), sy * (t / 2 - r) + r * math.sin(a)) for sx, sy, a0 in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)) for a in ((a0 + k / 4) * math.pi / 2 for k in range(5))]
    for i, p in enumerate(P):
        d = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized(); n = d.cross(wide).normalized(); end = min(i, len(P) - 1 - i); k = math.sqrt(max(.02, 1 - (1 - end / seg)**2)) if end < seg else 1.   # ends round
        v += [tuple(p + wide * a * k + n * b) for a, b in ring]
    k = len(ring); f = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j) for i in range(len(P) - 1) for j in range(k)] + [tuple(reversed(range(k))), tuple((len(P) - 1) * k + j for j in range(k))]
    o = mesh('strap', v, f, m, smooth=True); o.parent = parent; return o


def bent(points, r, n=9):
    """a path of straights whose corners are bent to the radius r"""
    P = [Vector(p) for p in points]; out = []
    def run(a, b, k): out.extend(a.lerp(b, i / k) for i in range(k))
    last = P[0]
    for a, b, c in zip(P, P[1:], P[2:]):
        u, v = (a - b).normalized(), (c - b).normalized(); h = u.angle(v) / 2; s = r / math.tan(h); p, q = b + u * s, b + v * s; run(last, p, 10); m = b + (u + v).normalized() * r / math.sin(h)
        for i in range(n): t = i / n; x = ((p - m).normalized() * (1 - t) + (q - m).normalized() * t).normalized(); out.append(m + x * r)
        last = q
    run(last, P[-1], 10); return out + [P[-1]]


def sheath():
    """the cable's jacket: soft plastic, a little gloss, dust and the bend of years"""
    m, b, N, L = nodes('sheathp'); G = Graph(N, L); P = N('ShaderNodeNewGeometry').outputs['Position']; L(G.mix(G.ramp(G.noise(P, 240, 3, .7), .52, .72, 0, .35), G.value('#1e1f21', G.ramp(G.noise(P, 40, 3), .3, .7, .85, 1.2)), '#6a655e'), b.inputs['Base Color']); L(G.ramp(G.noise(P, 60, 4), .3, .7, .34, .58), b.inputs['Roughness']); setin(b, 'Specular', .45)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .3; bp.inputs['Distance'].default_value = .0004; L(G.noise(P, 700, 2), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


def worn(name, c='#26272a', rough=.40, dust=.30, wear=.8): return bpy.data.materials.get(name) or paint(name, c, rough, .30, 2600, dust, wear, .00007)


def broadcast_mic(g, at, d, elbow, base, near=True):
    """a broadcast microphone in its yoke at the end of a sprung arm; d: where it points, elbow and base: the arm's joints"""
    at, d, elbow, base = Vector(at), Vector(d).normalized(), Vector(elbow), Vector(base); m = along(empty('mic', at), d); bd = worn('micchar'); st = mat('stp', '#9a9a98', .30, metal=1, var=.14, vscale=160, bump=.05, bscale=900)
    foam(m, .0312, .0335, .114, at.x * 9)
    lathe('body', [(.012, -.098), (.0235, -.097), (.0262, -.0935), (.0268, -.088), (.0268, -.030), (.0262, -.028), (.0262, -.024), (.0276, -.022), (.0276, .022), (.0300, .026), (.0300, .034), (.028, .036)], (0, 0, 0), bd, 128, parent=m, bevel=.0007)
    for k in range(9): lathe('rib', [(.0266, -.0016), (.0277, -.0010), (.0277, .0010), (.0266, .0016)], (0, 0, -.083 + .0062 * k), bd, 128, parent=m, bevel=.0002)
    lathe('ring', [(.0299, .0275), (.0306, .028), (.0306, .0318), (.0299, .0322)], (0, 0, 0), mat('ringp', '#b5774a', .30, metal=.9, var=.14, vscale=90, bump=.04, bscale=900), 128, parent=m, bevel=.0003)
    # the yoke: bent sheet about the body, screws with a knurl at its pivots, up to the arm
    side = d.cross(Vector((0, 0, 1))).normalized(); up = side.cross(d).normalized(); hub = at - d * .006; top = hub + up * .070; sheet = worn('strapp', '#222327', .36, .22, 1.)
    strap(bent([hub + side * .0335 - up * .0085, hub + side * .0335 + up * .066, hub - side * .0335 + up * .066, hub - side * .0335 - up * .0085], .017), d, .0150, .0027, sheet)
    for sg in (-1, 1):
        p = hub + side * .0400 * sg; along(cyl('kn', .0104, .009, p, g['blackm'], n=64, bevel=.0012), side); e = along(empty('kne', p), side); r_ = grooves(.0104, -.0042, .0042, 32, g['blackm'], (0, 0, 0), e, .0009); r_.rotation_euler = (math.pi / 2, 0, 0)
        along(cyl('cap', .0062, .0016, p + side * .0050 * sg, st, n=40, bevel=.0004), side); along(cyl('hex', .0026, .0006, p + side * .0058 * sg, mat('holep', '#08080a', .8, var=0), n=6, bevel=.0001), side); along(cyl('wash', .0098, .0012, hub + side * .0355 * sg, st, n=40, bevel=.0003), side)
    along(cyl('boss', .0092, .010, top + up * .001, sheet, n=56, bevel=.001), up); along(cyl('nut', .0122, .008, top + up * .0095, mat('nutp', '#b9924f', .3, metal=1, var=.14, vscale=120), n=6, bevel=.0007), up); along(cyl('neck', .0066, .016, top + up * .020, st, n=40, bevel=.0006), up)
    head = top + up * .034
    # the arm: two beams of square tube, springs under them, joints with wide screws
    for a, b in ((head, elbow), (elbow, base + Vector((0, 0, .10)))):
        L_ = b - a; n_ = L_.normalized(); sd = n_.cross(Vector((0, 0, 1))).normalized(); u_ = sd.cross(n_)
        o = box('beam', (.017, .012, L_.length - .02), (a + b) / 2, worn('beamp', '#232427', .36, .30, 1.), .0022); o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = Matrix((sd, u_, n_)).transposed().to_quaternion()
        for k in (-1, 1):
            o0 = a + n_ * .03 + sd * .0145 * k - u_ * .004; o1 = a + n_ * (L_.length * .62) + sd * .0145 * k - u_ * .004; nn = int((o1 - o0).length / .0011); R_ = .0046
            if near: curve('spr', [tuple(o0.lerp(o1, t / nn) + (sd * math.cos(t * 1.35) + u_ * math.sin(t * 1.35)) * R_) for t in range(nn + 1)], .00085, st, None, 2)
            else: tube('spr', o0, o1, .005, st, None, 12)
            for e_ in (o0, o1): along(cyl('pin', .003, .012, e_, st, n=16, bevel=.0004), sd)
        for p in (a, b): along(cyl('jt', .0125, .030, p, worn('jointp', '#1d1e21', .42, .25, .9), n=56, bevel=.0016), sd); along(cyl('jw', .0092, .0335, p, st, n=48, bevel=.0004), sd); along(cyl('js', .0056, .038, p, st, n=6, bevel=.0006), sd)
    tube('post', base + Vector((0, 0, .0)), base + Vector((0, 0, .10)), .0095, g['blackm']); cyl('clamp', .03, .028, base + Vector((0, 0, .014)), g['black'], bevel=.004)
    # the cable: out of the body's end, a slack loop by its own weight, tied along the arm
    e = at - d * .098; along(cyl('xl', .0095, .046, e - d * .02, mat('xlrp', '#8e9094', .30, metal=1, var=.16, vscale=90, bump=.04, bscale=900), n=64, bevel=.001), d); along(cyl('xlr', .0099, .004, e - d * .036, mat('xlrk', '#232326', .5, var=.05), n=64, bevel=.0006), d)
    along(lathe('mark', [(.0094, -.0036), (.00975, -.0034), (.00980, .0032), (.0094, .0036)], e - d * .024, mat('markp', '#8f2f24', .62, var=.1, vscale=200, bump=.2, bscale=700), 64, bevel=.0001), d)
    for k in range(5): along(lathe('xr', [(.0058, -.0024), (.0064 - .0004 * k, -.0016), (.0064 - .0004 * k, .0010), (.0050, .0018)], e - d * (.046 + .0042 * k), g['rubber'], 40, bevel=.0003), -d)
    n1 = (elbow - head).normalized(); dn = Vector((0, 0, -1)); u1 = lambda t, k: tuple(head.lerp(elbow, t) + dn * k); s_ = e - d * .062
    curve('mcab', [tuple(e - d * .040), tuple(s_), tuple(s_ - d * .020 + dn * .002), tuple(s_ - d * .040 + dn * .016), tuple(s_ - d * .052 + dn * .046), tuple(s_ - d * .062 + dn * .080), tuple(s_ - d * .088 + dn * .104), tuple(s_ - d * .120 + dn * .092), tuple(s_ - d * .134 + dn * .050), tuple(s_ - d * .135 - dn * .020), tuple(s_ - d * .130 - dn * .090), u1(.52, .030), u1(.60, .018), u1(.72, .030), u1(.84, .018), u1(.97, .022)], .0031, sheath(), None, 24)
    for t in (.60, .84): o = box('tie', (.022, .024, .011), head.lerp(elbow, t) + dn * .004, mat('tiep', '#17181a', .95, var=0, bump=.4, bscale=300), .003); o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = n1.to_track_quat('Z', 'Y')
    return m


def shellchair(g, az, at):
    """a felt shell on wooden legs, seen over the table"""
    shell = mat('shell', '#4a5358', .9, var=0, sheen=.4, bump=.3, bscale=170); e = empty('pc', at, az); cush((.47, .44, .1), (0, -.05, .46), (0, 0, 0), e, shell); n = 28; v = []
    for j in range(7):
        t = j / 6
        for i in range(n + 1): a = math.radians(-8 + 196 * i / n); R = .27 + .02 * t; v.append((R * math.cos(a), R * math.sin(a) * .92, .44 + t * (.16 + .24 * math.sin(math.radians(180 * i / n))**.8)))
    f = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(6) for i in range(n)]; o = mesh('bk', v, f, shell, smooth=True); o.parent = e; so = o.modifiers.new('s', 'SOLIDIFY'); so.thickness = .05; so.offset = 1; b = o.modifiers.new('bb', 'BEVEL'); b.width = .02; b.segments = 4
    for sx in (-1, 1):
        for sy in (-1, 1): tube('l', (sx * .17, sy * .16, .43), (sx * .24, sy * .23, 0), .012, g['wood'], e)


def table(g):
    """oiled oak with little gloss: boards away from the lens, rings of cups, places that were wiped"""
    m = sawn('podw', '#291b12', '#66482c', 1, .0032, .40, pith=.05, wild=.026, bands=.74); nt = m.node_tree; b = nt.nodes['Principled BSDF']; N, L = nt.nodes.new, nt.links.new; G = Graph(N, L); P = N('ShaderNodeNewGeometry').outputs['Position']; s = N('ShaderNodeSeparateXYZ'); L(P, s.inputs[0])
    far = lambda x, y: G.op('SQRT', G.op('ADD', G.op('POWER', G.op('SUBTRACT', s.outputs['X'], x), 2), G.op('POWER', G.op('SUBTRACT', s.outputs['Y'], y), 2)))
    own = N('ShaderNodeObjectInfo').outputs['Random']; k = G.value(b.inputs['Base Color'].links[0].from_socket, G.op('MULTIPLY', G.ramp(G.noise(P, 5, 5, .7), .3, .7, .90, 1.10), G.ramp(own, 0, 1, .74, 1.20))); ring = None
    for x, y, r in ((.120, .060, .040), (.166, .094, .040), (-.20, .14, .041), (.34, .62, .041)):
        d = G.op('ADD', far(x, y), G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 60, 3), .5), .003)); q = G.op('MULTIPLY', G.ramp(G.op('ABSOLUTE', G.op('SUBTRACT', d, r)), .0036, .0010), G.ramp(G.noise(P, 22 + 30 * x, 3), .24, .50)); ring = q if ring is None else G.op('MAXIMUM', ring, q)
    L(G.mix(G.op('MULTIPLY', ring, .8), k, '#1a0d06'), b.inputs['Base Color']); r0 = b.inputs['Roughness'].links[0].from_socket
    L(G.op('ADD', G.op('ADD', r0, G.ramp(G.noise(P, 6, 4, .6), .34, .66, -.05, .06)), G.op('MULTIPLY', ring, .10)), b.inputs['Roughness'])
    q = random.Random(8); x = -1.25
    while x < 1.3: w = q.choice((.095, .12, .14, .16)); box('board', (w - .0024, 1.15, .034), (x + w / 2, .42, T - .017 + q.uniform(-.0006, .0003)), m, .0016); x += w
    for sx in (-1, 1):
        for sy in (-1, 1): box('leg', (.07, .07, .7), (sx * 1.0, .42 + sy * .45, .35), g['blackm'], .005)


def fluted(x, z, w, h, m, pitch, seed):
    """a panel of pressed felt in flutes, no two quite as deep"""
    q = random.Random(seed); n = round(w / pitch); p = w / n; v = []; f = []; y = FAR - .012
    for i in range(n):
        d = .055 * q.uniform(.9, 1.1)
        for j in range(9): t = j / 8; v += [(x - w / 2 + p * (i + .04 + .92 * t), y - d * math.sin(math.pi * t)**.55, z + s * h / 2) for s in (-1, 1)]
    for i in range(n): f += [(b, b + 2, b + 3, b + 1) for b in range(18 * i, 18 * i + 16, 2)]
    mesh('flute', v, f, m, smooth=True); box('backing', (w, .01, h), (x, FAR - .008, z), m, .002)


def room(g):
    wall = mat('wallp', '#2b373b', .85, var=.06, vscale=2, bump=.05, bscale=7, spec=.25); quad('fl', [(-5, -6, 0), (5, -6, 0), (5, 3, 0), (-5, 3, 0)], oak('oakp', '#6a4c34', '#513826', .4)); Y = FAR
    for p in ([(-5, Y, 0), (5, Y, 0), (5, Y, 3.2), (-5, Y, 3.2)], [(-3.2, -6, 0), (-3.2, Y, 0), (-3.2, Y, 3.2), (-3.2, -6, 3.2)], [(3.2, Y, 0), (3.2, -6, 0), (3.2, -6, 3.2), (3.2, Y, 3.2)], [(5, -6, 0), (-5, -6, 0), (-5, -6, 3.2), (5, -6, 3.2)]): quad('w', p, wall)
    quad('ce', [(-5, 3, 3.2), (5, 3, 3.2), (5, -6, 3.2), (-5, -6, 3.2)], mat('ceilp', '#1c2022', .9, var=0))
    felt = [mat('felt%d' % i, c, .95, var=.03, bump=.3, bscale=240, sheen=.4) for i, c in enumerate(('#4a5152', '#5d605c', '#6b6860', '#96502c'))]
    # felt in flutes of a hand's breadth, as wide as this blur lets one tell apart
    for i, (x, w, k) in enumerate(((-1.62, .86, 0), (-.74, .86, 1), (.06, .70, 3), (.86, .86, 2), (1.74, .86, 0))): fluted(x, 1.25, w, 2.2, felt[k], .145, i)
    # light falls along the wall from above and from the side
    area((-.5, Y - .30, 2.55), (-.5, Y, .9), 13, 1.6, .05, (1, .70, .42)); area((.4, Y - .26, 2.5), (.2, Y, .8), 9, 1.2, .05, (1, .66, .38))
    box('side', (1.7, .4, .74), (1.1, Y - .30, .37), mat('sidew', '#4c3322', .42, var=.1, vscale=3, colvar=.28, stretch=(1, 12, 12)), .006)
    glow = frosted((1, .62, .30), (1, .40, .12), 4.2); x, y, z = .57, Y - .32, .74
    lathe('lb', smooth([(.002, 0), (.075, .0), (.08, .012), (.03, .03), (.016, .06), (.014, .14)], 4), (x, y, z), mat('lampb', '#8a6a3d', .3, metal=.9, var=.1), 48); ghost(lathe('lg', smooth([(.004, -.125), (.09, -.088), (.125, 0), (.09, .088), (.004, .125)], 6), (x, y, z + .265), glow, 48)); point((x, y, z + .265), 20, (1, .66, .36), .1)
    for i, (c, t, h) in enumerate((('#7d8a83', .03, .21), ('#b4532c', .022, .19), ('#d7cdbb', .035, .23), ('#2f3b43', .028, .2), ('#a58c5c', .02, .18))): box('bk', (t, .15, h), (.86 + .036 * i, Y - .28, .74 + h / 2), mat('bkp%d' % i, c, .7, var=.06), .003)


def shot():
    from sitter import guest
    g = M(); room(g); table(g)
    broadcast_mic(g, (-.128, .0, 1.000), (.93, -.30, -.18), (-.60, .22, 1.29), (-.86, .62, T))
    broadcast_mic(g, (.345, 1.0, 1.05), (-.60, .46, .06), (.80, .98, 1.22), (.95, .72, T), False)
    seat = (.20, 1.52, -.10)
    guest(seat, 0)
    shellchair(g, 0, (seat[0], seat[1], .0)); shellchair(g, math.radians(-35), (-1.0, 1.5, .07))
    # a soft key from the left in front; a warm hard light from behind draws edges, a cool one the metal's left
    area((-1.0, -.75, 1.75), (-.1, .02, .98), 15, .7, .7, (1, .95, .88)); spot((1.05, 1.45, 2.15), (-.1, .05, .95), 120, (1, .74, .48), 40, .5, .05); area((-.9, 1.0, 1.7), (-.15, .0, 1.0), 10, .35, .8, (.60, .76, 1)); area((.9, -1.3, 1.9), (.2, .2, .8), 7, .9, .9, (.88, .93, 1)); ambient((.4, .5, .6), .04)
    camera((.10, -1.04, 1.045), (-.008, .1, .989), 60, 2.2, (-.055, -.045, .995))


if __name__ == '__main__':
    out, w, h, spp, seed, thr = args(); reset(); shot(); render(out, w, h, spp, seed, thr, bounces=5, clamp=4)

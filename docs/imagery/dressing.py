"""The make-up table from near, for `showcase-makeup`: brushes in a jar and an open palette in use, the lit mirror of another table far behind them, melted.

A palette is a tray with a rim in which tins of pressed powder lie loose (`tin`): the print of the press is left at the
edge of each, the brush has hollowed the rest in circles, down to the metal in one. What it loosened lies about as crumbs
and as dust in the colour of its tin (`dusted`), on which fingers left their ends.
"""
import numpy as np
from brew import Pot, glazed
from brushes import brush, set_of
from house import nodes
from kitchen import sawn
from lipstick import lacquer, tissue, worn_metal
from roomkit import *
from scipy.ndimage import gaussian_filter, map_coordinates

TAU = 2 * math.pi
# colour, how far it is used up, where the brush goes, whether the tin shows, how much mica is in it
TINS = (('#b06c66', .0027, (.003, -.002), 0, 0), ('#cfa68a', .0034, (-.002, .002), 1, 0), ('#6e4a4e', .0019, (.004, .001), 0, .15),
        ('#e2c3ab', .0029, (.001, -.004), 0, .45), ('#985f48', .0032, (-.003, -.001), 0, .1), ('#55413b', .0022, (.002, .003), 0, 0))
PITCH, R = .0450, .0194
TRAY, DEEP = (.1470, .1020), .0086


def middle(i): return ((i % 3) - 1) * PITCH, (.5 - i // 3) * PITCH


def field(rg, n, sx, sy=None):
    f = gaussian_filter(rg.standard_normal((n, n)).astype(np.float32), (sy or sx, sx), mode='wrap')
    return f / f.std()


def tin(i, parent, z):
    c, deep, rub, hit, mica = TINS[i]; x0, y0 = middle(i); rg = np.random.default_rng(31 + i); n = 190
    x0 += rg.normal(0, .0007); y0 += rg.normal(0, .0007); e = empty('tin', (x0, y0, z), rg.uniform(0, 6.28), parent)
    lathe('tinr', [(.0002, .0004), (R - .0008, .0004), (R - .0007, .0040), (R - .0004, .0043), (R, .0042), (R + .0002, .0034), (R, 0), (.0002, 0)][::-1], (0, 0, 0), mat('tinm', '#a5a29b', .34, metal=1, var=.12, vscale=150, bump=.1, bscale=900), 96, parent=e, bevel=.0001)
    g = np.linspace(-1, 1, n); X, Y = np.meshgrid(g, g); X, Y = X * R * .957, Y * R * .957; d = np.hypot(X, Y); U, V = X - rub[0], Y - rub[1]; rho, th = np.hypot(U, V), np.arctan2(V, U)
    # the brush goes round: what it left is drawn out along circles, and crossed by a few straight pulls
    polar = gaussian_filter(rg.standard_normal((256, 256)).astype(np.float32), (1.1, 16), mode='wrap'); polar /= polar.std(); rings = map_coordinates(polar, [rho / R * 90 % 256, (th / TAU + .5) * 255], order=1, mode='wrap')
    pulls = field(rg, n, 14, .8); big, mid, fine, grit = field(rg, n, 22), field(rg, n, 7), field(rg, n, 2.2), field(rg, n, .8)
    use = np.exp(-(np.hypot(U, V * 1.12) / (R * .62))**3) * (1 + .16 * big + .05 * mid); wear = np.clip(use * 3.2 - .10 + .20 * mid + .06 * fine, 0, 1)
    lattice = ((np.abs((X + Y) / .0018 % 1 - .5) * 2 > .34) & (np.abs((X - Y) / .0018 % 1 - .5) * 2 > .34)).astype(np.float32); press = gaussian_filter(lattice, .9) * .00022
    rim = np.clip(1 - (R * .955 - d) / .0013, 0, 1)
    H = .0040 + press * (1 - wear) - deep * use + (.000045 * rings + .00009 * pulls) * (.25 + wear) + .00005 * mid + .000028 * grit + .00002 * fine - .0007 * rim**2 * np.clip(.7 + .8 * mid, .1, 2.5)
    chip = np.clip(field(rg, n, 9) - 1.5, 0, 1) * (d > R * .62); H -= chip * .0013
    if hit: H -= .0016 * np.clip(use + .10 * mid + .08 * fine - .80, 0, 1) * 8
    H = np.maximum(H, .0001); ok = -np.ones((n, n), int); keep = d < R * .957; ok[keep] = np.arange(keep.sum())
    v = np.stack([X[keep], Y[keep], H[keep]], 1); a, b_, c_, d_ = ok[:-1, :-1], ok[:-1, 1:], ok[1:, 1:], ok[1:, :-1]; f = np.stack([a, b_, c_, d_], 2).reshape(-1, 4); f = f[(f >= 0).all(1)]
    m = powder(c, mica); o = mesh('pressed', v.tolist(), f.tolist(), m, smooth=True); o.parent = e; o.data.attributes.new('worn', 'FLOAT', 'POINT').data.foreach_set('value', wear[keep].astype(np.float32)); return m


def powder(c, mica=0.):
    m, b, N, L = nodes('powder' + c); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; a = N('ShaderNodeAttribute'); a.attribute_name = 'worn'
    k = G.value(c, G.op('MULTIPLY', G.op('MULTIPLY', G.ramp(G.noise(P, 1500, 3, .75), .3, .7, .86, 1.14), G.ramp(G.noise(P, 130, 4, .6), .3, .7, .90, 1.08)), G.ramp(a.outputs['Fac'], 0, 1, 1.14, .74))); L(k, b.inputs['Base Color']); setin(b, 'Specular', .2); setin(b, 'Sheen', .15)
    if mica:   # flakes, each of which lies another way
        v = N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value = 1900; L(P, v.inputs['Vector']); s = N('ShaderNodeSeparateXYZ'); L(v.outputs['Color'], s.inputs[0]); f = G.op('MULTIPLY', G.ramp(s.outputs['X'], .45, .95), mica); L(f, b.inputs['Metallic']); L(G.ramp(f, 0, .8, .7, .30), b.inputs['Roughness'])
        bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .9; bp.inputs['Distance'].default_value = .0002; L(s.outputs['Y'], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    else: setin(b, 'Roughness', .88)
    return m


def crumbs(name, m, q, spots, parent=None):
    """spots: (x, y, spread, number, height at a place)"""
    V, F = [], []
    for x0, y0, spread, n, up in spots:
        for _ in range(n):
            x, y = x0 + q.gauss(0, spread), y0 + q.gauss(0, spread); s = .00010 + .00055 * q.random()**3.4; z = up(x, y)
            if z is None: continue
            k = len(V); V += [(x + s * a * q.uniform(.6, 1.3), y + s * b * q.uniform(.6, 1.3), z + s * (c + .6) * q.uniform(.6, 1.1)) for a, b, c in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -.7))]; F += [(k + a, k + b, k + c) for a, b, c in ((0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5))]
    o = mesh(name, V, F, m); o.parent = parent; return o


def fingertips(G, N, L, X, Y, at):
    """what fingertips leave in dust: (x, y, turn); ridges within an oval, one end smeared"""
    tot = None; P = N('ShaderNodeTexCoord').outputs['Object']
    for x, y, t in at:
        u, v = G.op('SUBTRACT', X, x), G.op('SUBTRACT', Y, y); a = G.op('ADD', G.op('MULTIPLY', u, math.cos(t)), G.op('MULTIPLY', v, math.sin(t))); b = G.op('SUBTRACT', G.op('MULTIPLY', v, math.cos(t)), G.op('MULTIPLY', u, math.sin(t)))
        r = G.op('SQRT', G.op('ADD', G.op('POWER', G.op('DIVIDE', a, .0085), 2), G.op('POWER', G.op('DIVIDE', b, .0062), 2))); lines = G.op('MULTIPLY_ADD', G.op('SINE', G.op('ADD', G.op('MULTIPLY', r, 62.), G.op('MULTIPLY', G.noise(P, 160, 2), 9.))), .5, .5)
        e = G.op('MULTIPLY', G.op('MULTIPLY', G.ramp(r, 1.05, .75), G.ramp(G.noise(P, 140, 3), .34, .56, .35, 1.)), G.op('MULTIPLY_ADD', lines, .45, .55)); tot = e if tot is None else G.op('MAXIMUM', tot, e)
    return tot


def dusted(name, c, rough, spots, tips, film='#8d776a', amount=1.):
    """black plastic with powder on it, in the colour of what lies nearest; spots: (x, y, radius, colour)"""
    m, b, N, L = nodes(name); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; s = N('ShaderNodeSeparateXYZ'); L(P, s.inputs[0]); X, Y = s.outputs['X'], s.outputs['Y']
    base = G.value(c, G.ramp(G.noise(P, 60, 4), .3, .7, .85, 1.2)); tone = base; cover = None; speck = G.noise(P, 1400, 3, .72); cloud = G.noise(P, 120, 4, .7)
    for x, y, r, k in spots:
        d = G.op('SQRT', G.op('ADD', G.op('POWER', G.op('SUBTRACT', X, x), 2), G.op('POWER', G.op('SUBTRACT', Y, y), 2))); f = G.op('MULTIPLY', G.op('MULTIPLY', G.ramp(d, r * 1.5, r * .98), G.ramp(cloud, .36, .64)), G.ramp(speck, .38, .60)); tone = G.mix(G.op('MULTIPLY', f, .85 * amount), tone, k); cover = f if cover is None else G.op('MAXIMUM', cover, f)
    thin = G.op('MULTIPLY', G.op('MULTIPLY', G.ramp(speck, .50, .66), G.ramp(G.noise(P, 28, 4, .65), .34, .66)), .5 * amount); mark = fingertips(G, N, L, X, Y, tips); wiped = G.ramp(mark, 0, 1, 1., .12)
    tone = G.mix(G.op('MULTIPLY', thin, wiped), tone, film); tone = G.mix(G.op('MULTIPLY', mark, .22), tone, '#b58e7c'); L(tone, b.inputs['Base Color'])
    L(G.op('ADD', G.op('ADD', G.ramp(G.noise(P, 45, 4), .3, .7, rough - .05, rough + .08), G.op('MULTIPLY', cover, .35)), G.op('MULTIPLY', mark, .10)), b.inputs['Roughness']); setin(b, 'Specular', .5)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .30; bp.inputs['Distance'].default_value = .00015; L(G.op('ADD', G.noise(P, 1100, 2, .6), G.op('MULTIPLY', cover, G.op('MULTIPLY', speck, 2.))), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


def rounded_ring(w, h, r, k=12):
    return [(sx * (w / 2 - r) + r * math.cos(a), sy * (h / 2 - r) + r * math.sin(a)) for sx, sy, a0 in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)) for a in ((a0 + j / k) * math.pi / 2 for j in range(k + 1))]


def loft(name, w, h, r, prof, m, parent, z=0.):
    """a rounded rectangle drawn in and up by prof: (inset, height)"""
    v = []; n = len(rounded_ring(w, h, r))
    for inset, up in prof: v += [(x, y, up + z) for x, y in rounded_ring(w - 2 * inset, h - 2 * inset, max(.0004, r - inset))]
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(prof) - 1) for i in range(n)] + [tuple(reversed(range(n))), tuple((len(prof) - 1) * n + i for i in range(n))]
    o = mesh(name, v, f, m, .00035); o.parent = parent; return o


def palette(at, turn, tilt, q):
    e = empty('palette', at); e.rotation_euler = (tilt, 0, turn); spots = [(*middle(i), R, TINS[i][0]) for i in range(6)]
    m = dusted('traym', '#141416', .40, spots, ((-.0585, -.0385, 1.2), (.0590, .0130, 1.7), (.0190, -.0425, .2), (.0600, -.0300, 1.4)))
    loft('tray', *TRAY, .0075, [(.0012, 0), (.0002, .0006), (0, .0020), (0, DEEP - .0012), (.0004, DEEP - .0003), (.0010, DEEP), (.0022, DEEP), (.0028, DEEP - .0004), (.0031, DEEP - .0012), (.0031, .0030), (.0036, .0026), (.006, .0026)], m, e)
    def up(x, y):
        a, b = abs(x) - TRAY[0] / 2, abs(y) - TRAY[1] / 2
        if max(a, b) > 0: return None
        if max(a, b) > -.0031: return DEEP
        d = min(range(6), key=lambda i: math.hypot(x - middle(i)[0], y - middle(i)[1])); r = math.hypot(x - middle(d)[0], y - middle(d)[1])
        return .0026 if r > R + .0006 else .0068 if r > R - .0008 else .0061 - TINS[d][1] * math.exp(-(r / R / .62)**2.4)
    for i in range(6): m = tin(i, e, .0026); crumbs('crumbs', m, q, [(*middle(i), .014, 260, up)], e)
    return e


def jar(x, y, z, r, h, m, seed=0.):
    """a thrown jar: a bare foot, a wall a little out of true, a rim the glaze has run off"""
    e = empty('jar', (x, y, z), seed); a, b = r / .0408, h / .0922; k = lambda P: [(p * a, q * b) for p, q in P]
    return Pot('jr', k([(.0005, .003), (.030, .003), (.0315, 0), (.0362, 0), (.0380, .0026), (.0402, .0110), (.0406, .030), (.0403, .055), (.0409, .080), (.0413, .0885), (.0409, .0914), (.0400, .0922)]), k([(.0400, .0922), (.0390, .0912), (.0386, .086), (.0382, .05), (.0370, .022), (.030, .0130), (.0005, .012)]), m, e, seed, .007, .00030)


def table(dust):
    """boards that run away from the lens, as along the frame their grain is streaks; oiled long ago; powder, a wet ring and wiped places"""
    m = sawn('dressw', '#3a2315', '#7d5939', 1, .0032, .44, pith=.055, wild=.026, bands=.72); nt = m.node_tree; b = nt.nodes['Principled BSDF']; N = nt.nodes.new; L = nt.links.new; G = Graph(N, L); P = N('ShaderNodeNewGeometry').outputs['Position']; s = N('ShaderNodeSeparateXYZ'); L(P, s.inputs[0]); X, Y = s.outputs['X'], s.outputs['Y']
    far = lambda x, y: G.op('SQRT', G.op('ADD', G.op('POWER', G.op('SUBTRACT', X, x), 2), G.op('POWER', G.op('SUBTRACT', Y, y), 2)))
    k = G.value(b.inputs['Base Color'].links[0].from_socket, G.ramp(G.noise(P, 6, 5, .7), .3, .7, .84, 1.12)); ring = None
    for x, y, r in ((.205, .115, .034), (-.185, -.02, .031), (-.165, .012, .031)): d = G.op('ADD', far(x, y), G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 80, 3), .5), .0018)); q = G.op('MULTIPLY', G.ramp(G.op('ABSOLUTE', G.op('SUBTRACT', d, r)), .0022, .0005), G.ramp(G.noise(P, 34 + 40 * x, 3), .38, .60)); ring = q if ring is None else G.op('MAXIMUM', ring, q)
    k = G.mix(G.op('MULTIPLY', ring, .5), k, '#24130a'); scratch = G.op('MULTIPLY', G.ramp(G.op('ABSOLUTE', G.op('SUBTRACT', G.noise(P, 21, 2, .4, (1.5, .6, 1)), .5)), .0030, 0.), G.ramp(G.noise(P, 15, 2), .54, .66)); k = G.mix(G.op('MULTIPLY', scratch, .45), k, '#c9a580')
    speck, cloud = G.noise(P, 1050, 3, .75), G.noise(P, 75, 4, .7); cover = 0.
    for x, y, r, c in dust: f = G.op('MULTIPLY', G.op('MULTIPLY', G.ramp(far(x, y), r * 1.8, r * .7), G.ramp(cloud, .40, .66)), G.ramp(speck, .36, .60, .2, 1.)); k = G.mix(G.op('MULTIPLY', f, .62), k, c); cover = G.op('MAXIMUM', cover, f)
    L(k, b.inputs['Base Color']); r0 = b.inputs['Roughness'].links[0].from_socket; L(G.op('ADD', G.op('ADD', r0, G.ramp(G.noise(P, 9, 5, .7), .36, .66, -.10, .10)), G.op('MULTIPLY', cover, .3)), b.inputs['Roughness'])
    q = random.Random(12); x = -.66
    while x < .8: w = q.choice((.082, .098, .118)); box('board', (w - .0009, .86, .034), (x + w / 2, .12, -.017 + q.uniform(-.0004, .0002)), m, .0013); x += w


def sponge(at, turn):
    """a sponge for make-up, a drop as long as a thumb, put down damp: pores, two tones of what it blended"""
    m, b, N, L = nodes('spongem'); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; s = N('ShaderNodeSeparateXYZ'); L(P, s.inputs[0]); v = N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value = 620; L(P, v.inputs['Vector']); pore = G.ramp(v.outputs['Distance'], .30, .12)
    stain = G.op('MULTIPLY', G.ramp(G.op('ADD', s.outputs['Z'], G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 60, 4), .5), .03)), .030, .012), G.ramp(G.noise(P, 110, 4, .7), .34, .58)); k = G.mix(G.op('MULTIPLY', stain, .5), G.value('#94606a', G.ramp(G.noise(P, 50, 4), .3, .7, .86, 1.1)), '#ad8468'); L(G.mix(G.op('MULTIPLY', pore, .55), k, '#573038'), b.inputs['Base Color']); setin(b, 'Roughness', .9); setin(b, 'Specular', .25); setin(b, 'Sheen', .15)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .7; bp.inputs['Distance'].default_value = .0004; L(G.op('SUBTRACT', G.noise(P, 1500, 2), pore), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    prof = smooth([(.0004, 0), (.011, .0012), (.0182, .008), (.0200, .018), (.0172, .030), (.0108, .043), (.0052, .054), (.0014, .0595), (.0004, .0600)], 10); n, V = 120, []
    for r, z in prof:
        for i in range(n):
            a = TAU * i / n; d = .0007 * noise.noise(Vector((math.cos(a) * 2, math.sin(a) * 2, z * 70))) + .0004 * noise.noise(Vector((math.cos(a) * 6, math.sin(a) * 6, z * 240))); V.append(Vector(((r + d) * math.cos(a), (r + d) * math.sin(a), z)))
    # it lies on its belly and its tip, flattened where it does
    turned = Matrix.Rotation(math.radians(90 + 13), 3, 'X'); low = min((turned @ v).z for v in V) + .0012; flat = turned.inverted(); W = []
    for v in V: w = turned @ v; w.z = max(w.z - low, .0002 * noise.noise(Vector((w.x * 300, w.y * 300, 1)))); W.append(flat @ w)
    o = mesh('sponge', W, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(prof) - 1) for i in range(n)], m, smooth=True); e = empty('spe', at, turn); o.parent = e; o.rotation_euler = (math.radians(103), 0, 0); return o


def balm(x, y, turn, q):
    """an aluminium tin of balm with a fingertip's hollow in it, its lid leaning on it"""
    e = empty('balm', (x, y, 0), turn); al = worn_metal('tinal', '#b3b1ab', .30, False); R_, H = .0250, .0165
    lathe('tinb', [(.0005, .0006), (.0225, .0006), (.0235, 0), (.0246, .0010), (R_, .0022), (R_, .0090), (.0243, .0096), (.0243, .0104), (.0247, .0112), (.0243, .0120), (.0247, .0134), (.0243, .0142), (.0243, H - .0004), (.0239, H), (.0235, H - .0005), (.0234, .004), (.0005, .004)], (0, 0, 0), al, 128, parent=e, bevel=.0002)
    m, b, N, L = nodes('balmm'); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; L(G.value('#cdb893', G.ramp(G.noise(P, 90, 3), .3, .7, .95, 1.04)), b.inputs['Base Color']); setin(b, 'Roughness', .36); setin(b, 'Subsurface', .6); b.inputs['Subsurface Radius'].default_value = (1., .6, .35); b.inputs['Subsurface Scale'].default_value = .004
    n = 110; V = []; g = np.linspace(-1, 1, n); r = .0233
    for j in range(n):
        for i in range(n):
            u, t = g[i], g[j]; k = max(abs(u), abs(t)); h = math.hypot(u, t) or 1; X, Y = u * k / h * r, t * k / h * r; d = Y - .004 - .10 * X; V.append((X, Y, .0136 - .0052 * math.exp(-(d / .0062)**2) * math.exp(-((X + .002) / .014)**4) + .0013 * math.exp(-((d - .0088) / .0026)**2) * math.exp(-(X / .012)**4) + .00022 * math.sin(d * 5200 + 2 * noise.noise(Vector((X * 200, Y * 200, 1)))) * math.exp(-(d / .006)**2) + .0003 * noise.noise(Vector((X * 90, Y * 90, 2)))))
    mesh('balmtop', V, [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)], m, smooth=True).parent = e
    lid = lathe('lid', [(.0005, 0), (.0240, 0), (.0252, .0006), (.0257, .0018), (.0257, .0098), (.0252, .0102), (.0248, .0096), (.0247, .0016), (.0005, .0012)], (.0420, -.004, 0), al, 128, parent=e, bevel=.0002)
    for k in range(90): a = TAU * k / 90; box('knurl', (.0005, .0006, .0056), (.0257 * math.cos(a), .0257 * math.sin(a), .0058), al, .00015, (0, 0, a), lid)
    tilt = math.radians(38); lid.rotation_euler = (0, -tilt, .0); lid.location = (.0438, -.003, .0257 * math.sin(tilt) + .0002)


def lamp_mirror(x, y, z, w, h, k):
    """a mirror in a frame of bulbs, metres behind everything that is sharp"""
    frame = mat('framed', '#cfc6b8', .5, var=.06); glass = mat('mirrord', '#dfe3e2', .03, metal=1, var=0); em = frosted((1, .74, .44), (1, .46, .16), k); b = .085
    for sx in (-1, 1): box('fr', (b, .05, h + 2 * b), (x + sx * (w + b) / 2, y, z), frame, .01); box('fr', (w, .05, b), (x, y, z + sx * (h + b) / 2), frame, .01)
    quad('glass', [(x - w / 2, y, z - h / 2), (x + w / 2, y, z - h / 2), (x + w / 2, y, z + h / 2), (x - w / 2, y, z + h / 2)], glass)
    for nx, nz in [(i, 1) for i in range(-2, 3)] + [(i, j) for i in (-2, 2) for j in (.33, -.33, -1)]: ghost(lathe('bulb', [(max(.0004, .027 * math.sin(math.pi * t / 16)), -.027 * math.cos(math.pi * t / 16)) for t in range(17)], (x + nx * (w + b) / 4, y - .055, z + nz * (h + b) / 2), em, 24))


def hung(x, y, z, c, w, L_, seed):
    """a garment on a rail, far out of focus: a fall of cloth in folds"""
    n = 60; v = []; q = random.Random(seed); a = q.uniform(0, 6)
    for j in range(5):
        for i in range(n + 1): t = i / n - .5; v.append((x + w * t * (1 + .1 * j / 4), y + .03 * math.sin(t * 26 + a) * (.4 + .15 * j), z - L_ * j / 4 - .12 * abs(t) * (j == 0)))
    mesh('hung', v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(4) for i in range(n)], mat('hung' + c, c, .9, var=.05, bump=.2, bscale=60, sheen=.3), smooth=True)


def scaled(at, k, make):
    """what make() sets up about its own zero, k times as large"""
    old = set(bpy.data.objects); make(); e = empty('scaled', at)
    for o in set(bpy.data.objects) - old - {e}:
        if not o.parent: o.parent = e
    e.scale = (k, k, k)


def shot(g):
    q = random.Random(17); black, plain = lacquer('lacq1'), lacquer('lacq2', .16, 0.)
    px, py, turn = .040, -.026, math.radians(-14)
    table([(px - .04, py - .055, .030, '#c08a74'), (px + .082, py - .03, .026, '#d9b294'), (-.125, -.045, .022, '#b4685a'), (px + .02, py + .065, .05, '#caa084')])
    # the palette's far edge lies on a closed compact
    lathe('compact', [(.0005, 0), (.0350, 0), (.0362, .0008), (.0364, .0050), (.0358, .0056), (.0358, .0062), (.0364, .0068), (.0362, .0118), (.0350, .0128), (.0005, .0131)], (px + .026, py + .058, 0), black, 120, bevel=.0002)
    tilt = math.asin(.0128 / .080); palette((px, py, .0002 + TRAY[1] / 2 * math.sin(tilt)), turn, tilt, q)
    crumbs('crumbs', powder('#c79b84'), q, [(px - .05, py - .06, .022, 160, lambda x, y: .0002), (-.12, -.045, .016, 60, lambda x, y: .0002)])
    # a brush put down with its head on the rim
    brush((-.222, -.108, .0068), (.962, .262, .038), 'blush', q, ('#2a1c15', '#c9a789'), plain, worn_metal('fer1', '#c4aa7c', .18, False), 1.2)
    def pot():
        jar(0, 0, 0, .0420, .094, glazed('jard', '#54696c', '#8a6440', foot=.0062, rim=.0930, deep='#2f4147', speck=1.25), .4)
        set_of((0, 0, 0), random.Random(6), ('powder', 'crease', 'kabuki', 'flat', 'blush', 'shade', 'fan', 'crease', 'powder', 'flat', 'shade'), 1.)
    scaled((-.080, .022, 0), .88, pot)
    # behind: a tin of balm, a sponge on a tissue, a pot
    balm(.140, .074, .35, q); tissue((.225, -.005, 0), .5); sponge((.1875, .006, .0018), math.radians(-112))
    jar(-.300, .250, 0, .044, .10, glazed('jare', '#d6ccb8', '#8f643e', foot=.0060, rim=.099, deep='#c0b192'), 2.)
    set_of((-.300, .250, 0), random.Random(8), ('blush', 'powder', 'flat', 'crease', 'kabuki', 'shade'), 1.)
    # the room
    wall = mat('walld', '#666f68', .8, var=.06, vscale=2, colvar=.05); pale = mat('wallp', '#cfc5b8', .8, var=.05)
    quad('back', [(-4, 3.4, -1), (4, 3.4, -1), (4, 3.4, 2.4), (-4, 3.4, 2.4)], wall); quad('left', [(-2.6, -3, -1), (-2.6, 3.4, -1), (-2.6, 3.4, 2.4), (-2.6, -3, 2.4)], pale); quad('right', [(3, 3.4, -1), (3, -3, -1), (3, -3, 2.4), (3, 3.4, 2.4)], pale); quad('front', [(3, -3, -1), (-2.6, -3, -1), (-2.6, -3, 2.4), (3, -3, 2.4)], pale); quad('ceil', [(-4, 3.4, 2.4), (4, 3.4, 2.4), (4, -3, 2.4), (-4, -3, 2.4)], pale); quad('floor', [(-4, -3, -.76), (4, -3, -.76), (4, 3.4, -.76), (-4, 3.4, -.76)], mat('floord', '#8a6a4a', .5, var=.1))
    mx, mz = .30, .02; lamp_mirror(mx, 3.2, mz, .62, .30, 8.); box('desk', (1.7, .6, .04), (mx + .1, 2.95, -.235), mat('deskd', '#8a6744', .4, var=.1), .01); box('desk', (1.6, .5, .5), (mx + .1, 3.0, -.52), mat('deskw', '#c9c0b2', .6, var=.05), .01)
    # its drawers: gaps and knobs
    for x in (-.40, .13, .67, 1.20): box('gap', (.016, .02, .5), (x, 2.745, -.52), mat('gapd', '#3a342d', .8, var=0), 0)
    for z in (-.275, -.44, -.60): box('gap', (1.6, .02, .014), (mx + .1, 2.745, z), mat('gapd', '#3a342d', .8, var=0), 0)
    for x in (-.135, .40, .935):
        for z in (-.355, -.52): cyl('knob', .018, .03, (x, 2.73, z), mat('knobd', '#a88a52', .3, metal=1, var=.1), (math.pi / 2, 0, 0))
    for x, y, r, h_, c in ((-.30, 2.85, .035, .12, '#7a3b22'), (-.17, 2.9, .045, .08, '#e4dccf'), (.86, 2.85, .05, .14, '#3f5a58'), (.72, 2.8, .03, .10, '#c9a06a'), (.58, 2.8, .04, .05, '#d8c6b4')): cyl('thing', r, h_, (x, y, -.215 + h_ / 2), mat('thing' + c, c, .3, var=.05))
    area((mx, 3.1, .05), (mx, 0, .1), 9, .9, .5, (1, .74, .46)); area((mx, 2.7, .9), (mx, 3.4, 0.), 14, 1.6, .4, (1, .80, .58)).visible_glossy = False
    # the room behind the lens, which the mirror alone shows: a window with its curtain, a lamp on a low cupboard
    for o in (quad('mwin', [(.05, -2.95, -.3), (.62, -2.95, -.3), (.62, -2.95, 1.5), (.05, -2.95, 1.5)], emat('mwinm', (.86, .92, 1), 1.3)), box('mbar', (.05, .05, 1.8), (.335, -2.92, .6), mat('mdark', '#2b2622', .7)), box('mcup', (1.1, .4, .34), (1.15, -2.7, -.57), mat('mwood', '#6b4a32', .6), .01), box('mcur', (.20, .1, 2.4), (.70, -2.9, .4), mat('mcurt', '#a8907a', .9), .04), lathe('mlamp', [(.10, -.09), (.07, .09)], (1.16, -2.6, -.14), emat('mlampm', (1, .62, .32), 3.), 40), cyl('mlampf', .03, .26, (1.16, -2.6, -.30), mat('mdark', '#2b2622', .7))): o.visible_camera = False; o.visible_diffuse = False; o.visible_shadow = False
    # a tall window in the far wall
    quad('win', [(-1.50, 3.38, -.5), (-.86, 3.38, -.5), (-.86, 3.38, 1.4), (-1.50, 3.38, 1.4)], emat('wind', (.90, .95, 1), 3.))
    for x in (-1.50, -1.18, -.86): box('bar', (.035, .04, 1.9), (x, 3.36, .45), g['black'], .004)
    for z in (-.16, .14): box('bar', (.64, .04, .03), (-1.18, 3.36, z), g['black'], .004)
    area((-1.18, 3.3, .4), (0, 0, 0), 40, .6, 1.4, (.92, .96, 1)).visible_glossy = False
    for i, (x, c, w, low) in enumerate(((.97, '#7d5a48', .13, .70), (1.09, '#c9bca8', .10, .96), (1.20, '#4a5158', .14, .78), (1.33, '#7d4a40', .12, 1.04), (1.44, '#d8d0c2', .14, .72), (1.58, '#5a6650', .12, 1.1))): hung(x, 2.7 + .03 * (i % 3), .62, c, w, low, i)
    area((1.2, 1.6, 1.6), (1.2, 2.7, .1), 14, .8, .6, (1, .92, .82))
    # one window from the left, a little behind the table; the bulbs of this table's own mirror at the right, behind the lens
    area((-.82, .36, .40), (0, 0, .02), 24, .45, .5, (.95, .975, 1)); area((.75, -.55, .6), (.02, 0, .05), 3.2, .5, .5, (1, .80, .56)); area((-.3, -1.2, 1.2), (0, 0, 0), 3, 1.2, .8, (1, .95, .9)); ambient((.50, .54, .60), .08)
    c = camera((-.022, -.500, .194), (-.022, 0, .0800), 40, 2.9, (.02, -.012, .020)); c.data.clip_start = .05

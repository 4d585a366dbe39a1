# A branch in a bottle of amber glass, and what the low sun draws of both on the wall
import numpy as np
from roomkit import *
from house import Graph, nodes
from perfume import clear, stone
from slab import Tones, slab


def leaf_skin():
    """a leathery leaf: its midrib sunk and pale, side veins that part from it in turn and bend along the edge, a net between them; the sun comes through yellower, and not through the veins; UV is across (-1 to 1) and along (0 to 1)"""
    m, b, N, L = nodes('leafskin'); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; own = N('ShaderNodeObjectInfo').outputs['Random']; back = N('ShaderNodeNewGeometry').outputs['Backfacing']
    sp = N('ShaderNodeSeparateXYZ'); L(N('ShaderNodeUVMap').outputs['UV'], sp.inputs[0]); a = G.op('ABSOLUTE', sp.outputs['X']); t = sp.outputs['Y']; side = G.op('GREATER_THAN', sp.outputs['X'], 0.)
    wob = G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 70, 2), .5), .05)
    ph = G.op('ADD', G.op('MULTIPLY', G.op('ADD', G.op('SUBTRACT', t, G.op('MULTIPLY', G.op('POWER', a, .8), .17)), wob), 11.), G.op('ADD', G.op('MULTIPLY', side, .42), G.op('MULTIPLY', own, 1.)))
    d = G.op('ABSOLUTE', G.op('SUBTRACT', G.op('FRACT', ph), .5)); vein = G.op('MULTIPLY', G.ramp(d, .085, .02), G.ramp(a, .92, .45, 0., 1.)); rib = G.ramp(a, G_RIB[1], G_RIB[0])
    net = N('ShaderNodeTexVoronoi'); net.feature = 'DISTANCE_TO_EDGE'; net.inputs['Scale'].default_value = 620; L(P, net.inputs['Vector']); mesh_ = G.ramp(net.outputs['Distance'], .10, .02)
    lines = G.op('MAXIMUM', rib, G.op('MAXIMUM', G.op('MULTIPLY', vein, .75), G.op('MULTIPLY', mesh_, .22)))
    tone = G.ramp(own, 0., 1., .78, 1.2); cloud = G.ramp(G.noise(P, 45, 4, .6), .3, .7, .84, 1.12); fine = G.ramp(G.noise(P, 900, 2), .3, .7, .92, 1.07)
    top = G.mix(G.ramp(own, .55, 1.), '#38501f', '#57692a'); top = G.mix(G.op('MULTIPLY', lines, .62), top, '#a3ad62'); below = G.mix(G.op('MULTIPLY', lines, .55), '#7d8d5c', '#b9bd86')
    c = G.value(G.mix(back, top, below), G.op('MULTIPLY', tone, G.op('MULTIPLY', cloud, fine)))
    # age: the edge goes pale, the tip brown, spots where something sat or bit
    spot = N('ShaderNodeTexVoronoi'); spot.inputs['Scale'].default_value = 95; L(P, spot.inputs['Vector']); few = G.ramp(G.noise(P, 31, 2), .58, .66); sp_ = G.op('MULTIPLY', G.ramp(spot.outputs['Distance'], .20, .10), few); tip = G.ramp(G.op('ADD', t, G.op('MULTIPLY', G.op('ADD', G.noise(P, 130, 3), G.op('MULTIPLY', own, .9)), .14)), 1.03, 1.10)
    worn = G.op('MAXIMUM', G.op('MULTIPLY', sp_, .8), tip); c = G.mix(G.ramp(a, .945, .985, 0., .6), c, '#a8a765'); c = G.mix(worn, c, '#6e4a22'); L(c, b.inputs['Base Color'])
    L(G.op('ADD', G.op('ADD', G.op('MULTIPLY', back, .22), G.ramp(G.noise(P, 60, 4, .65), .3, .7, .27, .42)), G.op('MULTIPLY', worn, .3)), b.inputs['Roughness']); setin(b, 'Specular', .5)
    lit = G.mix(G.ramp(own, .2, 1.), '#7b9a20', '#a0ad30'); lit = G.value(lit, G.op('MULTIPLY', G.op('MULTIPLY', cloud, tone), G.op('SUBTRACT', 1., G.op('MULTIPLY', lines, .55)))); lit = G.mix(worn, lit, '#5a3210')
    tr = N('ShaderNodeBsdfTranslucent'); L(lit, tr.inputs[0]); x = N('ShaderNodeMixShader'); x.inputs[0].default_value = .36; L(b.outputs[0], x.inputs[1]); L(tr.outputs[0], x.inputs[2]); L(x.outputs[0], m.node_tree.nodes['Material Output'].inputs[0])
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .7; bp.inputs['Distance'].default_value = .0005; L(G.op('ADD', G.op('ADD', G.op('MULTIPLY', rib, -1.6), G.op('MULTIPLY', vein, -.8)), G.op('ADD', G.op('MULTIPLY', mesh_, -.22), G.op('MULTIPLY', G.noise(P, 160, 3, .6), .7))), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


G_RIB = (.018, .060)


def leaf(q, at, d, up, length, m, bend=.5, dry=0.):
    """one leaf from `at` along `d`, its face towards `up`: a gutter along its midrib, edges in waves, hollows between its veins, recurved, and turned about itself; dry: it has rolled in"""
    nt, ns = 84, 33; n = lambda x, y, z: noise.noise(Vector((x, y, z))); sd = q.uniform(0, 99); W = length * q.uniform(.21, .255); fold = q.uniform(.18, .5) + dry; side = q.uniform(-.35, .35); tw = q.uniform(-.45, .45); wave = q.uniform(.35, 1.) * (1 + .6 * dry); k1, k2 = q.uniform(1.6, 2.6), q.uniform(1.6, 2.6); p1, p2 = q.uniform(0, 6), q.uniform(0, 6); own = q.uniform(.5, 1.4)
    d = Vector(d).normalized(); s = d.cross(Vector(up)).normalized(); u = s.cross(d); p = Vector(at); dt = 1 / nt; v = []; uv = []; f = []
    for i in range(nt + 1):
        t = i * dt; w = W * (t ** .78 * (1 - t) ** .98 / .2965) * (1 + .05 * n(t * 5, sd, 0)) if 0 < t < 1 else 0.; w = max(w, .0006 * (t < .5))
        for j in range(ns):
            a = 2 * j / (ns - 1) - 1; e = abs(a); ww = w * (1 + (.05 if a > 0 else -.05) * own); z = fold * ww * (e ** 1.25) * (1 - .45 * t)
            z += wave * .16 * W * e * e * math.sin(6.283 * (k1 if a > 0 else k2) * t + (p1 if a > 0 else p2)) * min(1, 4 * t)
            z += .0005 * math.cos(6.283 * (11 * (t - .17 * e ** .8) + (.42 if a > 0 else 0.) + .5)) * math.sin(math.pi * min(1, e * 1.05)) * min(1, 5 * t) * own; z -= .0006 * math.exp(-(e / .05) ** 2) * min(1, 6 * t) * min(1, 5 * (1 - t)); z += .0012 * n(a * 1.5 + sd, t * 3.5, 3.)
            roll = .9 * dry * e * e; v.append(tuple(p + s * (ww * a * (1 - .35 * dry * e * e)) + u * (z + roll * ww))); uv.append((a, t))
        b = bend * (.35 + 1.5 * t) * dt; r = Matrix.Rotation(-b, 3, s) @ Matrix.Rotation(side * dt, 3, u) @ Matrix.Rotation(tw * dt, 3, d); d, s, u = (r @ d).normalized(), (r @ s).normalized(), (r @ u).normalized(); p = p + d * (length * dt)
    f = [(i * ns + j, (i + 1) * ns + j, (i + 1) * ns + j + 1, i * ns + j + 1) for i in range(nt) for j in range(ns - 1)]
    o = mesh('leaf', v, f, m, smooth=True); l = o.data.uv_layers.new(name='u'); l.data.foreach_set('uv', [c for g in o.data.polygons for k in g.vertices for c in uv[k]])
    # the rim of its thickness alone: a second sheet would keep the sun out
    so = o.modifiers.new('t', 'SOLIDIFY'); so.thickness = .00042; so.use_rim_only = True; so.offset = -1; return o


def bark():
    m, b, N, L = nodes('bark'); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; c = G.mix(G.ramp(G.noise(P, 40, 4, .6), .38, .62), '#6a5a3a', '#59602f'); c = G.value(c, G.op('MULTIPLY', G.ramp(G.noise(P, 1., 4, .65, (700, 700, 130)), .3, .7, .7, 1.2), G.ramp(G.noise(P, 120, 3), .3, .7, .85, 1.1))); lent = G.ramp(G.noise(P, 520, 2, .5), .66, .72); c = G.mix(G.op('MULTIPLY', lent, .6), c, '#a8966a'); L(c, b.inputs['Base Color']); setin(b, 'Roughness', .62); setin(b, 'Specular', .35)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .8; bp.inputs['Distance'].default_value = .0004; L(G.op('ADD', G.noise(P, 1., 4, .65, (700, 700, 130)), lent), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


def stem(pts, radii, m, swell=()):
    """a twig through pts, as thick as radii there; thicker where leaves part from it"""
    c = bpy.data.curves.new('stem', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = 1.; c.bevel_resolution = 5; c.resolution_u = 10; c.use_fill_caps = True; sl = c.splines.new('POLY'); k = 8; P = []
    V = [Vector(p) for p in pts]; V = [2 * V[0] - V[1]] + V + [2 * V[-1] - V[-2]]; R = [radii[0]] + list(radii) + [radii[-1]]
    for i in range(1, len(V) - 2):
        for j in range(k + (i == len(V) - 3)):
            t = j / k; a, b_, c_, d = V[i - 1:i + 3]; P.append((.5 * ((2 * b_) + (c_ - a) * t + (2 * a - 5 * b_ + 4 * c_ - d) * t * t + (3 * b_ - a - 3 * c_ + d) * t ** 3), R[i] + (R[i + 1] - R[i]) * t))
    sl.points.add(len(P) - 1)
    for x, (p, r) in zip(sl.points, P): near = max([math.exp(-((p - Vector(w)).length / .0032) ** 2) for w in swell] or [0]); x.co = (*p, 1); x.radius = r * (1 + .45 * near + .06 * noise.noise(p * 300))
    o = link(bpy.data.objects.new('stem', c)); c.materials.append(m); return o


def at_(pts, t):
    x = t * (len(pts) - 1); i = min(int(x), len(pts) - 2); a, b = Vector(pts[i]), Vector(pts[i + 1]); return a.lerp(b, x - i), (b - a).normalized()


def twig(q, pts, radii, leaves, m, lf, face, size=.082, first=.3, start=0.):
    """a twig with its leaves, each turned round the last by some 137 degrees, and all of them a little towards the light"""
    places = []
    for i in range(leaves):
        t = first + (1 - first) * (i / max(1, leaves - 1)) ** .92; p, d = at_(pts, min(.999, t)); ref = d.cross(Vector((0, 0, 1))).normalized(); a = start + i * 2.399 + q.uniform(-.25, .25); out = ref * math.cos(a) + ref.cross(d) * math.sin(a); last = i == leaves - 1
        go = (d + out * .12).normalized() if last else (out * q.uniform(.75, 1.) + d * q.uniform(.45, .8) + Vector((0, 0, .12))).normalized(); up = (Vector(face) * .8 + Vector((0, 0, 1.)) * .6 + d * .5 + Vector((q.gauss(0, .28), q.gauss(0, .28), q.gauss(0, .2)))).normalized()
        if abs(up.dot(go)) > .93: up = d
        L_ = size * (1.08 - .48 * t) * q.uniform(.86, 1.12); foot = p + go * (.011 + .003 * q.random()) - Vector((0, 0, .001)); places.append(p); stem([p, p.lerp(foot, .5) + Vector((0, 0, .0012)), foot + go * .004], [.00125, .0009, .00075], m); leaf(q, foot, go, up, L_, lf, q.uniform(.15, .8))
    stem(pts, radii, m, places)


def cast(m, tint=None, level=.046):
    """what its shadow has: light that the glass dyes and, as far up as water stands in it, draws together into a bright streak; no path finds its way through four borders"""
    nt = m.node_tree; N, L = nt.nodes.new, nt.links.new; G = Graph(N, L); out = nt.nodes['Material Output']; was = out.inputs[0].links[0].from_socket; t = N('ShaderNodeBsdfTransparent'); x = N('ShaderNodeMixShader'); L(N('ShaderNodeLightPath').outputs['Is Shadow Ray'], x.inputs[0]); L(was, x.inputs[1]); L(t.outputs[0], x.inputs[2]); L(x.outputs[0], out.inputs[0])
    if not tint: return m
    ge = N('ShaderNodeNewGeometry'); d = N('ShaderNodeVectorMath'); d.operation = 'DOT_PRODUCT'; L(ge.outputs['Normal'], d.inputs[0]); L(ge.outputs['Incoming'], d.inputs[1]); f = G.op('ABSOLUTE', d.outputs['Value']); P = ge.outputs['Position']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0]); f = G.op('ADD', f, G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 55, 3, .6, (1, 1, .6)), .5), .22)); wet = G.ramp(sp.outputs['Z'], level + .0015, level - .0005)
    k = G.op('ADD', G.op('MULTIPLY', wet, G.ramp(f, .78, 1., .16, 1.62)), G.op('MULTIPLY', G.op('SUBTRACT', 1., wet), G.ramp(f, .25, .8, .18, .92))); k = G.op('MULTIPLY', k, G.ramp(sp.outputs['Z'], .0005, .010, .45, 1.)); v = N('ShaderNodeVectorMath'); v.operation = 'SCALE'; v.inputs[0].default_value = col(tint)[:3]; L(k, v.inputs['Scale']); L(v.outputs[0], t.inputs[0]); return m


def vase(at):
    """a bottle of amber glass, hand blown: its wall uneven, its foot thick, half full of water"""
    x, y, z = at; g = '#cb9c68'; q = Vector((.3, .8, 0))
    out = smooth([(.0004, .0028), (.016, .0022), (.0275, .0004), (.0325, .0012), (.0358, .006), (.0366, .014), (.0366, .050), (.0350, .062), (.0285, .0735), (.0175, .0815), (.0128, .0880), (.0118, .0960), (.0120, .1020), (.0142, .1042), (.0150, .1068), (.0142, .1092), (.0122, .1100)], 8)
    inn = smooth([(.0004, .0085), (.018, .0078), (.0285, .0082), (.0328, .0125), (.0338, .018), (.0338, .050), (.0322, .061), (.0262, .0712), (.0150, .0795), (.0104, .0875), (.0095, .0960), (.0097, .1020), (.0108, .1085), (.0122, .1100)], 8); zl = .046
    def round_(name, prof, m, ends=(1, 0)):
        n = 144; v = []
        for r, h in prof:
            for i in range(n): a = 6.28318 * i / n; k = 1 + .010 * noise.noise(Vector((math.cos(a) * 1.1, math.sin(a) * 1.1, h * 34))) * min(1, r / .02); v.append((x + r * k * math.cos(a), y + r * k * math.sin(a), z + h))
        k = len(prof); f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(k - 1) for i in range(n)]
        if ends[0]: f.append(tuple(reversed(range(n))))
        if ends[1]: f.append(tuple((k - 1) * n + i for i in range(n)))
        o = mesh(name, v, f, cast(m, '#f0b455' if name == 'glass' else None), smooth=True); return o
    low = [p for p in inn if p[1] < zl] ; hi = [p for p in inn if p[1] >= zl]; r = float(np.interp(zl, [p[1] for p in inn[20:]], [p[0] for p in inn[20:]]))
    round_('glass', out, clear('glass', 1.5, g)); round_('wet', low + [(r, zl)], clear('wet', 1.36 / 1.5, g)); round_('dry', [(r, zl)] + hi, clear('dry', 1 / 1.5, g), (0, 0))
    round_('level', [(.0003, zl), (r - .0030, zl), (r - .0012, zl + .0004), (r - .0002, zl + .0016)], clear('level', 1.36), (0, 0))


def wall():
    """lime plaster, put on with a trowel and rubbed: clouds where it dried unevenly, sand, arcs of the trowel, a hair crack"""
    m, b, N, L = nodes('limewash'); G = Graph(N, L); P = N('ShaderNodeNewGeometry').outputs['Position']
    arc = N('ShaderNodeTexNoise'); mp = N('ShaderNodeMapping'); mp.inputs['Rotation'].default_value = (0, .9, 0); mp.inputs['Scale'].default_value = (9, 9, 17); L(P, mp.inputs[0]); L(mp.outputs[0], arc.inputs['Vector']); arc.inputs['Scale'].default_value = 1.; arc.inputs['Detail'].default_value = 5; arc.inputs['Roughness'].default_value = .62; arc.inputs['Distortion'].default_value = .5
    c = G.mix(G.ramp(G.noise(P, 5, 6, .62), .32, .68), '#b98a62', '#cda57d'); c = G.mix(G.ramp(arc.outputs['Fac'], .5, .72, 0, .3), c, '#dab692'); c = G.mix(G.ramp(G.noise(P, 14, 5, .7), .6, .74, 0, .4), c, '#a5754f'); c = G.value(c, G.ramp(G.noise(P, 1100, 2, .7), .3, .7, .93, 1.05)); L(c, b.inputs['Base Color']); setin(b, 'Roughness', .9); setin(b, 'Specular', .12)
    pit = N('ShaderNodeTexVoronoi'); pit.inputs['Scale'].default_value = 120; L(P, pit.inputs['Vector']); hole = G.op('MULTIPLY', G.ramp(pit.outputs['Distance'], .20, .08), G.ramp(G.noise(P, 16, 3), .64, .70))
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = 1.; bp.inputs['Distance'].default_value = .0022; L(G.op('ADD', G.op('ADD', G.op('MULTIPLY', arc.outputs['Fac'], 1.9), G.op('MULTIPLY', G.noise(P, 40, 5, .62), 1.1)), G.op('ADD', G.op('MULTIPLY', hole, -1.1), G.op('MULTIPLY', G.noise(P, 850, 3, .7), .42))), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


def branch():
    q = random.Random(int(os.environ.get('Q', 5))); st = stone('lime', '#d6c4a8', '#c2a985', .8, .25, .9)
    a, t = Vector((0, .125, 0)), Vector((.955, -.296, 0)).normalized(); p0, p1 = a - t * 1.6, a + t * 1.6; quad('w', [(*p0.xy, -.4), (*p1.xy, -.4), (*p1.xy, 1.4), (*p0.xy, 1.4)], wall())
    shelf = slab((.86, .40, .075), (.02, .085, -.0375), .035, st, 4, .00042, .42, .42, .9)
    bx, by = -.088, -.002; vase((bx, by, .0006)); bk, lf = bark(), leaf_skin(); face = Vector((-.35, -.80, .42))
    main = [(bx + .020, by - .006, .0105), (bx + .010, by, .050), (bx + .003, by + .001, .098), (bx + .010, by + .004, .140), (bx + .030, by + .004, .180), (bx + .060, by - .004, .216), (bx + .098, by - .012, .246), (bx + .140, by - .016, .268), (bx + .182, by - .016, .280)]
    twig(q, main, [.0021, .0021, .0021, .0020, .0019, .0017, .0015, .0013, .0010], 10, bk, lf, face, .096, .42, .6)
    p, _ = at_(main, .47); side = [tuple(p), (p.x - .012, p.y - .004, p.z + .034), (p.x - .020, p.y - .010, p.z + .058), (p.x - .022, p.y - .016, p.z + .084), (p.x - .018, p.y - .020, p.z + .106)]
    twig(q, side, [.0015, .0014, .0012, .0011, .0008], 5, bk, lf, face, .082, .36, 2.2)
    # one leaf came off
    leaf(q, (.070, -.066, .0035), (.86, .42, .03), (.1, -.2, 1.), .072, lf, .35, .35)
    az, el = math.radians(float(os.environ.get('AZ', -121))), math.radians(float(os.environ.get('EL', 15))); so = sun(az, el, 11, (1, .80, .57), .55); dv = Vector((math.sin(az) * math.cos(el), math.cos(az) * math.cos(el), math.sin(el)))
    # the window's edge and its bar, far enough to be soft
    dark = mat('dark', '#3a342c', .9, var=0); s = Vector((0, 0, 1)).cross(dv).normalized(); u = dv.cross(s)
    def pane(c, x0, x1, z0, z1): o = quad('pane', [tuple(c + s * x + u * z) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))], dark); o.visible_camera = o.visible_glossy = False
    c = Vector((0, 0, .14)) + dv * 1.7; pane(c, .235, 2., -2., 2.); pane(c, -2., 2., .205, 2.); pane(c, -2., -.385, -2., 2.)
    ambient((.42, .52, .74), .32); area((.9, -1.1, .7), (0, .05, .1), 1.6, .9, .9, (1, .87, .74)); [setattr(area((-.95, -.62, z), (bx, 0, .06), 2.2, .42, .20, (1, .9, .78)), 'visible_diffuse', False) for z in (.34, .58)]
    camera((.045, -1.16, .185), (.030, 0, .156), 74, 9., (-.03, -.01, .15))

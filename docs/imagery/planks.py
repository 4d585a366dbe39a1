"""A floor of sawn planks, each a thing of its own: wide and narrow, old and put in later, with gaps that hold dirt, nails, paint, and the ways that are walked"""
import math
import random

import bpy
from mathutils import Vector, noise

from graph import Graph
from house import nodes
from kit import col, mat, mesh, setin
from wear import grounded

TONES = ('#86664a', '#94744f', '#77593f', '#9d7d58', '#684c37', '#8a7560', '#a88a62', '#5b4433')


def near(x, y, way):
    """how far a place is from a way (points), metres"""
    best = 9.
    for (ax, ay), (bx, by) in zip(way, way[1:]):
        dx, dy = bx - ax, by - ay; t = max(0, min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        best = min(best, math.hypot(x - ax - t * dx, y - ay - t * dy))
    return best


def wood(stains):
    """grain along x of each plank by itself; tone, varnish and feet come with its points. stains: (x, y, radius) of water that stood"""
    m, b, N, L = nodes('planks'); G = Graph(N, L); O = G.op
    P = N('ShaderNodeNewGeometry').outputs['Position']
    def kept(name, out='Color'): a = N('ShaderNodeAttribute'); a.attribute_name = name; return a.outputs[out]
    tone, feet = kept('tone'), kept('feet'); own = N('ShaderNodeSeparateXYZ'); L(kept('own', 'Vector'), own.inputs[0]); t, t2, wide = own.outputs['X'], own.outputs['Y'], own.outputs['Z']
    walked = N('ShaderNodeSeparateXYZ'); L(feet, walked.inputs[0]); way, work = walked.outputs['X'], walked.outputs['Y']
    uv = N('ShaderNodeSeparateXYZ'); L(N('ShaderNodeUVMap').outputs['UV'], uv.inputs[0]); u, v = uv.outputs['X'], uv.outputs['Y']
    sh = N('ShaderNodeCombineXYZ'); L(O('MULTIPLY', t, 41.), sh.inputs[0]); L(O('MULTIPLY', t2, 17.), sh.inputs[1]); pv = N('ShaderNodeVectorMath'); L(P, pv.inputs[0]); L(sh.outputs[0], pv.inputs[1]); Q = pv.outputs[0]
    vo = N('ShaderNodeTexVoronoi'); vo.inputs['Scale'].default_value = 1.; mp = N('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (1.5, 3.2, 1); L(Q, mp.inputs[0]); L(mp.outputs[0], vo.inputs['Vector']); sv = N('ShaderNodeSeparateXYZ'); L(vo.outputs['Color'], sv.inputs[0])
    bent = O('MULTIPLY', G.ramp(vo.outputs['Distance'], .34, .0), G.ramp(sv.outputs['X'], .5, .6)); knot = O('MULTIPLY', G.ramp(vo.outputs['Distance'], .085, .05), G.ramp(sv.outputs['X'], .55, .6))
    ring = G.noise(Q, 1.1, 3, .5, (.35, 6, 1)); years = O('FRACT', O('ADD', O('MULTIPLY', ring, 9.), O('MULTIPLY', bent, 1.6))); late = O('MULTIPLY', G.ramp(years, .25, .85), G.ramp(years, 1., .9))
    fibre = G.noise(Q, 3.2, 6, .68, (1., 30, 1)); figure = G.noise(Q, .8, 4, .6, (1, 4, 1))
    edge = O('MINIMUM', v, O('SUBTRACT', wide, v)); rag = O('ADD', edge, O('MULTIPLY', O('SUBTRACT', G.noise(P, 9., 5, .7), .5), .018))
    c = G.value(tone, O('MULTIPLY', O('MULTIPLY', G.ramp(fibre, .3, .7, .74, 1.2), G.ramp(figure, .3, .7, .84, 1.12)), G.ramp(late, 0, 1, 1.05, .80)))
    c = G.mix(O('MULTIPLY', knot, .8), c, '#33221a')
    # what the feet took: the oil first, then the colour; dirt stays in the grain
    patch = G.noise(P, 1.1, 6, .66); bare = G.ramp(O('ADD', O('MULTIPLY', way, .42), O('ADD', O('MULTIPLY', patch, .75), O('MULTIPLY', t2, .10))), .62, .84)
    c = G.mix(O('MULTIPLY', bare, G.ramp(fibre, .25, .6, .30, .62)), c, '#a2927b'); c = G.mix(O('MULTIPLY', O('MULTIPLY', bare, G.ramp(fibre, .52, .38)), .4), c, '#40342a')
    dirt = G.ramp(G.noise(P, .7, 6, .66), .5, .74); c = G.mix(O('MULTIPLY', dirt, .42), c, '#35291f'); dust = G.ramp(G.noise(P, 1.9, 6, .68), .5, .74); c = G.mix(O('MULTIPLY', dust, .22), c, '#a39a8c')
    for x, y, r in stains:
        d = N('ShaderNodeVectorMath'); d.operation = 'DISTANCE'; L(P, d.inputs[0]); d.inputs[1].default_value = (x, y, 0); q = O('ADD', O('DIVIDE', d.outputs['Value'], r), O('MULTIPLY', O('SUBTRACT', G.noise(P, 6., 5, .65), .5), .55))
        c = G.mix(O('MULTIPLY', O('MAXIMUM', O('MULTIPLY', G.ramp(q, 1., .86), .35), O('MULTIPLY', G.ramp(q, 1.02, .97), G.ramp(q, .86, .95, 0., .55))), G.ramp(fibre, .2, .6, .6, 1.)), c, '#2a1f18')
    scuffs = None
    for sc, rot, lo in ((2.0, .5, .655), (1.7, -.85, .66), (2.6, 1.9, .67), (1.4, .12, .665)):
        mp = N('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (.7, 11, 1); mp.inputs['Rotation'].default_value = (0, 0, rot); mp.inputs['Location'].default_value = (rot * 7, 0, 0); L(P, mp.inputs[0]); k = G.ramp(G.noise(mp.outputs[0], sc, 2), lo, lo + .03); scuffs = k if scuffs is None else O('MAXIMUM', scuffs, k)
    scuffs = O('MULTIPLY', scuffs, G.ramp(O('MAXIMUM', way, work), 0, 1, .25, 1.)); c = G.mix(O('MULTIPLY', scuffs, .55), c, '#231b15')
    # paint from many sets: drops, and the straight end of a coat that was masked
    for scale, size, often in ((6.5, .085, .83), (15., .12, .80)):
        d = N('ShaderNodeTexVoronoi'); d.inputs['Scale'].default_value = scale; L(P, d.inputs['Vector']); k = N('ShaderNodeSeparateXYZ'); L(d.outputs['Color'], k.inputs[0])
        there = O('MULTIPLY', O('MULTIPLY', G.ramp(O('ADD', d.outputs['Distance'], O('MULTIPLY', G.noise(P, 60, 2), .03)), size + .03, size), G.ramp(O('ADD', k.outputs['X'], O('MULTIPLY', O('SUBTRACT', G.noise(P, .8, 3), .5), .45)), often, often + .02)), work); c = G.mix(O('MULTIPLY', there, .82), c, '#cdc6b9')
    nail = O('MAXIMUM', *(G.ramp(O('SQRT', O('ADD', O('POWER', O('MULTIPLY', O('SUBTRACT', O('FRACT', O('DIVIDE', O('ADD', u, O('MULTIPLY', t, .2)), .58)), .5), .58), 2.), O('POWER', O('SUBTRACT', e, .026), 2.))), .0062, .0040) for e in (v, O('SUBTRACT', wide, v))))
    c = G.mix(O('MULTIPLY', nail, .85), c, '#1d1916'); c = G.mix(O('MULTIPLY', G.ramp(rag, .010, .000), .55), c, '#3a2a1e'); L(c, b.inputs['Base Color'])
    ro = O('ADD', O('ADD', O('ADD', G.ramp(fibre, .3, .7, .31, .41), G.ramp(t, 0, 1, -.07, .10)), O('MULTIPLY', bare, .20)), O('ADD', O('ADD', O('MULTIPLY', dust, .12), O('MULTIPLY', dirt, .06)), O('ADD', O('MULTIPLY', scuffs, .18), G.ramp(G.noise(P, 3.3, 5, .66), .36, .7, -.05, .09)))); L(ro, b.inputs['Roughness']); setin(b, 'Specular', .42)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .75; bp.inputs['Distance'].default_value = .0028
    L(O('SUBTRACT', O('ADD', O('ADD', O('MULTIPLY', fibre, .45), O('MULTIPLY', late, .25)), O('MULTIPLY', G.noise(P, 2.6, 4, .55), 1.1)), O('ADD', O('MULTIPLY', nail, .8), O('MULTIPLY', G.ramp(rag, .008, .0), .6))), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    return grounded(m, .26, .62)


def floor(x0, x1, y0, y1, ways=(), work=(2.4, .4, 3.), later=(), stains=(), seed=12):
    """planks along x; ways: where people walk; work: x, y, radius of where sets are built; later: (x, y, radius) of planks that were put in later"""
    q = random.Random(seed); tones = [col(c)[:3] for c in TONES]; new = col('#b3966d')[:3]
    V, F, UV, tone, own, feet = [], [], [], [], [], []
    y = y0
    while y < y1:
        w = q.choice((.105, .12, .12, .145, .145, .165, .19)) * q.uniform(.97, 1.03); x = x0 - q.uniform(0, 2.2)
        while x < x1:
            l = q.choice((1.1, 1.7, 2.3, 2.9, 3.6)) * q.uniform(.85, 1.15); a, e = max(x, x0), min(x + l - q.uniform(.0006, .0032), x1)
            if e - a > .05:
                g0, g1 = y + q.uniform(.0004, .0022), y + w - q.uniform(.0004, .0026 if q.random() < .8 else .0055)
                nx, drop, tip, cup, skew = max(2, int((e - a) / .16)), q.uniform(.0002, .0016), q.gauss(0, .0008), q.uniform(-.0007, .0013), q.gauss(0, .0007)
                mid = ((a + e) / 2, y + w / 2); put_in = any(math.hypot(mid[0] - X, (mid[1] - Y) * 2.2) < R for X, Y, R in later) and q.random() < .8
                c = new if put_in else q.choices(tones, (5, 6, 5, 4, 2, 3, 2, 1.2))[0]; k = q.uniform(.86, 1.12); c = [v * k for v in c]; t, t2 = q.random(), q.random(); base = len(V)
                lines = ((0, -.011), (0, -.0012), (.0016, 0), (.25, 0), (.5, 0), (.75, 0), (1 - .0016, 0), (1, -.0012), (1, -.011))
                for i in range(nx + 1):
                    X = a + (e - a) * i / nx; sway = .0009 * noise.noise(Vector((X * 1.3, y * 5, 2))); s = i / nx - .5
                    for f, z in lines:
                        f_ = f if f in (0, 1, .25, .5, .75) else (.0035 / (g1 - g0) if f < .5 else 1 - .0035 / (g1 - g0)); Y = g0 + (g1 - g0) * f_ + sway
                        V.append((X, Y, -drop + z + tip * s * 2 + skew * (f_ - .5) * 2 - cup * (1 - 4 * (f_ - .5) ** 2) * .6)); UV.append((X - a, Y - g0)); tone.append((*c, 1)); own.append((t, t2, g1 - g0))
                        feet.append((max([0.] + [math.exp(-(near(X, Y, p) / .55) ** 2) for p in ways]), max(0, 1 - math.hypot(X - work[0], Y - work[1]) / work[2]), 0, 1))
                n = len(lines)
                F += [(base + i * n + j, base + (i + 1) * n + j, base + (i + 1) * n + j + 1, base + i * n + j + 1) for i in range(nx) for j in range(n - 1)] + [tuple(base + j for j in range(n))[::-1], tuple(base + nx * n + j for j in range(n))]
            x += l
        y += w
    o = mesh('fl', V, F, wood(stains), smooth=False); me = o.data
    for name, kind, values in (('tone', 'FLOAT_COLOR', tone), ('feet', 'FLOAT_COLOR', feet)):
        k = me.color_attributes.new(name, kind, 'POINT'); k.data.foreach_set('color', [v for p in values for v in p])
    k = me.attributes.new('own', 'FLOAT_VECTOR', 'POINT'); k.data.foreach_set('vector', [v for p in own for v in p])
    uv = me.uv_layers.new(name='u'); uv.data.foreach_set('uv', [v for l in me.loops for v in UV[l.vertex_index]])
    return o

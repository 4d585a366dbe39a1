"""A fiddle-leaf fig in its pot: bare stems, leather leaves that are as long as a hand, with ribs, waves and a dull back"""
import math
import random

import bpy
from mathutils import Vector, noise

from graph import Graph
from house import nodes
from kit import curve, lathe, mat, mesh, setin
from roomkit import smooth


def leather():
    m, b, N, L = nodes('figleaf'); G = Graph(N, L); O = G.op
    uv = N('ShaderNodeSeparateXYZ'); L(N('ShaderNodeUVMap').outputs['UV'], uv.inputs[0]); u, v = uv.outputs['X'], O('ABSOLUTE', uv.outputs['Y']); ge = N('ShaderNodeNewGeometry'); own = ge.outputs['Random Per Island']; P = ge.outputs['Position']
    rib = O('MAXIMUM', G.ramp(v, .05, .018), O('MULTIPLY', G.ramp(O('ABSOLUTE', O('SUBTRACT', O('FRACT', O('SUBTRACT', O('MULTIPLY', u, 6.5), O('MULTIPLY', v, 1.5))), .5)), .10, .03), .6))
    c = G.mix(G.ramp(own, .55, 1., 0, .9), G.mix(own, '#1d3019', '#2c421f'), '#465f2c'); c = G.value(c, G.ramp(G.noise(P, 22, 4), .3, .7, .82, 1.15)); c = G.mix(O('MULTIPLY', rib, .55), c, '#8d9c62'); c = G.mix(G.ramp(G.noise(P, 9, 4, .7), .66, .76, 0, .5), c, '#6b5a33')
    c = G.mix(O('MULTIPLY', ge.outputs['Backfacing'], .7), c, '#5f7450'); L(c, b.inputs['Base Color']); L(O('ADD', G.ramp(G.noise(P, 30, 3), .3, .7, .26, .40), O('MULTIPLY', ge.outputs['Backfacing'], .3)), b.inputs['Roughness']); setin(b, 'Specular', .45)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .6; bp.inputs['Distance'].default_value = .003; L(O('SUBTRACT', O('MULTIPLY', G.noise(P, 40, 3), .5), rib), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    t = N('ShaderNodeBsdfTranslucent'); L(G.mix(O('MULTIPLY', rib, .5), '#5f7430', '#8f9a52'), t.inputs[0]); x = N('ShaderNodeMixShader'); x.inputs[0].default_value = .26; L(b.outputs[0], x.inputs[1]); L(t.outputs[0], x.inputs[2]); L(x.outputs[0], m.node_tree.nodes['Material Output'].inputs[0])
    return m


def fig(x, y, towards=(.3, 1.), seed=6, high=2.05):
    """towards: where the light comes from, which its leaves turn to"""
    q = random.Random(seed); V, F, U = [], [], []
    lathe('pot', smooth([(.002, 0), (.155, .001), (.18, .02), (.222, .36), (.226, .395), (.214, .40), (.205, .37), (.002, .345)], 3), (x, y, 0), mat('potm', '#8d8479', .85, var=.1, bump=.3, vscale=8, colvar=.12), 56)
    lathe('soilp', [(.002, .352), (.207, .356)], (x, y, 0), mat('potsoil', '#2a211a', .95, var=0, bump=.8, bscale=60), 40)
    bark = mat('figbark', '#6e6253', .9, var=.05, bump=.6, bscale=55, colvar=.2); sun = Vector((*towards, .9)).normalized()
    def leaf(p, d, long):
        d = d.normalized(); up = (Vector((0, 0, 1)) + .55 * sun + Vector((q.gauss(0, .18), q.gauss(0, .18), 0))); s = d.cross(up).normalized(); n = s.cross(d).normalized(); r = q.gauss(0, .35); s, n = (s * math.cos(r) + n * math.sin(r)), (n * math.cos(r) - s * math.sin(r))
        base, nu, nv = len(V), 11, 6; fall, wide, ph = q.uniform(.10, .62), q.uniform(.29, .37), q.uniform(0, 6.28)
        for i in range(nu + 1):
            t = i / nu; w = wide * long * (.20 * math.sin(math.pi * min(1, t * 1.9)) ** .7 * (t < .53) + math.sin(math.pi * min(1, max(0, (t * .86 + .14)) ** 1.65)) ** .75) if 0 < i < nu else .004
            mid = p + d * long * (t - .10 * fall * t * t) - Vector((0, 0, 1)) * fall * long * t * t * .75
            for j in range(nv + 1):
                e = 2 * j / nv - 1; lift = .16 * w * e * e + .035 * long * abs(e) ** 1.5 * math.sin(9 * t + ph + (1.7 if e > 0 else 0))
                V.append(mid + s * w * e * .62 + n * lift); U.append((t, e))
        F.extend((base + i * (nv + 1) + j, base + (i + 1) * (nv + 1) + j, base + (i + 1) * (nv + 1) + j + 1, base + i * (nv + 1) + j + 1) for i in range(nu) for j in range(nv))
    for k, (a, out, h, first, often) in enumerate(((2.6, .20, high, .30, 64), (.4, .36, high * .80, .26, 54), (4.3, .38, high * .62, .22, 44), (5.5, .16, high * .90, .36, 50), (1.6, .30, high * .70, .24, 46))):
        P = lambda t: Vector((x + .05 * math.cos(a) + math.cos(a) * out * t ** 1.3 + .035 * math.sin(5 * t + a), y + .05 * math.sin(a) + math.sin(a) * out * t ** 1.3 + .03 * math.cos(4 * t + a), .33 + h * t))
        curve('figstem', [tuple(P(j / 8)) for j in range(9)], .0125 - .0016 * k, bark, res=6)
        for i in range(often):
            t = first + (1.01 - first) * ((i + .5 * q.random()) / often) ** .85; g = a + 2.4 * i + q.gauss(0, .3); c = P(min(1, t)); o = Vector((math.cos(g), math.sin(g), q.uniform(.05, .75) + .8 * max(0, t - .85) * 4))
            if c.y + o.y * .3 > 3.94: o.y *= .25
            stalk = c + o.normalized() * q.uniform(.03, .06); V0 = len(V); side = o.cross(Vector((0, 0, 1))).normalized() * .003
            V.extend([c - side, c + side, stalk + side, stalk - side]); U.extend([(0, 0)] * 4); F.append((V0, V0 + 1, V0 + 2, V0 + 3))
            leaf(stalk, o, q.uniform(.17, .30) * (1 - .45 * max(0, t - .86) / .15))
    o = mesh('figleaves', [tuple(v) for v in V], F, leather(), smooth=True); uv = o.data.uv_layers.new(name='u'); uv.data.foreach_set('uv', [c for l in o.data.loops for c in U[l.vertex_index]])
    return o

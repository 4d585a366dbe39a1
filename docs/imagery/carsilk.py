"""The car of `hero-car` in the dark: satin over it as carsim.py let it fall, a bank of stretched cloth above.

Little is seen of it, and that by the light's edge: the bank draws roof, shoulder and bonnet, the folds below go into the dark.
"""
import math
import os

import bpy
import numpy as np
from mathutils import Vector, noise
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components
from scipy.spatial import cKDTree

from graph import Graph
from house import nodes
from kit import area, box, empty, link, mat, mesh, setin, tube
from roomkit import nolight

HERE = os.path.dirname(os.path.abspath(__file__))


def satin(c='#34363b'):
    """tight warp of silk: its gloss lies along the folds, wide and soft; fine creases from the bag it is kept in"""
    m, b, N, L = nodes('satin'); G = Graph(N, L)
    uv = N('ShaderNodeUVMap').outputs['UV']
    L(G.value(c, G.ramp(G.noise(uv, 3., 4), .3, .7, .93, 1.06)), b.inputs['Base Color'])
    L(G.ramp(G.noise(uv, 5., 4), .3, .7, .40, .50), b.inputs['Roughness'])
    setin(b, 'Specular', .75); setin(b, 'Sheen', .12)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .6; bp.inputs['Distance'].default_value = .006
    # creases are long and lie in two directions, as it was folded
    h = G.op('ADD', G.op('MULTIPLY', G.noise(uv, 2.2, 3, .5, (1, 2.4, 1)), 1.0), G.op('MULTIPLY', G.noise(uv, 9., 4, .55), .30))
    L(h, bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    return m


def trimmed(v, f):
    """a finger of the hem lies on the floor: more of it was a plate there, and torn paper as scraps; where the mirror pushed a ball into the cloth it is a tent"""
    v = v.astype(float)
    edges = np.vstack([f[:, [0, 1]], f[:, [1, 2]], f[:, [2, 3]], f[:, [3, 0]]])
    def eased(v, k, weight, times):
        s, n = np.zeros_like(v), np.full(len(v), 1e-6)
        for _ in range(times):
            s[:], n[:] = 0, 1e-6
            for a, b in ((0, 1), (1, 0)): np.add.at(s, k[:, a], v[k[:, b]]); np.add.at(n, k[:, a], 1)
            v = v + np.where(n[:, None] > .5, s / n[:, None] - v, 0) * weight[:, None]
        return v
    v = eased(v, edges, .6 * sum(np.exp(-np.linalg.norm((v - [.60, sy * .97, .92]) / [.30, .22, .24], axis=1) ** 4) for sy in (-1, 1)), 9)
    # what stands: all that is more than a hand high, as one piece; folds that lie far out on the floor are none of it
    def piece(on):
        k = edges[on[edges].all(1)]
        n, own = connected_components(coo_matrix((np.ones(len(k)), (k[:, 0], k[:, 1])), (len(v), len(v))), False)
        return on & (own == np.bincount(own[on]).argmax())
    stands = piece(v[:, 2] > .12)
    d, i = cKDTree(v[stands]).query(v)
    kept = piece(stands | (d < .24))
    pull = np.where(kept & ~stands, .72 * np.clip((.12 - v[:, 2]) / .08, 0, 1), 0)
    v[:, :2] += (v[stands][i, :2] - v[:, :2]) * pull[:, None]
    v[:, 2] = np.where(pull > .7, np.minimum(v[:, 2], .012 + .10 * d), v[:, 2])
    v = eased(v, edges[kept[edges].all(1)], np.where(v[:, 2] < .006, 0, .5 * np.clip(pull * 2, 0, 1)), 6)
    return v, f[kept[f].all(1)]


def cover(e):
    d = np.load(HERE + '/car_cover.npz')
    v, f = trimmed(d['v'], d['f'])
    o = mesh('cover', [tuple(map(float, p)) for p in v], [tuple(map(int, q)) for q in f], satin(), smooth=True); o.parent = e
    lay = o.data.uv_layers.new(name='u'); lay.data.foreach_set('uv', d['flat'][[l.vertex_index for l in o.data.loops], :2].astype(np.float32).ravel())
    s = o.modifiers.new('s', 'SUBSURF'); s.levels = s.render_levels = 1
    t = o.modifiers.new('t', 'SOLIDIFY'); t.thickness = .002
    return o


def bank(g, at, turn, tilt, w=6.6, d=2.2, k=3.2, power=220):
    """a frame of truss tube with cloth laced into it: the cloth hangs through a little, is hot below its lamps and dim at its hem"""
    p = empty('bank', at); p.rotation_euler = (tilt, 0, turn)
    m, b, N, L = nodes('bankcloth'); G = Graph(N, L)
    uv = N('ShaderNodeUVMap').outputs['UV']; sp = N('ShaderNodeSeparateXYZ'); L(uv, sp.inputs[0]); x, y = sp.outputs['X'], sp.outputs['Y']
    # ten lamps behind it in two rows
    hot = None
    for cx in (-2.4, -1.2, 0, 1.2, 2.4):
        for cy in (-.42, .42):
            u, v = G.op('SUBTRACT', x, cx), G.op('SUBTRACT', y, cy)
            q = G.op('EXPONENT', G.op('MULTIPLY', G.op('ADD', G.op('MULTIPLY', u, u), G.op('MULTIPLY', v, v)), -2.7)); hot = q if hot is None else G.op('ADD', hot, q)
    weave = G.ramp(G.noise(uv, 4., 4), .3, .7, .96, 1.03)
    seam = G.ramp(G.op('ABSOLUTE', y), .004, .011, .78, 1.)
    edge = G.op('MULTIPLY', G.ramp(G.op('ABSOLUTE', x), w / 2 - .02, w / 2 - .75, .25, 1.), G.ramp(G.op('ABSOLUTE', y), d / 2 - .02, d / 2 - .55, .30, 1.))
    L(G.op('MULTIPLY', G.op('MULTIPLY', G.op('MULTIPLY_ADD', hot, .85, .14), G.op('MULTIPLY', edge, seam)), G.op('MULTIPLY', weave, k)), b.inputs['Emission Strength'])
    L(G.mix(edge, (1., .86, .70), (1., .965, .92)), b.inputs['Emission Color']); setin(b, 'Base Color', (.5, .5, .5, 1)); nolight(m)
    nx, ny = 140, 60; v = []; uvs = []
    for i in range(nx + 1):
        for j in range(ny + 1):
            X, Y = w * (i / nx - .5), d * (j / ny - .5); ex, ey = 1 - (2 * i / nx - 1) ** 2, 1 - (2 * j / ny - 1) ** 2
            # pulled by its laces along the frame, it hangs between them
            lace = .004 * (math.exp(-(w / 2 - abs(X)) / .10) * math.cos(Y * 2 * math.pi / .22) + math.exp(-(d / 2 - abs(Y)) / .10) * math.cos(X * 2 * math.pi / .22))
            v.append((X, Y, -.07 * ex ** .7 * ey ** .7 + lace + .008 * noise.noise(Vector((X * 1.2, Y * 2.5, 1))))); uvs.append((X, Y))
    o = mesh('silk', v, [(i * (ny + 1) + j, i * (ny + 1) + j + 1, (i + 1) * (ny + 1) + j + 1, (i + 1) * (ny + 1) + j) for i in range(nx) for j in range(ny)], m, smooth=True); o.parent = p
    lay = o.data.uv_layers.new(name='u'); lay.data.foreach_set('uv', np.array(uvs, np.float32)[[l.vertex_index for l in o.data.loops]].ravel())
    o.visible_diffuse = o.visible_glossy = o.visible_shadow = False
    for sy in (-1, 1): tube('tube', (-w / 2 - .1, sy * (d / 2 + .03), .02), (w / 2 + .1, sy * (d / 2 + .03), .02), .024, g['blackm'], p)
    for sx in (-1, 1): tube('tube', (sx * (w / 2 + .03), -d / 2 - .1, .02), (sx * (w / 2 + .03), d / 2 + .1, .02), .024, g['blackm'], p)
    # its back: a skirt of black cloth round the lamps
    for sy in (-1, 1): box('skirt', (w + .08, .01, .50), (0, sy * (d / 2 + .02), .27), g['fabric'], .002, parent=p)
    for sx in (-1, 1): box('skirt', (.01, d + .04, .50), (sx * (w / 2 + .02), 0, .27), g['fabric'], .002, parent=p)
    l = bpy.data.lights.new('bk', 'AREA'); l.energy = power; l.color = (1, .965, .92); l.shape = 'RECTANGLE'; l.size = w * .86; l.size_y = d * .8; l.spread = math.radians(130)
    q = link(bpy.data.objects.new('bk', l)); q.location = (0, 0, -.09); q.parent = p; q.visible_camera = False
    bpy.context.view_layer.update()
    for sx in (-.46, .46):
        for sy in (-.5, .5): a = p.matrix_world @ Vector((sx * w, sy * d, .5)); tube('chain', a, (a.x, a.y, 6.3), .005, g['steel'])
    return p

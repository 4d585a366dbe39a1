"""The ground of the yard for `about-exterior` and `about-exterior-day`: a surface with a real height at every pixel of the frame.

A flat plane with a bump and pebbles strewn on it is gravel of a computer. Here grit of three sizes, ruts, crumbs and pressed dust are
one relief, as dense as the frame's pixels, and stones have its dust on them; water is a level plane that the relief breaks through,
so that a puddle's edge is as ragged as the mud is, with a wet rim above it.
"""
import math
import os

import bpy
import numpy as np

from darkroom import noise, smooth

EYE, AHEAD, LENS, SHIFT = np.array([13.9, -9.4, 1.5]), np.array([-8.1, 7.9]) / math.hypot(8.1, 7.9), 29 / 18, .12
RGB = lambda h: np.array([((int(h[i:i + 2], 16) / 255 + .055) / 1.055) ** 2.4 for i in (1, 3, 5)], np.float32)


def hashed(i, j, k):
    """a number from 0 to 1 for each cell of a grid"""
    n = (i.astype(np.int64) * 73856093) ^ (j.astype(np.int64) * 19349663) ^ (k * 83492791 + 12345)
    n = (n ^ (n >> 13)) * 1274126177 & 0x7fffffff
    return (((n ^ (n >> 16)) * 2246822519 & 0x7fffffff) / 0x7fffffff).astype(np.float32)


def grit(x, y, cell, often, seed, flat=.55):
    """crushed stones, one in a cell at most: height over the ground, and of which tone (-1 where there is none)"""
    h, tone = np.zeros_like(x), np.full_like(x, -1)
    ci, cj = np.floor(x / cell), np.floor(y / cell)
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            i, j = ci + di, cj + dj
            r = lambda k: hashed(i, j, seed * 31 + k)
            size = cell * (.16 + .34 * r(0) ** 2)
            px, py = x - (i + r(1)) * cell, y - (j + r(2)) * cell
            turn = r(3) * 6.283
            d = np.zeros_like(x)
            for side in range(5):   # a face that broke on five sides
                a = turn + side * 1.2566 + .5 * (r(10 + side) - .5)
                d = np.maximum(d, (px * np.cos(a) + py * np.sin(a)) / (.72 + .5 * r(20 + side)))
            d = d / size
            there = (r(4) < often) & (d < 1)
            top = size * flat * (.55 + .9 * r(5)) * np.clip((1 - d) * 2.2, 0, 1) ** .7
            top = top + (px * np.cos(turn * 3) + py * np.sin(turn * 3)) * (r(6) - .5) * .8   # lies askew
            better = there & (top > h)
            h, tone = np.where(better, top, h), np.where(better, r(7), tone)
    return h, tone


def growth(gx, gy):
    """how thick short grass stands: between the wheels, in drifts towards the meadow, not where people walk to the door"""
    rng = np.random.default_rng(19)
    n = lambda metres: noise(rng, 512, 5, gx * 5 / metres, gy * 5 / metres)
    n26, n8, n25 = n(2.6), n(.8), n(.25)
    line = -.25 * gx + .97 * gy + 6.1 + .2 * n26
    middle = np.exp(-(line / .42) ** 4)
    tracks = np.exp(-((np.abs(line) - .74) / .26) ** 4)
    k = smooth(.75 * n26 + .5 * n8 + .25 * n25 + .9 * middle + .5 * smooth(-gy, 4, 9) + .4 * smooth(-gx, -3, 6), .55, 1.7)
    walked = np.exp(-((gx - 8.1 - .35 * (gy + 1.4)) / 1.7) ** 4) * smooth(gy, -6.5, -4.)
    return k * (1 - .9 * tracks) * (1 - walked) * smooth(-1.0 - gy, 0, .9)


def relief(gx, gy, day):
    """height, colour and roughness at points of the yard, and the water's level"""
    rng = np.random.default_rng(11)
    n = lambda metres: noise(rng, 512, 5, gx * 5 / metres, gy * 5 / metres)
    n3, n1b, n1, nd, n4, n2, n05, n01, n005 = n(3.2), n(1.5), n(.9), n(.7), n(.38), n(.2), n(.11), n(.05), n(.022)
    free = smooth(-.35 - gy, 0, 1.) * (1 - .8 * smooth(gx, 8.9, 9.5) * smooth(gy, -1.7, -1.1))   # by the wall and under the bicycle it is even
    line = -.25 * gx + .97 * gy + 6.1 + .34 * n3
    line2 = -.62 * gx + .78 * gy + 12.0 + .25 * n3
    groove = lambda l, w: np.exp(-((np.abs(l) - .74) / w) ** 4)
    t1, t2 = groove(line, .17) * smooth(n1b, -1.6, .2), .6 * groove(line2, .15) * smooth(n1b, -.4, 1.1)
    track = np.maximum(t1, t2) * free
    rim = (np.exp(-((np.abs(line) - 1.0) / .09) ** 2) + .7 * np.exp(-((np.abs(line) - .50) / .08) ** 2)) * free
    ridge = np.exp(-(line / .42) ** 4) * free
    trodden = smooth(1.2 * n1b + .5 * n4 + .2 * n05, .1, 1.2) * free
    loose = np.clip(.37 + .36 * nd + .18 * n4 + .35 * ridge + .35 * rim - .50 * trodden, 0, 1) * (1 - .82 * track)
    grown = growth(gx, gy)
    loose = .52 * loose * (1 - .7 * grown)   # most of it is trodden
    loose = np.maximum(loose, .75 * np.exp(-((gy + 1.36) / .16) ** 2))   # what the gutter's drips have washed bare
    # lows in which water stays
    h = free * (.011 * n3 + .006 * n1b - .026 * track + .013 * rim * (.6 + .5 * n4) + .007 * ridge)
    h = h + (.0035 * n1 * free + .0028 * n4 + .0022 * n2 * (1 - .6 * track) + (.0016 * n05 + .0013 * n01 + .0008 * n005) * (1 - .7 * track))
    tread = np.sin((gx * .97 + gy * .25) / .052 * 6.283 + np.sign(line) * 14 * np.abs(np.abs(line) - .74)) * t1 * smooth(n1, -.9, .6)
    h = h + .0022 * tread * free
    base = h.copy()
    g1, c1 = grit(gx, gy, .018, .75, 1)
    g2, c2 = grit(gx + .4 * n01 * .01, gy, .040, .55, 2)
    g3, c3 = grit(gx, gy, .12, .16, 3, .42)
    g1, c1 = g1 * smooth(loose, .05, .3), np.where(loose > .12, c1, -1)
    keep2 = hashed((c2 * 1e5).astype(np.int64), np.zeros_like(c2), 5) < loose * 1.15
    g2, c2 = np.where(keep2, g2, 0), np.where(keep2, c2, -1)
    keep3 = hashed((c3 * 1e5).astype(np.int64), np.zeros_like(c3), 6) < loose * .30
    g3, c3 = np.where(keep3, g3, 0), np.where(keep3, c3, -1)
    near_wall = smooth(-.02 - gy, 0, .1)
    g = np.maximum.reduce([g1, g2, g3])
    tone = np.where(g3 >= g, c3, np.where(g2 >= g, c2, c1))
    stone = (g > 1e-4) & (tone >= 0)
    h = h + .8 * g * near_wall
    # colour
    dust, pale, earth = RGB('#a28f74'), RGB('#b9a88d'), RGB('#857460')
    k = np.clip(.5 + .35 * n3 + .25 * n1 + .15 * n4, 0, 1)[..., None]
    c = dust * k + earth * (1 - k)
    w = np.clip(.75 * track + .35 * trodden, 0, 1)[..., None]
    c = c * (1 - w) + pale * w
    w = (.55 * grown)[..., None]
    c = c * (1 - w) + RGB('#7d6e4c') * w
    c = c * (1 + .06 * n2 + .05 * n05 + .05 * n005)[..., None] * (.90 + .2 * rng.random(gx.shape, np.float32))[..., None]
    kinds = np.stack([RGB(q) for q in ('#6f685e', '#8a8073', '#9c9284', '#7b6a58', '#a89a86', '#857b70')])
    s = kinds[np.clip((tone * 6).astype(int), 0, 5)] * (.85 + .3 * ((tone * 37) % 1))[..., None]
    lying = np.clip(.42 + .12 * n4, .2, .7)[..., None]   # the dust on them
    c = np.where(stone[..., None], s * (1 - lying) + c * lying, c)
    rough = np.where(stone, .72, .9)
    # water: level, wet rim, damp ground
    level = -.09 if day else LEVEL   # by day it has dried: one small puddle is a patch
    soft = base - level + .003 * n2
    if day:
        wet, damp = 1 - smooth(soft, .0015, .007), 1 - smooth(soft + .004 * n4, .004, .018)
        dark = np.clip(.42 * damp + .25 * wet, 0, .6)
    else:
        wet, damp = 1 - smooth(soft, .002, .010), 1 - smooth(soft + .005 * n4, .006, .04)
        dark = .34 + .22 * damp + .20 * wet
    c = c * (1 - dark)[..., None] ** np.array([1., 1.06, 1.15], np.float32)
    rough = rough - wet * .50 - (damp * .14 if not day else damp * .08) - (0 if day else .06)
    return h, np.clip(c, 0, 1), np.clip(rough, .2, 1), level


LEVEL = float(os.environ.get('LEVEL', '-.0215'))


def material():
    m = bpy.data.materials.new('ground'); m.use_nodes = True; nt = m.node_tree; b = nt.nodes['Principled BSDF']
    t = nt.nodes.new('ShaderNodeAttribute'); t.attribute_name = 'tone'
    nt.links.new(t.outputs['Color'], b.inputs['Base Color']); nt.links.new(t.outputs['Alpha'], b.inputs['Roughness'])
    b.inputs['Specular IOR Level'].default_value = .35
    return m


def water(level, day):
    """what stands in the ruts: brown with what it holds, its mirror broken where the wind gets at it"""
    from graph import Graph
    m = bpy.data.materials.new('water'); m.use_nodes = True; nt = m.node_tree; N, L = nt.nodes.new, nt.links.new; b = nt.nodes['Principled BSDF']; G = Graph(N, L)
    P = N('ShaderNodeNewGeometry').outputs['Position']
    gust = G.ramp(G.noise(P, .9, 3, .6), .47, .62)
    b.inputs['Base Color'].default_value = (*(RGB('#5d4d3a') if day else RGB('#33291f')), 1); b.inputs['IOR'].default_value = 1.33
    L(G.op('ADD', .015, G.op('MULTIPLY', gust, .07)), b.inputs['Roughness'])
    bump = N('ShaderNodeBump'); bump.inputs['Strength'].default_value = 1; bump.inputs['Distance'].default_value = .0016
    L(G.op('ADD', G.op('MULTIPLY', G.noise(P, 5, 2), .5), G.op('MULTIPLY', G.op('MULTIPLY', G.noise(P, 21, 3, .6, (1., 2.2, 1)), gust), .75)), bump.inputs['Height']); L(bump.outputs[0], b.inputs['Normal'])
    me = bpy.data.meshes.new('water'); me.from_pydata([(-8, -14, level), (16, -14, level), (16, -.6, level), (-8, -.6, level)], [], [(0, 1, 2, 3)]); me.materials.append(m)
    bpy.context.collection.objects.link(bpy.data.objects.new('water', me))


def leaves(day):
    """what the tree beyond the frame lets fall: along the wall, in drifts, and on the water"""
    rng = np.random.default_rng(8)
    m = bpy.data.materials.new('tuftleaf'); m.use_nodes = True; nt = m.node_tree; b = nt.nodes['Principled BSDF']
    r = nt.nodes.new('ShaderNodeValToRGB'); r.color_ramp.interpolation = 'CONSTANT'
    for k, c in enumerate(('#8a6a34', '#6b4a26', '#a5853f', '#4d3a22')):
        e = r.color_ramp.elements[k] if k < 2 else r.color_ramp.elements.new(k / 4)
        e.position, e.color = k / 4, (*RGB(c), 1)
    nt.links.new(nt.nodes.new('ShaderNodeObjectInfo').outputs['Random'], r.inputs[0]); nt.links.new(r.outputs[0], b.inputs['Base Color']); b.inputs['Roughness'].default_value = .45 if not day else .7
    shapes = []
    for k in range(4):
        v, curl = [], rng.uniform(.1, .5)
        for i in range(9):
            t = i / 8; w = .42 * math.sin(math.pi * t ** .75) * (1 - .15 * t)
            v += [(t - .5, s * w, curl * (s * w) ** 2 * 1.6 + curl * .5 * (t - .5) ** 2) for s in (-1, 0, 1)]
        f = [(3 * i + a, 3 * i + a + 1, 3 * i + a + 4, 3 * i + a + 3) for i in range(8) for a in (0, 1)]
        me = bpy.data.meshes.new('leaf'); me.from_pydata(v, [], f); me.materials.append(m); shapes.append(me)
    far, side = 5.3 + 13 * rng.random(2600) ** 1.2, rng.uniform(-.63, .63, 2600)
    x, y = EYE[0] + far * (AHEAD[0] + side * AHEAD[1]), EYE[1] + far * (AHEAD[1] - side * AHEAD[0])
    drift = noise(np.random.default_rng(2), 512, 5, x * 5 / 1.1, y * 5 / 1.1) + 2.2 * np.exp(-((y + .35) / .3) ** 2)
    some = (drift > 1.45) & (y < -.12) & ~((np.abs(x - 8.05) < 1.35) & (y > -1.42)) & (rng.random(2600) < .45)
    h, _, _, level = relief(x.astype(np.float32)[None], y.astype(np.float32)[None], day)
    for px, py, pz in zip(x[some], y[some], np.maximum(h[0], level)[some]):
        o = bpy.data.objects.new('leaf', shapes[rng.integers(4)]); bpy.context.collection.objects.link(o)
        k = rng.uniform(.026, .05); wet = pz <= level + 1e-6
        o.location, o.scale, o.rotation_euler = (px, py, pz + .003), (k, k, k * (.3 if wet else 1.)), (0 if wet else rng.normal(0, .25), 0 if wet else rng.normal(0, .25), rng.uniform(0, 6.28))
    print('leaves', some.sum(), flush=True)


def turf(day):
    """short dry grass, grown into what is trodden"""
    import random

    from house import straw
    q, shapes = random.Random(23), []
    for c in ('#a8925f', '#8f8049', '#b8a273', '#7f7a48'):
        v, f = [], []
        for _ in range(80):
            a, r, hi, turn, b = q.uniform(0, 6.28), .40 * q.random() ** .6, q.uniform(.05, .18), q.uniform(0, 6.28), len(v)
            lean, w = q.uniform(.1, .9) * hi, q.uniform(.004, .008)
            x, y, cs, sn = r * math.cos(a), r * math.sin(a), math.cos(turn), math.sin(turn)
            for k in range(4):
                t = k / 3
                px, py, z, ww = x + cs * lean * t ** 1.6, y + sn * lean * t ** 1.6, hi * (t - .25 * t * t), w * (1 - t * .8)
                v += [(px - sn * ww, py + cs * ww, z), (px + sn * ww, py - cs * ww, z)]
            f += [(b + 2 * k, b + 2 * k + 1, b + 2 * k + 3, b + 2 * k + 2) for k in range(3)]
        me = bpy.data.meshes.new('tuftlow'); me.from_pydata(v, [], f); me.materials.append(straw(c)); shapes.append(me)
    rng = np.random.default_rng(29)
    far, side = 4.6 + 20 * rng.random(16000) ** 1.3, rng.uniform(-.68, .68, 16000)
    x, y = (EYE[0] + far * (AHEAD[0] + side * AHEAD[1])).astype(np.float32), (EYE[1] + far * (AHEAD[1] - side * AHEAD[0])).astype(np.float32)
    k = growth(x, y)
    h = relief(x[None], y[None], day)[0][0]
    some = (rng.random(16000) < k * np.clip(far / 9, .5, 1)) & (h > LEVEL + .002) & (y < -1)
    for px, py, pz, kk in zip(x[some], y[some], h[some], k[some]):
        o = bpy.data.objects.new('low', shapes[rng.integers(4)]); bpy.context.collection.objects.link(o)
        s = rng.uniform(.28, .5) * (.7 + .5 * kk)
        o.location, o.scale, o.rotation_euler = (px, py, pz - .004), (s, s, s * rng.uniform(.7, 1.1)), (0, 0, rng.uniform(0, 6.28))
    print('turf', some.sum(), flush=True)


def lay(day, stones):
    """the ground in place of the flat one and of the pebbles strewn on it"""
    gone = {o.data for o in stones}
    for o in [o for o in bpy.data.objects if o.type == 'MESH' and o.data in gone]: bpy.data.objects.remove(o)
    # grass stands in clumps, not as dots
    grass = [o for o in bpy.data.objects if o.type == 'MESH' and o.data.name.startswith('tuft') and -9.5 < o.location.y < -.75 and o.location.x > -9]
    at = np.array([o.location[:2] for o in grass]).reshape(-1, 2) * 5 / 1.6
    for o, there in zip(grass, noise(np.random.default_rng(4), 512, 5, at[:, 0], at[:, 1])):
        if there < .75: bpy.data.objects.remove(o)
    leaves(day)
    turf(day)
    bpy.data.objects['gr'].location.z = -.05
    step = float(os.environ.get('STEP', '1'))
    W, H = 1600, 900
    x = np.arange(-50, W + 50, step, dtype=np.float32)
    far = np.exp(np.arange(math.log(5.0), math.log(34.), .0014 * step)).astype(np.float32)[:, None]
    u = ((x / W * 2 - 1) / LENS)[None]
    gx, gy = EYE[0] + far * (AHEAD[0] + u * AHEAD[1]), EYE[1] + far * (AHEAD[1] - u * AHEAD[0])
    h, c, rough, level = relief(gx, gy, day)
    h = h * (1 - smooth(far, 24, 33))
    rows, cols = gx.shape
    me = bpy.data.meshes.new('ground')
    i = (np.arange(rows - 1)[:, None] * cols + np.arange(cols - 1)[None]).ravel()
    inside = ((gy < .15)[:-1, :-1]).ravel()
    i = i[inside]
    quads = np.stack([i, i + 1, i + cols + 1, i + cols], 1).astype(np.int32)
    me.vertices.add(rows * cols); me.vertices.foreach_set('co', np.stack([gx, gy, h], 2).astype(np.float32).ravel())
    me.loops.add(quads.size); me.loops.foreach_set('vertex_index', quads.ravel())
    me.polygons.add(len(quads)); me.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
    me.update(calc_edges=True)
    a = me.color_attributes.new('tone', 'FLOAT_COLOR', 'POINT'); a.data.foreach_set('color', np.concatenate([c, rough[..., None]], 2).astype(np.float32).ravel())
    me.polygons.foreach_set('use_smooth', np.ones(len(quads), bool))
    me.materials.append(material()); bpy.context.collection.objects.link(bpy.data.objects.new('ground', me))
    water(level, day)
    seen = (far > 5.4) & (far < 16) & (gy < -.8)
    print('ground', me.vertices.__len__(), 'under water', round(float(((h < level) & seen).sum() / seen.sum()), 4), flush=True)


def masked():
    """the same scene in black, what is ground, water or grass in white: where the print may lie"""
    bpy.context.scene.world.node_tree.nodes.clear()
    for m in bpy.data.materials:
        if not m.use_nodes: continue
        m.cycles.emission_sampling = 'NONE'
        white = m.name in ('ground', 'water', 'yard') or m.name.startswith(('tuft', 'blade'))
        nt = m.node_tree; nt.nodes.clear(); e = nt.nodes.new('ShaderNodeEmission'); e.inputs[0].default_value = (white,) * 3 + (1,); o = nt.nodes.new('ShaderNodeOutputMaterial'); nt.links.new(e.outputs[0], o.inputs[0])
    for l in [o for o in bpy.data.objects if o.type == 'LIGHT']: bpy.data.objects.remove(l)


def wheel_tracks(x, y, n3, n1b, n1, d06):
    """what cars have driven into the yard, of noises 3.2, 1.5, .9 and .6 m wide: where it is free, distances from the two tracks, and how much of rut, older rut, rim and tread"""
    free = smooth(-.35 - y, 0, 1.) * (1 - .8 * smooth(x, 8.9, 9.5) * smooth(y, -1.7, -1.1))
    line, other = -.25 * x + .97 * y + 6.1 + .34 * n3, -.62 * x + .78 * y + 12.0 + .25 * n3
    ruts = np.exp(-((np.abs(line) - .74) / .17) ** 4) * smooth(n1b, -2.2, -.3) * free
    old = np.exp(-((np.abs(other) - .74) / .15) ** 4) * smooth(n1b, -.6, .9) * free
    rim = (np.exp(-((np.abs(line) - 1.0) / .09) ** 2) + .7 * np.exp(-((np.abs(line) - .5) / .08) ** 2)) * free
    tread = np.sin((x * .97 + y * .25) / .052 * 6.283 + 1.3 * d06 + np.sign(line) * 14 * np.abs(np.abs(line) - .74)) * ruts * smooth(n1 + .6 * d06, -.5, 1.3)
    return free, line, other, ruts, old, rim, tread

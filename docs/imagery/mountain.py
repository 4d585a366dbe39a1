"""The mountain behind the house, as land and not as paint: python mountain.py -- out/NAME 1600 900 12, SHOT=evening after sunset (duskprint.py does)

A massif is lifted and worn by its own streams until ridges and gullies belong together (`worn`); it is laid out as the camera of
`house.py` sees it, a point a pixel, under the sun of its afternoon, and its crest keeps to the skyline of the evening. Larches stand where it is shaded
or wet, some of them yellow already; grass is straw on the sunny sides, rock shows where it is steep and on the crest.
"""
import math
import os
from dataclasses import dataclass

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d, map_coordinates

from darkroom import noise, smooth
from ground import AHEAD, EYE, LENS, RGB

HORIZON = 546
# the crest in the masters of 1600 by 900
CREST = ((-500, 425), (-200, 395), (0, 364), (40, 352), (120, 335), (180, 314), (230, 295), (270, 281), (300, 274.5), (330, 272), (345, 272), (372, 276), (400, 284), (440, 300), (520, 340), (640, 400))
CELL = 9.
D0, D1, S0, S1 = 1100., 4700., -2100., 1500.


@dataclass
class View:
    """a camera that sees it: where, which way, focal length over half the frame, the frame's width, which columns are laid out; how far the massif is turned against it; its skyline, and how closely kept; how rich its woods and rock are"""
    eye: np.ndarray
    ahead: np.ndarray
    lens: float
    width: int
    columns: tuple
    turn: float
    crest: tuple
    horizon: float
    close: bool = True
    rich: float = 0.


# from the yard
YARD = View(EYE, AHEAD, LENS, 1600, (-420, 470), -.43, CREST, HORIZON)


def worn(rounds=46):
    """heights of the massif, lifted and cut by streams: each cell loses height by what flows through it and how steeply"""
    kept = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out/mountain.npz')
    if os.path.exists(kept):
        with np.load(kept) as a: return a['z'], a['flow']
    rng = np.random.default_rng(41)
    h, w = int((D1 - D0) / CELL), int((S1 - S0) / CELL)
    d, s = np.mgrid[0:h, 0:w].astype(np.float32) * CELL
    d, s = d + D0, s + S0
    n = lambda metres: noise(rng, 512, 5, s * 5 / metres, d * 5 / metres)
    n1, n2, n3 = n(1500), n(600), n(240)
    spine = 3350 + .18 * s + 170 * n1
    lift = np.exp(-((d - spine) / 1000) ** 2) * np.exp(-((s - 480) / 1900) ** 2) * (1 + .35 * n1 + .22 * n2) * smooth(d + 120 * n2, 1500, 2000)
    lift = np.clip(lift, 0, None) + .004
    z = (60 * lift + smooth(lift, .02, .3) * (52 * n1 + 46 * n2 + 26 * n3 + 11 * n(110)) + .9 * rng.standard_normal((h, w)) + .02 * (d - D0)).astype(np.float64)
    steps = [(-1, 0, 1.), (1, 0, 1.), (0, -1, 1.), (0, 1, 1.), (-1, -1, 1.414), (-1, 1, 1.414), (1, -1, 1.414), (1, 1, 1.414)]
    index = np.arange(h * w).reshape(h, w)
    for r in range(rounds):
        best, to, far = np.zeros((h, w)), index.copy(), np.ones((h, w))
        p = np.pad(z, 1, constant_values=1e9)
        q = np.pad(index, 1)
        for i, j, l in steps:
            fall = (z - p[1 + i:1 + i + h, 1 + j:1 + j + w]) / l
            m = fall > best
            best, to, far = np.where(m, fall, best), np.where(m, q[1 + i:1 + i + h, 1 + j:1 + j + w], to), np.where(m, l, far)
        order = np.argsort(z, axis=None)
        up, to_, flow = order[::-1].tolist(), to.ravel().tolist(), [1.] * (h * w)
        for i in up:
            j = to_[i]
            if j != i: flow[j] += flow[i]
        k = (.056 * np.array(flow).reshape(h, w) ** .50 / far).ravel().tolist()
        new = (z + 5.6 * lift).ravel()
        new[0:w] = z[0]
        new = new.tolist()
        for i in order.tolist():
            j = to_[i]
            if j != i:
                new[i] = (new[i] + k[i] * new[j]) / (1 + k[i])
        z = np.array(new).reshape(h, w)
        z = z + .30 * (gaussian_filter(z, 1.1) - z)
    flow = np.array(flow).reshape(h, w)
    os.makedirs(os.path.dirname(kept), exist_ok=True)
    np.savez(kept, z=z.astype(np.float32), flow=flow.astype(np.float32))
    return z.astype(np.float32), flow.astype(np.float32)


def shaped(view=YARD):
    """the mountain as the camera sees it: places, heights, and what grows there, in rows of distance and columns of the frame"""
    z, flow = worn()
    col = np.arange(*view.columns, .8, dtype=np.float32)
    TURN, LENS, EYE, AHEAD, half = view.turn, view.lens, view.eye, view.ahead, view.width / 2
    RIGHT = np.array([AHEAD[1], -AHEAD[0]])
    far = np.concatenate([np.arange(1120, 2000, 5.), np.arange(2000, 4650, 3.4)]).astype(np.float32)[:, None]
    u = ((col / half - 1) / LENS)[None]
    # far is the depth along the axis of the frame; the massif is turned against it
    x, y = far, far * u
    d, s = x * math.cos(TURN) + y * math.sin(TURN), y * math.cos(TURN) - x * math.sin(TURN)
    at = lambda a: map_coordinates(a, [(d - D0) / CELL, (s - S0) / CELL], order=3, mode='nearest')
    rng = np.random.default_rng(6)
    n = lambda metres, soft=5: noise(rng, 1024, soft, s * soft / metres, d * soft / metres).astype(np.float32)
    # from the plain it rises as what the streams left there
    top = (at(z) + (d - 1100) * .024) * smooth(far, 1120, 2050) - .6
    water = at(np.log1p(gaussian_filter(flow, .8)))
    rough = smooth(top, 60, 190)
    n70, n32, n15, n7 = n(70), n(32), n(15), n(7)
    top = top + rough * (3.2 * n70 + 1.5 * n32 + .75 * n15) + .28 * n7 * (.3 + .7 * rough) + .5 * n(45) * (1 - rough)
    # to the skyline: each column as high as it has to be, the scale going slowly from column to column
    tan = view.horizon - np.interp(col, *np.array(view.crest).T)
    has = (top / far).max(0) * LENS * half
    k = gaussian_filter1d(tan / has, 16 if view.close else 70)
    if view.close: k = k * gaussian_filter1d(tan / (has * k), 5)
    print('crest', k.min(), k.max(), 'heights', (top * k).max(), flush=True)
    top = top * k[None] * np.ones_like(far)
    # which way each place faces
    gx, gy = EYE[0] + far * (AHEAD[0] + u * RIGHT[0]), EYE[1] + far * (AHEAD[1] + u * RIGHT[1])
    a = np.stack([np.gradient(gx, axis=0), np.gradient(gy, axis=0), np.gradient(top, axis=0)], -1)
    b = np.stack([np.gradient(gx, axis=1), np.gradient(gy, axis=1), np.gradient(top, axis=1)], -1)
    normal = np.cross(b, a)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    normal *= np.sign(normal[..., 2:])
    return dict(step=.8 / half / LENS, x=gx, y=gy, z=top, far=far * np.ones_like(gx), normal=normal, water=water, rough=rough, s=s, d=d, n=(n70, n32, n15, n7), wide=n(420), patch=n(130))


def dressed(m, sun, rich=0.):
    """colour of the ground, and how thickly larches stand"""
    N, z = m['normal'], m['z']
    soft = np.stack([gaussian_filter(N[..., i], (7, 9)) for i in range(3)], -1)
    soft /= np.linalg.norm(soft, axis=-1, keepdims=True)
    sunny = soft[..., :2] @ (np.array(sun[:2]) / math.hypot(*sun[:2])) / np.maximum(np.sqrt(1 - soft[..., 2] ** 2), .12)
    steep = np.degrees(np.arccos(np.clip(soft[..., 2], 0, 1)))
    n70, n32, n15, n7 = m['n']
    straw, gold, olive, stone, scree, bush = (RGB(c) for c in ('#a8935f', '#bda56c', '#77763f', '#8d7f6c', '#9c8a6d', '#4c4d2c'))
    mix = lambda c, k, to: c * (1 - k[..., None]) + to * k[..., None]
    c = mix(straw * np.ones((*z.shape, 3), np.float32), smooth(m['wide'] + .5 * n70, -.4, 1.3), gold)
    c = mix(c, np.clip(smooth(m['water'], 1.3, 3.6) * .8 + .35 * smooth(-sunny, 0, .7) + .25 * n70 * .4, 0, .9), olive)
    c = mix(c, smooth(steep + 5 * n32 + 3 * n15, 27, 39) * .75, scree)
    # rock: where it is steepest, and in tors along the crest
    curve = z - gaussian_filter(z, (18, 18))
    tor = smooth(curve / 9 + .8 * n32 + .6 * n15 + (steep - 24) / 16, 1.3, 2.3) * m['rough']
    c = mix(c, .85 * tor, stone * (1 + .12 * n7[..., None]))
    low = smooth(.9 * n15 + .6 * n7 + .5 * m['patch'], 1.0, 1.9) * (1 - m['rough'] * .3)
    c = mix(c, .55 * low, bush)
    c = c * (1 + .09 * n15 + .07 * n7)[..., None]
    want = -1.05 * sunny + .62 * m['wide'] + .55 * m['patch'] + .22 * n32 + .16 * (m['water'] - 2) + (steep - 17) / 16 + .55 * smooth(z, 130, 240) - .9 * tor
    woods = smooth(want, .72, 1.02) * smooth(z, 62, 120) + .010 * smooth(want, -.6, .6) * smooth(z, 40, 110)
    if rich:
        # in the gullies they come down to the plain, in groves and one by one; ledges of rock break through along the slope
        wet = gaussian_filter(m['water'], 1.2)
        groves = smooth(wet + .5 * n70 + .45 * m['patch'] - .5 * sunny, 2.7, 3.9) * smooth(z, 14, 42) * (1 - tor)
        woods = np.clip(np.maximum(woods, .75 * rich * groves) + rich * .035 * smooth(.6 * m['patch'] + .5 * n70 - .55 * sunny, .1, 1.) * smooth(z, 14, 60), 0, 1)
        ledge = smooth(np.sin((z + 9 * n70 + 5 * n32) / 8.5), .35, .9) * smooth(steep + 6 * n32 + 4 * n15, 18, 30) * smooth(z, 20, 60) * smooth(.8 * m['patch'] + .6 * n70, -.3, .7)
        c = mix(c, rich * .8 * ledge, RGB('#75695b') * (1 + .2 * n7[..., None]))
        c = mix(c, rich * .55 * smooth(n32 + .8 * n15 + .5 * n70, .3, 1.6), RGB('#6f6a3c'))
        c = c * (1 + rich * (.16 * n32 + .12 * n15 + .10 * n70))[..., None]
    return np.clip(c * .86, .01, 1), woods


def material(name, air):
    from graph import Graph
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; b = nt.nodes['Principled BSDF']; N, L = nt.nodes.new, nt.links.new
    t = N('ShaderNodeAttribute'); t.attribute_name = 'tone'; L(t.outputs['Color'], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .95; b.inputs['Specular IOR Level'].default_value = .08
    G = Graph(N, L); P = N('ShaderNodeNewGeometry').outputs['Position']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0])
    if name == 'massif':   # what is smaller than a point of the grid
        fine = G.noise(P, .11, 4, .7); L(G.value(t.outputs['Color'], G.ramp(fine, .3, .7, .74, 1.24)), b.inputs['Base Color'])
        bump = N('ShaderNodeBump'); bump.inputs['Strength'].default_value = .8; bump.inputs['Distance'].default_value = 1.6; L(fine, bump.inputs['Height']); L(bump.outputs[0], b.inputs['Normal'])
    if not air: return m
    # air: thick in the valley, thin above it; mist on its ground (how thick, metres in which it thins out)
    thick = G.op('ADD', .62, G.op('MULTIPLY', 1.25, G.op('EXPONENT', G.op('MULTIPLY', sp.outputs['Z'], -1 / 95))))
    if len(air) > 3: thick = G.op('ADD', thick, G.op('MULTIPLY', air[3][0], G.op('EXPONENT', G.op('MULTIPLY', sp.outputs['Z'], -1 / air[3][1]))))
    cd = N('ShaderNodeCameraData'); depth = G.op('MULTIPLY', G.op('MULTIPLY', cd.outputs['View Distance'], -1 / air[0]), thick)
    em = N('ShaderNodeEmission'); L(G.mix(G.ramp(sp.outputs['Z'], 20, 420), air[1], air[2]), em.inputs[0]); x = N('ShaderNodeMixShader')
    L(G.op('SUBTRACT', 1., G.op('EXPONENT', depth)), x.inputs[0]); L(b.outputs[0], x.inputs[1]); L(em.outputs[0], x.inputs[2]); L(x.outputs[0], nt.nodes['Material Output'].inputs[0])
    m.cycles.emission_sampling = 'NONE'
    return m


def meshed(name, points, faces, tones, m, even):
    me = bpy.data.meshes.new(name); k = faces.shape[1]
    me.vertices.add(len(points)); me.vertices.foreach_set('co', points.astype(np.float32).ravel())
    me.loops.add(faces.size); me.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    me.polygons.add(len(faces)); me.polygons.foreach_set('loop_start', np.arange(0, faces.size, k, dtype=np.int32)); me.update(calc_edges=True)
    a = me.color_attributes.new('tone', 'FLOAT_COLOR', 'POINT'); a.data.foreach_set('color', np.concatenate([tones, np.ones((len(tones), 1))], 1).astype(np.float32).ravel())
    me.polygons.foreach_set('use_smooth', np.full(len(faces), even)); me.materials.append(m); bpy.context.collection.objects.link(bpy.data.objects.new(name, me))


def larch(rng):
    """branches in whorls that droop, ragged: a crown as high as one"""
    v, f, t = [], [], []
    v += [(-.012, 0, -.1), (.012, 0, -.1), (0, .012, .97), (0, -.012, -.1)]; f += [(0, 1, 2), (1, 3, 2), (3, 0, 2)]; t += [.5] * 4
    for k in range(9):
        h = .14 + .80 * k / 8; r = .21 * (1 - h) ** .75 + .02
        for i in range(6):
            a = 6.283 * (i + rng.random()) / 6 + k; l = r * rng.uniform(.55, 1.2); b = len(v); w = .5 * l * rng.uniform(.7, 1.2)
            cs, sn = math.cos(a), math.sin(a)
            v += [(0, 0, h + .10 * (1.1 - h)), (cs * l * .7 - sn * w, sn * l * .7 + cs * w, h - .015), (cs * l, sn * l, h - .05 * rng.random()), (cs * l * .7 + sn * w, sn * l * .7 - cs * w, h - .02)]
            f += [(b, b + 1, b + 2), (b, b + 2, b + 3)]; t += [.62, .9, 1.15, .9]
    return np.array(v, np.float32), np.array(f), np.array(t, np.float32)


def woods(m, thick, air):
    rng = np.random.default_rng(15)
    # as many to a hectare whatever the grid: cells by their own area
    area = np.abs(np.gradient(m['far'], axis=0) * m['step'] * m['far'])
    often = thick * area / 62
    seen = (m['far'] < 4500)
    n = rng.poisson(np.where(seen, often, 0))
    i, j = np.nonzero(n)
    i, j = np.repeat(i, n[i, j]), np.repeat(j, n[i, j])
    fi, fj = np.clip(i + rng.random(len(i)) - .5, 0, len(m['z']) - 1), np.clip(j + rng.random(len(j)) - .5, 0, m['z'].shape[1] - 1)
    at = lambda a: map_coordinates(a, [fi, fj], order=1)
    x, y, z = at(m['x']), at(m['y']), at(m['z'])
    high = rng.uniform(8, 17, len(x)) * (.75 + .25 * at(thick)) * np.where(rng.random(len(x)) < .2, .6, 1)
    shapes = [larch(rng) for _ in range(5)]
    tones = np.stack([RGB(c) for c in ('#3c4529', '#4a4f2c', '#5d5a2c', '#7d6c2e', '#9c7d34', '#48422f')])
    kind = np.clip(rng.normal(1.3, 1.1, len(x)) + .55 * at(m['patch']) + .4 * (rng.random(len(x)) < .12) * 3, 0, 5).astype(int)
    V, F, C, k = [], [], [], 0
    for g in range(5):
        mine = np.nonzero(np.arange(len(x)) % 5 == g)[0]
        v, f, t = shapes[g]
        turn, wide = rng.uniform(0, 6.283, len(mine)), high[mine] * rng.uniform(.85, 1.35, len(mine))
        cs, sn = np.cos(turn)[:, None], np.sin(turn)[:, None]
        p = np.stack([x[mine, None] + wide[:, None] * (cs * v[:, 0] - sn * v[:, 1]), y[mine, None] + wide[:, None] * (sn * v[:, 0] + cs * v[:, 1]), z[mine, None] - .4 + high[mine, None] * v[:, 2]], -1)
        V.append(p.reshape(-1, 3)); F.append((f[None] + (k + len(v) * np.arange(len(mine)))[:, None, None]).reshape(-1, 3)); k += len(v) * len(mine)
        C.append((tones[kind[mine]][:, None] * t[None, :, None] * rng.uniform(.75, 1.25, (len(mine), 1, 1))).reshape(-1, 3))
    meshed('larches', np.concatenate(V), np.concatenate(F), np.concatenate(C), material('larch', air), False)
    print('larches', len(x), flush=True)


# how far one sees, the air's own light in the valley and above it
AIR = (8800, (.37, .385, .40), (.27, .325, .40))


def lay(az, el, air=AIR, view=YARD):
    sun = (math.sin(az) * math.cos(el), math.cos(az) * math.cos(el), math.sin(el))
    m = shaped(view)
    c, thick = dressed(m, sun, view.rich)
    rows, cols = m['z'].shape
    i = (np.arange(rows - 1)[:, None] * cols + np.arange(cols - 1)[None]).ravel()
    meshed('massif', np.stack([m['x'], m['y'], m['z']], -1).reshape(-1, 3), np.stack([i, i + 1, i + cols + 1, i + cols], 1), c.reshape(-1, 3), material('massif', air), True)
    woods(m, thick, air)


def afterglow(az):
    """the sky when the sun has been down for a while: blue above, a band where it went, its soft light on what faces there"""
    import roomkit
    from graph import Graph
    world = bpy.data.worlds.new('w'); bpy.context.scene.world = world; world.use_nodes = True; nt = world.node_tree; N, L = nt.nodes.new, nt.links.new; G = Graph(N, L)
    P = N('ShaderNodeTexCoord').outputs['Generated']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0])
    there = G.op('ADD', G.op('MULTIPLY', sp.outputs['X'], math.sin(az)), G.op('MULTIPLY', sp.outputs['Y'], math.cos(az)))
    glow = G.op('MULTIPLY', G.ramp(there, -.35, 1.), G.ramp(sp.outputs['Z'], .55, .02))
    c = G.mix(glow, G.mix(G.ramp(sp.outputs['Z'], 0, .8), (.30, .315, .43), (.17, .255, .47)), (1.25, .93, .80))
    L(c, nt.nodes['Background'].inputs[0])
    roomkit.sun(az, math.radians(13), .55, (1, .80, .74), 58)


if __name__ == '__main__':
    # without the house: sky, plain and mountain alone; in the evening the mountain without air, and what is not mountain transparent
    import kit
    import roomkit
    import steppe
    out, w, h, spp, _, threads = roomkit.args()
    evening = os.environ.get('SHOT') == 'evening'
    kit.reset()
    # it stands where its woods grew, whatever the hour
    az, el = math.radians(231), math.radians(22)
    if evening:
        afterglow(math.radians(262))
        bpy.context.scene.render.film_transparent = True
    else:
        roomkit.nishita(az, el, .085, .9, 1.)
        roomkit.sun(az, el, 5.2, (1, .83, .62), .55)
        roomkit.terrain('plain', 5200, 5200, 260, 260, lambda x, y: -.3, -2600, steppe.soil(steppe.Air((.37, .385, .40), 7000, (.46, .44, .42), az)), 0)
    lay(az, el, None if evening else AIR)
    roomkit.lvl((EYE[0], EYE[1], EYE[2]), (EYE[0] - 8.1, EYE[1] + 7.9), 29, 2.8, (8.6, -.2, 1.5), shift=.06)
    kit.render(out, w, h, spp, threads=threads)
    if evening:
        image = bpy.data.images.load(f'{os.path.abspath(out)}.exr')
        a = np.empty(w * h * 4, np.float32); image.pixels.foreach_get(a)
        np.save(f'{out}-share.npy', a.reshape(h, w, 4)[::-1, :, 3].astype(np.float16))

"""What `hero-car` shows of the car in the dark: its fitted cover of matt satin as carsim.py let it settle, the feet of its wheels, the bank of stretched cloth above.

Little is seen of it, and that by the light's edge: the bank draws roof, wings and bonnet, mirrors and arches press through, the rest goes into the dark.
"""
import math
import os

import bpy
import numpy as np
from mathutils import Vector, noise

from carsim import TYRE, WHEELS
from graph import Graph
from house import nodes
from kit import box, empty, lathe, link, mat, mesh, setin, tube
from roomkit import nolight

HERE = os.path.dirname(os.path.abspath(__file__))


def satin(c='#2f2c2a'):
    """matt satin: a wide soft gloss across its threads and a bloom where one sees along them; slubs, creases from the bag it is kept in, dust on what looks up, seams along roof and sides with their puckers, a hem with its elastic"""
    m, b, N, L = nodes('satin'); G = Graph(N, L)
    uv = N('ShaderNodeUVMap'); uv.uv_map = 'u'; uv = uv.outputs['UV']
    sp = N('ShaderNodeSeparateXYZ'); L(uv, sp.inputs[0]); x, y = sp.outputs['X'], sp.outputs['Y']
    at = N('ShaderNodeAttribute'); at.attribute_name = 'edge'; edge = at.outputs['Fac']
    sd = N('ShaderNodeAttribute'); sd.attribute_name = 'side'
    up = N('ShaderNodeSeparateXYZ'); L(N('ShaderNodeNewGeometry').outputs['Normal'], up.inputs[0])
    far = G.op('ABSOLUTE', y)
    slub = G.op('ADD', G.noise(uv, 60., 3, .6, (.5, 4., 1)), G.noise(uv, 60., 3, .6, (4., .5, 1)))
    seam = G.op('MINIMUM', G.op('ABSOLUTE', G.op('SUBTRACT', far, .64)), G.op('ADD', G.op('ABSOLUTE', sd.outputs['Fac']), G.ramp(far, 1.05, .95, 0, 1.)))
    stitch = G.ramp(seam, .0055, .002)
    # dust settles in the hollows of its folds and is brushed off where hands pull it on
    dust = G.op('MULTIPLY', G.ramp(up.outputs['Z'], .15, .95), G.op('MULTIPLY', G.ramp(G.noise(uv, 3.1, 5, .65), .34, .68, .25, 1.), G.ramp(G.noise(uv, 46., 3, .7), .3, .7, .7, 1.15)))
    tone = G.op('MULTIPLY', G.ramp(slub, .75, 1.25, .86, 1.15), G.op('SUBTRACT', 1, G.op('MULTIPLY', stitch, .45)))
    base = G.value(c, G.op('MULTIPLY', tone, G.ramp(edge, 1.2, 1.5, .62, 1.)))
    L(G.mix(G.op('MULTIPLY', dust, .11), base, '#8d8980'), b.inputs['Base Color'])
    L(G.op('ADD', G.op('ADD', G.ramp(G.noise(uv, 4., 4), .3, .7, .36, .44), G.op('MULTIPLY', G.ramp(slub, .75, 1.25), .06)), G.op('MULTIPLY', dust, .12)), b.inputs['Roughness'])
    setin(b, 'Specular', .55); setin(b, 'Sheen', .13); b.inputs['Sheen Roughness'].default_value = .38; b.inputs['Anisotropic'].default_value = .45
    t = N('ShaderNodeTangent'); t.direction_type = 'UV_MAP'; t.uv_map = 'u'; L(t.outputs[0], b.inputs['Tangent'])
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .55; bp.inputs['Distance'].default_value = .006
    # puckers along each seam, gathers in the hem, creases of its bag: sharp, in two directions, and soft ones between them
    pucker = G.op('MULTIPLY', G.ramp(seam, .05, .0), G.noise(uv, 16., 2, .5, (2.2, .35, 1)))
    gather = G.op('MULTIPLY', G.ramp(edge, 4.5, .5), G.noise(uv, 14., 2, .5, (2.4, .22, 1)))
    crease = None
    for off, st in ((0, (1, 1.4, 1)), (7.3, (1.5, .9, 1))):
        mp = N('ShaderNodeMapping'); mp.inputs['Location'].default_value = (off, off, 0); mp.inputs['Scale'].default_value = st; L(uv, mp.inputs[0])
        k = G.op('ABSOLUTE', G.op('SUBTRACT', G.noise(mp.outputs[0], 3.2, 3, .5), .5)); k = G.ramp(k, .035, 0.); crease = k if crease is None else G.op('MAXIMUM', crease, k)
    crease = G.op('MULTIPLY', crease, G.ramp(G.noise(uv, 1.6, 2), .42, .62))
    fold = G.noise(uv, 2.2, 3, .5, (1, 2.2, 1))
    h = G.op('ADD', G.op('ADD', G.op('ADD', G.op('MULTIPLY', fold, .5), G.op('MULTIPLY', crease, .16)), G.op('MULTIPLY', G.noise(uv, 9., 5, .6), .20)), G.op('ADD', G.op('MULTIPLY', pucker, .8), G.op('MULTIPLY', gather, 1.5)))
    L(G.op('SUBTRACT', h, G.op('MULTIPLY', stitch, .3)), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    return m


def wheels(e):
    """what the hem leaves of them: a tyre with its shoulder and letters' ring, the lip of a rim"""
    rubber, rim, dark = mat('tyre', '#18181a', .62, var=.08, vscale=20, bump=.1, bscale=60), mat('rim', '#6d6f73', .28, metal=1, var=.08), mat('dark0', '#080808', .8, var=0)
    for sy in (-1, 1):
        for cx in WHEELS:
            q = empty('wheel', (cx, sy * .835, TYRE), 0, e); q.rotation_euler = (-sy * math.pi / 2, 0, 0)
            lathe('tyre', [(.10, -.11), (.322, -.11), (.335, -.085), (TYRE, .085), (.3335, .092), (.322, .110), (.312, .1135), (.290, .121), (.287, .1185), (.283, .1205), (.255, .119), (.246, .112)], (0, 0, 0), rubber, 120, parent=q, bevel=.002)
            lathe('rim', [(.246, .10), (.248, .117), (.243, .121), (.236, .116), (.228, .07), (.06, .055)], (0, 0, .001), rim, 96, parent=q, bevel=.001)
            for k in range(10): box('spoke', (.19, .022, .03), (.135 * math.cos(k * .6283), .135 * math.sin(k * .6283), .088), rim, .006, (0, -.05, k * .6283), q)
            lathe('disc', [(.05, .03), (.18, .03), (.18, .04), (.05, .04)], (0, 0, .01), mat('disc', '#4a4a4c', .4, metal=1), 64, parent=q)
    box('belly', (3.9, 1.62, .06), (0, 0, .215), dark, .02, parent=e)


def ironed(v, f, times=2):
    """ripples of a cell's width are the solver's, not the cloth's"""
    k = np.vstack([f[:, [0, 1]], f[:, [1, 2]], f[:, [2, 3]], f[:, [3, 0]]])
    n = np.bincount(k.ravel(), minlength=len(v))[:, None]
    for i in range(times * 2):
        s = np.zeros_like(v)
        for a, b in ((0, 1), (1, 0)): np.add.at(s, k[:, a], v[k[:, b]])
        # there and back again, so that nothing shrinks
        v = v + (.55 if i % 2 == 0 else -.57) * (s / n - v)
    return v


def strap(e, x, dark):
    """webbing from hem to hem under the car, its buckle near the side: what keeps a cover down"""
    n, w, v = 48, .013, []
    for i in range(n + 1):
        k = 2 * i / n - 1
        for s in (-1, 1): v.append((x + s * w + .03 * k * k * k, .885 * k, .085 + .10 * abs(k) ** 3.2 + .004 * s * math.sin(9 * k)))
    o = mesh('strap', v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(n)], dark, smooth=True); o.parent = e
    t = o.modifiers.new('t', 'SOLIDIFY'); t.thickness = .0018
    box('buckle', (.034, .055, .012), (x - .02, -.80, .150), dark, .004, (-.62, 0, 0), e)


def cover(e):
    d = np.load(HERE + '/car_cover.npz')
    v, flat = ironed(d['v'].astype(float), d['f']), d['flat'].astype(float)
    side = v[:, 2] - (.520 - .012 * v[:, 0])   # the side's seam runs level
    # cut level, a hand and a half above the floor, and turned under: what sags lower shows no wheels
    line = .172 + .008 * np.sin(flat[:, 0] * 2.3) + .005 * np.sin(flat[:, 0] * 7.1 + flat[:, 1]) + .003 * np.sin(flat[:, 0] * 31. + 3 * np.sin(flat[:, 0] * 4.))
    flat[:, 2] = np.maximum(v[:, 2] - line, 0) / .025
    v[:, 2] = np.maximum(v[:, 2], line - .004 * (v[:, 2] < line - .03))
    o = mesh('cover', [tuple(map(float, p)) for p in v], [tuple(map(int, q)) for q in d['f']], satin(), smooth=True); o.parent = e
    i = [l.vertex_index for l in o.data.loops]
    lay = o.data.uv_layers.new(name='u'); lay.data.foreach_set('uv', flat[i, :2].astype(np.float32).ravel())
    o.data.attributes.new('edge', 'FLOAT', 'POINT').data.foreach_set('value', flat[:, 2].astype(np.float32))
    o.data.attributes.new('side', 'FLOAT', 'POINT').data.foreach_set('value', side.astype(np.float32))
    s = o.modifiers.new('s', 'SUBSURF'); s.levels = s.render_levels = 1
    t = o.modifiers.new('t', 'SOLIDIFY'); t.thickness = .0025
    wheels(e); strap(e, .06, mat('webbing', '#1c1c1d', .7, var=.05, bump=.3, bscale=300))
    return o


def ground(bright=1.):
    """grey floor paint, sealed: worn dull along its ways, joints of its boards, so that what stands on it is mirrored and ends in a line"""
    m, b, N, L = nodes('ground'); G = Graph(N, L)
    P = N('ShaderNodeNewGeometry').outputs['Position']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0]); x, y = sp.outputs['X'], sp.outputs['Y']
    flat = G.ramp(sp.outputs['Z'], .11, .065)
    cut = None
    for c, off, step in ((x, .35, 1.22), (y, .9, 2.44)):
        k = G.op('ABSOLUTE', G.op('SUBTRACT', G.op('FRACT', G.op('ADD', G.op('DIVIDE', c, step), off)), .5)); k = G.op('MULTIPLY', k, step); cut = k if cut is None else G.op('MINIMUM', cut, k)
    joint = G.op('MULTIPLY', G.ramp(cut, .0065, .003), G.op('MULTIPLY', flat, G.ramp(G.noise(P, 1.2, 3), .35, .6, .35, 1.)))
    wear = G.op('MULTIPLY', flat, G.ramp(G.noise(P, .9, 7, .66), .34, .70)); fine = G.noise(P, 14., 6, .7)
    # the wall was rolled: lanes of a hand's width, wide soft tones, no grain that is seen from here
    wall = G.op('MULTIPLY', G.ramp(G.noise(P, 4., 2, .5, (1, 1, .05)), .3, .7, .975, 1.025), G.ramp(G.noise(P, .35, 3, .5), .3, .7, .90, 1.08))
    c = G.value('#3b3c3f', G.op('MULTIPLY', G.op('ADD', G.op('MULTIPLY', flat, G.ramp(fine, .3, .7, .84 * bright, 1.14 * bright)), G.op('MULTIPLY', G.op('SUBTRACT', 1., flat), wall)), G.ramp(wear, 0, 1, .92, 1.10)))
    hair = None
    for sc, rot in ((5.2, .35), (4.6, 1.4), (6., -.8)):
        mp = N('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (.35, 30, 1); mp.inputs['Rotation'].default_value = (0, 0, rot); L(P, mp.inputs[0]); k = G.ramp(G.noise(mp.outputs[0], sc, 2), .66, .69); hair = k if hair is None else G.op('MAXIMUM', hair, k)
    hair = G.op('MULTIPLY', hair, flat)
    L(G.mix(joint, G.mix(G.op('MULTIPLY', hair, .22), c, '#77787a'), '#0c0c0d'), b.inputs['Base Color'])
    L(G.op('ADD', G.op('ADD', G.op('ADD', G.ramp(wear, 0, 1, .20, .29), G.ramp(flat, 0, 1, .3, 0)), G.ramp(fine, .35, .7, 0, .07)), G.op('ADD', G.op('MULTIPLY', hair, .14), G.op('MULTIPLY', joint, .4))), b.inputs['Roughness']); setin(b, 'Specular', .5)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .12; bp.inputs['Distance'].default_value = .003; L(G.op('MULTIPLY', flat, G.op('SUBTRACT', G.noise(P, 9., 4, .55), G.op('MULTIPLY', joint, 2.))), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    return m


def hung(wide, at, turn, m, parent, seed, high=.52):
    """black cloth tied on along a frame: it sags between its ties and hangs in soft folds"""
    n, rows, v = int(wide * 40), 12, []
    for j in range(rows + 1):
        k = j / rows
        for i in range(n + 1):
            x = wide * (i / n - .5)
            fold = noise.noise(Vector((x * 3.1, k * .5, seed))) * .020 + noise.noise(Vector((x * 9., k * .8, seed + 3))) * .008
            v.append((x, fold * (.35 + .65 * math.sin(math.pi * k) ** .7), high * k - .016 * k * math.sin(math.pi * (x / .44 % 1))))
    o = mesh('skirt', v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(rows) for i in range(n)], m, smooth=True)
    o.location, o.rotation_euler, o.parent = at, (0, 0, turn), parent


def bank(g, at, turn, tilt, w=6.6, d=2.2, k=3.2, power=220):
    """a frame with cloth drawn tight over it, so that its edges are as straight as the frame: hot below its lamps, dim at its hem, a lip of alloy round it"""
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
    edge = G.op('MULTIPLY', G.ramp(G.op('ABSOLUTE', x), w / 2 - .02, w / 2 - .95, .16, 1.), G.ramp(G.op('ABSOLUTE', y), d / 2 - .02, d / 2 - .55, .22, 1.))
    L(G.op('MULTIPLY', G.op('MULTIPLY', G.op('MULTIPLY_ADD', hot, .85, .14), G.op('MULTIPLY', edge, seam)), G.op('MULTIPLY', weave, k)), b.inputs['Emission Strength'])
    L(G.mix(edge, (1., .86, .70), (1., .965, .92)), b.inputs['Emission Color']); setin(b, 'Base Color', (.5, .5, .5, 1)); nolight(m)
    nx, ny = 140, 60; v = []; uvs = []
    for i in range(nx + 1):
        for j in range(ny + 1):
            X, Y = w * (i / nx - .5), d * (j / ny - .5); ex, ey = 1 - (2 * i / nx - 1) ** 2, 1 - (2 * j / ny - 1) ** 2
            v.append((X, Y, -.030 * ex ** .8 * ey ** .8)); uvs.append((X, Y))
    o = mesh('silk', v, [(i * (ny + 1) + j, i * (ny + 1) + j + 1, (i + 1) * (ny + 1) + j + 1, (i + 1) * (ny + 1) + j) for i in range(nx) for j in range(ny)], m, smooth=True); o.parent = p
    lay = o.data.uv_layers.new(name='u'); lay.data.foreach_set('uv', np.array(uvs, np.float32)[[l.vertex_index for l in o.data.loops]].ravel())
    o.visible_diffuse = o.visible_glossy = o.visible_shadow = False
    lip = mat('lip', '#1c1d1f', .4, metal=.6, var=.05)
    for sy in (-1, 1): box('lip', (w + .07, .022, .045), (0, sy * (d / 2 + .012), .010), lip, .003, parent=p)
    for sx in (-1, 1): box('lip', (.022, d + .07, .045), (sx * (w / 2 + .012), 0, .010), lip, .003, parent=p)
    # its back: a skirt of black cloth round the lamps
    black = mat('skirtm', '#35363a', .92, var=.05, vscale=9, sheen=.3, spec=.2)
    for sy in (-1, 1): hung(w + .10, (0, sy * (d / 2 + .052), .0), 0, black, p, sy)
    for sx in (-1, 1): hung(d + .10, (sx * (w / 2 + .052), 0, .0), math.pi / 2, black, p, 7 + sx)
    l = bpy.data.lights.new('bk', 'AREA'); l.energy = power; l.color = (1, .965, .92); l.shape = 'RECTANGLE'; l.size = w * .86; l.size_y = d * .8; l.spread = math.radians(130)
    q = link(bpy.data.objects.new('bk', l)); q.location = (0, 0, -.09); q.parent = p; q.visible_camera = False
    bpy.context.view_layer.update()
    for sx in (-.46, .46):
        for sy in (-.5, .5): a = p.matrix_world @ Vector((sx * w, sy * d, .5)); o = tube('chain', a, (a.x, a.y, 6.3), .007, g['steel']); o.parent = p; o.matrix_parent_inverse = p.matrix_world.inverted()
    return p

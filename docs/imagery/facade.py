# The house by day from nearer, along its wall: `about-exterior-day`. What leans and lies by the door is sharp, the long window and the hill are not
import math
import os
import random
import sys

import bpy
import numpy as np
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from graph import Graph
from kit import box, curve, cyl, empty, lathe, link, mat, mesh, tube

env = lambda name, default: tuple(float(v) for v in os.environ.get(name, default).split(','))
EYE = np.array(env('EYE', '15.9,-2.66,.95'))
OFF = math.radians(env('OFF', '12')[0])   # by how much it looks at the wall, and not along it
AHEAD = np.array([-math.cos(OFF), math.sin(OFF)])
RIGHT = np.array([AHEAD[1], -AHEAD[0]])
MM, SHIFT, STOP = env('MM', '42')[0], env('SHIFT', '-.03')[0], env('STOP', '1.6')[0]
LENS = MM / 18
BIKE = env('BIKE', '10.8,-1.05,100')
FOCUS = env('FOCUS', '10.8,-1.05,.6')
place = lambda far, side: (EYE[0] + far * AHEAD[0] + side * RIGHT[0], EYE[1] + far * AHEAD[1] + side * RIGHT[1])


def wheels(x, y):
    """what cars have pressed into the yard along the wall: two tracks, and what grows between them"""
    d = y + 3.55 + .16 * np.sin(x * .31 + 1.2) + .05 * np.sin(x * 1.1)
    return np.exp(-((np.abs(d) - .73) / .17) ** 4), np.exp(-(d / .42) ** 4), d


def driven(x, y, h, c):
    from ground import RGB, noise, smooth
    rng = np.random.default_rng(52); n = lambda m: noise(rng, 512, 5, x * 5 / m, y * 5 / m)
    n9, n2, n05, n02 = n(.9), n(.25), n(.06), n(.02); track, _, d = wheels(x, y + .035 * n2 + .012 * n05)
    k = track * smooth(n9 + .5 * n2 + .25 * n05, -1.9, .3)
    tread = np.sin(x / .064 * 6.283 + np.sign(d) * 16 * np.abs(np.abs(d) - .73)) * smooth(n9 + .6 * n2, -.9, .5) * track
    h = h * (1 - .62 * k) + k * (-.018 + .0034 * n2 + .0022 * n05 + .0011 * n02) + .0042 * tread
    rim = np.exp(-((np.abs(np.abs(d) - .73) - .21) / .05) ** 2); h = h + .012 * rim * np.clip(.6 + .5 * n2 + .3 * n05, 0, 2)
    pale = RGB('#b3a184') * (1 + .07 * n2 + .07 * n05 + .06 * n02)[..., None]
    return h, np.clip(c * (1 - .6 * k[..., None]) + pale * .6 * k[..., None], 0, 1)


def ground(step):
    """the yard's soil, a point a pixel of this camera"""
    from grown import boots, soil
    from ground import hashed, material, smooth
    x = np.arange(-60, 1660, step, dtype=np.float32)
    far = np.exp(np.arange(math.log(1.6), math.log(60.), .0013 * step)).astype(np.float32)[:, None]
    u = ((x / 800 - 1) / LENS)[None]
    gx, gy = EYE[0] + far * (AHEAD[0] + u * RIGHT[0]), EYE[1] + far * (AHEAD[1] + u * RIGHT[1])
    rows, cols = gx.shape
    print('points', rows * cols, flush=True)
    h, c, rough = soil(gx, gy)
    for bx, by, turn in boots():
        i, j = np.nonzero((np.abs(gx - bx) < .2) & (np.abs(gy - by) < .2))
        u_, v = (gx[i, j] - bx) * math.cos(turn) + (gy[i, j] - by) * math.sin(turn), (gy[i, j] - by) * math.cos(turn) - (gx[i, j] - bx) * math.sin(turn)
        wide = np.where(v > -.03, .048 - .9 * np.maximum(v - .06, 0) ** 2 * 8, .036)
        k = (1 - smooth(np.abs(u_) / np.maximum(wide, .01), .8, 1.15)) * (1 - smooth(np.abs(v), .125, .148)) * (np.abs(v + .045) > .012)
        some = .35 + .65 * hashed(np.array([int(bx * 1000)]), np.array([int(by * 1000)]), 3)[0]
        h[i, j] += some * (-.006 * k + .0016 * k * np.sin(v / .011 * 6.283)); c[i, j] *= (1 + .10 * some * k)[:, None]
    h, c = driven(gx, gy, h, c)
    h = h * (1 - smooth(far, 36, 56))
    me = bpy.data.meshes.new('ground')
    i = (np.arange(rows - 1)[:, None] * cols + np.arange(cols - 1)[None]).ravel()
    i = i[((gy < .15)[:-1, :-1]).ravel()]
    quads = np.stack([i, i + 1, i + cols + 1, i + cols], 1).astype(np.int32)
    me.vertices.add(rows * cols); me.vertices.foreach_set('co', np.stack([gx, gy, h], 2).astype(np.float32).ravel())
    me.loops.add(quads.size); me.loops.foreach_set('vertex_index', quads.ravel())
    me.polygons.add(len(quads)); me.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32)); me.update(calc_edges=True)
    a = me.color_attributes.new('tone', 'FLOAT_COLOR', 'POINT'); a.data.foreach_set('color', np.concatenate([c, rough[..., None]], 2).astype(np.float32).ravel())
    me.polygons.foreach_set('use_smooth', np.ones(len(quads), bool))
    m = material(); me.materials.append(m); bpy.context.collection.objects.link(bpy.data.objects.new('ground', me))
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; N, L = nt.nodes.new, nt.links.new; G = Graph(N, L); P = N('ShaderNodeNewGeometry').outputs['Position']
    f1, f2 = G.noise(P, 130, 3, .7), G.noise(P, 420, 2, .6); t = next(n for n in nt.nodes if n.type == 'ATTRIBUTE')
    L(G.value(t.outputs['Color'], G.op('MULTIPLY', G.ramp(f1, .3, .7, .80, 1.18), G.ramp(f2, .3, .7, .84, 1.14))), b.inputs['Base Color'])
    bump = N('ShaderNodeBump'); bump.inputs['Strength'].default_value = .8; bump.inputs['Distance'].default_value = .004
    L(G.op('ADD', f1, G.op('MULTIPLY', f2, .4)), bump.inputs['Height']); L(bump.outputs[0], b.inputs['Normal'])
    print('ground', flush=True)


def sown():
    """dry grass along the wall and wherever nobody walks; some of it stands near the lens"""
    from grown import Plant, soil, tinted
    from ground import noise, smooth
    m = tinted('tuftlast')
    make = lambda name, n, f: [f(Plant(100 * len(name) + i), i).mesh(f'tuft{name}', m) for i in range(n)]
    big = make('big', 5, lambda p, i: p.clump(420, .085, (.34, .44, .28, .38, .50)[i], (.06, .16, .03, .3, .1)[i], (5, 9, 0, 3, 7)[i]))
    mid = make('middle', 6, lambda p, i: p.clump(190, .05, (.16, .22, .13, .19, .25, .15)[i], (.1, .03, .4, .18, .06, .55)[i], (0, 3, 0, 1, 4, 0)[i]))
    small = make('little', 6, lambda p, i: p.clump(46, .025, (.06, .09, .12, .05, .08, .10)[i], (.15, .5, .05, .3, .08, .6)[i], 0, .3))
    worm = make('wormwood', 4, lambda p, i: p.wormwood((9, 14, 7, 11)[i], (.16, .24, .11, .30)[i]))
    dock = make('dockdead', 3, lambda p, i: p.dock((.34, .5, .42)[i]))
    low = make('lowest', 6, lambda p, i: p.low(230, .30, (.07, .05, .10, .06, .085, .045)[i], (.2, .08, .35, .15, .5, .1)[i]))
    straw = make('strawlie', 4, lambda p, i: p.litter(26, .28))
    rng = np.random.default_rng(78); own = np.random.default_rng(6); at = []
    stand = lambda k, x, y, s, lean=.1: at.append((k[rng.integers(len(k))], x, y, s, lean))
    for _ in range(150):   # along the wall, thick and thin
        x = rng.uniform(-9.3, 14.2); thick = noise(np.random.default_rng(4), 512, 5, np.array([x * 5 / 1.1], np.float32), np.array([3.], np.float32))[0]
        if 6.6 < x < 9.5 or thick < -.3: continue
        t = rng.lognormal(-1.3, .6) * (1 + .5 * thick); y = -.02 - abs(rng.normal(0, .09))
        stand(big if t > .5 else mid if t > .2 else small, x, y, float(np.clip(t / (.8 if t > .5 else .4 if t > .2 else .14), .45, 1.25)))
    for x, y, k, s in ((9.85, -.06, big, .8), (10.02, -.12, mid, 1.1), (10.35, -.05, mid, 1.2), (11.05, -.09, big, .75), (11.2, -.2, mid, 1.), (11.7, -.07, big, .9), (11.9, -.12, dock, .9), (12.3, -.1, mid, 1.2), (10.6, -.13, worm, .9), (12.8, -.08, big, 1.), (13.4, -.2, worm, 1.2)): stand(k, x, y, s)
    n = 26000; far, side = 1.7 + 34 * rng.random(n) ** 1.5, rng.uniform(-1.05, 1.05, n) / LENS
    x, y = ((EYE[0] + far * (AHEAD[0] + side * RIGHT[0])).astype(np.float32), (EYE[1] + far * (AHEAD[1] + side * RIGHT[1])).astype(np.float32))
    patch = noise(own, 512, 5, x * 5 / .5, y * 5 / .5) + .8 * noise(own, 512, 5, x * 5 / 1.9, y * 5 / 1.9)
    walked = np.exp(-((x - 8.4 - .34 * (y + 1.4)) / 1.5) ** 4) * smooth(-y, 0, 1.)
    tracks, middle, _ = wheels(x, y)
    thick = smooth(patch + .7 * smooth(-y, 3.5, 8) + 1.1 * middle, .35, 2.0) * (1 - walked) * (1 - .95 * tracks)
    r = rng.random(n)
    for px, py, t, k, f in zip(x, y, r, thick, far):
        if py > -.55: continue
        if t < .55 * k * min(1., f / 7): stand(low, px, py, rng.uniform(.45, 1.) * (.6 + .5 * k), .12)
        elif t < .66 * k: stand(mid if rng.random() < .35 else small, px, py, rng.uniform(.5, 1.) * (.55 + .5 * k), .15)
        elif t > .9955: stand(small, px, py, rng.uniform(.4, .9), .2)
        elif t > .989 - .02 * k: stand(straw, px, py, rng.uniform(.6, 1.2), 0.)
        elif k > .3 and t > .982: stand(worm, px, py, rng.uniform(.3, .7), .15)
    for far_, side_, k, s in NEAR: stand(k == 'big' and big or k == 'mid' and mid or k == 'dock' and dock or low, *place(far_, side_ * far_ / LENS), s)
    px, py = np.array([a[1] for a in at], np.float32), np.array([a[2] for a in at], np.float32)
    h = soil(px[None], py[None])[0][0]
    for (me, x, y, k, lean), z in zip(at, h):
        if -1.43 < y and 6.7 < x < 9.42: continue   # the step
        o = bpy.data.objects.new('grown', me); bpy.context.collection.objects.link(o)
        o.location = (x, y, z - .003); o.rotation_euler = (rng.normal(0, lean), rng.normal(0, lean), rng.uniform(0, 6.283)); o.scale = (k, k, k * rng.uniform(.8, 1.15))
    print('grown', len(at), flush=True)


NEAR = ((2.75, -.95, 'big', 1.3), (2.9, -1.04, 'big', 1.35), (3.0, -.86, 'big', 1.1), (3.1, -.97, 'mid', 1.4), (3.3, -.80, 'mid', 1.2), (3.6, -.92, 'big', 1.1), (3.4, -1.0, 'dock', 1.2))


def meadow(az):
    """beyond the yard, blade by blade as far as the lens tells them apart"""
    import steppe
    q = random.Random(12); blades = steppe.blades(steppe.Air((.62, .62, .60), 420, (.95, .88, .76), az))
    def kind(*a): v, f = steppe.tussock(q, *a); o = mesh('grass', v, f, blades); o.location = (-60, -60, -9); return o
    K = [kind(2., 1500, .14, .36, .0042, 14), kind(2., 1400, .20, .46, .0036, 40), kind(2., 1700, .08, .22, .0046, 4)]; d = 22.
    while d < 150:
        n = int(.62 * d / 1.5)
        for _ in range(n):
            f, s = d + 1.5 * q.random(), (q.random() * .62 - .52) * d; x, y = place(f, s)
            if y > -.6 and x > -9.8 or f < 27 + 4 * math.sin(s * .9): continue
            o = link(bpy.data.objects.new('g', q.choice(K).data)); o.location = (x, y, -.02 if f < 60 else -.25); o.rotation_euler = (0, 0, q.choice((0, 3.14)) + q.gauss(0, .35)); k = q.uniform(.8, 1.15); o.scale = (k, k, k * q.uniform(.7, 1.2))
        d += 1.5


def things(g):
    """what stands about a door that is used: a bucket, a broom, boards that were left over, boots"""
    from larch import larch
    zinc = mat('zincb', '#8f9296', .46, metal=.85, var=.16, vscale=14, bump=.06, bscale=30, colvar=.25); rust = mat('rustb', '#5e4334', .8, var=.1)
    b = empty('bucket', (9.72, -.42, .004), .6)
    lathe('pail', [(.002, .012), (.098, .012), (.100, .0), (.106, .0), (.108, .012), (.142, .272), (.147, .276), (.147, .282), (.140, .283), (.1385, .276), (.104, .02), (.002, .02)], (0, 0, 0), zinc, 72, parent=b, bevel=.0008)
    for z, r in ((.09, .120), (.20, .1335)): lathe('bead', [(r - .002, z - .005), (r + .0022, z), (r - .002, z + .005)], (0, 0, 0), zinc, 72, parent=b)
    curve('bail', [(.146, 0, .262), (.150, 0, .30), (.135, .055, .335), (.06, .11, .36), (-.06, .11, .36), (-.135, .055, .335), (-.150, 0, .30), (-.146, 0, .262)], .0032, rust, b)
    for s in (-1, 1): box('ear', (.006, .03, .045), (s * .146, 0, .262), zinc, .002, parent=b)
    q = random.Random(8); stick = mat('stickb', '#a3855c', .6, var=.1, vscale=9, colvar=.25, stretch=(6, 6, .6))
    foot, top = Vector((9.28, -.34, .30)), Vector((9.42, -.052, 1.52)); tube('stick', foot, top, .0125, stick)
    d = (foot - top).normalized(); c = bpy.data.curves.new('bristles', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = .0011; c.bevel_resolution = 0; c.materials.append(mat('bristle', '#8f7448', .8, var=.1, colvar=.3)); link(bpy.data.objects.new('bristles', c)); side = Vector((.9, .25, 0)).normalized()
    for _ in range(520):
        u, w = q.gauss(0, .32), q.gauss(0, .3); a = foot - d * .05 + side * .022 * u + d.cross(side) * .018 * w; l = .30 * q.uniform(.82, 1.03); e = a + d * l + side * .13 * u + d.cross(side) * .05 * w; e.z = max(e.z, .004); s = c.splines.new('POLY'); s.points.add(3)
        for k, p in enumerate(s.points): t = k / 3; p.co = (*(a.lerp(e, t) + side * .010 * u * math.sin(3 * t)), 1); p.radius = 1.2 - .6 * t
    cyl('bind', .024, .03, foot + d * .0, mat('wireb', '#6a6258', .5, metal=.6, var=.1), (0, 0, 0), None, 24).rotation_mode = 'XYZ'
    left = larch('#7f6f58')
    for i, (x, l, a, y) in enumerate(((10.16, 1.55, .09, -.30), (10.22, 1.9, .03, -.36), (10.31, 1.35, -.05, -.33))):
        lean = math.asin(min(.4, (abs(y) - .06) / l)); o = box('left', (.068, .045, l), (x, y / 2 - .04, l / 2 * math.cos(lean)), left, .003, (-lean, a, q.uniform(-.3, .3)))


def facade(g, outside):
    import mountain
    import roomkit as k
    from grip import bicycle
    from grown import soil
    from larch import larch
    from velo import ridden
    az, el = math.radians(231), math.radians(22)
    outside()
    q = random.Random(41)
    for o in list(bpy.data.objects):
        n = o.name.split('.')[0]
        if n in ('t', 'tuft', 's') or n.startswith('st') and o.name[2:3].isdigit(): bpy.data.objects.remove(o)
    bike = bpy.data.objects['bike']
    for o in list(bike.children_recursive) + [bike]: bpy.data.objects.remove(o)
    # the wall: each batten from elsewhere in its log, none quite straight, their feet splashed
    wood = larch('#8d7b62')
    for o in [o for o in bpy.data.objects if o.type == 'MESH' and o.name.startswith('batt')]:
        o.data.materials[0] = wood; o.rotation_euler = (q.gauss(0, .0008), q.gauss(0, .0009), q.gauss(0, .02)); o.location.y += q.gauss(0, .0022); o.location.x += q.gauss(0, .0025); o.location.z += q.uniform(-.012, .012) + (q.random() < .03) * q.uniform(.04, .16)
    c, s = math.cos(math.radians(BIKE[2])), math.sin(math.radians(BIKE[2])); touch = np.array([(BIKE[0] + t * c, BIKE[1] + t * s) for t in (-.5, .54)], np.float32)
    b = bicycle(g, (BIKE[0], BIKE[1], float(soil(touch[None, :, 0], touch[None, :, 1])[0].mean()) - .004), math.radians(BIKE[2]), '#27493f'); b.rotation_euler.x = math.radians(-5); ridden(b, g)
    bpy.data.objects['gr'].location.z = -.2
    things(g)
    ground(env('STEP', '1')[0]); sown(); meadow(az)
    crest = ((-300, 450), (0, 402), (70, 388), (120, 376), (165, 371), (220, 352), (290, 326), (350, 312), (400, 300), (440, 290), (490, 286), (540, 283), (600, 292), (680, 320), (760, 360))
    horizon = 450 + SHIFT * 1600
    crest = tuple((x, y - 450 + horizon) for x, y in crest)
    mountain.lay(az, el, (5200, (.66, .635, .60), (.56, .60, .65)), mountain.View(EYE, AHEAD, LENS, 1600, (-120, 760), -.40, crest, horizon, False, 1.))
    sky(az)
    k.lvl(tuple(EYE), (EYE[0] + AHEAD[0], EYE[1] + AHEAD[1]), MM, STOP, None, shift=SHIFT)
    d = bpy.context.scene.camera.data.dof; d.focus_distance = float((np.array(FOCUS[:2]) - EYE[:2]) @ AHEAD)


def sky(az):
    """haze: nearly white at its foot and towards the sun, a pale blue above; the lens alone sees it so"""
    world = bpy.context.scene.world.node_tree; N, L = world.nodes.new, world.links.new; G = Graph(N, L); bg = world.nodes['Background']
    P = N('ShaderNodeTexCoord').outputs['Generated']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0]); z = sp.outputs['Z']
    there = G.op('ADD', G.op('MULTIPLY', sp.outputs['X'], math.sin(az)), G.op('MULTIPLY', sp.outputs['Y'], math.cos(az)))
    low, high = G.mix(G.ramp(there, .2, 1.), (.90, .91, .92), (1.6, 1.45, 1.2)), G.mix(G.ramp(there, .2, 1.), (.24, .40, .62), (.62, .76, .90))
    c = G.mix(G.ramp(z, .0, .27), low, high); seen = N('ShaderNodeBackground'); L(c, seen.inputs[0]); x = N('ShaderNodeMixShader'); L(N('ShaderNodeLightPath').outputs['Is Camera Ray'], x.inputs[0]); L(bg.outputs[0], x.inputs[1]); L(seen.outputs[0], x.inputs[2]); L(x.outputs[0], world.nodes['World Output'].inputs[0])

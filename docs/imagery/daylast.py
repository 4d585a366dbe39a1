"""Prints `about-exterior-day` last of all: what its panes mirror, its grass and its ground: python daylast.py [--laid]

A slab of violet hung in the glass, tufts of one height stood along the wall, the yard was one tone. Room and mirror are rendered apart
(`room`, `mirror`), each pane as a pane hangs, a little round, and put together by what double glazing mirrors at each angle: bright where the
sky is, the room in what is dark. Opposite lies a massif of `mountain.py` against the sun, a far range in its haze, a meadow, a line of poles.
The yard (`yard`) has damp, dust, a rill from the downpipe, stones; its grass is fine, bent, broken and dead, of every height, with weeds in it.
House and bicycle stay. --laid takes the renders in out/. Once, as it would add up.
"""
import math
import os
import random
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
NAME = 'about-exterior-day'
# of the frame: window and door; the yard from the plinth on
GLASS, GROUND = '.21,.28,.77,.785', '0,.66,1,1'
# the eye as the panes mirror it
BEHIND = np.array([13.9, 9.52, 1.5])


# ---- the scene ----
def scene(what):
    {'mirror': mirror, 'room': room, 'yard': yard}[what]()


def room():
    """the panes let everything through"""
    glass(0.)


def glass(share):
    import bpy
    nt = bpy.data.materials['pane'].node_tree
    x = next(n for n in nt.nodes if n.type == 'MIX_SHADER')
    for l in list(x.inputs[0].links): nt.links.remove(l)
    x.inputs[0].default_value = share
    next(n for n in nt.nodes if n.type == 'BSDF_GLOSSY').inputs['Roughness'].default_value = 0.


def rounded_panes():
    """double glazing is a cushion: each pane a little hollow or full, as the air in it is warm"""
    import bpy
    q = random.Random(31)
    for o in [o for o in bpy.data.objects if o.type == 'MESH' and o.data.materials and o.data.materials[0] and o.data.materials[0].name == 'pane']:
        a, b, c, d = (np.array(v.co) for v in o.data.vertices)
        full, n, v = q.gauss(.0001, .00055), 10, []
        skew = q.gauss(0, .35), q.gauss(0, .35)
        for j in range(n + 1):
            for i in range(n + 1):
                s, t = i / n, j / n
                p = (a * (1 - s) + b * s) * (1 - t) + (d * (1 - s) + c * s) * t
                u, w = 2 * s - 1, 2 * t - 1
                p[1] += full * (1 - u * u) * (1 - w * w) * (1 + skew[0] * u + skew[1] * w)
                v.append(tuple(p))
        m = bpy.data.meshes.new('gl'); m.from_pydata(v, [], [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)])
        m.materials.append(o.data.materials[0]); m.polygons.foreach_set('use_smooth', [True] * n * n); o.data = m


def mirror():
    """the panes mirror everything; what lies opposite"""
    import bpy
    import roomkit as k
    import mountain
    import steppe
    glass(1.)
    rounded_panes()
    for o in [o for o in bpy.data.objects if o.name.split('.')[0] in ('south', 'southfoot')]: bpy.data.objects.remove(o)
    az, el = math.radians(231), math.radians(22)
    ahead = np.array([-8.1, -7.9]) / math.hypot(8.1, 7.9)
    crest = ((330, 498), (420, 492), (560, 482), (660, 468), (760, 461), (860, 468), (960, 478), (1060, 489), (1160, 486), (1300, 494))
    mountain.lay(az, el, (5200, (.42, .425, .43), (.29, .34, .41)), mountain.View(BEHIND, ahead, mountain.LENS, 1600, (300, 1340), .08, crest, 546, False))
    # a range behind it, nearly air
    k.terrain('range2', 40000, 9000, 320, 90, lambda x, y: k.rounded(x, y, 4300, 3.3, 8.4, 6) * 2300 - 520, -21000, steppe.hill('range2', steppe.Air((.44, .50, .58), 8200, (.66, .62, .57), az), 1., '#4a5046', '#7d7a66'), -14000)
    # the meadow, from where the yard ends
    q = random.Random(12)
    blades = steppe.blades(steppe.Air((.40, .47, .57), 1750, (.60, .60, .60), az))
    def kind(*a):
        v, f = steppe.tussock(q, *a); o = k.mesh('grass', v, f, blades); o.location = (-60, -60, -9); return o
    K = [kind(2., 900, .14, .36, .0052, 14), kind(2., 800, .20, .46, .0050, 40), kind(2., 900, .08, .22, .0060, 4)]
    d = 20.
    while d < 150:
        n = int(math.radians(56) * d / 1.5)
        for i in range(n):
            a = math.radians(198 + 56 * (i + q.random()) / n); r = d + 1.5 * q.random(); x, y = BEHIND[0] + r * math.sin(a), BEHIND[1] + r * math.cos(a)
            bare = k.noise.noise(k.Vector((x / 9, y / 14, 8))) + .6 * k.noise.noise(k.Vector((x / 3, y / 4, 2)))
            if y > -11.5 + 1.6 * k.noise.noise(k.Vector((x / 3, y / 3, 4))) or bare < -.35 or abs(y + 34 + .05 * x) < 2.2: continue
            o = k.link(bpy.data.objects.new('g', q.choice(K).data)); o.location = (x, y, -.06 if y > -40 else -.2); o.rotation_euler = (0, 0, q.choice((0, 3.14)) + q.gauss(0, .35)); s = q.uniform(.8, 1.15); o.scale = (s, s, s * (.72 + .5 * min(1, max(0, .5 + bare))))
        d += 1.5
    # poles along the road, wires from one to the next
    wood, wire = k.mat('pole', '#5a5148', .85, var=.1), k.mat('wire', '#2a2a2b', .6, var=0)
    tops = []
    for i, x in enumerate((3., -29., -61., -93., -125.)):
        y, lean = -38. + q.uniform(-.5, .5), q.uniform(-.02, .02)
        k.tube('pole', (x, y, -.4), (x + lean * 8, y, 8.1), .105, wood)
        k.box('arm', (.09, 1.7, .11), (x + lean * 7.6, y, 7.6), wood, .004)
        for s in (-.75, 0., .75): k.cyl('ins', .045, .16, (x + lean * 7.6, y + s, 7.74 if s else 8.18), wire, bevel=0)
        tops.append([(x + lean * 7.6, y + s, 7.82 if s else 8.26) for s in (-.75, 0., .75)])
    for a, b in zip(tops, tops[1:]):
        for p, r in zip(a, b): k.curve('wire', [tuple(p[c] + (r[c] - p[c]) * t - (c == 2) * 2.6 * t * (1 - t) for c in range(3)) for t in np.linspace(0, 1, 13)], .013, wire)


# ---- grass ----
def tinted(name, through=.4):
    """leaves and straws: each the tone it brings"""
    import bpy
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; b, L = nt.nodes['Principled BSDF'], nt.links.new
    t = nt.nodes.new('ShaderNodeAttribute'); t.attribute_name = 'tone'
    i = nt.nodes.new('ShaderNodeObjectInfo'); r = nt.nodes.new('ShaderNodeMapRange'); r.inputs[3].default_value, r.inputs[4].default_value = .72, 1.16; L(i.outputs['Random'], r.inputs[0])
    h = nt.nodes.new('ShaderNodeHueSaturation'); L(t.outputs['Color'], h.inputs['Color']); L(r.outputs[0], h.inputs['Value'])
    L(h.outputs[0], b.inputs['Base Color']); b.inputs['Roughness'].default_value = .75; b.inputs['Specular IOR Level'].default_value = .2
    if through:
        s = nt.nodes.new('ShaderNodeBsdfTranslucent'); L(h.outputs[0], s.inputs[0]); x = nt.nodes.new('ShaderNodeMixShader'); x.inputs[0].default_value = through
        L(b.outputs[0], x.inputs[1]); L(s.outputs[0], x.inputs[2]); L(x.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m


class Plant:
    """ribbons, each a line of points with a width and a tone"""
    def __init__(s, seed):
        from ground import RGB
        s.r, s.v, s.f, s.c, s.rgb = np.random.default_rng(seed), [], [], [], RGB

    def ribbon(s, points, w, tone, foot=.5, turn=None):
        p = np.array(points); n = len(p); b = len(s.v)
        a = s.r.uniform(0, 6.283) if turn is None else turn
        across = np.array([math.cos(a), math.sin(a), 0])
        for i in range(n):
            t = i / (n - 1); k = w * (1 - .85 * t ** 1.5)
            s.v += [tuple(p[i] - across * k), tuple(p[i] + across * k)]
            c = tone * (foot + (1 - foot) * min(1, t * 2.2)); s.c += [c, c]
        s.f += [(b + 2 * i, b + 2 * i + 1, b + 2 * i + 3, b + 2 * i + 2) for i in range(n - 1)]

    def blade(s, x, y, length, w, tone, tilt, a, droop, broken=False, foot=.5):
        """from its root it tilts towards a, more and more; a broken one falls over at a kink"""
        n, p, at, k = 6, [(x, y, 0.)], np.array([x, y, 0.]), s.r.uniform(.3, .7)
        a2 = a
        for i in range(n):
            th = tilt + droop * (i / n) ** 1.4
            if broken and i / n > k: th, a2 = s.r.uniform(1.5, 2.2), a + s.r.normal(0, .1)
            at = at + length / n * np.array([math.sin(th) * math.cos(a2), math.sin(th) * math.sin(a2), math.cos(th)])
            at[2] = max(at[2], .003)
            p.append(tuple(at))
        s.ribbon(p, w, tone, foot, a + 1.571 + s.r.normal(0, .5))
        return p

    def tone(s, *colours):
        return s.rgb(colours[s.r.integers(len(colours))]) * s.r.uniform(.78, 1.15)

    def clump(s, n, R, hi, green, stalks=0, lie=.22):
        """grass that grew from one root for years: what is alive stands, last year's hangs out of it and lies around"""
        r, wind = s.r, .7
        for _ in range(n):
            q, a0 = R * r.random() ** .7, r.uniform(0, 6.283)
            dead = r.random() < lie
            L_ = hi * min(1.25, r.lognormal(-.45, .42)) * (1 - .35 * q / R)
            a = a0 + r.normal(0, .7)
            tilt = abs(r.normal(.16, .16)) + .45 * q / R
            if dead: tilt, L_ = r.uniform(.8, 1.45), L_ * r.uniform(.5, 1.)
            c = s.tone('#8d8168', '#7d6f55', '#a0937a') if dead else (s.tone('#757a42', '#8b8d4e', '#666b3a') if r.random() < green else s.tone('#c0a870', '#b39a60', '#d0bd8e', '#a48d58', '#c7b380'))
            # one wind
            a = math.atan2(math.sin(a) + .25, math.cos(a) + wind * .6)
            s.blade(q * math.cos(a0), q * math.sin(a0), L_, r.uniform(.0011, .0024), c, tilt, a, r.uniform(.2, 1.3), r.random() < .14)
        for _ in range(stalks):
            q, a0 = R * r.random() * .5, r.uniform(0, 6.283)
            p = s.blade(q * math.cos(a0), q * math.sin(a0), hi * r.uniform(1.2, 1.75), .0012, s.tone('#b59e6c', '#a8925f'), abs(r.normal(.10, .09)), r.normal(.4, .9), r.uniform(.15, .6), r.random() < .2, .7)
            tip, b = np.array(p[-1]), np.array(p[-2])
            for k in range(14):
                t = r.random(); at = b + (tip - b) * t + r.normal(0, .004, 3); e = at + np.array([r.normal(.012, .012), r.normal(.004, .012), r.uniform(-.004, .022)])
                s.ribbon([tuple(at), tuple((at + e) / 2), tuple(e)], .0022, s.tone('#cdb98a', '#d9caa0', '#b9a273'), 1.)
        return s

    def low(s, n, R, hi, green):
        """short, trodden, with what is dead in between"""
        r = s.r
        c0 = [(R * r.random() ** .5 * math.cos(t), R * r.random() ** .5 * math.sin(t)) for t in r.uniform(0, 6.283, 9)]
        for _ in range(n):
            cx, cy = c0[r.integers(9)]
            x, y = cx + r.normal(0, .06 * R / .3), cy + r.normal(0, .06 * R / .3)
            dead = r.random() < .4
            c = s.tone('#94886c', '#82755a', '#a3957a') if dead else (s.tone('#73773f', '#878a4c', '#62673a') if r.random() < green else s.tone('#b8a26c', '#a8925c', '#c6b384'))
            s.blade(x, y, hi * r.lognormal(-.5, .5), r.uniform(.0016, .0030), c, r.uniform(.9, 1.5) if dead else abs(r.normal(.35, .3)), r.uniform(0, 6.283), r.uniform(.2, 1.1), r.random() < .12)
        return s

    def wormwood(s, stems, hi):
        """grey leaves around stems that part low"""
        r = s.r
        for _ in range(stems):
            a = r.uniform(0, 6.283); h = hi * r.uniform(.5, 1.)
            p = s.blade(r.normal(0, .015), r.normal(0, .015), h, .0016, s.tone('#6d6248', '#7b6f52'), r.uniform(.1, .75), a, r.uniform(-.3, .2), False, .8)
            for _ in range(int(34 * h / .2)):
                t = r.random() ** .7 * 5.99; i = int(t); at = np.array(p[i]) + (np.array(p[i + 1]) - np.array(p[i])) * (t - i)
                d = r.normal(0, 1, 3); d[2] = abs(d[2]) * .6; d = d / np.linalg.norm(d) * r.uniform(.010, .026)
                s.ribbon([tuple(at), tuple(at + d * .6 + (0, 0, .002)), tuple(at + d)], r.uniform(.0018, .0036), s.tone('#8c9070', '#7a8060', '#9a9c80', '#6d7352'), .85)
        return s

    def dock(s, hi):
        """a weed that died standing: rust-brown, its seeds still on it"""
        r = s.r
        for _ in range(r.integers(1, 4)):
            p = s.blade(r.normal(0, .02), r.normal(0, .02), hi * r.uniform(.7, 1.), .0026, s.tone('#5d4330', '#6b4c35'), abs(r.normal(.1, .12)), r.uniform(0, 6.283), r.uniform(-.1, .4), False, .9)
            for _ in range(70):
                t = 2.2 + 3.7 * r.random(); i = int(t); at = np.array(p[i]) + (np.array(p[i + 1]) - np.array(p[i])) * (t - i)
                d = r.normal(0, .011, 3) + (0, 0, .006)
                s.ribbon([tuple(at + d * .4), tuple(at + d), tuple(at + d * 1.5)], .0034, s.tone('#6e4529', '#7d5233', '#563722', '#8a6240'), 1.)
        return s

    def litter(s, n, R):
        """straws that lie"""
        r = s.r
        for _ in range(n):
            x, y, a, l = r.normal(0, R), r.normal(0, R), r.uniform(0, 6.283), r.uniform(.03, .16)
            z, e = r.uniform(.003, .009), r.normal(0, .15)
            s.ribbon([(x, y, z), (x + l / 2 * math.cos(a), y + l / 2 * math.sin(a), z + .004), (x + l * math.cos(a + e), y + l * math.sin(a + e), z)], r.uniform(.0012, .0024), s.tone('#c4b083', '#a8946a', '#8b7c60', '#d6c8a2'), 1., a + 1.571)
        return s

    def mesh(s, name, m):
        import bpy
        me = bpy.data.meshes.new(name); me.from_pydata(s.v, [], s.f); me.materials.append(m)
        a = me.color_attributes.new('tone', 'FLOAT_COLOR', 'POINT'); a.data.foreach_set('color', np.concatenate([np.array(s.c), np.ones((len(s.c), 1))], 1).astype(np.float32).ravel())
        return me


def sown():
    """what grows along the wall, in the yard, by the step and the wheels"""
    import bpy
    from ground import AHEAD, EYE, growth, noise, smooth
    for o in [o for o in bpy.data.objects if o.type == 'MESH' and o.data.name.startswith('tuft') and not o.data.name.startswith('tuftleaf')]:
        if o.location.y > -30 and o.location.x > -9.6: bpy.data.objects.remove(o)
    m = tinted('tuftlast')
    make = lambda name, n, f: [f(Plant(100 * len(name) + i), i).mesh(f'tuft{name}', m) for i in range(n)]
    big = make('big', 5, lambda p, i: p.clump(420, .085, (.34, .44, .28, .38, .50)[i], (.06, .16, .03, .3, .1)[i], (5, 9, 0, 3, 7)[i]))
    mid = make('middle', 6, lambda p, i: p.clump(190, .05, (.16, .22, .13, .19, .25, .15)[i], (.1, .03, .4, .18, .06, .55)[i], (0, 3, 0, 1, 4, 0)[i]))
    small = make('little', 6, lambda p, i: p.clump(46, .025, (.06, .09, .12, .05, .08, .10)[i], (.15, .5, .05, .3, .08, .6)[i], 0, .3))
    worm = make('wormwood', 4, lambda p, i: p.wormwood((9, 14, 7, 11)[i], (.16, .24, .11, .30)[i]))
    dock = make('dockdead', 3, lambda p, i: p.dock((.34, .5, .42)[i]))
    low = make('lowest', 6, lambda p, i: p.low(230, .30, (.07, .05, .10, .06, .085, .045)[i], (.2, .08, .35, .15, .5, .1)[i]))
    straw = make('strawlie', 4, lambda p, i: p.litter(26, .28))
    rng = np.random.default_rng(77)
    at = []

    def stand(me, x, y, k, lean=.08):
        at.append((me, x, y, k, lean))

    def group(cx, cy, sx, sy, n, size):
        for i in range(n):
            x, y = cx + rng.normal(0, sx), min(-.03, cy - abs(rng.normal(0, sy)))
            far = math.hypot((x - cx) / sx, (y - cy) / max(sy, .02))
            t = size * math.exp(-.35 * far) * rng.lognormal(0, .5)
            kinds, k = (big, t / .9) if t > .62 else (mid, t / .45) if t > .24 else (small, t / .16)
            stand(kinds[rng.integers(len(kinds))], x, y, float(np.clip(k, .5, 1.35)))
    # along the wall: some groups large, most small, gaps between; what seeded itself in the joint
    for _ in range(30):
        x = rng.uniform(-9.2, 6.5)
        group(x, -.03, rng.uniform(.08, .5), rng.uniform(.05, .26), int(rng.lognormal(1.75, .8)) + 1, float(np.clip(rng.lognormal(-1.2, .65), .1, 1.05)))
    for x, size, n in ((-7.4, .8, 12), (-3.9, .95, 14), (-1.2, .5, 10), (1.0, 1.0, 9), (3.1, .9, 16), (5.9, .55, 8), (9.9, .7, 8), (11.3, .8, 10), (12.6, .45, 8), (13.6, .6, 8), (6.55, .4, 6)): group(x, -.04, .2, .16, n, size)
    for _ in range(90):
        x = rng.uniform(-9.3, 15)
        if not 6.6 < x < 9.5: stand(small[rng.integers(6)], x, -.015 - .03 * rng.random(), rng.uniform(.4, .9))
    for x, y, k in ((-5.2, -.2, 1.), (-2.3, -.16, .8), (2.2, -.22, 1.15), (4.6, -.12, .9), (6.35, -.55, .8), (9.75, -1.25, .6), (10.4, -.25, .9), (-6.9, -.3, 1.2), (13., -.5, 1.), (.2, -.14, .7)): stand(worm[rng.integers(4)], x, y, k, .1)
    for x, y, k in ((-4.3, -.22, 1.), (3.45, -.2, 1.1), (-8.3, -.3, 1.), (1.3, -.12, .75), (12.2, -.16, .9)): stand(dock[rng.integers(3)], x, y, k, .15)
    # by the step's corners, out in the yard one by one
    for x, y, n, size in ((6.72, -.9, 5, .3), (6.7, -1.35, 6, .42), (9.42, -1.1, 4, .25), (7.6, -1.42, 4, .2), (5.6, -2.2, 7, .4), (8.9, -2.9, 3, .2)): group(x, y, .12, .1, n, size)
    far, side = 4.7 + 19 * rng.random(30000) ** 1.25, rng.uniform(-.68, .68, 30000)
    x, y = (EYE[0] + far * (AHEAD[0] + side * AHEAD[1])).astype(np.float32), (EYE[1] + far * (AHEAD[1] - side * AHEAD[0])).astype(np.float32)
    k = growth(x, y)
    own = np.random.default_rng(5)
    patchy = noise(own, 512, 5, x * 5 / .45, y * 5 / .45) + .6 * noise(own, 512, 5, x * 5 / 1.3, y * 5 / 1.3)
    thick = k * smooth(patchy, -1.1, .8)
    r = rng.random(30000)
    for px, py, t, kk, pp, f in zip(x, y, r, thick, patchy, far):
        if py > -.9: continue
        if t < .62 * kk * min(1., f / 9): stand(low[rng.integers(6)], px, py, rng.uniform(.45, 1.) * (.6 + .5 * kk), .12)
        elif t < .72 * kk: stand(mid[rng.integers(6)] if rng.random() < .3 else small[rng.integers(6)], px, py, rng.uniform(.5, 1.) * (.55 + .5 * kk), .15)
        elif t > .9965 - .003 * (pp > .9): stand(small[rng.integers(6)], px, py, rng.uniform(.4, .9), .2)
        elif t > .993 - .004 * (pp > .8) - .02 * kk: stand(straw[rng.integers(4)], px, py, rng.uniform(.6, 1.2), 0.)
        elif kk > .25 and t > .980: stand(worm[rng.integers(4)], px, py, rng.uniform(.3, .7), .15)
    for _ in range(70): stand(straw[rng.integers(4)], rng.uniform(-9, 15), -.12 - abs(rng.normal(0, .35)), rng.uniform(.5, 1.1), 0.)
    px, py = np.array([a[1] for a in at], np.float32), np.array([a[2] for a in at], np.float32)
    h = soil(px[None], py[None])[0][0]
    for (me, x, y, k, lean), z in zip(at, h):
        if -.75 - .68 < y and 6.7 < x < 9.42 and y < -.05: continue   # the step
        o = bpy.data.objects.new('grown', me); bpy.context.collection.objects.link(o)
        o.location = (x, y, z - .003); o.rotation_euler = (rng.normal(0, lean), rng.normal(0, lean), rng.uniform(0, 6.283)); o.scale = (k, k, k * rng.uniform(.8, 1.15))
    print('grown', len(at), flush=True)


# ---- the ground ----
def soil(x, y):
    """the relief of the yard, and more of what happened there: height, colour, roughness"""
    from ground import RGB, grit, growth, hashed, noise, relief, smooth, wheel_tracks
    h, c, rough, _ = relief(x, y, True)
    rng, own = np.random.default_rng(11), np.random.default_rng(31)
    n = lambda metres, r: noise(r, 512, 5, x * 5 / metres, y * 5 / metres)
    n3, n1b, n1 = (n(m, rng) for m in (3.2, 1.5, .9))
    d5, d2, d06, d02, d006 = (n(m, own) for m in (5., 2.2, .6, .21, .06))
    free, line, other, ruts, old, rim, tread = wheel_tracks(x, y, n3, n1b, n1, d06)
    grown, driven = growth(x, y), np.maximum(ruts, .6 * old)
    # where people walk from the cars to the door
    way = np.exp(-((x - 8.2 - .34 * (y + 1.4) - .35 * d2 * .5) / (.75 + .12 * (-y - 1.4))) ** 4) * smooth(-1.2 - y, 0, .6) * smooth(d06 + .8 * d2, -2., .2)
    # what the downpipe lets go runs off, and keeps the ground dark
    run = -.15 - y
    bed = 9.62 + .10 * np.sin(run * 2.1) + .16 * run + .05 * d06
    rill = np.exp(-((x - bed) / (.05 + .035 * run)) ** 2) * smooth(run, -.1, .15) * (1 - smooth(run, 2.2, 3.6))
    damp = np.exp(-((x - bed) / (.22 + .10 * run)) ** 2 - .5 * (run / 1.5) ** 2) * (run > -.2)
    keep = np.clip(.42 + .34 * d06 + .28 * d02 + .45 * d2 - .5 * driven - .5 * way + .5 * rim, 0, 1) * (1 - .6 * grown)
    (g1, c1), (g2, c2), (g3, c3) = grit(x, y, .026, .7, 14), grit(x, y, .06, .45, 15), grit(x, y, .22, .12, 16, .5)
    some = lambda k, s, share: hashed((k * 1e5).astype(np.int64), np.zeros_like(k), s) < share
    g1, g2, g3 = g1 * some(c1, 5, keep), g2 * some(c2, 6, .8 * keep), g3 * some(c3, 7, smooth(keep, .25, .9))
    g = np.maximum.reduce([g1, g2, g3]); kind = np.where(g3 >= g, c3, np.where(g2 >= g, c2, c1))
    h = h + free * (-.020 * ruts - .008 * old + .010 * rim + .0024 * tread * (1 - grown) + .006 * d2 + .0046 * d06 * (1 - .7 * ruts) * (1 - .6 * way) + .0026 * d02 * (1 - .6 * ruts) * (1 - .5 * way) + .0012 * d006) - .022 * rill + .8 * g * smooth(-.02 - y, 0, .1)
    lay = lambda c, k, to: c * (1 - k[..., None]) + to * k[..., None]
    # fine pale dust lies in drifts, clay shows where it was swept off, gravel is greyer than either
    c = lay(c, .62 * smooth(.8 * d5 + .7 * d2 + .35 * d06 - .6 * driven, .1, 1.5), RGB('#7f6a50') * (1 + .1 * d02[..., None]))
    c = lay(c, .50 * smooth(-.8 * d5 + .7 * n1b + .3 * d06, .5, 1.7) * (1 - .5 * grown), RGB('#c3b296'))
    c = lay(c, .40 * smooth(keep, .45, .9), RGB('#8f877b') * (1 + .12 * d006[..., None]))
    c = lay(c, .55 * np.clip(way + .5 * driven, 0, 1), RGB('#bfae92') * (1 + .05 * d02[..., None]))
    kinds = np.stack([RGB(q) for q in ('#6f685e', '#8a8073', '#9c9284', '#7b6a58', '#aba193', '#6a6660')])
    c = np.where((g > 1e-4)[..., None], .35 * c + .65 * kinds[np.clip((kind * 6).astype(int), 0, 5)] * (.8 + .4 * ((kind * 41) % 1))[..., None], c)
    # between grass the ground is dark with what rots there; along the wall rain throws soil about
    c = lay(c, .42 * smooth(grown + .25 * d02, .1, .8), RGB('#5d5037'))
    c = lay(c, .35 * smooth(y, -.55, -.1) * smooth(d06 + d02, -1.2, 1.), RGB('#6f5f49'))
    dark = np.clip(.42 * damp * smooth(d02 + d06, -1.6, .6) + .2 * rill, 0, .6)
    c = c * (1 - dark)[..., None] ** np.array([1., 1.08, 1.18], np.float32) * (1 + .05 * d006 + .04 * d02)[..., None]
    return h, np.clip(c, 0, 1), np.clip(rough - .15 * damp, .3, 1)


def boots():
    """soles that pressed the dust flat on the way to the door: where, how turned"""
    rng = np.random.default_rng(3)
    for start, sway in ((0., 0.), (.5, .5), (-.45, -.3)):
        y = -1.75
        i = 0
        while y > -8:
            yield 8.2 + .34 * (y + 1.4) + start * (1 + .1 * (-y)) + sway * .1 + (.10 if i % 2 else -.10) + rng.normal(0, .03), y, math.atan(.34) + rng.normal(0, .12) + (.12 if i % 2 else -.12)
            y -= .62 + rng.normal(0, .05); i += 1


def relaid():
    """new heights and tones for the mesh of ground.py"""
    import bpy
    me = bpy.data.objects['ground'].data
    co = np.empty(len(me.vertices) * 3, np.float32); me.vertices.foreach_get('co', co); co = co.reshape(-1, 3)
    x, y = co[:, 0][None], co[:, 1][None]
    kept = os.path.join(HERE, f'out/soil{len(co)}.npz')
    if os.path.exists(kept):
        with np.load(kept) as z: h, c, rough = z['h'], z['c'], z['rough']
    else:
        h, c, rough = soil(x, y)
        np.savez(kept, h=h, c=c, rough=rough)
    print('soil', flush=True)
    from ground import AHEAD, EYE, hashed, smooth
    h, c, rough = h[0], c[0], rough[0]
    for bx, by, turn in boots():
        near = np.nonzero((np.abs(co[:, 0] - bx) < .2) & (np.abs(co[:, 1] - by) < .2))[0]
        u = (co[near, 0] - bx) * math.cos(turn) + (co[near, 1] - by) * math.sin(turn); v = (co[near, 1] - by) * math.cos(turn) - (co[near, 0] - bx) * math.sin(turn)
        wide = np.where(v > -.03, .048 - .9 * np.maximum(v - .06, 0) ** 2 * 8, .036)
        k = (1 - smooth(np.abs(u) / np.maximum(wide, .01), .8, 1.15)) * (1 - smooth(np.abs(v), .125, .148)) * (np.abs(v + .045) > .012)
        some = .35 + .65 * hashed(np.array([int(bx * 1000)]), np.array([int(by * 1000)]), 3)[0]
        h[near] += some * (-.006 * k + .0016 * k * np.sin(v / .011 * 6.283))
        c[near] *= (1 + .10 * some * k)[:, None]
    far = (co[:, :2] - EYE[:2]) @ AHEAD
    co[:, 2] = h * (1 - smooth(far, 24, 33))
    me.vertices.foreach_set('co', co.ravel())
    me.color_attributes['tone'].data.foreach_set('color', np.concatenate([c, rough[:, None]], 1).astype(np.float32).ravel())
    me.update()
    # what is finer than the mesh
    nt = bpy.data.materials['ground'].node_tree; b = nt.nodes['Principled BSDF']; N, L = nt.nodes.new, nt.links.new
    from graph import Graph
    G = Graph(N, L); P = N('ShaderNodeNewGeometry').outputs['Position']
    f1, f2 = G.noise(P, 130, 3, .7), G.noise(P, 420, 2, .6)
    t = next(n for n in nt.nodes if n.type == 'ATTRIBUTE')
    L(G.value(t.outputs['Color'], G.op('MULTIPLY', G.ramp(f1, .3, .7, .80, 1.18), G.ramp(f2, .3, .7, .84, 1.14))), b.inputs['Base Color'])
    bump = N('ShaderNodeBump'); bump.inputs['Strength'].default_value = .8; bump.inputs['Distance'].default_value = .004
    L(G.op('ADD', f1, G.op('MULTIPLY', f2, .4)), bump.inputs['Height']); L(bump.outputs[0], b.inputs['Normal'])


def stones():
    """a few that came up or were kicked aside, grey and rust, half sunk"""
    import bpy
    from house import _pebble
    from ground import AHEAD, EYE
    q, rng = random.Random(6), np.random.default_rng(61)
    m = [tinted('tuftstone', 0)]
    shapes = []
    for i in range(7):
        v, f = _pebble(q)
        me = bpy.data.meshes.new('tuftstone'); me.from_pydata(v, [], f); me.materials.append(m[0])
        from ground import RGB
        c = RGB(('#7d766c', '#8f8476', '#6b6156', '#96897a', '#77685a', '#a09789', '#857163')[i])
        p = np.array(v); t = .86 + .3 * rng.random(len(p)) - .35 * (p[:, 2] < -.1)
        a = me.color_attributes.new('tone', 'FLOAT_COLOR', 'POINT'); a.data.foreach_set('color', np.concatenate([c * t[:, None], np.ones((len(p), 1))], 1).astype(np.float32).ravel())
        shapes.append(me)
    places = [(x, -.10 - abs(rng.normal(0, .25))) for x in rng.uniform(-9, 15, 90)]
    far, side = 4.8 + 16 * rng.random(260) ** 1.2, rng.uniform(-.66, .66, 260)
    places += list(zip(EYE[0] + far * (AHEAD[0] + side * AHEAD[1]), EYE[1] + far * (AHEAD[1] - side * AHEAD[0])))
    places = [(x, y) for x, y in places if y < -.08 and not (6.6 < x < 9.5 and y > -1.5) and abs(abs(-.25 * x + .97 * y + 6.1) - .74) > .25]
    h = soil(np.array([p[0] for p in places], np.float32)[None], np.array([p[1] for p in places], np.float32)[None])[0][0]
    for (x, y), z in zip(places, h):
        s = .010 + .045 * q.random() ** 4
        o = bpy.data.objects.new('stone', shapes[q.randrange(7)]); bpy.context.collection.objects.link(o)
        o.location, o.scale, o.rotation_euler = (x, y, z + s * .12), (s * q.uniform(.8, 1.5), s, s * q.uniform(.45, .8)), (q.gauss(0, .3), q.gauss(0, .3), q.uniform(0, 6.28))


def yard():
    relaid()
    stones()
    sown()


# ---- the print ----
W, H = 1600, 900
# in the master: the window and the door as their frames stand; what is below plinth, sill and handlebar
WINDOW = ((343, 377), (957, 257), (957, 667), (343, 618))
DOOR = ((1025.5, 401), (1222, 379.5), (1222, 699), (1025.5, 681))
BELOW = ((-5, 634), (262, 632), (263, 611), (344, 617.5), (957, 666.5), (1026, 682), (1224, 700), (1262, 690), (1284, 612), (1330, 598), (1560, 640), (1605, 640), (1605, 905), (-5, 905))


def mirrored(height):
    """how much double glazing mirrors of what comes through each pixel: four surfaces, at the angle of the pixel's ray"""
    from ground import AHEAD, LENS
    h, w = height, height * W // H
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    side, up = (x / w * 2 - 1) / LENS, (546 / 900 * h - y) / (w / 2) / LENS
    cos = (AHEAD[1] - side * AHEAD[0]) / np.sqrt(1 + side ** 2 + up ** 2)
    deep = np.sqrt(1 - (1 - cos ** 2) / 1.52 ** 2)
    f = (((cos - 1.52 * deep) / (cos + 1.52 * deep)) ** 2 + ((deep - 1.52 * cos) / (deep + 1.52 * cos)) ** 2) / 2
    one = 2 * f / (1 + f)
    return (2 * one / (1 + one))[..., None]


def graded(source):
    """as the master is"""
    import shutil
    import subprocess

    from PIL import Image

    import make
    shutil.copy(os.path.join(make.IMAGES, f'{NAME}.jpg'), f'{source}.jpg')
    subprocess.run([sys.executable, os.path.join(HERE, 'over.py'), f'{source}.npy', f'{source}.jpg', str(W), *make.PICTURES[NAME][6].split()], check=True)
    with Image.open(f'{source}-over.png') as picture: return np.asarray(picture.convert('RGB'), np.float32) / 255


def panes(out):
    """room and mirror as the glass adds them: by the door a little more of the room; the sky, away from the sun, is bluer than the render has it, the yard duller"""
    from darkroom import area, smooth
    inside, opposite = (np.load(os.path.join(out, f'{n}.npy')).astype(np.float32) for n in ('room', 'mirror'))
    h, w = inside.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32) * H / h
    at_door = smooth(x, 985, 1000)[..., None]
    glass_ = area(inside, .6, *([(u * h / H, v * h / H) for u, v in p] for p in (WINDOW, DOOR)))[..., None]
    sky = (1 - smooth(y, 430, 520))[..., None]
    tint = sky * np.array([.80, .96, 1.22], np.float32) + (1 - sky) * np.array([.92, 1., 1.10], np.float32)
    # where the yard is bare it would glare
    low = smooth(y, 540, 590)[..., None]
    opposite = opposite * (1 - low) + low * opposite / (1 + np.maximum(opposite.max(2, keepdims=True) - .25, 0) * 1.6)
    r = mirrored(h) * (1.14 - .32 * at_door)
    bright = tint * (1 - .22 * smooth(y, 540, 590))[..., None]
    both = inside * (1 - r) * (1.0 + .4 * at_door) + opposite * np.minimum(r, 1) * bright
    both = inside * (1 - glass_) + both * glass_
    to = os.path.join(out, f'{NAME}-panes')
    np.save(f'{to}.npy', both.astype(np.float16))
    return graded(to)


def main(a, out):
    from scipy.ndimage import gaussian_filter

    from darkroom import area, smooth
    glass_, ground = panes(out), graded(os.path.join(out, 'yard'))
    share = area(a, .8, WINDOW, DOOR)[..., None]
    a = a * (1 - share) + glass_ * share
    share = area(a, 1.2, BELOW)
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    # stones a little calmer, and the lens on the house: the small sizes weigh no more for it
    far = share * smooth(y, 640, 690)
    broad = gaussian_filter(ground, (5, 7, 0))
    ground = broad + (ground - broad) * (1 - .15 * far)[..., None]
    near = (far * smooth(y, 740, 890))[..., None]
    ground = ground * (1 - near) + gaussian_filter(ground, (1.6, 1.6, 0)) * near
    share = (share * np.where(x < 262, smooth(y, 632, 648), 1))[..., None]
    return a * (1 - share) + ground * share


if __name__ == '__main__':
    import make
    from darkroom import opened, printed
    if '--laid' not in sys.argv:
        for what, region, samples, env in (('mirror', GLASS, 24, {'STEP': '4'}), ('room', GLASS, 16, {'STEP': '6'}), ('yard', GROUND, 18, {'STEP': '1.5'})):
            make.run(sys.executable, 'roomshots.py', '--', os.path.join(make.OUT, what), str(W), str(H), str(samples), SHOT='outside-day', LAST=what, REGION=region, **env)
    printed(NAME, np.clip(main(opened(NAME), make.OUT), 0, 1))

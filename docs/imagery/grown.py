"""What grows about the house and what it grows in, seen from near: grass blade by blade, alive and dead, weeds, straw that lies; the soil of the yard with
what happened on it: ways, wheels, a rill from the downpipe, stones, soles. For `facade.py`.
"""
import math

import numpy as np


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

"""A drum kit as a band leaves it before the take, for `hero-cyclorama`: lacquered shells, chrome, bronze that was played.

Turned metal and lacquer are what a renderer does best, and every tube of it mirrors the one lamp: `kit_of(g, at, rz)`.
"""
from roomkit import *
from graph import Graph
from house import nodes


def lacquer(c='#6d0b10'):
    """maple stained red under clear lacquer: its grain runs round the shell"""
    m, b, N, L = nodes('lacquer'); G = Graph(N, L)
    P = N('ShaderNodeTexCoord').outputs['Object']
    grain = G.op('ADD', G.op('MULTIPLY', G.noise(P, 9, 5, .6, (1, 1, 9)), .7), G.op('MULTIPLY', G.noise(P, 40, 4, .65, (1, 1, 7)), .3))
    L(G.value(c, G.ramp(grain, .3, .7, .62, 1.35)), b.inputs['Base Color'])
    setin(b, 'Roughness', .34); setin(b, 'Clearcoat', 1.); L(G.ramp(G.noise(P, 6, 4), .4, .7, .03, .07), b.inputs['Coat Roughness'])
    return m


def bronze():
    """a cymbal: lathed, so that its gloss is a bow tie; hammered in places, dull where sticks and fingers were"""
    m, b, N, L = nodes('bronze'); G = Graph(N, L)
    P = N('ShaderNodeTexCoord').outputs['Object']
    n = N('ShaderNodeVectorMath'); n.operation = 'LENGTH'; L(P, n.inputs[0])
    r = n.outputs['Value']
    rings = N('ShaderNodeTexNoise'); rings.noise_dimensions = '1D'; rings.inputs['Detail'].default_value = 5; rings.inputs['Scale'].default_value = 160; L(r, rings.inputs['W'])
    dull = G.ramp(G.noise(P, 11, 5, .65), .44, .68)
    L(G.mix(dull, G.value('#c79a55', G.ramp(rings.outputs['Fac'], .3, .7, .80, 1.12)), '#8f6a38'), b.inputs['Base Color'])
    setin(b, 'Metallic', 1); L(G.ramp(dull, 0, 1, .20, .36), b.inputs['Roughness']); b.inputs['Anisotropic'].default_value = .75
    t = N('ShaderNodeTangent'); t.direction_type = 'RADIAL'; t.axis = 'Z'; L(t.outputs[0], b.inputs['Tangent'])
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .35; bp.inputs['Distance'].default_value = .004
    L(G.op('ADD', G.noise(P, 16, 2, .5), G.op('MULTIPLY', rings.outputs['Fac'], .12)), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    return m


def coated():
    """a head: coated white, grey where it is hit"""
    m, b, N, L = nodes('coated'); G = Graph(N, L)
    P = N('ShaderNodeTexCoord').outputs['Object']
    n = N('ShaderNodeVectorMath'); n.operation = 'LENGTH'; L(P, n.inputs[0])
    hit = G.op('MULTIPLY', G.ramp(n.outputs['Value'], .16, .03), G.ramp(G.noise(P, 26, 5, .7), .40, .66))
    L(G.mix(G.op('MULTIPLY', hit, .5), G.value('#dcd8cd', G.ramp(G.noise(P, 5, 4), .3, .7, .96, 1.03)), '#77736b'), b.inputs['Base Color'])
    setin(b, 'Roughness', .58)
    return m


def plain():
    """the head of a bass drum towards those who listen: nobody hits it"""
    m, b, N, L = nodes('plain'); G = Graph(N, L)
    L(G.value('#d9d5ca', G.ramp(G.noise(N('ShaderNodeTexCoord').outputs['Object'], 4, 5), .3, .7, .955, 1.03)), b.inputs['Base Color']); setin(b, 'Roughness', .5)
    return m


def turned(name, prof, m, parent, n=72, loc=(0, 0, 0), bevel=.0008):
    """a closed outline (r, z) turned: a ring, without a floor in it"""
    k = len(prof); v = [(r * math.cos(a), r * math.sin(a), z) for r, z in prof for a in (2 * math.pi * i / n for i in range(n))]
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) % k * n + (i + 1) % n, (j + 1) % k * n + i) for j in range(k) for i in range(n)]
    o = mesh(name, v, f, m, bevel); o.parent = parent; o.location = loc; return o


def again(o, parent, loc=(0, 0, 0), rot=(0, 0, 0)):
    """the same mesh once more"""
    q = link(bpy.data.objects.new(o.name, o.data)); q.parent = parent; q.location = loc; q.rotation_euler = rot
    for d in o.modifiers:
        e = q.modifiers.new(d.name, d.type)
        if d.type == 'BEVEL': e.width = d.width; e.segments = d.segments; e.limit_method = d.limit_method; e.angle_limit = d.angle_limit
        if d.type == 'WEIGHTED_NORMAL': e.keep_sharp = True
    return q


class Kit:
    def __init__(s, g, e):
        s.g, s.e = g, e
        s.lac, s.head, s.bz = lacquer(), coated(), bronze()
        s.ch = mat('chromed', '#d3d5d8', .07, metal=1, var=.04, vscale=9)
        s.dk, s.ru, s.felt = mat('dark0', '#080808', .8, var=0), g['rubber'], mat('felt', '#3a1512', .95, var=0)
        s.lug = None   # made once

    def drum(s, r, d, n, parent, wood=False, front=None):
        """upright, about its middle: shell, edges, two heads, hoops, lugs with their rods"""
        turned('shell', [(r, -d / 2), (r, d / 2), (r - .006, d / 2), (r - .006, -d / 2)], s.lac, parent, 96)
        turned('band', [(r + .0006, -.004), (r + .0012, 0), (r + .0006, .004)], s.ch, parent, 96)
        for sg in (-1, 1):
            m = front if front and sg > 0 else s.head
            o = lathe('head', [(.0005, 0), (r * .5, 0), (r + .003, 0), (r + .006, -.004 if sg > 0 else .004)], (0, 0, sg * (d / 2 + .002)), m, 96, (0, 0, 0), parent, .0006)
            if wood:
                turned('hoop', [(r + .004, -.019), (r + .018, -.019), (r + .018, .019), (r + .004, .019)], s.lac, parent, 96, (0, 0, sg * (d / 2 + .006)), .004)
            else:
                turned('hoop', [(r + .005, -.013), (r + .016, -.014), (r + .016, -.0115), (r + .0085, -.0105), (r + .0085, .010), (r + .0175, .0125), (r + .0175, .0145), (r + .006, .013)], s.ch, parent, 96, (0, 0, sg * (d / 2 + .004)))
        shallow = d < .2   # one lug in its middle, not one at each hoop
        for i in range(n):
            a = 2 * math.pi * (i + .5) / n; c, t = math.cos(a), math.sin(a); R = r + .010
            for sg in ((0,) if shallow else (-1, 1)):
                z = sg * (d / 2 - .075)
                if s.lug is None:
                    s.lug = box('lug', (.022, .024, .052), (0, 0, 0), s.ch, .008, parent=parent); o = s.lug; o.modifiers['b'].segments = 4
                else: o = again(s.lug, parent)
                o.location = ((r + .010) * c, (r + .010) * t, z); o.rotation_euler = (0, 0, a)
            for sg in (-1, 1):
                z1 = sg * (d / 2 - .06) if not shallow else 0
                tube('rod', (R * c, R * t, z1), (R * c, R * t, sg * (d / 2 + .022)), .0032, s.ch, parent, 10)
                cyl('bolt', .0052, .012, (R * c, R * t, sg * (d / 2 + .022)), s.ch, parent=parent, n=10, bevel=.0008)
                if wood:
                    box('claw', (.030, .034, .030), ((r + .013) * c, (r + .013) * t, sg * (d / 2 + .014)), s.ch, .006, (0, 0, a), parent)

    def wing(s, at, parent, a=0.):
        q = empty('wing', at, a, parent); cyl('wn', .009, .014, (0, 0, 0), s.ch, (0, math.pi / 2, 0), q, 20, .002); box('w', (.005, .040, .013), (.008, 0, 0), s.ch, .004, (.4, 0, 0), q)

    def cymbal(s, r, at, tilt=(0, 0, 0), bell=.055, bow=.022):
        p = empty('cym', at, 0, s.e); p.rotation_euler = tilt
        top = smooth([(.006, bow + .026), (bell * .35, bow + .0245), (bell * .8, bow + .012), (bell, bow + .003), (bell * 1.25, bow), (r * .55, bow * .62), (r * .82, bow * .28), (r, 0)], 8)
        prof = top + [(a, z - .0014) for a, z in reversed(top)]
        turned('cymbal', prof, s.bz, p, 160, bevel=.0002)
        for z in (bow + .030, bow - .006): cyl('felt', .017, .010, (0, 0, z), s.felt, parent=p, n=28, bevel=.003)
        cyl('post', .0042, .085, (0, 0, bow + .015), s.ch, parent=p, n=14); s.wing((0, 0, bow + .047), p, .7)
        return p

    def legs(s, x, y, h, spread=.30, a0=.5):
        """a stand's foot: three legs of bent strap in pairs, braces, rubber"""
        q = empty('stand', (x, y, 0), a0, s.e)
        for i in range(3):
            a = 2 * math.pi * i / 3; c, t = math.cos(a), math.sin(a)
            for k in (-.009, .009):
                o = Vector((-t * k, c * k, 0))
                tube('leg', Vector((c * .022, t * .022, h)) + o, Vector((c * spread, t * spread, .022)) + o, .0052, s.ch, q, 10)
                tube('brace', Vector((c * .022, t * .022, .075)) + o, Vector((c * spread * .55, t * spread * .55, h * .47)) + o, .0042, s.ch, q, 10)
            o = cyl('foot', .015, .05, (c * (spread + .004), t * (spread + .004), .018), s.ru, parent=q, n=20, bevel=.005); o.rotation_euler = (0, math.radians(62), a)
        cyl('hub', .021, .036, (0, 0, h), s.ch, parent=q, n=28, bevel=.004); cyl('hub', .019, .028, (0, 0, .075), s.ch, parent=q, n=28, bevel=.004); s.wing((.026, 0, h), q)
        return q

    def stand(s, x, y, top, spread=.31, a0=.5, boom=None):
        """a cymbal's stand up to `top`; boom: where its arm ends"""
        h = .34; s.legs(x, y, h, spread, a0)
        z1 = h + (top - h) * .45
        tube('t1', (x, y, .05), (x, y, z1), .0125, s.ch, s.e, 20); tube('t2', (x, y, z1 - .02), (x, y, top), .0098, s.ch, s.e, 20)
        cyl('joint', .018, .045, (x, y, z1), s.ch, parent=s.e, n=28, bevel=.004); s.wing((x + .022, y, z1), s.e, .8)
        if boom:
            cyl('tilter', .020, .030, (x, y, top), s.ch, (math.pi / 2, 0, 0), s.e, 32, .004); s.wing((x, y - .02, top), s.e, -1.2)
            b = Vector(boom); d = (b - Vector((x, y, top))).normalized(); tube('boom', Vector((x, y, top)) - d * .20, b, .0062, s.ch, s.e, 14); cyl('end', .012, .03, Vector((x, y, top)) - d * .2, s.ru, parent=s.e, n=18).rotation_euler = d.to_track_quat('Z', 'Y').to_euler()


def kit_of(g, at, rz):
    """bass drum in front, its face to -y; whoever plays sits at +y"""
    e = empty('kit', at, rz); s = Kit(g, e)
    # bass drum on its spurs
    b = empty('bass', (0, 0, .300), 0, e); b.rotation_euler = (math.pi / 2, 0, 0)
    s.drum(.28, .42, 8, b, True, plain())
    # its +z looks at those who listen; a hole for the microphone, bound in rubber
    for m_, r_, z_ in ((s.dk, .056, .2152), (s.ru, .062, .2146)): lathe('port', [(.0005, -.0004), (r_, -.0004), (r_, .0004), (.0005, .0004)], (.115, -.115, z_), m_, 64, parent=b)
    for sx in (-1, 1):
        tube('spur', (sx * .262, -.10, .24), (sx * .40, -.27, .012), .0085, s.ch, e, 14); cyl('spurt', .013, .05, (sx * .393, -.262, .026), s.ru, parent=e, n=18, bevel=.004).rotation_euler = (.6, sx * .5, 0)
        o = box('spurb', (.03, .06, .045), (sx * .270, -.095, .235), s.ch, .007, (0, sx * .25, 0), e)
    # the post on it, an arm to each tom
    cyl('flange', .035, .012, (0, .03, .586), s.ch, parent=e, n=36, bevel=.003); tube('post', (0, .03, .55), (0, .03, .80), .0135, s.ch, e, 22); box('block', (.10, .036, .036), (0, .03, .79), s.ch, .009, parent=e); s.wing((0, .008, .79), e, -1.57)
    for sx, r, d, n in ((1, .152, .23, 6), (-1, .165, .25, 6)):
        t = empty('tom', (sx * .215, .02, .825), 0, e); t.rotation_euler = (math.radians(-20), math.radians(-5 * sx), 0)
        s.drum(r, d, n, t)
        tube('arm', (sx * .04, .03, .79), (sx * .085, .03, .80), .009, s.ch, e, 16)
        box('mount', (.014, .05, .07), (-sx * (r + .010), 0, 0), s.ch, .004, parent=t)
    # floor tom on three legs
    f = empty('floor', (-.56, .40, .47), 0, e); s.drum(.205, .40, 8, f)
    for k in range(3):
        a = 2 * math.pi * k / 3 + .9; c, t = math.cos(a), math.sin(a); R = .226
        P = [(-.56 + R * c, .40 + R * t, .62), (-.56 + R * c, .40 + R * t, .22), (-.56 + (R + .02) * c, .40 + (R + .02) * t, .14), (-.56 + (R + .055) * c, .40 + (R + .055) * t, .02)]
        curve('fleg', P, .0052, s.ch, e, 8); cyl('ff', .012, .04, (-.56 + (R + .055) * c, .40 + (R + .055) * t, .02), s.ru, parent=e, n=18, bevel=.004); box('fb', (.026, .028, .05), (-.56 + (R - .008) * c, .40 + (R - .008) * t, .44), s.ch, .006, (0, 0, a), e)
    # snare in its basket
    q = empty('snare', (.27, .56, .60), 0, e); q.rotation_euler = (math.radians(-6), 0, 0); s.drum(.178, .14, 8, q)
    s.legs(.27, .56, .26, .28, .1); tube('st', (.27, .56, .06), (.27, .56, .46), .0125, s.ch, e, 20)
    for k in range(3): a = 2.09 * k + .5; curve('arm', [(.27, .56, .45), (.27 + .10 * math.cos(a), .56 + .10 * math.sin(a), .47), (.27 + .185 * math.cos(a), .56 + .185 * math.sin(a), .505), (.27 + .192 * math.cos(a), .56 + .192 * math.sin(a), .545)], .0055, s.ch, e, 8)
    for k, (x, a) in enumerate(((.24, .35), (.30, .22))):
        o = lathe('stick', smooth([(.0015, -.203), (.0068, -.198), (.0072, 0), (.0066, .13), (.0035, .178), (.0026, .184), (.0045, .190), (.0044, .200), (.0012, .204)], 4), (x, .50 + .02 * k, .690), mat('hickory', '#c9a36a', .45, var=.08), 20, (math.pi / 2 - .105, 0, a), e)
    # hi-hat: two cymbals, its pull rod, the pedal
    s.legs(.66, .44, .30, .27, .2); tube('h1', (.66, .44, .05), (.66, .44, .56), .0125, s.ch, e, 20); tube('h2', (.66, .44, .54), (.66, .44, .84), .0098, s.ch, e, 20); tube('rod', (.66, .44, .84), (.66, .44, 1.03), .0036, s.ch, e, 12); cyl('j', .018, .04, (.66, .44, .56), s.ch, parent=e, n=28, bevel=.004)
    s.cymbal(.178, (.66, .44, .853), (.02, 0, 0), .05, .018); o = s.cymbal(.178, (.66, .44, .842), (math.pi - .02, 0, 0), .05, .018); cyl('clutch', .011, .05, (.66, .44, .91), s.ch, parent=e, n=24, bevel=.003)
    box('ped', (.085, .26, .010), (.66, .56, .062), s.ch, .003, (math.radians(-14), 0, 0), e); box('base', (.09, .30, .006), (.66, .55, .006), s.dk, .002, parent=e)
    # crash on a boom, ride low over the floor tom
    s.stand(.74, .10, 1.02, .31, .35, (.52, .06, 1.235)); s.cymbal(.205, (.515, .058, 1.235), (math.radians(-17), math.radians(-12), .2))
    s.stand(-.80, .12, .86, .31, .9, (-.60, .09, 1.045)); s.cymbal(.255, (-.595, .088, 1.045), (math.radians(-15), math.radians(13), -.3), .062, .026)
    # pedal and throne
    box('kp', (.085, .27, .010), (.02, .42, .06), s.ch, .003, (math.radians(-15), 0, 0), e)
    for sx in (-1, 1): tube('kf', (.02 + sx * .06, .28, .01), (.02 + sx * .06, .28, .20), .008, s.ch, e, 14)
    tube('ka', (-.06, .28, .19), (.10, .28, .19), .006, s.ch, e, 12); tube('beater', (.02, .28, .19), (.02, .235, .33), .004, s.ch, e, 10); cyl('fb', .022, .04, (.02, .238, .33), s.felt, parent=e, n=24, bevel=.008)
    hide = mat('vinyl', '#151516', .42, var=.1, vscale=14, bump=.2, bscale=140)
    lathe('seat', smooth([(.001, .50), (.10, .502), (.155, .498), (.172, .478), (.172, .445), (.155, .425), (.001, .42)], 5), (.0, 1.0, 0), hide, 72, parent=e); s.legs(0, 1.0, .26, .27, 1.2); tube('tp', (0, 1.0, .06), (0, 1.0, .42), .014, s.ch, e, 20)
    return e

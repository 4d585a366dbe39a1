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
    """a head: coated white, grey and dull where sticks fall, the edge of the shell showing through near its rim"""
    m, b, N, L = nodes('coated'); G = Graph(N, L)
    P = N('ShaderNodeTexCoord').outputs['Object']
    n = N('ShaderNodeVectorMath'); n.operation = 'LENGTH'; L(P, n.inputs[0]); r = n.outputs['Value']
    hit = G.op('MULTIPLY', G.ramp(r, .17, .02), G.ramp(G.noise(P, 34, 6, .72), .36, .62))
    dots = G.op('MULTIPLY', G.ramp(r, .19, .04), G.ramp(G.noise(P, 150, 2, .5), .60, .68))
    c = G.mix(G.op('MULTIPLY', hit, .62), G.value('#d6d1c4', G.ramp(G.noise(P, 5, 4), .3, .7, .93, 1.03)), '#6f6b63')
    L(G.mix(G.op('MULTIPLY', dots, .55), c, '#55514b'), b.inputs['Base Color'])
    L(G.ramp(hit, 0, 1, .62, .38), b.inputs['Roughness'])
    return m


def plain():
    """the head of a bass drum towards those who listen: fibres pressed in plastic, yellowed, dim where the shell bears it, marks of cases and shoes"""
    m, b, N, L = nodes('plain'); G = Graph(N, L)
    P = N('ShaderNodeTexCoord').outputs['Object']
    n = N('ShaderNodeVectorMath'); n.operation = 'LENGTH'; L(P, n.inputs[0]); r = n.outputs['Value']
    fibre = G.op('ADD', G.noise(P, 46, 6, .72), G.op('MULTIPLY', G.noise(P, 9, 5, .6), .9))
    c = G.value('#d0c5ac', G.ramp(fibre, .72, 1.2, .88, 1.06))
    c = G.mix(G.op('MULTIPLY', G.ramp(r, .236, .262), .42), c, '#7b6d58')
    sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0])
    low = G.ramp(sp.outputs['Y'], -.08, -.27)
    scuff = G.op('MULTIPLY', G.ramp(G.noise(P, 7, 4, .65, (1, 5, 1)), .55, .66), G.op('MULTIPLY_ADD', low, .6, .14))
    L(G.mix(G.op('MULTIPLY', scuff, .8), G.mix(G.op('MULTIPLY', low, .22), c, '#6d6253'), '#5c5347'), b.inputs['Base Color'])
    L(G.ramp(G.noise(P, 5, 4), .3, .7, .30, .46), b.inputs['Roughness']); setin(b, 'Specular', .45)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .12; bp.inputs['Distance'].default_value = .004; L(G.noise(P, 3.2, 3), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
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
    for x, y, z, tilt, a in ((.24, .50, .690, .105, .35), (.30, .52, .690, .105, .22), (-.60, .36, .682, 0., 1.05), (-.545, .345, .683, .012, 1.32)):
        o = lathe('stick', smooth([(.0015, -.203), (.0068, -.198), (.0072, 0), (.0066, .13), (.0035, .178), (.0026, .184), (.0045, .190), (.0044, .200), (.0012, .204)], 4), (x, y, z), mat('hickory', '#c19a62', .45, var=.08, colvar=.12), 20, (math.pi / 2 - tilt, 0, a), e)
    # what damps a head: tape, pressed on by a thumb
    tp = mat('gafft', '#1b1b1c', .7, var=.1, vscale=40, bump=.3, bscale=300)
    for x, y, z, l, a in ((-.50, .53, .6735, .075, .5), (-.66, .50, .6735, .06, -.6)): box('damp', (l, .045, .0012), (x, y, z), tp, 0, (0, 0, a), e)
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


def miked(g, at, rz):
    """two microphones on the kit: one before the bass drum's hole, one over it on a boom; their cables wound about what holds them"""
    e = empty('mics', at, rz); s = Kit(g, e); s.ch = g['blackm']; cb = g['rubber']
    grey = mat('micg', '#4b4d50', .38, metal=.6, var=.12, vscale=40); gr = mat('grill', '#8d9094', .45, metal=.9, var=.1, vscale=90, bump=.6, bscale=900)
    # low: a short stand, its boom level
    s.legs(.47, -.66, .17, .20, .3); tube('m1', (.47, -.66, .04), (.47, -.66, .27), .0105, s.ch, e, 18); cyl('mj', .017, .040, (.47, -.66, .27), s.ch, parent=e, n=28, bevel=.004); s.wing((.49, -.66, .27), e, .4)
    a, d = Vector((.165, -.34, .215)), Vector((-.24, .95, -.12)).normalized(); b = Vector((.47, -.66, .27)); tube('mb', b + (b - a) * .38, a - d * .13, .0075, s.ch, e, 14); cyl('mw', .018, .05, b + (b - a) * .38, s.ru, parent=e, n=24, bevel=.006).rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()
    q = empty('m', a, 0, e); q.rotation_mode = 'QUATERNION'; q.rotation_quaternion = d.to_track_quat('Z', 'Y')
    lathe('mg', smooth([(.002, .052), (.022, .047), (.033, .030), (.034, .006)], 5), (0, 0, 0), gr, 48, parent=q, bevel=.0008); lathe('mr', [(.034, -.003), (.0362, -.001), (.0362, .006), (.034, .008)], (0, 0, 0), grey, 56, parent=q, bevel=.0008)
    lathe('mk', smooth([(.034, -.002), (.031, -.030), (.021, -.060), (.014, -.080), (.012, -.13)], 5), (0, 0, 0), grey, 48, parent=q, bevel=.0008); cyl('mc', .0105, .05, (0, 0, -.155), mat('xlr', '#a8aaad', .3, metal=1, var=.1), parent=q, n=32, bevel=.001)
    x = [e.matrix_world.inverted() @ (e.matrix_world @ (a - d * k)) for k in (.17, .21)]
    curve('mx', [tuple(x[0]), tuple(x[1]), (.27, -.62, .17), (.33, -.60, .225), (.40, -.66, .235), (.455, -.675, .20), (.485, -.65, .14), (.47, -.68, .07), (.50, -.74, .012), (.62, -.86, .010), (.86, -.80, .010), (1.05, -.96, .008), (1.25, -1.0, -.004), (1.6, -1.12, -.004), (1.9, -1.02, -.004), (2.6, -1.2, -.004)], .0034, cb, e)
    # high: from the right, behind
    X, Y, Z = 1.02, .78, 1.50; s.legs(X, Y, .32, .34, .9); tube('o1', (X, Y, .05), (X, Y, .86), .0125, s.ch, e, 20); tube('o2', (X, Y, .84), (X, Y, Z), .0098, s.ch, e, 20); cyl('oj', .018, .045, (X, Y, .86), s.ch, parent=e, n=28, bevel=.004); s.wing((X + .022, Y, .86), e, .8)
    cyl('ot', .022, .034, (X, Y, Z), s.ch, (math.pi / 2, 0, 0), e, 32, .004); s.wing((X, Y - .024, Z), e, -1.2)
    b, a = Vector((X, Y, Z)), Vector((.30, .40, 1.72)); u = (a - b).normalized(); tube('ob', b - u * .30, a, .0062, s.ch, e, 14); cyl('oc', .021, .085, b - u * .30, s.ru, parent=e, n=24, bevel=.008).rotation_euler = u.to_track_quat('Z', 'Y').to_euler()
    d = Vector((-.28, -.08, -1)).normalized(); q = empty('o', a, 0, e); q.rotation_mode = 'QUATERNION'; q.rotation_quaternion = d.to_track_quat('Z', 'Y')
    lathe('op', [(.002, .088), (.0095, .088), (.0105, .084), (.0105, .058), (.0098, .056), (.0105, .054), (.0105, -.058), (.008, -.064), (.002, -.064)], (0, 0, 0), mat('nickel', '#9b9a95', .34, metal=1, var=.1), 40, parent=q, bevel=.0006); cyl('oh', .014, .030, (0, 0, -.01), s.ru, parent=q, n=32, bevel=.004)
    w = [tuple(a - d * .066), tuple(a - d * .12 + Vector((.02, 0, .0)))] + [tuple(a.lerp(b, k / 7) + Vector((0, (-1) ** k * .013, (-1) ** k * .010 - .012 * math.sin(k * 2.2)))) for k in range(1, 7)] + [(X - .02, Y - .02, Z - .08), (X + .016, Y + .01, 1.25), (X - .015, Y - .012, 1.0), (X + .018, Y, .7), (X - .016, Y + .01, .42), (X + .04, Y - .06, .12), (X + .10, Y - .2, .008), (X + .2, Y - .5, -.004), (X + .55, Y - .8, -.004), (X + .9, Y - 1.3, -.004), (X + 1.8, Y - 1.5, -.004)]
    curve('oy', w, .0034, cb, e)
    return e

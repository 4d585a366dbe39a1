"""What stands in the light of `about-behind-octa`: a leather armchair that is sat in, a woven rug, and somebody who walks away to a light."""
from roomkit import *
from graph import Graph
from house import nodes
from people import blob


def leather(c):
    """hide: paler and smoother where people sit, fine creases, its gloss as uneven as its wear"""
    m, b, N, L = nodes('hide')
    G = Graph(N, L)
    P = N('ShaderNodeTexCoord').outputs['Object']
    worn = G.ramp(G.noise(P, 4.5, 5, .62), .42, .66)
    c = G.mix(G.op('MULTIPLY', worn, .45), G.value(c, G.ramp(G.noise(P, 14, 4), .3, .7, .84, 1.1)), '#a06a3c')
    cell = N('ShaderNodeTexVoronoi')
    cell.inputs['Scale'].default_value = 130
    L(P, cell.inputs['Vector'])
    L(c, b.inputs['Base Color'])
    L(G.op('SUBTRACT', .56, G.op('MULTIPLY', worn, .2)), b.inputs['Roughness'])
    bump = N('ShaderNodeBump')
    bump.inputs['Strength'].default_value = .5
    bump.inputs['Distance'].default_value = .004
    L(G.op('ADD', G.op('MULTIPLY', cell.outputs['Distance'], .25), G.noise(P, 22, 5, .6)), bump.inputs['Height'])
    L(bump.outputs[0], b.inputs['Normal'])
    return m


def cushion(size, at, rot, parent, m, dent=0., seed=0.):
    """a filled cushion: full in the middle, its corners pulled in, a welt around it; dent: how deep it was sat in"""
    X, Y, Z = (s / 2 for s in size)
    e = empty('cushion', at, 0, parent)
    e.rotation_euler = rot
    power = lambda t, k: math.copysign(abs(t) ** k, t)
    n, rows, v = 96, 40, []
    for j in range(rows + 1):
        b = math.pi * (j / rows - .5)
        for i in range(n):
            a = 2 * math.pi * i / n
            flat = power(math.cos(b), .28)
            x, y, z = flat * power(math.cos(a), .26), flat * power(math.sin(a), .26), power(math.sin(b), .75)
            middle = max(0, 1 - x * x) * max(0, 1 - y * y)
            z *= .62 + .5 * middle ** .6
            z -= dent / Z * middle * math.exp(-((x / .55) ** 2 + ((y + .1) / .6) ** 2)) * (z > 0)
            fold = noise.noise(Vector((x * 3 + seed, y * 3, z * 2))) + .6 * noise.noise(Vector((x * 8, y * 3 + seed, z)))
            v.append((x * X * (1 + .012 * fold), y * Y * (1 + .012 * fold), z * Z + .006 * fold))
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(rows) for i in range(n)]
    mesh('hidec', v, f, m, smooth=True).parent = e
    seam = [(X * 1.004 * power(math.cos(a), .26), Y * 1.004 * power(math.sin(a), .26), .004 * noise.noise(Vector((a, seed, 1)))) for a in (2 * math.pi * i / 90 for i in range(91))]
    curve('welt', seam, .007, m, e, 8)


def armchair(g, at, rz, c='#7b4a28'):
    """an armchair of two leather cushions in an open frame of walnut, its legs splayed"""
    e = empty('chair', at, rz)
    m, w = leather(c), mat('walnut', '#4a2f1d', .42, var=.12, vscale=5, colvar=.25, stretch=(1, 14, 14))
    cushion((.68, .72, .18), (0, -.01, .41), (math.radians(5), 0, 0), e, m, .035, 1.)
    cushion((.68, .60, .16), (0, .335, .73), (math.radians(76), 0, 0), e, m, .0, 5.)
    for sx in (-1, 1):
        tube('l', (sx * .40, -.34, 0), (sx * .365, -.26, .58), .021, w, e)
        tube('l', (sx * .40, .47, 0), (sx * .365, .30, .62), .021, w, e)
        box('arm', (.062, .76, .03), (sx * .37, .02, .60), w, .013, (math.radians(3), 0, 0), e)
        tube('st', (sx * .375, -.29, .30), (sx * .375, .39, .30), .016, w, e)
        tube('up', (sx * .345, .33, .60), (sx * .335, .47, 1.0), .017, w, e)
    for y, z in ((-.28, .31), (.38, .31), (.44, .98)):
        tube('st', (-.36, y, z), (.36, y, z), .015, w, e)
    return e


def rug(at, rz, size=(2.7, 1.95)):
    """a flat-woven rug: stripes of undyed wool, fringes, waves in it and one corner that does not lie"""
    e = empty('rug', at, rz)
    X, Y = size[0] / 2, size[1] / 2
    m, b, N, L = nodes('weave')
    G = Graph(N, L)
    P = N('ShaderNodeTexCoord').outputs['Object']
    sp = N('ShaderNodeSeparateXYZ')
    L(P, sp.inputs[0])
    x = G.op('ABSOLUTE', sp.outputs['X'])
    band = lambda at, wide: G.ramp(G.op('ABSOLUTE', G.op('SUBTRACT', x, at)), wide, wide - .006)
    dark = G.op('MAXIMUM', G.op('MAXIMUM', band(X - .16, .035), band(X - .26, .014)), band(X - .52, .05))
    thread = G.noise(P, 1., 3, .6, (26, 260, 1))
    c = G.mix(G.noise(P, 2.2, 4), '#a3927a', '#8b7a63')
    c = G.mix(G.op('MULTIPLY', dark, .8), c, '#4c3a31')
    L(G.value(c, G.op('MULTIPLY', G.ramp(thread, .3, .7, .72, 1.2), G.ramp(G.noise(P, 6, 5, .65), .3, .7, .85, 1.1))), b.inputs['Base Color'])
    setin(b, 'Roughness', .95)
    bump = N('ShaderNodeBump')
    bump.inputs['Strength'].default_value = .7
    bump.inputs['Distance'].default_value = .006
    L(thread, bump.inputs['Height'])
    L(bump.outputs[0], b.inputs['Normal'])

    def height(x, y):
        wave = .007 * max(0, noise.noise(Vector((x * 1.7, y * .8, 3)))) + .003 * max(0, noise.noise(Vector((x * 5, y * 2, 8))))
        corner = max(0, 1 - math.hypot(x + X, y + Y) / .30)
        return .006 + wave + .035 * corner ** 1.6
    nx, ny = 90, 66
    v = [(X * (2 * i / nx - 1) + .012 * noise.noise(Vector((j * .09, i * .05, 1))), Y * (2 * j / ny - 1) + .014 * noise.noise(Vector((i * .07, j * .05, 5))), height(X * (2 * i / nx - 1), Y * (2 * j / ny - 1))) for j in range(ny + 1) for i in range(nx + 1)]
    o = mesh('weave', v, [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)], m, smooth=True)
    o.parent = e
    thick = o.modifiers.new('t', 'SOLIDIFY')
    thick.thickness = .007
    q = random.Random(4)
    tassels = []
    for sx in (-1, 1):
        for k in range(130):
            y = -Y + .01 + k * (2 * Y - .02) / 129
            tassels.append(((.05 + .03 * q.random(), .007, .006), (sx * (X + .03 + .01 * q.random()), y + q.uniform(-.004, .004), .005)))
    boxes('fringe', tassels, mat('fringe', '#a89a82', .95, var=0)).parent = e
    return e


def limb(rings, m, n=28, folds=(), seed=0., steps=7):
    """cloth around a limb: rings of (point, half its width, half its depth), each square to the way; folds: (height, how far, how deep)"""
    at = lambda k: (Vector(rings[k][0]), rings[k][1], rings[k][2])
    path = []
    for k in range(len(rings) - 1):
        a, b, c, d = (at(min(max(j, 0), len(rings) - 1)) for j in (k - 1, k, k + 1, k + 2))
        for i in range(steps + (k == len(rings) - 2)):
            t = i / steps
            spline = lambda p, q, r, s: .5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
            path.append((spline(a[0], b[0], c[0], d[0]), spline(a[1], b[1], c[1], d[1]), spline(a[2], b[2], c[2], d[2])))
    v = []
    for k, (p, w, h) in enumerate(path):
        along = (path[min(k + 1, len(path) - 1)][0] - path[max(k - 1, 0)][0]).normalized()
        x = (Vector((1, 0, 0)) - along * along.x).normalized()
        y = along.cross(x)
        for i in range(n):
            t = 2 * math.pi * i / n
            deep = .004 + sum(d * math.exp(-((p.z - z) / far) ** 2) for z, far, d in folds)
            r = deep * noise.noise(Vector((math.cos(t) * 1.1 + seed, math.sin(t) * 1.1, p.z * 17 + .8 * math.sin(t + seed))))
            v.append(p + x * (w + r) * math.cos(t) + y * (h + r) * math.sin(t))
    k = len(path)
    f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(k - 1) for i in range(n)]
    return mesh('limb', v, f + [tuple(reversed(range(n))), tuple((k - 1) * n + i for i in range(n))], m, smooth=True)


def sewn_together(name, parts, parent, voxel, rounds=3):
    """limbs melted into one garment"""
    o, rest = parts[0], parts[1:]
    v, f = [], []
    for p in parts:
        b = len(v)
        v += [tuple(x.co) for x in p.data.vertices]
        f += [tuple(b + i for i in q.vertices) for q in p.data.polygons]
    m = o.data.materials[0]
    for p in parts: bpy.data.objects.remove(p)
    o = mesh(name, v, f, m)
    o.parent = parent
    r = o.modifiers.new('r', 'REMESH')
    r.mode, r.voxel_size, r.use_smooth_shade = 'VOXEL', voxel, True
    s = o.modifiers.new('s', 'SMOOTH')
    s.factor, s.iterations = .5, rounds
    return o


def passing(at, rz):
    """somebody who walks off to the strip light with a coil of cable, seen from behind: no face, and no blur but the lens's"""
    e = empty('p', at, rz)
    denim, knit, skin, hair = (mat(*a, **k) for a, k in (
        (('denim', '#2f3846', .9), dict(var=.05, vscale=7, colvar=.25, bump=.2, bscale=60, sheen=.1)), (('knit', '#6b665d', .95), dict(var=.03, vscale=9, colvar=.12, bump=.3, bscale=70, sheen=.2)),
        (('skinp', '#8f6149', .5), dict(var=0)), (('hairp', '#16110e', .6), dict(var=0, bump=.5, bscale=160))))
    shoe, sole = mat('shoe', '#1d1e20', .7, var=0), mat('sole', '#77726a', .7, var=0)
    creased = ((.52, .08, .022), (.15, .09, .042), (.80, .09, .026), (.33, .1, .014))
    sewn_together('jeans', [
        limb([((0, 0, 1.02), .150, .110), ((0, -.005, .93), .168, .120), ((0, 0, .83), .155, .108)], denim),
        limb([((-.082, -.005, .95), .092, .115), ((-.086, .03, .80), .095, .108), ((-.086, .09, .64), .083, .092), ((-.082, .15, .50), .074, .080), ((-.080, .165, .36), .074, .082), ((-.078, .17, .20), .068, .076), ((-.078, .175, .06), .070, .084)], denim, folds=creased, seed=2.),
        limb([((.082, -.005, .95), .092, .115), ((.086, -.01, .80), .095, .108), ((.084, -.02, .64), .083, .092), ((.080, -.04, .50), .074, .080), ((.078, -.115, .36), .074, .084), ((.076, -.20, .21), .068, .078), ((.076, -.258, .10), .070, .086)], denim, folds=creased, seed=7.)], e, .010, 2)
    sewn_together('jumper', [
        limb([((0, .0, .805), .176, .138), ((0, .0, .83), .186, .150), ((0, .0, .88), .206, .170), ((0, .0, .97), .198, .160), ((0, -.005, 1.12), .188, .134), ((0, -.012, 1.27), .203, .130), ((0, -.012, 1.35), .200, .118), ((0, -.008, 1.40), .172, .100), ((0, .0, 1.435), .128, .088), ((0, .006, 1.465), .092, .078), ((0, .012, 1.50), .066, .066)], knit, 44, ((.90, .07, .034), (1.08, .14, .030), (1.3, .12, .012)), 4.),
        limb([((-.150, -.005, 1.405), .030, .040), ((-.176, -.008, 1.375), .058, .066), ((-.203, -.02, 1.30), .065, .072), ((-.232, -.055, 1.14), .060, .067), ((-.246, -.065, 1.0), .056, .061), ((-.252, -.05, .90), .049, .053), ((-.252, -.045, .86), .038, .042)], knit, folds=((1.13, .10, .034), (.93, .06, .030), (1.3, .07, .018)), seed=1.),
        limb([((.150, -.005, 1.405), .030, .040), ((.176, -.004, 1.375), .058, .066), ((.203, .0, 1.30), .065, .072), ((.236, .015, 1.14), .060, .067), ((.250, .06, 1.01), .056, .061), ((.252, .115, .915), .048, .052), ((.251, .130, .88), .038, .042)], knit, folds=((1.12, .10, .034), (.95, .06, .030), (1.3, .07, .018)), seed=9.)], e, .009, 2)
    # the hood lies on the back
    blob('hood', [[((-.080, .03, 1.480), .030), ((-.072, -.05, 1.468), .036), ((0, -.098, 1.44), .044), ((.072, -.05, 1.468), .036), ((.080, .03, 1.480), .030)], [((-.04, -.095, 1.42), .040), ((0, -.118, 1.33), .020), ((.04, -.095, 1.42), .040)]], knit, e, .009, 3)
    # the head is turned a little to the light of the set: an ear and a cheek's edge, no face
    h = empty('h', (0, .01, 0), .34, e)
    blob('skin', [[((0, .0, 1.44), .056), ((0, .006, 1.60), .054)], [((0, .035, 1.60), .060), ((0, .03, 1.68), .072)], [((0, .075, 1.595), .030), ((0, .095, 1.645), .020)], [((-.074, .010, 1.620), .011), ((-.081, .000, 1.655), .013)], [((.074, .010, 1.620), .011), ((.081, .000, 1.655), .013)]], skin, h, .007, 4)
    blob('hair', [[((0, -.014, 1.655), .079), ((0, .0, 1.685), .082), ((0, .022, 1.697), .079)], [((-.026, -.034, 1.61), .044), ((.026, -.034, 1.61), .044)], [((-.016, -.03, 1.575), .026), ((.016, -.03, 1.575), .026)]], hair, h, .007, 2, .012)
    for x, y, z, a in ((-.252, -.035, .83, 0), (.250, .145, .855, .02)):
        blob('hand', [[((x, y, z), .028), ((x + .006, y + .01 + a * .5, z - .06), .033), ((x + .012, y + .025 + a, z - .11), .022)]], skin, e, .008, 3)
    for (x, y, z), tilt, turn in (((-.080, .185, 0), 0, .12), ((.078, -.205, .045), -.42, -.12)):
        foot = empty('foot', (x, y, z), turn, e)
        foot.rotation_euler = (tilt, 0, turn)
        blob('shoe', [[((0, -.055, .055), .045), ((0, .02, .062), .046), ((0, .11, .045), .045), ((0, .165, .038), .036)], [((0, -.03, .08), .044), ((0, -.02, .11), .042)]], shoe, foot, .009, 4)
        blob('sole', [[((0, -.06, .017), .018), ((-.022, -.02, .017), .018), ((-.03, .10, .017), .018), ((-.012, .185, .017), .018), ((.012, .185, .017), .018), ((.03, .10, .017), .018), ((.022, -.02, .017), .018), ((0, -.06, .017), .018)], [((0, -.06, .017), .03), ((0, .02, .017), .03), ((0, .16, .017), .034)]], sole, foot, .007, 2)
    # the coil hangs from the hand as it was gathered, its loops as uneven as that
    q = random.Random(5)
    for k in range(7):
        r, dx, dy, tilt = .128 + q.uniform(-.030, .026), q.uniform(-.024, .024), q.uniform(-.02, .02), q.uniform(-.22, .22)
        turn = lambda t: Vector((-.248 + dx * (.4 - .6 * math.sin(t)) + tilt * r * math.cos(t) * .7, -.015 + dy + r * (.66 + .1 * math.sin(t)) * math.cos(t), .745 - r * 1.22 + r * 1.22 * math.sin(t)))
        curve('coil', [turn(2 * math.pi * i / 22) for i in range(23)], .0065, mat('coil', '#6e3a24', .6, var=0), e, 6)
    return e

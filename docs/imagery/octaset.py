"""What stands in the light of `about-behind-octa`: a leather armchair that is sat in, a woven rug, a coil of cable."""
from roomkit import *
from graph import Graph
from house import nodes


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


def rug(at, rz, size=(2.7, 1.95), wool=('#a3927a', '#8b7a63'), stripe='#4c3a31', ends='#a89a82', pile=None, tassels=130):
    """a flat-woven rug: stripes, undyed wool if nothing is said, fringes, waves in it and one corner that does not lie; pile: another cloth; tassels: how many at each end"""
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
    c = G.mix(G.noise(P, 2.2, 4), *wool)
    c = G.mix(G.op('MULTIPLY', dark, .8), c, stripe)
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
    o = mesh('weave', v, [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)], pile or m, smooth=True)
    o.parent = e
    thick = o.modifiers.new('t', 'SOLIDIFY')
    thick.thickness = .007
    q = random.Random(4)
    fringe = []
    for sx in (-1, 1):
        for k in range(tassels):
            y = -Y + .01 + k * (2 * Y - .02) / 129
            fringe.append(((.05 + .03 * q.random(), .007, .006), (sx * (X + .03 + .01 * q.random()), y + q.uniform(-.004, .004), .005)))
    if fringe: boxes('fringe', fringe, mat('fringe', ends, .95, var=0)).parent = e
    return e


def coil(g, at, r=.19, turns=5):
    """a cable gathered and laid down: loops that do not lie quite over one another, an end that comes away"""
    q = random.Random(5)
    points, dx, dy = [], 0, 0
    for k in range(turns):
        wide, next_x, next_y, lie = r * q.uniform(.82, 1.16), q.uniform(-.04, .04), q.uniform(-.04, .04), q.uniform(.8, 1.)
        for i in range(16):
            t, s = 2 * math.pi * i / 16, i / 16
            points.append((at[0] + dx + (next_x - dx) * s + wide * math.cos(t), at[1] + dy + (next_y - dy) * s + wide * lie * math.sin(t), at[2] + .005 * k + .004 * math.sin(t * 2 + k)))
        dx, dy = next_x, next_y
    points += [(at[0] + r * 1.2, at[1] + r * .9, at[2]), (at[0] + r * 1.9, at[1] + r * .7, at[2]), (at[0] + r * 2.3, at[1] + r * 1.1, at[2])]
    return curve('coil', points, .0055, g['rubber'])

"""What a bicycle has that is ridden: `ridden(e, g)` puts it on the one of grip.py, in place of what was blank there.

A chainring with teeth on a spider, a chain link by link over it, a cassette and a derailleur; spokes that cross; blocks and a pale
band on the tyres; brake calipers with their cables; pedals with cages; a bottle in its cage; paint rubbed off low down.
"""
from roomkit import *
from graph import Graph

GONE = ('chn', 'cog', 'ch.', 'ped', 'guard', 'brk', 'cbl', 'mud')


def toothed_ring(name, at, r, rin, n, depth, t, m, e):
    """a flat ring in the plane of the wheels, open inside"""
    K = n * 4
    v, f = [], []
    for y in (-t / 2, t / 2):
        for k in range(K):
            a = 2 * math.pi * k / K
            for q in (rin, r + (depth if k % 4 in (1, 2) else 0)): v.append((at[0] + q * math.cos(a), at[1] + y, at[2] + q * math.sin(a)))
    for k in range(K):
        i, j = 2 * k, 2 * ((k + 1) % K)
        f += [(i, i + 1, j + 1, j), (2 * K + j, 2 * K + j + 1, 2 * K + i + 1, 2 * K + i), (i + 1, 2 * K + i + 1, 2 * K + j + 1, j + 1), (j, 2 * K + j, 2 * K + i, i)]
    o = mesh(name, v, f, m); o.parent = e
    return o


def chain(path, y, m, e, pitch=.0127):
    """links along a path of x and z: long plates outside, short ones inside"""
    k, left = 0, 0.
    for (x0, z0), (x1, z1) in zip(path, path[1:]):
        l = math.hypot(x1 - x0, z1 - z0)
        s = left
        while s < l:
            u = s / l
            box('link', (.0150, .0085 if k % 2 else .0055, .0088 if k % 2 else .0066), (x0 + (x1 - x0) * u, y, z0 + (z1 - z0) * u), m, 0, (0, -math.atan2(z1 - z0, x1 - x0), 0), e)
            s += pitch; k += 1
        left = s - l


def fender(x, angles, m, st, e, r=.354, half=.025):
    """a mudguard of rolled sheet: arched over the tyre, its edges turned in; wires hold it to the axle"""
    v, K = [], 9
    for a in angles:
        for k in range(K):
            t = (k / (K - 1) * 2 - 1) * 1.25; q = r - .021 * (1 - math.cos(t))
            v.append((x + q * math.cos(a), half * math.sin(t) / math.sin(1.25), .34 + q * math.sin(a)))
    o = mesh('fender', v, [(i * K + k, i * K + k + 1, (i + 1) * K + k + 1, (i + 1) * K + k) for i in range(len(angles) - 1) for k in range(K - 1)], m, smooth=True); o.parent = e
    so = o.modifiers.new('t', 'SOLIDIFY'); so.thickness = .0014
    for a in (angles[3], angles[len(angles) // 2 + 2]) if x < 0 else (angles[3],):
        for sy in (-1, 1): tube('stay', (x + .344 * math.cos(a), sy * half, .34 + .344 * math.sin(a)), (x, sy * .048, .34), .0022, st, e, 8)


def rubbed(m):
    """paint off in flecks, the lower the more"""
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; N, L = nt.nodes.new, nt.links.new; G = Graph(N, L)
    P = N('ShaderNodeNewGeometry').outputs['Position']; z = N('ShaderNodeSeparateXYZ'); L(P, z.inputs[0])
    low = G.ramp(z.outputs['Z'], .30, .75, .62, .73)
    off = G.ramp(G.op('SUBTRACT', G.noise(P, 70, 5, .7), low), -.04, .03)
    dust = G.op('MULTIPLY', G.ramp(G.noise(P, 9, 4, .6), .4, .7), G.ramp(z.outputs['Z'], .55, .25, .0, .45))
    old = b.inputs['Base Color'].links[0].from_socket if b.inputs['Base Color'].links else tuple(b.inputs['Base Color'].default_value)[:3]
    L(G.mix(off, G.mix(dust, old, '#5a4b42'), '#8d8a84'), b.inputs['Base Color'])


def ridden(e, g):
    for o in list(e.children):
        n = o.name + '.'
        if n.startswith(GONE): bpy.data.objects.remove(o)
        elif n.startswith('sp.') and o.type == 'MESH' and max(abs(v.co.x) for v in o.data.vertices) < .004: bpy.data.objects.remove(o)
    st, al = g['steel'], mat('velal', '#a9abae', .38, metal=.8, var=.1, vscale=20)
    dark, gum, rub = mat('velch', '#3b3936', .42, metal=.8, var=.1, vscale=40), mat('velgum', '#7a5f40', .7, var=.08), mat('veltr', '#101011', .8, var=.1, vscale=30)
    blk, amb = mat('velblk', '#161617', .5, var=.06), mat('velamb', '#c4620c', .25, var=0, coat=1)
    if 'bikep' in bpy.data.materials: rubbed(bpy.data.materials['bikep'])
    for x in (-.50, .54):
        for sy in (-1, 1):
            cyl('flange', .034, .003, (x, sy * .030, .34), al, (math.pi / 2, 0, 0), e, 40, .0008)
            for k in range(18):
                a = 2 * math.pi * (k + (.25 if sy > 0 else -.25)) / 18
                h = a + (1 if k % 2 else -1) * 1.25
                tube('spoke', (x + .031 * math.cos(h), sy * .030, .34 + .031 * math.sin(h)), (x + .298 * math.cos(a), sy * .004, .34 + .298 * math.sin(a)), .0021, st, e, 6)
                tube('nip', (x + .285 * math.cos(a), sy * .005, .34 + .285 * math.sin(a)), (x + .297 * math.cos(a), sy * .004, .34 + .297 * math.sin(a)), .0032, al, e, 6)
            v = toothed_ring('band', (x, sy * .0150, .34), .3185, .3135, 60, 0, .006, gum, e)
            toothed_ring('tread', (x, sy * .0085, .34), .3375, .330, 150, .0014, .008, rub, e)
        toothed_ring('tread', (x, 0, .34), .3390, .330, 150, .0010, .007, rub, e)
        a = -1.0; tube('valve', (x + .292 * math.cos(a), 0, .34 + .292 * math.sin(a)), (x + .255 * math.cos(a), 0, .34 + .255 * math.sin(a)), .0038, blk, e, 8)
    fender(-.50, [math.radians(t) for t in range(14, 203, 6)], bpy.data.materials['bikep'], st, e); fender(.54, [math.radians(t) for t in range(-8, 128, 6)], bpy.data.materials['bikep'], st, e)
    # the crank: a ring with teeth, a smaller one behind it, five arms, bolts
    c = (-.06, -.056, .29)
    toothed_ring('ring', c, .0865, .072, 40, .0070, .004, al, e); toothed_ring('ring2', (c[0], -.047, c[2]), .066, .054, 32, .006, .003, dark, e)
    for k in range(5):
        a = 2 * math.pi * k / 5 + .33
        tube('arm', c, (c[0] + .075 * math.cos(a), c[1], c[2] + .075 * math.sin(a)), .0075, al, e, 12); cyl('bolt', .0065, .010, (c[0] + .0745 * math.cos(a), c[1] - .003, c[2] + .0745 * math.sin(a)), dark, (math.pi / 2, 0, 0), e, 16, .001)
    cyl('boss', .024, .022, (c[0], -.062, c[2]), al, (math.pi / 2, 0, 0), e, 32, .003); cyl('cap', .010, .026, (c[0], -.063, c[2]), blk, (math.pi / 2, 0, 0), e, 24, .001)
    # cassette, and the derailleur under it
    for k, r in enumerate((.052, .045, .039, .033, .028)): toothed_ring('cog', (-.5, -.030 - .0058 * k, .34), r, r - .017, int(r * 480), .006, .0025, al if k % 2 else dark, e)
    j1, j2 = (-.478, .272), (-.455, .205)
    for j in (j1, j2): toothed_ring('jockey', (j[0], -.056, j[1]), .017, .006, 11, .005, .006, blk, e)
    for y in (-.065, -.047): tube('cage', (j1[0] - .004, y, j1[1] + .012), (j2[0] + .003, y, j2[1] - .012), .0055, dark, e, 10)
    tube('der', (-.5, -.062, .318), (j1[0], -.066, j1[1]), .011, dark, e, 14); curve('gear', [(-.505, -.07, .30), (-.56, -.07, .285), (-.55, -.062, .345), (-.44, -.050, .335), (-.10, -.035, .283)], .0028, blk, e)
    top, bot = [], []
    for k in range(25): a = math.radians(100 - 200 * k / 24); top.append((c[0] + .0885 * math.cos(a), c[2] + .0885 * math.sin(a)))
    for k in range(11): a = math.radians(80 + 190 * k / 10); bot.append((-.5 + .036 * math.cos(a), .34 + .036 * math.sin(a)))
    chain([bot[0]] + top + [(j2[0] + .004, j2[1] - .019), (j2[0] - .016, j2[1] - .006), (j1[0] + .016, j1[1] - .006), (j1[0] + .014, j1[1] + .012), bot[-1]] + bot[::-1], -.054, dark, e)
    # pedals: an axle, a body, two toothed plates, reflectors
    for sy, k in ((-1, 1), (1, -1)):
        p = (-.06 + k * .12, sy * .125, .29 - k * .115)
        cyl('pin', .009, .10, p, dark, (math.pi / 2, 0, 0), e, 16); cyl('eye', .015, .020, (p[0], sy * .078, p[2]), al, (math.pi / 2, 0, 0), e, 24, .002); box('body', (.040, .078, .020), p, blk, .004, parent=e)
        for d in (-1, 1):
            box('plate', (.005, .088, .026), (p[0] + d * .044, p[1], p[2]), al, .001, parent=e); box('refl', (.004, .044, .012), (p[0] + d * .048, p[1], p[2]), amb, .001, parent=e)
            box('end', (.088, .005, .014), (p[0], p[1] + d * .042, p[2]), al, .001, parent=e)
    # calipers over the tyre, their blocks on the rim, their cables
    for x, z, f in ((.428, .735, 1), (-.222, .700, -1)):
        x += f * .028
        cyl('pivot', .012, .030, (x, 0, z), al, (0, math.pi / 2, 0), e, 24, .002)
        for sy in (-1, 1):
            curve('cal', [(x, -sy * .010, z + .030), (x, sy * .026, z + .018), (x + f * .012, sy * .046, z - .020), (x + f * .020, sy * .034, z - .066)], .0068, al, e); box('shoe', (.050, .010, .013), (x + f * .012, sy * .020, z - .070), blk, .003, (0, f * .85, 0), e)
    for sy in (-1, 1): curve('hose', [(.31, sy * .25, 1.04), (.47, sy * .17, 1.075), (.535, sy * .05, .98), (.47, sy * .01, .86), (.455, -.008, .77)] if sy < 0 else [(.31, .25, 1.04), (.47, .15, 1.07), (.50, .02, .95), (.40, -.018, .845), (.30, -.018, .812), (-.05, -.018, .760), (-.17, -.016, .748), (-.235, -.012, .735)], .0034, blk, e)
    for x, z in ((.26, .802), (.05, .773), (-.12, .752)): cyl('clip', .0172, .009, (x, 0, z + .019), al, (0, math.pi / 2, 0), e, 24, .001)
    # a bottle of bare metal in its cage on the down tube
    d, up = Vector((.723, 0, .692)), Vector((-.692, 0, .723)); o = Vector((-.06, 0, .29)) + d * .15 + up * .062
    q = lathe('bottle', smooth([(.002, 0), (.033, .001), (.0365, .010), (.0365, .135), (.031, .158), (.020, .168)], 3), o, al, 48, parent=e); q.rotation_euler = (0, math.atan2(d.x, d.z), 0)
    q = lathe('lid', [(.002, .198), (.015, .197), (.022, .190), (.022, .166), (.002, .166)], o, blk, 40, parent=e, bevel=.002); q.rotation_euler = (0, math.atan2(d.x, d.z), 0)
    for sy in (-1, 1): curve('wire', [tuple(o - up * .040 + d * .09 + Vector((0, sy * .01, 0))), tuple(o - up * .02 + d * .12 + Vector((0, sy * .042, 0))), tuple(o + up * .030 + d * .10 + Vector((0, sy * .032, 0))), tuple(o + up * .020 + d * .02 + Vector((0, sy * .036, 0))), tuple(o - up * .02 - d * .012 + Vector((0, sy * .02, 0))), tuple(o - up * .040 + d * .01)], .0036, dark, e)

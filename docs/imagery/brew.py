"""Coffee in the break, for `bts-coffee`: a cup on its saucer, a dripper on its jug while the water runs through, a kettle, a spoon, ground coffee that missed the filter, a sheet of small prints.

Pots are thrown (`thrown`: a little out of round, the rings of the fingers), their handles grow out of the wall
(`handle`: each ring of points is pushed out where it comes near the body, as clay is smoothed with a thumb), the glaze
breaks at edges, pools above a bare foot and has iron in it (`glazed`). The paper is a folded one, open, its crimped seam
towards the lens, wet as far as water climbs.
"""
import os
import tempfile

import numpy as np
from PIL import Image, ImageDraw, ImageFilter
from scipy.interpolate import PchipInterpolator

from cinelens import uncapped
from house import nodes
from kitchen import sawn
from roomkit import *

HERE = os.path.dirname(os.path.abspath(__file__))
TAU = 2 * math.pi


def n3(*p): return noise.noise(Vector(p))


def glazed(name, c, thin, clay='#a98a6c', foot=.006, rim=None, speck=1., rough=(.20, .38), deep=None, breaks=1., coat=(.28, .10)):
    """stoneware: thin glaze breaks to the colour of what is below it, thick glaze is `deep`; bare clay up to `foot`"""
    m, b, N, L = nodes(name); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0]); z = sp.outputs['Z']
    cloud = G.noise(P, 26, 5, .62); runs = G.noise(P, 1., 4, .6, (70, 70, 9)); peel = G.noise(P, 210, 2, .5); pt = N('ShaderNodeNewGeometry').outputs['Pointiness']
    k = G.value(c, G.op('MULTIPLY', G.ramp(cloud, .28, .72, .84, 1.10), G.ramp(runs, .3, .7, .93, 1.05)))
    if deep: k = G.mix(G.op('MULTIPLY', G.ramp(runs, .46, .66), G.ramp(cloud, .35, .6, .2, .85)), k, deep)
    edge = G.op('MULTIPLY', G.ramp(G.op('ADD', pt, G.op('MULTIPLY', G.op('SUBTRACT', cloud, .5), .035)), .515, .56), .72 * breaks)
    if rim: edge = G.op('MAXIMUM', edge, G.ramp(G.op('ADD', z, G.op('MULTIPLY', G.op('SUBTRACT', runs, .5), .0042)), rim - .0030, rim - .0004))
    k = G.mix(edge, k, thin)
    for scale, lo, hi, part, tone in ((330, .21, .10, .56, '#5b4327'), (640, .20, .08, .50, '#3f2f20'), (130, .13, .04, .62, '#4a341f')):
        v = N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value = scale; L(P, v.inputs['Vector']); rs = N('ShaderNodeSeparateXYZ'); L(v.outputs['Color'], rs.inputs[0])
        s = G.op('MULTIPLY', G.op('MULTIPLY', G.ramp(v.outputs['Distance'], lo, hi), G.ramp(rs.outputs['X'], part, part + .02)), G.ramp(rs.outputs['Y'], 0, 1, .25, .95)); k = G.mix(G.op('MULTIPLY', s, .8 * speck), k, tone)
    h = G.op('ADD', G.op('MULTIPLY', peel, .6), G.op('MULTIPLY', cloud, .8)); r = G.op('ADD', G.ramp(cloud, .3, .7, *rough), G.op('MULTIPLY', edge, .10))
    if foot:
        line = G.op('ADD', z, G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 40, 3), .5), .0032)); bare = G.ramp(line, foot + .0003, foot - .0003); pool = G.op('MULTIPLY', G.ramp(line, foot + .0045, foot + .0004), .5)
        k = G.mix(pool, k, deep or thin); k = G.mix(bare, k, G.value(clay, G.ramp(G.noise(P, 500, 3), .3, .7, .8, 1.15))); r = G.op('ADD', r, G.op('MULTIPLY', bare, .5)); h = G.op('SUBTRACT', h, G.op('MULTIPLY', bare, 1.2)); L(G.ramp(bare, 0, 1, coat[0], 0), b.inputs['Coat Weight'])
    else: setin(b, 'Clearcoat', coat[0])
    setin(b, 'Clearcoat Roughness', coat[1]); L(k, b.inputs['Base Color']); L(r, b.inputs['Roughness']); setin(b, 'Specular', .5)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .22; bp.inputs['Distance'].default_value = .0008; L(h, bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


class Pot:
    """what was thrown on a wheel: its outer wall is known, so that a handle can grow out of it"""

    def __init__(s, name, out, inn, m, parent, seed=0., wob=.005, rings=.00022, n=176, inner=None):
        s.seed, s.wob, s.rings = seed, wob, rings; a, c = smooth(out, 7), smooth(inn, 7); s.r, s.z = np.array(a).T
        P = a + c[1:]; v = [s.at(t / n * TAU, r, z) for r, z in P for t in range(n)]; f = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(P) - 1) for i in range(n)]
        f += [tuple(reversed(range(n))), tuple((len(P) - 1) * n + i for i in range(n))]; o = mesh(name, v, f, m, smooth=True); o.parent = parent; s.o, s.parent, s.m = o, parent, m
        if inner:
            o.data.materials.append(inner)
            for q in o.data.polygons[(len(a) - 1) * n:(len(P) - 1) * n]: q.material_index = 1

    def at(s, a, r, z):
        x, y = math.cos(a), math.sin(a); d = s.wob * (n3(x * .8, y * .8, z * 9 + s.seed) + .5 * n3(x * 2, y * 2, z * 14 + s.seed + 5)); ring = s.rings * math.sin(z / .0052 * TAU + a + 2 * n3(z * 60, s.seed, 0)) * (.5 + n3(x, y, z * 30 + s.seed))
        k = r * (1 + d) + ring * min(1, r / .02); return k * x, k * y, z + .0006 * n3(x * 1.2, y * 1.2, s.seed + 3) * min(1, z / .03)

    def radius(s, z):
        top = int(np.argmax(s.z)); i = np.searchsorted(s.z[:top], z); i = min(max(i, 1), top - 1); z0, z1 = s.z[i - 1], s.z[i]; return s.r[i - 1] + (s.r[i] - s.r[i - 1]) * (z - z0) / max(1e-6, z1 - z0)

    def handle(s, way, ang, wide, thick, fillet=.006, n=150, k=36, power=2.4, m=None):
        """way: points (distance from the axis, height) from wall to wall; wide and thick: half measures at its three thirds"""
        P = np.array(smooth(way, 24)); d = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]; u = np.linspace(0, 1, n); u = (u + .75 * np.sin(u * TAU) / TAU * -1); t = u * d[-1]; X, Z = np.interp(t, d, P[:, 0]), np.interp(t, d, P[:, 1]); dx, dz = np.gradient(X, t), np.gradient(Z, t); l = np.hypot(dx, dz); dx, dz = dx / l, dz / l
        W, T = np.interp(u, (0, .5, 1), wide), np.interp(u, (0, .5, 1), thick); v = []
        for j in range(n):
            for i in range(k):
                a = TAU * i / k; ca, sa = math.cos(a), math.sin(a); e = 2 / power; p, q = W[j] * math.copysign(abs(ca)**e, ca), T[j] * math.copysign(abs(sa)**e, sa) - .0006 * math.cos(p_(ca)) * (sa > 0)
                q0, p0 = q, p; ln = math.hypot(p, q)
                for _ in range(5):   # as clay is smoothed onto the wall
                    x, y, z = X[j] - dz[j] * q, p, Z[j] + dx[j] * q; h = min(max(math.hypot(x, y) - s.radius(z), 0.), fillet); g = fillet * (1 - math.sqrt(max(0., 1 - ((fillet - h) / fillet)**2))); p, q = p0 * (1 + g / ln), q0 * (1 + g / ln)
                w = 1 + .03 * n3(j * .09, ca, sa + s.seed); v.append((X[j] - dz[j] * q * w, p * w, Z[j] + dx[j] * q * w))
        o = mesh('handle', v, [(j * k + i, j * k + (i + 1) % k, (j + 1) * k + (i + 1) % k, (j + 1) * k + i) for j in range(n - 1) for i in range(k)], m or s.m, smooth=True); o.rotation_euler = (0, 0, ang); o.parent = s.parent; return o


def p_(x): return max(-1., min(1., x)) * math.pi / 2


def liquid(name, c, thin):
    """coffee: black where it is deep, amber in the film that climbs the wall"""
    m, b, N, L = nodes(name); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0]); L(G.mix(G.op('MULTIPLY', G.ramp(sp.outputs['Z'], .0001, .0011), .9), c, thin), b.inputs['Base Color']); setin(b, 'Roughness', .04); setin(b, 'Specular', .42); return m


def bubble():
    m = bpy.data.materials.new('bubble'); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); N = nt.nodes.new; L = nt.links.new; t = N('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (.86, .72, .55, 1); g = N('ShaderNodeBsdfGlossy'); g.inputs[0].default_value = (1, .93, .82, 1); g.inputs[1].default_value = .06; f = N('ShaderNodeLayerWeight'); f.inputs[0].default_value = .32; x = N('ShaderNodeMixShader'); L(f.outputs['Fresnel'], x.inputs[0]); L(t.outputs[0], x.inputs[1]); L(g.outputs[0], x.inputs[2]); o = N('ShaderNodeOutputMaterial'); L(x.outputs[0], o.inputs[0]); return m


def domes(name, items, m, parent=None, flat=1., n=14, k=6):
    """half balls on a plane: (x, y, z, radius)"""
    v = []; f = []
    for x, y, z, r in items:
        b0 = len(v); sx, sy, tw = 1 + .25 * n3(x * 90, y * 90, 1), 1 + .25 * n3(x * 90, y * 90, 4), n3(x * 50, y * 50, 9) * 3
        for j in range(k):
            t = j / k * math.pi / 2
            for i in range(n): a = TAU * i / n; p, q = r * sx * math.cos(t) * math.cos(a), r * sy * math.cos(t) * math.sin(a); v.append((x + p * math.cos(tw) - q * math.sin(tw), y + p * math.sin(tw) + q * math.cos(tw), z + r * flat * math.sin(t)))
        v.append((x, y, z + r * flat)); f += [(b0 + j * n + i, b0 + j * n + (i + 1) % n, b0 + (j + 1) * n + (i + 1) % n, b0 + (j + 1) * n + i) for j in range(k - 1) for i in range(n)] + [(b0 + (k - 1) * n + i, b0 + (k - 1) * n + (i + 1) % n, len(v) - 1) for i in range(n)]
    o = mesh(name, v, f, m, smooth=True); o.parent = parent; return o


def cup(x, y, z, rz, q):
    m = glazed('cupg', '#d9cfbb', '#8a5c37', foot=.0050, rim=.0712, deep='#c3b394'); ms = glazed('saucerg', '#d6ccb8', '#94683f', foot=.0028, speck=.9, deep='#c3b394'); inn = glazed('cupin', '#dcd3c2', '#8a5c37', foot=0, rim=.0712, speck=.5)
    s = empty('saucer', (x, y, z), rz); Pot('sa', [(.0005, .0028), (.0275, .0028), (.0295, 0), (.0345, 0), (.0362, .0030), (.050, .0050), (.064, .0088), (.0735, .0140), (.0753, .0160)], [(.0753, .0160), (.0744, .0175), (.0718, .0168), (.060, .0116), (.046, .0080), (.034, .0066), (.0305, .0062), (.0280, .0050), (.0005, .0048)], ms, s, 3., .006, .00018)
    e = empty('cup', (x + .002, y - .001, z + .0050), rz); p = Pot('cp', [(.0005, .003), (.019, .003), (.0205, 0), (.0238, 0), (.0250, .0035), (.0300, .0060), (.0370, .016), (.0408, .032), (.0421, .050), (.0425, .066), (.0421, .0696), (.0409, .0713)], [(.0409, .0713), (.0397, .0700), (.0392, .062), (.0386, .045), (.0356, .026), (.027, .0115), (.012, .0075), (.0005, .007)], m, e, 0., .006, .00020, inner=inn)
    p.handle([(.0395, .0570), (.0460, .0585), (.0560, .0590), (.0650, .0545), (.0680, .0440), (.0645, .0330), (.0545, .0255), (.0450, .0235), (.0370, .0225)], 0, (.0060, .0052, .0058), (.0040, .0034, .0036), .0050, m=glazed('cuph', '#d9cfbb', '#8a5c37', foot=0, deep='#c3b394', breaks=0))
    R, lv = .0389, .0605; pr = [(.0005, 0)] + [(R - d, .0013 * math.exp(-d / .0011)) for d in (.03, .02, .012, .007, .004, .0027, .0018, .0012, .0007, .0003, 0, -.0004)]; uncapped(lathe('coffee', pr, (0, 0, lv), liquid('coffee', '#150903', '#6e3a14'), 96, parent=e, bevel=.00001))
    it = []   # bubbles gather at the wall and in a few rafts
    for a0, k, spread in ((2.0, 26, .34), (3.6, 12, .18), (-.6, 16, .26), (.9, 5, .1)):
        for _ in range(k): a, r = q.gauss(a0, spread), .0004 + .0009 * q.random()**2.2; d = .0006 + r * .8 + abs(q.gauss(0, .0011)); it.append(((R - d) * math.cos(a), (R - d) * math.sin(a), lv + .0003, r))
    for _ in range(16): it.append((-.010 + q.gauss(0, .004), .012 + q.gauss(0, .003), lv, .0004 + .0008 * q.random()**2))
    domes('bub', it, bubble(), e); return e


def paper():
    """thin white paper, crêped; wet it is brown and lets more light through"""
    m = bpy.data.materials.new('filter'); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); N = nt.nodes.new; L = nt.links.new; G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0]); back = N('ShaderNodeNewGeometry').outputs['Backfacing']
    up = G.op('ADD', sp.outputs['Z'], G.op('ADD', G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 34, 5, .65), .5), .022), G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 150, 3), .5), .004))); wet = G.ramp(up, .2180, .2135); damp = G.ramp(up, .2205, .2150)
    mud = G.op('MULTIPLY', G.ramp(G.op('ADD', up, G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 700, 3, .6), .5), .016)), .2160, .2085), 1.)   # grounds that stayed on the inner side as the water sank
    c = G.mix(damp, '#ece5d8', '#d9c3a0'); c = G.mix(G.op('MULTIPLY', wet, G.ramp(G.noise(P, 60, 4), .3, .7, .75, 1.)), c, '#b78d5c'); inner = G.mix(mud, c, '#24140a'); inside = N('ShaderNodeVectorMath')
    inside.operation = 'DOT_PRODUCT'; L(N('ShaderNodeNewGeometry').outputs['True Normal'], inside.inputs[0]); vt = N('ShaderNodeVectorTransform'); vt.vector_type = 'VECTOR'; vt.convert_from = 'OBJECT'; vt.convert_to = 'WORLD'; fl = N('ShaderNodeVectorMath'); fl.operation = 'MULTIPLY'; L(P, fl.inputs[0]); fl.inputs[1].default_value = (1, 1, 0); L(fl.outputs[0], vt.inputs[0]); L(vt.outputs[0], inside.inputs[1])
    side = G.op('LESS_THAN', inside.outputs['Value'], 0.); face = G.mix(side, c, inner); d = N('ShaderNodeBsdfDiffuse'); t = N('ShaderNodeBsdfTranslucent'); L(face, d.inputs[0]); L(G.mix(G.ramp(sp.outputs['Z'], .2120, .2030, 0, .8), c, '#4a2b14'), t.inputs[0]); bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .5; bp.inputs['Distance'].default_value = .0005; L(G.op('ADD', G.noise(P, 800, 2, .5, (1, 1, .3)), G.op('MULTIPLY', G.noise(P, 120, 3), .8)), bp.inputs['Height']); L(bp.outputs[0], d.inputs['Normal'])
    x = N('ShaderNodeMixShader'); at = N('ShaderNodeAttribute'); at.attribute_name = 'seam'; L(G.op('MULTIPLY', G.ramp(wet, 0, 1, .28, .36), G.ramp(at.outputs['Fac'], 0, 1, 1., .68)), x.inputs[0]); L(d.outputs[0], x.inputs[1]); L(t.outputs[0], x.inputs[2]); gl = N('ShaderNodeBsdfGlossy'); gl.inputs[1].default_value = .3; y = N('ShaderNodeMixShader'); L(G.op('MULTIPLY', wet, .05), y.inputs[0]); L(x.outputs[0], y.inputs[1]); L(gl.outputs[0], y.inputs[2]); o = N('ShaderNodeOutputMaterial'); L(y.outputs[0], o.inputs[0]); return m


def dripper(x, y, z, rz, seam, q):
    e = empty('dr', (x, y, z), rz); blue = dict(clay='#96765a', speck=.55, rough=(.16, .30), deep='#2c3f47', coat=(.45, .05)); tm = glazed('slate', '#566a70', '#7d5232', foot=.0065, rim=.1212, **blue)
    j = Pot('jug', [(.0005, .003), (.034, .003), (.0362, 0), (.0412, 0), (.0428, .0035), (.0495, .012), (.0557, .030), (.0573, .050), (.0547, .072), (.0477, .092), (.0418, .104), (.0398, .112), (.0404, .1190), (.0395, .1212)], [(.0395, .1212), (.0375, .1205), (.0365, .112), (.038, .104), (.044, .092), (.051, .072), (.0535, .050), (.051, .028), (.04, .012), (.0005, .008)], tm, e, 8., .005, .00034)
    j.handle([(.0410, .0985), (.0500, .1005), (.0640, .1025), (.0800, .0965), (.0860, .0790), (.0840, .0590), (.0755, .0440), (.0640, .0365), (.0530, .0330)], 0, (.0088, .0072, .0080), (.0044, .0038, .0042), .0075, m=glazed('slateh', '#566a70', '#7d5232', foot=0, breaks=0, **blue))
    cm = glazed('coneg', '#d8cebb', '#8d5f39', foot=0, rim=.2046, deep='#c4b495'); c = Pot('cone', [(.016, .1214), (.054, .1214), (.0572, .1230), (.0576, .1252), (.0556, .1268), (.041, .1272), (.0300, .1284), (.0268, .1330), (.0295, .1410), (.0428, .1680), (.0556, .1942), (.0585, .1990), (.0597, .2020), (.0592, .2040)], [(.0592, .2040), (.0578, .2046), (.0562, .2032), (.0530, .1970), (.040, .168), (.022, .130), (.016, .126)], cm, e, 14., .004, .00022)
    c.handle([(.0525, .1905), (.0590, .1915), (.0690, .1925), (.0790, .1890), (.0815, .1790), (.0770, .1680), (.0660, .1610), (.0520, .1595), (.0370, .1590)], 0, (.0062, .0052, .0058), (.0038, .0032, .0034), .0055, m=glazed('coneh', '#d8cebb', '#8d5f39', foot=0, deep='#c4b495', breaks=0))
    # the paper: a cone pressed flat once, so that it has an edge on either side; one of them is the crimped seam
    n = 620; v = []; grey = []
    top = lambda a: .2210 + .0022 * math.sin(2 * a + 1.1) + .0012 * n3(math.cos(a) * 1.7, math.sin(a) * 1.7, 2)
    def skin(a, zz):
        t = (zz - .132) / .09; free = max(0., (zz - .2010) / .02); b = a - seam; crease = abs(math.cos(b)); r = .0214 + .463 * (zz - .132); r += .0024 * free * math.cos(2 * b) + .0017 * t * math.exp(-(math.sin(b) / .13)**2) * (crease > 0)
        u = (a - seam) / .19; over = min(1., max(0., u * 9), max(0., (1 - u) * 9)) if 0 < u < 1 else 0.; tooth = .5 + .5 * math.sin(zz / .0021 * TAU + 9 * u); r += over * (.00045 + .00030 * tooth * (.12 < u < .88)); shade = over * (.75 + .25 * tooth)   # the seam: a second layer a finger's nail wide, its teeth pressed in
        r += free * (.0030 * n3(math.cos(a) * 1.5, math.sin(a) * 1.5, 6) + .0012 * n3(math.cos(a) * 4, math.sin(a) * 4, zz * 60)) + .0005 * n3(math.cos(a) * 6, math.sin(a) * 6, zz * 90) * t; r += .0016 * max(0, free - .55) * math.cos(b - .6) ; return (r * math.cos(a), r * math.sin(a), zz), shade
    rows = [.132 + .066 * i / 24 for i in range(24)] + [.198 + .0235 * i / 90 for i in range(91)]
    for z_ in rows:
        for i in range(n): a = seam - .6 + TAU * i / n; p, w = skin(a, z_ if z_ < .2 else .2 + (z_ - .2) * (top(a) - .2) / .0215); v.append(p); grey.append(w)
    m = paper(); o = mesh('paper', v, [(jj * n + i, jj * n + (i + 1) % n, (jj + 1) * n + (i + 1) % n, (jj + 1) * n + i) for jj in range(len(rows) - 1) for i in range(n)], m, smooth=True); o.parent = e; o.data.attributes.new('seam', 'FLOAT', 'POINT').data.foreach_set('value', grey)
    # wet grounds under froth that opens in its middle
    s, b, N, L = nodes('slurry'); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; vo = N('ShaderNodeTexVoronoi'); vo.inputs['Scale'].default_value = 330; L(P, vo.inputs['Vector']); big = N('ShaderNodeTexVoronoi'); big.inputs['Scale'].default_value = 130; L(P, big.inputs['Vector']); froth = G.ramp(G.noise(P, 42, 5, .62), .47, .60); cell = G.op('MULTIPLY', G.ramp(vo.outputs['Distance'], .05, .5, .6, 1.15), G.ramp(big.outputs['Distance'], .05, .55, .75, 1.1))
    L(G.mix(froth, G.value('#1f1108', G.ramp(G.noise(P, 600, 3), .3, .7, .5, 1.6)), G.value('#96683a', cell)), b.inputs['Base Color']); L(G.ramp(froth, 0, 1, .30, .42), b.inputs['Roughness']); bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .8; bp.inputs['Distance'].default_value = .0016; L(G.op('ADD', G.op('MULTIPLY', froth, cell), G.noise(P, 420, 3, .6)), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    K, n = 40, 120; v = []
    for jj in range(K + 1):
        for i in range(n): a, r = TAU * i / n, .0562 * jj / K; zz = .2055 - .0022 * math.exp(-(r / .02)**2) + .0011 * n3(r * math.cos(a) * 60, r * math.sin(a) * 60, 1) + .0006 * n3(r * math.cos(a) * 190, r * math.sin(a) * 190, 4) + .0032 * max(0, (r - .049) / .0072)**2; v.append((r * math.cos(a), r * math.sin(a), zz))
    o = mesh('slurry', v, [(jj * n + i, jj * n + (i + 1) % n, (jj + 1) * n + (i + 1) % n, (jj + 1) * n + i) for jj in range(K) for i in range(n)], s, smooth=True); o.parent = e; return e


def kettle(x, y, z, rz):
    """brushed steel, its neck drawn out of the body, its handle of walnut between two tangs"""
    e = empty('kettle', (x, y, z), rz); m, b, N, L = nodes('ksteel'); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; setin(b, 'Base Color', col('#a7a6a3')); setin(b, 'Metallic', 1.); L(G.op('ADD', G.ramp(G.noise(P, 1., 3, .6, (6, 6, 900)), .3, .7, .20, .32), G.ramp(G.noise(P, 18, 5, .7), .45, .7, 0, .14)), b.inputs['Roughness']); bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .10; bp.inputs['Distance'].default_value = .0003; L(G.op('ADD', G.noise(P, 1., 3, .6, (6, 6, 900)), G.op('MULTIPLY', G.noise(P, 30, 2), 2.)), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); w = mat('kwood', '#4a2d1a', .42, var=.1, vscale=8, bump=.05, bscale=60, colvar=.2, stretch=(1, 1, 8))
    p = Pot('body', [(.0005, .0), (.074, 0), (.0775, .003), (.0775, .010), (.070, .060), (.0610, .112), (.0585, .121), (.0560, .1240)], [(.0560, .1240), (.0545, .1225), (.0545, .1200), (.0005, .1200)], m, e, 20., .0006, 0.); lathe('lid', smooth([(.0535, .1235), (.0545, .1255), (.048, .1300), (.030, .1350), (.010, .1368), (.0005, .1370)], 5), (0, 0, 0), m, 80, parent=e, bevel=.0004); lathe('kn', smooth([(.006, .1365), (.0055, .144), (.0125, .149), (.0135, .156), (.010, .1605), (.0005, .1615)], 4), (0, 0, 0), w, 40, parent=e, bevel=.0004)
    p.handle([(.066, .030), (.082, .032), (.104, .036), (.118, .056), (.119, .084), (.116, .108), (.124, .131), (.142, .143), (.157, .140), (.165, .131)], math.pi, (.0105, .0068, .0050), (.0105, .0068, .0050), .010, 170, 28, 2.)
    h = Pot.__new__(Pot); h.r, h.z, h.seed, h.m, h.parent = p.r, p.z, 1., w, e; h.handle([(.0800, .1230), (.092, .1310), (.113, .1330), (.125, .118), (.1265, .090), (.120, .062), (.1100, .0480)], 0, (.0100, .0105, .0085), (.0085, .0085, .0075), .0001, 120, 28, 2.2)
    for way in ([(.056, .118), (.066, .1215), (.078, .1225), (.090, .1290)], [(.072, .034), (.085, .036), (.098, .040), (.112, .0500)]): p.handle(way, 0, (.0062, .0058, .0056), (.0020, .0018, .0018), .004, 60, 24, 3.)
    return e


def spoon(x, y, z, rz):
    """one piece of steel: the bowl hollow, the neck narrow and high, the end broad and flat; a little coffee dried in it"""
    st, b, N, L = nodes('spoon'); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; setin(b, 'Metallic', 1.); sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0]); stain = G.op('MULTIPLY', G.ramp(G.op('ADD', sp.outputs['Z'], G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 90, 3), .5), .0016)), .0032, .0016), G.ramp(sp.outputs['X'], .034, .028)); L(G.mix(stain, G.value('#bab8b4', G.ramp(G.noise(P, 90, 4, .7), .3, .7, .9, 1.05)), '#5b3013'), b.inputs['Base Color']); L(G.op('ADD', G.ramp(G.noise(P, 70, 5, .7), .35, .7, .14, .28), G.op('MULTIPLY', stain, -.06)), b.inputs['Roughness'])
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .12; bp.inputs['Distance'].default_value = .0003; L(G.noise(P, 1., 2, .5, (40, 900, 900)), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    way = np.array([(0, .0004, .0046, 0), (.0012, .0045, .0048, .0008), (.004, .0086, .0050, .0022), (.009, .0118, .0050, .0036), (.015, .0131, .0048, .0043), (.021, .0128, .0048, .0040), (.027, .0105, .0053, .0028), (.032, .0068, .0064, .0012), (.036, .0040, .0078, .0002), (.041, .0027, .0092, -.0003), (.050, .0023, .0103, -.0004), (.065, .0026, .0098, -.0004), (.085, .0037, .0072, -.0003), (.103, .0050, .0042, -.0002), (.118, .0056, .0022, 0), (.126, .0053, .0017, 0), (.130, .0038, .0016, 0), (.1318, .0004, .0016, 0)])
    t = np.linspace(0, 1, 160); k = np.linspace(0, 1, len(way)); X, W, H, D = (PchipInterpolator(k, way[:, i])(t) for i in range(4)); n = 18; v = [(X[j], W[j] * (2 * i / n - 1), H[j] - D[j] * (1 - (2 * i / n - 1)**2)) for j in range(160) for i in range(n + 1)]
    o = mesh('spoon', v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(159) for i in range(n)], st, smooth=True); o.location = (x, y, z); o.rotation_euler = (0, 0, rz); q = o.modifiers.new('s', 'SMOOTH'); q.iterations = 4; q = o.modifiers.new('t', 'SOLIDIFY'); q.thickness = .0011; q = o.modifiers.new('b', 'BEVEL'); q.width = .00035; q.segments = 3; q = o.modifiers.new('u', 'SUBSURF'); q.levels = q.render_levels = 1; return o


def grains(q, T, spots):
    """ground coffee: splinters of a third of a millimetre to one, most of them where they fell; spots: (x, y, spread, number)"""
    v = []; f = []; base = [(-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1)]; quads = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
    for x0, y0, sp, n in spots:
        for _ in range(n):
            s = .00022 + .00042 * q.random()**2; a = q.random() * TAU; r = sp * abs(q.gauss(0, 1))**1.3; x, y = x0 + r * math.cos(a) * 1.3, y0 + r * math.sin(a); M = Matrix.Rotation(q.random() * 6, 3, 'Z') @ Matrix.Rotation(q.random() * 6, 3, 'X'); b0 = len(v); v += [tuple(Vector((x, y, T + s * .7)) + M @ (Vector(p) * s * q.uniform(.5, 1.1))) for p in base]; f += [tuple(b0 + i for i in t) for t in quads]
    m, b, N, L = nodes('grains'); G = Graph(N, L); L(G.value('#2a170c', G.ramp(N('ShaderNodeNewGeometry').outputs['Random Per Island'], 0, 1, .5, 1.9)), b.inputs['Base Color']); setin(b, 'Roughness', .55); return mesh('grains', v, f, m)


def sheet():
    """last week's prints on one sheet, a frame of grease pencil round the one that was chosen; at the scale of 10 points a millimetre"""
    S = Image.new('RGB', (2100, 2970), '#dedad1'); g = np.random.default_rng(4)
    for k, name in enumerate(('work-flowers', 'work-perfume', 'service-photo', 'showcase-natural-light', 'work-tea', 'showcase-makeup', 'about-exterior', 'service-video')):
        f = next(p for p in (os.path.join(HERE, d, name + '.jpg') for d in ('prints', '../../src/assets/images')) if os.path.exists(p)); im = Image.open(f).convert('RGB').resize((900, 506), Image.LANCZOS); S.paste(Image.eval(im, lambda v: int(16 + v * .86)), (110 + 980 * (k % 2), 172 + 700 * (k // 2)))
    L = Image.new('L', S.size, 0); d = ImageDraw.Draw(L); a = np.linspace(.3, 6.9, 200); x, y = 560 + (490 + 12 * np.sin(3 * a) + 5 * a) * np.cos(a), 1825 + (285 + 12 * np.cos(5 * a) + 4 * a) * np.sin(a)
    for i in range(199): d.line((x[i], y[i], x[i + 1], y[i + 1]), 255, 15)
    wax = np.asarray(L.filter(ImageFilter.GaussianBlur(3)), np.float32) / 255 * np.clip(.55 + np.asarray(Image.fromarray((g.random((743, 525)) * 255).astype(np.uint8)).resize(S.size), np.float32) / 255 * .9, 0, 1); p = np.asarray(S, np.float32); p = p * (1 - wax[..., None]) + np.array([168, 30, 22], np.float32) * wax[..., None]
    f = os.path.join(tempfile.gettempdir(), f'sheet-{os.getpid()}.png'); Image.fromarray(p.astype(np.uint8)).save(f); return f


def prints(x, y, z, rz):
    m, b, N, L = nodes('sheet'); t = N('ShaderNodeTexImage'); t.image = bpy.data.images.load(sheet()); t.image.pack(); L(t.outputs[0], b.inputs['Base Color']); setin(b, 'Roughness', .42); setin(b, 'Specular', .35); n, k = 42, 60; v = []; uv = []
    for j in range(k + 1):
        for i in range(n + 1): u, w = i / n, j / k; lift = .010 * max(0, u + .5 * (1 - w) - 1.06)**1.6 + .004 * max(0, w - .8)**2 * 10 + .0004 * (1 + n3(u * 2.2, w * 2.6, 3)); v.append(((u - .5) * .21, (w - .5) * .297, lift)); uv.append((u, w))
    o = mesh('sheet', v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(k) for i in range(n)], m, smooth=True); l = o.data.uv_layers.new(name='u')
    for loop, d in zip(o.data.loops, l.data): d.uv = uv[loop.vertex_index]
    o.location = (x, y, z); o.rotation_euler = (0, 0, rz); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .00025; return o


def pencil(a, b):
    """a grease pencil, peeled twice: paper round a stick of wax"""
    a, b = Vector(a), Vector(b); e = empty('pencil', a); e.rotation_mode = 'QUATERNION'; e.rotation_quaternion = (b - a).to_track_quat('Z', 'Y'); l = (b - a).length; lathe('pp', [(.0005, 0), (.0043, 0), (.0043, l * .86), (.0040, l * .862)], (0, 0, 0), mat('ppaper', '#7d1a14', .5, var=.1, vscale=90, bump=.05, bscale=300, colvar=.12), 40, parent=e, bevel=.0002); lathe('pc', [(.0043, l * .80), (.00435, l * .862), (.0031, l * .885), (.0026, l * .90)], (0, 0, 0), mat('ppeel', '#c9b79c', .8, var=.1, vscale=200, colvar=.15), 40, parent=e, bevel=.0002); lathe('pw', smooth([(.0026, l * .88), (.0025, l * .94), (.0018, l * .975), (.0009, l * .985), (.0002, l * .986)], 4), (0, 0, 0), mat('pwax', '#8f1c14', .45, var=.1, vscale=300), 32, parent=e, bevel=.0001)


def top(T):
    """the bar's top: boards sawn out of a trunk, oiled; where a cup stood wet, and drops that dried"""
    m = sawn('bartop', '#553620', '#946a43', 0, .0030, .40, pith=.075); nt = m.node_tree; b = nt.nodes['Principled BSDF']; N = nt.nodes.new; L = nt.links.new; G = Graph(N, L); ge = N('ShaderNodeNewGeometry'); P = ge.outputs['Position']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0]); mark = None
    for x, y, r, k in ((-.150, .155, .0315, .55), (-.128, .168, .0315, .30), (-.60, .40, .041, .4), (.06, .30, .036, .35)):
        d = G.op('SQRT', G.op('ADD', G.op('POWER', G.op('SUBTRACT', sp.outputs['X'], x), 2), G.op('POWER', G.op('SUBTRACT', sp.outputs['Y'], y), 2))); d = G.op('ADD', d, G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 80, 3), .5), .0016)); w = G.op('MULTIPLY', G.op('MULTIPLY', G.ramp(G.op('ABSOLUTE', G.op('SUBTRACT', d, r)), .0020, .0004), G.ramp(G.noise(P, 34, 3), .40, .60)), k); mark = w if mark is None else G.op('MAXIMUM', mark, w)
    src = b.inputs['Base Color'].links[0].from_socket; worn = G.noise(P, 5, 5, .7); L(G.mix(mark, G.value(src, G.ramp(worn, .3, .7, .88, 1.10)), '#24130a'), b.inputs['Base Color']); src = b.inputs['Roughness'].links[0].from_socket; L(G.op('ADD', src, G.ramp(G.noise(P, 9, 5, .7), .38, .66, -.10, .10)), b.inputs['Roughness'])
    q = random.Random(5)
    for i in range(7):
        y0 = -.03 + .105 * i; dz = q.uniform(-.0004, .0004); x0 = q.uniform(-.8, .2)
        for a, c in ((-1.32, x0), (x0, 1.62)): box('board', (c - a - .0006, .1044, .040), ((a + c) / 2, y0 + .0525, T - .020 + dz), m, .0011)


def barred(at, to, k, w, h, c, nx=2, ny=3, bar=.05):
    """one window: it lights, and is mirrored with its bars"""
    l = bpy.data.lights.new('win', 'AREA'); l.energy = k; l.color = c; l.shape = 'RECTANGLE'; l.size, l.size_y = w, h; l.use_nodes = True; nt = l.node_tree; N = nt.nodes.new; L = nt.links.new; G = Graph(N, L); e = next(n for n in nt.nodes if n.type == 'EMISSION'); sp = N('ShaderNodeSeparateXYZ'); L(N('ShaderNodeNewGeometry').outputs['Parametric'], sp.inputs[0]); f = None
    for s, n in (('X', nx), ('Y', ny)): d = G.op('ABSOLUTE', G.op('SUBTRACT', G.op('FRACT', G.op('MULTIPLY', sp.outputs[s], n)), .5)); p = G.ramp(d, .5 - bar * .9, .5 - bar * 1.1); f = p if f is None else G.op('MULTIPLY', f, p)
    L(G.op('MULTIPLY', f, 1.2), e.inputs['Strength']); o = link(bpy.data.objects.new('win', l)); o.location = at; aim(o, to); o.visible_camera = False; return o


def the_break(T):
    """all of it, on a top at height T: close together, as two hands left it"""
    q = random.Random(21); top(T); cup(-.375, .185, T, math.radians(-34), q); dripper(-.205, .365, T, math.radians(-16), math.radians(-70), q); kettle(-.515, .585, T, math.radians(8)); spoon(-.302, .105, T, math.radians(14))
    prints(-.600, .175, T, math.radians(22)); pencil((-.560, .115, T + .0060), (-.452, .072, T + .0048))
    grains(q, T, ((-.150, .262, .022, 150), (-.132, .270, .008, 40), (-.235, .280, .03, 80), (-.205, .25, .08, 90), (-.30, .118, .01, 14)))
    drops = [(-.268, .268, .0024), (-.262, .259, .0011), (-.118, .300, .0017), (-.1, .285, .0009), (-.300, .206, .0015), (-.292, .212, .0008), (-.325, .262, .0012), (-.165, .20, .0019), (-.18, .205, .0007)]
    domes('spilt', [(-.338, .150, T + .0106, .0016), (-.331, .153, T + .0112, .0008), (-.402, .123, T + .0116, .0010)], liquid('drop2', '#2a1206', '#4a220c'), None, .45)
    domes('drops', [(x, y, T + .0001, r) for x, y, r in drops], liquid('drop', '#2a1206', '#4a220c'), None, .42)

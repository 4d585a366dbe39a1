# What stands on the make-up table besides brushes and lipsticks: thrown jars and a cup, glass with what is left in it
import numpy as np
from brew import Pot
from house import nodes
from perfume import clear
from roomkit import *

TAU = 2 * math.pi


def jar(x, y, z, r, h, m, seed=0.):
    """a thrown jar: a bare foot, a wall a little out of true, a rim the glaze has run off"""
    e = empty('jar', (x, y, z), seed); a, b = r / .0408, h / .0922; k = lambda P: [(p * a, q * b) for p, q in P]
    return Pot('jr', k([(.0005, .003), (.030, .003), (.0315, 0), (.0362, 0), (.0380, .0026), (.0402, .0110), (.0406, .030), (.0403, .055), (.0409, .080), (.0413, .0885), (.0409, .0914), (.0400, .0922)]), k([(.0400, .0922), (.0390, .0912), (.0386, .086), (.0382, .05), (.0370, .022), (.030, .0130), (.0005, .012)]), m, e, seed, .007, .00030)


def label(r, z0, z1, turn, parent, tone='#e4dccb', ink='#3a3531'):
    """paper round a bottle: what was printed is bars, one edge lifted and rubbed, a run of what is in the bottle across it"""
    m, b, N, L = nodes('label%d' % (r * 1e5)); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0]); z = sp.outputs['Z']; t = G.op('DIVIDE', G.op('SUBTRACT', z, z0), z1 - z0); a = G.op('ARCTAN2', sp.outputs['Y'], sp.outputs['X']); mark = None
    for lo, hi, w in ((.70, .80, .34), (.56, .585, .55), (.48, .505, .48), (.40, .425, .52), (.15, .175, .30)):
        f = G.op('MULTIPLY', G.op('MULTIPLY', G.ramp(t, lo - .012, lo), G.ramp(t, hi + .012, hi)), G.ramp(G.op('ABSOLUTE', a), w + .01, w)); f = G.op('MULTIPLY', f, G.ramp(G.noise(P, 380, 3, .7), .36, .52, .25, 1.)); mark = f if mark is None else G.op('MAXIMUM', mark, f)
    run = G.op('MULTIPLY', G.ramp(G.op('ABSOLUTE', G.op('ADD', G.op('SUBTRACT', a, .42), G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 60, 2), .5), .25))), .10, .05), .35); rub = G.op('MULTIPLY', G.ramp(G.op('ADD', G.op('ABSOLUTE', G.op('SUBTRACT', t, .5)), G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 240, 4, .7), .5), .14)), .44, .49), .7)
    c = G.mix(G.op('MULTIPLY', mark, .8), G.value(tone, G.ramp(G.noise(P, 130, 4), .3, .7, .93, 1.04)), ink); c = G.mix(run, c, '#b58a66'); L(G.mix(rub, c, '#b9ab95'), b.inputs['Base Color']); setin(b, 'Roughness', .6)
    n, K = 40, 8; v = [((r + .00025 + .0016 * max(0, i / n - .93) * 14 * (j / K)) * math.cos(1.25 * (2 * i / n - 1)), (r + .00025 + .0016 * max(0, i / n - .93) * 14 * (j / K)) * math.sin(1.25 * (2 * i / n - 1)), z0 + (z1 - z0) * j / K) for j in range(K + 1) for i in range(n + 1)]
    o = mesh('label', v, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(K) for i in range(n)], m, smooth=True); o.parent = parent; o.rotation_euler = (0, 0, turn); return o


def vessel(name, at, out, wall, base, level, glass='#ffffff', wet='#ffffff', throat=None, shade=(.8, .8, .8), milky=None):
    """glass turned as four borders (`perfume.bottle`): its outside, the air in it, what is left in it up to `level`; shade: the colour of its shadow
    out: (radius, height) from foot to mouth; wall, base: thickness; throat: the height up to which it is hollow"""
    e = empty(name, at); O = smooth(out, 6); top = throat or out[-1][1] - .001; I = [(max(.0008, r - wall), z) for r, z in O if z > base and z < top and r > wall + .001]
    # the wall's foot is round inside
    r0 = I[0][0]; foot = [(.0005, base), (r0 * .7, base + .0003), (r0 * .93, base + .0012)]; I = foot + [(r, z) for r, z in I if z > base + .002]
    R = lambda z: float(np.interp(z, [p[1] for p in I], [p[0] for p in I])); low = [p for p in I if p[1] < level - .0004] + [(R(level), level)]; high = [(R(level), level)] + [p for p in I if p[1] > level + .0004] + [(.0005, top)]
    s = [lathe('outside', [(.0005, .0006), (O[0][0] * .8, .0009)] + O + [(.0005, O[-1][1])], (0, 0, 0), clear(name + 'g', 1.5, glass), 96, parent=e)]
    if milky: s += [lathe('inside', low, (0, 0, 0), milky, 96, parent=e), lathe('level', [(.0005, level + .0014), (R(level) * .5, level + .0022), (R(level) * .8, level + .0004), (R(level), level)], (0, 0, 0), milky, 96, parent=e)]; s.append(lathe('air', high, (0, 0, 0), clear(name + 'd', 1 / 1.5), 96, parent=e))
    else:
        s += [uncap(lathe('wet', low, (0, 0, 0), clear(name + 'w', 1.36 / 1.5, wet), 96, parent=e), top=True), uncap(lathe('air', high, (0, 0, 0), clear(name + 'd', 1 / 1.5), 96, parent=e), top=False), lathe('level', [(R(level) - .00001, level), (.0005, level)][::-1], (0, 0, 0), clear(name + 'l', 1.36), 96, parent=e)]
    for o in s: o.visible_shadow = False
    # light goes through and is coloured by it: no path finds its way through four borders
    m = bpy.data.materials.new(name + 's'); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); t = nt.nodes.new('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (*shade, 1); nt.links.new(t.outputs[0], nt.nodes.new('ShaderNodeOutputMaterial').inputs[0])
    k = lathe('shade', O, (0, 0, .0002), m, 48, parent=e); k.visible_camera = k.visible_glossy = k.visible_transmission = k.visible_diffuse = False
    return e


def uncap(o, top):
    import bmesh; b = bmesh.new(); b.from_mesh(o.data); b.faces.ensure_lookup_table(); big = [f for f in b.faces if len(f.verts) > 4]; f = max(big, key=lambda f: f.calc_center_median().z) if top else min(big, key=lambda f: f.calc_center_median().z); bmesh.ops.delete(b, geom=[f], context='FACES_ONLY'); b.to_mesh(o.data); b.free(); return o


def ribbed(name, r, z0, z1, m, parent, n=64, depth=.0005):
    """a screw cap: fine ribs, a smooth band above them"""
    K = n * 4; v = []; zs = ((z0, -.0004), (z0 + .0005, 0), (z1 - .0018, 0), (z1 - .0014, None), (z1 - .0006, None), (z1, -1))
    for z, d in zs:
        for k in range(K): a = TAU * k / K; rr = r - .0009 if d == -1 else r if d is None else r + d + (depth if k % 4 in (1, 2) else 0); v.append((rr * math.cos(a), rr * math.sin(a), z))
    f = [(j * K + k, j * K + (k + 1) % K, (j + 1) * K + (k + 1) % K, (j + 1) * K + k) for j in range(len(zs) - 1) for k in range(K)] + [tuple(reversed(range(K))), tuple((len(zs) - 1) * K + k for k in range(K))]; o = mesh(name, v, f, m, .0001); o.parent = parent; return o


def glassware(T, at):
    """a bottle of toner three fifths full, a brown one with a dropper, a pot of cream with its lid beside it; at: where the three stand"""
    black = mat('capb', '#17171a', .38, var=.15, vscale=60, bump=.05, bscale=600); (x, y), (bx, by), (px, py) = at; turn = math.radians(-52)
    e = vessel('toner', (x, y, T), [(.0210, .0004), (.0236, .0012), (.0252, .0040), (.0255, .0100), (.0255, .0860), (.0250, .0930), (.0225, .0990), (.0160, .1030), (.0120, .1060), (.0112, .1100), (.0112, .1220)], .0026, .0070, .064, '#fbfffd', '#eaa07c', .121, (.86, .72, .64)); label(.0255, .026, .074, turn, e)
    ribbed('cap', .0132, .1085, .1265, black, e, 56)
    e = vessel('drops', (bx, by, T), [(.0150, .0004), (.0166, .0010), (.0174, .0030), (.0175, .0080), (.0175, .0520), (.0168, .0570), (.0130, .0610), (.0090, .0630), (.0086, .0660), (.0086, .0720)], .0018, .0040, .034, '#a4571c', '#c98a4a', .071, (.62, .34, .14)); label(.0175, .012, .044, turn - .25, e, '#d9d3c6', '#4b4038')
    ribbed('collar', .0106, .0625, .0765, black, e, 48); lathe('teat', smooth([(.0075, .0760), (.0072, .0800), (.0058, .0840), (.0060, .0900), (.0063, .0980), (.0052, .1040), (.0004, .1062)], 6), (0, 0, 0), mat('teat', '#1d1c1d', .55, var=.1, vscale=90, spec=.4), 48, parent=e)
    cream, b, N, L = nodes('cream'); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; setin(b, 'Base Color', col('#efe3d6')); setin(b, 'Roughness', .32); setin(b, 'Subsurface', .25); b.inputs['Subsurface Radius'].default_value = (.004, .0028, .002)
    vessel('cream', (px, py, T), [(.0270, .0004), (.0304, .0012), (.0322, .0046), (.0325, .0120), (.0325, .0300), (.0318, .0345), (.0296, .0372), (.0284, .0385), (.0284, .0450), (.0278, .0456)], .0046, .0095, .034, '#f8fdfb', throat=.0452, shade=(.8, .8, .78), milky=cream)
    steel = mat('lidm', '#b5b3ae', .3, metal=1, var=.12, vscale=90, bump=.04, bscale=900); lid = empty('lid', (px, py, T + .0405)); lathe('ld', smooth([(.0305, 0), (.0309, .0006), (.0309, .0125), (.0303, .0137)], 3) + [(.0288, .0142), (.0004, .0143)], (0, 0, 0), steel, 96, parent=lid, bevel=.0003)

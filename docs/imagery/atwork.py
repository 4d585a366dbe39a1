"""What the pair's room has from being heated, wired and worked in: pipes under the windows, panes that hang each a little askew, prints on the wall, sockets and their cables"""
import math
import random

import bpy
from mathutils import Vector, noise

from graph import Graph
from house import nodes
from kit import box, curve, cyl, empty, lathe, mat, mesh, setin, tube
from roomkit import quad, smooth


def panes(x0, x1, y, z0, z1, bays=5, columns=3, rows=4):
    """each pane by itself, a fifth of a degree out of true: what they mirror breaks from one to the next"""
    m = bpy.data.materials['pane']; q = random.Random(7); w, h = (x1 - x0) / bays / columns, (z1 - z0) / rows
    for o in [o for o in bpy.data.objects if o.name.split('.')[0] == 'gl']: bpy.data.objects.remove(o)
    for i in range(bays * columns):
        for k in range(rows):
            a, c = x0 + i * w, z0 + k * h; u, t = q.gauss(0, .0022) * w, q.gauss(0, .0022) * h
            o = quad('gl', [(a, y - u - t, c), (a + w, y + u - t, c), (a + w, y + u + t, c + h), (a, y - u + t, c + h)], m); o.visible_shadow = o.visible_diffuse = o.visible_glossy = False


def enamel():
    """oil paint over oil paint on iron: runs, chips down to rust, dust on top"""
    m, b, N, L = nodes('pipepaint'); G = Graph(N, L); O = G.op; ge = N('ShaderNodeNewGeometry'); P = ge.outputs['Position']; nz = N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'], nz.inputs[0])
    chip = O('MULTIPLY', G.ramp(G.noise(P, 12, 6, .72), .64, .67), G.ramp(G.noise(P, 1.7, 3), .45, .6)); c = G.value('#c4beb1', G.ramp(G.noise(P, 3, 5), .3, .7, .86, 1.06)); c = G.mix(O('MULTIPLY', G.ramp(nz.outputs['Z'], .5, .95), G.ramp(G.noise(P, 5, 5), .3, .7, .2, .55)), c, '#8f8676'); c = G.mix(chip, c, '#5b3a26')
    L(c, b.inputs['Base Color']); L(O('ADD', O('MULTIPLY', chip, .4), G.ramp(G.noise(P, 4, 4), .3, .7, .30, .46)), b.inputs['Roughness']); bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .5; bp.inputs['Distance'].default_value = .004; L(O('SUBTRACT', G.noise(P, 14, 4), chip), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


def heating(y, spans):
    """registers of welded pipe along the wall, as workshops have them: two thick pipes, a thin one to the next, a valve"""
    m = enamel(); valve = mat('valvem', '#7c2f22', .5, var=.1)
    for k, (a, b) in enumerate(spans):
        for z in (.10, .245):
            tube('pipe', (a, y, z), (b, y, z), .043, m, None, 28)
            for x, s in ((a, -1), (b, 1)): cyl('end', .044, .008, (x + s * .004, y, z), m, (0, math.pi / 2, 0), n=28, bevel=.002); cyl('weld', .0475, .008, (x - s * .012, y, z), m, (0, math.pi / 2, 0), n=28, bevel=.003)
        for x in (a + .07, b - .07): tube('link', (x, y, .13), (x, y, .215), .017, m, None, 16)
        for x in (a + .35, b - .35): box('foot', (.03, .05, .06), (x, y + .03, .03), m, .003)
    for (_, b), (a, _) in zip(spans, spans[1:]):
        for z in (.10, .245): tube('link', (b, y, z), (a, y, z), .0135, m, None, 14)
        cyl('valve', .02, .05, ((a + b) / 2, y, .245), valve, (0, math.pi / 2, 0), bevel=.004); tube('vs', ((a + b) / 2, y, .26), ((a + b) / 2, y, .305), .006, m); cyl('wheel', .026, .010, ((a + b) / 2, y, .305), valve, bevel=.004)


def scuffed(c='#d9d4cb'):
    """the wall under the sill: what a mop and boots leave on paint"""
    m, b, N, L = nodes('scuffed'); G = Graph(N, L); O = G.op; P = N('ShaderNodeNewGeometry').outputs['Position']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0])
    low = G.ramp(O('ADD', sp.outputs['Z'], O('MULTIPLY', O('SUBTRACT', G.noise(P, 2.2, 6, .7), .5), .30)), .20, .0); c = G.value(c, G.ramp(G.noise(P, 1.2, 5), .3, .7, .88, 1.04)); c = G.mix(O('MULTIPLY', low, .6), c, '#85796a'); k = G.ramp(G.noise(P, 1., 2, .5, (4, 1, 30)), .66, .69); c = G.mix(O('MULTIPLY', k, .5), c, '#4a443d'); L(c, b.inputs['Base Color'])
    setin(b, 'Roughness', .6); setin(b, 'Specular', .3); bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .4; bp.inputs['Distance'].default_value = .008; L(G.noise(P, 6, 5), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


def pinned(x, y, z, seed=3):
    """prints and notes taped to the wall x, each curling its own way"""
    q = random.Random(seed); tape = mat('pintape', '#c9b98f', .6, var=0)
    tones = (('#6c5a4a', '#c9b7a0'), ('#3d4a52', '#a9b3b4'), ('#8b6d50', '#dbc9ae'), ('#2f2f31', '#8f8b86'), ('#7d8a78', '#cfd0bf'), ('#9a5b44', '#d8b8a2'), ('#55504b', '#b8ada0'))
    spots = ((0, 0, .21, .297), (.24, .05, .15, .10), (.25, -.09, .15, .10), (-.22, .08, .10, .15), (-.24, -.12, .15, .10), (.03, -.27, .15, .10), (.23, -.25, .10, .15))
    for (dy, dz, w, h), (a, b_) in zip(spots, tones):
        rz, n = q.gauss(0, .035), 8; curl, lift = q.uniform(.2, 1.) * .02, q.uniform(.003, .008); cs, sn = math.cos(rz), math.sin(rz); pic = (w, h) != (.21, .297)
        P = lambda u, t, o=0: (x - lift - o - curl * max(0, .5 - t) ** 2 * 4 - .006 * (2 * u - 1) ** 2 * curl / .02, y + dy + cs * w * (u - .5) - sn * h * (t - .5), z + dz + sn * w * (u - .5) + cs * h * (t - .5))
        g = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
        mesh('print', [P(i / n, j / n) for j in range(n + 1) for i in range(n + 1)], g, mat('printw', '#d6d1c6', .5, var=.03), smooth=True)
        k0, k1 = (.05, .95) if pic else (.1, .9); m, b, N, L = nodes('printi'); G = Graph(N, L); tc = N('ShaderNodeNewGeometry').outputs['Position']; L(G.mix(G.ramp(G.noise(tc, q.uniform(6, 16), 2, .5), .40, .60), a, b_) if pic else G.mix(G.ramp(G.noise(tc, 1., 2, .5, (1, 60, 190)), .5, .6), '#d6d1c6', '#a8a49b'), b.inputs['Base Color']); setin(b, 'Roughness', .4)
        mesh('image', [P(k0 + (k1 - k0) * i / n, k0 + (k1 - k0) * j / n, .0008) for j in range(n + 1) for i in range(n + 1)], g, m, smooth=True)
        mesh('pt', [P(.5 + u * .13, t, .0016) for u, t in ((-1, .95), (1, .95), (1, 1.05), (-1, 1.05))], [(0, 1, 2, 3)], tape)


def sockets(x, y, z):
    """a conduit down the wall x to two boxes, a cable plugged in"""
    st, wh, bl = mat('conduit', '#8f9091', .45, metal=.85, var=.12, vscale=20), mat('sockw', '#cfcac0', .4, var=.04), mat('sockd', '#2a2a2b', .6, var=0)
    tube('cond', (x - .016, y, z + .05), (x - .016, y, 3.95), .0105, st)
    for zz in (z + .45, 1.5, 2.5, 3.4): box('saddle', (.012, .05, .018), (x - .012, y, zz), st, .003)
    for k, yy in enumerate((y, y - .10)): box('sock', (.045, .085, .085), (x - .022, yy, z), wh, .008); cyl('hole', .02, .004, (x - .046, yy, z), bl, (0, math.pi / 2, 0), n=24, bevel=.0005)
    cyl('plug', .02, .05, (x - .07, y, z), bl, (0, math.pi / 2, 0), bevel=.006); curve('pcab', [(x - .095, y, z), (x - .13, y + .01, z - .03), (x - .12, y + .03, .08), (x - .10, y + .12, .012), (x - .22, y + .35, .006), (x - .12, y + .9, .006)], .0045, bl)


def powerstrip(at, rz):
    """a block of sockets at a cable's end, with two plugs in it"""
    e = empty('ps', at, rz); w, d = mat('psw', '#c6c2b8', .45, var=.06, vscale=20), mat('sockd', '#2a2a2b', .6, var=0); box('strip', (.34, .058, .04), (0, 0, .02), w, .008, parent=e)
    for k in range(5): cyl('hole', .018, .002, (-.115 + .057 * k, 0, .0405), d, n=24, bevel=.0003, parent=e)
    for k, b in ((0, -1), (2, 1), (3, -1)): x = -.115 + .057 * k; box('plug', (.04, .032, .045), (x, 0, .062), d, .01, parent=e); curve('pc', [(x, 0, .08), (x, b * .02, .105), (x + .03 * b, b * .07, .06), (x + .05, b * .13, .008), (x + .22, b * .2, .006), (x + .4, b * .16, .006)], .004, d, e)

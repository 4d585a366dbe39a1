"""The dress of `hero-cyclorama`: a skirt of washed linen, gathered at the waist, a fitted bodice on a dressmaker's form, a tape measure round its neck.

The skirt is let fall once and how it fell is kept in out/: python dress.py, half a minute of a core. Longer, and it wraps itself round its pole.
"""
import math
import os
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from mathutils import noise, Vector

from cloths import cloth_mesh, kept, run, solid, woven
from boards import bumped
from graph import Graph
from house import nodes
from kit import *

N3 = lambda x, y, z=0.: noise.noise(Vector((x, y, z)))
NT, NS = 340, 76            # threads round and down
HEM, LONG = 2.9, .93        # metres of cloth at the hem, and how long it is
TOP = 1.020
ring = lambda n, k: [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(k) for i in range(n)]
# the form: heights, half widths, half depths
Z = [.70, .76, .85, .94, 1.03, 1.10, 1.17, 1.25, 1.31, 1.36, 1.40, 1.425, 1.445, 1.462, 1.485, 1.54]
A = [.160, .166, .172, .146, .116, .126, .146, .163, .172, .178, .176, .160, .124, .086, .064, .056]
B = [.114, .118, .122, .106, .088, .098, .112, .120, .112, .098, .084, .075, .068, .062, .057, .054]


def eased(V):
    zz = np.linspace(.70, 1.54, 128)
    a = np.interp(zz, Z, V)
    for _ in range(9): a[1:-1] = np.convolve(a, [.25, .5, .25], 'valid')
    return zz, a


ZZ, AA = eased(A)
BB = eased(B)[1]


def body(t, z, off=0.):
    x, y = float(np.interp(z, ZZ, AA)), float(np.interp(z, ZZ, BB))
    bust = .030 * math.exp(-((z - 1.235) / .055) ** 2) * (math.exp(-((t - math.pi * 1.5 - .42) / .32) ** 2) + math.exp(-((t - math.pi * 1.5 + .42) / .32) ** 2))
    return ((x + off + bust * .3) * math.cos(t), (y + off + bust) * math.sin(t), z)


def linen():
    """the form's cover: unbleached linen, its threads, yellower where it was handled"""
    m, b, N, L = nodes('formlinen'); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; setin(b, 'Roughness', .9); setin(b, 'Specular', .12)
    across, down = (G.ramp(G.noise(P, 260, 2, .5, k), .3, .7, .84, 1.12) for k in ((1, 1, .2), (.2, .2, 1)))
    L(G.value(G.mix(G.ramp(G.noise(P, 9, 4), .35, .7), '#a4977f', '#93846a'), G.op('MULTIPLY', across, down)), b.inputs['Base Color'])
    bumped(G, N, L, b, G.noise(P, 240, 2), .4, .002); return m


def hung(t, u):
    """the skirt before it falls: gathers at the waist that run together into folds of unequal width, a cone that widens to the hem"""
    c, s = math.cos(t), math.sin(t)
    w = 15 * t + 3.0 * N3(1.7 * c, 1.7 * s, 3) + 1.5 * N3(4.5 * c, 4.5 * s, 6 + u * .9)
    g = 58 * t + 3.2 * N3(2.2 * c, 2.2 * s, 3) + 1.2 * N3(7 * c, 7 * s, 6)
    own = .85 + 1.0 * N3(2.8 * c, 2.8 * s, 20 + u * .9)
    fold = .040 * own * u ** .75 * (math.sin(w) + .22 * math.sin(2 * w + 1))
    small = (.0065 * math.sin(g) * (.7 + .5 * N3(4 * c, 4 * s, 8)) + .006 * math.sin(g * .5 + 2 * N3(3 * c, 3 * s, u * 2)) * min(1, u * 8)) * math.exp(-u * 3.2)
    limp = .011 * u * N3(6 * c + u, 6 * s, u * 3.2) + .0045 * N3(20 * c, 20 * s, u * 9 + 2 * c) * min(1, u * 5) + .0035 * (.3 - abs(N3(11 * c + 3 * u, 11 * s, u * 7))) * min(1, u * 4)
    wide = .010 + .070 * min(1, u / .16) ** .8 * (1 - .25 * min(1, u / .16)) + .145 * u
    x, y, _ = body(t + .012 * math.sin(g + 1.2) + .10 * own * u * math.cos(w) * .4, TOP, wide + fold + small + limp)
    return x, y, TOP - LONG * u * (.975 + .012 * N3(3 * c, 3 * s, 2))


def fall():
    """the skirt hangs from its waist for a quarter of a second: long enough for its folds to buckle and crease under its weight, too short for them to close"""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    o = mesh('skirt', [hung(2 * math.pi * i / NT, j / NS) for j in range(NS + 1) for i in range(NT)], ring(NT, NS), None, smooth=True)
    pin = o.vertex_groups.new(name='pin'); pin.add(list(range(NT)), 1., 'REPLACE'); pin.add(list(range(NT, 2 * NT)), .5, 'REPLACE')
    n, k = 48, 40
    solid(mesh('torso', [body(2 * math.pi * i / n, .70 + .45 * j / k, -.004) for j in range(k + 1) for i in range(n)], ring(n, k), None, smooth=True), 8, .004)
    cm = o.modifiers.new('cl', 'CLOTH'); st = cm.settings; st.vertex_group_mass = 'pin'; st.quality = 6; st.mass = .12
    st.tension_stiffness = st.compression_stiffness = 20; st.shear_stiffness = 3; st.bending_stiffness = .12; st.air_damping = 2.; st.bending_damping = .5; st.tension_damping = st.compression_damping = 5
    cm.collision_settings.distance_min = .004
    p = run(o, 7, .004, 5)
    os.makedirs(os.path.dirname(kept('skirt')), exist_ok=True)
    np.savez_compressed(kept('skirt'), p=p.reshape(NS + 1, NT, 3))
    print('SKIRT', p.min(0), p.max(0))


def sheet(name, fn, n, k, size, m, thick, level=0):
    """a sheet round the form: fn(turn, t), turn from 0 to 2 pi, t from below (0) to above (1); size: its flat measures"""
    p = np.array([[fn(2 * math.pi * i / n, j / k) for i in range(n + 1)] for j in range(k + 1)], np.float32)
    p[:, -1] = p[:, 0]
    return cloth_mesh(name, p, size, m, thick, level)


def tape(e, m):
    """a tape measure left round the neck, its ends unequally long"""
    F = 1.5 * math.pi
    way = [(F - .40 - .05 * math.sin(k * 3), 1.07 + .385 * k, .016) for k in np.linspace(0, 1, 30)]
    way += [(F - .40 - (2 * math.pi - .84) * k, 1.455 + .026 * math.sin(math.pi * k), .014) for k in np.linspace(.03, .97, 40)]
    way += [(F + .44 + .03 * math.sin(k * 4), 1.455 - .385 * k, .016) for k in np.linspace(0, 1, 36)]
    P = [Vector(body(*q)) for q in way]
    v, f = [], []
    for i, p in enumerate(P):
        d = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        out = Vector((p.x, p.y * 1.6, 0)).normalized()
        s = d.cross(out).normalized() * .0075
        v += [tuple(p - s), tuple(p + s)]
    f = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(P) - 1)]
    o = mesh('measure', v, f, m); o.parent = e
    return o


def dress(g, at, rz, size=1.10, z0=.06, c='#7d1a17', c2='#671312'):
    e = empty('form', (at[0], at[1], z0), rz); e.scale = (size,) * 3
    lin = linen(); cloth = woven('lawn', c, c2, 340, .20, wrinkles=.30)
    n, k = 72, 110
    o = mesh('torso', [body(2 * math.pi * i / n, .76 + .78 * j / k) for j in range(k + 1) for i in range(n)], ring(n, k), lin, smooth=True); o.parent = e
    seam = mat('formseam', '#4f4534', .9, var=0)
    for t, q in ((1.5 * math.pi, 0), (1.5 * math.pi - .5, .15), (1.5 * math.pi + .5, -.15), (.02 * math.pi, 0), (.98 * math.pi, 0)): curve('seam', [body(t + q * math.sin(j / 7), 1.20 + .30 * j / 24, .0004) for j in range(25)], .0011, seam, e, 4)
    wal = mat('walnutf', '#4a2f1e', .35, var=.15, vscale=6)
    lathe('cap', [(.057, 0), (.058, .004), (.054, .016), (.040, .026), (.018, .031), (.010, .036), (.008, .046), (.015, .054), (.017, .064), (.012, .074), (.002, .077)], (0, 0, 1.538), wal, 40, parent=e)
    tube('pole', (0, 0, .08), (0, 0, .78), .014, g['steel'], e); iron = mat('castiron', '#17171a', .45, var=.1, vscale=20, bump=.15, bscale=200)
    lathe('hub', [(.002, .13), (.020, .128), (.026, .11), (.034, .085), (.030, .06), (.002, .055)], (0, 0, 0), iron, 40, parent=e)
    for i in range(3):
        q = math.radians(120 * i + 35); c_, s_ = math.cos(q), math.sin(q)
        curve('leg', [(c_ * .015, s_ * .015, .095), (c_ * .09, s_ * .09, .105), (c_ * .20, s_ * .20, .06), (c_ * .285, s_ * .285, .022)], .0125, iron, e)
        lathe('pad', [(.002, .024), (.018, .021), (.024, .008), (.024, 0), (.002, 0)], (c_ * .292, s_ * .292, 0), iron, 28, parent=e)
    # skirt: as it fell; its hem is turned up, twice the cloth there
    if not os.path.exists(kept('skirt')): subprocess.run([sys.executable, os.path.abspath(__file__)], check=True)
    with np.load(kept('skirt')) as d: p = d['p']
    p = np.concatenate([p, p[:, :1]], 1)
    cloth_mesh('skirt', p, (HEM, LONG), cloth, 0, 1).parent = e
    q = p[-4:].copy(); q[..., :2] *= 1 - .0022 / np.linalg.norm(q[..., :2], axis=2, keepdims=True)
    cloth_mesh('hem', q, (HEM, .034), cloth, 0, 1).parent = e
    # bodice: cut to the form, in panels; short pulls out of the waist and below the bust
    bones = [1.5 * math.pi + a for a in (-2.2, -1.45, -.78, -.30, .30, .78, 1.45, 2.2)]
    def bodice(t, u):
        front = max(0, -math.sin(t))
        top = 1.318 + .030 * math.exp(-((t - 1.5 * math.pi - .42) / .30) ** 2) + .030 * math.exp(-((t - 1.5 * math.pi + .42) / .30) ** 2) - .030 * (1 - front) ** 1.5
        z = 1.03 + (top - 1.03) * u
        near = min(abs((t - b + .03 * math.sin(z * 9) + math.pi) % (2 * math.pi) - math.pi) for b in bones) * .15
        sew = -.0016 * math.exp(-(near / .0022) ** 2) + .0007 * math.exp(-((near - .006) / .003) ** 2)
        pull = (.0026 * math.exp(-u * 4.2) + .0016 * math.exp(-((u - .55) / .13) ** 2) * front) * (1 - abs(N3(t * 2.2 + u, z * 42, 3)) * 2.6)
        return body(t, z, .0065 + sew + pull + .0009 * N3(t * 7, z * 30, 9))
    sheet('bodice', bodice, 540, 120, (.86, .30), cloth, .0026).parent = e
    sheet('waistband', lambda t, u: body(t, 1.006 + .037 * u + .0022 * N3(t * 1.7, 4), .0185 - .006 * u + .0022 * math.sin(math.pi * u) + .0013 * N3(t * 9, u * 2, 6)), 300, 10, (.76, .037), cloth, .0024).parent = e
    edge = [bodice(2 * math.pi * i / 160, 1.) for i in range(161)]
    curve('piping', [(x * 1.008, y * 1.008, z) for x, y, z in edge], .0019, cloth, e, 2)
    tape(e, mat('measurem', '#c2a245', .6, var=.05))
    return e


if __name__ == '__main__': fall()

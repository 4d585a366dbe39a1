# A pot of dry grass on a stool by the window, the sun's picture of both on painted canvas: `showcase-natural-light`
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from mathutils import Vector, noise
from scipy.ndimage import gaussian_filter

import cloths
from canvas import drop, painted
from kit import curve, empty, lathe, mat, mesh, tube
from roomkit import smooth

AT, HIGH = Vector((4.22, 1.32, 0)), .60


def stool(at, rz, wood):
    """a workshop's stool: a turned seat, a little hollow, four legs let into it, two stretchers that cross"""
    e = empty('stool', at, rz)
    parts = [lathe('seat', smooth([(.002, HIGH - .032), (.150, HIGH - .032), (.166, HIGH - .026), (.1725, HIGH - .014), (.170, HIGH - .003), (.160, HIGH), (.110, HIGH - .004), (.002, HIGH - .006)], 5), (0, 0, 0), wood, 96, parent=e, bevel=.0005)]
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2; top, foot = Vector((.105 * math.cos(a), .105 * math.sin(a), HIGH - .03)), Vector((.185 * math.cos(a), .185 * math.sin(a), .012)); d = foot - top; l = d.length
        o = lathe('leg', smooth([(.0135, 0), (.0160, -.12 * l), (.0185, -.45 * l), (.0165, -.75 * l), (.0125, -l)], 6), top, wood, 28, parent=e, bevel=.0006); o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = (-d).to_track_quat('Z', 'Y')
    for s, z in ((1, .20), (-1, .235)):
        r = .105 + .08 * (HIGH - .03 - z) / (HIGH - .042); c = r * math.cos(math.pi / 4); tube('stretch', (-c, -s * c, z), (c, s * c, z), .0095, wood, e)
    return e, parts


def cloth(seat, m):
    """a length of linen thrown over the seat: most of it hangs to the front"""
    W, L, nx, ny = .46, 1.06, 46, 106; turn = math.radians(74)
    c, s = math.cos(turn), math.sin(turn); n3 = lambda x, y, z: noise.noise(Vector((x, y, z)))
    if not os.path.exists(cloths.kept('stoolcloth')):
        v = []
        for j in range(ny + 1):
            for i in range(nx + 1):
                x, y = W * (i / nx - .5) * .96, L * (j / ny - .24); z = HIGH + .04 + .012 * math.sin(i * .30 + 1.7 * n3(i * .03, j * .025, 1)) + .006 * n3(i * .1, j * .06, 4)
                v.append((AT.x + x * c - y * s, AT.y + x * s + y * c, z))
        for o in seat: cloths.solid(o, 60, .004)
        floor = mesh('under', [(2, -1, .02), (7, -1, .02), (7, 4, .02), (2, 4, .02)], [(0, 1, 2, 3)], None); cloths.solid(floor, 40, .004)
        o = mesh('linen', v, cloths.grid(nx, ny), None, smooth=True); cm = o.modifiers.new('cl', 'CLOTH'); st = cm.settings
        st.quality = 7; st.mass = .30; st.tension_stiffness = 25; st.compression_stiffness = 12; st.shear_stiffness = 6; st.bending_stiffness = 1.1; st.air_damping = 1.6; cm.collision_settings.distance_min = .004
        p = cloths.run(o, 60, .005); bpy.data.objects.remove(o); bpy.data.objects.remove(floor)
        for o in seat: o.modifiers.remove(o.modifiers['col'])
        bpy.context.scene.frame_set(1); os.makedirs(os.path.dirname(cloths.kept('stoolcloth')), exist_ok=True); np.savez_compressed(cloths.kept('stoolcloth'), p=p.reshape(ny + 1, nx + 1, 3))
    with np.load(cloths.kept('stoolcloth')) as k: p = gaussian_filter(k['p'], (.9, .9, 0), mode='nearest')   # washed often, it has folds and hardly a crease
    # the seat stays below it: a disc with a round edge
    flat = p[..., :2] - np.array(AT.xy); r = np.maximum(np.linalg.norm(flat, axis=-1), 1e-6); out, up = np.maximum(r - .152, 0), p[..., 2] - (HIGH - .006)
    d = np.hypot(out, up); push = np.clip(.0235 - d, 0, None) / np.maximum(d, 1e-6); p[..., :2] += flat * (push * out / r)[..., None]; p[..., 2] += push * up
    o = cloths.cloth_mesh('linen', p, (W, L), m, .0016)
    for part, size in ((p[-4:], (W, L * 3 / ny)), (p[:4], (W, L * 3 / ny)), (p[:, :4], (W * 3 / nx, L)), (p[:, -4:], (W * 3 / nx, L))):   # its hem, turned over twice
        q = part.copy(); q[..., 2] += .0012; q[..., 0] -= .0008; cloths.cloth_mesh('hem', q, size, m, .002)
    return o


def set_by_window(g, room, vase):
    from clay import thrown
    from joinery import planed
    room(); drop((5.25, 1.25, 0), math.radians(-90), m=painted(lo='#3e403b', hi='#7f7b6e'), g=g)
    wood = planed('stoolw', '#7c5a3a', 2, .46); e, seat = stool((*AT.xy, .012), math.radians(20), wood); bpy.context.view_layer.update()
    cloth(seat, cloths.woven('washed', '#71818c', '#63727e', 620, .22, (), .5))
    old = set(bpy.data.objects); vase(0, 0, 1.5, 78, 8); pot = empty('pot', (AT.x + .015, AT.y + .01, HIGH + .012), .8); pot.scale = (.56,) * 3
    for o in set(bpy.data.objects) - old - {pot}: o.parent = pot
    bpy.data.objects['vase'].data.materials[0] = thrown()
    q = random.Random(4)   # seeds and straws that fell
    for i in range(26):
        a, r = q.uniform(0, 6.28), q.uniform(.10, .17); l = q.uniform(.012, .05); t = q.uniform(0, 3.14); c = AT + Vector((r * math.cos(a), r * math.sin(a), HIGH + .010)); d = Vector((math.cos(t), math.sin(t), 0)) * l / 2; curve('straw', [tuple(c - d), tuple(c + Vector((0, 0, .001))), tuple(c + d)], .0005, mat('strawm', '#c2ab80', .9, var=0))

"""Cloth of the evening by the lamp that hangs, lies and is sat on: a curtain drawn by hand, a woven plaid with its fringe, loose linen covers.

Each is let fall once and how it fell is kept in out/ (`kept`): python cloths.py curtain makes the curtain, some minutes of a core; the plaid
falls with its picture.
"""
import math
import os
import random
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from mathutils import Vector, noise
from scipy.ndimage import gaussian_filter

from graph import Graph
from house import nodes
from kit import link, mesh, setin

HERE = os.path.dirname(os.path.abspath(__file__))
kept = lambda name: os.path.join(HERE, 'out', f'{name}.npz')


def grid(nx, ny): return [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]


def solid(o, friction=20, thick=.008):
    o.modifiers.new('col', 'COLLISION'); o.collision.thickness_outer = thick; o.collision.cloth_friction = friction


def run(o, frames, self_distance=.006, every=10):
    """lets the cloth move and gives its points"""
    s = bpy.context.scene; cm = o.modifiers['cl']; cm.point_cache.frame_start = 1; cm.point_cache.frame_end = frames + 2; s.frame_start, s.frame_end = 1, frames + 2
    cm.collision_settings.use_self_collision = self_distance > 0; cm.collision_settings.self_distance_min = self_distance or .001; cm.collision_settings.collision_quality = 3
    for f in range(1, frames + 1):
        s.frame_set(f)
        if f % every == 0: print('cloth', f, flush=True)
    e = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    return np.array([v.co for v in e.vertices], np.float32)


def curtain(width=1.67, cloth=3.5, high=3.9, nx=190, nz=120, rings=13):
    """a curtain that hung flat is drawn together along its rod: from ring to ring it buckles as it likes, and its hem lies on the floor. From 0 along x, from 0 up z"""
    rng = random.Random(4); long = high + .03; v = []
    wave = lambda x, q: .03 * noise.noise(Vector((x * 2.1, q * .6, 1))) + .012 * noise.noise(Vector((x * 6, q, 5)))
    at = lambda i, j: (cloth * i / nx, wave(cloth * i / nx, j / nz), high + .05 - long * j / nz)
    v = [at(i, j) for j in range(nz + 1) for i in range(nx + 1)]
    o = mesh('curtain', v, grid(nx, nz), None, smooth=True)
    pins = [round(k * nx / (rings - 1)) for k in range(rings)]
    g = o.vertex_groups.new(name='pin'); pinned = {}
    for k, i in enumerate(pins):
        x = width * k / (rings - 1) + (rng.uniform(-.03, .03) if 0 < k < rings - 1 else 0)
        for d in (-1, 0, 1):   # a pleat is sewn: three threads wide
            if 0 <= i + d <= nx: pinned[i + d] = (x + .004 * d, rng.uniform(-.006, .006) + .012 * (d == 0), high)
    g.add(list(pinned), 1., 'REPLACE')
    o.shape_key_add(name='open'); key = o.shape_key_add(name='drawn')
    for i, p in pinned.items(): key.data[i].co = p
    key.value = 0; key.keyframe_insert('value', frame=1); key.value = 1; key.keyframe_insert('value', frame=46)
    solid(mesh('floor', [(-2, -2, 0), (5, -2, 0), (5, 2, 0), (-2, 2, 0)], [(0, 1, 2, 3)], None), 40)
    solid(mesh('sill', [(-2, .2, -1), (5, .2, -1), (5, .2, 5), (-2, .2, 5)], [(0, 1, 2, 3)], None), 2)
    cm = o.modifiers.new('cl', 'CLOTH'); st = cm.settings; st.vertex_group_mass = 'pin'; st.quality = 5; st.mass = .12
    st.tension_stiffness = st.compression_stiffness = 25; st.shear_stiffness = 4; st.bending_stiffness = .35; st.air_damping = 1.2; st.bending_damping = .4; st.tension_damping = st.compression_damping = 5
    p = run(o, 92, .007)
    np.savez_compressed(kept('curtain'), p=p.reshape(nz + 1, nx + 1, 3), size=np.array([cloth, long]))


def woven(name, c, c2, threads=420, through=.3, bands=(), wrinkles=.0):
    """cloth with its own threads, in metres of the flat cloth (UV): slubs both ways, creases from the shelf, bands woven in; light comes through it"""
    m, b, N, L = nodes(name); G = Graph(N, L); uv = N('ShaderNodeUVMap').outputs['UV']; sp = N('ShaderNodeSeparateXYZ'); L(uv, sp.inputs[0])
    warp, weft = G.noise(uv, 1., 3, .65, (threads, threads / 26, 1)), G.noise(uv, 1., 3, .65, (threads / 26, threads, 1))
    slub = G.op('MULTIPLY', G.ramp(G.noise(uv, 1., 2, .5, (threads / 3, 3., 1)), .5, .75, 1., .93), G.ramp(G.noise(uv, 1., 2, .5, (3., threads / 3, 1)), .5, .75, 1., .94))
    tone = G.op('MULTIPLY', G.op('MULTIPLY', G.ramp(warp, .34, .66, .84, 1.13), G.ramp(weft, .34, .66, .86, 1.12)), G.op('MULTIPLY', slub, G.ramp(G.noise(uv, 2.3, 4), .3, .7, .94, 1.05)))
    base = c
    for a, w, col in bands:   # from v = a, w wide
        base = G.mix(G.ramp(G.op('ABSOLUTE', G.op('SUBTRACT', sp.outputs['Y'], a + w / 2)), w / 2 + .0015, w / 2 - .0015, 0, .85), base, col)
    base = G.mix(G.ramp(G.noise(uv, 7, 5, .6), .35, .7, 0, .5), base, c2)
    colour = G.value(base, tone); L(colour, b.inputs['Base Color']); setin(b, 'Roughness', .92); setin(b, 'Specular', .12); setin(b, 'Sheen', .18)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .6; bp.inputs['Distance'].default_value = .0022
    h = G.op('ADD', warp, weft)
    if wrinkles: h = G.op('ADD', h, G.op('MULTIPLY', G.op('ADD', G.noise(uv, 9, 5, .6), G.op('MULTIPLY', G.noise(uv, 26, 4, .6), .5)), wrinkles))
    L(h, bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    if through:
        t = N('ShaderNodeBsdfTranslucent'); L(colour, t.inputs[0]); L(bp.outputs[0], t.inputs['Normal']); x = N('ShaderNodeMixShader'); x.inputs[0].default_value = through; L(b.outputs[0], x.inputs[1]); L(t.outputs[0], x.inputs[2]); L(x.outputs[0], m.node_tree.nodes['Material Output'].inputs[0])
    return m


def cloth_mesh(name, p, size, m, thick=0., level=1):
    """points of a grid as cloth: its flat measures as UV"""
    nz, nx = p.shape[0] - 1, p.shape[1] - 1
    o = mesh(name, [tuple(map(float, q)) for q in p.reshape(-1, 3)], grid(nx, nz), m, smooth=True); uv = o.data.uv_layers.new(name='u')
    for l in o.data.loops: j, i = divmod(l.vertex_index, nx + 1); uv.data[l.index].uv = (size[0] * i / nx, size[1] * j / nz)
    if level: s = o.modifiers.new('s', 'SUBSURF'); s.levels = s.render_levels = level
    if thick: t = o.modifiers.new('t', 'SOLIDIFY'); t.thickness = thick; t.offset = 0
    return o


def hang(x, y, m):
    """the kept curtain, its left end at x"""
    if not os.path.exists(kept('curtain')): subprocess.run([sys.executable, os.path.abspath(__file__), 'curtain'], check=True)
    with np.load(kept('curtain')) as k: p, size = k['p'].copy(), k['size']
    p[..., 0] += x; p[..., 1] += y; p[..., 2] += .004
    o = cloth_mesh('curtain', p, size, m)
    # its hem is turned up, its sides are sewn: twice the cloth there
    for part in (p[-5:], p[:, :3], p[:, -3:]):
        q = part.copy(); q[..., 1] += .0035; nz, nx = q.shape[0] - 1, q.shape[1] - 1; cloth_mesh('hem', q, (size[0] * nx / (p.shape[1] - 1), size[1] * nz / (p.shape[0] - 1)), m)
    return o


def plaid(chair, m, fringe, at=(.10, .26), size=(.98, 1.5), turn=.12, top=1.26, share=.46, folds=.035, nx=64, ny=98, name='plaid', frames=64):
    """a wool plaid dropped over a chair from a hand that held it gathered; knotted fringe at both ends"""
    bpy.context.view_layer.update(); solids = [o for o in chair.children_recursive if o.type == 'MESH']
    W, L = size
    v = [(W * (i / nx - .5) * (1 - 3.6 * folds) + folds * .5 * noise.noise(Vector((i * .08, j * .03, 3))), L * (j / ny - share), top + folds * (math.sin(i * .31 + 1.8 * noise.noise(Vector((i * .03, j * .022, 1)))) + .4 * noise.noise(Vector((i * .1, j * .05, 8))))) for j in range(ny + 1) for i in range(nx + 1)]
    M = chair.matrix_world.copy(); c, s = math.cos(turn), math.sin(turn)
    v = [tuple(M @ Vector((at[0] + x * c - y * s, at[1] + x * s + y * c, z))) for x, y, z in v]
    if not os.path.exists(kept(name)):
        for o in solids: solid(o, 30, .009)
        o = mesh('plaid', v, grid(nx, ny), None, smooth=True); cm = o.modifiers.new('cl', 'CLOTH'); st = cm.settings
        st.quality = 7; st.mass = .4; st.tension_stiffness = 18; st.compression_stiffness = 3; st.shear_stiffness = 3; st.bending_stiffness = 8.; st.air_damping = 2; cm.collision_settings.distance_min = .005
        p = run(o, frames, .008); bpy.data.objects.remove(o)
        for o in solids: o.modifiers.remove(o.modifiers['col'])
        bpy.context.scene.frame_set(1); np.savez_compressed(kept(name), p=p.reshape(ny + 1, nx + 1, 3))
    with np.load(kept(name)) as k: p = gaussian_filter(k['p'], (1.2, 1.2, 0), mode='nearest')   # wool does not crinkle
    o = cloth_mesh('plaid', p, size, m, .007)
    q = random.Random(2); cu = bpy.data.curves.new('fringe', 'CURVE'); cu.dimensions = '3D'; cu.bevel_depth = .0019; cu.bevel_resolution = 1; cu.materials.append(fringe); link(bpy.data.objects.new('fringe', cu))
    for e, inner in ((0, 4), (ny, ny - 4)):
        for i in range(0, nx + 1):
            for u in (0, .5):
                if i + u > nx: continue
                a = Vector(p[e, i]).lerp(Vector(p[e, min(nx, i + 1)]), u); d = (a - Vector(p[inner, i])).normalized(); l = q.uniform(.055, .075); side = Vector((q.gauss(0, .12), q.gauss(0, .12), 0)); pts = []
                for k in range(6): t = k / 5; pts.append(a + d * l * t * (1 - .4 * t) + (side * .6 + Vector((0, 0, -.55))) * l * t * t)
                sp_ = cu.splines.new('POLY'); sp_.points.add(5)
                for r, (w, pt) in enumerate(zip(sp_.points, pts)): w.co = (*pt, 1); w.radius = (1., .9, .9, 1., .9, .5)[r]
    return o


if __name__ == '__main__':
    bpy.ops.wm.read_factory_settings(use_empty=True); os.makedirs(os.path.join(HERE, 'out'), exist_ok=True)
    if 'curtain' in sys.argv: curtain()

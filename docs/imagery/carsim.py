"""A low car and the fitted cover over it: writes car_cover.npz (verts, faces, where each point lies on the cloth), once, before `hero-car`.

python carsim.py; some minutes of a core. The cover is cut like the car, a little wide, with an elastic in its hem, and let go: it settles
by cloth simulation, limp and in cells of a centimetre and a half, so that it lies taut over roof and wings and pulls folds from mirrors, wheels and
hem. Lips round the arches, pressed through it, were bowls; a stiffer cloth in larger cells was melted metal; a flat sheet hid the wheels.
"""
import math
import os
import sys
import time

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter1d, grey_dilation
from scipy.spatial import ConvexHull

HERE = os.path.dirname(os.path.abspath(__file__))
FINE = float(os.environ.get('FINE', 1.4))
FRAMES = int(os.environ.get('FRAMES', 40))
WHEELS, TYRE = (-1.33, 1.36), .335


def knots(pairs):
    """a curve through knots that overshoots none (monotone cubic)"""
    from scipy.interpolate import PchipInterpolator
    return PchipInterpolator(*zip(*pairs))


# the lower body: its middle from tail to nose, half its width, its shoulder
TOP = knots(((-2.27, .30), (-2.25, .66), (-2.17, .86), (-1.95, .93), (-1.4, .95), (0, .90), (1.0, .875), (1.5, .83), (1.9, .745), (2.10, .655), (2.19, .575), (2.245, .48), (2.27, .38)))
WIDE = knots(((-2.27, .62), (-2.18, .80), (-2.0, .90), (-1.45, .955), (-.5, .895), (.5, .895), (1.36, .945), (1.9, .88), (2.09, .76), (2.19, .61), (2.245, .45), (2.27, .30)))
# the glasshouse: its middle, half its width at the belt
ROOF = knots(((-1.98, .90), (-1.6, 1.03), (-1.15, 1.175), (-.65, 1.275), (-.2, 1.30), (.12, 1.275), (.45, 1.18), (.80, 1.02), (1.10, .87)))
BELT = knots(((-1.98, .36), (-1.6, .54), (-1.15, .66), (-.6, .735), (0, .75), (.5, .72), (.80, .64), (1.0, .50), (1.10, .30)))


def rounded(p, n):
    """n points along a polyline whose corners are eased"""
    p = np.array(p, float)
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T) + 1e-5)]
    q = np.linspace(0, d[-1], n * 4)
    y, z = (gaussian_filter1d(np.interp(q, d, p[:, k]), n * .09, mode='nearest') for k in (0, 1))
    y[-1] = 0
    return y[::4], z[::4]


def lower(x, n=30):
    t, w = float(TOP(x)), float(WIDE(x))
    b = .20; k = min(1, max(0, (t - b) / .5))
    s = b + (t - b) * .90
    y, z = rounded(((w * .93, b), (w * .985, b + (s - b) * .3), (w, b + (s - b) * .55), (w * .985, b + (s - b) * .82), (w * .92, s + .02 * k), (w * .70, t - .012 * k), (w * .4, t), (0, t)), n)
    # wings stand above bonnet and tail
    for c, r, h in ((1.36, .46, .085), (-1.36, .55, .075)): z = z + h * math.exp(-((x - c) / r) ** 2) * np.exp(-((y - .76 * w) / .15) ** 2) * k
    return y, z


def glass(x, n=22):
    t, w = float(ROOF(x)), float(BELT(x))
    r = w * .76
    return rounded(((w, .78), (w * .98, .86), (r + (w - r) * .12, t - .065), (r * .86, t - .020), (r * .5, t - .003), (0, t)), n)


def loft(section, xs):
    v, f = [], []
    for x in xs:
        y, z = section(x)
        v += [(x, a, b) for a, b in zip(y, z)] + [(x, -a, b) for a, b in zip(y[-2::-1], z[-2::-1])]
    m = len(v) // len(xs)
    f = [(i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j) for i in range(len(xs) - 1) for j in range(m - 1)]
    return v, f


def along(curve, a, b, n):
    """stations as far apart along the curve as one another"""
    x = np.linspace(a, b, 2000)
    d = np.r_[0, np.cumsum(np.hypot(np.diff(x), np.diff(curve(x))))]
    return np.interp(np.linspace(0, d[-1], n), d, x)


MIRROR = (.64, .93, .925), (.10, .085, .062)


def ball(sy, n=20, m=12):
    (x, y, z), (a, b, c) = MIRROR
    v = [(x + a * math.cos(p) * math.sin(q), sy * y + b * math.sin(p) * math.sin(q), z + c * math.cos(q)) for q in np.linspace(.05, math.pi - .05, m) for p in np.linspace(0, 2 * math.pi, n, endpoint=False)]
    return v, [(j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n, j * n + (i + 1) % n) for j in range(m - 1) for i in range(n)]


def tyre(sx, sy, n=56):
    prof = [(.20, .12), (.30, .118), (.325, .10), (.335, .06), (.335, -.06), (.325, -.10), (.30, -.118), (.20, -.12)]
    v = [(sx + r * math.cos(a), sy * (.822 + h), TYRE + r * math.sin(a)) for r, h in prof for a in np.linspace(0, 2 * math.pi, n, endpoint=False)]
    return v, [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i)[::int(sy)] for j in range(len(prof) - 1) for i in range(n)]


def round_(parts, x, ny):
    """the string round a section, from one foot over the roof to the other"""
    P = np.vstack(parts); foot = (WIDE(x) * .90, .165)
    P = np.vstack((P, [foot], P * (-1, 1), [(-foot[0], foot[1])]))
    h = P[ConvexHull(P).vertices]
    # the hull goes round from the left foot to the right one first
    h = np.roll(h, -np.argmin(np.hypot(*(h - (-foot[0], foot[1])).T)), 0)
    h = np.r_[h[1:], h[:1]]
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(h, axis=0).T))]
    s = np.linspace(0, d[-1], ny)
    return np.c_[np.interp(s, d, h[:, 0]), np.interp(s, d, h[:, 1])]


def pattern(nx, ny):
    """the cut: round each section as tight as a string, eased along the car, with a pocket for the mirror"""
    xs, rows = along(TOP, -2.275, 2.275, nx), []
    (mx, my, mz), (a, b, d) = MIRROR
    for x in xs:
        c = float(np.clip(x, -2.27, 2.27))
        y, z = lower(c); P = [np.c_[y, z]]
        if -1.98 < x < 1.10: P.append(np.c_[glass(x)])
        for cx in WHEELS:
            if abs(x - cx) < .40: h = math.sqrt(.40 ** 2 - (x - cx) ** 2); P.append(np.array([(.955, TYRE + h * .94), (.945, TYRE - .10)]))
        row = round_(P, c, ny)
        if abs(x - mx) < a * 1.15:
            k = math.sqrt(1 - ((x - mx) / (a * 1.15)) ** 2); t = np.linspace(0, 6.28, 24)
            out = round_(P + [np.c_[my + b * k * np.cos(t), mz + d * k * np.sin(t)]], c, ny)
            # below the mirror the cut goes back to the door: hung from it straight to the hem the cloth was a hood
            w = np.clip((out[:, 1] - (mz - .20)) / .17, 0, 1)[:, None]; w = w * w * (3 - 2 * w)
            row = out * w + row * (1 - w)
        rows.append(row)
    g = np.array(rows)
    g = gaussian_filter1d(g, 2.2 * nx / 260, axis=0, mode='nearest')
    # nose and tail are closed down to the hem
    g = np.concatenate([np.dstack((g[:1, :, 0] * (1 - .02 * (1 - k)), g[:1, :, 1] + (.165 - g[:1, :, 1]) * (1 - k))) for k in (0, .25, .5, .75)] + [g] + [np.dstack((g[-1:, :, 0] * (1 - .02 * k), g[-1:, :, 1] + (.165 - g[-1:, :, 1]) * k)) for k in (.25, .5, .75, 1)])
    xs = np.r_[xs[0] + .07 * np.array([1, .55, .2, .05]), xs, xs[-1] - .07 * np.array([.05, .2, .55, 1])]
    v = np.dstack((np.repeat(xs[:, None], ny, 1), g))
    # a finger wider all round
    n = np.cross(np.gradient(v + 1e-6 * np.arange(len(v))[:, None, None] * (1, 0, 0), axis=0), np.gradient(v, axis=1)); n /= np.linalg.norm(n, axis=2, keepdims=True) + 1e-9
    if n[nx // 2, ny // 2, 2] < 0: n = -n
    return v + .022 * n


if __name__ == '__main__':
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene

    def solid(name, v, f, friction=4):
        me = bpy.data.meshes.new(name); me.from_pydata([tuple(map(float, p)) for p in v], [], f); me.update()
        o = bpy.data.objects.new(name, me); scene.collection.objects.link(o)
        if friction: o.modifiers.new('c', 'COLLISION'); o.collision.thickness_outer = .010; o.collision.cloth_friction = friction
        return o
    solid('body', *loft(lower, along(TOP, -2.27, 2.27, 150)))
    solid('glass', *loft(glass, along(ROOF, -1.98, 1.10, 100)))
    for sy in (-1, 1):
        solid('mirror', *ball(sy))
        for cx in WHEELS: solid('tyre', *tyre(cx, sy))
    nx, ny = int(230 * FINE), int(170 * FINE)
    P0 = pattern(nx, ny)
    nx += 8
    f = [(i * ny + j, (i + 1) * ny + j, (i + 1) * ny + j + 1, i * ny + j + 1) for i in range(nx - 1) for j in range(ny - 1)]
    cloth = solid('cloth', P0.reshape(-1, 3), f, 0)
    i, j = np.mgrid[0:nx, 0:ny]
    edge = np.minimum(np.minimum(i, nx - 1 - i), np.minimum(j, ny - 1 - j))
    hem = cloth.vertex_groups.new(name='hem')
    for k, w in enumerate(np.clip(1 - edge / (3 * FINE), 0, 1).ravel()):
        if w > 0: hem.add([k], float(w), 'REPLACE')
    m = cloth.modifiers.new('cloth', 'CLOTH'); st, cs = m.settings, m.collision_settings
    st.quality = 6; st.mass = .22; st.air_damping = 1.2
    st.tension_stiffness = 22; st.compression_stiffness = 12; st.shear_stiffness = 4; st.bending_stiffness = .012
    st.tension_damping = st.compression_damping = st.shear_damping = 5; st.bending_damping = .3
    st.vertex_group_shrink = 'hem'; st.shrink_min = -float(os.environ.get('SLACK', .03)); st.shrink_max = float(os.environ.get('ELASTIC', .16))
    cs.collision_quality = 3; cs.distance_min = .006; cs.use_self_collision = False
    m.point_cache.frame_start = 1; m.point_cache.frame_end = FRAMES + 1
    t = time.time()
    for k in range(1, FRAMES + 1):
        scene.frame_set(k)
        if k % 10 == 0: print('frame', k, round(time.time() - t), flush=True)
    e = cloth.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    v = np.array([q.co for q in e.vertices])
    print(v.min(0), v.max(0))
    # where each point lies on the cloth, in metres: along the car, and round it
    du = np.linalg.norm(np.diff(P0[:, ny // 2], axis=0), axis=1); dv = np.linalg.norm(np.diff(P0, axis=1), axis=2)
    u = np.repeat(np.r_[0, np.cumsum(du)][:, None], ny, 1); w = np.c_[np.zeros(nx), np.cumsum(dv, axis=1)]; w -= w[:, -1:] / 2
    np.savez_compressed(os.environ.get('COVER', f'{HERE}/car_cover.npz'), v=v.astype(np.float32), f=np.array(f, np.int32), flat=np.stack((u.ravel(), w.ravel(), (edge / FINE).ravel()), 1).astype(np.float32))

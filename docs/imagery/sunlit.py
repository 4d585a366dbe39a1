"""A painted canvas at four in the afternoon: the window's bars and a branch before it are drawn on it by the sun, a wooden ladder stands in front: `detail-shadow`.

The canvas is painted stroke by stroke (`paint`, half a minute of a core, kept in out/), as a backdrop is: washes first, then
a wide brush crosswise, lighter towards the middle. The window is where it has to be for that shadow, so its bars are as soft as
their distance makes them and the ladder's rungs are sharp.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates

from house import nodes
from kitchen import sawn
from roomkit import *

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out')
W, H = 3.3, 3.3                 # the canvas
SUN = Vector((-.75, -.60, .37)).normalized()


def paint(n=2816, seed=3):
    """the canvas, as linear tones of three pigments laid over each other: (picture, relief)"""
    path = os.path.join(OUT, 'canvas-strokes.npz')
    if os.path.exists(path): d = np.load(path); return d['c'], d['h']
    g = np.random.default_rng(seed); y, x = np.mgrid[0:n, 0:n].astype(np.float32) / n
    def cloud(*s): return sum(gaussian_filter(g.normal(size=(n // 4, n // 4)), q / 4, mode='wrap') * q * k for q, k in s)
    up = lambda a: np.asarray(Image.fromarray(a.astype(np.float32)).resize((n, n), Image.BICUBIC))
    norm = lambda a: (a - a.mean()) / a.std()
    base = norm(up(cloud((260, 1.), (110, .55), (46, .34), (18, .2)))) * .5 + 1.15 * np.exp(-(((x - .47) / .36)**2 + ((y - .55) / .40)**2)) - .55
    tone = base * .5; h = np.zeros((n, n), np.float32)
    # a brush 6 to 14 cm wide: each stroke bent a little, its bristles drawn through it, thin where the paint ran out
    hairs = norm(gaussian_filter(g.normal(size=(512, 4096)), (1.0, 60)))
    for k in range(2600):
        cx, cy = g.uniform(-.02, 1.02, 2); a = g.choice((.6, -.7, 1.5)) + g.normal(0, .45); wd = g.uniform(.010, .022); ln = g.uniform(.05, .13); r = int((ln + wd) * n) + 2
        x0, y0 = int(cx * n), int(cy * n); ys, xs = slice(max(0, y0 - r), min(n, y0 + r)), slice(max(0, x0 - r), min(n, x0 + r))
        if ys.stop - ys.start < 4 or xs.stop - xs.start < 4: continue
        X, Y = x[ys, xs] - cx, y[ys, xs] - cy; u = X * np.cos(a) + Y * np.sin(a); v = -X * np.sin(a) + Y * np.cos(a) + g.normal(0, 2.) * u * u
        inside = np.clip((wd - np.abs(v)) / .0022, 0, 1) * np.clip((ln - np.abs(u)) / .03, 0, 1)
        b = map_coordinates(hairs, [(v / wd * 60 + g.uniform(60, 450)) % 512, (u * 2600 + g.uniform(0, 4096)) % 4096], order=1, mode='wrap'); dry = np.clip(.5 + u / ln * .5, 0, 1)
        m = inside * np.clip(.62 + .34 * b - .55 * dry, 0, 1) * g.uniform(.16, .46); want = base[min(n - 1, max(0, y0)), min(n - 1, max(0, x0))] * .62 + g.normal(0, .30)
        tone[ys, xs] += m * (want - tone[ys, xs]); h[ys, xs] += m * (.5 + .25 * b)
    # drips and specks of the paint before it, the weave that takes less of it on its threads
    speck = (gaussian_filter((g.random((n, n)) > .99993).astype(np.float32), 1.1) * 9).clip(0, 1); weave = norm(gaussian_filter(g.normal(size=(n, n)), (.6, 3.))) + norm(gaussian_filter(g.normal(size=(n, n)), (3., .6)))
    t = np.clip(.46 + .30 * tone + .011 * weave + .10 * speck, 0, 1)[..., None]; lo, mid, hi = (np.array([((q / 255 + .055) / 1.055)**2.4 for q in c]) for c in ((66, 57, 47), (133, 118, 98), (190, 176, 152)))
    c = np.where(t < .5, lo + (mid - lo) * t * 2, mid + (hi - mid) * (t * 2 - 1)); cool = np.clip(norm(up(cloud((150, 1.), (60, .5)))) * .5, -1, 1)[..., None]; c = c * (1 + cool * np.array([-.05, .0, .07]))
    mean = c.mean((0, 1)); c = np.maximum(c / mean, .02)**1.55 * mean   # the sun flattens it: its darks are laid on darker
    c = np.clip(c, 0, 1).astype(np.float16); h = (h + .10 * weave).astype(np.float16); os.makedirs(OUT, exist_ok=True); np.savez(path, c=c, h=h); return c, h


def canvas_mat():
    c, h = paint(); n = len(c); made = []
    for name, a in (('strokes', c.astype(np.float32)), ('relief', np.repeat(np.clip(h.astype(np.float32) * .25 + .2, 0, 1)[..., None], 3, 2))):
        im = bpy.data.images.new(name, n, n, float_buffer=True, is_data=True); im.pixels.foreach_set(np.concatenate([a[::-1], np.ones((n, n, 1), np.float32)], 2).ravel().astype(np.float32)); made.append(im)
    m, b, N, L = nodes('canvasp'); uv = N('ShaderNodeUVMap').outputs['UV']; t = [N('ShaderNodeTexImage') for _ in made]
    for k, im in zip(t, made): k.image = im; k.interpolation = 'Cubic'; L(uv, k.inputs['Vector'])
    L(t[0].outputs['Color'], b.inputs['Base Color']); setin(b, 'Roughness', .9); setin(b, 'Specular', .18)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .5; bp.inputs['Distance'].default_value = .0022; L(t[1].outputs['Color'], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


def canvas():
    """hung from a pole: it waves a little, wider below, with the rolls it was kept in across it; a batten in its hem"""
    nx, ny = 240, 260; N_ = lambda *p: noise.noise(Vector(p)); v = []; uv = []
    for j in range(ny + 1):
        s = j / ny
        for i in range(nx + 1):
            u = i / nx; x = (u - .5) * W; fall = .012 * math.sin(x * 4.4 + .7 + .8 * N_(x, s, 1)) * (.4 + .6 * s) + .020 * N_(x * 1.0, s * 1.4, 3) + .0035 * N_(x * 5, s * 4, 7); rolls = .0016 * math.sin(s * 62 + N_(x * .5, s, 9) * 2) * max(0, N_(x * .7, s * 2, 5) + .3)
            v.append((x, fall + rolls, .045 + (1 - s) * H)); uv.append((u, 1 - s))
    f = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i) for j in range(ny) for i in range(nx)]
    o = mesh('canvas', v, f, canvas_mat(), smooth=True); l = o.data.uv_layers.new(name='u')
    for p in o.data.loops: l.data[p.index].uv = uv[p.vertex_index]
    tube('batten', (-W / 2 - .02, .0, .040), (W / 2 + .02, .0, .040), .021, mat('hemroll', '#6f6455', .9, var=0, bump=.2, bscale=300), None, 40)


def ladder(at, rz, q):
    """a painter's ladder of pine: two rails, flat steps let into them, a back that swings, cords between; splashes on all of it"""
    e = empty('ladder', at, rz); w = sawn('pine', '#96673a', '#c79b66', 2, .0062, .52, None, .03); ws = sawn('pines', '#8f6238', '#bd905c', 0, .0062, .54, None, .03); st = mat('hinge', '#55575a', .38, metal=1, var=.15, vscale=60)
    Hh = 1.32; a = math.radians(13.5); lean = lambda z: (Hh - z) * math.tan(a)
    for front in (1, -1):
        for s in (-1, 1):
            x0, x1 = s * .20, s * .265; d = Vector((x1 - x0, front * -lean(0), -Hh)); o = box('rail', (.026, .066 if front > 0 else .040, d.length), Vector(((x0 + x1) / 2, front * -lean(Hh / 2), Hh / 2)), w, .003, parent=e); o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = d.to_track_quat('-Z', 'Y'); o.modifiers['b'].segments = 3
    for k in range(4): z = .26 + .265 * k; t = 1 - z / Hh; box('step', (.40 + .13 * t, .105, .022), (0, -lean(z), z), ws, .0035, parent=e)
    box('cap', (.47, .19, .024), (0, 0, Hh + .012), ws, .005, parent=e)
    for z in (.30, .74): t = 1 - z / Hh; box('tie', (.40 + .13 * t, .018, .045), (0, lean(z), z), ws, .003, parent=e)
    for s in (-1, 1): curve('cord', [(s * .232, -lean(.52) + .02, .52), (s * .232, -.06, .488), (s * .232, .06, .488), (s * .232, lean(.52) - .02, .52)], .0032, mat('cordm', '#b7ad98', .9, var=0, bump=.6, bscale=500), e); box('plate', (.004, .05, .09), (s * .218, .0, Hh - .06), st, .001, parent=e)
    # on its top a roll of tape and a brush; a clamp on a step
    T = Hh + .024; tp = mat('tape1', '#1b1b1d', .6, var=.05, vscale=60, bump=.2, bscale=500)
    from fresnel import hoop
    for k, (m_, r0, h) in enumerate(((tp, .064, .050), (mat('tape2', '#d9d3c4', .75, var=.04, vscale=80), .058, .024))): hoop('roll', [(.0385, 0), (r0, 0), (r0, h), (.0385, h)], (-.09 + .006 * k, .012 - .004 * k, T + .050 * k), m_, 96, (0, 0, 0), e, .0008); hoop('core', [(.036, .0005), (.0386, .0005), (.0386, h - .0005), (.036, h - .0005)], (-.09 + .006 * k, .012 - .004 * k, T + .050 * k), mat('corem', '#a58a63', .9, var=0), 80, (0, 0, 0), e, .0003)
    return e


def branch(q):
    """outside the window, between it and the sun: seen by its shadow alone"""
    m = mat('leafs', '#3c4a26', .7, var=0); v = []; f = []
    def leaf(p, d, L):
        d = d.normalized(); s = d.cross(Vector((q.gauss(0, 1), q.gauss(0, 1), q.gauss(0, 1)))).normalized(); k = len(v)
        for t, w_ in ((0, 0), (.28, .20), (.55, .23), (.82, .12), (1, 0)): c = Vector(p) + d * L * t; v.extend([c + s * L * w_, c - s * L * w_])
        for i in range(4): f.append((k + 2 * i, k + 2 * i + 1, k + 2 * i + 3, k + 2 * i + 2))
    def grow(p, d, L, r, depth):
        pts = [p]; n = 7
        for i in range(n): d = (d + Vector((q.gauss(0, .10), q.gauss(0, .10), q.gauss(0, .10) - .015))).normalized(); p = p + d * L / n; pts.append(p)
        curve('tw', [tuple(c) for c in pts], r, m, res=4)
        for i, c in enumerate(pts[2:]):
            if depth == 0 or i > 2:
                for _ in range(2 if depth == 0 else 1): leaf(c, d + Vector((q.gauss(0, .7), q.gauss(0, .7), q.gauss(0, .7))), q.uniform(.06, .10))
            if depth and i in (0, 2, 4): grow(c, (d + Vector((q.gauss(0, .5), q.gauss(0, .5), q.gauss(0, .45)))).normalized(), L * .62, r * .55, depth - 1)
    return grow, v, f, m


def shot(g):
    q = random.Random(8); canvas()
    # boards along the canvas, each its own piece
    fl = sawn('floorb', '#6b4a2c', '#9b744a', 0, .0055, .40, None, .05); st = mat('sub', '#0d0a08', .9, var=0); quad('sub', [(-4, -5, -.004), (4, -5, -.004), (4, 1, -.004), (-4, 1, -.004)], st)
    for j in range(26):
        x = -4.2 + q.uniform(0, 1.4)
        while x < 4: L_ = q.uniform(1.2, 2.2); o = box('plank', (L_ - .0008, .1385, .02), (x + L_ / 2, .55 - .14 * j, -.01), fl, .0012); x += L_
    # the wall behind: skirting, plaster; the rest of the room gives its light back
    quad('wall', [(-4, .42, 0), (4, .42, 0), (4, .42, 4), (-4, .42, 4)], mat('wallp', '#cfc7ba', .9, var=0, bump=.05, bscale=14)); box('sk', (8, .016, .11), (0, .412, .055), mat('skirt', '#d8d2c7', .5, var=.05), .003)
    pale = mat('roomw', '#b9ada0', .9, var=0)
    for p in ([(3.2, -6, 0), (3.2, .4, 0), (3.2, .4, 3.6), (3.2, -6, 3.6)], [(-3.4, -6, 0), (3.2, -6, 0), (3.2, -6, 3.6), (-3.4, -6, 3.6)], [(-3.4, -6, 3.6), (3.2, -6, 3.6), (3.2, .5, 3.6), (-3.4, .5, 3.6)]): quad('room', p, pale)
    # the wall with the window, at the left: opening, frame, bars
    X = -2.6; y0, y1, z0, z1 = -3.02, -.96, .62, 3.30; dk = mat('steelw', '#17181a', .5, var=0)
    for p in ([(-9, 0), (y0, 4.5)], [(y1, 0), (2, 4.5)], [(y0, 0), (y1, z0)], [(y0, z1), (y1, 4.5)]): (a, b), (c, d) = p; box('wl', (.16, c - a, d - b), (X - .08, (a + c) / 2, (b + d) / 2), pale, 0)
    for k in range(5): y = y0 + (y1 - y0) * k / 4; box('mu', (.045, .060 if k in (0, 4) else .036, z1 - z0), (X - .06, y, (z0 + z1) / 2), dk, .002)
    for k in range(6): z = z0 + (z1 - z0) * k / 5; box('mu', (.045, y1 - y0, .05 if k in (0, 5) else .030), (X - .06, (y0 + y1) / 2, z), dk, .002)
    grow, v, f, m = branch(q); at = Vector((.55, 0, 1.15)) + SUN * 4.4; grow(at + Vector((.2, -.9, .5)), Vector((-.05, .8, -.28)), 1.25, .012, 2); grow(at + Vector((-.1, -1.0, 1.0)), Vector((.1, .75, -.10)), 1.15, .012, 2); mesh('leaves', [tuple(p) for p in v], f, m)
    ladder((-.38, -.62, 0), math.radians(28), q)
    l = bpy.data.lights.new('sun', 'SUN'); l.energy = 5.2; l.color = (1, .83, .60); l.angle = math.radians(.53); o = link(bpy.data.objects.new('sun', l)); o.location = SUN * 9; aim(o, (0, 0, 0))
    o = area((X - .2, (y0 + y1) / 2, 1.8), (0, (y0 + y1) / 2, 1.5), 90, 1.9, 2.5, (.70, .84, 1)); o.visible_camera = False
    ambient((.62, .70, .82), .17)
    lvl((.10, -4.35, 1.12), (.10, 0), 49, 5.6, (.1, -.2, 1.1), .022)


if __name__ == '__main__':
    out, w, h, spp, seed, thr = args(); s = reset(); g = M(); shot(g); render(out, w, h, spp, seed, thr, bounces=6, clamp=5)

"""An old knotted rug for `hero-cyclorama`, drawn from above knot by knot: borders, a lobed medallion, a field of small flowers, dye lots, wear."""
import math

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter, zoom

from house import nodes
from graph import Graph
from kit import mat, mesh, setin

RED, INK, BONE, OCHRE, ROSE, BARE = ((110, 38, 32), (33, 38, 56), (178, 160, 130), (150, 102, 58), (140, 80, 66), (150, 132, 108))
KNOT = .0042


def rosette(u, v, r, n, deep=.18):
    """how far inside a flower of n petals, 0 at its edge, 1 in its middle"""
    return 1 - np.hypot(u, v) / (r * (1 + deep * np.cos(n * np.arctan2(v, u))))


def drawn(size, seed=4):
    q = np.random.default_rng(seed)
    X, Y = size[0] / 2, size[1] / 2
    x, y = np.meshgrid(np.arange(-X, X, KNOT), np.arange(-Y, Y, KNOT))
    soft = lambda s: gaussian_filter(q.standard_normal(x.shape), s / KNOT) * s / KNOT * 3.5
    # no line of a loom is quite straight
    u, v = np.abs(x + .004 * soft(.12)), np.abs(y + .004 * soft(.12))
    c = np.empty((*x.shape, 3)); c[:] = INK
    put = lambda m, k: c.__setitem__(m, k)
    # the field: a lattice of leaves round small flowers
    p = .112
    a, b = (u / p + .5 * (np.floor(v / p) % 2)) % 1 - .5, (v / p) % 1 - .5
    put(np.abs(np.abs(a) + np.abs(b) - .44) < .045, OCHRE)
    put((np.abs(np.hypot(np.abs(a) - .25, np.abs(b) - .25) - .10) < .045), ROSE)
    put(rosette(a, b, .24, 5) > 0, RED); put(rosette(a, b, .13, 5) > 0, BONE)
    # spandrels and medallion, lobed, each within a line
    t = np.arctan2(v / Y, u / X)
    for k, s in (((u / X) ** 2 + (v / Y) ** 2, 1), (((X - u) / X) ** 2 + ((Y - v) / Y) ** 2, -1)):
        d = np.sqrt(k) / ((.50 if s > 0 else .56) * (1 + .055 * np.cos(t * 16 if s > 0 else np.arctan2((Y - v) / Y, (X - u) / X) * 16)))
        put(d < 1.05, BONE); put(d < 1.02, INK); put(d < .99, RED)
        p2 = .086; a, b = (u / p2) % 1 - .5, (v / p2) % 1 - .5
        put((d < .93) & (rosette(a, b, .30, 4, .3) > 0), INK if s > 0 else OCHRE); put((d < .93) & (rosette(a, b, .15, 4, .3) > 0), BONE)
        if s > 0: put(d < .50, BONE); put(d < .47, INK); put((d < .44) & (rosette(u, v, .16, 8, .25) > 0), ROSE); put((d < .40) & (rosette(u, v, .10, 8, .25) > 0), RED); put(rosette(u, v, .05, 8) > 0, BONE)
    # borders, from the field out to the edge
    e = np.minimum(X - u, Y - v); along = np.where(X - u < Y - v, v, u)
    for wide, k in ((.245, BONE), (.238, INK), (.222, OCHRE), (.20, INK), (.19, RED), (.062, BONE), (.055, OCHRE), (.034, INK)): put(e < wide, k)
    a, b = (along / .14) % 1 - .5, (e - .126) / .14
    big = np.floor(along / .14) % 2 == 0; main = (e < .185) & (e > .067)
    put(main & (np.abs(b - .22 * np.sin(along / .14 * np.pi)) < .045), BONE)
    put(main & big & (rosette(a, b, .40, 8, .16) > 0), INK); put(main & big & (rosette(a, b, .30, 8, .2) > 0), OCHRE); put(main & big & (rosette(a, b, .17, 8) > 0), RED)
    put(main & ~big & (rosette(a, b, .30, 4, .35) > 0), ROSE); put(main & ~big & (rosette(a, b, .14, 4, .3) > 0), BONE)
    for at, period in ((.211, .034), (.0445, .034)): put((np.abs(e - at) < .008) & ((along / period) % 1 < .5), RED)
    c = c / 255.
    # lots of dye along the warp, wool of uneven colour, where feet and stands took the pile down to its ground
    c *= (1 + .10 * np.repeat(gaussian_filter(q.standard_normal(x.shape[1]), 14)[None] * 7, len(x), 0) + .05 * soft(.03) + .12 * q.standard_normal(x.shape))[..., None].clip(.6, 1.4)
    worn = np.clip(soft(.11) * .9 + soft(.02) * .5 - .25 + .55 * np.exp(-((x / .62) ** 2 + (y / .45) ** 2)), 0, 1)[..., None] * .62
    c = c * (1 - worn) + np.array(BARE) / 255 * worn
    grey = c @ np.array((.3, .6, .1))
    return np.clip((grey[..., None] + .74 * (c - grey[..., None])) * .88 + .03, .01, 1)


def persian(size, tone=1.):
    m, b, N, L = nodes('persian'); G = Graph(N, L)
    c = drawn(size); H, W = c.shape[:2]
    im = bpy.data.images.new('persian', W, H); im.pixels.foreach_set(np.dstack((c, np.ones((H, W)))).astype(np.float32).ravel()); im.pack()
    P = N('ShaderNodeTexCoord').outputs['Object']; k = N('ShaderNodeMapping'); k.vector_type = 'POINT'; k.inputs['Scale'].default_value = 1 / size[0], 1 / size[1], 1; k.inputs['Location'].default_value = .5, .5, 0; L(P, k.inputs[0])
    t = N('ShaderNodeTexImage'); t.image, t.extension = im, 'EXTEND'; L(k.outputs[0], t.inputs[0])
    L(G.value(t.outputs[0], G.ramp(G.noise(P, 3.1, 6, .65), .3, .7, .80 * tone, 1.14 * tone)), b.inputs['Base Color']); setin(b, 'Roughness', .93); setin(b, 'Specular', .15); setin(b, 'Sheen', .25)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .55; bp.inputs['Distance'].default_value = .005
    L(G.op('ADD', G.noise(P, 1., 3, .6, (190, 190, 1)), G.noise(P, 26, 3)), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    return m


def fringes(at, rz, size, seed=9):
    """the warp's ends, thread by thread: knotted in bunches, combed by feet, some of them gone"""
    q = np.random.default_rng(seed)
    v, f = [], []
    for s in (-1, 1):
        for y in np.arange(-size[1] / 2 + .012, size[1] / 2 - .01, .0125):
            if q.random() < .07: continue
            lean, long = q.normal(0, .35), q.uniform(.030, .058)
            for _ in range(7):
                y0, a, l = y + q.normal(0, .0016), lean + q.normal(0, .22), long * q.uniform(.7, 1.1)
                bend, w, z = q.normal(0, .5), .0009, .004 + q.uniform(0, .003)
                for k in range(6):
                    t = k / 5; u = a + bend * t
                    x = size[0] / 2 - .004 + l * t * math.cos(u); c = y0 + (y - y0) * .6 * math.sin(math.pi * min(1, t * 2.2)) * (t < .45) + l * t * math.sin(u)
                    h = .0065 * (1 - t) + z * t * .35 + .0008
                    v += [(s * x, c - w, h), (s * x, c + w, h + .0012)]
                    if k: b = len(v) - 4; f.append((b, b + 1, b + 3, b + 2))
    o = mesh('fringe', v, f, mat('fringem', '#8f8168', .95, var=0, colvar=0))
    o.location, o.rotation_euler = at, (0, 0, rz)
    return o


if __name__ == '__main__':
    import sys
    from PIL import Image
    Image.fromarray((drawn((2.35, 1.75)) * 255).astype(np.uint8)).save(sys.argv[1])

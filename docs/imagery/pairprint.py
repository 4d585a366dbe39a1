"""Prints `hero-window` and `hero-dusk` once more, of the finished masters: python pairprint.py

By day the light gets an order: sky burns out where the sun stands and eats into the bars before it, the ceiling falls off
with the distance to the window, the paper from the window's side to the other, and globes that hang before the sky are lit
through instead of cut out of card. At dusk the panes are calm: grain that the sharpening drew out of the hills goes, and so
do a softbox, a disc and a ladder whose mirror images had torn edges; ceiling and floor fall off from the lamps. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter, maximum_filter, uniform_filter

from darkroom import LUMA, area, display, linear, opened, printed, smooth
from phone import phone

# in the master of 1760 by 990
WINDOW = ((-5, 203), (1031, 344), (1031, 743), (-5, 792))
CURTAIN = ((1031, 335), (1165, 345), (1165, 775), (1031, 760))
CEILING = ((-5, -5), (1765, -5), (1765, 205), (1410, 262), (1235, 300), (1190, 322), (-5, 152))
PAPER = ((1236, 424), (1545, 394), (1547, 720), (1538, 786), (1485, 812), (1232, 842), (1005, 808), (1180, 790), (1232, 740))
GLOBES = ((788, 379, 27), (1000, 404, 25))
FLOOR = ((-5, 836), (560, 808), (760, 790), (1000, 800), (1235, 842), (1480, 815), (1560, 770), (1765, 790), (1765, 995), (-5, 995))
HORIZON = 488
TORN = (((848, 488), (866, 488), (866, 524), (846, 523)), ((847, 534), (866, 534), (866, 583), (852, 583)))
TENT = ((488, 614), (514, 614), (514, 632), (488, 633))
FEET = ((1292, 816, 9, .5), (1303, 812, 7, .4), (1337, 818, 9, .5), (1347, 814, 7, .4), (1320, 815, 46, .30), (1066, 902, 15, .45), (1263, 917, 15, .45), (1208, 885, 12, .4), (1362, 892, 60, .40), (1585, 896, 12, .4), (1604, 893, 12, .4), (1702, 896, 12, .4), (1674, 881, 10, .4))
DISC = (576, 583, 92)


def guided(p, r, eps):
    """smooths what differs by less than about the root of eps, keeps edges (He, Sun, Tang)"""
    mean = lambda v: uniform_filter(v, 2 * r + 1)
    m = mean(p)
    v = mean(p * p) - m * m
    k = v / (v + eps)
    return mean(k) * p + mean((1 - k) * m)


def blurred(v, m, s):
    """the mean about each point of what lies in m"""
    return gaussian_filter(v * m, s) / np.maximum(gaussian_filter(m, s), 1e-4)


def stood(a):
    """what stands on the floor: a small dark under each foot, and a soft one under the stool and the boxes"""
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    stops = sum(k * np.exp(-(((x - u) / r) ** 2 + ((y - v) / (r * .30)) ** 2)) for u, v, r, k in FEET)
    return display(linear(a) * (2 ** -stops)[..., None])


def without_tent(a):
    """a felt tent far out, too small to be one: the pale speck has the plain beside it"""
    m = area(a, 1.5, TENT)[..., None]
    return a * (1 - m) + np.roll(a, -32, 1) * m


def day(a):
    a = stood(without_tent(a))
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    light, own = linear(a), a @ LUMA
    panes = area(a, 1.5, WINDOW)
    sky = smooth(own, .84, .95) * (1 - smooth(y, 470, 520)) * area(a, 2, WINDOW, CURTAIN)
    # towards the sun the sky burns out; away from it there is a little less of it
    near = np.exp(-(((x - 900) / 430) ** 2 + ((y - 300) / 260) ** 2))
    light = light * (2 ** (sky * (.30 * near - .22 * (1 - near))))[..., None]
    # ceiling and upper wall fall off with the distance to the window
    away = np.hypot((x - 780) / 1050, (y - 330) / 420)
    ceiling = area(a, 1.2, CEILING)
    wall = area(a, 1.2, ((1190, 322), (1235, 300), (1410, 262), (1765, 205), (1765, 780), (1560, 760), (1560, 380), (1240, 420), (1165, 420), (1165, 330)))
    stops = ceiling * (.34 - .95 * smooth(away, .18, 1.15)) + wall * (.22 - .62 * smooth(x, 1180, 1740))
    # the paper is nearer to the window at its left; the sun before its foot throws warmth up to it
    paper = area(a, 1.2, PAPER) * smooth(gaussian_filter(a[..., 0] - a[..., 2], 5), .04, .12) * (1 - .75 * smooth(y, 735, 800))
    stops += paper * (.72 - 1.30 * smooth(x + .22 * (y - 420), 1215, 1660))
    bounce = paper * np.exp(-(((x - 1250) / 150) ** 2 + ((y - 790) / 200) ** 2))
    stops += .28 * bounce
    light = light * (2 ** stops)[..., None] * (1 + bounce[..., None] * np.array([.05, 0, -.07], np.float32))
    grey = (light @ LUMA)[..., None]
    light = light + paper[..., None] * .16 * (grey - light)
    # globes: opal, the sky behind them, so that they glow at the rim and more at the sun's side
    for u, v, r in GLOBES:
        d = np.hypot(x - u, y - v) / r
        inside = 1 - smooth(d, .93, 1.03)
        s = np.clip(d, 0, 1)
        rim = s ** 3 * (.75 + .35 * np.clip(((900 - u) * (x - u) / 300 - (y - v)) / r, -1, 1))
        light = light * (2 ** (inside * (-.24 + .80 * rim)))[..., None]
    # what burns spills over its bars, and over the beam above them
    hot = np.clip(sky, 0, 1) * (.35 + .65 * near)
    spill = sum(gaussian_filter(hot, s) * k for s, k in ((3.5, .10), (14, .07), (50, .05), (160, .035)))
    light = 1 - (1 - np.clip(light, 0, 1)) * (1 - spill[..., None] * np.array([1., .94, .84], np.float32))
    return np.clip(display(light), 0, 1)


def dusk(a):
    a = stood(without_tent(a))
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    own = a @ LUMA
    panes = area(a, .8, WINDOW)
    # glass is blue and no bar; what stands before it is warm
    warm = maximum_filter((a[..., 0] > a[..., 2] * .99).astype(np.float32), 3)
    glass = ((own > .10) & (warm < .5)).astype(np.float32) * panes
    torn = area(a, .8, *TORN)
    a = a * (1 - torn[..., None]) + np.stack([blurred(a[..., c], glass * (1 - area(a, 0, *TORN)), 9) for c in range(3)], 2) * torn[..., None]
    calm = np.stack([guided(a[..., c], 4, .0016) for c in range(3)], 2)
    dry = gaussian_filter(maximum_filter(((a[..., 0] > a[..., 2] * 1.12) & (own < .35)).astype(np.float32), 5), 1.5)   # what stands before it keeps its own: dry grass, cloth, wood
    share = panes * (1 - smooth(own, .55, .75)) * (1 - dry)
    a = a * (1 - share[..., None]) + calm * share[..., None]
    # below the crest every pane is as dark as those at the left are at that height: what hung in them by mirroring parts from it no more
    left = glass * smooth(x, 380, 400) * (1 - smooth(x, 690, 700)) * (np.hypot(x - DISC[0], y - DISC[1]) > DISC[2])
    profile = np.stack([gaussian_filter((a[..., c] * left).sum(1), 14) / np.maximum(gaussian_filter(left.sum(1), 14), 1e-3) for c in range(3)], 1)[:, None, :]
    usable = gaussian_filter(left.sum(1), 14) > 2
    here = np.stack([blurred(a[..., c], glass, 2.5) for c in range(3)], 2)
    wide = np.stack([blurred(a[..., c], glass, 26) for c in range(3)], 2)
    glass = np.maximum(glass, torn)
    where = glass * smooth(x, 700, 712) * smooth(y, HORIZON - 8, HORIZON + 14) * usable[:, None]
    disc = glass * (1 - smooth(np.hypot(x - DISC[0], y - DISC[1]), DISC[2] + 6, DISC[2] + 26)) * (1)
    target = profile * .78 + .22 * wide
    for m, k in ((where, .92), (disc, .8)):
        m = gaussian_filter(m, .6) * k
        a = a * (1 + m[..., None] * (np.clip(target / np.maximum(here, .03), .4, 2.2) - 1))
    light = linear(np.clip(a, 0, 1))
    # the ceiling is lightest over the lamps, the floor before the paper; both fall off from there, and shaded boards are less red
    ceiling, floor = area(a, 1.2, CEILING), area(a, 3, FLOOR)
    stops = -ceiling * .75 * smooth(np.hypot((x - 1010) / 900, (y - 300) / 420), .25, 1.15)
    stops -= floor * .45 * smooth(np.hypot((x - 1230) / 800, (y - 800) / 330), .30, 1.1)
    light = light * (2 ** stops)[..., None]
    red = floor * smooth(light[..., 0] / np.maximum(light[..., 1], 1e-3), 1.45, 2.2)
    light = light + (.30 * red)[..., None] * ((light @ LUMA)[..., None] * np.array([1.18, .98, .76], np.float32) - light)
    # lamps spill a little of their own colour
    hot = smooth(light @ LUMA, .62, .95)
    spill = sum(gaussian_filter(hot, s) * k for s, k in ((4, .05), (16, .06), (60, .05)))
    light = 1 - (1 - light) * (1 - spill[..., None] * np.array([1., .80, .55], np.float32))
    return np.clip(display(light), 0, 1)


if __name__ == '__main__':
    for name, print_ in (('hero-window', day), ('hero-dusk', dusk)):
        printed(name, print_(opened(name)))
        phone(name)

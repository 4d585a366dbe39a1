"""The yard of `about-exterior` as its print sees it: ice in the sky, ruts and grit in the light of the panes, point by point (for duskprint.py)."""
import numpy as np
from scipy.ndimage import map_coordinates

from darkroom import noise, smooth
from ground import AHEAD, EYE, LENS, RGB, grit, growth, hashed, relief, wheel_tracks

W, H, HORIZON, DISTANCE = 1600, 900, 546, 800 * LENS
Y, X = np.mgrid[0:H, 0:W].astype(np.float32)
# in the master: the yard as far as meadow, plinth, step and tyres; the window, the line of the range in it
YARD = ((-5, 632), (262, 632), (420, 648), (660, 684), (800, 704), (886, 714), (892, 733), (1175, 767), (1266, 747), (1300, 764), (1345, 769), (1500, 786), (1605, 786), (1605, 905), (-5, 905))
WINDOW = ((344, 379), (956, 258), (956, 662), (344, 616))
RANGE = ((344, 484), (440, 478), (456, 468), (510, 466), (556, 458), (625, 458), (640, 474), (680, 450), (755, 444), (785, 428), (833, 423), (956, 420))


def cirrus():
    """ice drawn out by the wind, on a plane high above: banks, threads of six widths that bend, and gaps"""
    z = np.maximum((HORIZON - Y) / DISTANCE, 0) + .10
    x, y = (X - W / 2) / DISTANCE / z, 1 / z
    p, q = x * np.cos(.5) - y * np.sin(.5), y * np.cos(.5) + x * np.sin(.5)
    rng = np.random.default_rng(1)
    n = lambda s, u, v, soft=4: noise(rng, 1024, soft, u * soft / s, v * soft / s)
    q, p = q + .22 * n(1.6, p, q) + .10 * n(.6, p, q) + .030 * n(.2, p, q) + .010 * n(.07, p, q), p + .25 * n(1.1, p, q)
    banks = .9 * n(1.5, p * .55, q) + .45 * n(.6, p * .5, q)
    threads = sum(a * n(s, p * .17, q, 3) for s, a in ((.22, .5), (.10, .46), (.045, .42), (.021, .38), (.010, .32), (.005, .2)))
    fine = .3 * n(.05, p * .5, q) + .25 * n(.022, p * .6, q)
    return np.clip(smooth(banks + .28 * threads + .12 * fine, .72, 2.6) * np.clip(.72 + .42 * threads + .16 * fine, 0, 1.6), 0, 1)[..., None]


def placed(u, v, bend=.010):
    """where on the ground a pixel of the master lies: the lens undone"""
    s, t = (u - W / 2) / (W / 2), (v - H / 2) / (W / 2)
    k = 1 + bend * (s * s + t * t - 1.30)
    far, side = EYE[2] * DISTANCE / np.maximum(t * k * W / 2 + H / 2 - HORIZON, 6), s * k / LENS
    return far, EYE[0] + far * (AHEAD[0] + side * AHEAD[1]), EYE[1] + far * (AHEAD[1] - side * AHEAD[0])


def trodden(top=566):
    """light on the yard against light on a plain, and its tones: twice as fine as the picture; it comes from the panes"""
    v, u = (np.mgrid[0:(H - top) * 2, 0:W * 2].astype(np.float32) + .5) / 2
    _, x, y = (a.astype(np.float32) for a in placed(u, v + top))
    h = relief(x, y, True)[0]
    rng, own = np.random.default_rng(11), np.random.default_rng(31)
    n = lambda metres, r: noise(r, 512, 5, x * 5 / metres, y * 5 / metres)
    n3, n1b, n1 = (n(m, rng) for m in (3.2, 1.5, .9))
    d2, d06, d02, d006 = (n(m, own) for m in (2.2, .6, .21, .06))
    free, line, other, ruts, old, rim, tread = wheel_tracks(x, y, n3, n1b, n1, d06)
    grown, driven = growth(x, y), np.maximum(ruts, .6 * old)
    keep = np.clip(.50 + .30 * d06 + .25 * d02 + .25 * d2 - .45 * driven, 0, 1) * (1 - .6 * grown)
    (g1, c1), (g2, c2) = grit(x, y, .024, .7, 14), grit(x, y, .055, .4, 15)
    some = lambda c, k, share: hashed((c * 1e5).astype(np.int64), np.zeros_like(c), k) < share
    g1, g2 = g1 * some(c1, 5, keep), g2 * some(c2, 6, .8 * keep)
    g, kind = np.maximum(g1, g2), np.where(g2 >= g1, c2, c1)
    h = h + free * (-.020 * ruts - .008 * old + .008 * rim + .0019 * tread * (1 - grown) + .0040 * d06 * (1 - .7 * ruts) + .0026 * d02 * (1 - .6 * ruts) + .0012 * d006) + .8 * g * smooth(-.02 - y, 0, .1)
    (xr, xc), (yr, yc), (hr, hc) = (np.gradient(q) for q in (x, y, h))
    turn = xr * yc - xc * yr
    hx, hy = (hr * yc - hc * yr) / turn, (xr * hc - xc * hr) / turn
    # towards the middle of the lit panes, or the door, whichever is nearer; the sky fills the rest
    px, py, pz = np.clip(x - 1.2, -5.5, 5.) - x, .3 - y, 2.1
    far = np.sqrt(px * px + py * py + pz * pz)
    sun = np.stack([px / far, py / far, pz / far])
    light = np.clip((sun[2] - hx * sun[0] - hy * sun[1]) / np.sqrt(1 + hx * hx + hy * hy), 0, None)
    i, j = np.mgrid[0:h.shape[0], 0:h.shape[1]].astype(np.float32)
    shadow = np.zeros_like(h)
    for d in (.006, .012, .02, .032, .05, .08, .12):   # towards the sun, step by step
        flat = np.hypot(sun[0], sun[1])
        sx, sy = sun[0] / flat * d, sun[1] / flat * d
        there = map_coordinates(h, [i + (sx * yc - sy * xc) / turn, j + (xr * sy - yr * sx) / turn], order=1, mode='nearest')
        shadow = np.maximum(shadow, smooth(there - h - sun[2] / flat * d, 0, .006))
    fill = .20
    light = np.clip((light * (1 - shadow) + fill) / (sun[2] + fill), .25, 2.2)[..., None]
    # tones: what dried in patches is darker, pressed dust paler, stones have their own; straw lies about
    dry = smooth(.7 * d2 + .5 * d06 + .3 * d02 - .9 * driven, -.4, 1.5)[..., None]
    c = (1 - dry * np.array([.16, .185, .20], np.float32)) * (1 + .05 * d02 + .06 * d006 + .10 * driven)[..., None]
    kinds = np.stack([RGB(q) for q in ('#6f685e', '#8a8073', '#9c9284', '#7b6a58', '#a89a86', '#857b70')]) / RGB('#a28f74')
    c = np.where((g > 1e-4)[..., None], .35 * c + .64 * kinds[np.clip((kind * 6).astype(int), 0, 5)], c)
    for cell, k in ((.075, 7), (.045, 8)):
        a, b = np.floor(x / cell), np.floor(y / cell)
        r = lambda q: hashed(a, b, k * 31 + q)
        t = r(1) * 6.283
        px, py = x - (a + .3 + .4 * r(2)) * cell, y - (b + .3 + .4 * r(3)) * cell
        lies = (np.abs(px * np.cos(t) + py * np.sin(t)) < cell * (.18 + .28 * r(4))) & (np.abs(py * np.cos(t) - px * np.sin(t)) < .0022 + .002 * r(5)) & (r(6) < .3 * smooth(grown + .3 * d2 + .1 * d06, 0, .6) * (1 - .6 * driven))
        c = np.where(lies[..., None], np.where(r(7)[..., None] < .55, (1.35, 1.30, 1.05), (.45, .42, .36)), c)
    out = np.ones((H, W, 3), np.float32)
    out[top:] = (light * c).reshape(H - top, 2, W, 2, 3).mean((1, 3))
    return out / out[632:].mean((0, 1))

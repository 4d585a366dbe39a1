"""Prints `about-exterior-day` with real land, sky and yard, of the finished master: python landprint.py [--laid]

The hill was a wash of haze, the clouds smears, the yard sand with soft blobs, the panes mirrored one flat slab. The mountain is rendered
(`mountain.py`) and lies behind the house. The clouds are ice that the wind draws out, over the master's own blue. The yard has the
relief of `ground.py` with deeper ruts and more grit, in the sun and its shadows point by point, over the master's tones. What the panes
mirror has slopes and haze. House and bicycle stay. --laid takes the render in out/. Once, as it would add up.
"""
import os
import shutil
import subprocess
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates

import make
from darkroom import LUMA, area, display, linear, master, noise, opened, printed, smooth
from ground import AHEAD, EYE, LENS, RGB, grit, growth, hashed, relief, wheel_tracks
from turfprint import SEEN

NAME = 'about-exterior-day'
W, H, HORIZON, DISTANCE = 1600, 900, 546, 800 * LENS
Y, X = np.mgrid[0:H, 0:W].astype(np.float32)
# the sun of house.py: azimuth 231, 22 degrees high
SUN = np.array([np.sin(4.0317) * .9272, np.cos(4.0317) * .9272, .3746])
# in the master: above the roof; the yard as far as meadow, plinth, step and tyres; the window, the line of the range in it
ABOVE = ((-5, -5), (1355, -5), (1340, 1), (1000, 100.5), (470, 260.5), (400, 282), (171.5, 352.3), (168, 360), (-5, 372))
YARD = ((-5, 632), (262, 632), (420, 648), (660, 684), (800, 704), (886, 714), (892, 733), (1175, 767), (1266, 747), (1300, 764), (1345, 769), (1500, 786), (1605, 786), (1605, 905), (-5, 905))
WINDOW = ((344, 379), (956, 258), (956, 662), (344, 616))
RANGE = ((344, 484), (440, 478), (456, 468), (510, 466), (556, 458), (625, 458), (640, 474), (680, 450), (755, 444), (785, 428), (833, 423), (956, 420))


def mountain():
    """graded as the master is"""
    to = os.path.join(make.OUT, f'{NAME}-mountain')
    if '--laid' not in sys.argv: make.run(sys.executable, 'mountain.py', '--', to, str(W), str(H), '12', REGION='0,.27,.29,.63')
    shutil.copy(master(NAME), f'{to}.jpg')
    subprocess.run([sys.executable, os.path.join(make.HERE, 'over.py'), f'{to}.npy', f'{to}.jpg', str(W), *make.PICTURES[NAME][6].split()], check=True)
    with Image.open(f'{to}-over.png') as picture: return np.asarray(picture.convert('RGB'), np.float32) / 255


def clear(a, sky):
    """the sky without its clouds: an even surface through what is bluest"""
    u, v = X / W - .35, Y / H - .2
    terms = np.stack([u ** i * v ** j for i in range(5) for j in range(5 - i)], -1).reshape(-1, 15)
    some = np.nonzero((sky > .99).ravel())[0][::37]
    A, B, w = terms[some], a.reshape(-1, 3)[some], np.ones((len(some), 1))
    for _ in range(12):
        k = np.linalg.lstsq(A * w, B * w, rcond=None)[0]
        r = (B - A @ k)[:, :1]
        w = np.where(r > np.median(np.abs(r)) + .002, .04, 1.)
    return np.clip((terms @ k).reshape(H, W, 3), 0, 1)


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


def land(a):
    rock = mountain()
    blue = rock[..., 2] - rock[..., 0]
    crest = np.argmax((blue < .13) & (Y > 250), axis=0)
    share = area(a, .5, SEEN) * smooth(Y - crest, -1.4, 1.1) * (1 - smooth(Y, 547, 555))
    share = share * (1 - smooth(X, 448, 458))
    # sky where neither roof nor the mountain of old is
    free = area(a, .5, ABOVE)
    sure = free * (gaussian_filter(a[..., 2] - a[..., 0], 1) > .14) * (Y < 268 + 92 * (1 - smooth(X, 0, 170)))
    ice = .55 * cirrus()
    sky = display(linear(clear(a, sure)) * (1 - ice) + np.array([.80, .82, .84]) * ice)
    a = a * (1 - free[..., None]) + sky * free[..., None]
    return a * (1 - share[..., None]) + rock * share[..., None], rock


def placed(u, v, bend=.005):
    """where on the ground a pixel of the master lies: the lens undone"""
    s, t = (u - W / 2) / (W / 2), (v - H / 2) / (W / 2)
    k = 1 + bend * (s * s + t * t - 1.30)
    far, side = EYE[2] * DISTANCE / np.maximum(t * k * W / 2 + H / 2 - HORIZON, 6), s * k / LENS
    return far, EYE[0] + far * (AHEAD[0] + side * AHEAD[1]), EYE[1] + far * (AHEAD[1] - side * AHEAD[0])


def trodden(top=566, evening=False):
    """light on the yard against light on a plain, and its tones: twice as fine as the picture; in the evening it comes from the panes"""
    v, u = (np.mgrid[0:(H - top) * 2, 0:W * 2].astype(np.float32) + .5) / 2
    _, x, y = (a.astype(np.float32) for a in placed(u, v + top, .010 if evening else .005))
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
    sun = SUN
    if evening:
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
        shadow = np.maximum(shadow, smooth(there - h - sun[2] / flat * d, 0, .0025 if not evening else .006))
    fill = .13 if not evening else .20
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


def yard(a):
    share = area(a, 1.6, YARD)[..., None]
    light = linear(a)
    # in the shade of the tree there is only the sky's light, which draws less
    lit = smooth(gaussian_filter(light @ LUMA, 9), .07, .24)[..., None]
    light = light * (1 + (trodden() - 1) * (.30 + .46 * lit) * share)
    # the stop is nearly closed by day: only what is nearest goes soft
    near = (smooth(Y, 800, 890) * share[..., 0])[..., None]
    return display(np.clip(light * (1 - near) + gaussian_filter(light, (.8, .8, 0)) * near, 0, 1))


def panes(a, rock):
    """the range in the panes: slopes of the mountain, a little off from pane to pane, and haze at their foot"""
    s, t = (X - W / 2) / (W / 2), (Y - H / 2) / (W / 2)
    side = s / LENS
    # the facade is where y is .06
    far = (.06 - EYE[1]) / (AHEAD[1] - side * AHEAD[0])
    i, j = np.floor((EYE[0] + far * (AHEAD[0] + side * AHEAD[1]) + 6.4) / .8533), np.floor((EYE[2] - (Y - HORIZON) / DISTANCE * far - .36) / .9725)
    askew = lambda k: (hashed(i, j, k) - .5)
    top = np.interp(X, *np.array(RANGE).T)
    tone = gaussian_filter(rock @ LUMA, .7)
    tone = tone / gaussian_filter(tone, 22)
    slope = map_coordinates(tone, [272 + np.clip(Y - top + 3 * askew(3), -3, 130) * 2.1, np.clip(455 - (X - 344) * .72 + 9 * askew(4), 2, 458)], order=1, mode='nearest')
    glass = area(a, .8, WINDOW) * smooth(a @ LUMA, .17, .24) * smooth(a[..., 2] - a[..., 0], .0, .05)
    share = (gaussian_filter(glass, .6) * smooth(Y - top, 0, 4) * (1 - smooth(Y, 520, 545)))[..., None]
    a = a * (1 + .55 * share * (np.clip(slope, .6, 1.5) - 1)[..., None])
    haze = share * (.20 + .34 * smooth(Y, 440, 530))[..., None]
    a = a * (1 - haze) + np.array([.545, .565, .585], np.float32) * haze
    # against the sun it is slate, not violet
    own = (a @ LUMA)[..., None]
    return a + .85 * share * (own * np.array([.95, 1.005, 1.075], np.float32) - a)


def lamp(a):
    """opal glass that is out: rounder, its middle no longer white"""
    d = np.hypot(X - 1273, Y - 473) / 18.5
    disc = area(a, .5, [(1273 + 17.6 * np.cos(t), 473 + 18.6 * np.sin(t)) for t in np.linspace(0, 6.28, 60)]) * smooth(a @ LUMA, .45, .7)
    fall = 1 - .10 * smooth(d, .3, 1.) - .13 * smooth((X - 1273) + .9 * (Y - 473), -8, 26) - .05
    return a * (1 + (fall - 1) * disc)[..., None]


def main(a):
    a, rock = land(a)
    return yard(lamp(panes(a, rock)))


if __name__ == '__main__': printed(NAME, np.clip(main(opened(NAME)), 0, 1))

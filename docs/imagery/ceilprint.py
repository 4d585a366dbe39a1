"""The ceiling and the brick wall of the pair once more, for lastprint.py: what the denoiser smeared goes, light and boards or bricks are put together anew

The light on them is even, so it is kept as a mean within each board; joints, grain and tone are drawn at three times the size in metres (`place.py`),
and so stay as fine as the master. A bevel beside each groove is bright on the side that looks at the window. Bricks have an edge towards it and one away.
"""
import numpy as np
from scipy.ndimage import gaussian_filter, maximum_filter, minimum_filter

from darkroom import LUMA, area, mean, noise, smooth
from pairprint import CEILING
from place import H, W, level, seen, upright
from shellprint import BEAMS, BOARD, DEEP, HALF, WALL, X0, Z

TIMES = 3
# before the wall, and as bright as it: the stands of the paper
STANDS = ((1556, 388), (1584, 388), (1584, 790), (1556, 790)), ((1213, 415), (1244, 415), (1244, 790), (1213, 790)), ((1225, 410), (1590, 375), (1590, 398), (1225, 432))


def beams(x, y, soft=.02):
    free = np.ones_like(x)
    for b in BEAMS: free[(level(x, y, Z)[1] > b - HALF - soft) & (level(x, y, Z - DEEP)[1] < b + HALF + soft)] = 0
    return free


def boards():
    """tone of each place of the ceiling against its mean, and its warmth"""
    rows = int(H * .34)
    y, x = np.mgrid[0:rows * TIMES, 0:W * TIMES].astype(np.float32)
    x, y = (x + .5) / TIMES - .5, (y + .5) / TIMES - .5
    X, Y = level(x, y, Z)
    rng = np.random.default_rng(12)
    k = np.floor((X - X0) / BOARD).astype(int) % 97
    f = (X - X0) / BOARD % 1
    first, length = rng.uniform(0, 4, 97).astype(np.float32), rng.choice((2.4, 3., 3.6), 97).astype(np.float32)
    t = (Y + 20 + first[k]) / length[k]
    part = np.floor(t).astype(int) % 31
    own = (rng.normal(0, .5, 97)[k] + rng.normal(0, 1, (97, 31))[k, part]).astype(np.float32)
    warm = rng.normal(0, 1, (97, 31))[k, part].astype(np.float32)
    v = 1 + .050 * np.clip(own, -1.9, 1.9)
    # grain: long streaks that differ from board to board, broad figure under it
    u, w = X * 420 + 40 * own, Y * 9 + 70 * warm
    v += .030 * noise(rng, 800, 1.6, u, w) + .030 * noise(rng, 800, 5, u * .6, w * .5 + 90)
    # knots that the paint lets through
    cell = np.floor(Y / .62 + own * 7).astype(int)
    there = rng.random((97, 89))
    mid, across = rng.uniform(.2, .8, (97, 89)), rng.uniform(.25, .75, (97, 89))
    d = np.hypot((f - across[k, cell % 89]) * BOARD, ((Y / .62 + own * 7) % 1 - mid[k, cell % 89]) * .62 * .55)
    v -= .16 * np.exp(-(d / .011) ** 2) * (there[k, cell % 89] < .30)
    # a tongue in its groove: a dark line, a bevel beside it that looks at the window or away
    e = (f - .5) * BOARD
    edge = BOARD / 2 - np.abs(e)
    open_ = .6 + .5 * np.clip(noise(rng, 600, 20, np.where(f < .5, k, k + 1) % 97 * 61., Y * 30), -1, 1)
    v *= 1 - (.80 * open_ * np.exp(-(edge / .0062) ** 2))
    v *= 1 + np.exp(-((edge - .015) / .006) ** 2) * np.where(e > 0, -.10, .10)
    joint = np.minimum(t % 1, 1 - t % 1) * length[k]
    v *= 1 - .55 * np.exp(-(joint / .004) ** 2)
    nail = np.hypot(np.abs(e) - .045, joint - .03)
    v *= 1 - .25 * np.exp(-(nail / .006) ** 2)
    for a, b, r, s in ((-1.6, .35, .42, .16), (3.4, -1.9, .55, .14)):
        d = np.hypot(X - a, (Y - b) / 1.7) / r + .16 * noise(rng, 500, 24, X * 60, Y * 40)
        v *= 1 - s * (.45 * (1 - smooth(d, .7, 1.)) + .55 * np.exp(-((d - .95) / .09) ** 2))
        warm = warm + 2.2 * (1 - smooth(d, .8, 1.05))
    whole = lambda a, fill: np.concatenate([a.reshape(rows, TIMES, W, TIMES).mean((1, 3)), np.full((H - rows, W), fill, np.float32)])
    return whole(v, 1), whole(warm, 0)


def ceiling_mask(late):
    """late: the evening's master, whose beams are plainly darker than its boards"""
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    cords = np.ones_like(x)
    for u in (.5, 2.3, 4.1):
        at, top, _ = seen(u, 1.9, Z)
        cords -= np.clip(2.4 - np.abs(x - at), 0, 1) * (y > top)
    return area(late, 1., CEILING) * gaussian_filter(beams(x, y, .012), .8) * cords


def ceiling(light, mask, drawn_, k=1.):
    """light: the picture as light; its even part within the mask, with boards drawn on it"""
    tone, warm = drawn_
    core = minimum_filter((mask > .6).astype(np.float32), 3)
    even, w = mean(light, core, 9)
    flat, _ = mean(tone[..., None].repeat(3, 2), core, 9)
    new = even * (1 + k * (tone / np.maximum(flat[..., 0], .3) - 1))[..., None] * (1 + (.016 * warm)[..., None] * np.array([1, .1, -1.3], np.float32))
    m = (mask * smooth(w, .02, .15))[..., None]
    return light * (1 - m) + new * m


def bricks():
    """tone of each place of the wall against its mean: painted bricks, out of true, with an edge towards the panes and one away from them"""
    left, top, low = 1150, 190, 760
    y, x = np.mgrid[0:(low - top) * TIMES, 0:(W - left) * TIMES].astype(np.float32)
    x, y = (x + .5) / TIMES - .5 + left, (y + .5) / TIMES - .5 + top
    Y, Z_ = upright(x, y, 6.396)
    rng = np.random.default_rng(8)
    n = lambda soft, k, m=0: noise(rng, 700, soft, Y * k + m, Z_ * k + m)
    Z2 = Z_ + .0016 * n(6, 60)
    row = np.floor(Z2 / .075).astype(int)
    off = rng.normal(0, .006, 128)[row % 128] + .0020 * n(5, 90, 30)
    at = (Y + off) / .25 - .5 * (row % 2)
    column = np.floor(at).astype(int)
    pick = lambda spread: rng.normal(0, spread, (128, 128)).astype(np.float32)[row % 128, column % 128]
    across, up = (at - column) * .25, Z2 - row * .075
    proud = pick(1)
    v = 1 + .040 * np.clip(pick(1), -2, 2)
    # joints under paint: filled here, deep there
    deep = .55 + .35 * np.clip(n(14, 40, 200), -1, 1)
    beside, over = np.minimum(across, .25 - across), np.minimum(up, .075 - up)
    v *= 1 - .34 * deep * np.exp(-(np.minimum(beside * 1., over) / .0048) ** 2)
    # Y grows towards the panes
    v *= 1 + (.10 + .05 * proud) * np.exp(-((.25 - across - .011) / .006) ** 2) - (.08 + .05 * proud) * np.exp(-((across - .010) / .006) ** 2)
    v *= 1 + .05 * np.exp(-((.075 - up - .010) / .005) ** 2) - .05 * np.exp(-((up - .009) / .005) ** 2)
    # the face of each: paint over rough clay, seen by the light that grazes it
    rough = n(2.2, 240, 60)
    v *= 1 + .022 * rough + .03 * n(9, 40, 500)
    out = np.ones((H, W), np.float32)
    out[top:low, left:] = v.reshape(low - top, TIMES, W - left, TIMES).mean((1, 3))
    return out


def wall(light, tone, k=1.):
    """light: the picture as light; the wall's even part with bricks drawn on it, wherever nothing stands before it"""
    own = np.log2(np.maximum(light @ LUMA, 1e-3))
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    there = area(light, 1.2, WALL) * (1 - area(light, .8, *STANDS)) * smooth(np.hypot(x - 1173, y - 421), 27, 31)
    broad, _ = mean(own[..., None].repeat(3, 2), there + 1e-6, 26)
    near = np.abs(own - broad[..., 0])
    free = there * (1 - maximum_filter(smooth(near, .42, .62), 3)) * smooth(light @ LUMA, .010, .03)
    core = minimum_filter((free > .6).astype(np.float32), 3)
    even, w = mean(light, core, 8)
    # beside leaves there is little wall to take a mean of: no further from what it was than a brick is
    own = gaussian_filter(light * free[..., None], (5, 5, 0)) / np.maximum(gaussian_filter(free, 5), .02)[..., None]
    even = even * np.clip(own / np.maximum(even, 1e-4), .90, 1.11)
    m = (gaussian_filter(free, .8) * smooth(w, .15, .5))[..., None]
    return light * (1 - m) + even * (1 + k * (tone - 1))[..., None] * m

"""The print of ceiling and brick wall that relit.py gives both pictures of the pair.

Boards were one tone under one line, bricks one tone in one net. Each has its own now, boards another after each joint; some joints are open, some grooves
filled by the last coat, two stains where the roof once let water in. Of the room's own measures (`place.py`), so that both pictures have the same.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, area, display, linear, noise, smooth
from pairprint import CEILING
from place import H, W, level, upright

BOARD, X0, Z = .16, -6.4, 4.2
WALL = ((1240, 318), (1410, 266), (1765, 214), (1765, 730), (1560, 730), (1560, 386), (1545, 392), (1236, 424), (1172, 424), (1172, 340))
BEAMS, HALF, DEEP = (-3, -.8, 1.4, 3.3), .08, .24


def boards(a):
    """stops and warmth by which each place of the ceiling differs, and its mask"""
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    X, Y = level(x, y, Z)
    k = np.floor((X - X0) / BOARD).astype(int) % 97
    f = (X - X0) / BOARD % 1
    rng = np.random.default_rng(12)
    first, length = rng.uniform(0, 4, 97), rng.choice((2.4, 3., 3.6), 97)
    t = (Y + 20 + first[k]) / length[k]
    part = np.floor(t).astype(int) % 31
    own, warm = rng.normal(0, 1, 97)[k] * .45 + rng.normal(0, 1, (97, 31))[k, part], rng.normal(0, 1, (97, 31))[k, part]
    stops = .105 * np.clip(own, -1.9, 1.9) + .05 * noise(rng, 700, 4, X * 90, Y * 7) * (.5 + .5 * (k % 3))
    # joints across, and grooves that paint has filled or wood has left open
    joint = np.minimum(t % 1, 1 - t % 1) * length[k]
    scale = np.hypot(*np.gradient(Y)) + 1e-4
    stops -= .55 * np.clip(1.1 - joint / np.maximum(.006, scale), 0, 1) * (rng.random((97, 31))[k, part] < .8)
    edge = np.minimum(f, 1 - f) * BOARD
    g = np.where(f < .5, k, k + 1) % 97
    run = noise(rng, 600, 18, g * 61., Y * 30)
    stops += np.clip(run, -1.2, 1.6) * .26 * (1 - smooth(edge, .012, .030))
    # where water once came in
    for u, v, r, s in ((-1.6, .35, .42, .22), (3.4, -1.9, .55, .20)):
        d = np.hypot((X - u) / 1.0, (Y - v) / 1.7) / r + .16 * noise(rng, 500, 24, X * 60, Y * 40)
        stops -= s * (.45 * (1 - smooth(d, .7, 1.)) + .55 * np.exp(-((d - .95) / .09) ** 2))
        warm = warm + 2.2 * (1 - smooth(d, .8, 1.05))
    # the beams, seen from below and from the side that is towards the camera
    free = np.ones_like(x)
    for b in BEAMS:
        low = level(x, y, Z - DEEP)[1]
        front = (Y > b - HALF - .02) & (low < b + HALF + .02)
        free[front] = 0
    wood = smooth(a[..., 0] / np.maximum(a[..., 2], .02), 2.4, 3.2)
    return stops, warm, area(a, 1., CEILING) * gaussian_filter(free, 1.2) * (1 - wood)


def bricks(a):
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    Y, Z = upright(x, y, 6.396)
    row = np.floor(Z / .075).astype(int)
    column = np.floor(Y / .25 - .5 * (row % 2)).astype(int)
    rng = np.random.default_rng(8)
    own = rng.normal(0, 1, (128, 128))[row % 128, column % 128]
    stops = gaussian_filter(.085 * np.clip(own, -2, 2) + .07 * noise(rng, 600, 30, Y * 60, Z * 60), .7) - .15 * (1 - smooth(Z, 0, 1.1))
    return stops, area(a, 1.2, WALL) * smooth(gaussian_filter(a @ LUMA, 1), .12, .22)


def print_(a, of):
    """boards and bricks onto a; of: the picture whose masks these are"""
    stops, warm, mask = boards(of)
    mask = mask * (1 - .45 * smooth(a @ LUMA, .62, .85))
    wall, there = bricks(a)
    light = linear(a) * (2 ** (stops * mask + wall * there))[..., None] * (1 + (.020 * warm * mask)[..., None] * np.array([1, .1, -1.3], np.float32))
    return np.clip(display(np.clip(light, 0, 1)), 0, 1)

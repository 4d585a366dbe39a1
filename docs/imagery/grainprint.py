"""Prints `about-kitchen` after kitchenlast.py: python grainprint.py

Board and pin had broad soft streaks, as brushed, and no fibre: fibres and pores lie along the streaks that are there, whichever way these run
(their direction is measured), as fine as the master in the plane of focus and fainter out of it. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

from darkroom import LUMA, area, display, linear, opened, printed, smooth

NAME = 'about-kitchen'
# in the master of 1440 by 810: the board's top and sides, the pin, the eggs before it
BOARD = ((643, 434), (1066, 522), (1066, 556), (570, 810), (330, 810), (162, 742), (168, 716), (640, 620), (560, 560))
PIN = ((266, 560), (300, 520), (540, 404), (574, 408), (590, 450), (582, 482), (352, 634), (318, 640))
ENDS = ((186, 640), (200, 606), (266, 566), (320, 580), (300, 636), (215, 672)), ((560, 408), (600, 398), (622, 420), (590, 470))
EGGS = ((772, 480), (800, 440), (860, 440), (900, 434), (932, 470), (926, 520), (880, 556), (820, 540), (778, 505))


def along(field, noise, steps, step=1.):
    """noise drawn out along the field's direction"""
    H, W = noise.shape
    total, weight = noise.copy(), np.ones_like(noise)
    for way in (-1, 1):
        y, x = np.mgrid[0:H, 0:W].astype(np.float32)
        for k in range(steps):
            u, v = (map_coordinates(f, [y, x], order=1, mode='nearest') for f in field)
            x, y = x + way * step * u, y + way * step * v
            w = np.cos(np.pi / 2 * (k + 1) / (steps + 1)) ** 2
            total += w * map_coordinates(noise, [y, x], order=1, mode='nearest'); weight += w * w
    return total / np.sqrt(weight)


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    light = linear(a)
    tone = np.log2(np.maximum(light @ LUMA, .002))
    col = a[..., 0] - a[..., 2]
    wood = smooth(col, .17, .26) * smooth(a @ LUMA, .12, .25)
    board, pin = area(a, 1.5, BOARD) * (1 - area(a, 2, PIN, *ENDS)) * (1 - area(a, 3, EGGS)), area(a, 1.5, PIN)
    # which way the streaks run; the pin's is known, as its shading would mislead
    t = gaussian_filter(tone, 1.5)
    gx, gy = np.gradient(t, axis=1), np.gradient(t, axis=0)
    use = board * wood * (1 - gaussian_filter(area(a, 30, EGGS), 6)) ** 2 * smooth(y, 560, 620) + 1e-4   # below the flour, away from shadows
    s = lambda q: gaussian_filter(np.clip(q, -.004, .004) * use, 70)
    angle = .5 * np.arctan2(2 * s(gx * gy), s(gx * gx) - s(gy * gy)) + np.pi / 2
    angle = np.where(pin > .5, np.arctan2(-.485, 1), angle)
    field = np.cos(angle).astype(np.float32), np.sin(angle).astype(np.float32)
    rng = np.random.default_rng(21)
    white = gaussian_filter(rng.standard_normal((H, W)).astype(np.float32), .45); white /= white.std()
    fibre = along(field, white, 26); fibre /= fibre.std()
    broad = along(field, gaussian_filter(white, 1.3) / gaussian_filter(white, 1.3).std(), 30, 2.); broad /= broad.std()
    pores = along(field, np.where(rng.random((H, W)) > .994, 1, 0).astype(np.float32), 5)
    pores = np.clip(gaussian_filter(pores, .5) * 1.6, 0, 1)
    focus = np.exp(-((y - 560 + .10 * (x - 700)) / 190) ** 2)
    m = (np.maximum(board, .26 * pin) * wood * (.30 + .70 * focus))
    stops = .070 * fibre + .06 * broad - .30 * pores * board
    return np.clip(display(light * (2 ** (m * stops))[..., None]), 0, 1)


if __name__ == '__main__': printed(NAME, main(opened(NAME)), quality=90)

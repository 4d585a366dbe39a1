"""Prints two sets on the cyclorama: python grounding.py

`hero-cyclorama`: pleats pressed by one machine are a cardboard fan. Each edge wanders a little, some open out on their way down, broad folds
lie over them and the hem is not cut along a ruler. `showcase-cyclorama`: tyres and the prop's foot press on the floor, each with a line of
dark where it touches and a shade that reaches away from the octabox. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter, grey_closing, map_coordinates

from darkroom import LUMA, area, display, linear, noise, opened, printed, smooth

# in the master of 1576 by 886
SKIRT = ((732, 559), (795, 559), (812, 640), (834, 760), (856, 838), (850, 846), (690, 846), (690, 832), (708, 720), (722, 620))
# in the master of 1600 by 900: where it touches, how wide, how much
TOUCH = ((703, 777, 19, 1.7), (1012, 799.5, 21, 1.8), (798, 770.5, 5, 1.0))


def dress(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(8)
    red = grey_closing(smooth(a[..., 0] - a[..., 2], .10, .22), 13)
    skirt = area(a, 3, SKIRT)
    down = smooth(y, 560, 700)
    # edges wander, and fold by fold they run apart or together; the hem rises and falls
    dx = (.4 + 1.5 * down) * (noise(rng, 400, 8, x * .9, y * .13) * .7 + noise(rng, 400, 8, x * .35, y * .06) * .9)
    dy = 1.7 * smooth(y, 790, 830) * noise(rng, 400, 8, x * .8, y * .3)
    m = gaussian_filter(area(a, 0, [(u + (6 if u > 770 else -6), v + (8 if v > 830 else 0)) for u, v in SKIRT]), 4) * smooth(y, 560, 590)
    at = (y + dy * m, x + dx * m)
    b = np.stack([map_coordinates(a[..., c], at, order=3, mode='nearest') for c in range(3)], 2)
    inside = smooth(gaussian_filter(map_coordinates(red, at, order=1), 1.2), .75, .98) * skirt
    # a pleat that has opened is soft: blurred across, never along
    soft = np.stack([gaussian_filter(b[..., c] * inside, (.3, 1.9)) for c in range(3)], 2) / np.maximum(gaussian_filter(inside, (.3, 1.9)), 1e-3)[..., None]
    open_ = inside * (.22 + .50 * smooth(noise(rng, 400, 8, x * .45, y * .06), -.3, 1.1)) * smooth(y, 575, 640)
    b = b + open_[..., None] * (soft - b)
    # broad folds over the pleats, spreading towards the hem
    fan = (x - 765) / (.42 + .58 * (y - 560) / 280)
    broad = noise(rng, 400, 8, fan * .34, y * .035 + 40) + .5 * noise(rng, 400, 8, fan * .7, y * .09)
    return np.clip(display(linear(np.clip(b, 0, 1)) * (2 ** (.17 * inside * smooth(y, 565, 660) * np.clip(broad, -1.6, 1.6)))[..., None]), 0, 1)


def bicycle(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    floor = gaussian_filter(smooth(a @ LUMA, .36, .52), .5)
    stops = np.zeros((H, W), np.float32)
    for u, v, r, k in TOUCH:
        line = k * np.exp(-((x - u - .25 * r) / r) ** 2 - ((y - v) / 2.8) ** 2)
        wide = x - u - .9 * r
        shade = .62 * k * np.exp(-(wide / np.where(wide > 0, r * 2.6, r * 1.5)) ** 2 - ((y - v) / np.where(y > v, 4.5, 6.)) ** 2)
        stops += line * smooth(y, v - 3.5, v - .5) + shade * floor
    return np.clip(display(linear(a) * (2 ** (-stops))[..., None]), 0, 1)


if __name__ == '__main__':
    printed('hero-cyclorama', dress(opened('hero-cyclorama')))
    printed('showcase-cyclorama', bicycle(opened('showcase-cyclorama')), quality=88)

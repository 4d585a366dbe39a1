"""Prints `showcase-cyclorama` after rideprint.py: python bikeprint.py

Its bicycle threw a thin grey line and stood on grey tyres. What the octabox alone does to the floor about it, with the bicycle and
without, and what the room does, are rendered (bikeshade.py): the shadow that lies away from the lamp, hard at the tyres and soft where it
ends, and the dark beneath them. Where the floor is seen between the spokes it gets them, too. The tyres are black rubber down to the floor, and
floor that turns into wall behind it has no brushed streaks. Once, as it would add up.
"""
import os

import numpy as np
from scipy.ndimage import gaussian_filter, maximum_filter, minimum_filter

from darkroom import LUMA, area, display, linear, mean, opened, printed, smooth

NAME = 'showcase-cyclorama'
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out')
CAM, LOOK, LENS, SHIFT = (-.35, -5.7, 1.3), (.36, 0, 1.3), 35, -.02
# how much of the floor's light is the lamp's
KEY, ROOM = .82, .16


def passed(name): return np.load(f'{OUT}/bike-{name}.npy').astype(np.float32)[..., 1]


def shown(p, W, H):
    """where points of the scene lie in the picture"""
    cam, f = np.array(CAM), np.array(LOOK) - np.array(CAM)
    f = f / np.linalg.norm(f)
    s = np.cross(f, [0, 0, 1]); s /= np.linalg.norm(s)
    q = p - cam
    d = q @ f
    return (q @ s / d * LENS / 18 + 1) * W / 2, H / 2 - (q @ np.cross(s, f) / d * LENS / 18 - SHIFT * 2) * W / 2


def tyres(x, y):
    """how near each pixel is to the middle of a tyre, in half its widths; and how high above the floor, in pixels"""
    H, W = x.shape
    t, z = np.radians(-5), np.radians(-24)
    lean = np.array([[1, 0, 0], [0, np.cos(t), -np.sin(t)], [0, np.sin(t), np.cos(t)]])
    turn = np.array([[np.cos(z), -np.sin(z), 0], [np.sin(z), np.cos(z), 0], [0, 0, 1]])
    near, high = np.full((H, W), 9., np.float32), np.zeros((H, W), np.float32)
    a = np.linspace(0, 2 * np.pi, 720)
    for c in (-.50, .54):
        ring = lambda r: shown(np.stack([c + r * np.cos(a), 0 * a, .34 + r * np.sin(a)], 1) @ (turn @ lean).T + np.array([.42, -.55, .062]), W, H)
        (u, v), (uc, vc) = ring(.322), (m.mean() for m in ring(.322))
        edge = np.interp(np.mod(np.arctan2(y - vc, x - uc), 2 * np.pi), *np.array(sorted(zip(np.mod(np.arctan2(v - vc, u - uc), 2 * np.pi), np.hypot(u - uc, v - vc)))).T, period=2 * np.pi)
        r = np.hypot(x - uc, y - vc)
        k = np.abs(r / edge - 1) * .322 / .0185
        high = np.where(k < near, v.max() + 6 - y, high)
        near = np.minimum(near, k)
    return near, high


def main(a, strength=1.):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    light = linear(a)
    bike = np.clip(passed('mask'), 0, 1)
    lit = passed('bare') > 0
    ratio = lambda name, bare: np.where(lit, np.clip(passed(name) / np.maximum(passed(bare), 1e-4), 0, 1), 1)
    key, old = ratio('key', 'bare'), ratio('old', 'oldbare')
    room = passed('room')
    room = np.where(lit, np.clip(room / np.quantile(room[lit], .98), 0, 1), 1)
    x0, y0 = np.where(lit.any(0))[0].min(), np.where(lit.any(1))[0].min()
    fade = smooth(np.minimum(x - x0, y - y0), 4, 70)
    share = KEY * key + ROOM * room ** 1.4 + 1 - KEY - ROOM
    share = 1 - (1 - share) * fade * strength
    # paint, not what stands on it: tripod, stand, bag
    floor = gaussian_filter(smooth(a @ LUMA, .22, .36) * (1 - smooth(a.max(2) - a.min(2), .08, .16)), .5)
    floor = np.maximum(floor, smooth(.985 - share, 0, .2) * smooth(1 - bike, .3, .9) * (x < 1192)) * smooth(y, 690, 712)
    # the thin shadow the master has goes, as far as paint beside it tells what is under it
    open_ = (1 - bike) * smooth(minimum_filter(old, 5), .95, .99) * smooth(y, 715, 730) * smooth(a @ LUMA, .5, .6)
    bare, w = mean(light, open_, (14, 50))
    stands = gaussian_filter(maximum_filter(smooth(.44 - a @ LUMA, 0, .08) * (x > 1150), 5), .8)
    stands = np.maximum(stands, area(a, 1.5, ((1204, 803), (1221, 796), (1235, 796), (1236, 812), (1217, 819), (1204, 815))))
    sure = smooth(w, .01, .05) * gaussian_filter(maximum_filter(smooth(.99 - old, 0, .05), 7), 1.5) * smooth(1480 - x, 0, 90) * (1 - stands)
    floor = np.maximum(floor * (1 - stands), sure)
    under = light + (np.maximum(bare, light * .9) - light) * (sure * (1 - bike))[..., None]
    light = under * (1 + (share - 1) * (1 - bike) * floor)[..., None]
    # brushed streaks where the floor turns into wall, between the spokes, too: even, as a roller leaves it
    v = np.clip(display(light), 0, 1)
    bare_ = minimum_filter(smooth(v @ LUMA, .40, .5) * (1 - smooth(v.max(2) - v.min(2), .05, .1)) * (1 - smooth(bike, .02, .2)), 3)
    even, w = mean(light, bare_, (3, 30))
    band = smooth(y, 540, 580) * (1 - smooth(y, 716, 740)) * smooth(x, 180, 300)
    k = (.85 * gaussian_filter(bare_, .8) * bare_ * band * smooth(w, .1, .4))[..., None]
    light = light * (1 - k) + even * k
    # rubber
    near, high = tyres(x, y)
    col = a.max(2) - a.min(2)
    rub = smooth(np.where(x < 720, 1.5, 1.3) - near, 0, .2) * smooth(bike, .25, .7) * (1 - smooth(col, .10, .2))
    grey = np.maximum(light @ LUMA, 1e-4)
    low = smooth(260 - high, 0, 200)
    aim = .010 + .30 * np.maximum(grey - .02, 0) * (1 - .55 * low)
    contact = 1 - .75 * np.exp(-(np.maximum(high, 0) / 9) ** 2)
    k = np.where(grey > aim, aim / grey, 1) * contact
    light = light * (1 + (k - 1) * rub * .92)[..., None]
    # and where it meets the floor, between its blocks
    meets = smooth(1.7 - near, 0, .6) * np.exp(-((high - 5) / 7) ** 2)
    light = light * (1 - .62 * meets)[..., None]
    return np.clip(display(light), 0, 1)


if __name__ == '__main__': printed(NAME, main(opened(NAME)), quality=90)

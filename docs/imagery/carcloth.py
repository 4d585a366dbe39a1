"""Prints `hero-car` after carlast.py: python carcloth.py out/car-cover.npy

The cover, of linen (`woven` of cloths.py) in the same fall, rendered anew (REGION=.24,.45,.95,.95, 9 samples), lies over the one that prints had
drawn in charcoal: its folds are those of the render, its tones at large those of the picture. Where the cloth ends its edge is not a line. The cells of the bank above it differ a little.
"""
import sys

import numpy as np
from scipy.ndimage import gaussian_filter, label, minimum_filter

from cover import seen
from coverprint import NAME, graded
from darkroom import LUMA, display, linear, opened, printed, smooth


def main(old, new):
    H, W = old.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    whole = smooth(gaussian_filter(seen(W, H), 1.2), .40, .66)
    core = minimum_filter(whole, 5)
    a, b = linear(old), linear(new)
    # at large: as bright as it was, a third of the way nearer to the render's own light; grey, with the sky's blue on what faces up
    soft = lambda v, k: gaussian_filter(v * core, k) / np.maximum(gaussian_filter(core, k), 1e-3)
    was, now = soft(a @ LUMA, 60), soft(b @ LUMA, 60)
    level = (was / np.maximum(now, 1e-3)) ** .66
    level *= (soft(a @ LUMA, 999) / soft(b @ LUMA, 999)) ** .34
    grey = (b @ LUMA)[..., None]
    cloth = (grey + .7 * (b - grey)) * level[..., None]
    # its threads are finer than a pixel shows: a third less of them
    thread = cloth - np.stack([gaussian_filter(cloth[..., c] * whole, 1.6) / np.maximum(gaussian_filter(whole, 1.6), 1e-3) for c in range(3)], 2)
    cloth = cloth - .36 * thread
    fine = np.log2(np.maximum(cloth @ LUMA, 1e-3) / np.maximum(soft(cloth @ LUMA, 30), 1e-3))
    cloth = cloth * (2 ** (.18 * np.clip(fine, -1, 1)))[..., None]
    # the bank: behind its grid hang several sheets and many diodes, no two cells are equally bright or white
    lum = gaussian_filter(old @ LUMA, .6)
    cells, n = label((lum > .62) & (y < 222))
    rng = np.random.default_rng(8)
    slow = .5 + .5 * np.sin(np.linspace(0, 9, n + 1) + 1)
    size = np.bincount(cells.ravel())
    cells = np.where(size[cells] < 2500, cells, 0)   # the wall below it is bright, too
    gain = np.r_[1, 1 - rng.uniform(.0, .13, n) - .07 * slow[1:]].astype(np.float32)
    warm = np.r_[0, rng.normal(0, .016, n)].astype(np.float32)
    at = gaussian_filter((cells > 0).astype(np.float32), .8)[..., None]
    near = lambda v: gaussian_filter(v[cells], .9)[..., None]
    a = a * (1 - at + at * near(gain)) * (1 + at * near(warm) * np.array([1, .1, -1.4], np.float32))
    share = gaussian_filter(minimum_filter(whole, 3), .9)[..., None]
    return np.clip(display(a + share * (cloth - a)), 0, 1)


if __name__ == '__main__': printed(NAME, main(opened(NAME), graded(sys.argv[1])), quality=91)

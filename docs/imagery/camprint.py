"""Prints `showcase-cyclorama` with its camera as it stands on its riser: python camprint.py GRADED.png

GRADED is REGION=.725,.235,.985,.64 of the scene, graded. The paint about the camera keeps the master's tones: what the new
render's is brighter or darker by is evened out. The bar in the master, which its print had shortened, lies within. Where floor
turns into wall, brush strokes lay across the paint: they go. Once.
"""
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, minimum_filter

from darkroom import LUMA, display, linear, mean, opened, printed, smooth

NAME = 'showcase-cyclorama'
REGION = .725, .235, .985, .64


def paint(a): return smooth(a @ LUMA, .42, .52) * (1 - smooth(a.max(2) - a.min(2), .05, .1))


def main(a, new):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    l, n = linear(a), linear(new)
    x0, y0, x1, y1 = REGION[0] * W, REGION[1] * H, REGION[2] * W, REGION[3] * H
    edge = np.minimum.reduce([x - x0, x1 - x, y - y0, y1 - y])
    both = paint(a) * paint(new) * (edge > 1)
    fine, w = mean(l, both, 12)
    gain = fine / np.maximum(mean(n, both, 12)[0], .01)
    broad = mean(l, both, 70)[0] / np.maximum(mean(n, both, 70)[0], .01)
    k = smooth(w, .1, .4)[..., None]
    gain = np.clip(gain * k + broad * (1 - k), .6, 1.6)
    m = smooth(edge, 2, 22)[..., None]
    l = l * (1 - m) + n * gain * m
    # strokes along the cove: where nothing stands before it, its paint is as even as a roller leaves it
    bare = minimum_filter(paint(np.clip(display(l), 0, 1)), 7)
    band = smooth(y, 500, 535) * (1 - smooth(y, 632, 668)) * (1 - smooth(x, 560, 596) * (1 - smooth(x, 1116, 1150)))
    w = gaussian_filter(bare, (4, 44))
    even = np.stack([gaussian_filter(l[..., c] * bare, (4, 44)) / np.maximum(w, 1e-4) for c in range(3)], 2)
    k = (.85 * gaussian_filter(bare, 1.5) * bare * band * smooth(w, .2, .5))[..., None]
    return np.clip(display(l * (1 - k) + even * k), 0, 1)


if __name__ == '__main__':
    with Image.open(sys.argv[1]) as p: new = np.asarray(p.convert('RGB'), np.float32) / 255
    printed(NAME, main(opened(NAME), new), quality=88)

"""Prints `showcase-cyclorama` with the bicycle of velo.py: python rideprint.py GRADED.png

GRADED is REGION=.372,.50,.705,.915 of the scene, 24 samples, graded. Its floor takes the master's own falloff; then tyres and prop press on
the floor, a soft shadow reaches away from the octabox, and the tripod's lower tubes, which melted into white paint, are metal. Once, as it would add up.
"""
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, minimum_filter

from darkroom import LUMA, display, linear, mean, opened, printed, smooth

NAME = 'showcase-cyclorama'
REGION = .372, .50, .705, .915
# in the master: where it touches, how wide, how much
TOUCH = ((703, 777, 20, 1.5), (1012, 799, 22, 1.6), (798, 770, 6, 1.0))
# a tube's two ends and its half width at each
TUBES = (((1209, 815), (1177, 902), 6.6, 5.2), ((1558, 856), (1583, 905), 7.4, 7.0))


def paint(a): return minimum_filter(smooth(a @ LUMA, .34, .5) * (1 - smooth(a.max(2) - a.min(2), .05, .1)), 5)


def main(a, new):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    l, n = linear(a), linear(new)
    both = paint(a) * paint(new)
    fine, w = mean(l, both, 14)
    gain = fine / np.maximum(mean(n, both, 14)[0], .01)
    broad = mean(l, both, 60)[0] / np.maximum(mean(n, both, 60)[0], .01)
    k = smooth(w, .05, .3)[..., None]
    gain = np.clip(gain * k + broad * (1 - k), .5, 1.6)
    gain = gain.mean(2, keepdims=True) * .5 + gain * .5
    x0, y0, x1, y1 = REGION[0] * W, REGION[1] * H, REGION[2] * W, REGION[3] * H
    edge = np.minimum.reduce([x - x0, x1 - x, y - y0, y1 - y])
    m = smooth(edge, 2, 22)[..., None]
    l = l * (1 - m) + n * gain * m
    a = np.clip(display(l), 0, 1)
    floor = gaussian_filter(smooth(a @ LUMA, .36, .52), .6)
    stops = np.zeros((H, W), np.float32)
    for u, v, r, q in TOUCH:
        stops += q * np.exp(-((x - u - .25 * r) / r) ** 2 - ((y - v) / 2.6) ** 2) * smooth(y, v - 3.5, v - .5)
        d = x - u - .9 * r
        stops += .7 * q * np.exp(-(d / np.where(d > 0, r * 3.2, r * 1.6)) ** 2 - ((y - v) / np.where(y > v, 5., 7.)) ** 2) * floor
    # the soft one: the whole bicycle's, wide, to the right of where it stands
    for u, v, sx, sy, q in ((800, 778, 150, 12, .62), (930, 786, 150, 11, .55), (1110, 801, 130, 10, .62), (740, 782, 60, 8, .4)):
        stops += q * np.exp(-((x - u) / sx) ** 2 - ((y - v) / sy) ** 2) * floor * smooth(y, 735, 765)
    l = linear(a) * (2 ** -stops)[..., None]
    for (u0, v0), (u1, v1), r0, r1 in TUBES:
        t = (y - v0) / (v1 - v0)
        r = r0 + (r1 - r0) * t
        s = (x - (u0 + (u1 - u0) * t)) / r
        inside = smooth(1.08 - np.abs(s), 0, .2) * smooth(t, -.01, .02) * smooth(a @ LUMA, .3, .4)
        # a round tube of grey metal: dark at both sides, one bright line towards the lamp, dark below its clamp
        tone = .045 + .15 * np.exp(-((s + .38) / .22) ** 2) + .05 * np.exp(-((s - .72) / .16) ** 2) - .02 * np.exp(-np.clip(t, 0, 1) / .08)
        l = l * (1 - inside[..., None]) + (tone[..., None] * np.array([1., 1., 1.02])) * inside[..., None]
    return np.clip(display(l), 0, 1)


if __name__ == '__main__':
    with Image.open(sys.argv[1]) as p: new = np.asarray(p.convert('RGB'), np.float32) / 255
    printed(NAME, main(opened(NAME), new), quality=88)

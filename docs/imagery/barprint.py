"""Prints the bar of `detail-door`: python barprint.py

What hands had rubbed off it was speckled like granite. Steel is ground along its length: what it mirrors is drawn out along it,
the grease of hands lies on that in soft prints at an elbow's height. Once.
"""
import numpy as np
from scipy.ndimage import gaussian_filter1d

from darkroom import area, display, linear, noise, opened, printed, scaled, smooth

# in a master 1152 wide: its sides where it is free, from under its cap on
BAR = ((476.9, 178), (506.0, 178), (506.0, 768), (476.9, 768))


def main(a):
    H, W = a.shape[:2]
    k = W / 1152
    y, x = np.mgrid[0:H, 0:W].astype(np.float32) / k
    bar = area(a, .5 * k, scaled(BAR, k)) * smooth(y, 184, 196)
    l = linear(a)
    under = smooth(y, 181, 185)[..., None]
    along = lambda s: gaussian_filter1d(l * under, s * k, axis=0, mode='nearest') / np.maximum(gaussian_filter1d(under, s * k, axis=0, mode='nearest'), .05)
    ground = along(26) * .86 + along(5) * .14
    rng = np.random.default_rng(9)
    hand = np.exp(-((y - 452) / 150) ** 2)
    grease = hand * smooth(noise(rng, 256, 7, y * .8, x * 1.6), .1, 1.4)
    grain = 1 + .035 * noise(rng, 512, 1, y * .03, x * 1.1 * k)
    lit = ground * grain[..., None] * (1 - .20 * grease)[..., None]
    return display(l * (1 - bar[..., None]) + lit * bar[..., None])


if __name__ == '__main__': printed('detail-door', main(opened('detail-door')), quality=91)

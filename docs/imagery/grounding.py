"""Prints `showcase-cyclorama`: python grounding.py

Tyres and the prop's foot press on the floor, each with a line of dark where it touches and a shade that reaches away from the octabox.
Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, display, linear, opened, printed, smooth

# in the master of 1600 by 900: where it touches, how wide, how much
TOUCH = ((703, 777, 19, 1.7), (1012, 799.5, 21, 1.8), (798, 770.5, 5, 1.0))


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
    printed('showcase-cyclorama', bicycle(opened('showcase-cyclorama')), quality=88)

"""Lays the octabox of `about-behind-octa`, rendered anew and larger, into the finished master: python clothprint.py REGION.npy

Cloth and lamp are as they were graded; what wall shows at their edges gets the print the master's wall had (octaprint.py).
"""
import sys

import numpy as np
from scipy.ndimage import gaussian_filter, maximum_filter

from darkroom import LUMA, area, display, linear, opened, smooth
from octaprint import finished
from stripprint import NAME, graded

# the octabox and its lamp in the master of 1360 by 765; its lowest panel, held back a little
OCTA = ((217, 157), (236, 124), (279, 127), (330, 157), (361, 110), (400, 75), (427, 68), (493, 73), (520, 70), (571, 53), (602, 47), (637, 51), (649, 62), (734, 157), (793, 196), (779, 242), (773, 351), (779, 429), (703, 499), (641, 554), (603, 596), (586, 594), (547, 582), (407, 581), (388, 585), (353, 569), (329, 484), (279, 429), (253, 367), (263, 289), (283, 242), (269, 231), (252, 180), (224, 172))
PANEL = ((392, 265), (560, 340), (765, 428), (700, 490), (635, 548), (600, 585), (520, 480), (430, 340))


def main(old, region):
    new = graded(region)
    octa = maximum_filter(area(old, 0, OCTA), 7)
    wall = ((new @ LUMA > .36) & (old @ LUMA > .26) & (octa < .5)).astype(np.float32)
    part = gaussian_filter(wall, 9)[..., None]
    gain = (gaussian_filter(linear(old) * wall[..., None], (9, 9, 0)) + 1e-4) / (gaussian_filter(linear(new) * wall[..., None], (9, 9, 0)) + 1e-4)
    paint = smooth(new @ LUMA, .26, .46)[..., None] * np.clip(part * 20, 0, 1)
    new = display(linear(new) * (1 + (gain - 1) * paint) * (2 ** (-.42 * area(old, 22, PANEL)))[..., None])
    share = gaussian_filter(octa, 1.6)[..., None]
    return old * (1 - share) + np.clip(new, 0, 1) * share


if __name__ == '__main__': finished(main(opened(NAME), sys.argv[1]))

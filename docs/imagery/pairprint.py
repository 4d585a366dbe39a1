"""What the prints of the pair share: its ceiling and paper, in the masters of 1760 by 990, a mean within a mask, the plain without a speck on it."""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import area

CEILING = ((-5, -5), (1765, -5), (1765, 205), (1410, 262), (1235, 300), (1190, 322), (-5, 152))
PAPER = ((1236, 424), (1545, 394), (1547, 720), (1538, 786), (1485, 812), (1232, 842), (1005, 808), (1180, 790), (1232, 740))
TENT = ((488, 614), (514, 614), (514, 632), (488, 633))


def blurred(v, m, s):
    """the mean about each point of what lies in m"""
    return gaussian_filter(v * m, s) / np.maximum(gaussian_filter(m, s), 1e-4)


def without_tent(a):
    """a felt tent far out, too small to be one: the pale speck has the plain beside it"""
    m = area(a, 1.5, TENT)[..., None]
    return a * (1 - m) + np.roll(a, -32, 1) * m

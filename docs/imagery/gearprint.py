"""Prints the finished master of `gear-camera`, once.

The camera stands on its paper: dark where grip, plate and cord touch it, a wider shade under body and lens."""
import numpy as np
from scipy.ndimage import gaussian_filter, grey_dilation

from darkroom import LUMA, area, display, drawn, linear, opened, printed, scaled, smooth


def paper(a):
    """what is bright and grey: the sweep, but for what stands on it; soft enough to meet an edge without a line"""
    y = a @ LUMA
    grey = 1 - smooth(a.max(-1) - a.min(-1), .06, .12)
    return gaussian_filter(grey_dilation(smooth(y, .22, .38) * grey, 3), .8)


def under(a, soft, points, width):
    """a line that lies along a thing's lower edge"""
    return drawn(a, soft, lambda m: m.line(scaled(points), fill=255, width=int(width * 2), joint='curve'))


CORD = [(54, 605), (64, 628), (88, 647), (130, 660), (180, 662), (250, 655), (330, 645), (420, 633), (500, 622), (580, 610)]
RIGHT = [(700, 596), (800, 598), (880, 602), (960, 606)]


def camera():
    a = opened('gear-camera')
    on = paper(a)
    touch = np.maximum(under(a, 2.2, CORD, 7), under(a, 2.2, RIGHT, 7))             # the cord
    pool = np.maximum(under(a, 9, [(x + 6, y + 8) for x, y in CORD], 18), under(a, 9, [(x, y + 8) for x, y in RIGHT], 18))
    foot = under(a, 3, [(220, 550), (238, 572), (268, 583), (320, 581), (360, 573), (392, 560), (450, 546), (530, 532)], 9)
    body = area(a, 13, [(208, 535), (240, 602), (330, 606), (400, 594), (560, 574), (600, 568), (530, 522), (380, 552)])
    lens = area(a, 20, [(550, 552), (590, 590), (650, 612), (730, 628), (800, 620), (790, 575), (735, 575)])
    stops = 1.5 * touch + .6 * pool + 1.9 * foot + .95 * body + .85 * lens
    # the cord is round: its lower side turns away from the light, its dyed strands are no brighter than the rest of the picture
    low = np.maximum(under(a, 3, [(x + 3, y - 6) for x, y in CORD], 9), under(a, 3, [(x, y - 6) for x, y in RIGHT], 9))
    cord = np.maximum(under(a, 4, [(x + 4, y - 14) for x, y in CORD], 30), area(a, 3, [(44, 600), (86, 455), (140, 465), (98, 600), (100, 640), (60, 640)]))
    dyed = smooth(a[..., 0] - a[..., 2], .10, .28) * np.clip(np.maximum(cord, area(a, 3, [(730, 562), (960, 562), (960, 612), (730, 612)])), 0, 1)
    light = linear(a)
    light = light * (1 - .45 * dyed[..., None]) + (light @ LUMA)[..., None] * np.array([.33, .30, .25], np.float32) * dyed[..., None]
    out = display(light * (2 ** -(stops * on + .7 * low * (1 - on)))[..., None])
    printed('gear-camera', out, 83)


if __name__ == '__main__': camera()

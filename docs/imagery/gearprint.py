"""Prints finished masters of gear, each once: `gearprint.py camera`, `monitor`.

The camera stands on its paper: dark where grip, plate and cord touch it, a wider shade under body and lens.
The monitor's glass mirrors a window and nothing green; its tally lamp is red, not white."""
import sys

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


def monitor():
    a = opened('gear-monitor')
    # flecks of lime in the mirrored window: what is above and below them closes over them
    lime = np.clip(under(a, 1.6, [(441, 179), (470, 182), (506, 187)], 8) * 1.15, 0, 1)[..., None]
    free = np.clip(1 - under(a, .8, [(439, 179), (470, 182), (508, 187)], 11), 0, 1)[..., None]
    around = gaussian_filter(a * free, (4, 3, 0)) / np.clip(gaussian_filter(free, (4, 3, 0)), .02, 1)
    a = a * (1 - lime) + around * lime
    # the tally lamp: deep red at its rim, hot in its middle alone
    v, u = np.mgrid[:a.shape[0], :a.shape[1]]
    r = np.hypot(u - 489, v - 413.5)
    lamp, core = (1 - smooth(r, 5.6, 7.2))[..., None], np.exp(-((r / 3.0) ** 2))[..., None]
    red = np.array([.80, .10, .09], np.float32) * (1 - core) + np.array([1, .58, .50], np.float32) * core
    a = a * (1 - lamp) + red * lamp
    printed('gear-monitor', a, 88)


for n in sys.argv[1:]: {'camera': camera, 'monitor': monitor}[n]()

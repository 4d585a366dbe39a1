"""Prints finished masters of gear, each once: `gearprint.py camera`, `glass`, `monitor`, in this order.

The camera stands on its paper: dark where grip, plate and cord touch it, a wider shade under body and lens.
The monitor's glass mirrors a window and nothing green; its tally lamp is red, not white. `glass` follows the
camera's lens rendered anew: it takes the sparks out of its rear element, which no number of samples does."""
import sys

import numpy as np
from scipy.ndimage import gaussian_filter, grey_dilation, median_filter

from darkroom import LUMA, area, display, drawn, linear, opened, printed, scaled, smooth


def paper(a):
    """what is bright and grey: the sweep, but for what stands on it; soft enough to meet an edge without a line"""
    y = a @ LUMA
    grey = 1 - smooth(a.max(-1) - a.min(-1), .06, .12)
    return gaussian_filter(grey_dilation(smooth(y, .22, .38) * grey, 3), .8)


def under(a, soft, points, width):
    """a line that lies along a thing's lower edge"""
    return drawn(a, soft, lambda m: m.line(scaled(points), fill=255, width=int(width * 2), joint='curve'))


CORD = [(72, 590), (84, 611), (104, 627), (140, 637), (190, 639), (250, 637), (330, 629), (420, 618), (500, 608), (580, 598)]
RIGHT = [(742, 589), (800, 592), (880, 596), (960, 600)]


def camera():
    a = opened('gear-camera')
    on = paper(a)
    touch = np.maximum(under(a, 2.2, CORD, 7), under(a, 2.2, RIGHT, 7))             # the cord
    pool = np.maximum(under(a, 9, [(x + 6, y + 8) for x, y in CORD], 18), under(a, 9, [(x, y + 8) for x, y in RIGHT], 18))
    foot = under(a, 3, [(214, 536), (232, 560), (262, 571), (310, 571), (350, 562), (372, 548), (440, 534), (500, 524)], 9)
    body = area(a, 13, [(205, 520), (240, 590), (330, 594), (400, 580), (560, 566), (600, 560), (520, 510), (370, 540)])
    lens = area(a, 20, [(560, 575), (600, 612), (660, 640), (740, 652), (800, 640), (790, 590), (740, 588)])
    stops = 1.5 * touch + .6 * pool + 1.9 * foot + .95 * body + .85 * lens
    # the cord is round: its lower side turns away from the light, its dyed strands are no brighter than the rest of the picture
    low = np.maximum(under(a, 3, [(x + 3, y - 6) for x, y in CORD], 9), under(a, 3, [(x, y - 6) for x, y in RIGHT], 9))
    cord = np.maximum(under(a, 4, [(x + 4, y - 14) for x, y in CORD], 30), area(a, 3, [(64, 580), (98, 440), (150, 450), (112, 585), (110, 610), (80, 610)]))
    dyed = smooth(a[..., 0] - a[..., 2], .10, .28) * np.clip(np.maximum(cord, area(a, 3, [(830, 552), (900, 552), (900, 590), (830, 590)])), 0, 1)
    light = linear(a)
    light = light * (1 - .45 * dyed[..., None]) + (light @ LUMA)[..., None] * np.array([.33, .30, .25], np.float32) * dyed[..., None]
    out = display(light * (2 ** -(stops * on + .7 * low * (1 - on)))[..., None])
    printed('gear-camera', out, 83)


def glass():
    a = opened('gear-camera')
    calm = gaussian_filter(median_filter(a, (9, 9, 1)), (2.5, 2.5, 0))
    at = area(a, 2, [(584, 376), (606, 372), (634, 374), (636, 414), (612, 420), (584, 414)])[..., None]
    printed('gear-camera', a * (1 - at) + calm * at, 83)


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


for n in sys.argv[1:]: {'camera': camera, 'glass': glass, 'monitor': monitor}[n]()

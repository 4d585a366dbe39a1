"""Prints `about-behind-octa` after octalast.py, and cuts its square: python octapool.py

The octabox one looks past lit nothing: chair, rug and floor were of one brightness from the wall to the camera, in a haze. What it gives to
its set is rendered alone (octashade.py) and laid on: a pool before it that falls off over rug and floor to the wall, warm leather in it; what else
lights them goes down by as much. Chair and box have their shadows behind them, the rug a line beneath its edge. Then the haze is lifted:
blacks of cloth and room go down, the octabox's back parts from the lit wall. Once, as it would add up.
"""
import os

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates, maximum_filter, minimum_filter

from clothprint import OCTA
from darkroom import LUMA, area, display, drawn, linear, mean, opened, scaled, smooth
from octaprint import EDGE, RUG, finished

NAME = 'about-behind-octa'
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out')
# in the master of 1360 by 765: the octabox with its stand, cable and lamp; chair; strip light; camera
STAND = ((212, 110), (380, 110), (362, 270), (340, 300), (358, 345), (358, 398), (340, 420), (346, 515), (384, 540), (384, 640), (345, 655), (340, 705), (386, 766), (270, 766), (284, 700), (262, 600), (205, 300))
CHAIR = ((752, 448), (886, 448), (892, 520), (892, 626), (878, 626), (872, 574), (772, 574), (762, 622), (750, 622), (752, 520))


def passed(name, H, W):
    """a pass, through the lens the master went through (--lens 1)"""
    k = np.load(f'{OUT}/octa-{name}.npy').astype(np.float32)
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    u, t = (x - W / 2) / (W / 2), (y - H / 2) / (W / 2)
    m = 1 + .010 * (u * u + t * t - 1.30)
    return np.stack([map_coordinates(k[..., c], [t * m * W / 2 + H / 2, u * m * W / 2 + W / 2], order=1, mode='nearest') for c in range(3)], 2)


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    light = linear(a)
    key = passed('key', H, W)
    octa = maximum_filter(area(a, .6, OCTA), 5) * smooth(.46 - a @ LUMA, 0, .05)
    # the octabox's own back keeps what it has; what is black and far, too
    near = np.maximum(octa, area(a, 2, STAND) * smooth(.36 - a @ LUMA, 0, .1))
    lit = smooth(key @ LUMA, .006, .05) * (1 - near)
    strip = area(a, 2, ((914, 258), (984, 258), (984, 458), (914, 458)))
    lit = lit * (1 - strip)
    block = area(a, 1.2, ((1033, 608), (1092, 608), (1094, 641), (1034, 642)))
    chair = area(a, 1.0, CHAIR) * smooth(gaussian_filter(a.max(2) - a.min(2), .8), .10, .20)
    # the render's own brushed scuffs on the paint stay out of it
    rug = area(a, .8, RUG)
    paint = smooth(a @ LUMA, .36, .48) * (1 - smooth(a.max(2) - a.min(2), .10, .18)) * (1 - rug) * (1 - octa) * smooth(y, 545, 560)
    tone = light @ LUMA
    ratio = tone / np.maximum(gaussian_filter(tone, 7), .01)
    paint = paint * (1 - maximum_filter(np.maximum(smooth(.90 - ratio, 0, .06), smooth(a.max(2) - a.min(2), .085, .13) * smooth(y, 600, 620)), 5))
    even, w = mean(key, paint * smooth(key @ LUMA, .02, .06) * minimum_filter(paint, 5), (5, 20))
    k = (paint * smooth(w, .05, .3))[..., None]
    key = key * (1 - k) + even * k
    # held back where it is hottest, as paint right under the lamp would burn out
    pool = key @ LUMA
    held = (1 - np.exp(-pool / .62)) * .62 / np.maximum(pool, 1e-4)
    # the marks prints laid on floor and rug stay in the light, too
    fine = np.clip(tone / np.maximum(gaussian_filter(tone, 5), .01), .7, 1.2) * smooth(y, 560, 600) + (1 - smooth(y, 560, 600))
    fine = fine * (1 - chair) + chair
    share = passed('shade', H, W)[..., 1] / np.maximum(passed('bare', H, W)[..., 1], 1e-4)
    known = smooth(passed('bare', H, W)[..., 1], 0, 1e-3) * smooth(x, 530, 570) * smooth(y, 540, 556)
    share = 1 - (1 - np.clip(share, 0, 1) ** 2) * known * (1 - chair) * (1 - block) * (1 - octa) * smooth(a @ LUMA, .22, .34)
    rest = 1 - lit * .70
    wall = lit * smooth(560 - y, 0, 40) * smooth(880 - x, 0, 20)
    gain = (1.36 - .30 * wall) * lit * (1 + .85 * np.exp(-((x - 850) / 230) ** 2 - ((y - 560) / 110) ** 2) - .30 * smooth(np.hypot((x - 790) / 700, (y - 600) / 260), .55, 1.25))
    light = light * (rest * (.42 + .58 * share ** .8))[..., None] + key * (held * gain * fine * (.08 + .92 * share))[..., None]
    # the rug lies on the floor
    off = 1 - area(a, .6, RUG)
    line = lambda soft, down, width: off * drawn(a, soft, lambda p: p.line(scaled([(u, v + down) for u, v in EDGE]), fill=255, width=width, joint='curve'))
    light = light * (2 ** (-.40 * line(1.2, 1, 5) - .25 * line(5, 4, 12)))[..., None]
    # the haze: what strays over the whole frame goes, cloth and room are darker where they were grey
    v = np.clip(display(np.maximum(light - .0035, 0)), 0, 1)
    l = (v @ LUMA)[..., None]
    p = .34
    curve = np.where(l < p, p * (l / p) ** 1.34, 1 - (1 - p) * ((1 - l) / (1 - p)) ** 1.12)
    return np.clip(v * (curve / np.maximum(l, 1e-3)) ** .92, 0, 1)


if __name__ == '__main__': finished(main(opened(NAME)))

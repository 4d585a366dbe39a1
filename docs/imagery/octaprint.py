"""Prints `about-behind-octa`, of the finished master, and cuts its square for phones: python octaprint.py

Wall and floor were one white from edge to edge, and the marks on the floor paler than a morning leaves them: the light falls
off with the distance to the chair, what soles and wheels left on the paint is a stop stronger, and the rug lies on it. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, area, display, drawn, linear, master, noise, opened, printed, scaled, smooth

# in the master of 1360 by 765
RUG = ((568, 617.5), (880, 583), (1066, 625), (735, 672.5))
# its near edges, and the gap under its lifted corner, black where a floor this bright lights it
EDGE = ((571, 618), (735, 672.5), (838, 657.5), (1034, 629.5))
GAP = ((733, 665), (752, 665.5), (783, 666), (768, 669), (752, 671.5), (744, 669.5))
# the square for phones begins so far from the left, and is as wide as it is high: the lamp, all of the chair and what lights it from behind
LEFT = 228


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(8)
    tones = lambda u, v: noise(rng, 600, 1.4, u, v)
    gap = area(a, .7, GAP)[..., None]
    a = a * (1 - gap) + np.array([.53, .475, .39], np.float32) * gap
    light = linear(a)
    grey = a @ LUMA
    paint = smooth(grey, .26, .46) * (1 - smooth(a[..., 0] - a[..., 2], .16, .26)) * (1 - .8 * area(a, 2, RUG))
    # the light's middle is the chair: near on the floor, far on the wall
    d = np.hypot((x - 850) / 900, (y - 560) / np.where(y < 560, 720, 330))
    stops = paint * (.10 * np.exp(-(d / .34) ** 2) - 1.0 * smooth(d, .20, 1.05))
    floor = paint * smooth(y, 555, 610)
    deep = 30000 / np.maximum(y - 470, 60)
    # what was rolled on, scrubbed and walked grey: broad, then the render's own scuffs
    stops = stops + floor * (.035 * tones(x * .02, deep * .30) + .025 * tones(x * .07, deep * .9))
    calm = gaussian_filter(grey, (5, 9))
    mark = np.clip(grey - calm, -.05, .02) * smooth(.06 - np.abs(grey - calm), 0, .03)
    stops = stops + floor * 3.4 * mark
    # the rug lies on the floor
    off = 1 - area(a, .6, RUG)
    line = lambda soft, down, width: off * drawn(a, soft, lambda p: p.line(scaled([(u, v + down) for u, v in EDGE]), fill=255, width=width, joint='curve'))
    stops = stops - .65 * line(1.1, 1, 5) - .30 * line(6, 4, 14)
    return np.clip(display(light * (2 ** stops)[..., None]), 0, 1)


def finished(a):
    """the master, and its square for phones"""
    whole = printed('about-behind-octa', a, quality=88)
    whole.crop((LEFT, 0, LEFT + whole.height, whole.height)).save(master('about-behind-octa-phone'), quality=82, subsampling=0, optimize=True, progressive=True)


if __name__ == '__main__': finished(main(opened('about-behind-octa')))

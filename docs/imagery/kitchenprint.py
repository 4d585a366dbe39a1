"""Prints `about-kitchen`, of the finished master: python kitchenprint.py

One window is on the left: what is away from it, tiles, pots and worktop, falls off, as paint and stone did not. The pin is turned
beech with its grain, floury where hands held it; on the worktop lie flour that missed the board and a wiped trace. Once, as it would add up.
"""
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, area, display, linear, noise, opened, printed, smooth

# in the master of 1440 by 810
PIN = ((266, 560), (272, 545), (530, 409), (556, 404), (574, 408), (586, 430), (589, 455), (582, 482), (352, 634), (330, 641), (308, 641), (316, 612), (305, 580))
ENDS = ((188, 636), (196, 620), (290, 574), (310, 582), (316, 602), (306, 622), (222, 668), (196, 662)), ((566, 406), (600, 400), (616, 404), (620, 418), (606, 436), (588, 446))
TOP = ((592, 396), (735, 350), (1080, 396), (1440, 468), (1440, 585), (1000, 806), (580, 806), (1066, 562), (1066, 522), (930, 494), (860, 440), (640, 430))
BOWL = ((738, 280), (1114, 280), (1010, 440), (985, 462), (870, 466), (850, 440))
BOARD = ((640, 430), (1066, 522), (1066, 562), (580, 810), (160, 770), (155, 700))


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(29)

    tones = lambda u, v: noise(rng, 600, 1.4, u, v)
    light = linear(a)
    # the window's falloff: to the right, and down where the worktop comes near
    d = np.hypot((x - 470) / 1080, (y - 330) / 620)
    stops = .10 + .22 * np.exp(-(d / .34) ** 2) - .74 * smooth(d, .16, 1.05) - .22 * smooth(y, 560, 800) * smooth(x, 700, 1300)
    top = area(a, 1., TOP) * (1 - area(a, 1.5, BOWL)) * smooth(a @ LUMA, .45, .60) * (1 - smooth(a.max(2) - a.min(2), .14, .24))
    stops = stops + top * (.030 * tones(x * .02, y * .035) + .012 * tones(x * .35, y * .5))
    wiped = np.exp(-((np.hypot((x - 1150) / 1.9, y - 700) - 190 + 14 * tones(x * .02, y * .02)) / 26) ** 2)
    stops = stops - top * .055 * wiped * smooth(tones(x * .05, y * .12), -.6, 1.)
    # turned beech: grain along the axis, its small flecks, flour
    pin, ends = area(a, .8, PIN), area(a, .8, *ENDS)
    along, across = x * .86 - y * .51, x * .51 + y * .86
    grain = tones(along * .012 + 30, across * .22) + .6 * tones(along * .03, across * .7 + 200)
    fleck = smooth(tones(along * .10, across * .8 + 90), 1.3, 2.2)
    stops = stops + pin * (.050 * grain - .16 * fleck) + ends * (.040 * tones(along * .02, across * .3))
    light = light * (2 ** stops)[..., None]
    floury = pin * smooth(np.hypot(x - 440, y - 545), 130, 20) * smooth(tones(x * .10, y * .10) + .8 * tones(x * .5, y * .5), .1, 1.8)
    light = light * (1 - .42 * floury[..., None]) + .42 * floury[..., None] * np.array([.72, .68, .60], np.float32)
    # flour that missed the board, each grain with its small shadow
    m, shade = Image.new('L', (W * 3, H * 3)), Image.new('L', (W * 3, H * 3))
    for i in range(230):
        px, py = 1000 + 95 * rng.standard_normal(), 620 + 58 * rng.standard_normal()
        py += (px - 1000) * -.28
        k = rng.uniform(.4, 1.3) * (1.4 if rng.random() < .05 else 1)
        for im, o in ((m, 0), (shade, 1.1 * k)): ImageDraw.Draw(im).ellipse([3 * (px - k + o), 3 * (py - .7 * k + .7 * o), 3 * (px + k + o), 3 * (py + .7 * k + .7 * o)], fill=255)
    small = lambda im: gaussian_filter(np.asarray(im.resize((W, H), Image.BOX), np.float32) / 255, .5) * top * smooth(x, 760, 830)
    light = light * (1 - .40 * small(shade))[..., None]
    grainy = small(m)[..., None]
    light = light * (1 - .8 * grainy) + .8 * grainy * np.array([.80, .77, .71], np.float32)
    return np.clip(display(light), 0, 1)


if __name__ == '__main__':
    printed('about-kitchen', main(opened('about-kitchen')), quality=88)

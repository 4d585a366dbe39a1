"""Prints `about-behind-octa` last of all, and cuts its square: python octalast.py

The panels of the octabox were leather: warm, with a grain. They are black nylon: the colour goes but for a trace, broad grain is calmed, and
each has the creases of how it lay in its bag, a bright side and a dark one, puckered along its ribs. The floor had brushed streaks: they go, and
there lies what crews leave (soles.py): soles, drags of stands, joints, grit, grey where one goes round the light; feet of stands touch it. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter, maximum_filter, median_filter

from clothprint import OCTA
from darkroom import LUMA, area, display, drawn, linear, noise, opened, scaled, smooth
from octaprint import RUG, finished
from soles import Floor, streaks, through

NAME = 'about-behind-octa'
# in the master of 1360 by 765: the middle of the box and the ends of its ribs, in order
HUB = (352, 196)
TIPS = ((404, 70), (640, 54), (790, 197), (777, 428), (600, 594), (390, 582), (256, 380))
CAM, LOOK, LENS = (-1.9, -7.0, 1.45), (.45, -1.2, 1.55), 32
# the stand and the roll of tape on it
STAND = ((314, 235), (334, 235), (334, 343), (358, 345), (358, 398), (334, 398), (334, 520), (384, 540), (384, 600), (314, 600))
WALKS = ((-1.6, -4.4), (-.6, -2.6), (1.2, -1.4)), ((.2, -4.6), (.9, -3.0), (2.6, -1.6)), ((-3.4, -2.8), (-2.0, -1.9), (-.4, -.6)), ((2.4, -3.6), (1.4, -2.6), (.2, -2.4)), ((-.9, -5.0), (.4, -4.0), (2.0, -3.9))


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(41)
    light = linear(a)
    grey = light @ LUMA
    octa = area(a, 1.2, OCTA)
    cloth = octa * smooth(.30 - a @ LUMA, 0, .10) * smooth(np.hypot(x - 330, y - 180), 62, 92) * (1 - area(a, 1.5, STAND))

    # nylon: its own colour is none; the light from the left is a little blue, that from the right a trace warm
    share = cloth[..., None]
    light = light + share * .64 * (grey[..., None] * np.array([.97, 1., 1.07], np.float32) - light)
    tone = np.log2(np.maximum(grey, .002))
    fill = cloth + 1e-4
    mean = lambda k: gaussian_filter(tone * fill, k) / gaussian_filter(fill, k)
    grain = mean(.8) - mean(5)
    stops = -.65 * cloth * np.clip(grain, -.16, .16) * smooth(.25 - np.abs(grain), 0, .1)

    # creases, in each panel's own measures: u along from the middle to the rim, v across from one rib to the next
    creased = np.zeros((H, W), np.float32)
    hub = np.array(HUB, np.float32)
    for i, (p, q) in enumerate(zip(TIPS, TIPS[1:])):
        p, q = np.array(p, np.float32) - hub, np.array(q, np.float32) - hub
        det = p[0] * q[1] - p[1] * q[0]
        s, t = ((x - hub[0]) * q[1] - (y - hub[1]) * q[0]) / det, ((y - hub[1]) * p[0] - (x - hub[0]) * p[1]) / det
        u, v = np.clip(s + t, 0, 2), np.clip(t / np.maximum(s + t, 1e-3), 0, 1)
        inside = smooth(s, .004, .02) * smooth(t, .004, .02) * smooth(1.06 - u, 0, .03)
        wob = lambda k, a_: a_ * noise(rng, 400, 6, u * k * 40, v * k * 40)
        size = float(np.hypot(*(q - p)))
        panel = np.zeros((H, W), np.float32)
        # folded in half along its middle, and twice across; each line a bright side and a dark one
        for d, at, n, k, keep in ((v, .5, size * .62, 1., u), (u, .44, float(np.hypot(*(p + q))) / 2, .8, v), (u, .74, float(np.hypot(*(p + q))) / 2, .9, v), (v, .24, size * .7, .45, u), (v, .77, size * .7, .5, u)):
            e = (d - at + wob(.7, .004) + wob(.2, .008)) * n
            there = smooth(noise(rng, 400, 6, keep * 34 + 90 * i, d * 3) + .35, -.7, .9)
            panel += k * there * (.75 * np.exp(-((e - 1.1) / 1.2) ** 2) - .95 * np.exp(-((e + 1.2) / 1.5) ** 2) + .30 * np.exp(-((e - 6) / 7) ** 2) - .22 * np.exp(-((e + 8) / 8) ** 2))
        # puckered where it is sewn to its ribs
        for d in (v, 1 - v):
            px = d * u * size
            gather = noise(rng, 400, 3.2, u * 260, px * .10 + 50 * i)
            panel += .42 * gather * np.exp(-px / 15) * smooth(px, 1.5, 4) * smooth(u, .2, .4)
        # slack here and there: short folds, no two in one direction
        slack = noise(rng, 400, 5, u * 60 + v * 20, v * 24 - u * 12) * .5 + noise(rng, 400, 7, u * 30 - v * 36, v * 30) * .5
        panel += .22 * slack * smooth(u, .3, .6)
        creased = creased + (panel - creased) * inside
    stops += cloth * .40 * np.clip(creased, -1.1, 1.1)

    # the floor: streaks go
    fx, fy = through(x, y, W, H, CAM, LOOK, LENS)
    near = np.hypot(fx - CAM[0], fy - CAM[1])
    rug = area(a, .8, RUG)
    paint = smooth(a @ LUMA, .30, .48) * (1 - smooth(gaussian_filter(median_filter(a.max(2) - a.min(2), 21), 3), .24, .40)) * (1 - maximum_filter(octa, 9)) * (1 - rug)
    floor = gaussian_filter(paint, .6) * smooth(y, 548, 592)
    stops -= .85 * streaks(tone, floor, most=.2)
    f = Floor(fx, fy, 61)
    marks = np.max([f.soles(WALKS, .10, .30), f.strokes(120, -4.2, 3.4, -5.2, -.2, .16, .5), .12 * f.joints((-3.4, -2.18, -.96, .26, 1.48, 2.70), (-4.6, -2.16, .28), near)], 0)
    walked = smooth(f.tones(.5), -.4, 1.6) * .13 + smooth(f.tones(.13), .2, 2.) * .09
    stops += floor * (-walked + .030 * f.tones(.06) + .010 * f.tones(.012) * np.clip(1.2 - near / 6, 0, 1))
    light = light * (2 ** stops)[..., None]
    light = light * (1 - 1.2 * (gaussian_filter(marks, .6) * floor)[..., None] * np.array([.95, .98, 1.], np.float32))
    light = light * (1 - (f.grit(240, 0, 1340, 590, 762) * floor)[..., None])
    # under the rug's near edges and where feet stand, dark that reaches away from the light
    touch = lambda soft, *lines: drawn(a, soft, lambda m: [m.line(scaled(p), fill=255, width=w, joint='curve') for p, w in lines])
    feet = touch(2.2, (((1140, 713), (1156, 712)), 6), (((1000, 577), (1014, 578)), 4), (((908, 571), (916, 572)), 4), (((957, 569), (1012, 571)), 6), (((752, 621), (760, 621)), 4), (((880, 624), (888, 624)), 4), (((1034, 640), (1090, 643)), 5))
    light = light * (1 - .42 * np.clip(feet * 1.6, 0, 1) * smooth(a @ LUMA, .22, .4))[..., None]
    return np.clip(display(light), 0, 1)


if __name__ == '__main__': finished(main(opened(NAME)))

"""Gives the hill of `about-exterior-day` its grass, woods and relief back, of the finished master: python hillprint.py

Printed under so much air it was clay. A hill that far keeps its shade: what faces away from the sun is a third darker and
blue, grass is straw and olive by turns, larches stand in the gullies and on the shaded sides, and the air lies in its foot
more than on its top. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, area, noise, opened, printed, smooth
from dayprint import HILL

# below the eaves and beside the wall: what is dark there is the house
EAVES = ((-5, 0), (420, 262), (405, 292), (182, 352), (150, 366), (250, 388), (250, 620), (-5, 620))
# the car before it, and the load on its rack
CAR = ((-5, 531), (0, 528), (7, 521), (17, 516), (45, 514), (105, 514), (140, 516), (157, 523), (167, 540), (179, 570), (-5, 570))
LOAD = ((19, 510), (45, 505), (45, 489), (61, 487), (103, 487), (105, 504), (107, 498), (119, 497), (123, 494), (131, 497), (132, 507), (142, 508), (142, 511), (19, 512))
# the board along the roof's edge and its end, as pale as the hill was
BOARD = ((171, 352.5), (460, 267.5), (460, 300), (262, 372), (185, 367), (171, 365.5))
STRAW, OLIVE, LARCH, AIR = (np.array(c, np.float32) for c in ((.70, .635, .49), (.535, .53, .405), (.29, .325, .29), (.70, .755, .82)))


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(7)
    tones = lambda wide, high, rise=.0: noise(rng, 512, 3., (x + rise * y) * 18 / wide, y * 18 / high)
    hill = area(a, 1., HILL) * (1 - area(a, .6, CAR, LOAD, BOARD)) * smooth(a[..., 0] - a[..., 2], -.12, -.04) * smooth(548 - y, 0, 36)
    light = a @ LUMA
    inside = np.maximum(gaussian_filter(hill, 22), 1e-3)
    broad = gaussian_filter(light * hill, 22) / inside
    clear = area(a, 3, EAVES)
    relief = clear * np.clip((gaussian_filter(light, .8) - broad) / .045, -1.6, 1.6)
    # what the years and the herds left: straw on the ribs, olive where water stays
    grass = smooth(.8 * tones(120, 46, .8) + .5 * tones(34, 14, .8) - .7 * relief, -.9, 1.3)[..., None]
    land = STRAW * (1 - grass) + OLIVE * grass
    # larches: where it is shaded and steep, in patches that run down the slope, ragged at their edge
    high = smooth(y, 262, 330) * (1 - smooth(y, 430, 492))
    stand = 1.0 * tones(92, 40, 1.2) - .95 * relief + .45 * tones(22, 12, .9) + .40 * tones(5, 4)
    woods = (smooth(stand, 1.15, 1.75) * high * clear * (.80 + .20 * np.clip(tones(3, 3), -1, 1)))
    woods = (.86 * gaussian_filter(woods, .55))[..., None]
    land = land * (1 - woods) + LARCH * woods
    land = land * (1 + .17 * relief[..., None]) * (1 - np.array([.05, .02, -.05], np.float32) * np.clip(-relief, 0, 1)[..., None])
    land = land * (1 + .015 * tones(3, 2.4) * smooth(y, 300, 470))[..., None]
    air = (.30 + .22 * smooth(y, 350, 520) + .06 * smooth(y, 340, 270))[..., None]
    land = land * (1 - air) + AIR * air
    # the meadow at its foot is the render's own
    share = (hill * (1 - .85 * smooth(y, 488, 535)))[..., None]
    return np.clip(a * (1 - share) + land * share, 0, 1)


if __name__ == '__main__': printed('about-exterior-day', main(opened('about-exterior-day')))

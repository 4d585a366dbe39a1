"""Prints `hero-car` a second time, of the finished master: python carprint.py

After `carlight.py` paint and floor had one tone from edge to edge. A bank that hangs over a car lights the paint behind it most,
and less with every metre; the floor falls off towards the camera. Where the cover lies on the floor there is a line of dark
and a wider shade. Paint that was rolled on in lanes, patched and walked on has tones of its own. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter, minimum_filter

from carlight import BANK, CAR, DARK, UNDER, onto_floor
from darkroom import area, display, linear, noise, opened, printed, smooth

# the cover's outline on the right and where it lies on the floor, from the right to the left, in the master of 1600 by 900
SIDE = ((1340, 584), (1365, 593), (1385, 605), (1398, 618), (1408, 635), (1420, 668), (1423, 690), (1427, 718), (1429, 752), (1438, 772), (1452, 782))
FOOT = ((1447, 786), (1410, 787), (1398, 792), (1327, 795), (1300, 800), (1283, 808), (1257, 818), (1243, 823), (1213, 831), (1147, 829), (1123, 822), (1115, 818), (1060, 816), (1010, 816))
COVER = (*CAR[:13], *SIDE, *FOOT, *CAR[-2:])


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(11)

    fx, fy = onto_floor(x, y)

    def tones(size, stretch=(1, 1)):
        """uneven tones that lie on the floor, size in metres, about 0 with a spread of 1"""
        return noise(rng, 600, (size * stretch[1] * 40, size * stretch[0] * 40), fx * 40, fy * 40)
    light = linear(a)
    inside = lambda p: gaussian_filter(minimum_filter(area(a, .5, p), 9), 1.5)   # a line between what is printed and what is not lies in the dark of the bank's frame
    paint = (1 - inside(BANK)) * (1 - inside(DARK))
    floor = smooth(y, 640, 720) * paint * (1 - area(a, .8, COVER))
    # the paint behind the car: bright under the bank, darker to both sides and above it
    d = np.hypot((x - 800) / 860, (y - 455) / 560)
    wall = paint * (1 - area(a, 1, COVER)) * (1 - smooth(y, 600, 700))
    stops = .30 * np.exp(-(d / .42) ** 2) - .95 * smooth(d, .30, 1.15)
    # the floor: most light beside the car, less towards the camera and at the sides
    e = np.hypot((x - 760) / 1150, (y - 690) / 330)
    stops = wall * stops + floor * (.02 - .78 * smooth(e, .14, 1.))
    # lanes of the roller, a patch painted later, dust where nobody sweeps, a path where everybody walks
    lanes = np.sin(fx * 2 * np.pi / .46 + .9 * tones(.9))
    patch = smooth(fx + .05 * tones(.3), -2.9, -2.84) * smooth(-1.15 - fx + .05 * tones(.3), 0, .06) * smooth(fy + .04 * tones(.25), -4.6, -4.52) * smooth(-3.55 - fy + .04 * tones(.25), 0, .08)
    trodden = np.exp(-((fy + 4.3 + .18 * fx + .25 * tones(.8)) / .55) ** 2) * smooth(tones(.16, (3, 1)), -.6, 1.6)
    stops += floor * (.022 * lanes + .045 * tones(.5) + .030 * tones(.07) + .10 * patch - .20 * trodden)
    for u, v, r in ((-.75, -4.75, .05), (.6, -4.4, .035), (1.7, -4.9, .06), (-1.9, -5.0, .03)):   # drops, a ring that a tin left
        stops -= floor * .22 * np.exp(-((np.hypot(fx - u, fy - v) - r) / .008) ** 2) * smooth(tones(.04), -.6, .5)
    light = light * (2 ** stops)[..., None]
    # under the hem, from its lowest line outwards: contact, then shade
    hx, hy = zip(*FOOT[::-1])
    below = y - np.interp(x, hx, hy)
    along = smooth(x, 1000, 1030) * smooth(1462 - x, 0, 30)
    lies = .55 + .45 * smooth(np.interp(x.ravel(), np.arange(W), gaussian_filter(rng.standard_normal(W), 14) * 7).reshape(H, W), -1., 1.)
    dark = along * (.50 * lies * np.exp(-(np.clip(below - 1, 0, None) / 4.5)) + .30 * np.exp(-(np.clip(below, 0, None) / 30)) ) * smooth(below, -1.5, 1.5)
    left = area(a, 9, UNDER) * .18 * floor
    light = light * (1 - np.clip(dark + left, 0, .8))[..., None] * (1 + (dark * .05)[..., None] * np.array([-1, 0, 1.2], np.float32))
    return np.clip(display(light), 0, 1)


if __name__ == '__main__':
    printed('hero-car', main(opened('hero-car')), quality=91)

"""Prints `about-evening` last: python restprint.py

The seat was wax: it gets the cloth's threads, a dip where people sit, a seam and the wrinkles that run into it. The hills were felt, one
tone with the cleaner's grain on it: they are calm, a nearer spur stands before the peak, and the air lies at their feet. Once, as it
would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, area, display, linear, noise, opened, printed, smooth

# of the armchair in the master of 1360 by 808: the seat's top, its side, the back's cushion where no throw lies
TOP = ((656, 639), (700, 627), (786, 633), (801, 622), (845, 621), (900, 630), (951, 640), (908, 656), (862, 673), (806, 666), (700, 648))
SIDE = ((622, 674), (652, 640), (700, 649), (806, 667), (862, 674), (908, 658), (951, 642), (953, 668), (946, 685), (850, 720), (822, 722), (760, 706), (680, 688))
BACK = ((592, 436), (636, 431), (654, 470), (690, 590), (690, 636), (655, 638), (640, 580), (622, 580))
# what stands before it
WOOD = (((596, 582), (700, 594), (830, 611), (844, 618), (838, 624), (800, 624), (690, 606), (590, 592)), ((803, 618), (822, 618), (825, 730), (806, 730)))
PANES = ((-5, 190), (1025, 190), (1025, 412), (-5, 412))
HAZE = np.array([.150, .160, .235], np.float32)


def cloth(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(3)
    before = np.clip(area(a, .6, *WOOD), 0, 1)
    top, side, back = (area(a, 1.0, p) * (1 - before) for p in (TOP, SIDE, BACK))
    # threads, foreshortened on the top; uneven as wool is
    weave = lambda u, v: .6 * noise(rng, 512, 1.0, u, v) + .4 * noise(rng, 512, 1.6, u * .35, v * 1.5) + .4 * noise(rng, 512, 1.6, u * 1.5, v * .35)
    threads = top * weave(y * 2.6, x) + side * weave(y * 1.3, x * 1.1) + back * weave(y * 1.1 - x * .2, x * 1.4)
    worn = top * noise(rng, 512, 9, y * 1.6, x * .6) + (side + back) * noise(rng, 512, 9, y * .8, x * .8)
    # where people sit it is lower: lit less towards the lamp, more away from it
    u, v = (x - 790) / 95, (y - 648) / 22
    dip = top * np.exp(-u * u - v * v) * np.clip(-.9 * u - .5 * v, -1, 1)
    # wrinkles that fan out from the corner at the front and from the arm's post
    fold = np.zeros_like(x)
    for px, py, qx, qy, wide, deep in ((930, 646, 850, 652, 2.6, .9), (935, 642, 862, 640, 2.4, .7), (834, 668, 800, 645, 3., .8), (880, 662, 845, 655, 2.2, .6), (720, 640, 765, 636, 2.4, .6), (700, 655, 690, 676, 2.6, .7), (770, 664, 762, 690, 3., .7), (742, 660, 750, 680, 2.4, .5), (880, 672, 886, 696, 3., .7), (910, 664, 905, 682, 2.4, .5)):
        lx, ly = qx - px, qy - py
        length = np.hypot(lx, ly)
        t = ((x - px) * lx + (y - py) * ly) / length ** 2
        off = ((x - px) * ly - (y - py) * lx) / length + 2.2 * np.sin(2.6 * t + px)
        fold += deep * np.exp(-np.clip(t * (t < 0) * 4, -9, 9) ** 2) * smooth(1.05 - t, 0, .9) * (t > -.2) * (-off / wide) * np.exp(.5 - (off / wide) ** 2)
    fold = gaussian_filter(fold, .7) * np.clip(top + side, 0, 1)
    # the seam: a welt, lit above, dark beneath
    d = np.interp(x, (656, 700, 806, 862, 908, 951), (640, 648.5, 666.5, 673.5, 657, 641)) + .5 * np.sin(x / 9) - y
    seam = smooth(x, 655, 668) * (1 - smooth(x, 944, 951)) * (1 - before) * (.5 * np.exp(-((d - .6) / 1.0) ** 2) - .9 * np.exp(-((d + 1.5) / 1.1) ** 2))
    gain = 1 + .085 * threads + .045 * worn - .22 * dip + .16 * fold + .30 * seam
    return np.clip(display(linear(a) * np.clip(gain, .4, 1.6)[..., None]), 0, 1)


def hills(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(6)
    light = a @ LUMA
    # what is glass: neither bars nor lamp nor grass nor chair, which are darker or warmer
    cool = smooth(gaussian_filter(a[..., 2] - a[..., 0], .8), .02, .055) * smooth(gaussian_filter(light, .8), .20, .26)
    glass = area(a, 1.2, PANES) * smooth(gaussian_filter(cool, 1.6), .72, .98)
    clear = (glass > .85)[..., None] * 1.
    mean = lambda s: gaussian_filter(a * clear, (s, s, 0)) / np.maximum(gaussian_filter(clear, (s, s, 0)), 1e-3)
    # the skyline of the master
    knots = ((0, 279), (60, 280), (150, 284), (232, 300), (262, 293), (330, 271), (365, 267), (395, 273), (450, 277), (490, 274), (540, 254), (575, 244), (612, 242), (655, 225), (697, 214), (735, 223), (790, 245), (830, 254), (900, 262), (1030, 275))
    line = np.interp(x, *zip(*knots))
    below = smooth(y - line, 1, 6)
    calm = mean(2.2) * (1 - below[..., None]) + mean(5.) * below[..., None]
    edge = np.exp(-((y - line) / 5) ** 2)[..., None]
    calm = calm * (1 - edge) + mean(.8) * edge
    # two spurs before the peak, gullies faint on them, haze at each foot
    spur = np.interp(x, (0, 150, 300, 420, 560, 690, 800, 920, 1030), (338, 326, 300, 322, 338, 302, 292, 322, 312)) + 3.2 * noise(rng, 512, 4, x * .22, 0 * x) + 1.0 * noise(rng, 512, 3, x * .8, 0 * x)
    low = np.interp(x, (0, 120, 260, 400, 520, 700, 860, 1030), (352, 360, 350, 338, 352, 346, 334, 350)) + 2.2 * noise(rng, 512, 4, x * .3, 0 * x)
    one, two = smooth(y - spur, -2.4, 2.4) * (1 - .8 * smooth(y - spur, 4, 46)), smooth(y - low, -2.2, 2.2) * (1 - .75 * smooth(y - low, 5, 34))
    gully = gaussian_filter(noise(rng, 512, 3, x * .55 + .5 * y, y * .16), 1) * below * (1 - smooth(y, 290, 350))
    k = 1 - .12 * one * below - .14 * two + .014 * gully - .05 * below * (1 - smooth(y - line, 10, 70))
    lit = linear(np.clip(calm, 0, 1)) * k[..., None]
    haze = (.42 * smooth(y, 330, 408) * below)[..., None]
    made = display(lit * (1 - haze) + HAZE * haze)
    lamp = area(a, 4, ((712, 272), (808, 272), (808, 362), (712, 362)))   # the mirrored shade stays as it is
    share = (glass * smooth(gaussian_filter(clear[..., 0], 1.2), .6, .98) * (1 - .8 * lamp) * (1 - smooth(y, 372, 402)))[..., None]
    return a * (1 - share) + np.clip(made, 0, 1) * share


if __name__ == '__main__': printed('about-evening', cloth(hills(opened('about-evening'))))

"""Lays the cover of `hero-car` (cover.py), rendered anew, into the finished master: python coverprint.py REGION.npy

REGION=.25,.46,.94,.95 of the whole frame, 22 samples. The one before fell as a block of plaster and was beige where the low light met it.
The cover comes from the render with tones of its own; paint and floor stay as they were printed, but for a hand's breadth around the
cover and the shade under it, where the render becomes what the master is there: its tones, widely blurred, say how.
"""
import os
import subprocess
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter, maximum_filter, minimum_filter

from carprint import COVER, FOOT
from cover import onto, seen
from darkroom import LUMA, area, display, linear, opened, printed, smooth
from make import OUT, PICTURES

NAME = 'hero-car'
HERE = os.path.dirname(os.path.abspath(__file__))
# in the master of 1600 by 900: wheels and the shade under the car, in both renders
UNDER = ((420, 690), (560, 690), (800, 680), (880, 690), (1030, 760), (1120, 812), (1120, 838), (960, 830), (740, 782), (560, 748), (430, 738))
LADDER = ((1225, 360), (1340, 360), (1375, 600), (1232, 600))


def tyre(a, x0, r0, r1, side=(-.90,)):
    """a ring of the near wheel at x0 of the car, from one radius to another, as far as it is seen"""
    t = np.linspace(0, 2 * np.pi, 80)
    rings = [area(a, .5, list(zip(*onto(np.c_[x0 + r * np.cos(t), np.full(80, y), .333 + r * np.sin(t)], a.shape[1], a.shape[0])))) if r else 0 for r in (r0, r1) for y in side]
    return np.max(rings[len(side):], 0) - np.max(rings[:len(side)], 0)


def graded(source):
    """through the grade; what lies around the region is its own border, so that light strays as it would"""
    part = np.load(source).astype(np.float32)
    lit = part.sum(2) > 0
    r, c = np.where(lit.any(1))[0], np.where(lit.any(0))[0]
    part = part[r[0] + 1:r[-1], c[0] + 1:c[-1]]
    pad = ((r[0] + 1, lit.shape[0] - r[-1]), (c[0] + 1, lit.shape[1] - c[-1]), (0, 0))
    whole = os.path.join(OUT, 'cover-whole')
    np.save(f'{whole}.npy', np.pad(part, pad, mode='edge').astype(np.float16))
    subprocess.run([sys.executable, os.path.join(HERE, 'finish.py'), f'{whole}.npy', f'{whole}.png', '--width', '1600', *PICTURES[NAME][6].split()], check=True)
    with Image.open(f'{whole}.png') as picture: return np.asarray(picture.convert('RGB'), np.float32) / 255


def main(old, new):
    H, W = old.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    whole = smooth(gaussian_filter(seen(W, H), 1.8), .40, .66)
    cloth = gaussian_filter(whole, .6)
    core = minimum_filter(whole, 7)
    either = np.maximum(cloth, area(old, .5, COVER))
    under = area(old, 6, UNDER)
    a, b = linear(old), linear(new)
    # the shade that the print before laid under the old hem goes, as it ends beside the new one
    below = y - np.interp(x, *zip(*FOOT[::-1]))
    a = a / (1 - .29 * smooth(x, 1000, 1030) * smooth(1462 - x, 0, 30) * np.exp(-np.clip(below, 0, None) / 30) * smooth(below, -1.5, 1.5))[..., None]
    # at the outline a pixel of the render is half cloth, half paint: each gets its own from where it is whole
    paint = 1 - maximum_filter(whole, 5)
    clean = np.stack([gaussian_filter(b[..., c] * paint, 2) / np.maximum(gaussian_filter(paint, 2), 1e-4) for c in range(3)], 2)
    edge = gaussian_filter(maximum_filter(whole, 5), .7)[..., None] * (gaussian_filter(paint, 2) > .01)[..., None]
    # what paint and floor of the render need to be the master's, seen some way off the cover
    usable = smooth(distance_transform_edt(maximum_filter(either, 3) < .02), 14, 26) * (1 - smooth(under, .02, .1)) * (1 - area(old, 3, LADDER))
    need = np.stack([gaussian_filter(a[..., c] * usable, 26) / np.maximum(gaussian_filter(b[..., c] * usable, 26), 1e-4) for c in range(3)], 2)
    sure = gaussian_filter(usable, 26)[..., None]
    wide = np.stack([gaussian_filter(a[..., c] * usable, 90) / np.maximum(gaussian_filter(b[..., c] * usable, 90), 1e-4) for c in range(3)], 2)
    need = wide + smooth(sure, .01, .15) * (need - wide)
    around = (b + edge * (clean - b)) * need
    # light that white paint throws under a car, most near the floor that is lit; before it the tyres are dark, a ring or two in their side
    lit = smooth(gaussian_filter((around @ LUMA) * (1 - cloth), 16) / np.maximum(gaussian_filter(1 - cloth, 16), 1e-2), .0, .30)
    wheels = sum(tyre(old, k, 0, .334, (-.90, -.80, -.70)) for k in (1.36, -1.36))
    around += (under * (1 - wheels) * (.018 + .050 * lit))[..., None] * np.array([.94, 1., 1.10], np.float32)
    around *= 1 - (under * wheels * .35)[..., None]
    for k in (1.36, -1.36): around += (under * (.016 * tyre(old, k, .262, .278) + .010 * tyre(old, k, .318, .332) + .006 * tyre(old, k, .20, .334)))[..., None] * np.array([.95, 1., 1.06], np.float32)
    # the cover: the grey of its rear all along, light from the bank on what faces up, falling off towards the hem
    own = b @ LUMA
    most = 1.25 * gaussian_filter(own * core, 4) / np.maximum(gaussian_filter(core, 4), 1e-3)
    held = np.where((core < .5) & (gaussian_filter(core, 4) > .02), np.minimum(1, most / np.maximum(own, 1e-4)), 1)
    b = b * held[..., None]
    grey = (b @ LUMA)[..., None]
    cover = grey + .40 * (b - grey)
    cover = cover * np.array([.985, 1., 1.02], np.float32)
    was = (a * cloth[..., None])[470:700, 480:760].sum((0, 1)) / cloth[470:700, 480:760].sum()
    now = (cover * cloth[..., None])[470:700, 480:760].sum((0, 1)) / cloth[470:700, 480:760].sum()
    cover = cover * (was @ LUMA / (now @ LUMA))
    cover = cover * (1 + .35 * (was / (was @ LUMA) * (now @ LUMA) / now - 1))
    tone = cover @ LUMA
    level = gaussian_filter(tone * cloth, 24) / np.maximum(gaussian_filter(cloth, 24), 1e-3)
    fine = np.clip(np.log2(np.maximum(tone, 1e-3) / np.maximum(level, 1e-3)), -1.2, 1.2)
    cover = cover * (2 ** (.22 * fine))[..., None]
    nose = smooth(x, 1060, 1420)[..., None]
    cover = cover * 2 ** (-.38 * nose) * (1 + nose * np.array([.025, .005, -.03], np.float32))
    # where the hem lies the floor is dark
    lies = np.maximum(gaussian_filter(np.roll(whole, 2, 0), 2), .6 * gaussian_filter(whole, 7)) * smooth(y, 735, 775)
    around = around * (1 - .62 * np.clip(lies, 0, 1))[..., None]
    mixed = around + cloth[..., None] * (cover - around)
    tight, loose = (smooth(gaussian_filter(maximum_filter(either, k), k / 3), .05, .75) for k in (7, 21))
    near = np.maximum(tight + smooth(y, 640, 700) * (loose - tight), smooth(under, .05, .6))
    near = near * (1 - area(old, 1.5, LADDER) * (1 - smooth(gaussian_filter(maximum_filter(either, 3), 1), .1, .6)))
    shade = .42 * gaussian_filter(whole, 15) * smooth(y, 735, 790) * (1 - cloth)
    return np.clip(display((a + near[..., None] * (mixed - a)) * (1 - shade)[..., None]), 0, 1)


if __name__ == '__main__':
    printed(NAME, main(opened(NAME), graded(sys.argv[1])), quality=91)

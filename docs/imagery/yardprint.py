"""Lays the yard without a car into the finished evening before the house: python yardprint.py YARD.npy DAY.jpg HILL.npy

YARD: REGION=0,.49,.22,.95, 24 samples; DAY: a finished picture of the same frame by day; HILL: its slope, 0,.27,.27,.66, 20 samples.
A parked car was a toy. What it hid, its shadow and its lamps in the water are rendered anew without it, each of hill, plain and yard in
the tones that the master has beside it. The plain, dots on what looked like snow, is the day's meadow in the evening's light; the hill
has gullies, a nearer, darker slope before it and a thin haze at its foot. Once, as it would add up.
"""
import os
import shutil
import subprocess
import sys
import tempfile

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, area, display, linear, noise, opened, printed, smooth
from make import PICTURES

HERE = os.path.dirname(os.path.abspath(__file__))
# the hill as far as the roof, what is below the eaves
HILL = ((-5, 368), (40, 352), (120, 335), (230, 295), (300, 272), (345, 268), (405, 285), (400, 300), (180, 360), (262, 372), (262, 560), (-5, 560))
EAVES = ((-5, 0), (420, 262), (405, 292), (182, 352), (150, 366), (250, 388), (250, 620), (-5, 620))
# in the masters of 1600 by 900: the car with what stands on its roof
CAR = ((-9, 504), (16, 500), (34, 480), (136, 480), (150, 500), (176, 520), (192, 560), (193, 650), (184, 668), (-9, 680))
# where the plain begins, where the yard does, where the wall does
NAME, FOOT, EDGE, WALL = 'about-exterior', 577, 628, 258
# the evening's light on meadow and yard at the heights given in evening(), and its air
TONES = ((.060, .050, .040, .037, .046, .150, .185), (.067, .051, .036, .031, .034, .096, .118), (.112, .076, .044, .036, .036, .074, .090))
HAZE = np.array([.085, .092, .150], np.float32)
# the puddle beside its mirror image; what is seen below the eaves
POOL = ((98, 736), (200, 736), (200, 768), (98, 768))
UNDER = tuple((262, v) if u == 250 else (u, v) for u, v in EAVES)
# what else is the car's own: its shadow under the sky, and its mirror images in both tracks
OWN = (((-9, 648), (190, 636), (215, 656), (190, 678), (-9, 690)), ((-9, 690), (190, 696), (205, 716), (-9, 716)), ((-9, 716), (196, 728), (202, 768), (-9, 768)))


def rendered(name, source):
    """the region graded as the master is"""
    with tempfile.TemporaryDirectory() as place:
        whole = os.path.join(place, 'yard.jpg')
        shutil.copy(os.path.join(HERE, f'../../src/assets/images/{name}.jpg'), whole)
        subprocess.run([sys.executable, os.path.join(HERE, 'over.py'), source, whole, '1600', *PICTURES[name][6].split()], check=True)
        with Image.open(f'{source[:-4]}-over.png') as picture: return np.asarray(picture.convert('RGB'), np.float32) / 255


def followed(old, new, known, reach):
    """`new` with the light and the colour that `old` has around it; what is near takes over from what is far, where there is enough of it"""
    k = known[..., None]
    mean = lambda a, s: gaussian_filter(a * k, (*s, 0)) / np.maximum(gaussian_filter(k, (*s, 0)), 1e-6)
    gain = np.ones_like(old)
    for n, s in enumerate(reach):
        sure = smooth(gaussian_filter(known, s), 1e-5 if n == 0 else .03, 1e-3 if n == 0 else .35)[..., None]
        gain = gain * (1 - sure) + mean(old, s) / np.maximum(mean(new, s), 1e-4) * sure
    return new * np.clip(gain, .3, 3)


def main(name, old, source):
    H, W = old.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    there = np.asarray(np.load(source, mmap_mode='r'), np.float32).sum(2) > 0
    top, bottom, right = np.where(there.any(1))[0].min(), np.where(there.any(1))[0].max(), np.where(there.any(0))[0].max()
    inside = (y > top + 6) * (y < bottom - 6) * (x < right - 6)
    new = linear(rendered(name, source))
    own = np.clip(area(old, 0, CAR, *OWN), 0, 1)
    taken = smooth(gaussian_filter(own, 3), .02, .6)
    known = inside * (gaussian_filter(own, 3) < .01) * 1.
    foot, edge, light = FOOT, EDGE, linear(old)
    # hill, plain and yard each by itself: the wall beside them is none of them
    wall = WALL
    free = known * ((x < wall) | (y > edge + 6))
    hill = followed(light, new, free * (y < foot), ((5, 150), (8, 40), (9, 14)))
    plain = followed(light, new, free * (y > foot) * (y < edge - 4), ((4, 150), (6, 30)))
    yard = followed(light, new, free * (y > edge + 4), ((40, 160), (14, 60), (7, 24), (4, 10)))
    low = smooth(y, edge - 4, edge + 3)[..., None]
    mid = smooth(y, foot - 3, foot + 3)[..., None]
    laid = display(hill * (1 - mid) + (plain * (1 - low) + yard * low) * mid)
    taken = (taken * np.maximum(1 - smooth(x, wall + 1, wall + 4), y > edge))[..., None]
    return old * (1 - taken) + np.clip(laid, 0, 1) * taken


def evening(a, day, rock):
    """the plain of the evening: the day's meadow under the evening's light, its foot in haze, the hill in two tones"""
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    light, other = linear(a), linear(day)
    tall = (other @ LUMA)
    left = 1 - smooth(x, 259, 262)
    # meadow and the yard's far edge: the relief of the day, each row with the evening's tone
    even = gaussian_filter(tall * (x < 256), (5, 40)) / np.maximum(gaussian_filter((x < 256) * 1., (5, 40)), 1e-4)
    relief = np.clip(tall / np.maximum(even, 1e-4), .35, 1.9)[..., None]
    tone = np.stack([np.interp(y, (548, 562, 600, 628, 636, 652, 664), v) for v in TONES], -1)
    share = left * smooth(y, 553, 561) * (1 - smooth(y, 648, 662)) 
    share = np.maximum(share, smooth(y, 636, 640) * (1 - smooth(y, 648, 662)) * (1 - smooth(x, 262, 300)))[..., None]
    light = light * (1 - share) + tone * relief ** 1.15 * share
    # the one puddle that the car kept dark mirrors the hill's slope more than the sky
    light = light * (1 - .62 * area(a, 5, POOL)[..., None] * smooth(light @ LUMA, .08, .20)[..., None])
    # the hill: gullies of the day, a nearer slope, air at its foot
    hill = area(a, .8, HILL) * area(a, .8, UNDER) * (1 - smooth(gaussian_filter(a @ LUMA, .6), .46, .58)) * (1 - smooth(y, 554, 560)) * left
    clear = ((hill > .97) & (x < 256)) * 1.
    mean = lambda v, s: gaussian_filter(v * clear, s) / np.maximum(gaussian_filter(clear, s), 1e-3)
    stone = linear(rock) @ LUMA
    gully = np.clip(mean(stone, 1.5) / np.maximum(mean(stone, 22), 1e-3) - 1, -.3, .3) * smooth(gaussian_filter(clear, 1.2), .5, .98) * (1 - .6 * smooth(y, 400, 545))
    rng = np.random.default_rng(5)
    ridge = 414 + .30 * x + 10 * np.sin(x / 41 + 1) + 3.5 * noise(rng, 512, 5, x / 4, 0 * x) + 1.2 * noise(rng, 512, 3, x, 0 * x)
    near = smooth(y - ridge, -1.6, 1.6) * (1 - .75 * smooth(y, 470, 560))
    light = light * (1 + hill * (.42 * gully - .20 * near + .05 * (1 - near)))[..., None]
    haze = (.42 * hill * smooth(y, 455, 556) ** 1.5 + .42 * left * smooth(y, 553, 558) * (1 - smooth(y, 556, 584)))[..., None]
    return np.clip(display(light * (1 - haze) + HAZE * haze), 0, 1)


if __name__ == '__main__':
    source, day, slope = sys.argv[1:4]
    with Image.open(day) as picture: day = np.asarray(picture.convert('RGB'), np.float32) / 255
    printed(NAME, evening(main(NAME, opened(NAME), source), day, rendered(NAME, slope)))

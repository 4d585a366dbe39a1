"""Prints `hero-car` last of all: python carlast.py CORNER.npy, after carshade.py

Beyond the paint stands what corner.py builds (REGION=0,0,.155,.85, 16 samples) instead of a grey slab. The bank is the light one sees, so
its own light, rendered alone (carshade.py), draws: brighter on the cover where it faces up, a pool on the floor, dark under the car and along
the hem. On the floor, through the camera: tracks of the tyres on which it was backed in, soles, joints of the boards, chips, grit. Once, as it would add up.
"""
import os
import subprocess
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, grey_opening, maximum_filter, minimum_filter

from carlight import onto_floor
from cover import seen
from darkroom import LUMA, area, display, linear, opened, printed, smooth
from make import OUT, PICTURES
from soles import Floor, bend, streaks

HERE = os.path.dirname(os.path.abspath(__file__))
NAME = 'hero-car'
# a beam without a lamp ends here on the cove, in the master of 1600 by 900
WEDGE = ((190, 640), (300, 400), (560, 400), (520, 520), (455, 570), (425, 650), (425, 700), (165, 700))
EDGE = ((-5, -5), (233.5, -5), (231.5, 470), (223, 560), (204, 640), (175, 684.5), (0, 723), (-5, 724))

# on the floor, in metres: both tracks of the front wheels and one behind, ways that were walked
TRACKS = (((1.32, -1.85), (2.5, -3.2), (4.6, -4.7)), .62), (((2.50, -.78), (3.6, -2.0), (5.6, -3.4)), .52), (((-.45, .02), (-1.6, .4), (-3.4, -.9)), .26)
WALKS = ((-2.9, -4.1), (-.8, -3.35), (.4, -2.9)), ((-1.9, -5.4), (-.3, -4.6), (2.2, -4.4)), ((2.0, -5.3), (2.9, -4.4), (3.9, -2.4)), ((-2.6, -1.6), (-1.7, -2.2), (-.6, -2.6)), ((.9, -5.6), (.3, -4.5), (-.9, -3.0))


def corner(source):
    """through the grade, two thirds of a stop under, so that it stays behind"""
    part = np.load(source).astype(np.float32)
    lit = part.sum(2) > 0
    r, c = np.where(lit.any(1))[0].max(), np.where(lit.any(0))[0].max()
    part = np.pad(part[:r, :c], ((0, 900 - r), (0, 1600 - c), (0, 0)), mode='edge')
    raw = os.path.join(OUT, 'corner-whole')
    np.save(f'{raw}.npy', (part * .62).astype(np.float16))
    subprocess.run([sys.executable, os.path.join(HERE, 'finish.py'), f'{raw}.npy', f'{raw}.png', '--width', '1600', *PICTURES[NAME][6].split(), '--ink', '3'], check=True)
    with Image.open(f'{raw}.png') as picture: return np.asarray(picture.convert('RGB'), np.float32) / 255


def main(a, beyond):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    cloth = gaussian_filter(seen(W, H), .6)
    whole = (cloth > .5).astype(np.float32)
    off = 1 - gaussian_filter(maximum_filter(whole, 3), .8)
    dark = area(a, .8, EDGE)
    light = linear(a)

    # the beam's edge on the cove: its tones are drawn together, broadly
    wedge = area(a, 16, WEDGE) * off * (1 - maximum_filter(dark, 5))
    use = off * (1 - maximum_filter(dark, 7)) + 1e-4
    tone = np.log(np.maximum(light, .01))
    mean = lambda k: np.stack([gaussian_filter(tone[..., c] * use, k) / gaussian_filter(use, k) for c in range(3)], 2)
    light = light * np.exp(.92 * wedge[..., None] * (mean(45) - mean(2)))

    # the bank's own light
    car, bare = (np.load(os.path.join(OUT, f'shade-{k}.npy')).astype(np.float32) @ LUMA for k in ('car', 'bare'))
    inner = minimum_filter(whole, 3) + 1e-4
    form = np.log2(np.maximum(gaussian_filter(car * inner, 2.6) / gaussian_filter(inner, 2.6), .01))
    form = form - np.percentile(form[whole > .5], 62)
    stops = gaussian_filter(minimum_filter(whole, 3), .7) * np.clip(.34 * form, -.75, .55)
    ground = smooth(y, 610, 690) * off * (1 - dark)
    shade = np.clip(car / np.maximum(bare, 1e-3), .04, 1)
    outer = (1 - whole) + 1e-4
    shade = gaussian_filter(shade * outer, 1.2) / gaussian_filter(outer, 1.2)
    stops += smooth(y, 560, 640) * off * (1 - dark) * np.log2(np.maximum(shade, .12)) * .46
    pool = np.log2(np.maximum(gaussian_filter(bare, 6), .02))
    stops += ground * np.clip(.34 * (pool - np.percentile(pool[660:, 300:1400], 45)), -.9, .34)

    # brushed streaks of the paint as it was rendered: drawn together
    tone = np.log2(np.maximum(light @ LUMA, .003))
    stops -= .8 * streaks(tone, gaussian_filter((1 - whole) * (1 - dark), 1) * smooth(y, 580, 640), (9, 12), .14)
    # a pale line that sharpening drew round the cover's lower hem
    band = gaussian_filter((maximum_filter(whole, 9) - minimum_filter(whole, 3)), 1.2) * smooth(y, 540, 580) * smooth(860 - x, 0, 80)
    light = light + np.clip(band, 0, 1)[..., None] * .8 * (np.stack([grey_opening(light[..., c], 7) for c in range(3)], 2) - light)

    # the floor, in metres: backed in from the front, walked round, its boards under the paint
    fx, fy = onto_floor(x, y)
    near = np.hypot(fx - .5, fy + 8.4)
    floor = Floor(fx, fy, 23)
    tones = floor.tones
    marks = np.max([floor.tracks(bend(*p), k) for p, k in TRACKS] + [floor.soles(WALKS), floor.strokes(110, -3.2, 4.6, -5.7, -1.8), .13 * floor.joints((-2.3, .14, 2.58, 5.02), (-4.95, -3.73, -2.51, -1.29), near)], 0)
    # walked grey: where one goes round the car, and a lighter lane that was painted last week
    trodden = smooth(tones(.55), -.3, 1.6) * .16 + smooth(tones(.14), .3, 2.) * .10
    fresh = smooth(.5 - np.abs(fx + 1.75 + .02 * tones(.2)), 0, .03) * smooth(fy + 5.2, 0, .05) * smooth(-3.0 - fy + .05 * tones(.12), 0, .08)
    lanes = np.cos((fx + .02 * tones(.5)) * 2 * np.pi / .24)
    peel = tones(.012) * np.clip(1.15 - near / 6.5, 0, 1)
    stops += ground * (-1.3 * trodden + fresh * (.10 + .018 * lanes) + .012 * peel + .028 * tones(.06) + .03 * tones(.25))
    light = light * (2 ** stops)[..., None]
    marks = np.where(y > 840, gaussian_filter(marks, .9), gaussian_filter(marks, .5)) * ground
    light = light * (1 - 1.25 * marks[..., None] * np.array([.94, .97, 1.0], np.float32))
    light = light * (1 - floor.grit(360, 120, 1590, 640, 895) * ground)[..., None]
    # what is brighter than white strays in the lens, a little
    hot = np.clip(light - .80, 0, .2) * (y < 330)[..., None]
    light = light + sum(np.stack([gaussian_filter(hot[..., c], k) for c in range(3)], 2) * w for k, w in ((5, .30), (22, .26), (80, .34))) * np.array([.96, 1., 1.05], np.float32)
    out = np.clip(display(light), 0, 1)
    # beyond the paint
    return out * (1 - dark[..., None]) + beyond * dark[..., None]


if __name__ == '__main__':
    printed(NAME, main(opened(NAME), corner(sys.argv[1])))

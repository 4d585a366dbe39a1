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
from scipy.ndimage import gaussian_filter, maximum_filter, minimum_filter

from carlight import DARK, LADDER, onto_floor
from cover import seen
from darkroom import LUMA, area, display, linear, noise, opened, printed, smooth
from make import OUT, PICTURES

HERE = os.path.dirname(os.path.abspath(__file__))
NAME = 'hero-car'
# a beam without a lamp ends here on the cove, in the master of 1600 by 900
WEDGE = ((225, 560), (330, 420), (520, 430), (500, 520), (455, 560), (425, 650), (425, 690), (175, 690))
EDGE = ((-5, -5), (233.5, -5), (231.5, 470), (223, 560), (204, 640), (175, 684.5), (0, 723), (-5, 724))


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
    rng = np.random.default_rng(23)
    cloth = gaussian_filter(seen(W, H), .6)
    whole = (cloth > .5).astype(np.float32)
    off = 1 - gaussian_filter(maximum_filter(whole, 3), .8)
    dark = area(a, .8, EDGE)
    light = linear(a)

    # the beam's edge on the cove: its tones are drawn together, broadly
    wedge = area(a, 22, WEDGE) * off * (1 - maximum_filter(dark, 5))
    use = off * (1 - maximum_filter(dark, 7)) + 1e-4
    tone = np.log(np.maximum(light, .01))
    mean = lambda k: np.stack([gaussian_filter(tone[..., c] * use, k) / gaussian_filter(use, k) for c in range(3)], 2)
    light = light * np.exp(.75 * wedge[..., None] * (mean(60) - mean(7)))

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

    # the floor, in metres
    fx, fy = onto_floor(x, y)
    near = np.hypot(fx - .5, fy + 8.4)
    tones = lambda size, stretch=(1, 1): noise(rng, 700, (size * stretch[1] * 60, size * stretch[0] * 60), fx * 60, fy * 60)

    def path(points, wide):
        """a band along points: how much of it, where across (-1 to 1), how far along in metres"""
        p = np.array(points, np.float32)
        best, along, gone = np.full((H, W), 9., np.float32), np.zeros((H, W), np.float32), 0.
        for i in range(len(p) - 1):
            q, r = p[i], p[i + 1] - p[i]
            n = float(np.hypot(*r))
            k = np.clip(((fx - q[0]) * r[0] + (fy - q[1]) * r[1]) / n ** 2, 0, 1)
            side = ((fx - q[0]) * r[1] - (fy - q[1]) * r[0]) / n
            d = np.hypot(fx - q[0] - k * r[0], fy - q[1] - k * r[1])
            closer = d < np.abs(best)
            best, along = np.where(closer, np.copysign(d, side), best), np.where(closer, gone + k * n, along)
            gone += n
        return smooth(wide / 2 - np.abs(best), -.004, .012), best / wide * 2, along
    bend = lambda a_, b, c: [tuple((np.array(a_) * (1 - k) ** 2 + 2 * np.array(b) * k * (1 - k) + np.array(c) * k * k)) for k in np.linspace(0, 1, 16)]
    marks = np.zeros((H, W), np.float32)
    broken, fine = smooth(tones(.30), -1.1, .9), .45 + .55 * smooth(tones(.022), -1, 1)
    # backed in from the front: both tracks of the front wheels, ribs and blocks of the tread, worn where soles went over them
    for pts, k in ((bend((1.32, -1.85), (2.5, -3.2), (4.6, -4.7)), .62), (bend((2.50, -.78), (3.6, -2.0), (5.6, -3.4)), .52), (bend((-.45, 0.02), (-1.6, .4), (-3.4, -.9)), .26)):
        m, u, s = path(pts, .205)
        tread = (.55 + .45 * smooth(np.cos(u * np.pi * 2.5), -.5, .3)) * (.80 + .20 * smooth(np.sin((s + .03 * np.abs(u)) * 2 * np.pi / .035), -.4, .6))
        marks = np.maximum(marks, k * m * tread * broken * fine * (1 - .35 * smooth(np.abs(u), .75, 1)))
    # soles: ball and heel with bars, turned out a little, left and right; most of each is missing
    q = np.random.default_rng(5)
    walks = (((-2.9, -4.1), (-.8, -3.35), (.4, -2.9)), ((-1.9, -5.4), (-.3, -4.6), (2.2, -4.4)), ((2.0, -5.3), (2.9, -4.4), (3.9, -2.4)), ((-2.6, -1.6), (-1.7, -2.2), (-.6, -2.6)), ((.9, -5.6), (.3, -4.5), (-.9, -3.0)))
    for w_ in walks:
        p = np.array(bend(*w_))
        n = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
        for j, s in enumerate(np.arange(.2, n[-1], .58)):
            c = np.array([np.interp(s, n, p[:, i]) for i in (0, 1)])
            d = np.array([np.interp(s + .1, n, p[:, i]) for i in (0, 1)]) - c
            t = np.arctan2(d[1], d[0]) + (-.16 if j % 2 else .16) + q.uniform(-.15, .15)
            side = (.10 if j % 2 else -.10) + q.uniform(-.03, .03)
            c = c + side * np.array([-np.sin(t), np.cos(t)])
            u, v = (fx - c[0]) * np.cos(t) + (fy - c[1]) * np.sin(t), -(fx - c[0]) * np.sin(t) + (fy - c[1]) * np.cos(t)
            ball, heel = smooth(1 - np.hypot((u - .055) / .085, v / .047), 0, .2), smooth(1 - np.hypot((u + .09) / .042, v / .034), 0, .25)
            bars = .72 + .28 * smooth(np.sin(u * 2 * np.pi / .019 + 6 * v), -.3, .5)
            marks = np.maximum(marks, q.uniform(.16, .46) * np.maximum(ball, .9 * heel) * bars * smooth(tones(.05) + q.uniform(-.1, 1.4), -.5, .9) * fine)
    # rubber dragged: short dark strokes, and long thin ones of stands that were pulled
    for i in range(110):
        c, t, n = (q.uniform(-3.2, 4.6), q.uniform(-5.7, -1.8)), q.uniform(0, 6.28), q.uniform(.04, .20) if i % 6 else q.uniform(.4, 1.1)
        m, u, s = path([(c[0] + n * k * np.cos(t + q.uniform(.2, .8) * k), c[1] + n * k * np.sin(t + .5 * k)) for k in np.linspace(0, 1, 5)], q.uniform(.007, .022) if i % 6 else .008)
        marks = np.maximum(marks, q.uniform(.2, .6) * m * fine * smooth(s, 0, .04) * smooth(tones(.04), -1.2, .2))
    # joints of the boards under the paint, filled and painted, cracked in places
    joint = np.zeros((H, W), np.float32)
    for d, at in ((fy, (-4.95, -3.73, -2.51, -1.29)), (fx, (-2.3, .14, 2.58, 5.02))):
        for k in at: joint = np.maximum(joint, smooth(.006 + .0006 * near - np.abs(d - k), 0, .006) * (.25 + .75 * smooth(tones(.25, (2, 2)), .1, 1.4)))
    marks = np.maximum(marks, .13 * joint)
    # walked grey: where one goes round the car, and a lighter lane that was painted last week
    trodden = smooth(tones(.55), -.3, 1.6) * .16 + smooth(tones(.14), .3, 2.) * .10
    fresh = smooth(.5 - np.abs(fx + 1.75 + .02 * tones(.2)), 0, .03) * smooth(fy + 5.2, 0, .05) * smooth(-3.0 - fy + .05 * tones(.12), 0, .08)
    lanes = np.cos((fx + .02 * tones(.5)) * 2 * np.pi / .24)
    peel = tones(.012) * np.clip(1.15 - near / 6.5, 0, 1)
    stops += ground * (-trodden + fresh * (.10 + .018 * lanes) + .012 * peel + .028 * tones(.06) + .03 * tones(.25))
    light = light * (2 ** stops)[..., None]
    marks = np.where(y > 840, gaussian_filter(marks, .9), gaussian_filter(marks, .5)) * ground
    light = light * (1 - 1.25 * marks[..., None] * np.array([.94, .97, 1.0], np.float32))
    # grit and chips: points, each with its light side
    grit = np.zeros((H, W), np.float32)
    for i in range(360):
        u, v = q.uniform(120, 1590), 640 + 255 * q.random() ** .7
        k = q.uniform(.08, .34) * (2 if q.random() < .05 else 1) * (v - 430) / 420
        iu, iv = int(u), int(v)
        if 1 < iu < W - 2 and 1 < iv < H - 2: grit[iv, iu] += k; grit[iv, iu + 1] += k * .6 * (i % 3 == 0)
    grit = gaussian_filter(grit, .75) * 1.5 * ground * smooth(tones(.5), -1.2, .6)
    light = light * (1 - np.clip(grit, 0, .5))[..., None]
    out = np.clip(display(light), 0, 1)
    # beyond the paint
    ink = np.array([11, 15, 24], np.float32) / 255
    return out * (1 - dark[..., None]) + np.maximum(beyond, ink) * dark[..., None]


if __name__ == '__main__':
    printed(NAME, main(opened(NAME), corner(sys.argv[1])), quality=91)

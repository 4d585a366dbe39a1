"""Lays the trodden ground of ground.py, grass grown into it, into the finished pair of the house: python turfprint.py NAME [--laid]

Even grit to the lens and a puddle by day were a game's. It is rendered (`groundprint.rendered`) and goes over what is ground, water or grass
below the meadow's edge, softer towards the lens. By day the hill behind was clay: it has a cloud's shadow, colours of grass and
the air of two kilometres. In the evening the flat figure at the camera inside gives way to the paper. Once, as it would add up.
"""
import os
import shutil
import subprocess
import sys

import numpy as np
from scipy.ndimage import gaussian_filter, median_filter

import groundprint
import make
from darkroom import LUMA, area, display, linear, noise, opened, printed, smooth

TOP = groundprint.TOP = .69
# above the roof's board, beside it, below the eaves, as far as the wall
SEEN = ((-5, 240), (470, 240), (470, 260.5), (400, 282), (171.5, 352.3), (170, 353), (170, 366), (264, 371), (264.5, 620), (-5, 620))


def laid(name, a):
    source, mask = os.path.join(make.OUT, f'{name}-ground'), os.path.join(make.OUT, 'exterior-mask')
    if '--laid' not in sys.argv: groundprint.rendered(name, source, 16)
    if not os.path.exists(f'{mask}.npy'): groundprint.rendered('about-exterior-day', mask, 6, MASK='1')
    copy = f'{source}.jpg'
    shutil.copy(groundprint.master(name), copy)
    subprocess.run([sys.executable, os.path.join(make.HERE, 'over.py'), f'{source}.npy', copy, '1600', *make.PICTURES[name][6].split()], check=True)
    new = np.asarray(make.Image.open(f'{source}-over.png').convert('RGB'), np.float32) / 255
    share = np.clip(np.load(f'{mask}.npy')[..., 0].astype(np.float32), 0, 1)
    H, W = share.shape
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    share = share * smooth(y, H * TOP + 3, H * TOP + 26)
    # the lens is on the house: what is nearer goes soft, ground only
    only = np.clip(share, 0, 1)[..., None]
    blur = lambda s: gaussian_filter(new * only, (s, s, 0)) / np.maximum(gaussian_filter(only, (s, s, 0)), 1e-3)
    near, nearest = smooth(y, 730, 830)[..., None], smooth(y, 820, 900)[..., None]
    new = new * (1 - near) + blur(1.0) * near
    new = new * (1 - nearest) + blur(2.2) * nearest
    return a * (1 - share[..., None]) + new * share[..., None]


def hill(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(17)
    # the skyline, column by column, where the blue ends
    blue = gaussian_filter(a[..., 2] - a[..., 0], .5)[240:400]
    land = blue < .5 * (blue[:8].mean(0) + np.median(blue[110:], axis=0))
    line = 240 + np.where(land.any(0), land.argmax(0), 40).astype(np.float32)
    line = gaussian_filter(median_filter(line, 5), .6)[None]
    m = area(a, .5, SEEN) * smooth(y - line, -1.2, .8) * (line > 264) * (x < 400)
    clear = (m > .8)[..., None] * (y < 575)[..., None] * 1.
    m = m * (1 - smooth(y, 490, 556)) * (1 - smooth(x, 335, 392))
    light = linear(a)
    mean = lambda s: gaussian_filter(light * clear, (s, s, 0)) / np.maximum(gaussian_filter(clear, (s, s, 0)), 1e-3)
    broad, mid, fine = mean(26), mean(5), mean(.9)
    # large forms stay, small carving goes: at two kilometres a metre is not seen
    made = broad + 1.45 * (mid - broad) + .75 * (fine - mid)
    n = lambda w, h: noise(rng, 512, 4, (x + .7 * y) * 20 / w, y * 20 / h)
    # straw and olive, woods in the folds
    olive = smooth(.8 * n(110, 50) + .45 * n(26, 12), -.6, 1.2)[..., None]
    made = made * (np.array([1.02, .99, .90], np.float32) * (1 - olive) + np.array([.80, .86, .74], np.float32) * olive)
    fold = (mid @ LUMA) / np.maximum(broad @ LUMA, 1e-3) - 1
    woods = smooth(1.0 * n(80, 42) - 7 * fold + .5 * n(14, 8) + .18 * n(6, 4), 1.2, 2.3) * smooth(y, 300, 345) * (1 - smooth(y, 440, 480))
    made = made * (1 - .34 * woods[..., None] * np.array([1.1, .95, .9], np.float32))
    # a cloud's shadow along the upper slope, blue from the sky
    edge = y - (392 - .28 * x + 9 * np.sin(x / 37)) + 9 * n(90, 60)
    cloud = (smooth(edge, -10, 14) * (1 - smooth(edge, 52, 92)) * smooth(x, -40, 60))[..., None]
    made = made * (1 - cloud * np.array([.38, .34, .25], np.float32))
    # the air
    low = smooth(y, 440, 540)[..., None]
    air = (.15 + .30 * smooth(y, 330, 540))[..., None]
    made = made * (1 - air) + (np.array([.42, .50, .62], np.float32) * (1 - low) + np.array([.55, .56, .57], np.float32) * low) * air
    share = m[..., None]
    return display(light * (1 - share) + np.clip(made, 0, 1) * share)


def alone(a):
    """the bay without the figure: each row of the paper goes on from what it is at its right"""
    H, W = a.shape[:2]
    rng = np.random.default_rng(9)
    out = a.copy()
    right = np.median(a[:, 757:766], axis=1)
    right = gaussian_filter(right, (1.2, 0))
    span = np.arange(725, 757)
    bar = (556, 566)   # the glazing bar across
    m = area(a, .7, ((725.6, 500), (756, 500), (757, 639), (725.6, 639)))[..., None]
    m[bar[0]:bar[1]] = 0
    fill = np.repeat(right[:, None], W, 1)
    fill *= (1 + .0012 * (757 - np.arange(W)))[None, :, None]
    fill *= (1 + .006 * noise(rng, 256, 2, *np.mgrid[0:H, 0:W].astype(np.float32)))[..., None]
    out = out * (1 - m) + fill * m
    # the bar, in the tones it has at its right
    k = area(a, .4, ((725.6, 555), (756, 555), (757, 567), (725.6, 567)), ((713, 555.5), (721, 555.5), (721, 567), (713, 567)))[..., None]
    out = out * (1 - k) + np.repeat(np.median(a[:, 757:766], axis=1)[:, None], W, 1) * k
    # the sleeve at the left of the upright
    m = area(a, .6, ((715, 530), (720.5, 530), (720.5, 576), (715, 576)))[..., None]
    m[bar[0]:bar[1]] = 0
    return out * (1 - m) + fill * m


if __name__ == '__main__':
    name = sys.argv[1]
    a = laid(name, opened(name))
    printed(name, np.clip(hill(a) if name == 'about-exterior-day' else alone(a), 0, 1))

"""Lays the trodden ground of ground.py, grass grown into it, into the evening before the house: python turfprint.py about-exterior [--laid]

Even grit to the lens was a game's. It is rendered (`groundprint.rendered`) and goes over what is ground, water or grass
below the meadow's edge, softer towards the lens. The flat figure at the camera inside gives way to the paper. Once, as it would add up.
"""
import os
import shutil
import subprocess
import sys

import numpy as np
from scipy.ndimage import gaussian_filter

import groundprint
import make
from darkroom import LUMA, area, display, linear, noise, opened, printed, smooth

TOP = groundprint.TOP = .69


def laid(name, a):
    source, mask = os.path.join(make.OUT, f'{name}-ground'), os.path.join(make.OUT, 'exterior-mask')
    if '--laid' not in sys.argv: groundprint.rendered(name, source, 16)
    if not os.path.exists(f'{mask}.npy'): groundprint.rendered('about-exterior', mask, 6, MASK='1')
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
    printed(name, np.clip(alone(a), 0, 1))

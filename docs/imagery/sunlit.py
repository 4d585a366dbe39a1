"""Lays the floor of `hero-window`, rendered anew and exposed for its sunlit boards, into the master: python sunlit.py REGION.npy

REGION.npy is a region of the whole frame (REGION of kit.render) that holds the floor. Its lights are drawn in before the
curve, as one holds them back in printing, and gain contrast for it, so that boards, gaps and gloss are seen where the sun
falls; what surrounds it is the master taken back to light (over.py). Then both prints of make.py, and the square for phones. Once, as it would add up.
"""
import os
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

import make
from phone import phone

# where the drawing in begins (light of the render), how hard it is, what the boards gain, how much of the sun's colour stays
KNEE, HOLD, GAIN, WARM = .34, .27, 1.9, np.array([.077, 0, -.198], np.float32)
FADE = 24
LUMA = np.array([.2126, .7152, .0722], np.float32)


def spread(height, width, top, bottom, left, right):
    y, x = np.mgrid[0:height, 0:width]
    far = np.full(x.shape, FADE)
    inside = np.minimum.reduce([x - left if left > 0 else far, right - 1 - x if right < width else far, y - top if top > 0 else far, bottom - 1 - y if bottom < height else far])
    share = np.clip(inside / FADE, 0, 1)[..., None]
    return share * share * (3 - 2 * share)


def sunlit(region):
    part = np.load(region).astype(np.float32)
    with Image.open(os.path.join(make.IMAGES, 'hero-window.jpg')) as picture: print_ = np.asarray(picture.convert('RGB'), np.float32)
    height, width = part.shape[:2]
    lit = part.sum(2) > 0
    rows, columns = np.where(lit.any(1))[0], np.where(lit.any(0))[0]
    top, bottom, left, right = rows.min(), rows.max() + 1, columns.min(), columns.max() + 1
    light = np.maximum(part @ LUMA, 1e-4)
    hot = np.clip(np.log2(light / KNEE) / 3, 0, 1) * lit
    stops = np.log(np.maximum(light, 1e-3))
    fine = np.clip(stops - gaussian_filter(np.where(lit, stops, 0), 3.2), -.5, .5)
    held = np.where(light > KNEE, KNEE * (light / KNEE) ** HOLD, light) * np.exp((GAIN - 1) * fine * gaussian_filter(hot, 2))
    held = part * (held / light)[..., None] * (1 + hot[..., None] * WARM)
    steps = np.linspace(0, 100, 64)
    inside = slice(top, bottom), slice(left, right)
    around = np.stack([np.interp(print_[..., c], np.percentile(print_[*inside, c], steps), np.percentile(part[*inside, c], steps)) for c in range(3)], 2)
    around[inside] = held[inside]
    base = os.path.join(make.OUT, 'sunlit')
    np.save(f'{base}.npy', np.clip(around, 0, 6e4).astype(np.float16))
    for source, target, grade in ((f'{base}.npy', f'{base}-first.png', make.PICTURES['hero-window'][6]), (f'{base}-first.png', f'{base}.png', make.SECOND['hero-window'])):
        make.run(sys.executable, 'finish.py', source, target, '--width', str(width), *grade.split())
    with Image.open(f'{base}.png') as graded: new = np.asarray(graded.convert('RGB'), np.float32)
    share = spread(height, width, top, bottom, left, right)
    result = print_ * (1 - share) + new * share
    Image.fromarray((np.clip(result, 0, 255) + .5).astype(np.uint8)).save(os.path.join(make.IMAGES, 'hero-window.jpg'), quality=90, subsampling=0, optimize=True, progressive=True)
    phone('hero-window')


if __name__ == '__main__': sunlit(sys.argv[1])

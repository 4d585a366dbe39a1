"""Lays what was made anew of the pair into a finished master: python nearprint.py NAME THINGS.npy PAPER.npy

Regions of the whole frame (REGION of kit.render): reflector with its pleats and ladder with a cloth on it; the paper, of which
only its waves are taken, as the master's paper has been printed since. Once for each, before pairprint.py.
"""
import os
import subprocess
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, maximum_filter, minimum_filter

from darkroom import LUMA, area, opened, printed
from make import HERE, OUT, PICTURES, SECOND
from pairprint import blurred

# in the master of 1760 by 990
HANGS = ((1240, 430), (1541, 400), (1541, 735), (1500, 760), (1240, 760))
REFLECTOR = ((717, 512), (708, 530), (708, 560), (719, 600), (735, 629), (760, 650), (773, 651), (782, 635), (782, 607), (773, 575), (760, 544), (740, 520), (728, 511))
WAVES = {'hero-window': (7, 5.), 'hero-dusk': (2.6, 3.4)}
TONES = {'hero-window': (1, 1, 1), 'hero-dusk': (.97, 1, 1.08)}
DUSTER = ((843, 586), (849, 583), (874, 583.5), (892.5, 584.5), (892.5, 587), (875.5, 588), (874, 593.5), (875, 604), (878.5, 607), (879, 624), (875, 629), (871, 632), (867, 627), (865.5, 631), (853.5, 631.5), (847.5, 625.5), (844.5, 613.5))


def graded(name, source):
    """through both grades of make.py, the master's own tones around it, so that light strays into it as it would"""
    part = np.load(source).astype(np.float32)
    tall, wide = part.shape[:2]
    print_ = np.asarray(Image.fromarray((opened(name) * 255).astype(np.uint8)).resize((wide, tall), Image.BOX), np.float32)
    lit = part.sum(2) > 0
    rows, columns = np.where(lit.any(1))[0], np.where(lit.any(0))[0]
    inside = slice(rows.min(), rows.max() + 1), slice(columns.min(), columns.max() + 1)
    steps = np.linspace(0, 100, 64)
    around = np.stack([np.interp(print_[..., c], np.percentile(print_[*inside, c], steps), np.percentile(part[*inside, c], steps)) for c in range(3)], 2)
    around[inside] = part[inside]
    os.makedirs(OUT, exist_ok=True)
    base = os.path.join(OUT, 'near')
    np.save(f'{base}.npy', np.clip(around, 0, 6e4).astype(np.float16))
    for a, b, grade in ((f'{base}.npy', f'{base}-1.png', PICTURES[name][6]), (f'{base}-1.png', f'{base}-2.png', SECOND[name])):
        subprocess.run([sys.executable, os.path.join(HERE, 'finish.py'), a, b, *grade.split()], check=True)
    k = 1760 / wide
    top, bottom, left, right = (round(side * k) for side in (rows.min(), rows.max() + 1, columns.min(), columns.max() + 1))
    mask = np.zeros((990, 1760), np.float32)
    mask[top + 4 * (top > 0):bottom - 4 * (bottom < 990), left + 4 * (left > 0):right - 4 * (right < 1760)] = 1
    with Image.open(f'{base}-2.png') as picture: return np.asarray(picture.convert('RGB').resize((1760, 990), Image.BICUBIC), np.float32) / 255, mask


def lay(a, name, source, soft, polygon, tones):
    """what lies in the polygon, its tones times those given"""
    new, inside = graded(name, source)
    share = (gaussian_filter(area(a, 0, polygon) * inside, soft) * np.clip(gaussian_filter(inside, 2) * 2 - 1, 0, 1))[..., None]
    return a * (1 - share) + new * np.array(tones, np.float32) * share


def waved(a, name, source, polygon, wide, fine, k, dark=.22):
    """the waves of paper or cloth, as a gain on the master's own tone; what stands before it has none"""
    new, inside = graded(name, source)
    light, own = np.log(np.maximum(new @ LUMA, .02)), np.log(np.maximum(a @ LUMA, .02))
    cloth = area(a, 0, polygon) * inside
    free = cloth * (maximum_filter((light < blurred(light, cloth + 1e-6, 40) - dark).astype(np.float32), 9) < .5)
    band = lambda v: blurred(v, free + 1e-6, fine) - blurred(v, free + 1e-6, wide)
    rim = gaussian_filter(minimum_filter(free, 2 * int(3 * fine) + 1), 1.5 * fine)
    gain = (k * band(light) - band(own)) * rim
    return a * np.exp(np.clip(gain, -.3, .3))[..., None]


def main(name, things, paper):
    a = opened(name)
    a = waved(a, name, paper, HANGS, 38, *WAVES[name])
    a = waved(a, name, things, REFLECTOR, 60, .8, 1., 9.)
    return np.clip(lay(a, name, things, .7, DUSTER, TONES[name]), 0, 1)


if __name__ == '__main__': printed(sys.argv[1], main(*sys.argv[1:4]))

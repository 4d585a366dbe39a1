"""Lays what was made anew of `about-behind-octa` into its finished master: python stripprint.py REGION.npy

Whoever walked there was a figure out of a game, and is gone: what stood behind is rendered (REGION=.655,.28,.885,.86, 32 samples), and
with it the strip light, level and square to its stand, as aimed at the floor it looked like bent card. The render gets the tones
that make what did not change into the master, printed as that was; the rest of it goes over where figure, strip and coil are.
Then the square for phones is cut (octaprint.py).
"""
import os
import subprocess
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, area, opened, smooth
from make import OUT, PICTURES, SECOND
from octaprint import finished

NAME = 'about-behind-octa'
HERE = os.path.dirname(os.path.abspath(__file__))
# in the master of 1360 by 765: where somebody walked, with the shadow; the strip light, before and after
FIGURE = ((1066, 334), (1112, 334), (1146, 392), (1150, 480), (1142, 560), (1160, 600), (1192, 596), (1196, 624), (1124, 628), (1098, 622), (1044, 614), (1040, 560), (1034, 480), (1036, 400))
STRIP = ((898, 246), (1010, 246), (1014, 472), (990, 498), (956, 498), (912, 472))
# the floor it lit
LIT = ((880, 460), (1060, 460), (1060, 640), (880, 640))


def graded(source):
    """through the grade and its second time, as the master went"""
    raw = os.path.join(OUT, os.path.basename(source)[:-4])
    for a, b, grade in ((source, f'{raw}-1.png', PICTURES[NAME][6]), (f'{raw}-1.png', f'{raw}-2.png', SECOND[NAME])):
        subprocess.run([sys.executable, os.path.join(HERE, 'finish.py'), a, b, *grade.split()], check=True)
    with Image.open(f'{raw}-2.png') as picture: return np.asarray(picture.convert('RGB').resize((1360, 765), Image.LANCZOS), np.float32) / 255


def like(old, new, learn, keep):
    """`new` with the tones that make it `old`, learned where the light is as it was; floor and dark each lean towards what is kept beside them"""
    result = np.empty_like(new)
    for c in range(3):
        u, v = new[..., c][learn > .5], old[..., c][learn > .5]
        edges = np.unique(np.quantile(u, np.linspace(0, 1, 40)))
        k = np.digitize(u, edges[1:-1])
        x, y = np.array([(np.median(u[k == i]), np.median(v[k == i])) for i in range(len(edges) - 1) if (k == i).sum() > 20]).T
        y = np.maximum.accumulate(y)
        result[..., c] = np.interp(new[..., c], x, y) + np.maximum(new[..., c] - x[-1], 0) - np.maximum(x[0] - new[..., c], 0)
    floor = smooth(result @ LUMA, .34, .46)
    rest = np.zeros_like(old)
    for share, wide in ((floor, 15), (1 - floor, 22)):
        w = (share > .9) * keep
        near = gaussian_filter((old - result) * w[..., None], (wide, wide, 0)) / np.maximum(gaussian_filter(w, wide), 1e-3)[..., None]
        rest += share[..., None] * near
    return result + rest


def main(old, source):
    part = np.load(source).astype(np.float32).sum(2) > 0
    rows, columns = np.where(part.any(1))[0], np.where(part.any(0))[0]
    inside = np.zeros(old.shape[:2], np.float32)
    inside[rows.min() + 9:rows.max() - 8, columns.min() + 9:columns.max() - 8] = 1
    new = graded(source)
    anew = area(old, 0, FIGURE, STRIP)
    matched = like(old, new, inside * (area(old, 0, FIGURE, STRIP, LIT) < .1), inside * (anew < .1))
    share = gaussian_filter(anew, 3.5)[..., None] * gaussian_filter(inside, 3)[..., None]
    return old * (1 - share) + matched * share


if __name__ == '__main__': finished(main(opened(NAME), sys.argv[1]))

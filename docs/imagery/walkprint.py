"""Lays whoever walks to the light in `about-behind-octa` into the finished master: python walkprint.py WITH.npy WITHOUT.npy

Both are the same region of the frame, rendered with and without the figure (EMPTY=1) and the whole frame large. What is without tells
how the render's tones became those of the master, printed as it was; only what the figure changes, and where one stood
before, goes over it. The floor under the shoes is a little darker than the render: its lamps are as large as the room.
Then the square for phones is cut (octaprint.py).
"""
import os
import subprocess
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, maximum_filter

from darkroom import LUMA, area, display, drawn, linear, opened, smooth
from make import OUT, PICTURES, SECOND
from octaprint import finished

NAME = 'about-behind-octa'
HERE = os.path.dirname(os.path.abspath(__file__))
# in the master of 1360 by 765: where somebody walked before, and the soles
BEFORE = ((1072, 336), (1142, 336), (1150, 480), (1166, 600), (1150, 618), (1048, 618), (1032, 560), (1036, 500), (1062, 470))
SOLES = (((1050, 606), (1076, 609)), ((1105, 614), (1122, 610)))


def graded(source):
    """through the grade and its second time, as the master went"""
    raw = os.path.join(OUT, os.path.basename(source)[:-4])
    os.makedirs(OUT, exist_ok=True)
    for a, b, grade in ((source, f'{raw}-1.png', PICTURES[NAME][6]), (f'{raw}-1.png', f'{raw}-2.png', SECOND[NAME])):
        subprocess.run([sys.executable, os.path.join(HERE, 'finish.py'), a, b, *grade.split()], check=True)
    with Image.open(f'{raw}-2.png') as picture: return np.asarray(picture.convert('RGB').resize((1360, 765), Image.LANCZOS), np.float32) / 255


def like(old, plate, new, usable, wide):
    """`new` with the tones that `plate` needs to become `old`, where that is usable"""
    result = np.empty_like(new)
    weight = gaussian_filter(usable, wide)
    for c in range(3):
        u, v = plate[..., c][usable > .5], old[..., c][usable > .5]
        edges = np.unique(np.quantile(u, np.linspace(0, 1, 40)))
        k = np.digitize(u, edges[1:-1])
        steps = [(np.median(u[k == i]), np.median(v[k == i])) for i in range(len(edges) - 1) if (k == i).sum() > 20]
        x, y = np.array(steps).T
        y = np.maximum.accumulate(y)
        tone = lambda p: np.interp(p, x, y) + np.maximum(p - x[-1], 0) - np.maximum(x[0] - p, 0)
        rest = gaussian_filter((old[..., c] - tone(plate[..., c])) * usable, wide) / np.maximum(weight, 1e-3)
        result[..., c] = tone(new[..., c]) + rest
    return result


def main(old, with_, without):
    part = np.load(with_).astype(np.float32).sum(2) > 0
    rows, columns = np.where(part.any(1))[0], np.where(part.any(0))[0]
    k = old.shape[1] / part.shape[1]
    top, bottom, left, right = (round(side * k) for side in (rows.min(), rows.max() + 1, columns.min(), columns.max() + 1))
    inside = np.zeros(old.shape[:2], np.float32)
    inside[top + 9:bottom - 9, left + 9:right - 9] = 1
    new, plate = graded(with_), graded(without)
    before = area(old, 0, BEFORE)
    usable = inside * (before < .1)
    changed = maximum_filter((np.abs(gaussian_filter(new - plate, (.8, .8, 0))).max(2) > .022).astype(np.float32), 5)
    share = np.clip(gaussian_filter(np.maximum(changed, maximum_filter(before, 7)), 2.5) * 1.15, 0, 1) * gaussian_filter(inside, 3)
    matched, clean = like(old, plate, new, usable, 22), like(old, plate, plate, usable, 22)
    bright = smooth(clean @ LUMA, .34, .48)
    # sharpened against the floor a shoe has a halo: nothing before the floor is brighter than that
    matched += (np.minimum(matched, clean) - matched) * bright[..., None]
    floor = bright * (1 - smooth(np.abs(new - plate).max(2), .24, .46))
    line = lambda soft, width, dx, dy: drawn(old, soft, lambda p: [p.line([(2 * (x + dx), 2 * (y + dy)) for x, y in s], fill=255, width=width, joint='curve') for s in SOLES])
    cast = drawn(old, 6, lambda p: [p.polygon([(2 * x, 2 * y) for x, y in (a, b, (b[0] + 62, b[1] - 5), (a[0] + 66, a[1] - 12))], fill=255) for a, b in SOLES])
    stops = floor * (-.9 * line(2.4, 10, 1, 1) - .5 * line(7, 24, 7, 0) - .55 * cast)
    whole = old * (1 - share[..., None]) + matched * share[..., None]
    return display(linear(np.clip(whole, 0, 1)) * (2 ** (stops * gaussian_filter(inside, 3)))[..., None])


if __name__ == '__main__':
    finished(main(opened(NAME), *sys.argv[1:3]))

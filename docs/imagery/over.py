"""Lays a region rendered anew over a finished master whose render is gone: python over.py REGION.npy MASTER.jpg WIDTH GRADE…

What surrounds the region while it is graded is the master itself, taken back to light by the region's own tones, so that
light strays into it as it would; of the result only the region, less a border that fades, goes over the master.
"""
import os
import subprocess
import sys

import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
FADE = 24

region, master, width, *grade = sys.argv[1:]
part = np.load(region).astype(np.float32)
height, wide = part.shape[:2]
with Image.open(master) as picture: print_ = np.asarray(picture.convert('RGB').resize((wide, height)), np.float32)
lit = part.sum(2) > 0
rows, columns = np.where(lit.any(1))[0], np.where(lit.any(0))[0]
top, bottom, left, right = rows.min(), rows.max() + 1, columns.min(), columns.max() + 1
old_tones, new_tones = print_[top:bottom, left:right], part[top:bottom, left:right]
steps = np.linspace(0, 100, 64)
around = np.stack([np.interp(print_[..., c], np.percentile(old_tones[..., c], steps), np.percentile(new_tones[..., c], steps)) for c in range(3)], 2)
around[top:bottom, left:right] = new_tones
whole = f'{region[:-4]}-over'
np.save(f'{whole}.npy', np.clip(around, 0, 6e4).astype(np.float16))
subprocess.run([sys.executable, os.path.join(HERE, 'finish.py'), f'{whole}.npy', f'{whole}.png', '--width', width, *grade], check=True)
with Image.open(master) as picture, Image.open(f'{whole}.png') as graded:
    old, new = np.asarray(picture.convert('RGB'), np.float32), np.asarray(graded, np.float32)
# a grade that crops from the upper left leaves the pixels as they are
scale = 1 if '--crop' in grade else old.shape[1] / wide
top, bottom, left, right = (round(side * scale) for side in (top, bottom, left, right))
y, x = np.mgrid[0:old.shape[0], 0:old.shape[1]]
far = np.full(x.shape, FADE)
inside = np.minimum.reduce([
    x - left if left > 0 else far, right - 1 - x if right < old.shape[1] else far,
    y - top if top > 0 else far, bottom - 1 - y if bottom < old.shape[0] else far,
])
share = np.clip(inside / FADE, 0, 1)[..., None]
share = share * share * (3 - 2 * share)
result = Image.fromarray((old * (1 - share) + new * share + .5).astype(np.uint8))
result.save(master, quality=90, subsampling=0, optimize=True, progressive=True)

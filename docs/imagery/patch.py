"""Lays a region rendered anew (REGION, see kit.render) over a render of the whole: python patch.py WHOLE.npy REGION.npy OUT.npy

The region's border fades over 20 pixels where it does not lie on the frame's own edge; what is black in it is not part of it.
"""
import sys

import numpy as np

FADE = 20

whole, region = (np.load(path).astype(np.float32) for path in sys.argv[1:3])
rows, columns = np.where(region.sum(2) > 0)
top, bottom, left, right = rows.min(), rows.max(), columns.min(), columns.max()
height, width = region.shape[:2]
y, x = np.mgrid[0:height, 0:width]
far = np.full((height, width), FADE)
inside = np.minimum.reduce([
    x - left if left > 0 else far, right - x if right < width - 1 else far,
    y - top if top > 0 else far, bottom - y if bottom < height - 1 else far,
])
share = np.clip(inside / FADE, 0, 1)[..., None]
share = share * share * (3 - 2 * share)
np.save(sys.argv[3], np.clip(whole * (1 - share) + region * share, 0, 6e4).astype(np.float16))

#!/usr/bin/env python3
"""Grounds gear on its grey sweep: python ground.py FROM.jpg TO.jpg [--depth .16] [--strength .5] [--aside 0] [--crop x0,y0,x1,y1]

The sweep is lit from all sides, so what stands on it seems to float. This prints the shadow of one soft light above:
the object's own outline, laid flat on the ground behind its feet, dense where it touches and soft away from it.
"""
import argparse
import numpy as np
from PIL import Image
from scipy.ndimage import binary_closing, binary_dilation, binary_opening, gaussian_filter, label, map_coordinates, median_filter

ap = argparse.ArgumentParser()
ap.add_argument('src'); ap.add_argument('out')
ap.add_argument('--depth', type=float, default=.16, help='how deep the shadow lies, as a share of the height of the object')
ap.add_argument('--strength', type=float, default=.5); ap.add_argument('--aside', type=float, default=0, help='to the right, as a share of the depth')
ap.add_argument('--base', type=float, default=0, help='where the object stands, 0 to 1 from the top; else its lowest point')
ap.add_argument('--dark', type=float, default=.34, help='how much darker than the sweep the object is: more where its own shadow is deep')
ap.add_argument('--crop', default='')
A = ap.parse_args()
im = Image.open(A.src).convert('RGB'); x = np.asarray(im, np.float32) / 255; H, W = x.shape[:2]
# the sweep is smooth: what differs from it much, or is coloured, is the object
k = 6; small = np.asarray(im.resize((W // k, H // k), Image.BOX), np.float32) / 255; far = median_filter(small.mean(2), size=(5, W // k // 2), mode='nearest')
bg = np.asarray(Image.fromarray(np.maximum(far, np.quantile(far, .35))).resize((W, H), Image.BICUBIC)); y = x.mean(2)
mask = (y < bg - A.dark) | (np.ptp(x, 2) > .10) | (y > bg + .16); mask = binary_opening(binary_closing(mask, iterations=3), iterations=1)
parts, n = label(mask); sizes = np.bincount(parts.ravel()); keep = sizes > W * H * .0006; keep[0] = False; mask = keep[parts]
solid = binary_closing(np.pad(mask, 24), iterations=20)[24:-24, 24:-24]
base = A.base * H if A.base else np.where(mask.any(1))[0].max(); top = np.where(mask.any(1))[0].min(); tall = base - top
yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
def laid(depth):
    """the outline laid on the ground: a row of the ground comes from 1/depth times as high up the object"""
    up = (base - yy) / depth; return map_coordinates(solid.astype(np.float32), [base - up, xx - A.aside * (base - yy)], order=1, mode='constant') * (yy <= base + 1)
d = A.depth; s = tall / 60
soft = gaussian_filter(laid(d), (s * 1.4, s * 2.2)) * .75 + gaussian_filter(laid(d), (s * 4, s * 6)) * .6
touch = gaussian_filter(laid(d * .28), (s * .5, s * .9))
shade = np.clip(soft * .8 + touch * .55, 0, 1) * A.strength
edge = gaussian_filter(binary_dilation(mask).astype(np.float32), .8)
x = x * (1 - (shade * (1 - edge))[..., None] * np.array([1., .985, .96], np.float32))
im = Image.fromarray((np.clip(x, 0, 1) * 255 + .5).astype(np.uint8))
if A.crop:
    a = [float(q) for q in A.crop.split(',')]; im = im.crop((round(a[0] * W), round(a[1] * H), round(a[2] * W), round(a[3] * H)))
im.save(A.out, **({} if A.out.endswith('.png') else {'quality': 88, 'subsampling': 0, 'optimize': True, 'progressive': True}))

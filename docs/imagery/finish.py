#!/usr/bin/env python3
"""Grades a linear render (NAME.npy of kit.render) like a photograph and writes a JPEG or PNG, smaller than rendered.

Exposure, bloom of what is brighter than white, a little vignette, the AgX curve, contrast and saturation; blacks end
at #0b0f18. No grain. The curve comes before the downsampling, so bright edges come out smooth.
"""
import argparse
import numpy as np
from PIL import Image, ImageFilter
from scipy.ndimage import gaussian_filter

ap = argparse.ArgumentParser()
ap.add_argument('src'); ap.add_argument('out'); ap.add_argument('--width', type=int, default=0)
ap.add_argument('--exp', type=float, default=0); ap.add_argument('--con', type=float, default=1.12); ap.add_argument('--sat', type=float, default=1.1)
ap.add_argument('--glow', type=float, default=.05); ap.add_argument('--vig', type=float, default=.2); ap.add_argument('--warm', type=float, default=0.)
ap.add_argument('--floor', default='0b0f18'); ap.add_argument('--quality', type=int, default=88); ap.add_argument('--crop', default='', help='x0,y0,x1,y1 of the frame, 0 to 1')
ap.add_argument('--soft', type=float, default=0, help='blur of the finished picture in its own pixels: a lens is not sharper than its sensor, and AVIF thanks for it')
ap.add_argument('--pivot', type=float, default=.4)
A = ap.parse_args()
x = np.load(A.src).astype(np.float32); H, W = x.shape[:2]
b = np.clip(x * 2**A.exp - .9, 0, 8)
def blur(img, s):
    k = max(1, int(s / 4)); small = np.stack([np.asarray(Image.fromarray(img[..., c]).resize((max(8, W // k), max(8, H // k)), Image.BOX)) for c in range(3)], 2)
    small = gaussian_filter(small, (s / k, s / k, 0))
    return np.stack([np.asarray(Image.fromarray(small[..., c]).resize((W, H), Image.BICUBIC)) for c in range(3)], 2)
x = x * 2**A.exp * np.array([1 + A.warm, 1, 1 - A.warm], np.float32)
x = x + sum(blur(b, s * H / 1080) * w for s, w in ((5, .4), (22, .35), (90, .25))) * A.glow
yy, xx = np.mgrid[0:H, 0:W]; rr = ((xx / W - .5)**2 * 1.1 + (yy / H - .5)**2 * .8) / .475; x = x * (1 - A.vig * np.clip(rr, 0, 1)**1.1)[..., None]
# AgX (Troy Sobotka; minimal fit by B. Wrensch, MIT)
M = np.array([[.842479062253094, .0784335999999992, .0792237451477643], [.0423282422610123, .878468636469772, .0791661274605434], [.0423756549057051, .0784336, .879142973793104]], np.float32)
v = np.clip(x @ M.T, 1e-10, None); v = np.clip((np.log2(v) + 12.47393) / (4.026069 + 12.47393), 0, 1)
v2 = v * v; v4 = v2 * v2; v = 15.5 * v4 * v2 - 40.14 * v4 * v + 31.96 * v4 - 6.868 * v2 * v + .4298 * v2 + .1191 * v - .00232
l = (v @ np.array([.2126, .7152, .0722], np.float32))[..., None]
v = np.clip(l + A.sat * (np.clip(v, 0, 1) - l), 0, 1)
# contrast about a pivot, soft at both ends
v = np.where(v < A.pivot, A.pivot * (v / A.pivot)**A.con, 1 - (1 - A.pivot) * np.clip((1 - v) / (1 - A.pivot), 0, 1)**A.con)
Mi = np.array([[1.19687900512017, -.0980208811401368, -.0990297440797205], [-.0528968517574562, 1.15190312990417, -.0989611768448433], [-.0529716355144438, -.0980434501171241, 1.15107367264116]], np.float32)
v = np.clip((v**2.2) @ Mi.T, 0, 1)
v = np.where(v <= .0031308, v * 12.92, 1.055 * np.clip(v, 1e-8, 1)**(1 / 2.4) - .055)
f = np.array([int(A.floor[i:i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)
v = f + (1 - f) * v
if A.crop:
    x0, y0, x1, y1 = (float(q) for q in A.crop.split(',')); v = v[int(y0 * H):int(y1 * H), int(x0 * W):int(x1 * W)]
im = Image.fromarray((np.clip(v, 0, 1) * 255 + .5).astype(np.uint8))
if A.width and A.width < im.width: im = im.resize((A.width, round(im.height * A.width / im.width)), Image.LANCZOS)
if A.soft: im = im.filter(ImageFilter.GaussianBlur(A.soft))
if A.out.endswith('.png'): im.save(A.out)
else: im.save(A.out, quality=A.quality, subsampling=0, optimize=True, progressive=True)

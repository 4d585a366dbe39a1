#!/usr/bin/env python3
"""Grades a linear render (NAME.npy of kit.render) like a photograph and writes a JPEG or PNG, smaller than rendered.

The lens: barrel, colour fringes and softness towards the corners, a veil, halation around what is brighter than white,
a little vignette. Then the film: exposure, the AgX curve, contrast, saturation, cool shadows under warm lights; blacks
end at #0b0f18. No grain. The curve comes before the downsampling, so bright edges come out smooth.

A finished picture (JPEG or PNG) as source gets the lens and the tints alone: it has its curve already.
"""
import argparse
import numpy as np
from PIL import Image, ImageFilter
from scipy.ndimage import distance_transform_edt, gaussian_filter, label, map_coordinates, maximum

ap = argparse.ArgumentParser()
ap.add_argument('src'); ap.add_argument('out'); ap.add_argument('--width', type=int, default=0)
ap.add_argument('--exp', type=float, default=0); ap.add_argument('--con', type=float); ap.add_argument('--sat', type=float)
ap.add_argument('--glow', type=float); ap.add_argument('--vig', type=float); ap.add_argument('--warm', type=float, default=0.)
ap.add_argument('--floor', default='0b0f18'); ap.add_argument('--quality', type=int, default=88); ap.add_argument('--crop', default='', help='x0,y0,x1,y1 of the frame, 0 to 1')
ap.add_argument('--soft', type=float, default=0, help='blur of the finished picture in its own pixels: a lens is not sharper than its sensor, and AVIF thanks for it')
ap.add_argument('--pivot', type=float, default=.4)
ap.add_argument('--lens', type=float, default=0, help='how much of a real lens: 1 is a good one, wide open')
ap.add_argument('--veil', type=float, default=.05, help='with --lens: share of light that strays over the whole frame')
ap.add_argument('--burn', type=float, default=0, help='darkens towards the upper edge, as in printing: 1 is two stops')
ap.add_argument('--lamps', type=float, default=0, help='gives what is blown out a hot middle and a warmer rim, as glass over a bulb has')
ap.add_argument('--crisp', type=float, default=0, help='sharpens where the picture is sharp already: the plane of focus gains, what is out of focus stays as smooth as glass made it; 1 is what a converter does to a raw file')
ap.add_argument('--near', default='', help='x0,y0,x1,y1 of the frame, 0 to 1: --crisp works in there alone, and fades towards its border')
ap.add_argument('--ink', type=float, default=1, help='how fast the blue of the blacks is gone as it gets lighter: 1 is as slowly as can be, 4 leaves it to black itself, and dark things have their own colour')
ap.add_argument('--tint', type=float, default=0, help='cool shadows, warm lights; 1 is plain to see')
A = ap.parse_args()
raw = A.src.endswith('.npy')
for k, rendered, finished in (('con', 1.12, 1.), ('sat', 1.1, 1.), ('vig', .2, 0.), ('glow', .05, 0.)):
    if getattr(A, k) is None: setattr(A, k, rendered if raw else finished)
if raw: x = np.load(A.src).astype(np.float32)
else:
    x = np.asarray(Image.open(A.src).convert('RGB'), np.float32) / 255; f0 = np.array([int(A.floor[i:i + 2], 16) / 255 for i in (0, 2, 4)], np.float32); x = np.clip((x - f0) / (1 - f0), 0, 1); x = np.where(x <= .04045, x / 12.92, ((x + .055) / 1.055)**2.4)
H, W = x.shape[:2]
if A.lamps:
    blown = x.min(2) > .5; parts, n = label(blown); d = distance_transform_edt(blown); deep = np.concatenate([[1], maximum(d, parts, range(1, n + 1))]) if n else np.ones(1)
    rim = np.where(blown & (deep[parts] > W / 300), np.clip(1 - d / deep[parts], 0, 1)**1.4, 0); x = x * (1 - A.lamps * gaussian_filter(rim, W / 1600)[..., None] * np.array([.06, .24, .50], np.float32))
yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
if A.lens:
    # barrel and, one colour against the other, fringes: half a pixel in the corners of a 1600 px picture
    u, t = (xx - W / 2) / (W / 2), (yy - H / 2) / (W / 2); r2 = u * u + t * t; out = []
    for c, fringe in ((0, 1.0006), (1, 1.), (2, .9995)):
        k = (1 + A.lens * .010 * (r2 - 1.30)) * (1 + (fringe - 1) * A.lens * r2)
        out.append(map_coordinates(x[..., c], [t * k * W / 2 + H / 2, u * k * W / 2 + W / 2], order=1, mode='nearest'))
    x = np.stack(out, 2)
    # softer towards the corners, as the field curves
    e = np.clip((r2 - .45) / .9, 0, 1)[..., None] * A.lens; s = gaussian_filter(x, (1.3 * W / 1600, 1.3 * W / 1600, 0)); x = x * (1 - e) + s * e
b = np.clip(x * 2**A.exp - .9, 0, 8)
def blur(img, s):
    k = max(1, int(s / 4)); small = np.stack([np.asarray(Image.fromarray(img[..., c]).resize((max(8, W // k), max(8, H // k)), Image.BOX)) for c in range(3)], 2)
    small = gaussian_filter(small, (s / k, s / k, 0))
    return np.stack([np.asarray(Image.fromarray(small[..., c]).resize((W, H), Image.BICUBIC)) for c in range(3)], 2)
if A.lens:
    # stray light, and the red that film throws back around a lamp
    m = A.veil * A.lens; capped = np.minimum(x, 6 / 2**A.exp); x = x * (1 - m) + (blur(capped, 30 * H / 1080) * .5 + blur(capped, 130 * H / 1080) * .5) * m
    hot = np.clip(x.max(2, keepdims=True) * 2**A.exp - (1.1 if raw else .86), 0, 4 if raw else 1); x = x + (blur(np.repeat(hot, 3, 2), 9 * H / 1080) * .05 + blur(np.repeat(hot, 3, 2), 34 * H / 1080) * .035) * A.lens * np.array([1., .36, .14], np.float32) / 2**A.exp
x = x * 2**A.exp * np.array([1 + A.warm, 1, 1 - A.warm], np.float32)
x = x + sum(blur(b, s * H / 1080) * w for s, w in ((5, .4), (22, .35), (90, .25))) * A.glow
if A.burn: x = x * (.25 ** (A.burn * np.clip(1 - yy / H / .42, 0, 1)**1.5))[..., None]
rr = ((xx / W - .5)**2 * 1.1 + (yy / H - .5)**2 * .8) / .475; x = x * (1 - A.vig * np.clip(rr, 0, 1)**1.1)[..., None]
# AgX (Troy Sobotka; minimal fit by B. Wrensch, MIT)
M = np.array([[.842479062253094, .0784335999999992, .0792237451477643], [.0423282422610123, .878468636469772, .0791661274605434], [.0423756549057051, .0784336, .879142973793104]], np.float32)
def punch(v):
    """saturation, then contrast about a pivot, soft at both ends"""
    l = (v @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    v = np.clip(l + A.sat * (np.clip(v, 0, 1) - l), 0, 1)
    return np.where(v < A.pivot, A.pivot * (v / A.pivot)**A.con, 1 - (1 - A.pivot) * np.clip((1 - v) / (1 - A.pivot), 0, 1)**A.con)
def agx(x):
    v = np.clip(x @ M.T, 1e-10, None); v = np.clip((np.log2(v) + 12.47393) / (4.026069 + 12.47393), 0, 1)
    v2 = v * v; v4 = v2 * v2; v = 15.5 * v4 * v2 - 40.14 * v4 * v + 31.96 * v4 - 6.868 * v2 * v + .4298 * v2 + .1191 * v - .00232
    v = punch(v)
    Mi = np.array([[1.19687900512017, -.0980208811401368, -.0990297440797205], [-.0528968517574562, 1.15190312990417, -.0989611768448433], [-.0529716355144438, -.0980434501171241, 1.15107367264116]], np.float32)
    return np.clip((v**2.2) @ Mi.T, 0, 1)
v = agx(x) if raw else np.clip(x, 0, 1)
v = np.where(v <= .0031308, v * 12.92, 1.055 * np.clip(v, 1e-8, 1)**(1 / 2.4) - .055)
if not raw: v = punch(v)
if A.tint:
    y = (v @ np.array([.2126, .7152, .0722], np.float32))[..., None]; v = np.clip(v + A.tint * (np.array([-.012, -.001, .014], np.float32) * (1 - y)**3 * np.clip(y * 6, 0, 1) + np.array([.012, .004, -.016], np.float32) * y * y * (1 - y) * 4), 0, 1)
f = np.array([int(A.floor[i:i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)
v = v + f * (1 - v) if A.ink == 1 else v + f * (1 - np.clip(v, 0, 1))**A.ink
if A.crop:
    x0, y0, x1, y1 = (float(q) for q in A.crop.split(',')); v = v[int(y0 * H):int(y1 * H), int(x0 * W):int(x1 * W)]
im = Image.fromarray((np.clip(v, 0, 1) * 255 + .5).astype(np.uint8))
if A.width and A.width < im.width: im = im.resize((A.width, round(im.height * A.width / im.width)), Image.LANCZOS)
if A.soft: im = im.filter(ImageFilter.GaussianBlur(A.soft))
if A.crisp:
    # half of it a pixel wide, half of it two: the rest of the lens and of the denoiser; held back at hard edges, so that none has a seam
    p = np.asarray(im, np.float32) / 255; l = p @ np.array([.2126, .7152, .0722], np.float32); fine, wide = l - gaussian_filter(l, .8), l - gaussian_filter(l, 1.8)
    sharp = np.clip((gaussian_filter(np.abs(fine), 2.2 * im.width / 1280) - .0016) / .0045, 0, 1); add = A.crisp * (.7 * np.clip(fine, -.05, .05) + .35 * np.clip(wide, -.06, .06)) * sharp
    if A.near:
        x0, y0, x1, y1 = (float(q) for q in A.near.split(',')); h, w = add.shape; inside = np.zeros_like(add); inside[int(y0 * h):int(y1 * h), int(x0 * w):int(x1 * w)] = 1
        add *= gaussian_filter(inside, .02 * w, mode='nearest')
    im = Image.fromarray((np.clip(p + add[..., None], f, 1) * 255 + .5).astype(np.uint8))
if A.out.endswith('.png'): im.save(A.out)
else: im.save(A.out, quality=A.quality, subsampling=0, optimize=True, progressive=True)

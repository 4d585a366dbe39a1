"""Retouches finished masters, once each: python retouch.py about-kitchen | service-event

about-kitchen: the lower side of the yolk mirrors the flour and turns pink; it gets the yolk's own colour, darker towards the rim.
service-event: its guests are further out of focus than the lens has them and darker than the stage, so that forty people are an evening and no faces.
"""
import os
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
from scipy.signal import fftconvolve

from darkroom import area

IMAGES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'src', 'assets', 'images')


def whole_yolk(im):
    h, w, _ = im.shape
    yy, xx = np.mgrid[0:h, 0:w]
    # how far from the middle of the yolk, as it lies; 1 is its rim
    r = np.hypot((xx - 575.5) / 43, (yy - 549) / 30.5)
    pale = 1 - (im.max(2) - im.min(2)) / np.maximum(im.max(2), .01)
    k = np.clip((1.02 - r) / .1, 0, 1) * np.clip((pale - .18) / .25, 0, 1) * np.clip((yy - 556) / 10, 0, 1)
    k = gaussian_filter(k, 1)[..., None]
    shade = (.8 - .34 * np.clip(r, 0, 1) ** 2.2)[..., None]
    return im * (1 - k) + np.array([1.12, .6, .07]) * shade * k


def far_guests(im):
    # microphone, stand and cable, traced; what is behind them goes through the lens's round opening once more
    seen = [(50, 0), (80, 100), (205, 168), (330, 292), (440, 397), (493, 470), (493, 520), (475, 522), (478, 552), (500, 592), (512, 606), (472, 616), (470, 746), (487, 754), (487, 1190), (572, 1190), (572, 754), (589, 746), (591, 618), (556, 604), (556, 598), (584, 582), (588, 545), (570, 525), (567, 505), (600, 537), (632, 548), (665, 597), (735, 677), (812, 738), (850, 772), (905, 842), (933, 900), (943, 960), (941, 1040), (928, 1110), (905, 1190), (935, 1190), (956, 1110), (970, 1030), (972, 950), (962, 880), (937, 808), (902, 742), (862, 690), (860, 668), (792, 588), (702, 488), (697, 474), (657, 415), (652, 374), (532, 223), (517, 203), (372, 28), (357, 0)]
    near = area(im, 1.2, [(800 + x / 1.44, 380 + y / 1.44) for x, y in seen])
    r = 52
    yy, xx = np.mgrid[-r:r + 1, -r:r + 1]
    disc = np.clip(r + .5 - np.hypot(xx, yy), 0, 1)
    disc /= disc.sum()
    through = lambda a: fftconvolve(np.pad(a, r, 'edge'), disc, 'valid')
    far = np.clip(1 - near, 0, 1)
    soft = np.stack([through(im[..., c] ** 2.2 * far) for c in range(3)], 2) / np.maximum(through(far), 1e-3)[..., None]
    # the traced edge lies a little outside: its fringe of old background would shine
    k = (1 - np.clip((gaussian_filter(near, 2.2) - .62) / .3, 0, 1)) * np.clip((np.arange(im.shape[0]) - 520) / 90, 0, 1)[:, None]
    # the room's light ends above their heads
    soft = np.clip(soft, 0, 1) ** (1 / 2.2)
    dim = .9 - .34 * np.clip((np.arange(im.shape[0]) - 560) / 420, 0, 1)[:, None, None]
    return im * (1 - k[..., None]) + soft ** 1.12 * dim * k[..., None]


RETOUCHES = {'about-kitchen': whole_yolk, 'service-event': far_guests}

if __name__ == '__main__':
    name = sys.argv[1]
    path = os.path.join(IMAGES, f'{name}.jpg')
    im = np.asarray(Image.open(path).convert('RGB')).astype(float) / 255
    done = (np.clip(RETOUCHES[name](im), 0, 1) * 255 + .5).astype('uint8')
    Image.fromarray(done).save(path, quality=92, subsampling=0, optimize=True, progressive=True)

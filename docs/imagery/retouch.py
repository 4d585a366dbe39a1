"""Retouches a finished master, once: python retouch.py about-kitchen

The lower side of the yolk mirrors the flour and turns pink; it gets the yolk's own colour, darker towards the rim.
"""
import os
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

IMAGES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'src', 'assets', 'images')


def whole_yolk(im):
    h, w, _ = im.shape
    yy, xx = np.mgrid[0:h, 0:w]
    # how far from the middle of the yolk, as it lies; 1 is its rim
    r = np.hypot((xx - 575.5) / 40, (yy - 554) / 25.5)
    pale = 1 - (im.max(2) - im.min(2)) / np.maximum(im.max(2), .01)
    k = np.clip((1.02 - r) / .1, 0, 1) * np.clip((pale - .18) / .25, 0, 1) * np.clip((yy - 550) / 10, 0, 1)
    k = gaussian_filter(k, 1)[..., None]
    shade = (.8 - .34 * np.clip(r, 0, 1) ** 2.2)[..., None]
    return im * (1 - k) + np.array([1.12, .6, .07]) * shade * k


RETOUCHES = {'about-kitchen': whole_yolk}

if __name__ == '__main__':
    name = sys.argv[1]
    path = os.path.join(IMAGES, f'{name}.jpg')
    im = np.asarray(Image.open(path).convert('RGB')).astype(float) / 255
    done = (np.clip(RETOUCHES[name](im), 0, 1) * 255 + .5).astype('uint8')
    Image.fromarray(done).save(path, quality=92, subsampling=0, optimize=True, progressive=True)

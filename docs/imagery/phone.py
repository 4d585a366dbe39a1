"""Cuts the squares that phones show out of finished masters: python phone.py hero-window hero-dusk about-podcast about-behind-octa

The same frame of both of the pair, as the page wipes one over the other: the camera, softbox and paper with the stool behind it. Of the podcast's table all that is left of its middle. Sharp where the master is sharp, smoother where it is not: a phone has few pixels, and AVIF few bytes.
"""
import os
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

IMAGES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../src/assets/images')
# from the left in shares of the width; as high as the picture
LEFT = {'hero-window': .252, 'hero-dusk': .252, 'about-podcast': 0, 'about-behind-octa': .2}
SIDE = 828
SHARP, SMOOTH = .35, 1.0


def phone(name):
    with Image.open(os.path.join(IMAGES, f'{name}.jpg')) as picture:
        wide, tall = picture.size
        box = (LEFT[name] * wide, 0, LEFT[name] * wide + tall, tall)
        p = np.asarray(picture.convert('RGB').resize((SIDE, SIDE), Image.LANCZOS, box=box), np.float32) / 255
    light = p @ np.array([.2126, .7152, .0722], np.float32)
    sharp = np.clip((gaussian_filter(np.abs(light - gaussian_filter(light, 1.2)), 2.5) - .004) / .014, 0, 1)[..., None]
    p = gaussian_filter(p, (SMOOTH, SMOOTH, 0)) * (1 - sharp) + gaussian_filter(p, (SHARP, SHARP, 0)) * sharp
    Image.fromarray((np.clip(p, 0, 1) * 255 + .5).astype(np.uint8)).save(os.path.join(IMAGES, f'{name}-phone.jpg'), quality=88, subsampling=0, optimize=True, progressive=True)


if __name__ == '__main__':
    for name in sys.argv[1:]: phone(name)

"""Prints what the panes of `hero-window` show a little darker: python panes.py

Of the finished master, as a print is burnt in: one curve for all that lies within the window, so that no bar has a halo;
dark things before the panes are below the curve's foot and stay as they are. Once, as it would add up.
"""
import os

import numpy as np
from PIL import Image, ImageDraw
from scipy.interpolate import PchipInterpolator
from scipy.ndimage import gaussian_filter

IMAGES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../src/assets/images')
# the window in the master
WINDOW = ((0, .2051), (.5859, .348), (.5859, .7509), (0, .7998))
CURVE = PchipInterpolator([0, .62, .70, .78, .86, .90, .94, .975, 1], [0, .62, .69, .745, .80, .838, .892, .938, .966])
# the sky's upper part, a little bluer than white
SKY = np.array([.030, .015, .002], np.float32)


def burn(name):
    path = os.path.join(IMAGES, name)
    with Image.open(path) as picture:
        width, height = picture.size
        a = np.asarray(picture.convert('RGB'), np.float32) / 255
    mask = Image.new('L', (width, height))
    ImageDraw.Draw(mask).polygon([(x * width, y * height) for x, y in WINDOW], fill=255)
    share = gaussian_filter(np.asarray(mask, np.float32) / 255, 3)[..., None]
    light = a @ np.array([.2126, .7152, .0722], np.float32)
    down = a * (CURVE(light) / np.maximum(light, 1e-3))[..., None]
    y = np.mgrid[0:height, 0:width][0] / height
    sky = np.clip((.52 - y) / .34, 0, 1) * np.clip((light - .8) / .15, 0, 1)
    down = down * (1 - sky[..., None] * SKY)
    result = a * (1 - share) + down * share
    Image.fromarray((np.clip(result, 0, 1) * 255 + .5).astype(np.uint8)).save(path, quality=90, subsampling=0, optimize=True, progressive=True)


if __name__ == '__main__': burn('hero-window.jpg')

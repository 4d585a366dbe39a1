"""Paints the wheel that the cover of `hero-car` leaves free: python wheelpaint.py

Its side is one grey disc in the render: a dark wall with two rings, a lip that catches the light, the rim's gaps behind
it, the floor black where the tyre stands. Once, as it would add up.
"""
import os

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../src/assets/images/hero-car.jpg')
with Image.open(PATH) as picture: shown = np.asarray(picture.convert('RGB'), np.float32) / 255
H, W = shown.shape[:2]
# the wheel's side is this ellipse, of which the cloth leaves what is below its hem
X, Y, RX, RY = 546.6, 698.5, 33., 41.
HEM = [(505, 698.5), (516, 697.2), (530, 699.5), (545, 703.5), (560, 706), (572, 708.5), (590, 709), (590, 760), (505, 760)]
y, x = np.mgrid[0:H, 0:W].astype(np.float32)
u, v = (x - X) / RX, (y - Y) / RY
r, turn = np.hypot(u, v), np.arctan2(v, u)
mask = Image.new('L', (W * 4, H * 4), 0)
ImageDraw.Draw(mask).polygon([(a * 4, b * 4) for a, b in HEM], fill=255)
free = gaussian_filter(np.asarray(mask.resize((W, H), Image.LANCZOS), np.float32) / 255, .6)
side = free * np.clip((1.0 - r) / .03, 0, 1)
edge = lambda at, wide: np.exp(-((r - at) / wide) ** 2)
wall = np.clip((r - .64) / .03, 0, 1)
tone = 1 - side * wall * .46
tone *= 1 + side * (.16 * edge(.90, .018) + .20 * edge(.78, .016) - .22 * edge(.835, .02))
tone *= 1 + side * 1.25 * edge(.66, .020) * (.35 + .65 * np.clip(-u + .4, 0, 1))
gaps = np.clip(np.cos(turn * 9 + .7) * 2.2 - .5, 0, 1) * np.clip((.60 - r) / .04, 0, 1) * np.clip((r - .2) / .1, 0, 1)
tone *= 1 - side * (.50 * gaps - .14 * (1 - wall) * (1 - gaps))
# where it stands
foot = np.exp(-((x - 551) / 24) ** 2 - ((y - 741.5) / 2.6) ** 2)
tone *= 1 - .55 * foot
Image.fromarray((np.clip(shown * tone[..., None], 0, 1) * 255 + .5).astype(np.uint8)).save(PATH, quality=89, subsampling=0, optimize=True, progressive=True)

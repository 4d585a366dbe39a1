"""Draws the backs of the front chairs of `service-event`, of the finished master: python seatprint.py

Out of focus they were slabs of one tone: each gets the lamps on its upper edge, a seam, the shade of its own curve and of the
chair before it. Once, as it would add up.
"""
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

from darkroom import opened, printed

# left, top, right, bottom of each back in the master of 1280 by 720, and its blur
BACKS = ((818, 630, 1028, 735, 7), (1084, 622, 1274, 735, 7), (938, 556, 1090, 650, 6), (744, 568, 886, 626, 6), (1104, 562, 1256, 622, 6), (262, 636, 408, 735, 7), (256, 566, 420, 640, 6))


def main():
    a = opened('service-event')
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    for l, t, r, b, soft in BACKS:
        m = Image.new('L', (W, H))
        ImageDraw.Draw(m).rounded_rectangle((l, t, r, b), 9, fill=255)
        m = gaussian_filter(np.asarray(m, np.float32) / 255, soft)
        # the microphone before them stays as it is
        m *= np.clip((x - (500 if l > 500 else 250)) / 12, 0, 1)
        u, v = (x - (l + r) / 2) / ((r - l) / 2), (y - t) / (b - t)
        round_ = 1.06 - .16 * np.abs(u + .18) ** 2.2 - .26 * np.clip(v, 0, 1) ** 1.2
        seam = 1 - .10 * np.exp(-((y - t - 26) / (soft * .75)) ** 2) * np.clip(1.15 - np.abs(u), 0, .3) / .3
        rim = np.exp(-((y - t - 9 - 2 * u * u) / (soft * 1.1)) ** 2) * np.clip(1.1 - np.abs(u), 0, .25) / .25
        a = a * (1 + m * (round_ * seam - 1))[..., None] + (m * rim * .07)[..., None] * np.array([1.0, .78, .50], np.float32)
    return a


if __name__ == '__main__': printed('service-event', main(), quality=88)

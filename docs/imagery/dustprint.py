"""Lays dust over the yard of `about-exterior-day`, of the finished master: python dustprint.py

Every pebble stood alone, as dark on its shaded side as the next. Dust fills what lies between them and takes most of that
shade; wheels leave it pale in their tracks, and the ground is lighter here and darker there over metres. Through the camera
of yardprint.py. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import noise, opened, printed, smooth
from yardprint import AHEAD, EYE, LENS, SHIFT


# puddles so small that they looked like holes: where, how large, from where the ground over them comes
HOLES = ((886, 809, 46, 15, -150, 8), (1334, 866, 66, 15, 118, 2), (776, 795, 16, 8, 44, 6))


def filled(a):
    y, x = np.mgrid[0:a.shape[0], 0:a.shape[1]].astype(np.float32)
    for u, v, wide, high, right, down in HOLES:
        share = (1 - smooth(np.hypot((x - u) / wide, (y - v) / high), .62, 1.))[..., None]
        ground = np.roll(a, (-down, -right), (0, 1))
        # as bright as what lies about the hole
        about = (np.hypot((x - u) / wide, (y - v) / high) < 1.5) & (share[..., 0] == 0)
        a = a * (1 - share) + np.clip(ground * (a[about].mean(0) / ground[about].mean(0)), 0, 1) * share
    return a


def main(a):
    a = filled(a)
    H, W = a.shape[:2]
    top = 600
    part = a[top:]
    y, x = np.mgrid[top:H, 0:W].astype(np.float32)
    u, v = (x / W * 2 - 1) / LENS, ((H / 2 - y) / (W / 2) + SHIFT) / LENS
    far = EYE[2] / np.maximum(-v, 1e-3)
    gx = EYE[0] + far * (AHEAD[0] + u * AHEAD[1])
    gy = EYE[1] + far * (AHEAD[1] - u * AHEAD[0])
    rng = np.random.default_rng(5)
    tones = lambda metres: noise(rng, 512, 5, gx * 5 / metres, gy * 5 / metres)
    # neither the wall's foot nor the step, nor the bicycle
    yard = smooth(-.55 - gy, 0, .5) * (1 - smooth(gx, 6.4, 6.7) * smooth(gy, -1.75, -1.5)) * (1 - smooth(gx, 9.2, 9.6) * smooth(gy, -1.3, -.9))
    red, green, blue = part[..., 0], part[..., 1], part[..., 2]
    straw = gaussian_filter(smooth(red - blue, .24, .34), 1.5)
    kept = np.maximum.reduce([smooth(green - .5 * (red + blue), .02, .05), smooth(blue - red, -.02, .04), smooth(straw, .2, .6)])
    share = (yard * (1 - np.clip(gaussian_filter(kept, 2.5) * 3, 0, 1)))[..., None]
    mean = gaussian_filter(part, (3, 5, 0))
    stones = part - mean
    line = -.25 * gx + .97 * gy + 6.5 + .30 * tones(3.2)
    tracks = np.exp(-((np.abs(line) - .72) / .20) ** 2) * smooth(tones(1.2), -1.5, 0)
    tone = 1 + .075 * tones(2.6) + .05 * tones(.8) + .10 * tracks - .05 * np.exp(-(line / .45) ** 2)
    dusty = (mean + np.where(stones < 0, .58, .85) * stones) * tone[..., None]
    b = a.copy()
    b[top:] = np.clip(part * (1 - share) + dusty * share, 0, 1)
    return b


if __name__ == '__main__': printed('about-exterior-day', main(opened('about-exterior-day')))

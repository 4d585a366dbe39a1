"""Prints `detail-door` last, after sillprint.py, barprint.py and the near parts of door.py: python fibreprint.py

Cleaned by the denoiser, the larch of its wall was watercolour: years without fibre. Fibres as fine as the master lie along each batten, rain-raised
in bands of early and late wood; what grain there is stands out. Mirrored in the pane, the sky above the ridge lay over the
plant's upper leaves as a haze with an edge, as if they were see-through: a third of it stays. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, display, linear, opened, printed, smooth

NAME = 'detail-door'
# left and right of each batten's face at the top and at the bottom of the master of 1900 by 1267
FACES = ((1177, 1248, 1176, 1248), (1318, 1390, 1320, 1391), (1453, 1527, 1453, 1527), (1590, 1661, 1591, 1661), (1727, 1795, 1726, 1795), (1856, 1900, 1856, 1900))
LAMP = 1507, 300, 192
# what of the sky the pane mirrors above the ridge, as light; the ridge at the left, and how it falls to the right
SKY, RIDGE, FALL = (.072, .068, .046), (345, 531), .038


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    light = linear(a)
    lum = light @ LUMA
    above = smooth(RIDGE[1] + (x - RIDGE[0]) * FALL - y, -15, 15) * np.maximum(smooth(x, 314, 326), smooth(302 - y, 0, 8)) * smooth(x, 97, 101) * smooth(783 - x, 0, 3) * (1 - .5 * smooth(RIDGE[1] - y, 60, 420))
    veil = above[..., None] * np.array(SKY, np.float32)
    light = np.maximum(light - veil, light * .34)
    rng = np.random.default_rng(12)
    stops = np.zeros((H, W), np.float32)
    faces = np.zeros((H, W), np.float32)
    for l0, r0, l1, r1 in FACES:
        l, r = l0 + (l1 - l0) * y / H, r0 + (r1 - r0) * y / H
        m = smooth(x - l, 0, 4) * smooth(r - x, 0, 4)
        n = 0
        # fibres of three lengths, a little out of the vertical as the saw left them; in bands, as early and late wood take them
        for long, wide, k in ((70, .55, .55), (26, .6, .6), (160, 1.5, .5)):
            q = gaussian_filter(rng.standard_normal((H, W // 8)).astype(np.float32), (long, wide))
            q = q / q.std()
            i = np.clip(x - l + 12 + rng.uniform(-.012, .012) * (y - H / 2), 0, W // 8 - 1)
            n = n + k * q[y.astype(int), i.astype(int)]
        band = gaussian_filter(rng.standard_normal((H, W // 8)).astype(np.float32), (120, 5)); band = band / band.std()
        n = n * (.75 + .35 * smooth(band[y.astype(int), np.clip(x - l + 12, 0, W // 8 - 1).astype(int)], -1, 1.5))
        stops += m * n
        faces += m
    off = smooth(np.hypot(x - LAMP[0], y - LAMP[1]), LAMP[2], LAMP[2] + 8)
    m = faces * off * smooth(a @ LUMA, .08, .22)
    tone = np.log2(np.maximum(lum, 1e-3))
    fine = tone - gaussian_filter(tone, (5, 2.4))
    stops = m * (.05 * stops * (1 - .35 * smooth(a @ LUMA, .62, .85)) + 0.2 * np.clip(fine, -.25, .25))
    light = light * (2 ** stops)[..., None]
    return np.clip(display(light), 0, 1)


if __name__ == '__main__': printed(NAME, main(opened(NAME)), quality=90)

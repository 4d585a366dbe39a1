"""Takes the small drops out of `service-photo`, of the finished master: python dropprint.py

At the lower edge, without a light in them, they were dents in the stone. Each is filled from its rim inwards, with the
grain of clean stone. The larger drops, which burn, stay.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import drawn, opened, printed

# in the master of 1280 by 720: their middles, and how far over the clean stone is that lends its grain
DROPS = ((320, 668), (266, 685), (293, 681), (257, 699), (263, 707), (319, 690), (334, 695), (311, 703), (338, 705), (315, 718), (353, 677), (387, 668), (403, 666), (404, 657.5), (374, 691), (401, 689.5), (413, 693), (431, 688.5), (441, 675), (457, 674), (461, 683.5), (469, 691), (461, 697), (497, 692), (522, 703), (484, 715), (359, 720), (419, 720), (449, 720))
BESIDE = (0, 243)


def main(a):
    mask = drawn(a, 0, lambda p: [p.ellipse([2 * (x - 11), 2 * (y - 6), 2 * (x + 11), 2 * (y + 7)], fill=255) for x, y in DROPS]) > .02
    filled = a.copy()
    for soft, rounds in ((8, 60), (3, 60), (1, 200)):
        for _ in range(rounds): filled[600:][mask[600:]] = gaussian_filter(filled[600:], (soft, soft, 0))[mask[600:]]
    clean = np.roll(np.where(mask[..., None], filled, a), BESIDE, (0, 1))
    grain = np.clip(clean - gaussian_filter(clean, (5, 5, 0)), -.02, .02)
    share = gaussian_filter(mask.astype(np.float32), 1.2)[..., None]
    return a * (1 - share) + (filled + grain) * share


if __name__ == '__main__': printed('service-photo', main(opened('service-photo')), 88)

"""Prints hill and panes of `about-exterior-day`, of the finished master: python dayprint.py [--panes]

The hill was carved: two kilometres of warm air take the edge off every gully and the green out of its grass. The panes were
mud: what they mirror of the sky is blue, the range below it slate, and the yard before them, at this angle, a softer tone than
the yard itself. Paper, curtain, plant and whoever stands behind them keep their colours. Once, as it would add up; --panes leaves
the hill, where the panes alone were rendered anew.
"""
import sys

import numpy as np
from scipy.ndimage import gaussian_filter, minimum_filter

from darkroom import LUMA, area, opened, printed, smooth

# in the master of 1600 by 900
HILL = ((-5, 368), (40, 352), (120, 335), (230, 295), (300, 272), (345, 268), (405, 285), (400, 300), (180, 360), (262, 372), (262, 560), (-5, 560))
CAR = ((-5, 515), (10, 506), (20, 508), (22, 486), (130, 486), (145, 506), (160, 515), (186, 570), (-5, 570))
PANES = ((346, 380), (957, 256), (957, 664), (346, 614))
INSIDE = (((708, 447), (855, 447), (858, 655), (706, 645)), ((903, 338), (960, 332), (960, 670), (903, 660)), ((870, 440), (905, 440), (905, 660), (870, 655)), ((676, 500), (722, 500), (722, 615), (676, 615)))


def hill(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    # what is neither sky nor house
    far = area(a, 1.2, HILL) * (1 - area(a, 1., CAR)) * smooth(a[..., 0] - a[..., 2], -.12, -.04) * smooth(540 - y, 0, 30)
    near = minimum_filter(far, 3)[..., None]
    blur = lambda k: gaussian_filter(a * near, (k, k, 0)) / np.maximum(gaussian_filter(near, (k, k, 0)), 1e-3)
    soft = .35 * a + .65 * blur(1.1)
    broad = blur(26)
    soft = broad + .62 * (soft - broad)
    own = (soft @ LUMA)[..., None]
    soft = own + .60 * (soft - own) + np.array([.018, .000, -.012], np.float32)
    air = .10 + .16 * smooth(y, 300, 520)
    soft = soft * (1 - air[..., None]) + np.array([.74, .76, .78], np.float32) * air[..., None]
    return a * (1 - far[..., None]) + soft * far[..., None]


def panes(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    glass = area(a, .8, PANES) * (1 - area(a, 5, *INSIDE)) * smooth(a @ LUMA, .20, .32)
    line = 230 + (384 - .075 * 1.5 * (x - 320)) / 1.5
    sky = glass * smooth(line - y, -1.5, 1.5)
    range_ = glass - sky
    tone = 1 + sky[..., None] * np.array([-.13, -.03, .09], np.float32) + range_[..., None] * np.array([-.20, -.13, -.02], np.float32)
    b = a * tone
    foot = range_ * smooth(y, 545, 575) * (1 - smooth(x, 655, 690))
    clear = minimum_filter((glass > .9).astype(np.float32), 3)[..., None]
    calm = gaussian_filter(b * clear, (10, 16, 0)) / np.maximum(gaussian_filter(clear, (10, 16, 0)), 1e-3)
    b = b * (1 - .45 * foot[..., None]) + calm * .45 * foot[..., None]
    return np.clip(b, 0, 1)


if __name__ == '__main__':
    print_ = opened('about-exterior-day')
    printed('about-exterior-day', panes(print_ if '--panes' in sys.argv else hill(print_)))

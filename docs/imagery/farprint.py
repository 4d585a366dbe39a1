"""Prints the hill of `about-exterior-day` as a lens focused on the house shows it, of the finished master: python farprint.py

Its strokes of straw and olive were all in focus and as strong at its foot as near by, as if painted. Two kilometres of
afternoon air take most of their contrast and colour, more at the foot; the stop does the rest. The meadow before it stays.
Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, area, opened, printed, smooth
from dayprint import HILL
from hillprint import BOARD, CAR, LOAD

AIR = np.array([.685, .735, .775], np.float32)


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    hill = area(a, .8, HILL) * (1 - area(a, .6, CAR, LOAD, BOARD)) * smooth(a[..., 0] - a[..., 2], -.12, -.03) * smooth(556 - y, 0, 26)
    clear = (hill > .6).astype(np.float32)[..., None]
    blur = lambda k: gaussian_filter(a * clear, (k, k, 0)) / np.maximum(gaussian_filter(clear, (k, k, 0)), 1e-3)
    soft, broad = .45 * blur(.7) + .55 * blur(1.5), blur(20)
    own = lambda c: (c @ LUMA)[..., None]
    # tones keep most of their light, less of their colour
    light = own(broad) + .95 * (own(soft) - own(broad))
    colour = .80 * (broad - own(broad)) + np.array([.012, .0, -.012], np.float32) + .55 * (soft - own(soft))
    foot = smooth(y, 300, 540)[..., None]
    far = light + colour
    air = .06 + .20 * foot
    far = far * (1 - air) + AIR * air
    share = (hill * smooth(gaussian_filter(clear[..., 0], 1.2), .55, .98))[..., None]
    return a * (1 - share) + far * share


if __name__ == '__main__': printed('about-exterior-day', main(opened('about-exterior-day')))

"""Takes the paper's mirror image out of the panes of `hero-dusk`, of the finished master: python duskglass.py

The panes mirror the lit paper so warmly that the hills behind it were a desert, with the softbox cut out of it as a dark
block. What the glass adds is taken off again to the evening's own blue, and the block parts from it no more; lamps that hang
again in the dark stay, as they say that there is glass. What stands before the panes keeps its tone. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, area, display, drawn, linear, opened, printed, scaled, smooth

# in the master of 1760 by 990
GLASS = ((703, 300), (1033, 346), (1033, 724), (703, 741))
REFLECTOR = ((716, 508), (705, 529), (705, 561), (716, 602), (732, 631), (758, 654), (775, 655), (786, 636), (786, 606), (777, 574), (763, 541), (742, 516), (728, 507))
SOFTBOX = ((972, 480), (1018, 478), (1060, 460), (1060, 630), (1030, 616), (1008, 562), (1008, 523), (978, 520))
RAILS = (((846, 594), (813, 780)), ((877, 594), (854, 780)), ((891, 594), (922, 780)), ((858, 594), (881, 780)), ((842, 591), (894, 591)))
LAMPS = ((788, 381, 30), (1000, 404, 28), (812, 463, 18))


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)

    before = drawn(a, 1., lambda m: ([m.polygon(scaled(p), fill=255) for p in (REFLECTOR, SOFTBOX)], [m.line(scaled(p), fill=255, width=14) for p in RAILS]))
    for u, v, r in LAMPS: before = np.maximum(before, 1 - smooth(np.hypot(x - u, y - v), r, r * 1.22))
    glass = area(a, .8, GLASS) * (1 - before)
    light = linear(a)
    warm = light[..., 0] / np.maximum(light[..., 2], 1e-4)
    much = gaussian_filter(smooth(warm, .72, 1.4), 1.6) * glass
    own = light @ LUMA
    # down to what the block shows, where nothing is mirrored: darker the warmer it was, and of the evening's colour
    evening = own[..., None] * np.array([.80, .98, 1.66], np.float32) * (1 - .60 * smooth(gaussian_filter(warm, 3), .78, 1.8))[..., None]
    light = light * (1 - much[..., None]) + evening * much[..., None]
    return np.clip(display(light), 0, 1)


if __name__ == '__main__':
    printed('hero-dusk', main(opened('hero-dusk')))

"""Prints `hero-dusk` as a darkroom would, of the finished master: python duskprint.py

The lamps are less amber; the paper is nearly neutral and falls off away from the softbox; what is left of violet goes from
the floor, and specks from the panes; far out there is one light. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, display, drawn, linear, opened, printed, smooth

# in the master of 1760 by 990
PAPER = ((1236, 420), (1550, 388), (1552, 720), (1540, 790), (1485, 816), (1230, 844), (1010, 808), (1000, 800), (1180, 790), (1232, 740))
FLOOR = ((-5, 840), (760, 790), (1000, 800), (1230, 845), (1480, 815), (1765, 800), (1765, 995), (-5, 995))
PANES = ((-5, 205), (1030, 344), (1030, 745), (-5, 790))
LIGHT, GLOW = (436, 611), np.array([1., .72, .40], np.float32)


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)

    mask = lambda p, soft: drawn(a, soft, lambda m: m.polygon(p, fill=255), 1)
    light = linear(a)
    # paper
    paper = mask(PAPER, 4)
    far = np.hypot((x - 1290) / 330, (y - 610) / 300)
    burnt = 1 - paper * .50 * smooth(far, .15, 1.25)
    light = light * burnt[..., None]
    own = light @ LUMA
    light = light * (1 - .26 * paper[..., None]) + (own[..., None] * np.array([1.06, 1., .88], np.float32)) * .26 * paper[..., None]
    # lamps less amber everywhere but in the panes, whose specks the sharpening had drawn out
    panes = mask(PANES, 2)[..., None]
    light = light * (panes + (1 - panes) * np.array([.965, 1., 1.13], np.float32))
    own = light @ LUMA
    calm = panes * (1 - smooth(gaussian_filter(np.abs(own - gaussian_filter(own, 1.6)) / (own + .02), 2.5), .10, .26))[..., None]
    light = light * (1 - calm) + gaussian_filter(light, (1.5, 1.5, 0)) * calm
    # violet on the floor: where blue is more than the wood's own share of it
    floor = mask(FLOOR, 8)
    over = np.clip(light[..., 2] - .62 * light[..., 1], 0, None) * floor
    light[..., 2] -= .7 * over
    light[..., 1] += .06 * over
    # one light, far out
    d = np.hypot((x - LIGHT[0]), (y - LIGHT[1]))
    light = light + GLOW * (.85 * np.exp(-(d / 1.25) ** 2) + .09 * np.exp(-(d / 4.5) ** 2) + .012 * np.exp(-d / 16))[..., None]
    return np.clip(display(light), 0, 1)


if __name__ == '__main__':
    printed('hero-dusk', main(opened('hero-dusk')))

"""Prints what is far and what is dark of the finished pair: python pairair.py

By day the hills are a pale sheet with a cut edge: their own relief is drawn out, gullies run down from the crest with the side
away from the sun a touch darker, and the foot dissolves in the air of the plain.
At dusk the glass round the lamp has a ring, and one place by the grass a panel, of mirror images that were taken out: both become the
tone of their pane; the panes behind the ladder lose their pale blue. Vase and grass get a stop more of the lamp. Then the squares are cut. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter, minimum_filter

from darkroom import LUMA, area, display, linear, noise, opened, printed, smooth
from pairprint import WINDOW, blurred
from phone import phone
from windowprint import SHADE, VASE

# in the masters of 1760 by 990
CREST = ((-5, 481), (57, 491), (128, 491), (180, 476), (233, 464), (270, 464), (355, 475), (375, 472), (432, 453), (473, 442), (514, 441), (581, 425), (632, 412), (686, 429), (716, 441), (784, 454), (818, 462), (872, 483), (933, 485), (980, 475), (1035, 470))
REFLECTOR = ((694, 520), (704, 500), (724, 500), (760, 535), (792, 610), (792, 655), (765, 662), (730, 640), (700, 580))
BEFORE = ((828, 575), (930, 575), (960, 660), (815, 660)), ((965, 470), (1040, 440), (1040, 660), (985, 660))
LAMP = (592, 588)
PANEL = ((184, 552), (244, 552), (244, 606), (184, 606))
PALE = ((845, 470), (960, 478), (960, 742), (700, 742), (700, 625), (845, 625))
SMUDGE = ((644, 552), (678, 552), (678, 626), (648, 626))
GRASS = ((20, 560), (248, 560), (262, 640), (190, 740), (164, 796), (88, 796), (40, 700))


def day(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(31)
    own = a @ LUMA
    deep = y - np.interp(x, *zip(*CREST)).astype(np.float32)
    glass = smooth(own, .70, .76) * (1 - smooth(a[..., 0] - a[..., 2], .07, .12)) * area(a, 1, WINDOW) * (1 - area(a, 2, SHADE, REFLECTOR, *BEFORE))
    hill = minimum_filter(glass, 3) * smooth(deep, -2, 5)
    land = hill * (1 - smooth(y, 585, 622))
    mean = lambda k: blurred(own, hill, k)
    relief = .9 * np.clip(mean(2) - mean(9), -.03, .03) + 1.1 * np.clip(mean(9) - mean(40), -.04, .04)
    relief *= smooth(deep, 6, 22)
    # gullies: they run down from the crest, each its own way; seen against the light, the side away from the sun is in shade
    s = x + .35 * (x - 640) / 400 * deep + 6 * noise(rng, 400, 14, x, deep)
    def ridged(wide, long, k):
        n = lambda o: -np.abs(noise(np.random.default_rng(k), 500, 5, (s + o) * 5 / wide, deep * 5 / long))
        return gaussian_filter(n(wide * .16) - n(-wide * .16), 1.0)
    cut = 1.0 * ridged(34, 85, 3) + .6 * ridged(15, 45, 4)
    cut = np.clip(cut, -1.2, 1.2) * smooth(deep, 3, 30) * (1 - smooth(y, 520, 606)) * (.6 + .4 * smooth(noise(rng, 400, 30, x, deep), -1, 1))
    sun = np.exp(-((x - 900) / 330) ** 2)
    step = relief + .030 * cut * (1 - .55 * sun)
    step -= .030 * smooth(deep, 2, 26) * (1 - smooth(deep, 40, 130)) * (1 - .6 * sun)      # the upper slopes, where there is less air before them
    step += .018 * smooth(y, 555, 600)                                              # and the plain's own
    step *= land
    b = a * ((own + step) / np.maximum(own, .05))[..., None]
    cool = (land * smooth(-step, .0, .06))[..., None] * np.array([-.006, 0, .008], np.float32)
    return np.clip(b + cool, 0, 1)


def dusk(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    own = a @ LUMA
    panes = minimum_filter(area(a, 1, WINDOW), 3)
    # glass between the bars: blue and darker than what stands before it
    clear = gaussian_filter(minimum_filter(((own > .215) & (own < .36) & (a[..., 2] > a[..., 0] * 1.02)).astype(np.float32), 5), 1) * panes
    d = np.hypot(x - LAMP[0], y - LAMP[1])
    ring = smooth(d, 56, 74) * (1 - smooth(d, 118, 150)) * clear * (y < 632)
    panel = area(a, 7, PANEL) * clear
    around = np.stack([blurred(a[..., c], clear * smooth(d, 112, 150) * (1 - area(a, 0, PANEL)), 30) for c in range(3)], 2)
    local = np.stack([blurred(a[..., c], clear * (1 - area(a, 0, PANEL, SMUDGE)), 16) for c in range(3)], 2)
    own2 = np.stack([blurred(a[..., c], clear, 3) for c in range(3)], 2)
    for m, target in ((ring, around), (panel, local)):
        a = a + (m * .85)[..., None] * (target - own2)
    smudge = (area(a, 3, SMUDGE) * smooth(d, 50, 62) * (own < .34))[..., None]            # a warm trace of it at the lamp's right
    a = a + smudge * .9 * (local - np.stack([gaussian_filter(a[..., c], 2.5) for c in range(3)], 2))
    # behind the ladder: as much light as the panes beside it, less blue
    pale = area(a, 3, PALE) * (1 - smooth(a[..., 0] - a[..., 2], -.03, .0)) * (1 - smooth(own, .36, .44)) * panes
    light = linear(np.clip(a, 0, 1))
    light = light * (1 + pale[..., None] * (np.array([.90, .86, .76], np.float32) - 1) * (.55 + .45 * smooth(y, 610, 650))[..., None])
    # vase and grass: the lamp at their right reaches them
    vase = area(a, 1.2, VASE)
    dry = area(a, 6, GRASS) * smooth(gaussian_filter(a[..., 0] - a[..., 2], 1.0), -.03, .04)
    stops = vase * (.80 + .60 * smooth(x, 105, 182)) * (.75 + .25 * (1 - smooth(y, 900, 955))) + 1.0 * dry * (1 - vase)
    light = light * (2 ** stops)[..., None]
    lit = (vase * smooth(x, 95, 175) + dry * .8)[..., None]
    light = light * (1 + lit * np.array([.10, .02, -.16], np.float32))
    clay = (.85 * np.maximum(vase, dry * .7))[..., None]                                # and shade is brown, as the room's is
    light = light + clay * ((light @ LUMA)[..., None] * np.array([1.68, .81, .50], np.float32) - light)
    return np.clip(display(light), 0, 1)


if __name__ == '__main__':
    for name, print_ in (('hero-window', day), ('hero-dusk', dusk)):
        printed(name, print_(opened(name)))
        phone(name)

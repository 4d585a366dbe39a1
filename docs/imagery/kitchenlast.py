"""Prints `about-kitchen` after kitchenprint.py: python kitchenlast.py

White lines on the tiles' edges were harder than any glaze mirrors a window: they keep a gleam. The board's side was a milky rim with a burnt hole: it is
oiled wood with grain along it, worn at its corner, and stands on its shade. Flour on the pin was flakes and on the stone beads: it is powder now. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter, grey_opening, map_coordinates, median_filter

from darkroom import LUMA, area, display, linear, noise, opened, printed, smooth
from kitchenprint import BOWL, PIN, TOP

NAME = 'about-kitchen'
# in the master of 1440 by 810: the tiles, what stands before them, and the board's long side: its upper corner, its foot
TILES = ((0, 0), (1440, 0), (1440, 70), (1100, 250), (740, 345), (600, 372), (470, 402), (0, 505))
BEFORE = ((466, 420), (468, 230), (492, 180), (490, 108), (564, 108), (562, 180), (596, 235), (599, 400)), ((730, 400), (730, 158), (750, 150), (740, 0), (890, 0), (860, 160), (890, 170), (890, 400))
CORNER = ((480, 806), (568, 765), (656, 723), (753, 681), (888, 621), (1000, 562), (1062, 528), (1068, 524))
FOOT = ((480, 848), (568, 808), (656, 766), (760, 716), (865, 660), (1000, 596), (1064, 561), (1068, 556))
RIM = ((490, 810), (480, 800), (640, 726), (753, 674), (888, 612), (1000, 553), (1050, 522), (1066, 520), (1068, 560), (1064, 564), (865, 662), (656, 768), (568, 812))


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(37)
    tones = lambda u, v: noise(rng, 600, 1.4, u, v)
    grains = gaussian_filter(rng.standard_normal((H, W)), .65)
    grains = (grains / grains.std()).astype(np.float32)
    foot = [(u, v - 2.6) for u, v in FOOT]

    # the hole burnt into the board's side: wood from further along it
    hole = area(a, 5, ((588, 752), (634, 716), (676, 712), (682, 748), (640, 782), (600, 800)))[..., None]
    a = a * (1 - hole) + np.stack([map_coordinates(a[..., c], [y - 46, x + 100], order=1, mode='nearest') for c in range(3)], 2) * hole

    # powder instead of flakes and beads
    pin = area(a, 2, PIN) * area(a, 14, ((320, 520), (470, 430), (550, 450), (540, 540), (410, 630), (320, 620)))
    calm = np.stack([gaussian_filter(grey_opening(gaussian_filter(a[..., c], .8), 19), 5) for c in range(3)], 2)
    plain = np.stack([gaussian_filter(a[..., c], 5) for c in range(3)], 2)
    fleck = smooth(((a - calm) @ LUMA), .008, .035) * pin
    fleck = gaussian_filter(fleck, 1.2)[..., None]
    a = a * (1 - .9 * fleck) + (.6 * calm + .4 * np.minimum(plain, calm + .04)) * .9 * fleck
    stone = area(a, 4, TOP) * (1 - area(a, 6, BOWL)) * (1 - area(a, 4, RIM)) * smooth(x, 720, 790) * smooth(1330 - x, 0, 60)
    still = np.stack([median_filter(a[..., c], 9) for c in range(3)], 2)
    a = a + (stone * smooth(y, 470, 500))[..., None] * (gaussian_filter(still, (1, 1, 0)) - a)

    light = linear(a)
    # the tiles' edges
    tiles = area(a, 2, TILES) * (1 - area(a, 2, *BEFORE)) * smooth(780 - x, 0, 60) * (1 - area(a, 4, ((366, -4), (552, -4), (552, 72), (366, 80))))
    grey = light @ LUMA
    around = gaussian_filter(grey, 9)
    limit = around * (1.28 + .10 * tones(x * .03, y * .05))
    over = np.clip(grey / np.maximum(limit, 1e-3), 1, None)
    light = light * (1 + tiles * (over ** -.88 - 1))[..., None]

    # the board's side: along it, and from its corner (0) to its foot (1)
    cy, fy = np.interp(x, *zip(*CORNER)), np.interp(x, *zip(*foot))
    across, along = (y - cy) / np.maximum(fy - cy, 1), np.hypot(x - 1066, (x - 1066) * .46)
    wooden = smooth(gaussian_filter(a.max(2) - a.min(2), .7), .085, .135)
    rim = area(a, .9, RIM) * (1 - smooth(np.maximum(across - .6, (x - 1060) / 6), 0, .2) * (1 - wooden))
    grey = light @ LUMA
    wood = np.array([.66, .405, .215], np.float32)
    wood = wood / (wood @ LUMA)
    # milk goes out of it: less where the corner catches the window, and there only where it is not worn
    milk = np.exp(-((across - .02) / .26) ** 2)
    worn = smooth(tones(along * .035, across * 2) + .5 * tones(along * .11, across * 3 + 40), -.5, 1.0)
    tone = grey * 2 ** (-.28 - .55 * milk * (.35 + .65 * worn) - .38 * smooth(across, .35, 1.05))
    grain = .55 * tones(along * .006 + 11, across * 9) + .45 * tones(along * .014, across * 17 + 60) + .35 * tones(along * .05, across * 26 + 7)
    pore = smooth(tones(along * .045 + 70, across * 22 + 9), 1.1, 2.0)
    soft = .55 + .45 * smooth(x, 640, 880)
    tone = tone * 2 ** (soft * smooth(across, -.05, .25) * (.20 * grain - .34 * pore))
    nick = smooth(tones(along * .16, across * 1.5 + 33), 1.6, 2.3) * np.exp(-((across - .05) / .14) ** 2)
    tone = tone * 2 ** (-.5 * nick)
    glint = .10 * (milk * (1 - worn))[..., None] * np.array([.9, .95, 1.], np.float32)
    side = tone[..., None] * (.80 * wood + .20 * light / np.maximum(grey, 1e-3)[..., None]) + glint * grey[..., None]
    light = light + rim[..., None] * (side - light)
    # its shade on the stone
    below = y - fy
    shade = (.62 * np.exp(-(np.clip(below - .5, 0, None) / 2.6)) + .24 * np.exp(-(np.clip(below, 0, None) / 17))) * smooth(below, -4, -2) * smooth(x, 470, 560) * smooth(1072 - x, 0, 10) * (1 - rim)
    light = light * (1 - np.clip(shade, 0, .8)[..., None] * np.array([.94, 1., 1.06], np.float32))

    # a gleam thinner than light makes it, between side and shade
    thin = np.clip(smooth(6 - np.abs(below), 0, 2) * smooth(x, 470, 520) * smooth(1076 - x, 0, 8) + smooth(9 - np.hypot(x - 1062, y - 528), 0, 3), 0, 1)[..., None]
    light = light + thin * (np.stack([gaussian_filter(grey_opening(light[..., c], 7), .6) for c in range(3)], 2) - light)

    # flour: a veil on the pin, where it was held; a drift, a few crumbs and a swipe on the stone
    held = pin * smooth(x * .86 - y * .51, 16, 50) * smooth(tones(x * .045, y * .045) + .55 * tones(x * .18, y * .18), -.5, 1.7)
    dust = held * (.10 + .20 * smooth(grains, -.2, 2.2))
    drift = stone * np.exp(-(((x - 985) + .8 * (y - 640)) / 120) ** 2 - (((y - 640) - .45 * (x - 985) * -.6) / 46) ** 2)
    crumb = np.zeros((H, W), np.float32)
    for i in range(420):
        u, v = 985 + 70 * rng.standard_normal(), 636 + 40 * rng.standard_normal()
        v -= (u - 985) * .30
        if 0 < u < W - 2 and 0 < v < H - 2: crumb[int(v), int(u)] += rng.pareto(2.2) * .55 + .18
    crumb = np.clip(gaussian_filter(np.clip(crumb, 0, 3), .75) * 3.0, 0, 1) * stone
    dust = np.clip(dust + drift * (.10 + .22 * smooth(grains, .2, 2.4)) + .75 * crumb, 0, .9)
    lee = np.roll(gaussian_filter(crumb, .7), (1, 1), (0, 1)) * (1 - crumb)
    light = light * (1 - .16 * lee)[..., None]
    white = np.array([.80, .775, .72], np.float32) * np.where(x[..., None] > 700, 1., .82)
    light = light * (1 - dust[..., None]) + np.maximum(white, light) * dust[..., None]
    return np.clip(display(light), 0, 1)


if __name__ == '__main__': printed(NAME, main(opened(NAME)), quality=88)

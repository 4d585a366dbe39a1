"""Prints the finished pair after all others: python pairlast.py

A chair back too near the lens was a smudge in the corner: the masters before it (BEFORE, out of git) have floor and trolley there,
with the tones of today's floor. At dusk the mirrored paper was a pale card with a sharp edge, so it is dim and blurred and fades;
vase and grass were murk, so they have the day's edges and grain in the lamp's light. By day the paper was one flat tone and the floor in
the sun white: the paper falls off from the window and hangs in waves, the boards are those the evening shows. Then the squares are cut. Once, as it would add up.
"""
import io
import os
import subprocess

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates, maximum_filter, median_filter

from darkroom import LUMA, area, display, linear, noise, opened, printed, smooth
from pairprint import FLOOR, PAPER, blurred
from phone import phone
from windowprint import RUG, VASE

BEFORE = 'e8d3fe07'
# in the masters of 1760 by 990
CHAIR = ((1528, 1000), (1540, 840), (1552, 806), (1596, 806), (1640, 822), (1710, 826), (1770, 840), (1770, 1000))
PANE = ((274, 546), (351, 546), (351, 681), (344, 688), (342, 700), (346, 726), (274, 728))
SHADE = ((337, 570), (352, 570), (352, 617), (335, 617))
SPECK = (272, 722)
GLOBES = ((460, 438, 1.06), (649, 451, .80), (812, 466, .62))
GRASS = ((14, 602), (84, 602), (130, 560), (240, 585), (242, 618), (200, 690), (172, 790), (160, 797), (100, 797), (98, 770), (92, 705), (24, 650))
BARS = ((79, 560), (91, 560), (91, 776), (79, 776)), ((227, 560), (235, 560), (235, 776), (227, 776))
ROOT = (125, 850)


def earlier(name):
    data = subprocess.run(['git', 'show', f'{BEFORE}:src/assets/images/{name}.jpg'], cwd=os.path.dirname(os.path.abspath(__file__)) + '/../..', capture_output=True, check=True).stdout
    return np.asarray(Image.open(io.BytesIO(data)).convert('RGB'), np.float32) / 255


def cleared(a, name):
    """the corner as it was, in the tones its surroundings have today: one line for each colour, what is left of the difference spread inwards"""
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    old, new = np.log(linear(earlier(name)) + .004), np.log(linear(a) + .004)
    gone = area(a, 0, CHAIR)
    near = (x > 1330) & (y > 800) & (maximum_filter(gone, 13) < .5) & (a @ LUMA < .5)
    terms = np.stack([old[..., 0], old[..., 1], old[..., 2], np.ones_like(x)], 2)
    fitted = np.empty_like(a)
    for c in range(3):
        k = np.linalg.lstsq(terms[near], new[..., c][near], rcond=None)[0]
        fitted[..., c] = terms @ k
        left = (new[..., c] - fitted[..., c]) * near
        fitted[..., c] += gaussian_filter(left, 26) / (gaussian_filter(near.astype(np.float32), 26) + .03)
    share = gaussian_filter(maximum_filter(gone, 9), 5)[..., None]
    back = np.exp(fitted) - .004
    coil = area(a, 5, ((1578, 856), (1650, 856), (1650, 886), (1578, 886))) * smooth(back[..., 0] / np.maximum(back[..., 2], 1e-3), 1.8, 3.5)   # an orange cable, too bright for its shade
    back = back + (coil * .75)[..., None] * ((back @ LUMA)[..., None] * np.array([1.7, .85, .6], np.float32) - back)
    return a * (1 - share) + display(np.clip(back, 0, 1)) * share


def day(a, evening):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(47)
    own, light = a @ LUMA, linear(a)
    # the paper: nearest to the window at its left, a pool where softbox and sunlit floor send light, waves that hang from the roll
    paper = area(a, 1.2, PAPER) * smooth(gaussian_filter(a[..., 0] - a[..., 2], 3), .05, .12)
    hung = paper * (1 - smooth(y, 735, 800))
    stops = hung * (.58 - 1.03 * smooth(x + .30 * (y - 560), 1225, 1600))
    pool = np.exp(-(((x - 1335) / 120) ** 2 + ((y - 590) / 150) ** 2))
    stops += .34 * paper * pool - .20 * hung * (1 - smooth(y - (424 - .097 * (x - 1236)), 16, 80))
    drift = x + 9 * noise(rng, 500, 60, x * .3, y * .5) + .03 * (y - 420)
    waves = noise(rng, 900, 11, drift, y * .02) + .5 * noise(rng, 900, 22, drift, y * .02 + 300)
    stops += .075 * hung * waves * (1 - .6 * smooth(y, 600, 760))
    stops += .22 * paper * smooth(y, 735, 790) * (1 - smooth(x, 1180, 1420))
    light = light * (2 ** stops)[..., None]
    pale = (paper * smooth(stops, -.1, .8) * .18)[..., None]
    light = light + pale * ((light @ LUMA)[..., None] - light)
    light = light * (1 + (hung * smooth(-stops, .0, .6))[..., None] * np.array([-.03, 0, .05], np.float32))
    # boards in the sun: the evening's, which are the same
    things = maximum_filter((own < .62).astype(np.float32), 5)
    sun = area(a, 2, FLOOR) * (1 - area(a, 2, RUG)) * (1 - area(a, 6, PAPER)) * smooth(own, .66, .84) * (1 - gaussian_filter(things, 1.5))
    free = np.maximum(1 - things, 1e-3)
    e = np.log(np.maximum(evening @ LUMA, .03))
    boards = np.clip(e - blurred(e, free, 16), -.22, .22)
    stops = sun * (1.1 * boards * (.55 + .45 * smooth(y, 800, 890)) - .09)
    light = light * (2 ** stops)[..., None] * (1 + sun[..., None] * np.array([.0, -.008, -.05], np.float32))
    return np.clip(display(np.clip(light, 0, 1)), 0, 1)


def dusk(a, day):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    light = linear(a)
    # the pane is as dark as beside the card; of the paper a third is left, out of focus
    strip = light[:, 242:262].mean(1)
    bare = gaussian_filter(strip, (1.2, 0))[:, None, :] * np.ones((1, W, 1), np.float32)
    pane = area(a, 0, PANE)
    soft = np.stack([blurred(light[..., c], pane * (np.abs(y - 639) > 5) + 1e-6, 2.6) for c in range(3)], 2)
    there = smooth(x, 284, 318) * (1 - .7 * smooth(x, 322, 350)) * smooth(y, 556, 592) * (1 - smooth(y, 664, 716))
    whole = gaussian_filter(area(a, 0, PANE), 1.) * smooth(x, 272, 282) * (1 - smooth(y, 712, 728))
    bar = np.exp(-((y - 639) / 3.) ** 2)
    mirrored = bare + (.34 * there * (1 - bar))[..., None] * np.clip(soft - bare, -.02, .2)
    keep = area(a, 2.5, SHADE)
    whole = np.maximum(whole * (1 - keep), smooth(-np.hypot(x - SPECK[0], y - SPECK[1]), -12, -7))[..., None]
    light = light * (1 - whole) + mirrored * whole
    # mirrored globes: each pane gives back as much as it is clean and square to the room
    for u, v, k in GLOBES:
        d = np.hypot(x - u, y - v)
        about = np.stack([blurred(light[..., c], ((d > 26) & (d < 44)).astype(np.float32), 9) for c in range(3)], 2)
        over = np.maximum(light - about, 0) * (1 - smooth(d, 24, 36))[..., None]
        light = light + (k - 1) * over
    # the vase: what is broad of it, lit from the lamp's side, with the day's grain and outline
    vase = area(a, .7, VASE)
    core = area(a, 0, VASE)
    sunny = np.log(np.maximum(day @ LUMA, .05))
    shaded = core * (1 - maximum_filter((day @ LUMA > .60).astype(np.float32), 5))                  # not where the day's sun is on it
    grain = np.clip(blurred(sunny, shaded + 1e-6, .5) - blurred(sunny, shaded + 1e-6, 7), -.35, .35) * gaussian_filter(shaded, 1.5)
    body = .55 * light + .45 * np.stack([blurred(light[..., c], core + 1e-6, 5) for c in range(3)], 2)
    across = np.maximum(core.sum(1), 50)[:, None]
    s = np.clip((x - (core * x).sum(1)[:, None] / np.maximum(core.sum(1), 1)[:, None]) / (across / 2 + 2), -1, 1)
    rise = np.interp(y, (790, 812, 830, 880, 930, 957), (.0, .1, .5, .25, -.25, -.5)).astype(np.float32)
    facing = gaussian_filter(np.clip(.74 * s + .30 * rise + .36 * np.sqrt(1 - s * s), 0, 1), (7, 3))
    lit = body * (2 ** (1.1 * grain))[..., None] * (.85 + 1.95 * facing ** 1.3)[..., None] * np.array([.98, 1, .88], np.float32)
    outside = 1 - maximum_filter(core, 3)
    ground = np.stack([blurred(light[..., c], outside + 1e-6, 4) for c in range(3)], 2)
    seam = (gaussian_filter(maximum_filter(core, 7), 1) * (1 - vase) * (y > 800))[..., None]
    light = light * (1 - .8 * seam) + ground * .8 * seam
    light = light * (1 - vase[..., None]) + lit * vase[..., None]
    # the grass: stalk by stalk as the day draws them
    tone = day @ LUMA
    beside = median_filter(tone, (1, 17))
    stalk = np.clip((beside - tone) / .20, 0, 1)
    bar = area(a, 0, *BARS)
    free = (1 - bar) * (1 - smooth(y, 628, 631) * (1 - smooth(y, 646, 649)))
    # they rise from the vase's mouth: drawn out a little that way, each is whole, before the bars, too
    far, turn = np.hypot(x - ROOT[0], y - ROOT[1]), np.arctan2(x - ROOT[0], ROOT[1] - y)
    r_, t_ = np.mgrid[0:300, -520:521].astype(np.float32)
    fanned = lambda v: gaussian_filter(map_coordinates(v, [ROOT[1] - r_ * np.cos(t_ / 400), ROOT[0] + r_ * np.sin(t_ / 400)], order=1), (6, .3))
    fan = fanned(stalk * free) / (fanned(free) + .03)
    fan = map_coordinates(fan, [far, turn * 400 + 520], order=1)
    stalk = gaussian_filter(smooth((.7 * stalk - .7 * fan) * free + 1.5 * fan, .16, 1.25), .55)
    inside = area(a, 5, GRASS) * (1 - vase)
    stalk = stalk * inside * smooth(far, 62, 92) * (.80 + .28 * noise(np.random.default_rng(5), 400, 3, turn * 160, far * .08))
    near = .45 + .55 * smooth(x, 40, 200)
    colour = linear(np.array([.60, .455, .29], np.float32))
    share = np.clip(.88 * stalk, 0, .85)[..., None]
    return np.clip(display(np.clip(light * (1 - share) + (colour * near[..., None]) * share, 0, 1)), 0, 1)


if __name__ == '__main__':
    sunlit, evening = (cleared(opened(name), name) for name in ('hero-window', 'hero-dusk'))
    for name, a in (('hero-window', day(sunlit, evening)), ('hero-dusk', dusk(evening, sunlit))):
        printed(name, a)
        phone(name)

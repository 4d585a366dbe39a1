"""Prints `hero-cyclorama` after grounding.py: python stageprint.py

The octabox's face is hot in the middle, where its lamp is, and falls off to a warmer hem; blacks are neutral and show what they are made of;
the flats have faces that fall off, an edge of bare wood with its arrises, and shade where they stand. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import LUMA, area, display, linear, noise, opened, printed, smooth

NAME = 'hero-cyclorama'
# in the master of 1576 by 886
FACE = ((598, 211), (614, 228), (646, 242), (638, 356), (573, 489), (481, 577), (410, 573), (400, 474), (484, 303))
HOT, LONG, SHORT = (524, 398), (-86, 190), (92, 42)
WOOD = ((1189, 237), (1202, 237), (1202, 886), (1189, 886))
BLACK = ((1202, 238), (1283, 283), (1283, 842), (1202, 884))
WHITE = ((1282.6, 303), (1346, 284), (1346, 842), (1282.6, 821))
SIDE = ((1347, 284), (1354, 284), (1354, 841), (1347, 841))


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(31)
    lum = a @ LUMA
    # blacks: the blue goes out of what is dark and not a colour; the toe opens a little
    dark = 1 - smooth(lum, .16, .36)
    plain = 1 - smooth(np.abs(a[..., 0] - a[..., 2]), .10, .18)
    grey = lum[..., None] * np.array([1.0, 1.0, 1.02], np.float32)
    k = (.82 * dark * plain)[..., None]
    a = a * (1 - k) + grey * k
    l = linear(a)
    lum = np.maximum(l @ LUMA, 1e-4)
    room = smooth(y, 130, 200)
    # what cloth, metal and powder coat keep of their folds: their own detail, stronger
    local = np.clip(np.log2(lum / np.maximum(gaussian_filter(lum * dark, 7) / np.maximum(gaussian_filter(dark, 7), .02), 1e-4)), -1, 1) * gaussian_filter(dark, 1)
    stops = dark * plain * (.16 + .26 * room) + .35 * local * dark
    l = l * (2 ** stops)[..., None] + (.0012 * dark * plain)[..., None]
    # the face
    face = area(a, .7, FACE) * smooth(gaussian_filter(a @ LUMA, .6), .40, .62)
    det = LONG[0] * SHORT[1] - LONG[1] * SHORT[0]
    dx, dy = x - HOT[0], y - HOT[1]
    p, q = (dx * SHORT[1] - dy * SHORT[0]) / det, (LONG[0] * dy - LONG[1] * dx) / det
    r = np.hypot(p, q)
    fall = .50 * np.exp(-(r / .42) ** 2) - .80 * smooth(r, .25, 1.12) - .28 * smooth(r, .86, 1.)
    fall += .035 * noise(rng, 300, 9, x * .4, y * .4)
    hem = (smooth(r, .3, 1.1) * face)[..., None] * np.array([0, .055, .15], np.float32)
    l = l * (2 ** (fall * face))[..., None] * (1 - hem)
    over = np.clip(l - .80, 0, None)
    l = np.where(l > .80, .80 + .19 * (1 - np.exp(-over / .19)), l)
    # the flats
    wood, black, white, side = (area(a, .5, s) for s in (WOOD, BLACK, WHITE, SIDE))
    grain = noise(rng, 400, 2, x * 1.3, y * .05) + .5 * noise(rng, 400, 2, x * 2.1, y * .22)
    s = (x - 1189) / 13
    edge = -.55 - .35 * smooth(y, 700, 300) - .30 * smooth(s, .1, 1) + .16 * grain + .45 * np.exp(-((x - 1190.2) / .9) ** 2) - .9 * np.exp(-((x - 1201.4) / 1.1) ** 2)
    for v in (262, 402, 548, 694, 828): edge = edge - 2.2 * np.exp(-((x - 1195.4) / 1.5) ** 2 - ((y - v) / 1.5) ** 2)
    stops = wood * edge
    # black: rolled paint, lighter low down where the floor gives light, an arris that was rubbed
    u = (x - 1202) / 81
    stops += black * (.55 * smooth(y, 520, 850) - .2 * smooth(u, .2, 1) + .14 * noise(rng, 300, 5, x * .9, y * .12) + .04 * noise(rng, 300, 1.5, x, y))
    stops += black * 1.1 * np.exp(-((x - 1203.6) / .9) ** 2) * (.4 + .6 * smooth(noise(rng, 300, 6, x * 0 + 7, y * .8), -.4, 1))
    # white: falls off upwards and into the corner behind the black one, and to the floor it stands on
    v = np.clip((x - 1284) / 62, -.1, 1.2)
    stops += white * (-.42 * smooth(y, 560, 290) - .28 * np.exp(-np.abs(v) / .2) - .10 * smooth(v, .6, 1) - .25 * smooth(y, 760, 835) + .035 * noise(rng, 300, 7, x * .6, y * .1))
    stops += side * (-.35 + .2 * grain) + area(a, .4, ((1345.6, 285), (1347.2, 285), (1347.2, 841), (1345.6, 841))) * .25
    # what each stands on: a line of dark, a shade beyond it
    for (u0, v0), (u1, v1), q in (((1203, 886), (1283, 843), 1.), ((1285, 824), (1346, 843), .8), ((1346, 843), (1356, 842), .9)):
        t = np.clip(((x - u0) * (u1 - u0) + (y - v0) * (v1 - v0)) / ((u1 - u0) ** 2 + (v1 - v0) ** 2), 0, 1)
        d = np.hypot(x - u0 - t * (u1 - u0), (y - v0 - t * (v1 - v0)) * 1.4)
        stops -= q * (.6 * np.exp(-(d / 2.) ** 2) + .4 * np.exp(-(d / 12) ** 2)) * smooth(y - v0 - t * (v1 - v0), -2, 1)
    tint = 1 - (wood * .8 + side * .3)[..., None] * np.array([0, .06, .16], np.float32)
    return np.clip(display(np.clip(l * (2 ** stops)[..., None] * tint, 0, 1)), 0, 1)


if __name__ == '__main__': printed(NAME, main(opened(NAME)), quality=90)

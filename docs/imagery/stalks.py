"""Feather grass in the vase of the pair, drawn stalk by stalk for lastprint.py: what the denoiser had left of it was a smear before the panes

`bunch()` gives how much of each pixel it covers, its own colour, and how much light shines through it, the same for day and dusk.
"""
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter

from place import H, W

TIMES = 4
# the vase's mouth in the master, and the part of it that is drawn
MOUTH, WIDE = (126.5, 787.), 15.
BOX = (0, 545, 262, 800)


def bunch():
    rng = np.random.default_rng(23)
    w, h = (BOX[2] - BOX[0]) * TIMES, (BOX[3] - BOX[1]) * TIMES
    cover, tone = Image.new('L', (w, h)), Image.new('L', (w, h), 120)
    pens = ImageDraw.Draw(cover), ImageDraw.Draw(tone)
    at = lambda p: ((p[0] - BOX[0]) * TIMES, (p[1] - BOX[1]) * TIMES)

    def line(points, width, value, share=255):
        q = [at(p) for p in points]
        pens[0].line(q, fill=share, width=width, joint='curve')
        pens[1].line(q, fill=int(np.clip(value, 0, 255)), width=width, joint='curve')

    for k in range(60):
        u = rng.uniform(-1, 1)
        lean = np.clip(.36 * u + rng.normal(0, .27), -.80, .76)
        long = rng.uniform(120, 222) * (1 - .25 * abs(lean))
        bend = (.45 * lean + rng.normal(0, .13)) * 1.15
        t = np.linspace(0, 1, 26)
        a = lean * .55 + bend * t ** 1.6 + .25 * np.sign(lean) * np.clip(t - .75, 0, 1)
        x = MOUTH[0] + u * WIDE + np.cumsum(np.sin(a)) * long / 26
        y = MOUTH[1] - np.cumsum(np.cos(a)) * long / 26
        p = list(zip(x, y))
        kind = rng.random()
        dim = rng.uniform(.65, 1.1)
        line(p[:20], 4 if kind < .5 else 3, 95 * dim)
        line(p[18:], 2, 120 * dim)
        if kind > .86: continue
        first = rng.integers(13, 17)
        full = rng.uniform(.55, 1.25)
        for i in range(first, 26):
            s = (i - first) / (26 - first)
            wide = 9 * full * np.sin(np.pi * min(1, .12 + .88 * s)) ** .7 + 1
            for _ in range(int(17 * full)):
                f = rng.uniform(0, 1)
                j = min(i + 1, 25)
                px, py = x[i] * (1 - f) + x[j] * f, y[i] * (1 - f) + y[j] * f
                side = rng.choice((-1, 1))
                b = a[i] + side * rng.uniform(.10, .62)
                n = wide * rng.uniform(.5, 1.35)
                mx, my = px + np.sin(b) * n * .6, py - np.cos(b) * n * .6
                line([(px, py), (mx, my), (mx + np.sin(b + side * .25) * n * .5, my - np.cos(b + side * .25) * n * .5)], 1, (150 + 70 * rng.random() - 45 * (side > 0)) * dim, int(rng.uniform(120, 235)))
    down = lambda v: gaussian_filter(v.reshape(h // TIMES, TIMES, w // TIMES, TIMES).mean((1, 3)), .5)
    c = np.asarray(cover, np.float32) / 255
    value = np.asarray(tone, np.float32) / 255
    share = down(c)
    shade = down(c * value) / np.maximum(share, .02)
    # what is dense lets less light through
    dense = gaussian_filter(share, 5)
    whole = lambda v: np.pad(v, ((BOX[1], H - BOX[3]), (BOX[0], W - BOX[2])))
    straw = np.array((1., .76, .47), np.float32)
    return whole(np.clip(share * 1.08, 0, 1)), whole(shade)[..., None] * straw, whole(dense)

"""Prints `bts-monitor`: python paneprint.py

Its screen was a picture pasted on: no glass before it, no figures at its meter, a wave of pen on its tape. What it shows is laid in anew as
finely as the master is, a little darker towards its far edge, as a panel is that one sees from the side; with sound in decibels, a
waveform with its scale. Before it is a pane: a window of the room stands in it, out of focus, over picture and black rim alike, and a
palm's smear within its light. On the tape somebody wrote which camera it is. Once, as it would add up.
"""
import os

import numpy as np
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import gaussian_filter, map_coordinates, minimum_filter
from scipy.optimize import minimize

from darkroom import LUMA, area, display, drawn, linear, noise, opened, printed, smooth

NAME = 'bts-monitor'
# the screen's own pixels, twice; its corners in the master of 1440 by 810, before they are fitted to what it shows there
W2, H2 = 2480, 1396
CORNERS = ((193, 183), (824, 184), (829, 534), (197, 545))
# the tape on the upper rail
TAPE = ((284, 108.6), (485.5, 109.6), (485.5, 138.9), (284, 138.3))
FONT = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'


def homography(corners):
    """from the master's pixels to the screen, 0 to 1 from its upper left"""
    rows, right = [], []
    for (x, y), (u, v) in zip(corners, ((0, 0), (1, 0), (1, 1), (0, 1))):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        right += [u, v]
    return np.append(np.linalg.solve(np.array(rows, float), np.array(right, float)), 1).reshape(3, 3)


def onscreen(h, x, y):
    w = h[2, 0] * x + h[2, 1] * y + h[2, 2]
    return (h[0, 0] * x + h[0, 1] * y + h[0, 2]) / w, (h[1, 0] * x + h[1, 1] * y + h[1, 2]) / w


def fitted(a, picture):
    """the corners, where the picture agrees best with what the master shows"""
    grey, small = gaussian_filter(a @ LUMA, 1.2), gaussian_filter(picture @ LUMA, 2.4)
    y, x = np.mgrid[205:525:2, 215:810:2].astype(np.float32)
    keep = ~((x > 620) & (y > 430)) & ~((y > 480) & (x < 380)) & (y > 235)
    target = grey[y.astype(int), x.astype(int)][keep]
    def off(p):
        u, v = onscreen(homography(p.reshape(4, 2)), x[keep], y[keep])
        return -np.corrcoef(map_coordinates(small, [v * H2 - .5, u * W2 - .5], order=1, mode='nearest'), target)[0, 1]
    best = minimize(off, np.array(CORNERS, float).ravel(), method='Powell', options={'xtol': .05, 'ftol': 1e-6, 'maxiter': 12})
    print('agrees', -best.fun, best.x.round(1))
    return best.x.reshape(4, 2)


def overlay(luma):
    """what lies over the picture: a layer of colour and how much of it, in the screen's own pixels"""
    i = Image.new('RGBA', (W2, H2), (255, 255, 255, 0))
    d = ImageDraw.Draw(i)
    font = lambda size: ImageFont.truetype(FONT, size)
    white, dim = (238, 240, 240, 235), (225, 228, 230, 200)
    mx, my, t = 150, 84, 5
    for sx, x in ((1, mx), (-1, W2 - mx)):
        for sy, y in ((1, my), (-1, H2 - my)): d.line(((x + sx * 130, y), (x, y), (x, y + sy * 110)), fill=dim, width=t)
    d.line(((W2 / 2 - 34, H2 / 2), (W2 / 2 + 34, H2 / 2)), fill=dim, width=4)
    d.line(((W2 / 2, H2 / 2 - 34), (W2 / 2, H2 / 2 + 34)), fill=dim, width=4)
    d.ellipse((mx + 36, my + 40, mx + 78, my + 82), fill=(232, 40, 30, 255))
    d.text((mx + 98, my + 61), '00:14:27:09', white, font(54), 'lm')
    d.text((W2 * .585, my + 61), '4K 25p    1/50    f/5.6    ISO 800    5600 K', white, font(50), 'mm')
    d.text((W2 - mx - 40, my + 61), 'A003 C012', white, font(50), 'rm')
    # sound: two bars over their scale
    x0, x1, y0 = mx + 100, mx + 640, H2 - my - 140
    db = lambda v: x0 + (x1 - x0) * (v + 50) / 50
    for row, (now, peak) in enumerate(((-17, -11), (-14, -8))):
        y = y0 + row * 34
        d.text((x0 - 18, y + 11), str(row + 1), white, font(34), 'rm')
        d.rectangle((x0, y, x1, y + 22), fill=(10, 12, 14, 130))
        for k in range(60):
            v = -50 + 50 * k / 60
            if v < now or peak - 1.2 < v <= peak: d.rectangle((db(v) + 1, y, db(v) + 6.5, y + 22), fill=(90, 205, 110, 240) if v < -18 else (232, 190, 70, 240) if v < -6 else (225, 70, 50, 240))
    for v in (-50, -40, -30, -20, -12, -6, 0):
        d.line(((db(v), y0 + 62), (db(v), y0 + 72)), fill=dim, width=3)
        d.text((db(v), y0 + 92), str(-v), white, font(34), 'mm')
    # the waveform: how bright each column of the picture is, in per cent
    bw, bh = 560, 270
    bx, by = W2 - mx - 36 - bw, H2 - my - 36 - bh
    d.rectangle((bx - 86, by - 24, bx + bw + 16, by + bh + 24), fill=(6, 8, 10, 160))
    for v in (0, 25, 50, 75, 100):
        y = by + bh * (1 - v / 100)
        d.line(((bx, y), (bx + bw, y)), fill=(210, 200, 170, 90), width=2)
        d.text((bx - 14, y), str(v), (226, 222, 205, 225), font(32), 'rm')
    layer = np.asarray(i, np.float32) / 255
    wave = np.zeros((bh + 1, bw), np.float32)
    for c in range(bw):
        column = luma[::2, int(c / bw * W2):int((c + 1) / bw * W2) + 1].ravel()
        wave[:, c] = np.histogram(np.clip(1 - column, 0, 1) * bh, bins=bh + 1, range=(0, bh + 1))[0]
    wave = np.clip(gaussian_filter(wave, .8) / np.percentile(wave[wave > 0], 90), 0, 1) ** .6 * .85
    return layer, (by, bx, wave)


def pen(a):
    """what is written on the tape: strokes of a marker, as a mask"""
    C = [(.66, .20), (.47, .03), (.2, .1), (.04, .42), (.08, .76), (.30, .99), (.52, .94), (.68, .78)]
    A = [[(.02, 1.02), (.2, .5), (.36, .0), (.5, .45), (.70, 1.04)], [(.12, .66), (.58, .60)]]
    M = [(.02, 1.02), (.06, .5), (.12, .03), (.26, .36), (.40, .70), (.54, .34), (.70, -.02), (.75, .5), (.80, 1.0)]
    two = [(.05, .26), (.24, .02), (.5, .14), (.44, .46), (.06, .98), (.32, .95), (.62, .97)]
    five = [[(.16, .05), (.10, .44), (.36, .38), (.58, .62), (.44, .93), (.06, .94)], [(.14, .06), (.60, .01)]]
    p = [[(.08, .36), (.10, .8), (.06, 1.36)], [(.09, .46), (.36, .34), (.54, .58), (.40, .92), (.10, .90)]]
    word, x = [], 0.
    for strokes, wide in (([C], .86), (A, .88), ([M], 1.50), (A, 1.30), ([[(.05, .62), (.40, .56)]], .74), ([two], .80), (five, .80), (p, .8)):
        for s in strokes: word.append([(x + u, v) for u, v in s])
        x += wide
    q, high = np.random.default_rng(5), 15.5
    left, top = TAPE[0][0] + 30, TAPE[0][1] + 6.6
    def draw(m):
        for s in word:
            s = np.array(s) + q.normal(0, .018, (len(s), 2))
            k = np.linspace(0, len(s) - 1, 60)
            fine = np.stack([np.interp(k, np.arange(len(s)), s[:, i]) for i in (0, 1)], 1)
            fine = np.stack([gaussian_filter(fine[:, i], 4 if len(s) > 5 else 2, mode='nearest') for i in (0, 1)], 1)
            for j, (u, v) in enumerate(fine):
                # it leans, climbs a little, and is thicker where the pen is slow
                u, v = left + (u - .10 * v) * high * .92, top + v * high - .010 * u * high
                r = 1.12 + .22 * np.cos(j / 59 * 6.28) + q.normal(0, .03)
                m.ellipse([8 * (u - r), 8 * (v - r * 1.05), 8 * (u + r), 8 * (v + r * 1.05)], fill=255)
    return drawn(a, .45, draw, 8)


def main(a, service):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(12)
    picture = np.asarray(service.convert('RGB').resize((W2, H2), Image.LANCZOS), np.float32) / 255
    corners = fitted(a, picture)
    h = homography(corners)
    u, v = onscreen(h, x, y)
    # the picture in the tones it has in the master
    warp = lambda p, s: np.stack([map_coordinates(gaussian_filter(p[..., c], s), [v * H2 - .5, u * W2 - .5], order=1, mode='nearest') for c in range(p.shape[2])], 2)
    inner = (u > .02) & (u < .98) & (v > .16) & (v < .80)
    new = warp(picture, 1.5)
    features = lambda p: np.stack([np.ones_like(p[..., 0]), *(p[..., c] for c in range(3)), *(p[..., c] * p[..., d] for c in range(3) for d in range(c, 3)), *(p[..., c] ** 3 for c in range(3))], -1)
    learn = inner & ~((x > 615) & (y > 425)) & ~((y > 475) & (x < 385)) & (y > 232)
    soft = lambda p: np.stack([gaussian_filter(p[..., c], 1.6) for c in range(3)], 2)
    tones = np.linalg.lstsq(features(soft(new)[learn]), soft(a)[learn], rcond=None)[0]
    new = np.clip(features(new) @ tones, 0, 1).astype(np.float32)
    layer, (by, bx, wave) = overlay(picture @ LUMA)
    w = np.zeros((H2, W2, 1), np.float32); w[by:by + len(wave), bx:bx + wave.shape[1], 0] = wave
    k = warp(layer[..., 3:], 1.3)
    tint = warp(layer[..., :3] * layer[..., 3:], 1.3) / np.maximum(k, 1e-3)
    new = new * (1 - k) + tint * .92 * k
    k = warp(w, 1.2)
    new = new * (1 - k) + np.array([.50, .84, .60], np.float32) * k
    light = linear(new)
    # seen from the side: darker and a trace cooler towards its far edge, and in its corners
    fall = 1.10 - .34 * smooth(u, .25, 1.05) - .16 * smooth(v, .4, 1.1) - .10 * smooth(.22 - u, 0, .3)
    light = light * fall[..., None]
    inside = smooth(np.minimum.reduce([u, 1 - u, (v), 1 - v]) * 640, -.6, .9)[..., None]
    base = linear(a)
    light = base * (1 - inside) + light * inside

    # the pane: in metres from the screen's middle, as monitor.py has it
    X, Z = (u - .5) * .167, (.5 - v) * .094
    pane = smooth(np.minimum.reduce([X + .0875, .0875 - X, Z + .0480, .0500 - Z]), 0, .0008)
    # not over keys, dial and lamp, which stand before it
    keys = (Z < -.0495).astype(np.float32)
    glass = pane * (1 - keys)
    # a window of two by three panes, seen askew, far behind the plane of focus; under it what it throws on a wall
    wx, wz = X - .030 - .10 * Z, Z - .012 + .05 * X
    sash = lambda t, n, lo, hi: np.max([smooth((hi - lo) / n * .46 - np.abs(t - (lo + (hi - lo) * (i + .5) / n)), 0, .0012) for i in range(n)], 0)
    window = sash(wx, 2, .006, .046) * sash(wz, 3, -.026, .050)
    window = gaussian_filter(window * (.34 + .9 * smooth(wz, -.015, .045)), 4.2)
    glow = np.exp(-((X + .075) / .060) ** 2 - ((Z - .055) / .050) ** 2)
    broad = smooth(.5 * X + Z, -.02, .09)
    smear = smooth(noise(rng, 400, 3, X * 2300 + Z * 900, Z * 900 - X * 400) + .5 * noise(rng, 400, 2, X * 6000, Z * 5200), -.2, 1.6)
    mirrored = .112 * window + .026 * glow + .014 * broad
    mirrored = mirrored * (1 + .20 * smear) + .0045
    cool = np.array([.90, .98, 1.12], np.float32)
    light = light + (glass * mirrored)[..., None] * cool
    # the ground edge of the glass catches the lamp above
    edge = np.exp(-((Z - .0500) / .00045) ** 2) * smooth(.087 - np.abs(X), 0, .002) * (.4 + .6 * smooth(.06 - np.abs(X - .02), 0, .05))
    light = light + (.07 * edge)[..., None] * np.array([1., .97, .92], np.float32)

    # the tape: cut clean along its sides, torn at its ends, a thread of shade beneath
    teeth = lambda x0, s: [(x0 + s * (.2 + 1.5 * ((i * 7) % 5) / 4), TAPE[0][1] + .4 + (TAPE[3][1] - TAPE[0][1] - .4) * i / 12) for i in range(13)]
    tape = area(a, .35, teeth(TAPE[0][0], 1) + [(px, py + .6) for px, py in teeth(TAPE[1][0], -1)[::-1]])
    shade = gaussian_filter(tape, 1.6) * (1 - tape)
    light = light * (1 - .45 * shade)[..., None]
    col = np.median(base[114:132, 400:470].reshape(-1, 3), 0)
    fibre = noise(rng, 400, (1.0, 5.), x * 1.6, y * 1.6)
    side = 1.10 - .24 * smooth(y, 112, 137) + .06 * smooth(x, 300, 470)
    paper = col * (side * (1 + .016 * fibre + .02 * noise(rng, 300, 6, x, y)))[..., None]
    ink = pen(a)
    paper = paper * (1 - .90 * ink * (1 + .05 * fibre))[..., None]
    light = light * (1 - tape[..., None]) + paper * tape[..., None]
    return np.clip(display(light), 0, 1)


if __name__ == '__main__':
    with Image.open(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../src/assets/images/service-photo.jpg')) as p: service = p.convert('RGB')
    printed(NAME, main(opened(NAME), service), quality=90)

"""Prints `about-behind-octa` after octapool.py, and cuts its square: python octataut.py

The octabox's back was mottled like hide, with creases wherever chance had them. Its cloth is taut: each panel keeps its light as it goes over it, from rib to rib and
from ring to rim, and has folds only where it is drawn together. Its light has a middle: floor, rug and wall fall off from the chair, which
throws a shadow as soft as the lamp is wide, traced to it (`shadow`); the corner behind the lamp is dim. Once, as it would add up.
"""
import math

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates, median_filter

from clothprint import OCTA
from darkroom import LUMA, area, display, linear, mean, noise, opened, smooth
from octalast import CAM, HUB, LENS, LOOK, NAME, STAND, TIPS
from octapool import CHAIR
from octaprint import RUG, finished
from soles import through

# by how much each rib bows at its middle
BOWS = ((-6, -4), (-13, -22), (0, -24), (-2, 4), (-14, 3), (-36, 0), (-20, -10))
# a panel at the far side, lit by the wall
PALE = ((330, 157), (361, 110), (400, 75), (427, 68), (493, 73), (520, 70), (420, 130), (345, 168))
DISPLAY = ((227, 133), (253, 133), (253, 152), (227, 152))
LAMPHEAD = ((208, 106), (300, 106), (350, 150), (350, 220), (262, 240), (208, 185))
# the middle of the octabox's face, what it looks at, how wide it is
LAMP, AIM, WIDE = np.array((-1.38, -3.41, 1.92)), np.array((1.9, .2, .9)), .9
SEAT, TURN = (2.0, .12), math.radians(-32)
# seat, back and arms of the chair in its own measures: middle, half sizes
PARTS = ((0, -.01, .41, .34, .36, .09), (0, .37, .78, .34, .10, .30), (-.37, .02, .60, .031, .38, .015), (.37, .02, .60, .031, .38, .015), (-.38, -.30, .29, .02, .03, .29), (.38, -.30, .29, .02, .03, .29), (-.38, .38, .31, .02, .05, .31), (.38, .38, .31, .02, .05, .31))


def taut(tone, cloth, x, y, rng):
    """stops by which the cloth differs from what it was"""
    hub = np.array(HUB, np.float32)
    out = np.zeros_like(tone)
    for i, (p, q) in enumerate(zip(TIPS, TIPS[1:])):
        p, q = np.array(p, np.float32) - hub, np.array(q, np.float32) - hub
        bp, bq = (np.array(b, np.float32) for b in BOWS[i:i + 2])
        det = p[0] * q[1] - p[1] * q[0]
        px, py = x - hub[0], y - hub[1]
        for _ in range(4):
            s, t = (px * q[1] - py * q[0]) / det, (py * p[0] - px * p[1]) / det
            u, v = np.clip(s + t, 0, 2), np.clip(t / np.maximum(s + t, 1e-3), 0, 1)
            k = 4 * np.clip(u * (1 - u), 0, 1)
            px, py = x - hub[0] - k * ((1 - v) * bp[0] + v * bq[0]), y - hub[1] - k * ((1 - v) * bp[1] + v * bq[1])
        n, m = 128, 72
        gu, gv = np.mgrid[0:n, 0:m].astype(np.float32)
        gu, gv = gu / (n - 1) * 1.02, gv / (m - 1)
        k = 4 * np.clip(gu * (1 - gu), 0, 1)
        sx, sy = (hub[n_] + gu * ((1 - gv) * p[n_] + gv * q[n_]) + k * ((1 - gv) * bp[n_] + gv * bq[n_]) for n_ in (0, 1))
        g, c = (map_coordinates(a, [sy, sx], order=1, mode='nearest') for a in (tone, cloth))
        c = c * smooth(gv, .05, .12) * (1 - smooth(gv, .88, .95)) + 1e-3
        even = gaussian_filter(g * c, (15, 6)) / gaussian_filter(c, (15, 6))
        flat = map_coordinates(even, [u / 1.02 * (n - 1), v * (m - 1)], order=1, mode='nearest')
        size = float(np.hypot(*(q - p)))
        # clear of the ribs, of the hem and of the ring with its gathers
        rib = np.minimum(v, 1 - v) * u * size
        inside = smooth(rib, 5, 13) * smooth(u, .30, .46) * (1 - smooth(u, .90, .955)) * (s > 0) * (t > 0)
        new = flat - tone
        # drawn from ring and tips: long shallow folds that run out
        run = noise(rng, 500, 3.0, v * size * .9 + 40 * i, u * 16) * (.30 * (1 - smooth(u, .35, .75)) + .10 + .12 * smooth(u, .78, .95))
        new = new * .90 + .30 * run
        out += (new - out) * inside
    return out * cloth


def shadow(fx, fy, rng, samples=72):
    """how much of the lamp each place on the floor sees past the chair"""
    axis = AIM - LAMP
    axis = axis / np.linalg.norm(axis)
    side = np.cross(axis, (0, 0, 1))
    side /= np.linalg.norm(side)
    up = np.cross(side, axis)
    c, s = math.cos(-TURN), math.sin(-TURN)
    own = lambda X, Y: ((X - SEAT[0]) * c - (Y - SEAT[1]) * s, (X - SEAT[0]) * s + (Y - SEAT[1]) * c)
    ax, ay = own(fx, fy)
    free = np.zeros_like(fx)
    for k in range(samples):
        r, a = WIDE * math.sqrt((k + .5) / samples), 2.39996 * k
        l = LAMP + r * math.cos(a) * side + r * math.sin(a) * up
        bx, by = own(l[0], l[1])
        hit = np.zeros(fx.shape, bool)
        for mx, my, mz, hx, hy, hz in PARTS:
            lo, hi = np.zeros_like(fx), np.ones_like(fx)
            for a0, b0, m0, h0 in ((ax, bx, mx, hx), (ay, by, my, hy), (.0, l[2] - .06, mz, hz)):
                d = b0 - a0
                d = np.where(np.abs(d) < 1e-5, 1e-5, d)
                t0, t1 = (m0 - h0 - a0) / d, (m0 + h0 - a0) / d
                lo, hi = np.maximum(lo, np.minimum(t0, t1)), np.minimum(hi, np.maximum(t0, t1))
            hit |= lo < hi
        free += ~hit
    return free / samples


def pool(X, Y, Z, up):
    """what the lamp gives to a place: hotter in its middle than at its rim, as its inner cloth makes it"""
    axis = (AIM - LAMP) / np.linalg.norm(AIM - LAMP)
    dx, dy, dz = X - LAMP[0], Y - LAMP[1], Z - LAMP[2]
    d2 = dx * dx + dy * dy + dz * dz
    d = np.sqrt(d2)
    ahead = np.clip((dx * axis[0] + dy * axis[1] + dz * axis[2]) / d, 0, 1)
    return ahead ** 5 * np.clip(-dz / d if up else 1, .02, 1) ** .6 / (d2 + 3.)


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(17)
    light = linear(a)
    own = light @ LUMA
    tone = np.log2(np.maximum(own, .002))
    octa = area(a, 1.2, OCTA)
    stand = area(a, 1.5, STAND)
    # the outline is drawn a little wide: what is as bright as the wall is wall
    box = np.maximum(octa * smooth(.42 - a @ LUMA, 0, .08), area(a, .8, PALE))
    cloth = octa * smooth(.36 - a @ LUMA, 0, .10) * smooth(np.hypot(x - 330, y - 180), 62, 92) * (1 - stand) * (1 - area(a, 1, LAMPHEAD))
    # one black: what is brown on a panel is the light's, and hardly there
    v = taut(tone, cloth, x, y, rng)
    light = light + cloth[..., None] * .6 * (own[..., None] * np.array([.98, 1., 1.045], np.float32) - light)
    dim = cloth * (-.42 + .40 * smooth(own, .03, .10))
    light = light * (2 ** (v + dim))[..., None]

    # floor and rug
    fx, fy = through(x, y, W, H, CAM, LOOK, LENS)
    floor = smooth(y, 546, 612) * (1 - smooth(box, .2, .8)) * smooth(a @ LUMA, .20, .32)
    chair = area(a, 1.2, CHAIR) * smooth(a.max(2) - a.min(2), .12, .22)
    e = pool(fx, fy, np.float32(.06), True)
    e = e / e[600:640, 800:860].mean()
    now = median_filter(own[::3, ::3], 9).repeat(3, 0).repeat(3, 1)[:H, :W]
    rug = area(a, 1.5, RUG)
    paint = floor * (1 - rug) * (1 - chair)
    broad, _ = mean(now[..., None].repeat(3, 2), paint + 1e-4, 26)
    want = .16 + .66 * np.minimum(e, 1.25)
    k = np.clip(np.log2(want / np.maximum(broad[..., 0], .02)), -1.3, .5)
    k = k * paint + rug * floor * (1 - chair) * np.clip(.55 * np.log2(np.maximum(e, .1)) + .05, -.8, .2)
    free = shadow(fx, fy, rng)
    k = k + np.log2(.30 + .70 * free) * floor * (1 - chair) * .8
    # the wall behind: brightest beyond the chair
    wall = smooth(a @ LUMA, .20, .28) * (1 - smooth(box, .2, .8)) * (1 - smooth(y, 540, 606)) * (1 - smooth(x, 880, 905)) * (1 - chair)
    wall = wall * (1 - area(a, 1, DISPLAY))
    far = np.hypot((x - 850) / 760, (y - 470) / 560)
    k = k + wall * (.10 - .95 * smooth(far, .12, 1.15))
    light = light * (2 ** k)[..., None]
    # leather in the light, its side away from the lamp in its own shade
    light = light * (2 ** (chair * (.10 - .50 * smooth(x, 842, 886))))[..., None]
    return np.clip(display(np.clip(light, 0, 1)), 0, 1)


if __name__ == '__main__': finished(main(opened(NAME)))

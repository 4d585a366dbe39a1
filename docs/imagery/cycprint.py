"""Prints `hero-cyclorama`: python cycprint.py GRADED

Its cyclorama has the paint of a new wall. In metres, through the scene's camera, it gets two coats, the fresh one ending in the steps of a roller,
joints of its boards, what shoes, gear and trolleys leave on curve and floor. GRADED is its render after finish.py.
"""
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, grey_erosion, maximum_filter, zoom

from darkroom import LUMA, area, display, linear, noise, printed, smooth
from soles import Floor

NAME, FULL = 'hero-cyclorama', (1600, 900)
CAM, LOOK, LENS, SHIFT = (2.95, -7.9, 1.28), (.30, -.2, 1.28), 35, .06
LEFT, BACK, ROUND, COVE, STEP = -4.3, 3.7, 1.5, 1.3, .06   # walls, corner, curve, the height it stands on
# what is no wall, though as light: the lamp's face, the boards
OTHERS = (((548, 206), (600, 206), (659, 238), (649, 362), (602, 470), (490, 590), (406, 588), (398, 474), (484, 300)), ((1187, 233), (1204, 233), (1289, 280), (1289, 842), (1208, 886), (1187, 886)), ((1284, 303), (1349, 281), (1363, 284), (1363, 844), (1284, 825)))
# the ceiling begins above
TOP = ((-5, -5), (5, -5), (330, 130), (400, 154), (470, 166), (570, 169), (1546, 82), (1546, 760), (1560, 886), (1590, 886), (1590, -20), (-5, -20))


def wall(a):
    """where the cyclorama is seen, as far as its tones say"""
    lum = gaussian_filter(a @ LUMA, .7)
    grey = smooth(.17 - np.abs(a[..., 0] - a[..., 2]), 0, .05)
    m = grey * smooth(lum, .13, .20) * (1 - maximum_filter(area(a, 0, TOP, *OTHERS), 3))
    ref = gaussian_filter(lum * m, 22) / (gaussian_filter(m, 22) + 1e-3)
    return gaussian_filter(grey_erosion(m * smooth(.55 - np.abs(np.log2(np.maximum(lum, .02) / np.maximum(ref, .02))), 0, .2), 3), .8)


def where(W, H):
    """along the wall and up it, on the floor, in metres; whether a pixel's ray meets the floor"""
    y, x = np.mgrid[0:H:2, 0:W:2].astype(np.float64)
    cam, f = np.array(CAM), np.array(LOOK) - np.array(CAM)
    f /= np.linalg.norm(f)
    s = np.cross(f, [0, 0, 1]); s /= np.linalg.norm(s)
    up = np.cross(s, f)
    u, v = (x / FULL[0] * 2 - 1) / (LENS / 18), ((FULL[1] / 2 - y) / (FULL[0] / 2) + SHIFT * 2) / (LENS / 18)
    ray = f + u[..., None] * s + v[..., None] * up
    ray /= np.linalg.norm(ray, axis=2, keepdims=True)
    t = np.zeros(x.shape)
    cx, cy = LEFT + ROUND, BACK - ROUND
    for _ in range(60):
        p = cam + ray * t[..., None]
        out = (p[..., 0] < cx) & (p[..., 1] > cy)
        d = np.where(out, ROUND - np.hypot(p[..., 0] - cx, p[..., 1] - cy), np.minimum(p[..., 0] - LEFT, BACK - p[..., 1]))
        t += COVE - np.hypot(np.maximum(COVE - d, 0), np.maximum(COVE - (p[..., 2] - STEP), 0))
    p = cam + ray * t[..., None]
    turn = np.arctan2(cy - p[..., 1], -(p[..., 0] - cx))   # 0 where the left wall ends, -90° where the back wall begins
    along = np.where(p[..., 0] > cx, p[..., 0] - cx, np.where(p[..., 1] > cy, -ROUND * (turn + np.pi / 2), -ROUND * np.pi / 2 - (cy - p[..., 1])))
    return [zoom(q.astype(np.float32), 2, order=1)[:H, :W] for q in (along, p[..., 2], p[..., 0], p[..., 1])]


def main(a):
    H, W = a.shape[:2]
    m = wall(a)
    u, z, fx, fy = where(W, H)
    rng = np.random.default_rng(41)
    n = lambda soft, p, q: noise(rng, 600, soft, p, q)
    # two coats
    lane = np.floor(u / .235 + .3)
    steps = np.random.default_rng(5).uniform(-.05, .05, 400)[(lane.astype(int) + 200) % 400]
    edge = 2.55 + steps + .13 * n(8, u * 6, u * 0) + .018 * n(2, u * 40, z * 18)
    above = smooth(z - edge, -.012, .014) * (.55 + .45 * smooth(n(9, u * 8, u * 0 + 50), -.9, .9))
    band = np.exp(-np.clip(edge - z, 0, 9) / .22) * (1 - above)
    stops = -.105 * above - .020 * band
    stops += .020 * n(4, u * 17, z * 1.1) + .010 * n(2, u * 60, z * 2.5) + .030 * n(9, u * 9, z * 9) + .007 * n(1.2, u * 60, z * 60)
    on = smooth(z, .35, .9)
    stops *= .35 + .65 * on
    # joints of the boards below the paint: filled, sanded, seen all the same
    for k in np.arange(-6.6, 9, 1.22): stops -= .085 * np.exp(-((u - k) / .0065) ** 2) * smooth(z, 1.25, 1.5) * smooth(n(7, u * 9, z * 9 + k), -.5, 1.2)
    stops -= .075 * np.exp(-((z - 1.37) / .008) ** 2) * smooth(n(8, u * 10, z * 4), -.3, 1.2)
    for q in range(34): stops += rng.uniform(-.07, .05) * np.exp(-(((u - rng.uniform(-5, 7)) / rng.uniform(.02, .06)) ** 2 + ((z - rng.uniform(.8, 3.8)) / rng.uniform(.02, .05)) ** 2) ** 2)
    # what touched it: gear and hands up to a man's height, soles on the curve
    reach = slice(250, 770)
    f = Floor(u[reach], z[reach], 77)
    stops[reach] -= .30 * f.strokes(26, -4.5, 7, .22, 1.15, .15, .6) + .16 * f.strokes(8, -4, 7, 1.1, 2.1, .15, .6)
    # the floor
    flat = smooth(z, .16, .065)
    low = slice(640, H)
    g = Floor(fx[low], fy[low], 19)
    soil = smooth(g.tones(.9) + .5 * g.tones(.28), -.5, 1.8)
    walks = [((-3.2, .2), (-.5, -1.0), (2.4, -1.6)), ((-2.4, -2.2), (-.6, -1.6), (.4, -2.0)), ((2.2, 1.2), (1.2, -.6), (1.5, -2.2)), ((3.9, .6), (2.2, .4), (.2, 1.4)), ((-3.4, -1.4), (-2.0, -.2), (-.6, 1.3)), ((4.0, -1.2), (3.5, -.2), (2.6, 1.5))]
    marks = 1.0 * g.soles(walks, .12, .42) + .95 * g.strokes(54, -3.8, 4.2, -2.6, 2.2, .12, .55) + .9 * g.grit(1500, 0, W, 50, H - 640) + .20 * g.joints(np.arange(-3.6, 4.3, 1.22), np.arange(-2.3, 2.5, 2.44), .6)
    stops[low] -= flat[low] * (marks + .15 * soil + .035 * g.tones(.12))
    # a trolley's two wheels along the curve's foot
    for d in (1.42, 1.50): stops[low] -= .10 * np.exp(-((BACK - fy[low] - d - .02 * g.tones(.8)) / .014) ** 2) * smooth(g.tones(.35), -.2, 1.4) * smooth(fx[low], -2.4, -1.6)
    tint = 1 + (above * .6 * m)[..., None] * np.array([.006, 0, -.022], np.float32)
    tint[low] -= (soil * flat[low] * .5 * m[low])[..., None] * np.array([0, .004, .018], np.float32)
    l = linear(a) * (2 ** (np.clip(stops, -.9, .2) * m))[..., None] * tint
    return np.clip(display(l), 0, 1)


if __name__ == '__main__':
    printed(NAME, main(np.asarray(Image.open(sys.argv[1]).convert('RGB'), np.float32) / 255), quality=90)

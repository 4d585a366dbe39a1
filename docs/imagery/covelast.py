"""Prints `showcase-cyclorama` last of all: python covelast.py

The camera's pan bar ran out of the frame, its grip a dark strip that looked like a fault: it ends inside. The floor had brushed streaks and was one
white: they go; soles, drags and joints lie there (soles.py), and the light of the octabox, the only one that is seen, falls off from its pool. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates, minimum_filter

from darkroom import LUMA, area, display, drawn, linear, opened, printed, scaled, smooth
from soles import Floor, bend, streaks, through

NAME = 'showcase-cyclorama'
CAM, LOOK, LENS, SHIFT = (-.35, -5.7, 1.3), (.36, 0, 1.3), 35, -.02
# in the master of 1600 by 900: the bar from its grip on
BAR = ((1446, 500), (1640, 600))
WALKS = ((-1.9, -3.2), (-.6, -1.9), (.7, -1.6)), ((1.5, -3.2), (1.0, -2.2), (.9, -1.3)), ((-2.6, -1.2), (-1.2, .4), (.8, .6)), ((.4, -3.4), (-.2, -2.6), (-1.6, -1.4))


def barless(a):
    """what is right of the bar's middle without it: each column's paint from above and below"""
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    k = (BAR[1][1] - BAR[0][1]) / (BAR[1][0] - BAR[0][0])
    d = y - (BAR[0][1] + k * (x - BAR[0][0]))
    gone = smooth(22 - np.abs(d), 0, 6) * smooth(x, 1452, 1456)
    keep = (np.abs(d) > 22) & (np.abs(d) < 60) & (x > 1440)
    fill = np.stack([gaussian_filter(a[..., c] * keep, (22, 5)) / np.maximum(gaussian_filter(keep.astype(np.float32), (22, 5)), 1e-4) for c in range(3)], 2)
    return a * (1 - gone[..., None]) + fill * gone[..., None]


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    # the grip, moved towards the head along the bar, and its round end
    k = (BAR[1][1] - BAR[0][1]) / (BAR[1][0] - BAR[0][0])
    shift = 64.
    moved = np.stack([map_coordinates(a[..., c], [y + shift * k, x + shift], order=1, mode='nearest') for c in range(3)], 2)
    bare = barless(a)
    n = np.hypot(1, k)
    along, across = ((x - BAR[0][0]) + (y - BAR[0][1]) * k) / n, ((y - BAR[0][1]) - (x - BAR[0][0]) * k) / n
    end = smooth(96 - along - 10 * (1 - np.sqrt(np.clip(1 - (across / 9.5) ** 2, 0, 1))), -.8, .8)
    grip = smooth(along, 14, 18) * end * smooth(13 - np.abs(across), 0, 2)
    back = bare * (1 - grip[..., None]) + moved * grip[..., None]
    stem = smooth(17 - along, -1, 1)
    right = smooth(x, 1440, 1442)
    a = a * (1 - right[..., None]) + (a * stem[..., None] + back * (1 - stem[..., None])) * right[..., None]

    light = linear(a)
    tone = np.log2(np.maximum(light @ LUMA, .002))
    paint = smooth(a @ LUMA, .36, .52) * (1 - smooth(a.max(2) - a.min(2), .06, .12))
    floor = gaussian_filter(minimum_filter(paint, 3), .7) * smooth(y, 520, 600)
    stops = -.8 * streaks(tone, floor)
    fx, fy = through(x, y, W, H, CAM, LOOK, LENS, SHIFT)
    near = np.hypot(fx - CAM[0], fy - CAM[1])
    f = Floor(fx, fy, 83)
    onfloor = floor * smooth(2.9 - fy, 0, .6)
    # from the pool outwards: past the bicycle to the right, towards the camera, and up the wall
    away = np.hypot((fx - .35) / 2.6, (fy + .9) / 2.9)
    stops -= floor * (.62 * smooth(away, .45, 1.5)) * smooth(3.2 - fy, 0, 2.)
    marks = np.max([f.soles(WALKS, .08, .24), f.strokes(90, -2.8, 2.6, -3.6, 1.6, .16, .5), .07 * f.joints((-2.9, -1.68, -.46, .76, 1.98), (-2.7, -.26, 2.18), near),
                    f.tracks(bend((-.4, -3.3), (.6, -2.0), (2.9, -1.2)), .28, .03), f.tracks(bend((-.1, -3.4), (.9, -2.0), (2.8, -.9)), .22, .03)], 0)
    walked = smooth(f.tones(.45), -.4, 1.6) * .10 + smooth(f.tones(.12), .2, 2.) * .07
    stops += onfloor * (-walked + .026 * f.tones(.06) + .010 * f.tones(.012) * np.clip(1.2 - near / 6, 0, 1))
    light = light * (2 ** stops)[..., None]
    light = light * (1 - 1.2 * (gaussian_filter(marks, .6) * onfloor)[..., None] * np.array([.95, .98, 1.], np.float32))
    light = light * (1 - (f.grit(240, 0, 1599, 640, 897) * onfloor)[..., None])
    return np.clip(display(light), 0, 1)


if __name__ == '__main__': printed(NAME, main(opened(NAME)), quality=88)

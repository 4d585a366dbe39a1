"""Sets the lights of the pair as a lighting hand would, in the renders themselves, grades and prints both: python relit.py DAY DUSK (as passes.py wrote them)

From where each pixel lies and what light it has. At dusk the paper's falloff is that of the softbox beside it, without a pool that no lamp one sees
could throw; the wall's wash from nowhere goes; the floor lamp, whose shade gives light all around, reaches vase, rug, chair and the wall under the sill.
DUSK-dull.npy is the window once more with panes that mirror nothing (MIRROR=0, REGION): the mirrored paper is a desert on the hills, so most of it goes.
By day what lies in the sun is held back, as a converter does, and the paper has more of the window at its left.
"""
import os
import subprocess
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, maximum_filter, median_filter, minimum_filter

import shellprint
import windowprint
from darkroom import LUMA, area, noise, printed, smooth
from make import PICTURES
from pairprint import PAPER, blurred, without_tent
from phone import phone
from place import seen, upright

LAMP = (-.55, 2.45, 1.52)
SHADE = .30                     # of the paper's and the softbox's mirror image this share stays
KNEE = .24                      # of the day's light: what lies in the sun is held from here on
GLASS = 4.1
SOFTBOX, AXIS = (3.55, 3., 2.2), (.65, -2.4, -1.2)
GLOBES = ((.5, 1.9, 2.82), (2.3, 1.9, 2.82), (4.1, 1.9, 2.82))


def lit(X, Y, Z, lies):
    """what softbox and globes give to paper that faces the room, and to paper that lies"""
    dx, dy, dz = X - SOFTBOX[0], Y - SOFTBOX[1], Z - SOFTBOX[2]
    d2 = dx * dx + dy * dy + dz * dz
    d = np.sqrt(d2)
    axis = np.array(AXIS) / np.linalg.norm(AXIS)
    out = (dx * axis[0] + dy * axis[1] + dz * axis[2]) / d
    facing = np.clip(((dx / d) * (1 - lies) - (dz / d) * lies) / np.hypot(1 - lies, lies), .05, 1)
    e = (.40 + .60 * np.clip(out, 0, 1)) * facing / (d2 + .9)
    for g in GLOBES:
        r2 = (X - g[0]) ** 2 + (Y - g[1]) ** 2 + (Z - g[2]) ** 2
        e = e + .10 * np.clip(((X - g[0]) * (1 - lies) + (g[2] - Z) * lies) / np.sqrt(r2), .1, 1) / (r2 + .5)
    return e + .010


def passes(out): return [np.load(f'{out}{n}.npy').astype(np.float32) for n in ('', '-position', '-normal', '-light', '-colour')]


def dusty(a, place, colour):
    """an orange cable in the shade under the trolley, as dull as things are there"""
    m = gaussian_filter(((colour[..., 0] > 4.5 * colour[..., 2]) & (colour[..., 0] > .15) & (place[..., 2] < .08) & (place[..., 0] > 2.6) & (place[..., 1] < -1.2)).astype(np.float32), 1.)[..., None]
    return a * (1 - .75 * m) + (a @ LUMA)[..., None] * .75 * m * np.array([1.25, .88, .62], np.float32)


def is_paper(place, colour):
    X, Y = place[..., 0], place[..., 1]
    near = (np.abs(colour / np.array([.584, .397, .254], np.float32) - 1).max(2) < .30) & (X > 2.4) & (X < 5.8) & (Y > -.5) & (Y < 2.7)
    return median_filter(near.astype(np.float32), 5)


def daylit(out):
    a, place, normal, light, colour = passes(out)
    X, Y, Z = place[..., 0], place[..., 1], place[..., 2]
    # exposed for the boards in the sun, as a converter pulls them back: whatever lies in the room
    low = gaussian_filter(((Z < .06) & (Z > -.01) & (Y < 3.99) & (np.abs(normal).sum(2) > .1)).astype(np.float32), 1)
    own = np.maximum(a @ LUMA, 1e-4)
    held = np.where(own > KNEE, KNEE * (np.minimum(own, 9) / KNEE) ** .34, own)
    held = np.minimum(held, 1.25 * median_filter(held, 11))
    grain = np.log(np.maximum(colour @ LUMA, .01))
    grain = np.clip(grain - blurred(grain, low + 1e-6, 14), -.6, .6) * smooth(own, .5 * KNEE, 2 * KNEE)     # what the sun has washed out of boards and pile
    a = a * (1 - low + low * held / own * np.exp(.55 * grain))[..., None]
    # the paper: a little more of the window at its left
    paper = gaussian_filter(maximum_filter(is_paper(place, colour), 5), .8)
    stops = (.30 - .62 * smooth(1.9 - Y, 0, 2.1)) * smooth(Z, .0, .4)
    stops = blurred(stops, minimum_filter(is_paper(place, colour), 5) + 1e-6, 3)
    a = a * (2 ** (stops * paper))[..., None] * (1 + paper[..., None] * np.array([.012, -.02, -.012], np.float32))
    a = softened(a, place, normal, np.zeros(a.shape[:2]), np.inf)
    a = dusty(a, place, colour) * np.array([1.0, .985, 1.012], np.float32)
    np.save(f'{out}-lit.npy', np.clip(a, 0, 6e4).astype(np.float16))


def softened(a, place, normal, e, burns=.55):
    """what is far out there lies a little behind the plane of focus; slopes some kilometres away have no grain"""
    dim = maximum_filter(a @ LUMA, 3) < burns
    glass = np.abs(place[..., 1] - GLASS) < .005                                # one sample each: some stopped at the pane
    out_ = median_filter(((place[..., 1] > 30) | (np.abs(normal).sum(2) < .05) | glass).astype(np.float32), 3) * dim
    slope = median_filter(((place[..., 1] > 900) | glass).astype(np.float32), 5) * (gaussian_filter(e, 1) > .01) * dim
    for m, soft in ((out_, 1.2), (slope, 2.6)):
        own = a @ LUMA
        m = m * (maximum_filter(np.abs(own - gaussian_filter(own, 4)), 7) < .012 if soft > 2 else 1)     # not what the pane mirrors there
        far = np.exp(np.stack([blurred(np.log(a[..., c] + 1e-4), m + 1e-6, soft) for c in range(3)], 2)) - 1e-4
        m = gaussian_filter(minimum_filter(m, 3), .5)[..., None]
        a = a * (1 - m) + far * m
    return a


def mirrored(a, place):
    """the globes once more in the panes: each sheet of the glass gives back a disc with an edge, the one a little beside the other, and bars cut them"""
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    bar = gaussian_filter(median_filter(((place[..., 1] > 3.98) & (place[..., 1] < 4.092)).astype(np.float32), 3), .6)
    upright_ = np.zeros_like(x)
    for i in range(16):
        X, half, deep = -6.4 + 2.56 * i / 3, *((.0175, .03) if i % 3 else (.055, .06))
        sides = [seen(X + sx * half, GLASS + sy * deep, 2.6, False)[0] for sx in (-1, 1) for sy in (-1, 1)]
        upright_ = np.maximum(upright_, np.clip((max(sides) - min(sides)) / 2 + .6 - np.abs(x - (max(sides) + min(sides)) / 2), 0, 1))
    for (X, Y, Z), (aside, below), strength in zip(GLOBES, ((3.4, 1.1), (-3.2, 1.5), (3.8, -.9)), (.74, .66, .60)):
        u, v, scale = seen(X, 2 * GLASS - Y, Z, False)
        r = .17 * scale
        d = np.hypot(x - u, y - v)
        free = (1 - smooth(bar, .2, .7)) * (1 - upright_)
        around = ((d > r * 1.32) & (d < r * 2.1) & (bar < .1)).astype(np.float32)
        bare = np.stack([blurred(a[..., c], around + 1e-7, 7) for c in range(3)], 2)
        shown = (a - bare)[(d < .7 * r) & (bar < .1)].mean(0) @ LUMA * strength * np.array([1.16, .84, .44], np.float32)
        gone = ((1 - smooth(d, r * 1.18, r * 1.34)) * free)[..., None]
        a = a * (1 - gone) + bare * gone
        for ou, ov, k in ((0, 0, .74), (aside, below, .30)):
            e = np.hypot(x - u - ou, y - v - ov)
            disc = gaussian_filter(np.clip(r * 1.0 + .5 - e, 0, 1), .7) * (1.06 - .20 * smooth(e / r, .5, 1.05))
            a = a + (k * disc * free)[..., None] * shown
    return a


def lamplit(out):
    a, place, normal, light, colour = passes(out)
    X, Y, Z = place[..., 0], place[..., 1], place[..., 2]
    e = np.maximum(light @ LUMA, 1e-3)
    if os.path.exists(f'{out}-dull.npy'):
        dull = np.load(f'{out}-dull.npy').astype(np.float32)
        there = dull.sum(2) > 0
        yy, xx = np.mgrid[0:a.shape[0], 0:a.shape[1]]
        rows, columns = np.where(there.any(1))[0], np.where(there.any(0))[0]
        inside = np.minimum.reduce([xx - columns[0], columns[-1] - xx, yy - rows[0], rows[-1] - yy]) / 24
        pane = gaussian_filter(maximum_filter((Y > 4.02).astype(np.float32), 7), 1) * smooth(inside, 0, 1)    # what stands before it mirrors nothing
        over = a - dull
        globe = np.zeros_like(e)                                                # globes are small and bright, they stay
        for g in GLOBES:
            u, v, scale = seen(g[0], 2 * GLASS - g[1], g[2], False)
            globe = np.maximum(globe, 1 - smooth(np.hypot(xx - u, yy - v) / (.17 * scale), 1.12, 1.3))
        a = a - (pane * (1 - SHADE) * (1 - globe))[..., None] * over
    # the paper
    paper = is_paper(place, colour)
    lies = 1 - smooth(Z, .04, .74)
    target = lit(X, Y, Z, lies)
    hung = paper * (Z > .25)
    broad = np.exp(blurred(np.log(e), paper, 16))
    k = np.log(target / broad)
    k = k - np.median(k[hung > .5])
    stops = np.clip(1.25 * k, -1.6, 1.6) * smooth(Z, .02, .45)
    stops = blurred(stops, minimum_filter(paper, 5), 3)
    floor_ = paper * (1 - smooth(Z, .02, .45))
    soft = gaussian_filter(maximum_filter(paper, 5), .8)
    a = a * np.exp((stops - .42) * soft - .10 * floor_)[..., None] * (1 + soft[..., None] * np.array([.05, -.05, -.06], np.float32))
    # the wall, and the corbels before it
    wall = smooth(X, 5.85, 6.2) * smooth(Z, 2.2, 2.7)
    cap = .40
    a = a * (1 - wall + wall * np.where(e > cap, (cap + (e - cap) * .25) / e, 1))[..., None]
    # the floor lamp
    dx, dy, dz = LAMP[0] - X, LAMP[1] - Y, LAMP[2] - Z
    d2 = dx * dx + dy * dy + dz * dz
    facing = np.clip((normal[..., 0] * dx + normal[..., 1] * dy + normal[..., 2] * dz) / np.sqrt(d2), 0, 1)
    down = .45 + .75 * smooth(dz / np.sqrt(d2), .30, .75)
    gain = .60 * down * facing ** .8 / (d2 + .5)
    room = (Y < 4.04) & (X < 1.6) & (Z < 1.34) & (d2 < 40)
    shadow = smooth(e / np.maximum(gaussian_filter(e, 30), 1e-3), .45, .95)      # what the lamp's own render holds in shade stays so
    matt = gaussian_filter(minimum_filter(smooth(e, .01, .03) * smooth(colour @ LUMA, .02, .05), 3), .7)
    extra = np.clip(np.where(room, gain, 0) * (.35 + .65 * shadow) / e, 0, 1.3) * matt
    a = a * (1 + gaussian_filter(extra, .6)[..., None] * np.array([1., .80, .56], np.float32))
    # vase and stalks, which the lens sees from their dark side
    near = ((np.hypot(X + 3.75, Y - .75) < .75) & (Z > .03) & (Z < 2.2)).astype(np.float32)
    stalk = gaussian_filter(maximum_filter(near * (Z > .62), 3), 1.4)
    near = gaussian_filter(near * (Z <= .62), .8)
    round_ = gaussian_filter(np.clip((normal[..., 0] * dx + normal[..., 1] * dy + normal[..., 2] * dz) / np.sqrt(d2) * .65 + .35, 0, 1), 1.5)
    a = a * (1 + near * (.10 + 2.1 * round_ ** 1.5) + .85 * stalk * smooth(a[..., 0] / np.maximum(a[..., 2], 1e-4), .95, 1.35))[..., None] * (1 + near[..., None] * np.array([-.05, .02, .06], np.float32))
    a = softened(a, place, normal, e)
    a = mirrored(a, place)
    # what stands there holds to the floor: its shadows are the render's, a little deeper, as fill from all sides had thinned them
    low = ((Z < .03) & (Z > -.01) & (Y < 4.) & (np.abs(normal).sum(2) > .1)).astype(np.float32)
    deep = np.log(np.maximum(e, .01))
    deep = np.clip(blurred(deep, low + 1e-6, 1) - blurred(deep, low + 1e-6, 26), -.9, 0) * gaussian_filter(low, .8)
    a = a * np.exp(.55 * deep)[..., None]
    # oiled oak is no mahogany
    floor = ((Z < .012) & (Z > -.01) & (Y < 4.)).astype(np.float32) * (1 - paper)
    sill = ((Z > .34) & (Z < .40) & (Y > 3.75) & (Y < 4.3)).astype(np.float32)
    floor = gaussian_filter(np.maximum(floor, 2. * sill), 1)[..., None]
    own = (a @ LUMA)[..., None]
    a = a * (1 - .16 * floor) + own * .16 * floor * np.array([1.2, .98, .70], np.float32)
    a = dusty(a, place, colour) * np.array([1.01, .965, 1.03], np.float32)                            # what film sees of such lamps is not yellow
    np.save(f'{out}-lit.npy', np.clip(a, 0, 6e4).astype(np.float16))


def worn(a, gain, day, k):
    """clay, weave, pile and the waves of the paper, on both the same"""
    own = np.log(np.maximum(day @ LUMA, .05))
    paper = area(day, 0, PAPER) * smooth(day[..., 0] - day[..., 2], .05, .12)
    paper = minimum_filter(paper * (a @ LUMA > .22), 5)
    H, W = own.shape
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    Y, Z = upright(x, y, 5.6)
    rng = np.random.default_rng(31)
    drift = Y * 110 + 9 * noise(rng, 500, 50, Y * 40, Z * 40)
    waves = (noise(rng, 900, 11, drift, Z * 3) + .6 * noise(rng, 900, 26, drift, Z * 3 + 300)) * smooth(Z, .3, .9) * smooth(2.95 - Z, 0, .5)
    return a * np.exp(k * gain + .015 * waves * gaussian_filter(paper, 1))[..., None]


def inked(a):
    """blacks end where those of all pictures do, whatever was printed onto them"""
    black = np.array([11, 15, 24], np.float32) / 255
    return np.maximum(a, black * (1 - smooth(a @ LUMA, .055, .085))[..., None])


def graded(name, out):
    *_, width, grade = PICTURES[name]
    subprocess.run([sys.executable, 'finish.py', f'{out}-lit.npy', f'{out}.png', '--width', str(width), *grade.split()], check=True)
    with Image.open(f'{out}.png') as picture: return np.asarray(picture.convert('RGB'), np.float32) / 255


if __name__ == '__main__':
    day, evening = sys.argv[1:]
    daylit(day)
    lamplit(evening)
    sunlit, late = without_tent(graded('hero-window', day)), without_tent(graded('hero-dusk', evening))
    gain = windowprint.main(sunlit)
    for name, a, k in (('hero-window', sunlit, .6), ('hero-dusk', late, .9)): printed(name, inked(shellprint.print_(worn(a, gain, sunlit, k), late)), 92)
    for name in ('hero-window', 'hero-dusk'): phone(name)

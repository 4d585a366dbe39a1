"""Lays into the panes of `hero-dusk` what the room throws back: python glass.py

The finished master holds the light of its own walls, paper, ceiling and floor: each pane's mirrored ray is followed to
the plane it meets, and what the picture shows there is added by Fresnel's share, twice a little apart, as two sheets of
glass do; what is outside goes down by half a stop, as it does a quarter of an hour later. Once, as it would add up.
"""
import os

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter, map_coordinates

from panes import IMAGES

# the pair's camera and room (roomshots.py)
EYE, AHEAD = np.array([-5.9, -6.6, 1.38]), np.array([6.43, 7.66, 0]) / np.hypot(6.43, 7.66)
SIDE, LENS, SHIFT = np.array([AHEAD[1], -AHEAD[0], 0]), 35 / 18, .136
PANE, WALL, BACK, CEILING = 4.1, 6.4, -8.8, 4.2
PAPER, PAPER_Y, PAPER_Z = 5.55, (-.26, 2.46), 2.9
# what stands before the panes, in the master of 1760 pixels: two globes, the lamp's shade, the disc, softbox and chair; the ladder's rails
GLOBES = ((788, 380, 25.5), (1000, 400, 23.5))
BEFORE = (((562, 558), (624, 558), (632, 619), (553, 619)), ((706, 514), (728, 506), (750, 532), (766, 562), (779, 592), (786, 640), (776, 658), (748, 648), (720, 608), (703, 556)), ((975, 480), (1008, 484), (1094, 461), (1145, 472), (1094, 616), (1025, 616), (1012, 530)), ((340, 684), (470, 672), (486, 770), (350, 780)))
RAILS = (((848, 590), (813, 804)), ((892, 590), (924, 800)), ((862, 590), (850, 780)), ((880, 590), (872, 780)))
# outside, and how many sheets more than the render had
DOWN, SHEETS = np.array([.58, .64, .73], np.float32), 2.0


def linear(a): return np.where(a <= .04045, a / 12.92, ((a + .055) / 1.055) ** 2.4)


def display(a): return np.where(a <= .0031308, a * 12.92, 1.055 * np.clip(a, 1e-8, None) ** (1 / 2.4) - .055)


def seen_at(x, y, z):
    """where a point of the room lies in the master of 1760 by 990, its lens's barrel with it (finish.py)"""
    d = np.array([x, y, z]) - EYE
    u, v = (d @ SIDE) / (d @ AHEAD) * LENS, d[2] / (d @ AHEAD) * LENS - SHIFT
    k = 1 + .010 * (u * u + v * v - 1.30)
    return 880 * (1 + u / k), 495 - 880 * v / k


def bars():
    """the frames of the panes: each a box, as a polygon round what is seen of it"""
    low, high = .39, 3.75
    uprights = [(-6.4 + 2.56 * i, .065, .07) for i in range(6)] + [(-6.4 + 2.56 * i + 2.56 / 3 * k, .024, .04) for i in range(5) for k in (1, 2)]
    for x, half, deep in uprights:
        if x < -4: continue   # beside the camera, out of the frame
        ends = [[seen_at(x + a * half, PANE + b * deep, z)[0] for a in (-1, 1) for b in (-1, 1)] for z in (high, low)]
        tops = [seen_at(x, PANE, z)[1] for z in (high, low)]
        yield [(min(ends[0]), tops[0] - 9), (max(ends[0]), tops[0] - 9), (max(ends[1]), tops[1] + 9), (min(ends[1]), tops[1] + 9)]
    for z, half in [(low + .84 * k, .024) for k in (1, 2, 3)] + [(low + .02, .06), (high - .02, .06)]:
        yield [seen_at(-4, PANE, z + half), seen_at(6.4, PANE, z + half), seen_at(6.4, PANE, z - half), seen_at(-4, PANE, z - half)]


def mirrored(picture):
    """what the panes mirror, for every pixel of the whole frame, in light"""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = (x / width * 2 - 1) / LENS, ((height / 2 - y) / (width / 2) + SHIFT) / LENS
    ray = AHEAD + u[..., None] * SIDE + v[..., None] * np.array([0, 0, 1])
    ray /= np.linalg.norm(ray, axis=2, keepdims=True)
    far = (PANE - EYE[1]) / ray[..., 1]
    at = EYE + ray * far[..., None]
    back = ray * np.array([1, -1, 1])
    meets = []
    for axis, place in ((0, WALL), (1, BACK), (2, CEILING), (2, 0.)):
        with np.errstate(divide='ignore', invalid='ignore'): t = (place - at[..., axis]) / back[..., axis]
        meets.append(np.where(t > 1e-3, t, 1e6))
    t = np.minimum.reduce(meets)
    paper = (PAPER - at[..., 0]) / np.maximum(back[..., 0], 1e-3)
    on = at + back * paper[..., None]
    t = np.where((paper > 0) & (paper < t) & (on[..., 1] > PAPER_Y[0]) & (on[..., 1] < PAPER_Y[1]) & (on[..., 2] < PAPER_Z) & (on[..., 2] > .3), paper, t)
    hit = at + back * t[..., None] - EYE
    depth = hit @ AHEAD
    px = ((hit @ SIDE) / np.maximum(depth, .1) * LENS + 1) / 2 * width
    py = height / 2 - (hit[..., 2] / np.maximum(depth, .1) * LENS - SHIFT) * width / 2
    seen = (depth > .5) & (px > 0) & (px < width - 1) & (py > 0) & (py < height - 1)
    light = np.stack([map_coordinates(picture[..., c], [py, px], order=1, mode='nearest') for c in range(3)], 2)
    light = light / (1 - .72 * np.clip(light, 0, 1))   # whites were brighter before the curve
    rest = np.array([.085, .050, .024])   # what the picture does not show: the room behind the camera
    light = np.where(seen[..., None], light, rest)
    cos = np.abs(ray[..., 1])
    share = .0337 + .9663 * (1 - cos) ** 5
    light = gaussian_filter(light, (2.2, 2.2, 0))
    apart = int(round(width / 1760 * 7))
    return (.6 * light + .4 * np.roll(light, apart, axis=1)) * share[..., None]


def glass(name, frame, thrown):
    path = os.path.join(IMAGES, name)
    x0, y0, x1, y1 = frame
    with Image.open(path) as picture: shown = np.asarray(picture.convert('RGB'), np.float32) / 255
    height, width = shown.shape[:2]
    mask = Image.new('L', (width, height))
    scale = width / (x1 - x0) / 1760
    place = lambda x, y: ((x - x0 * 1760) * scale, (y - y0 * 990) * scale)
    draw = ImageDraw.Draw(mask)
    draw.polygon([place(*seen_at(x, PANE, z)) for x, z in ((-4, 3.75), (4.58, 3.75), (4.58, .40), (-4, .40))], fill=255)
    for points in BEFORE: draw.polygon([place(*point) for point in points], fill=0)
    for x, y, r in GLOBES: draw.ellipse((*place(x - r, y - r), *place(x + r, y + r)), fill=0)
    for rail in RAILS: draw.line([place(*point) for point in rail], fill=0, width=round(8 * scale))
    # what is dark before the panes, stands and straw, keeps its tone
    clear = np.clip((shown.max(2) - .10) / .06, 0, 1)
    soft = lambda: (gaussian_filter(np.asarray(mask, np.float32) / 255, 2.2 * width / 1760 / (x1 - x0) / 1.2) * gaussian_filter(clear, .6))[..., None]
    share = soft()
    for points in bars(): draw.polygon([place(*point) for point in points], fill=0)
    glazed = soft()
    high, wide = thrown.shape[:2]
    part = thrown[int(y0 * high):int(y1 * high), int(x0 * wide):int(x1 * wide)]
    part = np.stack([np.asarray(Image.fromarray(part[..., c].astype(np.float32)).resize((width, height), Image.BICUBIC)) for c in range(3)], 2)
    light = linear(shown)
    result = display(light * (1 - share) + light * DOWN * share + part * SHEETS * glazed)
    Image.fromarray((np.clip(result, 0, 1) * 255 + .5).astype(np.uint8)).save(path, quality=90, subsampling=0, optimize=True, progressive=True)


if __name__ == '__main__':
    with Image.open(os.path.join(IMAGES, 'hero-dusk.jpg')) as picture: thrown = mirrored(linear(np.asarray(picture.convert('RGB'), np.float32) / 255))
    glass('hero-dusk.jpg', (0, 0, 1, 1), thrown)

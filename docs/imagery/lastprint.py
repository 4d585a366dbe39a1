"""Prints the pair last of all, both pictures and their squares: python lastprint.py

Of both: the ceiling's boards anew (ceilprint.py), bricks with an edge towards the light, and dark where feet stand. By day: no veil over the whole frame but light
that strays where panes are; white paint that is white; paper that hangs in waves and falls off with the distance to curtain, panes and the
sunlit boards before it. Once, as it would add up.
"""
import math

import numpy as np
from scipy.ndimage import gaussian_filter, grey_closing, map_coordinates, median_filter, minimum_filter

import ceilprint
import outlook
import stalks
from darkroom import LUMA, area, display, linear, mean, noise, opened, printed, smooth
from pairprint import CEILING, PAPER
from phone import phone
from place import H, SHIFT, W, level, upright

Y_, X_ = np.mgrid[0:H, 0:W].astype(np.float32)
# window and curtain, as the frame sees them
PANES = ((-5, 200), (1033, 345), (1172, 330), (1172, 775), (1030, 735), (-5, 790))
SWEEP = 5.6


def tones(a): return a @ LUMA


def stops(light, v): return light * (2. ** v)[..., None]


def unveiled(light):
    """dark things before the panes were grey with stray light that no lens has so evenly: most of it goes, what a lens does comes back around what is bright"""
    own = tones(light)
    there = area(light, 12, PANES)
    dark = (1 - smooth(own, .10, .30)) * there
    light = light * (1 - .62 * dark)[..., None]
    # over the room: what its deepest blacks have too much
    light = np.maximum(light - .0062, 0) * 1.006
    bright = np.clip(light - .55, 0, 1)
    glow = sum(k * np.stack([gaussian_filter(bright[..., c], s) for c in range(3)], 2) for k, s in ((.07, 3), (.050, 14), (.040, 60)))
    return light + glow * np.array([1.04, 1., .93], np.float32) * (1 - .5 * smooth(tones(light), .2, .8))[..., None]


# before the panes, what day and dusk cannot tell from what is beyond them: globes, reflector, lampshade, chair, plant and cup, ladder's top, softbox
BEFORE = (
    ((714, 514), (728, 514), (746, 530), (764, 553), (778, 580), (785, 610), (786, 634), (780, 649), (768, 657), (752, 651), (731, 616), (716, 576), (708, 540)),
    ((568, 564), (618, 564), (624, 614), (562, 614)),
    ((343, 690), (350, 680), (378, 674), (410, 676), (450, 674), (464, 712), (477, 756), (478, 800), (343, 800)),
    ((533, 728), (550, 722), (566, 730), (564, 752), (576, 752), (600, 742), (614, 744), (614, 768), (533, 768)),
    ((846, 587), (896, 588), (896, 598), (876, 602), (872, 626), (850, 626)),
    ((979, 487), (988, 483), (1012, 494), (1030, 481), (1068, 462), (1145, 470), (1142, 486), (1084, 616), (1025, 610), (1016, 575), (1015, 514), (998, 514), (984, 502)),
    ((1026, 330), (1180, 330), (1180, 790), (1026, 790)),
)
GLOBES = ((788, 378, 29), (1000, 400, 27))
# what the panes mirror at dusk: globes, the floor lamp and the paper with the camera before it
MIRRORED = ((457, 438, 24), (650, 452, 22), (814, 463, 21))
BUNCH = ((2, 556), (252, 556), (252, 800), (2, 800))
# the old skyline's peak, and what shows of it over the lamp, is as narrow as a bar
PEAK = ((598, 390), (682, 390), (682, 436), (598, 436)), ((975, 452), (1021, 452), (1021, 481), (975, 481))
LIT = ((280, 548), (405, 548), (405, 745), (280, 745))


def before(sunlit, late):
    """how much of each pixel stands before what the panes show"""
    y, x = Y_, X_
    own = tones(sunlit)
    # bars are darker than what lies on both sides of them
    beyond = grey_closing(own, (27, 27))
    bars = smooth((beyond - own) / np.maximum(beyond, .3), .12, .30)
    warm = late[..., 0] - late[..., 2]
    reflected = area(late, 3, LIT, ((740, 480), (1020, 480), (1020, 745), (740, 745)))
    for u, v, r in MIRRORED: reflected = np.maximum(reflected, (np.hypot(x - u, y - v) < r + 8).astype(np.float32))
    lit = smooth(warm, .035, .085) * (1 - reflected)
    m = np.maximum(np.maximum(bars, lit), area(late, .7, *BEFORE))
    for u, v, r in GLOBES: m = np.maximum(m, np.clip(r - np.hypot(x - u, y - v), 0, 1))
    there = area(late, 1, ((-5, 206.5), (1033, 357), (1033, 735), (-5, 785)))
    # at dusk bars are a little wider, as nothing bright spills over them
    evening_ = gaussian_filter(tones(late), .4)
    deep = grey_closing(evening_, (27, 27))
    wide = smooth((deep - evening_) / np.maximum(deep, .12), .22, .50) * (1 - reflected) * (1 - area(late, .5, *PEAK))
    # behind the stalks, which are drawn anew, bars run on as they are above and beside them: towards the horizon
    bunch = area(late, 2, BUNCH)
    def through(k):
        run = map_coordinates(k, [y - .0482 * (262 - x) * (y - H / 2 - SHIFT) / 165, np.full_like(x, 262)], order=1, mode='nearest')
        run = np.maximum(run * (y < 735), smooth(y + .049 * x, 777.5, 780))
        return k * (1 - bunch) + np.maximum(run, k[548][None]) * bunch
    m, wide = through(m), through(np.maximum(m, wide))
    # under the lowest rail and over the highest all is room
    return [1 - there * (1 - np.clip(k, 0, 1)) for k in (m, wide)]


def outside(light, look, share, fore, day):
    """what the panes show, behind all that stands in the room; at dusk with what they mirror"""
    free = (1 - gaussian_filter(fore, .45))[..., None]
    # bars behind the bunch show nothing of the stalks that were there
    cap = .030 if day else .0065
    bar = (area(light, 2, BUNCH) * smooth(fore, .4, .8) * (Y_ < 765))[..., None]
    light = light * (1 - bar) + np.minimum(light, np.array([.98, 1., 1.06], np.float32) * cap) * bar
    if day:
        # two stops more than the room: the mountain is pale, the sky is white
        grey = tones(look)[..., None]
        far = smooth(633 - Y_, 0, 6)[..., None]
        new = look * (1 - .25 * far) + grey * np.array([1.02, 1., .98], np.float32) * .25 * far
        new = 1.02 * new + far * (.10 + .0)
        new = new / (1 + .42 * new)
        sky = np.array((.955, .965, .98), np.float32) * np.ones_like(light)
        s = share[..., None]
        low = smooth(Y_, 325, 372)[..., None]
        new = new * s + (light * (1 - low) + sky * low) * (1 - s)
        return light * (1 - free) + np.clip(new, 0, 1) * free
    clear = (1 - fore) * (1 - area(light, 2, LIT))
    mirrored = np.zeros_like(light)
    for u, v, r in MIRRORED:
        d = np.hypot(X_ - u, Y_ - v)
        ring, _ = mean(light, ((d > r + 3) & (d < r + 14)).astype(np.float32) * clear + 1e-6, 9)
        mirrored += np.maximum(light - ring, 0) * (1 - smooth(d, r + 1, r + 5))[..., None]
    # beside the mirrored paper, row by row
    row = lambda a, b: np.stack([(light[:, a:b, c] * clear[:, a:b]).sum(1) / np.maximum(clear[:, a:b].sum(1), .5) for c in range(3)], 1)
    bare = np.minimum(row(255, 280), row(405, 440))
    bare = gaussian_filter(bare, (4, 0))[:, None]
    mirrored += np.maximum(light - bare, 0) * area(light, 3, LIT)[..., None] * (1 - fore)[..., None]
    # after sunset the valley is blue, and grass has hardly a colour
    grey = tones(look)[..., None]
    look, grey = gaussian_filter(look, (.6, .6, 0)), gaussian_filter(grey, (.6, .6, 0))
    land = (look * np.where(Y_ > 631, .15, .25)[..., None] + grey * np.where((Y_ > 631)[..., None], np.array([.40, .43, .56], np.float32), np.array([.84, .90, 1.62], np.float32)) * .75)
    s = share[..., None]
    # the sky stays, and goes down behind the new skyline
    old_land = np.maximum(share, smooth(Y_, 384, 398) * area(light, 2, ((-5, 470), (300, 445), (637, 385), (800, 440), (1040, 450), (1040, 640), (-5, 640))))
    sky, _ = mean(light, clear * (1 - old_land) + 1e-7, (14, 60))
    fill = light * (1 - old_land[..., None]) + sky * old_land[..., None]
    new = fill * (1 - s) + land * s + mirrored
    return light * (1 - free) + np.clip(new, 0, 1) * free


def planted(light, drawn_, day):
    """feather grass in the vase: the day shines through it, at dusk the lamp beside it lights it"""
    share, own, dense = drawn_
    key = np.array([1.15, 1.08, .98], np.float32) * (1.10 - .42 * smooth(dense, .3, .8))[..., None] if day else np.array([.185, .150, .120], np.float32) * (.75 + .5 * smooth(X_, 40, 220))[..., None]
    return light * (1 - share[..., None]) + own * key * share[..., None]


def hung(light, day):
    """the paper: light from the curtain beside it, the panes and the boards in the sun; waves in what hangs"""
    Y, Z = upright(X_, Y_, SWEEP)
    Y, Z = np.clip(Y, -.4, 2.6), np.clip(Z, .05, 3.)
    def from_(xs, ys, zs, towards):
        e = np.zeros_like(Y)
        for x in xs:
            for y in ys:
                for z in zs:
                    dx, dy, dz = SWEEP - x, Y - y, Z - z
                    d2 = dx * dx + dy * dy + dz * dz
                    e += dx * np.abs({'y': dy, 'z': dz}[towards]) / d2 ** 2
        return e / e[500:700, 1270:1500].mean()
    e = .50 * from_(np.linspace(4.6, 5.5, 5), (3.84,), np.linspace(.5, 3.6, 6), 'y') + .28 * from_(np.linspace(-5, 4.4, 9), (4.1,), np.linspace(.5, 3.6, 5), 'y') + .22 * from_(np.linspace(.8, 3.2, 4), np.linspace(.2, 3.2, 4), (.0,), 'z')
    rng = np.random.default_rng(3)
    drift = Y * 100 + 10 * noise(rng, 500, 60, Y * 34, Z * 34)
    waves = (noise(rng, 900, 16, drift, Z * 2.2) + .55 * noise(rng, 900, 7, drift * 1.3 + 200, Z * 3 + 300)) * smooth(Z, .25, .9) * (.45 + .55 * smooth(2.95 - Z, 0, 1.1))
    paper = area(light, .9, PAPER) * smooth(light[..., 0] - light[..., 2], .03, .09)
    lies = 1 - smooth(Z, .06, .5)
    # what is paper and nothing before it: no stool, no clamp
    tone = np.log2(np.maximum(tones(light), 1e-3))
    core = minimum_filter((paper > .7).astype(np.float32), 5)
    broad, _ = mean(tone[..., None].repeat(3, 2), core, 22)
    free = paper * smooth(tone - broad[..., 0], -.45, -.2)
    if not day: return stops(light, free * .055 * waves * (1 - lies))
    flat, _ = mean(tone[..., None].repeat(3, 2), core, 40)
    want = np.log2(e)
    want = np.clip(.95 * want, -1.1, 1.0) * (1 - .65 * lies)
    level_ = np.median(flat[..., 0][core > .5])
    v = (level_ - flat[..., 0]) * .8 * (1 - lies) + want + .36
    v = v - .16 * smooth(Z, 2.62, 2.86) + .115 * waves * (1 - lies)
    light = stops(light, free * v)
    # near the curtain it is cooler, low down the boards' warmth is on it
    cool = free * smooth(Y, .6, 2.4) * smooth(Z, .3, 1.4)
    return light * (1 + cool[..., None] * np.array([-.045, .0, .075], np.float32)) * (1 + (free * .05 * (1 - smooth(Z, .2, 1.6)))[..., None] * np.array([1, .1, -.6], np.float32))


def stood(light, day):
    """dark where things stand: small at each foot; under seat and pot a soft one, that reaches away from panes and softbox"""
    X, Y = level(X_, Y_, 0.)
    low = smooth(Y_, 735, 760)
    v = np.zeros_like(X)
    ring = lambda x, y, r, n, turn: [(x + r * np.cos(turn + 2 * np.pi * i / n), y + r * np.sin(turn + 2 * np.pi * i / n)) for i in range(n)]
    feet = [*((p, .022, .62) for p in ring(4.05, .55, .22, 4, np.pi / 4 + .4)), *((p, .030, .55) for p in ring(.55, -1.15, .56, 3, math.radians(24)))]
    feet += [(p, .024, .6) for p in ring(-2.0, 1.25, .44, 4, math.radians(24 + 45))]
    for (x, y), r, k in feet:
        dx, dy = X - x, Y - y
        v = np.maximum(v, k * np.exp(-(np.hypot(dx, dy) / (1.5 * r)) ** 2))
        # along: away from the panes
        t, across = -dy + .12 * dx, dx + .12 * dy
        v = np.maximum(v, .62 * k * smooth(t, -.02, .04) * np.exp(-np.maximum(t, 0) / .55) * np.exp(-(across / (.020 + .08 * np.maximum(t, 0))) ** 2))
    seat = np.hypot(X - 4.03, (Y - .20) / 2.0)
    v = np.maximum(v, .74 * np.exp(-(seat / .25) ** 2)) + .20 * np.exp(-(seat / .58) ** 2)
    for x, y, r, k in ((5.8, -.95, .20, .5), (-3.75, .75, .22, .55), (1.05, 3.1, .2, .4), (3.72, 3.1, .2, .4), (1.75, -1.35, .27, .45), (4.75, -2.05, .34, .4), (-1.0, 1.95, .16, .4), (-.55, 2.45, .16, .4)):
        d = np.hypot(X - x, (Y - y + .05) / 1.1)
        v = np.maximum(v, k * (1 - smooth(d, r * .8, r * 2.2)))
    # what stands there itself stays as it is
    tone = np.log2(np.maximum(tones(light), 1e-3))
    even = median_filter(tone[::2, ::2], 15).repeat(2, 0).repeat(2, 1)[:H, :W]
    ground = smooth(tone - even, -1.1, -.6) * (1 - smooth(tone - even, 1., 1.6))
    return light * (1 - (.85 if day else .75) * gaussian_filter(v * ground * low, .7))[..., None]


def day(a, boards, mask, bricks, bunch, look, share, fore):
    light = unveiled(planted(outside(linear(a), look, share, fore, True), bunch, True))
    light = ceilprint.wall(ceilprint.ceiling(light, mask, boards), bricks)
    # white paint is white, as the camera is set for the day: less of the boards' brown on ceiling, wall and sill
    grey = tones(light)[..., None]
    colour = smooth((light.max(2) - light.min(2)) / np.maximum(light.max(2), .01), .62, .38)
    paint = np.maximum(mask, colour * (1 - area(light, 6, PANES)) * (1 - area(light, 1, CEILING)) * (Y_ < 760))
    paint = gaussian_filter(paint, 1.2)[..., None]
    light = light * (1 - .44 * paint) + grey * np.array([1.03, 1., .94], np.float32) * .44 * paint
    light = stops(light, .45 * mask + .30 * gaussian_filter(smooth(X_, 1150, 1260) * (1 - mask), 3) * (1 - area(light, 3, PAPER)))
    light = stood(hung(light, True), True)
    # boards in the sun have their own tones again
    tone = np.log2(np.maximum(tones(light), 1e-3))
    light = stops(light, .30 * np.clip(tone - gaussian_filter(tone, 26), -.8, .8) * smooth(Y_, 760, 830))
    return np.clip(display(np.clip(light, 0, 1)), 0, 1)


def evening(a, boards, mask, bricks, bunch, look, share, fore):
    light = ceilprint.wall(ceilprint.ceiling(planted(outside(linear(a), look, share, fore, False), bunch, False), mask, boards), bricks, .8)
    light = stood(hung(light, False), False)
    return np.clip(display(np.clip(light, 0, 1)), 0, 1)


if __name__ == '__main__':
    sunlit, late = opened('hero-window'), opened('hero-dusk')
    boards, mask, bricks, fore = ceilprint.boards(), ceilprint.ceiling_mask(late), ceilprint.bricks(), before(sunlit, late)
    bunch = stalks.bunch()
    by_day, at_dusk, share = outlook.views()
    for name, a, way, look, k in (('hero-window', sunlit, day, by_day, fore[0]), ('hero-dusk', late, evening, at_dusk, fore[1])):
        printed(name, way(a, boards, mask, bricks, bunch, look, share, k), 92)
        phone(name)

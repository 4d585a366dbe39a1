"""What the panes of the pair show, drawn without a renderer: `views()` gives it by day and at dusk, as light, and from where on it is sky

The denoiser had made paint of grass and a cut-out of the mountain. The worn massif of `mountain.py` is looked at column by column, front to back, so that
each pixel has a place on a slope: its sun or shade, its woods, and the air before it, thick in the valley. Before it stand larches, and
the steppe blade by blade from two hundred metres to twenty, straw on its rises, green in its hollows, lit through from the right.
"""
import math

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter, map_coordinates

import mountain
from darkroom import noise, smooth
from place import EYE, H, LENS, SHIFT, TO, W, N

CREST = ((-60, 492), (0, 480), (72, 493), (130, 495), (181, 481), (230, 470), (260, 463), (308, 465), (350, 474), (375, 475), (435, 459), (483, 441), (544, 427), (592, 423), (637, 412), (677, 419), (725, 437), (786, 457), (846, 481), (919, 484), (967, 478), (1030, 465), (1100, 455))
HORIZON = H / 2 + SHIFT
VIEW = mountain.View(np.array(EYE[:2]), np.array(TO) / N, LENS / (W / 2), W, (-60, 1090), -.09, CREST, HORIZON, False)
# away from the axis of the frame to the right, and up: by day from the side, or a mountain under the sun is a cut-out; at dusk from where it set
SUNS = (math.radians(52), math.radians(23)), (math.radians(-62), math.radians(9))
TIMES = 2
TOP, END = 390, 800


def towards(sun): return np.array((math.cos(sun[1]) * math.cos(sun[0]), math.cos(sun[1]) * math.sin(sun[0]), math.sin(sun[1])), np.float32)


def shade(sun):
    """where on the massif the sun comes, 0 to 1, in its own cells"""
    z, _ = mountain.worn()
    z = z * .8
    a = sun[0] - VIEW.turn
    step = np.array((math.cos(a), math.sin(a))) * 2
    free, i, j = np.full(z.shape, 9., np.float32), *np.mgrid[0:z.shape[0], 0:z.shape[1]].astype(np.float32)
    for k in range(1, 50):
        there = map_coordinates(z, [i + step[0] * k, j + step[1] * k], order=1, mode='nearest')
        rise = k * 2 * mountain.CELL * math.tan(sun[1])
        free = np.minimum(free, (z + rise - there) / (4 + .05 * rise))
    return smooth(free, -1, 1)


def seen_from(m):
    """which row of the massif each pixel sees, front to back: rows TOP to END at so many times the size; -1 is sky"""
    y = HORIZON - (m['z'] - 9) / m['far'] * LENS
    low = np.minimum.accumulate(y, 0)
    rows = TOP + (np.arange((END - TOP) * TIMES) + .5) / TIMES
    at = np.full((len(rows), y.shape[1]), -1., np.float32)
    for j in range(y.shape[1]):
        k = np.searchsorted(-low[:, j], -rows)
        k1 = np.clip(k, 1, len(low) - 1)
        t = (low[k1 - 1, j] - rows) / np.maximum(low[k1 - 1, j] - low[k1, j], 1e-4)
        at[:, j] = np.where(k >= len(low), -1, k1 - 1 + np.clip(t, 0, 1))
    return at, low


def massif():
    """by day and at dusk: its light, and how much of each pixel it is"""
    m = mountain.shaped(VIEW)
    ahead = np.array(TO) / N
    # in world axes x and y: ahead, and right of it
    right = np.array((ahead[1], -ahead[0]))
    suns = [np.array((*(t[0] * ahead + t[1] * right), t[2]), np.float32) for t in map(towards, SUNS)]
    c, thick = mountain.dressed(m, suns[0])
    at, low = seen_from(m)
    cols = np.broadcast_to(np.arange(at.shape[1], dtype=np.float32), at.shape)
    take = lambda a: map_coordinates(a, [np.maximum(at, 0), cols], order=1)
    far, z = take(m['far']), take(m['z'])
    albedo = np.stack([take(c[..., i]) for i in range(3)], -1)
    woods = take(thick)
    rng = np.random.default_rng(5)
    # relief smaller than the grid
    n = m['normal'] + np.stack([np.gradient(m['n'][2] * 2.2 + m['n'][1] * 2.6, axis=k) for k in (0, 1)] + [np.zeros_like(m['z'])], -1) * .20 * m['rough'][..., None]
    n /= np.linalg.norm(n, axis=-1, keepdims=True)
    # larches, upright as they are seen, and what else is as small as a pixel
    fine = lambda down_, across: (lambda n: n / n.std())(gaussian_filter(rng.standard_normal(at.shape).astype(np.float32), (down_, across)))
    spots, specks = fine(2.6, .8) + .5 * fine(5, 1.6), fine(1.3, 1.1)
    wood = smooth(woods * 1.1 + .34 * spots * smooth(woods, .02, .3) - .05, .34, .56)[..., None]
    albedo = albedo * (1 + .11 * specks)[..., None].clip(.6, 1.5)
    albedo = albedo * (1 - wood) + np.array((.050, .058, .034), np.float32) * (1 + .45 * spots)[..., None].clip(.3, 2.2) * wood
    there = gaussian_filter((at >= 0).astype(np.float32), .6)
    out = []
    for k, (sun, (thick_, valley, above, mist)) in enumerate(zip(suns, (
            (6400, (1.28, 1.26, 1.22), (1.02, 1.06, 1.12), (1.5, 70)),
            (7000, (.112, .104, .130), (.074, .080, .118), (1.7, 60))))):
        lit = shade(SUNS[k])
        lit = take(map_coordinates(lit, [(m['d'] - mountain.D0) / mountain.CELL, (m['s'] - mountain.S0) / mountain.CELL], order=1, mode='nearest'))
        direct = take(np.clip(n @ sun, 0, 1)) * lit
        open_ = .55 + .45 * take(n[..., 2])
        key, fill = ((5.0, 4.5, 3.7), (.85, 1.0, 1.25)) if k == 0 else ((.22, .17, .16), (.19, .22, .33))
        light = albedo * (direct[..., None] * np.array(key, np.float32) + open_[..., None] * np.array(fill, np.float32))
        depth = far / thick_ * (.55 + 1.1 * np.exp(-z / 95) + mist[0] * np.exp(-z / mist[1]))
        air = (1 - np.exp(-depth))[..., None]
        high = smooth(z, 20, 380)[..., None]
        glow = np.array(valley, np.float32) * (1 - high) + np.array(above, np.float32) * high
        out.append(light * (1 - air) + glow * air)
    def placed(a):
        x = (np.arange(W * TIMES) + .5) / TIMES - .5
        j = np.broadcast_to((x + 60) / .8, (a.shape[0], len(x)))
        i = np.broadcast_to(np.arange(a.shape[0], dtype=np.float32)[:, None], j.shape)
        return map_coordinates(a, [i, j], order=1, mode='nearest')
    return [np.stack([placed(o[..., i]) for i in range(3)], -1) for o in out], placed(there)


def ground(d): return -.55 - .006 * np.maximum(0, d - 5)


def steppe(rng):
    """own colour of plain and grass, and how much of each pixel they are"""
    h, w, T = END - TOP, W, TIMES
    rows = TOP + (np.arange(h * T) + .5) / T
    below = np.maximum(rows - HORIZON, .5)
    # how far away each row of the plain is
    d = np.clip(1.93 / np.maximum(below / LENS - .006, 1.93 / 1200), 12, 1200).astype(np.float32)
    x = (np.arange(w * T) + .5) / T - .5
    D, U = np.broadcast_to(d[:, None], (h * T, w * T)), (x[None] - W / 2) / LENS
    A, B = D, D * U
    broad = lambda s, seed: noise(np.random.default_rng(seed), 512, 6, B * 6 / s, A * 6 / s)
    wet, drift = broad(30, 1) + .6 * broad(11, 2) - .55, broad(5.5, 3) + .8 * broad(17, 4)
    clump = .8 * broad(1.5, 5) + .6 * broad(.7, 6)
    straw, green, silver = (np.array(c, np.float32) for c in ((.58, .43, .19), (.34, .31, .13), (.72, .61, .38)))
    def tone(wet, drift, t=1.):
        g = smooth(wet, .1, 1.3)[..., None]
        s = smooth(drift, .7, 1.6)[..., None]
        return (straw * (1 - g) + green * g) * (1 - .5 * s) + silver * .5 * s
    base = tone(wet, drift) * (.60 + .12 * np.clip(drift, -1.5, 1.5) + .16 * np.clip(clump, -1.5, 1.5))[..., None]
    plain = smooth(rows, 629, 633)[:, None] * np.ones_like(D)
    picture = Image.fromarray((np.clip(base, 0, 1) ** (1 / 2.2) * 255).astype(np.uint8))
    pen = ImageDraw.Draw(picture)
    # from far to near: rows of tussocks, each a handful of blades
    edge = 634.
    colours = (np.clip(base, 0, 1) * 1.0)
    count = 0
    while edge < END + 26:
        dist = 1.93 / ((edge - HORIZON) / LENS - .006)
        px = LENS / dist
        each = np.clip(px * .050, .8, 1.9)
        xs = np.arange(-4, 1045, each) + rng.uniform(-each, each, len(np.arange(-4, 1045, each)))
        row = int(np.clip((edge - TOP) * T, 0, h * T - 1))
        for u in xs:
            k = int(np.clip(u * T, 0, w * T - 1))
            dr, we, cl = float(drift[row, k]), float(wet[row, k]), float(clump[row, k])
            if cl < -.5 and rng.random() < .75: continue
            high = px * max(.05, rng.gamma(6, .030) * (1 + .20 * dr + .45 * cl)) * (1.15 if we > .6 else 1)
            lean = rng.normal(.20, .20) * high
            own = colours[row, k] * rng.choice((.62, .8, .95, 1.1, 1.3, 1.55), p=(.12, .2, .24, .22, .15, .07))
            code = lambda c: tuple(int(v) for v in np.clip(np.clip(c, 0, 1) ** (1 / 2.2) * 255, 0, 255))
            y0, wide = edge + rng.uniform(-1, 1) * .6, max(.20, px * .0026)
            mid = ((u + lean * .35 + wide * .8) * T, (y0 - .5 * high - TOP) * T), ((u + lean * .35 - wide * .8) * T, (y0 - .5 * high - TOP) * T)
            pen.polygon([((u - wide) * T, (y0 - TOP) * T), ((u + wide) * T, (y0 - TOP) * T), *mid], fill=code(own * .55))
            pen.polygon([*mid, ((u + lean) * T, (y0 - high - TOP) * T)], fill=code(own * 1.12))
            if rng.random() < .022 and px > 9: pen.line([((u + lean) * T, (y0 - high * 1.0 - TOP) * T), ((u + lean * 1.35) * T, (y0 - high * 1.16 - TOP) * T)], fill=code(silver * .92), width=1 if px < 40 else 2)
            count += 1
        edge += float(np.clip(px * .034, .5, 2.4))
    print('blades', count, flush=True)
    own = (np.asarray(picture, np.float32) / 255) ** 2.2
    return own, plain, D


def views():
    """by day and at dusk: light of the frame, and what is not sky; through the lens of the master"""
    (day, dusk), there = massif()
    own, plain, far = steppe(np.random.default_rng(9))
    out = []
    near = plain[..., None]
    for light, key, thick, glow in ((day, (2.55, 2.40, 2.15), 1500, (1.35, 1.28, 1.12)), (dusk, (.100, .108, .150), 1100, (.100, .096, .122))):
        air = (1 - np.exp(-far / thick))[..., None]
        grass = own * np.array(key, np.float32) * (1 - air) + np.array(glow, np.float32) * air
        out.append(light * (1 - near) + grass * near)
    share = np.maximum(there, plain)
    down = lambda a: a.reshape(a.shape[0] // TIMES, TIMES, a.shape[1] // TIMES, TIMES, -1).mean((1, 3))
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    u, t = (x - W / 2) / (W / 2), (y - H / 2) / (W / 2)
    k = 1 + .010 * (u * u + t * t - 1.30)
    lens = lambda a: np.stack([map_coordinates(a[..., c], [t * k * W / 2 + H / 2, u * k * W / 2 + W / 2], order=1, mode='nearest') for c in range(a.shape[2])], 2)
    def whole(a):
        a = down(a)
        return lens(np.concatenate([np.repeat(a[:1], TOP, 0), a, np.repeat(a[-1:], H - END, 0)]))
    share = np.concatenate([np.zeros((TOP, W, 1), np.float32), down(share), np.ones((H - END, W, 1), np.float32)])
    return whole(out[0]), whole(out[1]), lens(share)[..., 0]

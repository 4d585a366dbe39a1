"""Prints `about-exterior` last of all: python duskprint.py [--laid]

The hill was two flat cards, the ground wax, the sky had stains, the wall in the long window was blank, the roof's edge navy, what stood under
the bench dumb-bells, and the lamps paper discs. The mountain is that of `mountain.py` under the sky after sunset, its larches a tone darker
than its grass, with two to four kilometres of evening air before it. The yard has the day's ruts and grit, lit by the panes from behind and from low,
wherever no water stands; what stands there mirrors the new slopes. --laid takes the render in out/. Once, as it would add up.
"""
import os
import sys

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

import make
from darkroom import LUMA, area, display, linear, noise, opened, printed, smooth
from ground import AHEAD, EYE, LENS, LEVEL, hashed, relief
from yardlight import DISTANCE, HORIZON, RANGE, WINDOW, YARD, H, W, X, Y, cirrus, trodden
from mountain import CREST, shaped

NAME = 'about-exterior'
# how strongly this lens bends (finish.py): twice what it does by day
BEND = .010
# the middle of each lamp, its radius, whether it is the one on the wall
LAMPS = ((546.5, 449.5, 11.5), (676, 437, 13), (846, 420.5, 13.5), (1276, 472, 20))
# the softbox with its stand, the camera and the rail before the paper, the paper, the beams: no brick
SET = (((583, 462), (620, 470), (668, 456), (671, 466), (640, 535), (634, 620), (648, 640), (585, 640), (600, 560)), ((698, 452), (712, 448), (712, 640), (676, 640)), ((708, 445), (862, 445), (862, 640), (708, 640)))


def ray(u, v):
    """through the lens of this camera: how far to the side of its axis, how far above it"""
    s, t = (u - W / 2) / (W / 2), (v - H / 2) / (W / 2)
    k = 1 + BEND * (s * s + t * t - 1.30)
    return s * k / LENS, (HORIZON - (t * k * W / 2 + H / 2)) / DISTANCE


def bent(points):
    """an outline of the day's master where this lens puts it"""
    out = []
    for u, v in points:
        s, t = (u - W / 2) / (W / 2), (v - H / 2) / (W / 2)
        k = (1 + BEND / 2 * (s * s + t * t - 1.30)) / (1 + BEND * (s * s + t * t - 1.30))
        out.append((W / 2 + (u - W / 2) * k, H / 2 + (v - H / 2) * k))
    return out


EARTH, PANES = bent(YARD), bent(WINDOW)
# what is not house: above the roof's edge, round its tip, under the eaves as far as the wall
FREE = ((-5, -5), (1358, -5), (1342, .2), (1250, 26.9), (1100, 71.7), (900, 131.7), (700, 192.2), (560, 234.7), (460, 265.2), (380, 289.3), (320, 307.7), (260, 326), (200, 344.5), (173.2, 352.5), (173.2, 359.8), (168.4, 360.4), (169.4, 366.7), (180, 366.8), (195, 367.3), (215, 369.1), (235, 370.9), (250, 372), (262.5, 372.4), (262.5, 620), (-5, 620))
SKYLINE = bent(CREST)


def mountain():
    """its light without air, how much of each pixel it covers, how far and how high each place is"""
    to = os.path.join(make.OUT, f'{NAME}-mountain')
    if '--laid' not in sys.argv: make.run(sys.executable, 'mountain.py', '--', to, str(W), str(H), '14', SHOT='evening', REGION='0,.27,.31,.63')
    light, share = np.load(f'{to}.npy').astype(np.float32), np.load(f'{to}-share.npy').astype(np.float32)
    m = shaped()
    tan = np.maximum.accumulate(m['z'] / m['far'], axis=0)
    far, high = np.full((H, W), 2500, np.float32), np.zeros((H, W), np.float32)
    col = np.arange(-420, 470, .8)
    for x in range(460):
        c = np.argmin(np.abs(col - x))
        i = np.searchsorted(tan[:, c], (HORIZON - np.arange(H)) / DISTANCE).clip(0, len(tan) - 1)
        far[:, x], high[:, x] = m['far'][i, 0], m['z'][i, c]
    far, high = gaussian_filter(far, 1.2), gaussian_filter(high, 1.2)
    # through the lens
    side, up = ray(X, Y)
    at = [HORIZON - up * DISTANCE, side * DISTANCE + W / 2]
    through = lambda a: map_coordinates(a, at, order=1, mode='nearest')
    return np.stack([through(light[..., c]) for c in range(3)], -1), through(share), through(far), through(high)


# what the evening's air gives in the valley and above it, and how far one sees
AIR = (np.array([.078, .086, .142], np.float32), np.array([.135, .150, .235], np.float32), 3700)


def slopes():
    """the mountain as it stands in the picture: light, share"""
    light, share, far, high = mountain()
    cover = np.maximum(share, 1e-3)[..., None]
    light = light / cover
    # rods see little colour; what there is, blue
    grey = (light @ LUMA)[..., None]
    light = (grey + .42 * (light - grey)) * np.array([.93, .97, 1.22], np.float32) * .86
    thick = .62 + 1.25 * np.exp(-high / 95)
    away = np.exp(-far / AIR[2] * thick)[..., None]
    w = smooth(high, 0, 520)[..., None]
    light = light * away + (AIR[0] * (1 - w) + AIR[1] * w) * (1 - away)
    low = (.55 * smooth(Y, 455, 560))[..., None]
    # its foot is in the mist over the meadow
    foot = smooth(Y, 498, 548) * (X < 300)
    low = np.maximum(low, foot[..., None])
    return light * (1 - low) + AIR[0] * low, np.maximum(share, foot)


def evening(a, sure):
    """the sky without its stains: even from side to side, and from the band above the hills to the blue"""
    u, v = X / W - .3, Y / 180 - 1
    terms = np.stack([u ** i * v ** j for i in range(3) for j in range(7 - i)], -1).reshape(H * W, -1)
    some = np.nonzero((sure > .99).ravel())[0][::29]
    A, B, w = terms[some], a.reshape(-1, 3)[some], np.ones((len(some), 1))
    for _ in range(10):
        k = np.linalg.lstsq(A * w, B * w, rcond=None)[0]
        r = np.abs(B - A @ k).max(1)[:, None]
        w = 1 / (1 + (r / .010) ** 2)
    return np.clip((terms @ k).reshape(H, W, 3), 0, 1)


def land(a):
    slope, cover = slopes()
    free = area(a, .45, FREE)
    sky = evening(a, free * (Y < np.interp(X, *np.array(SKYLINE).T) - 5) * (gaussian_filter(a[..., 2], 2) > .66))
    # thin ice, rose where the light still reaches it from below, and no two values alike in the gradient
    ice = .42 * cirrus() * (1 - smooth(Y, 60, 330))[..., None]
    rose = smooth(Y, 40, 250)[..., None]
    tone = np.array([.42, .42, .52], np.float32) * (1 - rose) + np.array([.62, .50, .53], np.float32) * rose
    sky = display(linear(sky) * (1 - ice) + tone * ice) + np.random.default_rng(3).normal(0, .0016, (H, W, 1)).astype(np.float32)
    behind = sky * (1 - cover[..., None]) + display(slope) * cover[..., None]
    share = (free * (1 - smooth(Y, 536, 568)))[..., None]
    return a * (1 - share) + behind * share, slope, cover


def ground(top=566):
    v, u = np.mgrid[top:H, 0:W].astype(np.float32)
    side, up = ray(u + .5, v + .5)
    far = EYE[2] / np.maximum(-up, 6 / DISTANCE)
    x, y = EYE[0] + far * (AHEAD[0] + side * AHEAD[1]), EYE[1] + far * (AHEAD[1] - side * AHEAD[0])
    x, y = x.astype(np.float32), y.astype(np.float32)
    h = relief(x, y, False)[0]
    wet = np.zeros((H, W), np.float32)
    wet[top:] = smooth(LEVEL + .0012 - h, -.0012, .0012) * (y < -.6)
    return wet


def yard(a, slope, cover):
    wet = ground()
    light = linear(a)
    share = area(a, 1.6, EARTH)
    # mirrored: at the left what stands there is the mountain, above its crest the sky
    blue = gaussian_filter(light[..., 2] / np.maximum(light[..., 0], 1e-3), 1.2)
    pool = share * gaussian_filter(wet, .7) * smooth(blue, .62, .95) * smooth(Y, 690, 702) * (1 - smooth(X, 150, 200))
    there = [np.clip(2 * HORIZON - Y + 1.5 * noise(np.random.default_rng(8), 512, 3, Y * 5, X * .5), 0, H - 1), np.clip(X, 0, W - 1)]
    upper = slope * cover[..., None] + linear(a) * (1 - cover[..., None])
    image = np.stack([map_coordinates(gaussian_filter(upper[..., c], (1.5, .5)), there, order=1, mode='nearest') for c in range(3)], -1)
    broken = (.58 + .10 * noise(np.random.default_rng(4), 512, 4, Y * 4, X * .35))[..., None]
    light = light * (1 - .8 * pool[..., None]) + (image * broken + np.array([.014, .011, .009], np.float32)) * .8 * pool[..., None]
    # what is only wet mirrors it too, blurred: no paler than the mountain is
    luma = light @ LUMA
    pale = share * smooth(blue, .8, 1.1) * smooth(luma / gaussian_filter(luma, 22), 1.1, 1.6) * gaussian_filter(map_coordinates(cover, there, order=1, mode='nearest'), 6) * (1 - smooth(X, 170, 330))
    light = light * (1 - .38 * pale)[..., None]
    # ruts and grit: where the panes light them they are drawn, under the sky alone less
    free = share * (1 - gaussian_filter(wet, .8))
    warm = smooth(gaussian_filter(light[..., 0] / np.maximum(light[..., 2], 1e-3), 10), 1.1, 2.6)[..., None]
    factor = trodden()
    light = light * (1 + np.clip(factor - 1, -.75, 1.6) * (.42 + .40 * warm) * free[..., None])
    near = (smooth(Y, 815, 900) * share)[..., None]
    return display(np.clip(light * (1 - near) + gaussian_filter(light, (.9, .9, 0)) * near, 0, 1))


def inside(a):
    """the wall is brick, painted: courses and single bricks; it falls off from the lamps. The glass mirrors the last of the sky"""
    side, up = ray(X + .5, Y + .5)
    glass = area(a, .8, PANES)
    dx, dy = AHEAD[0] + side * AHEAD[1], AHEAD[1] - side * AHEAD[0]
    # the wall at the left, and the one behind
    left = (-6.4 - EYE[0]) / dx
    behind = (8.6 - EYE[1]) / dy
    is_left = left < behind
    far = np.minimum(left, behind)
    along, z = np.where(is_left, EYE[1] + far * dy, EYE[0] + far * dx), EYE[2] + far * up
    row = np.floor(z / .083)
    along = along / .25 + .5 * (row % 2)
    f, g = along % 1, (z / .083) % 1
    px = DISTANCE / far   # pixels a metre
    joint = np.maximum(1 - smooth(np.minimum(g, 1 - g) * .083 * px, 0, .75), .6 * (1 - smooth(np.minimum(f, 1 - f) * .25 * px, 0, .7)))
    own = hashed(row, np.floor(along), 3) - .5
    light = linear(a)
    luma = light @ LUMA
    hue = light[..., 0] / np.maximum(light[..., 2], 1e-3)
    even = gaussian_filter(luma, 2.5) / np.maximum(luma, 1e-3)
    wall = glass * smooth(luma, .055, .10) * (1 - smooth(luma, .42, .52)) * smooth(hue, 1.9, 2.4) * smooth(z, .35, .5) * (1 - smooth(z, 4.1, 4.3)) * smooth(even, .75, .9) * (1 - smooth(even, 1.1, 1.25))
    for p in SET: wall = wall * (1 - area(a, 1, p))
    wall = (wall * (1 - smooth(X, 856, 862)) * smooth(X, 424, 428))[..., None]
    light = light * (1 + wall * (.15 * own - .13 * (joint - .35) + .05 * noise(np.random.default_rng(2), 512, 5, z * 9, along * 3))[..., None])
    # pools round the lamps, dusk between them
    pools = sum(np.exp(-((X - u) ** 2 + (1.15 * (Y - v)) ** 2) / (2 * 70 ** 2)) for u, v, _ in LAMPS[:3])
    low = smooth(Y, 470, 620)
    light = light * (1 - wall * ((1 - np.clip(pools, 0, 1)) * (.07 + .09 * low))[..., None])
    # the panes: pane by pane the sky over the yard, and the line of the hills behind the camera
    t = (.06 - EYE[1]) / dy
    i, j = np.floor((EYE[0] + t * dx + 6.4) / .8533), np.floor((EYE[2] + t * up - .36) / .9725)
    askew = (hashed(i, j, 3) - .5) * 14
    top = np.interp(X, *np.array(RANGE).T)
    sky = smooth(top + askew - Y, -3, 3) * (.7 + .5 * smooth(Y, 460, 250)) + .22
    grazing = 1 - .6 * smooth(X, 344, 956)
    light = light + (glass * smooth(luma, .03, .07) * sky * grazing * (.8 + .5 * hashed(i, j, 9)))[..., None] * np.array([.014, .018, .029], np.float32)
    return display(light)


def lamps(a):
    """opal glass with a lamp in it: hot in the middle, amber at its rim, and the glow a lens has"""
    light = linear(a)
    glow = np.zeros((H, W), np.float32)
    for u, v, r in LAMPS:
        d = np.hypot(X - u, Y - v) / r
        hot = smooth(gaussian_filter(a @ LUMA, .3), .80, .93) * (d < 1.5)
        rim = (hot * smooth(d, .45, 1.05))[..., None]
        light = light * (1 - rim * np.array([.02, .20, .46], np.float32))
        glow += gaussian_filter(hot, 7) * .05 + gaussian_filter(hot, 26) * .16 * (r / 13)
    return display(np.clip(light + glow[..., None] * np.array([1., .66, .34], np.float32), 0, 1))


# boots under the bench, from their heels: shaft, instep, toe; the second of each pair half behind the first
BOOT = ((0, 0), (-.6, -15.5), (1.2, -16.6), (7.4, -16.2), (8.6, -9), (11, -6.6), (15.6, -5.4), (18.6, -3.4), (19.4, -1.2), (19.2, .4), (7.5, .4), (6.8, -.2), (.2, .5))
PAIRS = ((1148, 666.2, 1.0, '#3c2a1f'), (1153.5, 664.6, .97, '#46321f'), (1178, 663.4, .92, '#24242a'), (1183, 662, .90, '#2a2a30'))


def boots(a):
    """two pairs of boots in place of what had no shape"""
    gone = area(a, .8, ((1146, 651), (1206, 650), (1206, 668), (1146, 671)))
    light = linear(a)
    dark = gone * (1 - smooth(light @ LUMA, .06, .16))
    gone = np.clip(gaussian_filter(dark, 1.2) * 2.2, 0, 1) * gone
    # wall above, floor below, as they are at the right and left of it
    l, r = np.median(light[:, 1135:1144], 1), np.median(light[:, 1206:1211], 1)
    t = smooth(X, 1144, 1208)[..., None]
    fill = l[:, None] * (1 - t) + r[:, None] * t
    light = light * (1 - gone[..., None]) + fill * gone[..., None]
    for u, v, k, c in reversed(PAIRS):
        shape = [(u + k * p, v + k * q) for p, q in BOOT]
        m = area(a, .45, shape)
        sole = area(a, .4, [(u, v - 1.3 * k), (u + 19.4 * k, v - 1.3 * k), (u + 19.3 * k, v + .6), (u, v + .6)]) * m
        under = area(a, 1.6, [(u - 1, v - 1), (u + 21 * k, v - 1), (u + 22 * k, v + 2), (u + 1, v + 2)])
        light = light * (1 - .45 * under * (1 - m))[..., None]
        rgb = linear(np.array([int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32))
        # the lamp hangs over them: light on instep and toe, dark in the shaft
        up = smooth((v - Y) / k, 0, 16)
        shade = .55 + .75 * smooth(gaussian_filter(m, 1.6), .98, .55) * smooth((v - Y) / k, 1, 5) + .25 * (1 - up)
        light = light * (1 - m[..., None]) + rgb * (1.25 * shade)[..., None] * m[..., None]
        light = light * (1 - .6 * sole[..., None])
        mouth = area(a, .4, [(u - .3 * k, v - 15.6 * k), (u + 1.2 * k, v - 16.6 * k), (u + 7.3 * k, v - 16.2 * k), (u + 6.2 * k, v - 14.9 * k)])
        light = light * (1 - .75 * mouth[..., None])
    return display(np.clip(light, 0, 1))


# the roof's edge: sheet and gutter
EDGE = ((-5, 372), (168, 360), (171.5, 352.3), (400, 282), (470, 260.5), (1000, 100.5), (1340, 1), (1352, -5), (1605, -5), (1605, 30), (1400, 22), (1000, 132), (470, 282), (172, 369))
# the step and its front
STEP = ((893, 716), (1020, 700), (1266, 727), (1267, 746), (1176, 766), (892, 734))


def matter(a):
    """sheet metal that is grey, larch that is brown, a step that rain and boots have been on"""
    light = linear(a)
    rng = np.random.default_rng(7)
    grey = (light @ LUMA)[..., None]
    blue = area(a, .8, EDGE)[..., None] * smooth(light[..., 2] / np.maximum(light[..., 0], 1e-4), 1.05, 1.8)[..., None]
    light = light * (1 - .62 * blue) + grey * np.array([.96, 1.0, 1.12], np.float32) * .62 * blue
    # timber under tungsten is not red
    red = smooth(light[..., 0] / np.maximum(light[..., 1], 1e-4), 1.75, 3.2)[..., None] * (1 - smooth(grey, .10, .22)) * (1 - area(a, 2, ((1270, 600), (1600, 600), (1600, 800), (1270, 800))))[..., None]
    light = light * (1 - .16 * red * np.array([1, -.7, -.1], np.float32))
    # the step
    m = area(a, .8, STEP)
    side, up = ray(X + .5, Y + .5)
    z = np.where(Y > np.interp(X, (892, 1176, 1267), (719, 748, 729)), .08, .15)
    far = (EYE[2] - z) / np.maximum(-up, 1e-3)
    x, y = EYE[0] + far * (AHEAD[0] + side * AHEAD[1]), EYE[1] + far * (AHEAD[1] - side * AHEAD[0])
    n = lambda metres: noise(rng, 512, 4, x * 4 / metres, y * 4 / metres)
    pore, fine, blot = n(.018), n(.05), n(.34)
    mat = smooth(gaussian_filter(light @ LUMA, 1), .02, .06)
    worn = .07 * fine + .11 * blot + .045 * pore - .20 * smooth(blot + .5 * fine, .5, 1.4) - .18 * smooth(pore + .4 * fine, 1.6, 2.2)
    light = light * (1 + (m * mat * np.clip(worn, -.5, .3)))[..., None]
    return display(np.clip(light, 0, 1))


def main(a):
    a, slope, cover = land(a)
    return boots(lamps(inside(matter(yard(a, slope, cover)))))


if __name__ == '__main__': printed(NAME, np.clip(main(opened(NAME)), 0, 1))

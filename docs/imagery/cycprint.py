"""Prints octabox and flats of `hero-cyclorama`, of the finished master: python cycprint.py

The octabox's cloth was one black without a fold, the ceiling one without a pipe, the flats as clean as the day they were sawn. White walls light black cloth: its
gores part at the seam, folds run from the rods, dust lies above. Flats are carried and kicked: rubbed edges, scuffs at the foot,
the roller's lanes, a strip of tape and what another left, hands where one takes hold. Once, as it would add up.
"""
import numpy as np

from darkroom import LUMA, area, drawn, noise, opened, printed, scaled, smooth

# in the master of 1576 by 886
HUB = (326, 268)
UPPER = ((332, 266), (356, 253), (395, 233), (433, 215), (470, 202), (502, 194), (549, 192), (596, 202), (596, 209), (540, 255), (484, 302))
LOWER = ((317, 271), (332, 266), (484, 302), (404, 469), (398, 472), (363, 438), (333, 400), (317, 334), (315, 296))
BLACK = ((1201, 238), (1283, 283), (1283, 841), (1201, 885))
WHITE = ((1284, 303), (1347, 283), (1347, 841), (1284, 820))


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(17)

    line = lambda points, wide, soft: drawn(a, soft, lambda m: m.line(scaled(points, 4), fill=255, width=max(1, round(wide * 4)), joint='curve'), 4)
    tones = lambda u, v: noise(rng, 500, 1.6, u, v)
    # cloth: folds fan out from the hub and from each rod's end
    r, turn = np.hypot(x - HUB[0], y - HUB[1]), np.degrees(np.arctan2(y - HUB[1], x - HUB[0]))
    upper, lower = area(a, 1.2, UPPER), area(a, 1.2, LOWER)
    folds = tones(turn * .55 + 7 * tones(r * .012, r * 0 + 3.), r * .022) + .5 * tones(turn * 1.4, r * .05 + 70)
    taut = smooth(r, 20, 90) * .6 + .4
    up = .050 + .085 * smooth(-turn, -8, 42) ** 1.5 + .022 * folds * taut + .012 * tones(x * .12, y * .12)
    low = .026 + .050 * smooth(turn, 78, 22) ** 2 + .016 * folds * taut + .022 * smooth(r, 120, 230)
    dust = .5 + .5 * tones(x * .9, y * .9 + 40)
    seam = line(((334, 268), (410, 283), (484, 302)), 1.4, .7)
    piping = line(((484, 302), (540, 255), (596, 206)), 1.6, .7) + line(((484, 302), (446, 385), (405, 468)), 1.6, .7)
    cloth = upper * np.clip(up, .02, .2) + lower * np.clip(low, .012, .12) + .010 * dust * upper
    cloth = cloth + .085 * seam + .050 * piping * np.maximum(upper, lower)
    dark = smooth(.26 - a @ LUMA, 0, .10)
    b = a + (cloth * dark)[..., None] * np.array([1.04, 1., .93], np.float32)
    # the black flat: u across it from its near edge, v down it, both 0 to 1
    face, white = area(a, .5, BLACK), area(a, .5, WHITE)
    u = np.clip((x - 1201) / 82, 0, 1)
    v = np.clip((y - (238 + 45 * u)) / (647 - 89 * u), 0, 1)
    lanes = np.sin(u * 2 * np.pi * 3.2 + .4 * tones(u * 3, v * 20)) * .006
    wear = lanes + .010 * tones(u * 30, v * 55) + .018 * smooth(v, .70, 1.) * (1 + .8 * tones(u * 14, v * 30))
    wear = wear + .075 * np.exp(-(u * 82 / 1.6) ** 2) * smooth(tones(u * 0 + 9, v * 90), -.4, .9) + .055 * np.exp(-((1 - u) * 82 / 1.3) ** 2) * smooth(tones(u * 0 + 40, v * 70), -.2, 1.)
    for i in range(16):   # kicks and what was dragged past
        p, q, long, rise = rng.uniform(.05, .95), 1 - .22 * rng.random() ** 1.6, rng.uniform(.06, .4), rng.uniform(-.012, .012)
        px = lambda s: 1201 + 82 * s
        py = lambda s, t: 238 + 45 * s + t * (647 - 89 * s)
        e = min(p + long, .99)
        wear = wear + rng.uniform(.02, .075) * line(((px(p), py(p, q)), (px((p + e) / 2), py((p + e) / 2, q + rise * .6)), (px(e), py(e, q + rise))), rng.uniform(.5, 1.4), .5) * smooth(tones(x * .2, y * .2), -.8, .6)
    tape = area(a, .5, ((1201, 468), (1236, 475), (1235, 484), (1201, 477)))
    left = area(a, .6, ((1226, 560), (1262, 566), (1262, 574), (1226, 569)))   # the glue of another
    b = b + (face * (wear + .030 * left * (1 + tones(x * .3, y * .3))))[..., None] * np.array([1.02, 1., .96], np.float32)
    b = b * (1 - .9 * tape[..., None]) + .9 * tape[..., None] * np.array([.62, .59, .52], np.float32) * (.48 + .06 * tones(x * .25, y * .6))[..., None]
    # the white one
    s = np.clip((x - 1284) / 63, 0, 1)
    t = np.clip((y - 300) / 530, 0, 1)
    soil = .020 + .016 * tones(s * 20, t * 40) + .11 * smooth(t, .80, 1.) ** 1.5 * (1 + .5 * tones(s * 12, t * 26)) + .10 * np.exp(-((1 - s) / .07) ** 2) * np.exp(-((t - .52) / .14) ** 2) * smooth(tones(s * 30, t * 60), -.8, 1.) + .012 * np.sin(s * 2 * np.pi * 2.6)
    soil = soil + .10 * np.exp(-((t - .493 - .006 * s) * 530 / 1.1) ** 2)   # two sheets meet
    for i in range(9):
        p, q = rng.uniform(1290, 1336), 836 - 90 * rng.random() ** 1.7
        soil = soil + rng.uniform(.08, .22) * line(((p, q), (p + rng.uniform(3, 14), q + rng.uniform(-5, 4))), rng.uniform(.5, 1.2), .5)
    b = b * (1 - np.clip(soil, 0, .5) * white)[..., None] ** np.array([.95, 1., 1.12], np.float32)
    # the ceiling: what the walls throw up, two pipes of the grid and what clamps them
    over = area(a, 1., ((-5, -5), (20, 0), (330, 126), (400, 150), (470, 160), (570, 163), (1570, 79), (1570, -5))) * smooth(.16 - a @ LUMA, 0, .06)
    spill = .040 * smooth(y + .087 * (x - 570), 20, 165) * (1 + .10 * tones(x * .05, y * .05))
    for p, q, k in (((250, 92), (1600, -14), .050), ((60, -2), (1600, 58), .034)):
        at = lambda t: (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
        under = line((p, q), 3.4, .8)
        spill = spill * (1 - .5 * line(((p[0], p[1] + 4), (q[0], q[1] + 4)), 4, 1.2)) + k * under
        for t in (.23, .41, .66, .83): u, v = at(t); spill = spill * (1 - .8 * line(((u, v - 5), (u + 1, v + 7)), 7, .8)) + .030 * line(((u - 3, v - 4), (u - 3, v + 6)), 1.2, .6)
    b = b + (spill * over)[..., None] * np.array([1.05, 1., .92], np.float32)
    return np.clip(b, 0, 1)


if __name__ == '__main__':
    printed('hero-cyclorama', main(opened('hero-cyclorama')))

"""Evens the light of `hero-car` and puts wear on its floor, of the finished master: python carlight.py

The edge of the bank's beam on the wall, the black under the car and the gleams at the lower left were harder than so large a
lamp makes them: the wall's broad tones are drawn together, the shadow gets the light that white paint throws under a car,
the gleams go. Then what a floor has on which cars are rolled: two bands of tyres, soles, the cover's own reflection. Once, as it would add up.
"""
import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter, map_coordinates

from darkroom import LUMA, opened, printed, smooth

# in the master of 1600 by 900
BANK = ((0, -5), (232, -5), (232, 8), (322, 105), (712, 222), (1424, 22), (1600, 9), (1600, -5))
DARK = ((-5, -5), (234, -5), (233, 470), (224, 560), (205, 640), (176, 686), (0, 726), (-5, 726))
CAR = ((428, 700), (440, 660), (468, 572), (516, 538), (637, 494), (758, 468), (880, 458), (980, 470), (1055, 498), (1143, 531), (1240, 548), (1364, 598), (1408, 650), (1455, 786), (1240, 832), (1010, 822), (700, 710), (520, 704))
LADDER = ((1225, 550), (1250, 362), (1335, 362), (1372, 600), (1300, 600))
UNDER = ((425, 722), (520, 704), (620, 712), (700, 702), (820, 694), (840, 716), (905, 752), (1000, 806), (1050, 822), (1030, 832), (940, 818), (760, 776), (600, 752))
HEM = ((1010, 816), (1100, 827), (1150, 828), (1240, 829), (1300, 812), (1350, 793), (1420, 790), (1450, 785))


def onto_floor(x, y):
    """where on the floor, in metres, the master's pixels lie"""
    W, H = 1600, 900
    cam, look = np.array([.5, -8.4, 1.0]), np.array([.12, 8.4, .22])
    f = look / np.linalg.norm(look)
    s = np.cross(f, [0, 0, 1]); s /= np.linalg.norm(s)
    up = np.cross(s, f)
    lens, shift = 40 / 18, .03 * 2
    u, v = (x / W * 2 - 1) / lens, ((H / 2 - y) / (W / 2) + shift) / lens
    ray = f + u[..., None] * s + v[..., None] * up
    t = (.06 - cam[2]) / np.minimum(ray[..., 2], -1e-3)
    return cam[0] + ray[..., 0] * t, cam[1] + ray[..., 1] * t


def main():
    a = opened('hero-car')
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(4)

    def area(*polygons):
        m = Image.new('L', (W * 2, H * 2))
        for p in polygons: ImageDraw.Draw(m).polygon([(u * 2, v * 2) for u, v in p], fill=255)
        return np.asarray(m.resize((W, H), Image.BOX), np.float32) / 255
    tone = lambda: np.log(np.maximum(a @ LUMA, .02))
    grow = lambda m, k: smooth(gaussian_filter(m, k), 0, .25)
    mean = lambda v, m, k: gaussian_filter(v * m, k) / np.maximum(gaussian_filter(m, k), 1e-4)
    # the wall, and the floor up to the car, as one sheet of paint
    sheet = (1 - grow(area(BANK, DARK, LADDER), 4)) * (1 - grow(area(CAR), 4)) * smooth(760 - y, 0, 90)
    light = tone()
    near, far = mean(light, sheet, 10), mean(light, sheet, 120)
    high = smooth(700 - y, 0, 120)
    a = a * np.exp(.88 * (far - near) * sheet * high)[..., None]
    for c in (0, 2):   # and its colour: the beam's edge was blue
        ratio = np.log(np.maximum(a[..., c], .02) / np.maximum(a[..., 1], .02))
        a[..., c] *= np.exp(.7 * (mean(ratio, sheet, 120) - mean(ratio, sheet, 9)) * sheet * high)
    # gleams at the lower left
    floor = smooth(y, 690, 730) * (1 - smooth(x, 330, 520)) * (1 - grow(area(DARK), 5))
    light = tone()
    a = a * np.exp(.85 * (mean(light, floor + 1e-3, 85) - mean(light, floor + 1e-3, 7)) * floor)[..., None]
    # under the car
    under = gaussian_filter(area(UNDER), 5)
    deep = smooth(.30 - a @ LUMA, 0, .24) * under
    front = gaussian_filter((a @ LUMA > .38) * smooth(y, 700, 740), (16, 26))
    lift = (.075 + .20 * np.clip(front, 0, .5)) * gaussian_filter(deep, 1.5)
    a = a + lift[..., None] * np.array([.96, 1., 1.06], np.float32)
    # the cover in the paint, broken and soft
    hx, hy = zip(*HEM)
    hem = np.interp(x, hx, hy)
    d = y - hem
    back = np.stack([map_coordinates(gaussian_filter(a[..., c], (3, 9)), [np.clip(hem - 1.3 * d - 3, 0, H - 1), x], order=1, mode='nearest') for c in range(3)], 2)
    share = .20 * smooth(d, 1, 5) * np.exp(-np.clip(d, 0, None) / 34) * smooth(x, 1000, 1050) * smooth(1462 - x, 0, 30)
    a = a * (1 - share[..., None]) + back * share[..., None]
    # tyres and soles, on the floor through the camera of setshots.py
    fx, fy = onto_floor(x, y)
    onfloor = smooth(y, 640, 700) * (1 - grow(area(CAR, UNDER), 3)) * (1 - grow(area(DARK), 4))

    def grain(size, stretch=(1, 1)):
        n = gaussian_filter(rng.standard_normal((400, 400)).astype(np.float32), (size * stretch[0], size * stretch[1]), mode='wrap')
        n /= n.std()
        return map_coordinates(n, [(fy * 40) % 400, (fx * 40) % 400], order=1, mode='grid-wrap')

    def path(points, wide, ribs):
        p = np.array(points, np.float32)
        best, along = np.full((H, W), 9., np.float32), np.zeros((H, W), np.float32)
        for i in range(len(p) - 1):
            q, r = p[i], p[i + 1] - p[i]
            k = np.clip(((fx - q[0]) * r[0] + (fy - q[1]) * r[1]) / (r @ r), 0, 1)
            side = ((fx - q[0]) * r[1] - (fy - q[1]) * r[0]) / np.hypot(*r)
            dist = np.hypot(fx - q[0] - k * r[0], fy - q[1] - k * r[1])
            closer = dist < np.abs(best)
            best, along = np.where(closer, np.copysign(dist, side), best), np.where(closer, i + k, along)
        edge = smooth(wide / 2 - np.abs(best), 0, .02)
        return edge * (1 if not ribs else .84 + .16 * np.cos(best / wide * 2 * np.pi * 4.5))
    curve = lambda c: [(c[0][0] * (1 - k) ** 2 + 2 * c[1][0] * k * (1 - k) + c[2][0] * k * k, c[0][1] * (1 - k) ** 2 + 2 * c[1][1] * k * (1 - k) + c[2][1] * k * k) for k in np.linspace(0, 1, 18)]
    broken = smooth(grain(16), -.9, 1.1)
    fine = .55 + .45 * smooth(grain(2.2), -1, 1)
    marks = np.zeros((H, W), np.float32)
    for c, k in ((((-4.6, -5.2), (-1.4, -3.9), (1.2, -1.9)), .13), (((-4.9, -3.6), (-1.9, -2.6), (.2, -.7)), .10)): marks = np.maximum(marks, k * path(curve(c), .20, True) * broken * fine)
    for i in range(40):   # soles: short arcs, mostly where one walks round the car
        cx, cy, turn, size = rng.uniform(-2.8, 2.6), rng.uniform(-5.0, -2.7), rng.uniform(0, 6.28), rng.uniform(.05, .22)
        pts = [(cx + size * np.cos(turn + k), cy + size * np.sin(turn + k)) for k in np.linspace(0, rng.uniform(.4, 1.2), 5)]
        marks = np.maximum(marks, rng.uniform(.08, .22) * path(pts, rng.uniform(.012, .03), False) * fine)
    marks = np.maximum(marks, .05 * smooth(grain(26), .2, 1.6))
    a = a * (1 - gaussian_filter(marks * onfloor, .5)[..., None] * np.array([.94, .98, 1.04], np.float32))
    return a


if __name__ == '__main__': printed('hero-car', main())

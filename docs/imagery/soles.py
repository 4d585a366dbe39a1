"""What a painted floor keeps, in metres: soles, rubber that was dragged, tracks, joints, grit."""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import noise, smooth


def bend(a, b, c): return [tuple(np.array(a) * (1 - k) ** 2 + 2 * np.array(b) * k * (1 - k) + np.array(c) * k * k) for k in np.linspace(0, 1, 16)]


class Floor:
    def __init__(self, fx, fy, seed):
        self.x, self.y, self.rng, self.q = fx, fy, np.random.default_rng(seed), np.random.default_rng(seed + 1)
        self.fine = .45 + .55 * smooth(self.tones(.022), -1, 1)

    def tones(self, size, stretch=(1, 1)):
        """uneven tones, size in metres, about 0 with a spread of 1"""
        return noise(self.rng, 700, (size * stretch[1] * 60, size * stretch[0] * 60), self.x * 60, self.y * 60)

    def path(self, points, wide):
        """a band along points: how much of it, where across (-1 to 1), how far along in metres"""
        p = np.array(points, np.float32)
        best, along, gone = np.full(self.x.shape, 9., np.float32), np.zeros(self.x.shape, np.float32), 0.
        for q, r in zip(p, np.diff(p, axis=0)):
            n = float(np.hypot(*r))
            u, v = self.x - q[0], self.y - q[1]
            k = np.clip((u * r[0] + v * r[1]) / n ** 2, 0, 1)
            d = np.hypot(u - k * r[0], v - k * r[1])
            closer = d < np.abs(best)
            best, along = np.where(closer, np.copysign(d, (u * r[1] - v * r[0]) / n), best), np.where(closer, gone + k * n, along)
            gone += n
        return smooth(wide / 2 - np.abs(best), -.004, .012), best / wide * 2, along

    def tracks(self, points, k, wide=.205):
        """a tyre's: ribs and blocks of its tread, worn where soles went over them"""
        m, u, s = self.path(points, wide)
        tread = (.55 + .45 * smooth(np.cos(u * np.pi * 2.5), -.5, .3)) * (.80 + .20 * smooth(np.sin((s + .03 * np.abs(u)) * 2 * np.pi / .035), -.4, .6))
        return k * m * tread * smooth(self.tones(.30), -1.1, .9) * self.fine * (1 - .35 * smooth(np.abs(u), .75, 1))

    def soles(self, walks, least=.16, most=.46):
        """ball and heel of feet that went there, turned out a little, left and right; part of each is missing"""
        q, marks = self.q, np.zeros(self.x.shape, np.float32)
        for walk in walks:
            p = np.array(bend(*walk))
            n = np.r_[0, np.cumsum(np.hypot(*np.diff(p, axis=0).T))]
            for j, s in enumerate(np.arange(.2, n[-1], .58)):
                c, d = (np.array([np.interp(s + k, n, p[:, i]) for i in (0, 1)]) for k in (0, .1))
                t = np.arctan2(*(d - c)[::-1]) + (-.16 if j % 2 else .16) + q.uniform(-.15, .15)
                c = c + ((.10 if j % 2 else -.10) + q.uniform(-.03, .03)) * np.array([-np.sin(t), np.cos(t)])
                u, v = (self.x - c[0]) * np.cos(t) + (self.y - c[1]) * np.sin(t), -(self.x - c[0]) * np.sin(t) + (self.y - c[1]) * np.cos(t)
                ball, heel, waist = smooth(1 - np.hypot((u - .062) / .078, (v - .004) / .043), 0, .16), smooth(1 - ((u + .088) / .042) ** 4 - (v / .032) ** 4, 0, .3), .35 * smooth(.075 - np.abs(u + .02), 0, .02) * smooth(.020 - np.abs(v + .008), 0, .008)
                bars = .72 + .28 * smooth(np.sin(u * 2 * np.pi / .019 + 6 * v), -.3, .5)
                marks = np.maximum(marks, q.uniform(least, most) * np.maximum(np.maximum(ball, .9 * heel), waist) * bars * smooth(self.tones(.028) + .6 * self.tones(.07) + q.uniform(-.5, .9), -.5, 1.1) * self.fine)
        return marks

    def strokes(self, n, x0, x1, y0, y1, least=.2, most=.6):
        """rubber dragged: short dark strokes, and long thin ones of stands that were pulled"""
        q, marks = self.q, np.zeros(self.x.shape, np.float32)
        for i in range(n):
            c, t, long = (q.uniform(x0, x1), q.uniform(y0, y1)), q.uniform(0, 6.28), q.uniform(.04, .20) if i % 6 else q.uniform(.4, 1.1)
            a = q.uniform(-.5, .5)
            m, u, s = self.path([(c[0] + long * k * np.cos(t + a * k), c[1] + long * k * np.sin(t + a * k)) for k in np.linspace(0, 1, 5)], q.uniform(.007, .022) if i % 6 else .008)
            marks = np.maximum(marks, q.uniform(least, most) * m * self.fine * smooth(s, 0, .04) * smooth(self.tones(.04), -1.2, .2))
        return marks

    def joints(self, xs, ys, near):
        """of the boards under the paint: filled and painted, cracked in places"""
        marks = np.zeros(self.x.shape, np.float32)
        for d, at in ((self.y, ys), (self.x, xs)):
            for k in at: marks = np.maximum(marks, smooth(.006 + .0006 * near - np.abs(d - k), 0, .006) * (.25 + .75 * smooth(self.tones(.25, (2, 2)), .1, 1.4)))
        return marks

    def grit(self, n, left, right, top, bottom):
        """specks, smaller with the distance; in pixels"""
        q, (H, W) = self.q, self.x.shape
        a = np.zeros((H, W), np.float32)
        for i in range(n):
            u, v = q.uniform(left, right), top + (bottom - top) * q.random() ** .7
            k = q.uniform(.08, .34) * (2 if q.random() < .05 else 1) * (.5 + .5 * (v - top) / (bottom - top))
            iu, iv = int(u), int(v)
            if 1 < iu < W - 2 and 1 < iv < H - 2: a[iv, iu] += k; a[iv, iu + 1] += k * .6 * (i % 3 == 0)
        return np.clip(gaussian_filter(a, .75) * 1.5 * smooth(self.tones(.5), -1.2, .6), 0, .5)

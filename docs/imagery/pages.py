"""What is written on the paper of `about-podcast`: `typed` a script as it comes out of a printer, marked by hand, `written` a notebook's page. No word of it can be read: glyphs are strokes, but words, lines and margins have the measures of writing, which is what is left of it out of focus."""
import math
import random

from PIL import Image, ImageDraw

INK, PAPER = (38, 38, 42), (226, 221, 209)
LETTERS = {
    'e': ((0, 0), (.5, .35), (.8, .8), (.5, 1), (.2, .6), (.45, .05), (1, .1)), 'l': ((0, 0), (.5, 1.2), (.6, 2), (.35, 2), (.3, .8), (.5, 0), (.9, .1)),
    'n': ((0, 0), (.15, 1), (.2, 0), (.45, .9), (.7, .9), (.75, 0), (1.1, .1)), 'u': ((0, .9), (.1, .1), (.45, .05), (.65, .9), (.7, 0), (1.05, .15)),
    'o': ((0, .1), (.2, .9), (.6, .9), (.6, .2), (.25, .1), (.2, .7), (.7, .95), (1, .8)), 't': ((0, 0), (.4, 1.7), (.35, .1), (.8, .05)),
    'y': ((0, .9), (.1, .2), (.5, .2), (.6, .9), (.5, -.8), (.2, -.9), (.3, -.3), (.9, .1)), 'd': ((.7, .9), (.2, .8), (.1, .1), (.6, .2), (.75, 1.9), (.7, 0), (1.1, .1)),
}


def curve(points, n=6):
    """through all points, smoothly"""
    p = [points[0], *points, points[-1]]
    for i in range(1, len(p) - 2):
        a, b, c, d = p[i - 1:i + 3]
        for k in range(n):
            t = k / n
            yield tuple(.5 * (2 * b[j] + (c[j] - a[j]) * t + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t ** 3) for j in (0, 1))
    yield points[-1]


def hand(draw, q, x, y, size, end, ink, width):
    """a line by hand from x to about `end`: words of letters that hang together, lean and jump a little"""
    drift = q.uniform(-.012, .012)
    while x < end - size * 2:
        word = []
        for _ in range(q.choice((1, 2, 3, 4, 4, 5, 6, 7, 8))):
            letter = q.choice('eeelnnuuootyd'); w = size * q.uniform(.55, .8)
            word += [(x + px * w + py * size * .22, y - py * size * q.uniform(.92, 1.08) + drift * x) for px, py in LETTERS[letter]]; x += w
            if x > end: break
        draw.line(list(curve(word)), ink, width, 'curve'); x += size * q.uniform(.7, 1.2)


def type_line(draw, q, x, y, end, em, ink=INK):
    """a printed line: words of upright glyphs on one base"""
    while x < end:
        for _ in range(q.choice((1, 2, 3, 3, 4, 5, 6, 7, 8, 9))):
            h = q.choice((1., 1., 1., 1.45, 1.45, 1.)) * em; d = q.choice((0, 0, 0, 0, .4)) * em
            for dx in q.choice(((.08,), (.05, .45), (.05, .45), (.05, .25, .48))): draw.line(((x + dx * em, y - h * .98), (x + dx * em, y + d)), ink, max(1, round(em * .13)))
            if q.random() < .6: draw.line(((x + .05 * em, y - em * q.choice((.95, .5))), (x + .48 * em, y - em * q.choice((.95, .5)))), ink, max(1, round(em * .10)))
            x += em * .66
            if x > end: return
        x += em * .55


def typed(path, seed=3, heading=True):
    """a sheet of A4: who speaks stands at the left, what is said beside it"""
    q = random.Random(seed); k = 8; im = Image.new('RGB', (210 * k, 297 * k), PAPER); d = ImageDraw.Draw(im); em = 1.9 * k; y = 30 * k; rows = []
    if heading: type_line(d, q, 25 * k, y, 92 * k, em * 1.7); y += 16 * k
    while y < 262 * k:
        type_line(d, q, 25 * k, y, q.uniform(33, 42) * k, em, (60, 58, 60))
        for i in range(q.choice((1, 2, 3, 3, 4, 5))):
            end = q.uniform(170, 186) if i else q.uniform(120, 186); rows.append((y, end)); type_line(d, q, 52 * k, y, end * k, em); y += 5.6 * k
        y += 4.2 * k
    for y, end in q.sample(rows[2:-2], 3): d.line(list(curve([(x * k, y + (1.2 + q.uniform(-.4, .4)) * k) for x in (56, 90, 125, end - 20)])), (150, 52, 40), 5, 'curve')
    y, _ = rows[len(rows) // 2]; hand(d, q, 19 * k, y + 10 * k, 2.6 * k, 48 * k, (40, 52, 96), 4); d.line(list(curve([(18 * k, y - 12 * k), (15 * k, y - 8 * k), (15 * k, y + 12 * k), (18 * k, y + 16 * k)])), (40, 52, 96), 5, 'curve')
    im.save(path)


def written(path, seed=5, rows=9):
    """a notebook's page: faint lines, a heading, some of it struck out"""
    q = random.Random(seed); k = 10; W, H = 146 * k, 200 * k; im = Image.new('RGB', (W, H), PAPER); d = ImageDraw.Draw(im); ink = (44, 54, 84)
    for i in range(26): d.line(((0, (18 + 7 * i) * k), (W, (18 + 7 * i) * k)), (186, 190, 192), 2)
    hand(d, q, 14 * k, 17.5 * k, 3.4 * k, 78 * k, ink, 4)
    for i in range(rows): hand(d, q, q.uniform(13, 16) * k, (31.5 + 7 * i) * k, 2.7 * k, (q.uniform(105, 128) if i % 4 != 3 else q.uniform(40, 80)) * k, ink, 3)
    im.save(path)

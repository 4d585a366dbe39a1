"""Prints `about-behind-octa`, of the finished master, and cuts its square for phones: python octaprint.py

The octabox is turned to the chair, and yet wall and floor were as bright behind it as before it. Paint falls off with the distance
to the chair; the rug lies on the floor, and feet have gone round it. Once, as it would add up.
"""
import numpy as np
from PIL import Image

from darkroom import LUMA, area, display, drawn, linear, master, noise, opened, printed, scaled, smooth

# in the master of 1360 by 765
RUG = ((586, 617), (905, 585), (1093, 622), (760, 671))
EDGE = ((586, 617), (760, 671), (1093, 622))
# the square for phones: from the left, as wide as it is high; its pixels
LEFT, SIDE = 190, 828


def main(a):
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(8)

    tones = lambda u, v: noise(rng, 600, 1.4, u, v)
    rug = area(a, .8, RUG)
    light = linear(a)
    paint = smooth(a @ LUMA, .26, .46)
    # the light's middle is the chair: near on the floor, far on the wall
    d = np.hypot((x - 850) / 900, (y - 560) / np.where(y < 560, 720, 330))
    stops = paint * (.16 * np.exp(-(d / .34) ** 2) - 1.05 * smooth(d, .22, 1.05))
    deep = 30000 / np.maximum(y - 470, 60)
    floor = paint * smooth(y, 560, 610) * (1 - rug)
    stops = stops + floor * (.030 * tones(x * .03, deep * .35) + .022 * tones(x * .12, deep * 1.3))
    trodden = np.exp(-((y - 706 - .10 * (760 - x) + 12 * tones(x * .012, y * .01)) / 14) ** 2) * smooth(tones(x * .30, deep * 3.), -.5, 1.5)
    stops = stops - floor * .07 * trodden
    # the rug: its pile, and the dark line of its near edge
    stops = stops + rug * (.035 * tones(x * .5, deep * 3.) + .030 * tones(x * .05, deep * .5))
    under = drawn(a, 1.4, lambda p: p.line(scaled([(u, v + 2) for u, v in EDGE]), fill=255, width=5, joint='curve')) * (1 - rug)
    stops = stops - .55 * under - .22 * drawn(a, 7, lambda p: p.line(scaled([(u, v + 5) for u, v in EDGE]), fill=255, width=14, joint='curve')) * (1 - rug)
    return np.clip(display(light * (2 ** stops)[..., None]), 0, 1)


if __name__ == '__main__':
    whole = printed('about-behind-octa', main(opened('about-behind-octa')), quality=88)
    whole.resize((SIDE, SIDE), Image.LANCZOS, box=(LEFT, 0, LEFT + whole.height, whole.height)).save(master('about-behind-octa-phone'), quality=82, subsampling=0, optimize=True, progressive=True)

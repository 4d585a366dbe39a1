"""The print of the left of `hero-window` and `hero-dusk` that relit.py gives both.

What the room's light left too even: the vase was thrown by hand, its clay has rings, grog and a foot that was wiped; the rug is
woven in rows, its pile lies one way here and the other there where feet turned it; the chair's cloth is a coarse one. The same of both, as one lies
over the other.
"""
import numpy as np

from darkroom import LUMA, area, noise, smooth

# in the master of 1760 by 990
VASE = ((100, 790), (104, 800), (101, 818), (88, 834), (71, 853), (64, 876), (63, 897), (68, 925), (80, 946), (92, 957), (156, 957), (166, 948), (178, 930), (185, 908), (187, 885), (183, 862), (174, 843), (160, 825), (151, 810), (149, 800), (153, 790))
RUG = ((165, 945), (190, 905), (460, 874), (660, 850), (760, 858), (890, 890), (640, 944), (290, 992), (262, 992))
CHAIR = ((345, 688), (352, 680), (440, 676), (462, 700), (466, 745), (474, 784), (520, 789), (556, 800), (562, 830), (470, 840), (370, 822), (362, 760))


def main(a):
    """how much lighter or darker each place of both is, by the day's picture"""
    H, W = a.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    rng = np.random.default_rng(23)

    tones = lambda u, v: noise(rng, 700, 1.2, u, v)
    light = a @ LUMA
    warm = smooth(a[..., 0] - a[..., 2], .04, .12)
    gain = np.zeros((H, W), np.float32)
    # vase: round, so that rings curve and grain is closer at its sides
    vase = area(a, .8, VASE) * smooth(y, 786, 794) * warm
    half = 62 * np.clip(1 - ((y - 890) / 105) ** 2, .15, 1) ** .5
    s = np.clip((x - 125) / half, -.98, .98)
    ring = y + 7 * np.sqrt(1 - s * s)
    thrown = tones(ring * .9, ring * 0 + 5.) * .6 + tones(ring * .33, ring * 0 + 90.)
    grog = tones(np.arcsin(s) * 62 / 1.0, y / .9 + 100)
    gain += vase * (.030 * thrown + .040 * np.where(grog > 0, .4 * grog, grog) + .045 * tones(np.arcsin(s) * 6, y / 11))
    gain -= vase * (.16 * smooth(y, 938, 956) + .10 * np.exp(-((y - 802) / 3.) ** 2))
    # rug: rows run along its long side; pile in patches
    rug = area(a, 1., RUG) * smooth(light, .30, .42) * (1 - smooth(a[..., 0] - a[..., 2], .26, .36))
    deep = 40000 / np.maximum(y - 560, 100)          # further away everything is closer together
    rows = tones(x * .28 + deep * .12, deep * 2.6)
    knots = tones(x * .9, deep * 1.8 + 300)
    pile = tones(x * .030 + 50, deep * .16) + .6 * tones(x * .08, deep * .5 + 200)
    gain += rug * (.022 * rows + .015 * knots + .019 * pile)
    # chair: warp and weft
    chair = area(a, 1., CHAIR) * smooth(light, .32, .42) * (1 - smooth(a[..., 0] - a[..., 2], .36, .44)) * smooth(a[..., 0] - a[..., 1], .02, .06)
    gain += chair * (.030 * tones(x * 1.0, y * .22 + 60) + .030 * tones(x * .22 + 90, y * 1.0) + .035 * tones(x * .05, y * .06))
    return gain

"""Lays the lined curtain of `late.py` into `about-evening`: python curtainprint.py REGION.npy

REGION=.715,0,1,.92 of the whole frame, 26 samples. The sheer one that hung there was an overlay: hills and bars printed across its
folds, the sill coming through them. Cloth that is lined shows folds, the lamp that lights them and hardly the bars. The floor's tones say how
the render became the master; the curtain then falls off with the distance to the lamp. The seam lies in the dark of the window's post.
"""
import os
import subprocess
import sys

import numpy as np
from PIL import Image

from darkroom import LUMA, area, display, linear, opened, printed, smooth
from make import OUT, PICTURES, SECOND

NAME = 'about-evening'
HERE = os.path.dirname(os.path.abspath(__file__))
# in the master of 1360 by 808
PLACE = ((1011, -30), (1400, -30), (1400, 712), (1060, 712), (1016, 700), (1012, 640), (1011, 560))
CLOTH = ((1026, -30), (1400, -30), (1400, 668), (1240, 680), (1040, 690), (1044, 400))
FLOOR = np.s_[700:730, 1120:1330]


def graded(source):
    """through the grade and its second time, as the master went"""
    a, b = (os.path.join(OUT, f'curtain-{k}.png') for k in (1, 2))
    for src, out, grade in ((source, a, PICTURES[NAME][6]), (a, b, SECOND[NAME])):
        subprocess.run([sys.executable, os.path.join(HERE, 'finish.py'), src, out, *grade.split()], check=True)
    with Image.open(b) as picture: return np.asarray(picture.convert('RGB'), np.float32) / 255


def main(old, new):
    y, x = np.mgrid[0:old.shape[0], 0:old.shape[1]].astype(np.float32)
    light = linear(new)
    cloth = area(old, 2, CLOTH)
    floor = (smooth(y, 650, 690) * (1 - cloth))[..., None]
    light *= 1 + floor * (linear(old[FLOOR]).mean((0, 1)) / light[FLOOR].mean((0, 1)) - 1)
    # less light with every fold; what the window's blue leaves in the shaded sides is warmer, as lining is
    stops = .16 - .85 * smooth(x, 1040, 1360)
    shade = smooth(.16 - light @ LUMA, 0, .12)
    warm = 1 + (.2 + .8 * shade)[..., None] * np.array([.06, .012, -.22], np.float32)
    lifted = light * 2 ** (stops + .30 * shade)[..., None] * warm
    lifted[..., 2] -= .8 * np.maximum(lifted[..., 2] - .60 * lifted[..., 0], 0)      # no violet where the sky's light comes through
    light += cloth[..., None] * (lifted - light)
    place = area(old, 1.5, PLACE) * (1 - smooth(y, 694, 714))
    return np.clip(old + place[..., None] * (display(light) - old), 0, 1)


if __name__ == '__main__':
    printed(NAME, main(opened(NAME), graded(sys.argv[1])))

"""Lays the panes of `about-exterior-day`, rendered anew, into its finished master: python barepanes.py REGION.npy

REGION=.205,.27,.61,.76, 22 samples: nobody stands in them, as whoever did had neither a head nor legs; the yard they mirror is as
bare as the yard is; the range in them has an uneven line. They go through `dayprint.py`. Its ruts were ripples in what is
mirrored, and are calmed; the range's foot lies in haze, or it is a slab. Frame and wall stay as they were.
"""
import os
import shutil
import subprocess
import sys
import tempfile

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, maximum_filter, minimum_filter

from darkroom import LUMA, area, display, linear, opened, printed, smooth
from dayprint import panes
from make import PICTURES

NAME = 'about-exterior-day'
HERE = os.path.dirname(os.path.abspath(__file__))
# in the master of 1600 by 900: the whole window, what stands thin before the yard, the line that hides the range's foot
WINDOW = ((344, 379), (956, 258), (956, 662), (344, 616))
THIN = (((592, 556), (630, 556), (630, 588), (592, 588)), ((606, 470), (615, 470), (615, 560), (606, 560)), ((676, 480), (748, 480), (750, 612), (674, 612)), ((850, 555), (900, 555), (900, 585), (850, 585)))
FOOT = 541


def rendered(source):
    """the region graded as the master is"""
    with tempfile.TemporaryDirectory() as place:
        whole = os.path.join(place, 'panes.jpg')
        shutil.copy(os.path.join(HERE, f'../../src/assets/images/{NAME}.jpg'), whole)
        subprocess.run([sys.executable, os.path.join(HERE, 'over.py'), source, whole, '1600', *PICTURES[NAME][6].split()], check=True)
        with Image.open(whole) as picture: return np.asarray(picture.convert('RGB'), np.float32) / 255


def main(old, source):
    H, W = old.shape[:2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    new = panes(rendered(source))
    glass = area(old, .8, WINDOW) * smooth(new @ LUMA, .13, .22)
    bar = gaussian_filter(maximum_filter((new @ LUMA < .17).astype(np.float32), 3), .7)
    glass = glass * (1 - bar)
    clear = minimum_filter((glass > .9).astype(np.float32), 3)[..., None]
    # the yard: what lies along it runs together
    along = gaussian_filter(new * clear, (2.2, 13, 0)) / np.maximum(gaussian_filter(clear, (2.2, 13, 0)), 1e-3)
    thin = gaussian_filter(np.clip(area(old, 0, *THIN), 0, 1), 2.5) * (.25 + .75 * gaussian_filter(smooth((along - new) @ LUMA, .01, .04), .8))
    yard = glass * smooth(y, FOOT + 4, FOOT + 16) * smooth(x, 436, 446) * (1 - smooth(x, 690, 740)) * (1 - .8 * thin)
    new = new + (along * np.array([1.07, 1., .88], np.float32) - new) * (.62 * yard)[..., None]
    # air before the range, thick at its foot
    air = glass * np.where(y < FOOT, np.exp(-(np.abs(FOOT - y) / 36) ** 1.4), np.exp(-((y - FOOT) / 13) ** 2)) * (1 - .8 * smooth(x, 640, 700)) * smooth(x, 400, 450)
    new = display(linear(np.clip(new, 0, 1)) + np.array([.052, .048, .044], np.float32) * air[..., None])
    share = area(old, 1.2, WINDOW)[..., None]
    return old * (1 - share) + new * share


if __name__ == '__main__': printed(NAME, main(opened(NAME), sys.argv[1]))

"""Lays the pair's camera, rendered anew, into both finished masters: python rigprint.py NAME for each of the two renders it, python rigprint.py lays them in

The old one was a block with a white card on it. This is the cinema camera of `cinecam.py`, its monitor shows what stands before its lens. The room of `roomshots.py` is
built for it without the cloths that fall and without the land, which are not seen there. What lies around it keeps the master's tones. Once, before lastprint.py.
"""
import os
import runpy
import shutil
import subprocess
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, minimum_filter

from darkroom import LUMA, area, display, linear, master, opened, printed, smooth
from make import PICTURES
from place import H, W

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, 'out')
REGION = (.622, .465, .700, .70)
# shot, samples, how bright the picture on its monitor is
SHOTS = {'hero-window': ('window', 48, 1.15), 'hero-dusk': ('dusk', 40, .95)}
SCREEN = ((1163, 501.5), (1199.5, 500.5), (1198.5, 521), (1162.5, 521.5))
# of the master, what the camera sees
SEEN = (1247, 643, 1541, 808)


def render(name):
    sys.path.insert(0, HERE)
    import roomkit
    import steppe
    roomkit.throw = lambda *a, **k: None
    steppe.steppe = lambda air: None
    shot, samples, _ = SHOTS[name]
    os.makedirs(OUT, exist_ok=True)
    view = f'{OUT}/rig-view-{shot}.png'
    with Image.open(master(name)) as picture: picture.crop(SEEN).resize((512, 288), Image.LANCZOS).save(view)
    os.environ.update(SHOT=shot, REGION=','.join(map(str, REGION)), MONITOR=view)
    sys.argv = ['roomshots.py', '--', f'{OUT}/rig-{shot}', str(W), str(H), str(samples), '1', os.environ.get('THREADS', '1')]
    runpy.run_path(os.path.join(HERE, 'roomshots.py'), run_name='__main__')


def laid(name):
    shot = SHOTS[name][0]
    copy = f'{OUT}/rig-{shot}.jpg'
    shutil.copy(master(name), copy)
    *_, width, grade = PICTURES[name]
    subprocess.run([sys.executable, os.path.join(HERE, 'over.py'), f'{OUT}/rig-{shot}.npy', copy, str(width), *grade.split()], check=True)
    old = linear(opened(name))
    # graded as a whole, as over.py leaves it beside the copy
    with Image.open(f'{OUT}/rig-{shot}-over.png') as picture: new = linear(np.asarray(picture.convert('RGB'), np.float32) / 255)
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    left, top, right, low = (v * n for v, n in zip(REGION, (W, H, W, H)))
    inside = np.minimum.reduce([x - left, 3.2 * (right - x), y - top, low - y])
    # wall and curtain are the same in both: they say by how much the render is to be darker or brighter
    wall = minimum_filter(((new @ LUMA > .10) & (old @ LUMA > .10) & (inside > 2)).astype(np.float32), 3)
    blur = lambda a: np.stack([gaussian_filter(a[..., c] * wall, 11) for c in range(3)], 2) + 1e-4
    gain = np.clip(blur(old) / blur(new), .4, 2.2)
    # the render's screen is as pale as the lens sees a lamp: the picture itself is laid on it
    (u, v), shown = SCREEN[0], np.zeros_like(new)
    with Image.open(master(name)) as picture: view = linear(np.asarray(picture.convert('RGB').resize((38, 22), Image.LANCZOS, box=SEEN), np.float32) / 255)
    shown[int(v):int(v) + 22, int(u):int(u) + 38] = view * SHOTS[name][2]
    screen = area(new, .5, SCREEN)[..., None]
    new = new * (1 - .9 * screen) + shown * .9 * screen
    share = smooth(inside, 3, 16)[..., None]
    printed(name, np.clip(display(np.clip(old * (1 - share) + new * gain * share, 0, 1)), 0, 1), 92)


if __name__ == '__main__':
    if sys.argv[1:]: render(sys.argv[1])
    else:
        for name in SHOTS: laid(name)

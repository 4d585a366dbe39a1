"""Lays the ground of ground.py into the finished evening before the house: python groundprint.py about-exterior [--laid]

Mirrors with even borders gave the evening away. House, bicycle and panes have prints of their
own that a render of the whole would lose: of the frame's lower third only what is ground, water or grass goes over the master,
by a mask that is rendered from the same scene. --laid takes the renders that are in out/.
"""
import os
import shutil
import subprocess
import sys

import numpy as np

import make
from darkroom import master, opened, printed, smooth

TOP, SAMPLES = .66, 20


def rendered(name, to, samples, **env):
    script, shot, w, h = make.PICTURES[name][:4]
    make.run(sys.executable, f'{script}.py', '--', to, str(w), str(h), str(samples), SHOT=shot, REGION=f'0,{TOP},1,1', **env)


def main(name):
    ground, mask = os.path.join(make.OUT, f'{name}-ground'), os.path.join(make.OUT, 'exterior-mask')
    if '--laid' not in sys.argv:
        rendered(name, ground, SAMPLES)
    if not os.path.exists(f'{mask}.npy'): rendered('about-exterior', mask, 8, MASK='1')
    copy = f'{ground}.jpg'
    shutil.copy(master(name), copy)
    subprocess.run([sys.executable, os.path.join(make.HERE, 'over.py'), f'{ground}.npy', copy, '1600', *make.PICTURES[name][6].split()], check=True)
    a = opened(name)
    new = np.asarray(make.Image.open(f'{ground}-over.png').convert('RGB'), np.float32) / 255
    share = np.clip(np.load(f'{mask}.npy')[..., 0].astype(np.float32), 0, 1)
    y = np.arange(len(a), dtype=np.float32)[:, None]
    share = (share * smooth(y, len(a) * TOP + 4, len(a) * TOP + 22))[..., None]
    printed(name, a * (1 - share) + new * share)


if __name__ == '__main__': main(sys.argv[1])

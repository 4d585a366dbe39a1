"""Prints people into the lit window of `about-exterior`: python shootprint.py [--look FILE]

Somebody photographs, somebody is photographed before the paper: half a hand high, and the house is open. They are rendered by
themselves, flat from the side, and laid on what is bright behind the bars: bars, tripod and stands are dark and stay before
them. Needs `HUMANS`. Once, as it would add up; --look writes elsewhere.
"""
import math
import os
import sys

import bpy
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from humans import Person, figure, flesh, strands_of
from kit import area, camera, mat, reset
from cycroom import world

HERE = os.path.dirname(os.path.abspath(__file__))
MASTER = os.path.join(HERE, '../../src/assets/images/about-exterior.jpg')
# pixels of a metre where they stand, and where their feet are in the master
PHOTOGRAPHER, MODEL = (80, (669, 633)), (70, (803, 619))
TALL = 2.0   # metres of the rendered frame


def cloth(name, c): return mat(name, c, .9, var=.06, sheen=.3)


def photographer():
    """behind the camera, bent to its monitor, one hand on the bar"""
    p = Person(male=1, age=.1, weight=.5, muscle=.5, tall=1.76, seed=3)
    p.back(forward=13, side=1)
    p.neck(forward=8)
    for s, k in (('L', -1), ('R', 1)): p.leg(s, (k * .12, -.03 + .09 * k, .09), (k * .1, 1, .2), (k * .2, 1, 0))
    p.arm('R', (.12, .36, 1.10), (.7, -.6, -.9), (-.1, .95, -.2), (-.6, -.1, -.8), curl=46)
    p.arm('L', (-.08, .38, 1.24), (-.8, -.5, -.8), (.2, .95, .1), (.5, .1, -.85), curl=24)
    e, _ = figure(p, [('clothes/male_casualsuit02', [cloth('pj', '#23303c'), cloth('pt', '#2a2a2e')]), ('clothes/shoes02', [cloth('ps', '#191817')])], 'short', flesh('p'), 6000, strands_of('ph', .95, .2, .5), deep=.012)
    e.rotation_euler = (0, 0, math.radians(-78))


def model():
    """weight on one leg, a hand at the hip, turned to the camera"""
    p = Person(male=0, age=.06, weight=.42, muscle=.42, tall=1.68, seed=5)
    p.back(forward=-2, side=5, twist=8)
    p.neck(forward=0, side=-4, twist=6)
    p.leg('R', (.09, .02, .09), (.1, 1, .2), (.25, 1, 0)); p.leg('L', (-.16, .10, .09), (-.3, 1, .1), (-.4, 1, 0))
    p.arm('R', (.24, .06, 1.00), (1, -.5, -.3), (-.6, .5, -.4), (0, -.3, -1), curl=30)
    p.arm('L', (-.30, .04, .86), (-1, -.4, -.2), (-.1, .1, -1), (.8, .2, 0), curl=22)
    e, _ = figure(p, [('clothes/male_casualsuit02', [cloth('mj', '#7a3a26'), cloth('mt', '#2c3440')]), ('clothes/shoes02', [cloth('ms', '#c9c2b6')])], 'long', flesh('m', '#b38768', '#8f5040'), 9000, strands_of('mh', .93, .25, .45), deep=.012)
    e.rotation_euler = (0, 0, math.radians(122))


def rendered(who, name, key, fill):
    for o in bpy.data.objects: o.hide_render = True   # of the one before
    who()
    area((-2.6, -.8, 1.7) if key[0] < 0 else (2.4, .9, 1.5), (0, 0, 1.1), abs(key[0]), 1.3, 1.6, key[1])
    area((.6, -3.2, 2.6), (0, 0, 1.0), fill, 2.4, 2.0, (1, .84, .64))
    s = bpy.context.scene
    world(s, (.30, .22, .15), .35)
    c = camera((0, -6, TALL / 2 - .06), (0, 0, TALL / 2 - .06), 50, 16, (0, 0, 1))
    c.data.type, c.data.ortho_scale = 'ORTHO', TALL
    r = s.render
    r.engine, s.cycles.samples, s.cycles.use_denoising = 'CYCLES', 64, True
    r.film_transparent, r.resolution_x, r.resolution_y, r.resolution_percentage = True, 640, 640, 100
    s.view_settings.view_transform = 'Standard'
    r.image_settings.file_format, r.image_settings.color_mode = 'PNG', 'RGBA'
    r.threads_mode, r.threads = 'FIXED', int(os.environ.get('THREADS', 2))
    r.filepath = os.path.join(HERE, 'out', f'{name}.png')
    os.makedirs(os.path.join(HERE, 'out'), exist_ok=True)
    bpy.ops.render.render(write_still=True)
    return np.asarray(Image.open(r.filepath).convert('RGBA'), np.float32) / 255


def laid(picture, who, scale, feet):
    side = round(TALL * scale)
    who = who.copy()
    who[..., :3] *= who[..., 3:]
    small = np.stack([np.asarray(Image.fromarray(who[..., k]).resize((side, side), Image.LANCZOS)) for k in range(4)], -1).clip(0, 1)
    small = gaussian_filter(small, (.55, .55, 0))
    x, y = feet[0] - side // 2, feet[1] - round(side * (1 - .03))
    at = picture[y:y + side, x:x + side]
    light = at @ np.array([.2126, .7152, .0722], np.float32)
    free = np.clip((light - .17) / .10, 0, 1)
    free = (free * free * (3 - 2 * free))[..., None]
    # their shadow on the floor, away from the lamps over them
    v, u = np.mgrid[:side, :side] / side
    dark = .42 * np.exp(-((u - .52) / .16) ** 2 - ((v - .965) / .022) ** 2)[..., None]
    at *= 1 - free * dark
    at += free * (small[..., :3] - at * small[..., 3:])


if __name__ == '__main__':
    reset()
    picture = np.asarray(Image.open(MASTER).convert('RGB'), np.float32) / 255
    picture = picture.copy()
    laid(picture, rendered(model, 'shoot-model', (-105, (1, .90, .76)), 26), *MODEL)
    laid(picture, rendered(photographer, 'shoot-photographer', (90, (1, .86, .66)), 20), *PHOTOGRAPHER)
    out = Image.fromarray((picture.clip(0, 1) * 255 + .5).astype(np.uint8))
    if '--look' in sys.argv: out.save(sys.argv[sys.argv.index('--look') + 1])
    else: out.save(MASTER, quality=90, subsampling=0, optimize=True, progressive=True)

"""Somebody at work in a picture: seen from behind, in a moment's blur. `tuning` sets the microphone over the drums of `hero-cyclorama`."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np

from humans import Person, figure, flesh, strands_of
from kit import empty, mat


def placed(at, rz):
    """turns a point of the set into one of the person who stands at `at`, looking along +y turned by rz"""
    c, s = math.cos(-rz), math.sin(-rz)
    return lambda p: np.array([(p[0] - at[0]) * c - (p[1] - at[1]) * s, (p[0] - at[0]) * s + (p[1] - at[1]) * c, p[2] - at[2]])


def swayed(e, degrees, shift=(0, 0, 0)):
    """moves while the shutter is open"""
    z, p = e.rotation_euler.z, e.location.copy()
    for f, k in ((0, -.5), (2, .5)):
        e.rotation_euler.z = z + math.radians(degrees) * k; e.location = [a + b * k for a, b in zip(p, shift)]
        e.keyframe_insert('rotation_euler', frame=f); e.keyframe_insert('location', frame=f)
    for c in e.animation_data.action.fcurves:
        for k in c.keyframe_points: k.interpolation = 'LINEAR'
    s = bpy.context.scene; s.frame_set(1); s.render.use_motion_blur = True; s.render.motion_blur_shutter = 1.


def tuning(at, rz, right, left, wear=True):
    """a man in a black T-shirt who reaches up to a clutch with the right hand and holds a boom with the left"""
    here = placed(at, rz); p = Person(male=1, muscle=.55, weight=.52, age=.06, tall=1.76, seed=3)
    p.back(forward=3, side=-3, twist=4); p.neck(forward=-6, twist=-2, side=3); p.place = np.array([.02, 0, -.022])
    p.leg('L', (-.13, .02, .085), (-.1, 1, 0), (-.25, 1, 0)); p.leg('R', (.15, -.10, .085), (.2, 1, 0), (.35, 1, 0))
    p.bend(['clavicle.R'], side=-14); p.bend(['clavicle.L'], side=14)
    p.grip('R', here(right), (-.35, .85, .25), (-.9, -.35, .1), (1, -.2, -1.1), (40, 48, 54, 58))
    p.grip('L', here(left), (.05, .25, 1), (.15, 1, -.2), (-1, -.2, -1.1), (48, 54, 58, 60))
    shirt = mat('crewtee', '#222326', .92, var=0, bump=.35, bscale=900, sheen=.25); jean = mat('crewjean', '#30343c', .85, var=.05, colvar=.14, vscale=9, bump=.3, bscale=700)
    e, parts = figure(p, [('clothes/male_casualsuit06', [shirt, jean]), ('clothes/shoes02', [mat('crewshoe', '#26231f', .6, var=.1)])], 'short', flesh('crew', '#a5775a'), 16000, strands_of('hair'), hung_as='tuning' if wear else None)
    e.location = at; e.rotation_euler = (0, 0, rz); return e, p


def setting(at, rz, point, low=None, wear=True, shirt='#8b8577', name='setting'):
    """a woman with her hair tied who sets a lamp or a cloth above her with the right hand, the left one at `low` or at her side"""
    here = placed(at, rz); p = Person(male=0, muscle=.5, weight=.5, age=.06, tall=1.66, seed=5)
    p.back(forward=-2, side=-4, twist=3); p.neck(forward=-12, twist=-6, side=3); p.place = np.array([.03, 0, -.016])
    p.leg('L', (-.15, .06, .085), (-.1, 1, 0), (-.3, 1, 0)); p.leg('R', (.10, -.04, .085), (.2, 1, 0), (.25, 1, 0))
    p.bend(['clavicle.R'], side=-16)
    p.grip('R', here(point), (-.1, .8, .6), (-.6, .5, -.4), (1, -.1, -.8), (26, 32, 38, 42))
    if low is not None: p.grip('L', here(low), (.1, 1, .1), (.9, .1, -.1), (-1, -.6, -.5), (34, 40, 46, 50))
    else: p.arm('L', (-.27, .03, .84), (-.6, -1, 0), (.1, .35, -1), (1, .2, .1), (14, 18, 22, 26))
    linen = mat('crewlinen' + shirt, shirt, .9, var=0, bump=.35, bscale=700, sheen=.25); dark = mat('crewdark', '#2b2c30', .88, var=0, bump=.3, bscale=700)
    e, parts = figure(p, [('clothes/male_casualsuit02', [linen, dark]), ('clothes/shoes02', [mat('crewshoe', '#26231f', .6, var=.1)])], 'tied', flesh('crew2', '#ad8062'), 14000, strands_of('hair'), hung_as=name if wear else None)
    e.location = at; e.rotation_euler = (0, 0, rz); return e, p

"""Who sits in the pictures, far behind the plane of focus: whoever is portrayed in `about-behind-octa`, the guest of `about-podcast`."""
import math
import random

from crew import headphones
from event import seated
from humans import Person, figure, flesh, strands_of
from kit import mat


def sitter(at, rz):
    """in an armchair of octaset.py that stands there, turned so"""
    p = Person(male=0, age=.1, weight=.45, muscle=.45, tall=1.66, seed=3)
    seated(p, 'lap', random.Random(4), lean=4, look=-24, nod=-4, side=4, twist=-6)
    jumper, jeans, shoes = mat('sitj', '#1e2936', .9, var=.08, bump=.4, bscale=90, sheen=.4), mat('sitt', '#3a4352', .85, var=.06), mat('sits', '#1b1918', .5)
    e, _ = figure(p, [('clothes/male_casualsuit02', [jumper, jeans]), ('clothes/shoes02', [shoes])], 'bob', flesh('sit', '#b38768', '#8f5040'), 9000, strands_of('hairs', .93, .25, .45), deep=.012)
    e.location, e.rotation_euler = (at[0] + .06 * math.sin(rz), at[1] - .06 * math.cos(rz), at[2]), (0, 0, rz + math.pi)
    return e


def guest(at, rz, tall=1.60):
    """at a table, in headphones, the hands on it, the head a little on the side: somebody listens"""
    p = Person(male=1, age=.12, weight=.5, muscle=.45, tall=tall, seed=7)
    seated(p, 'knees', random.Random(2), lean=17, look=-16, nod=0, side=3, twist=-4)
    p.arm('L', (-.05, .37, .87), (-1, -.1, -.5), (.75, .6, .05), (.1, 0, -1), curl=24)
    p.arm('R', (.09, .39, .89), (1, -.1, -.5), (-.8, .5, .1), (0, .1, -1), curl=30)
    shirt, jeans, shoes = mat('gsj', '#2a3d45', .9, var=.08, bump=.4, bscale=90, sheen=.4), mat('gst', '#2b3138', .85, var=.06), mat('gss', '#1b1918', .5)
    e, _ = figure(p, [('clothes/male_casualsuit02', [shirt, jeans]), ('clothes/shoes02', [shoes])], 'short', flesh('gs', '#b38768', '#86513f'), 9000, strands_of('hairg', .94, .25, .45), deep=.012)
    headphones(p, e)
    e.location, e.rotation_euler = at, (0, 0, rz + math.pi)
    return e

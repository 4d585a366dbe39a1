"""Who is portrayed in `about-behind-octa`: seated in the armchair, far behind the plane of focus, looking past the lens to the lamp."""
import math
import random

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

"""Who stands at the camera in `hero-cyclorama` and `showcase-cyclorama`: seen from behind, headphones on, one hand on the pan bar."""
import math

import bpy
from mathutils import Matrix, Vector

from humans import Head, Person, figure, flesh, strands_of
from kit import mat
from roomkit import cyl, tube


def operator(loc, rz, grip, rest, lean=24, coat='#45443a', seed=4, look=20, deep=.02):
    """loc: between the feet, rz: where it looks; grip and rest: where the right wrist and the left one are, in the world"""
    p = Person(male=1, age=.12, weight=.58, muscle=.5, tall=1.72, seed=seed)
    place = lambda q: tuple((Vector(q) - Vector(loc)) @ Matrix.Rotation(rz, 3, 'Z'))
    p.back(forward=lean, side=2, twist=4)
    p.neck(forward=4, twist=look, side=-2)
    for s, k in (('L', -1), ('R', 1)): p.leg(s, (k * .13, -.02 + .05 * k, .09), (k * .1, 1, .2), (k * .22, 1, 0))
    p.arm('R', place(grip), (.8, -.7, -.8), (-.15, .95, -.25), (-.6, -.1, -.8), curl=46)
    p.arm('L', place(rest), (-.9, -.6, -.7), (.25, .95, .1), (.5, .1, -.85), curl=24)
    jacket, jeans, boots = mat('crewj', coat, .86, var=.08, bump=.35, bscale=120, sheen=.35), mat('crewt', '#2b3138', .85, var=.08), mat('crewb', '#191817', .5)
    e, _ = figure(p, [('clothes/male_casualsuit05', [jacket] * 3 + [jeans]), ('clothes/shoes02', [boots])], 'short', flesh('crew', '#a87a5a', '#86513f'), 9000, strands_of('hairc', .95, .2, .5), deep=deep)
    headphones(p, e)
    e.location, e.rotation_euler = loc, (0, 0, rz)
    return e


def headphones(p, e):
    """cups over the ears, a band over the crown; e: what the figure hangs on"""
    hd, black, pad = Head(p), mat('phones', '#1c1d20', .38, var=.05), mat('phonep', '#141416', .7, var=0)
    band = [Vector(hd.at((math.sin(a) * 1.16, -.10, -.35 + 1.62 * math.cos(a)))) for a in [math.radians(x) for x in range(-84, 85, 12)]]
    for a, b in zip(band, band[1:]): tube('band', a, b, .0095, black, e, 14)
    for k in (-1, 1):
        at, out = Vector(hd.at((k * 1.06, -.10, -.42))), Vector(hd.way([k, -.12, .05]))
        for name, r, d, m, o in (('pad', .040, .020, pad, .004), ('cup', .038, .026, black, .024)): cyl(name, r, d, at + out * o, m, out.to_track_quat('Z', 'Y').to_euler(), e, 40, .006)

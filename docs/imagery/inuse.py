"""Lamps at work in the dim studio, near and sharp; what they light is behind them, out of focus: SHOT chooses the piece"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from roomkit import *

rad = math.radians


def back(canvas_at, canvas_turn, chair_at, chair_turn, tones=('#7a6450', '#57432f', '#a2876a')):
    """painted canvas with an armchair before it, a dark wall behind"""
    from canvas import drop, painted
    from octaset import armchair
    quad('wall', [(-6, 6.2, -1), (6, 6.2, -1), (6, 6.2, 5), (-6, 6.2, 5)], mat('wallm', '#3a332d', .9, var=.12, vscale=1.5))
    drop(canvas_at, canvas_turn, 2.9, 2.9, 1.6, painted(*tones), g, 1.4)
    for e in [o for o in bpy.data.objects if o.name.startswith('ls')]:
        for o in list(e.children_recursive): bpy.data.objects.remove(o)
    armchair(chair_at, chair_turn)


def globe(at, r, k):
    o = lathe('globe', [(max(.0004, r * math.sin(math.pi * i / 24)), -r * math.cos(math.pi * i / 24)) for i in range(25)], at, nolight(emat('globe%g' % k, (1, .62, .30), k)), 32)
    o.visible_diffuse = False
    return o


def softbox_():
    from softboxes import head
    az = rad(40)
    F = Vector((-math.sin(az), -math.cos(az), -.17))
    head(g, False, F, 1.62, .60, .90, .43, (11, 17), 3.6, 2.3, .12, 3.4, .5, .62)
    back((-.45, 4.6, 0), rad(4), (-1.02, 3.5, 0), rad(38))
    area((-2.6, 1.6, 2.4), (-1.1, 3.9, .9), 72, .6, .9, (1, .90, .76))
    globe((.73, 4.0, 1.30), .095, 5.)
    tube('stem', (.73, 4.0, 0), (.73, 4.0, 1.21), .012, mat('stemm', '#2a2016', .4, metal=.6))
    point((.73, 4.0, 1.30), 9, (1, .62, .32), .09)
    # from behind on the right: along the cloth
    area((1.9, 2.6, 2.6), (.1, .1, 1.6), 20, .9, 1.2, (1, .84, .64))
    area((2.2, -1.3, 1.6), (.1, .1, 1.6), 15, .5, 1.6, (.88, .94, 1))
    ambient((.75, .85, 1), .03)
    camera((-.10, -4.55, 1.42), (-.10, 0, 1.575), 100, 1.4, (-.13, -.34, 1.6))


def octa_():
    from softboxes import head
    az = rad(66)
    F = Vector((math.sin(az), -math.cos(az), -.13))
    head(g, True, F, 1.62, 1.05, 1.05, .50, None, 1.6, 1.5, .26, 40, .5, .8)
    back((.75, 4.9, 0), rad(-4), (1.05, 3.7, 0), rad(-34), ('#5f6664', '#3c4342', '#8a918d'))
    area((.5, 1.2, 2.0), (1.0, 4.2, .9), 85, .9, .9, (1, .93, .82))
    globe((-.98, 4.6, 1.30), .095, 5.)
    # along the cloth: warm from behind on the left, the room's weak blue from before
    area((-2.0, 2.4, 2.6), (-.2, .1, 1.6), 46, .7, 1.2, (1, .82, .60))
    area((-2.6, -1.5, 1.9), (.0, .0, 1.6), 21, .5, 1.8, (.88, .94, 1))
    area((-2.2, .9, .5), (.0, .0, 1.5), 30, .4, .8, (1, .74, .48))
    ambient((.75, .85, 1), .03)
    camera((.10, -4.9, 1.45), (.10, 0, 1.55), 92, 1.4, (.12, -.36, 1.6))


def panel_():
    """its materials are made for a thing 2.75 times as large: all of it is, lens and room with it"""
    from panel300 import panel300
    from panel60 import lit
    K, turn = 2.75, rad(-30)
    e = panel300(g, lit(36, 22, 2.1), 330)
    e.rotation_euler = (0, 0, turn)
    below = empty('below', (0, 0, -.80))
    known = set(bpy.data.objects)
    back((.35, 4.7, 0), rad(-3), (-.56, 3.3, 0), rad(30), ('#675048', '#3d302e', '#8a6c5d'))
    globe((.80, 4.2, .84), .085, 5.)
    for o in set(bpy.data.objects) - known:
        if o.parent is None: o.parent = below
    for o in list(bpy.data.objects):
        if o.parent is None and o is not root: o.parent = root
    root.scale = (K,) * 3
    P = lambda *p: tuple(K * c for c in p)
    for at, to, k, sx, sy, c in (((1.3, 1.5, 1.5), (0, 0, .7), 40, .4, .9, (1, .80, .56)), ((-1.5, 1.4, 1.3), (0, 0, .7), 12, .4, 1.2, (.80, .88, 1)), ((1.5, -1.2, .9), (0, 0, .7), 6, .4, 1.2, (.90, .95, 1)), ((-2.2, 1.6, 1.7), (-.5, 4.2, .1), 75, .6, .9, (1, .88, .74))):
        area(P(*at), P(*to), k * K * K, sx * K, sy * K, c)
    ambient((.75, .85, 1), .03)
    camera(P(-.035, -3.4, .60), P(-.035, 0, .655), 96, 1.4 / K, P(.10, -.10, .70))


out, w, h, spp, seed, thr = args()
s = reset()
g = M()
root = empty('root')
{'softbox': softbox_, 'octa': octa_, 'panel': panel_}[os.environ.get('SHOT', 'softbox')]()
render(out, w, h, spp, seed, thr, bounces=5, clamp=4)

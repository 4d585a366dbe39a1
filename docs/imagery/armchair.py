"""The day in the daylight room from near: `detail-window`. An armchair with a plaid, a small table with a cup, the wall of windows far out of focus. R is roomshots itself."""
import math
import random

import bpy
from mathutils import Vector

import atwork
import brew
import panes
import planks
from cloths import plaid, woven
from joinery import planed
from kitchen import sawn
from kit import box, empty, lathe, mat, mesh
from lived import deeper
from oldrug import fringes, persian
from roomkit import area, lvl, nishita, smooth, sun
from wear import bright, grounded, mirroring
from weave import slubs

EYE, AZ, LENS, STOP, SHIFT = (-3.25, -.35, .86), 30, 50, 1.8, -.04
CHAIR, TURN, TABLE = (-2.0, 1.25), 12, (-2.68, .90)


def shaped(chair, wood):
    """arms as a joiner shapes them: broad and flat where a hand lies, slender at the back, their ends rounded"""
    for o in [o for o in chair.children if o.name.split('.')[0] == 'arm']:
        side = 1 if o.location.x > 0 else -1; bpy.data.objects.remove(o)
        n, k, v = 40, 28, []
        for i in range(n + 1):
            t = i / n; y = -.37 + .76 * t; end = min(1, (t / .045 + .02) ** .5, ((1 - t) / .03 + .02) ** .5)
            w = (.029 + .014 * math.exp(-((t - .10) / .22) ** 2) - .006 * t) * end; h = (.0150 - .003 * t) * (.45 + .55 * end); z = .578 + .012 * math.cos(3.0 * (t - .25)) + .020 * t; x = .37 + .012 * math.sin(math.pi * t)
            for j in range(k):
                a = 6.28318 * j / k; c, s = math.cos(a), math.sin(a)
                v.append((side * (x + w * math.copysign(abs(c) ** .55, c)), y, z + h * math.copysign(abs(s) ** .7, s)))
        f = [(i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j)[::-side] for i in range(n) for j in range(k)] + [tuple(range(k))[::side], tuple(n * k + j for j in range(k))[::-side]]
        a = mesh('arm', v, f, wood, smooth=True); a.parent = chair


def table(at, wood, top):
    """a turned top on three splayed legs"""
    e = empty('table', (*at, .014), .5); H = .50
    lathe('top', smooth([(.002, H - .024), (.20, H - .024), (.236, H - .019), (.2465, H - .010), (.245, H - .003), (.238, H), (.225, H - .0006), (.002, H - .0006)], 5), (0, 0, 0), top, 128, parent=e, bevel=.0004)
    for i in range(3):
        a = .4 + 2.0944 * i; up, foot = Vector((.13 * math.cos(a), .13 * math.sin(a), H - .02)), Vector((.215 * math.cos(a), .215 * math.sin(a), 0)); d = foot - up; l = d.length
        o = lathe('leg', smooth([(.014, 0), (.0175, -.25 * l), (.0155, -.65 * l), (.0105, -l)], 6), up, wood, 28, parent=e, bevel=.0005); o.rotation_mode = 'QUATERNION'; o.rotation_quaternion = (-d).to_track_quat('Z', 'Y')
    return H + .0135


def book(at, rz, c, size=(.135, .20, .021)):
    """bound in cloth, closed: boards that overhang, a round back, its pages a little fanned"""
    e = empty('book', at, rz); W, L, T = size; cover, pages = mat('bk' + c, c, .85, var=.08, vscale=30, colvar=.1, bump=.25, bscale=900), mat('pages', '#d9cfb8', .9, var=.04, bump=.5, bscale=700, stretch=(1, 1, 30))
    for z in (.0012, T - .0012): box('board', (W, L, .0024), (0, 0, z), cover, .0008, parent=e)
    box('block', (W - .006, L - .007, T - .005), (-.0035, 0, T / 2), pages, .0012, parent=e)
    k = 10; v = [(-W / 2 + .003 - .0075 * math.sin(math.pi * j / k), y, T * j / k) for y in (-L / 2, L / 2) for j in range(k + 1)]
    mesh('back', v, [(j, j + 1, k + 2 + j, k + 1 + j) for j in range(k)], cover, smooth=True).parent = e


def near(R):
    g = R.g; g['wood'] = planed('oiled', '#7a5a3e'); along = planed('oiledx', '#7a5a3e', 0); lengthwise = planed('oiledy', '#7a5a3e', 1)
    R.room()
    for o in list(bpy.data.objects):
        if o.name.startswith('sill'): o.data.materials[0] = along
        elif o.name.startswith('cur'): bpy.data.objects.remove(o)
    for o in [o for o in bpy.data.objects if o.type == 'MESH' and o.name.startswith('w') and all(abs(v.co.y - R.Y0) < .01 for v in o.data.vertices)]: bpy.data.objects.remove(o)
    deeper(R.plaster, R.Y0, 4.2, R.X0, R.X1, R.Z); bright(1.35)
    below = bpy.data.objects['fl']; below.name = 'below'; below.location.z = -.012; below.data.materials[0] = mat('under', '#100c09', .95, var=0)
    planks.floor(R.X0, R.X1, R.Y0, R.Y1 + .05, ([(-5, -6), (-1.2, -3.2), (.4, -1.9)], [(-4.6, 2.9), (.2, 3.0), (3.2, 2.4)]))
    atwork.panes(R.X0, R.X1, R.Y1 + .1, R.zb, R.zt); atwork.heating(R.Y1 - .075, ((-6.3, -3.9), (-3.75, -1.35), (-1.2, 1.2), (1.35, 3.9))); bpy.data.objects['pl'].data.materials[0] = atwork.scuffed()
    box('rug', (3.1, 2.15, .012), (-2.0, .9, .007), grounded(persian((3.1, 2.15), .62), .25, .6), .004, (0, 0, .10)); fringes((-2.0, .9, 0), .10, (3.1, 2.15))
    ch = R.chair(*CHAIR, math.radians(TURN)); shaped(ch, lengthwise); slubs(R.lin, '#b7a58c', 300, (.78, 1.14), .006)
    plaid(ch, woven('plaid', '#868e96', '#747c84', 240, .06, [(a, w, c) for a0 in (.10, 1.15) for a, w, c in ((a0, .05, '#d9cfba'), (a0 + .075, .012, '#d9cfba'), (a0 + .115, .05, '#a3672f'), (a0 + .19, .05, '#d9cfba'))], .35), mat('yarn', '#c9bfa9', .95, var=0, sheen=.3), name='plaid-near')
    z = table(TABLE, g['wood'], sawn('tabletop', '#5f4029', '#9a7249', 0, .0030, .42, pith=.07)); x, y = TABLE
    brew.cup(x + .055, y - .10, z, math.radians(-20), random.Random(3)); book((x - .05, y + .075, z), math.radians(58), '#4d5a5c')
    mirroring(.8)
    # the sun stands to the left, past the frame, and comes along chair and table
    nishita(math.radians(-48), math.radians(17), .32, 1.2); sun(math.radians(-44), math.radians(23), 7.5, (1, .88, .72), .6); R.portal()
    panes.day(); panes.land(True)
    for n in bpy.context.scene.world.node_tree.nodes:
        if n.type == 'BACKGROUND' and n.name != 'Background': n.inputs['Strength'].default_value = 1.9
    area((0, -6.5, 3.2), (-1.5, 1, .8), 95, 9, 2.5, (1, .98, .95)).visible_glossy = False
    a = math.radians(AZ); ahead = Vector((math.sin(a), math.cos(a), 0)); e = Vector(EYE)
    o = lvl(EYE, (e + ahead)[:2], LENS, STOP, shift=SHIFT); o.data.dof.focus_distance = (Vector((x + .055, y - .10, z)) - e).dot(ahead) + .04

"""A camera on the edge of a table, near and sharp; behind it, out of focus, a set in the light of an octabox: `about-behind-octa`"""
from kit import *
from graph import Graph
from kitchen import sawn

EYE, LENS, STOP, SHIFT = (0, -.545, .845), 38, 2.8, .028
TABLE, TURN = .75, math.radians(25)
# how much larger the camera stands in its own picture: depths of grain and widths of worn edges count in the measures of that
STUDIO = 10.


def nearest():
    from mirrorless import photo
    from strap import strap
    known, root = set(bpy.data.materials), empty('nearest', (.012, 0, TABLE))
    body = photo(empty('c', (0, 0, 0), TURN, root))
    strap(body, (-.0683, -.0294, .0672), TURN, ((.27, -.030), (.32, -.004), (.38, .030), (.46, .045), (.56, .040)))
    for m in set(bpy.data.materials) - known:
        for n in m.node_tree.nodes if m.use_nodes else ():
            if n.type == 'BUMP': n.inputs['Distance'].default_value /= STUDIO
            elif n.type == 'BEVEL': n.inputs['Radius'].default_value /= STUDIO
    return root


def nearset(g, octabox, alone, ground, grounded, shell):
    import lenses
    from canvas import drop, painted
    from octaset import armchair
    from sitter import sitter
    shell(g, -6.5, 6.5, -9, 5.2, 5.6)
    bpy.data.objects['fl'].data.materials[0] = grounded(ground(), .2, .6)
    drop((.3, 4.8, 0), 0, 5.0, 2.9, 2.4, painted('#7a6450', '#66523e', '#947b60'), g, 1.4)
    # boards across the table, away from the lens: along it their grain was streaks, as of something that moved
    wood = sawn('tablew', '#2c1a0f', '#6a4a31', 1, .0032, .44, pith=.06)
    for k in range(14): box('board', (.1285, .64, .034), (-.86 + .13 * k, -.02, TABLE - .017 - .0003 * (k % 3)), wood, .0012)
    root = nearest()
    seat, turned = (.70, 3.0, .006), math.radians(-30)
    armchair(seat, turned)
    sitter(seat, turned)
    r, p = octabox(g, 1.05, (-1.42, 2.72, 0), (.45, 2.0, .95), 1.27, 210, 2.6, (1, .955, .90))
    # what the canvas has of its own, from above on the left
    area((-.9, 3.4, 2.7), (.8, 4.8, 1.0), 120, .7, .7, (1, .90, .76), spread=130)
    # a window's worth of light from the left, beside the lens
    area((-1.1, -.75, 1.55), (.02, -.03, .80), 20, .5, .7, (1, .97, .93))
    # the room's weak light from behind the lens; two lamps behind cloth for glass and ribs
    area((.9, -2.4, 2.3), (0, 0, .8), 26, 1.6, 1.2, (.93, .96, 1))
    # weak and low from the right, for the camera alone: the hollow between grip and lens, and what is below the lens
    alone(area((.34, -.50, .83), (.02, -.03, .785), .8, .34, .16, (.92, .96, 1)), root)
    o = lenses.softbox((.30, -.16, .98), (.05, -.09, .80), .085, .14, 10., (.94, .97, 1.))
    o = lenses.softbox((-.24, -.42, 1.03), (.05, -.09, .80), .08, .09, 8., (1., .95, .88))


def seen():
    c = camera(EYE, (EYE[0], EYE[1] + 1, EYE[2]), LENS, STOP)
    c.data.shift_y = SHIFT
    c.data.clip_start = .05
    bpy.context.view_layer.update()
    o = bpy.data.objects['name']
    at = sum(((o.matrix_world @ Vector(b)) for b in o.bound_box), Vector()) / 8
    c.data.dof.focus_distance = at.y - EYE[1] + .012

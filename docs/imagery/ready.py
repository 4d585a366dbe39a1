# What stands nearest in the pair: the camera of `gear-cinema-camera`, ready on the head of `gear-tripod`, and from where both are seen
from roomkit import *
from fx6 import fx6
from switcher import HAND
from videotripod import tripod

# chest height, 40 mm, a good metre before it; AZ is where one looks, LOOKS where it does, both from the window's normal to the right
EYE, AZ, LENS, STOP, SHIFT = (-1.9, -3.0, 1.35), 45, 40, 2.5, .005
AT, PLATE, LOOKS = (-1.10, -2.10), 1.135, 99
# by how much both are enlarged in their own pictures: depths of grain and widths of worn edges count in the measures of those
STUDIO = 4.8


def written(text, k, x, y, z, pen, q, parent):
    """somebody's capitals, k high, on a side that is mirrored later on: what is to run to the right goes along -y"""
    for c in text:
        for stroke in HAND.get(c, ()):
            points = [(x, y - k * (u * .58 + .10 * v + q.uniform(-.04, .04)), z + k * (v + q.uniform(-.04, .04))) for u, v in stroke]
            curve('pen', [points[0]] + points + [points[-1]], .00055, pen, parent, 4)
        y -= k * (.42 if c == ' ' else .82) * q.uniform(.94, 1.06)


def ready(g, picture=None):
    """mirrored, as the operator's side would look to the window; what is written on it, and its screen, are not"""
    old, known = set(bpy.data.objects), set(bpy.data.materials)
    stand, body = tripod(g, PLATE - .187, .47), fx6(g, picture, 2.8)
    new = [o for o in bpy.data.objects if o not in old]
    root = empty('ready', (*AT, 0), math.radians(180 - LOOKS))
    turned = empty('turned', (0, 0, 0), math.pi, root)
    stand.parent, body.parent, body.location = turned, root, (0, .012, PLATE)
    # the cable of its picture hangs to the floor instead of lying on a table; tape on handle and battery, with what somebody wrote on it
    for o in [o for o in new if o.name.split('.')[0] == 'sdi']: new.remove(o); bpy.data.objects.remove(o)
    curve('sdi', [(.094, .083, .0446), (.112, .084, .041), (.132, .088, .020), (.140, .094, -.03), (.138, .10, -.14), (.12, .105, -.32), (.10, .08, -.62), (.16, .02, -1.0), (.3, -.1, -1.12)], .0029, bpy.data.materials['rubc'], body, 20)
    tape = mat('handtape', '#cfc8b6', .85, var=.05, vscale=200, colvar=.08, bump=.3, bscale=900)
    box('tape', (.0005, .060, .0125), (.0160, .046, .1866), tape, 0, (math.radians(1.6), 0, 0), body)
    box('slip', (.0004, .017, .015), (.0364, .1395, .0735), tape, 0, (math.radians(-4), 0, 0), body)
    pen, q = mat('marker', '#1d1c22', .7, var=0), random.Random(4)
    for text, k, (x, y, z) in (('CAM A', .0088, (.0164, .066, .1824)), ('3', .0096, (.0367, .1425, .0688))): written(text, k, x, y, z, pen, q, body)
    bpy.context.view_layer.update()   # what is read from matrices below
    root.scale.x = -1
    screen_ = next(o for o in new if o.name.split('.')[0] == 'lcd')
    screen_.scale.x = -1; screen_.rotation_euler.z = math.radians(104)
    upright = set(screen_.children_recursive)
    for o in set(bpy.data.objects) - old - upright:
        if o.type == 'FONT': o.matrix_local = o.matrix_local @ Matrix.Diagonal((-1, 1, 1, 1))
    for m in set(bpy.data.materials) - known:
        for n in m.node_tree.nodes if m.use_nodes else ():
            if n.type == 'BUMP': n.inputs['Distance'].default_value /= STUDIO
            elif n.type == 'BEVEL': n.inputs['Radius'].default_value /= STUDIO
    # the tape with today's marks is where the focus puller sees it
    prime = next(o for o in new if o.name.split('.')[0] == 'prime'); bpy.context.view_layer.update(); to = prime.matrix_world.inverted() @ Vector(EYE); spin = Matrix.Rotation(math.atan2(to.y, to.x) - math.radians(190), 4, 'Z')
    for o in prime.children:
        if o.name.split('.')[0] in ('tape', 'pm'): o.matrix_local = spin @ o.matrix_local
    # black plastic before a bright window is a hole: lights for it alone
    only = bpy.data.collections.new('nearest')
    for o in root.children_recursive:
        if o.type != 'EMPTY' and o not in upright: only.objects.link(o)
    # what the room gives it: little from behind the lens, more from the side; a narrow strip as bright as the window draws its left edges
    day = os.environ.get('SHOT') != 'dusk'; room = (1, .97, .93)
    lights = [('nearlight', (-1.75, -4.3, 2.1), 26, 1.5, 1.1, room)]
    # by day what the sunlit paper throws back, low and warm; at dusk the softbox and the globes
    lights.append(('nearstrip', (.9, -3.2, .75), 9, .7, .9, (1, .80, .58)) if day else ('nearstrip', (.6, -3.6, 1.5), 9, .3, 1.4, (1, .82, .62)))
    lights.append(('nearrim', (-3.0, -.9, 1.75), 12, .45, 1.7, (.93, .97, 1)) if day else ('nearrim', (-2.2, -.6, 1.75), 9, .12, 1.6, (.42, .62, 1)))
    for name, at, k, w, h, colour in lights:
        o = area(at, (*AT, PLATE + .1), k, w, h, colour); o.name = name; o.light_linking.receiver_collection = only
    # the day's sun on it, past what would stand in its way
    if day: o = sun(math.radians(-58), math.radians(24), 6, (1, .84, .64), 1.2); o.name = 'nearsun'; o.light_linking.receiver_collection = only; o.light_linking.blocker_collection = only
    return root


def seen():
    a = math.radians(AZ); ahead = Vector((math.sin(a), math.cos(a), 0)); e = Vector(EYE)
    o = lvl(EYE, (e + ahead)[:2], LENS, STOP, shift=SHIFT)
    o.data.dof.focus_distance = (Vector((*AT, 0)) - e).dot(ahead) - .025
    o.data.clip_start = .05

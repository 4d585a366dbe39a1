"""`service-event`: an evening with guests, seen from the stage past the microphone. They are far behind the plane of focus: heads, shoulders, hands, no faces.

R is roomshots itself: its room, its land.
"""
from roomkit import *
from humans import Person, figure, flesh, kept, strands_of
from late import brickwall, dusk, hallchair
from microphone import vocal_mic

COLOURS = ('#8e8574', '#39434f', '#6e2f2b', '#9a6f2e', '#38473d', '#b9b2a4', '#55606e', '#7d4b38', '#2c2d31', '#a59684', '#4d5a74', '#8a3d33')


def cloth(c): return mat('guest' + c, c, .88, var=0, bump=.3, bscale=130, sheen=.3)


def seated(p, hands, q, lean=6, look=0, nod=0, side=0, twist=0):
    """on a chair, facing +y. hands: lap, clap, chin, crossed, glass"""
    p.sit(.475, -10); p.back(forward=lean, side=side, twist=twist); p.neck(forward=-lean * .5 + nod, twist=look, side=-side * .6)
    hip = p.joint('upperleg01.L')
    for s, k in (('L', -1), ('R', 1)):
        p.leg(s, (k * q.uniform(.10, .17), q.uniform(.40, .52), .09), (k * .18, 1, .4), (k * .2, 1, 0))
    chest = p.joint('spine01')
    if hands == 'lap':
        p.arm('L', (-.10, .27, .655), (-1, -.4, -.3), (.75, .6, -.25), (0, .1, -1)); p.arm('R', (.09, .29, .69), (1, -.4, -.3), (-.8, .5, -.25), (0, .1, -1))
    elif hands == 'knees':
        p.arm('L', (-.15, .33, .67), (-1, -.3, -.2), (.25, .9, -.35), (0, -.3, -1)); p.arm('R', (.15, .33, .67), (1, -.3, -.2), (-.25, .9, -.35), (0, -.3, -1))
    elif hands == 'clap':
        z = chest[2] - .10
        p.arm('L', (-.08, .34, z), (-1, -.2, -.8), (.45, .5, .75), (1, 0, .1), curl=6); p.arm('R', (.09, .33, z + .01), (1, -.2, -.8), (-.4, .5, .75), (-1, 0, .1), curl=8)
    elif hands == 'crossed':
        p.arm('L', (.10, .25, chest[2] - .19), (-1, -.1, -.8), (.9, -.2, .25), (0, -1, 0)); p.arm('R', (-.10, .30, chest[2] - .16), (1, -.1, -.8), (-.9, -.2, .15), (0, -1, 0))
    elif hands == 'chin':
        c = p.joint('head'); p.arm('R', (.04, c[1] + .20, c[2] - .13), (.6, .5, -1), (-.25, -.3, .9), (-.4, -1, 0), curl=45); p.arm('L', (.10, .30, .68), (-1, -.2, -.5), (.9, .3, -.1), (0, 0, -1))
    elif hands == 'glass':
        p.arm('R', (.15, .36, chest[2] - .14), (1, -.3, -.7), (-.35, .85, .2), (-.9, -.3, 0), curl=38); p.arm('L', (-.13, .30, .66), (-1, -.4, -.3), (.4, .85, -.3), (0, -.1, -1))


def guests(q):
    """ten people, each as parts to be copied"""
    jean, dark, black = mat('gjean', '#3a4352', .85, var=0, colvar=.1), mat('gdark', '#2a2a2e', .85, var=0), mat('gshoe', '#1b1918', .5)
    brown, grey, inks = strands_of('hairb', .90, .3, .5), strands_of('hairg', .45, .1, .5), strands_of('hairi', .95, .2, .5)
    skins = [flesh(f'g{k}', c, '#86513f') for k, c in enumerate(('#a87a5a', '#9c7053', '#b38768', '#8f6348'))]; out = []
    for k, (male, age, suit, style, hands, ink, pose) in enumerate((
            (1, .10, 'male_casualsuit01', 'short', 'lap', inks, dict(lean=8, look=14, side=3)),
            (0, .08, 'female_casualsuit01', 'long', 'clap', inks, dict(lean=4, nod=-3, look=-8)),
            (0, .15, 'male_casualsuit02', 'bob', 'lap', brown, dict(lean=10, look=-26, side=7, nod=4)),
            (1, .25, 'male_casualsuit05', 'crop', 'crossed', inks, dict(lean=-3, look=10, twist=8)),
            (0, .45, 'female_casualsuit01', 'bob', 'glass', brown, dict(lean=2, look=22, twist=10)),
            (1, .55, 'male_elegantsuit01', 'crop', 'knees', grey, dict(lean=4, nod=5, side=-3)),
            (1, .05, 'male_casualsuit02', 'short', 'chin', inks, dict(lean=22, look=-9, side=-4)),
            (0, .05, 'male_casualsuit02', 'long', 'crossed', brown, dict(lean=3, look=34, side=-8)),
            (0, .30, 'male_casualsuit05', 'long', 'lap', inks, dict(lean=7, look=-12, nod=-4)),
            (1, .10, 'male_casualsuit03', 'short', 'clap', inks, dict(lean=6, look=-20, twist=-8)))):
        p = Person(male=male, age=age, weight=q.uniform(.4, .7), muscle=q.uniform(.4, .6), tall=(1.73 if male else 1.63) + q.uniform(-.04, .05), seed=k + 1, more=[('expression/units/asian/mouth-corner-puller', q.uniform(.3, 1))])
        seated(p, hands, q, **pose)
        e, parts = figure(p, [('clothes/' + suit, [cloth(COLOURS[k]), jean if k % 2 else dark]), ('clothes/shoes02', [black])], style, skins[k % 4], 3200, ink)
        bpy.data.objects.remove(e); out.append(parts)
        for o in parts:
            if o.type == 'CURVES': o.data.attributes['radius'].data.foreach_set('value', [.0005] * len(o.data.points))
    return out


def evening(R):
    g = R.g; q = random.Random(11); R.room(); brickwall(R, '#9a8c7b')
    quad('bw2', [(R.X0 + .004, R.Y0, 0), (R.X0 + .004, R.Y1, 0), (R.X0 + .004, R.Y1, R.Z), (R.X0 + .004, R.Y0, R.Z)], brick('bricks3', '#77655a', (1, 2)))
    people = kept('guests', lambda: guests(random.Random(5))); chairs = [list(hallchair(g, c).children) for c in ('#39434e', '#424a50')]; last = -1
    C = Vector((4.35, -.35, 1.66)); axis = Vector((-10, 1.2, 0)).normalized(); aside = Vector((axis.y, -axis.x, 0)) * -1; stage = C - axis * .2; n = 0
    for row in range(6):
        for c in range(-4, 5):
            d = 2.95 + row * .88; at = C + axis * d + aside * ((c + (.25 if row % 2 else -.2)) * .58); x, y = at.x + q.uniform(-.05, .05), at.y + q.uniform(-.04, .04)
            if not -4.1 < y < 3.3 or abs(c + .1) > 2.5 + row * .4 or (row, c) in ((2, -3), (4, 2)): continue
            rz = math.atan2(stage.y - y, stage.x - x) - math.pi / 2 + q.gauss(0, .13); e = empty('seat', (x, y, .002), rz + math.pi)
            for k in chairs[q.randrange(2)]: o = k.copy(); o.parent = e; link(o)
            k = q.choice([i for i in range(len(people)) if i != last]); last = k; n += 1; s = q.uniform(.96, 1.03); e = empty('guest', (x, y, 0), rz); e.scale = (s * (-1 if q.random() < .5 else 1), s, s); top = cloth(q.choice(COLOURS))
            for o in people[k]:
                o = o.copy(); o.parent = e; link(o); m = o.material_slots[0]
                if m.material and m.material.name.startswith('guest'): m.link = 'OBJECT'; m.material = top
    print('guests', n)
    for o in sum(people, []) + sum(chairs, []): o.hide_render = True; o.hide_viewport = True
    tree(-5.6, 3.0, 9, 9, 2.0)
    glow = opalglass((1, .78, .50), (1, .52, .22), 2.6)
    for x, y in ((-4.2, 1.6), (-1.6, 1.6), (1.0, 1.6)): pendant(g, x, y, 2.75, R.Z, .15, 18, glow)
    # festoon lamps from wall to wall, each with a dip
    bul = [emat('fest%d' % k, (1, .66, .34), e) for k, e in enumerate((15, 12, 9))]
    for a, b, dip in (((-6.3, -4.3, 3.55), (1.5, 3.9, 3.6), .55), ((-6.3, 3.7, 3.5), (3.0, -4.4, 3.6), .6), ((-6.3, -1.5, 3.3), (-6.3, 3.9, 3.4), .35), ((-5.2, -4.4, 3.2), (-4.6, 3.9, 3.3), .5)):
        A, B = Vector(a), Vector(b); k = 17; P = [A.lerp(B, i / k) - Vector((0, 0, dip * 4 * (i / k) * (1 - i / k))) for i in range(k + 1)]; curve('fw', [tuple(p) for p in P], .006, g['black'])
        for p in P[1:-1]: p = p + Vector((q.gauss(0, .02), q.gauss(0, .02), q.gauss(0, .014))); ghost(lathe('fb', [(max(.0004, .033 * math.sin(math.pi * i / 12)), -.033 * math.cos(math.pi * i / 12)) for i in range(13)], (p.x, p.y, p.z - .078), bul[q.choice((0, 0, 0, 1, 1, 2))], 20, bevel=.0001)); cyl('fs', .014, .05, (p.x, p.y, p.z - .02), g['black'], bevel=0, n=12)
        for i in (3, 8, 13): point(tuple(P[i] - Vector((0, 0, .12))), 11, (1, .60, .30), .12)
    for y in (-3.2, -1., 1.2, 3.2): spot((R.X0 + .5, y, 3.9), (R.X0 + .02, y, .8), 9, (1, .55, .27), 60, .9, .06)
    dusk(R, .5)
    at = C + axis * .50 + aside * -.010 + Vector((0, 0, .040)); o = vocal_mic(g, at, (.34, -.62, .60))
    spot((2.6, -2.6, 3.7), tuple(o.location), 110, (1, .82, .6), 24, .6, .08); area((3.2, 1.6, 2.3), tuple(o.location), 20, .3, .6, (.6, .76, 1)); area((5.8, -1.0, 2.9), tuple(o.location), 26, .5, .5, (1, .86, .68))
    for y in (-3.4, 2.9): spot((-5.4, y, 3.9), (1.2, y * -.1, 1.1), 420, (1, .70, .42), 52, .8, .12)   # lamps at the back draw hair and shoulders
    area((4.9, -2.0, 3.5), (.6, .2, 1.0), 62, 1.4, .5, (1, .76, .52), spread=110)   # what falls from the stage on the first rows
    lvl(tuple(C), tuple(C + axis * 10), 40, float(os.environ.get('STOP', '3.4')), tuple(Vector(o.location) + Vector((.021, -.004, 0))), shift=-.03)

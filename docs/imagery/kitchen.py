"""The worktop of the kitchen set at noon: flour with a well and a yolk in it on an oak board, a rolling pin, eggs, a bowl, milk; kettle and pot behind, out of focus: `about-kitchen`.

One sun through a window at the left, low enough to draw every edge and to seat everything by its shadow. The flour is a
heap that slid until no slope was steeper than flour holds (`heap`); its dust on the board is mixed into the wood, so that
it lies under shadows and goes out of focus as the board does. The wood is sawn out of a trunk (`sawn`): rings about a pith,
so that a face shows flames, an end the rings.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from scipy.ndimage import gaussian_filter

from cinelens import uncapped
from coffee import glaze, kettle
from house import nodes
from perfume import clear
from roomkit import *

WELL = Vector((-.035, -.035))   # middle of the flour, on the board
BOARD = .026                    # its thickness


def zellige(c='#93a09a',dark='#5f7069'):
    """glazed tiles made by hand: each its own tone and a little out of the wall's plane, so that each throws the light elsewhere"""
    m,b,N,L=nodes('zellige'); G=Graph(N,L); ge=N('ShaderNodeNewGeometry'); P=ge.outputs['Position']; R=ge.outputs['Random Per Island']; c_=G.mix(G.op('MULTIPLY',R,.75),c,dark); L(G.value(c_,G.op('MULTIPLY',G.ramp(G.noise(P,40,4),.3,.7,.88,1.1),G.ramp(G.noise(P,11,3),.3,.7,.92,1.06))),b.inputs['Base Color']); L(G.ramp(G.noise(P,30,3),.3,.7,.10,.26),b.inputs['Roughness']); setin(b,'Clearcoat',.3)
    wn=N('ShaderNodeTexWhiteNoise'); wn.noise_dimensions='1D'; L(G.op('MULTIPLY',R,91.),wn.inputs['W']); dv=N('ShaderNodeVectorMath'); dv.operation='SUBTRACT'; L(wn.outputs['Color'],dv.inputs[0]); dv.inputs[1].default_value=(.5,.5,.5); sc=N('ShaderNodeVectorMath'); sc.operation='SCALE'; sc.inputs['Scale'].default_value=.085; L(dv.outputs[0],sc.inputs[0])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.004; L(G.noise(P,26,3),bp.inputs['Height']); ad=N('ShaderNodeVectorMath'); L(bp.outputs[0],ad.inputs[0]); L(sc.outputs[0],ad.inputs[1]); nm=N('ShaderNodeVectorMath'); nm.operation='NORMALIZE'; L(ad.outputs[0],nm.inputs[0]); L(nm.outputs[0],b.inputs['Normal']); return m


def sawn(name, dark, light, axis=0, ring=.0042, gloss=.44, flour=None, pith=.05, wild=.020, bands=.80):
    """oak or beech cut from a trunk, oiled; flour: (middle, radius, strength) of what dusts it, in the room's measures"""
    m, b, N, L = nodes(name); G = Graph(N, L)
    oi = N('ShaderNodeObjectInfo').outputs['Random']; P = N('ShaderNodeTexCoord').outputs['Object']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0])
    c = [sp.outputs[i] for i in 'XYZ']; a = c[axis]; u, v = [c[i] for i in range(3) if i != axis]
    own = lambda k: G.op('SUBTRACT', G.op('FRACT', G.op('MULTIPLY', oi, k)), .5)
    # along the trunk everything is drawn out; the pith leaves the board at a small angle, so faces show flames
    st = [1., 1., 1.]; st[axis] = .05
    sh = N('ShaderNodeCombineXYZ'); [L(G.op('MULTIPLY', own(k), 9.), sh.inputs[i]) for i, k in enumerate((17.3, 41.7, 73.1))]; ad = N('ShaderNodeVectorMath'); L(P, ad.inputs[0]); L(sh.outputs[0], ad.inputs[1]); Q = ad.outputs[0]
    wob = G.op('SUBTRACT', G.noise(Q, 12, 4, .55, tuple(st)), .5); fine = G.op('SUBTRACT', G.noise(Q, 90, 3, .6, tuple(st)), .5)
    U = G.op('ADD', G.op('ADD', u, G.op('MULTIPLY', own(5.7), .10)), G.op('MULTIPLY', a, G.op('MULTIPLY', own(31.1), .22))); V = G.op('ADD', G.op('ADD', v, pith), G.op('MULTIPLY', a, G.op('MULTIPLY', own(11.9), .12)))
    r = G.op('SQRT', G.op('ADD', G.op('MULTIPLY', U, U), G.op('MULTIPLY', V, V))); r = G.op('ADD', r, G.op('ADD', G.op('MULTIPLY', wob, wild), G.op('MULTIPLY', fine, .0016)))
    t = G.op('FRACT', G.op('DIVIDE', r, ring)); late = G.op('MULTIPLY', G.ramp(t, .15, .86), G.ramp(t, 1., .95))
    fibre = G.noise(Q, 900, 2, .6, tuple(.03 if i == axis else 1. for i in range(3))); pore = G.noise(Q, 1500, 1, .5, tuple(.022 if i == axis else 1. for i in range(3))); pores = G.op('MULTIPLY', G.ramp(pore, .60, .68), G.ramp(t, .55, .05, .25, 1.))
    tone = G.op('MULTIPLY', G.ramp(G.noise(Q, 7, 4, .6, tuple(st)), .3, .7, .88, 1.10), G.ramp(oi, 0, 1, .86, 1.12))
    col_ = G.mix(G.op('MULTIPLY', late, bands), light, dark); col_ = G.value(col_, G.op('MULTIPLY', tone, G.ramp(fibre, .3, .7, .86, 1.12))); col_ = G.mix(G.op('MULTIPLY', pores, .72), col_, '#2b1a0f')
    rough = G.op('ADD', G.ramp(fibre, .3, .7, gloss - .07, gloss + .09), G.op('MULTIPLY', pores, .25)); h = G.op('SUBTRACT', G.op('ADD', G.op('MULTIPLY', fibre, .35), G.op('MULTIPLY', late, .25)), G.op('MULTIPLY', pores, .9))
    if flour:
        (fx, fy), R, k = flour; ge = N('ShaderNodeNewGeometry'); W = ge.outputs['Position']; ws = N('ShaderNodeSeparateXYZ'); L(W, ws.inputs[0]); wn = N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'], wn.inputs[0])
        x, y = G.op('SUBTRACT', ws.outputs['X'], fx), G.op('SUBTRACT', ws.outputs['Y'], fy); d = G.op('SQRT', G.op('ADD', G.op('MULTIPLY', x, x), G.op('MULTIPLY', G.op('MULTIPLY', y, y), 1.25)))
        thrown = G.noise(W, 16, 5, .66); thick = G.op('MULTIPLY', G.op('ADD', G.ramp(d, R, .05, 0, 1.05), G.op('MULTIPLY', G.op('SUBTRACT', thrown, .52), 1.15)), k)
        # powder: a film that thins out into single specks, and lies in pores first
        speck = G.op('ADD', G.op('MULTIPLY', G.noise(W, 1300, 2, .6), .65), G.op('MULTIPLY', G.noise(W, 420, 2, .6), .35)); cover = G.ramp(G.op('SUBTRACT', G.op('ADD', thick, G.op('MULTIPLY', pores, .10)), speck), -.34, .30); far = G.op('MULTIPLY', G.ramp(speck, .66, .72), G.ramp(d, R * 2.1, R * .7, 0, .7)); cover = G.op('MULTIPLY', G.op('MAXIMUM', cover, far), G.ramp(wn.outputs['Z'], .35, .8))
        col_ = G.mix(G.op('MULTIPLY', cover, .94), col_, '#e9e3d6'); rough = G.op('ADD', rough, G.op('MULTIPLY', cover, .5)); h = G.op('ADD', h, G.op('MULTIPLY', G.op('MULTIPLY', cover, speck), 1.1))
    L(col_, b.inputs['Base Color']); L(rough, b.inputs['Roughness']); setin(b, 'Specular', .42)
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .5; bp.inputs['Distance'].default_value = .0006; L(h, bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


def heap(seed=5, n=520, size=.30):
    """flour poured and opened with the fingers: (height in metres, on a square of `size`)"""
    g = np.random.default_rng(seed); y, x = np.mgrid[0:n, 0:n] / n * size - size / 2; a = np.arctan2(y, x); r = np.hypot(x, y)
    ro = .066 + .008 * np.sin(a * 2 + .7) + .005 * np.sin(a * 3 + 2.) + .003 * np.sin(a * 5); h = .021 * np.exp(-((r - ro) / np.where(r > ro, .030, .020))**2) * (1 + .16 * np.sin(a * 2 + 1.) + .10 * np.sin(a * 5 + 2) - .34 * np.exp(-((a + 1.5) / .7)**2))
    for _ in range(150):   # spoonfuls, and what slid off
        t = g.uniform(0, 2 * np.pi); q = g.normal(.066, .014); s = g.uniform(.004, .011); h += g.uniform(.10, .42) * s * np.exp(-((x - q * np.cos(t))**2 + (y - q * np.sin(t))**2) / s**2)
    for t in (2.2, 2.75, 3.35):   # where fingers drew it apart
        p = (x * np.cos(t) + y * np.sin(t)); w = (-x * np.sin(t) + y * np.cos(t)); h -= .005 * np.exp(-(w / .008)**2) * (p > 0) * np.exp(-((p - .075) / .03)**2)
    h = np.clip(h, 0, None); cell = size / n; lim = .66 * cell * (1 + .16 * np.clip(gaussian_filter(g.normal(size=h.shape), 7) * 18, -1, 1))
    for _ in range(260):   # no slope steeper than flour holds
        for ax, s in ((0, 1), (0, -1), (1, 1), (1, -1)):
            d = h - np.roll(h, s, ax) - lim; m = np.clip(d, 0, None) * .22; h = h - m + np.roll(m, -s, ax)
    h = np.maximum(h, .0014 * (r < .05))   # a film of it under the egg, too
    rough = sum(gaussian_filter(g.normal(size=h.shape), s) * s * k for s, k in ((.8, .00026), (2., .00044), (5., .00056), (11., .0006)))
    crumbs = np.zeros_like(h)   # what rolled down and stayed
    for _ in range(110):
        t, q, s = g.uniform(0, 2 * np.pi), abs(g.normal(.070, .024)), g.uniform(.45, 1.) ** 3 * .0024; d = np.hypot(x - q * np.cos(t), (y - q * np.sin(t)) * g.uniform(.8, 1.25))
        if q > .040: crumbs = np.maximum(crumbs, np.sqrt(np.clip(s * s - d * d, 0, None)) * .55)
    rough = rough + gaussian_filter(crumbs, .9)
    h = h + rough * np.clip(h / .0025, 0, 1)
    return h, size


TURN, BX, BY = math.radians(-9), .52, .33


def on_board(x, y):
    u, v = x * math.cos(-TURN) - y * math.sin(-TURN), x * math.sin(-TURN) + y * math.cos(-TURN); return (abs(u) < BX / 2 - .004) & (abs(v) < BY / 2 - .004)


def flour_mesh(m):
    h, size = heap(); n = len(h); y, x = np.mgrid[0:n, 0:n] / n * size - size / 2; v = np.stack([x, y, h], 2).reshape(-1, 3); keep = (h > .0003) & on_board(x + WELL.x, y + WELL.y)
    f = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1) if keep[j, i] or keep[j + 1, i + 1]]
    o = mesh('heap', v.tolist(), f, m, smooth=True); o.location = (WELL.x, WELL.y, BOARD - .0009); return h, size, o


def powder():
    """flour: grains, and where the egg has got into it a paste, yellower and a little shiny"""
    m, b, N, L = nodes('flour'); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0]); x, y = G.op('SUBTRACT', sp.outputs['X'], .002), sp.outputs['Y']
    d = G.op('ADD', G.op('SQRT', G.op('ADD', G.op('MULTIPLY', x, x), G.op('MULTIPLY', y, y))), G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 70, 4, .6), .5), .016)); wet = G.op('MULTIPLY', G.ramp(d, .047, .039), G.ramp(sp.outputs['Z'], .012, .006))
    c = G.value('#ebe5d8', G.op('MULTIPLY', G.ramp(G.noise(P, 700, 3, .7), .3, .7, .92, 1.04), G.ramp(G.noise(P, 60, 4, .6), .3, .7, .96, 1.02))); L(G.mix(G.op('MULTIPLY', wet, .7), c, '#d9c795'), b.inputs['Base Color']); L(G.op('SUBTRACT', 1., G.op('MULTIPLY', wet, .55)), b.inputs['Roughness']); setin(b, 'Specular', .14); setin(b, 'Subsurface', .12); b.inputs['Subsurface Scale'].default_value = .0012
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .75; bp.inputs['Distance'].default_value = .0008; L(G.op('ADD', G.op('ADD', G.noise(P, 1700, 2, .7), G.noise(P, 420, 3, .7)), G.op('MULTIPLY', G.noise(P, 150, 3, .6), 1.4)), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


def shell(c='#cf9a6e'):
    """an eggshell: fine pores, freckles, paler where it was laid on"""
    m, b, N, L = nodes('shell' + c); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; oi = N('ShaderNodeObjectInfo').outputs['Random']
    c_ = G.value(c, G.op('MULTIPLY', G.ramp(G.noise(P, 55, 4, .6), .3, .7, .92, 1.07), G.ramp(oi, 0, 1, .88, 1.14))); c_ = G.mix(G.ramp(G.noise(P, 420, 2, .6), .66, .72, 0, .4), c_, '#7d4d30'); c_ = G.mix(G.ramp(G.noise(P, 1300, 2, .5), .66, .74, 0, .35), c_, '#ecd3b6'); L(c_, b.inputs['Base Color'])
    setin(b, 'Roughness', .46); setin(b, 'Specular', .4); setin(b, 'Subsurface', .12); b.inputs['Subsurface Radius'].default_value = (1., .5, .3); b.inputs['Subsurface Scale'].default_value = .003
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .30; bp.inputs['Distance'].default_value = .0003; L(G.op('ADD', G.noise(P, 900, 2), G.op('MULTIPLY', G.noise(P, 240, 3), .8)), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); return m


def egg(x, y, z, rz, m, tip=1.5, k=1.):
    o = lathe('egg', [(max(.0002, .0218 * math.sin(math.pi * t) * (1 + .13 * math.cos(math.pi * t))), -.0285 * math.cos(math.pi * t)) for t in [i / 60 for i in range(61)]], (x, y, z + .0212 * k), m, 96, (tip, 0, rz), bevel=.00001); o.scale = (k, k, k); return o


def yolk(h, size):
    """in the well: a yolk under its skin, the white about it up to where the flour holds it"""
    m, b, N, L = nodes('yolk'); G = Graph(N, L); P = N('ShaderNodeTexCoord').outputs['Object']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0]); x, y = G.op('SUBTRACT', sp.outputs['X'], .0045), G.op('ADD', sp.outputs['Y'], .003)
    # paler in clouds below its skin, a germ's pale disc; the skin is wet, and not quite taut
    germ = G.op('MULTIPLY', G.ramp(G.op('ADD', G.op('SQRT', G.op('ADD', G.op('MULTIPLY', x, x), G.op('MULTIPLY', y, y))), G.op('MULTIPLY', G.noise(P, 900, 2), .0006)), .0026, .0014), G.ramp(sp.outputs['Z'], .010, .012))
    c = G.mix(G.ramp(G.noise(P, 60, 3, .5), .3, .7), '#df7d0a', '#e88f12'); c = G.mix(G.op('MULTIPLY', germ, .22), c, '#f3c062'); L(c, b.inputs['Base Color']); setin(b, 'Subsurface', .8); b.inputs['Subsurface Radius'].default_value = (1., .38, .05); b.inputs['Subsurface Scale'].default_value = .003; setin(b, 'Roughness', .30); setin(b, 'Clearcoat', 1.); b.inputs['Coat Roughness'].default_value = .015; b.inputs['IOR'].default_value = b.inputs['Coat IOR'].default_value = 1.34
    bp = N('ShaderNodeBump'); bp.inputs['Strength'].default_value = .5; bp.inputs['Distance'].default_value = .0005; L(G.op('ADD', G.noise(P, 70, 2), G.op('MULTIPLY', G.noise(P, 700, 2), .03)), bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal']); L(bp.outputs[0], b.inputs['Coat Normal'])
    n, z = 96, .0115; bottom = float(h[len(h) // 2 - 20:len(h) // 2 + 20, len(h) // 2 - 20:len(h) // 2 + 20].mean()); zw = BOARD + bottom + .0048
    prof = smooth([(.0002, .0182), (.0070, .0176), (.0135, .0148), (.0178, .0095), (.0184, .0060), (.0168, .0020), (.0120, -.001), (.0002, -.001)], 8); o = lathe('yolk', prof, (WELL.x + .004, WELL.y - .002, BOARD + bottom + .0005), m, n, bevel=.00001); o.scale = (1.06, 1.02, 1.); o.rotation_euler = (.03, -.04, .4)
    for q in o.data.vertices: a = math.atan2(q.co.y, q.co.x); k_ = 1 + .035 * math.sin(2 * a + .8) + .02 * math.sin(3 * a + 2.); q.co.x *= k_; q.co.y *= k_; q.co.z *= 1 + .05 * noise.noise(Vector((q.co.x * 70, q.co.y * 70, 4)))
    # the white: flat, swells at the yolk and at its edge; where it meets flour, the flour stands through it
    k = 90; R = .047; v = []
    for j in range(k + 1):
        for i in range(k + 1): x, y = (i / k - .5) * 2 * R, (j / k - .5) * 2 * R; r = math.hypot(x - .004, y + .002); v.append((x, y, .0034 * math.exp(-((r - .0175) / .006)**2) + .0006 * noise.noise(Vector((x * 90, y * 90, 3)))))
    w, b, N, L = nodes('white'); setin(b, 'Base Color', col('#fbf3d8')); setin(b, 'Roughness', .04); setin(b, 'Transmission', .86); b.inputs['IOR'].default_value = 1.36; setin(b, 'Clearcoat', .4)
    o = mesh('white', v, [(j * (k + 1) + i, j * (k + 1) + i + 1, (j + 1) * (k + 1) + i + 1, (j + 1) * (k + 1) + i) for j in range(k) for i in range(k) if math.hypot(i / k - .5, j / k - .5) < .5], w, smooth=True); o.location = (WELL.x, WELL.y, zw); o.visible_shadow = False
    # bubbles of the crack's air, most of them by the edge
    film = clear('film', 1.2, '#ffffff'); q = random.Random(6)
    for i in range(16): a, d, s = q.uniform(0, 6.28), q.choice((.024, .034, .037)) + q.gauss(0, .0012), q.uniform(.0004, .0013); o = lathe('bubble', [(max(.00001, s * math.sin(math.pi * j / 16)), -s * math.cos(math.pi * j / 16)) for j in range(17)], (WELL.x + d * math.cos(a), WELL.y + d * math.sin(a), zw + .0002), film, 20, bevel=.000001); o.visible_shadow = False


def worktop():
    """honed limestone: fine specks and a few veins, and a touch of what was wiped over it"""
    m, b, N, L = nodes('worktop'); G = Graph(N, L); P = N('ShaderNodeNewGeometry').outputs['Position']
    c = G.value('#cfc9be', G.op('MULTIPLY', G.ramp(G.noise(P, 9, 6, .65), .3, .7, .93, 1.05), G.ramp(G.noise(P, 700, 2, .6), .3, .7, .95, 1.04))); c = G.mix(G.ramp(G.noise(P, 260, 2, .6), .66, .72, 0, .55), c, '#8f887c'); c = G.mix(G.ramp(G.noise(P, 420, 2, .5), .68, .74, 0, .5), c, '#f0ece4'); L(c, b.inputs['Base Color'])
    L(G.ramp(G.noise(P, 14, 5, .7), .3, .7, .22, .40), b.inputs['Roughness']); setin(b, 'Specular', .45); return m


def pin(at, rz):
    """a rolling pin of beech, floured by hands; its barrel turns on a rod, so the handles stand off by a gap"""
    w = sawn('beech', '#b98856', '#d3a673', 2, .0030, .44, ((at[0] - .03, at[1]), .12, .40), .05); e = empty('pin', (at[0], at[1], at[2] + .0272), rz); R = (0, math.pi / 2, 0)
    lathe('barrel', [(.0002, -.128), (.0235, -.128), (.0262, -.1262), (.0272, -.122), (.0272, .122), (.0262, .1262), (.0235, .128), (.0002, .128)], (0, 0, 0), w, 112, R, e, .0006)
    for s in (-1, 1): lathe('handle', smooth([(.0074, .1305), (.0088, .1318), (.0092, .138), (.0125, .150), (.0148, .168), (.0142, .188), (.0108, .203), (.0050, .2085), (.0003, .2090)], 8), (0, 0, 0), w, 64, (0, s * math.pi / 2, 0), e, .0001); cyl('rod', .0050, .004, (s * .1292, 0, 0), mat('rodm', '#6d7074', .3, metal=1, var=.1, vscale=60), R, e, 32, .0003)


def bottle(x, y):
    """a bottle of milk: glass two millimetres thick, clear in its foot and along its edges, the milk within it; where it was poured a film clings above its level, with froth at its edge"""
    P = smooth([(.0002, .0022), (.020, .0020), (.031, .0002), (.0360, .0012), (.0385, .007), (.0385, .12), (.034, .15), (.019, .178), (.0175, .203), (.0205, .205), (.0210, .2095), (.0200, .2140), (.0168, .2150), (.0150, .2120)], 8); zl, t = .137, .0023
    I = smooth([(.0002, .0075), (.020, .0072), (.0310, .0075), (.0352, .0110), (.0385 - t, .018), (.0385 - t, .12), (.034 - t, .1495), (.019 - t, .1770), (.0175 - t, .203), (.0150, .2120)], 8); r = float(np.interp(zl, [q[1] for q in I[24:]], [q[0] for q in I[24:]]))
    m, b, N, L = nodes('milkm'); setin(b, 'Base Color', col('#efe9da')); setin(b, 'Roughness', .5); setin(b, 'Specular', .2); setin(b, 'Subsurface', .35); b.inputs['Subsurface Radius'].default_value = (1., .85, .6); b.inputs['Subsurface Scale'].default_value = .007
    lathe('milk', [q for q in I if q[1] < zl] + [(r, zl), (r - .0004, zl + .0004), (r - .0018, zl - .0006), (r - .005, zl - .0012), (.0002, zl - .0013)], (x, y, 0), m, 128, bevel=.00001)
    o = uncapped(lathe('milkg', P, (x, y, 0), clear('milkglass', 1.5, '#f4fbf8'), 128, bevel=.00001)); e = uncapped(lathe('milkd', [(r, zl)] + [q for q in I if q[1] > zl], (x, y, 0), clear('milkdry', 1 / 1.5), 128, bevel=.00001)); o.visible_shadow = o.visible_diffuse = e.visible_shadow = e.visible_diffuse = False   # or no light from the room finds its way to the milk
    q = random.Random(8); f = mat('froth', '#f4efe4', .2, var=0, coat=.5)
    for i in range(46): a, s_ = q.uniform(0, 6.28), q.uniform(.0005, .0017); d = r - s_ - abs(q.gauss(0, .0026)); o = lathe('froth', [(max(.00001, s_ * math.sin(math.pi * j / 12)), -s_ * .8 * math.cos(math.pi * j / 12)) for j in range(13)], (x + d * math.cos(a), y + d * math.sin(a), zl - .0005), f, 16, bevel=.000001)


def shot(g):
    fl = powder()
    # top, wall, what stands far back
    box('top', (4.2, 1.3, .04), (0, .05, -.02), worktop(), .004)
    tiles = zellige('#a9b8ae', '#7d9288'); o = boxes('tiles', [((.1465, .012, .0715), (-1.1 + .15 * i + (.075 if j % 2 else 0), .556, .042 + .075 * j)) for j in range(8) for i in range(18)], tiles); o.modifiers.new('b', 'BEVEL').width = .0014; quad('grout', [(-1.3, .5525, 0), (1.5, .5525, 0), (1.5, .5525, .7), (-1.3, .5525, .7)], mat('groutm', '#b3afa4', .9, var=.05, bump=.3, bscale=200))
    enam = mat('enam', '#a8401f', .24, var=.05, coat=.6); px, py = .43, .42
    lathe('pot', smooth([(.002, 0), (.1, .001), (.115, .015), (.12, .13), (.124, .135), (.116, .136)], 6) + [(.11, .13), (.105, .02), (.002, .015)], (px, py, .001), enam, 96); lathe('lid', smooth([(.122, 0), (.1, .02), (.05, .034), (.012, .038), (.012, .05), (.022, .06), (.002, .066)], 6), (px, py, .137), enam, 96)
    for s in (-1, 1): curve('ph', [(px + s * .118, py - .03, .10), (px + s * .152, py - .028, .106), (px + s * .152, py + .028, .106), (px + s * .118, py + .03, .10)], .0075, enam)
    kettle(.185, .43, .001, 2.5)
    lathe('uj', smooth([(.002, 0), (.046, .001), (.051, .008), (.0515, .14), (.0495, .143), (.0470, .14), (.046, .02), (.002, .015)], 6), (.0, .46, .0), glaze('jarg', '#d8d2c5'), 80)
    for i in range(5): a = i * 1.25 + .4; tube('ut', (.010 * math.cos(a), .46 + .012 * math.sin(a), .02), (.0 + .046 * math.cos(a) - .04 * (i % 2), .46 + .04 * math.sin(a), .25 + .03 * (i % 3)), .0058, mat('utw', '#9a7148', .5, var=.1, vscale=20, colvar=.2) if i % 2 else g['steel'], None, 24)
    # the board: staves glued, each its own piece of the trunk
    oak_ = sawn('oakboard', '#84603c', '#b58c5d', 0, .0015, .46, ((WELL.x, WELL.y), .185, 1.18), .13, .012, .5); e = empty('board', (0, 0, 0), TURN); n = 8; wy = BY / n
    for i in range(n): o = box('stave', (BX, wy - .00015, BOARD), (0, -BY / 2 + wy * (i + .5), BOARD / 2), oak_, .0016 if i in (0, n - 1) else .0004, parent=e); o.modifiers['b'].segments = 4
    h, size, o = flour_mesh(fl); yolk(h, size); pin((.055, .088, BOARD), math.radians(14))
    sh = shell(); B = BOARD
    egg(.150, -.070, B, .5, sh, 1.50); egg(.196, -.040, B, 2.1, sh, 1.46, .97); egg(.142, -.012, B, -1.0, sh, 1.55, 1.02)
    # a bowl of flour, milk
    bw = glaze('bowlg', '#c3b9a6', '#4f4031'); bx, by = .240, .245; lathe('bowl', smooth([(.002, .006), (.040, .006), (.046, .0), (.051, .001), (.053, .007), (.086, .040), (.108, .080), (.1165, .106), (.1160, .1088), (.1140, .1092), (.1110, .1060), (.102, .080), (.078, .044), (.045, .016), (.002, .012)], 8), (bx, by, 0), bw, 160, bevel=.0002)
    o = lathe('flb', smooth([(.0005, .098), (.03, .093), (.06, .082), (.094, .078), (.102, .076)], 10), (bx, by, -.004), fl, 120, bevel=.00001)
    for v in o.data.vertices: v.co.z += .006 * noise.noise(Vector((v.co.x * 30, v.co.y * 30, 2))) + .002 * noise.noise(Vector((v.co.x * 120, v.co.y * 120, 5)))
    sp = empty('spoon', (bx + .012, by - .01, .085), 0); sp.rotation_euler = (0, math.radians(46), math.radians(28)); lathe('spo', smooth([(.0035, -.03), (.0055, .05), (.0058, .15), (.0075, .178), (.0066, .188), (.0005, .191)], 8), (0, 0, 0), sawn('spoonw', '#8d5f38', '#bd8e5c', 2, .003, .5, None, .012), 48, parent=sp, bevel=.0002)
    bottle(-.165, .235)
    # noon: the sun through a window at the left, its bars on wall and top; sky through the same window, the room's own light behind
    sun_at = Vector((-1., .18, .72)); l = bpy.data.lights.new('sun', 'SUN'); l.energy = 3.3; l.color = (1, .93, .82); l.angle = math.radians(1.0); o = link(bpy.data.objects.new('sun', l)); o.location = sun_at; aim(o, (0, 0, 0))
    bar_ = mat('barm', '#d8d4ca', .6, var=0); d = sun_at.normalized()
    for y_ in (-.62, -.02, .60): box('bar', (.05, .05, 2.6), Vector((0, y_, .0)) + d * 1.75 * 1.0 + Vector((0, 0, -.2)), bar_, .004)
    for z_ in (-.62, .37): box('bar', (.05, 2.6, .045), Vector((0, 0, z_)) + d * 1.75, bar_, .004)
    area((-1.6, .25, 1.0), (0, .05, .05), 40, 1.2, 1.3, (.80, .89, 1)).visible_camera = False
    quad('far', [(1.9, -3, -.5), (1.9, 2, -.5), (1.9, 2, 2.6), (1.9, -3, 2.6)], mat('farw', '#b8ada0', .9, var=0)); quad('ceil', [(-2.2, -3, 2.6), (1.9, -3, 2.6), (1.9, 1, 2.6), (-2.2, 1, 2.6)], mat('ceilw', '#d8d2c8', .9, var=0))
    ambient((.66, .70, .76), .22)
    camera((.035, -.93, .590), (.035, .075, .050), 57, 5.0, (-.02, -.055, .040))


if __name__ == '__main__':
    out, w, h, spp, seed, thr = args(); s = reset(); g = M(); shot(g); render(out, w, h, spp, seed, thr, bounces=6, clamp=5)

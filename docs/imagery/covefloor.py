"""The floor of `showcase-cyclorama` and of `hero-cyclorama` as it is walked on, laid out from above and mixed into its paint: `walked(material)`.

Laid into the paint it lies under shadows and goes out of focus as the floor does, and needs no mask of what stands on it.
"""
import os

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import smooth
from soles import Floor, bend

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out')
# metres, from the left and from the front; six millimetres a point; kept in out/
X, Y, STEP = (-3.6, 3.6), (-4.2, 3.0), .006
WALKS = ((-1.9, -3.2), (-.6, -1.9), (.7, -1.6)), ((1.5, -3.2), (1.0, -2.2), (.9, -1.3)), ((-2.6, -1.2), (-1.2, .4), (.8, .6)), ((.4, -3.6), (-.2, -2.6), (-1.6, -1.4))


# `hero-cyclorama`: round its rug and to its camera
DRUMS = ((-2.9, -1.6), (-1.6, -1.3), (-1.3, -.2)), ((-1.2, -2.6), (-.4, -1.7), (.9, -1.3)), ((2.9, -.4), (1.9, -.9), (.9, -1.5)), ((.2, -2.2), (1.2, -1.5), (1.5, -.2)), ((1.5, -.6), (2.0, .6), (1.4, 1.7)), ((-2.2, .2), (-1.6, -.9), (-.4, -1.5)), ((2.6, 1.2), (1.7, .2), (2.6, -1.6)), ((-.9, -1.2), (.2, -1.45), (1.6, -1.1))


# `hero-car`: it was reversed to where it stands, others turned there before it
CAR_WALKS = ((-1.6, -1.9), (-.4, -1.5), (.6, -1.6)), ((2.6, -3.6), (1.7, -2.9), (.5, -1.5)), ((-2.6, -.4), (-1.9, .9), (-.6, 1.7)), ((-.9, -3.4), (-.2, -2.6), (1.2, -2.4))
ALONG = lambda t, v, b=0.: (1.0 + .788 * t + (.616 * v + b * t * t * .616), -.1 - .616 * t + (.788 * v + b * t * t * .788))
TYRES = tuple((tuple(ALONG(t, v, .012) for t in np.linspace(.9, 4.4, 12)), .95) for v in (-.83, .83)) + tuple((bend((-4.4, -4.6 + k), (-.6, -3.1 + k), (3.5, -3.5 + k)), .75) for k in (0, 1.5)) + tuple((tuple(ALONG(t, v, -.01) for t in np.linspace(-5.6, -1.2, 12)), .60) for v in (-.80, .80))


def marks(name='cove', walks=WALKS, seed=83, strokes=30, tyres=()):
    kept = f'{OUT}/{name}-marks.npy'
    if os.path.exists(kept): return np.load(kept)
    fx, fy = np.meshgrid(np.arange(*X, STEP, dtype=np.float32), np.arange(*Y, STEP, dtype=np.float32))
    f = Floor(fx, fy, seed)
    m = np.max([f.soles(walks, .07, .22), f.strokes(strokes, -3.2, 3.2, -4.0, 1.6, .12, .45), .09 * f.joints((-2.9, -1.68, -.46, .76, 1.98), (-2.7, -.26, 2.18), 5.),
                f.tracks(bend((-.4, -3.6), (.6, -2.0), (3.4, -1.2)), .20, .03), f.tracks(bend((-.1, -3.7), (.9, -2.0), (3.4, -.9)), .16, .03), *(f.tracks(*t) for t in tyres)], 0)
    m += smooth(f.tones(.45), -.4, 1.6) * .07 + smooth(f.tones(.12), .2, 2.) * .04
    whole = smooth(np.minimum.reduce([fx - X[0], X[1] - fx, fy - Y[0], Y[1] - fy]), .05, .5)
    a = 1 - np.clip(gaussian_filter(m, .6), 0, 1) * whole
    os.makedirs(OUT, exist_ok=True)
    np.save(kept, a)
    return a


def walked(m, a=None, dull=0.):
    """the marks multiply what colour the paint has; dull: and take its gloss, as rubber does"""
    if a is None: a = marks()
    H, W = a.shape
    im = bpy.data.images.new('marks', W, H, float_buffer=True)
    im.colorspace_settings.name = 'Non-Color'
    im.pixels.foreach_set(np.repeat(a[..., None], 4, 2).astype(np.float32).ravel())
    im.pack()
    nt = m.node_tree
    N, L = nt.nodes.new, nt.links.new
    g, p, t, k = N('ShaderNodeNewGeometry'), N('ShaderNodeMapping'), N('ShaderNodeTexImage'), N('ShaderNodeMix')
    p.vector_type = 'POINT'
    p.inputs['Scale'].default_value = 1 / (W * STEP), 1 / (H * STEP), 1
    p.inputs['Location'].default_value = -X[0] / (W * STEP), -Y[0] / (H * STEP), 0
    t.image, t.extension = im, 'EXTEND'
    k.data_type, k.blend_type = 'RGBA', 'MULTIPLY'
    k.inputs[0].default_value = 1
    L(g.outputs['Position'], p.inputs[0]); L(p.outputs[0], t.inputs[0])
    c = nt.nodes['Principled BSDF'].inputs['Base Color']
    L(c.links[0].from_socket, k.inputs[6]); L(t.outputs[0], k.inputs[7]); L(k.outputs[2], c)
    if dull:
        r, q = nt.nodes['Principled BSDF'].inputs['Roughness'], N('ShaderNodeMath')
        q.operation = 'MULTIPLY_ADD'; q.inputs[1].default_value = -dull
        u = N('ShaderNodeMath'); u.operation = 'ADD'; u.inputs[1].default_value = dull
        L(t.outputs[0], q.inputs[0]); L(r.links[0].from_socket, u.inputs[0]); L(u.outputs[0], q.inputs[2]); L(q.outputs[0], r)
    return m

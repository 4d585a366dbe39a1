"""The pair of the daylight room, light by light: SHOT=window python pair.py -- OUT WIDTH HEIGHT SAMPLES

Each light that a hand could switch is a picture of its own (light groups), so that sun, sky and lamps are set against each other afterwards, as
at a desk, before any curve (`pairmix.py`). Each is cleaned by itself and kept as OUT-LIGHT.npy. The camera's monitor shows what stands before its
lens, cut out of the master there is. `placed` is what is done to the room of `roomshots.py` for it.
"""
import math
import os
import runpy
import sys

import bpy
import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import kit
from darkroom import master

DAY = os.environ.setdefault('SHOT', 'window') == 'window'
GROUPS = ('sun', 'sky', 'air', 'nearlight', 'nearstrip', 'nearrim', 'nearsun', 'fill', 'rest') if DAY else ('sky', 'air', 'soft', 'globes', 'lamp', 'nearlight', 'nearstrip', 'nearrim', 'fill', 'rest')

# what the camera in the picture sees, of the master
SEEN = (1090, 430, 1720, 784)
# materials that a lens should tell apart: their colour
TONES = {'frame': '#1b1c1e', 'casem': '#6a6a67', 'prl1': '#8c8a80', 'orangec': '#4d4a45', 'batlc': '#4a4c4f'}


def painted(name, c):
    for n in bpy.data.materials[name].node_tree.nodes:
        if n.type == 'HUE_SAT' and not n.inputs['Color'].is_linked: n.inputs['Color'].default_value = kit.col(c)
        if n.type == 'BSDF_PRINCIPLED' and not n.inputs['Base Color'].is_linked: n.inputs['Base Color'].default_value = kit.col(c)


def placed():
    from clay import thrown
    from panes import SUN
    from roomkit import sun
    from weave import slubs
    objects, materials = bpy.data.objects, bpy.data.materials
    for o in list(objects):
        light = o.data.type if o.type == 'LIGHT' else ''
        name = o.name.split('.')[0]
        # a lit door behind the camera was a pale card on the hills, with the camera cut out of it; a lamp over the paper that nobody sees lit
        # the wall; what lights the mountain after sunset stays
        if name in ('hall', 'bf') or light == 'SUN' and DAY and name != 'nearsun' or light == 'AREA' and o.location.x > 6: objects.remove(o)
    # threads and rings as wide as this lens can tell apart
    objects['vase'].data.materials[0] = thrown()
    slubs(materials['linen'], '#b7a58c', 110, (.76, 1.15), .005)
    for name, c in TONES.items(): painted(name, c)
    # the paper in the panes was a brown stain on the hills
    objects['sweep'].visible_glossy = DAY
    # what one sees of the sky is nearly white, as the lens is open for the room
    if DAY:
        for n in bpy.context.scene.world.node_tree.nodes:
            if n.type == 'BACKGROUND' and n != bpy.context.scene.world.node_tree.nodes['Background']: n.inputs['Strength'].default_value = 1.9
    # from the left, past the frame: it draws the window on floor and paper, and leaves the boards their colour, which one from ahead burns out
    if DAY: sun(SUN[0], math.radians(17), 6, (1, .88, .70), .9)


def sorted_out():
    """which light belongs to which group"""
    bpy.context.scene.world.lightgroup = 'sky'
    for o in bpy.data.objects:
        if o.type == 'LIGHT':
            kind, at = o.data.type, o.location
            if o.name.startswith('near'): g = o.name
            elif kind == 'SUN': g = 'sun' if DAY else 'air'
            elif o.data.cycles.is_portal: continue
            elif DAY: g = 'fill'
            elif kind == 'AREA': g = 'soft' if o.name.startswith('sbl') else 'fill'
            else: g = 'globes' if abs(at.y - 1.9) < .1 and abs(at.z - 2.82) < .1 else 'lamp' if (at.x - .38) ** 2 + (at.y - 2.12) ** 2 < .1 else 'rest'
        elif o.type in ('MESH', 'CURVE'):
            names = {m.name.split('.')[0] for m in o.data.materials if m}
            if names & {'soil', 'blades', 'massif', 'larch'}: g = 'air'
            elif 'face' in names: g = 'rest' if DAY else 'soft'
            elif 'opalglass' in names: g = 'globes'
            elif 'litshade' in names: g = 'lamp'
            else: g = 'rest'
        else: continue
        o.lightgroup = g


def kept(out, name):
    folder = os.path.dirname(os.path.abspath(out))
    image = bpy.data.images.load(os.path.join(folder, f'{os.path.basename(out)}-{name}-0001.exr'))
    W, H = image.size
    a = np.empty(W * H * 4, np.float32)
    image.pixels.foreach_get(a)
    a = a.reshape(H, W, 4)[::-1, :, :3]
    if os.environ.get('REGION'):
        # the denoiser leaves a trace of light where nothing was rendered
        left, top, right, low = (round(float(v) * n) for v, n in zip(os.environ['REGION'].split(','), (W, H, W, H)))
        there = np.zeros((H, W, 1), np.float32)
        there[top:low, left:right] = 1
        a = a * there
    np.save(f'{out}-{name}.npy', np.clip(a, 0, 6e4).astype(np.float16))
    os.remove(image.filepath)


def render(out, *rest, **more):
    scene, layer = bpy.context.scene, bpy.context.view_layer
    scene.frame_set(1)
    os.makedirs(os.path.dirname(os.path.abspath(out)), exist_ok=True)
    for name in GROUPS: layer.lightgroups.add(name=name)
    placed()
    sorted_out()
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    N, L = tree.nodes.new, tree.links.new
    source, files = N('CompositorNodeRLayers'), N('CompositorNodeOutputFile')
    L(source.outputs['Image'], N('CompositorNodeComposite').inputs[0])
    files.base_path = os.path.dirname(os.path.abspath(out))
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name in GROUPS:
        clean = N('CompositorNodeDenoise')
        L(source.outputs[f'Combined_{name}'], clean.inputs['Image'])
        L(source.outputs['Denoising Normal'], clean.inputs['Normal'])
        L(source.outputs['Denoising Albedo'], clean.inputs['Albedo'])
        files.file_slots.new(f'{os.path.basename(out)}-{name}-')
        L(clean.outputs[0], files.inputs[-1])
    whole(out, *rest, **more)
    for name in GROUPS: kept(out, name)


with Image.open(master('hero-window' if DAY else 'hero-dusk')) as picture:
    os.makedirs(os.path.join(HERE, 'out'), exist_ok=True)
    view = os.path.join(HERE, 'out', f'view-{os.environ["SHOT"]}.png')
    picture.crop(SEEN).resize((512, 288), Image.LANCZOS).save(view)
os.environ['MONITOR'] = view
# double glazing, a little more than it is
os.environ.setdefault('MIRROR', '1.8')
whole, kit.render = kit.render, render
runpy.run_path(os.path.join(HERE, 'roomshots.py'), run_name='__main__')

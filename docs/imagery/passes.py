"""Renders of the pair's room what a print needs to know of it: SHOT=dusk python passes.py -- OUT WIDTH HEIGHT SAMPLES

Beside the picture, each as OUT-NAME.npy: where every pixel lies in the room (position, in metres), which way it faces (normal), the
light that falls on it whatever its own colour (light) and that colour (colour). Prints (`lightprint.py`) take falloff from these instead of guessing it.
"""
import os
import runpy
import sys

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import kit


def kept(out, name):
    folder = os.path.dirname(os.path.abspath(out))
    image = bpy.data.images.load(os.path.join(folder, f'{os.path.basename(out)}-{name}-0001.exr'))
    W, H = image.size
    a = np.empty(W * H * 4, np.float32)
    image.pixels.foreach_get(a)
    np.save(f'{out}-{name}.npy', a.reshape(H, W, 4)[::-1, :, :3].astype(np.float16))


def render(out, *rest, **more):
    scene, layer = bpy.context.scene, bpy.context.view_layer
    scene.frame_set(1)
    for p in ('position', 'normal', 'diffuse_direct', 'diffuse_indirect', 'diffuse_color'): setattr(layer, f'use_pass_{p}', True)
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    N, L = tree.nodes.new, tree.links.new
    source, files = N('CompositorNodeRLayers'), N('CompositorNodeOutputFile')
    L(source.outputs['Image'], N('CompositorNodeComposite').inputs[0])
    both = N('CompositorNodeMixRGB')
    both.blend_type = 'ADD'
    L(source.outputs['DiffDir'], both.inputs[1])
    L(source.outputs['DiffInd'], both.inputs[2])
    clean = N('CompositorNodeDenoise')
    L(both.outputs[0], clean.inputs['Image'])
    L(source.outputs['Denoising Normal'], clean.inputs['Normal'])
    files.base_path = os.path.dirname(os.path.abspath(out))
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, socket in (('position', source.outputs['Position']), ('normal', source.outputs['Normal']), ('colour', source.outputs['DiffCol']), ('light', clean.outputs[0])):
        files.file_slots.new(f'{os.path.basename(out)}-{name}-')
        L(socket, files.inputs[-1])
    whole(out, *rest, **more)
    for name in ('position', 'normal', 'colour', 'light'): kept(out, name)


whole, kit.render = kit.render, render
runpy.run_path(os.path.join(HERE, 'roomshots.py'), run_name='__main__')

"""What the panes of the pair show: the worn mountain of `mountain.py`, the steppe with its grass, the sky of a late afternoon and of the hour after sunset"""
import math

import bpy
import numpy as np

import beyond
import mountain
import roomkit
import steppe
from graph import Graph

# for whom the mountain is laid out: where he stands, where he looks, by how much his frame is shifted upwards; the camera of the pair (ready.py) looks the same way from nearer
EYE, TO, SHIFT = (-5.9, -6.6, 1.38), (-5.9 + 6.43, -6.6 + 7.66), .045
AHEAD = np.array([TO[0] - EYE[0], TO[1] - EYE[1]]); AHEAD /= np.hypot(*AHEAD)
HORIZON = 495 + SHIFT * 1760
# the skyline, in points above the horizon of that frame (1760 wide)
SKYLINE = ((-160, 84), (0, 100), (60, 106), (130, 112), (200, 126), (260, 134), (330, 128), (400, 138), (470, 156), (540, 176), (590, 192), (632, 200), (668, 196), (720, 176), (790, 156), (860, 144), (930, 134), (1000, 122), (1080, 112), (1200, 100))
VIEW = mountain.View(np.array(EYE), AHEAD, 35 / 18, 1760, (-160, 1200), -.2, tuple((x, HORIZON - h) for x, h in SKYLINE), HORIZON, False, 1.)
SUN = math.radians(-27), math.radians(28)
# how far one sees, the air's own light in the valley and above it, what lies at the mountain's foot
AIR = {True: (9600, (1.10, 1.06, 1.0), (.80, .88, .98), (.8, 42)), False: (6800, (.116, .117, .148), (.098, .104, .142), (3.6, 48))}


def threads(G, N, L, P, z):
    """ice drawn out by the wind: banks, and in them threads"""
    dv = N('ShaderNodeVectorMath'); dv.operation = 'DIVIDE'; L(P, dv.inputs[0]); cb = N('ShaderNodeCombineXYZ')
    for i in range(3): L(G.op('ADD', z, .07), cb.inputs[i])
    L(cb.outputs[0], dv.inputs[1])
    turn = N('ShaderNodeMapping'); turn.inputs['Rotation'].default_value = (0, 0, -.95); L(dv.outputs[0], turn.inputs[0])
    warp = N('ShaderNodeMixRGB'); warp.blend_type = 'LINEAR_LIGHT'; warp.inputs[0].default_value = .35; n = N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = .8; n.inputs['Detail'].default_value = 3; L(turn.outputs[0], n.inputs['Vector']); L(turn.outputs[0], warp.inputs[1]); L(n.outputs['Color'], warp.inputs[2])
    bank = G.noise(warp.outputs[0], .42, 5, .6, (.55, 1.3, 0)); thread = G.noise(warp.outputs[0], 1.5, 8, .68, (.35, 2.6, 0))
    return G.op('MULTIPLY', G.op('MULTIPLY', G.ramp(bank, .38, .66), G.ramp(thread, .34, .70)), G.ramp(z, .02, .10))


def day():
    """the sky that lights the room is far too bright for a camera set for the room; what it keeps of it is a pale blue that goes warm towards the sun, and ice"""
    world = bpy.context.scene.world.node_tree; N, L = world.nodes.new, world.links.new; G = Graph(N, L); bg = world.nodes['Background']
    P = N('ShaderNodeTexCoord').outputs['Generated']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0]); z = sp.outputs['Z']
    there = G.op('ADD', G.op('MULTIPLY', sp.outputs['X'], math.sin(SUN[0])), G.op('MULTIPLY', sp.outputs['Y'], math.cos(SUN[0])))
    low = G.mix(G.ramp(there, .1, 1.), (.66, .74, .86), (1.22, 1.10, .93)); high = G.mix(G.ramp(there, .1, 1.), (.22, .36, .62), (.46, .60, .80))
    c = G.mix(G.ramp(z, .05, .25), low, high); c = G.mix(G.op('MULTIPLY', threads(G, N, L, P, z), .9), c, (1.16, 1.08, 1.0))
    seen = N('ShaderNodeBackground'); L(c, seen.inputs[0]); x = N('ShaderNodeMixShader'); L(N('ShaderNodeLightPath').outputs['Is Camera Ray'], x.inputs[0]); L(bg.outputs[0], x.inputs[1]); L(seen.outputs[0], x.inputs[2]); L(x.outputs[0], world.nodes['World Output'].inputs[0])


def drifting():
    """shadows of clouds that nobody sees, on the mountain and on the plain before it"""
    m = bpy.data.materials.new('cloud'); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); N, L = nt.nodes.new, nt.links.new; G = Graph(N, L)
    t = N('ShaderNodeBsdfTransparent'); L(G.mix(G.ramp(G.noise(N('ShaderNodeNewGeometry').outputs['Position'], 1., 5, .6, (.0011, .0017, .0011)), .47, .60), (1., 1., 1.), (.30, .33, .38)), t.inputs[0]); L(t.outputs[0], N('ShaderNodeOutputMaterial').inputs[0])
    far, up = 5200., 1500.; x, y = -math.sin(-SUN[0]) * up / math.tan(SUN[1]), math.cos(SUN[0]) * up / math.tan(SUN[1])
    o = roomkit.quad('cloud', [(x - far, y + 700, up), (x + far, y + 700, up), (x + far, y + far + 700, up), (x - far, y + far + 700, up)], m)
    o.visible_camera = o.visible_diffuse = o.visible_glossy = o.visible_transmission = False


def land(by_day):
    air = steppe.Air((.92, .93, .95), 5200, (1.3, 1.24, 1.15), math.radians(44)) if by_day else steppe.Air((.092, .094, .124), 290, (.096, .096, .125), math.radians(48))
    soil = steppe.soil(air)
    roomkit.terrain('st0', 420, 120, 330, 150, steppe.level, 5.2, soil, 120); roomkit.terrain('st1', 3600, 2400, 180, 130, lambda x, y: steppe.level(x, y) - .05, 120, soil, 600); steppe.grass(air)
    # its woods stand where the day's sun leaves it in shade, whatever the hour
    mountain.lay(*SUN, AIR[by_day], VIEW)
    for o in bpy.data.objects:
        if o.name.startswith(('massif', 'larches')): o.location.z -= 9
    if by_day: drifting()
    if not by_day: roomkit.sun(math.radians(96), math.radians(15), .46, (1, .80, .73), 32)
    beyond.sky(.4) if not by_day else None

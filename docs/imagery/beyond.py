"""What stands behind the glass of `about-evening`: the worn mountain of `mountain.py` after sunset, mist at its foot, the pair's steppe and its grass."""
import math

import bpy
import numpy as np

import mountain
import roomkit
import steppe
from graph import Graph

EYE, TO = (1.35, -1.75, 1.12), (3.0, 3.3)
AHEAD = np.array([TO[0] - EYE[0], TO[1] - EYE[1]]); AHEAD /= np.hypot(*AHEAD)
# the skyline that the pair's panes show, in the master of 1360 by 808
CREST = ((-160, 318), (0, 292), (60, 284), (150, 290), (232, 308), (290, 290), (350, 268), (395, 272), (450, 276), (500, 268), (560, 246), (612, 236), (655, 222), (697, 212), (735, 222), (790, 246), (840, 256), (900, 264), (1030, 278), (1200, 300))
VIEW = mountain.View(np.array(EYE), AHEAD, 42 / 18, 1360, (-160, 1180), -.09, CREST, 404, False)
# how far one sees, the air's own light in the valley and above it, the mist at the mountain's foot
AIR = (6800, (.116, .117, .148), (.098, .104, .142), (3.6, 48))


def sky(strength=.4):
    """the sun has been down for half an hour: a warm band where it went, rose, then blue; thin ice drawn out by the wind, lit from below"""
    roomkit.gradworld([(-.1, (.30, .24, .25)), (0.015, (.66, .43, .31)), (.07, (.54, .42, .41)), (.14, (.34, .37, .49)), (.30, (.17, .26, .46)), (1, (.045, .09, .22))], strength, (math.radians(48), .38))
    nt = bpy.context.scene.world.node_tree; bg = nt.nodes['Background']; N, L = nt.nodes.new, nt.links.new; G = Graph(N, L); src = bg.inputs[0].links[0].from_socket
    P = N('ShaderNodeTexCoord').outputs['Generated']; sp = N('ShaderNodeSeparateXYZ'); L(P, sp.inputs[0])
    dv = N('ShaderNodeVectorMath'); dv.operation = 'DIVIDE'; L(P, dv.inputs[0]); cb = N('ShaderNodeCombineXYZ'); z = G.op('ADD', sp.outputs['Z'], .07)
    for i in range(3): L(z, cb.inputs[i])
    L(cb.outputs[0], dv.inputs[1])
    turn = N('ShaderNodeMapping'); turn.inputs['Rotation'].default_value = (0, 0, -.95); L(dv.outputs[0], turn.inputs[0]); Q = turn.outputs[0]
    # banks, and in them threads along the wind
    warp = N('ShaderNodeMixRGB'); warp.blend_type = 'LINEAR_LIGHT'; warp.inputs[0].default_value = .35; wn = N('ShaderNodeTexNoise'); wn.inputs['Scale'].default_value = .8; wn.inputs['Detail'].default_value = 3; L(Q, wn.inputs['Vector']); L(Q, warp.inputs[1]); L(wn.outputs['Color'], warp.inputs[2])
    bank = G.noise(warp.outputs[0], .42, 5, .6, (.55, 1.3, 0)); thread = G.noise(warp.outputs[0], 1.5, 8, .68, (.35, 2.6, 0))
    ice = G.op('MULTIPLY', G.ramp(bank, .40, .66), G.ramp(thread, .36, .70)); ice = G.op('MULTIPLY', ice, G.op('MULTIPLY', G.ramp(sp.outputs['Z'], .02, .10), .8))
    tone = G.mix(G.ramp(sp.outputs['Z'], .05, .30), (.86, .50, .38), (.52, .40, .46))
    L(G.mix(ice, src, tone), bg.inputs[0])


def land():
    """steppe with its grass, mist that begins some hundred metres off, the mountain"""
    air = steppe.Air((.092, .094, .124), 290, (.096, .096, .125), math.radians(48))
    soil = steppe.soil(air)
    roomkit.terrain('st0', 420, 120, 330, 150, steppe.level, 5.2, soil, 120); roomkit.terrain('st1', 3600, 2400, 180, 130, lambda x, y: steppe.level(x, y) - .05, 120, soil, 600); steppe.grass(air)
    mountain.lay(math.radians(282), math.radians(22), AIR, VIEW)
    for o in bpy.data.objects:
        if o.name.startswith(('massif', 'larches')): o.location.z -= 9
    # what is left of the light comes from the side where the sun went; the walls keep it out of the room
    roomkit.sun(math.radians(96), math.radians(15), .46, (1, .80, .73), 32)

"""Clay for a lens that is near: the rings of the hand that threw it, grog that breaks its skin, ash on its shoulder."""
from kit import setin
from graph import Graph
from house import nodes


def thrown(name='thrown', body='#8a7059', ash='#b9a68a', iron='#4a3728'):
    m, b, N, L = nodes(name)
    G = Graph(N, L)
    P = N('ShaderNodeTexCoord').outputs['Object']
    at = N('ShaderNodeSeparateXYZ')
    L(P, at.inputs[0])
    cloud = G.noise(P, 9, 5, .65)
    rings = G.noise(P, 1., 4, .6, (2.2, 2.2, 95))
    grit = N('ShaderNodeTexVoronoi')
    grit.inputs['Scale'].default_value = 75
    L(P, grit.inputs['Vector'])
    grog = G.op('MULTIPLY', G.ramp(grit.outputs['Distance'], .26, .14), G.ramp(G.noise(P, 30, 2), .50, .60))
    # ash lay on the shoulder and ran
    shoulder = G.ramp(G.op('ADD', at.outputs['Z'], G.op('MULTIPLY', G.op('SUBTRACT', G.noise(P, 1., 4, .6, (16, 16, 3)), .5), .16)), .20, .33)
    c = G.value(body, G.op('MULTIPLY', G.ramp(cloud, .3, .7, .78, 1.14), G.ramp(rings, .3, .7, .86, 1.1)))
    c = G.mix(G.op('MULTIPLY', shoulder, G.ramp(cloud, .3, .62, .35, .85)), c, ash)
    c = G.mix(G.op('MULTIPLY', grog, .75), c, iron)
    c = G.mix(G.ramp(at.outputs['Z'], .05, .0, 0, .5), c, iron)
    L(c, b.inputs['Base Color'])
    L(G.ramp(cloud, .3, .7, .58, .8), b.inputs['Roughness'])
    setin(b, 'Specular', .3)
    bump = N('ShaderNodeBump')
    bump.inputs['Strength'].default_value = .8
    bump.inputs['Distance'].default_value = .004
    L(G.op('ADD', G.op('MULTIPLY', rings, 1.1), G.op('SUBTRACT', G.op('MULTIPLY', cloud, .5), G.op('MULTIPLY', grog, .5))), bump.inputs['Height'])
    L(bump.outputs[0], b.inputs['Normal'])
    return m

"""Cloth for a lens that is near: a bump alone is gone once the picture is cleaned, threads with tones of their own stay."""
from kit import setin
from graph import Graph


def slubs(m, colour, across, tones=(.80, 1.14), creases=0.):
    """gives a material threads both ways, thick and thin ones, paler where it is worn; across: threads to the metre; creases: how deep it is sat in, metres"""
    nt = m.node_tree
    N, L = nt.nodes.new, nt.links.new
    b = nt.nodes['Principled BSDF']
    G = Graph(N, L)
    P = N('ShaderNodeTexCoord').outputs['Object']
    warp, weft = G.noise(P, 1., 3, .6, (across, across / 14, across / 14)), G.noise(P, 1., 3, .6, (across / 14, across, across / 14))
    thread = G.op('MULTIPLY', G.op('ADD', warp, weft), .5)
    wear = G.noise(P, 3.2, 5, .62)
    L(G.value(colour, G.op('MULTIPLY', G.ramp(thread, .38, .62, *tones), G.ramp(wear, .32, .68, .90, 1.07))), b.inputs['Base Color'])
    setin(b, 'Roughness', .95)
    bump = N('ShaderNodeBump')
    bump.inputs['Strength'].default_value = .8
    bump.inputs['Distance'].default_value = .004 + creases
    fold = G.op('MULTIPLY', G.noise(P, 7, 4, .55, (1, .6, 1)), 1.6 if creases else 0.)
    L(G.op('ADD', G.op('MULTIPLY', thread, .8 if not creases else .3), fold), bump.inputs['Height'])
    L(bump.outputs[0], b.inputs['Normal'])
    return m

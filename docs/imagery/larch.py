# Sawn larch that stood in the weather, for battens seen from near
from roomkit import *
def nodes(name):
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; return m,nt.nodes['Principled BSDF'],Graph(nt.nodes.new,nt.links.new)
def parts_of(G,vector): sp=G.N('ShaderNodeSeparateXYZ'); G.L(vector,sp.inputs[0]); return [sp.outputs[c] for c in 'XYZ']
def bumped(G,b,height,strength,depth): bp=G.N('ShaderNodeBump'); bp.inputs['Strength'].default_value=strength; bp.inputs['Distance'].default_value=depth; G.L(height,bp.inputs['Height']); G.L(bp.outputs[0],b.inputs['Normal'])
def larch(splash=None):
    """sawn larch some winters old, each batten from elsewhere in its log: years about a pith beside it, which part round knots; late wood stands where rain has worn the early; grey, cracked, with nails that weep; splash: the soil that rain throws at the foot of a wall and dust that stays on it"""
    m,b,G=nodes('larch'); O=G.op; x,y,z=parts_of(G,G.N('ShaderNodeTexCoord').outputs['Object']); own=G.N('ShaderNodeObjectInfo').outputs['Random']; other=lambda k: O('FRACT',O('MULTIPLY',own,k))
    cb=G.N('ShaderNodeCombineXYZ')
    for i,(c,k) in enumerate(((x,83.),(y,31.),(z,57.))): G.L(O('ADD',c,O('MULTIPLY',own,k)),cb.inputs[i])
    P=cb.outputs[0]
    v=G.N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=3.4; G.L(P,v.inputs['Vector']); d=O('ADD',O('DIVIDE',v.outputs['Distance'],3.4),O('MULTIPLY',O('SUBTRACT',G.noise(P,60,3),.5),.006))   # metres to the next knot
    px=O('MULTIPLY',O('SUBTRACT',other(13.7),.5),.17); py=O('ADD',.03,O('MULTIPLY',other(7.31),.07)); dx,dy=O('SUBTRACT',x,px),O('SUBTRACT',y,py)
    r=O('SQRT',O('ADD',O('MULTIPLY',dx,dx),O('MULTIPLY',dy,dy))); r=O('ADD',r,O('MULTIPLY',O('SUBTRACT',G.noise(P,1.,3,.5,(7,7,1.1)),.5),.030)); r=O('ADD',r,O('MULTIPLY',O('SUBTRACT',G.noise(P,1.,2,.5,(60,60,9)),.5),.0022)); r=O('ADD',r,O('MULTIPLY',O('EXPONENT',O('MULTIPLY',O('MULTIPLY',d,d),-1500.)),.016))
    f=O('FRACT',O('DIVIDE',r,O('ADD',.0030,O('MULTIPLY',other(5.3),.0022)))); late=O('MULTIPLY',G.ramp(f,.30,.86),G.ramp(f,1.,.93)); late=O('MULTIPLY',late,G.ramp(G.noise(P,1.,3,.6,(30,30,3)),.3,.7,.55,1.))
    fibre=G.noise(P,1.,3,.65,(700,700,16)); broad=G.noise(P,1.,4,.6,(9,9,1.3)); grey=G.ramp(O('ADD',G.noise(P,1.,5,.62,(14,14,1.5)),O('MULTIPLY',O('SUBTRACT',other(3.1),.5),.36)),.36,.66,.20 if splash else .0,.92 if splash else .78)
    crack=O('MULTIPLY',G.ramp(G.noise(P,1.,2,.5,(330,330,2.6)),.655,.69),G.ramp(broad,.42,.55)); knot=G.ramp(d,.0135,.0105); rim=O('MULTIPLY',G.ramp(d,.0095,.0120),G.ramp(d,.019,.0135)); eye=O('MULTIPLY',knot,G.ramp(O('FRACT',O('DIVIDE',d,.0028)),.2,.9))
    wz=O('SUBTRACT',O('FRACT',O('ADD',O('DIVIDE',z,.62),O('ADD',.36,O('MULTIPLY',other(19.7),.045)))),.5); wz=O('MULTIPLY',wz,.62); wx=O('SUBTRACT',O('ABSOLUTE',O('ADD',x,O('MULTIPLY',O('SUBTRACT',other(23.),.5),.008))),.017); nail=G.ramp(O('SQRT',O('ADD',O('MULTIPLY',wx,wx),O('MULTIPLY',wz,wz))),.0042,.0034)
    weep=O('MULTIPLY',O('MULTIPLY',G.ramp(O('ABSOLUTE',O('ADD',wx,O('MULTIPLY',O('SUBTRACT',G.noise(P,1.,3,.6,(40,40,14)),.5),.007))),.0055,.0008),G.ramp(wz,-.17,-.03)),G.ramp(wz,.002,-.03))
    c=G.mix(own,'#a97b4f','#86603f'); c=G.mix(O('MULTIPLY',late,.85),c,G.mix(own,'#63401f','#4d3019')); c=G.mix(grey,c,G.mix(O('MULTIPLY',late,.8),'#8f887c','#5d5750'))
    c=G.value(c,O('MULTIPLY',O('MULTIPLY',G.ramp(fibre,.3,.7,.80,1.16),G.ramp(broad,.3,.7,.72,1.2)),G.ramp(other(29.3),0.,1.,.72,1.15))); c=G.mix(O('MULTIPLY',knot,.82),c,'#4a2814'); c=G.mix(O('MULTIPLY',eye,.5),c,'#2a160b'); c=G.mix(O('MULTIPLY',rim,.72),c,'#22140c')
    c=G.mix(O('MULTIPLY',weep,G.ramp(other(11.3),.35,1.,.0,.5)),c,'#211812'); c=G.mix(O('MULTIPLY',crack,.8),c,'#1d130c'); c=G.mix(nail,c,'#3c3733')
    if splash:
        W=G.N('ShaderNodeNewGeometry').outputs['Position']; h=parts_of(G,W)[2]; foot=O('ADD',h,O('MULTIPLY',O('SUBTRACT',G.noise(W,1.,5,.7,(13,13,5)),.5),.5)); specks=G.noise(W,1.,3,.7,(90,90,60))
        c=G.mix(O('MULTIPLY',G.ramp(foot,1.15,.34,.05,.9),G.ramp(specks,.30,.60,.4,1.)),c,splash)
    G.L(c,b.inputs['Base Color']); G.L(G.ramp(broad,.3,.7,.55,.8),b.inputs['Roughness']); setin(b,'Specular',.3)
    bumped(G,b,O('ADD',O('ADD',O('MULTIPLY',late,.55),O('MULTIPLY',fibre,.5)),O('SUBTRACT',O('MULTIPLY',nail,.7),O('MULTIPLY',crack,1.4))),.75,.0022); return m

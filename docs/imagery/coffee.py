# Cup, kettle, glaze, an oak top, steam: what several sets share
from roomkit import *
from house import Graph, nodes
def worn_oak(dark='#6f4a2b',light='#a87a4c',gloss=(.26,.46)):
    """the top of a bar: boards 11 cm wide along x, pores, rings left by cups"""
    m,b,N,L=nodes('wornoak'); G=Graph(N,L); ge=N('ShaderNodeNewGeometry'); P=ge.outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    bd=G.op('DIVIDE',sp.outputs['Y'],.11); wn=N('ShaderNodeTexWhiteNoise'); wn.noise_dimensions='1D'; L(G.op('FLOOR',bd),wn.inputs['W']); joint=G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',G.op('FRACT',bd),.5)),.485,.498)
    sh=N('ShaderNodeCombineXYZ'); L(G.op('MULTIPLY',wn.outputs['Value'],37.),sh.inputs[0]); pv=N('ShaderNodeVectorMath'); pv.operation='ADD'; L(P,pv.inputs[0]); L(sh.outputs[0],pv.inputs[1]); Q=pv.outputs[0]
    grain=G.noise(Q,5,7,.65,(1.,17,1)); pores=G.noise(Q,60,3,.6,(1,22,1)); figure=G.noise(Q,2.2,4,.55,(1,5,1))
    c=G.mix(G.ramp(grain,.32,.68),dark,light); c=G.value(c,G.op('MULTIPLY',G.ramp(figure,.3,.7,.78,1.18),G.ramp(wn.outputs['Value'],0,1,.85,1.12))); c=G.mix(G.ramp(pores,.6,.72,0,.55),c,'#3d2715'); ring=None
    for x,y,r in ((-.62,.32,.041),(-.2,.12,.04)):
        d=G.op('SQRT',G.op('ADD',G.op('POWER',G.op('SUBTRACT',sp.outputs['X'],x),2),G.op('POWER',G.op('SUBTRACT',sp.outputs['Y'],y),2))); k=G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',d,r)),.0035,.001),G.ramp(G.noise(P,26,3),.4,.6)); ring=k if ring is None else G.op('MAXIMUM',ring,k)
    c=G.mix(G.op('MULTIPLY',ring,.6),c,'#3a2413'); c=G.mix(joint,c,'#1b110a'); L(c,b.inputs['Base Color']); L(G.op('ADD',G.ramp(G.noise(P,7,5,.7),.3,.7,*gloss),G.op('MULTIPLY',pores,.12)),b.inputs['Roughness']); setin(b,'Specular',.5)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.35; bp.inputs['Distance'].default_value=.0015; L(G.op('SUBTRACT',G.op('MULTIPLY',grain,.5),G.op('ADD',G.op('MULTIPLY',pores,.4),G.op('MULTIPLY',joint,2.))),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def glaze(name,c,speck='#6b5a48'):
    """stoneware: a glaze that pools, with specks of iron"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; c=G.value(c,G.ramp(G.noise(P,30,4),.3,.7,.9,1.06)); L(G.mix(G.ramp(G.noise(P,420,2,.5),.69,.73,0,.75),c,speck),b.inputs['Base Color']); L(G.ramp(G.noise(P,60,3),.3,.7,.16,.3),b.inputs['Roughness']); setin(b,'Clearcoat',.35)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.12; bp.inputs['Distance'].default_value=.001; L(G.noise(P,90,3),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def cup(x,y,z,m,rim,rz=0.,full='#2a160b'):
    """a handmade cup with a raw rim, on its saucer, filled: coffee with a ring of crema"""
    e=empty('cup',(x,y,z),rz)
    lathe('sa',smooth([(.002,.004),(.03,.0),(.034,.004),(.062,.011),(.076,.019),(.0775,.0215),(.0755,.0225),(.06,.0155),(.034,.009),(.002,.008)],4),(0,0,0),m,72,parent=e,bevel=.0006)
    lathe('cp',smooth([(.002,.009),(.026,.0088),(.031,.012),(.0405,.03),(.0438,.055),(.0442,.0745),(.0436,.0768),(.0415,.0762),(.0408,.055),(.036,.028),(.026,.015),(.002,.014)],4),(0,0,0),m,72,parent=e,bevel=.0004)
    lathe('rim',smooth([(.0442,.0738),(.0441,.0766),(.0427,.0775),(.0414,.0766),(.0413,.0738)],3),(0,0,0),rim,72,parent=e,bevel=.0003)
    curve('hn',[(.042,0,.064),(.056,0,.068),(.069,0,.061),(.070,0,.045),(.060,0,.031),(.040,0,.029)],.0052,m,e,16)
    cm,b,N,L=nodes('crema'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ln=N('ShaderNodeVectorMath'); ln.operation='LENGTH'; L(P,ln.inputs[0]); r=G.op('ADD',ln.outputs['Value'],G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,70,4),.5),.02)); foam=G.ramp(r,.027,.037); L(G.mix(foam,G.mix(G.ramp(G.noise(P,38,4),.45,.62,0,.8),full,'#7a4a23'),'#b98248'),b.inputs['Base Color']); setin(b,'Roughness',.12); setin(b,'Clearcoat',.5)
    lathe('cf',[(.0005,.0),(.0405,.0)],(0,0,.066),cm,64,parent=e,bevel=.0001); return e
def kettle(x,y,z,rz):
    """a gooseneck kettle in black, its handle of walnut"""
    e=empty('ket',(x,y,z),rz); bl=mat('ketb','#222326',.5,var=.1,vscale=14,bump=.14,bscale=900,spec=.5); st=mat('kets','#b9bbbd',.2,metal=1,var=.06,vscale=20)
    lathe('body',smooth([(.002,0),(.078,0),(.083,.004),(.082,.012),(.07,.075),(.057,.128),(.054,.134),(.002,.136)],4),(0,0,0),bl,72,parent=e,bevel=.001); lathe('lid',smooth([(.002,.150),(.03,.148),(.046,.142),(.052,.135),(.05,.132)][::-1],4),(0,0,0),bl,64,parent=e,bevel=.0005); lathe('kn',smooth([(.004,.148),(.005,.158),(.013,.163),(.0135,.172),(.002,.174)],3),(0,0,0),mat('ketw','#4b2e1a',.4,var=.1,vscale=8),32,parent=e)
    curve('neck',[(-.07,0,.03),(-.105,0,.035),(-.118,0,.07),(-.108,0,.105),(-.118,0,.138),(-.142,0,.15),(-.158,0,.145)],.0068,bl,e,20); curve('han',[(.054,0,.128),(.085,0,.147),(.12,0,.14),(.128,0,.10),(.124,0,.05)],.0095,mat('ketw','#4b2e1a'),e,20); cyl('hr',.011,.012,(.062,0,.133),st,(0,1.1,0),e); return e
def steam(at,w,h,seed=1.,fine=False):
    """a breath of steam: a plane that glows where the noise is thick; fine: a faint veil with a few threads in it, for what stands out of focus"""
    m=bpy.data.materials.new('steam'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); o=N('ShaderNodeOutputMaterial'); t=N('ShaderNodeBsdfTransparent'); e=N('ShaderNodeEmission'); e.inputs[0].default_value=(.85,.9,1,1); ad=N('ShaderNodeAddShader'); tc=N('ShaderNodeTexCoord'); sp=N('ShaderNodeSeparateXYZ'); L(tc.outputs['Generated'],sp.inputs[0]); P=tc.outputs['Object']
    n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=11; n.inputs['Detail'].default_value=3; n.inputs['Distortion'].default_value=2.2; mp=N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(2.2,1,.55); mp.inputs['Location'].default_value=(seed,0,0); L(P,mp.inputs[0]); L(mp.outputs[0],n.inputs['Vector'])
    x=G.op('ABSOLUTE',G.op('SUBTRACT',sp.outputs['X'],.5)); thick=G.ramp(n.outputs['Fac'],.5,.75)
    if fine: n.inputs['Scale'].default_value=8; n.inputs['Distortion'].default_value=1.1; mp.inputs['Scale'].default_value=(1.5,1,.32); thick=G.op('ADD',G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',n.outputs['Fac'],.52)),.075,.0),.42),G.ramp(n.outputs['Fac'],.36,.70,0,.30))
    k=G.op('MULTIPLY',G.op('MULTIPLY',thick,G.ramp(x,.42,.08)),G.op('MULTIPLY',G.ramp(sp.outputs['Z'],.0,.18),G.ramp(sp.outputs['Z'],1.,.3))); L(G.op('MULTIPLY',k,.16),e.inputs[1]); L(t.outputs[0],ad.inputs[0]); L(e.outputs[0],ad.inputs[1]); L(ad.outputs[0],o.inputs[0]); nolight(m)
    q=mesh('steam',[(-w/2,0,0),(w/2,0,0),(w/2,0,h),(-w/2,0,h)],[(0,1,2,3)],m); q.location=at; q.visible_shadow=False; q.visible_diffuse=False; q.visible_glossy=False; c=bpy.context.scene.camera; return q

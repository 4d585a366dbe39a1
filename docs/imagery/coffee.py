# What stands on the bar in the break: a cup, a dripper, a kettle, beans, a lens, the day's plan
from roomkit import *
from house import Graph, nodes
def worn_oak(dark='#6f4a2b',light='#a87a4c',gloss=(.26,.46),fine=0.):
    """the top of a bar: boards 11 cm wide along x, pores, rings left by cups; fine: for a lens that is near, the lines of the years and single pores, and less of the broad streaks"""
    m,b,N,L=nodes('wornoak'); G=Graph(N,L); ge=N('ShaderNodeNewGeometry'); P=ge.outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    bd=G.op('DIVIDE',sp.outputs['Y'],.11); wn=N('ShaderNodeTexWhiteNoise'); wn.noise_dimensions='1D'; L(G.op('FLOOR',bd),wn.inputs['W']); joint=G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',G.op('FRACT',bd),.5)),.485,.498)
    sh=N('ShaderNodeCombineXYZ'); L(G.op('MULTIPLY',wn.outputs['Value'],37.),sh.inputs[0]); pv=N('ShaderNodeVectorMath'); pv.operation='ADD'; L(P,pv.inputs[0]); L(sh.outputs[0],pv.inputs[1]); Q=pv.outputs[0]
    grain=G.noise(Q,5,7,.65,(1.,17,1)); pores=G.noise(Q,60,3,.6,(1,22,1)); figure=G.noise(Q,2.2,4,.55,(1,5,1))
    years=G.noise(Q,9,5,.6,(.22,46,1)); dots=G.noise(Q,230,2,.5,(1,13,1)); c=G.mix(G.ramp(grain,.32-.3*fine,.68+.3*fine),dark,light); c=G.value(c,G.op('MULTIPLY',G.ramp(years,.32,.66,.70,1.16),G.ramp(dots,.34,.60,.80,1.03))) if fine else c; c=G.value(c,G.op('MULTIPLY',G.ramp(figure,.3,.7,.78,1.18),G.ramp(wn.outputs['Value'],0,1,.85,1.12))); c=G.mix(G.ramp(pores,.6,.72,0,.55),c,'#3d2715'); ring=None
    for x,y,r in ((-.62,.32,.041),(-.2,.12,.04)):
        d=G.op('SQRT',G.op('ADD',G.op('POWER',G.op('SUBTRACT',sp.outputs['X'],x),2),G.op('POWER',G.op('SUBTRACT',sp.outputs['Y'],y),2))); k=G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',d,r)),.0035,.001),G.ramp(G.noise(P,26,3),.4,.6)); ring=k if ring is None else G.op('MAXIMUM',ring,k)
    c=G.mix(G.op('MULTIPLY',ring,.6),c,'#3a2413'); c=G.mix(joint,c,'#1b110a'); L(c,b.inputs['Base Color']); L(G.op('ADD',G.ramp(G.noise(P,7,5,.7),.3,.7,*gloss),G.op('MULTIPLY',pores,.12)),b.inputs['Roughness']); setin(b,'Specular',.5)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.35; bp.inputs['Distance'].default_value=.0015; L(G.op('SUBTRACT',G.op('ADD',G.op('MULTIPLY',years,.5),G.op('MULTIPLY',dots,.35)) if fine else G.op('MULTIPLY',grain,.5),G.op('ADD',G.op('MULTIPLY',pores,.4),G.op('MULTIPLY',joint,2.))),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
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
def dripper(x,y,z,m):
    """a cone of stoneware on a jug, a paper filter in it, the coffee run half through"""
    e=empty('dr',(x,y,z),.5); body=glaze('jugm','#39443f','#1b1f1d')
    lathe('jug',smooth([(.002,0),(.042,0),(.05,.006),(.056,.045),(.05,.085),(.038,.108),(.037,.118),(.033,.118),(.034,.106),(.046,.08),(.05,.04),(.002,.008)],4),(0,0,0),body,64,parent=e,bevel=.0006); curve('jh',[(.049,0,.092),(.078,0,.098),(.088,0,.07),(.076,0,.035),(.053,0,.03)],.006,body,e,14)
    lathe('fl',smooth([(.02,.12),(.054,.119),(.0555,.1225),(.054,.126),(.02,.127)],3),(0,0,0),m,64,parent=e,bevel=.0004); lathe('cone',smooth([(.02,.122),(.027,.13),(.044,.165),(.0575,.198),(.0595,.2015),(.0585,.2045),(.056,.2035),(.042,.168),(.022,.13)],4),(0,0,0),m,64,parent=e,bevel=.0004); curve('dh',[(.056,0,.19),(.076,0,.192),(.081,0,.172),(.068,0,.15),(.042,0,.15)],.0045,m,e,14)
    # the paper: folded from a flat quarter, so it has a crease on either side; it stands a finger above the cone, damp and brown below
    n=120; R=16; v=[]
    for j in range(R+1):
        t=j/R; z=.135+.090*t; r=.0212+.0372*t; free=max(0,(t-.76)/.24)
        for i in range(n):
            a=6.2832*i/n; crease=.0016*t*math.exp(-((abs(math.sin(a))/.10)**2)); lean=free*(.0030*math.sin(2*a+.6)-.0016*math.sin(3*a+1.)); k=.0007*noise.noise(Vector((math.cos(a)*3,math.sin(a)*3,t*4)))*t
            v.append(((r+crease+lean+k)*math.cos(a),(r+crease+lean+k)*math.sin(a),z+free*(.0018*math.sin(a*2+.9)+.0006*noise.noise(Vector((math.cos(a)*2,math.sin(a)*2,5))))))
    f=[(j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i) for j in range(R) for i in range(n)]; o=mesh('paper',v,f,filterpaper(),smooth=True); o.parent=e
    # wet grounds drawn up the paper, froth on what is still above them
    cm,b,N,L=nodes('slurry'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; vo=N('ShaderNodeTexVoronoi'); vo.inputs['Scale'].default_value=260; L(P,vo.inputs['Vector']); froth=G.op('MULTIPLY',G.ramp(G.noise(P,55,4),.46,.60),G.ramp(vo.outputs['Distance'],.1,.5,1.,.55)); L(G.mix(froth,'#1a0d06','#a37443'),b.inputs['Base Color']); L(G.ramp(froth,0,1,.08,.5),b.inputs['Roughness']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.6; bp.inputs['Distance'].default_value=.002; L(froth,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    lathe('gr',smooth([(.0005,.1985),(.03,.1985),(.0445,.1990)],4),(0,0,0),cm,64,parent=e,bevel=.0001); return e
def filterpaper():
    """thin white paper, crêped, that lets light through; brown where it is wet"""
    m=bpy.data.materials.new('filterp'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); wet=G.ramp(G.op('ADD',sp.outputs['Z'],G.op('MULTIPLY',G.noise(P,60,4),.012)),.2135,.2085)
    c=G.mix(wet,'#efeae0','#7d5431'); d=N('ShaderNodeBsdfDiffuse'); t=N('ShaderNodeBsdfTranslucent'); L(c,d.inputs[0]); L(c,t.inputs[0]); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.35; bp.inputs['Distance'].default_value=.0006; L(G.noise(P,900,2,.5,(1,1,.25)),bp.inputs['Height']); L(bp.outputs[0],d.inputs['Normal'])
    x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.38; L(d.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); o=N('ShaderNodeOutputMaterial'); L(x.outputs[0],o.inputs[0]); return m
def kettle(x,y,z,rz):
    """a gooseneck kettle in black, its handle of walnut"""
    e=empty('ket',(x,y,z),rz); bl=mat('ketb','#222326',.5,var=.1,vscale=14,bump=.14,bscale=900,spec=.5); st=mat('kets','#b9bbbd',.2,metal=1,var=.06,vscale=20)
    lathe('body',smooth([(.002,0),(.078,0),(.083,.004),(.082,.012),(.07,.075),(.057,.128),(.054,.134),(.002,.136)],4),(0,0,0),bl,72,parent=e,bevel=.001); lathe('lid',smooth([(.002,.150),(.03,.148),(.046,.142),(.052,.135),(.05,.132)][::-1],4),(0,0,0),bl,64,parent=e,bevel=.0005); lathe('kn',smooth([(.004,.148),(.005,.158),(.013,.163),(.0135,.172),(.002,.174)],3),(0,0,0),mat('ketw','#4b2e1a',.4,var=.1,vscale=8),32,parent=e)
    curve('neck',[(-.07,0,.03),(-.105,0,.035),(-.118,0,.07),(-.108,0,.105),(-.118,0,.138),(-.142,0,.15),(-.158,0,.145)],.0068,bl,e,20); curve('han',[(.054,0,.128),(.085,0,.147),(.12,0,.14),(.128,0,.10),(.124,0,.05)],.0095,mat('ketw','#4b2e1a'),e,20); cyl('hr',.011,.012,(.062,0,.133),st,(0,1.1,0),e); return e
def spoon(x,y,z,rz):
    """a spoon that lies beside the saucer: its bowl on the wood, its handle flat, narrow at the neck, wide at the end"""
    e=empty('sp',(x,y,z),rz); st=mat('spoon','#c4c5c6',.16,metal=1,var=.05); o=lathe('bowl',smooth([(.0005,-.0035),(.008,-.003),(.0125,.0005),(.0135,.003),(.0128,.0035),(.008,-.0005),(.0005,-.0015)],4),(0,0,.004),st,40,parent=e,bevel=.0002); o.scale=(1.55,1,1)
    way=((.0165,.0046,.0062),(.021,.0027,.0072),(.030,.0020,.0094),(.045,.0020,.0098),(.065,.0025,.0078),(.085,.0034,.0050),(.100,.0041,.0028),(.108,.0040,.0022),(.1125,.0028,.0021),(.1142,.0008,.0021)); v=[]; n=len(way)
    for x_,w,h in way: v+=[(x_,-w,h),(x_,-w*.4,h+.0006),(x_,w*.4,h+.0006),(x_,w,h)]
    h=mesh('hdl',v,[(4*i+k,4*i+4+k,4*i+5+k,4*i+1+k) for i in range(n-1) for k in range(3)],st,smooth=True); h.parent=e; t=h.modifiers.new('t','SOLIDIFY'); t.thickness=.0016; u=h.modifiers.new('u','SUBSURF'); u.levels=u.render_levels=2
def beans(q,T,n=9):
    """a few coffee beans that missed the mill, by the dripper's foot"""
    v=[];f=[]; m_=14; k_=9
    for j in range(k_+1):
        for i in range(m_):
            a=6.2832*i/m_; b=math.pi*j/k_-math.pi/2; x,y,z=math.sin(b),math.cos(b)*math.cos(a),math.cos(b)*math.sin(a); z=z if z<0 else z*.55-.22*math.exp(-(y/.16)**2)*max(0,1-x*x); v.append((x*.0058,y*.0042,z*.0036))
    f=[(j*m_+i,j*m_+(i+1)%m_,(j+1)*m_+(i+1)%m_,(j+1)*m_+i) for j in range(k_) for i in range(m_)]; me=mesh('bean',v,f,mat('beanm','#2c190d',.34,var=.1,vscale=300,coat=.15),smooth=True); me.location=(-9,-9,-3)
    for i in range(n):
        a=q.uniform(0,6.28); r=.05*q.random()**.7; o=link(bpy.data.objects.new('b',me.data)); o.location=(-.150+r*math.cos(a)*1.1,.262+r*math.sin(a)*.6,T+.0035); o.rotation_euler=(q.uniform(-.5,.5) if i%3 else math.pi,q.uniform(-.2,.2),q.uniform(0,6.28)); k=q.uniform(.9,1.15); o.scale=(k,k,k)
def steam(at,w,h,seed=1.,fine=False):
    """a breath of steam: a plane that glows where the noise is thick; fine: a faint veil with a few threads in it, for what stands out of focus"""
    m=bpy.data.materials.new('steam'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); o=N('ShaderNodeOutputMaterial'); t=N('ShaderNodeBsdfTransparent'); e=N('ShaderNodeEmission'); e.inputs[0].default_value=(.85,.9,1,1); ad=N('ShaderNodeAddShader'); tc=N('ShaderNodeTexCoord'); sp=N('ShaderNodeSeparateXYZ'); L(tc.outputs['Generated'],sp.inputs[0]); P=tc.outputs['Object']
    n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=11; n.inputs['Detail'].default_value=3; n.inputs['Distortion'].default_value=2.2; mp=N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(2.2,1,.55); mp.inputs['Location'].default_value=(seed,0,0); L(P,mp.inputs[0]); L(mp.outputs[0],n.inputs['Vector'])
    x=G.op('ABSOLUTE',G.op('SUBTRACT',sp.outputs['X'],.5)); thick=G.ramp(n.outputs['Fac'],.5,.75)
    if fine: n.inputs['Scale'].default_value=8; n.inputs['Distortion'].default_value=1.1; mp.inputs['Scale'].default_value=(1.5,1,.32); thick=G.op('ADD',G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',n.outputs['Fac'],.52)),.075,.0),.42),G.ramp(n.outputs['Fac'],.36,.70,0,.30))
    k=G.op('MULTIPLY',G.op('MULTIPLY',thick,G.ramp(x,.42,.08)),G.op('MULTIPLY',G.ramp(sp.outputs['Z'],.0,.18),G.ramp(sp.outputs['Z'],1.,.3))); L(G.op('MULTIPLY',k,.16),e.inputs[1]); L(t.outputs[0],ad.inputs[0]); L(e.outputs[0],ad.inputs[1]); L(ad.outputs[0],o.inputs[0]); nolight(m)
    q=mesh('steam',[(-w/2,0,0),(w/2,0,0),(w/2,0,h),(-w/2,0,h)],[(0,1,2,3)],m); q.location=at; q.visible_shadow=False; q.visible_diffuse=False; q.visible_glossy=False; c=bpy.context.scene.camera; return q
def contact(name,at,size,parent):
    """a small print of one of the site's own pictures, or of `prints`"""
    m=bpy.data.materials.new('print'+name); m.use_nodes=True; nt=m.node_tree; t=nt.nodes.new('ShaderNodeTexImage'); here=os.path.dirname(os.path.abspath(__file__)); t.image=bpy.data.images.load(next(f for f in (os.path.join(here,folder,name+'.jpg') for folder in ('prints','../../src/assets/images')) if os.path.exists(f))); b=nt.nodes['Principled BSDF']; nt.links.new(t.outputs[0],b.inputs['Base Color']); setin(b,'Roughness',.7); setin(b,'Specular',.15); X,Y=size[0]/2,size[1]/2
    o=mesh('print',[(-X,-Y,0),(X,-Y,0),(X,Y,0),(-X,Y,0)],[(0,1,2,3)],m); uv=o.data.uv_layers.new(name='u')
    for lp,c in zip(uv.data,((0,0),(1,0),(1,1),(0,1))): lp.uv=c
    o.location=at; o.parent=parent; return o
def the_break(q,T):
    """all of it, on a top at height T: close together, as two hands left it"""
    cream=glaze('cream','#ddd3c1'); raw=mat('rawclay','#8a6346',.8,var=.08); cup(-.375,.185,T,cream,raw,math.radians(-28)); spoon(-.312,.110,T,math.radians(9))
    dripper(-.215,.375,T,cream); kettle(-.46,.56,T,math.radians(172)); beans(q,T)
    pl=empty('plan',(-.585,.135,T),.42); o=box('sh',(.21,.297,.0006),(0,0,.0004),mat('paperp','#d8d3c8',.8,spec=.2,var=.03,bump=.05,bscale=40),0,parent=pl)
    # last week's prints on one sheet, a frame of grease pencil around the one that was chosen
    for k,name in enumerate(('work-flowers','work-perfume','service-photo','showcase-natural-light','work-tea','showcase-makeup','about-exterior','service-video')): i,j=k%2,k//2; contact(name,(-.049+.098*i,.106-.070*j,.0009),(.090,.0506),pl)
    curve('pick',[(.049+.047*math.cos(a)+.002*math.sin(3*a),-.034+.027*math.sin(a)+.0015*math.cos(5*a),.0013) for a in [.3+6.5*k/30 for k in range(31)]],.0007,mat('grease','#b3231a',.6,var=0),pl,4)
    tube('pen',(-.02,-.12,.006),(.085,-.085,.006),.0045,mat('penb','#17181a',.3,var=0),pl)

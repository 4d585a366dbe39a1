# The door at the blue hour, from near: `detail-door`. A hand's height, a lens wide open: the bar is sharp, the hall behind the glass and the lamp on the wall are not
from roomkit import *
from parts import powder
out,w,h,spp,seed,thr=args(); s=reset(); g=M()
HINGE,TURN=(8.085,.03),math.radians(34)
EYE=(8.55,-2.30,1.45)
def nodes(name):
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; return m,nt.nodes['Principled BSDF'],Graph(nt.nodes.new,nt.links.new)
def parts_of(G,vector): sp=G.N('ShaderNodeSeparateXYZ'); G.L(vector,sp.inputs[0]); return [sp.outputs[c] for c in 'XYZ']
def bumped(G,b,height,strength,depth): bp=G.N('ShaderNodeBump'); bp.inputs['Strength'].default_value=strength; bp.inputs['Distance'].default_value=depth; G.L(height,bp.inputs['Height']); G.L(bp.outputs[0],b.inputs['Normal'])
def larch():
    """sawn larch some winters old, each batten from elsewhere in its log: years about a pith beside it, which part round knots; late wood stands where rain has worn the early; grey, cracked, with nails that weep"""
    m,b,G=nodes('larch'); O=G.op; x,y,z=parts_of(G,G.N('ShaderNodeTexCoord').outputs['Object']); own=G.N('ShaderNodeObjectInfo').outputs['Random']; other=lambda k: O('FRACT',O('MULTIPLY',own,k))
    cb=G.N('ShaderNodeCombineXYZ')
    for i,(c,k) in enumerate(((x,83.),(y,31.),(z,57.))): G.L(O('ADD',c,O('MULTIPLY',own,k)),cb.inputs[i])
    P=cb.outputs[0]
    v=G.N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=3.4; G.L(P,v.inputs['Vector']); d=O('ADD',O('DIVIDE',v.outputs['Distance'],3.4),O('MULTIPLY',O('SUBTRACT',G.noise(P,60,3),.5),.006))   # metres to the next knot
    px=O('MULTIPLY',O('SUBTRACT',other(13.7),.5),.17); py=O('ADD',.03,O('MULTIPLY',other(7.31),.07)); dx,dy=O('SUBTRACT',x,px),O('SUBTRACT',y,py)
    r=O('SQRT',O('ADD',O('MULTIPLY',dx,dx),O('MULTIPLY',dy,dy))); r=O('ADD',r,O('MULTIPLY',O('SUBTRACT',G.noise(P,1.,3,.5,(7,7,1.1)),.5),.030)); r=O('ADD',r,O('MULTIPLY',O('SUBTRACT',G.noise(P,1.,2,.5,(60,60,9)),.5),.0022)); r=O('ADD',r,O('MULTIPLY',O('EXPONENT',O('MULTIPLY',O('MULTIPLY',d,d),-1500.)),.016))
    f=O('FRACT',O('DIVIDE',r,O('ADD',.0030,O('MULTIPLY',other(5.3),.0022)))); late=O('MULTIPLY',G.ramp(f,.30,.86),G.ramp(f,1.,.93)); late=O('MULTIPLY',late,G.ramp(G.noise(P,1.,3,.6,(30,30,3)),.3,.7,.55,1.))
    fibre=G.noise(P,1.,3,.65,(700,700,16)); broad=G.noise(P,1.,4,.6,(9,9,1.3)); grey=G.ramp(O('ADD',G.noise(P,1.,5,.62,(14,14,1.5)),O('MULTIPLY',O('SUBTRACT',other(3.1),.5),.36)),.36,.66,.0,.78)
    crack=O('MULTIPLY',G.ramp(G.noise(P,1.,2,.5,(330,330,2.6)),.655,.69),G.ramp(broad,.42,.55)); knot=G.ramp(d,.0135,.0105); rim=O('MULTIPLY',G.ramp(d,.0095,.0120),G.ramp(d,.019,.0135)); eye=O('MULTIPLY',knot,G.ramp(O('FRACT',O('DIVIDE',d,.0028)),.2,.9))
    wz=O('SUBTRACT',O('FRACT',O('ADD',O('DIVIDE',z,.62),O('ADD',.36,O('MULTIPLY',other(19.7),.045)))),.5); wz=O('MULTIPLY',wz,.62); wx=O('SUBTRACT',O('ABSOLUTE',O('ADD',x,O('MULTIPLY',O('SUBTRACT',other(23.),.5),.008))),.017); nail=G.ramp(O('SQRT',O('ADD',O('MULTIPLY',wx,wx),O('MULTIPLY',wz,wz))),.0042,.0034)
    weep=O('MULTIPLY',O('MULTIPLY',G.ramp(O('ABSOLUTE',O('ADD',wx,O('MULTIPLY',O('SUBTRACT',G.noise(P,1.,3,.6,(40,40,14)),.5),.007))),.0055,.0008),G.ramp(wz,-.17,-.03)),G.ramp(wz,.002,-.03))
    c=G.mix(own,'#a97b4f','#86603f'); c=G.mix(O('MULTIPLY',late,.85),c,G.mix(own,'#63401f','#4d3019')); c=G.mix(grey,c,G.mix(O('MULTIPLY',late,.8),'#8f887c','#5d5750'))
    c=G.value(c,O('MULTIPLY',O('MULTIPLY',G.ramp(fibre,.3,.7,.80,1.16),G.ramp(broad,.3,.7,.72,1.2)),G.ramp(other(29.3),0.,1.,.72,1.15))); c=G.mix(O('MULTIPLY',knot,.82),c,'#4a2814'); c=G.mix(O('MULTIPLY',eye,.5),c,'#2a160b'); c=G.mix(O('MULTIPLY',rim,.72),c,'#22140c')
    c=G.mix(O('MULTIPLY',weep,G.ramp(other(11.3),.35,1.,.0,.5)),c,'#211812'); c=G.mix(O('MULTIPLY',crack,.8),c,'#1d130c'); c=G.mix(nail,c,'#3c3733'); G.L(c,b.inputs['Base Color']); G.L(G.ramp(broad,.3,.7,.55,.8),b.inputs['Roughness']); setin(b,'Specular',.3)
    bumped(G,b,O('ADD',O('ADD',O('MULTIPLY',late,.55),O('MULTIPLY',fibre,.5)),O('SUBTRACT',O('MULTIPLY',nail,.7),O('MULTIPLY',crack,1.4))),.75,.0022); return m
def handworn():
    """steel that was blackened: where hands take it, at the height of a shoulder and of an elbow, it is bare, and brightest in front"""
    m,b,G=nodes('handworn'); O=G.op; P=G.N('ShaderNodeNewGeometry').outputs['Position']; x,y,z=parts_of(G,P); n=G.noise(P,1.,5,.62,(26,26,7)); fine=G.noise(P,1.,3,.6,(240,240,90)); hand=O('SUBTRACT',z,1.40); hand=O('EXPONENT',O('MULTIPLY',O('MULTIPLY',hand,hand),-22.)); worn=G.ramp(O('ADD',O('MULTIPLY',hand,.62),O('ADD',O('MULTIPLY',O('SUBTRACT',n,.5),.8),O('MULTIPLY',O('SUBTRACT',fine,.5),.10))),.20,.56)
    G.L(G.mix(worn,G.value('#4a433d',G.ramp(n,.3,.7,.7,1.4)),G.value('#e0bd8a',G.ramp(fine,.3,.7,.94,1.04))),b.inputs['Base Color']); setin(b,'Metallic',1.); G.L(O('ADD',G.ramp(fine,.3,.7,-.05,.06),G.mix(worn,(.46,.46,.46),(.27,.27,.27))),b.inputs['Roughness']); bumped(G,b,O('ADD',O('MULTIPLY',fine,.5),O('MULTIPLY',worn,-.6)),.2,.0004); return m
def pane():
    """glass of a door that is used: it mirrors the evening as two panes do; dust, drops that dried, and, hardly, where a palm pushes it, scatter what light falls through"""
    m=bpy.data.materials.new('doorpane'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); G=Graph(nt.nodes.new,nt.links.new); O,N,L=G.op,G.N,G.L; P=N('ShaderNodeTexCoord').outputs['Object']; x,y,z=parts_of(G,P)
    tr=N('ShaderNodeBsdfTransparent'); gl=N('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value=.012; fr=N('ShaderNodeFresnel'); fr.inputs[0].default_value=1.5; mx=N('ShaderNodeMixShader'); L(O('MULTIPLY',fr.outputs[0],2.1),mx.inputs[0]); L(tr.outputs[0],mx.inputs[1]); L(gl.outputs[0],mx.inputs[2])
    def drops(k,size): v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=k; L(P,v.inputs['Vector']); own=parts_of(G,v.outputs['Color'])[0]; d=O('DIVIDE',v.outputs['Distance'],O('ADD',.05,O('MULTIPLY',own,size))); return O('MULTIPLY',O('MULTIPLY',G.ramp(d,.72,.92),G.ramp(d,1.08,.98)),G.ramp(own,.35,.7))
    dx,dz=O('ADD',x,.66),O('SUBTRACT',z,1.42); palm=O('EXPONENT',O('MULTIPLY',O('ADD',O('MULTIPLY',O('MULTIPLY',dx,dx),1.6),O('MULTIPLY',dz,dz)),-75.)); wipe=G.noise(P,1.,5,.7,(60,60,16)); smear=O('MULTIPLY',palm,G.ramp(wipe,.42,.66,0.,1.)); fine=G.noise(P,900,2)
    dust=O('MULTIPLY',G.ramp(G.noise(P,5,5,.65),.35,.75,.3,1.),G.ramp(fine,.5,.75,.3,1.)); film=O('ADD',O('MULTIPLY',dust,.035),O('ADD',O('MULTIPLY',smear,.012),O('MULTIPLY',O('MAXIMUM',drops(46,.24),drops(95,.3)),.075)))
    df=N('ShaderNodeBsdfDiffuse'); df.inputs[0].default_value=(.8,.8,.78,1); tl=N('ShaderNodeBsdfTranslucent'); tl.inputs[0].default_value=(.85,.83,.8,1); both=N('ShaderNodeMixShader'); both.inputs[0].default_value=.6; L(df.outputs[0],both.inputs[1]); L(tl.outputs[0],both.inputs[2]); last=N('ShaderNodeMixShader'); L(film,last.inputs[0]); L(mx.outputs[0],last.inputs[1]); L(both.outputs[0],last.inputs[2]); o=N('ShaderNodeOutputMaterial'); L(last.outputs[0],o.inputs[0]); return m
def leaf(fr):
    """the door's leaf on its hinges, ajar: a frame, its glass, a bar to pull it by on two standoffs, a lock"""
    e=empty('leaf',(*HINGE,0),-TURN); e.scale=(-1,1,1); W=.85; st=handworn()
    for x,z,w_,h_ in ((-.035,1.55,.07,2.38),(-W+.035,1.55,.07,2.38),(-W/2,.42,W,.12),(-W/2,2.71,W,.06)): box('lf',(w_,.052,h_),(x,0,z),fr,.003,parent=e)
    o=quad('gl',[(-W+.06,.0,.46),(-.06,.0,.46),(-.06,.0,2.7),(-W+.06,.0,2.7)],pane()); o.parent=e; o.visible_shadow=o.visible_diffuse=o.visible_glossy=False
    gum=mat('gasket','#0f0f10',.7,var=.1,vscale=40)
    for x in (-W+.073,-.073): box('gs',(.007,.030,2.2),(x,0,1.58),gum,.001,parent=e)
    x=-W+.035; tube('bar',(x,-.085,.72),(x,-.085,1.725),.0170,st,e,48)
    for z in (.80,1.65): tube('so',(x,-.085,z),(x,-.02,z),.0075,st,e,24); cyl('ro',.017,.006,(x,-.029,z),st,(math.pi/2,0,0),e,40,.001)
    cyl('cap',.0172,.004,(x,-.085,1.727),st,parent=e,n=48,bevel=.001); cyl('lk',.0165,.008,(x,-.029,1.06),st,(math.pi/2,0,0),e,40,.002); box('bolt',(.012,.026,.09),(-W-.001,0,1.15),st,.001,parent=e)
def evening():
    """what the dark room's window shows: the last light over a hill"""
    m=bpy.data.materials.new('evening'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); G=Graph(nt.nodes.new,nt.links.new); x,y,z=parts_of(G,G.N('ShaderNodeTexCoord').outputs['Object']); hill=G.op('ADD',1.36,G.op('ADD',G.op('MULTIPLY',G.op('SINE',G.op('MULTIPLY',x,2.1)),.10),G.op('MULTIPLY',x,.03)))
    e=G.N('ShaderNodeEmission'); G.L(G.mix(G.ramp(G.op('SUBTRACT',z,hill),.02,-.02),G.mix(G.ramp(z,1.4,2.6),(.30,.40,.62),(.07,.15,.42)),(.03,.045,.085)),e.inputs[0]); e.inputs[1].default_value=1.; o=G.N('ShaderNodeOutputMaterial'); G.L(e.outputs[0],o.inputs[0]); return nolight(m)
def walllamp(x,z,r=.135):
    """a bulkhead: a cast ring on the battens, a dome of opal glass that lights the wall from the side; flies lie in it"""
    al=powder('lampring','#3a3834',.5,.5,900); body=lathe('ring',smooth([(r+.030,.0),(r+.034,.012),(r+.030,.030),(r+.014,.044),(r+.002,.044)],5),(x,-.050,z),al,72,(math.pi/2,0,0))
    for k in range(3): a=.5+k*2.094; cyl('scr',.007,.006,(x+(r+.018)*math.cos(a),-.093,z+(r+.018)*math.sin(a)),al,(math.pi/2,0,0),None,20,.001)
    m=bpy.data.materials.new('dome'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); G=Graph(nt.nodes.new,nt.links.new); O,N,L=G.op,G.N,G.L; P=N('ShaderNodeTexCoord').outputs['Object']; u,v,t=parts_of(G,P); rr=O('SQRT',O('ADD',O('MULTIPLY',u,u),O('MULTIPLY',v,v)))
    bulb=O('EXPONENT',O('MULTIPLY',O('ADD',O('MULTIPLY',u,u),O('POWER',O('SUBTRACT',v,.012),2.)),-210.)); flies=N('ShaderNodeTexVoronoi'); flies.inputs['Scale'].default_value=80; L(P,flies.inputs['Vector']); dirt=O('MULTIPLY',G.ramp(flies.outputs['Distance'],.26,.12),O('MULTIPLY',G.ramp(v,-.06,-.115),G.ramp(parts_of(G,flies.outputs['Color'])[0],.5,.75))); soot=O('MULTIPLY',G.ramp(v,-.03,-.13),G.ramp(G.noise(P,22,4),.3,.7,.5,1.))
    k=O('MULTIPLY',O('ADD',O('MULTIPLY',bulb,7.),O('MULTIPLY',G.ramp(rr,.135,.05,.5,1.),1.2)),O('MULTIPLY',O('SUBTRACT',1.,O('MULTIPLY',dirt,.72)),O('SUBTRACT',1.,O('MULTIPLY',soot,.45)))); e=N('ShaderNodeEmission'); L(G.mix(bulb,'#ff9440','#ffd5a2'),e.inputs[0]); L(k,e.inputs[1]); gl=N('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value=.1; fn=N('ShaderNodeFresnel'); x_=N('ShaderNodeMixShader'); L(fn.outputs[0],x_.inputs[0]); L(e.outputs[0],x_.inputs[1]); L(gl.outputs[0],x_.inputs[2]); o=N('ShaderNodeOutputMaterial'); L(x_.outputs[0],o.inputs[0]); nolight(m)
    ghost(lathe('dome',smooth([(r,.0),(r*.97,.030),(r*.80,.066),(r*.42,.088),(.002,.094)],6),(x,-.086,z),m,72,(math.pi/2,0,0)))
    # a cage before the glass: two bars that cross, a ring half way, cast in one with the frame
    cg=powder('lampcage','#26251f',.5,.5,900); dome=lambda q: .018+.094*math.sqrt(max(0.,1-(q/(r+.012))**2)); cage=[]
    for a in (.52,.52+math.pi/2): cage.append(curve('cage',[(x+q*math.cos(a),-.086-dome(abs(q)),z+q*math.sin(a)) for q in [(r+.012)*math.sin(math.pi/2*k/12) for k in range(-12,13)]],.0066,cg,None,8))
    cage.append(curve('cage',[(x+.078*math.cos(6.2832*k/48),-.086-dome(.078),z+.078*math.sin(6.2832*k/48)) for k in range(49)],.0050,cg,None,4))
    for o in cage: o.visible_shadow=False
    body.visible_shadow=False; point((x,-.175,z),15,(1,.62,.30),.085).visible_glossy=True; point((x,-.55,z-.1),1.6,(1,.64,.34),.2)   # most of it leaves sideways along the wood; a little comes back from the step
    tube('conduit',(x+.012,-.058,z+r),(x+.012,-.058,3.2),.0095,al,None,20)
q=random.Random(31); wood=larch(); fr=powder('doorframe','#5a544b',.42,.5,900)
# the wall: battens before dark boards, none set to a line
box('boards',(3.4,.2,3.4),(10.72,.16,1.6),mat('board','#3b3027',.85,var=.1,vscale=9,bump=.2,bscale=60,stretch=(8,8,1)),0)
for i in range(12):
    box('batten',(.068+q.uniform(-.002,.002),.045,2.9),(9.105+i*.127+q.gauss(0,.0022),.0375-.0245-.03+q.gauss(0,.0016),1.5+q.uniform(-.1,.1)),wood,.0035,(q.gauss(0,.0012),q.gauss(0,.0018),q.gauss(0,.018)))
for x in (8.05,8.965): box('jamb',(.07,.11,2.6),(x,.05,1.55),fr,.004)
box('trim',(.035,.10,2.9),(9.022,.0,1.5),powder('trim','#4a453e',.5,.5,600),.002)
leaf(fr); walllamp(9.358,1.79)
# the hall: one globe lights it; beyond its far door a dark room, whose window has the evening in it
plaster=mat('hallp','#b7a68d',.85,var=.06,vscale=2,bump=.12,bscale=6,colvar=.08)
quad('hfl',[(6.6,.0,.31),(9,.0,.31),(9,4,.31),(6.6,4,.31)],oak()); quad('hce',[(6.6,.1,2.8),(9,.1,2.8),(9,4,2.8),(6.6,4,2.8)],plaster)
for x in (6.6,9.): quad('hs',[(x,.1,.3),(x,4,.3),(x,4,2.8),(x,.1,2.8)],plaster)
A,B,T=7.30,7.98,2.36
for x0,x1,z0,z1 in ((6.6,A,.3,2.8),(B,9.,.3,2.8),(A,B,T,2.8)): box('hb',(x1-x0,.12,z1-z0),((x0+x1)/2,4.06,(z0+z1)/2),plaster,0)
white=mat('casing','#a89a86',.5,var=.1)
for x in (A-.03,B+.03): box('case',(.07,.15,T-.3),(x,4.05,(T+.3)/2),white,.004)
box('case',(B-A+.13,.15,.07),((A+B)/2,4.05,T+.03),white,.004); box('skirt',(9-B,.02,.09),((9+B)/2,3.99,.355),white,.003)
box('dark',(4.,.1,3.),(7.3,7.6,1.6),mat('dk','#26221f',.9),0); e=evening(); quad('win',[(6.,7.5,1.0),(7.9,7.5,1.0),(7.9,7.5,2.9),(6.,7.5,2.9)],e)
for i in range(5): box('mul',(.05,.05,2.),(6.05+i*.46,7.45,2.),g['black'],0)
for z in (1.,1.62,2.25,2.9): box('mul',(2.,.05,.045),(7.,7.45,z),g['black'],0)
before=set(bpy.data.objects); tree(8.47,3.30,xmax=8.9,ymax=3.9,h1=1.25)
for o in set(bpy.data.objects)-before:
    if o.parent is None: o.location.z+=.315
pendant(g,8.33,2.45,2.02,2.8,.14,48,opalglass((1,.80,.52),(1,.55,.22),5.5),color=(1,.70,.40))
# the evening: what is left of the sky, a ridge for the glass to mirror, the yard
gradworld([(-.1,(.03,.03,.04)),(0.0,(.50,.34,.30)),(.05,(.40,.36,.46)),(.14,(.20,.28,.52)),(.35,(.07,.14,.36)),(1,(.02,.05,.16))],.8,(math.radians(-75),.5))
v=[]; n=160
for i in range(n+1):
    a=math.radians(150+150*i/n); hgt=26+16*noise.noise(Vector((i*.045,0,2)))+5*noise.noise(Vector((i*.17,3,2)))
    v+=[(420*math.sin(a),420*math.cos(a),-8),(420*math.sin(a),420*math.cos(a),hgt)]
mesh('ridge',v,[(2*i,2*i+2,2*i+3,2*i+1) for i in range(n)],nolight(emat('ridge',(.020,.026,.045),1.)))
quad('yard',[(-60,-400,0),(60,-400,0),(60,.1,0),(-60,.1,0)],mat('yard','#4a443c',.9))
area((8.0,-4.6,1.7),(8.7,-.5,1.4),24,.5,2.4,(.60,.74,1)).visible_diffuse=False; area((11.5,-5.5,3.6),(9.2,0,1.3),170,3.,2.4,(.42,.62,1))   # the sky on what no lamp reaches
lvl(EYE,(EYE[0]+math.tan(math.radians(8.2)),EYE[1]+1),50,2.8,(8.70,-.48,1.4),shift=.03)
render(out,w,h,spp,seed,thr,bounces=6,clamp=6)

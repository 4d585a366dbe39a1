# The door at the blue hour, from near: `detail-door`. A hand's height: bar, frame, wood and lamp are sharp, the hall behind the glass is not
from roomkit import *
from parts import powder
from larch import bumped, larch, nodes, parts_of
out,w,h,spp,seed,thr=args(); s=reset(); g=M()
HINGE,TURN=(8.085,.03),math.radians(34)
EYE=(8.55,-2.30,1.45)
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
    cyl('cap',.0172,.004,(x,-.085,1.727),st,parent=e,n=48,bevel=.001); cyl('lk',.0165,.008,(x,-.029,1.06),st,(math.pi/2,0,0),e,40,.002); 
    # in its edge the lock: a plate with two screws, the latch's tongue, the bolt drawn in
    zinc=mat('lockplate','#b4b0a6',.36,metal=1.,var=.12,vscale=50,colvar=.1); box('plate',(.003,.024,.245),(-W-.0006,0,1.12),zinc,.0008,parent=e); box('latch',(.013,.014,.034),(-W-.007,0,1.155),zinc,.003,parent=e); box('bolt',(.0034,.016,.040),(-W-.0008,0,1.075),mat('boltdark','#191919',.6,var=.1),.0004,parent=e)
    for z in (1.017,1.226): cyl('ls',.0048,.002,(-W-.0024,0,z),st,(0,math.pi/2,0),e,28,.0006); box('lx',(.0006,.0012,.0062),(-W-.0036,0,z),mat('slotp','#0a0a0b',.8,var=0),0,(.5+z*9,0,0),e)
def evening():
    """what the dark room's window shows: the last light over a hill"""
    m=bpy.data.materials.new('evening'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); G=Graph(nt.nodes.new,nt.links.new); x,y,z=parts_of(G,G.N('ShaderNodeTexCoord').outputs['Object']); hill=G.op('ADD',1.36,G.op('ADD',G.op('MULTIPLY',G.op('SINE',G.op('MULTIPLY',x,2.1)),.10),G.op('MULTIPLY',x,.03)))
    e=G.N('ShaderNodeEmission'); G.L(G.mix(G.ramp(G.op('SUBTRACT',z,hill),.02,-.02),G.mix(G.ramp(z,1.4,2.6),(.30,.40,.62),(.07,.15,.42)),(.03,.045,.085)),e.inputs[0]); e.inputs[1].default_value=1.; o=G.N('ShaderNodeOutputMaterial'); G.L(e.outputs[0],o.inputs[0]); return nolight(m)
def ribbed(r,tb=.056,pitch=.0086):
    """clear glass pressed in upright ribs on its inside, over a bulb: each rib shows a narrow picture of the bulb and its glow, which fall off into amber; dust where it looks up, soot and flies below, what the rain left"""
    m=bpy.data.materials.new('ribbed'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); G=Graph(nt.nodes.new,nt.links.new); O,N,L=G.op,G.N,G.L; P=N('ShaderNodeTexCoord').outputs['Object']; u,v,t=parts_of(G,P); sq=lambda a: O('MULTIPLY',a,a); gauss=lambda d2,k: O('EXPONENT',O('MULTIPLY',d2,-k)); rr=O('SQRT',O('ADD',sq(u),sq(v)))
    # where the ray meets the bulb's plane: the camera stands to the left and below
    deep=O('SUBTRACT',t,tb); wav=O('MULTIPLY',O('SUBTRACT',G.noise(P,1.,3,.5,(26,9,9)),.5),.0022); rib=O('SUBTRACT',O('FRACT',O('ADD',O('DIVIDE',O('ADD',u,wav),pitch),.5)),.5); s=O('MULTIPLY',rib,2.); bent=O('MULTIPLY',O('SINE',O('MULTIPLY',s,1.45)),.034)
    ub=O('ADD',O('ADD',u,O('MULTIPLY',deep,.37)),bent); vb=O('ADD',O('ADD',v,O('MULTIPLY',deep,.16)),O('MULTIPLY',O('SUBTRACT',G.noise(P,60,2),.5),.010)); d2=O('ADD',sq(ub),O('MULTIPLY',sq(O('ADD',vb,.004)),.62))
    core=gauss(d2,1500.); halo=O('EXPONENT',O('MULTIPLY',O('SQRT',O('ADD',d2,.0001)),-25.)); seam=G.ramp(O('ABSOLUTE',s),.67,1.,1.,.75)
    flies=N('ShaderNodeTexVoronoi'); flies.inputs['Scale'].default_value=85; L(P,flies.inputs['Vector']); dirt=O('MULTIPLY',G.ramp(flies.outputs['Distance'],.26,.12),O('MULTIPLY',G.ramp(v,-.055,-.105),G.ramp(parts_of(G,flies.outputs['Color'])[0],.5,.75))); soot=O('MULTIPLY',G.ramp(v,-.035,-.118),G.ramp(G.noise(P,22,4),.3,.7,.45,1.)); runs=G.ramp(G.noise(P,1.,4,.6,(70,7,7)),.54,.68); fine=G.noise(P,420,3,.6)
    k=O('MULTIPLY',O('ADD',O('ADD',O('MULTIPLY',core,7.5),O('MULTIPLY',halo,4.6)),.29),O('MULTIPLY',seam,G.ramp(rr,r,r-.012,.35,1.))); k=O('MULTIPLY',k,O('MULTIPLY',O('SUBTRACT',1.,O('MULTIPLY',dirt,.8)),O('MULTIPLY',O('SUBTRACT',1.,O('MULTIPLY',soot,.5)),O('MULTIPLY',O('SUBTRACT',1.,O('MULTIPLY',runs,.10)),G.ramp(fine,.42,.75,1.,.86)))))
    e=N('ShaderNodeEmission'); L(G.mix(G.ramp(O('ADD',core,O('MULTIPLY',halo,.8)),.05,.7),'#ffbd84','#ffdfb9'),e.inputs[0]); L(k,e.inputs[1]); gl=N('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value=.07; fn=N('ShaderNodeFresnel'); a=N('ShaderNodeMixShader'); L(O('MULTIPLY',fn.outputs[0],1.3),a.inputs[0]); L(e.outputs[0],a.inputs[1]); L(gl.outputs[0],a.inputs[2])
    df=N('ShaderNodeBsdfDiffuse'); df.inputs[0].default_value=(.5,.47,.42,1); up=parts_of(G,N('ShaderNodeNewGeometry').outputs['Normal'])[2]; film=O('MULTIPLY',O('MULTIPLY',G.ramp(up,-.1,.8,.10,.42),G.ramp(rr,.03,r,.35,1.)),G.ramp(O('ADD',G.noise(P,18,5,.7),O('MULTIPLY',O('SUBTRACT',fine,.5),.5)),.34,.72,.15,1.)); z=N('ShaderNodeMixShader'); L(film,z.inputs[0]); L(a.outputs[0],z.inputs[1]); L(df.outputs[0],z.inputs[2])
    o=N('ShaderNodeOutputMaterial'); L(z.outputs[0],o.inputs[0]); return nolight(m)
def cast(name,pieces,at,m,grain=.0011):
    """solids melted into one, their corners filled as a mould leaves them; in the lamp's measures: to the right, up, out of the wall"""
    V=[]; F=[]
    for v,f in pieces: n=len(V); V+=v; F+=[tuple(n+i for i in q) for q in f]
    o=mesh(name,V,F,m,smooth=True); o.location=at; o.rotation_euler=(math.pi/2,0,0); k=o.modifiers.new('melt','REMESH'); k.mode='VOXEL'; k.voxel_size=grain; k.use_smooth_shade=True; k=o.modifiers.new('fill','SMOOTH'); k.factor=.5; k.iterations=9; return o
def swept(rings,closed):
    """a tube through rings of points"""
    n=len(rings[0]); v=[p for q in rings for p in q]; K=len(rings); f=[(j*n+i,j*n+(i+1)%n,(j+1)%K*n+(i+1)%n,(j+1)%K*n+i) for j in range(K if closed else K-1) for i in range(n)]
    return v,f if closed else f+[tuple(reversed(range(n))),tuple((K-1)*n+i for i in range(n))]
def drum(u,v,t0,t1,r0,r1,n=40):
    return swept([[(u+r*math.cos(6.2832*i/n),v+r*math.sin(6.2832*i/n),t) for i in range(n)] for r,t in ((r0,t0),(r1,t1))],False)
def walllamp(x,z,r=.126):
    """a bulkhead: a cast body on the battens, a gasket, ribbed glass, a frame whose cage is cast in one with it, held by four screws; a conduit enters through a gland"""
    al=powder('lampring','#45433e',.46,.6,700,.30); zinc=mat('zinc','#9b9a96',.42,metal=1.,var=.14,vscale=60,colvar=.12); dark=mat('lampgum','#0d0d0e',.7,var=.1,vscale=40); steel=mat('lampscrew','#827e76',.36,metal=1.,var=.12,vscale=90); at=(x,-.040,z); turn=(math.pi/2,0,0); TILT=.055
    parts=[lathe('body',[(.150,.0),(.159,.002),(.160,.008),(.154,.034),(.150,.037)],at,al,96,turn,bevel=.0008),lathe('gum',[(.148,.036),(.1525,.037),(.1525,.0415),(.148,.042)],at,dark,96,turn)]
    # the frame, its lugs, two bars that cross before the glass, a ring half way
    section=[(.1265,.041),(.164,.041),(.167,.044),(.1655,.056),(.156,.0635),(.142,.066),(.130,.062),(.1255,.054)]; n=120
    pieces=[swept([[(q*math.cos(6.2832*k/n),q*math.sin(6.2832*k/n),t) for q,t in section] for k in range(n)],True)]
    for k in range(4): a=TILT+k*math.pi/2; pieces.append(drum(.161*math.cos(a),.161*math.sin(a),.041,.064,.0165,.0145))
    arch=lambda h,a=1.: (.149*math.sin(h),.060+.099*math.cos(h)*a)
    for a in (TILT+math.pi/4,TILT+3*math.pi/4):
        rings=[]
        for k in range(41):
            h=math.pi*(k/40-.5); q,t=arch(h); w=.0062+.0055*abs(math.sin(h))**5; nq,ntt=math.sin(h),math.cos(h)
            rings.append([((q+d*nq)*math.cos(a)-b*math.sin(a),(q+d*nq)*math.sin(a)+b*math.cos(a),t+d*ntt) for b,d in ((w*math.copysign(abs(math.cos(c))**.7,math.cos(c)),.0050*math.copysign(abs(math.sin(c))**.8,math.sin(c))) for c in (6.2832*i/16 for i in range(16)))])
        pieces.append(swept(rings,False))
    h0=.60; q,t=arch(h0); pieces.append(swept([[((q+b*math.cos(h0)+d*math.sin(h0))*math.cos(6.2832*k/n),(q+b*math.cos(h0)+d*math.sin(h0))*math.sin(6.2832*k/n),t-b*math.sin(h0)+d*math.cos(h0)) for b,d in ((.0050*math.cos(6.2832*i/12),.0042*math.sin(6.2832*i/12)) for i in range(12))] for k in range(n)],True))
    parts.append(cast('cage',pieces,at,al))
    for k in range(4):
        a=TILT+k*math.pi/2; c=(x+.161*math.cos(a),0,z+.161*math.sin(a)); y=lambda t: (c[0],-.040-t,c[2]); parts+=[cyl('washer',.0105,.0016,y(.0645),steel,turn,None,32,.0004),cyl('head',.0078,.0070,y(.0685),steel,turn,None,36,.0012)]; cyl('hex',.0042,.0012,y(.0717),dark,(math.pi/2,.3+k*1.1,0),None,6,0)
    ghost(lathe('dome',[(r*math.sin(math.pi/2*(1-k/40))+.0003,.052+.088*math.cos(math.pi/2*(1-k/40))) for k in range(41)],at,ribbed(r),120,turn))
    # the gland: a boss on the body, a hexagon, a dome nut, the conduit in its saddle
    gx,gy=x+.006,-.060; upright=lambda nm,rr,h,z0,m,n=40,b=.0012: cyl(nm,rr,h,(gx,gy,z+z0+h/2),m,(0,0,.2),None,n,b)
    upright('boss',.0185,.016,.152,al); upright('nut',.0175,.010,.168,zinc,6,.0014); upright('neck',.0140,.005,.178,zinc); upright('domenut',.0165,.011,.183,zinc,6,.0022); lathe('cone',[(.0155,.194),(.0145,.199),(.0112,.202),(.0105,.206)],(gx,gy,z),zinc,36,bevel=.0004); upright('rim',.0112,.004,.204,dark)
    tube('conduit',(gx,gy,z+.20),(gx,gy,3.2),.0095,zinc,None,28); cyl('strap',.0112,.018,(gx,gy,z+.262),zinc,(0,0,0),None,36,.0008); box('foot',(.058,.0025,.018),(gx,-.0415,z+.262),zinc,.0008)
    for k in (-1,1): cyl('sc',.0045,.003,(gx+k*.021,-.044,z+.262),steel,turn,None,24,.0008)
    # the bulb lights frame, cage and wood; what the glass scatters leaves sideways along the wood, past the frame; a little comes back from the step
    point((x,-.128,z),6,(1,.62,.30),.050).visible_glossy=True; glass=point((x,-.185,z),11,(1,.62,.30),.095); c=bpy.data.collections.new('lamp')
    for o in parts: c.objects.link(o)
    for k in c.collection_objects: k.light_linking.link_state='EXCLUDE'
    glass.light_linking.receiver_collection=c; glass.light_linking.blocker_collection=c; point((x,-.55,z-.1),1.6,(1,.64,.34),.2)
q=random.Random(31); wood=larch(); fr=powder('doorframe','#5a544b',.42,.5,900)
# the wall: battens before dark boards, none set to a line
box('boards',(3.4,.2,3.4),(10.72,.16,1.6),mat('board','#3b3027',.85,var=.1,vscale=9,bump=.2,bscale=60,stretch=(8,8,1)),0)
for i in range(12):
    box('batten',(.068+q.uniform(-.002,.002),.045,2.9),(9.105+i*.127+q.gauss(0,.0022),.0375-.0245-.03+q.gauss(0,.0016),1.5+q.uniform(-.1,.1)),wood,.0035,(q.gauss(0,.0012),q.gauss(0,.0018),q.gauss(0,.018)))
for x in (8.05,8.965): box('jamb',(.07,.11,2.6),(x,.05,1.55),fr,.004)
box('trim',(.035,.10,2.9),(9.022,.0,1.5),powder('trim','#4a453e',.5,.5,600),.002)
# what holds them: covered plugs in the jamb, screws in the strip, none quite in line
for z in (1.262,1.905): cyl('plug',.0085,.0024,(8.962,-.006,z),mat('plug','#4e4942',.5,var=.1),(math.pi/2,0,0),None,32,.0009)
for z in (1.118,1.571,2.012): k=q.gauss(0,.0012); cyl('ts',.0046,.0026,(9.0225+k,-.0512,z),mat('lampscrew','#827e76',.36,metal=1.,var=.12,vscale=90),(math.pi/2,0,0),None,28,.0009); cyl('tx',.0022,.0008,(9.0225+k,-.0526,z),mat('slotp','#0a0a0b',.8,var=0),(math.pi/2,z*7,0),None,6,0)
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
# NEAR: bar, lamp and wood, closed to f/5.6 and focused between them; else the hall, wide open
NEAR=os.environ.get('NEAR'); aim=Vector((math.tan(math.radians(8.2)),1,0)).normalized(); lvl(EYE,(EYE[0]+aim.x,EYE[1]+aim.y),50,5.6 if NEAR else 2.8,tuple(Vector(EYE)+aim*(2.02 if NEAR else 1.82)),shift=.03)
render(out,w,h,spp,seed,thr,bounces=6,clamp=6)

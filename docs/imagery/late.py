# The daylight room in the evening: by the lamp, and with chairs set for a talk.
# R is roomshots itself: its room, its furniture, its land.
from roomkit import *
from graph import Graph
from house import nodes
from microphone import vocal_mic
from steppe import Air, steppe
from wear import boards, mirroring
from joinery import lamp as shaded, planed
def brickwall(R,c):
    quad('bw',[(R.X1-.004,R.Y1+.04,0),(R.X1-.004,R.Y0,0),(R.X1-.004,R.Y0,R.Z),(R.X1-.004,R.Y1+.04,R.Z)],brick('bricks',c,(1,2)))
    boxes('boards',[((.006,R.Y1-R.Y0,.008),(R.X0+.16*i,(R.Y0+R.Y1)/2,R.Z-.001)) for i in range(1,80)],mat('groove','#8d877c',.9,var=0))
def dusk(R,k=.8,land=None):
    gradworld([(-.1,(.30,.24,.25)),(0.02,(.62,.40,.30)),(.10,(.46,.40,.45)),(.28,(.17,.27,.48)),(1,(.045,.09,.22))],k,(math.radians(48),.35)); R.clouds((.62,.36,.34),.55,.72); R.portal()
    (land or (lambda: R.land((.13,.165,.26),(.19,.215,.32),6500,.0)))()
def tape(x,y,a,c,z=.0006):
    for k in (0,1): box('tp',(.15,.024,.0006),(x,y,z+.0006*k),mat('tp'+c,c,.7,var=0),0,(0,0,a+k*math.pi/2))
def turned(a,at):
    """the pair's land, turned about the camera, so that the peak that the pair shows stands between the bars of this picture, too"""
    n=set(bpy.data.objects); steppe(Air((.105,.115,.152),2700,(.16,.146,.166),math.radians(48))); e=empty('turn',(*at,0)); bpy.context.view_layer.update()
    for o in set(bpy.data.objects)-n:
        if o is not e: o.parent=e; o.matrix_parent_inverse=e.matrix_world.inverted()
    e.rotation_euler=(0,0,a)
def lined(c):
    """a curtain's linen with its lining: light comes through it, hardly a sight of what stands behind; thicker threads here and there"""
    m,b,N,L=nodes('lined'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sl=G.op('ADD',G.noise(P,70,3,.6,(1,1,.04)),G.noise(P,110,2,.5,(.2,.2,1))); tone=G.mix(G.ramp(sl,.6,1.4),c,'#d8cebe')
    L(tone,b.inputs['Base Color']); setin(b,'Roughness',.95); setin(b,'Specular',.05); setin(b,'Sheen',.15); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.2; bp.inputs['Distance'].default_value=.003; L(sl,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    t=N('ShaderNodeBsdfTranslucent'); L(tone,t.inputs[0]); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.44; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); tr=N('ShaderNodeBsdfTransparent'); y=N('ShaderNodeMixShader'); y.inputs[0].default_value=.035; L(x.outputs[0],y.inputs[1]); L(tr.outputs[0],y.inputs[2]); L(y.outputs[0],m.node_tree.nodes['Material Output'].inputs[0]); return m
def drape(x0,x1,y,z0,z1,m,n=10):
    """a lined curtain on its rings: folds of no two widths, narrow where they are pinched and wide at the floor, some running together on their way; its hem is turned up"""
    nx,nz=int((x1-x0)*240),48; s=lambda *k: noise.noise(Vector(k))
    def at(u,q):
        f=2*math.pi*n*(u+.055*s(u*4.3,3,q*.4)+.022*s(u*11,8,q*.3))+1.9*q*s(u*6,q*1.1,6); a=(.017+.014*q**.7)*(1+.75*s(u*9,1,q*.9))
        return (x0+(x1-x0)*u+.006*math.sin(2*f)+.04*q*s(u*4,5,q), y+a*(math.sin(f)+.16*math.sin(2*f+1.1+2*s(u*6,2,4)))+.018*q*s(u*3,9,q*2)+.006*s(u*26,4,q*5)+.010*s(u*13,12,q*1.3), z1-(z1-z0)*q+.007*s(u*9,2,7)*q)
    for q0,dy in ((0,0),(1-.11/(z1-z0),.004)):
        v=[(p[0],p[1]+dy,p[2]) for i in range(nx+1) for j in range(nz+1) for p in (at(i/nx,q0+(1-q0)*j/nz),)]
        mesh('drape',v,[(i*(nz+1)+j,i*(nz+1)+j+1,(i+1)*(nz+1)+j+1,(i+1)*(nz+1)+j) for i in range(nx) for j in range(nz)],m,smooth=True)
def lamp(R):
    """evening: somebody has just got up from the armchair by the lamp; the last blue of the sky behind the panes"""
    g=R.g; g['wood']=planed('oiled','#7a5a3e'); R.room(); mirroring(2.2)
    for o in [o for o in bpy.data.objects if o.name.startswith('cur')]: bpy.data.objects.remove(o)
    drape(4.57,6.24,R.Y1-.25,.012,R.Z-.3,lined('#e6dccb')); bpy.data.objects['sill'].data.materials[0]=planed('oiledx','#7a5a3e',0); brickwall(R,'#cfc7b9'); rz=math.radians(40); bpy.data.objects['fl'].data.materials[0]=boards()   # the floor of the pair
    R.feltrug(2.9,2.2,.1); ch=R.chair(3.0,2.35,rz)
    throw(ch,'#76847f',(.13,.30),(.92,1.30),.20,1.24,share=.46,folds=.045,stiff=.04); R.sidetable(3.72,2.75); shaded(g,3.95,3.25,0,1.62,120,litshade((1,.70,.40),(1,.48,.20),2.3,1.32,1.68))
    tree(5.7,2.9,h1=2.0); R.vase(1.15,3.3,1.25,44); glow=opalglass((1,.78,.50),(1,.52,.22),2.2)
    for x,y,z in ((1.72,2.7,2.05),(2.3,3.5,2.24),(-2.4,2.9,2.75)): pendant(g,x,y,z,R.Z,.105,12,glow)
    tape(1.9,1.2,.5,'#d8c06a',.017)
    dusk(R,.4,lambda: turned(math.radians(13),(1.35,-1.75))); area((R.X1-.28,1.1,R.Z-.3),(R.X1-.02,1.1,1.4),7,5.2,.08,(1,.62,.33),spread=140); area((0,-4.3,3.2),(2,2,1.0),3,9,2.,(.7,.8,1)); area((1.2,-.6,2.7),(3,2.4,.6),2,.8,.8,(1,.78,.55))
    for o in bpy.data.objects:
        if o.type=='LIGHT': o.visible_glossy=False   # the panes would show each as a patch of specks on the hills
    lvl((1.35,-1.75,1.12),(3.0,3.3),42,2.0,(3.0,2.2,.7),shift=.0)
def hallchair(g,c):
    """a chair of a hall: a padded seat and back on thin black legs; the hall's chairs are of three ages"""
    e=empty('hc',(0,0,.002)); w=mat('hc'+c,c,.9,var=.05,vscale=4,colvar=.12,bump=.2,bscale=160,sheen=.35)
    cush((.46,.45,.07),(0,0,.455),(math.radians(3),0,0),e,w,.4); cush((.45,.055,.40),(0,.235,.735),(math.radians(-11),0,0),e,w,.4)
    for sx in (-1,1): tube('l',(sx*.20,-.19,.43),(sx*.225,-.23,0),.011,g['blackm'],e,10); tube('l',(sx*.205,.27,.72),(sx*.215,.21,.43),.011,g['blackm'],e,10); tube('l',(sx*.215,.21,.43),(sx*.225,.27,0),.011,g['blackm'],e,10)
    return e
def seats(R):
    """an hour before a talk for forty: chairs set in the hall, a programme on each seat, the microphone stands ready"""
    g=R.g; q=random.Random(7); R.room(); brickwall(R,'#cfc7b9')
    quad('bw2',[(R.X0+.004,R.Y0,0),(R.X0+.004,R.Y1,0),(R.X0+.004,R.Y1,R.Z),(R.X0+.004,R.Y0,R.Z)],brick('bricks3','#b9ab98',(1,2)))
    n0=set(bpy.data.objects); sets=[list(hallchair(g,c).children) for c in ('#39434e','#424a50','#343c48')]; pr=mat('prog','#e3ddd0',.8,var=0)
    for row in range(6):
        for c in range(7):
            if (row,c) in ((1,2),(2,5),(4,1)): continue
            x=1.75-row*.98; y=-2.35+c*.56+(.75 if c>3 else 0); d=empty('ch',(x+q.uniform(-.04,.04),y+q.uniform(-.03,.03),.002),math.radians(90)+q.gauss(0,.09)+(y-.1)*.05)
            for k in sets[q.choice((0,0,1,2))]: o=k.copy(); o.parent=d; link(o)
            if q.random()<.6: box('prg',(.14,.2,.0015),(q.uniform(-.07,.07),q.uniform(-.06,.06),.492),pr,0,(0,0,q.uniform(-.4,.4)),d)
    for k in sum(sets,[]): k.hide_render=True
    # a coat and a scarf have come early; a table with glasses by the wall, a plant
    tree(-5.6,3.0,9,9,2.0); tree(-5.7,-3.6,9,9,1.9)
    glow=opalglass((1,.78,.50),(1,.52,.22),2.6)
    for x,y in ((-4.2,1.6),(-1.6,1.6),(1.0,1.6)): pendant(g,x,y,2.75,R.Z,.15,34,glow)
    # festoon lamps from wall to wall, each with a dip
    wb=g['black']; bul=[emat('fest%d'%k,(1,.66,.34),e) for k,e in enumerate((15,12,9))]
    for a,b,dip in (((-6.3,-4.3,3.55),(1.5,3.9,3.6),.55),((-6.3,3.7,3.5),(3.0,-4.4,3.6),.6),((-6.3,-1.5,3.3),(-6.3,3.9,3.4),.35)):
        A,B=Vector(a),Vector(b); n=17; P=[A.lerp(B,i/n)-Vector((0,0,dip*4*(i/n)*(1-i/n))) for i in range(n+1)]; curve('fw',[tuple(p) for p in P],.006,wb)
        for p in P[1:-1]: p=p+Vector((q.gauss(0,.02),q.gauss(0,.02),q.gauss(0,.014))); ghost(lathe('fb',[(max(.0004,.033*math.sin(math.pi*k/12)),-.033*math.cos(math.pi*k/12)) for k in range(13)],(p.x,p.y,p.z-.078),bul[q.choice((0,0,0,1,1,2))],20,bevel=.0001)); cyl('fs',.014,.05,(p.x,p.y,p.z-.02),wb,bevel=0,n=12)
        for i in (3,8,13): point(tuple(P[i]-Vector((0,0,.12))),13,(1,.64,.34),.12)
    for y in (-3.2,-1.,1.2,3.2): spot((R.X0+.5,y,3.9),(R.X0+.02,y,.8),60,(1,.62,.33),60,.9,.06)
    dusk(R,.8)
    C=Vector((4.35,-.35,1.5)); o=vocal_mic(g,C+Vector((-.40,-.002,.028)),(.40,.62,.60))
    spot((2.6,-2.6,3.7),tuple(o.location),110,(1,.82,.6),24,.6,.08); area((3.2,1.6,2.3),tuple(o.location),20,.3,.6,(.6,.76,1)); area((5.8,-1.0,2.9),tuple(o.location),26,.5,.5,(1,.86,.68))
    spot((2.9,.2,4.0),(.6,.1,.4),170,(1,.74,.48),80,.8,.1)
    lvl(tuple(C),(C.x-10,C.y+1.35),40,4.2,tuple(Vector(o.location)+Vector((.021,-.004,0))),shift=-.0)

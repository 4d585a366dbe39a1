# A studio flash from near, its seven-inch reflector on, the modelling lamp lit under a dome of ground glass
from roomkit import *
from fresnel import hoop, enamel
from graph import Graph
def reflector(p,y,metal,black):
    """a bowl spun from sheet: bright inside, black outside, its rim rolled over"""
    R=(math.pi/2,0,0); inn=smooth([(.052,.004),(.058,.022),(.074,.050),(.092,.082),(.103,.118)],6); out=[(r+.0022,z) for r,z in inn]
    hoop('bowl',inn+[(.1042,.1185),(.1042,.117)]+inn[::-1][:0]+[(r+.0011,z) for r,z in inn[::-1]],(0,y,0),metal,120,R,p,.0001); hoop('coat',[(r+.0012,z) for r,z in inn]+[(r+.0011,z) for r,z in out[::-1]],(0,y,0),black,120,R,p,.0002)
    hoop('roll',[(.1045+.0024*math.cos(a),.1180+.0024*math.sin(a)) for a in [6.2832*i/14 for i in range(14)]],(0,y,0),mat('rollm','#b4b6ba',.24,metal=1,var=.08,vscale=40),128,R,p,.0001)
def pebbled(k=1.):
    """the inside of a reflector: bright metal, rolled with small even dimples, each a soft spark of the lamp"""
    m=mat('pebbled','#cdced0',.33,metal=1,var=.04,vscale=14); nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new
    v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=230; v.feature='SMOOTH_F1'; v.inputs['Smoothness'].default_value=.6; v.inputs['Randomness'].default_value=.75; L(N('ShaderNodeTexCoord').outputs['Object'],v.inputs['Vector']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.42*k; bp.inputs['Distance'].default_value=.0012; L(v.outputs['Distance'],bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def ground(name):
    """a dome of ground glass with tube and lamp lit behind it: hottest where one looks straight at the lamp, a paler ring where the tube stands, amber towards its edge; a window in its gloss"""
    from house import nodes
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; q=N('ShaderNodeSeparateXYZ'); L(P,q.inputs[0]); r=G.op('SQRT',G.op('ADD',G.op('MULTIPLY',q.outputs['X'],q.outputs['X']),G.op('MULTIPLY',q.outputs['Y'],q.outputs['Y']))); lw=N('ShaderNodeLayerWeight'); lw.inputs[0].default_value=.5; f=G.op('SUBTRACT',1.,lw.outputs['Facing'])
    hot=G.op('EXPONENT',G.op('MULTIPLY',G.op('MULTIPLY',r,r),-3600.)); ring=G.op('EXPONENT',G.op('MULTIPLY',G.op('POWER',G.op('ABSOLUTE',G.op('SUBTRACT',r,.0285)),2.),-90000.)); k=G.op('ADD',G.op('ADD',G.op('MULTIPLY',hot,7.),G.op('MULTIPLY',ring,.5)),G.op('MULTIPLY',G.op('POWER',f,1.3),1.1)); k=G.op('MULTIPLY',k,G.ramp(q.outputs['Z'],.0,.030,.35,1.))
    L(k,b.inputs['Emission Strength']); L(G.mix(G.op('MINIMUM',G.op('ADD',hot,G.op('MULTIPLY',f,.4)),1.),(1,.62,.33),(1,.88,.70)),b.inputs['Emission Color']); setin(b,'Base Color',col('#c9c4b8')); L(G.ramp(G.noise(P,60,3),.3,.7,.16,.24),b.inputs['Roughness']); setin(b,'Specular',.6); return nolight(m)
def flash(g):
    """from near, on its stud; it looks along -y, x>0 is the side with the controls"""
    from cinelens import anodised, toothed
    from fx6 import pane
    from lenses import rubbed
    from parts import lobed, pan, powder
    from smoke import sheetmetal
    R=(math.pi/2,0,0); S=(0,math.pi/2,0); e=empty('flash'); p=empty('head',(0,0,0),0,e); p.rotation_euler=(math.radians(5),0,0)
    a=sheetmetal('flc','#131416',.42,fine=650,grain=.30,edge=.032); b=sheetmetal('flb','#191a1c',.44,fine=650,grain=.30,edge=.032); al=anodised('fla','#1b1c1e',.34,.25); dk=mat('slitf','#050506',.9,var=0); st=g['steel']; rub=mat('rubf','#161617',.64,var=.06,vscale=40,bump=.06,bscale=700); ringm=mat('ringf','#9a9ca0',.28,metal=1,var=.1,vscale=30); coat=enamel('coatf','#1b1b1c',.1); ink=rubbed('flink','#a5a29a'); ink2=mat('flink2','#b5652c',.6,var=0)
    def slab(n,size,at,m,r=.003,seg=5,rot=(0,0,0),par=p): o=box(n,size,at,m,r,rot,par); (setattr(o.modifiers['b'],'segments',seg) if r else None); return o
    # an extrusion between two castings; along its sides a channel, in front of the panel a grille over its fan
    slab('front',(.134,.048,.140),(0,-.004,0),b,.015,6); slab('gap',(.126,.004,.132),(0,.0215,0),dk,.010,4); slab('body',(.130,.178,.136),(0,.1130,0),a,.009,6); slab('gap',(.126,.004,.132),(0,.2035,0),dk,.010,4); slab('end',(.134,.034,.140),(0,.2220,0),b,.013,6)
    for sx in (-1,1):
        for z in (-.0530,.0530): slab('chan',(.0016,.170,.0036),(sx*.0646,.1130,z),dk,.0006,2)
        slab('grille',(.0012,.060,.082),(sx*.0648,.0600,0),dk,.0004,2)
        for i in range(12): slab('rib',(.0034,.0024,.084),(sx*.0652,.0318+.0051*i,0),a,.0008,3)
        slab('frame',(.0030,.066,.004),(sx*.0650,.0600,.0430),a,.0010,3); slab('frame',(.0030,.066,.004),(sx*.0650,.0600,-.0430),a,.0010,3)
        for y in (.0300,.1960):
            for z in (-.0600,.0600): pan((sx*.0649,y,z),(sx,0,0),p,st,.0032,dk,y*40+z*60)
    # the panel: glossy plastic let into the side, a display with its bars, a dial, keys
    X=.0650; slab('panel',(.0016,.0860,.0980),(X,.1480,0),mat('flpan','#101113',.22,var=.05,vscale=30),.0050,6); slab('scr',(.0008,.0560,.0300),(X+.0008,.1480,.0270),pane('flpane'),.0018,4); on=emat('flon','#ff5a24',2.2)
    def figure(y,lit):
        """seven segments, a little slanted; lit: which of a to g"""
        f=empty('fig',(X+.0013,y,.0270),0,p); f.rotation_euler=(math.radians(-7),0,0)
        for c,(dy,z,w_,h_) in zip('abcdefg',((0,.0085,.0078,.0017),(.0047,.0043,.0017,.0070),(.0047,-.0043,.0017,.0070),(0,-.0085,.0078,.0017),(-.0047,-.0043,.0017,.0070),(-.0047,.0043,.0017,.0070),(0,0,.0078,.0017))): slab('seg',(.0002,w_,h_),(0,dy,z),on if c in lit else mat('floff','#1a0d09',.5,var=0),0,1,(0,0,0),f)
    figure(.1380,'acdefg'); figure(.1580,'abc'); cyl('dot',.0011,.0002,(X+.0013,.1478,.0186),on,S,p,20,.00005)
    d=empty('dial',(X+.0004,.1480,-.0120),0,p); d.rotation_euler=S; lathe('dw',[(.0175,0),(.0175,.0010),(.0160,.0014),(.0140,.0014)],(0,0,0),dk,72,parent=d,bevel=.0003); toothed('dt',.0142,.0008,.0120,64,.0007,al,d); lathe('dc',[(.0005,.0132),(.0120,.0128),(.0138,.0120),(.0140,.0100)],(0,0,0),al,72,parent=d,bevel=.0003); slab('di',(.0007,.0060,.0003),(-.0085,0,.0131),ink,0,1,(0,0,math.pi/2),d)
    for y in (.1210,.1390,.1570,.1750): slab('key',(.0028,.0110,.0066),(X+.0012,y,-.0400),rub,.0022,5)
    slab('led',(.0010,.0026,.0026),(X+.0009,.1210,-.0120),emat('flled',(1.,.35,.05),3.),.0008,3); slab('led',(.0010,.0026,.0026),(X+.0009,.1750,-.0120),emat('flled2',(.2,1,.35),1.6),.0008,3)
    slab('mk',(.0004,.0180,.0024),(.0671,-.0040,-.0120),ink2,0,1)
    # the handle: two posts and a bow, rubber where a hand holds it
    for y in (.048,.168): slab('post',(.022,.018,.030),(0,y,.080),a,.005,5)
    slab('bow',(.026,.150,.019),(0,.108,.098),rub,.0085,6); [slab('ridge',(.0270,.0028,.0196),(0,.074+.0076*i,.098),rub,.0009,3) for i in range(10)]
    # what the studio stuck on: a label with its bars on the front casting's side
    lb=mat('fllab','#c9c7bf',.42,var=.08,vscale=90,colvar=.06); rn=random.Random(9); t=empty('label',(.0671,.2218,.010),0,p); t.rotation_euler=(math.radians(89),0,0); slab('lab',(.0003,.0420,.0170),(0,0,0),lb,.0001,1,(0,0,0),t); y=-.018
    while y<.016: w_=rn.choice((.0004,.0004,.0008,.0012)); slab('br',(.0002,w_,.0090),(.0002,y+w_/2,.0022),dk,0,1,(0,0,0),t); y+=w_+rn.choice((.0005,.0005,.0010))
    for i in range(6): slab('fig',(.0002,.0020,.0020),(.0002,-.014+.0046*i,-.0050),ink,0,1,(0,0,0),t)
    # bayonet, its release, and the reflector on it
    hoop('neck',[(.045,.0),(.0635,.0),(.0635,.010),(.060,.0125),(.060,.022),(.045,.022)],(0,-.026,0),coat,128,R,p,.001); hoop('mount',[(.050,.0),(.0625,.0),(.0635,.002),(.0635,.013),(.0605,.015),(.050,.015)],(0,-.0505,0),ringm,128,R,p,.0008)
    for i in range(72): t=6.2832*i/72; box('knurl',(.0016,.0105,.0018),(.0637*math.cos(t),-.0578,.0637*math.sin(t)),ringm,.0004,(0,-t,0),p)
    slab('lever',(.020,.012,.010),(.052,-.036,.052),rub,.003,4,(0,math.radians(45),0)); reflector(p,-.056,pebbled(),coat)
    # ceramic plate; on it a dome of ground glass, the lamp behind it lit
    hoop('seat',[(.0005,0),(.0535,0),(.0535,.004),(.0005,.004)],(0,-.054,0),mat('ceramf','#8d8a84',.50,var=.05),96,R,p,.0005); cyl('plinth',.0150,.0120,(0,-.0620,0),mat('ceramf2','#8a867d',.45,var=.06),R,p,64,.0012)
    lathe('dome',smooth([(.0400,.000),(.0405,.022),(.0390,.046),(.0320,.064),(.0180,.0735),(.0005,.0760)],7),(0,-.058,0),ground('domef'),96,R,p,.0001).visible_shadow=False
    hoop('clip',[(.0402,0),(.0432,0),(.0432,.006),(.0420,.0085),(.0402,.008)],(0,-.058,0),st,96,R,p,.0005)
    l=bpy.data.lights.new('model','POINT'); l.energy=5.5; l.color=(1,.80,.58); l.shadow_soft_size=.012; q=link(bpy.data.objects.new('model',l)); q.location=(0,-.088,0); q.parent=p; q.visible_camera=False
    # what it tilts on: a foot under the case, two cheeks, a toothed disc, a lever; the receiver with the umbrella's hole, its screw, the stand's tube
    slab('foot',(.050,.090,.010),(0,.100,-.0720),b,.003,4)
    for sx in (-1,1): slab('cheek',(.0090,.042,.058),(sx*.0230,.100,-.0960),b,.0035,5)
    j=Vector((0,.100,-.1120)); cyl('axle',.0100,.070,j,st,S,p,48,.001)
    for sx in (-1,1): cyl('disc',.0215,.0080,j+Vector((sx*.0310,0,0)),b,S,p,72,.0014); t=empty('td',j+Vector((sx*.0178,0,0)),0,p); t.rotation_euler=S; toothed('tt',.0200,-.002,.002,56,.0008,st,t)
    cyl('lb',.0125,.0140,j+Vector((.0410,0,0)),rub,S,p,56,.0024); o=lathe('lev',smooth([(.0058,0),(.0062,.012),(.0074,.048),(.0070,.058),(.0040,.0625),(.0005,.0630)],5),j+Vector((.0420,0,0)),rub,40,parent=p); o.rotation_euler=(math.radians(118),0,math.radians(-12)); lobed(j+Vector((-.036,0,0)),(-1,0,0),p,rub,st,.016,.014,6)
    J=Matrix.Rotation(math.radians(5),3,'X')@j; u=empty('recv',J,0,e); slab('tongue',(.0330,.036,.046),(0,0,-.010),b,.008,6,(0,0,0),u); lathe('recv',[(.0010,-.118),(.0190,-.118),(.0208,-.115),(.0208,-.034),(.0190,-.026),(.0010,-.026)],(0,0,0),a,72,parent=u,bevel=.0010); hoop('bead',[(.0208,0),(.0224,.001),(.0224,.005),(.0208,.006)],(0,0,-.116),ringm,72,parent=u)
    cyl('uh',.0048,.0460,(0,0,-.0500),dk,R,u,32,.0004); lathe('ub',[(.0048,.0200),(.0080,.0200),(.0074,.0222),(.0048,.0222)],(0,0,-.0500),st,40,R,u,.0003); lobed((.0204,0,-.0880),(1,-.15,0),u,rub,st,.0165,.020,7)
    ch=g['chrome']; tube('tubeA',(0,0,-.112),(0,0,-.235),.0110,ch,u,64); lathe('col',[(.0112,.030),(.0170,.029),(.0192,.024),(.0192,-.016),(.0180,-.030),(.0150,-.034)],(0,0,-.240),a,64,parent=u,bevel=.0010); tube('tubeB',(0,0,-.25),(0,0,-.8),.0150,al,u,64)
    # its lead, out of the end casting, down behind the stand
    cyl('plug',.0130,.034,(-.020,.2550,-.036),rub,R,p,48,.002); hoop('pr',[(.0130,0),(.0146,.001),(.0146,.007),(.0130,.008)],(-.020,.2500,-.036),ringm,56,R,p,.0004)
    curve('lead',[(-.020,.268,-.018),(-.018,.318,-.024),(-.004,.350,-.09),(.010,.330,-.20),(.015,.25,-.34),(.0,.20,-.6),(0,.2,-.8)],.0046,g['rubber'],e,18)
    return 4.12,(.0,.012,-.026),(0,-4.05,.86),75,1.5,(((-2.5,-1.7,2.6),(0,0,.6),58,.45,.45,(1,.965,.92)),((2.3,-.9,1.7),(0,0,.6),34,.14,1.6,(.92,.96,1)),((1.9,1.6,1.6),(0,0,.6),34,.4,1.8,(.90,.95,1)),((3.0,.55,1.0),(.3,0,.6),19,.8,1.3,(.95,.98,1),1),((.7,1.5,2.5),(0,0,.6),36,1.8,.16,(.95,.97,1)),((-1.2,.9,4.6),(-1.0,3.6,.4),30,2.5,1.5,(1,.99,.97))),(-.10,-.34,.62)

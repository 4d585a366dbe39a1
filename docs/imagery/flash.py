# A studio flash on a low stand, its seven-inch reflector on, its modelling lamp lit
from roomkit import *
from fresnel import hoop, enamel
from graph import Graph
def hammered():
    """the inside of a reflector: bright metal with small dents, which break the lamp up into a soft glow"""
    m=mat('hammered','#c3c5c8',.3,metal=1,var=.06,vscale=14); nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new
    v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=190; v.feature='SMOOTH_F1'; L(N('ShaderNodeTexCoord').outputs['Object'],v.inputs['Vector']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.0012; L(v.outputs['Distance'],bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def shell(p,name,w,h,y0,y1,m,r):
    """a case with soft corners along y, as it comes out of a mould"""
    o=box(name,(w,y1-y0,h),(0,(y0+y1)/2,0),m,r,parent=p); o.modifiers['b'].segments=7; return o
def reflector(p,y,metal,black):
    """a bowl spun from sheet: bright inside, black outside, its rim rolled over"""
    R=(math.pi/2,0,0); inn=smooth([(.052,.004),(.058,.022),(.074,.050),(.092,.082),(.103,.118)],6); out=[(r+.0022,z) for r,z in inn]
    hoop('bowl',inn+[(.1042,.1185),(.1042,.117)]+inn[::-1][:0]+[(r+.0011,z) for r,z in inn[::-1]],(0,y,0),metal,120,R,p,.0001); hoop('coat',[(r+.0012,z) for r,z in inn]+[(r+.0011,z) for r,z in out[::-1]],(0,y,0),black,120,R,p,.0002)
    hoop('roll',[(.1045+.0024*math.cos(a),.1180+.0024*math.sin(a)) for a in [6.2832*i/14 for i in range(14)]],(0,y,0),mat('rollm','#b4b6ba',.24,metal=1,var=.08,vscale=40),128,R,p,.0001)
def low_stand(g,at,e,coat,ringm,k=1.):
    """a low stand for floors: a spigot in a hub, three legs that lie almost flat; k: their length"""
    x,y=at; R=(math.pi/2,0,0); st=g['steel']; cyl('spig',.0135,.07,(x,y,.040),g['chrome'],parent=e,n=40); cyl('hub',.024,.034,(x,y,.032),g['black'],parent=e,n=56,bevel=.004); cyl('hubr',.0245,.004,(x,y,.046),ringm,parent=e,n=56,bevel=.0008)
    for i in range(3):
        a=math.radians(120*i+30); q=empty('leg',(x,y,0),a,e); box('arm',(.175*k,.017,.010),(.0125+.0875*k,0,.0215),coat,.0035,(0,math.radians(5/k),0),q); cyl('pin',.004,.026,(.026,0,.0285),st,R,q,20,.0008); lathe('foot',smooth([(.002,0),(.012,0),(.0135,.004),(.0130,.016),(.010,.019),(.002,.0195)],3),(.005+.175*k,0,.0),g['rubber'],32,parent=q)
def flash(g):
    dz=.2510; e=empty('flash',(0,0,dz)); t=math.radians(20); p=empty('head',(0,.112-.1*math.cos(t)-.118*math.sin(t),.130-.1*math.sin(t)+.118*math.cos(t)),0,e); p.rotation_euler=(t,0,0);   # it tilts about its axle
    R=(math.pi/2,0,0)
    case=mat('casef','#222326',.46,var=.07,vscale=26,bump=.07,bscale=620); grey=mat('greyf','#3a3c40',.5,var=.06,vscale=30,bump=.05,bscale=620); rub=mat('rubf','#161617',.66,var=.06,vscale=40); slit=mat('slitf','#060607',.9,var=0); st=g['steel']; ringm=mat('ringf','#9a9ca0',.32,metal=1,var=.1,vscale=30); coat=enamel('coatf','#1b1b1c',.1)
    # three mouldings with a seam between each: front in grey, body, the end with the controls
    shell(p,'front',.136,.142,-.030,.030,grey,.030); shell(p,'body',.132,.138,.0315,.190,case,.028); shell(p,'end',.134,.140,.1915,.232,grey,.030)
    for sx in (-1,1):   # cooling slits, screws, a grip panel
        for i in range(11): box('slit',(.002,.0042,.052),(sx*.0658,.066+.0094*i,.016),slit,.0009,parent=p)
        for y in (.046,.178):
            for z in (-.040,.046): cyl('scr',.0036,.002,(sx*.0664,y,z),st,(0,math.pi/2,0),p,24,.0006); box('cross',(.0006,.0044,.0009),(sx*.0676,y,z),slit,0,parent=p)
        box('plate',(.0016,.088,.017),(sx*.0662,.112,-.036),mat('labelf','#0e0e0f',.25,var=.04),.0005,parent=p); box('mark',(.0004,.030,.0032),(sx*.0672,.094,-.036),mat('markf','#c9c7c1',.6,var=0),0,parent=p); box('mark',(.0004,.014,.0032),(sx*.0672,.140,-.036),mat('markf2','#b5652c',.6,var=0),0,parent=p)
    # the handle: two posts and a bow, rubber where a hand holds it
    for y in (.052,.170): box('post',(.026,.020,.034),(0,y,.082),case,.006,parent=p)
    h=box('bow',(.028,.150,.020),(0,.111,.102),rub,.009,parent=p); h.modifiers['b'].segments=5
    for i in range(9): box('ridge',(.0292,.0026,.0206),(0,.079+.008*i,.102),rub,.0009,parent=p)
    # bayonet, its release, and the reflector on it
    hoop('neck',[(.045,.0),(.064,.0),(.064,.012),(.060,.0135),(.060,.022),(.045,.022)],(0,-.028,0),coat,96,R,p,.001); hoop('mount',[(.050,.0),(.0625,.0),(.0635,.002),(.0635,.013),(.0605,.015),(.050,.015)],(0,-.0505,0),ringm,96,R,p,.0008)
    for i in range(30): a=6.2832*i/30; o=box('knurl',(.0024,.0105,.0024),(.0637*math.cos(a),-.0578,.0637*math.sin(a)),ringm,.0006,(0,-a,0),p)
    box('lever',(.020,.012,.010),(.052,-.036,.052),rub,.003,(0,math.radians(45),0),p); reflector(p,-.056,hammered(),coat)
    # a white ceramic plate, the flash tube's ring before it, a dome of frosted glass over the lamp
    hoop('seat',[(.0005,0),(.0535,0),(.0535,.004),(.0005,.004)],(0,-.054,0),mat('ceramf','#d9d6cf',.55,var=.05),80,R,p,.0005)
    dome=frosted((1,.90,.74),(1,.70,.42),6.); lathe('dome',smooth([(.0320,.000),(.0325,.018),(.0310,.038),(.0250,.054),(.0130,.0635),(.0005,.0655)],6),(0,-.058,0),dome,80,R,p,.0001).visible_shadow=False
    hoop('clip',[(.0322,0),(.0352,0),(.0352,.006),(.0340,.0085),(.0322,.008)],(0,-.058,0),st,72,R,p,.0005)
    l=bpy.data.lights.new('model','POINT'); l.energy=46.; l.color=(1,.80,.58); l.shadow_soft_size=.028; q=link(bpy.data.objects.new('model',l)); q.location=(0,-.098,0); q.parent=p; q.visible_camera=False; q.visible_glossy=False
    # the joint it tilts on: a fork beside the case, a toothed disc, a lever; below it the socket with its screw
    for sx in (-1,1): box('fork',(.008,.034,.085),(sx*.030,.100,-.100),coat,.003,parent=p)
    cyl('axle',.017,.078,(0,.100,-.118),st,(0,math.pi/2,0),p,48,.0015)
    for sx in (-1,1): cyl('disc',.026,.010,(sx*.040,.100,-.118),case,(0,math.pi/2,0),p,56,.002)
    tube('lever',(.046,.100,-.118),(.058,.112,-.112),.006,st,p,20); o=tube('arm',(.058,.100,-.118),(.064,.165,-.098),.0065,rub,p,24)
    j=Vector((0,.100,.128)); cyl('sock',.0205,.074,(0,.112,.093),case,parent=e,n=56,bevel=.003); hoop('bead',[(.0205,0),(.0225,.001),(.0225,.006),(.0205,.007)],(0,.112,.058),ringm,56,parent=e); tube('tscr',(.018,.112,.080),(.046,.112,.080),.0045,st,e,20); box('wing',(.008,.030,.013),(.050,.112,.080),rub,.0035,parent=e)
    # a stand drawn in: it holds the head where its light reaches the paper
    from grip import stand_full
    s=stand_full(g,math.radians(8),.300,.262); s.location=(0,.112,0)
    # its lead, out of the back, down beside the stand, over the paper and away
    box('plug',(.030,.032,.026),(-.028,.240,-.040),rub,.006,parent=p); curve('lead',[tuple(p.location+Matrix.Rotation(t,3,'X')@Vector((-.028,.250,-.040))),tuple(p.location+Matrix.Rotation(t,3,'X')@Vector((-.028,.300,-.046))),(-.012,.345,.080),(.010,.310,-.160),(.030,.300,.03-dz),(.090,.300,.0052-dz),(.190,.240,.0052-dz),(.330,.220,.0052-dz),(.60,.36,.0052-dz),(.95,.42,.0052-dz)],.0048,g['rubber'],e,18)

# A drum fan on its floor frame, running: rolled sheet, a guard of welded wire, blades of aluminium that blur: for `gear-fan`
from roomkit import *
from cinelens import anodised, toothed, uncapped
from fresnel import hoop
from fx6 import paint
from graph import Graph
from house import nodes
from parts import word
rad=math.radians; R90=(math.pi/2,0,0); S=(0,math.pi/2,0)
def wired(name):
    """wire that was welded, then plated: grey, not a mirror; dust of halls lies on its upper side"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0])
    d=G.op('MULTIPLY',G.ramp(sp.outputs['Z'],.25,.95,0,.8),G.ramp(G.noise(P,11,5,.65),.36,.62,.12,1.)); L(G.mix(d,G.value('#9a9c9f',G.ramp(G.noise(P,24,4,.6),.3,.7,.78,1.08)),'#8b867d'),b.inputs['Base Color']); L(G.op('SUBTRACT',1.,d),b.inputs['Metallic']); L(G.op('ADD',G.ramp(G.noise(P,30,4,.6),.3,.7,.26,.40),G.op('MULTIPLY',d,.5)),b.inputs['Roughness']); return m
def carried(name):
    """powder coat of a frame that is pushed over floors and thrown into vans: chips down to the steel where it was hit, long scratches, a veil of dust above"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeNewGeometry').outputs['Position']; ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0])
    up=G.ramp(sp.outputs['Z'],-.2,.8); chip=G.op('MULTIPLY',G.ramp(G.noise(P,70,5,.62),.635,.655),G.ramp(G.noise(P,5,3,.6),.44,.58)); scr=G.op('MULTIPLY',G.ramp(G.noise(P,1.,2,.5,(16,420,420)),.70,.73),G.ramp(G.noise(P,4,3),.46,.60)); bare=G.op('MULTIPLY',G.op('MAXIMUM',chip,G.op('MULTIPLY',scr,.7)),up); d=G.op('MULTIPLY',G.ramp(sp.outputs['Z'],.55,1.,0,.13),G.ramp(G.noise(P,16,6,.7),.3,.7,.4,1.))
    L(G.mix(bare,G.mix(d,'#1b1c1e','#8f8a82'),'#8d8a85'),b.inputs['Base Color']); L(G.op('MULTIPLY',bare,.8),b.inputs['Metallic']); L(G.op('ADD',G.ramp(G.noise(P,12,4,.6),.3,.7,.40,.48),G.op('MULTIPLY',d,.8)),b.inputs['Roughness']); setin(b,'Specular',.42)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.35; bp.inputs['Distance'].default_value=.0006; L(G.op('SUBTRACT',G.op('MULTIPLY',G.noise(P,420,2,.55),.5),G.op('MULTIPLY',bare,1.4)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def fan(g):
    """it blows along -y"""
    e=empty('fan'); c=empty('cage',(0,0,.345),0,e); c.rotation_euler=(math.radians(-10),0,0); R=.27; D=.105
    a=paint('fnp','#232528',.42,.22,420,.08,.8); fr=carried('fnf'); dk=mat('fngap','#050506',.85,var=0); st=mat('fnst','#8b8d91',.28,metal=1,var=.12,vscale=120); ch=wired('fnwire'); bl=mat('fnblade','#a6a9ad',.34,metal=1,var=.08,vscale=14); rub=mat('fnr','#151516',.68,var=.06,vscale=60,bump=.12,bscale=500); al=anodised('fnal','#26272a',.34,.5)
    # the drum: sheet rolled round, a lip at each end, two beads pressed into it, a seam with rivets
    t=.0022; out=[(R,-D),(R+.006,-D-.002),(R+.010,-D+.002),(R+.009,-D+.009),(R+.003,-D+.011),(R+.002,-.058),(R+.007,-.052),(R+.007,-.044),(R+.002,-.038),(R+.002,.038),(R+.007,.044),(R+.007,.052),(R+.002,.058),(R+.003,D-.011),(R+.009,D-.009),(R+.010,D-.002),(R+.006,D+.002),(R,D)]
    hoop('drum',out+[(R-t,D),(R-t,-D)],(0,0,0),a,160,R90,c,.0012)
    for y in (-.082,-.022,.0,.022,.082): th=math.radians(38); cyl('rv',.0050,.0040,((R+.003)*math.cos(th),y,(R+.003)*math.sin(th)),st,(0,math.pi/2-th,0),c,24,.0012)
    def wire(r,y,q,m=ch): hoop('w',[(r+q*math.cos(k*.785),q*math.sin(k*.785)) for k in range(8)],(0,y,0),m,112,R90,c,0).data.polygons.foreach_set('use_smooth',[True]*(112*8))
    dome=lambda r: -D-.006-.030*(1-(r/R)**2)
    # guards: close rings before, wide ones behind, lying on ribs they are welded to; clips with screws hold them to the lip
    for k in range(17): r=.060+(R-.058)*k/16; wire(r,dome(r),.0017 if k<16 else .0030)
    for k in range(7): r=.07+(R-.072)*k/6; wire(r,D+.018*(1-(r/R)**2)+.004,.0018)
    for i in range(12):
        an=2*math.pi*(i+.5)/12; P=[(r*math.cos(an),dome(r)+.0030,r*math.sin(an)) for r in (.050,.10,.15,.20,.25,R+.002)]
        curve('rib',P,.0022,ch,c,6); curve('ribb',[(r*math.cos(an),D+.018*(1-(r/R)**2)+.001,r*math.sin(an)) for r in (.05,.12,.2,R)],.0021,ch,c,6)
        for k in range(0,17,1): r=.060+(R-.058)*k/16; o=cyl('bead',.0026,.0016,(r*math.cos(an),dome(r)+.0012,r*math.sin(an)),ch,R90,c,10,.0004)
    for i in range(6):
        an=2*math.pi*i/6+.26; q=empty('cl',((R+.004)*math.cos(an),-D-.003,(R+.004)*math.sin(an)),0,c); q.rotation_euler=(0,-an,0); box('clip',(.030,.0050,.017),(-.002,-.003,0),al,.0018,(0,0,0),q); cyl('cs',.0048,.0030,(.006,-.0066,0),st,R90,q,28,.001); box('cx',(.0066,.0008,.0012),(.006,-.0083,0),dk,0,(0,.7,0),q)
    # its badge in the middle, bright rim
    y0=dome(0)-.003; lathe('badge',smooth([(.0005,.0080),(.030,.0072),(.050,.0040),(.056,0),(.056,-.006)],4),(0,y0,0),a,96,R90,c,.001); hoop('br',[(.0560,-.004),(.0605,-.004),(.0605,.0015),(.0585,.0030),(.0560,.0020)],(0,y0,0),ch,112,R90,c,.0008)
    ink=mat('fnink','#b9b8b4',.5,var=0); wd=lambda s,z,x,tx: word(tx,s,(x,y0-.0084,z),R90,ink,c)
    hoop('pressed',[(.0400,-.0012),(.0418,.0004),(.0418,-.0020),(.0400,-.0020)],(0,y0-.0052,0),a,96,R90,c,.0004); wd(.026,.004,0,'45'); wd(.0078,-.017,0,'DRUM FAN'); wd(.0052,-.0265,0,'230 V  180 W')
    # on the drum, bent with it: what it is rated for, and when somebody last looked it over
    for th,y,w_,l_,m_,rows in ((rad(17),.004,.058,.036,mat('fnplate','#a9abad',.34,metal=.9,var=.1,vscale=60),(.8,.5,.7,.35)),(rad(-14),-.004,.030,.030,mat('fnsticker','#c9a13a',.6,var=.04,vscale=80,colvar=.12),(.6,.4))):
        k_=12; v=[]
        for i in range(k_+1):
            an=th+(i/k_-.5)*l_/R
            for yy in (y-w_/2,y+w_/2): v.append(((R+.0030)*math.cos(an),yy,(R+.0030)*math.sin(an)))
        o=mesh('stick',v,[(2*i,2*i+2,2*i+3,2*i+1) for i in range(k_)],m_,smooth=True); o.parent=c
        for j,q in enumerate(rows): an=th+(.32-.64*j/max(1,len(rows)-1))*l_/R; o=box('row',(.0004,w_*.82*q,.0026),((R+.0032)*math.cos(an),y-w_*.41*(1-q),(R+.0032)*math.sin(an)),dk,0,(0,-an,0),c)
    # motor on a bracket behind, blades pressed from sheet, riveted to the arms of their hub
    lathe('motor',smooth([(.002,.125),(.050,.122),(.062,.112),(.064,.02),(.060,.012),(.002,.010)],3),(0,0,0),al,72,R90,c).scale=(1,1,-1)
    spin=empty('spin',(0,0,0),0,c); lathe('hub',smooth([(.002,-.006),(.040,-.004),(.046,.004),(.046,.030),(.002,.032)],3),(0,0,0),st,64,R90,spin); cyl('nut',.011,.012,(0,-.036,0),ch,R90,spin,6,.001)
    for i in range(5):
        a0=2*math.pi*i/5+.2; v=[]; nj,nk=18,10
        for j in range(nj+1):
            q=j/nj; r=.062+(R-.074)*q; tw=math.radians(50-25*q); w=(.048+.060*math.sin(math.pi*(.10+.58*q)))*(1-max(0,q-.86)**2*14)
            for k in range(nk+1): u=-1+2*k/nk; s=u*w; an=a0+s*math.cos(tw)/max(r,.085)-.22*q*q; v.append((r*math.cos(an),-.010+s*math.sin(tw)*.80-.014*(1-u*u),r*math.sin(an)))
        o=mesh('blade',v,[(j*(nk+1)+k,j*(nk+1)+k+1,(j+1)*(nk+1)+k+1,(j+1)*(nk+1)+k) for j in range(nj) for k in range(nk)],bl,smooth=True); o.parent=spin; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.0018; so.offset=0
        q=empty('arm',(0,-.022,0),0,spin); q.rotation_euler=(0,-a0,0); box('arm',(.075,.004,.026),(.066,0,0),st,.0016,(math.radians(-44),0,0),q)
    # a box with its switch on the drum; the frame bent from one tube, knobs of eight lobes on toothed discs
    X=R+.050
    for sx in (-1,1):
        curve('yoke',[(sx*X,0,.372),(sx*X,0,.30),(sx*X,0,.20),(sx*X,0,.09),(sx*X,.004,.045),(sx*X,.03,.0155),(sx*X,.07,.0155)],.0125,fr,e,16); tube('run',(sx*X,-.225,.0155),(sx*X,.225,.0155),.0130,fr,e,36); cyl('cap',.0130,.018,(sx*X,0,.374),rub,(0,0,0),e,32,.003)
        for sy in (-1,1): lathe('ft',smooth([(.002,-.034),(.0150,-.032),(.0170,-.026),(.0170,.022),(.0150,.026),(.0132,.026)],3),(sx*X,sy*.222,.0165),rub,36,(math.pi/2*sy,0,0),e)
        hoop('weld',[(.0128,-.004),(.0165,-.001),(.0165,.002),(.0128,.005)],(sx*X,0,.030),fr,32,parent=e); cyl('disc',.026,.010,(sx*(X-.021),0,.345),st,S,e,56,.001); cyl('ax',.0080,.08,(sx*(X-.005),0,.345),ch,S,e,32); cyl('ws',.021,.003,(sx*(X+.0145),0,.345),ch,S,e,48,.0008)
        k=empty('kn',(sx*(X+.016),0,.345),0,e); k.rotation_euler=(0,sx*math.pi/2,0); toothed('kt',.0270,0,.0240,8,.0050,rub,k); lathe('kf',smooth([(.0262,.0235),(.0220,.0275),(.002,.0285)],3),(0,0,0),rub,48,parent=k); cyl('kc',.0100,.0020,(0,0,.0290),st,(0,0,0),k,40,.0006)
    tube('cr',(-X,.170,.0155),(X,.170,.0155),.0115,fr,e,32); tube('cr',(-X,-.120,.0155),(X,-.120,.0155),.0115,fr,e,32)
    # it runs: a sixtieth of a second, in which a blade goes a quarter of the way to where the next one was
    sc=bpy.context.scene; sc.render.use_motion_blur=True; sc.render.motion_blur_shutter=1.
    for f,t in ((0,-17),(2,17)): spin.rotation_euler=(0,math.radians(t),0); spin.keyframe_insert('rotation_euler',frame=f)
    for k in spin.animation_data.action.fcurves:
        for p in k.keyframe_points: p.interpolation='LINEAR'
    sc.frame_set(1)
    # its lead over the paper and away
    curve('lead',[(.06,.17,.30),(.10,.24,.16),(.18,.27,.02),(.30,.25,.0062),(.44,.16,.0062),(.56,.15,.0062),(.70,.06,.0062),(.86,.07,.0062),(1.10,-.06,.0062),(1.5,-.12,.0062)],.0058,rub,e,16)
    return e

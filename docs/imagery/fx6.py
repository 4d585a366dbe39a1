# A cinema camera from near, as it stands on a table between two days of work: for `gear-cinema-camera`
from roomkit import *
from house import nodes
from cinelens import anodised, lens, toothed, uncapped
from fresnel import hoop
R=(math.pi/2,0,0); S=(0,math.pi/2,0)
def paint(name,c='#1b1b1d',rough=.5,grain=.35,scale=1500,dust=.10,worn=.35,deep=.0004):
    """the fine-grained paint of a magnesium case: dust where it looks up, grease where hands are, bright where edges were rubbed; `deep` is its grain, in the studio's measures"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0])
    d=G.op('MULTIPLY',G.ramp(sp.outputs['Z'],.3,.95,0,dust),G.ramp(G.noise(P,40,5,.7),.35,.7,.2,1.)); edge=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(ge.outputs['Pointiness'],.53,.60),G.ramp(G.noise(P,55,5,.7),.48,.62)),worn)
    col_=G.mix(edge,G.mix(d,G.value(c,G.ramp(G.noise(P,12,4),.3,.7,.88,1.12)),'#8f8b85'),'#6f6d6a'); L(col_,b.inputs['Base Color']); setin(b,'Specular',.42)
    grease=G.ramp(G.noise(P,26,5,.68),.36,.66,-.10,.07); L(G.op('ADD',G.op('ADD',grease,rough),G.op('MULTIPLY',d,.8)),b.inputs['Roughness'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=grain; bp.inputs['Distance'].default_value=deep; L(G.noise(P,scale,2,.6),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def pane(name):
    """clear plastic before dials and screens"""
    m,b,N,L=nodes(name); setin(b,'Base Color',(.012,.012,.014,1)); setin(b,'Roughness',.06); setin(b,'Specular',.55); return m
def fx6(g,picture=None,used=1.):
    """the lens looks along -y, its mount at y=-.05; x>0 is the operator's side; used: how much dust and rubbed paint there is"""
    e=empty('fx6'); q=random.Random(3); a=paint('casec',dust=.10*used,worn=.35*used); a2=paint('casec2','#232427',.46,.3,1700,.08*used,.35*used); rub=paint('rubc','#151516',.74,.6,900,.12,0.); dk=mat('gapc','#050506',.85,var=0); me=anodised('anc','#2a2b2e',.34,.3); st=mat('screwc','#5d5f63',.32,metal=1,var=.12,vscale=200); chrome=mat('chrc','#b9bcc2',.22,metal=1,var=.08,vscale=90)
    ink=mat('inkc','#b9b7b0',.6,var=0); ink2=mat('inkc2','#c07a2a',.6,var=0); red=mat('redc','#a3150f',.34,var=.06,vscale=120); gl=pane('panec'); zc=.068
    def word(t,size,at,face='x',m=ink,align='CENTER'):
        c=bpy.data.curves.new('w','FONT'); c.body=t; c.size=size; c.align_x=align; c.align_y='CENTER'; c.extrude=.00003; c.space_character=1.12; o=link(bpy.data.objects.new('w',c)); c.materials.append(m); o.location=at; o.parent=e
        o.rotation_euler={'x':(math.pi/2,0,math.pi/2),'z':(0,0,math.pi/2),'f':(math.pi/2,0,0)}[face]; return o
    def screw(at,face='x',r=.0022):
        ro={'x':S,'f':R,'z':(0,0,0)}[face]; d=Vector({'x':(1,0,0),'f':(0,-1,0),'z':(0,0,1)}[face]); at=Vector(at); cyl('sk',r*1.35,.0006,at,dk,ro,e,28,.0001); cyl('sc',r,.0011,at+d*.0002,st,ro,e,28,.0003); cyl('hx',r*.52,.0004,at+d*.0007,dk,ro,e,6,.00005)
    def slab(name,size,at,m,r=.003,seg=5,rot=(0,0,0)): o=box(name,size,at,m,r,rot,e); (setattr(o.modifiers['b'],'segments',seg) if r else None); return o
    def key(at,w=.0085,h=.0055,m=rub,face='x',hh=.0022):
        s_={'x':(hh,w,h),'z':(h,w,hh),'f':(w,hh,h)}[face]; slab('key',s_,at,m,min(w,h)*.34,4)
    # the body: three castings with a seam between each, upper edges cut at an angle
    def casting(name,x,z0,z1,y0,y1,cut,m,r=.0016):
        pr=[(-x,z0+.006),(-x+.006,z0),(x-.006,z0),(x,z0+.006),(x,z1-cut),(x-cut*.55,z1),(-x+cut*.55,z1),(-x,z1-cut)]; k=len(pr); v=[(p,y0,z) for p,z in pr]+[(p,y1,z) for p,z in pr]; f=[tuple(range(k)),tuple(reversed(range(k,2*k)))]+[((i+1)%k,i,k+i,k+(i+1)%k) for i in range(k)]
        o=mesh(name,v,f,m,r); o.modifiers['b'].segments=4; o.parent=e; return o
    casting('core',.0553,.009,.1215,-.036,.098,.012,dk,.001); casting('frontc',.0575,.008,.1235,-.046,-.0125,.013,a); casting('midc',.0565,.0085,.1225,-.0113,.0675,.012,a2); casting('backc',.0580,.008,.1245,.0688,.1020,.014,a)
    slab('foot',(.092,.128,.009),(0,.026,.0055),me,.002); slab('wedge',(.062,.10,.0055),(0,.02,.0022),mat('wedgec','#3b3c3f',.4,metal=.9,var=.1,vscale=60),.0012)
    # face: a raised ring about the mount, lens release, buttons, the wheel of the grey filter, screws
    slab('fpl',(.098,.004,.098),(0,-.0468,.066),a2,.009); hoop('collar',[(.037,0),(.0462,0),(.0452,.0052),(.0430,.0066),(.0385,.0066),(.037,.005)],(0,-.0475,zc),a,128,R,e,.0006); hoop('mount',[(.024,0),(.0365,0),(.0365,.0088),(.0355,.0096),(.024,.0096)],(0,-.0475,zc),chrome,128,R,e,.0004)
    for k in range(4): t=math.radians(45+90*k); cyl('ms',.0014,.0008,(.0335*math.cos(t),-.0574,zc+.0335*math.sin(t)),st,R,e,20,.0002)
    cyl('dot',.0017,.0008,(.0412*math.cos(2.2),-.0542,zc+.0412*math.sin(2.2)),red,R,e,20,.0003); slab('rel',(.0085,.006,.0155),(.0455,-.0500,.041),rub,.0028)
    for x,z in ((-.043,.024),(.043,.022),(-.0435,.110),(.0425,.1115)): screw((x,-.0490,z),'f')
    nd=empty('nd',(.0455,-.0505,.0905),0,e); nd.rotation_euler=R; toothed('ndw',.0082,0,.0068,34,.0007,me,nd); cyl('ndc',.0074,.001,(0,0,.0070),rub,(0,0,0),nd,40,.0004); word('ND',.0042,(.0455,-.0492,.1035),'f'); key((-.0445,-.0500,.0925),.0075,.0075,me,'f',.003); word('WB',.0036,(-.0445,-.0492,.1005),'f'); slab('mg',(.016,.0016,.004),(-.030,-.0490,.1145),dk,.0012)
    # operator's side, front column: filter switch, its two keys, a rocker
    X=.0577; slab('colp',(.0014,.0270,.094),(X,-.0290,.063),a,.0012,3); word('ND FILTER',.0031,(X+.00075,-.029,.1055)); word('VARIABLE',.0024,(X+.00075,-.029,.1012),m=ink2)
    for z,t in ((.0935,'+'),(.0835,'\u2212')): key((X+.0012,-.029,z),.0115,.0068); word(t,.0052,(X+.00245,-.029,z+.0002))
    key((X+.0010,-.029,.0715),.0062,.0062,me); word('CLEAR',.0026,(X+.00075,-.029,.0660)); wl=empty('wl',(X-.0018,-.029,.0505),0,e); wl.rotation_euler=R; toothed('wlw',.0082,-.0052,.0052,36,.0006,rub,wl); slab('wlf',(.0006,.0138,.0215),(X+.0006,-.029,.0505),dk,.0003,2); word('IRIS',.0030,(X+.00075,-.029,.0368)); key((X+.0010,-.029,.0280),.0095,.0058); word('PUSH AUTO',.0024,(X+.00075,-.029,.0222))
    # middle, above: two rows of keys with their numbers, three sprung switches
    X=.0567; slab('padp',(.0016,.0742,.0500),(X,.0283,.0852),a,.0016,3)
    for i,t in enumerate(('1','2','3','4','5')): y=.0000+.0138*i; key((X+.0014,y,.1015),.0098,.0060,(rub,rub,me,rub,rub)[i]); word(t,.0030,(X+.00095,y-.0035,.1066)); word(('ZEBRA','PEAK','S&Q','LUT','REC REV')[i],.0021,(X+.00095,y+.0018,.1064))
    for i,t in enumerate(('ISO','SHUTTER','WHT BAL')):
        y=.0035+.0215*i; slab('slot',(.0006,.0130,.0046),(X+.0008,y,.0865),dk,.0003,2); slab('tog',(.0046,.0048,.0036),(X+.0022,y+(.0028,-.0028,.0)[i],.0865),me,.001,3); word(t,.0027,(X+.00095,y,.0921)); word(('H','L','A')[i],.0022,(X+.00095,y-.0082,.0865)); word(('L','H','B')[i],.0022,(X+.00095,y+.0082,.0865))
    for i in range(4): key((X+.0012,.0005+.0128*i,.0712),.0075,.0050); word(('DISP','MENU','BACK','LOCK')[i],.0022,(X+.00095,.0005+.0128*i,.0765))
    jd=empty('jog',(X+.0006,.0572,.0735),0,e); jd.rotation_euler=S; toothed('jogw',.0068,0,.0052,40,.0006,me,jd); cyl('jogc',.0042,.0018,(0,0,.0056),rub,(0,0,0),jd,36,.0008)
    # middle, below: the sound's little dials behind a clear door, the slots behind another, both with a notch for a finger
    slab('adr',(.0016,.0385,.0430),(X,.0107,.0355),a2,.0016,3); slab('awin',(.0010,.0325,.0205),(X+.0007,.0107,.0428),gl,.0009,3)
    for i in range(2):
        d_=empty('ad',(X+.0008,.0025+.0165*i,.0425),0,e); d_.rotation_euler=S; toothed('adw',.0052,0,.0040,30,.0005,me,d_); cyl('adc',.0036,.001,(0,0,.0042),rub,(0,0,0),d_,28,.0003); box('adm',(.0006,.0006,.0030),(X+.0056,.0025+.0165*i,.0440),ink,0,parent=e); word('CH%d'%(i+1),.0026,(X+.0014,.0025+.0165*i,.0510),m=ink)
    word('AUDIO',.0026,(X+.00095,-.0005,.0270)); word('AUTO   MAN',.0023,(X+.00095,.0155,.0270)); slab('aslot',(.0006,.012,.0036),(X+.0008,.0155,.0220),dk,.0003,2); slab('atog',(.0040,.0042,.0030),(X+.0020,.0128,.0220),me,.0009,3); slab('afin',(.0012,.011,.0024),(X+.0010,-.0005,.0185),dk,.001,3)
    slab('sdr',(.0018,.0335,.0430),(X,.0483,.0355),a,.0022,4); slab('lat',(.0022,.0125,.0075),(X+.0014,.0483,.0490),me,.0014,4); slab('latg',(.0006,.0085,.0012),(X+.0027,.0483,.0490),dk,.0003,2); word('A / B',.0032,(X+.0011,.0420,.0225),m=ink); slab('cardl',(.0006,.0040,.0022),(X+.0010,.0580,.0225),emat('cardlc',(.15,1,.35),3.5),.0004,3); box('hin',(.0020,.0300,.0020),(X,.0483,.0148),me,.0007,parent=e)
    # rear casting: the fan's outlet, sockets under rubber, a loop for the strap
    X=.0580; slab('vfr',(.0012,.0250,.0560),(X,.0853,.0830),a2,.0016,3)
    for i in range(13): box('vent',(.0016,.0195,.0020),(X+.0001,.0853,.0590+.0040*i),dk,.0006,(0,0,0),e)
    for z,t in ((.0455,'SDI OUT'),(.0265,'TC IN')):
        hoop('bnc',[(.0030,0),(.0058,0),(.0058,.002),(.0047,.0024),(.0047,.0092),(.0040,.0096),(.0030,.0096)],(X-.0002,.0830,z),chrome,48,S,e,.0003); cyl('bncp',.0012,.007,(X+.003,.0830,z),mat('goldc','#b08a4a',.3,metal=1,var=.05),S,e,16,.0003); cyl('bncd',.0031,.001,(X+.0005,.0830,z),mat('ptfe','#cfcdc6',.5,var=0),S,e,24,.0001); word(t,.0023,(X+.0004,.0950,z),align='CENTER').rotation_euler=(math.pi/2,-math.pi/2,math.pi/2)
        for s_ in (-1,1): cyl('bay',.0009,.0016,(X+.0065,.0830,z+s_*.0050),chrome,(0,0,0),e,14,.0002)
    for z in (.0155,.1170): screw((X+.0002,.0740,z)); screw((X+.0002,.0960,z)) if z<.1 else None
    for z in (.0135,.1125): screw((.0577+.0002,-.0395,z),r=.0019)
    curve('loop',[(.0560,.0905,.1150),(.0640,.0890,.1165),(.0650,.0890,.1230),(.0560,.0905,.1250)],.0012,chrome,e)
    # battery at the back, the sockets for sound beyond it
    slab('batp',(.086,.007,.092),(0,.1050,.064),me,.002); slab('bat',(.072,.052,.078),(0,.1340,.062),paint('batc','#1f2022',.42,.15,1200,.1*used,.1*used),.007,6); slab('batl',(.0004,.030,.040),(.0361,.134,.064),mat('batlc','#6d6f72',.5,var=.08,vscale=80),0,1); word('14.4 V   49 Wh',.0034,(.0364,.134,.070),m=dk)
    # above: a plate screwed to the body carries the handle; threads for arms along it
    slab('tpl',(.046,.118,.004),(0,.028,.1252),me,.0016)
    for y in (-.020,.016,.052,.080): cyl('th',.0038,.0012,(.0165,y,.1270),chrome,(0,0,0),e,28,.0003); cyl('thh',.0027,.0014,(.0165,y,.1271),dk,(0,0,0),e,24,.0001)
    for y in (-.026,.000,.038,.082): screw((-.017,y,.1272),'z',.0019)
    cyl('shoeb',.0105,.001,(0,.0665,.1273),dk,(0,0,0),e,32,.0001)
    for sx in (-1,1): box('shr',(.0028,.0180,.0046),(sx*.0100,.0665,.1295),chrome,.0006,parent=e); box('shl',(.0046,.0180,.0012),(sx*.0090,.0665,.1320),chrome,.0004,parent=e)
    # the handle: one casting on two posts, its underside of rubber with ribs, keys for the thumb on top
    def side(name,prof,w,m,r,seg=6):
        k=len(prof); v=[(-w/2,y,z) for y,z in prof]+[(w/2,y,z) for y,z in prof]; f=[tuple(reversed(range(k))),tuple(range(k,2*k))]+[(i,(i+1)%k,k+(i+1)%k,k+i) for i in range(k)]; o=mesh(name,v,f,m,r); o.modifiers['b'].segments=seg; o.parent=e; return o
    side('post1',[(-.024,.1265),(.002,.1265),(-.010,.178),(-.040,.178)],.0235,a,.0045); side('post2',[(.0865,.1265),(.0995,.1265),(.0985,.178),(.0800,.178)],.0200,a,.004); slab('pf1',(.036,.036,.006),(0,-.011,.1290),a2,.0024); slab('pf2',(.034,.026,.006),(0,.0915,.1290),a2,.0024)
    side('bar',[(-.062,.1800),(-.055,.1740),(.098,.1740),(.106,.1800),(.106,.1885),(.096,.1965),(-.030,.1985),(-.054,.1970),(-.062,.1915)],.0315,a,.0062,7); slab('barr',(.0290,.094,.0125),(0,.038,.1745),rub,.0052,6)
    for i in range(15): slab('rib',(.0294,.0028,.0126),(0,-.003+.0060*i,.1739),rub,.0011,3)
    slab('top',(.0225,.128,.0020),(0,.018,.1984),a2,.0009,3); hoop('recr',[(.0062,0),(.0082,0),(.0080,.0018),(.0064,.0022)],(0,-.0290,.1992),red,56,(0,0,0),e,.0003); cyl('rec',.0060,.0030,(0,-.0290,.2000),paint('recc','#8d1a14',.42,.2,1500,.1,.2),(0,0,0),e,48,.0009); word('REC',.0030,(.0,-.0178,.1996),'z')
    slab('rock',(.0098,.0215,.0050),(0,-.0025,.2005),rub,.0022,5); slab('rockn',(.0100,.0022,.0052),(0,-.0025,.2007),dk,.0006,2); word('W',.0030,(.0085,-.010,.1996),'z'); word('T',.0030,(.0085,.0055,.1996),'z'); key((0,.0165,.2000),.0072,.0072,me,'z',.003); word('4',.0028,(.0072,.0165,.1996),'z')
    for y in (.031,.062,.090): cyl('th',.0038,.0010,(0,y,.1992),chrome,(0,0,0),e,28,.0003); cyl('thh',.0027,.0012,(0,y,.1993),dk,(0,0,0),e,24,.0001)
    for sx in (-1,1): box('shr',(.0026,.0175,.0042),(sx*.0098,.0465,.2012),chrome,.0006,parent=e); box('shl',(.0044,.0175,.0011),(sx*.0088,.0465,.2035),chrome,.0004,parent=e)
    cyl('tally',.0032,.0020,(.0085,-.0622,.1900),emat('tallyc',(1,.05,.02),6),R,e,28,.0008); slab('tallf',(.0095,.0008,.0095),(.0085,-.0617,.1900),dk,.002,3); word('MIC',.0026,(-.006,-.0625,.1900),'f')
    for y in (-.048,.092): screw((.0158,y,.1850),r=.0018)
    tube('hsc',(.0115,-.012,.137),(.0185,-.012,.137),.0050,me,e,32)
    # a short microphone in its clamp on the far side, its foam, its cable
    slab('marm',(.030,.014,.010),(-.028,-.045,.1880),a2,.003); hoop('mcl',[(.0108,-.011),(.0145,-.010),(.0145,.010),(.0108,.011)],(-.0470,-.045,.1930),a,56,R,e,.0008); tube('mic',(-.0470,-.075,.1930),(-.0470,.085,.1930),.0098,anodised('micc','#222327',.38,.4),e,40)
    o=lathe('foam',smooth([(.002,0),(.0150,.003),(.0172,.012),(.0174,.060),(.0165,.074),(.0125,.0845),(.002,.0875)],5),(-.0470,-.055,.1930),mat('foamcc','#222224',.97,var=0,bump=.9,bscale=420),48,R,e)
    curve('mcab',[(-.047,.085,.193),(-.047,.112,.194),(-.040,.126,.175),(-.030,.112,.150),(-.030,.098,.128)],.0022,rub,e); box('xl',(.030,.034,.030),(-.040,.075,.142),a2,.005,parent=e)
    # the hand grip beyond, with its strap
    slab('grip',(.034,.060,.094),(-.077,-.004,.066),rub,.015,7); slab('gtop',(.030,.040,.012),(-.077,-.016,.113),a,.005); cyl('grec',.0056,.004,(-.077,-.026,.1200),red,(0,0,0),e,36,.001); cyl('gros',.019,.012,(-.060,.0,.066),me,S,e,56,.001)
    # the screen on its arm, turned to whoever pulls focus: bezel, sun edge, the picture and what is written over it
    tube('la',(.0,-.056,.186),(.0,-.084,.190),.0050,me,e,28); cyl('lj',.0078,.020,(.0,-.088,.1910),a,S,e,48,.0012); cyl('lk',.0062,.012,(.0165,-.088,.191),me,S,e,40,.001); tube('lb',(0,-.090,.193),(-.0075,-.103,.205),.0048,me,e,28); lathe('lball',smooth([(.002,-.0085),(.0085,0),(.002,.0085)],5),(-.0075,-.103,.2065),a,40,parent=e)
    m_=empty('lcd',(-.0110,-.1100,.2380),0,e); m_.rotation_euler=(math.radians(-9),0,math.radians(58)); o=box('lb',(.1050,.0130,.0680),(0,.0066,0),a,.0042,parent=m_); o.modifiers['b'].segments=5; box('lbz',(.0985,.0014,.0615),(0,-.0002,0),gl,.0022,parent=m_)
    if picture: o=screen(m_,.0815,.0458,(0,-.0011,.0020),picture,.62); o.data.materials[0].node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value=.12
    W=lambda t,s_,x,z,m=ink: (lambda c,o: (setattr(c,'body',t),setattr(c,'size',s_),c.materials.append(m),setattr(o,'location',(x,-.0015,z)),setattr(o,'rotation_euler',R),setattr(o,'parent',m_)))(*(lambda c: (c,link(bpy.data.objects.new('w',c))))(bpy.data.curves.new('w','FONT')))
    on=emat('osd',(1,1,1),1.1); W('STBY',.0034,-.0385,.0205,on); W('TC 01:14:32:08',.0030,-.0100,.0205,on); W('25p',.0032,.0330,.0205,on); W('ISO 800',.0030,-.0385,-.0185,on); W('1/50',.0030,-.0160,-.0185,on); W('F2.8',.0030,.0010,-.0185,on); W('5600K',.0030,.0260,-.0185,on)
    for x0,z0,x1,z1 in ((-.030,.0165,-.022,.0165),(-.030,.0165,-.030,.0110),(.030,.0165,.022,.0165),(.030,.0165,.030,.0110),(-.030,-.0125,-.022,-.0125),(-.030,-.0125,-.030,-.0070),(.030,-.0125,.022,-.0125),(.030,-.0125,.030,-.0070)): box('fr',(max(.0003,abs(x1-x0)),.0002,max(.0003,abs(z1-z0))),((x0+x1)/2,-.0014,(z0+z1)/2),on,0,parent=m_)
    for i in range(4): box('bt',(.0080,.0016,.0028),(-.030+.0125*i,-.0004,-.0275),rub,.0011,parent=m_)
    box('hinge',(.030,.010,.010),(0,.0075,-.0365),me,.003,parent=m_); curve('lcab',[(-.030,-.104,.215),(-.020,-.080,.232),(-.004,-.062,.226),(-.002,-.046,.206),(-.004,-.040,.198)],.0021,rub,e)
    # a prime on the mount, its scale turned to the focus puller
    l=empty('prime',(0,-.0571,zc),0,e); l.rotation_euler=(math.pi/2,math.radians(36),0); lens(l,q,.06)
    # a cable on its socket, over the paper and away
    hoop('plugc',[(.0032,0),(.0072,0),(.0072,.0125),(.0058,.0165),(.0040,.026),(.0032,.026)],(.0610,.0830,.0455),chrome,40,S,e,.0005); tube('boot',(.082,.083,.0455),(.098,.083,.0445),.0044,rub,e,28); curve('sdi',[(.094,.083,.0446),(.112,.083,.0435),(.135,.082,.034),(.150,.082,.0060),(.175,.088,.0030),(.215,.115,.0030),(.27,.10,.0030),(.36,.05,.0030),(.6,.09,.0030)],.0029,rub,e,20); return e

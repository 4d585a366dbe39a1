# Lenses for photographs, turned, engraved and coated as lenses are: for `gear-lens-…`, and on the camera of `gear-camera`
from roomkit import *
from cinelens import anodised, coated, uncapped
from fresnel import hoop
from fx6 import paint
from house import Graph, nodes
R=(math.pi/2,0,0); rad=math.radians
def rubbed(name,c,wear=.80):
    """paint in an engraving: sunk, so it takes dirt, and thinned where hands turn the ring"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; L(G.mix(G.op('MULTIPLY',G.ramp(G.noise(P,420,4,.7),.40,.60),wear),c,'#1b1b1c'),b.inputs['Base Color']); setin(b,'Roughness',.7); setin(b,'Specular',.2); return m
def gripped(name,dusty=0.):
    """ribbed rubber: greyer with age than the barrel, dust left between its ribs where it looks up, their tops rubbed dark by hands"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0])
    low=G.ramp(ge.outputs['Pointiness'],.505,.44); up=G.ramp(sp.outputs['Z'],-.2,.8,.10+.62*dusty,1.); d=G.op('MULTIPLY',G.op('MULTIPLY',G.op('MULTIPLY_ADD',low,.62,.09),up),G.op('MULTIPLY',G.ramp(G.noise(P,34,5,.7),.34,.66,.15,1.),G.ramp(G.noise(P,900,2,.6),.35,.6,.45,1.)))
    L(G.mix(d,G.value('#161617',G.ramp(G.noise(P,24,4),.3,.7,.84,1.16)),'#8d8880'),b.inputs['Base Color']); setin(b,'Specular',.32); L(G.op('ADD',G.ramp(G.noise(P,30,5,.66),.34,.68,.52,.70),G.op('MULTIPLY',d,.5)),b.inputs['Roughness'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.45; bp.inputs['Distance'].default_value=.0003; L(G.noise(P,1100,2,.6),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def enamel(name,c='#cfcbc1',chips=.010,worn=1.):
    """off-white stove enamel on metal: fine orange peel under a thin gloss, grey where hands are, dust in its gaps, hair-fine scratches, chips down to the metal at its edges (chips: how near to them, in the studio's measures)"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0])
    bv=N('ShaderNodeBevel'); bv.samples=4; bv.inputs['Radius'].default_value=chips; dt=N('ShaderNodeVectorMath'); dt.operation='DOT_PRODUCT'; L(bv.outputs[0],dt.inputs[0]); L(ge.outputs['Normal'],dt.inputs[1]); rim=G.ramp(dt.outputs['Value'],.995,.90)
    hairs=None
    for sc,r,lo in ((26,(.3,.2,.5),.725),(34,(1.1,.7,-.4),.735),(21,(-.8,1.3,.9),.730)):
        mp=N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(1.,34.,2.2); mp.inputs['Rotation'].default_value=r; L(P,mp.inputs[0]); h=G.ramp(G.noise(mp.outputs[0],sc,2),lo,lo+.012); hairs=h if hairs is None else G.op('MAXIMUM',hairs,h)
    chip=G.op('MULTIPLY',G.op('MULTIPLY',rim,G.ramp(G.op('ADD',G.noise(P,130,6,.72),G.op('MULTIPLY',G.noise(P,22,3),.35)),.735,.755)),worn)
    grease=G.ramp(G.noise(P,30,6,.68),.36,.72); yellow=G.ramp(G.noise(P,9,3,.5),.3,.7); ao=N('ShaderNodeAmbientOcclusion'); ao.samples=4; ao.inputs['Distance'].default_value=.016; gap=G.op('MULTIPLY',G.ramp(ao.outputs['AO'],.86,.35),G.ramp(G.noise(P,90,4,.7),.3,.7,.35,1.)); specks=G.op('MULTIPLY',G.ramp(G.noise(P,640,1,.5),.735,.76),G.ramp(sp.outputs['Z'],.0,.7,.15,1.))
    k=G.mix(G.op('MULTIPLY',yellow,.35),c,'#c8c0ad'); k=G.mix(G.op('MULTIPLY',grease,.20),k,'#8d8677'); k=G.mix(G.op('MULTIPLY',gap,.62),k,'#5b564c'); k=G.mix(G.op('MULTIPLY',hairs,.34*worn),k,'#86806f'); k=G.mix(G.op('MULTIPLY',specks,.4),k,'#77736a'); k=G.mix(chip,k,'#7d7a74')
    L(k,b.inputs['Base Color']); L(G.op('MULTIPLY',chip,.85),b.inputs['Metallic']); setin(b,'Specular',.45); L(G.op('ADD',G.op('ADD',G.ramp(G.noise(P,36,5,.66),.32,.70,.24,.42),G.op('MULTIPLY',gap,.3)),G.op('MULTIPLY',hairs,.2)),b.inputs['Roughness']); setin(b,'Clearcoat',.16); setin(b,'Clearcoat Roughness',.20)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.30; bp.inputs['Distance'].default_value=.0010; L(G.op('SUBTRACT',G.op('SUBTRACT',G.op('ADD',G.op('MULTIPLY',G.noise(P,520,2,.5),.62),G.op('MULTIPLY',G.noise(P,1700,2,.6),.30)),G.op('MULTIPLY',chip,.8)),G.op('MULTIPLY',hairs,.25)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def clamped(name):
    """the anodised underside of a foot: dusty, rubbed a little brighter where plates were slid along it, a few lines in that direction"""
    m=anodised(name,'#34353a',.42,.9); nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; k=None
    for sc,r in ((60,.02),(44,-.05)):
        mp=N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(22.,22.,.30); mp.inputs['Rotation'].default_value=(r,r*1.4,0); L(P,mp.inputs[0]); h=G.ramp(G.noise(mp.outputs[0],sc,1),.69,.71); k=h if k is None else G.op('MAXIMUM',k,h)
    k=G.op('MULTIPLY',k,G.ramp(G.noise(P,48,4,.7),.46,.62)); c,me=b.inputs['Base Color'].links[0].from_socket,b.inputs['Metallic'].links[0].from_socket
    L(G.mix(G.op('MULTIPLY',k,.6),G.mix(G.op('MULTIPLY',G.ramp(G.noise(P,60,5,.7),.40,.7),.22),c,'#837e74'),'#8f8c86'),b.inputs['Base Color']); L(G.op('MAXIMUM',me,G.op('MULTIPLY',k,.6)),b.inputs['Metallic']); return m
def flock(name):
    """the velvet in a hood: no gloss, paler where one sees along it, lint caught in it"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; lint=G.op('MULTIPLY',G.ramp(G.noise(P,560,1,.5),.725,.75),.30); L(G.mix(lint,G.value('#1d1d1e',G.ramp(G.noise(P,40,4,.7),.3,.7,.7,1.4)),'#a39e96'),b.inputs['Base Color']); setin(b,'Roughness',1.); setin(b,'Specular',.03); setin(b,'Sheen',.7); b.inputs['Sheen Roughness'].default_value=.4; b.inputs['Sheen Tint'].default_value=(.42,.42,.43,1)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.6; bp.inputs['Distance'].default_value=.0010; L(G.op('ADD',G.noise(P,1500,2),G.noise(P,180,3)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def window(at,to,w,h,k,c=(.93,.97,1.),nx=2,ny=3,bar=.13,view=0):
    """a window with its bars, for what is glossy alone: a coated glass shows it once for each of its surfaces, small or large, upright or turned over"""
    e=empty('win',at,0); aim(e,to); v=[]; f=[]; px,py=w/nx,h/ny
    for j in range(ny):
        for i in range(nx):
            x,y=-w/2+px*i,-h/2+py*j; n=len(v); v+=[(x+bar*w/2,y+bar*w/2,0),(x+px-bar*w/2,y+bar*w/2,0),(x+px-bar*w/2,y+py-bar*w/2,0),(x+bar*w/2,y+py-bar*w/2,0)]; f.append((n,n+1,n+2,n+3))
    m=emat('winm%g'%k,c,k)
    if view:   # what stands outside: sky above, trees below, uneven; else its panes are a sign of a window
        m,b,N,L=nodes('winview%g'%k); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Generated']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); y=G.op('ADD',sp.outputs['Y'],G.op('MULTIPLY',G.op('SUBTRACT',G.noise(P,7,5,.65),.5),.34)); sky=G.ramp(y,view-.05,view+.05); L(G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(sky,0.,1.,.13,1.),G.ramp(sp.outputs['X'],0.,1.,.65,1.15)),k),b.inputs['Emission Strength']); L(G.mix(sky,(.75,.85,.7),c),b.inputs['Emission Color']); setin(b,'Base Color',(0,0,0,1)); setin(b,'Specular',0.)
    o=mesh('window',v,f,nolight(m)); o.parent=e; o.visible_camera=o.visible_diffuse=o.visible_shadow=False; return o
def softbox(at,to,w,h,k,c=(1,1,1)):
    """a lamp behind cloth, for what is glossy alone: bright in its middle, no edge to it, so that in each surface of a glass it is a soft small light"""
    m,b,N,L=nodes('softm%g'%k); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Generated']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); d=[G.op('POWER',G.op('ABSOLUTE',G.op('MULTIPLY_ADD',sp.outputs[i],2.,-1.)),3.2) for i in 'XY']; L(G.op('MULTIPLY',G.ramp(G.op('ADD',*d),1.,.10),k),b.inputs['Emission Strength']); setin(b,'Emission',(*c,1)); setin(b,'Base Color',(0,0,0,1)); setin(b,'Specular',0.)
    o=mesh('softlamp',[(-w/2,-h/2,0),(w/2,-h/2,0),(w/2,h/2,0),(-w/2,h/2,0)],[(0,1,2,3)],nolight(m)); o.location=at; aim(o,to); o.visible_camera=o.visible_diffuse=o.visible_shadow=False; return o
def palette(white=False):
    """what all of them are made of"""
    p={}; p['case']=paint('lcase','#19191a',.44,.62,820,.12,.55); p['case2']=paint('lcase2','#151516',.40,.40,900,.12,.5); p['white']=enamel('lwhite')
    p['rub']=gripped('lrub'); p['dark']=mat('lgap','#050506',.85,var=0); p['inner']=mat('linner','#0b0b0c',.55,var=.05,vscale=60); p['metal']=anodised('lmetal','#222326',.30,.3); p['cast']=enamel('lcast',chips=.014,worn=1.); p['shoe']=clamped('lshoe')
    p['chrome']=mat('lchrome','#b4b6ba',.24,metal=1,var=.08,vscale=90); p['gold']=mat('lgold','#b98e48',.28,metal=1,var=.05); p['accent']=mat('laccent','#b5652c',.32,metal=.5,var=.05,vscale=60)
    p['ink']=rubbed('link','#8b8881'); p['amber']=rubbed('lamber','#8f5526'); p['soot']=mat('lsoot','#2a2a2c',.6,var=0); p['screw']=mat('lscrew','#5d5f63',.32,metal=1,var=.12,vscale=200); return p
def engrave(e,text,size,r,z,ang,m,up=1,face='side',align='CENTER',wide=1.06,slope=0.):
    """words bent round the barrel (axis z; up=1 reads with the front above) or round a ring that faces the front"""
    c=bpy.data.curves.new('w','FONT'); c.body=text; c.size=size; c.align_x=align; c.align_y='CENTER'; c.extrude=.00004; c.space_character=wide; t=bpy.data.objects.new('t',c); link(t); bpy.context.view_layer.update()
    me=bpy.data.meshes.new_from_object(t.evaluated_get(bpy.context.evaluated_depsgraph_get())); bpy.data.objects.remove(t); a=rad(ang)
    for v in me.vertices:
        x,y,h=v.co
        if face=='side': b=a+up*x/r; q=r+h; v.co=(q*math.cos(b),q*math.sin(b),z+up*y)
        else: b=a-up*x/r; q=r+up*y; v.co=(q*math.cos(b),q*math.sin(b),z+h+slope*(q-r))
    me.materials.clear(); me.materials.append(m); o=link(bpy.data.objects.new('word',me)); o.parent=e; return o
def ribring(e,r,z0,z1,n,depth,m,rows=1,flat=.5,gap=.0009):
    """rubber with ribs along the barrel, in rows: each rib with rounded flanks and ends"""
    prof=[0,0,.6,1,1,.6] if flat<.6 else [0,.7,1,1,1,.7]; K=n*6; h=(z1-z0-gap*(rows-1))/rows; v=[];f=[]; zs=[]
    for k in range(rows):
        a=z0+k*(h+gap); b=a+h; zs+=[(a,0.,k),(a+.0001,.6,k),(a+.0004,1.,k),((a+b)/2,1.,k),(b-.0004,1.,k),(b-.0001,.6,k),(b,0.,k)]
    for z,s,k in zs:
        for i in range(K): a=2*math.pi*(i+3*(k%2))/K; q=r-depth+depth*s*prof[i%6]; v.append((q*math.cos(a),q*math.sin(a),z))
    f=[(j*K+i,j*K+(i+1)%K,(j+1)*K+(i+1)%K,(j+1)*K+i) for j in range(len(zs)-1) for i in range(K)]
    o=mesh('ribs',v,f,m,smooth=True); o.parent=e; return o
def glass(e,r,z,spec,p):
    """elements behind each other, each surface with its own coating, baffles between them, the iris at the bottom of the well"""
    tints=spec.get('tints',((.45,1.,.62),(1.,.38,.85),(.35,.75,1.),(1.,.72,.30))); sag=spec.get('sag',.16)*r; gleam=spec.get('gleam',1.)
    def dome(n,r_,z_,h,t,s,k):
        w=sum(t)/3; t=tuple(w+spec.get('hue',.5)*(c-w) for c in t); s,k=.22*s*gleam,.20*k*gleam   # a coating throws back little, and that is paler than one remembers it: the well stays dark
        o=uncapped(lathe(n,[(max(.0002,r_*math.sin(i/14*math.pi/2)),z_+h*math.cos(i/14*math.pi/2)**2) for i in range(15)],(0,0,0),coated(n,t,s,k),96,parent=e,bevel=.00005)); o.modifiers.clear(); return o
    d=spec.get('deep',.9)*r
    for i,(r_,z_,h,s,k) in enumerate(((r,z,sag,.008,.30),(r*.95,z-.10*d,-sag*.45,.014,.18),(r*.80,z-.42*d,sag*.6,.014,.20),(r*.62,z-.80*d,-sag*.7,.018,.25),(r*.5,z-1.05*d,sag*.6,.02,.3))): dome(f'lg{i}{r:.4f}',r_,z_,h,tints[i%4],s,k)
    for a,b,t in ((1.,.86,.16),(.90,.72,.50),(.74,.56,.86)): hoop('baf',[(r*b,z-t*d),(r*a,z-t*d+.0008),(r*a,z-t*d-.02*d),(r*b,z-t*d-.0008)],(0,0,0),p['inner'],96,parent=e,bevel=.0001)
    for i in range(9): hoop('rd',[(r*(1.-.035*i),z-.12*d-.075*d*i),(r*(1.-.035*i)+.0012,z-.12*d-.075*d*i),(r*(1.-.035*i)+.0012,z-.15*d-.075*d*i)],(0,0,0),p['inner'],72,parent=e,bevel=.0001)
    # eleven blades, a little closed
    q=r*spec.get('iris',.36); n=11; zi=z-.93*d
    for i in range(n):
        a=2*math.pi*i/n; pts=[(q*math.cos(a),q*math.sin(a)),(q*1.0*math.cos(a+.57),q*1.0*math.sin(a+.57)),(r*.66*math.cos(a+1.0),r*.66*math.sin(a+1.0)),(r*.66*math.cos(a+.1),r*.66*math.sin(a+.1))]; o=mesh('blade',[(x,y,zi+.00035*(k in (1,2))) for k,(x,y) in enumerate(pts)],[(0,1,2,3)],mat('lblade','#17171a',.38,metal=.6,var=.08,vscale=200)); o.parent=e
    lathe('void',[(.0002,z-1.5*d),(r,z-1.5*d)],(0,0,0),mat('lvoid','#020202',.9,var=0),48,parent=e); hoop('well',[(r*1.0,z),(r*1.05,z),(r*1.05,z-1.5*d),(r*1.0,z-1.5*d)],(0,0,0),p['inner'],72,parent=e)
def front(e,r,L,spec,p,case):
    """lip, thread of the filter, a ring with the lens's name, the ring that holds the glass with its two notches"""
    rt=spec['filter']/2000; rg=spec['glass']; T=9; z0=L-.0052
    th=[(rt+.0003*(k%2),L-.0008-.00042*k) for k in range(T)]; hoop('lip',[(r-.0009,L-.006),(r-.0004,L-.0006),(r-.0012,L),(rt+.0005,L)]+th+[(rt,z0),(rt,z0-.001),(r-.002,z0-.002)],(0,0,0),p['case2'],144,parent=e,bevel=.00015)
    zn=z0-.0022; steps=[(rt,z0-.0002),(rt-.0010,z0-.0006)]
    hoop('name',steps+[(rg+.0030,zn-.0005),(rg+.0028,zn-.0020),(rt,zn-.0020)],(0,0,0),p['case2'],144,parent=e,bevel=.0002); hoop('hold',[(rg-.0003,zn-.0030),(rg+.0002,zn-.0012),(rg+.0026,zn-.0010),(rg+.0028,zn-.0030)],(0,0,0),p['inner'],144,parent=e,bevel=.0002)
    for s in (0,math.pi): o=box('notch',(.0014,.0034,.0008),((rg+.0014)*math.cos(s+.5),(rg+.0014)*math.sin(s+.5),zn-.0010),p['dark'],.0002,(0,0,s+.5),e)
    a,b=rt-.0010,rg+.0030; rn=(a+b)/2; zt=(z0-.0006)+(zn-.0005-(z0-.0006))*.5+.00016; sz=min(.0022,(a-b)*.5)*spec.get('fine',1.)
    for t,an in spec['name']: engrave(e,t,sz,rn,zt,an,p['ink'],face='front',slope=(zn-z0+.0001)/(b-a))
    glass(e,rg,zn-.0030,spec,p)
def switch(e,r,z,ang,p,top,words,pos=-1,case=None):
    """a raised plate with its slider, its name and what it switches between; on the side of the barrel"""
    a=rad(ang); h=empty('sw',(r*math.cos(a),r*math.sin(a),z),0,e); h.rotation_euler=(math.pi/2,0,a+math.pi/2)   # x along the barrel's girth, y along its axis, z outwards
    o=box('plate',(.0125,.0098,.0022),(0,0,.0001),case or p['case2'],.0011,parent=h); o.modifiers['b'].segments=4; box('slot',(.0066,.0030,.0004),(0,-.0006,.00115),p['dark'],.0001,parent=h); box('knob',(.0030,.0027,.0017),(pos*.0016,-.0006,.0016),p['metal'],.0004,parent=h)
    for k in (-1,0,1): box('kr',(.0002,.0022,.0003),(pos*.0016+k*.0007,-.0006,.00245),p['dark'],0,parent=h)
    def flat(t,s,x,y,m=p['soot'] if case is p['white'] else p['ink']): c=bpy.data.curves.new('w','FONT'); c.body=t; c.size=s; c.align_x=c.align_y='CENTER'; c.extrude=.00003; c.materials.append(m); o=link(bpy.data.objects.new('w',c)); o.location=(x,y,.00125); o.parent=h
    flat(top,.0015,0,.0032); flat(words[0],.0017,-.0030-.0004,-.0031); flat(words[1],.0017,.0030+.0004,-.0031)
def button(e,r,z,ang,p):
    a=rad(ang); h=empty('bt',(r*math.cos(a),r*math.sin(a),z),0,e); h.rotation_euler=(0,math.pi/2,a); hoop('br',[(.0038,-.001),(.0052,-.001),(.0050,.0006),(.0040,.0009)],(0,0,0),p['case2'],48,parent=h,bevel=.0002); lathe('bc',smooth([(.0002,.0009),(.0026,.0008),(.0036,.0004),(.0037,-.001)],3),(0,0,0),p['rub'],40,parent=h,bevel=.0001)
def mount(e,p):
    """the bayonet: a bright flange with its screws, three claws, a row of gilt contacts, a white dot for the hand that fits it"""
    hoop('fl',[(.0235,0),(.0318,0),(.0320,.0004),(.0320,.0024),(.0235,.0026)],(0,0,0),p['chrome'],128,parent=e,bevel=.0002); hoop('tub',[(.0215,-.0062),(.0232,-.0062),(.0234,.001),(.0215,.001)],(0,0,0),p['inner'],96,parent=e,bevel=.0002)
    for k in range(3):
        v=[];n=14; a0=2.094*k
        for z in (-.0052,-.0034):
            for i in range(n+1): a=a0+.9*i/n; v+=[(.0232*math.cos(a),.0232*math.sin(a),z),(.0258*math.cos(a),.0258*math.sin(a),z)]
        w=2*(n+1); f=[(2*i,2*i+1,2*i+3,2*i+2) for i in range(n)]+[(w+2*i,w+2*i+2,w+2*i+3,w+2*i+1) for i in range(n)]+[(2*i+1,w+2*i+1,w+2*i+3,2*i+3) for i in range(n)]; mesh('claw',v,f,p['chrome'],.0002).parent=e
    for i in range(10): a=rad(250+4.6*i); cyl('pin',.00085,.0008,(.0200*math.cos(a),.0200*math.sin(a),-.0060),p['gold'],parent=e,n=16,bevel=.0002)
    for i in range(4): a=rad(45+90*i); cyl('ms',.0012,.0005,(.0292*math.cos(a),.0292*math.sin(a),-.0001),p['screw'],parent=e,n=20,bevel=.0001)
    hoop('seal',[(.0320,.0022),(.0334,.0022),(.0330,.0040),(.0316,.0040)],(0,0,0),p['rub'],96,parent=e,bevel=.0002)
def photolens(e,spec):
    """spec['parts'] from the mount on: (kind, length, radius, radius in front, extras); kinds: barrel, ribs, ring, accent"""
    p=palette(); case=p['white'] if spec.get('white') else p['case']
    if spec.get('near'): p['rub'],p['ink'],p['amber']=gripped('lrubn',1.),rubbed('linkn','#cfccc4',.35),rubbed('lambern','#b8692c',.35); p['case']=paint('lcasen','#171718',.36,.75,1500,.20,.6,.0010); case=p['white'] if spec.get('white') else p['case']; p['case2']=paint('lcasen2','#131314',.35,.6,1500,.20,.55,.0010)   # seen large: its figures can be read, its rubber has dust, its paint a gloss
    mount(e,p); z=.0030; rs=[q[2] for q in spec['parts']]; ends=[]
    for kind,l,r,*x in spec['parts']:
        r1=x[0] if x else r; o=x[1] if len(x)>1 else {}; m=p[o['m']] if 'm' in o else case; z1=z+l; ends.append((z,z1,r))
        hoop('core',[(min(r,r1)-.006,z-.001),(min(r,r1)-.0013,z-.001),(min(r,r1)-.0013,z1+.001),(min(r,r1)-.006,z1+.001)],(0,0,0),p['dark'],96,parent=e)
        if kind in ('barrel','ring'):
            c=.0005; body=[(r-.0010,z+.0001),(r-.0003,z+.0002),(r,z+c+.0002)]
            if 'waist' in o: body+=[(r,z+l*.3),(o['waist'],z+l*.5),(r1,z+l*.8)]
            if r1!=r and 'waist' not in o: body=body[:2]+smooth([(r,z+c+.0002),(r+(r1-r)*.25,z+l*.35),(r+(r1-r)*.80,z+l*.68),(r1,z1-c-.0008)],5)
            body+=[(r1,z1-c),(r1-.0003,z1-.0001),(r1-.0010,z1)]; hoop(kind,[(min(r,r1)-.0020,z+.0001)]+body+[(min(r,r1)-.0020,z1)],(0,0,0),m,144,parent=e,bevel=.00012)
            if kind=='ring':   # a band of knurls on the half nearer the mount, figures on the other
                ribring(e,r+.0007,z+l*.12,z+l*.44,o.get('n',110),.0007,m,1,.7)
            for t,an in o.get('marks',()):
                k=o.get('at',.70)
                if t is None: a=rad(an); box('tk',(.0003,.0005,o.get('tick',.0026)),((r1+.00005)*math.cos(a),(r1+.00005)*math.sin(a),z+l*o.get('tickat',k)),p[o.get('ink','ink')],0,(0,0,a),e)
                else: engrave(e,t,o.get('size',.0036),r1+.00003,z+l*k,an,p['amber'] if t in ('A',) else p[o.get('ink','ink')],o.get('up',1))
        elif kind=='ribs':
            ribring(e,r,z+.0006,z1-.0006,o.get('n',150),o.get('depth',.0009),p['rub'],o.get('rows',1),o.get('flat',.5)); hoop('rl',[(r-.0014,z),(r-.0004,z+.0001),(r-.0004,z+.0006),(r-.0014,z+.0008)],(0,0,0),p['case2'],96,parent=e,bevel=.0001); hoop('rl',[(r-.0014,z1-.0008),(r-.0004,z1-.0006),(r-.0004,z1-.0001),(r-.0014,z1)],(0,0,0),p['case2'],96,parent=e,bevel=.0001)
        elif kind=='accent': hoop('acc',[(r-.001,z+.0001),(r,z+.0002),(r+.0002,(z+z1)/2),(r,z1-.0002),(r-.001,z1-.0001)],(0,0,0),p[o.get('m','accent')],144,parent=e,bevel=.0001)
        z=z1
    front(e,spec['parts'][-1][3] if len(spec['parts'][-1])>3 else spec['parts'][-1][2],z+.0046,spec,p,case)
    for f in spec.get('more',()): f(e,p,ends,case)
    return z+.0046
def lying(parent,at,spec,turn=0.,lift=0.):
    """a lens on its side, its front towards -y; at: where its mount is"""
    e=empty('lens',at,0,parent); e.rotation_euler=(math.pi/2+lift,rad(turn),0); L=photolens(e,spec); return e,L
def standing(parent,at,spec,turn=0.):
    e=empty('lens',at,rad(turn),parent); return e,photolens(e,spec)
def cap(parent,at,mm,rot=(0,0,0)):
    """the cap of the front: a ribbed rim, a sunk face, two springs for finger and thumb"""
    p=palette(); c=empty('cap',at,0,parent); c.rotation_euler=rot; r=mm/2000+.0022; lathe('cb',[(.0002,0),(r-.0012,0),(r-.0012,.0016),(r,.0022),(r,.0072),(r-.0010,.0080),(r-.0055,.0082),(r-.0062,.0078),(r-.0066,.0066),(.0002,.0066)],(0,0,0),p['case2'],144,parent=c,bevel=.0003); ribring(c,r+.0005,.0026,.0068,120,.0006,p['case2'])
    for s in (-1,1):
        o=box('grip',(r*.86,.0090,.0026),(0,s*(r*.50),.0074),p['case2'],.0010,parent=c); o.modifiers['b'].segments=4
        for k in range(5): box('gr',(r*.70,.0007,.0006),(0,s*(r*.50)+.0013*(k-2),.0087),p['case'],.0002,parent=c)
    return c
def rear(e):
    """the cap of the mount: a lens stands on it, never on its claws"""
    p=palette(); lathe('rear',[(.0002,-.0135),(.0318,-.0135),(.0332,-.0125),(.0340,-.0118),(.0340,-.0004),(.0332,.0008),(.0328,.0008)],(0,0,0),p['case2'],128,parent=e,bevel=.0003); ribring(e,.0345,-.0108,-.0016,96,.0006,p['case2'])
def petal(parent,at,r0,r1,hh,rot=(0,0,0),low=.40,nap=None,case=None):
    """a hood of four petals, ribbed with flock inside, its bayonet's rim below"""
    p=palette(); p['case']=case or p['case']; p['case2']=case or p['case2']; c=empty('hood',at,0,parent); c.rotation_euler=rot; n=240; rows=14; v=[];f=[]
    def top(a): return low+(1-low)*(.5+.5*math.cos(2*a))**.9
    for j in range(rows+1):
        for i in range(n): a=2*math.pi*i/n; t=j/rows; z=.010+(hh-.010)*top(a)*t; q=r0+(r1-r0)*(z/hh); v.append((q*math.cos(a),q*math.sin(a),z))
    f=[(j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i) for j in range(rows) for i in range(n)]; o=mesh('pet',v,f,p['case'],smooth=True); o.parent=c; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.0019; so.offset=-1; (o.data.materials.append(nap),setattr(so,'material_offset',1)) if nap else None; bv=o.modifiers.new('b','BEVEL'); bv.width=.0005; bv.segments=3; bv.limit_method='ANGLE'; bv.angle_limit=rad(50)
    hoop('rim',[(r0-.0030,0),(r0+.0002,0),(r0+.0010,.0008),(r0+.0010,.0094),(r0+.0004,.0102),(r0-.0018,.0104),(r0-.0030,.009)],(0,0,0),p['case2'],144,parent=c,bevel=.0003); ribring(c,r0+.0015,.0020,.0084,130,.0006,p['case2'])
    for s in (0,math.pi): engrave(c,'ALIGN',.0022,r0+.0012,.0125,math.degrees(s)+4,p['ink'])
    # ridges against stray light: they follow the wall, and end where a petal does
    if nap: return c
    wall=lambda z: r0+(r1-r0)*z/hh-.0016
    for k in range(int((hh-.013)/.0019)):
        z=.0112+.0019*k; edge=[.010+(hh-.010)*top(2*math.pi*i/n)-.0012>z+.0012 for i in range(n)]
        v=[((wall(z+d)-t)*math.cos(2*math.pi*i/n),(wall(z+d)-t)*math.sin(2*math.pi*i/n),z+d) for d,t in ((0,0),(.0008,.0011),(.0012,0)) for i in range(n)]
        mesh('fl',v,[(j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i) for j in (0,1) for i in range(n) if edge[i] and edge[(i+1)%n]],p['inner']).parent=c
    return c
STOPS=lambda ts,a0,st: [(t,a0+st*i) for i,t in enumerate(ts)]+[(None,a0+st*(i+.5)) for i in range(len(ts)-1)]
def index(e,p,r,z,ang,m='ink',l=.0030,w=.0008): a=rad(ang); box('ix',(.0003,w,l),((r+.00005)*math.cos(a),(r+.00005)*math.sin(a),z),p[m],0,(0,0,a),e)
def side(e,p,r,z,ang,words=('AF','MF')): switch(e,r,z,ang,p,'FOCUS',words)
S35=dict(filter=67,glass=.0245,sag=.27,deep=1.0,iris=.40,hue=.7,gleam=2.3,fine=.72,name=(('35mm 1:1.4',118),),
    parts=(('barrel',.0100,.0325,.0355),('accent',.0012,.0356),('barrel',.0190,.0366,.0368),('ring',.0125,.0374,.0374,dict(marks=STOPS(('A','16','11','8','5.6','4','2.8','2','1.4'),18,10.5),size=.0027,tickat=.93,tick=.0012)),('barrel',.0050,.0368,.0368),('ribs',.0250,.0382,.0382,dict(n=150)),('barrel',.0040,.0374,.0374),('accent',.0012,.0376),('barrel',.0085,.0376,.0380)),
    more=(lambda e,p,q,c: (side(e,p,q[2][2]+.0004,(q[2][0]+q[2][1])/2,22),button(e,q[2][2]+.0004,(q[2][0]+q[2][1])/2,-8,p),index(e,p,q[2][2]+.0002,q[2][1]-.0020,60),engrave(e,'35mm',.0028,q[2][2]+.0003,(q[2][0]+q[2][1])/2,58,p['ink'])),))
S50=dict(filter=58,glass=.0205,sag=.27,deep=1.0,iris=.42,hue=.7,gleam=.7,fine=.72,name=(('50mm 1:1.8',118),('\u00d8 58',262)),
    parts=(('barrel',.0085,.0325,.0330),('barrel',.0010,.0331),('barrel',.0120,.0334,.0334),('ring',.0110,.0341,.0341,dict(marks=STOPS(('A','16','11','8','5.6','4','2.8','1.8'),18,11.5),size=.0026,tickat=.93,tick=.0012)),('barrel',.0035,.0334,.0334),('ribs',.0190,.0346,.0346,dict(n=132)),('barrel',.0060,.0338,.0340),('accent',.0010,.0341),('barrel',.0060,.0341,.0344)),
    more=(lambda e,p,q,c: (side(e,p,q[2][2]+.0004,(q[2][0]+q[2][1])/2,22),index(e,p,q[2][2]+.0002,q[2][1]-.0020,60),engrave(e,'50mm',.0026,q[2][2]+.0003,(q[2][0]+q[2][1])/2,58,p['ink'])),))
S85=dict(near=True,filter=77,glass=.0340,sag=.26,deep=.95,iris=.42,tints=((.40,.72,1.),(.45,1.,.60),(1.,.40,.80),(1.,.72,.30)),hue=.7,gleam=2.3,fine=.72,name=(('85mm 1:1.4',122),),
    parts=(('barrel',.0090,.0325,.0345),('accent',.0012,.0346),('barrel',.0210,.0350,.0400,dict(waist=.0352)),('ring',.0130,.0412,.0412,dict(marks=STOPS(('A','16','11','8','5.6','4','2.8','2','1.4'),20,9.6),size=.0028,tickat=.93,tick=.0012,n=124)),('barrel',.0060,.0412,.0416),('ribs',.0290,.0426,.0426,dict(n=168)),('barrel',.0040,.0416,.0416),('accent',.0012,.0418),('barrel',.0110,.0418,.0422)),
    more=(lambda e,p,q,c: (side(e,p,.0372,q[2][1]-.0075,20),index(e,p,.0402,q[2][1]-.0016,60,l=.0024),engrave(e,'85mm',.0028,.0396,q[2][1]-.0046,58,p['ink'])),))
S2470=dict(filter=82,glass=.0310,sag=.26,deep=.95,iris=.34,tints=((.45,1.,.62),(1.,.42,.85),(.35,.75,1.),(1.,.70,.28)),hue=.7,gleam=2.3,fine=.72,name=(('24-70mm 1:2.8',120),),
    parts=(('barrel',.0090,.0325,.0352),('accent',.0012,.0353),('ring',.0120,.0372,.0372,dict(marks=STOPS(('A','22','16','11','8','5.6','4','2.8'),14,10.5),size=.0026,tickat=.93,tick=.0012,n=112)),('barrel',.0165,.0392,.0400),('barrel',.0070,.0404,.0404,dict(marks=STOPS(('24','28','35','50','70'),30,17),size=.0030,at=.50,tickat=.90,tick=.0010)),('ribs',.0220,.0424,.0424,dict(n=104,rows=3,depth=.0011,flat=.7)),('barrel',.0050,.0408,.0408),('ribs',.0205,.0430,.0430,dict(n=168)),('barrel',.0055,.0422,.0424),('barrel',.0130,.0398,.0398,dict(m='case2')),('accent',.0012,.0426),('barrel',.0085,.0428,.0434)),
    more=(lambda e,p,q,c: (side(e,p,q[3][2]+.0006,(q[3][0]+q[3][1])/2,24),button(e,q[3][2]+.0004,(q[3][0]+q[3][1])/2,-8,p),index(e,p,.0400,q[3][1]-.0016,64),engrave(e,'24-70mm',.0022,.0396,(q[3][0]+q[3][1])/2,62,p['ink'])),))
S90=dict(near=True,filter=72,gleam=2.1,hue=.55,tints=((.66,.46,1.),(.35,1.,.60),(1.,.40,.80),(1.,.74,.34)),glass=.0285,sag=.26,deep=1.0,iris=.40,fine=.8,name=(('90mm 1:2.8',350),('\u00d8 72',150)),
    parts=(('barrel',.0100,.0325,.0352),('accent',.0012,.0353),('barrel',.0320,.0372,.0382),('barrel',.0156,.0384,.0384,dict(m='case2',marks=[(t,a) for t,a in (('\u221e',-10),('2',3),('1',16),('0.7',29),('0.5',43),('0.4',57),('0.35',73),('0.3',91),('0.28',109))]+[(None,a) for a in (-10,-3.5,3,9.5,16,22.5,29,36,43,50,57,65,73,82,91,100,109)],size=.0043,at=.48,tickat=.88,tick=.0024)),('barrel',.0020,.0386,.0386),('ribs',.0370,.0398,.0398,dict(n=118,depth=.0014,flat=.7)),('barrel',.0150,.0386,.0386),('accent',.0012,.0388),('barrel',.0110,.0388,.0394)),
    more=(lambda e,p,q,c: (side(e,p,.0379,q[2][0]+.0205,12),switch(e,.0377,q[2][0]+.0085,12,p,'LIMIT',('FULL','0.5'),1),button(e,.0381,q[2][0]+.0150,-18,p),engrave(e,'90',.0050,.0380,q[2][0]+.0130,62,p['ink']),index(e,p,.0382,q[2][1]-.0026,43,'amber',.0040),[index(e,p,.0382,q[2][1]-.0019,43+s*a,'ink',.0026,.0006) for s in (-1,1) for a in (6,11,17)],[engrave(e,t,.0023,.03815,q[2][1]-.0050,43+s*a,p['ink']) for s in (-1,1) for t,a in (('11',6),('22',11.6),('32',17.6))]),))
S1635=dict(near=True,gleam=2.3,hue=.7,fine=.72,filter=82,glass=.0300,sag=.34,deep=.95,iris=.24,tints=((.55,.5,1.),(.45,1.,.62),(1.,.42,.80),(1.,.70,.28)),name=(('16-35mm 1:2.8',96),('\u00d8 82',236)),
    parts=(('barrel',.0090,.0325,.0352),('accent',.0012,.0353),('ring',.0120,.0372,.0372,dict(marks=STOPS(('A','22','16','11','8','5.6','4','2.8'),8,10.5),size=.0027,tickat=.93,tick=.0012,n=112)),('barrel',.0180,.0384,.0384),('barrel',.0070,.0388,.0388,dict(marks=STOPS(('16','20','24','28','35'),24,15),size=.0030,at=.50,tickat=.90,tick=.0010)),('ribs',.0190,.0398,.0398,dict(n=98,rows=3,depth=.0011,flat=.7)),('barrel',.0050,.0392,.0396),('ribs',.0150,.0408,.0408,dict(n=180,depth=.0011)),('barrel',.0090,.0398,.0422),('accent',.0012,.0424),('barrel',.0080,.0426,.0434)),
    more=(lambda e,p,q,c: (side(e,p,.0386,(q[3][0]+q[3][1])/2,16),button(e,.0384,(q[3][0]+q[3][1])/2,-14,p),index(e,p,.0384,q[3][1]-.0018,54)),))
def sector(name,e,r0,r1,z0,z1,a0,a1,m,bevel,n=28):
    """a raised part of a barrel: as round as that is, from a0 to a1 about it"""
    v=[];f=[]
    for i in range(n+1): a=rad(a0+(a1-a0)*i/n); c,d=math.cos(a),math.sin(a); v+=[(r0*c,r0*d,z0),(r1*c,r1*d,z0),(r1*c,r1*d,z1),(r0*c,r0*d,z1)]
    for i in range(n): f+=[(4*i+k,4*i+4+k,4*i+4+(k+1)%4,4*i+(k+1)%4) for k in range(4)]
    f+=[(3,2,1,0),(4*n,4*n+1,4*n+2,4*n+3)]; o=mesh(name,v,f,m,bevel,seg=3); o.modifiers['b'].angle_limit=rad(35); o.parent=e; return o
def slider(e,r,z,ang,p,words,pos):
    """one of the switches let into such a part: a slot, a ribbed slide, what it does in two words"""
    a=rad(ang); h=empty('sl',(r*math.cos(a),r*math.sin(a),z),0,e); h.rotation_euler=(math.pi/2,0,a+math.pi/2); o=box('slot',(.0090,.0034,.0010),(0,0,-.0003),p['dark'],.0004,parent=h); o=box('slide',(.0042,.0029,.0017),(pos*.0021,0,.0005),p['case2'],.0004,parent=h)
    for k in (-1,0,1): box('sr',(.0003,.0027,.0003),(pos*.0021+k*.0010,0,.0014),p['case'],.0001,parent=h)
    for t,x in zip(words,(-.0030,.0030)): c=bpy.data.curves.new('w','FONT'); c.body=t; c.size=.0015; c.align_x=c.align_y='CENTER'; c.extrude=.00003; c.materials.append(p['soot']); o=link(bpy.data.objects.new('w',c)); o.location=(x,.0030,.00005); o.parent=h
def foot(ang,knob):
    """the collar of a long lens, at ang about it: two turned rims, a boss with its screw, a neck that is cast in one with the shoe, a worn dovetail under it; knob: where its screw is"""
    def fit(e,p,q,c):
        z=(q[4][0]+q[4][1])/2; r=q[4][2]; hoop('col',[(r-.001,z-.0135),(r+.0026,z-.0133),(r+.0036,z-.0128),(r+.0040,z-.0118),(r+.0040,z-.0092),(r+.0034,z-.0086),(r+.0030,z-.0082),(r+.0030,z+.0082),(r+.0034,z+.0086),(r+.0040,z+.0092),(r+.0040,z+.0118),(r+.0036,z+.0128),(r+.0026,z+.0133),(r-.001,z+.0135)],(0,0,0),c,192,parent=e,bevel=.00035)
        for s in (-1,1): hoop('cg',[(r-.0006,z+s*.0136),(r+.0006,z+s*.0138),(r+.0006,z+s*.0142),(r-.0006,z+s*.0142)],(0,0,0),p['dark'],144,parent=e,bevel=.0001)
        sector('boss',e,r+.001,r+.0072,z-.0098,z+.0098,knob-15,knob+15,c,.0016); k=empty('kn',((r+.0070)*math.cos(rad(knob)),(r+.0070)*math.sin(rad(knob)),z),0,e); k.rotation_euler=(0,math.pi/2,rad(knob)); lathe('ks',[(.0002,-.004),(.0050,-.004),(.0050,.004),(.0002,.004)],(0,0,0),p['chrome'],40,parent=k); lathe('kb',[(.0002,.0016),(.0094,.0016),(.0098,.0021),(.0098,.0108),(.0090,.0116),(.0072,.0119),(.0066,.0113),(.0002,.0112)],(0,0,0),p['case2'],72,parent=k,bevel=.0003); ribring(k,.0104,.0026,.0102,40,.0009,p['case2'],1,.7)
        # neck and shoe: an outline in radius and z, cast to a thickness, hollowed where it meets the collar
        h=empty('foot',(0,0,0),rad(ang)-math.pi/2,e); y0=r+.0005; y1=r+.030; P=smooth([(y0,z-.0124),(y0+.004,z-.0112),(y0+.012,z-.0096),(y1-.010,z-.0104),(y1-.004,z-.0150),(y1,z-.0205)],6)+[(y1+.0030,z-.0212),(y1+.0050,z-.0198),(y1+.0050,z+.0470),(y1+.0030,z+.0482),(y1+.0004,z+.0478)]+smooth([(y1-.0012,z+.0440),(y1-.0030,z+.0290),(y1-.0090,z+.0150),(y0+.010,z+.0098),(y0+.004,z+.0112),(y0,z+.0124)],6)
        w=.0130; n=len(P); v=[(x,y,zz) for x in (-w,w) for y,zz in P]; o=mesh('neck',v,[tuple(reversed(range(n))),tuple(range(n,2*n))]+[(i,(i+1)%n,n+(i+1)%n,n+i) for i in range(n)],p['cast'],.0012,seg=4); o.modifiers['b'].angle_limit=rad(50); o.parent=h
        def bar(name,Q,a,b,m,bevel):   # milled, its corners cut off
            n=len(Q); K=((a,.86),(a+.0026,1.),(b-.0026,1.),(b,.86)); o=mesh(name,[(x*t,yb+d,zz) for zz,t in K for x,d in Q],[tuple(reversed(range(n))),tuple(range(3*n,4*n))]+[(j*n+i,j*n+(i+1)%n,j*n+n+(i+1)%n,j*n+n+i) for j in range(3) for i in range(n)],m,bevel,seg=3); o.parent=h; return o
        yb=y1+.0042; a,b=z-.0225,z+.0495; S=.0188; bar('shoe',[(-.0150,0),(-S,.0042),(-S,.0060),(-.0122,.0060),(-.0118,.0050),(-.0096,.0050),(-.0092,.0060),(.0092,.0060),(.0096,.0050),(.0118,.0050),(.0122,.0060),(S,.0060),(S,.0042),(.0150,0)],a,b,p['shoe'],.0003)   # its underside is milled: a rail near each edge
        for q_ in (z-.004,z+.031): hoop('ths',[(.0032,0),(.0047,0),(.0047,.0003),(.0032,.0003)],(0,yb+.0060,q_),p['chrome'],40,(-math.pi/2,0,0),h,.0001); cyl('thr',.0033,.0006,(0,yb+.0058,q_),p['dark'],(math.pi/2,0,0),h,28,.0001)
        for q_ in (a+.0035,b-.0035): cyl('stp',.0017,.0012,(.0150,yb+.0062,q_),p['screw'],(math.pi/2,0,0),h,24,.0003)
        for s in (-1,1): k=empty('fs',(s*.0132,y1-.004,z+.004),0,h); k.rotation_euler=(0,math.pi/2,0); cyl('fsc',.0024,.0008,(0,0,0),p['screw'],(0,0,0),k,28,.0002); cyl('fsh',.0012,.0005,(0,0,s*.0003),p['dark'],(0,0,0),k,6,.00005)
        index(e,p,r+.0041,z+.0105,62,'soot',.0026)
    return fit
def panel(e,p,q,c):
    """what a thumb finds on the barrel's side: switches in a raised part that is as round as the barrel, a screw at each end"""
    z=(q[5][0]+q[5][1])/2; r=.0402; sector('panel',e,r-.001,r+.0024,z-.0112,z+.0112,-13,21,c,.0009)
    for dz,t,s in ((-.0066,('FULL','3m'),-1),(.0000,('AF','MF'),-1),(.0066,('OFF','ON'),1)): slider(e,r+.0024,z+dz,4,p,t,s)
    for a in (-10.5,18.5): k=empty('ps',((r+.0024)*math.cos(rad(a)),(r+.0024)*math.sin(rad(a)),z+.0085),0,e); k.rotation_euler=(0,math.pi/2,rad(a)); cyl('psc',.0011,.0005,(0,0,0),p['screw'],(0,0,0),k,24,.0001); box('psx',(.0012,.0003,.0003),(0,0,.0002),p['dark'],0,parent=k)
S70=dict(white=True,near=True,filter=77,glass=.0318,sag=.26,deep=.95,iris=.40,tints=((.45,1.,.62),(.40,.72,1.),(1.,.42,.80),(1.,.72,.30)),hue=.7,gleam=1.8,fine=.8,name=(('70-200mm 1:2.8',118),('\u00d8 77',250)),
    parts=(('barrel',.0090,.0325,.0352,dict(m='case')),('accent',.0010,.0353,.0353,dict(m='metal')),('barrel',.0100,.0362,.0392),('ring',.0115,.0396,.0396,dict(m='case',marks=STOPS(('A','22','16','11','8','5.6','4','2.8'),14,10.5),size=.0030,tickat=.93,tick=.0012,n=112)),('barrel',.0320,.0398,.0398),('barrel',.0280,.0402,.0404),('barrel',.0070,.0406,.0406,dict(m='white',ink='soot',marks=STOPS(('70','100','135','200'),34,17),size=.0040,at=.5,tickat=.90,tick=.0012)),('ribs',.0290,.0424,.0424,dict(n=104,rows=4,depth=.0015,flat=.7)),('barrel',.0110,.0408,.0408),('ribs',.0260,.0428,.0428,dict(n=132,depth=.0014)),('barrel',.0012,.0412,.0412,dict(m='metal')),('barrel',.0170,.0416,.0430),('accent',.0012,.0432),('barrel',.0095,.0432,.0436,dict(m='case'))),
    more=(foot(-19.3,56),panel,lambda e,p,q,c: (engrave(e,'70-200mm  F 2.8',.0034,.0404,q[5][0]+.0110,58,p['soot']),index(e,p,.0405,q[5][1]-.0020,60,'soot'),*[button(e,.0408,(q[8][0]+q[8][1])/2,a,p) for a in (12,102,-78)])))
def aside(o):
    """it does not count when the lens is fitted to the frame: it may leave it"""
    for q in [o]+list(o.children_recursive): q['loose']=1
def lens35(g):
    e=empty('c'); lying(e,(0,.05,.0389),S35,0); aside(cap(e,(.074,-.020,.0),67,(0,0,rad(30)))); return rad(-34),(1.2,1.30)
def lens85(g):
    """on its end, looked into from above: what tells it from the others is how large its glass is; its cap leans on it"""
    e=empty('c'); l,_=standing(e,(0,0,.0135),S85,-104); rear(l); h=empty('lean',(0,0,0),rad(42),e); aside(cap(h,(-.0625,0,.0375),77,(0,rad(-65),0))); aside(h); return rad(0),(1.2,.68)
def lens2470(g):
    e=empty('c'); l,L=lying(e,(0,.07,.0478),S2470,-4,rad(-3.8)); petal(l,(0,0,L-.0085),.0445,.0478,.036,(0,0,rad(94))); return rad(-42),(1.2,1.5)
def lenswide(g):
    """on its side, lower behind, where it is thinner; the hood beside it"""
    e=empty('c'); lying(e,(0,.05,.0374),S1635,2,rad(-3.2)); petal(e,(.102,.004,.0),.0445,.0520,.034,(0,0,rad(52)),case=paint('lhood','#1a1a1b',.42,.9,1150,.30,.5,.0032)); return rad(-34),(1.16,1.72)
def lenstele(g):
    """on its side as somebody laid it down: its front edge and the edge of its foot touch the paper; its hood leans beside it"""
    e=empty('c'); l,L=lying(e,(0,.10,.0440),S70,0,rad(.0)); rear(l); h=empty('lean',(-.1045,.030,.0112),0,e); h.rotation_euler=(0,rad(14),0); aside(petal(h,(0,0,0),.0450,.0505,.062,(0,0,rad(14)),.62,flock('lflock'))); aside(h); return rad(-47),(1.2,1.46)

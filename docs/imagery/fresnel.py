# A theatre fresnel on a truss, seen from near and below: `bts-truss`
from cycroom import *
from graph import Graph
from house import nodes
from roomkit import nolight, point, smooth

def enamel(name,c='#0e0e0f',worn=.0,dusty=1.):
    """black stove enamel: fine orange peel, dust on what looks up; worn: bare steel where hands and other cases rub"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Normal'],sp.inputs[0])
    dust=G.op('MULTIPLY',G.ramp(sp.outputs['Z'],.2,.95),G.ramp(G.noise(P,22,5,.65),.3,.7,.1*dusty,.5*dusty)); bare=G.ramp(G.noise(P,34,6,.72),.64-.2*worn,.74-.2*worn,0,.8) if worn else 0.
    c=G.mix(dust,c,'#5d5a55'); L(G.mix(bare,c,'#77746f') if worn else c,b.inputs['Base Color'])
    if worn: L(bare,b.inputs['Metallic'])
    L(G.ramp(G.noise(P,30,4,.7),.3,.7,.46-.12*dusty**.5,.46+.10*dusty**.5),b.inputs['Roughness']); setin(b,'Specular',.45)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.22; bp.inputs['Distance'].default_value=.0006; L(G.noise(P,520,2),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def tubing():
    """aluminium that was rigged a hundred times: dull, scored along and across, dark where clamps sat"""
    m,b,N,L=nodes('tubing'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Metallic',1.)
    rings=G.noise(P,9,4,.7,(.5,.5,16)); long_=G.noise(P,60,3,.6,(1,1,.03)); spots=G.noise(P,16,5,.7)
    v=G.op('MULTIPLY',G.ramp(spots,.32,.68,.62,1.1),G.op('MULTIPLY',G.ramp(rings,.56,.68,1.,.72),G.ramp(long_,.35,.7,.9,1.1))); L(G.value('#b4b6b9',v),b.inputs['Base Color'])
    L(G.op('ADD',G.ramp(spots,.3,.7,.30,.50),G.ramp(rings,.55,.7,0,.16)),b.inputs['Roughness'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.3; bp.inputs['Distance'].default_value=.0008; L(G.op('ADD',G.noise(P,190,3,.6,(1,1,.12)),G.op('MULTIPLY',rings,.5)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def weldmat():
    m,b,N,L=nodes('weld'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Metallic',1.); L(G.mix(G.ramp(G.noise(P,90,3),.3,.7),'#6c6a68','#b9b8b5'),b.inputs['Base Color']); setin(b,'Roughness',.38)
    wv=N('ShaderNodeTexWave'); wv.inputs['Scale'].default_value=130; wv.inputs['Distortion'].default_value=1.5; L(P,wv.inputs['Vector']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.8; bp.inputs['Distance'].default_value=.0012; L(wv.outputs['Fac'],bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def hoop(name,prof,loc,m,n=64,rot=(0,0,0),parent=None,bevel=.001):
    """a ring turned from a closed profile, open in the middle"""
    k=len(prof); v=[(r*math.cos(6.283185*i/n),r*math.sin(6.283185*i/n),z) for r,z in prof for i in range(n)]; f=[(j*n+i,j*n+(i+1)%n,(j+1)%k*n+(i+1)%n,(j+1)%k*n+i) for j in range(k) for i in range(n)]
    o=mesh(name,v,f,m,bevel); o.location=loc; o.rotation_euler=rot; o.parent=parent; return o
def stepped(S,R=15):
    """the profile of a fresnel lens, its face at z<0: rings whose slope grows outwards, each risen back to the same height; a dome in the middle"""
    P=[(.0005,-.020)]; r0=.24*S
    for i in range(1,9): r=r0*i/8; P.append((r,-.020+.0085*(r/r0)**2))
    for i in range(R):
        a,b=r0+(S-r0)*i/R,r0+(S-r0)*(i+1)/R; k=min(.95,.25+.8*a/S); P+=[(a+.0006,-.0195),(b,-.0195+k*(b-a))]
    return P+[(S,-.004),(S,0),(.0005,0)]
def glass(name='lensglass'):
    """pressed glass, pebbled at the back: what is behind spreads to a glow"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Transmission',1.); setin(b,'Roughness',.05); b.inputs['IOR'].default_value=1.5; setin(b,'Base Color',(1,.985,.95,1))
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.35; bp.inputs['Distance'].default_value=.001; L(G.noise(P,240,2),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def glare(S,k=13.):
    m=bpy.data.materials.new('glare'); m.use_nodes=True; nt=m.node_tree; nt.nodes.clear(); N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; ln=N('ShaderNodeVectorMath'); ln.operation='LENGTH'; L(P,ln.inputs[0]); r=G.op('DIVIDE',ln.outputs['Value'],S)
    hot=G.op('EXPONENT',G.op('MULTIPLY',G.op('MULTIPLY',r,r),-9.)); wide=G.op('EXPONENT',G.op('MULTIPLY',G.op('MULTIPLY',r,r),-1.9)); s=G.op('MULTIPLY',G.op('ADD',hot,G.op('MULTIPLY',wide,.12)),G.ramp(G.noise(P,130,3),.3,.7,.75,1.2))
    e=N('ShaderNodeEmission'); L(G.mix(G.ramp(r,.1,.95),(1,.74,.42),(1,.44,.13)),e.inputs[0]); L(G.op('MULTIPLY',s,k),e.inputs[1]); o=N('ShaderNodeOutputMaterial'); L(e.outputs[0],o.inputs[0]); return nolight(m)
def halfcoupler(g,at,m,w=.05):
    """two shells about a tube along x, hinged behind, closed in front by an eye bolt and a wing nut"""
    e=empty('cpl',at); lathe('sh',[(.0262,-w/2),(.0335,-w/2),(.0335,w/2),(.0262,w/2)],(0,0,0),m,64,(0,math.pi/2,0),e,.0015)
    for s_ in (-1,1): lathe('rib',[(.033,-.004),(.0365,-.003),(.0365,.003),(.033,.004)],(s_*w*.33,0,0),m,64,(0,math.pi/2,0),e,.001)
    for dz in (.010,-.010): box('lug',(w*.8,.026,.011),(0,-.042,dz),m,.003,parent=e)
    tube('eye',(0,-.044,-.03),(0,-.044,.038),.0045,g['steel'],e,20); lathe('nut',[(.004,0),(.011,.002),(.009,.014),(.004,.015)],(0,-.044,.016),g['steel'],28,parent=e)
    for s_ in (-1,1): q=lathe('wing',smooth([(.0005,-.013),(.008,-.009),(.0105,0),(.008,.009),(.0005,.013)],4),(s_*.017,-.044,.027),g['steel'],28,parent=e); q.scale=(1,.34,1); q.rotation_euler=(0,s_*.55,0)
    cyl('pin',.006,w*.9,(0,.040,0),g['steel'],(0,math.pi/2,0),e,20,.001); box('foot',(.045,.04,.022),(0,0,-.042),m,.004,parent=e); cyl('bolt',.0095,.05,(0,0,-.07),g['steel'],parent=e,n=24); cyl('hex',.0165,.013,(0,0,-.062),g['steel'],parent=e,n=6); cyl('wash',.020,.003,(0,0,-.0705),g['steel'],parent=e,n=40,bevel=.0005); return e
def boxtruss(g,a,b,s,bays,m,wm,first=0):
    """chords of 50 mm, lacing of 20 mm cut to fit, a bead of weld at each of its ends"""
    a,b=Vector(a),Vector(b); d=(b-a); Ln=d.length; d.normalize(); up=Vector((0,0,1)); sd=d.cross(up); cs=[sd*x*s/2+up*y*s/2 for x in (-1,1) for y in (-1,1)]; bead=None
    for c in cs: tube('ch',a+c,b+c,.025,m,n=40)
    for i in range(bays):
        t0,t1=a+d*(Ln*(i+.04)/bays),a+d*(Ln*(i+.96)/bays)
        for p,q in ((0,1),(1,3),(3,2),(2,0)):
            p,q=(p,q) if (i+first)%2 else (q,p); u,v=t0+cs[p],t1+cs[q]; tube('lc',u,v,.010,m,n=24); w=(v-u).normalized()
            for e_,s_ in ((u,1),(v,-1)):
                at=e_+w*s_*.026
                if not bead: bead=lathe('bead',[(.0095,-.006),(.0128,-.0045),(.0142,0),(.0126,.0045),(.0095,.006)],(0,0,0),wm,28); o=bead
                else: o=link(bead.copy())
                o.location=at; o.rotation_mode='QUATERNION'; o.rotation_quaternion=w.to_track_quat('Z','Y'); o.scale=(1,1.25,1.)
def haze(loc,target,r0,r1,length,color,strength):
    """a beam with wisps: the cone of fake_beam, its light broken by slow noise"""
    o=fake_beam(loc,target,r0,r1,length,color,strength); nt=o.data.materials[0].node_tree; e=[n for n in nt.nodes if n.type=='EMISSION'][0]; src=e.inputs[1].links[0].from_socket
    ge=nt.nodes.new('ShaderNodeNewGeometry'); n=nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=1.5; n.inputs['Detail'].default_value=4; n.inputs['Distortion'].default_value=.8; nt.links.new(ge.outputs['Position'],n.inputs['Vector'])
    mr=nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value=.3; mr.inputs[2].default_value=.7; mr.inputs[3].default_value=.45; mr.inputs[4].default_value=1.35; nt.links.new(n.outputs['Fac'],mr.inputs[0]); mu=nt.nodes.new('ShaderNodeMath'); mu.operation='MULTIPLY'; nt.links.new(src,mu.inputs[0]); nt.links.new(mr.outputs[0],mu.inputs[1]); nt.links.new(mu.outputs[0],e.inputs[1]); o.data.materials[0].cycles.emission_sampling='NONE'; return o
def near_lamp(g,loc,tg,S,dusty=1.,paint_='#0e0e0f',stray=4.2):
    bl,edge,steel=enamel('enamel',paint_,dusty=dusty),enamel('edge','#0e0e0f',.55,dusty),g['steel']; body=enamel('body','#1a1a1b',dusty=dusty); alu_=tubing(); p=empty('fr',loc); aim(p,tg); F=-.115
    lathe('can',[(S*.55,.36),(S*.98,.33),(S*1.10,.28),(S*1.10,F+.01),(S*1.13,F+.008),(S*1.13,F-.006),(S*1.01,F-.006),(S*1.01,F+.03),(S*1.03,.25),(S*.5,.27)],(0,0,0),body,96,parent=p,bevel=.002)
    for i in range(9): lathe('fin',[(S*1.09,0),(S*1.2,.001),(S*1.2,.005),(S*1.09,.006)],(0,0,.02+.026*i),body,72,parent=p,bevel=.0008)
    lens=lathe('lens',stepped(S*.985),(0,0,F+.026),glass(),160,parent=p,bevel=.0004); lens.visible_shadow=False
    hoop('keep',[(S*.955,0),(S*1.02,0),(S*1.02,-.006),(S*.985,-.009),(S*.955,-.006)],(0,0,F+.008),body,96,parent=p,bevel=.0008)
    for k in range(3): a=math.pi/2+k*2.094; box('clip',(.016,.02,.004),(S*.975*math.cos(a),S*.975*math.sin(a),F-.002),steel,.001,(0,0,a),p)
    # what is behind the glass: a bulb's glare on pebbles, hot in the middle, orange and weak towards the rim
    disc=lathe('glare',[(.0005,0),(S*.985,0)],(0,0,F+.050),glare(S),64,parent=p,bevel=.0001)
    hoop('wall',[(S*.99,F+.032),(S*.99,F+.052),(S*1.02,F+.052),(S*1.02,F+.032)],(0,0,0),body,64,parent=p)
    # what leaves it and grazes the doors
    l=bpy.data.lights.new('f','POINT'); l.energy=stray; l.color=(1,.66,.36); l.shadow_soft_size=S*.6; o=link(bpy.data.objects.new('f',l)); o.location=(0,0,F-.030); o.parent=p; o.visible_camera=False; o.visible_glossy=False
    # the frame of the barn doors, let into the lamp's three clips: a square plate with a round hole, a hinge on each side
    q0=empty('barn',(0,0,F-.012),math.radians(3.5),p); n=96; v=[]; H=S*1.20
    for i in range(n): a=2*math.pi*i/n; c,s_=math.cos(a),math.sin(a); k=H/max(abs(c),abs(s_)); v+=[(S*1.0*c,S*1.0*s_,0),(min(k,H*1.34)*c,min(k,H*1.34)*s_,0)]
    o=mesh('plate',v,[(2*i,2*i+1,2*((i+1)%n)+1,2*((i+1)%n)) for i in range(n)],bl); o.parent=q0; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.003; so.offset=0
    for i,(wi,wo,ln,op) in enumerate(((1.12,1.62,1.42,52),(.92,1.18,.98,40),(1.12,1.58,1.42,47),(.92,1.18,.98,46))):   # top, left, bottom, right in the lamp's own view
        h=empty('hinge',(0,0,0),i*math.pi/2,q0); y0=H+.004; f=math.radians(op); d=Vector((0,math.sin(f),-math.cos(f))); B=Vector((0,y0,-.006)); A0,A1=B+d*.008,B+d*S*ln
        c4=[A0+Vector((-S*wi,0,0)),A0+Vector((S*wi,0,0)),A1+Vector((S*wo,0,0)),A1+Vector((-S*wo,0,0))]; o=mesh('door',c4,[(0,1,2,3)],bl); o.parent=h; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.0022; so.offset=0
        for u,w in ((1,2),(2,3),(3,0)): tube('hem',c4[u],c4[w],.0032,edge,h,14)
        nk=9; kw=2*S*wi*.94/nk   # the knuckles of the hinge, by turns the plate's and the door's
        tube('pin',B+Vector((-S*wi*.98,0,0)),B+Vector((S*wi*.98,0,0)),.0028,steel,h,14)
        for k in range(nk): cyl('kn',.0062,kw*.93,B+Vector((-S*wi*.94+kw*(k+.5),0,0)),edge if k%2 else bl,(0,math.pi/2,0),h,24,.001)
        for k in (-1,1):   # leaves riveted to plate and door; a tension screw
            box('leaf',(kw*1.6,.014,.0022),(k*S*wi*.55,H-.006,-.0022),bl,.0006,parent=h); cyl('rv',.0034,.003,(k*S*wi*.55,H-.007,-.0042),steel,parent=h,n=18,bevel=.0008)
            m_=d*.02+B; q=box('leaf',(kw*1.4,.026,.002),m_+Vector((k*S*wi*.55,0,0))+Vector((0,-math.cos(f),-math.sin(f)))*.002,bl,.0006,parent=h); q.rotation_euler=(-(math.pi/2-f),0,0)
            for s_ in (-1,1): q=cyl('rv',.0032,.0035,d*.022+B+Vector((k*S*wi*.55+s_*kw*.42,0,0))+Vector((0,-math.cos(f),-math.sin(f)))*.004,steel,parent=h,n=18,bevel=.0008); q.rotation_euler=(math.pi/2-(math.pi/2-f)+math.pi/2,0,0)
    # yoke of flat bar, its two screws, the clamp on the truss
    L=Vector(loc); d=Vector(tg)-L; y=empty('yk',loc); y.rotation_euler=(0,0,math.atan2(d.y,d.x)-math.pi/2); w=S*1.2+.022; Y=.345; yk=enamel('yoke','#141415',.18)
    for sx in (-1,1):
        o=box('ya',(.006,.042,Y+.05),(sx*w,0,(Y-.05)/2),yk,.0018,parent=y); cyl('kb',.031,.026,(sx*(w+.018),0,0),bl,(0,math.pi/2,0),y,10,.005); cyl('kc',.011,.034,(sx*(w+.019),0,0),steel,(0,math.pi/2,0),y,6,.001); cyl('kw',.024,.004,(sx*(w+.004),0,0),steel,(0,math.pi/2,0),y,40,.0008); cyl('ki',.02,.04,(sx*(w-.02),0,0),body,(0,math.pi/2,0),y,32)
        cyl('hole',.007,.008,(sx*w,0,.16),mat('holeb','#050505',.9,var=0),(0,math.pi/2,0),y,20,.0004)
    box('yb',(2*w+.006,.042,.006),(0,0,Y),yk,.0018,parent=y)
    for sx in (-1,1): o=lathe('bend',[(.0005,-.021),(.006,-.021),(.006,.021),(.0005,.021)],(sx*(w-.002),0,Y-.003),yk,24,(math.pi/2,0,0),y)
    return p,y,w,Y
def trs(s,g):
    """between two settings: the lamp burns, a second hangs behind it, haze from the last test is in the air"""
    shell(g,-9,9,-9,14,8.6); tb,wm=tubing(),weldmat(); S=.125; Z=3.32; s_=.29; X=.0; L=(X,-s_/2,Z-s_/2-.078-.345); tg=(1.15,-3.4,1.30)
    boxtruss(g,(-2.52,0,Z),(3.36,0,Z),s_,14,tb,wm)
    near_lamp(g,L,tg,S,paint_='#1a1a1b',stray=7.5); halfcoupler(g,(X,-s_/2,Z-s_/2),mat('coupler','#85878a',.36,metal=1,var=.12,vscale=30,bump=.12,bscale=160))
    # a joint of two lengths: conical sleeves and their pins
    for c in ((-1,-1),(-1,1),(1,-1),(1,1)):
        x,y,z=.84,c[0]*s_/2,Z+c[1]*s_/2; lathe('sleeve',[(.0252,-.075),(.0285,-.07),(.0285,-.004),(.0265,-.002),(.0265,.002),(.0285,.004),(.0285,.07),(.0252,.075)],(x,y,z),tb,48,(0,math.pi/2,0),bevel=.001)
        for dx in (-.035,.035): cyl('pn',.0062,.074,(x+dx,y,z),g['steel'],(.5,0,0),n=24); curve('rclip',[(x+dx,y-.034,z-.022),(x+dx-.008,y-.044,z-.03),(x+dx+.002,y-.052,z-.036),(x+dx+.010,y-.044,z-.034),(x+dx,y-.036,z-.026)],.0013,g['steel'])
    # steel rope through the yoke and about the chord, its snap hook; the lead, taped along the chord
    rope=mat('rope','#8d8f92',.35,metal=1,var=.1,bump=.6,bscale=700); y0=-s_/2; zc=Z-s_/2
    curve('safe',[(X+.03,y0,zc-.43),(X+.07,y0-.03,zc-.32),(X+.10,y0-.06,zc-.17),(X+.11,y0-.045,zc-.03),(X+.105,y0-.01,zc+.030),(X+.10,y0+.032,zc+.01),(X+.098,y0+.02,zc-.05),(X+.08,y0-.01,zc-.17),(X+.035,y0-.005,zc-.33),(X-.03,y0+.01,zc-.43)],.0021,rope)
    rub=mat('lead','#161617',.55,var=.1,vscale=30)
    curve('lead',[(X-.10,y0+.10,L[2]+.10),(X-.16,y0+.16,L[2]+.06),(X-.27,y0+.10,L[2]+.16),(X-.30,y0-.01,zc-.10),(X-.33,y0-.034,zc-.02),(X-.42,y0-.036,zc+.002),(X-.8,y0-.034,zc-.006),(X-1.3,y0-.036,zc+.004),(X-2.4,y0-.034,zc)],.0056,rub)
    for k,dz in ((0,.017),(1,-.014)): curve('lead2',[(-2.4+.24*i,y0-.033+.004*math.sin(i*1.9+k),zc+dz+.004*math.sin(i*1.3+2*k)) for i in range(24)],.0052,rub)
    for x in (-.47,-1.12,.47,1.5): lathe('tapew',[(.0255,-.024),(.0402,-.023),(.0402,.023),(.0255,.024)],(x,y0-.006,zc),mat('gaffer','#1d1d1f',.8,var=.05,bump=.5,bscale=90),40,(0,math.pi/2,0),bevel=.001)
    # far lamps and trusses, haze in their beams
    truss(g,(-9,4.4,Z+.7),(9,4.4,Z+.7)); truss(g,(-9,8.2,Z+1.4),(9,8.2,Z+1.4))
    for x,y,z,cl,k,tx in ((-1.75,4.25,Z+.36,(1,.70,.40),20,-1.0),(.35,8.05,Z+1.06,(.60,.77,1),20,-.9),(2.75,4.25,Z+.36,(.60,.77,1),16,-1.3),(4.3,8.05,Z+1.06,(1,.70,.40),16,-1.),(-4.0,8.05,Z+1.06,(1,.70,.40),16,.5)):
        fresnel(g,(x,y,z),(x+tx,-1.5,.6),emat('bk%.1f'%x,cl,k),.15); haze((x,y,z),(x+tx,y-5.2,.4),.14,1.5,6.,cl,.8)
    p=Vector(L)+(Vector(tg)-Vector(L)).normalized()*.13; haze(tuple(p),tg,.118,.62,2.6,(1,.72,.42),.15)
    area((-2.2,-1.4,4.7),(0,0,Z-.1),90,.5,1.4,(.62,.76,1)); area((2.4,2.0,4.2),(0,0,Z-.2),170,.7,1.6,(.52,.68,1)); area((-1.6,-2.6,1.6),(0,0,Z-.3),18,1.2,1.2,(1,.80,.58)); area((0,7,7.6),(0,9,4),170,9,1,(.32,.45,1))
    world(s,(.04,.06,.11),.3); camera((.34,-2.66,1.98),(.125,.0,2.845),62,4.8,(.02,-.24,2.77))

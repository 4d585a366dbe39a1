# A bottle of scent on stone, in the last sun: glass with liquid in it, and the light it bends
from roomkit import *
from house import Graph, nodes
from slab import slab
def clear(name,ior,tint='#ffffff',rough=0.):
    """a border between two clear things: ior is the inner one over the outer one, along the normal"""
    m,b,N,L=nodes(name); setin(b,'Base Color',col(tint)); setin(b,'Roughness',rough); setin(b,'Transmission',1.); b.inputs['IOR'].default_value=ior; return m
def stone(name,c,dark,pores=1.,relief=1.,grit=0.):
    """limestone as it is sawn: beds of another tone, pores, chalk where it was touched; `relief` is what a plane has of it, `grit` the grains one sees from near"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']
    bed=G.noise(P,9,5,.6,(.7,.7,3.4)); k=G.ramp(bed,.36,.66); cl=G.mix(k,c,dark); v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=150; v.inputs['Randomness'].default_value=1; L(P,v.inputs['Vector'])
    many=G.ramp(G.noise(P,24,4,.65,(1,1,2.4)),.52,.66); hole=G.op('MULTIPLY',G.ramp(v.outputs['Distance'],.34,.16),many); fine=G.noise(P,210,3,.7)
    cl=G.value(cl,G.op('MULTIPLY',G.ramp(fine,.25,.75,.86,1.1),G.ramp(G.noise(P,6,3),.3,.7,.9,1.08))); cl=G.mix(G.op('MULTIPLY',hole,.55*pores),cl,'#5a4634'); L(cl,b.inputs['Base Color']); setin(b,'Roughness',.86); setin(b,'Specular',.25)
    dust=G.noise(P,900,3,.75)
    if grit: k=G.value(cl,G.ramp(dust,.32,.68,1-.22*grit,1+.18*grit)); L(k,b.inputs['Base Color'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.9; bp.inputs['Distance'].default_value=.0016; L(G.op('ADD',G.op('ADD',G.op('MULTIPLY',hole,-1.6*pores*relief),G.op('MULTIPLY',dust,.22*grit)),G.op('MULTIPLY',G.op('ADD',G.op('MULTIPLY',fine,.35),G.op('MULTIPLY',G.noise(P,60,5,.7),.9)),relief)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def prism(name,w,d,r,zs,m,n=10,parent=None,cap=(True,True)):
    """a column of rounded rectangles: zs holds (z, inset)"""
    v=[];f=[]
    for z,i in zs:
        R=max(r-i,.0006); a_,b_=w/2-i-R,d/2-i-R
        for cx,cy,a0 in ((1,1,0),(-1,1,90),(-1,-1,180),(1,-1,270)):
            for k in range(n+1): a=math.radians(a0+90*k/n); v.append((cx*a_+R*math.cos(a),cy*b_+R*math.sin(a),z))
    K=4*(n+1)
    for j in range(len(zs)-1):
        for i in range(K): f.append((j*K+i,j*K+(i+1)%K,(j+1)*K+(i+1)%K,(j+1)*K+i))
    if cap[0]: f.append(tuple(reversed(range(K))))
    if cap[1]: f.append(tuple((len(zs)-1)*K+i for i in range(K)))
    o=mesh(name,v,f,m,smooth=True); o.parent=parent
    if cap[0]: o.data.polygons[len(f)-1-(1 if cap[1] else 0)].use_smooth=False
    if cap[1]: o.data.polygons[len(f)-1].use_smooth=False
    e=o.modifiers.new('e','EDGE_SPLIT'); e.split_angle=math.radians(50); return o
def arc(z0,z1,r,k=6,up=True):
    """the rounding of an edge of radius r at z0 (going up) or ending at z1"""
    return [(z0+r-r*math.cos(math.pi/2*i/k),r-r*math.sin(math.pi/2*i/k)) for i in range(k+1)] if up else [(z1-r+r*math.sin(math.pi/2*i/k),r-r*math.cos(math.pi/2*i/k)) for i in range(k+1)]
def dip(e,a,b,level,r=.00105,wall=.0003):
    """the tube that a pump draws through: clear, thin, full up to the level; three borders below it, three above"""
    a,b=Vector(a),Vector(b); k=(level-a.z)/(b.z-a.z); m=a.lerp(b,k)
    for name,p,q,rr,ior in (('dipw',a,m,r,1.5/1.36),('dipd',m,b,r,1.5),('dipi',a,m,r-wall,1.36/1.5),('dipa',m,b,r-wall,1/1.5)):
        d=q-p; n=24; v=[]; w=(q-p).to_track_quat('Z','Y')
        for z in (0,d.length):
            for i in range(n): t=2*math.pi*i/n; v.append(p+w@Vector((rr*math.cos(t),rr*math.sin(t),z)))
        o=mesh(name,[tuple(x) for x in v],[(i,(i+1)%n,n+(i+1)%n,n+i) for i in range(n)],clear(name,ior,'#fbf8f0',.03),smooth=True); o.parent=e
def bottle(at,rz,fill=.60,liquid='#f3b25e',k=1.):
    """thick glass, two thirds full, a collar of brass, a cap of turned wood"""
    e=empty('bottle',at,rz); e.scale=(k,k,k); W,D,H=.058,.040,.082
    out=prism('glass',W,D,.010,arc(0,0,.0035)+arc(0,H,.009,8,False),clear('glass',1.5),12,e)
    w,d,z0,z1=W-.010,D-.010,.011,H-.006; zl=z0+(z1-z0)*fill
    low=prism('liquid',w,d,.0065,arc(z0,0,.004)+[(zl,0)],clear('wet',1.36/1.5,liquid),12,e,(True,False)); top=prism('air',w,d,.0065,[(zl,0)]+arc(0,z1,.006,6,False),clear('dry',1/1.5),12,e,(False,True)); sf=prism('level',w,d,.0065,[(zl,0)],clear('level',1.36),12,e,(False,True))
    dip(e,(.002,0,z0+.0008),(.0005,0,H+.002),zl)
    br=mat('brass','#b98a3e',.22,metal=1,var=.08,vscale=90); wd=mat('capw','#2c1a10',.38,var=.12,vscale=30,colvar=.35,bump=.1,bscale=200,stretch=(8,8,1))
    lathe('neck',[(.0085,H-.001),(.0085,H+.003),(.0105,H+.0035),(.0105,H+.0115),(.0095,H+.0122),(.002,H+.0122)],(0,0,0),br,56,parent=e,bevel=.0004)
    lathe('cap',smooth([(.002,H+.0128),(.0125,H+.0128),(.0148,H+.0142),(.0152,H+.018),(.0150,H+.034),(.0143,H+.0372),(.012,H+.0382),(.002,H+.0384)],4),(0,0,0),wd,64,parent=e,bevel=.0004)
    for o in (out,low,top,sf): o.cycles.is_caustics_caster=True
    return e
def twig(at,q,n=9,L=.30,az=0.,lean=.5,m=None,lf=None):
    """a branch of round leaves"""
    P=[]; p=Vector(at); d=Vector((math.cos(az)*lean,math.sin(az)*lean,1)).normalized()
    for i in range(n+1): P.append(p.copy()); p=p+d*(L/n); d=(d+Vector((q.uniform(-.1,.1)+.05*math.cos(az),q.uniform(-.1,.1)+.05*math.sin(az),-.06))).normalized()
    curve('twig',[tuple(x) for x in P],.0014,m,res=6); v=[];f=[]
    for i in range(2,n+1):
        for sg in (-1,1):
            a=az+sg*q.uniform(.9,1.7)+i*1.1; r=.021*(1.12-.07*i)*q.uniform(.8,1.15); dr=Vector((math.cos(a),math.sin(a),q.uniform(.1,.7))).normalized(); sd=dr.cross(Vector((0,0,1))).normalized(); up=sd.cross(dr); c0=P[i]+dr*.006; b=len(v); K=7
            for u in range(K+1):
                t=u/K; w=r*math.sqrt(max(0,1-(2*t-1)**2))*(1.05-.25*t)
                for k in (-1,-.5,0,.5,1): v.append(c0+dr*(2*r*t)+sd*(w*k)+up*(.25*r*k*k-.5*r*t*t+.06*r*math.sin(5*t+k)))
            f+=[(b+u*5+k,b+u*5+k+1,b+u*5+k+6,b+u*5+k+5) for u in range(K) for k in range(4)]
    o=mesh('leaf',v,f,lf,smooth=True); k=o.modifiers.new('s','SUBSURF'); k.levels=k.render_levels=1; return o
def perfume():
    q=random.Random(11); st=stone('lime','#cdb393','#b08f69',.5,.18,1.); st2=stone('lime2','#d9c8ae','#c4aa85',.35,.12,1.); wall=mat('wallp','#b9805a',.85,var=.05,vscale=3,bump=.25,bscale=30,colvar=.07,spec=.2)
    quad('w',[(-2,1.7,-1),(1.4,0.,-1),(1.4,0.,2),(-2,1.7,2)],wall)
    a=slab((.62,.36,.16),(.02,.06,-.08),.03,st,1,.0005,.6,.9,1.); b=slab((.21,.15,.075),(.135,.125,.0375),-.22,st2,2,.00035,.72); c=slab((.10,.085,.034),(-.155,.03,.017),.5,st2,3)
    bt=bottle((-.005,-.005,.0012),math.radians(-24))
    lid=lathe('peb',smooth([(.002,0),(.018,.001),(.027,.008),(.024,.017),(.002,.021)],4),(.10,-.055,.0),mat('pebm','#4a4038',.6,var=.15,vscale=420,bump=.3,bscale=420,colvar=.16),40); lid.scale=(1.25,.9,1); lid.rotation_euler=(0,0,.6)
    bk=mat('twigm','#5b4a35',.8,var=0); lf=mat('euca','#7d8768',.55,var=.1,vscale=60,colvar=.15)
    for az,ln,L in ((2.7,.9,.24),(2.2,.5,.30)): twig((.19,.13,.07),q,9,L,az,ln,bk,lf)
    for o in (a,b,c): o.cycles.is_caustics_receiver=True
    # the sun comes low from the left and behind, through leaves that are not seen
    az,el=math.radians(-82),math.radians(24); so=sun(az,el,12,(1,.80,.56),.6); so.data.cycles.is_caustics_light=True
    dv=Vector((math.sin(az)*math.cos(el),math.cos(az)*math.cos(el),math.sin(el))); sh=mat('shade','#1a1a1a',.9,var=0)
    q2=random.Random(4)
    for i in range(7): twig(tuple(Vector((-.06,.66,.14))+dv*.9+Vector((q2.uniform(-.1,.1),q2.uniform(-.22,.22),q2.uniform(-.42,.02)))),q2,9,.42,q2.uniform(0,6.28),.8,sh,sh)
    ambient((.46,.52,.68),.20); area((1.1,-.9,.8),(0,0,.05),1.6,.9,.9,(1,.86,.72))
    camera((.13,-.80,.20),(.016,.03,.064),94,9.,(0,-.015,.05))

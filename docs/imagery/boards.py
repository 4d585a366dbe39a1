# For `hero-cyclorama`: a gown of gathered crepe on a dressmaker's form, and boards that were carried about
from kit import *
from graph import Graph
from house import nodes
from mathutils import noise
import numpy as np
N3=lambda x,y,z=0.: noise.noise(Vector((x,y,z)))

def smooth01(x,a,b):
    t=min(1,max(0,(x-a)/(b-a))); return t*t*(3-2*t)
def bumped(G,N,L,b,h,strength,distance):
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=strength; bp.inputs['Distance'].default_value=distance; L(h,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
def crepe(c):
    """heavy silk crepe: a dull gloss on the ridges of its folds, a colour that is deeper in them"""
    m,b,N,L=nodes('crepe'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Roughness',.50); setin(b,'Specular',.24); setin(b,'Sheen',.05); b.inputs['Sheen Roughness'].default_value=.4; b.inputs['Sheen Tint'].default_value=(.9,.35,.3,1)
    L(G.value(c,G.op('MULTIPLY',G.ramp(G.noise(P,3,4),.3,.7,.90,1.08),G.ramp(G.noise(P,210,2),.3,.7,.88,1.10))),b.inputs['Base Color'])
    bumped(G,N,L,b,G.op('ADD',G.op('MULTIPLY',G.noise(P,330,2),.3),G.noise(P,38,3,.6,(1,1,.3))),.30,.004); return m
def linen():
    """the form's cover: unbleached linen, its threads, yellower where it was handled"""
    m,b,N,L=nodes('formlinen'); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; setin(b,'Roughness',.9); setin(b,'Specular',.12)
    L(G.value(G.mix(G.ramp(G.noise(P,9,4),.35,.7),'#a4977f','#93846a'),G.op('MULTIPLY',G.ramp(G.noise(P,260,2,.5,(1,1,.2)),.3,.7,.84,1.12),G.ramp(G.noise(P,260,2,.5,(.2,.2,1)),.3,.7,.84,1.12))),b.inputs['Base Color']); bumped(G,N,L,b,G.noise(P,240,2),.4,.002); return m

def rows(name,fn,n,k,m,parent,solid=0,close=True):
    """a sheet round an axis: fn(turn, t) is where it lies, turn in radians, t from 0 to 1"""
    v=[fn(2*math.pi*i/n,j/k) for j in range(k+1) for i in range(n)]; f=[(j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i) for j in range(k) for i in range(n)]
    o=mesh(name,v,f,m,smooth=True); o.parent=parent
    if solid: q=o.modifiers.new('s','SOLIDIFY'); q.thickness=solid; q.offset=1
    return o
def gown(g,at,rz,color,size=1.12,z0=.06):
    e=empty('form',(at[0],at[1],z0),rz); e.scale=(size,)*3; lin,cloth=linen(),crepe(color)
    Z=[.76,.85,.94,1.03,1.10,1.17,1.25,1.31,1.36,1.40,1.425,1.445,1.462,1.485,1.54]; A=[.166,.172,.146,.116,.126,.146,.163,.172,.178,.176,.160,.124,.086,.064,.056]; B=[.118,.122,.106,.088,.098,.112,.120,.112,.098,.084,.075,.068,.062,.057,.054]
    zz=np.linspace(.76,1.54,118); k_=np.array([.25,.5,.25])
    def eased(V):
        a=np.interp(zz,Z,V)
        for _ in range(9): a[1:-1]=np.convolve(a,k_,'valid')
        return a
    a_,b_=eased(A),eased(B)
    def body(t,z,off=0.):
        x,y=float(np.interp(z,zz,a_)),float(np.interp(z,zz,b_)); bust=.030*math.exp(-((z-1.235)/.055)**2)*(math.exp(-((t-math.pi*1.5-.42)/.32)**2)+math.exp(-((t-math.pi*1.5+.42)/.32)**2))
        return ((x+off+bust*.3)*math.cos(t),(y+off+bust)*math.sin(t),z)
    rows('torso',lambda t,u:body(t,.76+.78*u),64,100,lin,e)
    seam=mat('formseam','#4f4534',.9,var=0)
    for t,k in ((1.5*math.pi,0),(1.5*math.pi-.5,.15),(1.5*math.pi+.5,-.15),(.02*math.pi,0),(.98*math.pi,0)): curve('seam',[body(t+k*math.sin(j/7),1.20+.30*j/24,.0004) for j in range(25)],.0011,seam,e,4)
    wal=mat('walnutf','#4a2f1e',.35,var=.15,vscale=6); lathe('cap',[(.057,0),(.058,.004),(.054,.016),(.040,.026),(.018,.031),(.010,.036),(.008,.046),(.015,.054),(.017,.064),(.012,.074),(.002,.077)],(0,0,1.538),wal,40,parent=e)
    tube('pole',(0,0,.08),(0,0,.78),.014,g['steel'],e); iron=mat('castiron','#17171a',.45,var=.1,vscale=20,bump=.15,bscale=200)
    lathe('hub',[(.002,.13),(.020,.128),(.026,.11),(.034,.085),(.030,.06),(.002,.055)],(0,0,0),iron,40,parent=e)
    for i in range(3): q=math.radians(120*i+35); c_,s_=math.cos(q),math.sin(q); curve('leg',[(c_*.015,s_*.015,.095),(c_*.09,s_*.09,.105),(c_*.20,s_*.20,.06),(c_*.285,s_*.285,.022)],.0125,iron,e); lathe('pad',[(.002,.024),(.018,.021),(.024,.008),(.024,0),(.002,0)],(c_*.292,s_*.292,0),iron,28,parent=e)
    # bodice: gathered into the left side seam by hand; ridges that part, die out and run into each other, never a line
    def bodice(t,u):
        top=1.335+.026*math.cos(2*(t-math.pi*.5))*(1 if math.sin(t)<0 else .3)-.020*math.exp(-((t-1.5*math.pi)/.20)**2); z=1.015+(top-1.015)*u; x,y,_=body(t,z)
        fan=math.atan2(z-.93,.30-x); far=math.hypot(z-.93,.30-x); w=fan*30+2.6*N3(fan*5,far*5,2)+1.1*N3(fan*12,far*14,7); r=math.sqrt(math.cos(w/2)**2+.03); deep=.5+.75*N3(fan*8,far*6,5); fine=N3(fan*45,far*16,1)
        off=.0080+.0150*deep*(r-.55)*smooth01(u,0,.10)*smooth01(u,1.,.93)+.0016*fine+.004*math.exp(-((u-1)/.02)**2)
        return body(t,z,off)
    rows('bodice',bodice,320,110,cloth,e,.003)
    rows('sash',lambda t,u:body(t,.985+.055*u+.004*math.sin(t+1),.013+.005*math.sin(math.pi*u)+.0028*math.sin(6.28*(u*2.6+.5*N3(t*1.2,u)))+.002*N3(t*3,u*5,4)),200,20,cloth,e,.003)
    # skirt: gathers at the waist that run together into a few deep folds; cloth hangs in round ridges and narrow valleys
    def skirt(t,u):
        w1=17*t+1.6*N3(2*math.cos(t),2*math.sin(t),u*.9)+.6*N3(5*math.cos(t),5*math.sin(t),u*2.2); w2=41*t+2.4*N3(3*math.cos(t),3*math.sin(t),u*2+9); w3=9*t+1.9*N3(1.4*math.cos(t),1.4*math.sin(t),u*.5+4)
        ridge=lambda w: math.sqrt(math.cos(w/2)**2+.020)-.62
        own=.75+.6*N3(4*math.cos(t),4*math.sin(t),u*.6+20)
        f=.050*ridge(w1)*own*u**.55+.030*ridge(w3)*u**1.3+.020*ridge(w2)*math.exp(-u*3.)*smooth01(u,0,.03)+.010*ridge(w2)*own*smooth01(u,.2,.6)
        f+=.006*N3(8*math.cos(t)+u*5,8*math.sin(t),u*7)*u**.5+.004*N3(20*math.cos(t)+u*9,20*math.sin(t),u*15)*u   # where it was sat on and carried
        hip=.052*smooth01(u,0,.20)+.118*u**1.2; rx,ry=.128+hip,.102+hip; lean=.020*u*N3(7.1,u*1.3)+.055*u**2.2*max(0,math.sin(t))
        swing=.030*math.sin(w1+.9)*u**.8*own/max(rx,.1)   # ridges lean over their valleys
        return ((rx+f*1.55)*math.cos(t+swing)+.012*u*N3(u*2,3.3),(ry+f*1.55)*math.sin(t+swing)+lean,1.02-.895*u+.010*u*N3(5*math.cos(t),5*math.sin(t),8)-.012*u*ridge(w1)*own)
    rows('skirt',skirt,640,110,cloth,e,.0022); return e

def board(at,rz,w,h,z0=.062,T=.05):
    """a board of polystyrene, white within and black without, painted by hand: its corners were knocked, its edges are bare, tape holds what broke"""
    m,b,N,L=nodes('board'); G=Graph(N,L); tc=N('ShaderNodeTexCoord'); P=tc.outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    low=G.ramp(sp.outputs['Z'],.55,.0); scr=G.op('MAXIMUM',G.ramp(G.noise(P,7,3,.6,(1,1,7)),.66,.70),G.ramp(G.noise(P,5,4,.6,(6,6,.5)),.67,.71)); wear=G.op('MULTIPLY',scr,G.op('MULTIPLY_ADD',low,.75,.12))
    lane=G.noise(P,1,2,.5,(9,9,.5)); dust=G.ramp(G.noise(P,3.2,6,.65),.35,.75)
    black=G.mix(wear,G.value(G.mix(G.op('MULTIPLY',G.op('ADD',dust,low),.42),'#161617','#3a3835'),G.ramp(lane,.3,.7,.8,1.2)),'#8e8a82')
    white=G.mix(G.op('MULTIPLY',G.op('ADD',G.op('MULTIPLY',wear,.8),G.op('MULTIPLY',dust,G.op('MULTIPLY_ADD',low,.4,.12))),.5),G.value('#d3d0c8',G.ramp(lane,.3,.7,.965,1.02)),'#76716a')
    bare=G.value('#cfcbc0',G.ramp(G.noise(P,90,3,.7),.3,.7,.72,1.05)); side=G.ramp(sp.outputs['Y'],-.006,.006); edge=G.ramp(G.op('ABSOLUTE',sp.outputs['Y']),T/2-.0035,T/2-.0015)
    L(G.mix(edge,bare,G.mix(side,black,white)),b.inputs['Base Color']); setin(b,'Roughness',.82); setin(b,'Specular',.22)
    vo=N('ShaderNodeTexVoronoi'); vo.inputs['Scale'].default_value=230; L(P,vo.inputs['Vector']); bumped(G,N,L,b,G.op('ADD',G.noise(P,45,3),G.op('MULTIPLY',vo.outputs['Distance'],.8)),.35,.004)
    e=empty('board',(at[0],at[1],z0),rz); nu,nv,nt=56,110,6; v=[]; f=[]; idx={}
    def put(u,y,z):
        k=(round(u,4),round(y,4),round(z,4))
        if k not in idx:
            near=min(w/2-abs(u),z,h-z); ed=math.exp(-near/.012)*math.exp(-max(0,T/2-abs(y))/.012); cor=math.exp(-math.hypot(w/2-abs(u),min(z,h-z))/.03); q=max(0,N3(u*9+at[0]*7,z*9,y*4)-.12)*.013*ed+.011*cor*abs(N3(u*20,z*20,at[1]*9+y*30))+.0022*N3(u*60,z*60,y*40)*ed+.0015*ed
            cx=math.copysign(1,u)*(w/2-abs(u)<.02); cz=-1 if z<.02 else (1 if h-z<.02 else 0); idx[k]=len(v); v.append((u-cx*q,y-math.copysign(1,y)*q*.7*(abs(y)>T/2-.002)+.004*N3(u*1.2,z*.8,at[0]),max(0,z-cz*q)))
        return idx[k]
    U=lambda i:w*(.5-.5*math.cos(math.pi*i/nu))-w/2; Zv=lambda j:h*(.5-.5*math.cos(math.pi*j/nv)); Y=lambda l:T*l/nt-T/2
    for i in range(nu):
        for j in range(nv):
            f.append((put(U(i),-T/2,Zv(j)),put(U(i+1),-T/2,Zv(j)),put(U(i+1),-T/2,Zv(j+1)),put(U(i),-T/2,Zv(j+1)))); f.append((put(U(i),T/2,Zv(j)),put(U(i),T/2,Zv(j+1)),put(U(i+1),T/2,Zv(j+1)),put(U(i+1),T/2,Zv(j))))
    for l in range(nt):
        for j in range(nv):
            f.append((put(-w/2,Y(l),Zv(j)),put(-w/2,Y(l),Zv(j+1)),put(-w/2,Y(l+1),Zv(j+1)),put(-w/2,Y(l+1),Zv(j)))); f.append((put(w/2,Y(l),Zv(j)),put(w/2,Y(l+1),Zv(j)),put(w/2,Y(l+1),Zv(j+1)),put(w/2,Y(l),Zv(j+1))))
        for i in range(nu): f.append((put(U(i),Y(l),0),put(U(i),Y(l+1),0),put(U(i+1),Y(l+1),0),put(U(i+1),Y(l),0))); f.append((put(U(i),Y(l),h),put(U(i+1),Y(l),h),put(U(i+1),Y(l+1),h),put(U(i),Y(l+1),h)))
    o=mesh('bd',v,f,m); o.parent=e
    return e
def gaffer(e,points,wide,m,off,n=26):
    """a strip of cloth tape pressed on along points, not quite flat"""
    P=[Vector(p) for p in points]; o=Vector(off); v=[]; f=[]; d=(P[-1]-P[0]).normalized(); s=d.cross(o).normalized(); L_=(P[-1]-P[0]).length
    for i in range(n+1):
        for k in (-1,0,1): p=P[0]+d*L_*i/n+s*k*wide/2*(1+.04*N3(i*.9,k*3.)); v.append(p+o*(.0012+.0010*abs(N3(i*.5,k*2.,3))))
    for i in range(n):
        for k in (0,1): f.append((i*3+k,i*3+k+1,i*3+k+4,i*3+k+3))
    q=mesh('gaffer',v,f,m,smooth=True); q.parent=e; return q


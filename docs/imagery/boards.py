# For `hero-cyclorama`: boards that were carried about, and tape that holds what broke
from kit import *
from graph import Graph
from house import nodes
from mathutils import noise
N3=lambda x,y,z=0.: noise.noise(Vector((x,y,z)))

def bumped(G,N,L,b,h,strength,distance):
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=strength; bp.inputs['Distance'].default_value=distance; L(h,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])

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
            near=min(w/2-abs(u),z,h-z); ed=math.exp(-near/.012)*math.exp(-max(0,T/2-abs(y))/.012); cor=math.exp(-math.hypot(w/2-abs(u),min(z,h-z))/.03); q=max(0,N3(u*9+at[0]*7,z*9,y*4)-.12)*.003*ed+.006*cor*abs(N3(u*20,z*20,at[1]*9+y*30))+.0006*N3(u*60,z*60,y*40)*ed+.0012*ed
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

# The cyc stage as functions; props beyond kit.py. Used by cycshots.py (SHOT env chooses the picture).
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from kit import *
from grip import cloth_face, sewn
def args():
    a=sys.argv[sys.argv.index('--')+1:]; return a[0],int(a[1]),int(a[2]),int(a[3]),int(a[4]) if len(a)>4 else 1,int(a[5]) if len(a)>5 else 1

def shell(g,X0=-6.2,X1=8.5,Y0=-12,Y1=5.2,Z=6.2):
    mesh('fl',[(X0,Y0,0),(X1,Y0,0),(X1,Y1,0),(X0,Y1,0)],[(0,1,2,3)],g['floor'])
    mesh('ce',[(X0,Y0,Z),(X1,Y0,Z),(X1,Y1,Z),(X0,Y1,Z)],[(3,2,1,0)],g['ceil'])
    for p,q in (((X0,Y0),(X0,Y1)),((X0,Y1),(X1,Y1)),((X1,Y1),(X1,Y0)),((X1,Y0),(X0,Y0))):
        mesh('w',[(*p,0),(*q,0),(*q,Z),(*p,Z)],[(0,1,2,3)],g['wall'])

def cyc2(g,W=9.,D=7.,H=4.3,r=1.3,rc=1.5,step=.06,left=True,right=True,m=None):
    m=m or g['cyc']; N=24; x0,x1,y0,y1=-W/2,W/2,-D/2,D/2; path=[]
    if left:
        path+=[((x0,y0),(1,0)),((x0,y1-rc),(1,0))]
        for i in range(1,N):
            a=math.pi-(math.pi/2)*i/N; path.append(((x0+rc+rc*math.cos(a),y1-rc+rc*math.sin(a)),(-math.cos(a),-math.sin(a))))
        path.append(((x0+rc,y1),(0,-1)))
    else: path.append(((x0,y1),(0,-1)))
    if right:
        path.append(((x1-rc,y1),(0,-1)))
        for i in range(1,N):
            a=math.pi/2-(math.pi/2)*i/N; path.append(((x1-rc+rc*math.cos(a),y1-rc+rc*math.sin(a)),(-math.cos(a),-math.sin(a))))
        path+=[((x1,y1-rc),(-1,0)),((x1,y0),(-1,0))]
    else: path.append(((x1,y1),(0,-1)))
    prof=[(r,0.)]+[(r-r*math.sin(math.pi/2*i/N),r-r*math.cos(math.pi/2*i/N)) for i in range(1,N)]+[(0,r),(0,H)]
    v=[];f=[];k=len(prof)
    for (x,y),(nx,ny) in path:
        for o,z in prof: v.append((x+nx*o,y+ny*o,z+step))
    for i in range(len(path)-1):
        for j in range(k-1): f.append(((i+1)*k+j,(i+1)*k+j+1,i*k+j+1,i*k+j))
    fl=[i*k for i in range(len(path))]; b=len(v)
    if not right: v.append((x1,y0,step)); fl.append(b); b+=1
    if not left: v.append((x0,y0,step)); fl.append(b)
    f.append(tuple(reversed(fl)))
    o=mesh('cyc',v,f,m,smooth=True); o.data.polygons[len(f)-1].use_smooth=False
    box('lip',(W,.04,step),(0,y0-.02,step/2),m,.004)
    for on,sx in ((left,-1),(right,1)):
        if on:   # end of the side wall: cove cross section and the wall's thickness
            X=sx*W/2; pts=[(X-sx*o_,y0-.001,z+step) for o_,z in prof[:-1]]+[(X,y0-.001,0),(X-sx*r,y0-.001,0)]
            mesh('cap',pts,[tuple(range(len(pts)))],m)
            box('wt',(.14,D,H+step),(X+sx*.071,0,(H+step)/2),m,.004)
        else: box('lip2',(.04,D,step),(sx*(W/2+.02),0,step/2),m,.004)
    return o

def slats(g,X,sgn=-1,y0=-8.6,n=64,h=3.2):
    slat=mat('slat','#3a2a1e',.5,var=.12,vscale=3,bump=.08,bscale=20,colvar=.3,stretch=(20,20,1))
    for i in range(n): box('slat',(.04,.05,h),(X+sgn*.06,y0+i*.2,h/2+.15),slat,.006)
def led_line(g,X,sgn=-1,z=3.42,L=12.4,yc=-2.3,e=650):
    warm=emat('led','#ffb066',22); box('led',(.02,L,.02),(X+sgn*.12,yc,z),warm,0); box('ledp',(.06,L+.1,.05),(X+sgn*.06,yc,z+.04),g['blackm'],.004)
    area((X+sgn*.3,yc,z+.03),(X+sgn*.05,yc,1.6),e,L,.12,(1,.62,.32))
def world(s,c=(.02,.03,.05),e=.3):
    wd=bpy.data.worlds.new('w'); s.world=wd; wd.use_nodes=True; b=wd.node_tree.nodes['Background']; b.inputs[0].default_value=(*c,1); b.inputs[1].default_value=e
def cable(g,pts,r=.007): return curve('cb',pts,r,g['rubber'])
def kill(root,prefix):
    """hide a prop's part and everything hanging on it"""
    for o in list(root.children_recursive):
        if o.name.startswith(prefix):
            for q in [o]+list(o.children_recursive): q.hide_render=True
def ribs(p,w,h,m,octa=True,r=.006):
    """fabric seams along the shell of a softbox (p = its head empty)"""
    d=.5*min(w,h)+.18; n=8 if octa else 4
    for i in range(n):
        if octa: a=math.pi/8+i*math.pi/4; c,s_=math.cos(a)/math.cos(math.pi/8),math.sin(a)/math.cos(math.pi/8)
        else: c,s_=((-1,-1),(1,-1),(1,1),(-1,1))[i]
        k=1 if octa else 1
        P=[Vector((.09*c,.09*s_,-.02)),Vector((w*.36*c,h*.36*s_,-d*.55)),Vector((w*.5*c,h*.5*s_,-d))]
        for q,t in zip(P,P[1:]): tube('rib',q,t,r,m,p,10)
def sweep(g,cx,cy,rz,color,W=2.72,H=2.9,L=3.2,R=.55,z=0,name='paper'):
    pap=mat(name,color,.88,var=0,spec=.15,bump=.02,bscale=3)
    e=empty('sw',(cx,cy,z),rz); v=[];f=[];pr=[(-L,.006)]+[(-R,.006)]+[(-R+R*math.sin(t*math.pi/24),.006+R-R*math.cos(t*math.pi/24)) for t in range(1,13)]+[(0,H)]
    for x in (-W/2,W/2):
        for y,zz in pr: v.append((x,y,zz))
    k=len(pr)
    for j in range(k-1): f.append((j,j+1,k+j+1,k+j))
    o=mesh('sweep',v,f,pap,smooth=True); o.parent=e
    cyl('roll',.06,W+.05,(0,.055,H),pap,(0,math.pi/2,0),e); cyl('core',.03,W+.16,(0,.055,H),mat('card','#8d6f4c',.8,var=0),(0,math.pi/2,0),e)
    for sx in (-1,1):
        q=empty('ls',(sx*(W/2+.22),.055,0),0,e); light_stand(g,H,q,.45); box('hook',(.05,.05,.09),(0,0,H),g['black'],.006,parent=q)
    tube('bar',(-W/2-.24,.055,H),(W/2+.24,.055,H),.016,g['alu'],e); return e
def flightcase(g,loc,rz,sx_=1.1,sy_=.6,h=.62):
    fc=mat('case','#15161a',.4,var=.1,vscale=20,bump=.05,bscale=120); cs=empty('case',loc,rz); a,b=sx_/2,sy_/2
    box('fc',(sx_,sy_,h),(0,0,.11+h/2),fc,.012,parent=cs)
    for sx in (-1,1):
        for sy in (-1,1): box('ed',(.035,.035,h+.02),(sx*(a-.005),sy*(b-.005),.11+h/2),g['alu'],.006,parent=cs); lathe('wh',[(.05,-.015),(.05,.015)],(sx*(a-.1),sy*(b-.08),.052),g['rubber'],24,(math.pi/2,0,0),cs)
    for z in (.11,.11+h,.11+h*.7):
        for sy in (-1,1): box('ed',(sx_+.02,.03,.03),(0,sy*(b-.008),z),g['alu'],.005,parent=cs)
        for sx in (-1,1): box('ed',(.03,sy_,.03),(sx*(a-.003),0,z),g['alu'],.005,parent=cs)
    return cs
def paint(name='cycp',c='#dededb',worn=.5,scuffs=True):
    """the white paint of a cyclorama that is worked on: rolled on by hand, grey where people walk and wheels turn"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; setin(b,'Specular',.3)
    ge=N('ShaderNodeNewGeometry'); sp=N('ShaderNodeSeparateXYZ'); L(ge.outputs['Position'],sp.inputs[0])
    def noise_(scale,detail,lo,hi,a,z,stretch=None,rot=0):
        src=ge.outputs['Position']
        if stretch: mp=N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=stretch; mp.inputs['Rotation'].default_value=(0,0,rot); L(src,mp.inputs[0]); src=mp.outputs[0]
        n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=scale; n.inputs['Detail'].default_value=detail; L(src,n.inputs['Vector']); r=N('ShaderNodeMapRange')
        for i,x in enumerate((lo,hi,a,z)): r.inputs[i+1].default_value=x
        L(n.outputs['Fac'],r.inputs[0]); return r.outputs[0]
    def op(o,x,y):
        k=N('ShaderNodeMath'); k.operation=o
        for i,v in enumerate((x,y)):
            if isinstance(v,(int,float)): k.inputs[i].default_value=v
            else: L(v,k.inputs[i])
        return k.outputs[0]
    floor=N('ShaderNodeMapRange'); L(sp.outputs['Z'],floor.inputs[0]); floor.inputs[1].default_value=.5; floor.inputs[2].default_value=.1
    marks=None   # long thin scuffs in three directions, patches of walked-on grey
    for sc,rot,lo in ((1.1,.5,.66),(.9,-.9,.67),(1.4,1.7,.68)) if scuffs else ():
        x=noise_(sc*2,2,lo,lo+.05,0,.5,(.5,9,1),rot); marks=x if marks is None else op('MAXIMUM',marks,x)
    fine=noise_(3.1,4,.56,.72,0,.26); k=op('MULTIPLY',op('MULTIPLY',op('MAXIMUM',marks,fine) if scuffs else fine,floor.outputs[0]),worn)
    roll=noise_(1.3,3,.3,.7,-.022,.022,(1,1,.35)); val=op('ADD',op('SUBTRACT',1,k),roll)
    hs=N('ShaderNodeHueSaturation'); hs.inputs['Color'].default_value=col(c); L(val,hs.inputs['Value']); L(hs.outputs[0],b.inputs['Base Color'])
    L(op('ADD',noise_(2.2,2,.3,.7,.5,.68),op('MULTIPLY',k,-.3)),b.inputs['Roughness'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.1; bp.inputs['Distance'].default_value=.004; n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=34; n.inputs['Detail'].default_value=2; L(ge.outputs['Position'],n.inputs['Vector']); L(n.outputs['Fac'],bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def tape(x,y,z=.0612,rz=0,c='#c9552e',l=.2):
    for k in (0,1): box('tpm',(l,.025,.0008),(x,y,z+.0004*k),mat('tpm'+c,c,.7,var=0),0,(0,0,rz+k*math.pi/2))
def octabox(g,W,loc,target,h,power,k=2.0,color=(1,.95,.88),tint='#fff3e4'):
    """a big octabox on its stand, in sewn cloth"""
    r,p=softbox(g,W,W,loc,target,h,cloth_face(tint,k),octa=True,power=power,color=color,sandbag=False); sewn(g,p,W,W); from cstand import sandbag; sandbag(None,(loc[0]+.24,loc[1]+.06,loc[2]),.55); return r,p

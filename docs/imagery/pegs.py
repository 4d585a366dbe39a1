# Wooden pegs, as they hold gels to barn doors on every set, and stay there: for `gear-led-panel`
from parts import *

def birch():
    """cheap birch, split along its grain, grey where fingers press it"""
    m=bpy.data.materials.get('birch')
    if m: return m
    m=bpy.data.materials.new('birch'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0])
    grain=G.noise(P,420,5,.65,(1,1,.05)); c=G.value('#957450',G.op('MULTIPLY',G.ramp(grain,.3,.7,.72,1.15),G.ramp(G.noise(P,60,3),.3,.7,.88,1.08))); L(G.mix(G.ramp(sp.outputs['Z'],.020,.046,0,.42),c,'#5c4e3d'),b.inputs['Base Color']); setin(b,'Roughness',.68); setin(b,'Specular',.3)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.4; bp.inputs['Distance'].default_value=.0012; L(grain,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def peg(at,edge,out,parent,tilt=0.,metal=None):
    """its jaws over a sheet's edge at that point; edge: along the edge, out: away from the sheet"""
    z=Vector(out).normalized(); x=Vector(edge).normalized(); x=x-z*x.dot(z); x.normalize(); o=empty('peg',at,0,parent); o.rotation_mode='QUATERNION'; o.rotation_quaternion=Matrix((x,z.cross(x),z)).transposed().to_quaternion()@Matrix.Rotation(tilt,3,'Y').to_quaternion(); wd=birch(); st=metal or mat('pegst','#8f9195',.3,metal=1,var=.1,vscale=200)
    # each half: a slope at the jaw, a notch for what one clips, the groove the spring lies in, a tail that opens
    prof=[(-.022,.0012,.0036),(-.019,.0010,.0056),(-.006,.0012,.0082),(-.0035,.0014,.0082),(-.0025,.0014,.0066),(.0025,.0020,.0066),(.0035,.0022,.0088),(.020,.0046,.0108),(.044,.0084,.0132),(.050,.0096,.0128)]; w=.0049
    for s in (-1,1):
        n=len(prof); v=[(sx*w,s*y,q) for q,a,b in prof for sx,y in ((-1,a),(1,a),(1,b),(-1,b))]; f=[(4*i+k,4*i+(k+1)%4,4*i+4+(k+1)%4,4*i+4+k) for i in range(n-1) for k in range(4)]+[(3,2,1,0),tuple(4*n-4+k for k in range(4))]
        h=mesh('half',v,f,wd,.0006); h.parent=o; curve('wire',[(-.0062,s*.0012,.0006),(-.0062,s*.0040,.0002),(-.0060,s*.0076,0),(-.003,s*.0080,0),(.003,s*.0080,0),(.0060,s*.0076,0),(.0062,s*.0040,.0002),(.0062,s*.0012,.0006)],.00062,st,o,8)
    P=[(.0064*(k/48*2-1),.0026*math.cos(k*6.2832/8),.0012+.0026*math.sin(k*6.2832/8)) for k in range(49)]; curve('coil',P,.00062,st,o,6); return o

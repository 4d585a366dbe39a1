# A strap of woven webbing that was left on a camera: it falls from its ring and runs out over the paper: for `gear-camera`
from roomkit import *
from house import Graph, nodes
def along(P,n):
    """Catmull-Rom through vectors, n steps between each two"""
    P=[Vector(p) for p in P]; P=[P[0]*2-P[1]]+P+[P[-1]*2-P[-2]]; o=[]
    for a,b,c,d in zip(P,P[1:],P[2:],P[3:]):
        for k in range(n): t=k/n; o.append((b*2+(c-a)*t+(a*2-b*5+c*4-d)*t*t+(b*3-a-c*3+d)*t**3)/2)
    return o+[P[-2]]
def webbing(name,c):
    """nylon in twill: ribs across, a lighter selvedge, fluff and dust; uv in metres"""
    m,b,N,L=nodes(name); G=Graph(N,L); uv=N('ShaderNodeTexCoord').outputs['UV']; sp=N('ShaderNodeSeparateXYZ'); L(uv,sp.inputs[0]); u,v=sp.outputs['X'],sp.outputs['Y']
    wave=lambda x,f: G.op('MULTIPLY_ADD',G.op('SINE',G.op('MULTIPLY',x,f*6.2832)),.5,.5)
    rib=wave(G.op('ADD',u,G.op('MULTIPLY',v,.7)),760.); yarn=wave(v,1250.); edge=G.ramp(G.op('ABSOLUTE',v),.0095,.0108)
    fluff=G.op('MULTIPLY',G.ramp(G.noise(uv,900,3,.7),.56,.72),.30); soil=G.ramp(G.noise(uv,38,5,.7),.35,.7,.78,1.2)
    L(G.mix(fluff,G.mix(G.op('MULTIPLY',edge,.5),G.value(c,G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(rib,0,1,.55,1.15),G.ramp(yarn,0,1,.8,1.1)),soil)),'#3a3834'),'#7d786f'),b.inputs['Base Color']); setin(b,'Roughness',.86); setin(b,'Specular',.25); setin(b,'Sheen',.25)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.8; bp.inputs['Distance'].default_value=.004; L(G.op('ADD',rib,G.op('MULTIPLY',yarn,.5)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def hide(name,c):
    """leather that was worn: creases, paler where it bends, darker where it was held"""
    m,b,N,L=nodes(name); G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; L(G.value(c,G.op('MULTIPLY',G.ramp(G.noise(P,70,5,.7),.3,.7,.65,1.25),G.ramp(G.noise(P,900,2),.3,.7,.85,1.12))),b.inputs['Base Color']); L(G.ramp(G.noise(P,120,4),.3,.7,.42,.66),b.inputs['Roughness'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.004; L(G.noise(P,1100,3,.6),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def ribbon(name,P,W,wide,thick,m,parent,n=14,taper=0.):
    """a band through P, its width along W; both are smoothed"""
    C=along(P,n); D=along(W,n); v=[]; U=[]; s=0.; k=8
    for i,(p,d) in enumerate(zip(C,D)):
        s+=(p-C[i-1]).length if i else 0; t=(C[min(i+1,len(C)-1)]-C[max(i-1,0)]).normalized(); d=(d-t*d.dot(t)).normalized(); w=wide*(1-taper*max(0,1-s/.012))
        for j in range(k+1): q=(j/k-.5)*w; v.append(p+d*q); U.append((s,q))
    o=mesh(name,v,[(i*(k+1)+j,i*(k+1)+j+1,(i+1)*(k+1)+j+1,(i+1)*(k+1)+j) for i in range(len(C)-1) for j in range(k)],m,smooth=True); o.parent=parent
    l=o.data.uv_layers.new(); [setattr(l.data[x.index],'uv',U[x.vertex_index]) for x in o.data.loops]
    so=o.modifiers.new('s','SOLIDIFY'); so.thickness=thick; so.offset=0; o['loose']=True; return C,D
def strap(parent,ring,turn):
    """ring: where it hangs, as seen from the front; turn: of the camera, so that it runs as the picture wants it"""
    e=empty('strap',(0,0,0),-turn,parent); wb=webbing('webbing','#26262a'); lt=hide('hide','#5c3a22'); bl=mat('sbuckle','#101011',.42,var=.06,vscale=90); x,y,z=ring
    # a thin tape through the ring and back through its slide
    tape=[(x-.0014,y,z+.002),(x-.0042,y-.0002,z-.010),(x-.0072,y-.0010,z-.022)]; fl=Vector((0,1,0))
    for d in (-.0010,.0010): ribbon('tape',[(a+d,b,c) for a,b,c in tape],[fl]*3,.0082,.0009,wb,e,8)
    o=box('slide',(.0044,.0128,.0062),(x-.0050,y-.0005,z-.0140),bl,.0011,(0,math.radians(16),0),e); o['loose']=True
    # an end of leather, stitched; then the band, which turns on its edge where it bends
    end=[tape[-1],(x-.0105,y-.0035,z-.034),(x-.0150,y-.009,z-.046),(x-.0200,y-.018,z-.0565)]; we=[fl,(.05,1,.02),(.25,.95,.10),(.50,.80,.22)]
    ribbon('leather',end,we,.0200,.0024,lt,e,12,.45)
    band=[(x-.0165,y-.011,z-.0505),(x-.0205,y-.020,z-.0590),(x-.0235,y-.034,.0048),(x-.0205,y-.052,.0044),(x-.006,y-.066,.0066),(x+.026,y-.070,.0062),(x+.060,y-.058,.0030),(x+.100,y-.036,.0012),(x+.150,y-.024,.0012),(x+.22,y-.032,.0012)]
    wb_=[(.42,.85,.20),(.60,.74,.28),(.90,.30,.36),(.86,-.35,.42),(.45,-.74,.55),(.15,-.80,.52),(.25,-.94,.22),(.25,-1,.03),(.05,-1,.0),(.20,-1,0)]
    ribbon('band',band,wb_,.0220,.0017,wb,e,14); return e

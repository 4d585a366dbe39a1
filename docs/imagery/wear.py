# A room that is worked in: boards of ten years, paper that was walked on, cables taped down, rolls in the corner
from roomkit import *
from house import Graph, nodes
def grounded(m,d=.22,k=.55):
    """darkens a material where something stands near: dust that no broom reaches, and the shadow of contact"""
    nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); i=b.inputs['Base Color']; ao=N('ShaderNodeAmbientOcclusion'); ao.samples=4; ao.inputs['Distance'].default_value=d
    v=G.ramp(ao.outputs['AO'],.1,.95,1-k,1.)
    if i.links: src=i.links[0].from_socket; h=N('ShaderNodeHueSaturation'); L(src,h.inputs['Color']); L(v,h.inputs['Value']); L(h.outputs[0],i)
    else: h=N('ShaderNodeHueSaturation'); h.inputs['Color'].default_value=i.default_value; L(v,h.inputs['Value']); L(h.outputs[0],i)
    return m
def boards(c1='#80603f',c2='#b08a5e',row=.145,long=1.75,busy=(2.4,.4)):
    """oak boards along x: each its own tone and tilt, worn pale where people walk, scuffed, with drops of paint; busy: where the work is"""
    m,b,N,L=nodes('boards'); G=Graph(N,L); ge=N('ShaderNodeNewGeometry'); P=ge.outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); X,Y=sp.outputs['X'],sp.outputs['Y']
    def white(w): n=N('ShaderNodeTexWhiteNoise'); n.noise_dimensions='1D'; L(w,n.inputs['W']); return n.outputs['Value']
    y=G.op('DIVIDE',Y,row); r=G.op('FLOOR',y); x=G.op('DIVIDE',G.op('ADD',X,G.op('MULTIPLY',white(r),9.3)),long); i=G.op('ADD',G.op('MULTIPLY',r,57.),G.op('FLOOR',x)); t=white(i); t2=white(G.op('ADD',i,.5)); fy=G.op('SUBTRACT',G.op('FRACT',y),.5); fx=G.op('SUBTRACT',G.op('FRACT',x),.5)
    gap=G.op('MULTIPLY',G.op('SUBTRACT',.5,G.op('ABSOLUTE',fy)),row); end=G.op('MULTIPLY',G.op('SUBTRACT',.5,G.op('ABSOLUTE',fx)),long); edge=G.op('MINIMUM',gap,end); joint=G.ramp(edge,.0034,.0012); eased=G.ramp(edge,.011,.002)   # metres: the gap itself, and the edge rounded by feet and sanding
    sh=N('ShaderNodeCombineXYZ'); L(G.op('MULTIPLY',t,41.),sh.inputs[0]); L(G.op('MULTIPLY',t2,17.),sh.inputs[1]); pv=N('ShaderNodeVectorMath'); pv.operation='ADD'; L(P,pv.inputs[0]); L(sh.outputs[0],pv.inputs[1]); Q=pv.outputs[0]
    grain=G.noise(Q,3.4,7,.65,(1.,17,1)); figure=G.noise(Q,1.3,4,.6,(1,6,1))
    c=G.mix(t,c1,c2); c=G.value(c,G.ramp(t2,0,1,.80,1.16)); c=G.value(c,G.op('MULTIPLY',G.ramp(grain,.3,.7,.72,1.2),G.ramp(figure,.3,.7,.84,1.12))); c=G.mix(G.ramp(t2,.9,.93,0,.5),c,'#5d432c')
    dx,dy=G.op('SUBTRACT',X,busy[0]),G.op('SUBTRACT',Y,busy[1]); near=G.ramp(G.op('SQRT',G.op('ADD',G.op('MULTIPLY',dx,dx),G.op('MULTIPLY',G.op('MULTIPLY',dy,dy),1.7))),4.2,.8)
    worn=G.op('MULTIPLY',G.ramp(G.op('ADD',G.noise(P,.55,6,.62),G.op('MULTIPLY',near,.10)),.50,.66),G.ramp(grain,.25,.6,.45,1.)); c=G.mix(G.op('MULTIPLY',worn,.6),c,'#b3a18a')
    dust=G.ramp(G.noise(P,1.6,6,.66),.48,.72); c=G.mix(G.op('MULTIPLY',dust,.22),c,'#a99c8b'); dirt=G.ramp(G.noise(P,.8,5,.6),.55,.72); c=G.mix(G.op('MULTIPLY',dirt,.3),c,'#3a2b1d')
    marks=None
    for sc,rot,lo in ((2.2,.5,.665),(1.8,-.85,.67),(2.9,1.9,.68),(1.5,.1,.675)):
        mp=N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(.6,11,1); mp.inputs['Rotation'].default_value=(0,0,rot); mp.inputs['Location'].default_value=(rot*7,0,0); L(P,mp.inputs[0]); k=G.ramp(G.noise(mp.outputs[0],sc,2),lo,lo+.03); marks=k if marks is None else G.op('MAXIMUM',marks,k)
    scuff=G.op('MULTIPLY',marks,G.ramp(near,0,1,.35,1.)); c=G.mix(G.op('MULTIPLY',scuff,.5),c,'#2c2119')
    v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=5.5; L(P,v.inputs['Vector']); sv=N('ShaderNodeSeparateXYZ'); L(v.outputs['Color'],sv.inputs[0]); drop=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(v.outputs['Distance'],.075,.055),G.ramp(sv.outputs['X'],.80,.82)),near); c=G.mix(G.op('MULTIPLY',drop,.85),c,'#cfc8ba')
    c=G.mix(G.op('MULTIPLY',eased,.45),c,'#4a3421'); c=G.mix(joint,c,'#140d08'); L(c,b.inputs['Base Color'])
    # varnish: whole on some boards, thin on others, gone where feet turn; hair-fine scratches in three directions show in its gloss alone
    hairs=None
    for sc,rot in ((5.,.35),(4.,1.3),(6.,-.7)):
        mp=N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(.5,26,1); mp.inputs['Rotation'].default_value=(0,0,rot); L(P,mp.inputs[0]); k=G.ramp(G.noise(mp.outputs[0],sc,2),.62,.66); hairs=k if hairs is None else G.op('MAXIMUM',hairs,k)
    varnish=G.op('ADD',G.ramp(t,0,1,-.05,.07),G.ramp(G.noise(P,2.6,5,.65),.38,.70,-.01,.09))
    ro=G.op('ADD',G.op('ADD',G.op('ADD',G.ramp(grain,.3,.7,.23,.31),varnish),G.op('MULTIPLY',worn,.22)),G.op('ADD',G.op('ADD',G.op('MULTIPLY',dust,.10),G.op('MULTIPLY',scuff,.2)),G.op('ADD',G.op('MULTIPLY',hairs,.16),G.op('MULTIPLY',joint,.4)))); L(ro,b.inputs['Roughness']); setin(b,'Specular',.45)
    # every board lies a little differently, so that what it mirrors breaks off at its edge
    tilt=G.op('ADD',G.op('MULTIPLY',fy,G.op('MULTIPLY',G.op('SUBTRACT',t,.5),1.5)),G.op('MULTIPLY',fx,G.op('MULTIPLY',G.op('SUBTRACT',t2,.5),6.))); cupped=G.op('MULTIPLY',G.op('MULTIPLY',fy,fy),.6)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.8; bp.inputs['Distance'].default_value=.0035; L(G.op('SUBTRACT',G.op('SUBTRACT',G.op('ADD',G.op('ADD',tilt,cupped),G.op('ADD',G.op('MULTIPLY',grain,.2),G.op('MULTIPLY',G.noise(P,3.,3),.1))),G.op('MULTIPLY',eased,.5)),G.op('MULTIPLY',joint,1.)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return grounded(m,.26,.6)
def trodden(c='#c9a98a'):
    """seamless paper after a morning's work: soles on the part that lies, ripples in the part that hangs"""
    m,b,N,L=nodes('trodden'); G=Graph(N,L); ge=N('ShaderNodeNewGeometry'); P=ge.outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); low=G.ramp(sp.outputs['Z'],.09,.012)
    v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=4.2; mp=N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=(1.,2.3,1); mp.inputs['Rotation'].default_value=(0,0,.5); L(P,mp.inputs[0]); L(mp.outputs[0],v.inputs['Vector']); sv=N('ShaderNodeSeparateXYZ'); L(v.outputs['Color'],sv.inputs[0])
    sole=G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(v.outputs['Distance'],.30,.22),G.ramp(sv.outputs['Y'],.62,.66)),G.ramp(G.noise(P,38,3),.42,.6)); soil=G.op('MULTIPLY',G.op('MAXIMUM',G.op('MULTIPLY',sole,.34),G.ramp(G.noise(P,1.4,5),.5,.75,0,.22)),low)
    L(G.mix(soil,c,'#6d5c4a'),b.inputs['Base Color']); setin(b,'Roughness',.85); setin(b,'Specular',.2)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.35; bp.inputs['Distance'].default_value=.02; L(G.noise(P,1.1,3,.5,(1,1.6,.25)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return grounded(m,.2,.5)
def bright(k):
    """what is seen through the panes, brighter: a camera set for the room blows the day out"""
    for n in bpy.data.materials['pane'].node_tree.nodes:
        if n.type=='BSDF_TRANSPARENT': n.inputs[0].default_value=(k,k,k*.99,1)
def mirroring(k):
    """how much the panes mirror of the room: 1 is what one surface of glass gives, a double pane has four"""
    for n in bpy.data.materials['pane'].node_tree.nodes:
        if n.type=='MATH': n.inputs[1].default_value=k
def rolls(wall,y0,q):
    """rolls of paper leaning where wall x=wall meets the floor"""
    for i,(c,r,l) in enumerate((('#7b8489',.062,2.74),('#b8603a',.05,2.74),('#e0ddd6',.066,2.74),('#3d5a5c',.045,2.05))):
        y=y0+.17*i+q.uniform(-.02,.02); a=Vector((wall-.42-.05*(i%2),y,.0)); b=Vector((wall-.075,y+q.uniform(-.06,.08),l)); d=(b-a).normalized(); b=a+d*l; tube('proll',a,b,r,mat('prl%d'%i,c,.8,var=.04),None,36); tube('core',b-d*.01,b+d*.025,.026,mat('corem','#8f6d48',.9,var=.05),None,24); tube('core',a-d*.0,a+d*.01,.026,mat('corem','#8f6d48'),None,24)
        for t in (.35,.75): o=cyl('band',r+.002,.02,a+d*l*t,mat('bandm','#c9bfa8',.6,var=0),n=36,bevel=.0005); o.rotation_mode='QUATERNION'; o.rotation_quaternion=d.to_track_quat('Z','Y')
def strip(x,y,a,l=.34,c='#1b1b1c',z=.001):
    """a strip of cloth tape across a cable: it rises over it"""
    e=empty('strip',(x,y,z),a); n=16; v=[(l*(i/n-.5),s_*.025,.0095*math.exp(-((i/n-.5)*l/.018)**2)+.0006) for s_ in (-1,1) for i in range(n+1)]; mesh('tp',v,[(i,i+1,n+2+i,n+1+i) for i in range(n)],mat('gaff'+c,c,.85,var=.05,bump=.3,bscale=300),smooth=True).parent=e
def coil(x,y,m,r=.13,turns=5,z=.006,q=None):
    """a cable laid down in loops by a hand in a hurry"""
    q=q or random.Random(3); P=[]
    for i in range(turns*10+1): a=6.2832*i/10; k=r*(1+.14*noise.noise(Vector((i*.21,0,4)))); P.append((x+k*math.cos(a)+.02*noise.noise(Vector((i*.07,3,0))),y+k*math.sin(a)*.92+.02*noise.noise(Vector((i*.07,9,0))),z+.0016*i/2*(.6+.4*math.sin(a*.7))))
    return curve('coil',P,.0055,m,None,6)

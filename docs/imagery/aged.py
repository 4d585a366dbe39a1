# What a room of the pair's kind has after twenty years: beams hewn out of logs, boards and bricks painted more than once, a duct, boxes of birch ply
from roomkit import *
from graph import Graph
from house import nodes
def shifted(G,P,k):
    """each thing its own place in the grain"""
    own=G.N('ShaderNodeObjectInfo').outputs['Random']; cb=G.N('ShaderNodeCombineXYZ')
    for i,f in enumerate(k): G.L(G.op('MULTIPLY',own,f),cb.inputs[i])
    a=G.N('ShaderNodeVectorMath'); G.L(P,a.inputs[0]); G.L(cb.outputs[0],a.inputs[1]); return a.outputs[0],own
def heart():
    """a log sawn square round its heart, along x: years, knots that they part round, long checks as it dried, the saw's marks, stains; oiled once and greyed since"""
    m,b,N,L=nodes('heart'); G=Graph(N,L); O=G.op; P0=N('ShaderNodeTexCoord').outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(P0,sp.inputs[0]); x,y,z=(sp.outputs[i] for i in 'XYZ'); P,own=shifted(G,P0,(83.,0.,0.))
    v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=2.3; L(P,v.inputs['Vector']); d=O('ADD',O('DIVIDE',v.outputs['Distance'],2.3),O('MULTIPLY',O('SUBTRACT',G.noise(P,34,3),.5),.012))
    dx,dz=O('ADD',y,O('MULTIPLY',O('SUBTRACT',G.noise(P,1.,2,.5,(.35,.01,.01)),.5),.12)),O('ADD',z,O('MULTIPLY',O('SUBTRACT',G.noise(P,1.,2,.5,(.3,3,.01)),.5),.16))
    r=O('SQRT',O('ADD',O('MULTIPLY',dx,dx),O('MULTIPLY',dz,dz))); r=O('ADD',r,O('MULTIPLY',O('SUBTRACT',G.noise(P,1.,4,.55,(.9,6,6)),.5),.05)); r=O('ADD',r,O('MULTIPLY',O('EXPONENT',O('MULTIPLY',O('MULTIPLY',d,d),-520.)),.026))
    f=O('FRACT',O('DIVIDE',r,.0085)); late=O('MULTIPLY',G.ramp(f,.3,.86),G.ramp(f,1.,.92)); late=O('MULTIPLY',late,G.ramp(G.noise(P,1.,3,.6,(1.2,12,12)),.3,.7,.4,1.))
    fibre=G.noise(P,1.,4,.65,(4.,120,120)); broad=G.noise(P,1.,5,.6,(.7,5,5)); stain=G.noise(P,1.,5,.65,(1.6,4,3))
    check=O('MULTIPLY',G.ramp(G.noise(P,1.,2,.45,(.45,26,26)),.635,.665),G.ramp(G.noise(P,1.,3,.5,(.5,2,2)),.40,.54)); knot=G.ramp(d,.030,.022); rim=O('MULTIPLY',G.ramp(d,.021,.026),G.ramp(d,.044,.029)); eye=O('MULTIPLY',knot,G.ramp(O('FRACT',O('DIVIDE',d,.006)),.2,.9))
    saw=G.ramp(O('SINE',O('ADD',O('MULTIPLY',O('ADD',x,O('MULTIPLY',z,.32)),150.),O('MULTIPLY',G.noise(P,3.,2),9.))),-.2,.9)
    c=G.mix(own,'#94734f','#7a5d40'); c=G.mix(O('MULTIPLY',late,.62),c,'#573c26'); c=G.mix(G.ramp(broad,.34,.7,.0,.62),c,'#7d7264'); c=G.value(c,O('MULTIPLY',O('MULTIPLY',G.ramp(fibre,.3,.7,.80,1.14),G.ramp(broad,.3,.7,.80,1.14)),O('MULTIPLY',G.ramp(own,0.,1.,.86,1.1),G.ramp(saw,0.,1.,.955,1.02))))
    c=G.mix(G.ramp(stain,.56,.74,0.,.5),c,'#3b2c20'); c=G.mix(O('MULTIPLY',knot,.78),c,'#4a2c18'); c=G.mix(O('MULTIPLY',eye,.45),c,'#2a180d'); c=G.mix(O('MULTIPLY',rim,.6),c,'#2e1e13'); c=G.mix(O('MULTIPLY',check,.86),c,'#17110c'); L(c,b.inputs['Base Color'])
    L(O('ADD',G.ramp(broad,.3,.7,.46,.72),O('MULTIPLY',late,-.06)),b.inputs['Roughness']); setin(b,'Specular',.32)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.8; bp.inputs['Distance'].default_value=.004; L(O('SUBTRACT',O('ADD',O('ADD',O('MULTIPLY',fibre,.5),O('MULTIPLY',late,.25)),O('ADD',O('MULTIPLY',saw,.22),O('MULTIPLY',knot,.3))),O('MULTIPLY',check,2.)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def beam(y,z,m,x0=-6.8,x1=6.4,w=.17,h=.30):
    """a beam along x whose middle is at y, z: no edge of it is straight, bark was left on some, axes took chips"""
    q=y*3.7; n=190; S=[]; e=8; v=[]; f=[]
    for i in range(n+1):
        x=x0+(x1-x0)*i/n; bow=.010*noise.noise(Vector((x*.22,q,0))); sag=.012*noise.noise(Vector((x*.18,q,5))); ring=[]
        for sy,sz in ((-1,1),(-1,-1),(1,-1),(1,1)):
            k=.010+.030*max(0,noise.noise(Vector((x*.55,q+sy*3,sz*4)))-.05)+.006*abs(noise.noise(Vector((x*4,q+sy,sz))))
            a,b_=sy*(w/2+.004*noise.noise(Vector((x*.8,q,sy)))),sz*(h/2+.004*noise.noise(Vector((x*.8,q,sz+9))))
            ring+=[(a-sy*k*(1 if (sy<0)==(sz>0) else 0),b_-sz*k*(0 if (sy<0)==(sz>0) else 1)),(a-sy*k*(0 if (sy<0)==(sz>0) else 1),b_-sz*k*(1 if (sy<0)==(sz>0) else 0))]
        for a,b_ in ring: v.append((x,a+bow,b_+sag))
    for i in range(n):
        for j in range(e): f.append((i*e+j,i*e+(j+1)%e,(i+1)*e+(j+1)%e,(i+1)*e+j))
    o=mesh('timberbeam',v,f,m); o.location=(0,y,z); return o
def ceiling(pitch,x0):
    """boards along y, nailed, painted twice and never washed: none lies quite as its neighbour, resin has come through at the knots, joints stand where a board ended"""
    m,b,N,L=nodes('oldceiling'); G=Graph(N,L); O=G.op; P=N('ShaderNodeNewGeometry').outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); X,Y=sp.outputs['X'],sp.outputs['Y']
    def white(w): n=N('ShaderNodeTexWhiteNoise'); n.noise_dimensions='1D'; L(w,n.inputs['W']); return n.outputs['Value']
    cx=N('ShaderNodeCombineXYZ'); L(X,cx.inputs[0]); u=O('ADD',O('DIVIDE',O('SUBTRACT',X,x0),pitch),O('MULTIPLY',G.noise(cx.outputs[0],2.6,2,.6),1.7)); r=O('FLOOR',u); t0=white(r); w=O('DIVIDE',O('ADD',Y,O('MULTIPLY',t0,7.7)),3.4); i=O('ADD',O('MULTIPLY',r,31.),O('FLOOR',w)); t,t2=white(i),white(O('ADD',i,.5)); fx=O('SUBTRACT',O('FRACT',u),.5); fy=O('SUBTRACT',O('FRACT',w),.5)
    wide=O('ADD',.0014,O('MULTIPLY',white(O('ADD',r,.37)),.0030)); edge=O('MULTIPLY',O('SUBTRACT',.5,O('ABSOLUTE',fx)),pitch); end=O('MULTIPLY',O('SUBTRACT',.5,O('ABSOLUTE',fy)),3.4)
    gap=O('MAXIMUM',O('MULTIPLY',G.ramp(O('SUBTRACT',edge,wide),.0016,-.0006),.9),O('MULTIPLY',G.ramp(end,.0022,.0008),.55)); vee=G.ramp(edge,.014,.0025)
    cb=N('ShaderNodeCombineXYZ'); L(O('MULTIPLY',t,37.),cb.inputs[1]); L(O('MULTIPLY',t2,19.),cb.inputs[0]); ad=N('ShaderNodeVectorMath'); L(P,ad.inputs[0]); L(cb.outputs[0],ad.inputs[1]); Q=ad.outputs[0]
    grain=G.noise(Q,2.2,6,.65,(16,1,1)); vo=N('ShaderNodeTexVoronoi'); vo.inputs['Scale'].default_value=1.9; L(Q,vo.inputs['Vector']); sv=N('ShaderNodeSeparateXYZ'); L(vo.outputs['Color'],sv.inputs[0]); kd=O('DIVIDE',vo.outputs['Distance'],1.9); knot=O('MULTIPLY',G.ramp(O('ADD',kd,O('MULTIPLY',G.noise(P,60,2),.01)),.045,.012),G.ramp(sv.outputs['X'],.45,.6))
    age=G.noise(P,.45,5,.62); soot=G.noise(P,1.3,5,.65)
    c=G.value('#cfd0cb',O('MULTIPLY',O('MULTIPLY',O('MULTIPLY',G.ramp(t,0,1,.80,1.06),G.ramp(t2,.86,.9,1.,.80)),G.ramp(grain,.3,.72,1.05,.84)),O('MULTIPLY',G.ramp(age,.35,.7,1.04,.90),G.ramp(soot,.5,.8,1.,.93)))); c=G.mix(O('MULTIPLY',G.ramp(t2,.55,.95),.35),c,'#cfc3ac'); c=G.mix(O('MULTIPLY',O('MULTIPLY',G.ramp(t2,.90,.93),G.ramp(grain,.3,.7,.75,.95)),.8),c,'#98805f'); wet=G.noise(P,.42,6,.62); c=G.mix(O('MAXIMUM',O('MULTIPLY',G.ramp(wet,.60,.62),.16),O('MULTIPLY',O('MULTIPLY',G.ramp(wet,.585,.60),G.ramp(wet,.625,.605)),.42)),c,'#8a7453'); c=G.mix(O('MULTIPLY',knot,.5),c,'#a98d62'); c=G.mix(O('MULTIPLY',vee,.20),c,'#8c8478'); c=G.mix(O('MULTIPLY',gap,.72),c,'#3a342d'); L(c,b.inputs['Base Color'])
    L(O('ADD',G.ramp(t2,0,1,.34,.62),G.ramp(grain,.3,.7,-.04,.06)),b.inputs['Roughness']); setin(b,'Specular',.38)
    tilt=O('ADD',O('MULTIPLY',fx,O('MULTIPLY',O('SUBTRACT',t,.5),2.2)),O('MULTIPLY',fy,O('MULTIPLY',O('SUBTRACT',t2,.5),9.))); cup=O('MULTIPLY',O('MULTIPLY',fx,fx),O('MULTIPLY',O('SUBTRACT',t2,.3),2.6))
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.9; bp.inputs['Distance'].default_value=.004; L(O('SUBTRACT',O('SUBTRACT',O('ADD',O('ADD',tilt,cup),O('MULTIPLY',grain,.35)),O('MULTIPLY',vee,.7)),O('MULTIPLY',gap,1.2)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def bricks(c='#d8d2c7'):
    """a wall of old bricks under many coats of paint (along y, up z): each stands a little askew, joints are full, paint has run, was mended, came off in places"""
    m,b,N,L=nodes('oldbricks'); G=Graph(N,L); O=G.op; P=N('ShaderNodeNewGeometry').outputs['Position']; sp=N('ShaderNodeSeparateXYZ'); L(P,sp.inputs[0]); Y,Z=sp.outputs['Y'],sp.outputs['Z']
    def white(w): n=N('ShaderNodeTexWhiteNoise'); n.noise_dimensions='1D'; L(w,n.inputs['W']); return n.outputs['Value']
    bl,bh=.262,.077; wav=lambda s,k,a: O('MULTIPLY',O('SUBTRACT',G.noise(P,s,3,.6,k),.5),a)
    v=O('DIVIDE',O('ADD',O('ADD',Z,wav(.9,None,.024)),wav(9.,None,.010)),bh); r=O('FLOOR',v); u=O('DIVIDE',O('ADD',O('ADD',O('ADD',Y,O('MULTIPLY',r,bl/2)),O('MULTIPLY',white(r),.035)),wav(8.,None,.012)),bl); i=O('ADD',O('MULTIPLY',r,113.),O('FLOOR',u)); t,t2,t3=white(i),white(O('ADD',i,.33)),white(O('ADD',i,.71)); fu,fv=O('SUBTRACT',O('FRACT',u),.5),O('SUBTRACT',O('FRACT',v),.5)
    rough=wav(38.,None,.009); edge=O('ADD',O('MINIMUM',O('MULTIPLY',O('SUBTRACT',.5,O('ABSOLUTE',fu)),bl),O('MULTIPLY',O('SUBTRACT',.5,O('ABSOLUTE',fv)),bh)),rough); face=G.ramp(edge,.0030,.0125)
    grit=G.noise(P,75,5,.68); lump=G.noise(P,17,4,.6); cloud=G.noise(P,.8,5,.62); patch=G.ramp(G.noise(P,.55,3,.5,(1,1,.6)),.55,.565); drip=O('MULTIPLY',G.ramp(G.noise(P,1.,3,.6,(1,11,.7)),.63,.72),G.ramp(cloud,.4,.6)); low=G.ramp(Z,.55,.02)
    off=O('MULTIPLY',G.ramp(O('ADD',G.noise(P,5.,5,.7),O('MULTIPLY',G.noise(P,.7,3),.45)),.925,.945),face)
    k=O('MULTIPLY',O('MULTIPLY',G.ramp(t,0,1,.90,1.03),G.ramp(cloud,.3,.7,.93,1.03)),O('MULTIPLY',G.ramp(face,0,1,.91,1.),G.ramp(grit,.3,.7,.95,1.03))); c=G.value(c,k); c=G.mix(O('MULTIPLY',patch,.35),c,'#e3dfd7'); c=G.mix(O('MULTIPLY',drip,.16),c,'#8a7a66'); c=G.mix(O('MULTIPLY',O('MULTIPLY',low,G.ramp(G.noise(P,2.6,5,.66),.35,.7)),.42),c,'#7d7365'); c=G.mix(O('MULTIPLY',off,.85),c,G.mix(t2,'#8f5b45','#a4785c')); L(c,b.inputs['Base Color'])
    L(G.ramp(O('ADD',cloud,O('MULTIPLY',patch,-.25)),.2,.7,.38,.74),b.inputs['Roughness']); setin(b,'Specular',.34)
    tilt=O('ADD',O('MULTIPLY',fu,O('MULTIPLY',O('SUBTRACT',t2,.5),1.3)),O('MULTIPLY',fv,O('MULTIPLY',O('SUBTRACT',t3,.5),.7))); h=O('ADD',O('ADD',O('MULTIPLY',face,O('ADD',.75,O('MULTIPLY',t,.5))),O('MULTIPLY',tilt,face)),O('ADD',O('MULTIPLY',lump,.55),O('MULTIPLY',grit,.25)))
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.85; bp.inputs['Distance'].default_value=.007; L(O('SUBTRACT',h,O('MULTIPLY',off,.3)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def opal_day():
    """a globe of opal glass that is not lit: the day goes through it, its gloss mirrors the window"""
    m,b,N,L=nodes('opalday'); G=Graph(N,L); setin(b,'Base Color',col('#dcd8d0')); setin(b,'Roughness',.06); setin(b,'Specular',.5); t=N('ShaderNodeBsdfTranslucent'); t.inputs[0].default_value=col('#c9c4ba'); x=N('ShaderNodeMixShader'); x.inputs[0].default_value=.38; L(b.outputs[0],x.inputs[1]); L(t.outputs[0],x.inputs[2]); L(x.outputs[0],m.node_tree.nodes['Material Output'].inputs[0]); return m
def duct(y,z,x0,x1,r=.15):
    """a spiral duct of galvanised steel under the boards, hung from straps; grilles blow down"""
    m,b,N,L=nodes('galvanised'); G=Graph(N,L); O=G.op; P=N('ShaderNodeTexCoord').outputs['Object']; v=N('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value=26; L(P,v.inputs['Vector']); sv=N('ShaderNodeSeparateXYZ'); L(v.outputs['Color'],sv.inputs[0]); dust=G.noise(P,2.2,5,.65)
    L(G.value(G.mix(G.ramp(dust,.45,.75,0,.4),'#b3b5b6','#a39c90'),G.ramp(sv.outputs['X'],0,1,.96,1.02)),b.inputs['Base Color']); setin(b,'Metallic',.9); L(O('ADD',G.ramp(sv.outputs['Y'],0,1,.36,.40),G.ramp(dust,.45,.75,0,.12)),b.inputs['Roughness']); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.25; bp.inputs['Distance'].default_value=.02; L(G.noise(P,3.,3),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    n=48; v_=[]; f=[]; pitch=.115
    steps=int((x1-x0)/.0045)
    for i in range(steps+1):
        xx=x0+(x1-x0)*i/steps
        for j in range(n):
            a=6.2832*j/n; s=((xx/pitch+j/n)%1.); seam=.0035*math.exp(-((s-.5)/.06)**2); rr=r+seam+.0012*noise.noise(Vector((xx*1.2,math.cos(a),math.sin(a)))); v_.append((xx,y+rr*math.cos(a),z+rr*math.sin(a)))
    for i in range(steps):
        for j in range(n): f.append((i*n+j,i*n+(j+1)%n,(i+1)*n+(j+1)%n,(i+1)*n+j))
    mesh('duct',v_,f,m,smooth=True)
    for k,xx in enumerate((x0+.9,x0+3.1,x0+5.3,x1-.75)):
        if xx>x1: continue
        st=mat('strapm','#8e9091',.5,metal=.8,var=.1,vscale=20)
        for i in range(24):
            a,c_=math.pi+math.pi*i/24,math.pi+math.pi*(i+1)/24; tube('strap',(xx,y+(r+.006)*math.cos(a),z+(r+.006)*math.sin(a)),(xx,y+(r+.006)*math.cos(c_),z+(r+.006)*math.sin(c_)),.006,st,None,6)
        for s in (-1,1): tube('rodh',(xx,y+s*(r+.006),z),(xx,y+s*(r+.006),4.2),.005,st,None,8)
        cyl('joint',r+.010,.05,(xx+.45,y,z),m,(0,math.pi/2,0),n=48,bevel=.004)
    lathe('flange',[(r+.002,0),(r+.06,0),(r+.06,.006),(r+.002,.03)],(x1,y,z),m,48,(0,-math.pi/2,0))
def apple(loc,rz,h=.2,tip=(0,0)):
    """a box of birch ply to stand on, with a hole for a hand at each end: edges show their layers, faces ten years of boots and tape"""
    if 'applem' in bpy.data.materials: m=bpy.data.materials['applem']
    else:
        m,b,N,L=nodes('applem'); G=Graph(N,L); O=G.op; P0=N('ShaderNodeTexCoord').outputs['Object']; P,own=shifted(G,P0,(7.,13.,5.)); sp=N('ShaderNodeSeparateXYZ'); L(P0,sp.inputs[0]); grain=G.noise(P,3.,6,.65,(1.2,16,16)); wear=G.noise(P,5.,6,.68); scr=G.ramp(G.noise(P,7.,3,.6,(1,8,3)),.64,.69)
        c=G.value('#9c8163',O('MULTIPLY',G.ramp(grain,.3,.7,.80,1.12),G.ramp(own,0,1,.85,1.08))); c=G.mix(G.ramp(wear,.5,.75,0,.55),c,'#5f4c38'); c=G.mix(O('MULTIPLY',scr,.5),c,'#d8c4a0'); L(c,b.inputs['Base Color']); L(G.ramp(wear,.3,.7,.38,.7),b.inputs['Roughness']); setin(b,'Specular',.35)
        bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.4; bp.inputs['Distance'].default_value=.002; L(O('ADD',grain,wear),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal'])
    e=empty('apple',loc,rz); e.rotation_euler=(tip[0],tip[1],rz); hole=mat('holem','#0e0b08',.9,var=0); lay=mat('layers','#6b5136',.7,var=.1,vscale=40)
    box('ab',(.5,.3,h),(0,0,h/2),m,.007,(0,0,0),e)
    for s in (-1,1):
        if h>.08:
            for sx,sz in ((-.045,.0),(.045,.0)): cyl('hole',.016,.003,(s*.2502,sx,h*.62+sz),hole,(0,math.pi/2,0),e,24,.0002)
            box('hole',(.003,.09,.032),(s*.2502,0,h*.62),hole,.0002,parent=e)
        for zz in (.006,h-.006): box('lay',(.5005,.0012,.004),(0,s*.1502,zz),lay,0,parent=e)
    return e

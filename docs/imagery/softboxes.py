# A softbox and an octabox from near, at the height of the head: `gear-softbox`, `gear-octa`
from parts import *
from grip import grooves, speedring, stand_full
rad=math.radians
def cloth():
    """black nylon, coated inside, that was stuffed into its bag wet more than once: creases that never leave it, sharp ones where it was folded and soft ones between, a faint grid of stronger threads, some gloss, lint"""
    m=bpy.data.materials.new('boxcloth'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']
    def warped(scale,amount,k):
        n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=k; n.inputs['Detail'].default_value=3; L(P,n.inputs['Vector']); w=N('ShaderNodeMixRGB'); w.inputs[0].default_value=amount; L(P,w.inputs[1]); L(n.outputs['Color'],w.inputs[2]); v=N('ShaderNodeTexVoronoi'); v.feature='DISTANCE_TO_EDGE'; v.inputs['Scale'].default_value=scale; L(w.outputs[0],v.inputs['Vector']); return v.outputs['Distance']
    big,small=warped(7.5,.16,4.),warped(23.,.10,9.); some=G.ramp(G.noise(P,3.5,3,.6),.42,.62); brushed=G.ramp(G.noise(P,5,5,.62),.34,.66,.86,1.14); lint=G.ramp(G.noise(P,240,1,.5),.745,.77,0,.34); slub=G.ramp(G.noise(P,1.,2,.6,(300,300,46)),.36,.64,.84,1.16)
    worn=G.ramp(big,.030,.0,0.,.35); L(G.mix(lint,G.mix(G.op('MULTIPLY',worn,some),G.value('#18181a',G.op('MULTIPLY',brushed,slub)),'#39393b'),'#8d8983'),b.inputs['Base Color']); L(G.ramp(G.noise(P,9,4,.6),.3,.7,.54,.68),b.inputs['Roughness']); setin(b,'Specular',.38); setin(b,'Sheen',.24); b.inputs['Sheen Roughness'].default_value=.42; b.inputs['Sheen Tint'].default_value=col('#77767a')
    h=G.op('ADD',G.op('ADD',G.op('MULTIPLY',G.ramp(big,0.,.16),1.1),G.op('MULTIPLY',G.op('MULTIPLY',G.ramp(small,0.,.20),some),.30)),G.op('ADD',G.op('MULTIPLY',G.noise(P,12,5,.6),1.5),G.op('MULTIPLY',slub,.05))); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.46; bp.inputs['Distance'].default_value=.010; L(h,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def silver():
    """the lining: cloth coated with aluminium, crinkled since it was first folded"""
    m=bpy.data.materials.new('lining'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']
    setin(b,'Metallic',1.); L(G.value('#c6c6c4',G.ramp(G.noise(P,6,4),.3,.7,.86,1.06)),b.inputs['Base Color']); L(G.ramp(G.noise(P,14,4,.6),.3,.7,.30,.44),b.inputs['Roughness'])
    v=N('ShaderNodeTexVoronoi'); v.feature='DISTANCE_TO_EDGE'; v.inputs['Scale'].default_value=19; f=N('ShaderNodeTexVoronoi'); f.feature='DISTANCE_TO_EDGE'; f.inputs['Scale'].default_value=52; w=N('ShaderNodeMixRGB'); w.inputs[0].default_value=.10; L(P,w.inputs[1]); n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=7; L(P,n.inputs['Vector']); L(n.outputs['Color'],w.inputs[2]); L(w.outputs[0],v.inputs['Vector']); L(w.outputs[0],f.inputs['Vector']); where=G.ramp(G.noise(P,4,3,.6),.38,.62,.25,1.)
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.5; bp.inputs['Distance'].default_value=.010; L(G.op('ADD',G.op('MULTIPLY',G.op('ADD',G.op('MULTIPLY',G.ramp(v.outputs['Distance'],0.,.16),.34),G.op('MULTIPLY',G.ramp(f.outputs['Distance'],0.,.14),.12)),where),G.op('MULTIPLY',G.noise(P,15,4,.52),.8)),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def lit_cloth(name,k,fall,rim,c='#fff0dc'):
    """white cloth lit from behind: hot where the lamp is, weak and warmer towards its hem; what faces away from the lamp in a fold is darker"""
    m=bpy.data.materials.new(name); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); setin(b,'Base Color',col('#8f8d88')); setin(b,'Roughness',.8); setin(b,'Specular',.15); tc=N('ShaderNodeTexCoord')
    at=N('ShaderNodeAttribute'); at.attribute_name='flat'; r=N('ShaderNodeVectorMath'); r.operation='LENGTH'; L(at.outputs['Vector'],r.inputs[0]); r=r.outputs['Value']; rr=G.op('MULTIPLY',r,r); hot=G.op('EXPONENT',G.op('MULTIPLY',rr,-fall))
    P=at.outputs['Vector']; weave=G.op('MULTIPLY',G.ramp(G.noise(P,3.,4),.3,.7,.96,1.04),G.ramp(G.noise(P,1.,2,.6,(150,9,9)),.35,.65,.975,1.025)); sp=N('ShaderNodeSeparateXYZ'); tr=N('ShaderNodeVectorTransform'); tr.vector_type='NORMAL'; tr.convert_from='WORLD'; tr.convert_to='OBJECT'; L(N('ShaderNodeNewGeometry').outputs['Normal'],tr.inputs[0]); L(tr.outputs[0],sp.inputs[0])
    fold=G.op('MAXIMUM',G.op('ADD',1.,G.op('MULTIPLY',G.op('ADD',sp.outputs['X'],G.op('MULTIPLY',sp.outputs['Y'],.8)),.75)),.4)
    L(G.op('MULTIPLY',G.op('MULTIPLY',G.op('MULTIPLY_ADD',hot,1-rim,rim),G.op('MULTIPLY',weave,k)),fold),b.inputs['Emission Strength']); t=col(c); L(G.mix(G.ramp(r,.15,1.1),tuple(t[:3]),(t[0],t[1]*.92,t[2]*.78)),b.inputs['Emission Color']); return nolight(m)
def flat_at(o,P):
    """where each point of a cloth lies on the flat sheet, 1 at its hem: its light follows that, folded or not"""
    a=o.data.attributes.new('flat','FLOAT_VECTOR','POINT'); a.data.foreach_set('vector',[c for q in P for c in q])
def dashes(name,items,m,p):
    """stitches: (middle, along, out, length, width), all of them one mesh"""
    v=[]; f=[]
    for c,d,n,l,w in items:
        s=d.cross(n).normalized(); i=len(v)
        for k,(x,y,z) in enumerate(((-.5,-.5,0),(.5,-.5,0),(.5,.5,0),(-.5,.5,0),(-.3,-.25,1),(.3,-.25,1),(.3,.25,1),(-.3,.25,1))): v.append(c+d*(l*x)+s*(w*y)+n*(z*w*.55))
        f+=[(i+4,i+5,i+6,i+7)]+[(i+q,i+(q+1)%4,i+4+(q+1)%4,i+4+q) for q in range(4)]
    o=mesh(name,v,f,m,smooth=True); o.parent=p; return o
def fuzz():
    """the loop side of hook and loop tape: a dull pile of tiny loops, pressed flat in patches where the diffuser was, grey with lint"""
    m=bpy.data.materials.new('loop'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; worn=G.ramp(G.noise(P,22,5,.65),.40,.62); pile=G.noise(P,330,3,.7); lint=G.ramp(G.noise(P,150,2,.6),.70,.73,0,.6)
    L(G.mix(lint,G.value('#38383b',G.op('MULTIPLY',G.ramp(pile,.32,.68,.5,1.5),G.op('MULTIPLY_ADD',worn,.5,.8))),'#8b8780'),b.inputs['Base Color']); setin(b,'Roughness',.95); setin(b,'Specular',.12); setin(b,'Sheen',.5); bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.8; bp.inputs['Distance'].default_value=.004; L(pile,bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def near(g,octa=False):
    """its face looks to the left, forwards and a little down. The softbox has one corner of its diffuser loose, the octabox all of it: its lining, its rods and the baffle before the lamp are to be seen"""
    W,H=(1.05,1.05) if octa else (.78,1.05); top=1.60; d=.5*min(W,H)+(.10 if octa else .17); az=rad(49 if octa else 57); dip=.16 if octa else .20; F=Vector((-math.sin(az),-math.cos(az),-dip))
    r,p=softbox(g,W,H,(0,0,0),tuple(Vector((0,0,top+.02))+F*3),top,emat('none'),octa=octa,sandbag=False)
    for o in list(r.children_recursive): bpy.data.objects.remove(o)
    for o in list(p.children):
        if o.name.startswith(('shell','rim','diff','ring','scr')): bpy.data.objects.remove(o)
    s=stand_full(g,rad(150),top*1.0,.5,.03); s.location=(0,0,0)
    n=8 if octa else 4; cs=[(math.cos(math.pi/8+i*math.pi/4)/math.cos(math.pi/8),math.sin(math.pi/8+i*math.pi/4)/math.cos(math.pi/8)) for i in range(8)] if octa else [(-1,-1),(1,-1),(1,1),(-1,1)]
    bow=1.75 if octa else 1.42; r0=.098; N3=lambda x,y,z: noise.noise(Vector((x,y,z)))
    def at(c,t): k=1-(1-t)**bow; q=math.hypot(*c); return Vector((c[0]/q*r0+(c[0]*W/2-c[0]/q*r0)*k,c[1]/q*r0+(c[1]*H/2-c[1]/q*r0)*k,-.02-(d-.02)*t))
    hang=.050 if octa else .026; LIP=.078; t0=.025
    def S(i,t,u,lp=0.):
        """a gore between two rods: it hangs inwards, puckers along its seams, pulls folds out of the pockets"""
        a,b=at(cs[i],t),at(cs[(i+1)%n],t); mid=(a+b)/2; inw=Vector((-mid.x,-mid.y,0)).normalized(); w=(b-a).length; L=(at(cs[i],1)-at(cs[(i+1)%n],1)).length; q=a.lerp(b,u); e=math.sin(math.pi*u); m=4*u*(1-u)
        sag=hang*L*m*t**1.5+(.10*w if octa else .075*w)*e*math.sin(math.pi*t**.8)**.9; wr=.010*N3(u*2.3+i*7,t*1.6,i)*e*math.sin(math.pi*t)+.0035*N3(u*5+t*3,t*4-u*2,i+4)*e
        for sd,k in ((u,i),(1-u,(i+1)%n)):
            x=sd*w; wr+=.0034*math.exp(-x/.045)*math.sin(6.2832*(L*17*t+2.6*N3(t*5,k*3.1,i)))*max(0,N3(t*6,k*5.,i+3)+.15)*1.7*min(1,sd*30)
            R=math.hypot(x,(1-t)*d); an=math.atan2(x,(1-t)*d+1e-5); wr+=.0115*math.exp(-((R-.08)/.15)**2)*math.sin(an*10+k*2.1+i)*math.sin(2*an)
            R2=math.hypot(x,t*d); a2=math.atan2(x,t*d+1e-5); wr+=.006*math.exp(-((R2-.16)/.16)**2)*math.sin(a2*9+k*1.3)*math.sin(2*a2)
        wr+=.008*(1-t)**2.2*math.sin(6.2832*(u*4+.4*N3(u*3,i,2)))*e*min(1,t*9)
        for k,ph in ((.34,.03),(.70,-.04)): wr-=.0040*math.exp(-abs(t-k-ph*math.sin(u*3+i*2))*d/.006)*(.5+.7*N3(u*2,i,9+k))
        for k,ph in ((.33,.02),(.64,-.03)): wr-=.0026*math.exp(-abs(u-k-ph*math.sin(t*4+i)-.012*N3(t*6,i,k))*w/.006)*(.3+1.1*N3(t*3.5,i,5+k))*min(1,t*2)
        if lp: wr=wr*(1-lp)+.0050*m*math.sin(6.2832*(u*(2 if octa else 3)+i*.37))*lp+.0034*N3(u*6,i*3,lp*2)*m**.3
        return q+inw*(sag+wr)+Vector((0,0,-LIP*lp))
    def out(i,t,u,lp=0.):
        x=S(i,t,min(1,u+.004),lp)-S(i,t,max(0,u-.004),lp); y=(S(i,t,u,lp+.02)-S(i,t,u,max(0,lp-.02))) if lp else S(i,min(1,t+.004),u)-S(i,t-.004,u); c=x.cross(y).normalized(); q=S(i,t,u); return c if c.x*q.x+c.y*q.y>0 else -c
    nu,ns,lip=(64,150,8) if octa else (110,190,10); U=[.5-.5*math.cos(math.pi*i/nu) for i in range(nu)]; v=[]; f=[]; M_=n*nu
    for j in range(ns+lip+1):
        for i in range(n): v+=[S(i,min(1,t0+(1-t0)*j/ns),u,max(0,j-ns)/lip) for u in U]
    for j in range(ns+lip):
        for i in range(M_): f.append((j*M_+i,(j+1)*M_+i,(j+1)*M_+(i+1)%M_,j*M_+(i+1)%M_))
    cl=cloth(); tape=duck('boxtape','#1a1a1b'); loop=fuzz() if octa else duck('loop','#242426',90); th=mat('boxthread','#747275',.8,var=0); o=mesh('cloth',v,f,cl,smooth=True); o.parent=p
    for m in (silver(),cl,cl): o.data.materials.append(m)
    for k,q in enumerate(o.data.polygons): q.material_index=2 if k>=ns*M_ else 0
    so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.0028; so.offset=-1; so.material_offset=1
    # seams: a piped edge over the rod, a tape on both sides of it, held by two rows of stitches; the pocket where the rod ends
    st=[]; Q=46
    for k,c in enumerate(cs):
        o_=Vector((c[0],c[1],0)).normalized(); curve('rod',[at(c,t0+(1-t0)*t/24)+o_*(.0022+.0010*N3(t*.9,k*3.,1)) for t in range(25)],.0058,tape,p,6)
        for i,far in ((k,False),((k-1)%n,True)):
            def edge(t,x): w=(at(cs[i],t)-at(cs[(i+1)%n],t)).length; q=x/w; return 1-q if far else q
            tv=[]; tf=[]
            for j in range(Q*3+1):
                t=t0+.01+(1-t0-.012)*j/(Q*3)
                for x,h in ((.003,.0026),(.010,.0020),(.0185,.0018),(.0192,.0)): u=edge(t,x); tv.append(S(i,t,u)+out(i,t,u)*h)
            for j in range(Q*3):
                for q in range(3): tf.append((4*j+q,4*j+q+1,4*j+q+5,4*j+q+4))
            mesh('tape',tv,tf,tape,smooth=True).parent=p; L=sum((at(c,(j+1)/20)-at(c,j/20)).length for j in range(20)); K=int(L/.0075)
            for j in range(3,K-1):
                t=t0+(1-t0)*j/K; u=edge(t,.0158); a=S(i,t,u); st.append((a+out(i,t,u)*.0019,(S(i,min(1,t+.006),edge(min(1,t+.006),.0158))-a).normalized(),out(i,t,u),.0050,.0013))
        e=at(c,1); x=Vector((-o_.y,o_.x,0)); q=box('pocket',(.040,.0045,.056),e+o_*.0035+Vector((0,0,-.030)),tape,.0025,parent=p); q.rotation_euler=(0,0,math.atan2(x.y,x.x))
        for s_ in (-1,1): st+=[(e+o_*.0064+x*(s_*.0165)+Vector((0,0,-.005-.0065*j)),Vector((0,0,1)),o_,.0045,.0013) for j in range(8)]
        tube('tip',e+o_*.004+Vector((0,0,.006)),e+o_*.0045+Vector((0,0,-.066)),.0048,mat('rodtip','#2a2a2c',.4,var=.06),p,20); tube('steel',at(c,0)-o_*.004,at(c,.12)-o_*.0075,.0040,g['steel'],p,20)
    for i in range(n):   # where the lip is sewn on, and along its own hem
        L=(at(cs[i],1)-at(cs[(i+1)%n],1)).length; K=int(L/.0075)
        for lp in (.06,.76):
            for j in range(5,K-4): u=j/K; a=S(i,1,u,lp); st.append((a+out(i,1,u,lp)*.0004,(S(i,1,u+.004,lp)-a).normalized(),out(i,1,u,lp),.0048,.0013))
    if octa:   # the tape inside it has its own rows, lighter where they catch the lamp
        for i in range(n):
            L=(at(cs[i],1)-at(cs[(i+1)%n],1)).length; K=int(L/.0070)
            for lp in (.215,.605):
                for j in range(4,K-3): u=j/K; st.append((S(i,1,u,lp)-out(i,1,u,lp)*.0062,(S(i,1,u+.004,lp)-S(i,1,u,lp)).normalized(),-out(i,1,u,lp),.0044,.0012))
    dashes('stitch',st,th,p)
    J=(ns+lip)*M_; c_=bpy.data.curves.new('pipe','CURVE'); c_.dimensions='3D'; c_.bevel_depth=.0042; c_.bevel_resolution=3; sp=c_.splines.new('POLY'); sp.points.add(M_-1); sp.use_cyclic_u=True
    for q,e in zip(sp.points,v[J:J+M_]): q.co=(*e,1)
    c_.materials.append(tape); link(bpy.data.objects.new('pipe',c_)).parent=p
    # inside the lip: the loop tape that holds the diffuser
    lv=[]; rows=((.18,.0036),(.22,.0056),(.60,.0058),(.64,.0036))
    for lp,h in rows: lv+=[S(i,1,u,lp)-out(i,1,min(.996,max(.004,u)),lp)*h for i in range(n) for u in U]
    mesh('loop',lv,[(j*M_+i,j*M_+(i+1)%M_,(j+1)*M_+(i+1)%M_,(j+1)*M_+i) for j in range(3) for i in range(M_)],loop,smooth=True).parent=p
    hem=duck('boxhem','#b4b1aa',120)
    if not octa:   # the diffuser, whose upper far corner came off its tape
        zf=-d-.030; rimv=[]
        for i in range(n):
            for u in U: q=S(i,1,u,.40)*.982; rimv.append(Vector((q.x,q.y,0)))
        D=Vector((.62,.78,0)).normalized(); s0=D.dot(Vector((W/2,H/2,0)))-.110; Rr=.020; lim=1.75
        def peel(q):
            s=D.dot(Vector((q.x,q.y,0)))-s0+.02*math.sin(9*(q.x*D.y-q.y*D.x))
            if s<=0: return q
            a=min(s/Rr,lim); x=Rr*math.sin(a)+max(0,s-Rr*lim)*math.cos(lim); h=Rr*(1-math.cos(a))+max(0,s-Rr*lim)*math.sin(lim); b=q-D*s; return b+D*x+Vector((0,0,-h))
        def face(q,k):
            a=math.atan2(q.y,-q.x); fold=k**5*(1-.55*k**9)*.0062*(math.sin(a*34+2*N3(a*3,2,0))*(.2+.8*abs(N3(a*2.3,7,0)))+math.sin(a*15+3)*.4)
            return q*k+Vector((0,0,zf+.011*N3(q.x*k*3.2,q.y*k*3.2,4)*(1-k**4)+fold-.012*math.exp(-((q.x*k/.24)**2+(q.y*k/.34)**2))))
        K=70; fv=[face(Vector((0,0,0)),0)]; ff=[]; fl=[(0,0,0)]
        for j in range(1,K+1):
            k=(j/K)**.8
            for i,q in enumerate(rimv): fv.append(peel(face(q,k))); fl.append((q.x*k*2/W,q.y*k*2/H,0))
        for i in range(M_): ff.append((0,1+(i+1)%M_,1+i))
        for j in range(K-1):
            for i in range(M_): ff.append((1+j*M_+i,1+j*M_+(i+1)%M_,1+(j+1)*M_+(i+1)%M_,1+(j+1)*M_+i))
        o=mesh('diff',fv,ff,lit_cloth('face',2.6,3.9,.05),smooth=True); o.parent=p; flat_at(o,fl); o.visible_shadow=False
        hv=[]; hf=[]; fl=[]
        for i,q in enumerate(rimv):   # its hem, the hook tape within: twice as thick, so that it glows less
            w=.026/max(q.length,.05)
            for k,h in ((1-w,.0008),(1-w*.94,.0026),(1.0,.0028),(1.0,-.0010)): hv.append(peel(face(q,k)-Vector((0,0,h)))); fl.append((q.x*2/W,q.y*2/H,0))
        for i in range(M_):
            for k in range(3): hf.append((4*i+k,4*((i+1)%M_)+k,4*((i+1)%M_)+k+1,4*i+k+1))
        o=mesh('hem',hv,hf,lit_cloth('hemlit',.42,.9,.1),smooth=True); o.parent=p; flat_at(o,fl)
        dashes('hemst',[(hv[4*i+1].lerp(hv[4*i+2],.25),(hv[4*((i+1)%M_)+1]-hv[4*i+1]).normalized(),Vector((0,0,-1)),.0050,.0013) for i in range(M_) if (hv[4*((i+1)%M_)+1]-hv[4*i+1]).length>.0045 and i%2],mat('boxthread2','#8d8981',.8,var=0),p)
        lamp=point((0,0,-.13),34,(1,.93,.84),.05); lamp.parent=p
    else:   # the baffle before the lamp, on elastics with hooks
        zb=-d*.50; q=[S(i,.50,u) for i in range(n) for u in U]; bv=[Vector((0,0,zb-.016+.008*N3(0,0,4)))]; ff=[]; fl=[(0,0,0)]; K=40
        R=lambda i: .73-.08*(4*U[i%nu]*(1-U[i%nu]))
        for j in range(1,K+1):
            k=j/K
            for i,e in enumerate(q): a=math.atan2(e.y,e.x); bv.append(Vector((e.x*k*R(i),e.y*k*R(i),zb+.008*N3(e.x*k*4,e.y*k*4,4)+(k**9-k**30)*.0055*math.sin(a*24+2*N3(a*3,2,0))*(.3+.7*abs(N3(a*2,7,0)))-.016*math.exp(-(math.hypot(e.x,e.y)*k/.20)**2)))); fl.append((e.x*k/.34,e.y*k/.34,0))
        for i in range(M_): ff.append((0,1+(i+1)%M_,1+i))
        for j in range(K-1):
            for i in range(M_): ff.append((1+j*M_+i,1+j*M_+(i+1)%M_,1+(j+1)*M_+(i+1)%M_,1+(j+1)*M_+i))
        o=mesh('diff',bv,ff,lit_cloth('face',2.7,2.6,.07),smooth=True); o.parent=p; flat_at(o,fl); E=bv[1+(K-1)*M_:]
        c_=bpy.data.curves.new('bh','CURVE'); c_.dimensions='3D'; c_.bevel_depth=.0042; c_.bevel_resolution=3; sp=c_.splines.new('POLY'); sp.points.add(M_-1); sp.use_cyclic_u=True
        for a,e in zip(sp.points,E): a.co=(*e,1)
        c_.materials.append(hem); link(bpy.data.objects.new('bh',c_)).parent=p
        for i in range(n): a=E[i*nu]; b=at(cs[i],.52); b=b-Vector((b.x,b.y,0)).normalized()*.012; tube('elastic',a,b,.0026,tape,p,14); cyl('toggle',.006,.016,a.lerp(b,.75),g['rubber'],parent=p,n=20,bevel=.002)
        for c in cs: curve('rodin',[at(c,t)-Vector((c[0],c[1],0)).normalized()*.007 for t in [x/20 for x in range(21)]],.0042,g['steel'],p,8)
        lamp=point((0,0,-.10),150,(1,.93,.84),.05); lamp.parent=p
    # a woven label in a seam, the cord that pulls a rod out of its pocket
    q=at(cs[0],.86); x=box('tag',(.0012,.034,.026),q+Vector((-.016,-.012,0)),mat('tagm','#b9b4a8',.85,var=0,bump=.3,bscale=500),.0005,(0,0,rad(38)),p)
    speedring(g,p,cs,at); coat=powder('headcoat','#0c0c0d',.52)
    for o in p.children:
        if o.name.startswith('head'): o.data.materials[0]=coat
    bpy.context.view_layer.update(); C=p.matrix_world@Vector((0,0,0))
    keys=(((2.6,-1.9,2.6),(.2,0,.6),70,.9,.7,(1,.97,.94)),((2.4,.9,1.5),(.2,0,.6),42,.35,1.8,(.92,.96,1)),((.2,1.9,2.9),(0,0,.7),46,2.2,.3,(.95,.97,1)),((-1.2,.9,4.6),(-1.0,3.6,.4),46,2.5,1.5,(1,.99,.97)))
    if octa: keys+=(((-3.4,-2.4,.7),(0,0,.6),70,1.3,2.0,(1,.97,.93),1),)   # a card for the lining, which else mirrors a dark room
    else: keys=(((2.3,1.5,2.5),(.2,0,.6),96,.6,.6,(1,.965,.92)),((2.7,-1.7,1.5),(.2,0,.6),40,.35,1.5,(.92,.96,1)),((.2,1.9,2.9),(0,0,.7),30,2.2,.3,(.95,.97,1)),((-1.2,.9,4.6),(-1.0,3.6,.4),40,2.5,1.5,(1,.99,.97)))   # from behind, along the cloth: its creases are drawn by that
    if octa: return 1.60,(C.x-.29,C.y-.10,C.z-.02),(0,-4.05,.80),75,2.6,keys,(-.1,-.75,.75)
    return 1.73,(C.x-.285,C.y-.10,C.z+.04),(0,-4.05,.86),75,1.15,keys,(-.05,-.70,.75)
def duck(name,c,across=200):
    """tape and webbing: threads both ways, no gloss"""
    m=mat(name,c,.9,var=0,bump=.4,bscale=across*4,spec=.15); return m

# A softbox with its grid and an octabox, whole, closed and lit; `inuse.py` puts them into the studio: `gear-softbox`, `gear-octa`
from parts import *
from grip import grooves, speedring, stand_full
rad=math.radians
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
def coated(k=1.):
    """black nylon, coated inside, of a box that is built up more often than it is packed: long soft pulls, a crease here and there, no more than a touch of gloss"""
    m=bpy.data.materials.new('coated'); m.use_nodes=True; nt=m.node_tree; b=nt.nodes['Principled BSDF']; N=nt.nodes.new; L=nt.links.new; G=Graph(N,L); P=N('ShaderNodeTexCoord').outputs['Object']; lint=G.ramp(G.noise(P,210,1,.5),.755,.78,0,.30); brushed=G.ramp(G.noise(P,5,5,.62),.34,.66,.88,1.12)
    L(G.mix(lint,G.value('#1b1b1d',brushed),'#8d8983'),b.inputs['Base Color']); L(G.ramp(G.noise(P,7,4,.6),.3,.7,.56,.68),b.inputs['Roughness']); setin(b,'Specular',.26); setin(b,'Sheen',.07); b.inputs['Sheen Roughness'].default_value=.4; b.inputs['Sheen Tint'].default_value=col('#77767a')
    w=N('ShaderNodeMixRGB'); w.inputs[0].default_value=.20; L(P,w.inputs[1]); n=N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=3.4; n.inputs['Detail'].default_value=2; L(P,n.inputs['Vector']); L(n.outputs['Color'],w.inputs[2]); v=N('ShaderNodeTexVoronoi'); v.feature='DISTANCE_TO_EDGE'; v.inputs['Scale'].default_value=5.2; L(w.outputs[0],v.inputs['Vector']); crease=G.op('MULTIPLY',G.ramp(v.outputs['Distance'],0.,.10),G.ramp(G.noise(P,2.6,3,.6),.50,.66))
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.30*k; bp.inputs['Distance'].default_value=.010; L(G.op('ADD',G.op('MULTIPLY',crease,.55),G.op('ADD',G.op('MULTIPLY',G.noise(P,9,3,.5),1.3),G.op('MULTIPLY',G.noise(P,1.,2,.5,(60,60,11)),.35))),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return m
def grid(W,H,z0,z1,nx,ny,hang,p,m):
    """the grid before a diffuser: strips of black cloth sewn where they cross, held at the rim and slack between; the edge in front wanders more than the one behind"""
    N3=lambda x,y,z: noise.noise(Vector((x,y,z))); v=[]; f=[]
    def node(a,b,t):
        u,w=2*a/nx-1,2*b/ny-1; x=u*(W/2-.007-hang*H*(1-w*w)); y=w*(H/2-.007-hang*W*(1-u*u)); free=t*(1-max(abs(u),abs(w))**8)
        return Vector((x+.0052*free*N3(a*.7,b*.7,3)+.004*free*N3(a*.23,b*.23,8),y+.0052*free*N3(a*.7,b*.7,5)-.003*free,z0+(z1-z0)*t+.0045*free*N3(a*.35,b*.35,7)))
    def wall(a0,b0,a1,b1,s):
        i=len(v); n,k=5,4
        for q in range(k+1):
            t=q/k; A,B=node(a0,b0,t),node(a1,b1,t); d=(B-A).normalized(); c=Vector((-d.y,d.x,0)); bow=.0034*N3(s*1.7,.5,2)+.0018*N3(s*2.9,t*2,4)
            for j in range(n+1): u=j/n; v.append(A.lerp(B,u)+c*(4*u*(1-u)*bow*(.35+.65*t)))
        for q in range(k):
            for j in range(n): e=i+q*(n+1)+j; f.append((e,e+1,e+n+2,e+n+1))
    s=0
    for a in range(nx+1):
        for b in range(ny): s+=1; wall(a,b,a,b+1,s)
    for b in range(ny+1):
        for a in range(nx): s+=1; wall(a,b,a+1,b,s)
    o=mesh('grid',v,f,m,smooth=True); o.parent=p; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.0013; so.offset=0; return o
def head(g,octa,F,top,W,H,d,cells=None,hot=2.6,fall=2.4,rim=.10,watts=30,slack=1.,tight=1.):
    """a whole one on its stand, closed and lit; F: where it looks; cells: those of its grid, across and up; hot, fall, rim: how hot its cloth is, how fast it falls off, what is left at its hem"""
    r,p=softbox(g,W,H,(0,0,0),tuple(Vector((0,0,top+.02))+F*3),top,emat('none'),octa=octa,sandbag=False)
    for o in list(r.children_recursive): bpy.data.objects.remove(o)
    for o in list(p.children):
        if o.name.startswith(('shell','rim','diff','ring','scr')): bpy.data.objects.remove(o)
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
        return q+inw*(sag+wr*tight)+Vector((0,0,-LIP*lp))
    def out(i,t,u,lp=0.):
        x=S(i,t,min(1,u+.004),lp)-S(i,t,max(0,u-.004),lp); y=(S(i,t,u,lp+.02)-S(i,t,u,max(0,lp-.02))) if lp else S(i,min(1,t+.004),u)-S(i,t-.004,u); c=x.cross(y).normalized(); q=S(i,t,u); return c if c.x*q.x+c.y*q.y>0 else -c
    nu,ns,lip=(64,150,8) if octa else (110,190,10); U=[.5-.5*math.cos(math.pi*i/nu) for i in range(nu)]; v=[]; f=[]; M_=n*nu
    for j in range(ns+lip+1):
        for i in range(n): v+=[S(i,min(1,t0+(1-t0)*j/ns),u,max(0,j-ns)/lip) for u in U]
    for j in range(ns+lip):
        for i in range(M_): f.append((j*M_+i,(j+1)*M_+i,(j+1)*M_+(i+1)%M_,j*M_+(i+1)%M_))
    cl=coated(slack); tape=duck('boxtape','#1a1a1b'); loop=fuzz() if octa else duck('loop','#242426',90); th=mat('boxthread','#747275',.8,var=0); o=mesh('cloth',v,f,cl,smooth=True); o.parent=p
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
    # the diffuser, held behind the lip, taut but for the folds that its hem pulls; it hangs a little away from the lamp
    zf=-d-.030; rimv=[]
    for i in range(n):
        for u in U: q=S(i,1,u,.40)*.982; rimv.append(Vector((q.x,q.y,0)))
    def face(q,k):
        a=math.atan2(q.y,-q.x); fold=k**5*(1-.55*k**9)*.0062*(math.sin(a*34+2*N3(a*3,2,0))*(.2+.8*abs(N3(a*2.3,7,0)))+math.sin(a*15+3)*.4)
        return q*k+Vector((0,0,zf+.011*N3(q.x*k*3.2,q.y*k*3.2,4)*(1-k**4)+fold-.012*math.exp(-((q.x*k/.24)**2+(q.y*k/.34)**2))))
    K=60; fv=[face(Vector((0,0,0)),0)]; ff=[]; fl=[(0,0,0)]
    for j in range(1,K+1):
        k=(j/K)**.8
        for q in rimv: fv.append(face(q,k)); fl.append((q.x*k*2/W,q.y*k*2/H,0))
    for i in range(M_): ff.append((0,1+(i+1)%M_,1+i))
    for j in range(K-1):
        for i in range(M_): ff.append((1+j*M_+i,1+j*M_+(i+1)%M_,1+(j+1)*M_+(i+1)%M_,1+(j+1)*M_+i))
    o=mesh('diff',fv,ff,lit_cloth('face',hot,fall,rim),smooth=True); o.parent=p; flat_at(o,fl); o.visible_shadow=False; o.visible_diffuse=False
    hv=[]; hf=[]; fl=[]
    for q in rimv:   # its hem, the hook tape within: twice as thick, so that it glows less
        w=.026/max(q.length,.05)
        for k,h in ((1-w,.0008),(1-w*.94,.0026),(1.0,.0028),(1.0,-.0010)): hv.append(face(q,k)-Vector((0,0,h))); fl.append((q.x*2/W,q.y*2/H,0))
    for i in range(M_):
        for k in range(3): hf.append((4*i+k,4*((i+1)%M_)+k,4*((i+1)%M_)+k+1,4*i+k+1))
    o=mesh('hem',hv,hf,lit_cloth('hemlit',.16*hot,.9,.1),smooth=True); o.parent=p; flat_at(o,fl); o.visible_shadow=False
    # what leaves it: lights lip and grid, and what stands before it
    l=bpy.data.lights.new('out','AREA'); l.energy=watts; l.color=(1,.94,.85); l.shape='ELLIPSE' if octa else 'RECTANGLE'; l.size,l.size_y=W*.90,H*.92; q=link(bpy.data.objects.new('out',l)); q.location=(0,0,zf-.020); q.parent=p; q.visible_camera=False
    if cells: grid(W,H,zf-.022,-d-LIP-.010,*cells,hang,p,mat('gridm','#3b3b3d',.55,var=.06,vscale=30,spec=.4,bump=.2,bscale=500))
    # a woven label in a seam, the cord that pulls a rod out of its pocket
    q=at(cs[0],.86); x=box('tag',(.0012,.034,.026),q+Vector((-.016,-.012,0)),mat('tagm','#b9b4a8',.85,var=0,bump=.3,bscale=500),.0005,(0,0,rad(38)),p)
    speedring(g,p,cs,at); coat=powder('headcoat','#0c0c0d',.52)
    for o in p.children:
        if o.name.startswith('head'): o.data.materials[0]=coat
    bpy.context.view_layer.update(); B=p.matrix_world@Vector((0,-.168,.13))
    # the tilt head below the lamp, its handle, the stand, a cable that hangs from the lamp along it
    cyl('sock',.0185,.085,(B.x,B.y,B.z-.012),mat('castb','#26272a',.46,var=.1,vscale=40,bump=.12,bscale=420),n=48,bevel=.003); e=empty('tee',(B.x,B.y,B.z-.020)); e.rotation_euler=(0,0,math.atan2(F.y,F.x)+1.9); lobed((.018,0,0),(1,0,0),e,g['rubber'],g['steel'],.017,.024,7)
    z=B.z-.02; st_=stand_full(g,rad(150),(z+.03-.074)/.955,.5,.03); st_.location=(B.x,B.y,0)
    P=[p.matrix_world@Vector(q) for q in ((.034,-.024,.357),(.036,-.030,.395),(.03,-.10,.42),(.0,-.30,.36))]; P+=[Vector((B.x+.035,B.y+.03,B.z-.42)),Vector((B.x+.024,B.y+.012,B.z-.72)),Vector((B.x+.03,B.y+.01,B.z-1.1))]; curve('cord',[tuple(q) for q in P],.0046,g['rubber'],None,20); cyl('plug',.009,.03,(.034,-.024,.372),g['rubber'],parent=p,n=28,bevel=.003)
    return p
def duck(name,c,across=200):
    """tape and webbing: threads both ways, no gloss"""
    m=mat(name,c,.9,var=0,bump=.4,bscale=across*4,spec=.15); return m

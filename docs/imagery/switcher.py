# A switcher with eight inputs: caps that glow, their words, the sockets' plugs behind: for `gear-switcher`
from roomkit import *
from cinelens import anodised, toothed
from fresnel import hoop
from fx6 import paint
from house import nodes
from lenses import rubbed
def capmat(name,c,glow=None,k=0.):
    """a cap of cloudy plastic over its diode: brightest in the middle, greyer at the rim; fingers left a little gloss"""
    m,b,N,L=nodes(name); G=Graph(N,L); tc=N('ShaderNodeTexCoord'); P=tc.outputs['Object']; sp=N('ShaderNodeSeparateXYZ'); L(tc.outputs['Generated'],sp.inputs[0]); setin(b,'Base Color',col(c)); setin(b,'Specular',.45); L(G.ramp(G.noise(P,180,4,.65),.35,.65,.26,.46),b.inputs['Roughness'])
    if k: x,y=G.op('SUBTRACT',sp.outputs['X'],.5),G.op('SUBTRACT',sp.outputs['Y'],.5); r=G.op('SQRT',G.op('ADD',G.op('MULTIPLY',x,x),G.op('MULTIPLY',y,y))); setin(b,'Emission',col(glow)); L(G.op('MULTIPLY',G.ramp(r,.05,.62,1.,.28),k),b.inputs['Emission Strength'])
    bp=N('ShaderNodeBump'); bp.inputs['Strength'].default_value=.25; bp.inputs['Distance'].default_value=.0003; L(G.noise(P,2200,2),bp.inputs['Height']); L(bp.outputs[0],b.inputs['Normal']); return nolight(m)
def switcher(g):
    e=empty('sw'); a=paint('swc','#202124',.46,.34,1300,.05,.25); b=paint('swb','#17181a',.42,.2,1500,.06,.2); dk=mat('swgap','#050506',.85,var=0); ink=rubbed('swink','#a5a29a'); st=mat('swst','#5d5f63',.32,metal=1,var=.12,vscale=200); me=anodised('swan','#26272a',.34,.3); ru=mat('swru','#151516',.7,var=.06,vscale=80,bump=.2,bscale=900)
    W_,D_,h0,h1=.370,.137,.0165,.0330; th=math.atan2(h1-h0,D_); lit={'w':capmat('cw','#b9bab8','#fff4e2',.55),'r':capmat('cr','#a8443c','#ff1206',1.7),'g':capmat('cg','#4f9a63','#10ff38',.85),'b':capmat('cb','#4d6fa8','#1250ff',1.5),'y':capmat('cy','#b08a48','#ff9a10',1.0),'o':capmat('co','#77797b'),'d':capmat('cd','#2b2c2f')}; dark=mat('swleg','#131314',.6,var=0)
    # the case: a wedge of folded sheet, ends of moulded rubber with their screws, feet
    pr=[(-D_/2,.0030),(-D_/2,h0-.002),(-D_/2+.003,h0+.0004),(D_/2-.004,h1),(D_/2,h1-.004),(D_/2,.0030)]; k=len(pr)
    def wedge(n,x0,x1,grow,m,r): v=[(x,y*(1+grow/D_*2),z+(grow if z>.01 else -grow*.3)) for x in (x0,x1) for y,z in pr]; o=mesh(n,v,[tuple(range(k)),tuple(reversed(range(k,2*k)))]+[((i+1)%k,i,k+i,k+(i+1)%k) for i in range(k)],m,r); o.modifiers['b'].segments=4; o.parent=e; return o
    wedge('case',-W_/2+.009,W_/2-.009,0,a,.0010); wedge('seam',-W_/2+.006,W_/2-.006,-.0006,dk,.0004)
    for s in (-1,1):
        x0,x1=sorted((s*(W_/2-.0084),s*(W_/2))); wedge('end',x0,x1,.0010,b,.0022)
        for y,z in ((-.052,.0085),(.052,.0125)): cyl('sk',.0030,.0008,(s*W_/2,y,z),dk,(0,math.pi/2,0),e,28,.0002); cyl('sc',.0024,.0014,(s*W_/2,y,z),st,(0,math.pi/2,0),e,28,.0004); cyl('sx',.0012,.0006,(s*(W_/2+.0007),y,z),dk,(0,math.pi/2,0),e,6,.0001)
        for y in (-.045,.045): lathe('ft',smooth([(.0002,0),(.0070,0),(.0082,.0010),(.0078,.0040),(.0002,.0040)],2),(s*.150,y,-.0010),ru,40,parent=e)
        for i in range(9): box('vent',(.0012,.0022,.0090),(s*(W_/2+.0004),-.022+.0052*i,.0140),dk,.0005,parent=e)
    p=empty('top',(0,0,(h0+h1)/2+.0001),0,e); p.rotation_euler=(th,0,0)
    def word(t,x,y,s=.0026,m=ink,z=.0002): w=bpy.data.curves.new('w','FONT'); w.body=t; w.size=s; w.align_x=w.align_y='CENTER'; w.extrude=.00003; w.space_character=1.06; w.materials.append(m); o=link(bpy.data.objects.new('w',w)); o.location=(x,y,z); o.parent=p
    def key(x,y,w_,h,c,t='',s=.0034,hh=.0052):
        """the cap in its well, its face a little hollow"""
        box('well',(w_+.0016,h+.0016,.0006),(x,y,.0001),dk,.0012,parent=p); X,Y=w_/2,h/2; n=7; v=[];f=[]
        for j in range(n+1):
            for i in range(n+1): u,q=2*i/n-1,2*j/n-1; v.append((u*X*.90,q*Y*.90,hh-.00045*(1-u*u)*(1-q*q)))
        f=[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i) for j in range(n) for i in range(n)]; rim=[i for i in range(n)]+[(n+1)*j+n for j in range(n)]+[(n+1)*n+n-i for i in range(n)]+[(n+1)*(n-j) for j in range(n)]; B=len(v)
        for r_ in rim: x_,y_,_=v[r_]; v.append((x_/.90,y_/.90,.0003))
        R=len(rim); f+=[(rim[i],B+i,B+(i+1)%R,rim[(i+1)%R]) for i in range(R)]; o=mesh('cap',v,f,lit[c],.0007); o.modifiers['b'].segments=4; o.modifiers['b'].angle_limit=math.radians(30); o.location=(x,y,0); o.parent=p
        if t: word(t,x,y,s,ink if c in 'd' else dark,hh-.00030)
    def line(x0,x1,y): box('ln',(x1-x0,.0003,.00006),((x0+x1)/2,y,.0001),ink,0,parent=p)
    # left: eight inputs, from the sound above to the bus in front
    P=.0192; X0=-.1610
    line(X0-.008,X0+7*P+.008,.0580)
    for i in range(8):
        x=X0+P*i; word(str(i+1),x,.0525,.0034); key(x,.0460,.0135,.0066,'w' if i in (0,1,4) else 'o','ON',.0022,.0036); key(x,.0365,.0135,.0066,'o','OFF',.0022,.0036); key(x,.0270,.0135,.0066,'o' if i!=1 else 'y','+',.0032,.0036); key(x,.0175,.0135,.0066,'o','\u2212',.0032,.0036)
        key(x,-.0130,.0150,.0140,'g' if i==4 else 'o',str(i+1),.0056); key(x,-.0395,.0150,.0140,'r' if i==1 else 'o',str(i+1),.0056)
    line(X0-.008,X0+7*P+.008,.0015); line(X0-.008,X0+7*P+.008,-.0262)
    # right: macros, layers, how a picture gives way to the next, and the two keys that do it
    Q=.0212; X1=.0420
    line(X1-.008,X1+5*Q+.008,.0580)
    for i in range(6): key(X1+Q*i,.0490,.0165,.0078,'b' if i in (0,3) else 'o',str(i+1),.0034,.0036)
    line(X1-.008,X1+5*Q+.008,.0395)
    for i,t in enumerate(('KEY 1','KEY 2','DSK','PIP','POS','SIZE')): key(X1+Q*i,.0292,.0165,.0100,'w' if i==3 else 'o',t,.0026,.0040)
    line(X1-.008,X1+5*Q+.008,.0180)
    for i,t in enumerate(('MIX','DIP','WIPE','DVE','STILL','BLACK')): key(X1+Q*i,.0078,.0165,.0100,'w' if i==0 else 'o' if i<4 else 'd',t,.0026,.0040)
    for i,t in enumerate(('0.5','1.0','1.5','2.0')): key(X1+Q*i,-.0085,.0165,.0078,'y' if i==1 else 'o',t,.0028,.0036)
    word('SEC',X1+4*Q-.006,-.0085,.0026); key(X1+5*Q,-.0105,.0165,.0120,'d','FTB',.0030,.0046)
    key(X1+1.0*Q,-.0330,.0385,.0200,'w','CUT',.0056,.0060); key(X1+3.2*Q,-.0330,.0385,.0200,'w','AUTO',.0056,.0060); key(X1+5*Q,-.0330,.0165,.0150,'r','REC',.0034,.0048); word('ON AIR',X1+5*Q,-.0455,.0022)
    # a dial for the headphones, the mark of whoever works with it: a strip of tape with names
    d=empty('vol',(.0165,.0440,0),0,p); cyl('vw',.0088,.0004,(0,0,.0002),dk,parent=d,n=48); toothed('vk',.0070,.0006,.0092,36,.0005,me,d); lathe('vc',[(.0002,.0096),(.0056,.0096),(.0066,.0090),(.0066,.0080)],(0,0,0),b,56,parent=d,bevel=.0002); box('vm',(.0006,.0036,.0002),(.0012,.0040,.0097),ink,0,(0,0,-.3),d); word('PHONES',.0165,.0560,.0022)
    cyl('ld',.0013,.0006,(.0165,.0260,.0003),emat('swled',(.15,1,.3),5),parent=p,n=24,bevel=.0003); word('STREAM',.0165,.0220,.0020); cyl('ld2',.0013,.0006,(.0165,.0140,.0003),emat('swled2',(1,.06,.03),5),parent=p,n=24,bevel=.0003); word('DISK',.0165,.0100,.0020)
    n=40; v=[(X0-.009+(7*P+.018)*i/n,-.0570-(.0062*j)+.0002*math.sin(i*.8+j),.00025+(.0011*max(0,(i-n+4)/4)**2)) for j in (0,1) for i in range(n+1)]; mesh('tape',v,[(n+1+i,n+2+i,i+1,i) for i in range(n)],mat('swtape','#d9d3c3',.85,var=.04,vscale=200,colvar=.06,bump=.2,bscale=900),smooth=True).parent=p
    pen=mat('swpen','#23305a',.7,var=0); q=random.Random(5)
    for i in range(8):
        x=X0+P*i-.0055; m_=q.randint(4,7); curve('pen',[(x+.0017*j,-.0601+.0011*(q.random()-.5)*2+(.0008 if j%2 else -.0008),.0004) for j in range(m_)],.00022,pen,p,6)
    # behind: plugs in their sockets, the leads over the table and away
    cb=mat('swcab','#19191b',.6,var=.05,vscale=90,bump=.05,bscale=700); sh=mat('swplug','#1d1d1f',.5,var=.06,vscale=120); q=random.Random(9)
    for i,x in enumerate((-.150,-.117,-.084,-.051,-.018,.048,.120)):
        y=D_/2; box('soc',(.0180,.0020,.0085),(x,y+.0002,.0165),dk,.0010,parent=e); o=box('plug',(.0200,.030,.0110),(x,y+.0175,.0165),sh,.0030,parent=e); o.modifiers['b'].segments=4; tube('boot',(x,y+.031,.0165),(x,y+.046,.0160),.0042,ru,e,28)
        X=x+.035+q.uniform(-.012,.012); Y=y+.10+.010*(6-i)+q.uniform(-.006,.006); curve('lead',[(x,y+.044,.0160),(x,y+.060,.0150),(x+.004,y+.080,.0045),(X,Y,.0034),(X+.10,Y+.030+.004*i,.0034),(.30+.03*q.random(),.205+.011*(6-i),.0034),(.50,.225+.010*(6-i)+q.uniform(-.01,.01),.0034),(.9,.30+.02*(6-i),.0034),(1.5,.4,.0034)],.0032,cb if i!=2 else mat('swcab2','#2e4a78',.55,var=.05,vscale=90),e,20)
    return e

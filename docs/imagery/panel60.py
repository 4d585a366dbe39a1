# A small panel without doors from near in a dim room, its diodes behind clear plastic, the stand out of the frame below: for `gear-panel-60`
from roomkit import *
from cinelens import anodised, toothed, uncapped
from fresnel import enamel, hoop
from fx6 import paint, pane
from lenses import rubbed
from smoke import sheetmetal
from graph import Graph
from house import nodes
R=(math.pi/2,0,0); S=(0,math.pi/2,0)
def lit(nx,ny,k):
    """diodes as a lens sees them from near: small white packages on a white board, in each a round of phosphor that is too bright for the film, warm and cold by turns, no two alike; the board between is lit by them, less towards its edge"""
    m,b,N,L=nodes('lit60'); G=Graph(N,L); sp=N('ShaderNodeSeparateXYZ'); L(N('ShaderNodeTexCoord').outputs['Generated'],sp.inputs[0]); u,v=G.op('MULTIPLY',sp.outputs['X'],float(nx)),G.op('MULTIPLY',sp.outputs['Z'],float(ny)); iu,iv=G.op('FLOOR',u),G.op('FLOOR',v); cv=N('ShaderNodeCombineXYZ'); L(iu,cv.inputs[0]); L(iv,cv.inputs[1]); wn=N('ShaderNodeTexWhiteNoise'); L(cv.outputs[0],wn.inputs[0]); q=N('ShaderNodeSeparateColor'); L(wn.outputs['Color'],q.inputs[0])
    off=lambda x,c: G.op('ADD',G.op('SUBTRACT',G.op('FRACT',x),.5),G.op('MULTIPLY',G.op('SUBTRACT',c,.5),.05)); a,d=off(u,q.outputs[0]),off(v,q.outputs[1]); r2=G.op('ADD',G.op('MULTIPLY',a,a),G.op('MULTIPLY',d,d)); edge=G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',sp.outputs['X'],.5)),.5,.30,.55,1.),G.ramp(G.op('ABSOLUTE',G.op('SUBTRACT',sp.outputs['Z'],.5)),.5,.26,.55,1.))
    warm=G.op('MODULO',G.op('ADD',iu,iv),2.); pack=G.op('MULTIPLY',G.ramp(G.op('ABSOLUTE',a),.235,.215),G.ramp(G.op('ABSOLUTE',d),.195,.175)); die=G.op('MULTIPLY',G.ramp(r2,.026,.010),G.ramp(wn.outputs['Value'],0.,1.,.72,1.2)); glow=G.op('EXPONENT',G.op('MULTIPLY',r2,-17.))
    L(G.op('MULTIPLY',G.op('ADD',G.op('ADD',G.op('MULTIPLY',die,9.),G.op('MULTIPLY',glow,.30)),G.op('MULTIPLY',edge,G.op('MULTIPLY_ADD',pack,.10,.085))),k),b.inputs['Emission Strength']); L(G.mix(die,G.mix(warm,'#ffb56a','#e6e9ff'),G.mix(warm,'#ffd9a4','#f4f5ff')),b.inputs['Emission Color']); L(G.mix(pack,'#55565a','#c9c5b8'),b.inputs['Base Color']); setin(b,'Roughness',.3); return nolight(m)
def panel60(g):
    """it faces -y; x>0 is the side with the controls"""
    e=empty('p60',(0,0,.464)); f=empty('head',(0,0,0),0,e); f.rotation_euler=(math.radians(11),0,0); W_,H_=.330,.216; a=sheetmetal('p6c','#1c1d20',.44,fine=700,grain=.15); b=sheetmetal('p6b','#131315',.42,fine=800,grain=.14); al=sheetmetal('p6a','#1a1b1d',.34,fine=1500,grain=.05); dk=mat('p6gap','#050506',.85,var=0); st=mat('p6st','#6a6c70',.30,metal=1,var=.12,vscale=160); rub=mat('p6r','#141415',.70,var=.06,vscale=60,bump=.12,bscale=700); ink=rubbed('p6ink','#a5a29a'); amb=rubbed('p6am','#a8632a'); ring=mat('ringf','#9a9ca0',.32,metal=1,var=.1,vscale=30); coat=enamel('coatf','#1b1b1c',.1)
    def slab(n,size,at,m,r=.003,seg=5,par=f,rot=(0,0,0)): o=box(n,size,at,m,r,rot,par); (setattr(o.modifiers['b'],'segments',seg) if r else None); return o
    def screw(at,rot,r=.0030): d=Vector((1,0,0)) if rot==S else Vector((0,-1,0)); d=d if at[0]>0 or rot!=S else -d; at=Vector(at); cyl('sk',r*1.3,.0010,at,dk,rot,f,28,.0002); cyl('sc',r,.0016,at+d*.0003,st,rot,f,28,.0005); cyl('sx',r*.5,.0005,at+d*.0010,dk,rot,f,6,.0001)
    # the frame: a drawn rail all round with a groove, corners of rubber, a lip that holds the diffuser; its back with fins
    D=.036
    for sg in (-1,1):
        slab('fr',(W_-.020,D,.0150),(0,0,sg*(H_/2-.0075)),al,.0026,4); slab('fr',(.0150,D,H_-.020),(sg*(W_/2-.0075),0,0),al,.0026,4); slab('gr',(W_-.080,.0050,.0006),(0,.002,sg*(H_/2+.0001)),dk,.0002,1); slab('gr',(.0006,.0050,H_-.080),(sg*(W_/2+.0001),.002,0),dk,.0002,1)
        slab('lip',(W_-.028,.0050,.0080),(0,-D/2-.0006,sg*(H_/2-.0165)),b,.0016,4); slab('lip',(.0080,.0050,H_-.028),(sg*(W_/2-.0165),-D/2-.0006,0),b,.0016,4)
        for sz in (-1,1): slab('corner',(.0340,D+.0050,.0340),(sg*(W_/2-.0150),0,sz*(H_/2-.0150)),rub,.0090,6); screw((sg*(W_/2-.0125),-D/2-.0028,sz*(H_/2-.0125)),R)
        for z in (-.052,.052): screw((sg*(W_/2+.0002),.010,z),S,.0024)
    slab('low',(W_-.070,.0030,.0170),(0,-D/2-.0012,-H_/2+.0085),b,.0014,4); slab('mk',(.0220,.0004,.0022),(-.096,-D/2-.0028,-H_/2+.0080),amb,0,1); slab('led',(.0030,.0010,.0030),(.108,-D/2-.0028,-H_/2+.0072),emat('p6led',(.2,1,.35),4),.0008,3)
    # a strip of cloth tape over the upper rail, with what somebody wrote on it: whose it is, or when it was charged
    tp=mat('p6tape','#b3aa95',.85,var=.04,vscale=200,colvar=.10,bump=.5,bscale=900); t=empty('tape',(-.078,0,0),0,f); t.rotation_euler=(0,math.radians(1.2),0); slab('tp',(.052,.0008,.0142),(0,-D/2-.0004,H_/2-.0066),tp,.0003,2,t); slab('tp',(.052,D*.8,.0008),(0,-D*.1,H_/2+.0004),tp,.0003,2,t); pen=mat('p6pen','#16161a',.7,var=0)
    for S_ in ([(-.014,.0022),(-.0125,.0040),(-.0095,.0040),(-.0085,.0022),(-.0115,.0004),(-.0118,.0002),(-.0085,-.0006),(-.0082,-.0028),(-.0110,-.0042),(-.0145,-.0030)],[(.006,.0042),(.006,.0042),(.0046,-.0006),(.0046,-.0008),(.0125,-.0004),(.0125,-.0004)],[(.0106,.0026),(.0106,.0026),(.0100,-.0046),(.0100,-.0046)]): curve('pen',[(x_,-D/2-.0009,H_/2-.0066+z_) for x_,z_ in S_],.00055,pen,t,10)
    slab('df',(W_-.040,.0030,H_-.044),(0,-D/2+.0030,.0030),lit(34,20,1.4),.0006,2); slab('back',(W_-.030,.012,H_-.030),(0,D/2-.004,0),a,.0030,4); [slab('fin',(.0026,.016,H_-.060),(-.120+.012*i,D/2+.008,0),al,.0007,2) for i in range(21)]
    l=bpy.data.lights.new('out','AREA'); l.energy=26.; l.color=(1,.95,.87); l.shape='RECTANGLE'; l.size=W_-.06; l.size_y=H_-.06; q=link(bpy.data.objects.new('out',l)); q.location=(0,-D/2-.004,0); q.rotation_euler=(-math.pi/2,0,0); q.parent=f; q.visible_camera=False; q.visible_glossy=False
    # controls behind the right edge: a box with two wheels and a screen, seen from the side
    slab('box',(.100,.030,.150),(.060,D/2+.020,0),a,.006,6)
    # yoke of bent bar, knobs of ten lobes on discs with a scale, the socket on its stand
    yw=W_/2+.020
    for sx in (-1,1):
        slab('arm',(.0060,.026,.1500),(sx*yw,.004,-.0600),b,.0016,4,e); lathe('bend',[(.0005,-.013),(.0065,-.013),(.0065,.013),(.0005,.013)],(sx*(yw-.0035),.004,-.1345),b,28,R,e,.0005); cyl('pk',.0160,.0120,(sx*(W_/2+.0080),.004,0),ring,S,e,56,.001); cyl('pd',.0225,.0040,(sx*(yw+.0050),.004,0),al,S,e,64,.0008); k=empty('knob',(sx*(yw+.0070),.004,0),0,e); k.rotation_euler=(0,sx*math.pi/2,0); toothed('kn',.0190,0,.0200,10,.0034,rub,k); cyl('kc',.0140,.0030,(0,0,.0206),al,(0,0,0),k,48,.0008); cyl('kb',.0052,.0024,(0,0,.0224),st,(0,0,0),k,6,.0005)
        for i in range(7): t=math.radians(-90+30*i); box('tk',(.0004,.0006,.0028),(sx*(yw+.0034),.004+.0245*math.sin(t)*.5,.0245*math.cos(t)*.5),ink,0,(-t,0,0),e)
    slab('yb',(2*yw-.0060,.026,.0060),(0,.004,-.1400),b,.0016,4,e)
    for x in (-.090,.090): cyl('hole',.0055,.0066,(x,.004,-.1400),dk,(0,0,0),e,28,.0003)
    cyl('bolt',.0100,.0080,(0,.004,-.1335),st,(0,0,0),e,6,.0008); cyl('sock',.0210,.0480,(0,.004,-.1680),coat,(0,0,0),e,64,.0030); hoop('bead',[(.0210,0),(.0230,.001),(.0230,.006),(.0210,.007)],(0,.004,-.1920),ring,64,parent=e); tube('tscr',(.018,.004,-.1680),(.046,.004,-.1680),.0045,st,e,20); slab('wing',(.008,.030,.013),(.050,.004,-.1680),rub,.0035,4,e); ch=g['chrome']; tube('tubeA',(0,.004,-.190),(0,.004,-.262),.0110,ch,e,64); lathe('col',[(.0112,.030),(.0170,.029),(.0192,.024),(.0192,-.016),(.0180,-.030),(.0150,-.034)],(0,.004,-.270),coat,64,parent=e,bevel=.0010); tube('tubeB',(0,.004,-.28),(0,.004,-.9),.0150,al,e,64)
    curve('cord',[(.100,.060,-.050),(.118,.110,-.056),(.140,.150,-.120),(.146,.160,-.260),(.120,.130,-.450),(.09,.10,-.700),(.09,.1,-.9)],.0044,g['rubber'],e)
    # from near, its near edge sharp: the far diodes run into discs
    return 4.6,(.014,0,.446),(0,-4.05,.80),75,.72,(((-2.5,-1.2,2.4),(0,0,.6),34,.45,.45,(1,.965,.92)),((2.6,-1.5,1.2),(.4,0,.6),62,.30,1.7,(.92,.96,1)),((-1.3,-3.2,2.3),(0,0,.6),10,.5,.5,(1,.97,.94)),((1.7,1.7,1.6),(0,0,.6),44,.4,1.8,(.90,.95,1)),((.2,1.5,2.7),(0,0,.6),34,1.8,.16,(.95,.97,1)),((-2.6,1.3,2.4),(-1.7,3.3,.5),17,1.,1.,(1,.95,.88))),(.50,-.62,.62)

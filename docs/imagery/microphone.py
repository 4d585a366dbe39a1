# A stage microphone at the end of its stand
from roomkit import *
from cinelens import anodised
def vocal_mic(g,at,d):
    """a stage microphone at the end of its stand: woven grille, tapered body, clip, cable; d: where its head points"""
    e=empty('mic',at); e.rotation_mode='QUATERNION'; d=Vector(d).normalized(); e.rotation_quaternion=d.to_track_quat('Z','Y'); R,n=.0255,32; v=[];f=[]
    wire=mat('gwire','#b4b7bc',.3,metal=1,var=.12,vscale=60); paint_=anodised('micb','#202124',.40,.75)
    for sg in (1,-1):   # the grille: two cups pressed out of flat woven mesh, square at the pole, drawn out towards the rim they are joined at
        at_={}
        for j in range(-n,n+1):
            for i in range(-n,n+1):
                r=math.hypot(i,j)/n
                if r>1.03: continue
                t=min(r,1)*math.pi/2; u=math.sin(t)/(r*n) if r else 0; at_[i,j]=len(v); v.append((i*u*R,j*u*R,sg*math.cos(t)*R*1.04))
        for i,j in at_:
            q4=[(i,j),(i+1,j),(i+1,j+1),(i,j+1)]
            if all(k in at_ for k in q4): f.append(tuple(at_[k] for k in q4))
    o=mesh('grille',v,f,wire); o.parent=e; w_=o.modifiers.new('w','WIREFRAME'); w_.thickness=.00058; w_.use_even_offset=False
    lathe('foam',smooth([(.001,-.0245),(.017,-.0175),(.0245,0),(.017,.0178),(.001,.0252)],5),(0,0,0),mat('foam','#1b1c1e',.95,var=0,bump=.9,bscale=1500),48,parent=e)
    for z,r,h in ((0,.0268,.005),(-.0205,.0195,.004)): cyl('band',r,h,(0,0,z),wire,parent=e,n=72,bevel=.001)
    lathe('body',smooth([(.0165,-.018),(.0188,-.024),(.0186,-.03),(.0165,-.055),(.0122,-.128),(.0118,-.14)],5),(0,0,0),paint_,72,parent=e,bevel=.0006)
    box('sw',(.007,.004,.018),(0,-.0165,-.062),g['black'],.0015,(math.radians(3),0,0),e)
    lathe('plug',[(.0095,-.205),(.0105,-.2),(.0105,-.165),(.0092,-.16),(.0092,-.138)],(0,0,0),mat('plug','#8d9095',.3,metal=1,var=.1),48,parent=e,bevel=.0006); lathe('relief',[(.004,-.24),(.0075,-.205),(.0085,-.2)],(0,0,0),g['rubber'],32,parent=e)
    lathe('clip',[(.0150,-.118),(.0168,-.117),(.0188,-.072),(.0172,-.071)],(0,0,0),g['rubber'],56,parent=e,bevel=.0006)
    bpy.context.view_layer.update(); j=e.matrix_world@Vector((0,.0,-.1)); t=Vector((j.x,j.y,j.z-.034)); box('lug',(.016,.012,.03),t+Vector((0,0,.006)),g['rubber'],.004); cyl('screw',.0065,.036,t,g['steel'],(0,math.pi/2,0)); cyl('nut',.0115,.024,t-Vector((0,0,.024)),g['steel'],n=6,bevel=.001); tube('thread',t-Vector((0,0,.02)),t,.0052,g['steel']); tube('pole',t-Vector((0,0,.03)),(t.x,t.y,.4),.008,g['blackm']); cyl('grip',.014,.06,(t.x,t.y,t.z-.42),g['black'])
    q_=[e.matrix_world@Vector((0,0,z)) for z in (-.236,-.27)]; a,b=q_; curve('mcb',[tuple(a),tuple(b),(b.x+.05,b.y-.02,b.z-.06),(t.x+.05,t.y-.02,t.z-.2),(t.x+.006,t.y+.016,t.z-.3),(t.x-.014,t.y+.004,t.z-.4),(t.x+.01,t.y+.012,t.z-.55),(t.x,t.y+.012,t.z-.8)],.0031,g['rubber'])
    box('tie',(.024,.026,.014),(t.x,t.y+.004,t.z-.305),mat('tapeb','#b9a14a',.7,var=0),.004)
    return e

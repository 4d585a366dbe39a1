# A softbox and an octabox from the side, on a stand with a bag over its leg; what they throw lies on the paper: `gear-softbox`, `gear-octa`
from parts import *
from grip import cloth_face, sewn, stand_full
import cstand
def softbox_shown(g,octa=False):
    """its face looks to the left, forwards and a little down"""
    W,H=(1.15,1.15) if octa else (.8,1.1); top=1.10 if octa else 1.62; r,p=softbox(g,W,H,(0,0,0),(-2.5,-1.75,top-(.42 if octa else .5)),top,cloth_face('#ffeedb',2.6 if octa else 2.3),octa=octa,sandbag=False,power=10 if octa else 21,color=(1,.93,.84)); sewn(g,p,W,H,octa)
    bpy.data.lights['sbl'].spread=math.pi; bpy.data.objects['sbl'].location.z-=.08   # past the lip, whose edge would draw a line on the paper, and to all sides, as cloth throws it
    if octa: o=point((0,0,-.5*W-.18-.30),17,(1,.93,.84),.40); o.parent=p   # the cloth bulges: some of its light goes down beside the lip, or what it throws ends in an edge and lies there as a pool of its own
    for o in list(r.children_recursive): bpy.data.objects.remove(o)   # the stand of the sets, which is seen from afar
    s=stand_full(g,math.radians(-6),top*1.0,.40 if octa else .50,.020 if octa else .0345); a=math.radians(-6+30); s.location=(0,0,0)
    bpy.context.view_layer.update(); X,Y,Z=p.matrix_world@Vector((0,-.03,.36)); b=empty('bag',(0,0,0),0); cstand.sandbag(b,(.345*math.cos(a),.345*math.sin(a),0),a)
    curve('cord',[(X,Y,Z),(X+.05,Y+.04,Z-.02),(X+.09,Y+.05,Z-.25),(X+.04,Y+.02,Z*.5),(.16,.16,.16),(.20,.24,.012),(.36,.36,.006),(.9,.42,.006),(1.6,.7,.006),(2.8,1.1,.006)],.0052,g['rubber'],None,18)

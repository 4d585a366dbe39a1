# What the octabox of showcase-cyclorama alone does to the floor about its bicycle, and what the room does: shadow and contact, and where the bicycle itself is; bikeprint.py prints with it
# python bikeshade.py: writes out/bike-{mask,old,oldbare,key,bare,room}.npy, two minutes of a core
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); PASSES=sys.argv[1:] or ['mask','old','oldbare','key','bare','room']; sys.argv=sys.argv[:1]+['--','x','1','1','1']
from cycroom import *
from roomkit import quad
from grip import bicycle
from velo import ridden
HERE=os.path.dirname(os.path.abspath(__file__))
def scene(kind):
    s=reset(); import kit; kit._m.clear(); g=M()
    if 'bare' not in kind: e=bicycle(g,(.42,-.55,.062),math.radians(-24),'#5c1d13'); ridden(e,g)
    if kind=='mask':
        for m in bpy.data.materials:
            m.use_nodes=True; t=m.node_tree; t.nodes.clear(); o,k=t.nodes.new('ShaderNodeOutputMaterial'),t.nodes.new('ShaderNodeEmission'); t.links.new(k.outputs[0],o.inputs[0])
        world(s,(0,0,0),0)
    else:
        quad('floor',[(-6,-6,.06),(8,-6,.06),(8,6,.06),(-6,6,.06)],mat('white','#a8a8a8',.9,var=0,spec=.1))
        for o in bpy.data.objects:
            if o.name!='floor': o.visible_camera=False
        if kind=='room': world(s,(1,1,1),1)
        else:
            # `old` is the lamp as the scene has it, in the bicycle's own plane, so that its shadow is a line; `key` stands further back in the set, and the shadow lies before it.
            # The cloth is hot in its middle: two thirds of its light come from there
            world(s,(0,0,0),0); at=(-1.0,-.37,1.79) if 'old' in kind else tuple(float(v) for v in os.environ.get('LAMP','-.95,1.15,2.3').split(','))
            for size,power in ((.42,150),(1.3,80)): l=area(at,(.4,-.6,.5),power,size,size); l.data.shape='ELLIPSE'
    c=camera((-.35,-5.7,1.3),(.36,0,1.3),35,3.2,(.35,-.6,.8)); c.data.shift_y=-.02
if __name__=='__main__':
    for kind in PASSES:
        os.environ['REGION']='.32,.48,.72,.93' if kind=='mask' else '.30,.62,1,1'
        scene(kind); render(HERE+'/out/bike-'+kind,1600,900,{'mask':24,'room':24}.get(kind,8 if 'bare' in kind else 28),1,int(os.environ.get('THREADS',1)),bounces=2)

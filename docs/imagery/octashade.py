# What the octabox of about-behind-octa gives, and what all other lamps do, on chair, rug, floor and wall; octapool.py prints with it
# python octashade.py: writes out/octa-key.npy and out/octa-rest.npy, some minutes of a core
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); PASSES=sys.argv[1:] or ['key']
HERE=os.path.dirname(os.path.abspath(__file__))
source=open(HERE+'/setshots.py').read().replace("globals()[SHOT]()\nrender(out,w,h,spp,seed,thr,bounces=4)\n",'')
for kind in PASSES:
    os.environ['SHOT']='octa'; os.environ.pop('MONITOR',None)
    sys.argv=[sys.argv[0],'--',HERE+'/out/octa-'+kind,'1360','765','16']
    scope={'__name__':'set','__file__':HERE+'/setshots.py'}
    import kit; kit._m.clear()
    exec(compile(source,'setshots.py','exec'),scope)
    scope['octa']()
    import bpy
    for o in list(bpy.data.objects):
        if o.type=='LIGHT' and (o.data.name.startswith('sbl') and o.data.energy>100)!=(kind=='key'): bpy.data.objects.remove(o)
    lamps=[(o.name,o.data.energy) for o in bpy.data.objects if o.type=='LIGHT']; print(kind,lamps,flush=True)
    if kind=='key':
        scope['world'](scope['s'],(0,0,0),0)
        for m in bpy.data.materials:   # cloth and diodes that shine by themselves are no light of the octabox's
            for n in (m.node_tree.nodes if m.node_tree else ()):
                if n.type=='EMISSION':
                    for l in list(n.inputs[1].links): m.node_tree.links.remove(l)
                    n.inputs[1].default_value=0
            b=m.node_tree and m.node_tree.nodes.get('Principled BSDF')
            if b:
                for l in list(b.inputs['Emission Strength'].links): m.node_tree.links.remove(l)
                b.inputs['Emission Strength'].default_value=0
    scope['render'](HERE+'/out/octa-'+kind,1360,765,{'key':20,'rest':12}[kind],1,int(os.environ.get('THREADS',1)),bounces=4)

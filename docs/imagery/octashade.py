# What the octabox of about-behind-octa alone gives to its set (`key`), and the shadow chair and box have in it, without the chair's own
# light, from a lamp a little smaller and higher (`shade`, and `bare` without them); octapool.py prints with it
# python octashade.py: writes out/octa-{key,shade,bare}.npy, five minutes of a free core
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); PASSES=sys.argv[1:] or ['key','shade','bare']
HERE=os.path.dirname(os.path.abspath(__file__))
source=open(HERE+'/setshots.py').read().replace("globals()[SHOT]()\nrender(out,w,h,spp,seed,thr,bounces=4)\n",'')
for kind in PASSES:
    os.environ['SHOT']='octa'; os.environ.pop('MONITOR',None); os.environ.pop('REGION',None)
    sys.argv=[sys.argv[0],'--',HERE+'/out/octa-'+kind,'1360','765','16']
    scope={'__name__':'set','__file__':HERE+'/setshots.py'}
    import kit; kit._m.clear()
    exec(compile(source,'setshots.py','exec'),scope)
    import bpy, math
    if kind=='key':
        scope['octa']()
        for o in list(bpy.data.objects):
            if o.type=='LIGHT' and not (o.data.name.startswith('sbl') and o.data.energy>100): bpy.data.objects.remove(o)
        scope['world'](scope['s'],(0,0,0),0)
        for m in bpy.data.materials:   # cloth and diodes that shine by themselves are no light of the octabox's
            for n in (m.node_tree.nodes if m.node_tree else ()):
                socket=n.inputs[1] if n.type=='EMISSION' else n.inputs['Emission Strength'] if n.type=='BSDF_PRINCIPLED' else None
                if socket:
                    for l in list(socket.links): m.node_tree.links.remove(l)
                    socket.default_value=0
    else:
        from octaset import armchair
        g=scope['g']
        if kind=='shade': armchair(g,(2.0,.12,.062),math.radians(-32)); scope['applebox'](g,(3.0,-1.05,.06),.8,.1)
        for o in bpy.data.objects: o.visible_camera=False
        scope['mesh']('floor',[(-8,-8,.06),(10,-8,.06),(10,9,.06),(-8,9,.06)],[(0,1,2,3)],scope['mat']('white','#a8a8a8',.9,var=0,spec=.1))
        scope['world'](scope['s'],(1,1,1),.020)
        l=scope['area']((-.8,-2.76,2.5),(2.0,.1,.4),300,.9,.9); l.data.shape='ELLIPSE'
        c=scope['camera']((-1.9,-7.0,1.45),(.45,-1.2,1.55),32,2.4,(-1.35,-3.9,2.0)); c.data.dof.use_dof=False; os.environ['REGION']='.38,.70,1,1'
    scope['render'](HERE+'/out/octa-'+kind,1360,765,{'key':20,'shade':24}.get(kind,8),1,int(os.environ.get('THREADS',1)),bounces=4 if kind=='key' else 2)

# What the bank alone does to hero-car: its light on cover, floor and paint, all of one grey, with the car and without it; carlast.py prints with it
# python carshade.py: writes out/shade-car.npy and out/shade-bare.npy
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); sys.argv=sys.argv[:1]+['--','x','1','1','1']
from cycroom import *
from cover import worn
import numpy as np
HERE=os.path.dirname(os.path.abspath(__file__))
def scene(car):
    s=reset(); import kit; kit._m.clear(); g=M(); white=mat('white','#c8c8c8',.9,var=0,spec=.1)
    shell(g,-11,9.5,-13,6.4,6.4); n0=set(bpy.data.objects); cyc2(g,W=11,D=9.4,H=4.9,r=1.6,rc=1.8,left=False,right=True,m=white)
    for o in set(bpy.data.objects)-n0: o.location.x+=2.0
    if car:
        d=np.load(HERE+'/car_cover.npz'); e=empty('car',(1.0,-.3,.052),math.radians(-48))
        o=mesh('cover',[tuple(map(float,x)) for x in worn(d['v'].astype(float),d['flat'])],[tuple(map(int,x)) for x in d['f']],mat('cloth','#8c8c8c',.9,var=0,spec=.1),smooth=True); o.parent=e
        so=o.modifiers.new('t','SOLIDIFY'); so.thickness=.003
        for sx in (-1.36,1.36):
            for sy in (-1,1): cyl('wheel',.333,.22,(sx,sy*.80,.333),mat('ty','#151516',.8,var=0),(math.pi/2,0,0),e,64)
        box('pan',(3.9,1.5,.06),(0,0,.24),g['black'],.02,parent=e)
    P=empty('bank',(1.0,-.2,3.4)); P.rotation_euler=(math.radians(-6),math.radians(-3),math.radians(-48))
    l=bpy.data.lights.new('bk','AREA'); l.energy=165; l.color=(1,1,1); l.shape='RECTANGLE'; l.size=5.6*.95; l.size_y=2.6*.95; l.spread=math.radians(110)
    k=link(bpy.data.objects.new('bk',l)); k.location=(0,0,-.03); k.parent=P; k.visible_camera=False; k.visible_glossy=False
    world(s,(.05,.05,.05),.3); c=camera((.5,-8.4,1.0),(.62,0,1.22),40,16,(1.9,-2.2,.7)); c.data.shift_y=.03
if __name__=='__main__':
    os.environ['REGION']='0,.40,1,1'
    for car in (True,False): scene(car); render(HERE+'/out/shade-'+('car' if car else 'bare'),1600,900,16,1,int(os.environ.get('THREADS',1)),bounces=4)

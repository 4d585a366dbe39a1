# The truss's fresnel on the base of a C-stand, its yoke turned down, its beam on the paper: `gear-fresnel`
from parts import *
from fresnel import enamel, near_lamp
import cstand
def spotlight(g):
    """it shines forwards, to the left and down"""
    H=.86; k=1.; p,y,w,Y=near_lamp(g,(0,0,H),(-1.25,-2.3,H-1.02),.125,.05); a=y.rotation_euler[2]; y.rotation_euler=(0,math.pi,a); rub=mat('rubg','#151516',.6,var=.06,vscale=40,bump=.06,bscale=300); ct=enamel('coats','#19191a',.1); zn=mat('cszn','#a7a9ac',.28,metal=1,var=.1,vscale=80); st=g['steel']
    r=empty('tb',(0,0,0),math.radians(-6)); ch=cstand.turtle(g,r,k); b=H-Y
    c=.36; tube('col',(0,0,.112*k),(0,0,c),.0176,ch,r,48); tube('col',(0,0,c-.02),(0,0,b-.060),.0150,ch,r,48); cast=cstand.metals()[1]; lathe('ck',[(.0176,-.030),(.0234,-.029),(.0250,-.024),(.0250,.010),(.0228,.018),(.0168,.022),(.0150,.022)],(0,0,c),cast,56,parent=r,bevel=.0010); box('lug',(.030,.022,.028),(.0296,0,c-.006),cast,.005,parent=r); cstand.tee(facing((.0416,0,c-.006),(1,0,0),r),0,zn,rub,.078,.0068,-.4); lathe('sock',[(.0178,-.070),(.0222,-.069),(.0240,-.064),(.0240,-.010),(.0215,-.004),(.0150,-.001)],(0,0,b),ct,56,parent=r,bevel=.001); cyl('bolt',.013,.011,(0,0,b+.010),st,n=6,bevel=.001); cyl('wash',.020,.003,(0,0,b+.0045),zn,n=40,bevel=.0006); q=facing((.0235,0,b-.038),(1,-.3,0),r); cstand.tee(q,0,zn,rub,.070,.0066,.7)
    # what leaves the glass: a wide grazing glow for the doors, and the beam itself
    bpy.data.lights['f'].energy=9.
    l=bpy.data.lights.new('beam','SPOT'); l.energy=420; l.color=(1,.80,.56); l.spot_size=math.radians(64); l.spot_blend=.9; l.shadow_soft_size=.055; o=link(bpy.data.objects.new('beam',l)); o.location=(0,0,-.150); o.parent=p; o.visible_camera=False; o.visible_glossy=False
    u=Vector((1.25,2.3,1.02)).normalized(); A=Vector((0,0,H))+u*.33+Vector((.04,0,.01)); curve('lead',[tuple(A),tuple(A+u*.07),(A.x+.10,A.y+.10,A.z-.18),(A.x+.07,A.y+.07,.25),(A.x+.05,A.y-.02,.030),(A.x+.12,A.y-.14,.0055),(A.x+.26,A.y-.20,.0055),(A.x+.5,A.y-.05,.0055),(A.x+1.0,A.y+.1,.0055),(A.x+2.4,A.y+.3,.0055)],.0056,g['rubber'],None,18)

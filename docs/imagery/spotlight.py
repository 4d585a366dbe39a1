# The truss's fresnel from near, its yoke turned down, the stand out of the frame below: `gear-fresnel`
from parts import *
from fresnel import enamel, haze, near_lamp
import cstand
def spotlight(g):
    """it shines forwards and to the left, a little down"""
    H=.86; T=(-1.55,-2.3,H-.62); p,y,w,Y=near_lamp(g,(0,0,H),T,.125,.05); a=y.rotation_euler[2]; y.rotation_euler=(0,math.pi,a); rub=mat('rubg','#151516',.6,var=.06,vscale=40,bump=.06,bscale=300); ct=enamel('coats','#19191a',.1); zn=mat('cszn','#a7a9ac',.28,metal=1,var=.1,vscale=80); st=g['steel']
    ch,cast=cstand.metals()[:2]; r=empty('tb',(0,0,0),math.radians(-6)); b=H-Y
    tube('col',(0,0,-.6),(0,0,b-.060),.0150,ch,r,64); lathe('sock',[(.0155,-.082),(.0222,-.081),(.0240,-.076),(.0240,-.010),(.0215,-.004),(.0150,-.001)],(0,0,b),ct,64,parent=r,bevel=.001); cyl('bolt',.013,.011,(0,0,b+.010),st,n=6,bevel=.001); cyl('wash',.020,.003,(0,0,b+.0045),zn,n=40,bevel=.0006); q=facing((.0235,0,b-.042),(1,-.3,0),r); cstand.tee(q,0,zn,rub,.070,.0066,.7)
    # what leaves the glass: a wide grazing glow for the doors, and the beam in the air
    bpy.data.lights['f'].energy=40.; u=(Vector(T)-Vector((0,0,H))).normalized(); o=haze(tuple(Vector((0,0,H))+u*.135),tuple(Vector((0,0,H))+u*2),.115,.75,1.5,(1,.78,.50),.10)
    A=Vector((0,0,H))-u*.33+Vector((.04,0,.01)); curve('lead',[tuple(A),tuple(A-u*.07),(A.x+.10,A.y+.10,A.z-.18),(A.x+.07,A.y+.07,.25),(A.x+.02,A.y+.05,-.2),(A.x,A.y,-.6)],.0056,g['rubber'],None,18)
    return 2.24,(-.045,0,.782),(0,-4.05,.66),70,1.0,(((-2.9,-1.5,2.2),(0,0,.6),95,.40,.35,(1,.965,.92)),((2.7,.9,1.5),(0,0,.6),44,.5,2.0,(.90,.95,1)),((-2.4,1.6,1.3),(0,0,.6),26,.25,1.6,(.92,.96,1)),((-1.2,.9,4.6),(-1.0,3.6,.4),46,2.5,1.5,(1,.99,.97)))

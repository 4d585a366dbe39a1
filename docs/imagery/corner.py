# What stands beyond the paint at the left of hero-car: a black curtain, a case on wheels, what the floor was painted with
import bpy, math, random
from mathutils import Vector, noise
from kit import *
from cycroom import flightcase
def drape(x0,x1,y,z0,z1,m,n=10):
    """a lined curtain on its rings: folds of no two widths, narrow where they are pinched and wide at the floor, some running together on their way; its hem is turned up"""
    nx,nz=int((x1-x0)*240),48; s=lambda *k: noise.noise(Vector(k))
    def at(u,q):
        f=2*math.pi*n*(u+.055*s(u*4.3,3,q*.4)+.022*s(u*11,8,q*.3))+1.9*q*s(u*6,q*1.1,6); a=(.017+.014*q**.7)*(1+.75*s(u*9,1,q*.9))
        return (x0+(x1-x0)*u+.006*math.sin(2*f)+.04*q*s(u*4,5,q), y+a*(math.sin(f)+.16*math.sin(2*f+1.1+2*s(u*6,2,4)))+.018*q*s(u*3,9,q*2)+.006*s(u*26,4,q*5)+.010*s(u*13,12,q*1.3), z1-(z1-z0)*q+.007*s(u*9,2,7)*q)
    for q0,dy in ((0,0),(1-.11/(z1-z0),.004)):
        v=[(p[0],p[1]+dy,p[2]) for i in range(nx+1) for j in range(nz+1) for p in (at(i/nx,q0+(1-q0)*j/nz),)]
        mesh('drape',v,[(i*(nz+1)+j,i*(nz+1)+j+1,(i+1)*(nz+1)+j+1,(i+1)*(nz+1)+j) for i in range(nx) for j in range(nz)],m,smooth=True)
def molton():
    """black stage cloth: a nap that is paler where one sees along it, dust where it was walked past"""
    return mat('molton','#343436',.95,var=.03,vscale=5,bump=.12,bscale=50,sheen=.5,spec=.1,colvar=.25)
def corner(g):
    drape(-7.4,-2.4,5.75,.02,6.0,molton(),19)
    tube('rail',(-7.4,5.75,6.02),(-2.2,5.75,6.02),.025,g['steel'])
    flightcase(g,(-4.62,4.25,0),math.radians(14),1.05,.6,.66)
    # on the case: a folded blanket, a roll of tape
    felt=mat('felt','#5b5f66',.95,var=.04,vscale=30,bump=.5,bscale=90,sheen=.3,colvar=.2)
    for k in range(4): box('fold',(.56-.01*k,.40,.035),(-4.70+.008*k,4.22,.80+.036*k),felt,.016,(0,.01*(k-1),math.radians(10+2*k)))
    lathe('gaff',[(.038,-.024),(.066,-.024),(.066,.024),(.038,.024)],(-4.30,4.20,.805),mat('gaffw','#c9c7c0',.7,var=.05),48)
    # the roller on its pole, leaning on the curtain's wall; a bucket with paint that ran down it
    pole=mat('pole','#9a7a52',.55,var=.1,vscale=6,colvar=.2); a,b=Vector((-3.92,3.75,.05)),Vector((-4.12,5.60,2.25)); tube('pole',a,b,.014,pole); tube('arm',b,b+Vector((.10,.0,.10)),.005,g['steel']); tube('arm',b+Vector((.10,0,.10)),b+Vector((.10,0,.16)),.005,g['steel']); tube('nap',b+Vector((-.13,0,.17)),b+Vector((.12,0,.17)),.030,mat('nap','#d8d7d2',.95,var=0,bump=.6,bscale=300))
    pail=mat('pail','#b9bab6',.5,var=.1,vscale=9,colvar=.12); lathe('pail',[(.002,.0),(.112,.0),(.118,.01),(.138,.27),(.146,.272),(.146,.285),(.134,.285),(.128,.27),(.10,.20),(.002,.20)],(-4.02,3.35,0),pail,56,bevel=.002)
    bpy.data.objects['pail'].location=(-4.02,3.35,0)
    curve('bail',[(-4.15,3.33,.27),(-4.17,3.24,.20),(-4.05,3.18,.15),(-3.93,3.26,.20),(-3.89,3.37,.27)],.003,g['steel'])
    # a lamp under the ceiling that is on while one works, and what the white floor throws back: the curtain has folds, the case a front
    for at,to,e,w,h,c in (((-6.6,4.6,5.6),(-4.4,5.75,1.9),150,.5,.5,(1,.93,.84)),((-3.9,1.2,3.6),(-4.5,4.6,.5),70,1.,1.,(.92,.96,1)),((-3.2,4.0,1.6),(-4.4,4.6,.6),7,.5,1.2,(.86,.93,1))):
        l=area(at,to,e,w,h,c); l.visible_glossy=False; only=bpy.data.collections.get('corner') or bpy.data.collections.new('corner'); l.light_linking.receiver_collection=only
    names=('drape','rail','fc','ed','wh','fold','gaff','pole','arm','nap','pail','bail','fl','w')
    for o in bpy.data.objects:
        if o.type in ('MESH','CURVE') and o.name.split('.')[0] in names and o.name not in only.objects: only.objects.link(o)

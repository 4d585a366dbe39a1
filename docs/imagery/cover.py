# The fallen sheet of carsim.py as it hangs in hero-car, and where it is seen there
import bpy
import math
import os
import numpy as np
from mathutils import Vector, noise
from PIL import Image, ImageDraw
HERE=os.path.dirname(os.path.abspath(__file__))
def worn(v,flat):
    """what the fall of the sheet leaves too smooth: the arch over the near front wheel stands out, the hem there is caught on the tyre and uneven all along, folds pull from the bonnet's corner to where the hem lies, the cloth creases where it is taut"""
    x,y,z=v.T.copy(); near=np.clip((-y-.55)/.25,0,1); s=lambda a,b,t: (lambda q: q*q*(3-2*q))(np.clip((t-a)/(b-a),0,1)); nz=lambda k,u,w: np.array([noise.noise(Vector((a*k,b*k,u)))*w for a,b in flat[:,:2]])
    # the arch: a roll over the wheel, the cloth before the tyre a little sunk, most of it at the side
    r=np.hypot(x-1.34,(z-.335)*1.05); side=near*s(2.0,1.7,x)*s(.75,.95,x)*s(.74,.60,z)
    out=.060*np.exp(-((r-.42)/.085)**2)*s(.20,.38,z)-.045*s(.38,.26,r)*s(.16,.34,z); y-=side*out*(1+nz(4.,2,.8))
    # folds: from the corner of the bonnet, fanned out downwards, each with a steep and a slack side
    for cx,cy,cz,fan in ((2.02,-.70,.70,((-.95,.030),(-.42,.044),(.06,.044),(.50,.050),(.98,.042))),(2.10,.62,.66,((-.95,.036),(-.45,.046),(.05,.034)))):
        d=np.clip(cz-z,0,None); along=np.where(True,(x-cx)*.62-(y-cy)*(-.78 if cy<0 else .78),0); lat=along if cy<0 else (y-cy); ang=np.arctan2(lat,d+.10); fade=s(.02,.30,d)*np.exp(-(np.hypot(lat,d)/.95)**4)*s(1.45,1.75,x)
        for a,h in fan:
            t=(ang-a+nz(2.,5,.10))/.15; b=h*fade*np.exp(-np.where(t<0,t*1.9,t*.9)**2); nx,ny=(.75,-.66) if cy<0 else (1.,.1); x+=b*nx; y+=b*ny
    # the hem: caught up on the near tyre, else in small waves, where it lies pushed together
    e=flat[:,2]; lift=near*(.085*np.exp(-((x-1.22)/.21)**4)); z0=z.copy(); z=z+lift*s(.62,.10,z0); y+=near*lift*.75*s(.45,.10,z0)
    z+=np.where(z0>.05,nz(5.,9,.030),np.clip(nz(4.,9,.035),0,1))*s(.28,.02,e)
    for a,k,w in ((7,3.1,.012),(8,7.3,.006)): b=nz(k,a,w)*s(.80,.45,z0)*s(.03,.12,z0); x+=b*.5; y-=b*np.sign(-y)
    return np.c_[x,y,np.maximum(z,.016)]
def onto(v,W,H):
    """where in the picture points of the car are"""
    v=np.asarray(v,float); a=math.radians(-48)
    p=np.c_[1.0+v[:,0]*math.cos(a)-v[:,1]*math.sin(a),-.3+v[:,0]*math.sin(a)+v[:,1]*math.cos(a),v[:,2]+.052]-np.array([.5,-8.4,1.0])
    f=np.array([.12,8.4,.22]); f/=np.linalg.norm(f); s=np.cross(f,[0,0,1]); s/=np.linalg.norm(s); u=np.cross(s,f); lens=40/18
    z=p@f; return (p@s/z*lens+1)*W/2,H/2-(p@u/z*lens-.06)*W/2
def seen(W,H,times=2):
    """the cover's share of each pixel of the picture"""
    d=np.load(HERE+'/car_cover.npz'); X,Y=onto(worn(d['v'].astype(float),d['flat']),W*times,H*times)
    m=Image.new('L',(W*times,H*times)); q=ImageDraw.Draw(m)
    for k in d['f']: q.polygon([(X[i],Y[i]) for i in k],fill=255,outline=255)
    return np.asarray(m.resize((W,H),Image.BOX),np.float32)/255

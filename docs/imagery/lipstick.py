# Lipsticks: a case in two parts, a bullet cut on a slant, its cap beside it
from roomkit import *
def bullet(parent,z,r,h,c,used):
    """wax cast in a mould with a slanted end; used: the edge of the slant is worn round and its face hollowed"""
    m=mat('lip'+c,c,.34,var=.08,vscale=160,bump=.06,bscale=900,spec=.45); n=128; v=[]; f=[]
    def top(x,y): over=(x-.5*r)/(.16*r); return h+1.2*(x-.62*.16*r*math.log1p(math.exp(over)))-used*.0007*(1-(x*x+y*y)/r**2)   # the tip bends over softly: a corner there looks torn
    rows=[(1.,t,0) for t in (0,.3,.6,.9)]+[(1.,1.,.0013),(.995,1.,.0009),(.978,1.,.0005),(.95,1.,.0002),(.91,1.,.00005),(.86,1.,0),(.6,1.,0),(.3,1.,0),(.02,1.,0)]
    for k,t,drop in rows:
        for i in range(n): a=6.2832*i/n; x,y=r*k*math.cos(a),r*k*math.sin(a); v.append((x,y,z+(top(x,y)-drop-used*.0006*(k>.9))*t))
    f=[(j*n+i,j*n+(i+1)%n,(j+1)*n+(i+1)%n,(j+1)*n+i) for j in range(len(rows)-1) for i in range(n)]
    o=mesh('bullet',v,f,m,smooth=True); o.parent=parent; return o
def lipstick(at,c,case,metal,open_=True,rz=0.,used=0.):
    """standing on its foot: the case, the sleeve that turns, the bullet or the cap"""
    e=empty('lipstick',at,rz); lathe('foot',[(.0005,0),(.0088,0),(.0095,.0008),(.0095,.0305),(.0090,.0312),(.0090,.0322),(.0095,.0329),(.0095,.0350),(.0090,.0356),(.0005,.0356)],(0,0,0),case,56,parent=e,bevel=.0003)
    if not open_: lathe('cap',[(.0005,.0362),(.0094,.0362),(.0098,.0368),(.0098,.0655),(.0092,.0664),(.0005,.0664)],(0,0,0),case,56,parent=e,bevel=.0004); return e
    lathe('sleeve',[(.0005,.0350),(.0086,.0350),(.0086,.0475),(.0083,.0480),(.0072,.0481),(.0070,.0470),(.0005,.0470)],(0,0,0),metal,56,parent=e,bevel=.0002)
    lathe('cup',[(.0005,.046),(.0070,.046),(.0071,.0535),(.0066,.0537),(.0064,.0525),(.0005,.0525)],(0,0,0),metal,56,parent=e,bevel=.0002); bullet(e,.0520,.0063,.0125,c,used); return e
def tissue(at,rz):
    """a tissue taken from its box: creased where it was folded, its corners not quite down"""
    n,k=68,52; v=[]
    for j in range(k+1):
        for i in range(n+1):
            u,t=i/n-.5,j/k-.5; z=.0010+.0030*math.exp(-abs(u)/.018)+.0016*math.exp(-abs(t-.04)/.02)+.0022*max(0,noise.noise(Vector((u*5,t*4,3))))+.0007*noise.noise(Vector((u*17,t*15,1)))+.012*max(0,abs(u)+abs(t)-.78)
            v.append((.17*u+.0012*noise.noise(Vector((t*6,1,2))),.13*t+.0012*noise.noise(Vector((u*6,5,2))),z))
    o=mesh('tissue',v,[(j*(n+1)+i,j*(n+1)+i+1,(j+1)*(n+1)+i+1,(j+1)*(n+1)+i) for j in range(k) for i in range(n)],mat('tis','#e4dfd6',.95,var=0,bump=.3,bscale=260),smooth=True); o.location=at; o.rotation_euler=(0,0,rz); return o

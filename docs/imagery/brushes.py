# Make-up brushes: lacquered handle, crimped ferrule, and hair by hair
import numpy as np
from roomkit import *
from house import Graph, nodes
def hair_of(root,tip):
    """dark at the root and paler at the tip, as goat's hair is left, or dyed through; no two hairs alike, powder of yesterday in the tips"""
    n='hair'+root+tip
    if n in bpy.data.materials: return bpy.data.materials[n]
    m,b,N,L=nodes(n); G=Graph(N,L); h=N('ShaderNodeHairInfo'); t=h.outputs['Intercept']; r=h.outputs['Random']
    c=G.mix(G.ramp(G.op('ADD',t,G.op('MULTIPLY',G.op('SUBTRACT',r,.5),.22)),.45,.85),root,tip); c=G.value(c,G.ramp(r,0,1,.62,1.4)); c=G.mix(G.op('MULTIPLY',G.ramp(t,.8,1.),.25),c,'#d8a595'); L(c,b.inputs['Base Color']); setin(b,'Roughness',.5); setin(b,'Specular',.4); return m
def hair(parent,q,rf,R,L_,N_,m,flat=1.,dome=.32,slant=0.,thick=.00008):
    """N_ hairs out of a ferrule of radius rf: they swell to R and draw together again; some stand off, as in every brush that is used"""
    rg=np.random.default_rng(q.randint(0,10**6)); K=7; u=np.sqrt(rg.random(N_)); a=rg.random(N_)*6.2832; clump=np.sin(a*5+rg.random()*6)*.10+np.sin(a*11)*.05; stray=(rg.random(N_)<.035)*rg.normal(0,.55,N_)
    Ln=L_*(1-dome*u**2.2)*(1+rg.normal(0,.035,N_)+clump*.25)*(1+slant*np.cos(a)*u); t=np.linspace(0,1,K)[None,:]
    swell=np.interp(t[0],[0,.12,.35,.62,.85,1],[rf/R,rf/R*1.08,.78,1.,.97,.88])[None,:]; rad=R*u[:,None]*swell*(1+clump[:,None]*t*.5+stray[:,None]*t**2); tw=rg.normal(0,.10,N_)[:,None]*t**1.5; wav=rg.normal(0,.0004,(N_,1))*np.sin(t*5+rg.random((N_,1))*6); aa=a[:,None]+tw
    P=np.stack([rad*np.cos(aa)+wav,rad*np.sin(aa)*(flat+(1-flat)*(1-t)**2)+wav*.6,Ln[:,None]*t],2).astype(np.float32)
    cu=bpy.data.hair_curves.new('hair'); cu.add_curves([K]*N_); cu.attributes['position'].data.foreach_set('vector',P.ravel()); ra=cu.attributes.get('radius') or cu.attributes.new('radius','FLOAT','POINT'); ra.data.foreach_set('value',np.repeat((thick*np.interp(t[0],[0,.7,1],[1,.9,.25]))[None,:],N_,0).astype(np.float32).ravel())
    cu.materials.append(m); o=link(bpy.data.objects.new('hair',cu)); o.parent=parent; return o
KINDS={ # ferrule, swell, length, hairs, flatness, dome, slant, handle's belly and length
    'powder':(.0078,.0168,.044,5200,1.,.36,0.,.0074,.118),'blush':(.0066,.0120,.036,3400,.8,.25,.22,.0064,.120),'kabuki':(.0085,.0130,.027,4200,1.,.16,0.,.0085,.105),
    'flat':(.0058,.0082,.030,2200,.36,.30,0.,.0056,.130),'crease':(.0030,.0050,.017,1100,1.,.45,0.,.0040,.132),'shade':(.0034,.0052,.013,1100,.5,.28,0.,.0042,.134),'fan':(.0042,.0200,.032,1300,.14,.22,0.,.0045,.130)}
def brush(at,d,kind,q,tones,lacquer,metal,roll=0.):
    """a brush whose handle's end is at `at`, its hair pointing along d"""
    rf,R,L_,N_,fl,dm,sl,belly,hl=KINDS[kind]; hl*=1.28; d=Vector(d).normalized(); e=empty('brush',at); e.rotation_mode='QUATERNION'; e.rotation_quaternion=d.to_track_quat('Z','Y')@Matrix.Rotation(roll,3,'Z').to_quaternion()
    lathe('hdl',smooth([(.0004,.0),(.0026,.0012),(.0034,.008),(belly*.62,hl*.35),(belly*.9,hl*.68),(belly,hl*.86),(rf*.86,hl)],6),(0,0,0),lacquer,40,parent=e,bevel=.0002); z=hl-.002; fr=.026 if rf>.005 else .020
    ring=[(z+.0035,.00035),(z+.0062,.00035)]; p=[(rf*.90,z),(rf*.93,z+.001)]
    for c,h in ring: p+=[(rf*.93,c-.0006),(rf*.93-h,c),(rf*.93,c+.0006)]
    o=lathe('fer',p+[(rf*.96,z+fr*.6),(rf*1.0,z+fr-.0006),(rf*.97,z+fr)],(0,0,0),metal,48,parent=e,bevel=.0001)
    if fl<.6:   # pressed flat towards the hair
        for v in o.data.vertices: k=min(1,max(0,(v.co.z-z-.007)/(fr-.008))); v.co.y*=1-k*(1-fl)*.8; v.co.x*=1+k*(.25 if fl>.2 else .6)
    x=empty('tuft',(0,0,z+fr-.002),0,e); hair(x,q,rf*.93,R,L_,N_,hair_of(*tones),fl,dm,sl,.000085 if N_>1500 else .00007); return e
def set_of(at,q,kinds,spread,depth=.018,rim=.0385,handles=None):
    """brushes standing in a jar at `at`, rim wide inside at its mouth"""
    tones=(('#2a1c15','#c9a789'),('#1e1613','#3b2a22'),('#caa689','#ead9c4'),('#7a4a32','#b98a66'),('#e4d8c8','#f1eadf')); lq=handles or [mat('lacq','#141214',.12,var=.05,vscale=60,coat=.8),mat('lacqw','#a97b4c',.35,var=.08,vscale=9,colvar=.3,bump=.05,bscale=60,stretch=(9,9,1),coat=.3)]
    ms=[mat('fergold','#b8a078',.22,metal=1,var=.1,vscale=60),mat('ferst','#b9bbbf',.2,metal=1,var=.1,vscale=60)]; n=len(kinds)
    for i,k in enumerate(kinds):
        a=6.2832*i/n+q.uniform(-.25,.25); r=(rim-.0015-KINDS[k][7]*1.1)/1.1*q.uniform(.72,1.)   # at the mouth the handle leans on the rim and does not go through it
        top=Vector((r*math.cos(a),r*math.sin(a),.085)); foot=Vector((-.3*r*math.cos(a)+q.uniform(-.006,.006),-.3*r*math.sin(a)+q.uniform(-.006,.006),.006)); d=(top-foot); d.x*=spread; d.y*=spread; brush(Vector(at)+foot,d,k,q,tones[(i*2+q.randint(0,1))%5],lq[i%2],ms[(i//2)%2],q.uniform(0,6.28))

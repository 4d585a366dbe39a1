# Equipment on a grey sweep: SHOT chooses the piece
import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from roomkit import *
import numpy as np
out,w,h,spp,seed,thr=args(); SHOT=os.environ.get('SHOT','camera')
s=reset(); g=M()
# light-grey sweep, two area lights: the same for every object; the object is scaled to fit
bk=mat('bk',{'fx3':'#a3a5a7','cstand':'#a9aaab'}.get(SHOT,'#c4c5c6'),.6,var=0 if SHOT=='cob600' else .05,vscale=2,spec=.3)
from wear import grounded
if SHOT!='cob600': grounded(bk,.16,.5); grounded(bk,.035,.6)   # what stands on it touches it; where it only hangs behind, it is one even tone, as the smallest unevenness is streaks and blocks once the picture is stretched
pr=[(-9,0),(1.6,0)]+[(1.6+1.8*math.sin(math.pi/2*i/24),1.8-1.8*math.cos(math.pi/2*i/24)) for i in range(1,25)]+[(3.4,7)]
v=[(x,y,z) for x in (-9,9) for y,z in pr]; k=len(pr); sweep=mesh('sweep',v,[(j,k+j,k+j+1,j+1) for j in range(k-1)],bk,smooth=True)
before=set(bpy.data.objects); SZ=(1.02,1.3); RZ=0; NEAR=None; rub=mat('rubg','#151516',.6,var=.06,vscale=40,bump=.06,bscale=300); blk=mat('blkg','#1a1a1c',.42,var=.08,vscale=30,bump=.05,bscale=420); blm=mat('blmg','#202124',.3,metal=.85,var=.1,vscale=30)
if SHOT=='camera': from mirrorless import photo; from strap import strap; RZ=math.radians(25); SZ=(1.2,1.5); strap(photo(empty('c')),(-.0683,-.0294,.0672),RZ)
elif SHOT.startswith('lens'): import lenses; RZ,SZ=getattr(lenses,SHOT)(g)
elif SHOT=='cob600': from cob import cob; NEAR=cob(g,True); RZ=math.radians(-29)
elif SHOT=='flash': from flash import flash; NEAR=flash(g); RZ=math.radians(-38)
elif SHOT=='cob300': from cob import cob; NEAR=cob(g); RZ=math.radians(-38)
elif SHOT=='panel60': from panel60 import panel60; NEAR=panel60(g); RZ=math.radians(-40)
elif SHOT=='fx3': from fx3 import fx3; fx3(g); RZ=math.radians(-30); SZ=(1.26,1.7)
elif SHOT=='fresnel': from spotlight import spotlight; NEAR=spotlight(g)
elif SHOT=='cstand': import cstand; NEAR=cstand.near(g); RZ=math.radians(30)
elif SHOT=='tripod': import videotripod; NEAR=videotripod.near(g); RZ=math.radians(34)
elif SHOT=='stand': from lightstand import lightstand; NEAR=lightstand(g)
elif SHOT=='smoke': from smoke import smoke; smoke(g); RZ=math.radians(-33); SZ=(1.28,1.60)
elif SHOT=='fan': from fan import fan; fan(g); RZ=math.radians(-24); SZ=(1.30,1.62)
if SHOT=='fan': area((-1.5,-3.0,2.3),(0,0,.5),13,.5,.5,(1,.97,.93))   # a harder light from before, for wire and drum
LENS=SHOT.startswith('lens') or SHOT=='camera'
bpy.context.view_layer.update()
root=empty('root'); new=[o for o in bpy.data.objects if o not in before and o is not root]
for o in new:
    if o.parent is None: o.parent=root
root.rotation_euler=(0,0,RZ)
if NEAR:   # from near: it is as large as it pleases, its stand leaves the frame below, and of the sweep one sees the paper that hangs
    k,at,eye,mm,stop,keys,*sharp=NEAR; c=Matrix.Rotation(RZ,3,'Z')@Vector(at); root.scale=(k,k,k); root.location=Vector((0,0,.6))-k*c; sweep.location=(0,-2.45 if SHOT=='cstand' else .5,-2.2)   # the C-stand's paper hangs so near that head and flag throw a soft shadow on it
    for at,to,e,sx,sy,c,*gloss in keys:   # the last: only its gloss sees it, as metal needs something large and white beside it
        o=area(at,to,e,sx,sy,c)
        if gloss and isinstance(gloss[0],str): only=bpy.data.collections.new(gloss[0]); [only.objects.link(q) for q in [sweep,*new] if q.name.startswith(gloss[0])]; o.light_linking.receiver_collection=only   # for these alone
        elif gloss: o.visible_diffuse=False
        if len(gloss)>1: o.data.spread=math.radians(gloss[1])
    ambient((.9,.94,1),.07); camera(eye,(0,0,.6),mm,stop,sharp[0] if sharp else (0,-.3,.6)); render(out,w,h,spp,seed,thr,bounces=6,clamp=4); sys.exit()
# fit to the common frame
bpy.context.view_layer.update(); dg=bpy.context.evaluated_depsgraph_get()
P=[]
for o in new:
    if o.type=='MESH' and not o.get('loose'):   # its points, not its box: a box that is turned hangs below the thing, and lets it float
        ev=o.evaluated_get(dg); n=len(ev.data.vertices); a=np.empty(n*3,np.float32); ev.data.vertices.foreach_get('co',a); P.append(a.reshape(n,3)@np.array(ev.matrix_world.to_3x3()).T+np.array(ev.matrix_world.translation))
P=np.concatenate(P)
lo,hi=P.min(0).tolist(),P.max(0).tolist()
print('BOX',lo,hi)
k=min(SZ[0]/(hi[2]-lo[2]),SZ[1]/(hi[0]-lo[0])); root.scale=(k,k,k); root.location=(-k*(lo[0]+hi[0])/2,-k*(lo[1]+hi[1])/2,-k*lo[2])
DRAWN=('smoke','lenswide','lenstele','lens85','lens35','lens2470','camera','fan')   # so it does for heavy ones: a shadow that has a side and an edge
hard=SHOT in DRAWN
LIT={'lens35':.74,'lens85':.74,'lens2470':.74,'lenstele':.72}   # what shines is photographed as darkly as its own light needs to be seen; beside the tall light of a white barrel all else is low
dim=LIT.get(SHOT,1.)
GLASS=SHOT in ('lens35','lens2470')   # from near, with the stop as it would be for a thing so small
BACK=SHOT in ('fx3','lenstele','lens85','lenswide') or GLASS   # its key from behind, so that its shadow falls towards the camera: what stands on small feet floats under a light from before, and a white barrel is flat
if SHOT=='smoke':   # from near: the nozzle is sharp, handle and canister are not; light from behind on its cover and over its edges, a tall one rakes its face, a strip draws the louvres
    for at,to,k,sx,sy,c in (((-2.7,.9,2.3),(-.2,0,.5),105,.55,.55,(1,.965,.92)),((-2.9,-1.9,1.3),(-.3,-.4,.5),34,.35,1.5,(1,.97,.94)),((2.6,-.3,1.3),(.2,0,.4),46,.25,1.7,(.90,.95,1)),((.5,2.1,3.4),(.1,.4,.6),20,2.2,1.0,(.96,.98,1))): area(at,to,k,sx,sy,c)
    from smoke import wisp; wisp()
    # on the boards of a dark hall: a lamp behind, out of the frame, goes through the haze; two more are discs far back
    from bench import worn_top; sweep.hide_render=True; fl=empty('boards'); fl.scale=(4,4,4); worn_top(fl,-.75,1.9,.118,24); quad('hall',[(-12,9,-2),(12,9,-2),(12,9,9),(-12,9,9)],mat('hallm','#17181b',.9,var=0))
    for x,y,z,r,k in ((1.72,6.5,1.02,.10,12.),(2.35,7.,1.30,.08,8.)): o=lathe('far',[(.002,-r),(r*.7,-r*.7),(r,0),(r*.7,r*.7),(.002,r)],(x,y,z),nolight(emat('farl%g'%k,(1,.70,.40),k)),32); o.visible_diffuse=False
    o=area((-1.9,3.4,2.9),(-.6,-.6,.8),200,.5,.5,(1,.93,.84)); o.visible_glossy=False; area((1.6,4.,1.5),(0,0,.5),40,.5,.5,(1,.80,.58))
    ambient((.8,.88,1),.035); camera((-.56,-3.18,1.02),(-.17,-.30,.56),66,1.3,(-.53,-.79,.47)); render(out,w,h,spp,seed,thr,bounces=6,clamp=4); sys.exit()
area((-2.2,1.5,2.6) if BACK else (-2.8,.55,2.3) if SHOT=='camera' else (-3.0,-1.0,2.3) if SHOT=='fan' else (-2.5,-1.9,2.7),(0,0,.35 if BACK else .45),dim*(180 if SHOT=='fan' else 150 if hard else 125),*((.5,.45) if SHOT=='fan' else (.95,.8) if hard else (1.9,1.5)),(1,.965,.92)); area((2.7,.7,1.9),(0,0,.5),dim*(6 if SHOT=='lenstele' else 26 if SHOT=='fan' else 46 if SHOT in DRAWN else 62),.7,2.0,(.90,.95,1)); area((0,.2,4.6),(0,1.8,.6),dim*(25 if SHOT=='fan' else 40 if hard else 60),4,2,(1,1,1))
ambient((.9,.94,1),dim*(.05 if SHOT=='lenstele' else .07 if SHOT=='fan' else .12 if SHOT in DRAWN else .16))
if SHOT=='fx3': import lenses; lenses.window((-3.3,-1.75,.95),(0,0,.5),1.1,1.5,18.,bar=.08,view=.42); lenses.window((-1.9,-4.0,2.1),(0,0,.5),.8,1.0,11.,(1,.95,.88),2,2,.08,.30); [setattr(n.inputs['Roughness'],'default_value',.045) for k in ('e1','e2','e3','e4') for n in bpy.data.materials[k].node_tree.nodes if n.type=='BSDF_GLOSSY']   # for its glass, as low as that mirrors them: else it has the paper alone
if SHOT=='fx3': area((2.1,.75,.55),(0,0,.4),24,.8,1.1,(.93,.97,1))   # a card of light for the side with the keys
if SHOT=='lenstele':   # a white barrel is round by its shadow: hardly any light from before; two windows in every surface of its glass
    lenses.window((-.944,-.217,.185),(-.443,-.40,.305),.165,.215,9.,bar=.09,view=.36); lenses.window((-.946,-.507,.122),(-.443,-.40,.305),.10,.14,6.,(1,.95,.88),2,2,.08,.3)   # near and low, as the glass, seen from above, mirrors what is there
    setin(bk.node_tree.nodes['Principled BSDF'],'Specular',0.); area((2.5,1.05,.75),(0,0,.5),34,.16,1.7,(.93,.96,1)).visible_diffuse=False; area((-2.6,-2.6,.9),(0,0,.5),17,.4,1.3,(1,.97,.94)); area((1.6,-3.0,.55),(.4,0,.2),14,1.2,.7)
    inside=area((-.9,-2.6,2.7),(-.45,.75,.3),95,.5,.7,(1,.97,.94)); only=bpy.data.collections.new('hood'); [only.objects.link(q) for q in new if q.name.startswith('pet')]; inside.light_linking.receiver_collection=only   # for the velvet in its hood, or that is a hole
elif SHOT=='lens85':   # the window its glass looks up to, a smaller one beside it; a softbox and a strip
    for at,k,sx in (((-2.9,-1.3,.28),92,.55),((2.5,1.05,.75),90,.16)): area(at,(0,0,.5),k,sx,1.7,(1,.97,.94)).visible_diffuse=False
    lenses.window((-1.0,2.3,3.3),(0,0,1.2),.95,1.25,9.,bar=.08,view=.34); lenses.window((1.35,1.2,3.2),(0,0,1.2),.5,.7,7.,(1,.95,.88),2,2,.08,.3); area((.3,-3.4,2.6),(0,0,.5),12,1.2,1.0)
elif GLASS:   # two windows, each seen in every surface of the glass; a strip along the barrel's right, a little light from before
    lenses.window((-3.3,-1.5,1.75),(0,0,.5),1.25,1.7,9.); lenses.window((-1.3,-4.3,2.9),(0,0,.5),.9,1.2,6.,(1,.95,.88),2,2)
    area((2.5,1.05,.75),(0,0,.5),44,.14,1.7,(.93,.96,1)).visible_diffuse=False; area((-2.6,-2.6,.9),(0,0,.5),17,.4,1.3,(1,.97,.94)); area((.9,-3.4,2.4),(0,0,.5),11,1.2,1.0)
elif SHOT.startswith('lens') or SHOT=='camera': area((-3.1,-2.2,.95),(0,0,.5),30 if SHOT=='camera' else 13,.55,1.35,(1,.97,.94))   # a tall softbox for the glass, a line of light along the barrel
if SHOT=='lenswide':   # its upper edge against the paper; two lamps behind cloth for its glass, a card along its front ring
    import lenses; area((.9,2.6,2.0),(0,0,.5),20,1.5,.18).visible_diffuse=False; lenses.softbox((-3.3,-1.5,1.55),(-.35,-.5,.5),1.10,1.50,16.,(.94,.97,1.)); lenses.softbox((-1.6,-4.0,2.6),(-.35,-.5,.5),.80,.80,12.,(1.,.95,.88)); area((-1.5,-3.7,.4),(-.3,0,.5),9,1.2,.5)
if SHOT=='camera': import lenses; lenses.softbox((2.5,-1.3,1.55),(.5,-.9,.5),.66,1.10,42.,(.94,.97,1.)); lenses.softbox((-1.6,-3.6,2.6),(.5,-.9,.5),.60,.66,30.,(1.,.95,.88)); area((1.2,-3.8,1.5),(0,0,.4),13,1.2,.9,(.95,.97,1))   # two lamps behind cloth for its glass, a little light for its front
CLOSE=SHOT in ('fx3','lens2470','lens35','lens85','lenswide','camera')
near=(-.45,-.75,.5) if SHOT=='smoke' else (-.1,-.26,.55) if SHOT=='fan' else (0,-.15,.5)
if SHOT.startswith('lens') or SHOT=='camera':   # an aperture as for a thing of its real size: the ring with the name is sharp, the mount is soft
    bpy.context.view_layer.update(); o=bpy.data.objects['name']; near=tuple(sum(((o.matrix_world@Vector(b)) for b in o.bound_box),Vector())/8+Vector((0,-.26 if SHOT=='lens2470' else -.12,0)))
if GLASS: camera((0,-4.05,1.20),(.04 if SHOT=='lens35' else 0,0,.50),84,.95,near); render(out,w,h,spp,seed,thr,bounces=5,clamp=4); sys.exit()
if SHOT=='lens85': camera((-.07,-2.62,3.2),(-.07,0,.40),74,1.2,near); render(out,w,h,spp,seed,thr,bounces=5,clamp=4); sys.exit()
if SHOT=='lenswide': camera((0,-4.05,1.28),(.02,0,.42),74,1.7,near); render(out,w,h,spp,seed,thr,bounces=5,clamp=4); sys.exit()
if SHOT=='lenstele': camera((0,-3.95,1.75),(.02,0,.36),84,1.5,near); render(out,w,h,spp,seed,thr,bounces=5,clamp=4); sys.exit()
camera((0,-4.05,1.62 if SHOT=='camera' else 1.28),(0,0,.52 if SHOT=='smoke' else .575 if SHOT=='fan' else .50 if SHOT=='camera' else .56 if LENS else .58 if CLOSE else .5),70 if SHOT=='fx3' else 64,1.15 if SHOT=='fx3' else 1.7 if SHOT.startswith('lens') else 2.0 if LENS else 2.0 if SHOT=='smoke' else 1.6 if SHOT=='fan' else 8,(-.2,-.66,.45) if SHOT=='fx3' else near)
render(out,w,h,spp,seed,thr,bounces=5,clamp=4)

# A large LED panel, lit, its doors open; `inuse.py` puts it into the studio: `gear-led-panel`
from parts import *
from fresnel import enamel
from pegs import peg
from smoke import sheetmetal

def panel300(g,face,watts=150.):
    """its face, lit by watts, looks along -y and a little down"""
    H=.405; e=empty('p',(0,0,H+.300)); f=empty('head',(0,0,0),0,e); f.rotation_euler=(math.radians(13),0,0); W_,H_=.62,.40; rub=mat('rubg','#151516',.6,var=.06,vscale=40,bump=.06,bscale=300); blm=mat('blmg','#202124',.3,metal=.85,var=.1,vscale=30)
    bl_,edge=sheetmetal('doors','#19191b',.36,dust=0.,fine=900,grain=.12,edge=.005),sheetmetal('hem','#141416',.42,dust=0.,fine=900,grain=.12,edge=.004); alu_=sheetmetal('drawn','#1a1b1d',.36,dust=.02,fine=1500,grain=.06,edge=.022); rg=mat('ringf','#9a9ca0',.32,metal=1,var=.1,vscale=30); slit=mat('vnt','#050505',.9,var=0)
    for sg in (-1,1):
        box('fr',(W_,.052,.030),(0,0,sg*(H_/2-.015)),alu_,.004,parent=f); box('fr',(.030,.052,H_-.06),(sg*(W_/2-.015),0,0),alu_,.004,parent=f); box('gr',(W_-.09,.053,.003),(0,0,sg*(H_/2-.0155)),slit,.0008,parent=f)
        for sz in (-1,1):
            o=box('corner',(.046,.060,.046),(sg*(W_/2-.019),0,sz*(H_/2-.019)),rub,.011,parent=f); o.modifiers['b'].segments=5; cyl('scr',.0046,.0025,(sg*(W_/2-.017),-.0300,sz*(H_/2-.017)),g['steel'],(math.pi/2,0,0),f,24,.0006); cyl('scx',.0022,.001,(sg*(W_/2-.017),-.0314,sz*(H_/2-.017)),slit,(math.pi/2,0,0),f,6,.0001)
    box('back',(W_-.04,.020,H_-.04),(0,.014,0),bl_,.002,parent=f); box('df',(W_-.064,.003,H_-.064),(0,-.0190,0),face,.0006,parent=f)
    l=bpy.data.lights.new('out','AREA'); l.energy=watts; l.color=(1,.95,.87); l.shape='RECTANGLE'; l.size=W_-.08; l.size_y=H_-.08; q=link(bpy.data.objects.new('out',l)); q.location=(0,-.026,0); q.rotation_euler=(-math.pi/2,0,0); q.parent=f; q.visible_camera=False; q.visible_glossy=False   # its own light, on the doors
    for sg in (-1,1): box('lip',(W_-.056,.006,.005),(0,-.0235,sg*(H_/2-.033)),alu_,.001,parent=f); box('lip',(.005,.006,H_-.066),(sg*(W_/2-.033),-.0235,0),alu_,.001,parent=f)
    # doors: sheet with a folded hem, a hinge of knuckles, rivets
    for i,(wi,wo,ln,op,base) in enumerate(((.285,.300,.185,54,H_/2),(.172,.186,.165,56,W_/2),(.285,.300,.185,8,H_/2),(.172,.186,.165,62,W_/2))):
        hg=empty('hinge',(0,-.026,0),0,f); hg.rotation_euler=(0,i*math.pi/2,0); t=math.radians(op); d=Vector((0,-math.cos(t),math.sin(t))); B=Vector((0,-.003,base+.004)); A0,A1=B+d*.008,B+d*ln
        c4=[A0+Vector((-wi,0,0)),A0+Vector((wi,0,0)),A1+Vector((wo,0,0)),A1+Vector((-wo,0,0))]; nu,n=64,44; v=[]; up=Vector((0,math.sin(t),math.cos(t)))
        for j in range(n+1):   # the sheet, not quite flat; a bead pressed into it, its outer edge turned back
            for i_ in range(nu+1):
                u,q_=i_/nu,j/n; P_=(c4[0].lerp(c4[1],u)).lerp(c4[3].lerp(c4[2],u),q_); e_=max(abs(u-.5)/.40,abs(q_-.50)/.27); bead=.0026*math.exp(-((e_-1)/.085)**2); v.append(P_+up*(.0030*noise.noise(Vector((u*2+i,q_*2,i*3.)))*q_-bead+.010*max(0,(q_-.93)/.07)**1.3))
        o=mesh('door',v,[(j*(nu+1)+k,j*(nu+1)+k+1,(j+1)*(nu+1)+k+1,(j+1)*(nu+1)+k) for j in range(n) for k in range(nu)],bl_,smooth=True); o.parent=hg; so=o.modifiers.new('s','SOLIDIFY'); so.thickness=.0016; so.offset=0; c4[2]+=up*.010; c4[3]+=up*.010
        for u,k in ((1,2),(2,3),(3,0)): tube('hem',c4[u],c4[k],.0027,edge,hg,14)
        tube('pin',B+Vector((-wi*.9,0,0)),B+Vector((wi*.9,0,0)),.0024,g['steel'],hg,14)
        for k in (-1,0,1):
            for m_ in (-1,0,1): cyl('kn',.0052,.0175,B+Vector((k*wi*.66+m_*.0185,0,0)),edge if m_ else bl_,(0,math.pi/2,0),hg,24,.0008)
            for m_ in (-1,1): o=cyl('rv',.0034,.003,B+d*.020+Vector((k*wi*.66+m_*.012,0,0))+Vector((0,-math.sin(t),-math.cos(t)))*.0018,g['steel'],(0,0,0),hg,18,.0008); o.rotation_euler=(math.pi/2-t+math.pi/2,0,0)
        for u,a in {1:((-.62,.12),),2:((.86,-.10),),3:((.30,.05),)}.get(i,()): peg(A1+Vector((u*wo,0,0)),(1,0,0),d,hg,a)   # left by whoever took the gel away
    # the bracket: flat bar bent, a knob of ten lobes and a scale on each side; below it a socket on the low stand
    yw=W_/2+.026
    for sx in (-1,1):
        box('ya',(.007,.038,.270),(sx*yw,.004,-.118),bl_,.002,parent=e); lathe('bend',[(.0005,-.019),(.007,-.019),(.007,.019),(.0005,.019)],(sx*(yw-.003),.004,-.253),bl_,24,(math.pi/2,0,0),e); cyl('pk',.022,.010,(sx*(W_/2+.008),.004,0),rg,(0,math.pi/2,0),e,48,.001); cyl('pd',.030,.004,(sx*(yw+.006),.004,0),rg,(0,math.pi/2,0),e,56,.0008)
        k=empty('knob',(sx*(yw+.008),.004,0),0,e); k.rotation_euler=(0,sx*math.pi/2,0); toothed('kn',.0265,0,.026,10,.0042,rub,k); cyl('kc',.019,.004,(0,0,.027),blm,(0,0,0),k,48,.001); cyl('kb',.007,.003,(0,0,.029),g['steel'],(0,0,0),k,6,.0006)
    box('yb',(2*yw-.004,.038,.007),(0,.004,-.2565),bl_,.002,parent=e)
    for x in (-.17,.17): cyl('hole',.008,.009,(x,.004,-.2565),slit,(0,0,0),e,24,.0004)
    cyl('bolt',.013,.012,(0,.004,-.248),g['steel'],(0,0,0),e,6,.001)
    box('ctl',(.20,.036,.10),(0,.040,-.02),blm,.006,parent=f); curve('cord',[(.10,.06,-.05),(.14,.12,-.10),(.11,.15,-.30),(.07,.12,-.60),(.05,.10,-1.0),(.05,.1,-1.2)],.0050,g['rubber'],e,18)
    # the socket of its bracket, the tube it stands on
    ct=enamel('coats','#19191a',.1); cyl('sock',.0225,.052,(0,.004,-.285),ct,(0,0,0),e,56,.003); lobed((.020,.004,-.285),(1,0,0),e,rub,g['steel'],.016,.022,7); tube('tube',(0,.004,-.31),(0,.004,-1.2),.0150,g['chrome'],e,64); lathe('col',[(.0152,-.036),(.0262,-.034),(.0280,-.028),(.0280,.010),(.0225,.020),(.0165,.024),(.0152,.024)],(0,.004,-.445),ct,56,(0,0,0),e,.0012); box('lug',(.030,.024,.028),(.034,.004,-.450),ct,.004,parent=e); lobed((.046,.004,-.450),(1,0,0),e,rub,g['steel'],.018,.024,7); tube('tube2',(0,.004,-.47),(0,.004,-1.2),.0200,ct,e,64)
    return e

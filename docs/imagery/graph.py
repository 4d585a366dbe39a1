# A shader written as arithmetic
from kit import col
class Graph:
    """arithmetic on sockets and numbers, written as one writes it"""
    def __init__(s,N,L): s.N,s.L=N,L
    def op(s,o,*xs):
        k=s.N('ShaderNodeMath'); k.operation=o
        for i,x in enumerate(xs):
            if isinstance(x,(int,float)): k.inputs[i].default_value=x
            else: s.L(x,k.inputs[i])
        return k.outputs[0]
    def noise(s,src,scale,detail=4,rough=.6,stretch=None):
        if stretch: mp=s.N('ShaderNodeMapping'); mp.inputs['Scale'].default_value=stretch; s.L(src,mp.inputs[0]); src=mp.outputs[0]
        n=s.N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value=scale; n.inputs['Detail'].default_value=detail; n.inputs['Roughness'].default_value=rough; s.L(src,n.inputs['Vector']); return n.outputs['Fac']
    def ramp(s,x,a,b,lo=0.,hi=1.):
        r=s.N('ShaderNodeMapRange'); r.interpolation_type='SMOOTHSTEP'
        for i,v in enumerate((a,b,lo,hi)): r.inputs[i+1].default_value=v
        s.L(x,r.inputs[0]); return r.outputs[0]
    def mix(s,f,a,b):
        m=s.N('ShaderNodeMixRGB')
        for i,x in enumerate((f,a,b)):
            if isinstance(x,(int,float)): m.inputs[i].default_value=x
            elif isinstance(x,str): m.inputs[i].default_value=col(x)
            elif isinstance(x,tuple): m.inputs[i].default_value=(*x,1)
            else: s.L(x,m.inputs[i])
        return m.outputs[0]
    def value(s,c,v):
        h=s.N('ShaderNodeHueSaturation'); s.L(v,h.inputs['Value'])
        if isinstance(c,str): h.inputs['Color'].default_value=col(c)
        else: s.L(c,h.inputs['Color'])
        return h.outputs[0]

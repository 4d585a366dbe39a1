"""The tall folding chair one is made up in, seen from behind: canvas between two posts, a cloth hung over it.

It stands so near the camera of the pair that its back runs out of the frame at the right, out of focus: a room in which all
stands far away and in focus was built for a picture, and nobody looks into it.
"""
from roomkit import *


def slung(name, W, z0, z1, m, sag, parent):
    """canvas between posts: it hangs back in the middle, is drawn from the corners, and has a hem above and below"""
    n, k, v, f = 40, 12, [], []
    for j in range(k+1):
        t = j/k
        for i in range(n+1):
            u = 2*i/n-1
            drawn = .006*math.sin(7*u+9*t)*(1-u*u)+.010*noise.noise(Vector((u*2.4, t*2.2, 4)))*(1-u**6)
            v.append((u*W/2, sag*(1-u*u)*(.75+.25*t)+drawn, z0+(z1-z0)*t-.012*(1-u*u)*(2*t-1)))
    for j in range(k):
        for i in range(n): f.append((j*(n+1)+i, j*(n+1)+i+1, (j+1)*(n+1)+i+1, (j+1)*(n+1)+i))
    o = mesh(name, v, f, m, smooth=True); o.parent = parent
    s = o.modifiers.new('t', 'SOLIDIFY'); s.thickness = .004; s.offset = 0
    for t in (0, 1):
        pts = [v[(k if t else 0)*(n+1)+i] for i in range(n+1)]
        curve('hem', pts, .0042, m, parent)
    for sx in (-1, 1): tube('sleeve', (sx*W/2, 0, z0-.004), (sx*W/2, 0, z1+.002), .019, m, parent)
    return o


def tall(at, rz, wood, canvas, steel):
    e = empty('mu', (at[0], at[1], 0), rz); W = .54
    slung('back', W, .950, 1.125, canvas, .034, e)
    for sx in (-1, 1):
        lathe('post', [(.0, .60), (.0145, .60), (.0145, 1.132), (.0135, 1.148), (.009, 1.158), (.0, 1.161)], (sx*W/2, 0, 0), wood, 28, parent=e, bevel=.002)
        box('arm', (.058, .46, .024), (sx*(W/2+.012), -.20, .90), wood, .008, parent=e)
        for y in (0, -.40): box('leg', (.028, .036, .89), (sx*W/2, y, .445), wood, .005, parent=e)
        for z in (.22, .66): box('rail', (.022, .42, .034), (sx*W/2, -.20, z), wood, .004, parent=e)
        lathe('bolt', [(.007, 0), (.007, .004), (.003, .006), (0, .006)], (sx*(W/2+.0145), 0, 1.03), steel, 16, (0, sx*math.pi/2, 0), e)
    box('seat', (W-.04, .40, .012), (0, -.20, .70), canvas, .004, parent=e)
    box('step', (W, .12, .022), (0, -.46, .30), wood, .005, parent=e)
    return e

"""People from MakeHuman's base mesh: shaped, posed, dressed in cloth with creases, with hair of strands.

HUMANS points to MakeHuman's data (CC0; not kept here): `makehuman/data` with the base mesh, targets and rig, `base/clothes`. A
`Person` stands with the feet on the floor and looks along +y; x is to the right of it, metres. Poses are given as one gives
them to a model: where the hands and feet are, how far the back bends.
"""
import json
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from kit import link, mat, mesh

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.environ.get('HUMANS', '')
DATA = os.path.join(ROOT, 'makehuman/data')
AXES = np.array([[-1, 0, 0], [0, 0, 1], [0, 1, 0]]) * .1   # decimetres with y up, looking along z, to metres looking along y
FINGERS = range(1, 6)


def obj(path):
    """points, faces, the group of each face"""
    points, faces, groups, group = [], [], [], ''
    for line in open(path):
        if line.startswith('v '): points.append([float(x) for x in line.split()[1:4]])
        elif line.startswith('g '): group = line[2:].strip()
        elif line.startswith('f '):
            faces.append([int(t.split('/')[0]) - 1 for t in line.split()[1:]])
            groups.append(group)
    return np.array(points), faces, np.array(groups)


def target(name):
    """what a target adds to each point"""
    d = np.zeros((len(BASE[0]), 3))
    for line in open(os.path.join(DATA, 'targets', f'{name}.target')):
        if not line.startswith('#') and line.strip():
            i, *xyz = line.split()
            d[int(i)] = [float(x) for x in xyz]
    return d


if ROOT:
    BASE = obj(os.path.join(DATA, '3dobjs/base.obj'))
    RIG = json.load(open(os.path.join(DATA, 'rigs/default.mhskel')))
    BONES = []   # parents before children
    while len(BONES) < len(RIG['bones']):
        BONES += [b for b, v in RIG['bones'].items() if b not in BONES and (v['parent'] is None or v['parent'] in BONES)]
    INDEX = {b: k for k, b in enumerate(BONES)}
    WEIGHTS = np.zeros((len(BASE[0]), len(BONES)), np.float32)
    for b, pairs in json.load(open(os.path.join(DATA, 'rigs/default_weights.mhw')))['weights'].items():
        for i, w in pairs: WEIGHTS[i, INDEX[b]] = w
    WEIGHTS /= WEIGHTS.sum(1, keepdims=True)


# ---------- turns ----------
unit = lambda v: np.asarray(v, float) / max(np.linalg.norm(v), 1e-9)


def turn(axis, degrees):
    x, y, z = unit(axis); a = math.radians(degrees); c, s = math.cos(a), math.sin(a); k = 1 - c
    return np.array([[c + x * x * k, x * y * k - z * s, x * z * k + y * s], [y * x * k + z * s, c + y * y * k, y * z * k - x * s], [z * x * k - y * s, z * y * k + x * s, c + z * z * k]])


def between(a, b):
    """the shortest turn from one direction to another"""
    a, b = unit(a), unit(b); axis = np.cross(a, b); s = np.linalg.norm(axis)
    if s < 1e-6: return np.eye(3) if a @ b > 0 else turn(np.cross(a, [1, .3, .2]), 180)
    return turn(axis, math.degrees(math.atan2(s, a @ b)))


def frame(along, aside):
    x = unit(along); z = unit(np.cross(x, aside)); return np.stack([x, np.cross(z, x), z], 1)


def quat(R):
    w = np.array([1 + R[0, 0] + R[1, 1] + R[2, 2], 1 + R[0, 0] - R[1, 1] - R[2, 2], 1 - R[0, 0] + R[1, 1] - R[2, 2], 1 - R[0, 0] - R[1, 1] + R[2, 2]])
    k = int(w.argmax()); s = 2 * math.sqrt(max(w[k], 1e-12))
    d = [R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]]; o = [R[0, 1] + R[1, 0], R[0, 2] + R[2, 0], R[1, 2] + R[2, 1]]
    return unit({0: [s / 4, d[0] / s, d[1] / s, d[2] / s], 1: [d[0] / s, s / 4, o[0] / s, o[1] / s], 2: [d[1] / s, o[0] / s, s / 4, o[2] / s], 3: [d[2] / s, o[1] / s, o[2] / s, s / 4]}[k])


def part(R, t):
    """a share of a turn"""
    q = quat(R); q = q if q[0] >= 0 else -q; s = np.linalg.norm(q[1:])
    return turn(q[1:], math.degrees(2 * math.atan2(s, q[0])) * t) if s > 1e-7 else np.eye(3)


def product(a, b):
    """of quaternions, the second one many"""
    w, x, y, z = a; W, X, Y, Z = b[..., 0], b[..., 1], b[..., 2], b[..., 3]
    return np.stack([w * W - x * X - y * Y - z * Z, w * X + x * W + y * Z - z * Y, w * Y - x * Z + y * W + z * X, w * Z + x * Y - y * X + z * W], -1)


class Person:
    def __init__(self, male=1., muscle=.5, weight=.5, height=.5, age=.08, tall=None, more=(), seed=1):
        """male: 1 a man, 0 a woman; muscle, weight, height (of its build): 0 to 1; age: 0 is 25, 1 is 80; tall: metres; more: (target, how much)"""
        self.seed = seed
        p = BASE[0].copy()
        three = lambda v, names: [(n, w) for n, w in zip(names, (max(0, 1 - 2 * v), 1 - abs(2 * v - 1), max(0, 2 * v - 1))) if w > 0]
        for sex, ws in (('male', male), ('female', 1 - male)):
            for old, wa in (('young', 1 - age), ('old', age)):
                if ws * wa < .001: continue
                p += ws * wa * target(f'macrodetails/asian-{sex}-{old}')
                for m, wm in three(muscle, ('minmuscle', 'averagemuscle', 'maxmuscle')):
                    for f, wf in three(weight, ('minweight', 'averageweight', 'maxweight')):
                        w = ws * wa * wm * wf
                        p += w * target(f'macrodetails/universal-{sex}-{old}-{m}-{f}')
                        tall = abs(2 * height - 1)
                        if tall > .01: p += w * tall * target(f'macrodetails/height/{sex}-{old}-{m}-{f}-{"max" if height > .5 else "min"}height')
        for name, w in more: p += w * target(name)
        skin = p[:13380, 1]
        p[:, 1] -= skin.min()
        p *= (tall or 1.64 + .11 * male) * 10 / skin.max()
        self.decimetres = p
        self.rest = p @ AXES.T
        joint = lambda name: self.rest[RIG['joints'][name]].mean(0)
        self.head = np.array([joint(RIG['bones'][b]['head']) for b in BONES]); self.tail = np.array([joint(RIG['bones'][b]['tail']) for b in BONES])
        self.parent = [INDEX.get(RIG['bones'][b]['parent'], -1) for b in BONES]
        self.local = [np.eye(3) for _ in BONES]; self.place = np.zeros(3)

    # ---------- the pose ----------
    def at(self, bone): return INDEX[bone]

    def globals(self, share=1.):
        R, H = [None] * len(BONES), np.zeros((len(BONES), 3))
        for k, p in enumerate(self.parent):
            L = self.local[k] if share >= 1 else part(self.local[k], share)
            if p < 0: R[k] = L; H[k] = self.head[k] + self.place * share
            else: R[k] = R[p] @ L; H[k] = H[p] + R[p] @ (self.head[k] - self.head[p])
        return R, H

    def bend(self, bones, forward=0., side=0., twist=0.):
        """degrees, shared among the bones: forward, to the right, to the left as seen from above"""
        n = len(bones)
        for b in bones: self.local[self.at(b)] = turn([0, 0, 1], twist / n) @ turn([0, 1, 0], side / n) @ turn([1, 0, 0], -forward / n) @ self.local[self.at(b)]

    def back(self, **k): self.bend(['spine05', 'spine04', 'spine03', 'spine02', 'spine01'], **k)
    def neck(self, **k): self.bend(['neck01', 'neck02', 'neck03', 'head'], **k)

    def sit(self, height=.45, tilt=-14.):
        """the hips at a chair's height"""
        self.local[0] = turn([1, 0, 0], -tilt); hip = self.head[self.at('upperleg01.L')]
        self.place = np.array([0, 0, height + .085 - hip[2]])

    def limb(self, upper, lower, end, goal, pole, hang=.5):
        """two bones reach for a point, bent towards the pole"""
        R, H = self.globals(); a, c, e = self.at(upper[0]), self.at(lower[0]), self.at(end); S = H[a]
        L1 = np.linalg.norm(self.head[c] - self.head[a]); L2 = np.linalg.norm(self.head[e] - self.head[c]); d = np.asarray(goal, float) - S; D = min(np.linalg.norm(d), (L1 + L2) * .998); d = unit(d)
        x = (L1 * L1 - L2 * L2 + D * D) / (2 * D); h = math.sqrt(max(L1 * L1 - x * x, 1e-6)); out = np.asarray(pole, float); out = unit(out - d * (out @ d))
        d1 = unit(d * x + out * h); d2 = unit(d * D - d * x - out * h)
        r1 = unit(self.head[c] - self.head[a]); r2 = unit(self.head[e] - self.head[c]); rest = np.cross(r1, r2)
        if np.linalg.norm(rest) < .02: rest = np.array([-1., 0, 0])
        goalN = np.cross(d1, d2); goalN = goalN if np.linalg.norm(goalN) > .02 else np.cross(-out, d1)
        F = frame(d1, goalN) @ frame(r1, rest).T; G = frame(d2, goalN) @ frame(r2, rest).T
        P = R[self.parent[a]]; least = between(P @ r1, d1) @ P   # without a twist: the first half takes a share of it
        half = part(F @ least.T, hang) @ least
        self.local[a] = P.T @ half
        self.local[self.at(upper[1])] = half.T @ F
        self.local[c] = F.T @ G
        self.local[self.at(lower[1])] = np.eye(3); self.local[e] = np.eye(3)
        return G

    def arm(self, side, wrist, pole=(0, -.6, -1), fingers=None, palm=None, curl=18., thumb=8., spread=0.):
        """the wrist at a point, the elbow towards the pole; fingers: where the hand points, palm: where its palm looks; curl: degrees of each joint"""
        s = f'.{side}'; self.limb((f'upperarm01{s}', f'upperarm02{s}'), (f'lowerarm01{s}', f'lowerarm02{s}'), f'wrist{s}', wrist, pole)
        w = self.at(f'wrist{s}'); knuckle = (self.tail[self.at(f'metacarpal2{s}')] + self.tail[self.at(f'metacarpal3{s}')]) / 2
        across = self.tail[self.at(f'metacarpal1{s}')] - self.tail[self.at(f'metacarpal4{s}')]; along = unit(knuckle - self.head[w]); normal = unit(np.cross(along, across)); curls = 0.
        for k in (2, 3, 4, 5):
            a, b = self.at(f'finger{k}-1{s}'), self.at(f'finger{k}-2{s}'); curls += np.cross(self.tail[a] - self.head[a], self.tail[b] - self.head[b]) @ np.cross(along, normal)
        normal = normal if curls > 0 else -normal   # a palm looks where fingers bend to
        hinge = np.cross(along, normal)
        if fingers is not None:
            R, _ = self.globals(); f = unit(fingers); n = np.asarray(palm if palm is not None else R[w] @ normal, float); n = unit(n - f * (n @ f))
            W = np.stack([f, n, np.cross(f, n)], 1) @ np.stack([along, normal, hinge], 1).T
            low = self.at(f'lowerarm02{s}'); P = R[self.parent[low]]; axis = unit(self.head[w] - self.head[self.at(f'lowerarm01{s}')])
            rel = quat(P.T @ W); roll = math.degrees(2 * math.atan2(rel[1:] @ axis, rel[0])); roll = (roll + 180) % 360 - 180
            self.local[low] = turn(axis, roll * .6); self.local[w] = self.local[low].T @ P.T @ W
        for k in (2, 3, 4, 5):
            for j, share in ((1, .9), (2, 1.15), (3, .7)):
                c = curl[k - 2] if np.ndim(curl) else curl * (1 + .12 * (k - 3))
                self.local[self.at(f'finger{k}-{j}{s}')] = turn(hinge, c * share) @ (turn(normal, spread * (k - 3.5)) if j == 1 else np.eye(3))
        for j in (1, 2, 3): self.local[self.at(f'finger1-{j}{s}')] = turn(np.cross(unit(self.tail[self.at(f'finger1-2{s}')] - self.head[self.at(f'finger1-2{s}')]), normal), thumb)

    def leg(self, side, ankle, pole=(0, 1, .2), sole=None):
        """the ankle at a point, the knee towards the pole; sole: where the foot points"""
        s = f'.{side}'; G = self.limb((f'upperleg01{s}', f'upperleg02{s}'), (f'lowerleg01{s}', f'lowerleg02{s}'), f'foot{s}', ankle, pole, .4)
        f = unit(sole if sole is not None else (0, 1, 0)); rest = self.tail[self.at(f'foot{s}')] - self.head[self.at(f'foot{s}')]; rest = unit([rest[0], rest[1], 0])
        self.local[self.at(f'foot{s}')] = G.T @ frame(f, [-f[1], f[0], 0]) @ frame(rest, [-rest[1], rest[0], 0]).T

    def joint(self, bone, end=False):
        R, H = self.globals(); k = self.at(bone); return H[k] + (R[k] @ (self.tail[k] - self.head[k]) if end else 0)

    def skin(self, points, weights, share=1.):
        """dual quaternions: no collapsed elbows, no wrung wrists"""
        R, H = self.globals(share); Q = np.array([quat(r) for r in R]); T = H - np.einsum('kij,kj->ki', np.array(R), self.head)
        D = .5 * np.stack([product(np.concatenate([[0], t]), q) for t, q in zip(T, Q)])
        sign = np.sign(Q[weights.argmax(1)] @ Q.T); sign[sign == 0] = 1; w = weights * sign
        q = w @ Q; d = w @ D; n = np.linalg.norm(q, axis=1, keepdims=True); q /= n; d /= n
        v = q[:, 1:]; c = np.cross(v, points) + q[:, :1] * points
        moved = points + 2 * np.cross(v, c)
        t = 2 * (q[:, :1] * d[:, 1:] - d[:, :1] * v + np.cross(v, d[:, 1:]))
        return moved + t

    # ---------- clothes ----------
    def garment(self, path):
        """points, faces, weights, which points of the body it hides"""
        stem = os.path.join(ROOT, 'base', path); clo = [f for f in os.listdir(stem) if f.endswith('.mhclo')]
        clo = os.path.join(stem, sorted(clo)[0]); name = None; scale = np.ones(3); refs = []; hidden = set(); mode = ''
        for line in open(clo):
            t = line.split()
            if not t or line.startswith('#'): continue
            if t[0] == 'obj_file': name = t[1]
            elif t[0] in ('x_scale', 'y_scale', 'z_scale'):
                k = 'xyz'.index(t[0][0]); scale[k] = abs(self.decimetres[int(t[1]), k] - self.decimetres[int(t[2]), k]) / float(t[3])
            elif t[0] in ('verts', 'delete_verts', 'weights'): mode = t[0]
            elif mode == 'verts' and t[0].isdigit(): refs.append([float(x) for x in t])
            elif mode == 'delete_verts' and t[0].isdigit():
                k = 0
                while k < len(t):
                    if k + 2 < len(t) and t[k + 1] == '-': hidden |= set(range(int(t[k]), int(t[k + 2]) + 1)); k += 3
                    else: hidden.add(int(t[k])); k += 1
        points, faces, _ = obj(os.path.join(stem, name))
        full = np.array([r if len(r) == 9 else [r[0]] * 3 + [1, 0, 0, 0, 0, 0] for r in refs]); ids = full[:, :3].astype(int); b = full[:, 3:6]; b = b / b.sum(1, keepdims=True)
        p = np.einsum('nk,nkc->nc', b, self.decimetres[ids]) + full[:, 6:] * scale
        return p @ AXES.T, faces, np.einsum('nk,nkb->nb', b, WEIGHTS[ids]).astype(np.float32), hidden


def finer(points, faces, *values):
    """each face in four, smoothly (Catmull and Clark): points, faces, values as they are"""
    pts = np.asarray(points, float); edge = {}; around = {}
    fp = [pts[f].mean(0) for f in faces]
    for k, f in enumerate(faces):
        for a, b in zip(f, f[1:] + f[:1]): around.setdefault((min(a, b), max(a, b)), []).append(k)
    n = len(pts); keys = list(around); index = {e: n + k for k, e in enumerate(keys)}
    mids = np.array([(pts[a] + pts[b]) / 2 for a, b in keys])
    ep = np.array([(pts[a] + pts[b] + sum(fp[k] for k in around[(a, b)])) / (2 + len(around[(a, b)])) if len(around[(a, b)]) == 2 else (pts[a] + pts[b]) / 2 for a, b in keys])
    sumf, cntf = np.zeros_like(pts), np.zeros(n); summ, cntm = np.zeros_like(pts), np.zeros(n); bs, bc = np.zeros_like(pts), np.zeros(n)
    for f, c in zip(faces, fp):
        for i in f: sumf[i] += c; cntf[i] += 1
    for (a, b), m in zip(keys, mids):
        for i in (a, b):
            summ[i] += m; cntm[i] += 1
            if len(around[(a, b)]) != 2: bs[i] += m; bc[i] += 1
    k = np.maximum(cntm, 1)[:, None]; F = sumf / np.maximum(cntf, 1)[:, None]; M = summ / k
    vp = (F + 2 * M + (k - 3) * pts) / k; rim = bc > 0; vp[rim] = (bs[rim] / bc[rim, None] + pts[rim]) / 2
    new = np.concatenate([vp, ep, np.array(fp)]); out = []
    for c, f in enumerate(faces):
        m = len(f)
        for i in range(m):
            a, b, z = f[i], f[(i + 1) % m], f[i - 1]; out.append([a, index[(min(a, b), max(a, b))], n + len(keys) + c, index[(min(a, z), max(a, z))]])
    more = [np.concatenate([v, np.array([(v[a] + v[b]) / 2 for a, b in keys]), np.array([v[f].mean(0) for f in faces])]).astype(v.dtype) for v in values]
    return (new, out, *more)


def islands(n, faces):
    """which piece each point belongs to"""
    up = list(range(n))
    def top(i):
        while up[i] != i: up[i] = up[up[i]]; i = up[i]
        return i
    for f in faces:
        for a in f[1:]: up[top(a)] = top(f[0])
    ids = np.array([top(i) for i in range(n)]); _, k = np.unique(ids, return_inverse=True); return k


# ---------- skin, hair, the whole ----------
def flesh(name, c='#a5785a', lips='#8a4a40', brow='#1d1512'):
    """skin; what 'mark' says of a point: 0 skin, up to 1 lips, down to -1 brows"""
    if f'flesh{name}' in bpy.data.materials: return bpy.data.materials[f'flesh{name}']
    m = mat(f'flesh{name}', c, .5, var=.1, vscale=60, bump=.12, bscale=420); t = m.node_tree; b = t.nodes['Principled BSDF']
    a = t.nodes.new('ShaderNodeAttribute'); a.attribute_name = 'mark'; colour = None
    from kit import col
    for factor, c2 in ((1, lips), (-1, brow)):
        k = t.nodes.new('ShaderNodeMath'); k.operation = 'MULTIPLY'; k.inputs[1].default_value = factor; k.use_clamp = True; t.links.new(a.outputs['Fac'], k.inputs[0])
        x = t.nodes.new('ShaderNodeMix'); x.data_type = 'RGBA'; t.links.new(k.outputs[0], x.inputs['Factor'])
        if colour: t.links.new(colour, x.inputs['A'])
        else: x.inputs['A'].default_value = col(c)
        x.inputs['B'].default_value = col(c2); colour = x.outputs['Result']
    t.links.new(colour, b.inputs['Base Color'])
    b.inputs['Subsurface Weight'].default_value = .12; b.inputs['Subsurface Radius'].default_value = (.012, .005, .003); b.inputs['Subsurface Scale'].default_value = 1
    return m


def strands_of(name='hair', melanin=.92, red=.25, rough=.32):
    """hair as a renderer knows it"""
    if name in bpy.data.materials: return bpy.data.materials[name]
    m = bpy.data.materials.new(name); m.use_nodes = True; t = m.node_tree; t.nodes.clear()
    o = t.nodes.new('ShaderNodeOutputMaterial'); h = t.nodes.new('ShaderNodeBsdfHairPrincipled'); h.parametrization = 'MELANIN'
    for k, v in (('Melanin', melanin), ('Melanin Redness', red), ('Roughness', rough), ('Radial Roughness', .4), ('Random Color', .2), ('Random Roughness', .2)): h.inputs[k].default_value = v
    t.links.new(h.outputs[0], o.inputs[0]); return m


class Head:
    """the skull in numbers: u runs from -1 to 1 across, from nape to brow, from below the ears to the crown"""
    def __init__(self, person):
        k = person.at('head'); h = person.rest[:13380][WEIGHTS[:13380].argmax(1) == k]; e = person.head[person.at('eye.L')]
        skull = h[h[:, 2] > e[2] + .02]
        self.c = np.array([0, (skull[:, 1].min() + skull[:, 1].max()) / 2, e[2] + .022]); self.a = np.array([np.abs(skull[:, 0]).max(), np.ptp(skull[:, 1]) / 2, skull[:, 2].max() - e[2] - .022])
        R, H = person.globals(); self.R, self.o, self.r = R[k], H[k], person.head[k]

    def u(self, p): return (p - self.c) / self.a
    def world(self, p): return (np.asarray(p) - self.r) @ self.R.T + self.o
    def at(self, u): return self.world(np.asarray(u) * self.a + self.c)
    def way(self, d): return np.asarray(d) @ self.R.T

    def line(self, y):
        """where hair begins: how high, from nape to brow"""
        return np.interp(y, [-1.1, -.85, -.45, -.15, .1, .38, .62, .8, .95], [-.62, -.72, -.62, -.22, -.30, -.18, .22, .50, .66])


def hair(person, style='short', count=9000, seed=1, radius=.00022, material=None, solid=(), steps=None):
    """strands from the scalp; style: short, crop, tied, bob, long; solid: meshes (points, faces) it lies on besides the skin"""
    rng = np.random.default_rng(seed); hd = Head(person); body = [f for f, g in zip(BASE[1], BASE[2]) if g == 'body']
    skin = person.skin(person.rest[:13380], WEIGHTS[:13380]); rest = person.rest
    near = [f for f in body if rest[f[0], 2] > hd.c[2] - .42 and abs(rest[f[0], 0]) < .3]
    pts, tris = [tuple(p) for p in skin], [tuple(f) for f in near]
    for p, f in solid: tris += [tuple(i + len(pts) for i in q) for q in f]; pts += [tuple(x) for x in p]
    tree = BVHTree.FromPolygons(pts, tris)
    tri = np.array([t for f in body for t in ((f[0], f[1], f[2]), (f[0], f[2], f[3])) if len(f) == 4])
    mid = hd.u(rest[tri].mean(1)); keep = (mid[:, 2] > hd.line(mid[:, 1])) & (WEIGHTS[tri[:, 0], person.at('head')] > .3) & (np.abs(mid[:, 0]) < 1.08) & (np.abs(rest[tri].mean(1)[:, 0]) < hd.a[0] * 1.06)
    tri = tri[keep]; area = np.linalg.norm(np.cross(rest[tri[:, 1]] - rest[tri[:, 0]], rest[tri[:, 2]] - rest[tri[:, 0]]), axis=1)
    pick = rng.choice(len(tri), count, p=area / area.sum()); b = rng.dirichlet([1, 1, 1], count)
    root0 = np.einsum('nk,nkc->nc', b, rest[tri[pick]]); root = np.einsum('nk,nkc->nc', b, skin[tri[pick]]); u = hd.u(root0)
    n = hd.way([unit(x / hd.a) for x in u]); up = hd.way([0, 0, 1]); front = hd.way([0, 1, 0]); right = hd.way([1, 0, 0])
    lock = np.array([[noise3(p * 70 + k * 17 + seed) for k in range(3)] for p in root0])   # locks: neighbours go the same way
    down = np.array([0, 0, -1.]); part = .15
    if style in ('short', 'crop'):
        high = np.clip((u[:, 2] + .35) / 1.1, 0, 1) ** 1.3; long = (.006 + .045 * high if style == 'short' else .004 + .018 * high) * rng.uniform(.7, 1.15, count)
        comb = front * .75 - right * .45; lift = .55; steps = steps or 5; stick = .2; fall = .25
    elif style == 'tied':
        knot = hd.at([0, -1.12, .02]); long = np.linalg.norm(root - knot, axis=1) * rng.uniform(1.12, 1.25, count) + .01; steps = steps or 14; lift = .12; stick = .9; fall = 0
    else:
        jaw = hd.at([0, 0, -1.05])[2] if style == 'bob' else hd.at([0, 0, -3.3])[2]; long = np.maximum(.06, root[:, 2] - jaw + np.abs(u[:, 2] + .4) * .03) * rng.uniform(.95, 1.06, count) + .05 * np.maximum(0, u[:, 2])
        steps = steps or 18; lift = .35; stick = .5; fall = 1.
    P = [root - n * .001]; p = root.copy(); d = n.copy(); layer = .0015 + .011 * rng.random(count) ** 1.2
    if style in ('bob', 'long'): layer = .003 + .016 * rng.random(count)
    for k in range(steps):
        t = (k + 1) / steps; want = None
        if style in ('short', 'crop'): want = n * lift + comb * (.4 + .6 * high[:, None]) + down * .35 * (1 - high[:, None]) + lock * .55
        elif style == 'tied':
            w = knot - p; want = w / np.maximum(np.linalg.norm(w, axis=1, keepdims=True), 1e-4) + lock * .10
        else:
            v = hd.u((p - hd.o) @ hd.R + hd.r); side = np.where(u[:, :1] > part, 1., -1.) * right; w_ = np.clip((v[:, 2:] - .45) / .5, 0, 1) * (np.abs(v[:, :1]) < 1)
            want = side * .8 * w_ - front * (.30 * w_ + .22 * np.clip(v[:, 1:2], 0, 1) * (v[:, 2:] > -.5)) + down * (1.1 - .8 * w_) + lock * .14
        d = d * (.25 if k else .3) + want * .8; d /= np.linalg.norm(d, axis=1, keepdims=True)
        p = p + d * (long / steps)[:, None]
        if style == 'tied':
            end = np.linalg.norm(knot - p, axis=1) < .022
        for i in range(count):
            q, nn, _, dist = tree.find_nearest(p[i])
            if q is None: continue
            out = (Vector(p[i]) - q).dot(nn); least = layer[i] * min(1, t * 3)
            if out < least: p[i] += np.array(nn) * (least - out)
        P.append(p.copy())
    curves = np.stack(P, 1)
    if style == 'tied':   # what is tied is wound up
        m = count // 3; ball = []
        a = rng.uniform(0, 2 * math.pi, m); back = -front; c = knot + back * .022 + up * .004
        for i in range(m):
            r = .017 + .016 * rng.random() ** .6; tilt = rng.normal(0, .55); s = np.linspace(0, rng.uniform(2.2, 4.5), len(P)) + a[i]
            e1 = right * math.cos(tilt) + back * math.sin(tilt); ring = c + np.outer(np.cos(s), e1) * r * 1.15 + np.outer(np.sin(s), up) * r + np.outer(np.cos(s * 2 + a[i]), back) * .006 + back * rng.normal(0, .009)
            ball.append(ring)
        curves = np.concatenate([curves, np.array(ball)])
    data = bpy.data.hair_curves.new('hair'); data.add_curves([curves.shape[1]] * len(curves))
    data.attributes['position'].data.foreach_set('vector', curves.astype(np.float32).ravel())
    r = data.attributes.get('radius') or data.attributes.new('radius', 'FLOAT', 'POINT')
    taper = radius * np.interp(np.linspace(0, 1, curves.shape[1]), [0, .6, 1], [1, .9, .35]); r.data.foreach_set('value', np.tile(taper, len(curves)).astype(np.float32))
    data.materials.append(material or strands_of()); o = link(bpy.data.objects.new('hair', data)); return o


def noise3(p):
    from mathutils import noise
    return noise.noise(Vector(p))


def scalp(person, material, out=.004, low=0.):
    """what lies below the strands: the skin under them, dark"""
    hd = Head(person); rest = person.rest[:13380]; u = hd.u(rest); inside = (u[:, 2] > hd.line(u[:, 1]) + low) & (WEIGHTS[:13380, person.at('head')] > .3) & (np.abs(rest[:, 0]) < hd.a[0] * 1.06)
    faces = [f for f, g in zip(BASE[1], BASE[2]) if g == 'body' and all(inside[i] for i in f)]
    used = sorted({i for f in faces for i in f}); new = {i: k for k, i in enumerate(used)}
    p = rest[used] + np.array([unit(x / hd.a) for x in u[used]]) * out
    return mesh('scalp', [tuple(q) for q in hd.world(p)], [tuple(new[i] for i in f) for f in faces], material, smooth=True)


def creased(points, faces, deep=.008, seed=0, scale=11.):
    """folds where nobody looks closely: no cloth was let fall for them"""
    p = np.asarray(points, float); n = np.zeros_like(p)
    for f in faces:
        m = np.cross(p[f[2]] - p[f[0]], p[f[-1]] - p[f[1]])
        for i in f: n[i] += m
    n /= np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-9)
    k = np.array([.75 - 1.6 * abs(noise3((x * scale + seed, y * scale + 3, z * scale * 1.7 + .6 * math.sin(x * 9)))) + .4 * noise3((x * 26, y * 26, z * 30 + seed)) for x, y, z in p])
    return p + n * (deep * k)[:, None]


def figure(person, wear, style='short', skin=None, hair_count=9000, hair_material=None, deep=.008, dense=0):
    """the whole person as objects below an empty. wear: (path, materials of its pieces from the top down)"""
    e = link(bpy.data.objects.new('person', None)); parts = []; hide = set(); solid = []
    for path, mats in wear:
        p, f, w, hidden = person.garment(path); hide |= hidden; isl = islands(len(p), f); big = [k for k in range(isl.max() + 1) if (isl == k).sum() > 60]
        order = sorted(big, key=lambda k: -p[isl == k][:, 2].mean()); which = {k: mats[min(j, len(mats) - 1)] for j, k in enumerate(order)}
        for j, k in enumerate(order):
            ids = np.flatnonzero(isl == k); cut = person.head[person.at('spine05')][2] - .045 if len(order) == 1 and len(mats) > 1 else None; new = {i: n for n, i in enumerate(ids)}; q = p[ids]; ff = [[new[i] for i in x] for x in f if isl[x[0]] == k]; ww = w[ids]
            q, ff, ww = finer(q, ff, ww); r0 = q; q = person.skin(q, ww)
            if 'shoes' not in path: q = creased(q, ff, deep, person.seed)
            o = mesh('wear', [tuple(x) for x in q], [tuple(x) for x in ff], which[k], smooth=True)
            if cut:   # shirt and trousers in one piece
                o.data.materials.append(mats[1])
                for f_, level in zip(o.data.polygons, level_of(ff, r0)): f_.material_index = int(level < cut)
            o.modifiers.new('s', 'SUBSURF').render_levels = 1; solid.append((q, ff)); parts.append(o)
    pts = person.skin(person.rest, WEIGHTS); faces = [f for f, g in zip(BASE[1], BASE[2]) if g == 'body' and not all(i in hide for i in f)]
    o = mesh('skin', [tuple(x) for x in pts], [tuple(x) for x in faces], skin or flesh('0'), smooth=True); o.modifiers.new('s', 'SUBSURF').render_levels = 1; parts.append(o)
    a = o.data.attributes.new('mark', 'FLOAT', 'POINT'); W = WEIGHTS; at = person.at; mark = sum(W[:, at(b)] for b in BONES if b.startswith('oris')) * .7
    hd = Head(person); u = hd.u(person.rest); brow = np.exp(-((u[:, 2] - .12) / .07) ** 2 - ((np.abs(u[:, 0]) - .42) / .24) ** 4) * (u[:, 1] > .6)
    a.data.foreach_set('value', np.clip(mark - 1.2 * brow, -1, 1).astype(np.float32))
    eyes = [f for f, g in zip(BASE[1], BASE[2]) if g in ('helper-l-eye', 'helper-r-eye')]
    parts.append(mesh('eyes', [tuple(x) for x in pts], [tuple(x) for x in eyes], mat('eyes', '#2a211d', .15, var=0), smooth=True))
    if style:
        parts.append(scalp(person, mat('scalp', '#120d0b', .7, var=0)))
        parts.append(hair(person, style, hair_count, person.seed, material=hair_material, solid=solid if style == 'long' else ()))
    for o in parts: o.parent = e
    return e, parts


def kept(name, make):
    """figures as lists of objects, kept in out/ once they are made"""
    path = os.path.join(HERE, 'out', f'{name}.blend')
    if os.path.exists(path):
        with bpy.data.libraries.load(path) as (there, here): here.objects = there.objects
        out = {}
        for o in here.objects: link(o); out.setdefault(o['who'], []).append(o)
        return [out[k] for k in sorted(out)]
    out = make()
    for k, parts in enumerate(out):
        for o in parts: o['who'] = k; o.parent = None
    os.makedirs(os.path.dirname(path), exist_ok=True); bpy.data.libraries.write(path, {o for parts in out for o in parts}); return out


def level_of(faces, rest):
    """how high each face lay before the pose; between the arms, which hang low in the model's stance"""
    return [9. if abs(rest[f[0], 0]) > .27 else float(np.mean([rest[i, 2] for i in f])) for f in faces]

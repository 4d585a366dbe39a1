"""The desk at which the lights of the pair, as pair.py kept them, are set against each other: for make.py, before its grade

How much of each there is, and its colour: the camera's white balance is in it. Light adds up, so that this is the same as turning lamps and sun
up and down in the room, without another render.
"""
import numpy as np

LIGHTS = {
    'hero-window': {'sun': (1.3, 1.29, 1.46), 'sky': (.64, .66, .74), 'air': (1.15, 1.15, 1.22), 'nearlight': .26, 'nearstrip': 2.2, 'nearrim': 2., 'nearsun': (4.6, 4.25, 4.1), 'fill': (2.6, 2.8, 3.35), 'rest': 2.},
    'hero-dusk': {'sky': (1.2, 1.33, 1.58), 'air': (.80, .92, 1.16), 'soft': (.70, .725, .78), 'globes': (.24, .245, .26), 'lamp': (2.5, 2.58, 2.72), 'nearlight': (1.25, 1.15, 1.03), 'nearstrip': (3.6, 3.4, 3.1), 'nearrim': (2.1, 1.8, 1.45), 'fill': 6., 'rest': .45},
}


# the sun strays in the glass of the lens, from the window's upper left: how much, where, how far
STRAY = {'hero-window': ((.07, .056, .038), (.02, -.12), (.36, .66))}


def stray(name, shape):
    if name not in STRAY: return 0
    (light, (x, y), (wide, high)), (H, W) = STRAY[name], shape
    v, u = np.mgrid[0:H, 0:W]
    return np.exp(-((u / W - x) / wide) ** 2 - ((v / H - y) / high) ** 2)[..., None] * np.array(light, np.float32)


def mix(name, raw):
    """writes RAW.npy from each RAW-LIGHT.npy"""
    whole = sum(np.load(f'{raw}-{light}.npy').astype(np.float32) * np.array(k, np.float32) for light, k in LIGHTS[name].items())
    whole = whole + stray(name, whole.shape[:2])
    np.save(f'{raw}.npy', np.clip(whole, 0, 6e4).astype(np.float16))

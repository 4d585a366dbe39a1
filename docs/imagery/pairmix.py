"""The desk at which the lights of the pair, as pair.py kept them, are set against each other: for make.py, before its grade

How much of each there is, and its colour: the camera's white balance is in it. Light adds up, so that this is the same as turning lamps and sun
up and down in the room, without another render.
"""
import numpy as np

LIGHTS = {
    'hero-window': {'sun': (1.20, 1.19, 1.34), 'sky': (.66, .67, .72), 'air': (.40, .395, .42), 'fill': (2.6, 2.75, 3.2), 'rest': 1.},
    'hero-dusk': {'sky': (1.3, 1.4, 1.62), 'air': (.72, .83, 1.03), 'soft': (.92, .97, 1.07), 'globes': (.34, .352, .382), 'lamp': (1.6, 1.66, 1.76), 'fill': 5., 'rest': .45},
}


def mix(name, raw):
    """writes RAW.npy from each RAW-LIGHT.npy"""
    whole = sum(np.load(f'{raw}-{light}.npy').astype(np.float32) * np.array(k, np.float32) for light, k in LIGHTS[name].items())
    np.save(f'{raw}.npy', np.clip(whole, 0, 6e4).astype(np.float16))

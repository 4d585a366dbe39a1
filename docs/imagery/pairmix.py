"""The desk at which the lights of the pair, as pair.py kept them, are set against each other: for make.py, before its grade

How much of each there is, and its colour: the camera's white balance is in it. Light adds up, so that this is the same as turning lamps and sun
up and down in the room, without another render.
"""
import numpy as np

LIGHTS = {
    'hero-window': {'sun': (1.20, 1.19, 1.34), 'sky': (.66, .67, .72), 'air': (.40, .395, .42), 'fill': (2.6, 2.75, 3.2), 'rest': 1.},
    'hero-dusk': {'sky': (1.12, 1.25, 1.5), 'air': (.66, .78, 1.), 'soft': (.92, .97, 1.07), 'globes': (.36, .37, .40), 'lamp': (2.2, 2.28, 2.42), 'fill': 5.5, 'rest': .45},
}


def mix(name, raw):
    """writes RAW.npy from each RAW-LIGHT.npy"""
    whole = sum(np.load(f'{raw}-{light}.npy').astype(np.float32) * np.array(k, np.float32) for light, k in LIGHTS[name].items())
    np.save(f'{raw}.npy', np.clip(whole, 0, 6e4).astype(np.float16))

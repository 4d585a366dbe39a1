"""What the prints of finished masters share: light as it is and as it is shown, soft masks, uneven tones, and the masters themselves."""
import os

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter, map_coordinates

LUMA = np.array([.2126, .7152, .0722], np.float32)
# where blacks end
INK = np.array([11, 15, 24], np.float32) / 255


def master(name): return os.path.join(os.path.dirname(os.path.abspath(__file__)), f'../../src/assets/images/{name}.jpg')


def opened(name):
    with Image.open(master(name)) as picture: return np.asarray(picture.convert('RGB'), np.float32) / 255


def printed(name, a, quality=90):
    whole = Image.fromarray((np.clip(a, INK, 1) * 255 + .5).astype(np.uint8))
    whole.save(master(name), quality=quality, subsampling=0, optimize=True, progressive=True)
    return whole


def smooth(x, a, b):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def linear(a): return np.where(a <= .04045, a / 12.92, ((a + .055) / 1.055) ** 2.4)


def display(a): return np.where(a <= .0031308, a * 12.92, 1.055 * np.clip(a, 1e-8, None) ** (1 / 2.4) - .055)


def mean(v, m, s):
    """The colours about each point where `m` counts, `s` pixels soft, and how much of it there is."""
    w = gaussian_filter(m, s)
    return np.stack([gaussian_filter(v[..., c] * m, s) / np.maximum(w, 1e-5) for c in range(3)], 2), w


def scaled(points, times=2): return [(u * times, v * times) for u, v in points]


def drawn(a, soft, draw, times=2):
    """what `draw` draws, as a mask of the picture: at so many times its size, then down, so that its edges are even"""
    H, W = a.shape[:2]
    m = Image.new('L', (W * times, H * times))
    draw(ImageDraw.Draw(m))
    return gaussian_filter(np.asarray(m.resize((W, H), Image.BOX), np.float32) / 255, soft)


def area(a, soft, *polygons): return drawn(a, soft, lambda m: [m.polygon(scaled(p), fill=255) for p in polygons])


def noise(rng, size, soft, u, v):
    """uneven tones about 0 with a spread of 1, at u and v, again after `size`"""
    n = gaussian_filter(rng.standard_normal((size, size)).astype(np.float32), soft, mode='wrap')
    return map_coordinates(n / n.std(), [v % size, u % size], order=1, mode='grid-wrap')

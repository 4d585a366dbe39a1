"""Where a pixel of the pair lies in its room, and where a place in the room is seen: the camera of `roomshots.py`, and the barrel that `finish.py` gave it."""
import math

import numpy as np

W, H = 1760, 990
EYE, TO, LENS, SHIFT = (-5.9, -6.6, 1.38), (6.43, 7.66), 35 / 36 * W, .068 * W
N = math.hypot(*TO)
BARREL = .010, 1.30


def seen(X, Y, Z, lens=True):
    """the pixel of a place, in the master or (without lens) in a render, and how many pixels a metre has there"""
    dx, dy = X - EYE[0], Y - EYE[1]
    away, aside = (dx * TO[0] + dy * TO[1]) / N, (dx * TO[1] - dy * TO[0]) / N
    u, v = 2 * LENS * aside / away / W, 2 * (SHIFT - LENS * (Z - EYE[2]) / away) / W
    a, b = u, v
    for _ in range(4):
        k = 1 + BARREL[0] * (a * a + b * b - BARREL[1]) if lens else 1
        a, b = u / k, v / k
    return a * W / 2 + W / 2, b * W / 2 + H / 2, LENS / away


def rays(x, y):
    """for each pixel: metres to the right and up, for each metre ahead"""
    a, b = (x - W / 2) / (W / 2), (y - H / 2) / (W / 2)
    k = 1 + BARREL[0] * (a * a + b * b - BARREL[1])
    return a * k * W / 2 / LENS, (SHIFT - b * k * W / 2) / LENS


def level(x, y, Z):
    """X and Y in the room of what lies at height Z"""
    aside, up = rays(x, y)
    away = (Z - EYE[2]) / np.where(np.abs(up) < 1e-4, 1e-4, up)
    aside = aside * away
    return EYE[0] + (away * TO[0] + aside * TO[1]) / N, EYE[1] + (away * TO[1] - aside * TO[0]) / N


def upright(x, y, X):
    """Y and Z of what lies in the plane of that X"""
    aside, up = rays(x, y)
    away = (X - EYE[0]) * N / (TO[0] + aside * TO[1])
    return EYE[1] + away * (TO[1] - aside * TO[0]) / N, EYE[2] + away * up

"""Prints the dark room of `detail-door`, of the finished master: python sillprint.py

Under the blue panes stood a block of one black, as wide as they are: a hole. Now there is a sill that catches what is left of
the sky, a wall under it that the evening fades from, the window's gleam on the floor, all as soft as the panes. Once.
"""
import numpy as np
from scipy.ndimage import gaussian_filter

from darkroom import area, display, linear, noise, opened, printed, scaled, smooth

# in a master 1152 wide: what the far door leaves of the room under its window; its sill; where wall and floor meet
ROOM = ((60, 480), (189, 480), (187.5, 715), (60, 715))
SILL, FOOT = 492, 645


def main(a):
    H, W = a.shape[:2]
    k = W / 1152
    y, x = np.mgrid[0:H, 0:W].astype(np.float32) / k
    room = gaussian_filter(area(a, 0, scaled(ROOM, k)), (1.2 * k, 2.2 * k))
    tones = noise(np.random.default_rng(3), 300, 12, x, y * .7)
    shade = lambda *c: linear(np.array(c, np.float32) / 255)
    # the hall's lamp reaches the wall's right, through the door
    hall = np.exp(-(191 - x) / 34)[..., None] * shade(30, 21, 14)
    fade = smooth(y, SILL, FOOT + 20)[..., None]
    shown = (shade(43, 49, 68) * (1 - fade) + shade(23, 26, 38) * fade) * (1 + .05 * tones)[..., None] + hall
    # under the sill lies its shade
    shown = shown * (1 - .45 * np.exp(-(np.maximum(y - SILL - 9, 0) / 15)))[..., None]
    lit = shade(92, 106, 140) * (.72 + .34 * np.exp(-((x - 108) / 42) ** 2))[..., None]
    sill = gaussian_filter(((y > SILL - 6) & (y < SILL + 5)).astype(np.float32), 3.8 * k)[..., None]
    shown = shown * (1 - sill) + lit * sill
    # the skirting's shade, then the floor, with what it mirrors of the panes
    shown = shown * (1 - .4 * np.exp(-((y - FOOT + 5) / 8) ** 2))[..., None]
    floor = smooth(y, FOOT - 7, FOOT + 8)[..., None]
    gleam = np.exp(-((x - 112) / 40) ** 2 - ((y - 694) / 34) ** 2)[..., None]
    ground = shade(39, 42, 56) + gleam * shade(46, 56, 84) + hall * .7
    shown = shown * (1 - floor) + ground * floor
    # added to the black rather than laid over it, so that the door's blurred jamb and the dust on the near glass stay
    black = np.median(a[:, int(76 * k):int(172 * k)], 1)[:, None]
    share = (room * smooth(y, SILL - 13, SILL - 4))[..., None]
    return a + (display(shown) - black) * share


if __name__ == '__main__': printed('detail-door', main(opened('detail-door')), quality=92)

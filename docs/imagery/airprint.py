"""Prints the day of the pair, `hero-window` and its square, last of all: python airprint.py

A room full of daylight, as an eye that is used to it sees it: shadows and middle tones come up, sky and sun stay as they are.
Once, as it would add up.
"""
import numpy as np

from darkroom import LUMA, opened, printed

# the exponent of dark tones, and how much more colour they have
OPEN, COLOUR = .82, 1.04


def aired(a):
    tone = np.clip(a @ LUMA, 1e-4, 1)
    bright = tone ** 4
    a = a * ((tone ** OPEN * (1 - bright) + tone * bright) / tone)[..., None]
    grey = a.mean(-1, keepdims=True)
    return grey + (a - grey) * COLOUR


if __name__ == '__main__':
    for name in ('hero-window', 'hero-window-phone'): printed(name, aired(opened(name)), quality=92)

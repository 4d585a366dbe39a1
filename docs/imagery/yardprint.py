"""Gives the yard of `about-exterior-day` tracks and bare ground, of the finished master: python yardprint.py

Its pebbles lie as evenly as if strewn. Where wheels and feet go they are pressed into dust: there the ground keeps its broad
tones and loses its stones; between, they stay in drifts, a little harder. Through the camera of house.py. Once, as it would add up.
"""
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates, median_filter

from darkroom import LUMA, opened, printed, smooth

EYE, AHEAD, LENS, SHIFT = np.array([13.9, -9.4, 1.5]), np.array([-8.1, 7.9]) / np.hypot(8.1, 7.9), 29 / 18, .12


def main():
    a = opened('about-exterior-day')
    H, W = a.shape[:2]
    top = 600
    y, x = np.mgrid[top:H, 0:W].astype(np.float32)
    u, v = (x / W * 2 - 1) / LENS, ((H / 2 - y) / (W / 2) + SHIFT) / LENS
    far = EYE[2] / np.maximum(-v, 1e-3)
    gx = EYE[0] + far * (AHEAD[0] + u * AHEAD[1])
    gy = EYE[1] + far * (AHEAD[1] - u * AHEAD[0])
    rng = np.random.default_rng(3)

    def noise(metres):
        n = gaussian_filter(rng.standard_normal((512, 512)).astype(np.float32), 5, mode='wrap')
        return map_coordinates(n / n.std(), [(gy * 5 / metres) % 512, (gx * 5 / metres) % 512], order=1, mode='grid-wrap')
    yard = smooth(-.45 - gy, 0, .8) * smooth(far, .1, 1) * (1 - smooth(far, 15, 24)) * (1 - smooth(gx, 8.6, 9.6) * smooth(gy, -2.2, -1.4)) * (1 - smooth(2.1 - np.abs(gx - 8.05), 0, .3) * smooth(gy, -2.1, -1.8))
    bend = .30 * noise(3.2)
    line = -.25 * gx + .97 * gy + 6.5 + bend
    tracks = np.exp(-((np.abs(line) - .72) / .25) ** 2) * smooth(noise(1.4) + .5 * noise(.4), -1.5, .3)
    turned = -.62 * gx + .78 * gy + 12.4 + .4 * bend
    tracks = np.maximum(tracks, .7 * np.exp(-((np.abs(turned) - .72) / .18) ** 2) * smooth(noise(1.6), -.9, .5))
    bare = smooth(noise(1.15) + .45 * noise(.38) + .2 * noise(.12), .15, .75)
    down = np.clip(np.maximum(tracks, .9 * bare), 0, 1) * yard
    part = a[top:]
    light = part @ LUMA
    # what is grass or water stays as it is
    green = smooth(part[..., 1] - .5 * (part[..., 0] + part[..., 2]), .02, .06)
    blue = smooth(part[..., 2] - part[..., 0], -.02, .05)
    dark = smooth(.17 - gaussian_filter(light, 5), 0, .06)
    grass = smooth(gaussian_filter(smooth((part[..., 0] - part[..., 2]), .24, .34), 1.5), .2, .6)
    keep = gaussian_filter(np.clip(np.maximum.reduce([green, blue, dark, grass]), 0, 1), 2.2)
    down = down * (1 - smooth(keep, .08, .35))
    calm = np.stack([median_filter(part[..., c], 11) for c in range(3)], 2)
    calm = .5 * calm + .5 * gaussian_filter(calm, (2, 2, 0))
    grit = light - gaussian_filter(light, 1.0)
    pressed = calm * (1.03 + .07 * tracks[..., None]) + (.40 * np.clip(grit, -.06, .05))[..., None]
    pressed = pressed * (1 + .03 * np.exp(-((np.abs(line) - .72) / .10) ** 2) * np.cos(((gx * .97 + gy * .25)) / .055 * 6.283) * yard)[..., None]
    sand = gaussian_filter(rng.standard_normal(light.shape).astype(np.float32), .75)
    pressed = pressed * (1 + .075 * sand / sand.std() * smooth(12 - far, 0, 8))[..., None]
    drift = 1 + .10 * (1 - down) * yard * smooth(-noise(.9), .2, 1.4)
    mean = gaussian_filter(part, (6, 6, 0))
    stony = np.clip(mean + (part - mean) * drift[..., None], 0, 1)
    # the rim that a wheel pushed up is in shade on one side
    rim = np.exp(-((np.abs(line) - 1.0) / .07) ** 2) * yard * (1 - keep)
    result = stony * (1 - .92 * down[..., None]) + pressed * .92 * down[..., None]
    a[top:] = result * (1 - .07 * rim[..., None])
    return a


if __name__ == '__main__': printed('about-exterior-day', main())

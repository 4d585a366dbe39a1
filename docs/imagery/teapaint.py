"""Paints into the finished master of `work-tea` what its render lacks: python teapaint.py

The window, mirrored in the tea: two panes and the bar between them, beside the kettle's dark; the skin along the wall,
froth on the left; blisters and darker spots on the fried dough, and no white. Once, as it would add up.
"""
import os

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import gaussian_filter, map_coordinates

PATH = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'prints/work-tea.jpg')
FINE = 3   # shapes are drawn so much larger
LUMA = np.array([.2126, .7152, .0722], np.float32)
with Image.open(PATH) as picture: shown = np.asarray(picture.convert('RGB'), np.float32) / 255
H, W = shown.shape[:2]
light = np.where(shown <= .04045, shown / 12.92, ((shown + .055) / 1.055) ** 2.4)


def shape(blur, *polygons, ellipse=None):
    mask = Image.new('L', (W * FINE, H * FINE), 0)
    draw = ImageDraw.Draw(mask)
    for points in polygons: draw.polygon([(x * FINE, y * FINE) for x, y in points], fill=255)
    if ellipse: draw.ellipse([side * FINE for side in ellipse], fill=255)
    return gaussian_filter(np.asarray(mask.resize((W, H), Image.LANCZOS), np.float32) / 255, blur)


def noise(sigma, seed):
    n = gaussian_filter(np.random.default_rng(seed).standard_normal((H, W)).astype(np.float32), sigma)
    return n / n.std()


# the tea lies in this ellipse: middle and half axes
X, Y, RX, RY = 748, 281, 219, 76
tea = shape(1.5, ellipse=(X - RX, Y - RY, X + RX, Y + RY))
y, x = np.mgrid[0:H, 0:W].astype(np.float32)
window = shape(2.2, [(500, 175), (640, 175), (628, 380), (470, 380)], [(652, 175), (716, 175), (712, 380), (641, 380)])
window = map_coordinates(window, [y + 1.6 * noise((3, 30), 5), x + 2.4 * noise((5, 16), 4)], order=1, mode='nearest')
window *= np.clip((x - 470) / 90, 0, 1) * np.clip(1.15 - (y - 200) / 420, 0, 1) * tea
kettle = shape(9, [(724, 170), (965, 170), (950, 330), (735, 318)]) * tea
skin = tea * (1 - shape(2.5, ellipse=(X - RX + 9, Y - RY + 4, X + RX - 9, Y + RY - 5)))
light = (light * (1 - .16 * kettle[..., None]) + window[..., None] * np.array([.20, .195, .185], np.float32)) * (1 - .22 * skin[..., None])

# bubbles: each a lens with a dark rim and a glint
q = np.random.default_rng(11)
layers = [Image.new('L', (W * FINE, H * FINE), 0) for _ in 'rfg']
rim, fill, glint = (ImageDraw.Draw(layer) for layer in layers)
for i in range(95):
    turn, near, r = q.normal(3.45, .26) if i % 4 else q.normal(2.6, .5), .982 - abs(q.normal(0, .028)), 1.1 + 3.4 * q.random() ** 2.4
    if i % 31 == 0: turn, near = q.uniform(0, 6.28), q.uniform(.3, .8)
    bx, by, flat = X + RX * near * np.cos(turn), Y + RY * near * np.sin(turn), .62
    box = [side * FINE for side in (bx - r, by - r * flat, bx + r, by + r * flat)]
    rim.ellipse(box, outline=255, width=2)
    fill.ellipse(box, fill=255)
    gx, gy = bx - r * .45, by - r * flat * .4
    glint.ellipse([side * FINE for side in (gx - .7, gy - .5, gx + .7, gy + .5)], fill=255)
rim, fill, glint = ((gaussian_filter(np.asarray(layer.resize((W, H), Image.LANCZOS), np.float32) / 255, .5) * tea)[..., None] for layer in layers)
light = light * (1 - .16 * fill) * (1 - .30 * rim) + glint * np.array([.5, .49, .47], np.float32)


def crust(where, amount, grain):
    """golden where it was white, mottled, blistered"""
    global light
    where = where * np.clip((shown[..., 0] - shown[..., 2] - .06) / .10, 0, 1)
    high = np.clip((light @ LUMA - .25) / .45, 0, 1)
    tint = 1 - (where * (.25 + .75 * high))[..., None] * np.array([.10, .20, .40], np.float32)
    tone = 1 + where * amount * (.5 * noise(grain * 3.2, 1) + .35 * noise(grain * 1.4, 2) + .22 * noise(grain * .7, 3) - .10)
    tone *= 1 + .30 * where * gaussian_filter(np.clip(noise(grain * 1.1, 5) - 1.55, 0, 1.2), .4)
    tone *= 1 - .30 * where * np.clip(noise(grain * 2.4, 6) - 1.2, 0, 1)
    light = light * tint * np.clip(tone, .45, 1.5)[..., None]


crust(shape(1.5, [(148, 503), (188, 452), (336, 432), (364, 444), (356, 494), (166, 536)]), .16, 1.25)
crust(shape(2, [(0, 140), (110, 92), (200, 70), (350, 120), (362, 200), (285, 290), (170, 288), (120, 262), (0, 262)]), .11, 3.)
result = np.where(light <= .0031308, light * 12.92, 1.055 * np.clip(light, 1e-8, None) ** (1 / 2.4) - .055)
Image.fromarray((np.clip(result, 0, 1) * 255 + .5).astype(np.uint8)).save(PATH, quality=88, subsampling=0, optimize=True, progressive=True)

"""Renders and grades one picture of the site: python make.py NAME [--grade] [--small] [--region x0,y0,x1,y1]

--grade grades an existing render again, --small makes a quick look (480 px or SMALL, 8 samples) in out/, --again gives the
finished master what SECOND has for it, where no render is at hand: once, as it would add up. --region
renders only that part of the frame (0 to 1, from the upper left) and lays it over the last render of the whole, or,
where that is gone, over the finished master (over.py). SAMPLES, where a small part can have more of them.
"""
import os
import subprocess
import sys

import numpy as np
from PIL import Image

import pairmix
from phone import phone

HERE = os.path.dirname(os.path.abspath(__file__))
IMAGES = os.path.join(HERE, '../../src/assets/images')
OUT = os.path.join(HERE, 'out')

# the grade of all gear, on its grey sweep
GEAR = '--exp .44 --con 1.36 --pivot .5 --vig .1 --warm .035 --soft .7 --crisp .8'

# a lens of the good kind, and film
FILM = ' --lens 1 --tint 1'

# the set in the dark hall, and its square
OCTA = '--exp .08 --con 1.32 --pivot .42 --sat .92 --ink 4 --lens .6 --veil .03 --tint .1 --vig .12 --glow .07 --soft .3 --crisp .6 --quality 91'

# script, SHOT, pixels and samples of the render, width of the master, grade
PICTURES = {
    'hero-window': ('pair', 'window', 1760, 990, 13, 1760, '--exp .66 --con 1.74 --pivot .45 --sat .96 --vig .2 --veil .025 --glow .16 --lens 1 --ink 4 --crisp .6'),
    'hero-dusk': ('pair', 'dusk', 1760, 990, 13, 1760, '--exp .42 --con 1.60 --pivot .44 --sat 1.0 --vig .34 --veil .03 --glow .14 --lamps .2 --lens 1 --ink 4 --crisp .6'),
    'detail-window': ('roomshots', 'armchair', 1044, 1152, 30, 1044, '--exp .78 --con 1.42 --pivot .46 --sat 1.04 --warm .025 --veil .03 --vig .22 --glow .10 --crisp 1 --lens .8 --tint .4 --ink 2.5 --quality 90'),
    'service-video': ('stillshots', 'lens', 2016, 1134, 12, 1680, '--exp .2 --con 1.46 --pivot .38 --sat 1.0 --soft 0 --crisp .5 --quality 91' + FILM),
    'hero-cyclorama': ('cycshots', 'stage', 1800, 1012, 16, 1576, '--exp -.78 --con 1.34 --sat 1.02 --pivot .46 --warm -.02 --vig .18 --crop 0,0,.985,.9855 --lens .6 --veil .03 --tint .3 --soft .3 --crisp .6 --ink 3'),
    'hero-car': ('setshots', 'car', 1920, 1080, 14, 1920, '--exp .12 --con 1.4 --pivot .4 --warm .03 --sat 1.0 --ink 3 --lens .8 --veil .03 --glow .10 --crisp .9 --quality 92'),
    'about-evening': ('roomshots', 'lamp', 2720, 1616, 16, 1360, '--exp .52 --con 1.46 --pivot .42 --sat .99 --warm -.03 --lamps .5 --vig .32 --soft .3 --crisp .6 --quality 91' + FILM),
    'about-exterior': ('roomshots', 'outside', 1600, 900, 6, 1600, '--exp .85 --con 1.34 --sat 1.04 --vig .22 --burn .2 --veil .06 --soft .35 --lens 1 --tint .6 --crisp .8'),
    'about-exterior-day': ('roomshots', 'facade', 1600, 900, 14, 1600, '--exp 1.0 --con 1.4 --pivot .5 --sat 1.0 --vig .2 --veil .05 --lens .7 --glow .08 --tint .3 --ink 2.5 --crisp .7'),
    'detail-door': ('door', 'door', 1900, 1267, 14, 1900, '--exp .32 --lamps .5 --con 1.4 --sat 1.04 --warm .0 --vig .3 --veil .02 --lens .7 --tint .2 --ink 4 --crisp 1 --quality 91'),
    'showcase-cyclorama': ('setshots', 'cove', 1920, 1080, 12, 1920, '--exp -.46 --con 1.42 --pivot .42 --warm -.034 --sat 1.04 --ink 3 --lens .6 --veil .03 --tint .1 --vig .22 --crisp .7 --quality 90'),
    'about-behind-octa': ('setshots', 'octa', 1904, 1071, 22, 1360, OCTA),
    'showcase-natural-light': ('roomshots', 'canvas', 1600, 900, 14, 1600, '--exp .36 --con 1.38 --pivot .48 --sat 1.02 --vig .24 --lens .8 --tint .4 --veil .03 --ink 2.5 --crisp .8 --quality 90'),
    'bts-coffee': ('cornershots', 'coffee', 1600, 900, 22, 1280, '--exp .66 --con 1.44 --pivot .42 --sat 1.08 --warm .015 --vig .22 --ink 2.5 --lens .5 --veil .02 --soft .2 --crisp .7 --quality 92'),
    'service-event': ('roomshots', 'evening', 1800, 1200, 12, 1800, '--exp .28 --con 1.42 --sat 1.04 --pivot .42 --crisp .5 --burn .3 --lamps .6' + FILM),
    'bts-monitor': ('stillshots', 'monitor', 1440, 810, 16, 1440, '--exp .5 --con 1.3 --crisp .6' + FILM),
    'bts-truss': ('cycshots', 'truss', 1920, 1080, 16, 1920, '--exp .5 --con 1.2 --sat .98 --ink 3'),
    'about-podcast': ('podcast', 'podcast', 1600, 900, 36, 1600, '--exp .52 --con 1.34 --lamps .35 --vig .3 --soft .4 --lens 1 --tint .8 --crisp .8'),
    'showcase-makeup': ('stillshots', 'dressing', 1600, 900, 20, 1600, '--exp .22 --con 1.5 --pivot .42 --veil .025 --crisp .7 --tint .8 --ink 2.5 --lens 1 --quality 90'),
    'detail-lipsticks': ('stillshots', 'lipsticks', 1236, 840, 14, 1236, '--exp .44 --con 1.42 --pivot .42 --crisp .8' + FILM),
    'detail-shadow': ('sunlit', 'sunlit', 1426, 1620, 16, 1188, '--exp .1 --con 1.36 --pivot .46 --sat 1.03 --vig .18 --crisp .5 --ink 2.5 --quality 91 --lens .4 --tint .4'),
    'about-kitchen': ('kitchen', 'kitchen', 1760, 990, 16, 1440, '--exp .06 --con 1.42 --pivot .5 --sat 1.02 --vig .2 --veil .01 --crisp .5 --ink 2.5 --quality 92 --lens .5 --tint .6'),
    'work-perfume': ('stillshots', 'perfume', 1920, 1080, 26, 1920, '--exp -.1 --con 1.3 --soft .3 --crisp .8' + FILM),
    'detail-branch': ('stillshots', 'branch', 1402, 1048, 28, 1402, '--exp -.62 --con 1.42 --soft .3 --crisp .8' + FILM),
    'service-photo': ('stillshots', 'buckthorn', 1920, 1080, 10, 1920, '--exp .8 --con 1.34 --crisp .8' + FILM),
    'work-tea': ('stillshots', 'tea', 1280, 720, 8, 1280, '--exp .95 --con 1.34 --warm .02 --soft .3 --crisp .8' + FILM),
    'work-flowers': ('stillshots', 'flowers', 1280, 720, 12, 1280, '--exp 1.78 --con 1.5 --pivot .46 --sat 1.14 --warm -.005 --soft .3 --crisp .8' + FILM),
    'gear-cob-600': ('gearshots', 'cob600', 2256, 1692, 18, 1504, GEAR + ' --glow .14 --soft 0 --crisp .4 --quality 92 --warm .02 --ink 2'),
    'gear-flash': ('gearshots', 'flash', 960, 720, 36, 960, GEAR + ' --glow .14 --soft .4'),
    'gear-cob-300': ('gearshots', 'cob300', 1440, 1080, 20, 960, GEAR + ' --glow .14 --soft .4 --quality 83 --warm .02 --ink 2'),
    'gear-cinema-camera': ('bench', 'fx6', 1104, 828, 26, 960, GEAR + ' --soft .35 --crisp .6 --quality 88 --warm .02 --ink 3'),
    'gear-compact-cinema': ('gearshots', 'fx3', 960, 720, 36, 960, GEAR + ' --exp .34 --soft .4 --quality 82 --warm .02 --ink 2.2'),
    'gear-panel-60': ('gearshots', 'panel60', 960, 720, 36, 960, GEAR + ' --glow .14 --soft .4 --quality 82 --warm .02 --ink 3'),
    'gear-lens-24-70': ('gearshots', 'lens2470', 960, 720, 16, 960, GEAR + ' --soft .4 --quality 84 --warm .02 --ink 2.2'),
    'gear-lens-wide': ('gearshots', 'lenswide', 1296, 972, 16, 720, GEAR + ' --soft .4 --quality 88'),
    'gear-lens-tele': ('gearshots', 'lenstele', 960, 720, 40, 720, GEAR + ' --soft .4 --quality 88 --warm .02 --ink 3'),
    'gear-softbox': ('inuse', 'softbox', 1152, 864, 32, 960, '--exp .44 --con 1.36 --pivot .46 --vig .14 --glow .10 --lens .5 --veil .02 --soft .35 --crisp .6 --quality 88 --warm .02 --ink 3'),
    'gear-c-stand': ('gearshots', 'cstand', 1200, 900, 26, 960, GEAR + ' --exp .30 --con 1.42 --soft .4 --quality 88 --warm .015 --ink 4'),
    'gear-octa': ('inuse', 'octa', 1152, 864, 32, 960, '--exp .44 --con 1.36 --pivot .46 --vig .14 --glow .10 --lens .5 --veil .02 --soft .35 --crisp .6 --quality 88 --warm .02 --ink 3'),
    'gear-camera': ('gearshots', 'camera', 1200, 900, 22, 960, GEAR + ' --con 1.42 --soft .4 --quality 83 --warm .03 --ink 4'),
    'gear-lens-35': ('gearshots', 'lens35', 960, 720, 16, 960, GEAR + ' --soft .4 --quality 84 --warm .02 --ink 2.2'),
    'gear-lens-85': ('gearshots', 'lens85', 960, 720, 34, 960, GEAR + ' --soft .4 --quality 86 --warm .02 --ink 2.2'),
    'gear-lens-90': ('bench', 'lens90', 1440, 1080, 32, 720, GEAR + ' --warm .02 --soft .35 --crisp .6 --quality 90 --ink 3'),
    'gear-monitor': ('bench', 'monitor', 1008, 756, 26, 720, GEAR + ' --glow .10 --soft .4 --crisp .4 --quality 90 --warm .02 --ink 3'),
    'gear-switcher': ('bench', 'switcher', 1152, 864, 24, 960, GEAR + ' --exp .54 --glow .12 --soft .35 --crisp .6 --quality 88 --warm 0 --ink 3'),
    'gear-fresnel': ('gearshots', 'fresnel', 1200, 900, 16, 960, GEAR + ' --glow .14 --soft .4 --quality 83 --warm .02 --ink 1.8'),
    'gear-led-panel': ('inuse', 'panel', 1152, 864, 26, 960, '--exp .52 --con 1.5 --pivot .40 --vig .18 --glow .22 --lens .5 --veil .008 --soft .35 --crisp .6 --quality 86 --warm .02 --ink 3'),
    'gear-tripod': ('gearshots', 'tripod', 960, 720, 32, 960, GEAR + ' --exp .6 --soft .4 --quality 84 --warm .02 --ink 1.8'),
    'gear-light-stand': ('gearshots', 'stand', 960, 720, 24, 960, GEAR + ' --soft .3 --warm .02 --ink 1.8'),
    'gear-gimbal': ('bench', 'gimbal', 1104, 828, 28, 960, GEAR + ' --soft .35 --crisp .6 --quality 88 --warm .02 --ink 3'),
    'gear-smoke-machine': ('gearshots', 'smoke', 1008, 756, 28, 960, GEAR + ' --exp .3 --glow .10 --soft .35 --crisp .6 --quality 88 --warm .02 --ink 3'),
    'gear-fan': ('gearshots', 'fan', 960, 720, 28, 960, GEAR + ' --soft .4 --crisp .45 --quality 82 --warm .02 --ink 2'),
}
# squares for phones are cut out of these (phone.py)
PHONES = ('hero-window', 'hero-dusk', 'about-podcast', 'about-behind-octa')
# a second time through the lens and the print, from the finished picture: what is too slow or too good to render anew
SECOND = {
    'bts-truss': '--con 1.24 --pivot .46 --sat .94 --lamps .4 --lens 1 --veil .02 --tint .3 --crisp 1',
}
# how much stays of what the denoiser takes for noise (kit.render): from near it is half texture
KEEP = {'detail-window': .08, 'work-perfume': .25, 'detail-branch': .12, 'about-kitchen': .08, 'detail-door': .1, 'bts-coffee': .1, 'showcase-makeup': .06, 'gear-camera': .12, 'gear-cob-300': .12, 'gear-lens-wide': .15, 'gear-lens-90': .12, 'gear-switcher': .08, 'gear-cinema-camera': .08, 'gear-gimbal': .08, 'gear-softbox': .06, 'gear-octa': .06, 'gear-led-panel': .06, 'gear-monitor': .08, 'gear-smoke-machine': .06}
# what the screen in a scene shows
SCREENS = {
    'gear-cinema-camera': '../../src/assets/images/service-photo.jpg',
    'gear-monitor': '../../src/assets/images/work-perfume.jpg',
    'bts-monitor': '../../src/assets/images/service-photo.jpg',
    'hero-cyclorama': 'out/cyc-view.png',
    'showcase-cyclorama': '../../src/assets/images/showcase-cyclorama.jpg',
}


def run(*command, **env):
    subprocess.run(command, check=True, cwd=HERE, env={**os.environ, **env})


def whole(raw, width):
    """whether the last render of the whole is here, and is no small one"""
    return os.path.exists(f'{raw}.npy') and len(np.load(f'{raw}.npy', mmap_mode='r')[0]) == width


def make(name, grade_only=False, small=False, region=None):
    script, shot, w, h, spp, width, grade = PICTURES[name]
    if small:
        width = int(os.environ.get('SMALL', 480))
        w, h, spp = width, width * h // w, 8
    spp = int(os.environ.get('SAMPLES', spp))
    raw = os.path.join(OUT, name)
    if not grade_only:
        screen = SCREENS.get(name)
        target = f'{raw}-region' if region else raw
        run(sys.executable, f'{script}.py', '--', target, str(w), str(h), str(spp), SHOT=shot, KEEP=str(0 if small else os.environ.get('KEEP', KEEP.get(name, 0))), **({'MONITOR': os.path.join(HERE, screen)} if screen else {}), **({'REGION': region} if region else {}))
        if region and name in pairmix.LIGHTS:
            for light in pairmix.LIGHTS[name]: run(sys.executable, 'patch.py', f'{raw}-{light}.npy', f'{target}-{light}.npy', f'{raw}-{light}.npy')
        elif region and not whole(raw, w):
            run(sys.executable, 'over.py', f'{target}.npy', os.path.join(IMAGES, f'{name}.jpg'), str(width), *grade.split())
            return
        elif region: run(sys.executable, 'patch.py', f'{raw}.npy', f'{target}.npy', f'{raw}.npy')
    if name in pairmix.LIGHTS: pairmix.mix(name, raw)
    if small:
        run(sys.executable, 'finish.py', f'{raw}.npy', f'{raw}.png', '--width', str(width), *grade.split())
        return
    second = SECOND.get(name)
    source = f'{raw}.npy'
    if second:
        source = f'{raw}-first.png'
        run(sys.executable, 'finish.py', f'{raw}.npy', source, *grade.split())
    write(name, source, width, second or grade)


def again(name):
    """SECOND over the master as it is"""
    source = os.path.join(OUT, f'{name}-first.png')
    os.makedirs(OUT, exist_ok=True)
    with Image.open(os.path.join(IMAGES, f'{name}.jpg')) as master:
        master.save(source)
        width = master.width
    write(name, source, width, SECOND[name])


def write(name, source, width, grade):
    """the master, and its square for phones"""
    run(sys.executable, 'finish.py', source, os.path.join(IMAGES, f'{name}.jpg'), '--width', str(width), *grade.split())
    if name in PHONES: phone(name)


if __name__ == '__main__':
    if '--again' in sys.argv: again(sys.argv[1])
    else: make(sys.argv[1], '--grade' in sys.argv, '--small' in sys.argv, sys.argv[sys.argv.index('--region') + 1] if '--region' in sys.argv else None)

"""Renders and grades one picture of the site: python make.py NAME [--grade] [--small]

--grade grades an existing render again, --small makes a quick look (480 px, 8 samples) in out/.
"""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
IMAGES = os.path.join(HERE, '../../src/assets/images')
OUT = os.path.join(HERE, 'out')

# the grade of all gear, on its grey sweep
GEAR = '--exp .44 --con 1.36 --pivot .5 --vig .1 --warm .035 --soft .7'
GEAR_SMALL = GEAR.replace('.7', '.4')

# script, SHOT, pixels and samples of the render, width of the master, grade
PICTURES = {
    'hero-window': ('roomshots', 'window', 2400, 1350, 16, 1920, '--exp .45 --con 1.16 --sat 1.05 --warm -.02 --soft .7'),
    'hero-dusk': ('roomshots', 'dusk', 1920, 1080, 12, 1920, '--exp .38 --con 1.18 --sat 1.08 --soft .7'),
    'monitor': ('roomshots', 'vmon', 400, 225, 8, 400, '--exp .3 --floor 000000'),
    'service-video': ('roomshots', 'video', 1152, 648, 6, 1152, '--exp .22 --con 1.18 --soft .4'),
    'hero-cyclorama': ('cycshots', 'stage', 1600, 900, 5, 1600, '--exp -.05 --con 1.3 --sat 1.08 --pivot .5 --soft .5 --crop 0,0,.985,.985'),
    'hero-car': ('setshots', 'car', 1600, 900, 5, 1600, '--exp .08 --con 1.2 --soft .6'),
    'about-natural-light': ('roomshots', 'chair', 1360, 765, 5, 1360, '--exp .27 --con 1.2 --sat 1.05 --warm -.02 --soft .5'),
    'about-exterior': ('roomshots', 'outside', 2000, 1125, 14, 1600, '--exp .8 --con 1.22 --sat 1.02 --soft .3'),
    'showcase-cyclorama': ('setshots', 'cove', 1760, 990, 9, 1600, '--exp .5 --con 1.22 --soft .5'),
    'about-behind-octa': ('setshots', 'octa', 1360, 765, 5, 1360, '--exp .12 --con 1.2 --soft .5'),
    'showcase-natural-light': ('roomshots', 'canvas', 1600, 900, 5, 1600, '--exp .5 --con 1.24 --soft .4'),
    'bts-coffee': ('cornershots', 'coffee', 1440, 810, 9, 1280, '--exp .3 --con 1.3 --soft .3'),
    'bts-flag': ('setshots', 'flag', 1280, 720, 7, 1280, '--exp .32 --con 1.3 --soft .35'),
    'service-event': ('cycshots', 'event', 1440, 810, 20, 1280, '--exp .3 --con 1.28 --soft .4'),
    'bts-truss': ('cycshots', 'truss', 1280, 720, 8, 1280, '--exp .4 --soft .4'),
    'about-podcast': ('cornershots', 'podcast', 1600, 900, 7, 1600, '--exp .92 --con 1.14 --sat 1.08 --soft .95'),
    'showcase-makeup': ('cornershots', 'makeup', 1760, 990, 12, 1600, '--exp .38 --con 1.2 --soft .4'),
    'service-photo': ('cycshots', 'photo', 1280, 720, 6, 1280, '--exp .28 --con 1.16 --sat 1.03 --soft .95'),
    'gear-cob-600': ('gearshots', 'cob600', 560, 420, 6, 560, GEAR_SMALL),
    'gear-cob-300': ('gearshots', 'cob300', 560, 420, 6, 560, GEAR_SMALL),
    'gear-cinema-camera': ('gearshots', 'fx6', 560, 420, 6, 560, GEAR_SMALL),
    'gear-compact-cinema': ('gearshots', 'fx3', 560, 420, 6, 560, GEAR_SMALL),
    'gear-panel-60': ('gearshots', 'panel60', 560, 420, 5, 560, GEAR),
    'gear-lens-24-70': ('gearshots', 'lens2470', 560, 420, 5, 560, GEAR),
    'gear-softbox': ('gearshots', 'softbox', 960, 720, 10, 960, GEAR),
    'gear-c-stand': ('gearshots', 'cstand', 960, 720, 10, 960, GEAR),
    'gear-octa': ('gearshots', 'octa', 960, 720, 10, 960, GEAR),
    'gear-camera': ('gearshots', 'camera', 720, 540, 10, 720, GEAR),
    'gear-lens-35': ('gearshots', 'lens35', 720, 540, 6, 720, GEAR),
    'gear-lens-85': ('gearshots', 'lens85', 720, 540, 6, 720, GEAR),
    'gear-lens-90': ('gearshots', 'lens90', 720, 540, 6, 720, GEAR),
    'gear-fresnel': ('gearshots', 'fresnel', 960, 720, 8, 960, GEAR),
    'gear-led-panel': ('gearshots', 'panel', 960, 720, 8, 960, GEAR),
    'gear-tripod': ('gearshots', 'tripod', 960, 720, 10, 960, GEAR),
    'gear-smoke-machine': ('gearshots', 'smoke', 960, 720, 10, 960, GEAR),
    'gear-fan': ('gearshots', 'fan', 960, 720, 10, 960, GEAR),
}
# squares cut out of the heroes' renders for phones, as finish.py's options
PHONES = {
    'hero-window': '--crop .385,.12,.88,1 --soft 1',
    'hero-dusk': '--crop .385,.12,.88,1 --soft 1',
    'hero-car': '--crop .4,0,.9625,1',
    'hero-cyclorama': '--crop .176,0,.73,.985',
}
# what the screen in a scene shows
SCREENS = {'service-video': 'out/monitor.png'}


def run(*command, **env):
    subprocess.run(command, check=True, cwd=HERE, env={**os.environ, **env})


def make(name, grade_only=False, small=False):
    script, shot, w, h, spp, width, grade = PICTURES[name]
    if small:
        w, h, spp, width = 480, 480 * h // w, 8, 480
    raw = os.path.join(OUT, name)
    if not grade_only:
        screen = SCREENS.get(name)
        run(sys.executable, f'{script}.py', '--', raw, str(w), str(h), str(spp), SHOT=shot, **({'MONITOR': os.path.join(HERE, screen)} if screen else {}))
    png = small or name == 'monitor'
    target = f'{raw}.png' if png else os.path.join(IMAGES, f'{name}.jpg')
    run(sys.executable, 'finish.py', f'{raw}.npy', target, '--width', str(width), *grade.split())
    if name in PHONES and not png:
        run(sys.executable, 'finish.py', f'{raw}.npy', os.path.join(IMAGES, f'{name}-phone.jpg'), '--width', '828', *grade.split(), *PHONES[name].split())


if __name__ == '__main__':
    make(sys.argv[1], '--grade' in sys.argv, '--small' in sys.argv)

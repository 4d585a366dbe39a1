"""Renders and grades one picture of the site: python make.py NAME [--grade] [--small]

--grade grades an existing render again, --small makes a quick look (480 px, 8 samples) in out/.
"""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
IMAGES = os.path.join(HERE, '../../src/assets/images')
OUT = os.path.join(HERE, 'out')

# script, SHOT, pixels and samples of the render, width of the master, grade
PICTURES = {
    'hero-window': ('roomshots', 'window', 2400, 1350, 16, 1920, '--exp .45 --con 1.16 --sat 1.05 --warm -.02 --soft .7'),
    'hero-dusk': ('roomshots', 'dusk', 2400, 1350, 18, 1920, '--exp .5 --con 1.12 --sat 1.1'),
    'monitor': ('roomshots', 'vmon', 400, 225, 8, 400, '--exp .3 --floor 000000'),
    'service-video': ('roomshots', 'video', 1600, 900, 16, 1280, '--exp .3'),
    'hero-cyclorama': ('cycshots', 'stage', 2000, 1125, 14, 1920, '--exp .15'),
    'service-event': ('cycshots', 'event', 1600, 900, 14, 1280, '--exp .4'),
    'bts-truss': ('cycshots', 'truss', 1600, 900, 16, 1280, '--exp .4'),
    'about-podcast': ('cornershots', 'podcast', 1760, 990, 16, 1600, '--exp .7'),
    'showcase-makeup': ('cornershots', 'makeup', 1760, 990, 14, 1600, '--exp .35'),
    'gear-softbox': ('gearshots', 'softbox', 1280, 960, 16, 960, '--exp .55 --con 1.15 --vig .1'),
}
# squares cut out of the heroes' renders for phones: left, top, right, bottom of the frame
PHONES = {
    'hero-window': '.325,0,.8875,1',
    'hero-dusk': '.325,0,.8875,1',
}
# what the screens in a scene show
SCREENS = {'service-video': 'out/monitor.png', 'service-event': '../../src/assets/images/hero-window.jpg'}


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
        run(sys.executable, 'finish.py', f'{raw}.npy', os.path.join(IMAGES, f'{name}-phone.jpg'), '--width', '828', '--crop', PHONES[name], *grade.split())


if __name__ == '__main__':
    make(sys.argv[1], '--grade' in sys.argv, '--small' in sys.argv)

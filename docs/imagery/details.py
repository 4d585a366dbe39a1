"""Cuts the details of the site out of finished masters: python details.py NAME, in hundredths of width and height"""
import os
import sys

from PIL import Image

IMAGES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../src/assets/images')

# of which master, and where: from the left, from the top, to the right, to the bottom
DETAILS = {
    'detail-branch': ('work-perfume', 27, 0, 100, 97.1),
}


def cut(name):
    master, *frame = DETAILS[name]
    with Image.open(os.path.join(IMAGES, f'{master}.jpg')) as picture:
        width, height = picture.size
        left, top, right, bottom = (int(part * side / 100) for part, side in zip(frame, (width, height, width, height)))
        picture.crop((left, top, right, bottom)).save(os.path.join(IMAGES, f'{name}.jpg'), quality=92, subsampling=0, optimize=True, progressive=True)


if __name__ == '__main__':
    cut(sys.argv[1])

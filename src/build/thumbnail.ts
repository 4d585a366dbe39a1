import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { equipment, featured } from '../content/equipment.ts'
import type { Catalogue } from '../i18n/t.ts'
import { addressMark, cached } from './cache.ts'
import ownSource from './thumbnail.ts?raw'

/** Pixels of a side: up to 270 on the page, on a phone 88; opened, or on fine screens, twice that. */
const usual = [360, 720]
/** Of things that lead, shown twice as large and on a phone over its whole width; and for fine screens. */
const leading = [720, 1080]
const large = Object.values(equipment).map((items) => featured(items).lead?.picture)
/** Those with the room of two. */
const wide = Object.values(equipment).map((items) => featured(items).wide?.picture)
const across = 2.1
/** How much of the side a thing takes. */
const share = 0.82
/** What is looked at to find it. */
const sketch = { width: 120, height: 90 }
/**
 * The share of stray pixels to leave out: a cable that leaves the picture, or the end of a shadow, is not part of the
 * thing.
 */
const stray = 0.008

/**
 * A thing on a plain sweep, cut out square (or twice as wide) with the same air around it, whatever size it has in its picture:
 * a file to look at from afar and one from near or for fine screens, if its picture has so many pixels.
 */
export async function thumbnails(name: keyof Catalogue['pictures']) {
  const master = await readFile(join(process.cwd(), 'src/assets/images', `${name}.jpg`))
  const { height } = await sharp(master).metadata()
  const ratio = wide.includes(name) ? across : 1
  const sides = new Set((large.includes(name) ? leading : usual).map((side) => Math.min(side, height)))
  return Promise.all(
    Array.from(sides, async (side) => {
      const inputs = [ownSource, String(side), String(ratio), master]
      const bytes = await cached('thumbnail', inputs, () => cutAround(master, side, ratio))
      const { width } = await sharp(bytes).metadata()
      return { address: `/thumbnails/${name}.${addressMark(...inputs)}.webp`, width, bytes }
    }),
  )
}

async function cutAround(master: Buffer, side: number, ratio: number): Promise<Uint8Array> {
  const { width, height } = await sharp(master).metadata()
  const box = await boxOfThing(master)
  const scale = width / sketch.width
  const wanted = Math.round((Math.max(box.right - box.left, box.bottom - box.top) * scale) / share)
  // What leaves the picture above or below leaves the square there, too: beyond it there is nothing to go on with, and above
  // an empty half it would hang. What is wide goes from edge to edge of its picture.
  const most = ratio > 1 ? Math.floor(width / ratio) : box.leavesAbove ? height : wanted
  const size = Math.min(wanted, most)
  const breadth = Math.round(size * ratio)
  // Beside a picture's edge the thing stands a little beside the middle: a cable that leaves it would end in a blur.
  const middled = Math.round(((box.left + box.right) / 2) * scale - breadth / 2)
  const left = breadth > width ? middled : Math.min(Math.max(middled, 0), width - breadth)
  // A thing that is too high keeps its upper part.
  const centre = Math.min((box.top + box.bottom) / 2, box.top + (share * size) / 2 / scale)
  const centred = Math.round(centre * scale - size / 2)
  const lowest = box.leavesBelow ? Math.min(centred, height - size) : centred
  const top = box.leavesAbove ? Math.max(lowest, 0) : lowest
  const beyond = (value: number) => Math.max(0, value)
  // Where the square leaves the picture the sweep goes on, soft, so that its grain draws no lines.
  const sweep = await sharp(master)
    .extend({
      left: beyond(-left),
      top: beyond(-top),
      right: beyond(left + breadth - width),
      bottom: beyond(top + size - height),
      extendWith: 'copy',
    })
    .blur(30)
    .toBuffer()
  const wider = await sharp(sweep)
    .composite([{ input: master, left: beyond(-left), top: beyond(-top) }])
    .toBuffer()
  return sharp(wider)
    .extract({ left: beyond(left), top: beyond(top), width: breadth, height: size })
    .resize({ height: side, withoutEnlargement: true })
    .webp({ quality: 76 })
    .toBuffer()
}

/** In pixels of the sketch: where a row differs from its own two ends, which are the sweep; and whether the outermost do. */
async function boxOfThing(master: Uint8Array) {
  const { width, height } = sketch
  const grey = await sharp(master).resize(width, height).greyscale().raw().toBuffer()
  const columns = new Array<number>(width).fill(0)
  const rows = new Array<number>(height).fill(0)
  for (let y = 0; y < height; y += 1) {
    const [first, last] = [grey[y * width + 1] ?? 0, grey[(y + 1) * width - 2] ?? 0]
    for (let x = 0; x < width; x += 1) {
      // Towards the darker end it darkens itself.
      const sweep = first + ((last - first) * x) / width
      const difference = Math.abs((grey[y * width + x] ?? 0) - sweep)
      if (difference < 36) continue
      columns[x] = (columns[x] ?? 0) + difference
      rows[y] = (rows[y] ?? 0) + difference
    }
  }
  const [left, right] = middle(columns)
  const [top, bottom] = middle(rows)
  return { left, right, top, bottom, leavesAbove: Boolean(rows[0]), leavesBelow: Boolean(rows[height - 1]) }
}

/** From where to where all of it lies but its strays at either end. */
function middle(sums: number[]): [number, number] {
  const all = sums.reduce((sum, value) => sum + value, 0)
  let seen = 0
  const upTo = sums.map((value) => {
    seen += value
    return seen / all
  })
  return [upTo.findIndex((value) => value > stray), upTo.findIndex((value) => value >= 1 - stray) + 1]
}

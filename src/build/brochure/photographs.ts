import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { brand } from '../../content/brand.ts'
import { fingerprint } from '../cache.ts'

// Darker at the top, where the wordmark stands.
const dusk = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="320">
  <linearGradient id="down" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="${brand.night}" stop-opacity=".85"/>
    <stop offset="1" stop-color="${brand.night}" stop-opacity="0"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#down)"/>
</svg>`)

/** The picture of the cover, across the whole sheet. `height` is in points. */
export async function coverPhotograph(name: string, height: number): Promise<string> {
  const picture = await cut(name, 600, height)
  return encode(picture.composite([{ input: dusk, gravity: 'north' }]))
}

/** A picture of src/assets/images cut to a box, as the PDF takes it. `width` and `height` are points. */
export async function photograph(name: string, width: number, height: number): Promise<string> {
  return encode(await cut(name, width, height))
}

async function cut(name: string, width: number, height: number): Promise<Sharp> {
  const master = await readFile(join(process.cwd(), 'src/assets/images', `${name}.jpg`))
  // Two pixels a point are 144 dpi: sharp on a screen and good enough on paper.
  return sharp(master).resize(Math.round(width * 2), Math.round(height * 2), { fit: 'cover' })
}

async function encode(picture: Sharp): Promise<string> {
  const jpeg = await picture.jpeg({ quality: 74, mozjpeg: true }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/** Changes when a picture is replaced. */
export async function photographsVersion(): Promise<string> {
  const folder = join(process.cwd(), 'src/assets/images')
  const names = (await readdir(folder)).sort()
  return fingerprint(...(await Promise.all(names.map((name) => readFile(join(folder, name))))))
}

import type { ImageMetadata } from 'astro'
import sharp from 'sharp'
import type { Catalogue } from '../../i18n/t.ts'

/** A picture is a file of `src/assets/images/` and, under the same name, its alternative text. */
export type PictureName = keyof Catalogue['pictures']

const files = import.meta.glob<ImageMetadata>('../../assets/images/*.jpg', { eager: true, import: 'default' })

/** The master of a picture. `crop` asks for its own crop for narrow screens: `hero-dusk-phone.jpg`. */
export function pictureFile(name: PictureName, crop?: 'phone'): ImageMetadata {
  const file = files[`../../assets/images/${crop ? `${name}-${crop}` : name}.jpg`]
  if (!file) throw new Error(`No picture ${name} in src/assets/images`)
  return file
}

/** AVIF quality of every picture but a phone’s first: below it, plain walls turn to watercolour. */
export const avifQuality = 58

const tones = new Map<PictureName, Promise<string>>()

/** The mean colour of a picture as CSS, three digits of it: what stands in its place until it arrives. */
export function meanColour(name: PictureName): Promise<string> {
  const tone = tones.get(name) ?? measureTone(name)
  tones.set(name, tone)
  return tone
}

/** Whether a picture is as bright as one that is taken by day: in the evening it would glare. */
export async function isByDay(name: PictureName): Promise<boolean> {
  const [red = 0, green = 0, blue = 0] = [...(await meanColour(name))]
    .slice(1)
    .map((digit) => Number.parseInt(digit, 16))
  return 0.3 * red + 0.59 * green + 0.11 * blue > 6.3
}

async function measureTone(name: PictureName): Promise<string> {
  // One point is the mean of all; a JPEG is decoded at an eighth of its size for it, at an eighth of the cost.
  const [red = 0, green = 0, blue = 0] = await sharp(`src/assets/images/${name}.jpg`)
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  return `#${[red, green, blue].map((value) => Math.round(value / 17).toString(16)).join('')}`
}

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

interface Tone {
  mean: string
  /** How bright the brighter quarter of it is at least, of 255. */
  light: number
}

const tones = new Map<PictureName, Promise<Tone>>()

function toneOf(name: PictureName): Promise<Tone> {
  const tone = tones.get(name) ?? measureTone(name)
  tones.set(name, tone)
  return tone
}

/** The mean colour of a picture as CSS, in three digits: shown until the picture arrives. */
export const meanColour = async (name: PictureName): Promise<string> => (await toneOf(name)).mean

/** Whether a quarter of a picture is as bright as by day: in the evening it would glare, however black the rest. */
export const isByDay = async (name: PictureName): Promise<boolean> => (await toneOf(name)).light > 140

async function measureTone(name: PictureName): Promise<Tone> {
  // A few points stand for all; a JPEG is decoded at an eighth of its size for them, at an eighth of the cost.
  const data = await sharp(`src/assets/images/${name}.jpg`).resize(32, 24, { fit: 'fill' }).raw().toBuffer()
  const points = Array.from({ length: data.length / 3 }, (_, index) => [
    ...data.subarray(3 * index, 3 * index + 3),
  ])
  const lights = points.map(([red = 0, green = 0, blue = 0]) => 0.3 * red + 0.59 * green + 0.11 * blue)
  const mean = [0, 1, 2].map(
    (part) => points.reduce((sum, point) => sum + (point[part] ?? 0), 0) / points.length,
  )
  return {
    mean: `#${mean.map((value) => Math.round(value / 17).toString(16)).join('')}`,
    light: lights.sort((one, other) => one - other)[Math.floor(0.75 * lights.length)] ?? 0,
  }
}

import { readFile } from 'node:fs/promises'
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
export const avifQuality = 57

/** The mean colour of a picture as CSS: what stands in its place until it arrives. */
export async function meanColour(name: PictureName): Promise<string> {
  const { channels } = await sharp(await readFile(`src/assets/images/${name}.jpg`)).stats()
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}

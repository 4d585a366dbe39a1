import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satori from 'satori'
import sharp from 'sharp'
import { brand } from '../content/brand.ts'
import { studio } from '../content/studio.ts'
import { type Locale, localeFacts } from '../i18n/locales.ts'
import { cached } from './cache.ts'
import { fontWith } from './font-files.ts'
import { markSvg } from './mark.ts'
import ownSource from './share-picture.ts?raw'

const width = 1200
const height = 630
const margin = 72

interface SharePicture {
  locale: Locale
  title: string
  tagline: string
  /** The letters of all pictures of a language, so that its typefaces are subset once. */
  letters: string
  image: string
  focus: 'left' | 'centre' | 'right'
}

/** The Open Graph picture of a page, a JPEG: photograph, wordmark, title in the page's language. */
export async function sharePicture(picture: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const master = await readFile(join(process.cwd(), 'src/assets/images', picture.image))
  return cached('og', [ownSource, JSON.stringify([picture, brand, studio.name]), master], async () =>
    sharp(master)
      .resize(width, height, { fit: 'cover', position: picture.focus })
      .composite([{ input: Buffer.from(shade) }, { input: Buffer.from(await lettering(picture)) }])
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
}

// Darker where the words stand.
const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="up" x1=".1" y1="1" x2=".55" y2="0">
    <stop offset="0" stop-color="${brand.night}" stop-opacity=".94"/>
    <stop offset=".55" stop-color="${brand.night}" stop-opacity=".5"/>
    <stop offset="1" stop-color="${brand.night}" stop-opacity=".06"/>
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#up)"/>
</svg>`

/** The words as outlines, so that whatever draws the picture needs no fonts. */
async function lettering({ locale, title, tagline, letters }: SharePicture): Promise<string> {
  const font = async (family: string, name: Parameters<typeof fontWith>[0], weight: 400 | 600) => ({
    name: family,
    data: Buffer.from(await fontWith(name, letters, 'truetype')),
    weight,
  })
  const chinese = localeFacts[locale].script === 'han'
  const fonts = [
    await font('Display', 'geologica-600', 600),
    await font('Text', 'onest-400', 400),
    ...(chinese
      ? [await font('Chinese', 'noto-sans-sc-600', 600), await font('Chinese', 'noto-sans-sc-400', 400)]
      : []),
  ]
  const text = (content: string, style: object) => ({ type: 'div', props: { style, children: content } })
  const row = (style: object, children: unknown[]) => ({
    type: 'div',
    props: { style: { display: 'flex', ...style }, children },
  })
  const [wordmark = ''] = studio.name.split(' ')
  const mark = `data:image/svg+xml;base64,${Buffer.from(markSvg).toString('base64')}`
  const display = { fontFamily: 'Display, Chinese', fontWeight: 600 }
  return satori(
    row(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        width,
        height,
        padding: margin,
        boxSizing: 'border-box',
        color: brand.light,
      },
      [
        row({ alignItems: 'center', gap: 18 }, [
          { type: 'img', props: { src: mark, width: 60, height: 60 } },
          text(wordmark, { ...display, fontSize: 44, letterSpacing: -1 }),
        ]),
        row({ flexDirection: 'column', gap: 22 }, [
          {
            type: 'div',
            props: { style: { width: 72, height: 6, borderRadius: 3, background: brand.tungsten } },
          },
          text(title, {
            ...display,
            fontSize: 84,
            lineHeight: chinese ? 1.25 : 1.1,
            letterSpacing: chinese ? 2 : -1.5,
            textWrap: 'balance',
          }),
          text(tagline, { fontFamily: 'Text, Chinese', fontSize: 34, lineHeight: 1.4, color: brand.soft }),
        ]),
      ],
    ) as unknown as Parameters<typeof satori>[0],
    { width, height, fonts },
  )
}

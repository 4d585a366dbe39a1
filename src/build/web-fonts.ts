import { type Locale, type LocaleFacts, localeFacts, locales } from '../i18n/locales.ts'
import { addressMark } from './cache.ts'
import { type FontName, fontWith } from './font-files.ts'

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

// Whole alphabets, so that names and notes people type are set in our faces too.
const latin = `${range(0x20, 0x7e)}\u00a0©«»·×²°₮`
const western = '‘’“”–—…•№→←−'
const cyrillic = `${range(0x410, 0x44f)}ЁёӨөҮү`

/** In Chinese text quotation marks, dashes and dots are full-width: the reader's own face has them. */
const charactersOf: Record<LocaleFacts['script'], string> = {
  cyrillic: latin + western + cyrillic,
  latin: latin + western,
  han: `${latin}–→←−`,
}

const weights = [
  { font: 'onest-400', family: 'Onest', weight: '400', preload: true },
  { font: 'onest-600', family: 'Onest', weight: '600', preload: false },
  { font: 'geologica-600', family: 'Geologica', weight: '600', preload: true },
] as const satisfies { font: FontName; [key: string]: unknown }[]

export interface WebFont {
  family: string
  weight: string
  /** Address on the site; it names its content, so it may be kept for ever. */
  path: string
  preload: boolean
  unicodeRange?: string
  bytes: Uint8Array<ArrayBuffer>
}

async function load(font: FontName, characters: string) {
  const bytes = await fontWith(font, characters, 'woff2')
  return { bytes, path: `/fonts/${font}-${addressMark(bytes)}.woff2` }
}

/** Names of people, on pages whose texts have none of their letters: fetched where there are some. */
const cyrillicFaces = () =>
  Promise.all(
    weights.map(async ({ font, ...face }) => ({
      ...face,
      ...(await load(font, cyrillic)),
      preload: false,
      unicodeRange: 'U+400-4FF',
    })),
  )

async function facesOf(locale: Locale): Promise<WebFont[]> {
  const { script } = localeFacts[locale]
  const characters = charactersOf[script]
  const faces = await Promise.all(
    weights.map(async ({ font, ...face }) => ({ ...face, ...(await load(font, characters)) })),
  )
  // Onest has no tugrik sign; Geologica's goes well with its figures, and its bold file is here anyway.
  const tugrik = { family: 'Tugrik', preload: false, unicodeRange: 'U+20AE' }
  return [
    ...faces,
    { ...tugrik, weight: '400', ...(await load('geologica-400', '₮')) },
    { ...tugrik, weight: '600', ...(await load('geologica-600', characters)) },
    ...(script === 'han' ? await cyrillicFaces() : []),
  ]
}

const faces = new Map<Locale, Promise<WebFont[]>>()

/** The faces of a language's pages, subset to its alphabet. */
export function webFonts(locale: Locale): Promise<WebFont[]> {
  const known = faces.get(locale) ?? facesOf(locale)
  faces.set(locale, known)
  return known
}

/**
 * For screens that name people: the faces of another alphabet, which a browser fetches once a name needs them. The
 * files are those of the pages in that alphabet.
 */
export async function namesFonts(locale: Locale): Promise<WebFont[]> {
  if (localeFacts[locale].script === 'cyrillic') return []
  const others = (await webFonts('mn')).filter(({ family }) => family !== 'Tugrik')
  return others.map((font) => ({ ...font, preload: false, unicodeRange: 'U+400-4FF' }))
}

/** The files of all languages, each once. */
export async function webFontFiles(): Promise<WebFont[]> {
  const all = (await Promise.all(locales.map(webFonts))).flat()
  return [...new Map(all.map((font) => [font.path, font])).values()]
}

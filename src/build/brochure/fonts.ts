import { Font } from '@react-pdf/renderer'
import { type Locale, localeFacts } from '../../i18n/locales.ts'
import { type FontName, fontWith } from '../font-files.ts'

const weights: { family: 'text' | 'display' | 'tugrik' | 'chinese'; font: FontName; weight: 400 | 600 }[] = [
  { family: 'text', font: 'onest-400', weight: 400 },
  { family: 'text', font: 'onest-600', weight: 600 },
  { family: 'display', font: 'geologica-600', weight: 600 },
  // Onest has no tugrik sign.
  { family: 'tugrik', font: 'geologica-400', weight: 400 },
  { family: 'tugrik', font: 'geologica-600', weight: 600 },
  { family: 'chinese', font: 'noto-sans-sc-400', weight: 400 },
  { family: 'chinese', font: 'noto-sans-sc-600', weight: 600 },
]

/** The faces of a language's brochure, in the order in which they are asked for a character. */
export interface Faces {
  text: string[]
  display: string[]
}

/** Gives the PDF writer the faces, with only the characters these texts use. */
export async function registerFaces(locale: Locale, texts: string): Promise<Faces> {
  const chinese = localeFacts[locale].script === 'han'
  // In Chinese text these marks are full-width: the Chinese face has them.
  const western = chinese ? texts.replaceAll(/[‘’“”…—·]/g, '') : texts
  const used = weights.filter(({ family }) => chinese || family !== 'chinese')
  for (const { family, font, weight } of used) {
    const characters = { text: western, display: western, tugrik: '₮', chinese: texts }[family]
    const bytes = Buffer.from(await fontWith(font, characters, 'truetype')).toString('base64')
    Font.register({
      family: `${family}-${locale}`,
      fontWeight: weight,
      src: `data:font/ttf;base64,${bytes}`,
    })
  }
  const face = (family: string) => `${family}-${locale}`
  const rest = [face('tugrik'), ...(chinese ? [face('chinese')] : [])]
  return { text: [face('text'), ...rest], display: [face('display'), ...rest] }
}

const segmenter = new Intl.Segmenter(localeFacts.zh.tag, { granularity: 'word' })

/**
 * The pieces of a Chinese text between which a line may end: never before a closing mark, nor between a
 * number or a Latin word and the Chinese one beside it (alone it would stand on a baseline of its own).
 */
export function chineseWords(text: string): string[] {
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const last = words.at(-1)
    if (
      last !== undefined &&
      (!/\p{Script=Han}/u.test(segment) || /[^\p{Script=Han}，。；：、！？]$/u.test(last))
    )
      words[words.length - 1] = last + segment
    else words.push(segment)
  }
  return words
}

// Words are not divided: the hyphens would be English ones.
Font.registerHyphenationCallback((word) => [word])

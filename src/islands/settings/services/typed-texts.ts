import type { InLanguages } from '../../../domain/offers/services.ts'
import { type Locale, locales } from '../../../i18n/locales.ts'

/** A text as it is typed in each language of the site. */
export type TypedTexts = Record<Locale, string>

export function toTypedTexts(textIn: (locale: Locale) => string | undefined): TypedTexts {
  return Object.fromEntries(locales.map((locale) => [locale, textIn(locale) ?? ''])) as TypedTexts
}

/** The languages in which something is typed, after those that were saved and that the site has not. */
export function fromTypedTexts(texts: TypedTexts, saved: InLanguages = {}): InLanguages {
  const typed = locales.flatMap((locale) => {
    const text = texts[locale].trim()
    return text ? [[locale, text] as const] : []
  })
  const others = Object.entries(saved).filter(([language]) => !(language in texts))
  return Object.fromEntries([...others, ...typed])
}

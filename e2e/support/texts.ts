import { readFileSync } from 'node:fs'
import type { Locale } from '../../src/i18n/locales.ts'
import { type Texts, type Translate, translator } from '../../src/i18n/t.ts'

const namespaces = [
  'admin',
  'auth',
  'bookings',
  'common',
  'contact',
  'equipment',
  'errors',
  'home',
  'pricing',
  'privacy',
  'services',
  'profile',
  'times',
] as const

/** The product's own texts: what a visitor of that language reads. */
export function textsOf(locale: Locale): Translate {
  const texts = Object.fromEntries(
    namespaces.map((name) => [
      name,
      JSON.parse(readFileSync(new URL(`../../locales/${locale}/${name}.json`, import.meta.url), 'utf8')),
    ]),
  )
  return translator(locale, texts as Texts)
}

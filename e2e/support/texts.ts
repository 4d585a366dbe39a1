import { readFileSync } from 'node:fs'
import { namespaces } from '../../src/i18n/i18next-options.ts'
import { type Locale, localeFacts } from '../../src/i18n/locales.ts'
import { type Texts, type Translate, translator } from '../../src/i18n/t.ts'
import { typesetAll } from '../../src/i18n/typeset.ts'

const known = new Map<Locale, Translate>()

/** The product's own texts: what a visitor of that language reads. */
export function textsOf(locale: Locale): Translate {
  const texts = known.get(locale) ?? readTexts(locale)
  known.set(locale, texts)
  return texts
}

function readTexts(locale: Locale): Translate {
  const read = (name: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`../../locales/${locale}/${name}.json`, import.meta.url), 'utf8'))
  const texts = namespaces.map((name) => [name, typesetAll(localeFacts[locale], read(name))])
  return translator(locale, Object.fromEntries(texts) as Texts)
}

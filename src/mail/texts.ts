import { type Locale, localeFacts } from '../i18n/locales.ts'
import { type Texts, type Translate, translator } from '../i18n/t.ts'
import { typesetAll } from '../i18n/typeset.ts'
import { allMailTexts } from './all-texts.ts'

/** What mails say: their own words, and what the site says of a booking, a price and the way to the studio. */
type Spoken = 'bookings' | 'common' | 'contact' | 'mail' | 'money'

// Mails are written where no build has gone before: by Node and by Deno, which both read the files that are imported.
// Not each language has each plural form, so tests compare the keys, not the compiler.
const texts: Record<Locale, Record<Spoken, Record<string, string>>> = allMailTexts

export type MailTranslate = Translate<Spoken>

const translators = new Map<Locale, MailTranslate>()

/** The translator of the mails in a language; a run of the deliverer asks for the same ones again and again. */
export function mailTexts(locale: Locale): MailTranslate {
  const known = translators.get(locale) ?? translatorFor(locale)
  translators.set(locale, known)
  return known
}

function translatorFor(locale: Locale): MailTranslate {
  const files = Object.entries(texts[locale]).map(([name, file]) => [
    name,
    typesetAll(localeFacts[locale], file),
  ])
  return translator(locale, Object.fromEntries(files) as unknown as Texts<Spoken>)
}

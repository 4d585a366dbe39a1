import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/locales.ts'
import type { Places } from './places.ts'
import { type MailTranslate, mailTexts } from './texts.ts'

/** What a mail is written with: in which language, where its links lead, and when. */
export interface Writer {
  locale: Locale
  t: MailTranslate
  places: Places
  now: Date
}

/** The writer for a language that a row names; for the site's first language where it is unknown. */
export function writerFor(language: string, places: Places, now: Date): Writer {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  return { locale, t: mailTexts(locale), places, now }
}

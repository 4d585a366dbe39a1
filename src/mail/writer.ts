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

/** Writes in a language that a row names; in the studio's own where it is none of ours. */
export function writerFor(language: string, places: Places, now: Date): Writer {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  return { locale, t: mailTexts(locale), places, now }
}

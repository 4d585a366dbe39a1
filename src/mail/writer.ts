import { DEFAULT_LOCALE, isLocale, type Locale } from '../i18n/locales.ts'
import type { Addresses } from './links.ts'
import { type MailTranslate, mailTexts } from './texts.ts'

/** What a mail is written with: in which language, where its links lead, and when. */
export interface Writer {
  locale: Locale
  t: MailTranslate
  addresses: Addresses
  now: Date
}

/** Writes in a language that a row names; in the studio's own where it is none of ours. */
export function writerFor(language: string, addresses: Addresses, now: Date): Writer {
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  return { locale, t: mailTexts(locale), addresses, now }
}

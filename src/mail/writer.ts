import type { Locale } from '../i18n/locales.ts'
import type { Places } from './places.ts'
import type { MailTranslate } from './texts.ts'

/** What a mail is written with: in which language, where its links lead, and when. */
export interface Writer {
  locale: Locale
  t: MailTranslate
  places: Places
  now: Date
}

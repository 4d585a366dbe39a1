import type { Locale } from '../i18n/locales.ts'
import { localeFacts } from '../i18n/locales.ts'
import { translate } from '../i18n/server.ts'
import { builtSettings } from './built-settings.ts'

/** When the studio is open, in words: every day, or usually where some days of the week differ. */
export function hoursWords(locale: Locale): string {
  const { openingHours, weekHours } = builtSettings
  const daily = Object.keys(weekHours).length === 0
  return translate(locale, ['contact'])(daily ? 'contact.hoursText' : 'contact.hoursUsual', openingHours)
}

/**
 * The same with placeholders, for the browser, which writes other hours: every day, usually, and what is added of
 * today. `$1` and `$2` are the times.
 */
export function hoursPatterns(locale: Locale): string {
  const t = translate(locale, ['contact'])
  const times = { start: '$1', end: '$2' }
  const { clause } = localeFacts[locale].marks
  return [
    t('contact.hoursText', times),
    t('contact.hoursUsual', times),
    `${clause}${t('contact.hoursToday', times)}`,
    `${clause}${t('contact.closedToday')}`,
  ].join('|')
}

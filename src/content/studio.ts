import type { Locale } from '../i18n/locales.ts'
import type { Translate } from '../i18n/t.ts'

/** The studio's printed facts. The opening hours are in the settings. */
export const studio = {
  name: 'Gegee Studio',
  /** The address, the same in every language. */
  address: 'CHD-24 khoroo, Shadivlan, Ulaanbaatar',
  /** Square metres. */
  space: 330,
  cyclorama: 64,
  daylight: 100,
  /** Metres, lowest and highest. */
  ceiling: [4.0, 4.5],
  /** By car, from the centre of Ulaanbaatar. */
  minutesFromCentre: 30,
  /** An event's guests at most. */
  guests: 40,
} as const

/** Where the studio is, in one line to be sent on: in Mongolian in its own words, else in the letters that maps know. */
export const streetAddress = (locale: Locale, t: Translate<'contact'>): string =>
  locale === 'mn' ? t('contact.addressInWords') : studio.address

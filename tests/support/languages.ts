import { type Locale, locales } from '../../src/i18n/locales.ts'

/**
 * What is said in each language. A test names those that it knows (`toMatchObject`), so that another language changes
 * none.
 */
export const inEach = <T>(say: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, say(locale)])) as Record<Locale, T>

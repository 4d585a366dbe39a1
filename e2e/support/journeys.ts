import { type Locale, locales } from '../../src/i18n/locales.ts'

/** Whether the browser tests run in full: `npm run test:languages`. */
export const everything = process.env.LANGUAGES === 'all'

/**
 * The languages in which a journey runs: one, of which the journeys take turns. That every page says what it should in
 * all four is tested without a browser. `LANGUAGES=all` runs each in every language.
 */
export const journeyLocales = (first: Locale): readonly Locale[] => (everything ? locales : [first])

/** Of cases that each name their languages the first ones; or all. */
export const journeyCases = <Case>(first: readonly Case[], others: readonly Case[]): readonly Case[] =>
  everything ? [...first, ...others] : first

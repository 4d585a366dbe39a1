import { locales } from '../../src/i18n/locales.ts'

/**
 * The languages in which a journey runs: the first one, whose addresses have no prefix, and the one that
 * differs most from it in letters and length. `LANGUAGES=all` runs each in every language.
 */
export const journeyLocales =
  process.env.LANGUAGES === 'all' ? locales : locales.filter((locale) => locale === 'mn' || locale === 'zh')

/** Of cases that each name their languages, the first ones, which have every language once; or all. */
export const journeyCases = <Case>(first: readonly Case[], others: readonly Case[]): readonly Case[] =>
  process.env.LANGUAGES === 'all' ? [...first, ...others] : first

import type { Locale } from './locales.ts'

/**
 * The languages of `Intl`. Chromium ships no Mongolian (measured on 156), so its numbers are written as in
 * English, which is the same, and its dates are put together here. English dates are the world's: day
 * before month, 24 hours.
 */
export const intlTags: Record<Locale, string> = { mn: 'en-GB', en: 'en-GB', ru: 'ru', zh: 'zh-Hans' }

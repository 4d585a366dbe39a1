import mongolian from '../../locales/mn/calendar.json' with { type: 'json' }
import type { Locale } from './locales.ts'

/** Names of days and patterns of dates, for languages that a browser's `Intl` lacks. */
export type Calendar = typeof mongolian

export const calendars: Partial<Record<Locale, Calendar>> = { mn: mongolian }

import mongolian from '../../locales/mn/calendar.json' with { type: 'json' }
import { STUDIO_ZONE } from '../domain/studio-time.ts'
import type { Locale } from './locales.ts'

/**
 * The languages of `Intl`. Chromium ships no Mongolian (measured on 156), so its numbers are written as in
 * English, which is the same, and its dates are put together here. English dates are the world's: day
 * before month, 24 hours.
 */
const intlTags: Record<Locale, string> = { mn: 'en-GB', en: 'en-GB', ru: 'ru', zh: 'zh-Hans' }

function mongolianDate(pattern: string, weekdays: string[], instant: Date, timeZone: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'numeric', year: 'numeric', timeZone } as const
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(instant)
  const values = Object.fromEntries(parts.map(({ type, value }) => [type, value]))
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(values.weekday ?? '')
  return pattern.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(name === 'weekday' ? weekdays[weekday] : values[name]),
  )
}

/** `Saturday, 22 November 2026`, on the studio's calendar unless another zone is asked for. */
export function formatDate(locale: Locale, instant: Date, timeZone: string = STUDIO_ZONE): string {
  if (locale === 'mn') return mongolianDate(mongolian.date, mongolian.weekdays, instant, timeZone)
  return new Intl.DateTimeFormat(intlTags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(instant)
}

/** `Sat, 22 Nov` and the like, for lists. */
export function formatShortDate(locale: Locale, instant: Date, timeZone: string = STUDIO_ZONE): string {
  if (locale === 'mn') return mongolianDate(mongolian.shortDate, mongolian.shortWeekdays, instant, timeZone)
  return new Intl.DateTimeFormat(intlTags[locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  }).format(instant)
}

/** `14:30`, always 24 hours. */
export function formatTime(locale: Locale, instant: Date, timeZone: string = STUDIO_ZONE): string {
  return new Intl.DateTimeFormat(intlTags[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant)
}

/** Session prices carry the dollar sign of the spec; cents only where there are any. */
export function formatPrice(locale: Locale, amount: number): string {
  return new Intl.NumberFormat(intlTags[locale], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

/** The printed price table's money: `330,000₮`. */
export function formatTugrik(locale: Locale, amount: number): string {
  return `${formatNumber(locale, amount)}₮`
}

/** `1,250`; with `digits`, always that many decimals: `4.0`. */
export function formatNumber(locale: Locale, value: number, digits?: number): string {
  return new Intl.NumberFormat(intlTags[locale], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

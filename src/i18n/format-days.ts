import { STUDIO_ZONE, toStudioMoment } from '../domain/calendar/studio-time.ts'
import { calendars } from './calendars.ts'
import { dateInWords, formatDay, formatMonthDay, formatShortDate, formatter, patternDate } from './format.ts'
import { joinRange } from './joins.ts'
import { type Locale, localeFacts } from './locales.ts'

// Beside the other dates, since public pages load those and never this.

/** `Sat, 22 Nov`, of the studio's calendar, with its year where that is not the present one. */
export function formatNearDate(locale: Locale, instant: Date, now: Date): string {
  const [year, present] = [instant, now].map((one) => toStudioMoment(one).date.slice(0, 4))
  if (year === present) return formatShortDate(locale, instant)
  return dateInWords(locale, 'shortDateOfYear', instant)
}

/** `16–22 November 2026`, of the studio's calendar: a month or year that both days have stands once. */
export function formatDays(locale: Locale, first: Date, last: Date): string {
  const calendar = calendars[locale]
  const format = (options: Intl.DateTimeFormatOptions) =>
    formatter(localeFacts[locale].intl, { ...options, timeZone: STUDIO_ZONE })
  // Where the year comes last, the whole range is one phrase; some browsers put spaces between two days of a month.
  if (!/^\d{4}/.test(formatDay(locale, first))) {
    return format({ day: 'numeric', month: 'long', year: 'numeric' })
      .formatRange(first, last)
      .replace(/^(\d+)\s?–\s?(\d+)/, (_, from, to) => joinRange(from, to))
  }
  const [from, to] = [first, last].map((instant) => toStudioMoment(instant).date)
  if (from?.slice(0, 4) !== to?.slice(0, 4))
    return joinRange(formatDay(locale, first), formatDay(locale, last))
  const dayOf = (instant: Date) =>
    calendar
      ? patternDate('{{day}}', calendar.weekdays, instant, STUDIO_ZONE)
      : format({ day: 'numeric' }).format(instant)
  const sameMonth = from?.slice(0, 7) === to?.slice(0, 7)
  return joinRange(formatDay(locale, first), sameMonth ? dayOf(last) : formatMonthDay(locale, last))
}

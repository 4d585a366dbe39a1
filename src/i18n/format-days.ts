import { STUDIO_ZONE, toStudioMoment } from '../domain/calendar/studio-time.ts'
import { calendars } from './calendars.ts'
import { formatDay, formatter, patternDate } from './format.ts'
import { joinRange } from './joins.ts'
import { type Locale, localeFacts } from './locales.ts'

// Beside the other dates, since public pages load those and never this.

/** `16–22 November 2026`, of the studio's calendar: a month or year that both days have stands once. */
export function formatDays(locale: Locale, first: Date, last: Date): string {
  const calendar = calendars[locale]
  const format = (options: Intl.DateTimeFormatOptions) =>
    formatter(localeFacts[locale].intl, { ...options, timeZone: STUDIO_ZONE })
  const day = { day: 'numeric' } as const
  const monthDay = { ...day, month: 'long' } as const
  // Where the year comes last, the whole range is one phrase.
  if (!/^\d{4}/.test(formatDay(locale, first))) {
    return format({ ...monthDay, year: 'numeric' }).formatRange(first, last)
  }
  const [from, to] = [first, last].map((instant) => toStudioMoment(instant).date)
  if (from?.slice(0, 4) !== to?.slice(0, 4))
    return joinRange(formatDay(locale, first), formatDay(locale, last))
  const sameMonth = from?.slice(0, 7) === to?.slice(0, 7)
  const end = calendar
    ? patternDate(sameMonth ? '{{day}}' : calendar.monthDay, calendar.weekdays, last, STUDIO_ZONE)
    : format(sameMonth ? day : monthDay).format(last)
  return joinRange(formatDay(locale, first), end)
}

import { addDays } from '../domain/calendar/days.ts'
import type { Period } from '../domain/calendar/period.ts'
import { STUDIO_ZONE, toStudioMoment } from '../domain/calendar/studio-time.ts'
import { formatShortDate, formatTime } from './format.ts'
import { formatNumber } from './format-number.ts'
import type { BookingWords } from './t.ts'

const HOUR = 60
const DAY_AND_NIGHT = 24 * HOUR

/** A session's length: `30 minutes`, `1.5 hours`, `a full day and night (24 hours)`. */
export function lengthWords(words: BookingWords, minutes: number): string {
  const { t } = words
  if (minutes < HOUR) return t('bookings.minutes', { count: minutes })
  const hours = inHours(words, minutes)
  return minutes === DAY_AND_NIGHT ? t('bookings.dayAndNight', { hours }) : hours
}

/** A session's length in hours and, as bookings keep it, in minutes: `8 hours (480 minutes)`; below an hour in minutes alone. */
export function minutesWords(words: BookingWords, count: number): string {
  const { t } = words
  const minutes = t('bookings.minutes', { count })
  if (count < HOUR) return minutes
  return t('bookings.hoursAndMinutes', { hours: inHours(words, count), minutes })
}

function inHours({ locale, t }: BookingWords, minutes: number): string {
  const count = minutes / HOUR
  return t('bookings.hours', { count, number: formatNumber(locale, count) })
}

/**
 * From when to when on the studio's clock, or another: `10:00–12:00`, with the end's date where that is another. What
 * ends at midnight ends at 24:00.
 */
export function periodWords(words: BookingWords, period: Period, timeZone: string = STUDIO_ZONE): string {
  const { endsOn, ...times } = onClock(words, period, timeZone)
  if (!endsOn) return words.t('bookings.fromTo', times)
  return words.t('bookings.fromToDate', { ...times, date: endsOn })
}

/** The same where many stand below each other: what ends on the next day says so without its date. */
export function shortPeriodWords(words: BookingWords, period: Period): string {
  const { endsOn, ...times } = onClock(words, period, STUDIO_ZONE)
  const [first, last] = [period.start, period.end].map((instant) => toStudioMoment(instant).date)
  if (!endsOn || !first || last !== addDays(first, 1)) return periodWords(words, period)
  return words.t('bookings.fromToNextDay', times)
}

/** The same for a day's plan: a session from the day before says until when it lasts. */
export function periodWordsOn(words: BookingWords, period: Period, date: string): string {
  if (toStudioMoment(period.start).date >= date) return shortPeriodWords(words, period)
  if (toStudioMoment(period.end).date > date) return periodWords(words, period)
  return words.t('bookings.untilTime', { time: formatTime(words.locale, period.end) })
}

/** What a clock says at both ends, and the date of the end where that is another. */
function onClock(
  { locale }: BookingWords,
  { start, end }: Period,
  timeZone: string,
): { from: string; to: string; endsOn?: string } {
  const times = { from: formatTime(locale, start, timeZone), to: formatTime(locale, end, timeZone) }
  const date = formatShortDate(locale, end, timeZone)
  const startsOn = formatShortDate(locale, start, timeZone)
  if (date === startsOn) return times
  if (times.to === '00:00' && formatShortDate(locale, new Date(+end - 1), timeZone) === startsOn) {
    return { ...times, to: '24:00' }
  }
  return { ...times, endsOn: date }
}

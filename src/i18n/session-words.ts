import type { Period } from '../domain/calendar/period.ts'
import { STUDIO_ZONE } from '../domain/calendar/studio-time.ts'
import { formatShortDate, formatTime } from './format.ts'
import { formatNumber } from './format-number.ts'
import type { Locale } from './locales.ts'
import type { Translate } from './t.ts'

interface Words {
  locale: Locale
  t: Translate<'bookings'>
}

const HOUR = 60
const DAY_AND_NIGHT = 24 * HOUR

/** A session's length: `30 minutes`, `1.5 hours`, `a day and a night (24 hours)`. */
export function lengthWords(words: Words, minutes: number): string {
  const { t } = words
  if (minutes < HOUR) return t('bookings.minutes', { count: minutes })
  const hours = inHours(words, minutes)
  return minutes === DAY_AND_NIGHT ? t('bookings.dayAndNight', { hours }) : hours
}

/** A session's length in minutes, with the hours where they are easier to grasp: `480 minutes (8 hours)`. */
export function minutesWords(words: Words, count: number): string {
  const { t } = words
  const minutes = t('bookings.minutes', { count })
  if (count <= HOUR) return minutes
  return t('bookings.minutesAndHours', { minutes, hours: inHours(words, count) })
}

function inHours({ locale, t }: Words, minutes: number): string {
  const count = minutes / HOUR
  return t('bookings.hours', { count, number: formatNumber(locale, count) })
}

/**
 * From when to when on the studio's clock, or another: `10:00 to 12:00`, with the end's date where that is another. What
 * ends at midnight ends at 24:00.
 */
export function periodWords(
  { locale, t }: Words,
  { start, end }: Period,
  timeZone: string = STUDIO_ZONE,
): string {
  const times = { from: formatTime(locale, start, timeZone), to: formatTime(locale, end, timeZone) }
  const date = formatShortDate(locale, end, timeZone)
  const startsOn = formatShortDate(locale, start, timeZone)
  if (date === startsOn) return t('bookings.fromTo', times)
  if (times.to === '00:00' && formatShortDate(locale, new Date(+end - 1), timeZone) === startsOn) {
    return t('bookings.fromTo', { ...times, to: '24:00' })
  }
  return t('bookings.fromToDate', { ...times, date })
}

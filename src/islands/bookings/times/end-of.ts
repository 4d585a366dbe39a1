import type { Period } from '../../../domain/calendar/period.ts'
import { formatTime, formatWeekday } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locales.ts'

/** When a period ends: `12:00`, with the weekday where that is another than the start's. */
export function endOf(locale: Locale, { start, end }: Period): string {
  const [weekday, startsOn] = [end, start].map((instant) => formatWeekday(locale, instant, 'short'))
  return weekday === startsOn ? formatTime(locale, end) : `${weekday} ${formatTime(locale, end)}`
}

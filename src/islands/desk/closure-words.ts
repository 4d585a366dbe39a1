import type { Period } from '../../domain/booking/booking.ts'
import { type ClosureKind, wholeDays } from '../../domain/calendar/closure.ts'
import { noonOf } from '../../domain/calendar/studio-time.ts'
import { formatDay, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { joinRange } from '../../i18n/joins.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Translate } from '../../i18n/t.ts'

const kinds = {
  holiday: 'admin.closureHoliday',
  maintenance: 'admin.closureMaintenance',
  private_shoot: 'admin.closurePrivateShoot',
  other: 'admin.closureOther',
} as const

export const kindName = (t: Translate<'admin'>, kind: ClosureKind) => t(kinds[kind])

/** `31 December 2026 – 2 January 2027`, with times where it is not whole days. */
export function closureInWords(locale: Locale, period: Period): string {
  const days = wholeDays(period)
  if (days) {
    const [first, last] = [days.first, days.last].map((date) => formatDay(locale, noonOf(date)))
    return first === last ? `${first}` : joinRange(`${first}`, `${last}`)
  }
  const { start, end } = period
  const moment = (at: Date) => joinDateAndTime(locale, formatDay(locale, at), formatTime(locale, at))
  return formatDay(locale, start) === formatDay(locale, end)
    ? joinDateAndTime(
        locale,
        formatDay(locale, start),
        joinRange(formatTime(locale, start), formatTime(locale, end)),
      )
    : joinRange(moment(start), moment(end))
}

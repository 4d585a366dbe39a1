import { type ClosureKind, wholeDays } from '../../domain/calendar/closure.ts'
import type { Period } from '../../domain/calendar/period.ts'
import { noonOf } from '../../domain/calendar/studio-time.ts'
import { formatDay, formatTime, joinDateAndTime } from '../../i18n/format.ts'
import { formatDays } from '../../i18n/format-days.ts'
import { joinClauses, joinRange } from '../../i18n/joins.ts'
import type { Locale } from '../../i18n/locales.ts'
import { periodWords } from '../../i18n/session-words.ts'
import type { Translate } from '../../i18n/t.ts'
import type { ListedClosure } from '../../stores/closures.ts'
import type { Language } from '../shared/island.tsx'

const kinds = {
  holiday: 'admin.closureHoliday',
  maintenance: 'admin.closureMaintenance',
  private_shoot: 'admin.closurePrivateShoot',
  other: 'admin.closureOther',
} as const

export const kindName = (t: Translate<'admin'>, kind: ClosureKind) => t(kinds[kind])

/** `30 December 2026 – 2 January 2027`, with times where it is not whole days. */
export function closureInWords(language: Language<'bookings'>, period: Period): string {
  const { locale } = language
  const days = wholeDays(period)
  if (days) {
    const [first, last] = [noonOf(days.first), noonOf(days.last)]
    return days.first === days.last ? formatDay(locale, first) : formatDays(locale, first, last)
  }
  const { start, end } = period
  const moment = (at: Date) => joinDateAndTime(locale, formatDay(locale, at), formatTime(locale, at))
  return formatDay(locale, start) === formatDay(locale, end)
    ? joinDateAndTime(locale, formatDay(locale, start), periodWords(language, period))
    : joinRange(moment(start), moment(end))
}

/** `Every week until 29 June 2027, 30 more`: what comes after a closure in its series. */
export function seriesInWords(
  t: Translate<'admin'>,
  locale: Locale,
  {
    start,
    end,
    repeats,
    later,
    seriesEnd,
  }: Pick<ListedClosure, 'start' | 'end' | 'repeats' | 'later' | 'seriesEnd'>,
): string {
  // All of a series are as long, and over midnight the last one ends on another day than it is of.
  const lastStart = new Date(seriesEnd.getTime() - (end.getTime() - start.getTime()))
  const date = formatDay(locale, lastStart)
  const how = t(repeats === 'yearly' ? 'admin.everyYear' : 'admin.everyWeek', { date })
  return joinClauses(locale, how, t('admin.moreClosures', { count: later }))
}

import { isStudioDate, noonOf } from '../../../domain/calendar/studio-time.ts'
import {
  type Hours,
  type SpecialDay,
  type Weekday,
  type WeekHours,
  weekdays,
} from '../../../domain/offers/opening-hours.ts'
import { formatDay, formatWeekday } from '../../../i18n/format.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { asBeginning, joinList, joinRange } from '../../../i18n/joins.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { useTexts } from '../../shared/island.tsx'

// 1 January 2024 was a Monday.
const nameOf = (locale: Locale, weekday: Weekday) =>
  formatWeekday(locale, noonOf(`2024-01-0${weekday}`), 'long')

/** `Monday`, as it begins a line. */
export const weekdayName = (locale: Locale, weekday: Weekday): string =>
  asBeginning(locale, nameOf(locale, weekday))

/** `31 December 2026`; nothing while no date is typed. */
export function dayInWords(locale: Locale, date: string): string | undefined {
  return isStudioDate(date) ? formatDay(locale, noonOf(date)) : undefined
}

const MOST_DAYS = 3

/** Hours that are not as always, in words. */
export function useHoursWords() {
  const { locale, t } = useTexts('admin', 'settings')
  const hoursWords = (hours: Hours | null | undefined) =>
    hours ? joinRange(hours.start, hours.end) : t('admin.closed').toLocaleLowerCase(locale)

  return {
    weekWords(week: WeekHours): string {
      const days = weekdays.filter((weekday) => week[weekday] !== undefined)
      const words = days.map((weekday) => `${nameOf(locale, weekday)} ${hoursWords(week[weekday])}`)
      return words.length > 0 ? asBeginning(locale, joinList(locale, words)) : t('settings.asAlways')
    },

    specialDaysWords(days: readonly SpecialDay[]): string {
      const words = days
        .toSorted((a, b) => (a.date < b.date ? -1 : 1))
        .flatMap(({ date, hours }) => {
          const day = dayInWords(locale, date)
          return day ? `${day} ${hoursWords(hours)}` : []
        })
      if (words.length === 0) return t('settings.noSpecialDays')
      const more = words.length - MOST_DAYS
      const last = more > 0 ? [`+${formatNumber(locale, more)}`] : []
      return joinList(locale, [...words.slice(0, MOST_DAYS), ...last])
    },
  }
}

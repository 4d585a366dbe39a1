import { byDayPart } from './day-parts.ts'
import { timeOfDay } from './studio-time.ts'

/** How full an hour of the week's opening hours was. */
export interface OpeningUse {
  /** 1 is Monday. */
  weekday: number
  /** The hour's beginning on the studio's clock. */
  hour: number
  /** The share of it that confirmed bookings took in eight weeks, 0 to 1. */
  used: number
}

/** Morning, afternoon or evening: its opening hours in any week, from hour to hour. */
export interface PartUse {
  from: number
  to: number
  /** By weekday, Monday first; undefined where the studio is closed then. */
  used: (number | undefined)[]
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** The share of several hours together; undefined of none. */
export function shareOf(hours: readonly OpeningUse[]): number | undefined {
  return hours.length > 0 ? hours.reduce((sum, { used }) => sum + used, 0) / hours.length : undefined
}

const byWeekday = (hours: readonly OpeningUse[]) =>
  weekdays.map((weekday) => shareOf(hours.filter((one) => one.weekday === weekday)))

/** The week by parts of its days, and each whole day: of few bookings, too, they show when the studio is asked for. */
export function useOfWeek(hours: readonly OpeningUse[]): { parts: PartUse[]; days: PartUse['used'] } {
  const timed = hours.map((one) => ({ ...one, time: timeOfDay(one.hour * 60) }))
  const parts = byDayPart(timed).map(({ times }) => ({
    from: Math.min(...times.map(({ hour }) => hour)),
    to: Math.max(...times.map(({ hour }) => hour)) + 1,
    used: byWeekday(times),
  }))
  return { parts, days: byWeekday(hours) }
}

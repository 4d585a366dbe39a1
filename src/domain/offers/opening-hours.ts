import { weekdayOf } from '../calendar/days.ts'
import type { ErrorCode } from '../errors.ts'

/** Wall-clock times of the studio, `09:00`; the end may be `24:00`. */
export type Hours = { start: string; end: string }

/** 1 is Monday. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const
export type Weekday = (typeof weekdays)[number]

/** Hours of weekdays that are not as always; null where the studio is closed. */
export type WeekHours = Partial<Record<Weekday, Hours | null>>

/** One date with other hours than its weekday; null where the studio is closed. */
export interface SpecialDay {
  /** A day of the studio, `2026-12-31`. */
  date: string
  hours: Hours | null
}

/** What says when the studio is open: a part of its settings. */
interface Week {
  openingHours: Hours
  weekHours: WeekHours
  specialDays: SpecialDay[]
}

/** The opening hours on a day of the studio, or null; `private.hours_on()` says the same. */
export function hoursOn(date: string, { openingHours, weekHours, specialDays }: Week): Hours | null {
  const special = specialDays.find((day) => day.date === date)
  if (special) return special.hours
  const own = weekHours[weekdays[weekdayOf(date)] ?? '1']
  return own === undefined ? openingHours : own
}

export const MAX_SPECIAL_DAYS = 400

const HALF_HOUR = /^([01]\d|2[0-3]):(00|30)$/

/** Why the studio cannot have these hours, or undefined; `private.hours_are_valid()` decides alike. */
export function hoursRefusal({ start, end }: Hours): ErrorCode | undefined {
  if (!HALF_HOUR.test(start) || !(HALF_HOUR.test(end) || end === '24:00')) return 'opening_hours_off_step'
  return start >= end ? 'opening_hours_empty' : undefined
}

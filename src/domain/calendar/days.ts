// Days and months as the calendar counts them, `2026-11-22` and `2026-11`, without any clock or zone. They compare as
// strings.

import { DAY_MS } from './units.ts'

const instantOf = (date: string) => Date.parse(`${date}T00:00:00Z`)
const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)

export const monthOf = (date: string) => date.slice(0, 7)
export const firstDayOf = (month: string) => `${month}-01`

export function addDays(date: string, days: number): string {
  return dateOf(instantOf(date) + days * DAY_MS)
}

/** The same day so many months on, or the last one of a month that is shorter. */
export function addMonths(date: string, months: number): string {
  const first = new Date(instantOf(firstDayOf(monthOf(date))))
  const days = daysOf(monthOf(dateOf(first.setUTCMonth(first.getUTCMonth() + months))))
  return days[Math.min(Number(date.slice(8)), days.length) - 1] ?? date
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(instantOf(date)).getUTCDay() + 6) % 7
}

/** The first day of the date's week. */
export const mondayOf = (date: string) => addDays(date, -weekdayOf(date))

/** Every day of a month. */
export function daysOf(month: string): string[] {
  const days = Array.from({ length: 31 }, (_, index) => addDays(firstDayOf(month), index))
  return days.filter((day) => monthOf(day) === month)
}

/** The month of which every day is among those from one to the other, `2026-12`: the first such, if there is any. */
export function wholeMonth(first: string, last: string): string | undefined {
  const next = addMonths(firstDayOf(monthOf(first)), 1)
  const from = first === firstDayOf(monthOf(first)) ? first : next
  return addDays(addMonths(from, 1), -1) <= last ? monthOf(from) : undefined
}

/** About a month: what is seen at one glance. */
const WEEKS_AHEAD = 5

/**
 * The weeks, from Monday to Sunday, that a calendar begins with: five from today's on, or six where today's month does
 * not end within them. `first` is today, or a day in the week before.
 */
export function weeksAhead(today: string, first = today): string[][] {
  const monday = mondayOf(first)
  const next = addDays(mondayOf(today), 7 * WEEKS_AHEAD)
  const weeks = Array.from({ length: WEEKS_AHEAD + 2 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(monday, 7 * week + weekday)),
  )
  return weeks.filter(([begin = '']) => begin < next || monthOf(begin) === monthOf(today))
}

/** A month in weeks from Monday to Sunday, with nothing in the places of other months' days. */
export function weeksOf(month: string): (string | undefined)[][] {
  const before = Array.from({ length: weekdayOf(firstDayOf(month)) }, () => undefined)
  const cells = [...before, ...daysOf(month)]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => cells[week * 7 + weekday]),
  )
}

import { addDays, addMonths, daysOf, mondayOf, monthOf } from './days.ts'
import { DAY_MS } from './units.ts'

/** How much of the studio's time a calendar shows at once. */
export const calendarViews = ['day', 'week', 'month'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The days a view shows around one of them: a month in whole weeks. */
export function shownDays(view: CalendarView, day: string): string[] {
  if (view === 'day') return [day]
  if (view === 'week') return Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index))
  const days = daysOf(monthOf(day))
  const first = mondayOf(days[0] ?? day)
  const last = addDays(mondayOf(days.at(-1) ?? day), 6)
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** A day of what comes before (-1) or after (1) what a view shows: the first one of it. */
export function turned(view: CalendarView, day: string, by: -1 | 1): string {
  if (view === 'day') return addDays(day, by)
  if (view === 'week') return addDays(mondayOf(day), by * 7)
  return `${monthOf(addMonths(day, by))}-01`
}

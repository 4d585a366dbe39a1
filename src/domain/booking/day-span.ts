import { addDays, daysOf, mondayOf, monthOf } from '../calendar/days.ts'

/** Which days a list is about, told from today on: those to come, a few chosen at a press, or all there are. */
export const daySpans = ['ahead', 'today', 'week', 'month', 'all'] as const
export type DaySpan = (typeof daySpans)[number]

/** The first and the last day of a span; undefined where it goes on. */
export function spanDays(span: DaySpan, today: string): { from: string | undefined; to: string | undefined } {
  switch (span) {
    case 'ahead':
      return { from: today, to: undefined }
    case 'today':
      return { from: today, to: today }
    case 'week':
      return { from: mondayOf(today), to: addDays(mondayOf(today), 6) }
    case 'month':
      return { from: daysOf(monthOf(today)).at(0), to: daysOf(monthOf(today)).at(-1) }
    case 'all':
      return { from: undefined, to: undefined }
  }
}

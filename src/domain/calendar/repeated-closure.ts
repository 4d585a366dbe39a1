import type { ErrorCode } from '../errors.ts'
import { CLOSURE_NOTE_MAX_LENGTH, type ClosureDraft } from './closure.ts'
import { addDays, addMonths } from './days.ts'
import { overlaps, type Period, samePeriod } from './period.ts'
import { midnightOf, toStudioMoment } from './studio-time.ts'

export const repetitions = ['weekly', 'yearly'] as const
export type Repetition = (typeof repetitions)[number]

/** As many closures as one series has at most; `save_closures()` says so, too. */
const MOST = 110

/** The period again on the day `date`, at the same times of the studio's clock. */
function again({ start, end }: Period, date: string): Period {
  const shift = +midnightOf(date) - +midnightOf(toStudioMoment(start).date)
  return { start: new Date(+start + shift), end: new Date(+end + shift) }
}

/** The period and its repetitions that begin on `until` or before; one too many where there are more than a series has. */
export function repeated(period: Period, repetition: Repetition, until: string): Period[] {
  const first = toStudioMoment(period.start).date
  const dateOf = (n: number) => (repetition === 'weekly' ? addDays(first, 7 * n) : addMonths(first, 12 * n))
  const dates = Array.from({ length: MOST + 1 }, (_, n) => dateOf(n))
  return dates.filter((date, n) => n === 0 || date <= until).map((date) => again(period, date))
}

/** Why these cannot be closed as one series, or undefined. */
export function seriesRefusal(periods: Period[]): ErrorCode | undefined {
  if (periods.length > MOST) return 'closure_repeats_too_often'
  const [first, second] = periods
  return first && second && overlaps(first, second) ? 'closure_repeats_into_itself' : undefined
}

/**
 * New closures joined with those that they overlap: from the first beginning to the last end, with the new reason and
 * the notes of all.
 */
export function mergedClosures(drafts: ClosureDraft[], met: ClosureDraft[]): ClosureDraft[] {
  const all = [...drafts, ...met].sort((a, b) => +a.start - +b.start)
  const groups: ClosureDraft[][] = []
  for (const one of all) {
    const open = groups.at(-1)
    if (open?.some((other) => overlaps(one, other))) open.push(one)
    else groups.push([one])
  }
  return groups.map((group) => {
    const [first] = drafts.filter((draft) => group.includes(draft))
    const notes = new Set([first, ...group].map((one) => one?.note.trim()).filter(Boolean))
    return {
      start: new Date(Math.min(...group.map(({ start }) => +start))),
      end: new Date(Math.max(...group.map(({ end }) => +end))),
      kind: first?.kind ?? 'other',
      // In characters, as the database counts them.
      note: [...[...notes].join('\n')].slice(0, CLOSURE_NOTE_MAX_LENGTH).join(''),
      keepsBookings: group.some(({ keepsBookings }) => keepsBookings),
    }
  })
}

/**
 * The closures of a series. One that became longer by joining others is `alone`: otherwise the list would show its
 * hours for the whole series.
 */
export const asSeries = (closed: readonly ClosureDraft[], series: readonly Period[]) =>
  closed.map((one) => ({ ...one, alone: !series.some((period) => samePeriod(period, one)) }))

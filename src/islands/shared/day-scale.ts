import type { Period } from '../../domain/calendar/period.ts'
import { midnightOf, minutesOfDay } from '../../domain/calendar/studio-time.ts'
import type { Daylight } from '../../domain/calendar/sunlight.ts'
import { HOUR_MS, MINUTE_MS } from '../../domain/calendar/units.ts'
import type { Hours } from '../../domain/offers/opening-hours.ts'

/** Hours between two that are written. */
const STEP = 3

/** From left to right of a day's picture. */
export interface DayScale {
  /** The instants at its ends. */
  from: number
  to: number
  /** Where an instant lies, as a CSS length. */
  share: (instant: number) => string
  /** The instants whose hours are written below it. */
  marks: number[]
}

/** A scale for pictures of a day, wide enough for its light, its opening hours and what lies outside them. */
export function dayScale(
  date: string,
  { sunrise, sunset, stretches }: Daylight,
  hours: Hours | null,
  periods: readonly Period[] = [],
): DayScale {
  const [first, last] = [stretches[0]?.start ?? sunrise, stretches.at(-1)?.end ?? sunset]
  const midnight = +midnightOf(date)
  const open = hours ? [hours.start, hours.end].map((time) => midnight + minutesOfDay(time) * MINUTE_MS) : []
  const from = Math.min(...open, +first - HOUR_MS / 2, ...periods.map(({ start }) => +start))
  const to = Math.max(...open, +last + HOUR_MS / 2, ...periods.map(({ end }) => +end))
  return {
    from,
    to,
    share: (instant) => `${(100 * (instant - from)) / (to - from)}%`,
    marks: Array.from({ length: 24 / STEP }, (_, index) => midnight + index * STEP * HOUR_MS).filter(
      (instant) => instant > from + HOUR_MS / 2 && instant < to - HOUR_MS / 2,
    ),
  }
}

/** Where the part of a period lies that a picture of a day shows; undefined of one in the night outside of it. */
export function partOn(
  { from, to, share }: Omit<DayScale, 'marks'>,
  { start, end }: Period,
): { insetInlineStart: string; width: string } | undefined {
  const [first, last] = [Math.max(+start, from), Math.min(+end, to)]
  return first < last
    ? { insetInlineStart: share(first), width: `${(100 * (last - first)) / (to - from)}%` }
    : undefined
}

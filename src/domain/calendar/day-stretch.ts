import type { Period } from './period.ts'
import { midnightOf, minutesOfDay } from './studio-time.ts'
import { DAY_MINUTES, MINUTE_MS } from './units.ts'

/** A part of one day, in minutes since its midnight; the end is not included. */
export interface DayStretch {
  from: number
  to: number
}

/** What of a period falls on this day of the studio, or undefined. */
export function stretchOn(date: string, { start, end }: Period): DayStretch | undefined {
  const midnight = midnightOf(date).getTime()
  const from = Math.max(0, (start.getTime() - midnight) / MINUTE_MS)
  const to = Math.min(DAY_MINUTES, (end.getTime() - midnight) / MINUTE_MS)
  return from < to ? { from, to } : undefined
}

/** The full hours a calendar needs for the opening hours, on the studio's clock, and for what happens outside them. */
export function hoursFor(
  { start, end }: { start: string; end: string },
  stretches: readonly DayStretch[],
): number[] {
  const first = Math.floor(Math.min(minutesOfDay(start), ...stretches.map(({ from }) => from)) / 60)
  const last = Math.ceil(Math.max(minutesOfDay(end), ...stretches.map(({ to }) => to)) / 60)
  return Array.from({ length: last - first }, (_, index) => first + index)
}

/** What of a stretch falls into the hours a calendar shows, or undefined. */
export function stretchWithin(hours: readonly number[], stretch?: DayStretch): DayStretch | undefined {
  if (!stretch) return undefined
  const from = Math.max(stretch.from, (hours[0] ?? 0) * 60)
  const to = Math.min(stretch.to, ((hours.at(-1) ?? 0) + 1) * 60)
  return from < to ? { from, to } : undefined
}

import { type DayStretch, stretchOn } from '../calendar/day-stretch.ts'
import { STEP_MINUTES, stepAt } from '../calendar/half-hours.ts'
import type { Period } from '../calendar/period.ts'
import { minutesOfDay } from '../calendar/studio-time.ts'
import { hoursOn } from '../offers/opening-hours.ts'
import { durationsOf, enabledServices } from '../offers/services.ts'
import type { StudioSettings } from '../offers/settings.ts'
import { type Booking, periodOf } from './booking.ts'
import { heldPeriod } from './busy-refusal.ts'

type Held = Pick<Booking, 'start' | 'duration' | 'bufferBefore' | 'bufferAfter'>

interface Day {
  bookings: readonly Held[]
  closures: readonly Period[]
  settings: StudioSettings
  now: Date
}

/**
 * The parts of a studio day's opening hours that can still be booked: gaps long enough for the shortest session, with
 * the free time of both neighbours, from the current half hour on.
 */
export function dayGaps(date: string, { bookings, closures, settings, now }: Day): DayStretch[] {
  const hours = hoursOn(date, settings)
  if (!hours) return []
  const { bufferBefore, bufferAfter } = settings.rules
  const stretches = [
    ...bookings.map((one) =>
      // What is there keeps its own free time; beyond it a new session keeps its.
      heldPeriod(heldPeriod(periodOf(one), one), { bufferBefore: bufferAfter, bufferAfter: bufferBefore }),
    ),
    ...closures,
  ].flatMap((period) => stretchOn(date, period) ?? [])
  const gone = stretchOn(date, { start: new Date(0), end: now })
  const taken = [
    ...stretches.map(({ from, to }) => ({ from: stepAt(from), to: stepAt(to + STEP_MINUTES - 1) })),
    // The half hour that runs can be booked by somebody who walks in now.
    ...(gone ? [{ from: 0, to: stepAt(gone.to) }] : []),
  ].sort((a, b) => a.from - b.from)
  const lengths = enabledServices(settings).flatMap(({ id }) => durationsOf(id, settings))
  const shortest = Math.min(...lengths)
  const gaps: DayStretch[] = []
  let free = minutesOfDay(hours.start)
  const end = minutesOfDay(hours.end)
  for (const { from, to } of [...taken, { from: end, to: end }]) {
    const until = Math.min(from, end)
    if (until - free >= shortest) gaps.push({ from: free, to: until })
    free = Math.max(free, to)
  }
  return gaps
}

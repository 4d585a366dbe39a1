import { STEP_MINUTES } from '../calendar/half-hours.ts'
import { fromStudioMoment, timeOfDay } from '../calendar/studio-time.ts'
import type { StudioSettings } from '../offers/settings.ts'
import { type DayAvailability, dayStatus, freeShare, stateOf } from './availability.ts'
import { periodOf } from './booking.ts'
import type { BusyPeriod } from './busy-refusal.ts'
import { startTimes } from './start-times.ts'

/** A session that no service limits. */
const HALF_HOUR = { type: '', duration: STEP_MINUTES }

interface Known {
  settings: StudioSettings
  busy: BusyPeriod[]
  now: Date
}

/** How much of a studio day is free by its half hours, whatever is offered in them and however far ahead it lies. */
export function dayUse(date: string, { settings, busy, now }: Known): DayAvailability {
  const times = startTimes(settings, HALF_HOUR, date).flatMap((minutes) => {
    const time = timeOfDay(minutes)
    const start = fromStudioMoment({ date, time })
    if (!start) return []
    const state = start > now ? stateOf(periodOf({ ...HALF_HOUR, start }), busy, settings) : 'past'
    return [{ time, start, state } as const]
  })
  return { status: dayStatus(times), free: freeShare(times) }
}

import { addDays } from '../calendar/days.ts'
import { LONGEST_SESSION_MINUTES, STEP_MINUTES } from '../calendar/half-hours.ts'
import { overlaps, type Period } from '../calendar/period.ts'
import { midnightOf, minutesOfDay, toStudioMoment } from '../calendar/studio-time.ts'
import { DAY_MINUTES, MINUTE_MS } from '../calendar/units.ts'
import type { ErrorCode } from '../errors.ts'
import type { StudioSettings } from '../offers/settings.ts'
import { type Booking, periodOf, type StudioBooking, type Wish } from './booking.ts'
import { heldPeriod, takenRefusal } from './busy-refusal.ts'
import { moveRefusal } from './wish-refusal.ts'

/** Where a session stands in a calendar: its day, its beginning and its length, both in minutes. */
export interface Placement {
  date: string
  from: number
  duration: number
}

const LAST_START_MINUTE = DAY_MINUTES - STEP_MINUTES

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most)

export function placementOf({ start, duration }: Pick<Wish, 'start' | 'duration'>): Placement {
  const { date, time } = toStudioMoment(start)
  return { date, from: minutesOfDay(time), duration }
}

export const startOf = ({ date, from }: Placement): Date => new Date(+midnightOf(date) + from * MINUTE_MS)

/** On another day, or earlier or later on it. */
export const moved = (place: Placement, { days = 0, minutes = 0 }): Placement => ({
  ...place,
  date: addDays(place.date, days),
  from: between(0, place.from + minutes, LAST_START_MINUTE),
})

/** With another end, from one step to a day and a night later. */
export const lengthened = (place: Placement, minutes: number): Placement => ({
  ...place,
  duration: between(STEP_MINUTES, place.duration + minutes, LONGEST_SESSION_MINUTES),
})

export const samePlacement = (a: Placement, b: Placement): boolean =>
  a.date === b.date && a.from === b.from && a.duration === b.duration

/** What a place is judged by. */
export interface PlacementContext {
  bookings: StudioBooking[]
  closures: Period[]
  settings: StudioSettings
  now: Date
}

/**
 * Why an admin's booking cannot be put there, as far as what is shown around it says, and by which booking; undefined
 * where nothing speaks against it. The database judges again.
 */
export function placementRefusal(
  booking: Booking,
  place: Placement,
  { bookings, closures, settings, now }: PlacementContext,
): { code: ErrorCode; by?: StudioBooking } | undefined {
  const wish = { type: booking.type, duration: place.duration, start: startOf(place) }
  const refused = moveRefusal(booking, wish, { now, settings, byAdmin: true })
  if (refused) return { code: refused }
  const period = periodOf(wish)
  const others = bookings.filter(({ id }) => id !== booking.id)
  const held = heldPeriod(period, settings.rules)
  const by = others.find((one) => overlaps(heldPeriod(periodOf(one), one), held))
  if (by) return { code: 'booking_taken', by }
  const closed = closures.map((one) => ({ ...one, closed: true }))
  const code = takenRefusal(wish, closed, settings.rules, booking)
  return code && { code }
}

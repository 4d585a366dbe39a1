import { LONGEST_SESSION_MINUTES, STEP_MINUTES } from '../calendar/half-hours.ts'
import { toStudioMoment } from '../calendar/studio-time.ts'
import { MINUTE_MS } from '../calendar/units.ts'
import { type Booking, periodOf, type Wish } from './booking.ts'
import type { BusyPeriod } from './busy-refusal.ts'

/** By how many minutes the desk makes a session longer at a press. */
const ADDED = [30, 60] as const

type Times = Pick<Wish, 'start' | 'duration'>

/** Whether a session's length is for the desk to change at a press: a confirmed one of today, also when it is over. */
export function isOfToday({ status, ...times }: Times & Pick<Booking, 'status'>, now: Date): boolean {
  const today = toStudioMoment(now).date
  const { start, end } = periodOf(times)
  // What ends at midnight is of the day before.
  const [first, last] = [start, new Date(end.getTime() - 1)].map((instant) => toStudioMoment(instant).date)
  return (
    status === 'confirmed' && first !== undefined && last !== undefined && first <= today && today <= last
  )
}

/** How long a session can be instead: so much longer. */
export const longerLengths = ({ duration }: Pick<Wish, 'duration'>): { added: number; duration: number }[] =>
  ADDED.map((added) => ({ added, duration: duration + added })).filter(
    (one) => one.duration <= LONGEST_SESSION_MINUTES,
  )

/** The length of a session that ends now: until the current half hour is over; undefined where that is no earlier. */
export function lengthUntilNow({ start, duration }: Times, now: Date): number | undefined {
  const since = (now.getTime() - start.getTime()) / MINUTE_MS
  if (since < 0) return undefined
  const length = Math.max(STEP_MINUTES, Math.ceil(since / STEP_MINUTES) * STEP_MINUTES)
  return length < duration ? length : undefined
}

/** When the next thing begins after a session, within what is known; undefined where nothing does. */
export function nextAfter(times: Times, busy: readonly BusyPeriod[]): Date | undefined {
  const { end } = periodOf(times)
  const starts = busy
    .filter((one) => one.end > end)
    .map(({ start }) => Math.max(start.getTime(), end.getTime()))
  return starts.length > 0 ? new Date(Math.min(...starts)) : undefined
}

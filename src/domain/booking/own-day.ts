import { toStudioMoment } from '../calendar/studio-time.ts'
import type { Sums } from '../offers/prices.ts'
import { type Booking, periodOf } from './booking.ts'
import type { Money } from './money.ts'

type DatedSession = Pick<Booking, 'start' | 'duration' | 'status'>

/** Whether an agreed session runs. */
export function runsAt(booking: DatedSession, now: Date): boolean {
  const { start, end } = periodOf(booking)
  return booking.status === 'confirmed' && start <= now && now < end
}

/** Whether an agreed session is over, which no status of its own says. */
export const isOver = (booking: DatedSession, now: Date): boolean =>
  booking.status === 'confirmed' && periodOf(booking).end <= now

/**
 * Whether a session belongs to a day: it begins on it, or is running now. One that only continues past midnight is shown
 * and counted on the day before.
 */
export function isOwnOf(date: string, booking: DatedSession, now: Date): boolean {
  return (
    toStudioMoment(booking.start).date >= date || (toStudioMoment(now).date === date && runsAt(booking, now))
  )
}

/** The sessions of a day that belong to it: what is counted and summed up beside its name. */
export const ownOf = <Kind extends DatedSession>(
  date: string,
  bookings: readonly Kind[],
  now: Date,
): Kind[] => bookings.filter((booking) => isOwnOf(date, booking, now))

/** How many sessions belong to a day and how long they are together, in minutes; it stands beside each day. */
export function countOfDay(date: string, bookings: readonly DatedSession[], now: Date) {
  const own = ownOf(date, bookings, now)
  return { sessions: own.length, minutes: own.reduce((sum, { duration }) => sum + duration, 0) }
}

/** What is still to be paid for these sessions, and for how many of them. */
export function openOf(bookings: readonly (DatedSession & { money: Money })[]): {
  sums: Sums
  sessions: number
} {
  const sums: Sums = {}
  let sessions = 0
  for (const { status, money } of bookings) {
    if (status !== 'confirmed') continue
    const open = Object.entries(money).filter(([, { due, paid }]) => due > paid)
    if (open.length > 0) sessions += 1
    for (const [currency, { due, paid }] of open as [keyof Sums, { due: number; paid: number }][]) {
      sums[currency] = (sums[currency] ?? 0) + due - paid
    }
  }
  return { sums, sessions }
}

/** Whether a session is settled: it is over, its attendance is noted, and all is paid. */
export function isSettled(
  booking: DatedSession & { attendance: Booking['attendance']; money: Money },
  now: Date,
): boolean {
  return periodOf(booking).end <= now && booking.attendance !== null && openOf([booking]).sessions === 0
}

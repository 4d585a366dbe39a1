import type { ErrorCode } from '../errors.ts'
import { addDays } from './days.ts'
import { CALENDAR_ENDS, type Period } from './period.ts'
import { midnightOf, toStudioMoment } from './studio-time.ts'
import { DAY_MS } from './units.ts'

export const closureKinds = ['holiday', 'maintenance', 'private_shoot', 'other'] as const
export type ClosureKind = (typeof closureKinds)[number]

export const CLOSURE_NOTE_MAX_LENGTH = 500

/** A period in which nothing can be booked; why is for admins only. */
export interface ClosureDraft extends Period {
  kind: ClosureKind
  note: string
  /** Whether bookings that lie in it keep their time until they are moved. */
  keepsBookings: boolean
}

export interface Closure extends ClosureDraft {
  id: string
}

/** The first and the last day of a period of whole studio days; undefined for any other. */
export function wholeDays({ start, end }: Period): { first: string; last: string } | undefined {
  const [from, to] = [toStudioMoment(start), toStudioMoment(end)]
  if (from.time !== '00:00' || to.time !== '00:00') return undefined
  return { first: from.date, last: addDays(to.date, -1) }
}

/** Whole studio days as a period; the dates must be days. */
export function periodOfDays(first: string, last: string): Period {
  return { start: midnightOf(first), end: midnightOf(addDays(last, 1)) }
}

/** The days of a closure after one more is pressed: a later one than the single day so far ends it, any other begins anew. */
export function daysChosen(
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  day: string,
): { firstDay: string; lastDay: string } {
  return firstDay !== '' && firstDay === lastDay && day > firstDay
    ? { firstDay, lastDay: day }
    : { firstDay: day, lastDay: day }
}

/** A leap year. */
const LONGEST_CLOSURE_MS = 366 * DAY_MS

/**
 * Why the studio cannot be closed in this period at `now`, or undefined. Mirrors `private.closure_refusal()`,
 * in the same order; whether bookings or another closure are in the way only the database can say.
 */
export function closureRefusal({ start, end }: Period, now: Date): ErrorCode | undefined {
  if (start >= end) return 'closure_ends_before_start'
  if (end <= now) return 'closure_is_past'
  if (end.getTime() - start.getTime() > LONGEST_CLOSURE_MS) return 'closure_too_long'
  if (end > CALENDAR_ENDS) return 'booking_too_far_ahead'
  return undefined
}

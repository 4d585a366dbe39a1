import { HOUR_MS } from '../calendar/units.ts'
import type { Viewer } from '../people/access.ts'
import { type Booking, periodOf } from './booking.ts'

/**
 * Whether the viewer may edit or cancel a booking: its customer while it is pending and has not begun, an admin unless
 * it is cancelled.
 */
export function mayChange(
  viewer: Viewer,
  booking: Pick<Booking, 'userId' | 'status' | 'start'>,
  now: Date,
): boolean {
  if (viewer.role === 'admin') return booking.status !== 'cancelled'
  return booking.status === 'pending' && booking.userId === viewer.id && now < booking.start
}

/** Whether the studio let a request begin without an answer. */
export function wentUnanswered({ status, start }: Pick<Booking, 'status' | 'start'>, now: Date): boolean {
  return status === 'pending' && start <= now
}

/**
 * Until when its customer may cancel a booking: while pending until it begins, then by the agreed rule; undefined where
 * not at all.
 */
export function cancelDeadline({
  status,
  start,
  cancelHours,
}: Pick<Booking, 'status' | 'start' | 'cancelHours'>): Date | undefined {
  if (status === 'pending') return start
  if (status === 'cancelled' || cancelHours === null) return undefined
  return new Date(start.getTime() - cancelHours * HOUR_MS)
}

type Cancellable = Pick<Booking, 'userId' | 'status' | 'start' | 'cancelHours' | 'cancelAskedAt'>

/** Whether this viewer may cancel the booking at `now` without asking anybody. */
export function mayCancel(viewer: Viewer, booking: Cancellable, now: Date): boolean {
  if (booking.status === 'cancelled') return false
  if (viewer.role === 'admin' || booking.status === 'pending') return mayChange(viewer, booking, now)
  const deadline = cancelDeadline(booking)
  return booking.userId === viewer.id && deadline !== undefined && now <= deadline && now < booking.start
}

/**
 * Whether this viewer may ask the studio to cancel their own booking: confirmed, not begun, and too late to cancel it
 * themselves.
 */
export function mayAskToCancel(viewer: Viewer, booking: Cancellable, now: Date): boolean {
  const own = booking.userId === viewer.id && booking.status === 'confirmed' && now < booking.start
  return own && !booking.cancelAskedAt && !mayCancel(viewer, booking, now)
}

/** Whether a booking is one that this viewer would book again: their own, and either over or cancelled. */
export function wouldBookAgain(
  viewer: Viewer,
  booking: Pick<Booking, 'userId' | 'status' | 'start' | 'duration'>,
  now: Date,
): boolean {
  return booking.userId === viewer.id && (booking.status === 'cancelled' || periodOf(booking).end <= now)
}

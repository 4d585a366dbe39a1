import { type Booking, periodOf } from '../booking/booking.ts'
import { HOUR_MS } from '../calendar/units.ts'
import type { SecondStep } from './second-step.ts'

export type Role = 'user' | 'admin'

/** The signed-in person, as far as rules care. */
export interface Viewer {
  id: string
  role: Role
}

type Audience = 'everyone' | 'signed-in' | 'admin'

/** Who may open a screen, by the first segment of its path without language. */
const audiences: Record<string, Audience> = {
  dashboard: 'signed-in',
  profile: 'signed-in',
  bookings: 'signed-in',
  admin: 'admin',
}

/** Where to send this viewer instead of showing the screen, or undefined for who may see it. */
export function redirectFor(
  path: string,
  viewer: (Viewer & { secondStep?: SecondStep }) | undefined,
): '/login' | '/' | '/profile' | undefined {
  const audience = audiences[path.split('/')[1] ?? ''] ?? 'everyone'
  if (audience === 'everyone') return undefined
  if (!viewer) return '/login'
  if (audience !== 'admin') return undefined
  if (viewer.role !== 'admin') return '/'
  // Where it is set up; until then the database opens nothing of the desk.
  return viewer.secondStep === 'missing' ? '/profile' : undefined
}

/** Where somebody who has signed in begins, unless they were on their way to another screen. */
export const homeOf = ({ role }: Pick<Viewer, 'role'>): '/' | '/admin' => (role === 'admin' ? '/admin' : '/')

/** Its customer may edit or cancel a booking only while nothing is agreed, the studio as long as it stands. */
export function mayChange(viewer: Viewer, booking: Pick<Booking, 'userId' | 'status'>): boolean {
  if (viewer.role === 'admin') return booking.status !== 'cancelled'
  return booking.status === 'pending' && booking.userId === viewer.id
}

/**
 * Until when its customer may cancel a booking: as long as nothing is agreed until it begins, afterwards by what was
 * agreed; undefined where not at all.
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
  if (viewer.role === 'admin' || booking.status === 'pending') return mayChange(viewer, booking)
  const deadline = cancelDeadline(booking)
  return booking.userId === viewer.id && deadline !== undefined && now <= deadline
}

/** Whether this viewer may ask the studio to cancel the booking: it is agreed, and for the studio to undo. */
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

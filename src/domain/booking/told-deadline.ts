import type { Booking } from './booking.ts'
import { cancelDeadline } from './permissions.ts'

/**
 * Until when its customer may cancel a booking, as they are told it: one that had passed when the booking last
 * changed, as where the studio has moved it, may never have been theirs, and counts as none.
 */
export function toldDeadline(
  booking: Pick<Booking, 'status' | 'start' | 'cancelHours' | 'version'>,
): Date | undefined {
  const deadline = cancelDeadline(booking)
  return deadline && new Date(booking.version) <= deadline ? deadline : undefined
}

import type { Booking } from './booking.ts'
import { cancelDeadline } from './permissions.ts'

/**
 * Until when its customer may cancel a booking, as they are told it: one that had passed before they asked for the
 * booking never was theirs, and counts as none.
 */
export function toldDeadline(
  booking: Pick<Booking, 'status' | 'start' | 'cancelHours' | 'askedAt'>,
): Date | undefined {
  const deadline = cancelDeadline(booking)
  return deadline && booking.askedAt <= deadline ? deadline : undefined
}

import type { Booking } from './booking.ts'
import { cancelDeadline } from './permissions.ts'

/**
 * The deadline for cancelling, as its customer is told it. One that had passed when the booking last changed, as where
 * the studio has moved it, counts as none.
 */
export function toldDeadline(
  booking: Pick<Booking, 'status' | 'start' | 'cancelHours' | 'version'>,
): Date | undefined {
  const deadline = cancelDeadline(booking)
  return deadline && new Date(booking.version) <= deadline ? deadline : undefined
}

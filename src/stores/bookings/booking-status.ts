import * as backend from '../../backend/bookings/bookings.ts'
import type { BookingStatus, StudioBooking } from '../../domain/booking/booking.ts'
import type { Result } from '../../domain/errors.ts'
import { byAdmin } from '../people/by-admin.ts'
import { loadSession } from '../people/session.ts'
import { reasonDraft } from './reason-draft.ts'
import { refreshBooking } from './shown-bookings.ts'
import { offerUndo } from './undo.ts'

/**
 * Confirms, declines, cancels or reopens a booking as it was seen, then shows everywhere what the database holds.
 * `reason` is the studio's note to it.
 */
export async function setBookingStatus(
  seen: StudioBooking,
  status: BookingStatus,
  reason?: string,
): Promise<Result<unknown>> {
  const result = await backend.setBookingStatus(seen, status, reason)
  if (result.ok) {
    const changed = { ...seen, ...result.value }
    reasonDraft.forget(seen.id)
    if (byAdmin()) offerUndo(changed, seen.status)
    // What is due follows from the status, and the answer of a change does not tell it.
    await refreshBooking(seen.id, changed)
  }
  if (!result.ok && result.code === 'booking_changed_meanwhile') await refreshBooking(seen.id)
  // After a refusal the viewer may no longer be an admin, and then loses the screen.
  if (!result.ok && byAdmin()) await loadSession()
  return result
}

/** Gives a cancelled booking a status again, at another time than its own, which is taken. */
export async function restoreAt(
  seen: StudioBooking,
  start: Date,
  status: BookingStatus,
): Promise<Result<void>> {
  const result = await backend.restoreAt(seen, start, status)
  if (result.ok || result.code === 'booking_changed_meanwhile') await refreshBooking(seen.id)
  return result
}

/** Asks the studio to cancel a confirmed booking of one's own as it was seen. */
export async function askToCancel(seen: StudioBooking): Promise<Result<unknown>> {
  const result = await backend.askToCancel(seen)
  if (result.ok || result.code === 'booking_changed_meanwhile') await refreshBooking(seen.id)
  return result
}

/** Ends the wish to cancel a booking as it was seen. */
export async function keepBooking(seen: StudioBooking): Promise<Result<unknown>> {
  const result = await backend.keepBooking(seen)
  if (result.ok || result.code === 'booking_changed_meanwhile') await refreshBooking(seen.id)
  return result
}

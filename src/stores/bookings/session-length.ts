import type { StudioBooking } from '../../domain/booking/booking.ts'
import { detailsOf } from '../../domain/booking/details.ts'
import type { Result } from '../../domain/errors.ts'
import { changeBooking } from './bookings.ts'
import { refreshBooking } from './shown-bookings.ts'

/** Makes a session as it was seen longer or shorter; whatever shows it shows it so then. */
export async function changeLength(seen: StudioBooking, duration: number): Promise<Result<string>> {
  const { start, type } = seen
  const result = await changeBooking(seen, { start, type, duration, ...detailsOf(seen) })
  if (result.ok) await refreshBooking(seen.id)
  return result
}

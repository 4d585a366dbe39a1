import * as backend from '../../backend/bookings/bookings.ts'
import type { Attendance, StudioBooking } from '../../domain/booking/booking.ts'
import { type Result, success } from '../../domain/errors.ts'
import { publish, refreshBooking } from './shown-bookings.ts'

/** Notes whether the customer of a session that is over came, or takes that back; as it was seen. */
export async function setAttendance(
  seen: StudioBooking,
  attendance: Attendance | null,
): Promise<Result<Attendance | null>> {
  const result = await backend.setAttendance(seen, attendance)
  if (!result.ok) {
    if (result.code === 'booking_changed_meanwhile') await refreshBooking(seen.id)
    return result
  }
  publish({ ...seen, attendance, version: result.value })
  return success(attendance)
}

import * as backend from '../../backend/bookings/booking-list.ts'
import { getBooking, setBookingStatus } from '../../backend/bookings/bookings.ts'
import type { StudioBooking } from '../../backend/bookings/requests.ts'
import type { BookingStatus } from '../../domain/booking/booking.ts'
import type { BookingQuery } from '../../domain/booking/booking-query.ts'
import type { Result } from '../../domain/errors.ts'
import { createResource } from '../resource.ts'

export { BOOKINGS_PER_PAGE } from '../../backend/bookings/booking-list.ts'

const list = createResource<backend.BookingListPage>()

/** The page of all bookings that was asked for last. */
export const $allBookings: typeof list.$state = list.$state

export const loadAllBookings = (query: BookingQuery) => list.load(() => backend.listAllBookings(query))

/**
 * Changes a status as it was seen. The row shows what the database holds then, whoever wrote it, and stays
 * where it stands.
 */
export async function setListedStatus(seen: StudioBooking, status: BookingStatus): Promise<Result<unknown>> {
  const result = await setBookingStatus(seen, status)
  const overtaken = !result.ok && result.code === 'booking_changed_meanwhile'
  const saved = overtaken ? await getBooking(seen.id) : result
  const state = list.$state.get()
  if (saved.ok && state.status === 'ready') {
    const changed = { ...seen, ...saved.value }
    const bookings = state.value.bookings.map((one) => (one.id === seen.id ? changed : one))
    list.$state.set({ status: 'ready', value: { ...state.value, bookings } })
  }
  return result
}

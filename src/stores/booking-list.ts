import * as backend from '../backend/booking-list.ts'
import { type ListedBooking, setBookingStatus } from '../backend/bookings.ts'
import type { BookingStatus } from '../domain/booking.ts'
import type { BookingQuery } from '../domain/booking-query.ts'
import type { Result } from '../domain/errors.ts'
import { createResource } from './resource.ts'

export { BOOKINGS_PER_PAGE } from '../backend/booking-list.ts'

const list = createResource<backend.BookingListPage>()

/** The page of all bookings that was asked for last. */
export const $allBookings: typeof list.$state = list.$state

export const loadAllBookings = (query: BookingQuery) => list.load(() => backend.listAllBookings(query))

/** Changes a status; the row shows it once the database has agreed, and stays where it stands. */
export async function setListedStatus(id: string, status: BookingStatus): Promise<Result<ListedBooking>> {
  const result = await setBookingStatus(id, status)
  const state = list.$state.get()
  if (result.ok && state.status === 'ready') {
    const bookings = state.value.bookings.map((one) =>
      one.id === id ? { ...one, status: result.value.status } : one,
    )
    list.$state.set({ status: 'ready', value: { ...state.value, bookings } })
  }
  return result
}

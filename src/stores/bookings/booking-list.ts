import * as backend from '../../backend/bookings/booking-list.ts'
import type { BookingQuery } from '../../domain/booking/booking-query.ts'
import { lookAgain } from '../look-again.ts'
import { createResource } from '../resource.ts'
import { onBookingChanged, withChanged } from './shown-bookings.ts'

export { BOOKINGS_PER_PAGE } from '../../backend/bookings/booking-list.ts'

const list = createResource<backend.BookingListPage>()

/** The page of all bookings that was asked for last. */
export const $allBookings = list.$state

export const loadAllBookings = (query: BookingQuery) => list.load(() => backend.listAllBookings(query))
/** Looks again at that page, which others may have changed. */
export const refreshAllBookings = (query: BookingQuery) =>
  lookAgain(list.$state, () => backend.listAllBookings(query))
onBookingChanged((changed) =>
  list.change((page) => ({ ...page, bookings: withChanged(page.bookings, changed) })),
)

import { type BookingEvent, listBookingEvents } from '../../backend/bookings/booking-events.ts'
import { lookAgain } from '../look-again.ts'
import { createResource } from '../resource.ts'

export type { BookingEvent } from '../../backend/bookings/booking-events.ts'

const history = createResource<BookingEvent[]>()

/** The history of the booking of the detail page. */
export const $bookingHistory = history.$state

export const loadBookingHistory = (bookingId: string) => history.load(() => listBookingEvents(bookingId))
export const refreshBookingHistory = (bookingId: string) =>
  lookAgain(history.$state, () => listBookingEvents(bookingId))

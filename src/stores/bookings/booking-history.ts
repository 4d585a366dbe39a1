import { type BookingEvent, listBookingEvents } from '../../backend/bookings/booking-events.ts'
import { createResource } from '../resource.ts'

export type { BookingEvent } from '../../backend/bookings/booking-events.ts'

const history = createResource<BookingEvent[]>()

/** The history of the booking of the detail page. */
export const $bookingHistory = history.$state

export const loadBookingHistory = (bookingId: string) => history.load(() => listBookingEvents(bookingId))
export const refreshBookingHistory = (bookingId: string) =>
  history.refresh(() => listBookingEvents(bookingId))

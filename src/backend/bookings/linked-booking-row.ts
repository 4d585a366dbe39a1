import * as z from 'zod/mini'
import { bookingRow } from './booking-row.ts'

/** What of a booking every link in a mail opens; `LinkedBooking` of the domain. */
export const linkedBookingRow = z.pick(bookingRow, {
  id: true,
  booking_date: true,
  duration: true,
  type: true,
  service_names: true,
  price: true,
  currency: true,
  status: true,
})

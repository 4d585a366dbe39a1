import * as z from 'zod/mini'
import { bookingRow, money } from './booking-row.ts'

const columns = z.pick(bookingRow, {
  id: true,
  booking_date: true,
  duration: true,
  type: true,
  service_names: true,
  price: true,
  currency: true,
  status: true,
})

/** What of a booking every link in a mail opens; `LinkedBooking` of the domain. */
export const linkedBookingRow = z.extend(columns, { money })

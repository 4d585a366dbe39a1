import type { Booking } from './booking.ts'

/** What of a booking every link in a mail opens, without an account. */
export type LinkedBooking = Pick<
  Booking,
  'id' | 'start' | 'duration' | 'type' | 'serviceNames' | 'price' | 'currency' | 'status'
>

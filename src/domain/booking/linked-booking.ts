import type { StudioBooking } from './booking.ts'

/** What of a booking every link in a mail opens, without an account. */
export type LinkedBooking = Pick<
  StudioBooking,
  'id' | 'start' | 'duration' | 'type' | 'serviceNames' | 'price' | 'currency' | 'money' | 'status'
>

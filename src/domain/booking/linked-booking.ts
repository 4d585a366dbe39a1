import type { StudioBooking } from './booking.ts'

/** The part of a booking that every link in a mail opens, without an account. */
export type LinkedBooking = Pick<
  StudioBooking,
  'id' | 'start' | 'duration' | 'type' | 'serviceNames' | 'price' | 'currency' | 'money' | 'status'
>

import type { Booking } from '../../../domain/booking/booking.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import type { Account } from '../../../stores/people/session.ts'

export interface BookingFormProps {
  account: Account
  settings: StudioSettings
  /** The booking to edit; without one the form asks for a new one. */
  booking?: Booking
  /** The customer an admin books for; without one the booking is the account’s own. */
  customerId?: string
}

import type { StudioBooking } from './booking.ts'

/** What there is to say of somebody as a customer. */
export interface OwnVisits {
  /** When the account was made. */
  since: Date
  /** Confirmed sessions that are over, without those to which nobody came. */
  visits: number
  /** The session that is on or comes next. */
  next: StudioBooking | undefined
}

import type { LinkedBooking } from './linked-booking.ts'
import type { TimeOffer } from './time-offer.ts'

/** A booking as the link in the mail of an offer opens it: without an account, and nothing but what it takes to answer. */
export interface LinkedOffer extends LinkedBooking {
  /** Null once it has been accepted or no longer stands. */
  offer: TimeOffer | null
  /** Whether its customer can sign in to see it. */
  hasAccount: boolean
}

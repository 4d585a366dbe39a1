import type { StudioBooking } from './booking.ts'
import type { Details } from './details.ts'
import type { LinkedBooking } from './linked-booking.ts'

/** What became of a request: who has ended its waiting, and when. */
interface RequestAnswer {
  at: Date
  /** `nobody`: it expired without an answer. */
  by: 'studio' | 'customer' | 'nobody'
  /** The admin's, where one of them did and has one. */
  name: string | null
}

/** A request as a link in a mail to the studio opens it: without an account, and nothing but what it takes to answer. */
export interface LinkedRequest
  extends LinkedBooking,
    Pick<StudioBooking, keyof Details | 'reason' | 'expiresAt' | 'askedAt' | 'version' | 'customer'> {
  /** Null while it waits. */
  answer: RequestAnswer | null
}

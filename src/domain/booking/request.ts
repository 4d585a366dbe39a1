import type { Period } from '../calendar/period.ts'
import type { StudioBooking } from './booking.ts'
import type { TimeOffer } from './time-offer.ts'

/** Something else that holds a part of a request's day, or closes it. */
export interface Neighbour extends Period {
  id: string
  status: 'pending' | 'confirmed' | 'closed'
  /** The customer's, or the note of a closure. */
  name: string | null
}

/** A request as it is answered: with what is around it. */
export interface StudioRequest extends StudioBooking {
  /** How often its customer did not come. */
  noShows: number
  /** In order. */
  around: Neighbour[]
  offer: TimeOffer | null
}

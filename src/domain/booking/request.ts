import type { Period } from '../calendar/period.ts'
import type { Price } from '../offers/prices.ts'
import type { StudioBooking } from './booking.ts'

/** Something else that holds a part of a request's day, or closes it. */
export interface Neighbour extends Period {
  id: string
  status: 'pending' | 'confirmed' | 'closed'
  /** The customer's, or the note of a closure. */
  name: string | null
}

/** Another time that the studio has offered in the place of a booking's own. It is held for nobody. */
export interface TimeOffer {
  id: number
  start: Date
  /** Minutes. */
  duration: number
  price: Price
  /** What the studio says to it. */
  words: string | null
  offeredAt: Date
  /** Whether the customer would rather keep what they have; they may still change their mind. */
  kept: boolean
  /** Whether nobody has taken it by now. */
  free: boolean
}

/** A request as it is answered: with what is around it. */
export interface StudioRequest extends StudioBooking {
  /** How often its customer did not come. */
  noShows: number
  /** In order. */
  around: Neighbour[]
  offer: TimeOffer | null
}

/** The words with a ready-made reason: in the place of another one, else below what was typed. */
export function withReason(typed: string, chosen: string, all: readonly string[]): string {
  const own = typed.trim()
  return own === '' || all.includes(own) ? chosen : `${own}\n${chosen}`
}

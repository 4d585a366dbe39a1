import type { Price } from '../offers/prices.ts'

/** Another time that the studio offers instead of a booking's own. It is not held. */
export interface TimeOffer {
  id: number
  start: Date
  /** Minutes. */
  duration: number
  price: Price
  /** What the studio says to it. */
  words: string | null
  /** Whether the customer would rather keep what they have; they may still change their mind. */
  kept: boolean
  /** Whether nobody has taken it by now. */
  free: boolean
}

import { priceOf, type Session } from '../offers/price-of.ts'
import type { Price } from '../offers/prices.ts'
import type { StudioSettings } from '../offers/settings.ts'
import type { Booking } from './booking.ts'
import { sameSession } from './same-wish.ts'

/** A session whose price is agreed. */
export type Agreed = Session & Pick<Booking, 'price' | 'currency'>

/**
 * The price of a wish on a day of the studio as a customer is shown it: of a booking that is edited, the one that was
 * agreed as long as it is the same session.
 */
export function shownPrice(
  wish: Session,
  day: string,
  settings: StudioSettings,
  booking?: Agreed,
): { price: Price; agreed: boolean } {
  const agreed = booking !== undefined && sameSession(booking, wish)
  return { price: agreed ? agreedPrice(booking) : priceOf(wish, day, settings), agreed }
}

export const agreedPrice = ({ price, currency }: Pick<Booking, 'price' | 'currency'>): Price => ({
  amount: price,
  currency,
})

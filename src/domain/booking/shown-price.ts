import { priceOf, type Session } from '../offers/price-of.ts'
import type { Price } from '../offers/prices.ts'
import type { StudioSettings } from '../offers/settings.ts'
import type { Booking, StudioBooking } from './booking.ts'
import { costOf, type Money } from './money.ts'
import { sameSession } from './same-wish.ts'

/** A session whose price is agreed, with what else is charged for it where that is known. */
export type Agreed = Session & Pick<Booking, 'price' | 'currency'> & { money?: Money | undefined }

/**
 * The price of a wish on a day of the studio, as a customer is shown it. For an edited booking: the agreed price while
 * service and length are unchanged. `total`: that price plus all charges.
 */
export function shownPrice(
  wish: Session,
  day: string,
  settings: StudioSettings,
  booking?: Agreed,
): { price: Price; total: Price; agreed: boolean } {
  const agreed = booking !== undefined && sameSession(booking, wish)
  const price = agreed ? agreedPrice(booking) : priceOf(wish, day, settings)
  return { price, total: booking ? totalAt(price, booking) : price, agreed }
}

/** Never less than nothing, as in `public.booking_money()`. */
function totalAt(price: Price, { money, ...present }: Agreed): Price {
  const sum = money?.[price.currency]
  if (!sum) return price
  const beside = costOf(sum) - (present.currency === price.currency ? present.price : 0)
  return { ...price, amount: Math.max(price.amount + beside, 0) }
}

/**
 * The price to show where price and charges are not listed separately: the total, or the agreed price if the booking is
 * cancelled. With another `price`, the total at that price.
 */
export const totalOf = (
  booking: Pick<StudioBooking, 'price' | 'currency' | 'money' | 'type' | 'duration' | 'status'>,
  price = agreedPrice(booking),
): Price => (booking.status === 'cancelled' ? price : totalAt(price, booking))

export const agreedPrice = ({ price, currency }: Pick<Booking, 'price' | 'currency'>): Price => ({
  amount: price,
  currency,
})

import { priceOf, type Session } from '../offers/price-of.ts'
import type { Price } from '../offers/prices.ts'
import type { StudioSettings } from '../offers/settings.ts'
import type { Booking, StudioBooking } from './booking.ts'
import { costOf, type Money } from './money.ts'
import { sameSession } from './same-wish.ts'

/** A session whose price is agreed, with what else is charged for it where that is known. */
export type Agreed = Session & Pick<Booking, 'price' | 'currency'> & { money?: Money | undefined }

/**
 * The price of a wish on a day of the studio as a customer is shown it: of a booking that is edited, the one that was
 * agreed as long as it is the same session. `total` is what it will cost with all that stands beside that price.
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
 * What is told as a booking's price wherever what stands beside it is not told apart: what it costs in all, of a
 * cancelled one what was agreed. With another `price`, what it would cost in all at that one.
 */
export const totalOf = (
  booking: Pick<StudioBooking, 'price' | 'currency' | 'money' | 'type' | 'duration' | 'status'>,
  price = agreedPrice(booking),
): Price => (booking.status === 'cancelled' ? price : totalAt(price, booking))

export const agreedPrice = ({ price, currency }: Pick<Booking, 'price' | 'currency'>): Price => ({
  amount: price,
  currency,
})

import * as z from 'zod/mini'
import type { LinkedOffer } from '../domain/booking/linked-offer.ts'
import type { Result } from '../domain/errors.ts'
import { named } from './bookings/booking-row.ts'
import { linkedBookingRow } from './bookings/linked-booking-row.ts'
import { offerRow, toOffer } from './bookings/offer-row.ts'
import { attempt } from './errors.ts'
import { ask } from './public-api.ts'

const linked = z.object({
  booking: z.extend(linkedBookingRow, {
    customer: z.object({ has_account: z.nullable(z.boolean()) }),
  }),
  offer: z.nullable(offerRow),
})

/** The booking and the other time that a link in a mail to its customer is about; `link_not_valid` otherwise. */
export async function offerToAnswer(token: string): Promise<Result<LinkedOffer>> {
  return attempt(
    () => ask('/rpc/offer_to_answer', { token }),
    (data) => {
      const { booking, offer } = z.parse(linked, data)
      const { customer, ...row } = booking
      return {
        ...named(row),
        offer: offer && toOffer(offer),
        hasAccount: customer.has_account !== false,
      }
    },
    'link_not_valid',
  )
}

/** Accepts an offer in its customer's name, or keeps what they have. */
export async function answerOffer(token: string, offerId: number, accepts: boolean): Promise<Result<void>> {
  return attempt(
    () => ask('/rpc/answer_offer_by_link', { token, offer_id: offerId, accepts }),
    () => undefined,
    'link_not_valid',
  )
}

import * as z from 'zod/mini'
import type { TimeOffer } from '../../domain/booking/time-offer.ts'
import { currencies } from '../../domain/offers/prices.ts'
import { instant } from '../shapes.ts'

/** An offer as the database tells it. */
export const offerRow = z.object({
  id: z.number(),
  booking_date: instant,
  duration: z.number(),
  price: z.number(),
  currency: z.enum(currencies),
  words: z.nullable(z.string()),
  kept: z.boolean(),
  free: z.boolean(),
})

/** The same in the domain's words. */
export const toOffer = ({ booking_date, price, currency, ...same }: z.infer<typeof offerRow>): TimeOffer => ({
  ...same,
  start: booking_date,
  price: { amount: price, currency },
})

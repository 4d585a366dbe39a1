import * as z from 'zod/mini'
import type { TimeOffer } from '../../domain/booking/time-offer.ts'
import type { Result } from '../../domain/errors.ts'
import { storable } from '../../domain/storable.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import type { SeenBooking } from './bookings.ts'
import { offerRow, toOffer } from './offer-row.ts'

/** The other time that stands offered for a booking; null without one. */
export async function bookingOffer(bookingId: string): Promise<Result<TimeOffer | null>> {
  return attempt(
    () => supabase().rpc('offer_of_booking', { booking_id: bookingId }),
    (data) => readOffer(data),
  )
}

const openOffer = z.object({ booking_id: z.string(), offer: offerRow })

/** The other times that wait for one's own answer, each with its booking. */
export async function openOffers(): Promise<Result<{ bookingId: string; offer: TimeOffer }[]>> {
  return attempt(
    () => supabase().rpc('open_offers'),
    (rows) =>
      z
        .parse(z.array(openOffer), rows)
        .map(({ booking_id, offer }) => ({ bookingId: booking_id, offer: toOffer(offer) })),
  )
}

const readOffer = (data: unknown) => {
  const row = z.parse(z.nullish(offerRow), data)
  return row ? toOffer(row) : null
}

/**
 * Offers another time for a booking as it was seen; for admins. The time is not held, but a request gets longer to
 * wait.
 */
export async function offerTime(
  { id, version }: SeenBooking,
  { start, duration, words }: { start: Date; duration: number; words: string },
): Promise<Result<void>> {
  return attempt(
    () =>
      supabase().rpc('offer_time', {
        booking_id: id,
        seen: version,
        booking_date: start.toISOString(),
        duration,
        words: storable(words),
      }),
    () => undefined,
  )
}

/** Its customer accepts an offer, or keeps what they have. */
export async function answerOffer(
  bookingId: string,
  offerId: number,
  accepts: boolean,
): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('answer_booking_offer', { booking_id: bookingId, offer_id: offerId, accepts }),
    () => undefined,
  )
}

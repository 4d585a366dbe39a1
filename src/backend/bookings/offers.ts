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

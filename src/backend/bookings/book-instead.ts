import * as z from 'zod/mini'
import type { BookingDraft, BookingStatus } from '../../domain/booking/booking.ts'
import type { Result } from '../../domain/errors.ts'
import type { Price } from '../../domain/offers/prices.ts'
import { storable } from '../../domain/storable.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { toRow } from './booking-row.ts'
import type { SeenBooking } from './bookings.ts'

interface Instead {
  status: BookingStatus
  /** What stood beside the draft. */
  shownPrice: Price | undefined
  /** The requests that hold its time, as they were seen. */
  declined: SeenBooking[]
  /** What the studio says to their customers. */
  reason: string
}

/** Declines requests and books their time for a customer, both or neither; for admins. */
export async function bookInstead(
  customerId: string,
  draft: BookingDraft,
  { status, shownPrice, declined, reason }: Instead,
): Promise<Result<string>> {
  return attempt(
    () =>
      supabase().rpc('book_instead', {
        declined: declined.map(({ id, version }) => ({ id, seen: version })),
        reason: storable(reason),
        booking: {
          ...toRow(draft),
          user_id: customerId,
          status,
          ...(shownPrice && { price: shownPrice.amount, currency: shownPrice.currency }),
        },
      }),
    (id) => z.parse(z.string(), id),
  )
}

import * as z from 'zod/mini'
import {
  type Charge,
  type ChargeDraft,
  type ChargeKind,
  chargeKinds,
  paymentMethods,
} from '../../domain/booking/money.ts'
import type { Result } from '../../domain/errors.ts'
import { currencies } from '../../domain/offers/prices.ts'
import { storable } from '../../domain/storable.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { instant } from '../shapes.ts'

const chargeRow = z.object({
  id: z.string(),
  kind: z.enum(chargeKinds as [ChargeKind, ...ChargeKind[]]),
  due: z.number(),
  paid: z.number(),
  currency: z.enum(currencies),
  method: z.nullable(z.enum(paymentMethods)),
  reason: z.nullable(z.string()),
  reverses: z.nullable(z.string()),
  written_at: instant,
  author: z.nullable(z.string()),
})

function toCharge(data: unknown): Charge {
  const { written_at, ...same } = z.parse(chargeRow, data)
  return { ...same, at: written_at }
}

/** What a booking costs beside its price and what was paid, oldest first. */
export async function listCharges(bookingId: string): Promise<Result<Charge[]>> {
  return attempt(
    () => supabase().rpc('list_booking_charges', { booking_id: bookingId }),
    (rows) => z.parse(z.array(z.unknown()), rows).map(toCharge),
  )
}

/**
 * Adds an entry; for admins. `booking_changed_meanwhile` when the list is longer than the one that was `seen`. The same
 * id again adds nothing.
 */
export async function addCharge(
  bookingId: string,
  id: string,
  { kind, amount, currency, method, reason }: ChargeDraft,
  seen: readonly Charge[],
): Promise<Result<void>> {
  return attempt(
    () =>
      supabase().rpc('add_booking_charge', {
        charge_id: id,
        booking_id: bookingId,
        kind,
        amount,
        currency,
        method,
        reason: storable(reason),
        seen_charges: seen.length,
      }),
    () => undefined,
  )
}

/** Takes an entry back by adding its opposite; for admins. The same id again adds nothing. */
export async function reverseCharge(chargeId: string, id: string): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('reverse_booking_charge', { charge_id: chargeId, reversal_id: id }),
    () => undefined,
  )
}

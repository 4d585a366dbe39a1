import * as backend from '../../backend/bookings/charges.ts'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import type { Charge, ChargeDraft } from '../../domain/booking/money.ts'
import { type Result, success } from '../../domain/errors.ts'
import { lookAgain } from '../look-again.ts'
import { createResource } from '../resource.ts'
import { refreshBooking } from './shown-bookings.ts'

const charges = createResource<Charge[]>()

/** What the booking of the detail page costs beside its price, and what was paid. */
export const $charges = charges.$state

export const loadCharges = (bookingId: string) => charges.load(() => backend.listCharges(bookingId))
export const refreshCharges = (bookingId: string) =>
  lookAgain(charges.$state, () => backend.listCharges(bookingId))

/**
 * Adds an entry over the list that was `seen`. The same id again adds nothing, and one whose answer was lost is found in
 * the list.
 */
export const addCharge = (
  { id }: StudioBooking,
  chargeId: string,
  draft: ChargeDraft,
  seen: readonly Charge[],
) => thenShown(id, chargeId, backend.addCharge(id, chargeId, draft, seen))

/** Takes an entry back, once. */
export const reverseCharge = ({ id }: StudioBooking, chargeId: string, reversalId: string) =>
  thenShown(id, reversalId, backend.reverseCharge(chargeId, reversalId))

/** Whatever became of it, the page shows what the database holds then: somebody else may have been first. */
async function thenShown(bookingId: string, entry: string, answer: Promise<Result<void>>) {
  const result = await answer
  await Promise.all([refreshCharges(bookingId), refreshBooking(bookingId)])
  const state = charges.$state.get()
  const there = state.status === 'ready' && state.value.some(({ id }) => id === entry)
  return there ? success(undefined) : result
}

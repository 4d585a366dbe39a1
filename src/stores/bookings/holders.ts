import * as backend from '../../backend/bookings/book-instead.ts'
import {
  type BookingDraft,
  type BookingStatus,
  periodOf,
  type StudioBooking,
  type Wish,
} from '../../domain/booking/booking.ts'
import { heldPeriod } from '../../domain/booking/busy-refusal.ts'
import { overlaps } from '../../domain/calendar/period.ts'
import { type Result, success } from '../../domain/errors.ts'
import { defaultRules, MAX_BUFFER } from '../../domain/offers/rules.ts'
import { $settings } from '../settings.ts'
import { priceShown, withNewSettings } from './bookings.ts'
import { fetchProgramme, type Programme } from './programme.ts'

/** What is in a session's way: who holds a part of its time, and what closes it. For admins. */
export async function holdersOf(wish: Wish, except?: string): Promise<Result<Programme>> {
  const settings = $settings.get()
  const period = periodOf(wish)
  const held = heldPeriod(period, settings.status === 'ready' ? settings.value.rules : defaultRules)
  const found = await fetchProgramme(
    heldPeriod(period, { bufferBefore: 2 * MAX_BUFFER, bufferAfter: 2 * MAX_BUFFER }),
  )
  if (!found.ok) return found
  return success({
    bookings: found.value.bookings.filter(
      (one) => one.id !== except && overlaps(heldPeriod(periodOf(one), one), held),
    ),
    closures: found.value.closures.filter((one) => overlaps(one, period)),
  })
}

/** Declines the requests that hold a draft's time and books it, in one step; answers with its id. */
export async function bookInstead(
  customerId: string,
  draft: BookingDraft,
  { status, declined, reason }: { status: BookingStatus; declined: StudioBooking[]; reason: string },
): Promise<Result<string>> {
  const shown = priceShown(draft)
  return withNewSettings(
    await backend.bookInstead(customerId, draft, { status, shownPrice: shown, declined, reason }),
  )
}

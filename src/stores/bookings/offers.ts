import * as backend from '../../backend/bookings/offers.ts'
import type { Booking } from '../../domain/booking/booking.ts'
import type { TimeOffer } from '../../domain/booking/time-offer.ts'
import type { Result } from '../../domain/errors.ts'
import { lookAgain } from '../look-again.ts'
import { createResource } from '../resource.ts'
import { refreshBooking } from './shown-bookings.ts'

const offer = createResource<TimeOffer | null>()
/** The other time that stands offered for the booking of the detail page. */
export const $bookingOffer = offer.$state

export const loadBookingOffer = (id: string) => offer.load(() => backend.bookingOffer(id))
export const refreshBookingOffer = (id: string) => lookAgain(offer.$state, () => backend.bookingOffer(id))

const open = createResource<{ bookingId: string; offer: TimeOffer }[]>()
/** The other times that wait for one's own answer. */
export const $openOffers = open.$state

export const loadOpenOffers = () => open.load(backend.openOffers)
export const refreshOpenOffers = () => lookAgain(open.$state, backend.openOffers)

/**
 * Offers another time for a booking as it was seen, and shows what it is now: a request has more time to be answered,
 * or others have changed it.
 */
export async function offerTime(
  seen: Booking,
  offered: { start: Date; duration: number; words: string },
): Promise<Result<void>> {
  const result = await backend.offerTime(seen, offered)
  if (result.ok || result.code === 'booking_changed_meanwhile') await refreshBooking(seen.id)
  return result
}

/** Answers an offer as it is shown, and shows what the booking is then. */
export async function answerOffer(id: string, offerId: number, accepts: boolean): Promise<Result<void>> {
  const result = await backend.answerOffer(id, offerId, accepts)
  await Promise.all([refreshBooking(id), refreshBookingOffer(id)])
  return result
}

import { listAskedToCancel } from '../../backend/bookings/requests.ts'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import { lookAgain } from '../look-again.ts'
import { createResource } from '../resource.ts'
import { onBookingChanged, withChanged } from './shown-bookings.ts'

const asked = createResource<StudioBooking[]>()

/** The bookings to come that their customers asked the studio to cancel. */
export const $askedToCancel = asked.$state
onBookingChanged((changed) =>
  asked.change((shown) => withChanged(shown, changed).filter(({ cancelAskedAt }) => cancelAskedAt !== null)),
)

export const loadAskedToCancel = () => asked.load(listAskedToCancel)
export const refreshAskedToCancel = () => lookAgain(asked.$state, listAskedToCancel)

import { listProgramme } from '../../backend/bookings/requests.ts'
import { closuresIn, type SavedClosure } from '../../backend/closures.ts'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import type { Period } from '../../domain/calendar/period.ts'
import { type Result, success } from '../../domain/errors.ts'
import { lookAgain } from '../look-again.ts'
import { createResource } from '../resource.ts'
import { liveWithChanged, onBookingChanged } from './shown-bookings.ts'

/** What happens in the studio in a period. */
export interface Programme {
  /** What holds its time: pending and confirmed bookings. */
  bookings: StudioBooking[]
  closures: SavedClosure[]
}

const programme = createResource<Programme>()
/** The programme of the period that was asked for. */
export const $programme = programme.$state
onBookingChanged((changed) =>
  programme.change((shown) => ({ ...shown, bookings: liveWithChanged(shown.bookings, changed) })),
)

export const loadProgramme = (period: Period) => programme.load(() => fetchProgramme(period))
export const refreshProgramme = (period: Period) => lookAgain(programme.$state, () => fetchProgramme(period))

/** Everything of a period of at most six weeks, or why it did not come. */
export async function fetchProgramme(period: Period): Promise<Result<Programme>> {
  const [bookings, closures] = await Promise.all([listProgramme(period), closuresIn(period)])
  if (!bookings.ok) return bookings
  if (!closures.ok) return closures
  return success({ bookings: bookings.value, closures: closures.value })
}

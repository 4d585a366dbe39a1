import { listProgramme } from '../backend/bookings/requests.ts'
import * as backend from '../backend/closures.ts'
import type { Period, StudioBooking } from '../domain/booking/booking.ts'
import { type ClosureDraft, closureRefusal } from '../domain/calendar/closure.ts'
import { failure, type Result } from '../domain/errors.ts'
import { liveWithChanged, showChanged } from './bookings/shown-bookings.ts'
import { createPagedList } from './paged.ts'
import { createResource } from './resource.ts'

export type { SavedClosure } from '../backend/closures.ts'

/** The closures that are not over, the next one first. */
export const closures = createPagedList<backend.SavedClosure>()

export const loadClosures = () => closures.load((skip) => backend.listClosures(new Date(), skip))

const inTheWay = createResource<StudioBooking[]>()
/** The bookings that kept the studio from closing, the first ones where there are many. */
export const $bookingsInTheWay: typeof inTheWay.$state = inTheWay.$state
showChanged((changed) => inTheWay.change((shown) => liveWithChanged(shown, changed)))

export const loadBookingsInTheWay = (period: Period) => inTheWay.load(() => listProgramme(period))

/** Closes the studio, or changes a closure as it was seen. What is in the way or newer is loaded at once. */
export async function saveClosure(draft: ClosureDraft, seen?: backend.SavedClosure): Promise<Result<void>> {
  const moved = !seen || +seen.start !== +draft.start || +seen.end !== +draft.end
  const refusal = moved ? closureRefusal(draft, new Date()) : undefined
  if (refusal) return failure(refusal)
  const result = await (seen ? backend.changeClosure(seen, draft) : backend.addClosure(draft))
  if (result.ok || result.code === 'closure_changed_meanwhile') await loadClosures()
  else if (result.code === 'closure_over_bookings') await loadBookingsInTheWay(draft)
  return result
}

/** Opens the studio again; the list shows it once the database has agreed. */
export async function removeClosure(id: string): Promise<Result<void>> {
  const result = await backend.removeClosure(id)
  if (result.ok) await loadClosures()
  return result
}

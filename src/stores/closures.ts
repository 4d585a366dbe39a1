import * as backend from '../backend/closures.ts'
import type { StudioBooking } from '../domain/booking/booking.ts'
import { type ClosureDraft, closureRefusal } from '../domain/calendar/closure.ts'
import { overlaps, type Period, samePeriod } from '../domain/calendar/period.ts'
import {
  asSeries,
  mergedClosures,
  type Repetition,
  seriesRefusal,
} from '../domain/calendar/repeated-closure.ts'
import { type ErrorCode, failure, type Result, success } from '../domain/errors.ts'
import { liveWithChanged, onBookingChanged } from './bookings/shown-bookings.ts'
import { studioNow } from './clock.ts'
import { createPagedList } from './paged.ts'
import { createResource } from './resource.ts'

export type { ListedClosure, SavedClosure } from '../backend/closures.ts'

/** The closures that are not over, the next one first. */
export const closures = createPagedList<backend.ListedClosure>()

export const loadClosures = () => closures.load(backend.listClosures)

export const findClosure: typeof backend.findClosure = backend.findClosure

/** The closures of a series that are not over. */
export const closuresOf: typeof backend.closuresOf = backend.closuresOf

const inTheWay = createResource<StudioBooking[]>()
/** The bookings that kept the studio from closing, the first ones where there are many. */
export const $bookingsInTheWay = inTheWay.$state
onBookingChanged((changed) => inTheWay.change((shown) => liveWithChanged(shown, changed)))

export const loadBookingsInTheWay = (periods: readonly Period[]) =>
  inTheWay.load(() => backend.bookingsInTheWay(periods))

/** What somebody wants to close, and what they have agreed to for it. */
export interface ClosurePlan {
  /** One closure, or those of a series. */
  drafts: readonly ClosureDraft[]
  repeats: Repetition | undefined
  /** The closure that is changed, as it was seen. */
  seen: backend.SavedClosure | undefined
  /** Other closures that become one with it. */
  merging: readonly backend.SavedClosure[]
}

/** What is closed by a plan. */
export const closedBy = ({ drafts, merging }: Pick<ClosurePlan, 'drafts' | 'merging'>): ClosureDraft[] =>
  merging.length > 0 ? mergedClosures([...drafts], [...merging]) : [...drafts]

/** Closes the studio, all or nothing. What is in the way or newer is loaded at once. */
export async function saveClosures(plan: ClosurePlan): Promise<Result<void>> {
  const { drafts, repeats, seen, merging } = plan
  const closed = closedBy(plan)
  const refusal = planRefusal(plan, closed)
  if (refusal) return failure(refusal)
  const [only] = closed
  const result = await (seen && merging.length === 0 && only
    ? backend.changeClosure(seen, only)
    : backend.addClosures(
        asSeries(closed, drafts),
        drafts.length > 1 ? repeats : undefined,
        seen ? [seen, ...merging] : merging,
      ))
  if (result.ok || result.code === 'closure_changed_meanwhile') await loadClosures()
  else if (result.code === 'closure_over_bookings') await loadBookingsInTheWay(closed)
  return result
}

function planRefusal({ drafts, seen }: ClosurePlan, closed: ClosureDraft[]): ErrorCode | undefined {
  const [first] = drafts
  if (seen && first && samePeriod(seen, first)) return undefined
  const now = studioNow()
  return (
    seriesRefusal([...drafts]) ??
    closed.map((one) => closureRefusal(one, now)).find((code) => code !== undefined)
  )
}

/** The other closures that a plan meets. */
export async function closuresMet({ drafts, seen }: ClosurePlan): Promise<Result<backend.SavedClosure[]>> {
  const [first, last] = [drafts[0], drafts.at(-1)]
  if (!first || !last) return success([])
  const found = await backend.closuresIn({ start: first.start, end: last.end })
  if (!found.ok) return found
  return success(
    found.value.filter((one) => one.id !== seen?.id && drafts.some((draft) => overlaps(one, draft))),
  )
}

/** Opens the studio again, with the later ones of a series where that is wanted; the list shows it once the database has agreed. */
export async function removeClosure(
  closure: backend.SavedClosure,
  withLater: boolean,
): Promise<Result<void>> {
  const result = await backend.removeClosure(closure, withLater)
  if (result.ok || result.code === 'closure_changed_meanwhile') await loadClosures()
  return result
}

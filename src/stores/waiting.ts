import { loadWaiting as fetchWaiting, type Waiting } from '../backend/waiting.ts'
import { onBookingChanged } from './bookings/shown-bookings.ts'
import { lookAgain } from './look-again.ts'
import { createResource } from './resource.ts'

export type { Waiting } from '../backend/waiting.ts'

const waiting = createResource<Waiting>()

/** How many requests and messages wait for an answer, as the bar counts them. */
export const $waiting = waiting.$state

export const loadWaiting = () => waiting.load(fetchWaiting)
export const refreshWaiting = () => lookAgain(waiting.$state, fetchWaiting)

let asked: Promise<void> | undefined
/** Counts unless somebody on this page has done so. */
export function needWaiting(): Promise<void> {
  asked ??= loadWaiting()
  return asked
}

// Where nobody looks at the counts they are not counted anew.
onBookingChanged(() => asked && loadWaiting())

import { periodOfDays } from '../../domain/calendar/closure.ts'
import { success } from '../../domain/errors.ts'
import { lookAgain } from '../look-again.ts'
import { createResource } from '../resource.ts'
import { fetchProgramme, type Programme } from './programme.ts'
import { liveWithChanged, onBookingChanged } from './shown-bookings.ts'

export interface StudioDays extends Programme {
  /** Of the studio, both included. */
  first: string
  last: string
}

const calendar = createResource<StudioDays>()

/** The days of the studio that were asked for last. */
export const $studioDays = calendar.$state
onBookingChanged((changed) =>
  calendar.change((shown) => ({ ...shown, bookings: liveWithChanged(shown.bookings, changed) })),
)

async function fetchDays(first: string, last: string) {
  const result = await fetchProgramme(periodOfDays(first, last))
  return result.ok ? success({ first, last, ...result.value }) : result
}

export const loadStudioDays = (first: string, last: string): Promise<void> =>
  calendar.load(() => fetchDays(first, last))

/** Looks again at the days that are shown, which others may have changed. */
export const lookAgainAtDays = (first: string, last: string) =>
  lookAgain(calendar.$state, () => fetchDays(first, last))

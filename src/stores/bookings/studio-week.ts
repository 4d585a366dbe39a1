import { addDays } from '../../domain/calendar/days.ts'
import { midnightOf } from '../../domain/calendar/studio-time.ts'
import { success } from '../../domain/errors.ts'
import { createResource } from '../resource.ts'
import { fetchProgramme, type Programme } from './programme.ts'
import { liveWithChanged, showChanged } from './shown-bookings.ts'

export interface StudioWeek extends Programme {
  /** Its first day. */
  monday: string
}

const week = createResource<StudioWeek>()

/** The week of the studio that was asked for last. */
export const $studioWeek: typeof week.$state = week.$state
showChanged((changed) =>
  week.change((shown) => ({ ...shown, bookings: liveWithChanged(shown.bookings, changed) })),
)

export function loadStudioWeek(monday: string): Promise<void> {
  return week.load(async () => {
    const result = await fetchProgramme({ start: midnightOf(monday), end: midnightOf(addDays(monday, 7)) })
    return result.ok ? success({ monday, ...result.value }) : result
  })
}

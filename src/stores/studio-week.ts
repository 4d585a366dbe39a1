import { closuresIn, type SavedClosure } from '../backend/closures.ts'
import { listProgramme, type StudioBooking } from '../backend/requests.ts'
import { addDays } from '../domain/days.ts'
import { success } from '../domain/errors.ts'
import { midnightOf } from '../domain/studio-time.ts'
import { createResource } from './resource.ts'

export interface StudioWeek {
  /** Its first day. */
  monday: string
  /** What holds its time: pending and confirmed bookings. */
  bookings: StudioBooking[]
  closures: SavedClosure[]
}

const week = createResource<StudioWeek>()

/** The week of the studio that was asked for last. */
export const $studioWeek: typeof week.$state = week.$state

export function loadStudioWeek(monday: string): Promise<void> {
  return week.load(async () => {
    const period = { start: midnightOf(monday), end: midnightOf(addDays(monday, 7)) }
    const [bookings, closures] = await Promise.all([listProgramme(period), closuresIn(period)])
    if (!bookings.ok) return bookings
    if (!closures.ok) return closures
    return success({ monday, bookings: bookings.value, closures: closures.value })
  })
}

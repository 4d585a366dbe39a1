import { listProgramme, type StudioBooking } from '../backend/requests.ts'
import { addDays } from '../domain/days.ts'
import { success } from '../domain/errors.ts'
import { midnightOf } from '../domain/studio-time.ts'
import { createResource } from './resource.ts'

interface StudioWeek {
  /** Its first day. */
  monday: string
  /** What holds its time: pending and confirmed bookings. */
  bookings: StudioBooking[]
}

const week = createResource<StudioWeek>()

/** The week of the studio that was asked for last. */
export const $studioWeek: typeof week.$state = week.$state

export function loadStudioWeek(monday: string): Promise<void> {
  return week.load(async () => {
    const found = await listProgramme({ start: midnightOf(monday), end: midnightOf(addDays(monday, 7)) })
    return found.ok ? success({ monday, bookings: found.value }) : found
  })
}

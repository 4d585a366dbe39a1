import * as backend from '../../backend/people/calendar-feed.ts'
import type { Result } from '../../domain/errors.ts'
import { createResource } from '../resource.ts'

export type { CalendarFeed } from '../../backend/people/calendar-feed.ts'

const feed = createResource<backend.CalendarFeed | null>()
/** Whether the signed-in person's calendar has an address; null: it has none. */
export const $calendarFeed = feed.$state

export const loadCalendarFeed = () => feed.load(backend.calendarFeed)

/** Makes an address, in the place of one that there may be, and answers with it: it cannot be had again. */
export async function createCalendarFeed(): Promise<Result<string>> {
  const result = await backend.createCalendarFeed()
  if (result.ok) feed.change(() => ({ createdAt: new Date(), readAt: null }))
  return result
}

export async function revokeCalendarFeed(): Promise<Result<void>> {
  const result = await backend.revokeCalendarFeed()
  if (result.ok) feed.change(() => null)
  return result
}

import * as z from 'zod/mini'
import type { Result } from '../../domain/errors.ts'
import { functionsUrl, supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { instant } from '../shapes.ts'

/** A private calendar address that exists. It cannot be shown again: only its hash is kept. */
export interface CalendarFeed {
  createdAt: Date
  /** When a calendar program last read it. */
  readAt: Date | null
}

const feedRow = z.nullable(z.object({ created_at: instant, read_at: z.nullable(instant) }))

export async function calendarFeed(): Promise<Result<CalendarFeed | null>> {
  return attempt(
    () => supabase().rpc('calendar_feed'),
    (data) => {
      const feed = z.parse(feedRow, data)
      return feed && { createdAt: feed.created_at, readAt: feed.read_at }
    },
  )
}

/** Makes the address and returns it, this once; the previous one stops working. */
export async function createCalendarFeed(): Promise<Result<string>> {
  return attempt(
    () => supabase().rpc('create_calendar_feed'),
    (token) => `${functionsUrl()}/calendar/${z.parse(z.string(), token)}.ics`,
  )
}

export async function revokeCalendarFeed(): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('revoke_calendar_feed'),
    () => undefined,
  )
}

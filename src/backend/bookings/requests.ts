import * as z from 'zod/mini'
import { periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import type { StudioRequest } from '../../domain/booking/request.ts'
import { LONGEST_SESSION_MINUTES } from '../../domain/calendar/half-hours.ts'
import { overlaps, type Period } from '../../domain/calendar/period.ts'
import { MINUTE_MS } from '../../domain/calendar/units.ts'
import type { Result } from '../../domain/errors.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { NOW } from '../now.ts'
import { type Page, toPage } from '../pages.ts'
import { instant } from '../shapes.ts'
import { COLUMNS, toStudioBooking } from './booking-row.ts'
import { offerRow, toOffer } from './offer-row.ts'

/** As many as the API hands out at once: more than fit into six weeks of a busy studio. */
const PROGRAMME_SIZE = 1000
/** How many are loaded at once; the rest follows once these are answered. */
const ASKED_SIZE = 50
const LONGEST_SESSION_MS = LONGEST_SESSION_MINUTES * MINUTE_MS

const requestRow = z.object({
  booking: z.looseObject({}),
  customer_name: z.nullable(z.string()),
  customer_email: z.nullable(z.string()),
  customer_phone: z.nullable(z.string()),
  no_shows: z.number(),
  around: z.array(
    z.object({
      id: z.string(),
      starts_at: instant,
      ends_at: instant,
      status: z.enum(['pending', 'confirmed', 'closed']),
      name: z.nullable(z.string()),
    }),
  ),
  offer: z.nullable(offerRow),
})

function toRequest(data: unknown): StudioRequest {
  const row = z.parse(requestRow, data)
  const booking = toStudioBooking({
    ...row.booking,
    customer_email: row.customer_email,
    profiles: { full_name: row.customer_name, phone: row.customer_phone },
  })
  return {
    ...booking,
    noShows: row.no_shows,
    around: row.around.map(({ starts_at, ends_at, ...same }) => ({
      ...same,
      start: starts_at,
      end: ends_at,
    })),
    offer: row.offer && toOffer(row.offer),
  }
}

/** So many requests that wait for an answer, the next session first; for admins. */
export async function listRequests(skip: number, size: number): Promise<Result<Page<StudioRequest>>> {
  return attempt(
    () => supabase().rpc('list_requests', { page_size: size + 1, skip }),
    (rows) => toPage(rows, size, toRequest),
  )
}

/** Upcoming bookings whose customers asked the studio to cancel them, soonest first; for admins. */
export async function listAskedToCancel(): Promise<Result<StudioBooking[]>> {
  return attempt(
    () =>
      supabase()
        .from('bookings')
        .select(COLUMNS)
        .not('cancel_asked_at', 'is', null)
        .gt('booking_date', NOW)
        .order('booking_date')
        .range(0, ASKED_SIZE - 1),
    (rows) => rows.map(toStudioBooking),
  )
}

/** Pending and confirmed bookings in a period of at most six weeks, in order; for admins. */
export async function listProgramme(period: Period): Promise<Result<StudioBooking[]>> {
  const { start, end } = period
  return attempt(
    () =>
      supabase()
        .from('bookings')
        .select(COLUMNS)
        .gte('booking_date', new Date(start.getTime() - LONGEST_SESSION_MS).toISOString())
        .lt('booking_date', end.toISOString())
        .neq('status', 'cancelled')
        .order('booking_date')
        .range(0, PROGRAMME_SIZE - 1),
    (rows) => rows.map(toStudioBooking).filter((booking) => overlaps(periodOf(booking), period)),
  )
}

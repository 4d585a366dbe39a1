import { overlaps, type Period, periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import type { Result } from '../../domain/errors.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { type Page, toPage } from '../pages.ts'
import { COLUMNS, toStudioBooking } from './booking-row.ts'

const PAGE_SIZE = 10
/** As many as the API hands out at once: more than fit into six weeks of a busy studio. */
const PROGRAMME_SIZE = 1000
/** As many as somebody answers in one sitting; the rest comes up then. */
const ASKED_SIZE = 50
const LONGEST_BOOKING = 24 * 60 * 60 * 1000

/** One page of requests that wait for an answer, the longest waiting first; for admins. */
export async function listRequests(skip: number): Promise<Result<Page<StudioBooking>>> {
  return attempt(
    () =>
      supabase()
        .from('bookings')
        .select(COLUMNS)
        .eq('status', 'pending')
        .order('created_at')
        .order('id')
        .range(skip, skip + PAGE_SIZE),
    (rows) => toPage(rows, PAGE_SIZE, toStudioBooking),
  )
}

/** What customers asked the studio to cancel and is yet to come, the next first; for admins. */
export async function listAskedToCancel(now: Date): Promise<Result<StudioBooking[]>> {
  return attempt(
    () =>
      supabase()
        .from('bookings')
        .select(COLUMNS)
        .not('cancel_asked_at', 'is', null)
        .gt('booking_date', now.toISOString())
        .order('booking_date')
        .range(0, ASKED_SIZE - 1),
    (rows) => rows.map(toStudioBooking),
  )
}

/** What is agreed or asked for in a period of at most six weeks, in order; for admins. */
export async function listProgramme(period: Period): Promise<Result<StudioBooking[]>> {
  const { start, end } = period
  return attempt(
    () =>
      supabase()
        .from('bookings')
        .select(COLUMNS)
        .gte('booking_date', new Date(start.getTime() - LONGEST_BOOKING).toISOString())
        .lt('booking_date', end.toISOString())
        .neq('status', 'cancelled')
        .order('booking_date')
        .range(0, PROGRAMME_SIZE - 1),
    (rows) => rows.map(toStudioBooking).filter((booking) => overlaps(periodOf(booking), period)),
  )
}

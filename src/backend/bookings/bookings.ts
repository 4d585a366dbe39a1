import * as z from 'zod/mini'
import {
  type Attendance,
  type Booking,
  type BookingDraft,
  type BookingStatus,
  periodOf,
  type StudioBooking,
} from '../../domain/booking/booking.ts'
import { type BusyPeriod, heldPeriod } from '../../domain/booking/busy-refusal.ts'
import { LONGEST_SESSION_MINUTES } from '../../domain/calendar/half-hours.ts'
import { overlaps, type Period } from '../../domain/calendar/period.ts'
import { MINUTE_MS } from '../../domain/calendar/units.ts'
import { failure, type Result, success } from '../../domain/errors.ts'
import type { Price } from '../../domain/offers/prices.ts'
import { storable } from '../../domain/storable.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { NOW } from '../now.ts'
import { type Page, toPage } from '../pages.ts'
import { isUuid, toBusyPeriods } from '../shapes.ts'
import { COLUMNS, OWN_COLUMNS, toBooking, toRow, toStudioBooking } from './booking-row.ts'

/** Which booking, and which version of it. */
export type SeenBooking = Pick<Booking, 'id' | 'version'>

/** Which part of the bookings a list shows, by time. */
export const bookingSpans = ['upcoming', 'past', 'all'] as const
export type BookingSpan = (typeof bookingSpans)[number]

const PAGE_SIZE = 20

/**
 * One page of bookings by date: upcoming (what is not over) soonest first, past latest first. `ownerId` limits it to one
 * customer; without it an admin gets everybody's (the database gives others only their own).
 */
export async function listBookings(
  span: BookingSpan,
  { ownerId, skip }: { ownerId: string | undefined; skip: number },
): Promise<Result<Page<StudioBooking>>> {
  return attempt(
    () => {
      let query = supabase().from('bookings').select(COLUMNS)
      if (ownerId) query = query.eq('user_id', ownerId)
      if (span === 'upcoming') query = query.gt('ends_at', NOW)
      // A cancelled booking is not upcoming, whatever its date.
      if (span === 'upcoming' && ownerId) query = query.neq('status', 'cancelled')
      if (span === 'past') {
        query = ownerId ? query.or(`ends_at.lte.${NOW},status.eq.cancelled`) : query.lte('ends_at', NOW)
      }
      return query
        .order('booking_date', { ascending: span === 'upcoming' })
        .order('id')
        .range(skip, skip + PAGE_SIZE)
    },
    (rows) => toPage(rows, PAGE_SIZE, toStudioBooking),
  )
}

/** One booking; `booking_not_found` also for a malformed id, `not_allowed` for somebody else's. */
export async function getBooking(id: string): Promise<Result<StudioBooking>> {
  if (!isUuid(id)) return failure('booking_not_found')
  // Not `.single()`: a booking that is not there would be an error in the browser's console, too.
  const found = await attempt(
    () => supabase().from('bookings').select(COLUMNS).eq('id', id).maybeSingle(),
    (row: unknown) => (row === null ? undefined : toStudioBooking(row)),
  )
  if (!found.ok) return found
  if (found.value) return success(found.value)
  // The row policies show somebody else's booking and a missing one alike.
  const exists = await attempt(() => supabase().rpc('booking_exists', { booking_id: id }), Boolean)
  return failure(exists.ok && exists.value ? 'not_allowed' : 'booking_not_found')
}

/**
 * Books for oneself or, as an admin, for anybody and confirmed at once if wanted. `shownPrice` is the price the form
 * showed; the database refuses any other.
 */
export async function createBooking(
  ownerId: string,
  draft: BookingDraft,
  { status, shownPrice }: { status: 'pending' | 'confirmed'; shownPrice: Price | undefined },
): Promise<Result<StudioBooking>> {
  return attempt(
    () =>
      supabase()
        .from('bookings')
        .insert({
          ...toRow(draft),
          user_id: ownerId,
          status,
          price: shownPrice?.amount,
          currency: shownPrice?.currency,
        })
        .select(COLUMNS)
        .single(),
    toStudioBooking,
    'user_not_found',
  )
}

/** The bookings of one's own that hold some of a wanted time. */
export async function findOwnBookings(
  ownerId: string,
  wish: Pick<BookingDraft, 'start' | 'duration'>,
): Promise<Result<StudioBooking[]>> {
  const wanted = periodOf(wish)
  const earliest = new Date(wanted.start.getTime() - 2 * LONGEST_SESSION_MINUTES * MINUTE_MS)
  return attempt(
    () =>
      supabase()
        .from('bookings')
        .select(COLUMNS)
        .eq('user_id', ownerId)
        .gte('booking_date', earliest.toISOString())
        .lt('booking_date', wanted.end.toISOString())
        .neq('status', 'cancelled'),
    (rows) => rows.map(toStudioBooking).filter((one) => overlaps(heldPeriod(periodOf(one), one), wanted)),
  )
}

/** Whether a booking is just what a draft asks for. */
export function isOfDraft(booking: StudioBooking, draft: BookingDraft): boolean {
  const columns: Record<string, unknown> = toRow(booking)
  return Object.entries(toRow(draft)).every(([column, value]) => columns[column] === value)
}

/**
 * Changes what was asked for, as it was seen: `booking_changed_meanwhile` otherwise. The database decides
 * whether it may still be changed, and its price: it refuses where that is not the one that was shown.
 */
export async function changeBooking(
  { id, version }: SeenBooking,
  draft: BookingDraft,
  shownPrice: Price | undefined,
): Promise<Result<void>> {
  return attempt(
    () =>
      supabase().rpc('change_booking', {
        booking_id: id,
        seen: version,
        changes: toRow(draft),
        shown_price: shownPrice?.amount,
        shown_currency: shownPrice?.currency,
      }),
    () => undefined,
  )
}

/** Moves a cancelled booking, as it was seen, to a time that is free, and gives it a status again. */
export async function restoreAt(
  { id, version }: SeenBooking,
  start: Date,
  status: BookingStatus,
): Promise<Result<void>> {
  return attempt(
    () =>
      supabase().rpc('change_booking', {
        booking_id: id,
        seen: version,
        changes: { booking_date: start.toISOString(), status },
      }),
    () => undefined,
  )
}

/**
 * Changes the status of a booking as it was seen and answers with the booking as it is now;
 * `booking_changed_meanwhile` when it is no longer that. `reason` is the studio's alone to give.
 */
export async function setBookingStatus(
  { id, version }: SeenBooking,
  status: BookingStatus,
  reason?: string,
): Promise<Result<Booking>> {
  const result = await attempt(
    () =>
      supabase()
        .from('bookings')
        .update({ status, ...(reason !== undefined && { reason: storable(reason).trim() || null }) })
        .eq('id', id)
        .eq('updated_at', version)
        // Columns of this table only: with another table's, lite looks for the old version and finds nothing.
        .select(OWN_COLUMNS),
    (rows) => rows.map(toBooking),
  )
  if (!result.ok) return result
  const [changed] = result.value
  return changed ? success(changed) : failure('booking_changed_meanwhile')
}

/**
 * Asks the studio to cancel a confirmed booking of one's own, as it was seen, and answers with its new version;
 * `booking_changed_meanwhile` when it is no longer that.
 */
export async function askToCancel({ id, version }: SeenBooking): Promise<Result<string>> {
  return attempt(
    () => supabase().rpc('ask_to_cancel', { booking_id: id, seen: version }),
    (saved) => z.parse(z.string(), saved),
  )
}

/**
 * Ends the wish to cancel a booking, as it was seen, and answers with its new version: its customer takes it back, an
 * admin answers that it stands. `booking_changed_meanwhile` when it is no longer that.
 */
export async function keepBooking({ id, version }: SeenBooking): Promise<Result<string>> {
  return attempt(
    () => supabase().rpc('keep_booking', { booking_id: id, seen: version }),
    (saved) => z.parse(z.string(), saved),
  )
}

/**
 * Notes whether the customer of a session that is over came, or null to take that back, and answers with the new
 * version; for admins. `booking_changed_meanwhile` when it is no longer the one that was seen.
 */
export async function setAttendance(
  { id, version }: SeenBooking,
  attendance: Attendance | null,
): Promise<Result<string>> {
  return attempt(
    () => supabase().rpc('set_attendance', { booking_id: id, seen: version, attendance }),
    (saved) => z.parse(z.string(), saved),
  )
}

/** The taken and closed times that touch a period of at most 93 days, for everybody; `except` leaves one booking out. */
export async function busyPeriods({ start, end }: Period, except?: string): Promise<Result<BusyPeriod[]>> {
  return attempt(
    () =>
      supabase().rpc('busy_ranges', {
        range_start: start.toISOString(),
        range_end: end.toISOString(),
        except_booking: except,
      }),
    toBusyPeriods,
  )
}

import * as z from 'zod/mini'
import type { BookingDraft, BookingStatus, BusyPeriod, Period } from '../../domain/booking/booking.ts'
import { failure, type Result, success } from '../../domain/errors.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { type Page, toPage } from '../pages.ts'
import { isUuid, toBusyPeriods } from '../shapes.ts'
import { storable } from '../storable.ts'
import { BOOKING_COLUMNS, bookingRow, type SavedBooking, toSavedBooking } from './booking-row.ts'

const listedRow = z.extend(bookingRow, {
  profiles: z.nullish(z.object({ full_name: z.nullable(z.string()) })),
})
const changedStatus = z.pick(bookingRow, { status: true, updated_at: true })

const COLUMNS = `${BOOKING_COLUMNS}, profiles(full_name)` as const

/** A booking as lists show it, with its customer where the viewer may know him. */
export interface ListedBooking extends SavedBooking {
  customerName: string | null
  /** For admins only. */
  customerEmail: string | null
}

/** Which booking, and which version of it. */
export type SeenBooking = Pick<SavedBooking, 'id' | 'version'>

function toBooking(data: unknown): ListedBooking {
  const row = z.parse(listedRow, data)
  return {
    ...toSavedBooking(row),
    customerName: row.profiles?.full_name ?? null,
    customerEmail: row.customer_email,
  }
}

export const bookingFilters = ['upcoming', 'past', 'all'] as const
export type BookingFilter = (typeof bookingFilters)[number]

const PAGE_SIZE = 20

/**
 * One page of bookings by date: upcoming soonest first, past latest first. `ownerId` limits it to one
 * customer; without it an admin gets everybody's (the database gives others only their own).
 */
export async function listBookings(
  filter: BookingFilter,
  { ownerId, now, skip }: { ownerId: string | undefined; now: Date; skip: number },
): Promise<Result<Page<ListedBooking>>> {
  return attempt(
    () => {
      let query = supabase().from('bookings').select(COLUMNS)
      if (ownerId) query = query.eq('user_id', ownerId)
      if (filter === 'upcoming') query = query.gte('booking_date', now.toISOString())
      if (filter === 'past') query = query.lt('booking_date', now.toISOString())
      return query
        .order('booking_date', { ascending: filter === 'upcoming' })
        .order('id')
        .range(skip, skip + PAGE_SIZE)
    },
    (rows) => toPage(rows, PAGE_SIZE, toBooking),
  )
}

/** One booking; `booking_not_found` also for a malformed id, `not_allowed` for somebody else's. */
export async function getBooking(id: string): Promise<Result<ListedBooking>> {
  if (!isUuid(id)) return failure('booking_not_found')
  const found = await attempt(
    () => supabase().from('bookings').select(COLUMNS).eq('id', id).single(),
    toBooking,
    'booking_not_found',
  )
  if (found.ok || found.code !== 'booking_not_found') return found
  // The row policies show somebody else's booking and a missing one alike.
  const exists = await attempt(() => supabase().rpc('booking_exists', { booking_id: id }), Boolean)
  return exists.ok && exists.value ? failure('not_allowed') : found
}

/** A draft with the price that was shown beside it; where the database has come to another one it refuses. */
export interface PricedDraft extends BookingDraft {
  price: number | undefined
}

/** Books for oneself, or as an admin for anybody, then also as confirmed at once. */
export async function createBooking(
  ownerId: string,
  draft: PricedDraft,
  status: 'pending' | 'confirmed',
): Promise<Result<ListedBooking>> {
  return attempt(
    () =>
      supabase()
        .from('bookings')
        .insert({
          user_id: ownerId,
          booking_date: draft.start.toISOString(),
          duration: draft.duration,
          type: draft.type,
          notes: storable(draft.notes).trim() || null,
          status,
          price: draft.price,
        })
        .select(COLUMNS)
        .single(),
    toBooking,
  )
}

/** The customer's own booking that is just what a draft asks for, if there is one that holds its time. */
export async function findSameBooking(
  ownerId: string,
  draft: BookingDraft,
): Promise<Result<ListedBooking | undefined>> {
  return attempt(
    () =>
      supabase()
        .from('bookings')
        .select(COLUMNS)
        .eq('user_id', ownerId)
        .eq('booking_date', draft.start.toISOString())
        .eq('duration', draft.duration)
        .eq('type', draft.type)
        .neq('status', 'cancelled'),
    (rows) => rows.map(toBooking).find(({ notes }) => notes === storable(draft.notes).trim()),
  )
}

/**
 * Changes what was asked for, as it was seen: `booking_changed_meanwhile` otherwise. The database decides
 * whether it may still be changed, and its price.
 */
export async function changeBooking({ id, version }: SeenBooking, draft: PricedDraft): Promise<Result<void>> {
  return attempt(
    () =>
      supabase().rpc('change_booking', {
        booking_id: id,
        seen: version,
        changes: {
          booking_date: draft.start.toISOString(),
          duration: draft.duration,
          type: draft.type,
          notes: storable(draft.notes).trim() || null,
        },
        shown_price: draft.price,
      }),
    () => undefined,
  )
}

/**
 * Changes the status of a booking as it was seen and answers with what is different now;
 * `booking_changed_meanwhile` when it is no longer that.
 */
export async function setBookingStatus(
  { id, version }: SeenBooking,
  status: BookingStatus,
): Promise<Result<Pick<ListedBooking, 'status' | 'version'>>> {
  const result = await attempt(
    () =>
      supabase()
        .from('bookings')
        .update({ status })
        .eq('id', id)
        .eq('updated_at', version)
        // Of this table alone: with another one's columns lite looks for the old version and finds nothing.
        .select('status, updated_at'),
    (rows) => z.parse(z.array(changedStatus), rows),
  )
  if (!result.ok) return result
  const [changed] = result.value
  return changed
    ? success({ status: changed.status, version: changed.updated_at })
    : failure('booking_changed_meanwhile')
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

import * as z from 'zod/mini'
import type { StudioBooking } from '../domain/booking/booking.ts'
import { type Closure, type ClosureDraft, closureKinds } from '../domain/calendar/closure.ts'
import type { Period } from '../domain/calendar/period.ts'
import { type Repetition, repetitions } from '../domain/calendar/repeated-closure.ts'
import { failure, type Result, success } from '../domain/errors.ts'
import { storable } from '../domain/storable.ts'
import { COLUMNS as BOOKING_COLUMNS, toStudioBooking } from './bookings/booking-row.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'
import { NOW } from './now.ts'
import { type Page, toPage } from './pages.ts'
import { instant } from './shapes.ts'

/** A closure with the version that was seen; it is saved over this version only. */
export interface SavedClosure extends Closure {
  /** The id of its series; null for one that does not repeat. */
  series: string | null
  repeats: Repetition | null
  version: string
}

/** A closure of the list; a series is listed by its next closure. */
export interface ListedClosure extends SavedClosure {
  /** How many of its series come later, and when the last of them ends. */
  later: number
  seriesEnd: Date
  bookingsToMove: number
}

const COLUMNS = 'id, starts_at, ends_at, kind, note, keeps_bookings, series, repeats, updated_at'
const PAGE_SIZE = 20

const closureRow = z.object({
  id: z.string(),
  starts_at: instant,
  ends_at: instant,
  kind: z.enum(closureKinds),
  note: z.nullable(z.string()),
  keeps_bookings: z.boolean(),
  series: z.nullable(z.string()),
  repeats: z.nullable(z.enum(repetitions)),
  updated_at: z.string(),
})

const listedRow = z.object({
  closure: closureRow,
  later: z.number(),
  series_ends_at: instant,
  bookings_to_move: z.number(),
})

const named = ({
  starts_at,
  ends_at,
  note,
  keeps_bookings,
  updated_at,
  ...same
}: z.infer<typeof closureRow>) => ({
  ...same,
  start: starts_at,
  end: ends_at,
  note: note ?? '',
  keepsBookings: keeps_bookings,
  version: updated_at,
})

const toClosure = (row: unknown): SavedClosure => named(z.parse(closureRow, row))

function toListed(row: unknown): ListedClosure {
  const { closure, later, series_ends_at, bookings_to_move } = z.parse(listedRow, row)
  return { ...named(closure), later, seriesEnd: series_ends_at, bookingsToMove: bookings_to_move }
}

const toRow = ({ start, end, kind, note, keepsBookings }: ClosureDraft) => ({
  starts_at: start.toISOString(),
  ends_at: end.toISOString(),
  kind,
  note: storable(note).trim() || null,
  keeps_bookings: keepsBookings,
})

/** One page of the closures that are not over, soonest first; a series is listed by its next closure. For admins. */
export async function listClosures(skip: number): Promise<Result<Page<ListedClosure>>> {
  return attempt(
    () => supabase().rpc('list_closures', { page_size: PAGE_SIZE + 1, skip }),
    (rows) => toPage(z.parse(z.array(z.unknown()), rows), PAGE_SIZE, toListed),
  )
}

/** What is closed in a period, in order; for admins. */
export async function closuresIn({ start, end }: Period): Promise<Result<SavedClosure[]>> {
  return attempt(
    () =>
      supabase()
        .from('closures')
        .select(COLUMNS)
        .lt('starts_at', end.toISOString())
        .gt('ends_at', start.toISOString())
        .order('starts_at'),
    (rows) => rows.map(toClosure),
  )
}

/** A closure as it is now, undefined where it has gone; for admins. */
export async function findClosure(id: string): Promise<Result<SavedClosure | undefined>> {
  return attempt(
    () => supabase().from('closures').select(COLUMNS).eq('id', id),
    (rows) => rows.map(toClosure)[0],
  )
}

/** The closures of a series that are not over, in order; for admins. */
export async function closuresOf(series: string): Promise<Result<SavedClosure[]>> {
  return attempt(
    () =>
      supabase().from('closures').select(COLUMNS).eq('series', series).gt('ends_at', NOW).order('starts_at'),
    (rows) => rows.map(toClosure),
  )
}

/** The live bookings in any of these periods that are not over, in order, the first hundred; for admins. */
export async function bookingsInTheWay(periods: readonly Period[]): Promise<Result<StudioBooking[]>> {
  const asked = periods.map(({ start, end }) => ({
    starts_at: start.toISOString(),
    ends_at: end.toISOString(),
  }))
  const found = await attempt(
    () => supabase().rpc('bookings_in_the_way', { periods: asked }),
    (rows) => z.parse(z.array(z.object({ id: z.string() })), rows).map(({ id }) => id),
  )
  if (!found.ok || found.value.length === 0) return found.ok ? success([]) : found
  return attempt(
    () => supabase().from('bookings').select(BOOKING_COLUMNS).in('id', found.value).order('booking_date'),
    (rows) => rows.map(toStudioBooking),
  )
}

/**
 * Closes the studio, all or nothing. Replaces the overlapping closures; repeated ones become a series, except those
 * marked `alone`. `closure_changed_meanwhile` when a replaced one is no longer what was seen.
 */
export async function addClosures(
  drafts: readonly (ClosureDraft & { alone: boolean })[],
  repeats: Repetition | undefined,
  met: readonly SavedClosure[],
): Promise<Result<void>> {
  return attempt(
    () =>
      supabase().rpc('save_closures', {
        added: drafts.map((draft) => ({ ...toRow(draft), alone: draft.alone })),
        repeats,
        replaced: met.map(({ id, version }) => ({ id, seen: version })),
      }),
    () => undefined,
  )
}

/** Changes a closure as it was seen; `closure_changed_meanwhile` when it is no longer that. */
export async function changeClosure(
  { id, version }: SavedClosure,
  draft: ClosureDraft,
): Promise<Result<void>> {
  const result = await attempt(
    () =>
      supabase().from('closures').update(toRow(draft)).eq('id', id).eq('updated_at', version).select('id'),
    (rows) => rows.length,
  )
  if (!result.ok) return result
  return result.value === 1 ? success(undefined) : failure('closure_changed_meanwhile')
}

/**
 * Opens the studio again: removes a closure as it was seen and, if wanted, the later ones of its series. One that is
 * gone already counts as removed.
 */
export async function removeClosure(
  { id, version, series, start }: SavedClosure,
  withLater: boolean,
): Promise<Result<void>> {
  const present = await attempt(
    () => supabase().from('closures').select('updated_at').eq('id', id),
    (rows) => rows.map(({ updated_at }) => String(updated_at)),
  )
  if (!present.ok) return present
  if (present.value.some((saved) => saved !== version)) return failure('closure_changed_meanwhile')
  return attempt(
    () => {
      const removing = supabase().from('closures').delete()
      return withLater && series
        ? removing.eq('series', series).gte('starts_at', start.toISOString()).select('id')
        : removing.eq('id', id).eq('updated_at', version).select('id')
    },
    () => undefined,
  )
}

import * as z from 'zod/mini'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import type { BookingFilter, BookingQuery } from '../../domain/booking/booking-query.ts'
import type { Result } from '../../domain/errors.ts'
import type { Sums } from '../../domain/offers/prices.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { sums } from '../shapes.ts'
import { toStudioBooking } from './booking-row.ts'

export const BOOKINGS_PER_PAGE = 25
/** As many as the API hands out at once. */
const EXPORT_PAGE = 1000

export interface BookingListPage {
  bookings: StudioBooking[]
  /** How many match in all; of an export, how many from this page on. */
  total: number
  /** What they cost, by currency; cancelled ones nothing. */
  sums: Sums
}

const listedRow = z.object({
  booking: z.looseObject({ id: z.string(), created_at: z.string() }),
  customer_name: z.nullable(z.string()),
  customer_email: z.nullable(z.string()),
  customer_phone: z.nullable(z.string()),
  total: z.number(),
  sums,
})
type ListedRow = z.infer<typeof listedRow>

const readRows = (data: unknown) => z.parse(z.array(listedRow), data)

const toListPage = (rows: ListedRow[]): BookingListPage => ({
  bookings: rows.map(({ booking, customer_name, customer_email, customer_phone }) =>
    toStudioBooking({
      ...booking,
      customer_email,
      profiles: { full_name: customer_name, phone: customer_phone },
    }),
  ),
  total: rows[0]?.total ?? 0,
  sums: rows[0]?.sums ?? {},
})

const filterParameters = ({ search, status, type, from, to }: BookingFilter) => ({
  search: search.trim(),
  with_status: status === 'cancel_asked' ? undefined : status,
  asked_to_cancel: status === 'cancel_asked',
  with_type: type,
  from_day: from,
  to_day: to,
})

/** One page of the bookings that match, the last one where it asks for a page beyond; for admins. */
export async function listAllBookings(query: BookingQuery): Promise<Result<BookingListPage>> {
  return attempt(
    () =>
      supabase().rpc('list_bookings', {
        ...filterParameters(query),
        sort: query.sort,
        descending: query.descending,
        page_size: BOOKINGS_PER_PAGE,
        skip: (query.page - 1) * BOOKINGS_PER_PAGE,
      }),
    (data) => toListPage(readRows(data)),
  )
}

/** Where a page of an export ended. */
interface ExportKey {
  created: string
  id: string
}

export interface ExportPage extends BookingListPage {
  /** Where the next page begins; undefined after the last. */
  next: ExportKey | undefined
}

/**
 * One page of an export. Its order is that in which bookings were made, which never changes: so each comes
 * once, whatever happens to its date meanwhile.
 */
export async function exportPage(filter: BookingFilter, after?: ExportKey): Promise<Result<ExportPage>> {
  return attempt(
    () =>
      supabase().rpc('list_bookings', {
        ...filterParameters(filter),
        sort: 'created',
        descending: false,
        page_size: EXPORT_PAGE,
        after_created: after?.created,
        after_id: after?.id,
      }),
    (data) => {
      const rows = readRows(data)
      const last = rows.at(-1)
      const page = toListPage(rows)
      // From the text itself: a Date would cut the microseconds.
      const next = last && page.total > rows.length ? last.booking : undefined
      return { ...page, next: next && { created: next.created_at, id: next.id } }
    },
  )
}

import * as z from 'zod/mini'
import type { Booking } from '../../domain/booking/booking.ts'
import type { Result } from '../../domain/errors.ts'
import { supabase } from '../client.ts'
import { attempt } from '../errors.ts'
import { instant } from '../shapes.ts'
import { bookingRow, named } from './booking-row.ts'

/** What an event tells of: only the columns that changed are there. */
const changedColumns = z.partial(bookingRow)

const bookingActions = [
  'created',
  'status_changed',
  'edited',
  'cancel_asked',
  'cancel_kept',
  'expired',
  'undone',
  'time_offered',
  'offer_accepted',
  'offer_kept',
] as const

const eventRow = z.object({
  id: z.number(),
  happened_at: instant,
  done_by: z.enum(['you', 'customer', 'studio', 'nobody']),
  action: z.enum(bookingActions),
  before: z.nullable(changedColumns),
  after: changedColumns,
})

/** One step of a booking's history. */
export interface BookingEvent {
  id: number
  /** From where the reader stands. */
  doneBy: 'you' | 'customer' | 'studio' | 'nobody'
  at: Date
  action: (typeof bookingActions)[number]
  /** Null for `created`. */
  before: Partial<Booking> | null
  after: Partial<Booking>
}

/** The history of one booking, oldest first. */
export async function listBookingEvents(bookingId: string): Promise<Result<BookingEvent[]>> {
  return attempt(
    () => supabase().rpc('booking_history', { booking_id: bookingId }),
    (rows) =>
      z.parse(z.array(eventRow), rows).map(({ done_by, happened_at, before, after, ...event }) => ({
        ...event,
        before: before && named(before),
        after: named(after),
        doneBy: done_by,
        at: happened_at,
      })),
  )
}

import * as z from 'zod/mini'
import { type Booking, bookingStatuses, overlaps, type Period, periodOf } from '../domain/booking.ts'
import type { Result } from '../domain/errors.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'
import { type Page, toPage } from './pages.ts'
import { instant } from './shapes.ts'

/** A booking as the studio works with it: with whom to talk to, and the version that was seen. */
export interface StudioBooking extends Booking {
  customer: { name: string | null; email: string | null; phone: string | null }
  askedAt: Date
  /** When it last changed, as the database writes it. */
  version: string
}

const COLUMNS =
  'id, user_id, booking_date, duration, type, notes, status, price, created_at, updated_at, customer_email, profiles(full_name, phone)'
const PAGE_SIZE = 10
/** More than fit into a week and the day before it. */
const PROGRAMME_SIZE = 400
const LONGEST_BOOKING = 24 * 60 * 60 * 1000

const requestRow = z.object({
  id: z.string(),
  user_id: z.nullable(z.string()),
  booking_date: instant,
  duration: z.number(),
  type: z.string(),
  notes: z.nullable(z.string()),
  status: z.enum(bookingStatuses),
  price: z.number(),
  created_at: instant,
  updated_at: z.string(),
  customer_email: z.nullable(z.string()),
  profiles: z.nullish(z.object({ full_name: z.nullable(z.string()), phone: z.nullable(z.string()) })),
})

function toStudioBooking(data: unknown): StudioBooking {
  const one = z.parse(requestRow, data)
  const { id, duration, type, status, price } = one
  return {
    id,
    duration,
    type,
    status,
    price,
    userId: one.user_id,
    start: one.booking_date,
    notes: one.notes ?? '',
    customer: {
      name: one.profiles?.full_name ?? null,
      email: one.customer_email,
      phone: one.profiles?.phone ?? null,
    },
    askedAt: one.created_at,
    version: one.updated_at,
  }
}

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

/** What is agreed or asked for in a period of at most a week, in order; for admins. */
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

import * as z from 'zod/mini'
import type { Result } from '../domain/errors.ts'
import { supabase } from './client.ts'
import { attempt } from './errors.ts'
import { instant } from './shapes.ts'

const audience = z.enum(['customer', 'studio'])

const bookingMail = z.object({
  id: z.string(),
  event_id: z.nullable(z.number()),
  kind: z.string(),
  audience,
  state: z.enum(['waiting', 'sent', 'failed']),
  at: instant,
})

/** A mail about a booking. */
export interface BookingMail {
  id: string
  /** The event it tells of; null for mails sent by the clock, such as reminders. */
  eventId: number | null
  kind: string
  audience: 'customer' | 'studio'
  state: 'waiting' | 'sent' | 'failed'
  /** When it was sent or failed, or will be tried next. */
  at: Date
}

/** The mails about a booking: a customer sees those to them, an admin all. */
export async function listBookingMails(bookingId: string): Promise<Result<BookingMail[]>> {
  return attempt(
    () => supabase().rpc('booking_mails', { booking_id: bookingId }),
    (rows) =>
      z.parse(z.array(bookingMail), rows).map(({ event_id, ...mail }) => ({ ...mail, eventId: event_id })),
  )
}

const failedMail = z.object({
  id: z.string(),
  kind: z.string(),
  audience,
  booking_id: z.nullable(z.string()),
  recipient: z.nullable(z.string()),
  customer_name: z.nullable(z.string()),
  customer_phone: z.nullable(z.string()),
  failed_at: instant,
})

/** A mail that could not be sent. */
export interface FailedMail {
  id: string
  kind: string
  audience: 'customer' | 'studio'
  bookingId: string | null
  customer: { name: string | null; email: string | null; phone: string | null }
  failedAt: Date
}

/** How many are loaded at once; older ones follow once these are settled. */
const FAILED_SIZE = 50

/** Mails that could not be sent and were not put aside, newest first; for admins. */
export async function listFailedMails(): Promise<Result<FailedMail[]>> {
  return attempt(
    () =>
      supabase()
        .rpc('failed_mails')
        .range(0, FAILED_SIZE - 1),
    (rows) =>
      z.parse(z.array(failedMail), rows).map(({ id, kind, audience, ...row }) => ({
        id,
        kind,
        audience,
        bookingId: row.booking_id,
        customer: { name: row.customer_name, email: row.recipient, phone: row.customer_phone },
        failedAt: row.failed_at,
      })),
  )
}

/** Sends a failed mail again. */
export async function retryMail(id: string): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('retry_mail', { mail_id: id }),
    () => undefined,
  )
}

/** Puts a failed mail aside. */
export async function dismissMail(id: string): Promise<Result<void>> {
  return attempt(
    () => supabase().rpc('dismiss_mail', { mail_id: id }),
    () => undefined,
  )
}

import * as z from 'zod/mini'
import type { BookingStatus } from '../domain/booking/booking.ts'
import type { LinkedRequest } from '../domain/booking/linked-request.ts'
import type { Result } from '../domain/errors.ts'
import { storable } from '../domain/storable.ts'
import { bookingRow, detailColumns, named } from './bookings/booking-row.ts'
import { linkedBookingRow } from './bookings/linked-booking-row.ts'
import { attempt } from './errors.ts'
import { ask } from './public-api.ts'
import { instant } from './shapes.ts'

const request = z.object({
  booking: z.object({
    ...linkedBookingRow.shape,
    ...detailColumns.shape,
    reason: bookingRow.shape.reason,
    expires_at: bookingRow.shape.expires_at,
  }),
  customer: z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
  asked_at: instant,
  updated_at: z.string(),
  answer: z.nullable(
    z.object({
      at: instant,
      by: z.enum(['studio', 'customer', 'nobody']),
      name: z.nullable(z.string()),
    }),
  ),
})

/** The request that a link in a mail to the studio opens, answered or not; `link_not_valid` otherwise. */
export async function requestToAnswer(token: string): Promise<Result<LinkedRequest>> {
  return attempt(
    () => ask('/rpc/request_to_answer', { token }),
    (data) => {
      const { booking, customer, asked_at, updated_at, answer } = z.parse(request, data)
      return { ...named(booking), customer, askedAt: asked_at, version: updated_at, answer }
    },
    'link_not_valid',
  )
}

/** Takes back what was answered by this link, before the customer hears of it. */
export async function undoAnswer(token: string, seen: string): Promise<Result<void>> {
  return attempt(
    () => ask('/rpc/undo_answer_by_link', { token, seen }),
    () => undefined,
    'link_not_valid',
  )
}

/** Confirms or declines a request as it was seen, in the studio's name. */
export async function answerRequest(
  token: string,
  answer: { status: Exclude<BookingStatus, 'pending'>; reason: string; seen: string },
): Promise<Result<void>> {
  return attempt(
    () =>
      ask('/rpc/answer_request', {
        token,
        answer: answer.status,
        reason: storable(answer.reason),
        seen: answer.seen,
      }),
    () => undefined,
    'link_not_valid',
  )
}

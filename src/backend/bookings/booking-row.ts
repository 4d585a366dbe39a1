import * as z from 'zod/mini'
import {
  attendances,
  type Booking,
  type BookingDraft,
  bookingStatuses,
  type StudioBooking,
} from '../../domain/booking/booking.ts'
import { toColumns } from '../../domain/booking/details.ts'
import { currencies } from '../../domain/offers/prices.ts'
import { instant } from '../shapes.ts'

/** The columns of its details. */
export const detailColumns = z.object({
  notes: z.pipe(
    z.nullable(z.string()),
    z.transform((text) => text ?? ''),
  ),
})

/** Every column of a booking with its shape, in one place: all reading of bookings goes by this table. */
export const bookingRow = z.object({
  id: z.string(),
  user_id: z.nullable(z.string()),
  booking_date: instant,
  duration: z.number(),
  type: z.string(),
  ...detailColumns.shape,
  status: z.enum(bookingStatuses),
  price: z.number(),
  currency: z.enum(currencies),
  service_names: z.nullable(z.record(z.string(), z.string())),
  created_at: instant,
  buffer_before: z.number(),
  buffer_after: z.number(),
  cancel_hours: z.nullable(z.number()),
  cancel_asked_at: z.nullable(instant),
  expires_at: z.nullable(instant),
  reason: z.nullable(z.string()),
  attendance: z.nullable(z.enum(attendances)),
  updated_at: z.string(),
})

type Row = z.infer<typeof bookingRow>

/** The columns that the domain calls otherwise. */
const names = {
  user_id: 'userId',
  service_names: 'serviceNames',
  buffer_before: 'bufferBefore',
  buffer_after: 'bufferAfter',
  cancel_hours: 'cancelHours',
  cancel_asked_at: 'cancelAskedAt',
  expires_at: 'expiresAt',
  booking_date: 'start',
  created_at: 'askedAt',
  updated_at: 'version',
} as const satisfies Partial<Record<keyof Row, keyof Booking>>

type Names = typeof names
type Named<R> = { [C in keyof R as C extends keyof Names ? Names[C] : C]: R[C] }

/** A row, or part of one, with the domain's names. */
export function named<R extends Partial<Row>>(row: R): Named<R> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [names[column as keyof Names] ?? column, value]),
  ) as Named<R>
}

/** The columns of the table itself. */
export const OWN_COLUMNS: string = Object.keys(bookingRow.shape).join(', ')
/**
 * The columns with the customer as far as the viewer may know them: the email address for admins only. Joined by the
 * name of the key, since mails also lead from bookings to people.
 */
export const COLUMNS: string = `${OWN_COLUMNS}, booking_money, customer_email, profiles!bookings_user_id_fkey(full_name, phone)`

const balance = z.object({ due: z.number(), paid: z.number(), unused: z.optional(z.number()) })
/** What a booking costs in all and what was paid, as `booking_money()` says it. */
export const money = z.partialRecord(z.enum(currencies), balance)

const studioRow = z.object({
  ...bookingRow.shape,
  booking_money: money,
  customer_email: z.nullable(z.string()),
  profiles: z.nullish(z.object({ full_name: z.nullable(z.string()), phone: z.nullable(z.string()) })),
})

/** Reads a booking with its customer, selected as `COLUMNS`. */
export function toStudioBooking(data: unknown): StudioBooking {
  const { booking_money, customer_email, profiles, ...row } = z.parse(studioRow, data)
  const customer = {
    name: profiles?.full_name ?? null,
    email: customer_email,
    phone: profiles?.phone ?? null,
  }
  return { ...named(row), customer, money: booking_money }
}

/** Reads a booking alone, selected as `OWN_COLUMNS`. */
export const toBooking = (data: unknown): Booking => named(z.parse(bookingRow, data))

/** What a draft writes. */
export function toRow({ start, duration, type, ...details }: BookingDraft) {
  return { booking_date: start.toISOString(), duration, type, ...toColumns(details) }
}

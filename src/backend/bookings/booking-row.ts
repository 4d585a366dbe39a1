import * as z from 'zod/mini'
import { type Booking, bookingStatuses } from '../../domain/booking/booking.ts'
import { instant } from '../shapes.ts'

/** What every list of bookings fetches of one, whatever else it shows. */
export const bookingRow = z.object({
  id: z.string(),
  user_id: z.nullable(z.string()),
  booking_date: instant,
  duration: z.number(),
  type: z.string(),
  notes: z.nullable(z.string()),
  status: z.enum(bookingStatuses),
  price: z.number(),
  updated_at: z.string(),
  customer_email: z.nullable(z.string()),
})

/** The columns of `bookingRow`. */
export const BOOKING_COLUMNS =
  'id, user_id, booking_date, duration, type, notes, status, price, updated_at, customer_email'

export interface SavedBooking extends Booking {
  /** When it last changed, as the database writes it: what is saved goes over this and nothing newer. */
  version: string
}

export function toSavedBooking(row: Omit<z.infer<typeof bookingRow>, 'customer_email'>): SavedBooking {
  const { id, duration, type, status, price } = row
  return {
    id,
    duration,
    type,
    status,
    price,
    userId: row.user_id,
    start: row.booking_date,
    notes: row.notes ?? '',
    version: row.updated_at,
  }
}

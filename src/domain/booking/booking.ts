import type { Period } from '../calendar/period.ts'
import { MINUTE_MS } from '../calendar/units.ts'
import type { Session } from '../offers/price-of.ts'
import type { Currency } from '../offers/prices.ts'
import type { InLanguages } from '../offers/services.ts'
import type { Details } from './details.ts'
import type { Money } from './money.ts'

export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const REASON_MAX_LENGTH = 1000

/** When, for how long and what for: what the studio's rules of time and price judge. */
export interface Wish extends Session {
  start: Date
}

/** What a customer asks for. */
export interface BookingDraft extends Wish, Details {}

/** What the studio notes of a session that is over. */
export const attendances = ['came', 'no_show'] as const
export type Attendance = (typeof attendances)[number]

export interface Booking extends BookingDraft {
  id: string
  /** Null once the customer's account is deleted. */
  userId: string | null
  status: BookingStatus
  /** What was agreed, in its currency. */
  price: number
  currency: Currency
  /** The service's name when it was agreed; null where the site has its own. */
  serviceNames: InLanguages | null
  askedAt: Date
  /** Minutes that stay free before and after it, by the rules when it was agreed. */
  bufferBefore: number
  bufferAfter: number
  /** Until how many hours before its start its customer may cancel it once confirmed; null: not at all. */
  cancelHours: number | null
  /** When its customer asked the studio to cancel it, as long as the studio has not answered. */
  cancelAskedAt: Date | null
  /** When it expires while it is pending; null: never. */
  expiresAt: Date | null
  /** Why the studio declined or cancelled it, in its own words to the customer. */
  reason: string | null
  /** Whether its customer came, once it is over; null: nobody has said. */
  attendance: Attendance | null
  /** When it last changed, as the database writes it: what is saved goes over this and nothing newer. */
  version: string
}

/** A booking with its customer, as far as the viewer may know: the email address is for admins only. */
export interface StudioBooking extends Booking {
  customer: { name: string | null; email: string | null; phone: string | null }
  /** What it costs with all that is charged beside its price, and what was paid. */
  money: Money
}

export function periodOf({ start, duration }: Pick<Wish, 'start' | 'duration'>): Period {
  return { start, end: new Date(start.getTime() + duration * MINUTE_MS) }
}

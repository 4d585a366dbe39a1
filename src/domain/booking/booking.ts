import { minutesOfDay, toStudioMoment } from '../calendar/studio-time.ts'
import type { ErrorCode } from '../errors.ts'
import type { StudioSettings } from '../settings.ts'
import { enabledServices } from '../settings.ts'

export const bookingStatuses = ['pending', 'confirmed', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** A booking's start must fall on this step of the studio's wall clock (spec section 5: 1800 seconds). */
export const STEP_MINUTES = 30
export const NOTES_MAX_LENGTH = 2000
/** Bookings start before this instant: a guard against slips of the keyboard, not a business rule. */
export const LAST_START = Date.UTC(2100, 0, 1)

/** What a customer asks for. */
export interface BookingDraft {
  start: Date
  /** Minutes. */
  duration: number
  type: string
  notes: string
}

export interface Booking extends BookingDraft {
  id: string
  /** Null once the customer's account is deleted. */
  userId: string | null
  status: BookingStatus
  /** What was agreed, in the currency of the settings. */
  price: number
}

/** A period of time, its end not included. */
export interface Period {
  start: Date
  end: Date
}

const MINUTE = 60_000

export function periodOf({ start, duration }: Pick<BookingDraft, 'start' | 'duration'>): Period {
  return { start, end: new Date(start.getTime() + duration * MINUTE) }
}

export function overlaps(a: Period, b: Period): boolean {
  return a.start < b.end && b.start < a.end
}

/** A period that cannot be had: booked by somebody, or closed by the studio. */
export interface BusyPeriod extends Period {
  closed: boolean
}

/** What is in a period's way, a booking before a closure as the database says it, or undefined. */
export function busyRefusal(
  period: Period,
  busy: BusyPeriod[],
): 'booking_taken' | 'booking_closed' | undefined {
  const inTheWay = busy.filter((one) => overlaps(one, period))
  if (inTheWay.length === 0) return undefined
  return inTheWay.every(({ closed }) => closed) ? 'booking_closed' : 'booking_taken'
}

/**
 * Why the studio refuses this draft at `now`, or undefined. Mirrors `private.booking_refusal()` and then the
 * constraints of the columns, in the same order; whether the time is still free, and how much one may ask for,
 * comes after them and only the database can say.
 */
export function bookingRefusal(
  draft: BookingDraft,
  { now, settings }: { now: Date; settings: StudioSettings },
): ErrorCode | undefined {
  if (!enabledServices(settings).some(({ id }) => id === draft.type)) return 'booking_type_not_offered'
  if (!settings.bookingDurations.includes(draft.duration)) return 'booking_duration_not_offered'
  if (draft.start <= now) return 'booking_not_in_future'
  if (draft.start.getTime() >= LAST_START) return 'booking_too_far_ahead'
  if (draft.start.getTime() % (STEP_MINUTES * MINUTE) !== 0) return 'booking_off_step'
  const startMinutes = minutesOfDay(toStudioMoment(draft.start).time)
  const { start: opens, end: closes } = settings.openingHours
  if (startMinutes < minutesOfDay(opens) || startMinutes + draft.duration > minutesOfDay(closes)) {
    return 'booking_outside_opening_hours'
  }
  return notesRefusal(draft.notes)
}

/**
 * Why the studio refuses to change a booking into this draft, or undefined. As in `private.check_booking()`
 * only another time, length or type is judged by today's settings; changed notes are not.
 */
export function changeRefusal(
  booking: BookingDraft,
  draft: BookingDraft,
  circumstances: { now: Date; settings: StudioSettings },
): ErrorCode | undefined {
  if (!sameSession(booking, draft) || booking.start.getTime() !== draft.start.getTime()) {
    return bookingRefusal(draft, circumstances)
  }
  return notesRefusal(draft.notes)
}

/** Whether two drafts are the same work of the same length, which keeps the price that was agreed. */
export function sameSession(
  a: Pick<BookingDraft, 'type' | 'duration'>,
  b: Pick<BookingDraft, 'type' | 'duration'>,
): boolean {
  return a.type === b.type && a.duration === b.duration
}

function notesRefusal(notes: string): ErrorCode | undefined {
  // PostgreSQL counts characters, not UTF-16 units.
  return [...notes].length > NOTES_MAX_LENGTH ? 'booking_notes_too_long' : undefined
}

/** The price of a session (hourly price of its type by its length), as the database will write it. */
export function priceOf({ type, duration }: { type: string; duration: number }, settings: StudioSettings) {
  return Math.round(((settings.pricing[type] ?? 0) * duration * 100) / 60) / 100
}

/**
 * The price of a draft as a customer is shown it: of a booking that is edited, the one that was agreed as long as
 * it is the same session.
 */
export function shownPrice(
  draft: Pick<BookingDraft, 'type' | 'duration'>,
  settings: StudioSettings,
  booking?: Booking,
): { price: number; agreed: boolean } {
  const agreed = booking !== undefined && sameSession(booking, draft)
  return { price: agreed ? booking.price : priceOf(draft, settings), agreed }
}

/** Starts on one studio day at which a session of this length fits the opening hours, `09:00` first. */
export function startTimes(settings: StudioSettings, duration: number): number[] {
  const first = Math.ceil(minutesOfDay(settings.openingHours.start) / STEP_MINUTES) * STEP_MINUTES
  const last = minutesOfDay(settings.openingHours.end) - duration
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / STEP_MINUTES) + 1) },
    (_, index) => first + index * STEP_MINUTES,
  )
}

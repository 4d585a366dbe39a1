import { isHalfHours, STEP_MINUTES } from '../calendar/half-hours.ts'
import { CALENDAR_ENDS, overlaps, type Period, shared } from '../calendar/period.ts'
import { minutesOfDay, toStudioMoment } from '../calendar/studio-time.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/units.ts'
import type { ErrorCode } from '../errors.ts'
import { type Hours, hoursOn } from '../offers/opening-hours.ts'
import { priceOf, type Session } from '../offers/price-of.ts'
import type { Currency, Price } from '../offers/prices.ts'
import type { StudioRules } from '../offers/rules.ts'
import { durationsOf, enabledServices, type InLanguages } from '../offers/services.ts'
import type { StudioSettings } from '../offers/settings.ts'
import { type Details, detailsRefusal } from './details.ts'
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
  /** When it is released while it is pending; null: never. */
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

/** A session whose price is agreed. */
export type Agreed = Session & Pick<Booking, 'price' | 'currency'>

export function periodOf({ start, duration }: Pick<Wish, 'start' | 'duration'>): Period {
  return { start, end: new Date(start.getTime() + duration * MINUTE_MS) }
}

/** A period that cannot be had: booked by somebody, or closed by the studio. */
export interface BusyPeriod extends Period {
  closed: boolean
}

/** The free time around a booking, in minutes. */
type Buffers = Pick<StudioRules, 'bufferBefore' | 'bufferAfter'>

/** A period with the free time around it. */
export function heldPeriod({ start, end }: Period, { bufferBefore, bufferAfter }: Buffers): Period {
  return {
    start: new Date(start.getTime() - bufferBefore * MINUTE_MS),
    end: new Date(end.getTime() + bufferAfter * MINUTE_MS),
  }
}

/**
 * Why a period cannot be had, or undefined; where a booking and a closure overlap it, the booking is named, as by the
 * database. Other bookings must not overlap the free time around the period, closures may. A booking that is moved may
 * keep those parts of its present time, `has`, that are closed by now.
 */
export function busyRefusal(
  period: Period,
  busy: BusyPeriod[],
  buffers: Buffers,
  has?: Period,
): 'booking_taken' | 'booking_closed' | undefined {
  const held = heldPeriod(period, buffers)
  const closes = (closure: Period) => {
    const lost = shared(closure, period)
    return lost !== undefined && !(has && lost.start >= has.start && lost.end <= has.end)
  }
  const inTheWay = busy.filter((one) => (one.closed ? closes(one) : overlaps(one, held)))
  if (inTheWay.length === 0) return undefined
  return inTheWay.every(({ closed }) => closed) ? 'booking_closed' : 'booking_taken'
}

/** How long after its start admins still enter and correct a session. */
export const DAYS_BACK = 7

/** What a wish is judged by. */
interface Judging {
  now: Date
  settings: StudioSettings
  /** Whether an admin wishes, who also enters what happened already, for any length and at any hour. */
  byAdmin?: boolean
}

/**
 * Why the studio refuses this time, length and type at `now`, or undefined. Mirrors `private.booking_refusal()`, in
 * the same order; whether the time is still free only the database can say.
 */
export function wishRefusal(wish: Wish, { now, settings, byAdmin = false }: Judging): ErrorCode | undefined {
  if (!enabledServices(settings).some(({ id }) => id === wish.type)) return 'booking_type_not_offered'
  const offered = byAdmin
    ? isHalfHours(wish.duration)
    : durationsOf(wish.type, settings).includes(wish.duration)
  if (!offered) return 'booking_duration_not_offered'
  const ahead = wish.start.getTime() - now.getTime()
  const { noticeHours, furthestDays } = settings.rules
  if (byAdmin) {
    if (ahead < -DAYS_BACK * DAY_MS) return 'booking_too_long_ago'
  } else {
    if (ahead <= 0) return 'booking_not_in_future'
    if (ahead < noticeHours * HOUR_MS) return 'booking_too_soon'
  }
  if (wish.start >= CALENDAR_ENDS || ahead > furthestDays * DAY_MS) return 'booking_too_far_ahead'
  if (wish.start.getTime() % (STEP_MINUTES * MINUTE_MS) !== 0) return 'booking_off_step'
  return byAdmin || fitsHours(wish, settings) ? undefined : 'booking_outside_opening_hours'
}

/** Whether a session lies within the opening hours of its day. */
export function fitsHours(wish: Wish, settings: StudioSettings): boolean {
  const { date, time } = toStudioMoment(wish.start)
  const within = startsWithin(settings, wish, date)
  const minutes = minutesOfDay(time)
  return within !== undefined && minutes >= within.first && minutes <= within.last
}

/** Why the studio refuses this draft, or undefined. How much one may ask for, and what is taken, come after it. */
export function bookingRefusal(draft: BookingDraft, judging: Judging): ErrorCode | undefined {
  return wishRefusal(draft, judging) ?? detailsRefusal(draft)
}

/**
 * Why a booking may not be moved to this wish, or undefined. As in `private.check_booking()` only another time,
 * length or type is judged by today's settings.
 */
export function moveRefusal(booking: Wish, wish: Wish, judging: Judging): ErrorCode | undefined {
  return sameWish(booking, wish) ? undefined : wishRefusal(wish, judging)
}

/**
 * Why the time of a wish cannot be had, or undefined. A booking that stays the same session at the same time already
 * has that time, with the free time around it that was agreed.
 */
export function takenRefusal(
  wish: Wish,
  busy: BusyPeriod[],
  buffers: Buffers,
  booking?: Wish,
): ReturnType<typeof busyRefusal> {
  if (booking && sameWish(booking, wish)) return undefined
  return busyRefusal(periodOf(wish), busy, buffers, booking && periodOf(booking))
}

/** Whether two wishes are the same session at the same time: then today's settings do not judge it. */
export const sameWish = (a: Wish, b: Wish) => sameSession(a, b) && a.start.getTime() === b.start.getTime()

/** Why the studio refuses to change a booking into this draft, or undefined. */
export function changeRefusal(booking: Wish, draft: BookingDraft, judging: Judging): ErrorCode | undefined {
  return moveRefusal(booking, draft, judging) ?? detailsRefusal(draft)
}

/** Whether two wishes are the same work of the same length, which keeps the price that was agreed. */
export function sameSession(a: Session, b: Session): boolean {
  return a.type === b.type && a.duration === b.duration
}

/**
 * The price of a wish on a day of the studio as a customer is shown it: of a booking that is edited, the one that was
 * agreed as long as it is the same session.
 */
export function shownPrice(
  wish: Session,
  day: string,
  settings: StudioSettings,
  booking?: Agreed,
): { price: Price; agreed: boolean } {
  const agreed = booking !== undefined && sameSession(booking, wish)
  return { price: agreed ? agreedPrice(booking) : priceOf(wish, day, settings), agreed }
}

export const agreedPrice = ({ price, currency }: Pick<Booking, 'price' | 'currency'>): Price => ({
  amount: price,
  currency,
})

/**
 * The first and the last minute of a day at which a session may begin, the last earlier where none may; undefined
 * where the studio is closed.
 */
function startsWithin(settings: StudioSettings, session: Session, date: string) {
  const hours = hoursOn(date, settings)
  return hours ? startsIn(hours, settings, session) : undefined
}

function startsIn({ start, end }: Hours, settings: StudioSettings, { type, duration }: Session) {
  // One that may run past closing time needs only to begin before it.
  const service = settings.services.find(({ id }) => id === type)
  const room = service?.pastClosing ? STEP_MINUTES : duration
  return { first: minutesOfDay(start), last: minutesOfDay(end) - room }
}

/** Whether such a session fits into the hours of any day, ordinary or special. */
export function fitsSomeDay(session: Session, settings: StudioSettings): boolean {
  const { openingHours, weekHours, specialDays } = settings
  const all = [openingHours, ...Object.values(weekHours), ...specialDays.map(({ hours }) => hours)]
  return all.some((hours) => {
    if (!hours) return false
    const { first, last } = startsIn(hours, settings, session)
    return first <= last
  })
}

/** Starts on one studio day at which a session fits the opening hours, in minutes, `09:00` first. */
export function startTimes(settings: StudioSettings, session: Session, date: string): number[] {
  const { first, last } = startsWithin(settings, session, date) ?? { first: 0, last: -1 }
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / STEP_MINUTES) + 1) },
    (_, index) => first + index * STEP_MINUTES,
  )
}

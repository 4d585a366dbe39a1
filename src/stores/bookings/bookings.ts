import * as backend from '../../backend/bookings/bookings.ts'
import type { Booking, BookingDraft, StudioBooking } from '../../domain/booking/booking.ts'
import { shownPrice } from '../../domain/booking/shown-price.ts'
import { bookingRefusal, changeRefusal, type Judging } from '../../domain/booking/wish-refusal.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { type ErrorCode, failure, type Result, success } from '../../domain/errors.ts'
import type { Price } from '../../domain/offers/prices.ts'
import { defaultRules } from '../../domain/offers/rules.ts'
import type { Viewer } from '../../domain/people/access.ts'
import { studioNow } from '../clock.ts'
import { lookAgain } from '../look-again.ts'
import { createPagedList } from '../paged.ts'
import { byAdmin } from '../people/by-admin.ts'
import { createResource } from '../resource.ts'
import { $settings, loadSettings } from '../settings.ts'
import { busyNow } from './availability.ts'
import { onBookingChanged, refreshBooking } from './shown-bookings.ts'

export { type BookingSpan, bookingSpans } from '../../backend/bookings/bookings.ts'

/** The bookings of the dashboard's present span, as far as they were asked for. */
export const bookings = createPagedList<StudioBooking>()
onBookingChanged(bookings.replace)

const detail = createResource<StudioBooking>()
/** The booking of the detail page. */
export const $booking = detail.$state
onBookingChanged((changed) => detail.change((shown) => (shown.id === changed.id ? changed : shown)))

let shownSpan: backend.BookingSpan | undefined

/** Loads the first page of a span: everybody's for admins, one's own for customers. */
export function loadBookings(span: backend.BookingSpan, viewer: Viewer): Promise<void> {
  // The bookings of another span do not stand under this one's name while it loads.
  if (span !== shownSpan) bookings.$state.set({ status: 'loading' })
  shownSpan = span
  const ownerId = viewer.role === 'admin' ? undefined : viewer.id
  return bookings.load((skip) => backend.listBookings(span, { ownerId, skip }))
}

export function loadBooking(id: string): Promise<void> {
  return detail.load(() => backend.getBooking(id))
}

/** Looks again at the booking of the detail page, which others may have changed. */
export const lookAgainAt = (id: string) => lookAgain(detail.$state, () => backend.getBooking(id))

/**
 * Books and returns the id. Asks the studio's rules and the taken times first, for a quick answer; the database
 * decides. An admin may book for somebody else, and confirm it at once. Where this very request, whose answer was lost,
 * has the time, its booking is the answer; where another booking of the same customer has it, they are told so.
 */
export async function book(
  ownerId: string,
  draft: BookingDraft,
  status: 'pending' | 'confirmed' = 'pending',
): Promise<Result<string>> {
  const result = await send(draft, {
    refusal: (judging) => bookingRefusal(draft, judging),
    request: async () => {
      const result = await backend.createBooking(ownerId, draft, { status, shownPrice: priceShown(draft) })
      return result.ok ? success(result.value.id) : result
    },
  })
  if (result.ok || result.code !== 'booking_taken') return result
  const own = await ownInTheWay(ownerId, draft)
  const same = own.find((one) => backend.isOfDraft(one, draft))
  if (same) return success(same.id)
  // Perhaps in another tab. An admin who books for somebody is shown the holder's name.
  return own.length === 0 || byAdmin() ? result : failure('booking_taken_by_you')
}

/** The bookings of one's own that hold some of a wanted time; none where they cannot be asked for now. */
export async function ownInTheWay(
  ownerId: string,
  wish: Pick<BookingDraft, 'start' | 'duration'>,
  except?: string,
): Promise<StudioBooking[]> {
  const own = await backend.findOwnBookings(ownerId, wish)
  return own.ok ? own.value.filter(({ id }) => id !== except) : []
}

/** Changes a booking as it was seen into a draft, judged like a new one where time, length or type changed. */
export async function changeBooking(booking: Booking, draft: BookingDraft): Promise<Result<string>> {
  const result = await send(draft, {
    refusal: (judging) => changeRefusal(booking, draft, judging),
    request: async () => {
      const result = await backend.changeBooking(booking, draft, priceShown(draft, booking))
      // Somebody else was first: the form shows what is saved now.
      if (!result.ok && result.code === 'booking_changed_meanwhile') await refreshBooking(booking.id)
      return result.ok ? success(booking.id) : result
    },
    booking,
  })
  const taken = !result.ok && result.code === 'booking_taken' && !byAdmin() && booking.userId
  const own = taken ? await ownInTheWay(taken, draft, booking.id) : []
  return own.length > 0 ? failure('booking_taken_by_you') : result
}

/** The price of a draft under the settings that the form shows. */
export function priceShown(draft: BookingDraft, booking?: Booking): Price | undefined {
  const settings = $settings.get()
  const day = toStudioMoment(draft.start).date
  return settings.status === 'ready' ? shownPrice(draft, day, settings.value, booking).price : undefined
}

/** Refusals that only say that the settings have changed since the form was opened. */
const newSettings: ErrorCode[] = [
  'booking_price_changed',
  'booking_type_not_offered',
  'booking_duration_not_offered',
  'booking_outside_opening_hours',
  'booking_too_soon',
  'booking_too_far_ahead',
]

interface Sending {
  refusal: (judging: Judging) => ErrorCode | undefined
  request: () => Promise<Result<string>>
  /** The booking that is changed. */
  booking?: Booking
}

async function send(draft: BookingDraft, { refusal, request, booking }: Sending) {
  const settings = $settings.get()
  const inForce = settings.status === 'ready' ? settings.value : undefined
  const rules = inForce?.rules ?? defaultRules
  const refused =
    (inForce && refusal({ now: studioNow(), settings: inForce, byAdmin: byAdmin() })) ??
    (await busyNow(draft, rules, booking))
  if (refused) return failure(refused)
  const result = await request()
  // Somebody was faster by a moment: let the calendar show it.
  if (!result.ok && (result.code === 'booking_taken' || result.code === 'booking_closed')) {
    await busyNow(draft, rules, booking)
  }
  return withNewSettings(result)
}

/** Passes a result on once the settings that led to its refusal have been loaded. */
export async function withNewSettings<Value>(result: Result<Value>): Promise<Result<Value>> {
  if (!result.ok && newSettings.includes(result.code)) await loadSettings()
  return result
}

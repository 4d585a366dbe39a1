import { isHalfHours, STEP_MINUTES } from '../calendar/half-hours.ts'
import { CALENDAR_ENDS } from '../calendar/period.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/units.ts'
import type { ErrorCode } from '../errors.ts'
import type { Session } from '../offers/price-of.ts'
import { durationsOf, enabledServices } from '../offers/services.ts'
import type { StudioSettings } from '../offers/settings.ts'
import type { BookingDraft, Wish } from './booking.ts'
import { detailsRefusal } from './details.ts'
import { sameWish } from './same-wish.ts'
import { fitsHours } from './start-times.ts'

/** Days after its start for which admins still enter and correct a session. */
export const DAYS_BACK = 7

/** What a wish is judged by. */
export interface Judging {
  now: Date
  settings: StudioSettings
  /** Whether an admin enters it: also what happened already, of any length and at any hour. */
  byAdmin?: boolean
}

/** Why the studio offers no such session at any time, or undefined. */
export function sessionRefusal(
  { type, duration }: Session,
  { settings, byAdmin = false }: Omit<Judging, 'now'>,
): ErrorCode | undefined {
  if (!enabledServices(settings).some(({ id }) => id === type)) return 'booking_type_not_offered'
  const offered = byAdmin ? isHalfHours(duration) : durationsOf(type, settings).includes(duration)
  return offered ? undefined : 'booking_duration_not_offered'
}

/**
 * Why the studio refuses this time, length and type at `now`, or undefined. Mirrors `private.booking_refusal()`, in
 * the same order; whether the time is still free only the database can say.
 */
export function wishRefusal(wish: Wish, { now, settings, byAdmin = false }: Judging): ErrorCode | undefined {
  const refused = sessionRefusal(wish, { settings, byAdmin })
  if (refused) return refused
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

/** Why the studio refuses to change a booking into this draft, or undefined. */
export function changeRefusal(booking: Wish, draft: BookingDraft, judging: Judging): ErrorCode | undefined {
  return moveRefusal(booking, draft, judging) ?? detailsRefusal(draft)
}

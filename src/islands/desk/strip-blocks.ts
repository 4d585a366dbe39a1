import { periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import { stretchOn } from '../../domain/calendar/day-stretch.ts'
import type { Period } from '../../domain/calendar/period.ts'
import { midnightOf } from '../../domain/calendar/studio-time.ts'
import { MINUTE_MS } from '../../domain/calendar/units.ts'

export interface Block extends Period {
  id: string
  /** The classes of its looks. */
  look: string
  /** The customer's name; none while the studio is closed. */
  customer?: StudioBooking
}

/** What may stand on a day's strip. */
export interface OnStrip {
  bookings?: readonly StudioBooking[]
  closures?: readonly (Period & { id: string })[]
}

/** What stands on a day's strip: of each closure and each booking the part that falls on the day, closures below. */
export function stripBlocks(date: string, { bookings = [], closures = [] }: OnStrip): Block[] {
  const midnight = +midnightOf(date)
  const onDay = (period: Period) => {
    const stretch = stretchOn(date, period)
    if (!stretch) return []
    const { from, to } = stretch
    return [{ start: new Date(midnight + from * MINUTE_MS), end: new Date(midnight + to * MINUTE_MS) }]
  }
  return [
    ...closures.flatMap((closure) =>
      onDay(closure).map((part) => ({ ...part, id: closure.id, look: 'day-strip-closed' })),
    ),
    ...bookings.flatMap((booking) =>
      onDay(periodOf(booking)).map((part) => ({
        ...part,
        id: booking.id,
        look: `day-strip-booked day-strip-${booking.status}`,
        customer: booking,
      })),
    ),
  ]
}

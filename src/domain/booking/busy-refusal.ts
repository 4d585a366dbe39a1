import { overlaps, type Period, shared } from '../calendar/period.ts'
import { MINUTE_MS } from '../calendar/units.ts'
import type { StudioRules } from '../offers/rules.ts'
import { periodOf, type Wish } from './booking.ts'
import { sameWish } from './same-wish.ts'

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
 * Why a period cannot be had, or undefined. Where a booking and a closure overlap it, the booking is named, as by the
 * database. Other bookings must not overlap the free time around the period; closures may. A moved booking may keep the
 * parts of its present time, `has`, that are closed by now.
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

/**
 * Why the time of a wish cannot be had, or undefined. A booking that stays the same session at the same time has that
 * time already, with the agreed free time around it.
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

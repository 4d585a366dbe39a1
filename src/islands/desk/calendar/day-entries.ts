import { periodOf, type StudioBooking } from '../../../domain/booking/booking.ts'
import { type DayStretch, stretchOn } from '../../../domain/calendar/day-stretch.ts'
import type { Programme } from '../../../stores/bookings/programme.ts'
import type { SavedClosure } from '../../../stores/closures.ts'

/** A booking or a closure, with the part of it that falls on a day. */
export type DayEntry =
  | { id: string; stretch: DayStretch; booking: StudioBooking; closure?: undefined }
  | { id: string; stretch: DayStretch; closure: SavedClosure; booking?: undefined }

/** What a day holds, from morning to evening; a closure before the bookings that still lie in it. */
export function entriesOf(date: string, { bookings, closures }: Programme): DayEntry[] {
  const closed = closures.flatMap((closure): DayEntry[] => {
    const stretch = stretchOn(date, closure)
    return stretch ? [{ id: closure.id, stretch, closure }] : []
  })
  const booked = bookings.flatMap((booking): DayEntry[] => {
    const stretch = stretchOn(date, periodOf(booking))
    return stretch ? [{ id: booking.id, stretch, booking }] : []
  })
  return [...closed, ...booked].sort((a, b) => a.stretch.from - b.stretch.from)
}

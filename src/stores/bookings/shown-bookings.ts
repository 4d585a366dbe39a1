import { getBooking } from '../../backend/bookings/bookings.ts'
import type { StudioBooking } from '../../domain/booking/booking.ts'

type Show = (changed: StudioBooking) => void

const places: Show[] = []

/** By this each list and screen that shows bookings says how it takes in a changed one; those it has not it ignores. */
export function onBookingChanged(show: Show): void {
  places.push(show)
}

/** Shows a changed booking wherever this page shows it. */
export function publish(changed: StudioBooking): void {
  for (const show of places) show(changed)
}

/** Shows a booking as the database holds it now, whoever wrote it; where that does not come, as it is `known`. */
export async function refreshBooking(id: string, known?: StudioBooking): Promise<void> {
  const result = await getBooking(id)
  const booking = result.ok ? result.value : known
  if (booking) publish(booking)
}

/** A list with a changed booking in its place. */
export function withChanged(bookings: StudioBooking[], changed: StudioBooking): StudioBooking[] {
  return bookings.map((one) => (one.id === changed.id ? changed : one))
}

/** A list of what holds its time, likewise: a cancelled booking frees it and goes. */
export function liveWithChanged(bookings: StudioBooking[], changed: StudioBooking): StudioBooking[] {
  return withChanged(bookings, changed).filter(({ status }) => status !== 'cancelled')
}

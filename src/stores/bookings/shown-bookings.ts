import { getBooking } from '../../backend/bookings/bookings.ts'
import type { StudioBooking } from '../../domain/booking/booking.ts'

type Show = (changed: StudioBooking) => void

const places: Show[] = []

/** How each list and screen that shows bookings takes in a changed one; it ignores those that it does not have. */
export function onBookingChanged(show: Show): void {
  places.push(show)
}

/** Shows a changed booking wherever this page shows it. */
export function publish(changed: StudioBooking): void {
  for (const show of places) show(changed)
}

/** Loads a booking and shows it everywhere; where that fails, shows it as it is `known`. */
export async function refreshBooking(id: string, known?: StudioBooking): Promise<void> {
  const result = await getBooking(id)
  const booking = result.ok ? result.value : known
  if (booking) publish(booking)
}

/** A list with a changed booking in its place. */
export function withChanged(bookings: StudioBooking[], changed: StudioBooking): StudioBooking[] {
  return bookings.map((one) => (one.id === changed.id ? changed : one))
}

/** The same for a list of bookings that hold their time: a cancelled one goes. */
export function liveWithChanged(bookings: StudioBooking[], changed: StudioBooking): StudioBooking[] {
  return withChanged(bookings, changed).filter(({ status }) => status !== 'cancelled')
}

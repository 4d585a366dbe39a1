import { type BookingEvent, listBookingEvents } from '../../backend/bookings/booking-events.ts'
import type { Booking } from '../../domain/booking/booking.ts'
import { type Result, success } from '../../domain/errors.ts'
import { lookAgain } from '../look-again.ts'
import { createResource, type Loadable } from '../resource.ts'

export type { BookingEvent } from '../../backend/bookings/booking-events.ts'

interface BookingHistory {
  /** Of which booking, and the version up to which it surely tells what happened. */
  of: Pick<Booking, 'id' | 'version'>
  events: BookingEvent[]
}

const history = createResource<BookingHistory>()

/** The history of the booking that the page is about. */
export const $bookingHistory = history.$state

async function fetchHistory(id: string, version: string): Promise<Result<BookingHistory>> {
  const listed = await listBookingEvents(id)
  return listed.ok ? success({ of: { id, version }, events: listed.value }) : listed
}

export const loadBookingHistory = (id: string, version: string) =>
  history.load(() => fetchHistory(id, version))
export const refreshBookingHistory = (id: string, version: string) =>
  lookAgain(history.$state, () => fetchHistory(id, version))

/** How often a booking has changed; undefined while its history is not there, or older than the booking. */
export function revisionOf(
  state: Loadable<BookingHistory>,
  { id, version }: Pick<Booking, 'id' | 'version'>,
): number | undefined {
  if (state.status !== 'ready') return undefined
  const { of } = state.value
  if (of.id !== id || of.version !== version) return undefined
  return Math.max(0, state.value.events.length - 1)
}

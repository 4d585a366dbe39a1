import { atom } from 'nanostores'
import * as backend from '../backend/bookings.ts'
import type { Viewer } from '../domain/access.ts'
import { nearestFreeStarts, searchPeriod } from '../domain/availability.ts'
import { type BookingDraft, type BookingStatus, bookingRefusal } from '../domain/booking.ts'
import { failure, type Result } from '../domain/errors.ts'
import type { StudioSettings } from '../domain/settings.ts'
import { createResource, type Loadable } from './resource.ts'
import { $settings } from './settings.ts'

export { type BookingFilter, bookingFilters, type ListedBooking } from '../backend/bookings.ts'

const list = createResource<backend.BookingPage>()
const detail = createResource<backend.ListedBooking>()

/** The bookings of the dashboard's present filter, as far as they were asked for. */
export const $bookings: typeof list.$state = list.$state
/** The booking of the detail page. */
export const $booking: typeof detail.$state = detail.$state
/** Whether a further page is being fetched. */
export const $loadingMore = atom(false)

/** Loads the first page of a filter: everybody's for admins, one's own for customers. */
export function loadBookings(filter: backend.BookingFilter, viewer: Viewer, now = new Date()): Promise<void> {
  return list.load(() => fetchPage(filter, viewer, now, 0))
}

function fetchPage(filter: backend.BookingFilter, viewer: Viewer, now: Date, skip: number) {
  const ownerId = viewer.role === 'admin' ? undefined : viewer.id
  return backend.listBookings(filter, { ownerId, now, skip })
}

export async function loadMoreBookings(filter: backend.BookingFilter, viewer: Viewer): Promise<Result<void>> {
  const state = list.$state.get()
  if (state.status !== 'ready' || $loadingMore.get()) return { ok: true, value: undefined }
  $loadingMore.set(true)
  const next = await fetchPage(filter, viewer, new Date(), state.value.bookings.length)
  $loadingMore.set(false)
  if (!next.ok) return next
  const known = new Set(state.value.bookings.map(({ id }) => id))
  const fresh = next.value.bookings.filter(({ id }) => !known.has(id))
  list.$state.set({
    status: 'ready',
    value: { bookings: [...state.value.bookings, ...fresh], hasMore: next.value.hasMore },
  })
  return { ok: true, value: undefined }
}

export function loadBooking(id: string): Promise<void> {
  return detail.load(() => backend.getBooking(id))
}

/** Changes a status; list and detail show the new state once the database has agreed. */
export async function setBookingStatus(
  id: string,
  status: BookingStatus,
): Promise<Result<backend.ListedBooking>> {
  const result = await backend.setBookingStatus(id, status)
  if (result.ok) showChanged(result.value)
  return result
}

function showChanged(changed: backend.ListedBooking): void {
  const listed = list.$state.get()
  if (listed.status === 'ready') {
    const bookings = listed.value.bookings.map((one) => (one.id === changed.id ? changed : one))
    list.$state.set({ status: 'ready', value: { ...listed.value, bookings } })
  }
  const shown: Loadable<backend.ListedBooking> = detail.$state.get()
  if (shown.status === 'ready' && shown.value.id === changed.id) {
    detail.$state.set({ status: 'ready', value: changed })
  }
}

/** Books: the studio's rules first, for a quick answer, then the database, whose word counts. */
export async function book(viewer: Viewer, draft: BookingDraft): Promise<Result<backend.ListedBooking>> {
  const settings = $settings.get()
  if (settings.status === 'ready') {
    const refusal = bookingRefusal(draft, { now: new Date(), settings: settings.value })
    if (refusal) return failure(refusal)
  }
  return backend.createBooking(viewer.id, draft)
}

/** Free times near a wanted one that is taken; none when they cannot be asked for now. */
export async function freeStartsNear(draft: BookingDraft, settings: StudioSettings): Promise<Date[]> {
  const busy = await backend.busyPeriods(searchPeriod(draft))
  return busy.ok ? nearestFreeStarts(draft, { busy: busy.value, now: new Date(), settings, count: 4 }) : []
}

import { listRequests } from '../../backend/bookings/requests.ts'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import type { StudioRequest } from '../../domain/booking/request.ts'
import { createPagedList } from '../paged.ts'
import { onBookingChanged } from './shown-bookings.ts'

/** Requests that wait for an answer, the next session first; an answered one stays until the list is loaded anew. */
export const requests = createPagedList<StudioRequest>()
onBookingChanged((changed: StudioBooking) => {
  const state = requests.$state.get()
  const known = state.status === 'ready' && state.value.items.find(({ id }) => id === changed.id)
  if (known) requests.replace({ ...known, ...changed })
})

/** Loads this many, and as many again whenever more are asked for. */
export const loadRequests = (size: number) => requests.load((skip) => listRequests(skip, size))

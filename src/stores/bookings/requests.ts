import { listRequests } from '../../backend/bookings/requests.ts'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import type { StudioRequest } from '../../domain/booking/request.ts'
import { createPagedList } from '../paged.ts'
import { showChanged } from './shown-bookings.ts'

/** Requests that wait for an answer, the next session first; an answered one stays until the list is loaded anew. */
export const requests = createPagedList<StudioRequest>()
showChanged((changed: StudioBooking) => {
  const state = requests.$state.get()
  const known = state.status === 'ready' && state.value.items.find(({ id }) => id === changed.id)
  if (known) requests.replace({ ...known, ...changed })
})

/** A phone's screens of them, or as many as are as high as the two days beside them; whoever goes on asks for more. */
const atOnce = () => (matchMedia('(width >= 90rem)').matches ? 7 : 5)

export const loadRequests = () => requests.load((skip) => listRequests(skip, atOnce()))

import { listRequests } from '../../backend/bookings/requests.ts'
import type { StudioBooking } from '../../domain/booking/booking.ts'
import { createPagedList } from '../paged.ts'
import { showChanged } from './shown-bookings.ts'

/** Requests that wait for an answer, the longest waiting first; an answered one stays until the list is loaded anew. */
export const requests = createPagedList<StudioBooking>()
showChanged(requests.replace)

export const loadRequests = () => requests.load(listRequests)

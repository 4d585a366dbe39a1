import { listRequests, type StudioBooking } from '../../backend/bookings/requests.ts'
import { createPagedList } from '../paged.ts'

/** Confirms, declines or cancels as it was seen. The list is the caller's to load anew. */
export { setBookingStatus as answerRequest } from '../../backend/bookings/bookings.ts'
export type { StudioBooking } from '../../backend/bookings/requests.ts'

/** Requests that wait for an answer, the longest waiting first. */
export const requests = createPagedList<StudioBooking>()

export const loadRequests = () => requests.load(listRequests)

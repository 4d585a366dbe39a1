import * as backend from '../backend/requests.ts'
import type { Period } from '../domain/booking.ts'
import { createPagedList } from './paged.ts'
import { createResource } from './resource.ts'

/** Confirms, declines or cancels as it was seen. The list is the caller's to load anew. */
export { setBookingStatus as answerRequest } from '../backend/bookings.ts'
export type { StudioBooking } from '../backend/requests.ts'

/** Requests that wait for an answer, the longest waiting first. */
export const requests = createPagedList<backend.StudioBooking>()

const programme = createResource<backend.StudioBooking[]>()
/** What happens in the studio in the period that was asked for. */
export const $programme: typeof programme.$state = programme.$state

export const loadRequests = () => requests.load(backend.listRequests)
export const loadProgramme = (period: Period) => programme.load(() => backend.listProgramme(period))

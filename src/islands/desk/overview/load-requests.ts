import { loadRequests } from '../../../stores/bookings/requests.ts'

/** A phone's screens of requests, or as many as are as high as the two days beside them; whoever goes on asks for more. */
export const loadScreenOfRequests = () => loadRequests(matchMedia('(width >= 90rem)').matches ? 7 : 5)

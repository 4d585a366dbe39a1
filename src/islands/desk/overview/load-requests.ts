import { loadRequests } from '../../../stores/bookings/requests.ts'

/** On a wide screen as many requests as fill the height of the two days beside them, elsewhere fewer; a button loads more. */
export const loadScreenOfRequests = () => loadRequests(matchMedia('(width >= 90rem)').matches ? 7 : 5)

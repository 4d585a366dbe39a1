import * as backend from '../../backend/bookings/own-visits.ts'
import type { OwnVisits } from '../../domain/booking/own-visits.ts'
import { createResource } from '../resource.ts'

const visits = createResource<OwnVisits>()

/** The signed-in person as a customer. */
export const $ownVisits = visits.$state

export const loadOwnVisits = (id: string) => visits.load(() => backend.ownVisits(id))

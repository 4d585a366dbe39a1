import {
  loadOpeningUse as fetchOpeningUse,
  loadStatistics as fetchStatistics,
  loadWeeks as fetchWeeks,
  type Statistics,
  type Week,
} from '../backend/statistics.ts'
import type { OpeningUse } from '../domain/calendar/opening-use.ts'
import { lookAgain } from './look-again.ts'
import { createResource } from './resource.ts'

export type { Week } from '../backend/statistics.ts'

const statistics = createResource<Statistics>()

/** The numbers of the admin's first screen. */
export const $statistics = statistics.$state

export const loadStatistics = () => statistics.load(fetchStatistics)

const weeks = createResource<Week[]>()
/** Bookings and revenue by week. */
export const $weeks = weeks.$state
export const loadWeeks = () => weeks.load(fetchWeeks)

/** Looks again at both, which stand beside each other. */
export const refreshNumbers = () =>
  Promise.all([lookAgain(statistics.$state, fetchStatistics), lookAgain(weeks.$state, fetchWeeks)])

const openingUse = createResource<OpeningUse[]>()
/** How full each opening hour of the week was. */
export const $openingUse = openingUse.$state
export const loadOpeningUse = () => openingUse.load(fetchOpeningUse)

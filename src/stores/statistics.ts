import { loadStatistics as fetchStatistics, type Statistics } from '../backend/statistics.ts'
import { createResource } from './resource.ts'

const statistics = createResource<Statistics>()

/** The numbers of the admin's first screen. */
export const $statistics = statistics.$state

export const loadStatistics = () => statistics.load(fetchStatistics)

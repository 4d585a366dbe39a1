import { publicBusyPeriods, publicSettings } from '../../backend/bookings/public-availability.ts'
import { type Circumstances, daysPeriod } from '../../domain/booking/availability.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { type Result, success } from '../../domain/errors.ts'
import { createResource } from '../resource.ts'

/** Today and the six days after. */
export const WEEK = 7

const week = createResource<Circumstances>()

/** What a visitor who is not signed in needs to see the free times of this week. */
export const $week: typeof week.$state = week.$state

export function loadWeek(): Promise<void> {
  return week.load(fetchWeek)
}

async function fetchWeek(now = new Date()): Promise<Result<Circumstances>> {
  const [settings, busy] = await Promise.all([
    publicSettings(),
    publicBusyPeriods(daysPeriod(toStudioMoment(now).date, WEEK)),
  ])
  if (!settings.ok) return settings
  if (!busy.ok) return busy
  return success({ settings: settings.value, busy: busy.value, now })
}

import { publicBusyPeriods, publicSettings } from '../../backend/bookings/public-availability.ts'
import { type Circumstances, daysPeriod } from '../../domain/booking/availability.ts'
import { toStudioMoment } from '../../domain/calendar/studio-time.ts'
import { type Result, success } from '../../domain/errors.ts'
import { needClock, studioNow } from '../clock.ts'
import { lookAgain } from '../look-again.ts'
import { createResource } from '../resource.ts'

/** Today and the six days after. */
export const WEEK = 7

const week = createResource<Circumstances>()

/** What a visitor who is not signed in needs to see the free times of this week. */
export const $week = week.$state

export const loadWeek = (): Promise<void> => week.load(fetchWeek)
export const refreshWeek = () => lookAgain(week.$state, fetchWeek)

async function fetchWeek(): Promise<Result<Circumstances>> {
  const today = () => toStudioMoment(studioNow()).date
  const guess = today()
  const [settings, early] = await Promise.all([publicSettings(), busyWeek(guess), needClock()])
  if (!settings.ok) return settings
  const busy = today() === guess ? early : await busyWeek(today())
  if (!busy.ok) return busy
  return success({ settings: settings.value, busy: busy.value, now: studioNow() })
}

const busyWeek = (firstDay: string) => publicBusyPeriods(daysPeriod(firstDay, WEEK))

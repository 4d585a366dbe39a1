import { periodOfDays } from '../../../domain/calendar/closure.ts'
import { addDays } from '../../../domain/calendar/days.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { loadProgramme } from '../../../stores/bookings/programme.ts'
import { studioNow } from '../../../stores/clock.ts'

/** Loads what happens today and tomorrow. */
export function loadTwoDays() {
  const today = toStudioMoment(studioNow()).date
  return loadProgramme(periodOfDays(today, addDays(today, 1)))
}

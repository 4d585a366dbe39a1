import { periodOfDays } from '../../../domain/calendar/closure.ts'
import { addDays } from '../../../domain/calendar/days.ts'
import { toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { loadProgramme, refreshProgramme } from '../../../stores/bookings/programme.ts'
import { studioNow } from '../../../stores/clock.ts'

function twoDays() {
  const today = toStudioMoment(studioNow()).date
  return periodOfDays(today, addDays(today, 1))
}

/** Loads what happens today and tomorrow. */
export const loadTwoDays = () => loadProgramme(twoDays())
export const refreshTwoDays = () => refreshProgramme(twoDays())

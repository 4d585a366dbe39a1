import { hoursOn } from '../offers/opening-hours.ts'
import type { Session } from '../offers/price-of.ts'
import type { StudioSettings } from '../offers/settings.ts'
import { startTimes } from './start-times.ts'

/** Why `dayTimes()` has none for such a session on a day of the studio. */
export function whyNoTimes(
  date: string,
  session: Session,
  settings: StudioSettings,
): 'dayClosed' | 'doesNotFit' | 'tooFarAhead' {
  if (!hoursOn(date, settings)) return 'dayClosed'
  return startTimes(settings, session, date).length === 0 ? 'doesNotFit' : 'tooFarAhead'
}

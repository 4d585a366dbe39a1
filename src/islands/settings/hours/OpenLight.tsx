import { midnightOf, minutesOfDay, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { MINUTE_MS } from '../../../domain/calendar/units.ts'
import { type Hours, hoursRefusal } from '../../../domain/offers/opening-hours.ts'
import { defaultSettings } from '../../../domain/offers/settings.ts'
import { studioNow } from '../../../stores/clock.ts'
import { DayLight } from '../../shared/DayLight.tsx'

/** The hours that are typed, framed on the light of today; the fields beside it say the same. */
export function OpenLight({ hours: { start, end } }: { hours: Hours }) {
  const { date } = toStudioMoment(studioNow())
  const at = (time: string) => new Date(+midnightOf(date) + minutesOfDay(time) * MINUTE_MS)
  const session = hoursRefusal({ start, end }) ? undefined : { start: at(start), end: at(end) }
  return (
    <DayLight
      date={date}
      settings={{ ...defaultSettings, openingHours: { start, end } }}
      session={session}
      tall
    />
  )
}

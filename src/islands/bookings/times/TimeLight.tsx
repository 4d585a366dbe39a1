import type { Period } from '../../../domain/calendar/period.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { DayLight, LightWords } from '../../shared/DayLight.tsx'

interface Props {
  date: string
  settings: StudioSettings
  session: Period
}

/** The chosen time as a picture: its place on the sky of its day, with the sun's times where there is room. */
export function TimeLight({ date, settings, session }: Props) {
  return (
    <div className="time-light">
      <DayLight {...{ date, settings, session }} />
      <LightWords date={date} />
    </div>
  )
}

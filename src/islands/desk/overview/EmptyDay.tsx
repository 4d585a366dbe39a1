import type { CSSProperties } from 'react'
import { midnightOf, minutesOfDay } from '../../../domain/calendar/studio-time.ts'
import { MINUTE_MS } from '../../../domain/calendar/units.ts'
import type { Hours } from '../../../domain/offers/opening-hours.ts'
import { formatTime } from '../../../i18n/format.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  date: string
  hours: Hours
  now: Date
}

/** The opening hours of a day without bookings, as an empty rail that shows the present. */
export function EmptyDay({ date, hours, now }: Props) {
  const { locale, t } = useTexts('admin')
  const [opens, closes] = [minutesOfDay(hours.start), minutesOfDay(hours.end)]
  const minutes = (+now - +midnightOf(date)) / MINUTE_MS
  const gone = Math.min(1, Math.max(0, (minutes - opens) / (closes - opens)))
  const runs = gone > 0 && gone < 1
  const style = { '--gone': `${100 * gone}%`, '--hours': (closes - opens) / 60 } as CSSProperties
  return (
    <div className="day-rail" style={style}>
      {runs && <p className="day-rail-now">{t('admin.nowAt', { time: formatTime(locale, now) })}</p>}
      <div className="day-rail-hours" aria-hidden="true">
        {runs && <span className="day-strip-now" />}
      </div>
      <p className="flex justify-between text-fluid-sm text-muted" aria-hidden="true">
        <span>{hours.start}</span>
        <span>{hours.end}</span>
      </p>
    </div>
  )
}

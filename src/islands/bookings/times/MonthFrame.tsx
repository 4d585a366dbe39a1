import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatWeekday } from '../../../i18n/format.ts'
import { useTexts } from '../../shared/island.tsx'
import { weekdays } from './any-week.ts'
import { MonthLegend } from './MonthLegend.tsx'

/** `MonthView` before it is known which month it is: the names of the days, and places for six weeks of three months. */
export function MonthFrame() {
  const { locale } = useTexts('times')
  return (
    <div className="grid content-start gap-2">
      <div className="grid h-11 place-items-center">
        <span className="h-5 w-2/5 rounded bg-sunken" />
      </div>
      <div className="grid min-h-118 grid-cols-7 grid-rows-[auto_repeat(8,2.75rem)] content-start gap-0.5 pt-0.5">
        {weekdays.map((day) => (
          <span key={day} className="pb-1 text-center text-fluid-sm font-semibold text-muted">
            {formatWeekday(locale, noonOf(day), 'short')}
          </span>
        ))}
        {Array.from({ length: 56 }, (_, place) => (
          <span key={place} className="size-2 place-self-center rounded-full bg-sunken" />
        ))}
      </div>
      <MonthLegend />
    </div>
  )
}

import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatWeekday } from '../../../i18n/format.ts'
import { useTexts } from '../island.tsx'
import { weekdays } from './any-week.ts'
import { MonthKey } from './MonthKey.tsx'

/** `MonthView` before it is known which month it is: the names of the days, and places for five weeks. */
export function MonthFrame() {
  const { locale } = useTexts('times')
  return (
    <div className="grid content-start gap-1" inert>
      <div className="grid h-11 place-items-center">
        <span className="h-5 w-2/5 rounded bg-sunken" />
      </div>
      <div className="month-weeks grid grid-cols-7 content-start">
        {weekdays.map((day) => (
          <span key={day} className="pb-1 text-center text-fluid-sm text-muted">
            {formatWeekday(locale, noonOf(day), 'short')}
          </span>
        ))}
        {Array.from({ length: 35 }, (_, place) => (
          <span key={place} className="pick pick-day" data-unknown="" />
        ))}
      </div>
      <MonthKey closed={false} />
    </div>
  )
}

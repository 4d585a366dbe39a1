import { useId } from 'react'
import type { DayStatus } from '../../../domain/booking/availability.ts'
import { byMonth, firstDayOf, monthOf } from '../../../domain/calendar/days.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatMonth, formatWeekday } from '../../../i18n/format.ts'
import { useTexts } from '../../shared/island.tsx'
import { weekdays } from './any-week.ts'
import { MonthDay } from './MonthDay.tsx'
import { MonthHead } from './MonthHead.tsx'
import { MonthLegend } from './MonthLegend.tsx'
import { useRovingDay } from './use-roving-day.ts'

interface Props {
  /** `2026-11` */
  month: string
  /** The days that are shown, which may be more than those of the month; nothing in the places of others. */
  weeks: (string | undefined)[][]
  today: string
  /** The first day that can be chosen, which is also the first the keys lead to. */
  earliest: string
  /** Whether a day can be chosen that has nothing to offer. */
  anyDay: boolean
  chosen: string
  /** The day whose times are shown. */
  day: string
  /** Unknown while the taken times are on their way. */
  statusOf: ((date: string) => DayStatus) | undefined
  onTurn: (month: string) => void
  onChoose: (date: string) => void
}

/** A month, with the days that follow it where they are shown: a table of buttons with one stop of the Tab key. */
export function MonthView(props: Props) {
  const { month, weeks, today, earliest, anyDay, chosen, day, statusOf, onTurn, onChoose } = props
  const { locale } = useTexts('times')
  const titleId = useId()
  // Today's week may begin in a month that is over.
  const months = byMonth(weeks).filter((one) => one.month >= monthOf(earliest))
  const shown = months.flatMap((one) => one.weeks.flat()).filter((date) => date !== undefined)
  const { days, first, cursor, onKeyDown, setVisited } = useRovingDay<HTMLTableElement>({ ...props, shown })
  return (
    <div className="grid content-start gap-2">
      <MonthHead {...{ titleId, month, today, first, onTurn }} />
      {/* As high as six weeks of three months, so that nothing below moves from month to month. */}
      <div className="min-h-118">
        <table
          ref={days}
          aria-labelledby={titleId}
          aria-busy={!statusOf}
          className="w-full table-fixed border-separate border-spacing-0.5"
        >
          <thead>
            <tr>
              {weekdays.map((weekday) => (
                <th
                  key={weekday}
                  scope="col"
                  abbr={formatWeekday(locale, noonOf(weekday), 'long')}
                  className="pb-1 text-fluid-sm font-semibold text-muted"
                >
                  {formatWeekday(locale, noonOf(weekday), 'short')}
                </th>
              ))}
            </tr>
          </thead>
          {months.map((one, place) => (
            <tbody key={one.month}>
              {place > 0 && (
                <tr>
                  <th colSpan={7} scope="rowgroup" className="h-8 pt-1 text-fluid-sm font-semibold">
                    {formatMonth(locale, noonOf(firstDayOf(one.month)))}
                  </th>
                </tr>
              )}
              {one.weeks.map((dates) => (
                <tr key={dates.join()} className="h-11">
                  {weekdays.map((weekday, index) => {
                    const date = dates[index]
                    return (
                      <td key={weekday} className="p-0">
                        {date && (
                          <MonthDay
                            {...{ date, today, earliest, anyDay, statusOf, onKeyDown }}
                            chosen={date === chosen || date === day}
                            stop={date === cursor}
                            onChoose={() => {
                              setVisited(date)
                              onChoose(date)
                            }}
                          />
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <MonthLegend />
    </div>
  )
}

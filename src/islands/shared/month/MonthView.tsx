import { useId } from 'react'
import type { DayAvailability } from '../../../domain/booking/availability.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatWeekday } from '../../../i18n/format.ts'
import { useTexts } from '../island.tsx'
import { weekdays } from './any-week.ts'
import { MonthDay } from './MonthDay.tsx'
import { MonthHead } from './MonthHead.tsx'
import { MonthKey } from './MonthKey.tsx'
import { useRovingDay } from './use-roving-day.ts'

interface Props {
  /** `2026-11` */
  month: string
  /** The days that are shown, which may be more than those of the month; nothing in the places of others. */
  weeks: (string | undefined)[][]
  today: string
  /** The first day that can be chosen, which is also the first the keys lead to. */
  earliest: string
  /** Whether a day without free times can be chosen. */
  anyDay: boolean
  /** Where the Tab key leads to. */
  chosen: string
  /** Whether a day is pressed: chosen, or its times are shown. */
  pressed: (date: string) => boolean
  /** Unknown while the taken times are on their way. */
  offerOf: ((date: string) => DayAvailability) | undefined
  onTurn: (month: string) => void
  onChoose: (date: string) => void
}

/** A month, or the weeks from the present one on: a table of buttons with one stop for the Tab key. */
export function MonthView(props: Props) {
  const { month, weeks, today, earliest, anyDay, pressed, offerOf, onTurn, onChoose } = props
  const { locale } = useTexts('times')
  const titleId = useId()
  const shown = weeks.flat().filter((date) => date !== undefined)
  const { days, first, cursor, onKeyDown, setVisited } = useRovingDay<HTMLTableElement>({ ...props, shown })
  return (
    <div className="grid content-start gap-1">
      <MonthHead {...{ titleId, month, today, first, onTurn }} last={shown.at(-1) ?? first} />
      {/* As high as five weeks, which most months have. */}
      <div className="month-weeks">
        <table
          ref={days}
          aria-labelledby={titleId}
          aria-busy={!offerOf}
          className="w-full table-fixed border-separate border-spacing-0"
        >
          <thead>
            <tr>
              {weekdays.map((weekday) => (
                <th
                  key={weekday}
                  scope="col"
                  abbr={formatWeekday(locale, noonOf(weekday), 'long')}
                  className="pb-1 text-fluid-sm font-normal text-muted"
                >
                  {formatWeekday(locale, noonOf(weekday), 'short')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((dates) => (
              <tr key={dates.join()}>
                {weekdays.map((weekday, index) => {
                  const date = dates[index]
                  return (
                    <td key={weekday} className="p-0">
                      {date && (
                        <MonthDay
                          {...{ date, today, earliest, anyDay, offerOf, onKeyDown }}
                          namesMonth={date.endsWith('-01') || date === first}
                          chosen={pressed(date)}
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
        </table>
      </div>
      <MonthKey closed={shown.some((date) => date >= today && offerOf?.(date).status === 'closed')} />
    </div>
  )
}

import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { DayMark } from '../../../components/ui/DayMark.tsx'
import type { DayStatus } from '../../../domain/booking/availability.ts'
import { addDays, addMonths, firstDayOf, monthOf, weekdayOf } from '../../../domain/calendar/days.ts'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { formatDate, formatMonth, formatWeekday } from '../../../i18n/format.ts'
import { joinClauses } from '../../../i18n/joins.ts'
import { useTexts } from '../../shared/island.tsx'

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
  /** Unknown while the taken times are on their way. */
  statuses: Map<string, DayStatus> | undefined
  onTurn: (month: string) => void
  onChoose: (date: string) => void
}

/** Any week will do to name its days. */
const weekdays = Array.from({ length: 7 }, (_, weekday) => addDays('2026-11-16', weekday))

const legend = ['free', 'partly', 'full', 'closed'] as const

/** A month, with the days that follow it where they are shown, as a date grid (WAI-ARIA pattern): one Tab stop, arrows by day, Home and End by week, Page by month. */
export function MonthView({
  month,
  weeks,
  today,
  earliest,
  anyDay,
  chosen,
  statuses,
  onTurn,
  onChoose,
}: Props) {
  const { locale, t } = useTexts('times')
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const followFocus = useRef(false)
  const [visited, setVisited] = useState(chosen)
  const shown = weeks.flat().filter((date) => date !== undefined)
  // An admin's weeks may begin in the month before.
  const first = shown.find((date) => date >= earliest) ?? firstDayOf(month)
  const cursor = [visited, chosen, today].find((date) => date >= earliest && shown.includes(date)) ?? first

  useEffect(() => {
    if (!followFocus.current) return
    followFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus()
  })

  function visit(date: string) {
    const next = date < earliest ? earliest : date
    followFocus.current = true
    setVisited(next)
    if (!shown.includes(next)) onTurn(monthOf(next))
  }

  function onKeyDown(event: KeyboardEvent) {
    const goal = {
      ArrowLeft: () => addDays(cursor, -1),
      ArrowRight: () => addDays(cursor, 1),
      ArrowUp: () => addDays(cursor, -7),
      ArrowDown: () => addDays(cursor, 7),
      Home: () => addDays(cursor, -weekdayOf(cursor)),
      End: () => addDays(cursor, 6 - weekdayOf(cursor)),
      PageUp: () => addMonths(cursor, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(cursor, event.shiftKey ? 12 : 1),
    }[event.key]
    if (!goal) return
    event.preventDefault()
    visit(goal())
  }

  const turn = (months: number) => onTurn(monthOf(addMonths(firstDayOf(month), months)))

  return (
    <div className="grid content-start gap-2">
      <div className="flex items-center justify-between gap-2">
        <TurnButton
          label={t('times.previousMonth')}
          path="m10 3-5 5 5 5"
          onClick={month > monthOf(today) ? () => turn(-1) : undefined}
        />
        <h3 id={titleId} className="text-center font-semibold" aria-live="polite">
          {formatMonth(locale, noonOf(first))}
        </h3>
        <TurnButton label={t('times.nextMonth')} path="m6 3 5 5-5 5" onClick={() => turn(1)} />
      </div>
      {/* As high as six weeks and a month's name, so that nothing below moves from month to month. */}
      <div className="min-h-90">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the W3C date picker pattern is a table with this role
          role="grid"
          aria-labelledby={titleId}
          aria-busy={!statuses}
          className="w-full table-fixed border-separate border-spacing-0.5"
          onKeyDown={onKeyDown}
        >
          <thead>
            <tr>
              {weekdays.map((day) => (
                <th
                  key={day}
                  scope="col"
                  abbr={formatWeekday(locale, noonOf(day), 'long')}
                  className="pb-1 text-fluid-sm font-semibold text-muted"
                >
                  {formatWeekday(locale, noonOf(day), 'short')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((days, week) => (
              <Fragment key={days.join()}>
                {week > 0 && (
                  <MonthBegins first={days.find((date) => date === firstDayOf(monthOf(date ?? '')))} />
                )}
                <tr className="h-12">
                  {weekdays.map((weekday, index) => (
                    <DayCell
                      key={weekday}
                      {...{ today, earliest, anyDay, chosen, cursor }}
                      date={days[index]}
                      statuses={statuses}
                      onChoose={(date) => {
                        setVisited(date)
                        onChoose(date)
                      }}
                    />
                  ))}
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-fluid-sm text-muted" aria-label={t('times.marks')}>
        {legend.map((status) => (
          <li key={status} className="flex items-center gap-1.5">
            <DayMark status={status} />
            {t(`times.${status}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The name of a month before the week in which it begins; each day says its month by itself. */
function MonthBegins({ first }: { first: string | undefined }) {
  const { locale } = useTexts('times')
  return (
    first && (
      <tr>
        <td colSpan={7} className="h-7 text-center text-fluid-sm font-semibold">
          {formatMonth(locale, noonOf(first))}
        </td>
      </tr>
    )
  )
}

interface CellProps extends Pick<Props, 'today' | 'earliest' | 'anyDay' | 'chosen' | 'statuses'> {
  /** Missing in the places of other months. */
  date: string | undefined
  cursor: string
  onChoose: (date: string) => void
}

function DayCell({ today, earliest, anyDay, chosen, statuses, date, cursor, onChoose }: CellProps) {
  const { locale, t } = useTexts('times')
  if (!date) return <td />
  const status = date < today ? 'past' : statuses?.get(date)
  const past = date < earliest
  const useless = past || (!anyDay && (status === 'past' || status === 'closed'))
  const look =
    date === chosen
      ? 'bg-daylight font-semibold text-paper'
      : useless
        ? 'text-muted'
        : 'font-semibold hover:bg-daylight-wash'
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a td in a grid is a gridcell (HTML-AAM), which may be selected
    <td className="p-0" aria-selected={date === chosen}>
      <button
        type="button"
        data-date={date}
        tabIndex={date === cursor ? 0 : -1}
        disabled={past}
        aria-disabled={useless || undefined}
        aria-current={date === today ? 'date' : undefined}
        aria-label={joinClauses(
          locale,
          formatDate(locale, noonOf(date)),
          ...(status ? [t(`times.${status}`)] : []),
        )}
        className={`grid h-12 w-full cursor-pointer place-content-center justify-items-center gap-0.5 rounded-lg border leading-none tabular-nums aria-disabled:cursor-default ${date === today ? 'border-daylight' : 'border-transparent'} ${look}`}
        onClick={() => !useless && onChoose(date)}
      >
        {Number(date.slice(8))}
        {status && date >= today ? <DayMark status={status} /> : <span className="size-2.5" />}
      </button>
    </td>
  )
}

interface TurnProps {
  label: string
  path: string
  /** Missing where there is no way. */
  onClick: (() => void) | undefined
}

function TurnButton({ label, path, onClick }: TurnProps) {
  return (
    <button
      type="button"
      className="grid size-11 cursor-pointer place-items-center rounded-full border border-line hover:border-ink aria-disabled:invisible"
      aria-label={label}
      aria-disabled={onClick ? undefined : true}
      onClick={onClick}
    >
      <svg
        viewBox="0 0 16 16"
        className="size-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </button>
  )
}

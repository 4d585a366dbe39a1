import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { timeOfDay } from '../../../domain/calendar/studio-time.ts'
import { formatWeekday } from '../../../i18n/format.ts'
import { formatPercent } from '../../../i18n/format-number.ts'
import { joinClauses, joinLabel } from '../../../i18n/joins.ts'
import { $openingUse, loadOpeningUse, type OpeningUse } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { depth, UseLegend } from './UseLegend.tsx'

const LEFT = 34
const WIDTH = 360
const ROW = 28
const days = [1, 2, 3, 4, 5, 6, 7]

/** An instant on that day of the week: 1 January 2024 was a Monday. */
const onWeekday = (weekday: number) => new Date(Date.UTC(2024, 0, weekday, 4))
const hoursOf = (cells: OpeningUse[]) => [...new Set(cells.map(({ hour }) => hour))].sort((a, b) => a - b)

/** How full the week's opening hours were. */
export function OpeningUseChart() {
  const { locale, t } = useTexts('admin')
  const state = useStore($openingUse)
  useEffect(() => {
    loadOpeningUse()
  }, [])
  const day = (weekday: number) => formatWeekday(locale, onWeekday(weekday), 'short')
  return (
    <ChartPanel
      id="opening-use"
      title={t('admin.useTitle')}
      text={t('admin.useText')}
      state={state}
      load={loadOpeningUse}
      picture={(cells) => <Picture cells={cells} />}
      table={(cells) => (
        <>
          <thead>
            <tr>
              <th scope="col">{t('admin.hour')}</th>
              {days.map((weekday) => (
                <th key={weekday} scope="col" aria-label={formatWeekday(locale, onWeekday(weekday), 'long')}>
                  {day(weekday)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hoursOf(cells).map((hour) => (
              <tr key={hour}>
                <th scope="row">{timeOfDay(hour * 60)}</th>
                {days.map((weekday) => {
                  const cell = cells.find((one) => one.hour === hour && one.weekday === weekday)
                  return <td key={weekday}>{formatPercent(locale, cell?.used ?? 0)}</td>
                })}
              </tr>
            ))}
          </tbody>
        </>
      )}
    />
  )
}

/** Days down, hours across: the fuller an hour was, the deeper its colour. */
function Picture({ cells }: { cells: OpeningUse[] }) {
  const { locale, t } = useTexts('admin')
  const hours = hoursOf(cells)
  const column = (WIDTH - LEFT) / hours.length
  const busiest = cells.reduce<OpeningUse | undefined>(
    (best, cell) => (cell.used > (best?.used ?? 0) ? cell : best),
    undefined,
  )
  const summary = busiest
    ? t('admin.useSummary', {
        day: formatWeekday(locale, onWeekday(busiest.weekday), 'long'),
        hour: timeOfDay(busiest.hour * 60),
        used: formatPercent(locale, busiest.used),
      })
    : t('admin.useEmpty')
  const height = days.length * ROW
  return (
    <figure className="grid gap-3">
      <svg viewBox={`0 0 ${WIDTH} ${height + 20}`} className="chart w-full" role="img" aria-label={summary}>
        {days.map((weekday) => (
          <text key={weekday} x={0} y={(weekday - 0.5) * ROW + 4} className="chart-title">
            {formatWeekday(locale, onWeekday(weekday), 'short')}
          </text>
        ))}
        {cells.map(({ weekday, hour, used }) => {
          const x = LEFT + hours.indexOf(hour) * column
          const y = (weekday - 1) * ROW
          const size = { width: column - 2, height: ROW - 2, rx: 3 }
          return (
            <g key={`${weekday}-${hour}`}>
              <title>
                {joinLabel(
                  locale,
                  joinClauses(
                    locale,
                    formatWeekday(locale, onWeekday(weekday), 'long'),
                    timeOfDay(hour * 60),
                  ),
                  formatPercent(locale, used),
                )}
              </title>
              <rect className="chart-empty" x={x} y={y} {...size} />
              {used > 0 && <rect className="chart-used" x={x} y={y} {...size} fillOpacity={depth(used)} />}
            </g>
          )
        })}
        {hours.map(
          (hour, index) =>
            index % Math.ceil(hours.length / 7) === 0 && (
              <text key={hour} x={LEFT + (index + 0.5) * column} y={height + 15} className="chart-label">
                {hour}
              </text>
            ),
        )}
      </svg>
      <figcaption className="grid gap-2 text-fluid-sm text-muted">
        {summary}
        <UseLegend />
      </figcaption>
    </figure>
  )
}

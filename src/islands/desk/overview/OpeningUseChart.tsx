import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { timeOfDay } from '../../../domain/calendar/studio-time.ts'
import { formatWeekday } from '../../../i18n/format.ts'
import { formatPercent } from '../../../i18n/format-number.ts'
import { $openingUse, loadOpeningUse, type OpeningUse } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { depth, UseLegend } from './UseLegend.tsx'

const days = [1, 2, 3, 4, 5, 6, 7]

/** An instant on that day of the week: 1 January 2024 was a Monday. */
const onWeekday = (weekday: number) => new Date(Date.UTC(2024, 0, weekday, 4))
const hoursOf = (cells: OpeningUse[]) => [...new Set(cells.map(({ hour }) => hour))].sort((a, b) => a - b)

/** How full the week's opening hours were. */
export function OpeningUseChart() {
  const { t } = useTexts('admin')
  const state = useStore($openingUse)
  useEffect(() => {
    loadOpeningUse()
  }, [])
  return (
    <ChartPanel
      id="opening-use"
      title={t('admin.useTitle')}
      text={t('admin.useText')}
      state={state}
      load={loadOpeningUse}
    >
      {(cells) => (
        <>
          <Busiest cells={cells} />
          <UseTable cells={cells} />
          <UseLegend />
        </>
      )}
    </ChartPanel>
  )
}

function Busiest({ cells }: { cells: OpeningUse[] }) {
  const { locale, t } = useTexts('admin')
  const busiest = cells.reduce<OpeningUse | undefined>(
    (best, cell) => (cell.used > (best?.used ?? 0) ? cell : best),
    undefined,
  )
  if (!busiest) return <p className="font-semibold">{t('admin.useEmpty')}</p>
  return (
    <p className="font-semibold">
      {t('admin.useSummary', {
        day: formatWeekday(locale, onWeekday(busiest.weekday), 'long'),
        hour: timeOfDay(busiest.hour * 60),
        used: formatPercent(locale, busiest.used),
      })}
    </p>
  )
}

/** Hours down, days across: the fuller an hour was, the deeper its colour. */
function UseTable({ cells }: { cells: OpeningUse[] }) {
  const { locale, t } = useTexts('admin')
  const percent = (used: number) => {
    const words = formatPercent(locale, used)
    // Many zeros hide the rest.
    return used > 0 ? words : <span className="sr-only">{words}</span>
  }
  return (
    <table className="use-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('admin.hour')}</span>
          </th>
          {days.map((weekday) => (
            <th key={weekday} scope="col" abbr={formatWeekday(locale, onWeekday(weekday), 'long')}>
              {formatWeekday(locale, onWeekday(weekday), 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hoursOf(cells).map((hour) => (
          <tr key={hour}>
            <th scope="row">{timeOfDay(hour * 60)}</th>
            {days.map((weekday) => {
              const used = cells.find((one) => one.hour === hour && one.weekday === weekday)?.used ?? 0
              return (
                <td key={weekday} style={depth(used)}>
                  {percent(used)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

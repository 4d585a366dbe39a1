import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { type OpeningUse, type PartUse, shareOf, useOfWeek } from '../../../domain/calendar/opening-use.ts'
import { timeOfDay } from '../../../domain/calendar/studio-time.ts'
import { formatWeekday } from '../../../i18n/format.ts'
import { formatNumber, formatPercent } from '../../../i18n/format-number.ts'
import { joinRange, joinSentences } from '../../../i18n/joins.ts'
import { $openingUse, loadOpeningUse } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { ChartPanel } from './ChartPanel.tsx'

const days = [1, 2, 3, 4, 5, 6, 7]

/** An instant on that day of the week: 1 January 2024 was a Monday. */
const onWeekday = (weekday: number) => new Date(Date.UTC(2024, 0, weekday, 4))
const clock = ({ from, to }: PartUse) => joinRange(timeOfDay(from * 60), timeOfDay(to * 60))

/** How full the week's opening hours were. */
export function OpeningUseChart() {
  const { t } = useTexts('admin')
  const state = useStore($openingUse)
  useEffect(() => {
    loadOpeningUse()
  }, [])
  return (
    <ChartPanel
      title={t('admin.useTitle')}
      text={t('admin.useText')}
      state={state}
      load={loadOpeningUse}
      height="h-60"
    >
      {(hours) =>
        shareOf(hours) ? (
          <>
            <UseSummary hours={hours} />
            <UseTable hours={hours} />
          </>
        ) : (
          <p className="text-muted">{t('admin.useEmpty')}</p>
        )
      }
    </ChartPanel>
  )
}

/** The parts of the week, the fullest first. */
const byUse = (parts: PartUse[]) =>
  parts
    .flatMap((part) => part.used.map((used = 0, index) => ({ part, used, weekday: index + 1 })))
    .sort((one, other) => other.used - one.used)

function UseSummary({ hours }: { hours: OpeningUse[] }) {
  const { locale, t } = useTexts('admin')
  const [busiest] = byUse(useOfWeek(hours).parts)
  if (!busiest) return null
  return (
    <p className="font-semibold">
      {joinSentences(
        locale,
        t('admin.useSummary', {
          day: formatWeekday(locale, onWeekday(busiest.weekday), 'long'),
          // A line may not end within it.
          hour: clock(busiest.part).replace('–', '–\u2060'),
          used: formatPercent(locale, busiest.used),
        }),
        t('admin.useOfAll', { used: formatPercent(locale, shareOf(hours) ?? 0) }),
      )}
    </p>
  )
}

/** Parts of the day down, days across: the fuller, the deeper its colour, and the fullest is the deepest. */
function UseTable({ hours }: { hours: OpeningUse[] }) {
  const { locale, t } = useTexts('admin')
  const { parts, days: wholeDays } = useOfWeek(hours)
  const most = byUse(parts)[0]?.used || 1
  /** In steps that are told apart, of which the last is the fullest. */
  const step = (used = 0) => (used ? Math.ceil((5 * used) / most) : 0)
  const cells = (row: PartUse['used']) =>
    row.map((used, index) => (
      <td key={days[index]} data-step={step(used)}>
        {used === undefined ? (
          '–'
        ) : (
          // Nothing is an empty cell, as it is drawn.
          <span className={used ? undefined : 'sr-only'}>
            {formatNumber(locale, Math.round(100 * used))}
            <span className="sr-only">%</span>
          </span>
        )}
      </td>
    ))
  return (
    <table className="use-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('admin.hour')}</span>
            <span aria-hidden="true">%</span>
          </th>
          {days.map((weekday) => (
            <th key={weekday} scope="col" abbr={formatWeekday(locale, onWeekday(weekday), 'long')}>
              {formatWeekday(locale, onWeekday(weekday), 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.from}>
            <th scope="row">{clock(part)}</th>
            {cells(part.used)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('admin.allDay')}</th>
          {cells(wholeDays)}
        </tr>
      </tfoot>
    </table>
  )
}

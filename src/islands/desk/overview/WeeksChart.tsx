import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { fromStudioMoment, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { currencies } from '../../../domain/offers/prices.ts'
import { formatDay, formatDayMonth } from '../../../i18n/format.ts'
import { formatNumber, formatSums } from '../../../i18n/format-number.ts'
import { $weeks, loadWeeks, type Week } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { Money } from './Money.tsx'

const WIDTH = 360
const BARS = { top: 34, height: 82 }
/** Above the bars of money stand their sums, upright: the longest, `1,100,000₮`, takes most of the room. */
const MONEY_FLOOR = 276
const AXIS = 300

const startOf = ({ monday }: Week) => fromStudioMoment({ date: monday, time: '00:00' }) ?? new Date(0)

/** The week that today belongs to. */
function isPresent(week: Week): boolean {
  const today = toStudioMoment(new Date()).date
  const next = toStudioMoment(new Date(startOf(week).getTime() + 7 * 24 * 60 * 60 * 1000)).date
  return week.monday <= today && today < next
}

/** Bookings and revenue per week. */
export function WeeksChart() {
  const { locale, t } = useTexts('admin', 'bookings')
  const state = useStore($weeks)
  useEffect(() => {
    loadWeeks()
  }, [])
  return (
    <ChartPanel
      id="weeks"
      title={t('admin.weeksTitle')}
      text={t('admin.weeksText')}
      state={state}
      load={loadWeeks}
      picture={(weeks) => <Picture weeks={weeks} />}
      table={(weeks) => (
        <>
          <thead>
            <tr>
              <th scope="col">{t('admin.week')}</th>
              <th scope="col">{t('bookings.confirmed')}</th>
              <th scope="col">{t('bookings.pending')}</th>
              <th scope="col">{t('admin.revenue')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.monday}>
                <th scope="row">
                  {formatDay(locale, startOf(week))}
                  {isPresent(week) && ` (${t('admin.thisWeek')})`}
                </th>
                <td>{formatNumber(locale, week.confirmed)}</td>
                <td>{formatNumber(locale, week.pending)}</td>
                <td>{formatSums(locale, week.revenue)}</td>
              </tr>
            ))}
          </tbody>
        </>
      )}
    />
  )
}

/** Above bookings (confirmed filled, pending outlined on top), below revenue, on one axis of weeks. */
function Picture({ weeks }: { weeks: Week[] }) {
  const { locale, t } = useTexts('admin', 'bookings')
  const step = WIDTH / weeks.length
  const bar = step * 0.62
  const most = Math.max(1, ...weeks.map(({ confirmed, pending }) => confirmed + pending))
  // Each currency has bars and a scale of its own, beside the other's.
  const earned = currencies
    .filter((currency) => weeks.some(({ revenue }) => revenue[currency]))
    .map((currency) => ({
      currency,
      richest: Math.max(1, ...weeks.map(({ revenue }) => revenue[currency] ?? 0)),
    }))
  const present = weeks.findIndex(isPresent)
  const now = weeks[present]
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`0 0 ${WIDTH} ${AXIS + 6}`}
        className="chart w-full"
        role="img"
        aria-label={t('admin.weeksSummary', {
          bookings: formatNumber(locale, now ? now.confirmed + now.pending : 0),
          revenue: formatSums(locale, now?.revenue ?? {}),
        })}
      >
        {present >= 0 && (
          <rect className="chart-present" x={present * step} y={0} width={step} height={AXIS + 6} rx={6} />
        )}
        <text x={0} y={13} className="chart-title">
          {t('admin.bookings')}
        </text>
        <text x={0} y={142} className="chart-title">
          {t('admin.revenue')}
        </text>
        <path className="chart-axis" d={`M0 ${BARS.top + BARS.height}h${WIDTH}`} />
        <path className="chart-axis" d={`M0 ${MONEY_FLOOR}h${WIDTH}`} />
        {weeks.map((week, index) => {
          const middle = (index + 0.5) * step
          const x = middle - bar / 2
          const confirmed = (week.confirmed / most) * BARS.height
          const pending = (week.pending / most) * BARS.height
          const floor = BARS.top + BARS.height
          const moneyBar = bar / earned.length
          const count = week.confirmed + week.pending
          // Every second one, or they run into each other.
          const labelled = (index - present) % 2 === 0
          return (
            <g key={week.monday}>
              {confirmed > 0 && (
                <rect
                  className="chart-confirmed"
                  x={x}
                  y={floor - confirmed}
                  width={bar}
                  height={confirmed}
                />
              )}
              {pending > 0 && (
                <rect
                  className="chart-pending"
                  x={x + 0.75}
                  y={floor - confirmed - pending + 0.75}
                  width={bar - 1.5}
                  height={Math.max(1, pending - 1.5)}
                />
              )}
              {count > 0 && (
                <text x={middle} y={floor - confirmed - pending - 4} className="chart-value">
                  {formatNumber(locale, count)}
                </text>
              )}
              {earned.map(({ currency, richest }, place) => (
                <Money
                  key={currency}
                  price={{ amount: week.revenue[currency] ?? 0, currency }}
                  share={(week.revenue[currency] ?? 0) / richest}
                  floor={MONEY_FLOOR}
                  x={x + place * moneyBar}
                  width={moneyBar}
                  pale={place > 0}
                />
              ))}
              {labelled && (
                <text x={middle} y={AXIS - 6} className="chart-label">
                  {formatDayMonth(locale, startOf(week))}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-fluid-sm text-muted">
        <Key look="chart-confirmed" text={t('bookings.confirmed')} />
        <Key look="chart-pending" text={t('bookings.pending')} />
        <Key look="chart-present" text={t('admin.thisWeek')} />
      </figcaption>
    </figure>
  )
}

function Key({ look, text }: { look: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
        <rect className={look} x="1" y="1" width="10" height="10" rx="1.5" />
      </svg>
      {text}
    </span>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { addDays } from '../../../domain/calendar/days.ts'
import { noonOf, toStudioMoment } from '../../../domain/calendar/studio-time.ts'
import { currencies } from '../../../domain/offers/prices.ts'
import { formatDayMonth } from '../../../i18n/format.ts'
import { formatNumber, formatSums } from '../../../i18n/format-number.ts'
import { studioNow } from '../../../stores/clock.ts'
import { $weeks, loadWeeks, type Week } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { ChartPanel } from './ChartPanel.tsx'
import { RevenueBars } from './RevenueBars.tsx'

/** The week that today belongs to. */
function isPresent({ monday }: Week): boolean {
  const today = toStudioMoment(studioNow()).date
  return monday <= today && today < addDays(monday, 7)
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
    >
      {(weeks) => {
        const present = weeks.find(isPresent)
        return (
          <>
            <p className="font-semibold">
              {t('admin.weeksSummary', {
                bookings: formatNumber(locale, present ? present.confirmed + present.pending : 0),
                revenue: formatSums(locale, present?.revenue ?? {}),
              })}
            </p>
            <WeeksTable weeks={weeks} />
            <p className="flex flex-wrap gap-x-5 gap-y-1 text-fluid-sm text-muted">
              <Key look="week-bar-confirmed" text={t('bookings.confirmed')} />
              <Key look="week-bar-pending" text={t('bookings.pending')} />
              <Key look="week-bar-money" text={t('admin.revenue')} />
            </p>
          </>
        )
      }}
    </ChartPanel>
  )
}

function WeeksTable({ weeks }: { weeks: Week[] }) {
  const { locale, t } = useTexts('admin', 'bookings')
  const most = Math.max(1, ...weeks.map(({ confirmed, pending }) => confirmed + pending))
  // Each currency has bars and a scale of its own.
  const richest = Object.fromEntries(
    currencies.map((currency) => [
      currency,
      Math.max(1, ...weeks.map(({ revenue }) => revenue[currency] ?? 0)),
    ]),
  ) as Record<(typeof currencies)[number], number>
  const share = (count: number) => ({ inlineSize: `${(count / most) * 100}%` })
  return (
    <table className="weeks-table">
      <thead>
        <tr>
          <th scope="col">{t('admin.week')}</th>
          <th scope="col">{t('admin.bookings')}</th>
          <th scope="col">{t('admin.revenue')}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const { monday, confirmed, pending, revenue } = week
          return (
            <tr key={monday} aria-current={isPresent(week) ? 'date' : undefined}>
              <th scope="row">
                <span className={isPresent(week) ? 'font-semibold text-ink' : undefined}>
                  {formatDayMonth(locale, noonOf(monday))}
                </span>
                {isPresent(week) && <span className="sr-only"> ({t('admin.thisWeek')})</span>}
              </th>
              <td>
                <div className="week-bars">
                  <span className="week-bar-room" aria-hidden="true">
                    <span className="week-bar-confirmed" style={share(confirmed)} />
                    {pending > 0 && <span className="week-bar-pending" style={share(pending)} />}
                  </span>
                  <span>
                    {formatNumber(locale, confirmed)}
                    {pending > 0 && (
                      <span className="text-muted">
                        {' '}
                        +{formatNumber(locale, pending)}
                        <span className="sr-only"> {t('bookings.pending')}</span>
                      </span>
                    )}
                  </span>
                </div>
              </td>
              <td>
                <RevenueBars revenue={revenue} richest={richest} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Key({ look, text }: { look: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`${look} inline-block w-3`} aria-hidden="true" />
      {text}
    </span>
  )
}

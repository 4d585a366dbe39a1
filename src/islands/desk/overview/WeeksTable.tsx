import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { type Currency, currencySigns } from '../../../domain/offers/prices.ts'
import { formatDayMonth } from '../../../i18n/format.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import type { Week } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { RevenueBar } from './RevenueBar.tsx'
import { earnedIn, isPresent } from './weeks.ts'

/** A row for each week. A currency is a column: its bars are measured by its own richest week, never by another's. */
export function WeeksTable({ weeks }: { weeks: Week[] }) {
  const { locale, t } = useTexts('admin', 'bookings')
  const most = Math.max(1, ...weeks.map(({ confirmed, pending }) => confirmed + pending))
  const earned = earnedIn(weeks)
  const richest = (currency: Currency) => Math.max(1, ...weeks.map(({ revenue }) => revenue[currency] ?? 0))
  const share = (count: number) => ({ inlineSize: `${(count / most) * 100}%` })
  return (
    <table className="weeks-table">
      <thead>
        <tr>
          <th scope="col">{t('admin.week')}</th>
          <th scope="col">{t('admin.weekBookings')}</th>
          {earned.map((currency) => (
            <th key={currency} scope="col" className="weeks-revenue">
              {earned.length > 1
                ? t('admin.revenueIn', { currency: currencySigns[currency] })
                : t('admin.revenue')}
            </th>
          ))}
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
              {earned.map((currency) => (
                <td key={currency} className="weeks-revenue">
                  <RevenueBar
                    amount={revenue[currency] ?? 0}
                    currency={currency}
                    richest={richest(currency)}
                  />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

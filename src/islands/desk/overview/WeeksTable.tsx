import type { CSSProperties } from 'react'
import { noonOf } from '../../../domain/calendar/studio-time.ts'
import { type Currency, currencySigns } from '../../../domain/offers/prices.ts'
import { formatMonthDay } from '../../../i18n/format.ts'
import { formatNumber, formatPrice } from '../../../i18n/format-number.ts'
import type { Week } from '../../../stores/statistics.ts'
import { useTexts } from '../../shared/island.tsx'
import { earnedIn, isPresent } from './weeks.ts'

/** A row for each week: how many bookings as a bar, and what they brought, each currency in a column. */
export function WeeksTable({ weeks }: { weeks: Week[] }) {
  const { locale, t } = useTexts('admin')
  const most = Math.max(1, ...weeks.map(({ confirmed, pending }) => confirmed + pending))
  const earned = earnedIn(weeks)
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
        {weeks.map((week) => (
          <tr key={week.monday} aria-current={isPresent(week) ? 'date' : undefined}>
            <th scope="row">
              {formatMonthDay(locale, noonOf(week.monday))}
              {isPresent(week) && <span className="sr-only"> ({t('admin.thisWeek')})</span>}
            </th>
            <td>
              <Bookings week={week} most={most} />
            </td>
            {earned.map((currency) => (
              <td key={currency} className="weeks-revenue">
                <Revenue amount={week.revenue[currency] ?? 0} currency={currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `most` is what the fullest week has: the length of a whole bar. */
function Bookings({ week: { confirmed, pending }, most }: { week: Week; most: number }) {
  const { locale, t } = useTexts('admin', 'bookings')
  const whole = confirmed + pending
  const share = (count: number) => ({ inlineSize: `${(count / whole) * 100}%` })
  return (
    <div className="week-bars">
      <span
        className="week-bar-room empty:hidden"
        style={{ '--share': whole / most } as CSSProperties}
        aria-hidden="true"
      >
        {confirmed > 0 && <span className="week-bar-confirmed" style={share(confirmed)} />}
        {pending > 0 && <span className="week-bar-pending" style={share(pending)} />}
      </span>
      <span className={whole === 0 ? 'text-muted' : undefined}>
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
  )
}

function Revenue({ amount, currency }: { amount: number; currency: Currency }) {
  const { locale } = useTexts('admin')
  if (amount === 0) return <span className="text-muted">–</span>
  return formatPrice(locale, { amount: Math.round(amount), currency })
}

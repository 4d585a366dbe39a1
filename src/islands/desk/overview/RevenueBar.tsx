import type { Currency } from '../../../domain/offers/prices.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { useLocale } from '../../shared/island.tsx'

interface Props {
  amount: number
  currency: Currency
  /** What the richest week brought in this currency: the length of a whole bar. */
  richest: number
}

/** A week's revenue in one currency: a bar and its sum. */
export function RevenueBar({ amount, currency, richest }: Props) {
  const locale = useLocale()
  if (amount === 0) return <span className="text-muted">–</span>
  return (
    <div className="week-revenue">
      <span>{formatPrice(locale, { amount: Math.round(amount), currency })}</span>
      <span className="week-bar-room" aria-hidden="true">
        <span
          className={`week-bar-money week-bar-${currency}`}
          style={{ inlineSize: `${(amount / richest) * 100}%` }}
        />
      </span>
    </div>
  )
}

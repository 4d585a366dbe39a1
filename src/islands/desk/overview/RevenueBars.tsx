import { type Currency, currencies, type Sums } from '../../../domain/offers/prices.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { useLocale } from '../../shared/island.tsx'

interface Props {
  revenue: Sums
  /** Of the richest week, by currency. */
  richest: Record<Currency, number>
}

/** A week's revenue, each currency with its sum and a bar of its own scale. */
export function RevenueBars({ revenue, richest }: Props) {
  const locale = useLocale()
  return currencies.map((currency) => {
    const amount = revenue[currency] ?? 0
    if (amount === 0) return null
    return (
      <div key={currency} className="week-revenue">
        <span className="week-bar-room" aria-hidden="true">
          <span className="week-bar-money" style={{ inlineSize: `${(amount / richest[currency]) * 100}%` }} />
        </span>
        <span>{formatPrice(locale, { amount: Math.round(amount), currency })}</span>
      </div>
    )
  })
}

import type { Balance, Money } from '../../../domain/booking/money.ts'
import { currencies } from '../../../domain/offers/prices.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { useTexts } from '../../shared/island.tsx'

interface Props {
  money: Money
  /** Whether what is open should have been paid by now. */
  over: boolean
}

/** What is due, what was paid and what is open, by currency. */
export function BalanceFacts({ money, over }: Props) {
  const { locale, t } = useTexts('money')
  return (
    <>
      {currencies.flatMap((currency) => {
        const balance = money[currency]
        if (!balance) return []
        const { due, paid } = balance
        const price = (amount: number) => formatPrice(locale, { amount, currency })
        return (
          <dl
            key={currency}
            className="facts grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] whitespace-nowrap"
          >
            <div>
              <dt>{t('money.due')}</dt>
              <dd>{price(due)}</dd>
            </div>
            <div>
              <dt>{t('money.paid')}</dt>
              <dd>{price(paid)}</dd>
            </div>
            <div>
              <dt>{t(paid > due ? 'money.toReturn' : 'money.open')}</dt>
              <dd className={lookOf(balance, over)}>{price(Math.abs(due - paid))}</dd>
            </div>
          </dl>
        )
      })}
    </>
  )
}

function lookOf({ due, paid }: Balance, over: boolean): string {
  if (due === paid) return paid > 0 ? 'text-positive' : ''
  return over || paid > due ? 'text-negative' : ''
}

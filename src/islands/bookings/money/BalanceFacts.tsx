import { type Money, paidState } from '../../../domain/booking/money.ts'
import { currencies } from '../../../domain/offers/prices.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import { useTexts } from '../../shared/island.tsx'

/** What is due, what was paid and what is open, by currency. */
export function BalanceFacts({ money }: { money: Money }) {
  const { locale, t } = useTexts('money')
  const state = paidState(money)
  return (
    <>
      {currencies.flatMap((currency) => {
        const balance = money[currency]
        if (!balance) return []
        const { due, paid } = balance
        const price = (amount: number) => formatPrice(locale, { amount, currency })
        return (
          <dl key={currency} className="facts grid-cols-3">
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
              <dd
                className={
                  paid === due
                    ? state === 'paid'
                      ? 'text-positive'
                      : undefined
                    : 'text-fluid-lg text-negative'
                }
              >
                {price(Math.abs(due - paid))}
              </dd>
            </div>
          </dl>
        )
      })}
    </>
  )
}

import { periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import { paidState } from '../../domain/booking/money.ts'
import { currencies, type Price } from '../../domain/offers/prices.ts'
import { formatPrice } from '../../i18n/format-number.ts'
import { studioNow } from '../../stores/clock.ts'
import { useTexts } from './island.tsx'

interface Props {
  booking: StudioBooking
  /** Also that nothing was paid of what is still to come, which is how it mostly is. */
  always?: boolean
}

/** How far a booking is paid, where that is worth saying. */
export function PaidLine({ booking, always = false }: Props) {
  const { locale, t } = useTexts('money')
  const { money, status } = booking
  const state = paidState(money)
  const over = periodOf(booking).end <= studioNow()
  if (!state || (state === 'unpaid' && (status !== 'confirmed' || !(always || over)))) return null
  // Most pay when they come: only afterwards somebody has to go after it.
  const look =
    state === 'paid' ? 'text-positive' : over || state === 'overpaid' ? 'text-negative' : 'text-muted'
  const amounts = (of: (due: number, paid: number) => number) =>
    currencies
      .flatMap((currency): Price[] => {
        const { due, paid } = money[currency] ?? { due: 0, paid: 0 }
        const amount = of(due, paid)
        return amount > 0 ? [{ amount, currency }] : []
      })
      .map((price) => formatPrice(locale, price))
      .join(' ·\u00a0')
  const words = {
    paid: () => t('money.paid'),
    unpaid: () => t('money.unpaid', { amount: amounts((due, paid) => due - paid) }),
    partly: () => t('money.partlyPaid', { paid: amounts((_, paid) => paid), due: amounts((due) => due) }),
    overpaid: () => t('money.overpaid', { amount: amounts((due, paid) => paid - due) }),
  }
  return <span className={`block text-fluid-sm font-semibold ${look}`}>{words[state]()}</span>
}

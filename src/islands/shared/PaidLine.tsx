import { periodOf, type StudioBooking } from '../../domain/booking/booking.ts'
import { paidState } from '../../domain/booking/money.ts'
import { currencies } from '../../domain/offers/prices.ts'
import { formatPrice } from '../../i18n/format-number.ts'
import { studioNow } from '../../stores/clock.ts'
import { useTexts } from './island.tsx'

interface Props {
  booking: StudioBooking
  /** Whether to say, too, that nothing was paid for a session to come, which is usual. */
  always?: boolean
}

/** How far a booking is paid, where that is worth saying; currencies are not set against each other. */
export function PaidLine({ booking, always = false }: Props) {
  const { locale, t } = useTexts('money')
  const { money, status } = booking
  const states = currencies.flatMap((currency) => {
    const balance = money[currency]
    const state = balance && paidState(balance)
    return state ? [{ currency, state, ...balance }] : []
  })
  const over = periodOf(booking).end <= studioNow()
  const told = states.some(({ paid }) => paid > 0) || (status === 'confirmed' && (always || over))
  if (!told) return null
  const open = states.filter(({ state }) => state !== 'paid')
  return (open.length > 0 ? open : states.slice(0, 1)).map(({ currency, state, due, paid }) => {
    const price = (amount: number) => formatPrice(locale, { amount, currency })
    const words = {
      paid: () => t('money.paid'),
      unpaid: () => t('money.unpaid', { amount: price(due - paid) }),
      partly: () => t('money.partlyPaid', { paid: price(paid), due: price(due) }),
      overpaid: () => t('money.overpaid', { amount: price(paid - due) }),
    }
    // Most customers pay when they come: nothing is overdue before.
    const look =
      state === 'paid' ? 'text-positive' : over || state === 'overpaid' ? 'text-negative' : 'text-muted'
    return (
      <span key={currency} className={`block text-fluid-sm font-semibold ${look}`}>
        {words[state]()}
      </span>
    )
  })
}

import type { StudioBooking } from '../domain/booking/booking.ts'
import { currencies } from '../domain/offers/prices.ts'
import type { BookingFact } from './booking-facts.ts'
import { formatPrice } from './format-number.ts'
import { joinList } from './joins.ts'
import type { BookingWords } from './t.ts'

type Cancelled = Pick<StudioBooking, 'status' | 'money'>

/** What is to be paid for a cancelled booking: a fee, or nothing, which is said. */
export function dueWords({ locale, t }: BookingWords, { money }: Cancelled): string {
  const due = currencies.flatMap((currency) => {
    const amount = money[currency]?.due ?? 0
    return amount > 0 ? [formatPrice(locale, { amount, currency })] : []
  })
  return due.length > 0 ? joinList(locale, due) : t('bookings.nothingToPay')
}

/** What a customer reads of a booking: of a cancelled one what is to be paid, in the place of its price. */
export function customerFacts(words: BookingWords, booking: Cancelled, facts: BookingFact[]): BookingFact[] {
  if (booking.status !== 'cancelled') return facts
  const due = { label: words.t('bookings.total'), words: dueWords(words, booking) }
  return facts.map((fact) => (fact.field === 'price' ? { ...fact, ...due } : fact))
}

import { agreedPrice, totalOf } from '../domain/booking/shown-price.ts'
import { formatPrice } from './format-number.ts'
import type { Locale } from './locales.ts'

/** `330,000₮ + 220,000₮ = 550,000₮`: the price that was agreed and all that is charged or taken off beside it; undefined where that is nothing. */
export function sumWords(locale: Locale, booking: Parameters<typeof totalOf>[0]): string | undefined {
  const agreed = agreedPrice(booking)
  const total = totalOf(booking)
  const beside = total.amount - agreed.amount
  if (beside === 0) return undefined
  const words = (amount: number) => formatPrice(locale, { ...agreed, amount })
  return `${words(agreed.amount)} ${beside > 0 ? '+' : '−'}\u00a0${words(Math.abs(beside))} =\u00a0${words(total.amount)}`
}

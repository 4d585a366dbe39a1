import { type Charge, isPayment } from '../domain/booking/money.ts'
import { formatPrice } from './format-number.ts'
import type { Locale } from './locales.ts'
import type { Translate } from './t.ts'

interface Words {
  t: Translate<'money'>
}

/** `Deposit · cash`, `Overtime`. */
export function chargeName({ t }: Words, { kind, method }: Pick<Charge, 'kind' | 'method'>): string {
  const name = t(`money.${kind}`)
  return method ? `${name} · ${t(`money.${method}`)}` : name
}

/** The same, or that it was taken back. */
export function entryName(words: Words, charge: Pick<Charge, 'kind' | 'method'>, reversal: boolean): string {
  const what = chargeName(words, charge)
  return reversal ? words.t('money.reversed', { what }) : what
}

/** `+$20` of what makes it dearer or was paid, `−$5` of what makes it cheaper or was given back. */
export function signedSum(
  locale: Locale,
  { kind, due, paid, currency }: Pick<Charge, 'kind' | 'due' | 'paid' | 'currency'>,
): string {
  const amount = isPayment(kind) ? paid : due
  const sign = amount < 0 ? '\u2212' : '+'
  return `${sign}${formatPrice(locale, { amount: Math.abs(amount), currency })}`
}

import { type Charge, isPayment } from '../../../domain/booking/money.ts'
import { formatPrice } from '../../../i18n/format-number.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Language } from '../../shared/island.tsx'

/** `Deposit · cash`, `Overtime`. */
export function chargeName(
  { t }: Language<'money'>,
  { kind, method }: Pick<Charge, 'kind' | 'method'>,
): string {
  const name = t(`money.${kind}`)
  return method ? `${name} · ${t(`money.${method}`)}` : name
}

/** `+$20` of what makes it dearer or was paid, `−$5` of what makes it cheaper or was given back. */
export function signedSum(locale: Locale, { kind, due, paid, currency }: Charge): string {
  const amount = isPayment(kind) ? paid : due
  const sign = amount < 0 ? '\u2212' : '+'
  return `${sign}${formatPrice(locale, { amount: Math.abs(amount), currency })}`
}

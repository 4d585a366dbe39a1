import { currencies, type Price, type Sums } from '../domain/offers/prices.ts'
import { type Locale, localeFacts } from './locales.ts'

/** A price with its currency's sign: dollars as the spec has them, cents only where there are any, or tugriks. */
export function formatPrice(locale: Locale, { amount, currency }: Price): string {
  if (currency === 'MNT') return formatTugrik(locale, amount)
  const { intl, numbers } = localeFacts[locale]
  return new Intl.NumberFormat(intl, {
    style: 'currency',
    currency,
    currencyDisplay: numbers.dollar,
    useGrouping: numbers.grouping,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

/** Sums of money, one beside the other; nothing is nothing in dollars, as the spec prints it. */
export function formatSums(locale: Locale, sums: Sums): string {
  const known = currencies.flatMap((currency) => {
    const amount = sums[currency]
    return amount ? [{ amount, currency }] : []
  })
  const shown: Price[] = known.length > 0 ? known : [{ amount: 0, currency: 'USD' }]
  return shown.map((price) => formatPrice(locale, price)).join(' · ')
}

/** The printed price table's money: `330,000₮`, in Russian `330 000 ₮`, without a break. */
export function formatTugrik(locale: Locale, amount: number): string {
  return `${formatNumber(locale, amount)}${localeFacts[locale].numbers.beforeSign}₮`
}

/** `1,250`; with `digits`, always that many decimals: `4.0`. */
export function formatNumber(locale: Locale, value: number, digits?: number): string {
  const { intl, numbers } = localeFacts[locale]
  return new Intl.NumberFormat(intl, {
    useGrouping: numbers.grouping,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** `12%` of a share from 0 to 1. */
export function formatPercent(locale: Locale, share: number): string {
  return new Intl.NumberFormat(localeFacts[locale].intl, {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(share)
}

/** `12.1` of 12.1 million; in Chinese, which counts by ten thousands, `1210万`. */
export function formatMillions(locale: Locale, millions: number): string {
  const { intl, script } = localeFacts[locale]
  if (script !== 'han') return formatNumber(locale, millions)
  return new Intl.NumberFormat(intl, { notation: 'compact' }).format(millions * 1_000_000)
}

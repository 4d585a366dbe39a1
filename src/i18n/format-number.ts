import { type Locale, localeFacts } from './locales.ts'

/** Session prices carry the dollar sign of the spec; cents only where there are any. */
export function formatPrice(locale: Locale, amount: number): string {
  return new Intl.NumberFormat(localeFacts[locale].intl, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

/** The printed price table's money: `330,000₮`. */
export function formatTugrik(locale: Locale, amount: number): string {
  return `${formatNumber(locale, amount)}₮`
}

/** `1,250`; with `digits`, always that many decimals: `4.0`. */
export function formatNumber(locale: Locale, value: number, digits?: number): string {
  return new Intl.NumberFormat(localeFacts[locale].intl, {
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

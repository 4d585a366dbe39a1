import { currencies, type Price, type Sums } from '../domain/offers/prices.ts'
import { type Locale, localeFacts } from './locales.ts'

const formatters = new Map<string, Intl.NumberFormat>()

/** A formatter of the browser's, made once: a form that lists sixty amounts would make sixty. */
function formatter(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const { intl } = localeFacts[locale]
  const key = intl + JSON.stringify(options)
  const known = formatters.get(key) ?? new Intl.NumberFormat(intl, options)
  formatters.set(key, known)
  return known
}

/** A price with its currency's sign: dollars, with cents only where there are any, or tugriks. */
export function formatPrice(locale: Locale, { amount, currency }: Price): string {
  if (currency === 'MNT') return formatTugrik(locale, amount)
  const { numbers } = localeFacts[locale]
  return formatter(locale, {
    style: 'currency',
    currency,
    currencyDisplay: numbers.dollar,
    useGrouping: numbers.grouping,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount)
}

/** Sums of money, one beside the other, in a sentence. */
export const formatSums = (locale: Locale, sums: Sums): string => listSums(locale, sums).join(' · ')

/** Sums of money, a text for each currency; nothing is nothing in dollars, as a new studio counts. */
export function listSums(locale: Locale, sums: Sums): string[] {
  const known = currencies.flatMap((currency) => {
    const amount = sums[currency]
    return amount ? [{ amount, currency }] : []
  })
  const shown: Price[] = known.length > 0 ? known : [{ amount: 0, currency: 'USD' }]
  return shown.map((price) => formatPrice(locale, price))
}

/** The printed price table's money: `330,000₮`, in Russian `330 000 ₮`, without a break. */
export function formatTugrik(locale: Locale, amount: number): string {
  return `${formatNumber(locale, amount)}${localeFacts[locale].numbers.beforeSign}₮`
}

/** `1,250`; with `digits`, always that many decimals: `4.0`. */
export function formatNumber(locale: Locale, value: number, digits?: number): string {
  const { numbers } = localeFacts[locale]
  return formatter(locale, {
    useGrouping: numbers.grouping,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** `12%` of a share from 0 to 1. */
export function formatPercent(locale: Locale, share: number): string {
  return formatter(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(share)
}

/** `12.1` of 12.1 million; in Chinese, which counts by ten thousands, `1210万`. */
export function formatMillions(locale: Locale, millions: number): string {
  const { script } = localeFacts[locale]
  if (script !== 'han') return formatNumber(locale, millions)
  return formatter(locale, { notation: 'compact' }).format(millions * 1_000_000)
}

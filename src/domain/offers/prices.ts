import { isHalfHours } from '../calendar/half-hours.ts'

export const currencies = ['USD', 'MNT'] as const
export type Currency = (typeof currencies)[number]

/** What stands for a currency where there is room for one letter. */
export const currencySigns: Record<Currency, string> = { USD: '$', MNT: '₮' }

/** An amount of money. */
export interface Price {
  amount: number
  currency: Currency
}

/** Sums by currency; they are never added up across. */
export type Sums = Partial<Record<Currency, number>>

/** What a session of up to so many minutes costs. */
export interface PriceBand {
  upToMinutes: number
  price: number
}

/** The price of one service for sessions from a day on: by the hour or in bands, as the service itself. */
export interface PriceChange {
  /** A day of the studio, `2026-12-01`, on which the session starts. */
  from: string
  service: string
  price?: number
  bands?: PriceBand[]
}

/** Limits of prices; `private.price_is_valid()` and `private.bands_are_valid()` hold the same. */
export const MAX_PRICES: Record<Currency, number> = { USD: 1_000_000, MNT: 100_000_000 }
/**
 * Prices are multiples of it, and a press of a price field's arrows changes one by it. In steps of 0.05 and less
 * `priceOf()` in floating point and SQL in `numeric` would differ by a cent now and then.
 */
export const PRICE_STEP = 5
const MAX_BANDS = 12

/** The cheapest band that is long enough; undefined where none is. */
export function bandFor<Band extends PriceBand>(bands: readonly Band[], minutes: number): Band | undefined {
  const enough = bands.filter(({ upToMinutes }) => minutes <= upToMinutes)
  const [first, ...others] = enough
  return first && others.reduce((best, band) => (band.price < best.price ? band : best), first)
}

/** The price of a length in bands: beyond the longest, whole multiples of that. */
export function bandPrice(bands: readonly PriceBand[], minutes: number): number {
  const longest = bands.at(-1)
  const beyond = longest ? Math.ceil(minutes / longest.upToMinutes) * longest.price : 0
  return bandFor(bands, minutes)?.price ?? beyond
}

export function isPrice(price: number | undefined, currency: Currency): boolean {
  return price !== undefined && price >= 0 && price <= MAX_PRICES[currency] && price % PRICE_STEP === 0
}

/** Whether these bands can be the price of a service: each longer than the one before. */
export function areBands(bands: readonly PriceBand[], currency: Currency): boolean {
  return (
    bands.length >= 1 &&
    bands.length <= MAX_BANDS &&
    bands.every(
      ({ upToMinutes, price }, index) =>
        isHalfHours(upToMinutes) &&
        upToMinutes > (bands[index - 1]?.upToMinutes ?? 0) &&
        isPrice(price, currency),
    )
  )
}

import { bandFor, type PriceBand } from './prices.ts'

/** The printed prices come in duration bands: 1-2 h, 2-4 h, 8 h (one day) and 24 h (one day and night). */
export const bands = ['1-2', '2-4', '8', '24'] as const
type Band = (typeof bands)[number]

/** One price per band, in the order of `bands`. */
export type BandPrices = readonly [number, number, number, number]

/** Up to how many hours each band goes, in the order of `bands`. */
export const bandEnds = [2, 4, 8, 24] as const

export interface BandOffer extends PriceBand {
  band: Band
  /** Hours that the price covers. */
  hours: number
  /** The price of an hour where all of them are used, rounded to a tugrik. */
  perHour: number
}

/** Printed prices as those of a service that can be booked. */
export function printedBands(prices: BandPrices): PriceBand[] {
  return bandOffers(prices).map(({ upToMinutes, price }) => ({ upToMinutes, price }))
}

/** What each band costs and brings, shortest first. */
export function bandOffers(prices: BandPrices): BandOffer[] {
  return bands.map((band, index) => {
    const price = prices[index] ?? 0
    const hours = bandEnds[index] ?? 0
    return { band, price, hours, upToMinutes: hours * 60, perHour: Math.round(price / hours) }
  })
}

export interface Quote {
  /** The band that is paid. */
  paid: BandOffer
  /** Hours that are paid but not asked for. */
  hoursLeft: number
  /** The band after it; none after the longest. */
  next?: BandOffer
}

/**
 * What so many hours cost: the smallest band that covers them. Two hours are band 1-2, two and a half band
 * 2-4, five band 8, nine band 24. Undefined where no band covers them.
 */
export function quote(prices: BandPrices, hours: number): Quote | undefined {
  const offers = bandOffers(prices)
  const paid = hours > 0 ? bandFor(offers, hours * 60) : undefined
  return paid && { paid, hoursLeft: paid.hours - hours, next: offers[offers.indexOf(paid) + 1] }
}

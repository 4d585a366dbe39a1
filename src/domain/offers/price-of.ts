import { bandPrice, type Currency, type Price, type PriceBand } from './prices.ts'
import { currencyOf } from './services.ts'
import type { StudioSettings } from './settings.ts'

/** What is wanted, whenever it may be. */
export interface Session {
  /** Minutes. */
  duration: number
  type: string
}

/** What says how much a service costs: a part of the settings. */
export type PricedServices = Pick<StudioSettings, 'services' | 'pricing' | 'priceChanges'>

/** What a service costs on one day: by the hour, or in bands. */
export interface PriceList {
  currency: Currency
  hourly: number
  bands?: PriceBand[]
}

/** The prices of a service for sessions on a day of the studio, `2026-12-01`: the newest that are valid on it. */
export function priceListOf(type: string, day: string, settings: PricedServices): PriceList {
  const service = settings.services.find(({ id }) => id === type)
  const [changed] = settings.priceChanges
    .filter((change) => change.service === type && change.from <= day)
    .sort((a, b) => (a.from < b.from ? 1 : -1))
  return {
    currency: currencyOf(service ?? {}),
    hourly: changed?.price ?? settings.pricing[type] ?? 0,
    bands: service?.bands && (changed?.bands ?? service.bands),
  }
}

/** The price of a session on a day of the studio, as the database will write it (`private.price_of()`). */
export function priceOf({ type, duration }: Session, day: string, settings: PricedServices): Price {
  const { currency, hourly, bands } = priceListOf(type, day, settings)
  const amount = bands ? bandPrice(bands, duration) : Math.round((hourly * duration * 100) / 60) / 100
  return { amount, currency }
}

/** The longest of these lengths, in minutes, that costs no more than a session; undefined where it is no longer than that. */
export function longestForSame(
  { type, duration }: Session,
  durations: readonly number[],
  day: string,
  settings: PricedServices,
): number | undefined {
  const cost = (minutes: number) => priceOf({ type, duration: minutes }, day, settings).amount
  const longest = Math.max(...durations.filter((minutes) => cost(minutes) === cost(duration)), duration)
  return longest > duration ? longest : undefined
}

/** What a service costs at least: an hour of it, or its cheapest band. */
export function leastPrice({ currency, hourly, bands }: PriceList): Price {
  return { amount: bands ? Math.min(...bands.map(({ price }) => price)) : hourly, currency }
}

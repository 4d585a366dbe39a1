import type { Currency } from './prices.ts'
import { currencyOf, type Service } from './services.ts'
import type { StudioSettings } from './settings.ts'

/** More than the studio has ever asked for an hour, or for a session in bands: surely a slip of the keyboard. */
const HIGH: Record<Currency, { hour: number; session: number }> = {
  USD: { hour: 1000, session: 10_000 },
  MNT: { hour: 3_000_000, session: 30_000_000 },
}
/** So many times what it was. */
const LEAP = 10

/**
 * The services of which a price was set that one should look at twice: very high, far from what it was, or of a band that
 * costs more than a longer one, which then is what is asked for.
 */
export function unusualPrices(before: StudioSettings, after: StudioSettings): Service[] {
  return after.services.filter((service) => {
    const old = before.services.find(({ id }) => id === service.id)
    const high = HIGH[currencyOf(service)]
    const now = pricesOf(service, after)
    // Of another currency it says nothing.
    const was = old && currencyOf(old) === currencyOf(service) ? pricesOf(old, before) : undefined
    return (
      isUnusual(was?.hour, now.hour, high.hour) ||
      isUnusual(was?.session, now.session, high.session) ||
      (dearerThanLonger(service) && JSON.stringify(service.bands) !== JSON.stringify(old?.bands))
    )
  })
}

/** The highest prices of a service, those from a later day on among them. */
function pricesOf({ id, bands = [] }: Service, { pricing, priceChanges }: StudioSettings) {
  const later = priceChanges.filter(({ service }) => service === id)
  const hour = bands.length > 0 ? [] : [pricing[id] ?? 0]
  return {
    hour: Math.max(0, ...hour, ...later.map(({ price = 0 }) => price)),
    session: Math.max(0, ...[bands, ...later.map((one) => one.bands ?? [])].flat().map(({ price }) => price)),
  }
}

function dearerThanLonger({ bands = [] }: Service): boolean {
  const prices = bands.toSorted((one, other) => one.upToMinutes - other.upToMinutes).map(({ price }) => price)
  return prices.some((price, index) => price > (prices[index + 1] ?? price))
}

function isUnusual(was: number | undefined, now: number, high: number): boolean {
  if (now === (was ?? 0)) return false
  return now > high || (was !== undefined && was > 0 && now > 0 && (now >= was * LEAP || now * LEAP <= was))
}

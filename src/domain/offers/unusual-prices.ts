import { type PriceList, priceListOf } from './price-of.ts'
import { bandPrice, type Currency, type PriceBand } from './prices.ts'
import type { Service } from './services.ts'
import { isSame, type StudioSettings } from './settings.ts'

/** More than the studio has ever asked for an hour, or for a session in bands: surely a slip of the keyboard. */
const HIGH: Record<Currency, { hour: number; session: number }> = {
  USD: { hour: 1000, session: 10_000 },
  MNT: { hour: 3_000_000, session: 30_000_000 },
}
/** How many times the earlier price is too much. */
const LEAP = 10

/** Before any price from a day on. */
const AT_FIRST = ''

/**
 * The services with a new price to look at twice: very high, far from the one it replaces, or of a band that costs more
 * than a longer one, which would then be charged. `today` is a day of the studio.
 */
export function unusualPrices(before: StudioSettings, after: StudioSettings, today: string): Service[] {
  return after.services.filter(({ id }) => {
    const known = before.services.some((one) => one.id === id)
    // What is removed changes the price of its day, too, unless a newer one has replaced it by today.
    const coming = before.priceChanges.filter(({ from }) => from > today)
    const changes = [...coming, ...after.priceChanges].filter(({ service }) => service === id)
    return [AT_FIRST, today, ...changes.map(({ from }) => from)].some((day) =>
      isUnusual(known ? priceListOf(id, day, before) : undefined, priceListOf(id, day, after)),
    )
  })
}

/** What a service costs, beside what it cost on the same day. */
function isUnusual(old: PriceList | undefined, { currency, hourly, bands }: PriceList): boolean {
  // Of another currency, or of the other kind, it says nothing.
  const was = old?.currency === currency && !old.bands === !bands ? old : undefined
  const { hour, session } = HIGH[currency]
  if (!bands) return isSlip(was?.hourly, hourly, hour)
  const replaced = (minutes: number) => was?.bands && bandPrice(was.bands, minutes)
  return (
    bands.some(({ upToMinutes, price }) => isSlip(replaced(upToMinutes), price, session)) ||
    (dearerThanLonger(bands) && !isSame(bands, old?.bands))
  )
}

function dearerThanLonger(bands: readonly PriceBand[]): boolean {
  const prices = bands.toSorted((one, other) => one.upToMinutes - other.upToMinutes).map(({ price }) => price)
  return prices.some((price, index) => price > (prices[index + 1] ?? price))
}

function isSlip(was: number | undefined, now: number, high: number): boolean {
  if (now === (was ?? 0)) return false
  return now > high || (was !== undefined && was > 0 && now > 0 && (now >= was * LEAP || now * LEAP <= was))
}

import type { PriceBand, PriceChange } from './prices.ts'
import { currencyOf, type Service } from './services.ts'
import { isSame, type StudioSettings } from './settings.ts'

type Entries = Record<string, unknown>

/**
 * Settings to save where another admin was faster: my value wherever I changed it, otherwise the saved one. Services,
 * days and prices are matched by what they are of, not by their place. A service that the other removed comes back
 * where I changed it.
 */
export function mergeSettings(
  base: StudioSettings,
  mine: StudioSettings,
  theirs: StudioSettings,
): StudioSettings {
  return fromKeyed(mergeEntries(keyed(base), keyed(mine), keyed(theirs)) as unknown as Keyed)
}

/** Entry by entry: mine where I changed it, else theirs. Entries that one has and the other not came or went. */
function mergeEntries(base: Entries, mine: Entries, theirs: Entries): Entries {
  const merged: Entries = {}
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const [was, my, their] = [base[name], mine[name], theirs[name]]
    if (isSame(was, my)) merged[name] = their
    else if (!isMixed(my) || !isMixed(their) || my.unit !== their.unit) merged[name] = my
    else merged[name] = mergeEntries(isMixed(was) && was.unit === my.unit ? was : {}, my, their)
    if (merged[name] === undefined) delete merged[name]
  }
  return merged
}

/** Whether a value is made of entries that can be mixed: hours, lists and bands are changed as a whole. */
const isMixed = (value: unknown): value is Entries =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !('start' in value)

/** The settings with each list by what its entries are of, and with each service all that it costs. */
type Keyed = Omit<StudioSettings, 'services' | 'pricing' | 'specialDays' | 'priceChanges'> & {
  services: Record<string, Omit<Service, 'currency' | 'bands'> & { price: KeyedPrice }>
  specialDays: Record<string, StudioSettings['specialDays'][number]['hours']>
  /** Of deleted services. */
  oldPriceChanges: Record<string, PriceChange>
}

/** All that a service costs. An amount in one unit says nothing in another: those are changed as a whole. */
interface KeyedPrice extends Pick<Service, 'currency'> {
  unit: string
  hourly?: number
  bands?: PriceBand[]
  changes: Record<string, PriceChange>
}

function keyed(settings: StudioSettings): Entries {
  const { services, pricing, specialDays, priceChanges, ...rest } = settings
  const ids = new Set(services.map(({ id }) => id))
  const inKeys: Keyed = {
    ...rest,
    services: Object.fromEntries(
      services.map(({ currency, bands, ...service }) => {
        const unit = `${currencyOf({ currency, bands })} ${bands ? 'bands' : 'hour'}`
        const changes = byDay(priceChanges.filter((one) => one.service === service.id))
        const price = { unit, currency, hourly: pricing[service.id], bands, changes }
        return [service.id, { ...service, price }]
      }),
    ),
    specialDays: Object.fromEntries(specialDays.map(({ date, hours }) => [date, hours])),
    oldPriceChanges: byDay(priceChanges.filter((one) => !ids.has(one.service))),
  }
  return inKeys as unknown as Entries
}

const byDay = (changes: readonly PriceChange[]) =>
  Object.fromEntries(changes.map((one) => [`${one.from} ${one.service}`, one]))

function fromKeyed({ services, specialDays, oldPriceChanges, ...rest }: Keyed): StudioSettings {
  const all = Object.values(services)
  return {
    ...rest,
    services: all.map(({ price: { currency, bands }, ...service }) => ({
      ...service,
      ...(currency && { currency }),
      ...(bands && { bands }),
    })),
    pricing: Object.fromEntries(
      all.flatMap(({ id, price: { hourly } }) => (hourly === undefined ? [] : [[id, hourly]])),
    ),
    specialDays: Object.entries(specialDays).map(([date, hours]) => ({ date, hours })),
    priceChanges: [
      ...all.flatMap(({ price }) => Object.values(price.changes)),
      ...Object.values(oldPriceChanges),
    ],
  }
}

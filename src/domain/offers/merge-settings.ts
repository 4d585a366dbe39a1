import type { PriceChange } from './prices.ts'
import type { Service } from './services.ts'
import { isSame, type StudioSettings } from './settings.ts'

type Entries = Record<string, unknown>

/**
 * What is to be saved where another admin was faster: of everything that this one changed, theirs; of all else, what is
 * saved now. Services, days and prices are told apart by what they are of, not by their place.
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
    else merged[name] = isMixed(my) && isMixed(their) ? mergeEntries(isMixed(was) ? was : {}, my, their) : my
    if (merged[name] === undefined) delete merged[name]
  }
  return merged
}

/** Whether a value is made of entries that can be mixed: hours, lists and bands are changed as a whole. */
const isMixed = (value: unknown): value is Entries =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !('start' in value)

/** The settings with each list by what its entries are of. */
type Keyed = Omit<StudioSettings, 'services' | 'specialDays' | 'priceChanges'> & {
  services: Record<string, Service>
  specialDays: Record<string, StudioSettings['specialDays'][number]['hours']>
  priceChanges: Record<string, PriceChange>
}

function keyed(settings: StudioSettings): Entries {
  const { services, specialDays, priceChanges, ...rest } = settings
  const inKeys: Keyed = {
    ...rest,
    services: Object.fromEntries(services.map((one) => [one.id, one])),
    specialDays: Object.fromEntries(specialDays.map(({ date, hours }) => [date, hours])),
    priceChanges: Object.fromEntries(priceChanges.map((one) => [`${one.from} ${one.service}`, one])),
  }
  return inKeys as unknown as Entries
}

function fromKeyed({ services, specialDays, priceChanges, ...rest }: Keyed): StudioSettings {
  return {
    ...rest,
    services: Object.values(services),
    specialDays: Object.entries(specialDays).map(([date, hours]) => ({ date, hours })),
    priceChanges: Object.values(priceChanges),
  }
}

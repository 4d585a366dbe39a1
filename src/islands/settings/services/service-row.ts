import { defaultNameOf } from '../../../domain/offers/default-service-names.ts'
import type { Currency, PriceChange } from '../../../domain/offers/prices.ts'
import {
  currencyOf,
  groupOf,
  newServiceId,
  type Service,
  type ServiceGroup,
} from '../../../domain/offers/services.ts'
import type { StudioSettings } from '../../../domain/offers/settings.ts'
import { locales } from '../../../i18n/locales.ts'
import { freshKey, toNumber } from '../typed.ts'
import {
  fromPriceChangeRow,
  fromTypedBands,
  type PriceChangeRow,
  type PriceKind,
  type TypedPrice,
  toPriceChangeRow,
  toTypedPrice,
} from './typed-price.ts'
import { fromTypedTexts, type TypedTexts, toTypedTexts } from './typed-texts.ts'

/** A service as it is typed. */
export interface ServiceRow extends TypedPrice {
  /** Tells the rows apart while a new service has no id yet. */
  key: string
  /** Undefined until a new service is saved for the first time. */
  id?: string | undefined
  enabled: boolean
  /** Whether the studio has named it, and not the site in its own words. */
  named: boolean
  names: TypedTexts
  described: boolean
  description: TypedTexts
  group: ServiceGroup
  kind: PriceKind
  currency: Currency
  ownDurations: boolean
  durations: number[]
  pastClosing: boolean
  changes: PriceChangeRow[]
  /** What was saved of it. */
  kept?: Service
}

export function toServiceRow(service: Service, settings: StudioSettings): ServiceRow {
  const { id, name, enabled, names, description, bands, durations } = service
  const named = names !== undefined || name !== defaultNameOf(id)
  return {
    key: id,
    id,
    enabled,
    named,
    names: toTypedTexts((locale) => (names ? names[locale] : named ? name : undefined)),
    described: description !== undefined,
    description: toTypedTexts((locale) => description?.[locale]),
    group: groupOf(service),
    kind: bands ? 'bands' : 'hour',
    currency: currencyOf(service),
    ...toTypedPrice({ price: settings.pricing[id], bands }),
    ownDurations: durations !== undefined,
    durations: (durations ?? settings.bookingDurations).toSorted((a, b) => a - b),
    pastClosing: service.pastClosing ?? false,
    changes: settings.priceChanges
      .filter((change) => change.service === id)
      .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      .map(toPriceChangeRow),
    kept: service,
  }
}

/** One more service, to be named and priced. */
export function newServiceRow(rows: readonly ServiceRow[], durations: readonly number[]): ServiceRow {
  return {
    key: freshKey(rows),
    id: undefined,
    enabled: true,
    named: true,
    names: toTypedTexts(() => ''),
    described: false,
    description: toTypedTexts(() => ''),
    group: 'sound',
    kind: 'hour',
    currency: 'USD',
    hourly: '',
    bands: [],
    ownDurations: false,
    durations: [...durations],
    pastClosing: false,
    changes: [],
  }
}

/** The services as they would be saved, in the order of the rows. */
export function fromServiceRows(rows: readonly ServiceRow[]): Service[] {
  const taken = rows.flatMap(({ id }) => id ?? [])
  return rows.map((row) => {
    const named = nameOf(row)
    const id = row.id ?? newServiceId(named.name, taken)
    if (!row.id) taken.push(id)
    return fromServiceRow(row, id, named)
  })
}

function fromServiceRow(row: ServiceRow, id: string, named: Pick<Service, 'name' | 'names'>): Service {
  const { kept, enabled } = row
  const bands = row.kind === 'bands' ? fromTypedBands(row.bands) : undefined
  const {
    names: _names,
    description: _description,
    bands: _bands,
    durations: _durations,
    ...others
  } = kept ?? {}
  return {
    ...others,
    id,
    enabled,
    ...named,
    ...(row.described && { description: fromTypedTexts(row.description, kept?.description) }),
    ...(bands && { bands }),
    ...(row.ownDurations && { durations: row.durations }),
    // What is as it was without a word goes on without one.
    ...(row.group !== groupOf(kept ?? {}) && { group: row.group }),
    ...(row.currency !== currencyOf({ currency: kept?.currency, bands }) && { currency: row.currency }),
    ...(row.pastClosing !== (kept?.pastClosing ?? false) && { pastClosing: row.pastClosing }),
  }
}

/** The name by which the site knows it, or those in the studio's own words. */
function nameOf({ id = '', named, names: typed, kept }: ServiceRow): Pick<Service, 'name' | 'names'> {
  const standard = defaultNameOf(id)
  if (!named && standard) return { name: standard }
  // Services of older settings have one name for all languages.
  if (kept && !kept.names && locales.every((locale) => typed[locale] === kept.name))
    return { name: kept.name }
  const names = fromTypedTexts(typed, kept?.names)
  return { name: names.en ?? Object.values(names)[0] ?? '', names }
}

/** The hourly prices by service id. A service with bands keeps the one that was saved. */
export function pricingOf(
  rows: readonly ServiceRow[],
  services: readonly Service[],
  saved: Record<string, number>,
): Record<string, number> {
  const priced = services.flatMap(({ id, bands }, index) => {
    const price = bands ? saved[id] : toNumber(rows[index]?.hourly ?? '')
    return price === undefined ? [] : [[id, price] as const]
  })
  return Object.fromEntries(priced)
}

/** The price changes of all rows, one after the other, each with the keys of its rows. */
export function priceChangesOf(
  rows: readonly ServiceRow[],
  services: readonly Service[],
): { service: string; key: string; change: PriceChange }[] {
  return rows.flatMap(({ key: service, kind, changes }, index) =>
    changes.map((row) => ({
      service,
      key: row.key,
      change: fromPriceChangeRow(row, services[index]?.id ?? '', kind),
    })),
  )
}

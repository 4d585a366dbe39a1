import type { PriceBand, PriceChange } from '../../../domain/offers/prices.ts'
import { freshKey, toNumber } from '../typed.ts'

export type PriceKind = 'hour' | 'bands'

export interface TypedBand {
  key: string
  hours: string
  price: string
}

/** A price as it is typed, in both kinds: changing one's mind about the kind loses nothing. */
export interface TypedPrice {
  hourly: string
  bands: TypedBand[]
}

/** A price that counts from a day on. */
export interface PriceChangeRow extends TypedPrice {
  key: string
  from: string
}

interface SavedPrice {
  price?: number | undefined
  bands?: PriceBand[] | undefined
}

export function toTypedPrice({ price, bands = [] }: SavedPrice): TypedPrice {
  return {
    hourly: price === undefined ? '' : String(price),
    bands: bands.map((band, index) => ({
      key: String(index),
      hours: String(band.upToMinutes / 60),
      price: String(band.price),
    })),
  }
}

export function fromTypedBands(bands: readonly TypedBand[]): PriceBand[] {
  return bands.map(({ hours, price }) => ({ upToMinutes: toNumber(hours) * 60, price: toNumber(price) }))
}

/** The price with a further band after its longest; the first is of two hours. */
export function withBand({ hourly, bands }: TypedPrice): TypedPrice {
  const hours = toNumber(bands.at(-1)?.hours ?? '1') * 2
  const longer = hours <= 24 ? String(hours) : ''
  return { hourly, bands: [...bands, { key: freshKey(bands), hours: longer, price: '' }] }
}

export function toPriceChangeRow(change: PriceChange): PriceChangeRow {
  return { key: change.from, from: change.from, ...toTypedPrice(change) }
}

export function fromPriceChangeRow(row: PriceChangeRow, service: string, kind: PriceKind): PriceChange {
  const { from } = row
  return kind === 'bands'
    ? { from, service, bands: fromTypedBands(row.bands) }
    : { from, service, price: toNumber(row.hourly) }
}

/** Which change is in force on a day, and which comes next. */
export function changesAround<Change extends { from: string }>(changes: readonly Change[], day: string) {
  const known = changes.filter(({ from }) => from).toSorted((a, b) => (a.from < b.from ? -1 : 1))
  return {
    present: known.findLast(({ from }) => from <= day),
    next: known.find(({ from }) => from > day),
  }
}

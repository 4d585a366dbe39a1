import { expect, test } from 'vitest'
import { defaultSettings as base, type StudioSettings } from '../../../src/domain/offers/settings.ts'
import { unusualPrices } from '../../../src/domain/offers/unusual-prices.ts'

const today = '2026-12-01'
const names = (after: Partial<StudioSettings>, before = base) =>
  unusualPrices(before, { ...base, ...after }, today).map(({ id }) => id)
const priced = (recording: number) => ({ pricing: { ...base.pricing, recording } })
const space = (price: number) => ({
  services: [
    ...base.services,
    { id: 'space', name: 'Space', enabled: true, bands: [{ upToMinutes: 120, price }] },
  ],
})

test.each([
  ['an ordinary rise', priced(60), []],
  ['a very high price for an hour', priced(150_000), ['recording']],
  ['ten times what it was', priced(500), ['recording']],
  ['a tenth of what it was', priced(5), ['recording']],
  ['nothing at all, for a gift', priced(0), []],
  ['an ordinary price of a new service', space(330_000), []],
  ['a very high price of a new service', space(33_000_000), ['space']],
  [
    'a band that costs more than a longer one',
    {
      services: [
        {
          id: 'space',
          name: 'Space',
          enabled: true,
          bands: [
            { upToMinutes: 120, price: 600_000 },
            { upToMinutes: 240, price: 550_000 },
          ],
        },
      ],
    },
    ['space'],
  ],
  [
    'a very high price from a day on',
    { priceChanges: [{ from: '2027-01-01', service: 'mixing', price: 40_000 }] },
    ['mixing'],
  ],
])('of %s is asked, or not', (_, after, asked) => expect(names(after)).toEqual(asked))

const inBands = (...prices: number[]) => ({
  services: [
    ...base.services,
    {
      id: 'space',
      name: 'Space',
      enabled: true,
      bands: prices.map((price, index) => ({ upToMinutes: 120 * 2 ** index, price })),
    },
  ],
})
const from = (day: string, price: number) => ({ from: day, service: 'recording', price })
const bandsFrom = (price: number) => ({
  priceChanges: [{ from: '2027-01-01', service: 'space', bands: [{ upToMinutes: 120, price }] }],
})

test.each([
  ['one band of several', inBands(330_000, 550_000, 880_000), inBands(33_000, 550_000, 880_000), ['space']],
  ['a further band beyond the longest', inBands(330_000, 550_000), inBands(330_000, 550_000, 880_000), []],
  ['a further band at a slip', inBands(330_000, 550_000), inBands(330_000, 550_000, 88_000), ['space']],
  [
    'a price that counts until a higher one does',
    { priceChanges: [from('2027-01-01', 60)] },
    { ...priced(5), priceChanges: [from('2027-01-01', 60)] },
    ['recording'],
  ],
  [
    'a first price from a day on, which counts after the present one',
    priced(50),
    { priceChanges: [from('2027-01-01', 5)] },
    ['recording'],
  ],
  [
    'one of several prices from a day on',
    { priceChanges: [from('2027-01-01', 60), from('2027-06-01', 65)] },
    { priceChanges: [from('2027-01-01', 6), from('2027-06-01', 65)] },
    ['recording'],
  ],
  [
    'a price from a day on that comes a day earlier',
    { priceChanges: [from('2027-01-02', 60)] },
    { priceChanges: [from('2027-01-01', 60)] },
    [],
  ],
  [
    'bands from a day on',
    { ...inBands(330_000), ...bandsFrom(350_000) },
    { ...inBands(330_000), ...bandsFrom(35_000) },
    ['space'],
  ],
  [
    'a coming price whose removal leaves one far from it',
    { ...priced(5), priceChanges: [from('2027-01-01', 60)] },
    priced(5),
    ['recording'],
  ],
  [
    'an old price that a newer one has replaced, which is removed',
    { ...priced(5), priceChanges: [from('2024-01-01', 60), from('2026-01-01', 65)] },
    { ...priced(5), priceChanges: [from('2026-01-01', 65)] },
    [],
  ],
  [
    'the price of today whose removal leaves one far from it',
    { ...priced(5), priceChanges: [from('2024-01-01', 60)] },
    priced(5),
    ['recording'],
  ],
  [
    'a price from today on whose removal leaves an old one far from it',
    { priceChanges: [from('2024-01-01', 5), from(today, 65)] },
    { priceChanges: [from('2024-01-01', 5)] },
    ['recording'],
  ],
  ['a coming price that is removed', { priceChanges: [from('2027-01-01', 60)] }, {}, []],
])('of %s is asked by what it replaces, or not', (_, before, after, asked) =>
  expect(names(after, { ...base, ...before })).toEqual(asked),
)

test('a price that was unusual before is not asked about again', () => {
  expect(names(priced(150_000), { ...base, ...priced(150_000) })).toEqual([])
})

import { expect, test } from 'vitest'
import { defaultSettings as base, type StudioSettings } from '../../../src/domain/offers/settings.ts'
import { unusualPrices } from '../../../src/domain/offers/unusual-prices.ts'

const names = (after: Partial<StudioSettings>, before = base) =>
  unusualPrices(before, { ...base, ...after }).map(({ id }) => id)
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

test('a price that was unusual before is not asked about again', () => {
  expect(names(priced(150_000), { ...base, ...priced(150_000) })).toEqual([])
})

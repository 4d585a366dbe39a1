import { expect, test } from 'vitest'
import { studioRental } from '../../../src/content/price-table.ts'
import { printedOffer } from '../../../src/domain/offers/printed-offer.ts'
import { defaultSettings } from '../../../src/domain/offers/settings.ts'
import { settingsRefusal } from '../../../src/domain/offers/settings-refusal.ts'

const offered = printedOffer(defaultSettings, studioRental)
const hours = [2, 4, 8, 24]

test('the rental is offered at exactly what the price page prints', () => {
  const prices = (id: string) => offered.services.find((one) => one.id === id)?.bands
  const printed = (list: readonly number[]) =>
    list.map((price, index) => ({ upToMinutes: (hours[index] ?? 0) * 60, price }))
  expect(prices('photo-video')).toEqual(printed(studioRental.photoAndVideo))
  expect(prices('movie')).toEqual(printed(studioRental.movie))
  expect(prices('events')).toEqual(printed(studioRental.events))
})

test('the first four stay as they are, and before it', () => {
  expect(offered.services.slice(0, 4)).toEqual(defaultSettings.services)
  expect(offered.services.slice(4)).toHaveLength(3)
  expect(offered.pricing).toEqual(defaultSettings.pricing)
  expect(settingsRefusal(offered)).toEqual({})
})

test('offered again, prices are as printed and the rest is as the studio has it', () => {
  const [movie] = offered.services.filter(({ id }) => id === 'movie')
  const changed = {
    ...offered,
    services: offered.services.map((one) =>
      one.id === 'movie' && movie ? { ...movie, name: 'Film', enabled: false, bands: [] } : one,
    ),
    priceChanges: [
      { from: '2027-01-01', service: 'movie', bands: [] },
      { from: '2027-01-01', service: 'mixing', price: 5 },
    ],
  }
  const again = printedOffer(changed, studioRental)
  expect(again.services.find(({ id }) => id === 'movie')).toEqual({ ...movie, name: 'Film' })
  expect(again.services.map(({ id }) => id)).toEqual(offered.services.map(({ id }) => id))
  expect(again.priceChanges).toEqual([{ from: '2027-01-01', service: 'mixing', price: 5 }])
})

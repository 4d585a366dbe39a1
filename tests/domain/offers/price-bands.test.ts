import { describe, expect, test } from 'vitest'
import { multiCamera, studioRental, videoShooting } from '../../../src/content/price-table.ts'
import { type BandPrices, bandOffers, bands, quote } from '../../../src/domain/offers/price-bands.ts'

const prices: BandPrices = [330_000, 550_000, 660_000, 1_100_000]

describe('the band that is paid', () => {
  test.each([
    [0.5, '1-2'],
    [1, '1-2'],
    [2, '1-2'],
    [2.5, '2-4'],
    [4, '2-4'],
    [4.5, '8'],
    [5, '8'],
    [8, '8'],
    [9, '24'],
    [24, '24'],
  ])('%d hours are band %s', (hours, band) => {
    expect(quote(prices, hours)?.paid.band).toBe(band)
  })

  test.each([0, -1, 24.5, 25, Number.NaN])('no band covers %d hours', (hours) => {
    expect(quote(prices, hours)).toBeUndefined()
  })

  test('leaves the hours that it covers beyond those asked for', () => {
    expect(quote(prices, 5)?.hoursLeft).toBe(3)
    expect(quote(prices, 8)?.hoursLeft).toBe(0)
  })
})

test('the next band is the one after the paid, and the longest has none', () => {
  expect(quote(prices, 2)?.next).toEqual({
    band: '2-4',
    price: 550_000,
    hours: 4,
    perHour: 137_500,
    upToMinutes: 240,
  })
  expect(quote(prices, 9)?.next).toBeUndefined()
})

test('the price of an hour is rounded to a tugrik', () => {
  expect(bandOffers(prices).map(({ perHour }) => perHour)).toEqual([165_000, 137_500, 82_500, 45_833])
})

// Otherwise "the smallest band that covers" would not be the cheapest, and the page would advise badly.
test.each(Object.entries({ ...studioRental, ...videoShooting, ...multiCamera }))(
  'in the printed prices of %s a longer band costs more, but not its hours',
  (_, printed) => {
    const offers = bandOffers(printed)
    expect(offers.map(({ band }) => band)).toEqual(bands)
    for (const [index, offer] of offers.slice(1).entries()) {
      expect(offer.price).toBeGreaterThan(offers[index]?.price ?? 0)
      expect(offer.perHour).toBeLessThanOrEqual(offers[index]?.perHour ?? 0)
    }
  },
)

import { describe, expect, test } from 'vitest'
import { leastPrice, longestForSame, priceListOf, priceOf } from '../../../src/domain/offers/price-of.ts'
import type { PriceChange } from '../../../src/domain/offers/prices.ts'
import { defaultSettings } from '../../../src/domain/offers/settings.ts'

const day = '2026-11-22'
const dollars = (amount: number) => ({ amount, currency: 'USD' })
const tugriks = (amount: number) => ({ amount, currency: 'MNT' })

describe('the price by the hour', () => {
  const priced = (price: number) => ({ ...defaultSettings, pricing: { recording: price } })

  test.each([
    ['recording', 60, 50],
    ['mastering', 240, 180],
    ['rehearsal', 120, 60],
  ])('is the hourly price of %s for %i minutes', (type, duration, price) => {
    expect(priceOf({ type, duration }, day, defaultSettings)).toEqual(dollars(price))
  })

  test.each([
    [45, 90, 67.5],
    [5, 30, 2.5],
    [1_000_000, 1440, 24_000_000],
    [0, 60, 0],
  ])('%d an hour for %i minutes is %d', (price, duration, total) => {
    expect(priceOf({ type: 'recording', duration }, day, priced(price))).toEqual(dollars(total))
  })

  test('rounds to cents', () => {
    expect(priceOf({ type: 'recording', duration: 20 }, day, priced(5))).toEqual(dollars(1.67))
    expect(priceOf({ type: 'recording', duration: 70 }, day, priced(0.1))).toEqual(dollars(0.12))
  })

  test('is nothing for a type without price', () => {
    expect(priceOf({ type: 'karaoke', duration: 60 }, day, defaultSettings)).toEqual(dollars(0))
  })
})

describe('the price in bands', () => {
  const movie = {
    id: 'movie',
    name: 'Movie',
    enabled: true,
    bands: [
      { upToMinutes: 120, price: 550_000 },
      { upToMinutes: 240, price: 500_000 },
      { upToMinutes: 480, price: 880_000 },
    ],
  }
  const settings = { ...defaultSettings, services: [movie] }

  test.each([
    // A longer band that costs less is the better one for short sessions, too.
    [60, 500_000],
    [240, 500_000],
    [270, 880_000],
    [480, 880_000],
    [510, 1_760_000],
    [960, 1_760_000],
    [1440, 2_640_000],
  ])(
    'for %i minutes is %i: the cheapest that is long enough, beyond the longest whole ones',
    (duration, price) => {
      expect(priceOf({ type: 'movie', duration }, day, settings)).toEqual(tugriks(price))
    },
  )

  test('is in dollars where the service says so, and least its cheapest band', () => {
    const inDollars = { ...settings, services: [{ ...movie, currency: 'USD' as const }] }
    expect(priceOf({ type: 'movie', duration: 480 }, day, inDollars)).toEqual(dollars(880_000))
    expect(leastPrice(priceListOf('movie', day, inDollars))).toEqual(dollars(500_000))
  })

  test('is the same up to a band’s end: of the lengths that are offered the longest such is told, unless it is the chosen one', () => {
    const longest = (duration: number) =>
      longestForSame({ type: 'movie', duration }, [60, 120, 180, 480], day, settings)
    expect([60, 120, 180, 480].map(longest)).toEqual([180, 180, undefined, undefined])
    expect(longest(240)).toBeUndefined()
    expect(
      longestForSame({ type: 'recording', duration: 60 }, [60, 120], day, defaultSettings),
    ).toBeUndefined()
  })
})

describe('a change of prices', () => {
  const priceChanges: PriceChange[] = [
    { from: '2027-01-01', service: 'recording', price: 70 },
    { from: '2026-12-01', service: 'recording', price: 60 },
    { from: '2026-12-01', service: 'mixing', price: 5 },
  ]
  test.each([
    ['2026-11-30', 50],
    ['2026-12-01', 60],
    ['2026-12-31', 60],
    ['2027-01-01', 70],
    ['2028-02-29', 70],
  ])('counts from its day on: on %s an hour is %i', (on, price) => {
    const settings = { ...defaultSettings, priceChanges }
    expect(priceOf({ type: 'recording', duration: 60 }, on, settings)).toEqual(dollars(price))
  })
})

import { expect, test } from 'vitest'
import { pricesNow } from '../../src/components/pricing/prices-now.ts'
import type { PricedServices } from '../../src/domain/offers/price-of.ts'
import type { Service } from '../../src/domain/offers/services.ts'
import { defaultSettings } from '../../src/domain/offers/settings.ts'

const now = (services: Service[], pricing: PricedServices['pricing'] = {}) =>
  pricesNow('en', { services, pricing, priceChanges: [], bookingDurations: [60, 240, 120] }, '2026-11-22')
const least = (ids: string, services: Service[], pricing: PricedServices['pricing'] = {}) =>
  now(services, pricing).least(ids)
const sound = (id: string, changes: Partial<Service> = {}): Service => ({
  id,
  name: id,
  enabled: true,
  ...changes,
})

test('the least of some prices is asked', () => {
  expect(least('sound', defaultSettings.services, { ...defaultSettings.pricing, mixing: 20 })).toBe('$20')
  expect(least('sound', [])).toBeUndefined()
})

test('of prices in two currencies the least of each is said: they are never compared', () => {
  const services = [
    sound('recording'),
    sound('mixing'),
    sound('rehearsal', { currency: 'MNT' }),
    sound('mastering', { currency: 'MNT' }),
  ]
  const pricing = { recording: 50, mixing: 40, rehearsal: 20_000, mastering: 25_000 }
  expect(least('sound', services, pricing)).toBe('$40 · 20,000₮')
})

const bands = [2, 4, 8, 24].map((hours) => ({ upToMinutes: hours * 60, price: hours * 100_000 }))

test('each rental has lengths of its own, or those of all', () => {
  const services = [sound('movie', { bands, durations: [480, 240] }), sound('events', { bands })]
  expect(now(services).lengths('movie')).toEqual([240, 480])
  expect(now(services).lengths('events')).toEqual([60, 120, 240])
})

test('prices that do not fit the printed table are not told as if they did', () => {
  const told = (changes: Partial<Service>) => now([sound('movie', changes)], { movie: 50_000 }).bands('movie')
  expect(told({ bands })).toEqual([200_000, 400_000, 800_000, 2_400_000])
  expect(told({ bands, currency: 'USD' })).toBeUndefined()
  expect(
    told({ bands: bands.map((band, n) => (n > 0 ? band : { ...band, upToMinutes: 180 })) }),
  ).toBeUndefined()
  expect(told({ bands: bands.slice(0, 3) })).toBeUndefined()
  expect(told({ currency: 'MNT' })).toBeUndefined()
})

import { expect, test } from 'vitest'
import { pricesNow } from '../../src/components/pricing/prices-now.ts'
import type { Offer } from '../../src/domain/offers/price-of.ts'
import type { Service } from '../../src/domain/offers/services.ts'
import { defaultSettings } from '../../src/domain/offers/settings.ts'

const least = (ids: string, services: Service[], pricing: Offer['pricing'] = {}) =>
  pricesNow('en', { services, pricing, priceChanges: [] }, '2026-11-22').least(ids)
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

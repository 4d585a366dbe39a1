import { describe, expect, test } from 'vitest'
import { mergeSettings } from '../../../src/domain/offers/merge-settings.ts'
import {
  defaultSettings as base,
  changedParts,
  type StudioSettings,
} from '../../../src/domain/offers/settings.ts'

const podcast = { id: 'podcast', name: 'Podcast', enabled: true }
const renamed = (id: string, changes: object) => ({
  services: base.services.map((one) => (one.id === id ? { ...one, ...changes } : one)),
})
const merged = (mine: Partial<StudioSettings>, theirs: Partial<StudioSettings>, from = base) =>
  mergeSettings(from, { ...from, ...mine }, { ...from, ...theirs })

describe('of settings that two admins changed', () => {
  test('a price that I never touched stays as the other saved it', () => {
    const settings = merged(
      { pricing: { ...base.pricing, mixing: 60 } },
      { pricing: { ...base.pricing, recording: 70 }, studioName: 'Theirs' },
    )
    expect(settings.pricing).toEqual({ ...base.pricing, mixing: 60, recording: 70 })
    expect(settings.studioName).toBe('Theirs')
  })

  test('what both changed is mine', () => {
    expect(merged({ studioName: 'Mine' }, { studioName: 'Theirs' }).studioName).toBe('Mine')
  })

  test('each property of a service is changed by itself, and an added one stays, whosever it is', () => {
    const mine = renamed('mixing', { enabled: false })
    const theirs = { services: [...renamed('mixing', { durations: [30] }).services, podcast] }
    const { services } = merged(mine, theirs)
    expect(services.find(({ id }) => id === 'mixing')).toMatchObject({ enabled: false, durations: [30] })
    expect(services.at(-1)).toEqual(podcast)
    expect(merged({ services: [...base.services, podcast] }, {}).services).toContainEqual(podcast)
  })

  test('what I removed is gone, and so is what they removed', () => {
    const [first, second, ...others] = base.services
    const mine = { services: base.services.filter((one) => one !== first) }
    const theirs = { services: base.services.filter((one) => one !== second) }
    expect(merged(mine, theirs).services).toEqual(others)
  })

  test('hours are changed as a whole, rules, weekdays and special days each by itself', () => {
    const from = { ...base, weekHours: { 6: { start: '10:00', end: '18:00' } } }
    const settings = merged(
      {
        openingHours: { start: '10:00', end: '22:00' },
        weekHours: {},
        specialDays: [{ date: '2026-12-31', hours: null }],
        rules: { ...base.rules, noticeHours: 4 },
      },
      {
        openingHours: { start: '09:00', end: '20:00' },
        weekHours: { ...from.weekHours, 7: null },
        specialDays: [{ date: '2027-01-01', hours: { start: '12:00', end: '18:00' } }],
        rules: { ...base.rules, bufferAfter: 30 },
      },
      from,
    )
    expect(settings.openingHours).toEqual({ start: '10:00', end: '22:00' })
    expect(settings.weekHours).toEqual({ 7: null })
    expect(settings.specialDays).toHaveLength(2)
    expect(settings.rules).toMatchObject({ noticeHours: 4, bufferAfter: 30 })
  })

  test('prices from a day on are told apart by day and service', () => {
    const change = { from: '2027-01-01', service: 'recording', price: 60 }
    const other = { from: '2027-02-01', service: 'recording', price: 65 }
    expect(merged({ priceChanges: [change] }, { priceChanges: [other] }).priceChanges).toEqual([
      other,
      change,
    ])
    const from = { ...base, priceChanges: [change] }
    expect(merged({ priceChanges: [] }, { priceChanges: [change, other] }, from).priceChanges).toEqual([
      other,
    ])
  })

  describe('the price of a service and its currency are one', () => {
    const inTugriks = (mixing: number) => ({
      ...renamed('mixing', { currency: 'MNT' }),
      pricing: { ...base.pricing, mixing },
    })
    const costing = (mixing: number) => ({ pricing: { ...base.pricing, mixing } })
    const ofMixing = ({ services, pricing, priceChanges }: StudioSettings) => {
      const { currency, bands, enabled } = services.find(({ id }) => id === 'mixing') ?? {}
      return {
        currency,
        bands,
        enabled,
        hourly: pricing.mixing,
        later: priceChanges.map(({ price }) => price),
      }
    }

    test('one who sets the amount and one who sets the currency make no price that nobody typed', () => {
      const mine = merged(costing(45), inTugriks(150_000))
      expect(ofMixing(mine)).toMatchObject({ currency: undefined, hourly: 45 })
      expect(ofMixing(merged(inTugriks(150_000), costing(45)))).toMatchObject({
        currency: 'MNT',
        hourly: 150_000,
      })
    })

    test('what I changed beside the price leaves it as they saved it', () => {
      expect(ofMixing(merged(renamed('mixing', { enabled: false }), inTugriks(150_000)))).toMatchObject({
        currency: 'MNT',
        hourly: 150_000,
        enabled: false,
      })
    })

    test('a price from a day on goes with its currency', () => {
      const change = { from: '2027-01-01', service: 'mixing', price: 60 }
      const settings = ofMixing(merged({ priceChanges: [change] }, inTugriks(150_000)))
      expect(settings).toMatchObject({ currency: undefined, hourly: 40, later: [60] })
    })

    test('a price by the hour and one in bands are not mixed', () => {
      const bands = [{ upToMinutes: 120, price: 200 }]
      const theirs = {
        ...renamed('mixing', { bands, currency: 'USD' }),
        priceChanges: [{ from: '2027-01-01', service: 'mixing', bands }],
      }
      expect(ofMixing(merged(costing(45), theirs))).toMatchObject({ bands: undefined, hourly: 45, later: [] })
    })

    test('two who change to the same currency mix like others', () => {
      const change = { from: '2027-01-01', service: 'mixing', price: 160_000 }
      const theirs = { ...inTugriks(150_000), priceChanges: [change] }
      expect(ofMixing(merged(inTugriks(155_000), theirs))).toMatchObject({
        currency: 'MNT',
        hourly: 155_000,
        later: [160_000],
      })
    })
  })

  test('a service that they removed comes back where I changed its price, and the difference has a name', () => {
    const theirs = { services: base.services.filter(({ id }) => id !== 'mixing') }
    const { mixing: _, ...others } = base.pricing
    const saved = { ...base, ...theirs, pricing: others }
    const mine = merged({ pricing: { ...base.pricing, mixing: 45 } }, saved)
    expect(mine.services.map(({ id }) => id)).toContain('mixing')
    expect(mine.pricing.mixing).toBe(45)
    expect(changedParts(saved, mine)).toEqual(['services'])
  })

  test('no price is left of a service that is gone', () => {
    const services = base.services.filter(({ id }) => id !== 'mixing')
    const settings = merged({ studioName: 'Mine' }, { services, pricing: { ...base.pricing, gone: 80 } })
    expect(Object.keys(settings.pricing)).toEqual(services.map(({ id }) => id))
  })

  test('a price from a day on of a service that is no more stays', () => {
    const change = { from: '2026-01-01', service: 'long-gone', price: 15 }
    const from = { ...base, priceChanges: [change] }
    expect(merged({ studioName: 'Mine' }, {}, from).priceChanges).toEqual([change])
  })

  test('where nobody else changed anything it is mine, and where I did not, theirs', () => {
    const changes = { studioName: 'New', bookingDurations: [30], ...renamed('mixing', { name: 'Mix' }) }
    const whole = { ...base, ...changes }
    expect(changedParts(merged(changes, {}), whole)).toEqual([])
    expect(changedParts(merged({}, changes), whole)).toEqual([])
  })
})

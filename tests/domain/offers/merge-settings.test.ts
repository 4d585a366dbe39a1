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

  test('where nobody else changed anything it is mine, and where I did not, theirs', () => {
    const changes = { studioName: 'New', bookingDurations: [30], ...renamed('mixing', { name: 'Mix' }) }
    const whole = { ...base, ...changes }
    expect(changedParts(merged(changes, {}), whole)).toEqual([])
    expect(changedParts(merged({}, changes), whole)).toEqual([])
  })
})

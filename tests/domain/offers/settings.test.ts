import { expect, test } from 'vitest'
import { enabledServices } from '../../../src/domain/offers/services.ts'
import { changedParts, changedServices, defaultSettings } from '../../../src/domain/offers/settings.ts'

test('a new studio sells four kinds of sound session by the hour, from nine to ten', () => {
  expect(defaultSettings).toMatchObject({
    openingHours: { start: '09:00', end: '22:00' },
    bookingDurations: [60, 120, 180, 240],
    pricing: { recording: 50, rehearsal: 30, mixing: 40, mastering: 45 },
  })
  expect(enabledServices(defaultSettings).map(({ id }) => id)).toEqual([
    'recording',
    'rehearsal',
    'mixing',
    'mastering',
  ])
})

test('each service has a price', () => {
  expect(Object.keys(defaultSettings.pricing)).toEqual(defaultSettings.services.map(({ id }) => id))
})

test('a service that is switched off is not among the enabled ones, which keep their order', () => {
  const services = defaultSettings.services.map((one) => ({ ...one, enabled: one.id !== 'rehearsal' }))
  expect(enabledServices({ ...defaultSettings, services }).map(({ id }) => id)).toEqual([
    'recording',
    'mixing',
    'mastering',
  ])
})

test('two versions of the settings differ in the parts that say something else, in whatever order', () => {
  const said = {
    ...defaultSettings,
    weekHours: { 6: { start: '10:00', end: '18:00' }, 7: null },
    specialDays: [
      { date: '2026-12-31', hours: null },
      { date: '2027-02-07', hours: null },
    ],
  }
  const reordered = {
    ...said,
    bookingDurations: said.bookingDurations.toReversed(),
    weekHours: { 7: null, 6: { end: '18:00', start: '10:00' } },
    specialDays: said.specialDays.toReversed(),
  }
  expect(changedParts(said, reordered)).toEqual([])
  expect(changedParts(defaultSettings, said)).toEqual(['weekHours', 'specialDays'])
  const priceChanges = [{ from: '2027-01-01', service: 'mixing', price: 50 }]
  expect(changedParts(defaultSettings, { ...defaultSettings, priceChanges })).toEqual(['priceChanges'])
})

test('a service differs by its entry and its price, and where only one version has it', () => {
  const dearer = {
    ...defaultSettings,
    services: defaultSettings.services.filter(({ id }) => id !== 'mastering'),
    pricing: { ...defaultSettings.pricing, mixing: 50 },
  }
  expect(changedServices(defaultSettings, dearer).map(({ id }) => id)).toEqual(['mixing', 'mastering'])
  expect(changedServices(dearer, defaultSettings).map(({ id }) => id)).toEqual(['mixing'])
})

import { expect, test } from 'vitest'
import { enabledServices } from '../../../src/domain/offers/services.ts'
import { defaultSettings } from '../../../src/domain/offers/settings.ts'

test('a new studio has the settings of the spec', () => {
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

import { expect, test } from 'vitest'
import type { ErrorCode } from '../../../src/domain/errors.ts'
import { newServiceId } from '../../../src/domain/offers/services.ts'
import { changedParts, defaultSettings, type StudioSettings } from '../../../src/domain/offers/settings.ts'
import { settingsRefusal } from '../../../src/domain/offers/settings-refusal.ts'

const changed = (changes: Partial<StudioSettings>) => settingsRefusal({ ...defaultSettings, ...changes })
const [recording, ...others] = defaultSettings.services
const service = (changes: object) =>
  changed({ services: [{ id: 'recording', name: 'R', enabled: true, ...changes }] })

test('the settings of a new studio may be saved', () => {
  expect(settingsRefusal(defaultSettings)).toEqual({})
})

const refused: [string, Record<string, ErrorCode>, ReturnType<typeof settingsRefusal>][] = [
  ['no name', { studioName: 'studio_name_missing' }, changed({ studioName: ' \u00a0' })],
  ['101 letters', { studioName: 'studio_name_too_long' }, changed({ studioName: '📷'.repeat(101) })],
  [
    'a quarter past',
    { openingHours: 'opening_hours_off_step' },
    changed({ openingHours: { start: '09:15', end: '22:00' } }),
  ],
  [
    'closed all day',
    { openingHours: 'opening_hours_empty' },
    changed({ openingHours: { start: '09:00', end: '09:00' } }),
  ],
  ['no duration', { bookingDurations: 'durations_missing' }, changed({ bookingDurations: [] })],
  ['a duration twice', { bookingDurations: 'durations_invalid' }, changed({ bookingDurations: [60, 60] })],
  ['no limit', { maxPendingBookings: 'pending_limit_invalid' }, changed({ maxPendingBookings: Number.NaN })],
  ['no service', { services: 'services_missing' }, changed({ services: [] })],
  [
    '51 services',
    { services: 'services_too_many' },
    changed({
      services: Array.from({ length: 51 }, (_, n) => ({ id: `s${n}`, name: 'S', enabled: true })),
      pricing: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`s${n}`, 5])),
    }),
  ],
  ['a nameless service', { 'services.recording.name': 'service_name_missing' }, service({ name: ' ' })],
  ['a long name', { 'services.recording.name': 'service_name_too_long' }, service({ name: 'x'.repeat(101) })],
  [
    'a price of 52',
    { 'services.recording.price': 'service_price_invalid' },
    changed({ pricing: { ...defaultSettings.pricing, recording: 52 } }),
  ],
  [
    'no price',
    { 'services.recording.price': 'service_price_invalid' },
    changed({ pricing: { ...defaultSettings.pricing, recording: Number.NaN } }),
  ],
]
test.each(refused)('%s is refused beside its field', (_, expected, refusal) => {
  expect(refusal).toEqual(expected)
})

test('a field inherited by every object is no price', () => {
  const settings = { ...defaultSettings, services: [{ id: 'constructor', name: 'C', enabled: true }] }
  expect(settingsRefusal(settings)).toEqual({ 'services.constructor.price': 'service_price_invalid' })
})

test('a new service is called after its name where that is Latin, and never twice', () => {
  expect(newServiceId('Podcast Day', [])).toBe('podcast-day')
  expect(newServiceId('Café', ['cafe'])).toBe('cafe-2')
  expect(newServiceId('Подкаст', [])).toBe('service')
  expect(newServiceId('录音', ['service', 'service-2'])).toBe('service-3')
  expect(newServiceId('360° photo', [])).toBe('photo')
  expect(newServiceId('x'.repeat(90), [])).toHaveLength(32)
})

test('two versions differ in the parts that differ', () => {
  expect(changedParts(defaultSettings, structuredClone(defaultSettings))).toEqual([])
  expect(
    changedParts(defaultSettings, { ...defaultSettings, bookingDurations: [240, 180, 120, 60] }),
  ).toEqual([])
  expect(
    changedParts(defaultSettings, {
      ...defaultSettings,
      studioName: 'New',
      pricing: { ...defaultSettings.pricing, mixing: 45 },
    }),
  ).toEqual(['studioName', 'services'])
  expect(
    changedParts(defaultSettings, { ...defaultSettings, services: [...others, recording as never] }),
  ).toEqual(['services'])
})

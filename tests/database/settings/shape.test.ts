import { describe, expect, test } from 'vitest'
import { defaultSettings } from '../../../src/domain/settings.ts'
import { useDatabase } from '../../support/actors.ts'

const [recording, ...others] = defaultSettings.services
const withoutKey = (key: string, from: object = defaultSettings) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name !== key))
const changed = (changes: object) => ({ ...defaultSettings, ...changes })
const hours = (start: unknown, end: unknown) => changed({ openingHours: { start, end } })
const withService = (service: unknown) => changed({ services: [service, ...others] })
const withPrice = (recording: unknown) => changed({ pricing: { ...defaultSettings.pricing, recording } })
const manyServices = (count: number) => {
  const services = Array.from({ length: count }, (_, n) => ({ id: `s${n}`, name: `S${n}`, enabled: true }))
  return changed({ services, pricing: Object.fromEntries(services.map(({ id }) => [id, 5])) })
}

const good: [string, unknown][] = [
  ['the defaults', defaultSettings],
  ['open around the clock', hours('00:00', '24:00')],
  ['half an hour a day', hours('23:30', '24:00')],
  ['half hours', hours('09:30', '21:30')],
  ['one duration of 30 minutes', changed({ bookingDurations: [30] })],
  ['a whole day', changed({ bookingDurations: [1440] })],
  ['a price of nothing', withPrice(0)],
  ['the highest price', withPrice(1_000_000)],
  ['one pending booking', changed({ maxPendingBookings: 1 })],
  ['100 pending bookings', changed({ maxPendingBookings: 100 })],
  [
    'every service switched off',
    changed({ services: defaultSettings.services.map((s) => ({ ...s, enabled: false })) }),
  ],
  ['50 services', manyServices(50)],
  ['the price of a service that is gone', changed({ services: others })],
]

const bad: [string, unknown][] = [
  ['null', null],
  ['a text', 'settings'],
  ['a list', []],
  ['an empty object', {}],
  ...Object.keys(defaultSettings).map((key): [string, unknown] => [`no ${key}`, withoutKey(key)]),
  ...Object.keys(defaultSettings).map((key): [string, unknown] => [
    `null as ${key}`,
    changed({ [key]: null }),
  ]),
  ['an empty name', changed({ studioName: '   ' })],
  ['a name of 101 characters', changed({ studioName: 'x'.repeat(101) })],
  ['a number as name', changed({ studioName: 5 })],
  ['an object as name', changed({ studioName: { mn: 'x' } })],
  ['opening at 9:00', hours('9:00', '22:00')],
  ['opening at 09:15', hours('09:15', '22:00')],
  ['opening at 24:00', hours('24:00', '24:00')],
  ['opening at 25:00', hours('25:00', '26:00')],
  ['closing at 24:30', hours('09:00', '24:30')],
  ['closing when it opens', hours('09:00', '09:00')],
  ['closing before it opens', hours('22:00', '09:00')],
  ['seconds in the hours', hours('09:00:00', '22:00')],
  ['a line break in the hours', hours('09:00\n', '22:00')],
  ['a number as opening', hours(9, '22:00')],
  ['no closing', changed({ openingHours: { start: '09:00' } })],
  ['no durations', changed({ bookingDurations: [] })],
  ['25 durations', changed({ bookingDurations: Array.from({ length: 25 }, (_, n) => 30 * (n + 1)) })],
  ['a duration twice', changed({ bookingDurations: [60, 120, 60] })],
  ['a duration twice, written otherwise', '{"bookingDurations": [60, 60.0]}'],
  ['a duration of 0', changed({ bookingDurations: [0] })],
  ['a negative duration', changed({ bookingDurations: [-60] })],
  ['a duration of 45', changed({ bookingDurations: [45] })],
  ['a duration of 60.5', changed({ bookingDurations: [60.5] })],
  ['a duration of 1470', changed({ bookingDurations: [1470] })],
  ['a text as duration', changed({ bookingDurations: ['60'] })],
  ['null as duration', changed({ bookingDurations: [60, null] })],
  ['an object of durations', changed({ bookingDurations: { a: 60 } })],
  ['no pending booking', changed({ maxPendingBookings: 0 })],
  ['101 pending bookings', changed({ maxPendingBookings: 101 })],
  ['2.5 pending bookings', changed({ maxPendingBookings: 2.5 })],
  ['a text of pending bookings', changed({ maxPendingBookings: '5' })],
  ['no services', changed({ services: [] })],
  ['51 services', manyServices(51)],
  ['a text as service', withService('recording')],
  ['null as service', withService(null)],
  ['a service twice', withService(others[0])],
  ...['id', 'name', 'enabled'].map((key): [string, unknown] => [
    `a service without ${key}`,
    withService(withoutKey(key, recording)),
  ]),
  ['a service with an id in capitals', withService({ ...recording, id: 'Recording' })],
  ['a service with an empty id', withService({ ...recording, id: '' })],
  ['a service with an id of 41 letters', withService({ ...recording, id: 'x'.repeat(41) })],
  [
    'a service with true as id',
    {
      ...withService({ ...recording, id: true }),
      pricing: { ...defaultSettings.pricing, true: 5 },
    },
  ],
  ['a service with a number as name', withService({ ...recording, name: 5 })],
  ['a service with an empty name', withService({ ...recording, name: ' ' })],
  ['a service with a text as enabled', withService({ ...recording, enabled: 'true' })],
  ['a service without price', changed({ pricing: withoutKey('recording', defaultSettings.pricing) })],
  ['a negative price', withPrice(-5)],
  ['a price of 52', withPrice(52)],
  ['a price of 1000005', withPrice(1_000_005)],
  ['a text as price', withPrice('50')],
  ['null as price', withPrice(null)],
  ['a list of prices', changed({ pricing: [50] })],
  [
    'a text as the price of a service that is gone',
    changed({ pricing: { ...defaultSettings.pricing, gone: 'x' } }),
  ],
]

describe('the shape of the settings', () => {
  const db = useDatabase()
  const save = (value: unknown): [text: string, parameters: string[]] =>
    typeof value === 'string' && value.startsWith('{')
      ? ['update public.studio_settings set settings = settings || $1::jsonb returning id', [value]]
      : ['update public.studio_settings set settings = $1::jsonb returning id', [JSON.stringify(value)]]

  test.each(good)('%s may be saved', async (_, value) => {
    expect(await db.as('admin', ...save(value))).toEqual([{ id: 1 }])
  })

  test.each(bad)('%s is refused', async (_, value) => {
    expect(await db.refusal('admin', ...save(value))).toEqual({
      state: '23514',
      message: 'new row for relation "studio_settings" violates check constraint "settings_valid"',
    })
  })
})

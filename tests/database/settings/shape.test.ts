import { describe, expect, test } from 'vitest'
import { addDays } from '../../../src/domain/calendar/days.ts'
import { defaultSettings, defaultsAsWritten } from '../../../src/domain/offers/settings.ts'
import { useDatabase } from '../../support/actors.ts'

const [recording, ...others] = defaultSettings.services
const withoutKey = (key: string, from: object = defaultSettings) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name !== key))
const changed = (changes: object) => ({ ...defaultSettings, ...changes })
const hours = (start: unknown, end: unknown) => changed({ openingHours: { start, end } })
const withService = (service: unknown) => changed({ services: [service, ...others] })
const withPrice = (recording: unknown) => changed({ pricing: { ...defaultSettings.pricing, recording } })
const withRules = (rules: object) => changed({ rules: { ...defaultSettings.rules, ...rules } })
const rental = {
  id: 'photo-video',
  name: 'Photo and video',
  enabled: true,
  names: { mn: 'Фото, видео', en: 'Photo and video', ru: 'Фото и видео', zh: '摄影与摄像' },
  group: 'space',
  bands: [
    { upToMinutes: 120, price: 330_000 },
    { upToMinutes: 1440, price: 100_000_000 },
  ],
  currency: 'MNT',
  durations: [60, 1440],
  pastClosing: true,
}
const withRental = (changes: object) =>
  changed({ services: [...defaultSettings.services, { ...rental, description: rental.names, ...changes }] })
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
  ['the settings of a new studio', defaultsAsWritten],
  ['the object without limits, rules and mails', withoutKey('maxPendingBookings', defaultsAsWritten)],
  ['a second step demanded of admins', changed({ adminsNeedSecondStep: true })],
  ['the settings of before there was one', withoutKey('adminsNeedSecondStep')],
  ['some of the rules', changed({ rules: { bufferBefore: 30 } })],
  ['everything a service can say', withRental({})],
  ['one band', withRental({ bands: [{ upToMinutes: 30, price: 0 }] })],
  ['hours by weekday', changed({ weekHours: { 1: null, 7: { start: '10:00', end: '24:00' } } })],
  [
    'special days',
    changed({
      specialDays: [
        { date: '2028-02-29', hours: null },
        { date: '2026-12-31', hours: { start: '09:00', end: '13:00' } },
      ],
    }),
  ],
  [
    'prices from a day on, also of a service that is gone',
    {
      ...withRental({}),
      priceChanges: [
        { from: '2027-01-01', service: 'recording', price: 60 },
        { from: '2027-02-01', service: 'recording', price: 65 },
        { from: '2027-01-01', service: 'photo-video', bands: rental.bands },
        { from: '2027-01-01', service: 'gone', price: 5 },
      ],
    },
  ],
  ['the widest rules', withRules({ bufferBefore: 240, noticeHours: 720, furthestDays: 36_500 })],
  ['cancelling until the start, release after an hour', withRules({ cancelHours: 0, pendingHours: 1 })],
]

const band = (upToMinutes: unknown, price: unknown = 5) => ({ upToMinutes, price })
const change = (changes: object) =>
  changed({ priceChanges: [{ from: '2027-01-01', service: 'recording', price: 60, ...changes }] })
const specialDay = (day: object) => changed({ specialDays: [{ date: '2027-01-01', hours: null, ...day }] })

const bad: [string, unknown][] = [
  ['null', null],
  ['a text', 'settings'],
  ['a list', []],
  ['an empty object', {}],
  ['a second step demanded in words', changed({ adminsNeedSecondStep: 'true' })],
  ['a second step neither demanded nor not', changed({ adminsNeedSecondStep: null })],
  ...['studioName', 'openingHours', 'bookingDurations', 'services', 'pricing'].map(
    (key): [string, unknown] => [`no ${key}`, withoutKey(key)],
  ),
  ...Object.keys(defaultSettings).map((key): [string, unknown] => [
    `null as ${key}`,
    changed({ [key]: null }),
  ]),
  ['an empty name', changed({ studioName: '   ' })],
  ['a name of white space', changed({ studioName: '\u00a0\t' })],
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
  ['minutes with a decimal point, even of nothing', '{"rules": {"bufferBefore": 15.0}}'],
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
  ['a name without Mongolian', withRental({ names: { en: 'x' } })],
  ['a name empty in Russian', withRental({ names: { ...rental.names, ru: ' ' } })],
  ['a name in no language', withRental({ names: { ...rental.names, '': 'x' } })],
  ['a name of 101 characters in Chinese', withRental({ names: { ...rental.names, zh: '棚'.repeat(101) } })],
  ['a text as names', withRental({ names: 'x' })],
  ['null as names', withRental({ names: null })],
  ['a description of 501 characters', withRental({ description: { ...rental.names, en: 'x'.repeat(501) } })],
  ['an unknown group', withRental({ group: 'light' })],
  ['an unknown currency', withRental({ currency: 'EUR' })],
  ['no bands', withRental({ bands: [] })],
  ['null as bands', withRental({ bands: null })],
  ['bands in the wrong order', withRental({ bands: [band(120), band(60)] })],
  ['a band twice', withRental({ bands: [band(60), band(60)] })],
  ['a band of 25 hours', withRental({ bands: [band(1500)] })],
  ['a band of 45 minutes', withRental({ bands: [band(45)] })],
  ['a text as band', withRental({ bands: ['x', band(60)] })],
  ['a text as length of a band', withRental({ bands: [band('x'), band(60)] })],
  ['a price of 7 in a band', withRental({ bands: [band(60, 7)] })],
  ['13 bands', withRental({ bands: Array.from({ length: 13 }, (_, n) => band(30 * (n + 1))) })],
  ['dollars beyond their limit in a band', withRental({ currency: 'USD', bands: [band(60, 1_000_005)] })],
  ['durations of nothing', withRental({ durations: [] })],
  ['a text as pastClosing', withRental({ pastClosing: 'true' })],
  ['a weekday of 8', changed({ weekHours: { 8: null } })],
  ['a weekday that closes before it opens', changed({ weekHours: { 1: { start: '10:00', end: '09:00' } } })],
  ['a list of weekdays', changed({ weekHours: [null] })],
  ['a special day that is none', specialDay({ date: '2027-02-29' })],
  ['a special day of another century', specialDay({ date: '2127-01-01' })],
  ['a special day without hours', changed({ specialDays: [{ date: '2027-01-01' }] })],
  ['a special day at 09:15', specialDay({ hours: { start: '09:15', end: '10:00' } })],
  ['a special day twice', changed({ specialDays: Array(2).fill({ date: '2027-01-01', hours: null }) })],
  ['an object of special days', changed({ specialDays: {} })],
  [
    '401 special days',
    changed({
      specialDays: Array.from({ length: 401 }, (_, n) => ({ date: addDays('2027-01-01', n), hours: null })),
    }),
  ],
  ['a change of price from no day', change({ from: '2027-13-01' })],
  ['a change of price of no service', change({ service: '' })],
  ['a change of price without price', change({ price: undefined })],
  ['a change of price to 52', change({ price: 52 })],
  ['a change of price and of bands', change({ bands: [band(60)] })],
  ['a change from hours to bands', change({ price: undefined, bands: [band(60)] })],
  [
    'a change from bands to hours',
    { ...withRental({}), priceChanges: [{ from: '2027-01-01', service: 'photo-video', price: 5 }] },
  ],
  [
    'a change of price twice',
    changed({ priceChanges: Array(2).fill({ from: '2027-01-01', service: 'recording', price: 60 }) }),
  ],
  ['a text as a change of price', changed({ priceChanges: ['x'] })],
  [
    '201 changes of price',
    changed({
      priceChanges: Array.from({ length: 201 }, (_, n) => ({
        from: addDays('2027-01-01', n),
        service: 'recording',
        price: 60,
      })),
    }),
  ],
  ...Object.entries({
    bufferBefore: [-15, 20, 255, null, '15'],
    bufferAfter: [-15, 20, 255],
    noticeHours: [-1, 721, 0.5, null],
    furthestDays: [0, 36_501, 1.5, null],
    cancelHours: [-1, 721, 0.5, '1'],
    pendingHours: [0, 721, 0.5],
  }).flatMap(([rule, values]) =>
    values.map((value): [string, unknown] => [
      `${JSON.stringify(value)} as ${rule}`,
      withRules({ [rule]: value }),
    ]),
  ),
]

describe('the shape of the settings', () => {
  const db = useDatabase()
  const save = (value: unknown): [text: string, parameters: string[]] =>
    typeof value === 'string' && value.startsWith('{')
      ? ['update public.studio_settings set settings = settings || $1::jsonb returning id', [value]]
      : ['update public.studio_settings set settings = $1::jsonb returning id', [JSON.stringify(value)]]

  test.each(good)('%s may be saved', async (_, value) => {
    expect(await db.as('adminAtSecondStep', ...save(value))).toEqual([{ id: 1 }])
  })

  test.each(bad)('%s is refused', async (_, value) => {
    expect(await db.refusal('adminAtSecondStep', ...save(value))).toEqual({
      state: '23514',
      message: 'new row for relation "studio_settings" violates check constraint "settings_valid"',
    })
  })
})

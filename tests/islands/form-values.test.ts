import { describe, expect, test } from 'vitest'
import type { Wish } from '../../src/domain/booking/booking.ts'
import { fromStudioMoment } from '../../src/domain/calendar/studio-time.ts'
import type { Service } from '../../src/domain/offers/services.ts'
import { defaultSettings, type StudioSettings } from '../../src/domain/offers/settings.ts'
import {
  choosableDurations,
  choosableTypes,
  groupedTypes,
  readSession,
  toSession,
  writeSession,
} from '../../src/islands/shared/form-values.ts'
import { withEntries } from '../../src/islands/shared/use-address.ts'
import { draft } from '../support/example-booking.ts'

const settings: StudioSettings = { ...defaultSettings, bookingDurations: [60, 120] }
const read = (search: string, booking?: Wish) => readSession(new URLSearchParams(search), settings, booking)
const start = fromStudioMoment({ date: '2030-01-15', time: '11:00' }) as Date
const booking = draft({ type: 'mixing', duration: 120, start })

describe('a new booking', () => {
  test('begins with the first session type and duration, and without a time', () => {
    expect(read('')).toEqual({ type: 'recording', duration: 60, date: '', time: '' })
  })

  test('begins as a link to it says', () => {
    expect(read('?service=mixing&duration=120&date=2030-01-15&time=11%3A00')).toEqual({
      type: 'mixing',
      duration: 120,
      date: '2030-01-15',
      time: '11:00',
    })
  })

  test('takes from an address only what the studio offers', () => {
    expect(read('?service=dancing&duration=45')).toMatchObject({ type: 'recording', duration: 60 })
    expect(read('?service=&duration=1e99&date=2030-02-30&time=25:00')).toEqual(read(''))
  })

  test('begins at the moment that a link names, in whatever zone, and says it by date and time then', () => {
    const moment = { date: '2030-01-15', time: '11:00' }
    for (const start of ['2030-01-15T03:00:00Z', '2030-01-15T11:00:00%2B08:00', '2030-01-15T11:00+08:00']) {
      const session = read(`?start=${start}`)
      expect(session).toMatchObject(moment)
      expect(withEntries(`?start=${start}`, writeSession(session))).toBe(
        '?service=recording&duration=60&date=2030-01-15&time=11%3A00',
      )
    }
    expect(read('?start=2030-01-15T03:00:00Z&time=14:00')).toMatchObject({ ...moment, time: '14:00' })
  })

  test.each(['', 'soon', '2030-01-15', '2030-01-15T11:00', '2030-02-30T11:00:00Z', '2030-01-15T25:00:00Z'])(
    'a start that is no instant counts as not said: %j',
    (start) => {
      expect(read(`?start=${start}`)).toEqual(read(''))
    },
  )

  test('is a recording of an hour unless that is not offered: then the first service, its shortest length', () => {
    const [recording, ...others] = defaultSettings.services
    const rental = { id: 'movie', name: 'Movie', enabled: true, durations: [1440, 480] }
    const first = (services: Service[], bookingDurations = [30, 60, 120]) =>
      readSession(new URLSearchParams(), { ...settings, services, bookingDurations })
    expect(first([rental, ...defaultSettings.services])).toMatchObject({ type: 'recording', duration: 60 })
    expect(first([rental, ...others])).toMatchObject({ type: 'movie', duration: 480 })
    expect(first([rental, { ...recording, enabled: false } as Service, ...others])).toMatchObject({
      type: 'movie',
    })
    expect(first(defaultSettings.services, [120, 90])).toMatchObject({ duration: 90 })
  })

  test('is the same after a reload', () => {
    const chosen = { type: 'mastering', duration: 120, date: '2030-01-15', time: '09:30' }
    expect(read(withEntries('', writeSession(chosen)))).toEqual(chosen)
  })
})

describe('a booking that is edited', () => {
  test('leaves the address alone while nothing is changed', () => {
    const session = read('', booking)
    expect(session).toEqual({ type: 'mixing', duration: 120, date: '2030-01-15', time: '11:00' })
    expect(withEntries('', writeSession(session, booking))).toBe('')
  })

  test('has what was changed, and nothing else, in the address', () => {
    const search = withEntries('', writeSession({ ...read('', booking), time: '14:00' }, booking))
    expect(search).toBe('?time=14%3A00')
    expect(read(search, booking)).toMatchObject({ type: 'mixing', time: '14:00' })
  })

  test('shows what somebody else saved meanwhile where nothing was changed', () => {
    const search = withEntries('', writeSession({ ...read('', booking), time: '14:00' }, booking))
    expect(read(search, { ...booking, duration: 60 })).toMatchObject({ duration: 60, time: '14:00' })
  })

  test('keeps a date that was emptied empty', () => {
    const search = withEntries('', writeSession({ ...read('', booking), date: '' }, booking))
    expect(read(search, booking).date).toBe('')
  })

  test('may keep a type and a duration that are no longer offered', () => {
    const old = { ...booking, type: 'dancing', duration: 90 }
    expect(choosableTypes(settings, old)).toContain('dancing')
    expect(choosableDurations('dancing', settings, old)).toEqual([60, 120, 90])
    expect(read('', old)).toMatchObject({ type: 'dancing', duration: 90 })
  })
})

test('the lengths are those of the service, and an address that names another has the shortest of them', () => {
  const rental = { id: 'movie', name: 'Movie', enabled: true, durations: [480, 1440], pastClosing: true }
  const both = { ...settings, services: [...settings.services, rental] }
  expect(choosableDurations('movie', both)).toEqual([480, 1440])
  expect(choosableDurations('mixing', both)).toEqual([60, 120])
  expect(readSession(new URLSearchParams('service=movie&duration=60'), both)).toMatchObject({ duration: 480 })
  expect(readSession(new URLSearchParams('service=movie&duration=1440'), both)).toMatchObject({
    duration: 1440,
  })
})

test('a length that fits into no day is not offered, unless none does', () => {
  const rental = { id: 'movie', name: 'Movie', enabled: true, durations: [480, 840, 1440] }
  const both = { ...settings, services: [...settings.services, rental] }
  expect(choosableDurations('movie', both)).toEqual([480])
  const long = { date: '2030-01-20', hours: { start: '08:00', end: '24:00' } }
  expect(choosableDurations('movie', { ...both, specialDays: [long] })).toEqual([480, 840])
  const never = { ...both, services: [{ ...rental, durations: [1440] }] }
  expect(choosableDurations('movie', never)).toEqual([1440])
})

test('an admin has any length of half hours, and begins with one that is offered', () => {
  const rental = { id: 'movie', name: 'Movie', enabled: true, durations: [480, 840] }
  const both = { ...settings, services: [...settings.services, rental] }
  const ofAdmin = (search: string) => readSession(new URLSearchParams(search), both, undefined, true).duration
  expect(ofAdmin('duration=90')).toBe(90)
  expect(ofAdmin('service=movie&duration=1440')).toBe(1440)
  expect(ofAdmin('service=movie')).toBe(480)
  for (const none of ['45', '0', '-30', '1470', 'x', 'Infinity']) expect(ofAdmin(`duration=${none}`)).toBe(60)
})

describe('services by groups', () => {
  const rental: Service = { id: 'movie', name: 'Movie', enabled: true, group: 'space' }
  const both = { ...settings, services: [rental, ...settings.services, { ...rental, id: 'events' }] }

  test('are one where all are alike', () => {
    expect(groupedTypes(settings)).toEqual([
      { group: 'sound', types: ['recording', 'rehearsal', 'mixing', 'mastering'] },
    ])
  })

  test('stand together, in the order of the settings', () => {
    expect(groupedTypes(both)).toEqual([
      { group: 'space', types: ['movie', 'events'] },
      { group: 'sound', types: ['recording', 'rehearsal', 'mixing', 'mastering'] },
    ])
  })

  test('hold what a booking has and nobody can choose any more', () => {
    const off = { ...both, services: both.services.map((one) => ({ ...one, enabled: one.id !== 'movie' })) }
    expect(groupedTypes(off, { ...booking, type: 'movie' })[1]).toEqual({
      group: 'space',
      types: ['events', 'movie'],
    })
    expect(groupedTypes(both, { ...booking, type: 'dancing' })[1]?.types).toContain('dancing')
  })
})

test('a wish goes into the form and comes out as it was', () => {
  const session = toSession(booking)
  expect({ ...session, start: fromStudioMoment(session) }).toMatchObject({
    type: 'mixing',
    duration: 120,
    start,
  })
})

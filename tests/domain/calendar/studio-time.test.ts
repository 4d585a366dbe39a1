import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  fromStudioMoment,
  lastHalfHour,
  minutesOfDay,
  timeAfter,
  timeOfDay,
  toStudioMoment,
} from '../../../src/domain/calendar/studio-time.ts'

afterEach(() => vi.unstubAllEnvs())

// Zones before, after and beside the studio's, with half hours, summer time and both ends of the date line.
const zones = [
  'UTC',
  'Asia/Ulaanbaatar',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Niue',
]

describe.each(zones)('on a machine in %s', (zone) => {
  test('an instant is shown on the studio’s clock', () => {
    vi.stubEnv('TZ', zone)
    expect(toStudioMoment(new Date('2026-11-21T16:30:00Z'))).toEqual({ date: '2026-11-22', time: '00:30' })
    expect(toStudioMoment(new Date('2026-12-31T15:59:00Z'))).toEqual({ date: '2026-12-31', time: '23:59' })
    expect(toStudioMoment(new Date('2028-02-28T16:00:00Z'))).toEqual({ date: '2028-02-29', time: '00:00' })
  })

  test('a studio moment names its instant, also in the hour that summer time skips here', () => {
    vi.stubEnv('TZ', zone)
    expect(fromStudioMoment({ date: '2026-11-22', time: '00:30' })).toEqual(new Date('2026-11-21T16:30:00Z'))
    expect(fromStudioMoment({ date: '2026-03-08', time: '02:30' })).toEqual(new Date('2026-03-07T18:30:00Z'))
  })

  test('there and back is the same minute', () => {
    vi.stubEnv('TZ', zone)
    const minutes = fc
      .date({ min: new Date('2018-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000))
    fc.assert(
      fc.property(minutes, (instant) => {
        expect(fromStudioMoment(toStudioMoment(instant))).toEqual(instant)
      }),
    )
  })
})

test('the machine’s zone really changes in these tests', () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  expect(new Date('2026-11-21T12:00:00Z').getHours()).toBe(2)
})

describe('fromStudioMoment', () => {
  test.each([
    ['2026-02-30', '10:00'],
    ['2026-02-29', '10:00'],
    ['2100-02-29', '10:00'],
    ['2026-04-31', '10:00'],
    ['2026-13-01', '10:00'],
    ['2026-00-10', '10:00'],
    ['2026-11-00', '10:00'],
    ['2026-11-22', '24:00'],
    ['2026-11-22', '25:00'],
    ['2026-11-22', '10:60'],
    ['', '10:00'],
    ['2026-11-22', ''],
    ['2026-1-2', '10:00'],
    ['2026-11-22', '9:00'],
    ['2026-11-22', '09:00:00'],
    ['22/11/2026', '09:00'],
    ['0050-01-01', '10:00'],
    ['2026-11-22\n', '10:00'],
  ])('%s %s names nothing', (date, time) => {
    expect(fromStudioMoment({ date, time })).toBeUndefined()
  })

  test('knows leap days', () => {
    expect(fromStudioMoment({ date: '2028-02-29', time: '10:00' })).toEqual(new Date('2028-02-29T02:00:00Z'))
    expect(fromStudioMoment({ date: '2000-02-29', time: '10:00' })).toEqual(new Date('2000-02-29T02:00:00Z'))
  })

  test('knows the summer time that Mongolia once had', () => {
    expect(fromStudioMoment({ date: '2016-07-01', time: '10:00' })).toEqual(new Date('2016-07-01T01:00:00Z'))
    expect(fromStudioMoment({ date: '2016-03-26', time: '02:30' })).toBeUndefined()
  })
})

describe('minutesOfDay and timeOfDay', () => {
  test.each([
    ['00:00', 0],
    ['09:30', 570],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('%s is %i minutes', (time, minutes) => {
    expect(minutesOfDay(time)).toBe(minutes)
    expect(timeOfDay(minutes)).toBe(time)
  })
})

test('a time so many minutes after another may be one of the next day', () => {
  expect(timeAfter('20:00', 90)).toBe('21:30')
  expect(timeAfter('20:00', 360)).toBe('02:00')
  expect(timeAfter('00:00', 1440)).toBe('00:00')
})

test('the half hour that has begun is the present one', () => {
  expect(lastHalfHour(new Date('2026-11-22T06:29:59.999Z'))).toEqual(new Date('2026-11-22T06:00:00Z'))
  expect(lastHalfHour(new Date('2026-11-22T06:30:00Z'))).toEqual(new Date('2026-11-22T06:30:00Z'))
})

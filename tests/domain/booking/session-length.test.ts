import { describe, expect, test } from 'vitest'
import {
  isOfToday,
  lengthUntilNow,
  longerLengths,
  nextAfter,
} from '../../../src/domain/booking/session-length.ts'
import { at } from '../../support/booking-rows.ts'

const instant = (time: string, day = '2026-11-22') => new Date(at(time, day))
const session = (time: string, duration: number, day?: string) => ({ start: instant(time, day), duration })
const now = instant('14:10')

test('a session is made longer by half an hour or an hour, up to a day', () => {
  const lengths = (duration: number) => longerLengths({ duration }).map((one) => one.duration)
  expect(lengths(120)).toEqual([150, 180])
  expect(lengths(1410)).toEqual([1440])
  expect(lengths(1440)).toEqual([])
})

test.each([
  ['in the middle', session('13:00', 180), 90],
  ['just begun', session('14:00', 60), 30],
  ['at its very start', session('14:00', 60), 30, instant('14:00')],
  ['on a half hour', session('13:00', 180), 60, instant('14:00')],
  ['in its last half hour', session('13:00', 90), undefined],
  ['before it begins', session('14:30', 60), undefined],
  ['when it is over', session('12:00', 60), undefined],
])('a session that ends now, %s, lasts until the half hour is over', (_, times, length, moment = now) => {
  expect(lengthUntilNow(times, moment)).toBe(length)
})

test.each([
  ['one that runs', session('14:00', 60), true],
  ['one of this morning', session('09:00', 60), true],
  ['one of tonight', session('20:00', 60), true],
  ['one of yesterday that runs into today', session('22:00', 180, '2026-11-21'), true],
  ['one of yesterday until midnight', session('22:00', 120, '2026-11-21'), false],
  ['one of tomorrow', session('00:00', 60, '2026-11-23'), false],
])('%s is of today: %s', (_, times, expected) => {
  expect(isOfToday({ ...times, status: 'confirmed' }, now)).toBe(expected)
  expect(isOfToday({ ...times, status: 'pending' }, now)).toBe(false)
})

describe('what comes after a session', () => {
  const busy = (from: string, to: string) => ({ start: instant(from), end: instant(to), closed: false })

  test('is the first that begins, or lies across its end', () => {
    const later = [busy('18:00', '19:00'), busy('15:30', '16:00'), busy('09:00', '10:00')]
    expect(nextAfter(session('13:00', 120), later)).toEqual(instant('15:30'))
    expect(nextAfter(session('13:00', 120), [busy('14:30', '16:00')])).toEqual(instant('15:00'))
  })

  test('is nothing where nothing is known', () => {
    expect(nextAfter(session('13:00', 120), [busy('09:00', '15:00')])).toBeUndefined()
  })
})

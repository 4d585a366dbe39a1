import { describe, expect, test } from 'vitest'
import { busyRefusal } from '../../../src/domain/booking/busy-refusal.ts'
import { closureRefusal, daysChosen } from '../../../src/domain/calendar/closure.ts'
import { defaultRules } from '../../../src/domain/offers/rules.ts'
import { at } from '../../support/booking-rows.ts'

const now = new Date(at('12:00', '2026-11-22'))
const period = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) })

describe('closureRefusal', () => {
  test.each([
    ['whole days ahead', at('00:00', '2026-12-31'), at('00:00', '2027-01-03')],
    ['a period that has begun', at('00:00', '2026-11-22'), at('12:01', '2026-11-22')],
    ['a whole year', at('00:00', '2028-01-01'), at('00:00', '2029-01-01')],
    ['until the last start of all', at('08:00', '2099-12-31'), '2100-01-01T00:00:00Z'],
  ])('lets pass: %s', (_, start, end) => {
    expect(closureRefusal(period(start, end), now)).toBeUndefined()
  })

  test.each([
    ['closure_ends_before_start', at('10:00', '2026-12-01'), at('10:00', '2026-12-01')],
    ['closure_is_past', at('00:00', '2026-11-22'), at('12:00', '2026-11-22')],
    ['closure_too_long', at('00:00', '2026-12-01'), at('00:01', '2027-12-02')],
    ['booking_too_far_ahead', at('08:00', '2099-12-31'), '2100-01-01T00:00:01Z'],
  ])('says %s', (code, start, end) => {
    expect(closureRefusal(period(start, end), now)).toBe(code)
  })
})

describe('daysChosen', () => {
  const one = { firstDay: '2026-12-24', lastDay: '2026-12-24' }
  const two = { firstDay: '2026-12-24', lastDay: '2026-12-26' }

  test.each([
    ['the first press chooses one day', { firstDay: '', lastDay: '' }, '2026-12-24', one],
    ['a later day is the last', one, '2026-12-26', two],
    ['the same day stays', one, '2026-12-24', one],
    ['an earlier day begins anew', { firstDay: '2026-12-26', lastDay: '2026-12-26' }, '2026-12-24', one],
    ['where both are chosen any day begins anew', two, '2026-12-24', one],
  ])('%s', (_, before, day, after) => {
    expect(daysChosen(before, day)).toEqual(after)
  })
})

describe('busyRefusal', () => {
  const wanted = period(at('10:00'), at('12:00'))
  const booked = { ...period(at('09:00'), at('11:00')), closed: false }
  const closed = { ...period(at('11:00'), at('13:00')), closed: true }

  test('names what is in the way, a booking before a closure', () => {
    expect(busyRefusal(wanted, [closed], defaultRules)).toBe('booking_closed')
    expect(busyRefusal(wanted, [closed, booked], defaultRules)).toBe('booking_taken')
  })

  test('knows that what only meets is not in the way', () => {
    expect(busyRefusal(period(at('13:00'), at('14:00')), [booked, closed], defaultRules)).toBeUndefined()
  })
})

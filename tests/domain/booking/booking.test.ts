import { describe, expect, test } from 'vitest'
import { type BookingDraft, periodOf } from '../../../src/domain/booking/booking.ts'
import { busyRefusal } from '../../../src/domain/booking/busy-refusal.ts'
import { startTimes } from '../../../src/domain/booking/start-times.ts'
import { bookingRefusal } from '../../../src/domain/booking/wish-refusal.ts'
import { overlaps } from '../../../src/domain/calendar/period.ts'
import { defaultSettings, type StudioSettings } from '../../../src/domain/offers/settings.ts'
import { at } from '../../support/booking-rows.ts'
import { draft } from '../../support/example-booking.ts'

const now = new Date(at('12:00', '2026-11-21'))
const recording = (duration: number) => ({ type: 'recording', duration })
const starting = (time: string, day = '2026-11-22') => ({ start: new Date(at(time, day)) })
const open = (start: string, end: string, changes: Partial<StudioSettings> = {}): StudioSettings => ({
  ...defaultSettings,
  openingHours: { start, end },
  ...changes,
})
const refusal = (changes: Partial<BookingDraft>, settings = defaultSettings) =>
  bookingRefusal(draft(changes), { now, settings })

describe('bookingRefusal', () => {
  test.each([
    ['an ordinary draft', {}],
    ['the first start', starting('09:00')],
    ['the last start of an hour', starting('21:00')],
    ['the last start of 240 minutes', { ...starting('18:00'), duration: 240 }],
    ['a half hour', starting('10:30')],
    ['later today', starting('12:30', '2026-11-21')],
    ['the last day of a month', starting('21:00', '2026-11-30')],
    ['a leap day', starting('10:00', '2028-02-29')],
    ['2,000 signs of notes', { notes: '🎙'.repeat(2000) }],
  ])('has nothing against %s', (_, changes) => {
    expect(refusal(changes)).toBeUndefined()
  })

  test.each([
    ['an unknown type', { type: 'karaoke' }, 'booking_type_not_offered'],
    ['no type', { type: '' }, 'booking_type_not_offered'],
    ['30 minutes', { duration: 30 }, 'booking_duration_not_offered'],
    ['no duration', { duration: Number.NaN }, 'booking_duration_not_offered'],
    ['this very moment', { start: now }, 'booking_not_in_future'],
    ['yesterday', starting('10:00', '2026-11-20'), 'booking_not_in_future'],
    ['the year 2100 in UTC', { start: new Date('2100-01-01T00:00Z') }, 'booking_too_far_ahead'],
    ['a quarter past', starting('10:15'), 'booking_off_step'],
    ['a millisecond past', { start: new Date('2026-11-22T10:00:00.001+08:00') }, 'booking_off_step'],
    ['no time at all', { start: new Date(Number.NaN) }, 'booking_off_step'],
    ['half an hour too early', starting('08:30'), 'booking_outside_opening_hours'],
    ['half an hour too late', starting('21:30'), 'booking_outside_opening_hours'],
    [
      '240 minutes past the closing',
      { ...starting('18:30'), duration: 240 },
      'booking_outside_opening_hours',
    ],
    ['the middle of the night', starting('23:30'), 'booking_outside_opening_hours'],
    ['2,001 signs of notes', { notes: 'ө'.repeat(2001) }, 'booking_notes_too_long'],
  ])('refuses %s', (_, changes, code) => {
    expect(refusal(changes)).toBe(code)
  })

  test('knows how far ahead and how soon the studio takes bookings', () => {
    const rules = (changes: Partial<StudioSettings['rules']>) => ({
      ...defaultSettings,
      rules: { ...defaultSettings.rules, ...changes },
    })
    const last = { start: new Date('2099-12-31T12:30Z') }
    expect(refusal(last)).toBe('booking_too_far_ahead')
    expect(refusal(last, rules({ furthestDays: 36_500 }))).toBeUndefined()
    expect(refusal(starting('12:00', '2026-11-22'), rules({ furthestDays: 1 }))).toBeUndefined()
    expect(refusal(starting('12:30', '2026-11-22'), rules({ furthestDays: 1 }))).toBe('booking_too_far_ahead')
    expect(refusal(starting('12:00', '2026-11-22'), rules({ noticeHours: 24 }))).toBeUndefined()
    expect(refusal(starting('11:30', '2026-11-22'), rules({ noticeHours: 24 }))).toBe('booking_too_soon')
  })

  describe('for admins', () => {
    const settings = open('09:00', '22:00', { rules: { ...defaultSettings.rules, noticeHours: 24 } })
    const ofAdmin = (changes: Partial<BookingDraft>) =>
      bookingRefusal(draft(changes), { now, settings, byAdmin: true })

    test.each([
      ['a start without notice', starting('12:30', '2026-11-21')],
      ['what has begun', starting('11:30', '2026-11-21')],
      ['what was a week ago', starting('12:00', '2026-11-14')],
      ['half an hour', { duration: 30 }],
      ['eight and a half hours', { duration: 510 }],
      ['a whole day', { duration: 1440 }],
      ['the evening past closing time', { ...starting('21:00'), duration: 240 }],
      ['the middle of the night', starting('03:30')],
    ])('has nothing against %s', (_, changes) => {
      expect(ofAdmin(changes)).toBeUndefined()
    })

    test.each([
      ['what was more than a week ago', starting('11:30', '2026-11-14'), 'booking_too_long_ago'],
      ['no time at all', { duration: 0 }, 'booking_duration_not_offered'],
      ['a quarter of an hour more', { duration: 75 }, 'booking_duration_not_offered'],
      ['more than a day', { duration: 1470 }, 'booking_duration_not_offered'],
      ['no number', { duration: Number.NaN }, 'booking_duration_not_offered'],
      ['a quarter past', starting('10:15'), 'booking_off_step'],
      ['no start', { start: new Date(Number.NaN) }, 'booking_off_step'],
      ['the far future', starting('10:00', '2032-01-01'), 'booking_too_far_ahead'],
      ['an unknown type', { type: 'karaoke' }, 'booking_type_not_offered'],
    ])('refuses %s', (_, changes, code) => {
      expect(ofAdmin(changes)).toBe(code)
    })
  })

  test('knows the hours of each weekday and of special days', () => {
    // The 22nd of November 2026 is a Sunday.
    const settings = {
      ...defaultSettings,
      weekHours: { 6: { start: '12:00', end: '14:00' }, 7: null },
      specialDays: [
        { date: '2026-11-28', hours: null },
        { date: '2026-11-29', hours: { start: '20:00', end: '24:00' } },
      ],
    }
    expect(refusal(starting('10:00', '2026-11-22'), settings)).toBe('booking_outside_opening_hours')
    expect(refusal(starting('10:00', '2026-11-23'), settings)).toBeUndefined()
    expect(refusal(starting('13:00', '2026-12-05'), settings)).toBeUndefined()
    expect(refusal(starting('13:30', '2026-12-05'), settings)).toBe('booking_outside_opening_hours')
    expect(refusal(starting('13:00', '2026-11-28'), settings)).toBe('booking_outside_opening_hours')
    expect(startTimes(settings, recording(240), '2026-11-29')).toEqual([20 * 60])
    expect(startTimes(settings, recording(60), '2026-11-22')).toEqual([])
  })

  test('names what the customer chose first when several things are wrong', () => {
    const everythingWrong = { type: '', duration: 0, start: new Date(0), notes: 'x'.repeat(3000) }
    expect(refusal(everythingWrong)).toBe('booking_type_not_offered')
    expect(refusal({ ...everythingWrong, type: 'mixing' })).toBe('booking_duration_not_offered')
  })

  test('refuses a service that is switched off', () => {
    const services = defaultSettings.services.map((one) => ({ ...one, enabled: one.id !== 'recording' }))
    expect(refusal({}, { ...defaultSettings, services })).toBe('booking_type_not_offered')
  })

  test('lets a session run up to 24:00 where the studio is open that long, not beyond', () => {
    const settings = open('20:00', '24:00')
    expect(refusal(starting('23:00'), settings)).toBeUndefined()
    expect(refusal(starting('23:30'), settings)).toBe('booking_outside_opening_hours')
    expect(refusal(starting('00:00', '2026-11-23'), settings)).toBe('booking_outside_opening_hours')
  })

  test('takes the lengths of the service where it has its own', () => {
    const services = defaultSettings.services.map((one) => ({ ...one, durations: [480] }))
    expect(refusal({ duration: 480 }, { ...defaultSettings, services })).toBeUndefined()
    expect(refusal({ duration: 60 }, { ...defaultSettings, services })).toBe('booking_duration_not_offered')
  })

  test('lets a service that may run past closing time begin as long as the studio is open', () => {
    const services = defaultSettings.services.map((one) => ({ ...one, durations: [1440], pastClosing: true }))
    const long = { ...defaultSettings, services }
    const day = { duration: 1440 }
    expect(refusal({ ...starting('21:30'), ...day }, long)).toBeUndefined()
    expect(refusal({ ...starting('22:00'), ...day }, long)).toBe('booking_outside_opening_hours')
    expect(refusal({ ...starting('08:30'), ...day }, long)).toBe('booking_outside_opening_hours')
    expect(startTimes(long, recording(1440), '2026-11-22').at(-1)).toBe(21 * 60 + 30)
  })

  test('never lets a session run over midnight, even around the clock', () => {
    expect(refusal(starting('23:30'), open('00:00', '24:00'))).toBe('booking_outside_opening_hours')
  })
})

describe('the free time around a booking', () => {
  const buffers = { bufferBefore: 30, bufferAfter: 15 }
  const wanted = periodOf({ ...starting('10:00'), duration: 60 })
  const other = (from: string, to: string, closed = false) => ({
    start: new Date(at(from, '2026-11-22')),
    end: new Date(at(to, '2026-11-22')),
    closed,
  })

  test('is not to be had by another, but by a closure', () => {
    expect(busyRefusal(wanted, [other('09:00', '09:30')], buffers)).toBeUndefined()
    expect(busyRefusal(wanted, [other('09:00', '09:45')], buffers)).toBe('booking_taken')
    expect(busyRefusal(wanted, [other('11:00', '12:00')], buffers)).toBe('booking_taken')
    expect(busyRefusal(wanted, [other('11:15', '12:00')], buffers)).toBeUndefined()
    expect(busyRefusal(wanted, [other('11:00', '12:00', true)], buffers)).toBeUndefined()
    expect(busyRefusal(wanted, [other('10:30', '12:00', true)], buffers)).toBe('booking_closed')
  })
})

describe('overlaps', () => {
  const period = (start: string, duration: number) => periodOf({ ...starting(start), duration })
  const taken = period('10:00', 120)

  test.each([
    ['10:00', 120],
    ['09:30', 60],
    ['11:30', 60],
    ['10:30', 60],
    ['09:00', 240],
  ])('is true from %s for %i minutes, both ways round', (start, duration) => {
    expect(overlaps(taken, period(start, duration))).toBe(true)
    expect(overlaps(period(start, duration), taken)).toBe(true)
  })

  test.each([
    ['08:00', 120],
    ['12:00', 60],
  ])('is false from %s for %i minutes: an end does not count', (start, duration) => {
    expect(overlaps(taken, period(start, duration))).toBe(false)
    expect(overlaps(period(start, duration), taken)).toBe(false)
  })
})

describe('periodOf', () => {
  test('ends after the duration, over a change of month and year', () => {
    const { end } = periodOf({ ...starting('22:00', '2026-12-31'), duration: 240 })
    expect(end).toEqual(new Date(at('02:00', '2027-01-01')))
  })
})

describe('startTimes', () => {
  test('runs from the opening to the last start that fits', () => {
    const starts = startTimes(defaultSettings, recording(60), '2026-11-22')
    expect([starts[0], starts[1], starts.at(-1)]).toEqual([540, 570, 1260])
    expect(startTimes(defaultSettings, recording(240), '2026-11-22').at(-1)).toBe(18 * 60)
  })

  test('has one start where the session fills the day, none where it does not fit', () => {
    expect(startTimes(open('09:00', '13:00'), recording(240), '2026-11-22')).toEqual([540])
    expect(startTimes(open('09:00', '12:30'), recording(240), '2026-11-22')).toEqual([])
  })

  test('goes up to midnight', () => {
    expect(startTimes(open('22:00', '24:00'), recording(60), '2026-11-22')).toEqual([1320, 1350, 1380])
  })

  test('holds exactly the starts that are not refused', () => {
    const all = Array.from({ length: 48 }, (_, n) => n * 30)
    const midnight = new Date(at('00:00', '2026-11-22')).getTime()
    const fits = (minutes: number) =>
      !refusal({ start: new Date(midnight + minutes * 60_000), duration: 240 })
    expect(startTimes(defaultSettings, recording(240), '2026-11-22')).toEqual(all.filter(fits))
  })
})

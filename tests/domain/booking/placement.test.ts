import { describe, expect, test } from 'vitest'
import {
  lengthened,
  moved,
  placementOf,
  placementRefusal,
  startOf,
} from '../../../src/domain/booking/placement.ts'
import { stepAt } from '../../../src/domain/calendar/half-hours.ts'
import { defaultSettings } from '../../../src/domain/offers/settings.ts'
import { booking } from '../../support/example-booking.ts'

const at = (time: string, date = '2026-11-22') => new Date(`${date}T${time}:00+08:00`)
const ten = { date: '2026-11-22', from: 600, duration: 60 }

test('a session stands where the studio’s clock has it, and comes back from there', () => {
  const late = { start: at('23:30'), duration: 120 }
  expect(placementOf(late)).toEqual({ date: '2026-11-22', from: 1410, duration: 120 })
  expect(startOf(placementOf(late))).toEqual(late.start)
})

test('a place is found on the half hour before it', () => {
  expect([stepAt(600), stepAt(629.9), stepAt(630)]).toEqual([600, 600, 630])
})

describe('moving', () => {
  test('keeps the length, and the time of day on another day', () => {
    expect(moved(ten, { days: 1 })).toEqual({ ...ten, date: '2026-11-23' })
    expect(moved(ten, { minutes: -90 })).toEqual({ ...ten, from: 510 })
  })

  test('ends with the day', () => {
    expect(moved(ten, { minutes: -2000 }).from).toBe(0)
    expect(moved(ten, { minutes: 2000 }).from).toBe(1410)
  })

  test('a length is between half an hour and a day and a night', () => {
    expect(lengthened(ten, 30).duration).toBe(90)
    expect(lengthened(ten, -60).duration).toBe(30)
    expect(lengthened(ten, 5000).duration).toBe(1440)
  })
})

describe('a place is refused', () => {
  const mine = booking()
  const other = booking({ id: 'other', start: at('14:00'), duration: 60 })
  const around = { bookings: [mine, other], closures: [], settings: defaultSettings, now: at('09:00') }
  const refused = (
    place: Partial<typeof ten>,
    changes: Partial<Parameters<typeof placementRefusal>[2]> = {},
  ) => placementRefusal(mine, { ...ten, ...place }, { ...around, ...changes })

  test('not where it is free, nor where it stands itself, nor outside opening hours', () => {
    expect(refused({ from: 660 })).toBeUndefined()
    expect(refused({ from: 630 })).toBeUndefined()
    expect(refused({ from: 1380 })).toBeUndefined()
  })

  test('by the booking that has it', () => {
    expect(refused({ from: 810 })).toEqual({ code: 'booking_taken', by: other })
    expect(refused({ from: 780 })).toBeUndefined()
  })

  test('by what is kept free around that one, or would be around this one', () => {
    const kept = { ...other, bufferBefore: 30 }
    expect(refused({ from: 780 }, { bookings: [mine, kept] })).toEqual({ code: 'booking_taken', by: kept })
    const rules = { ...defaultSettings.rules, bufferAfter: 30 }
    expect(refused({ from: 780 }, { settings: { ...defaultSettings, rules } })?.code).toBe('booking_taken')
  })

  test('where the studio is closed, up to the edge', () => {
    const closures = [{ start: at('16:00'), end: at('18:00') }]
    expect(refused({ from: 930 }, { closures })).toEqual({ code: 'booking_closed' })
    expect(refused({ from: 900 }, { closures })).toBeUndefined()
  })

  test('not by what a closure that came later leaves to it: the part of its own time that is closed', () => {
    const kept = booking({ duration: 240 })
    const closures = [{ start: at('12:00'), end: at('18:00') }]
    const shorter = (changes: Partial<typeof ten>) =>
      placementRefusal(kept, { ...ten, duration: 240, ...changes }, { ...around, bookings: [kept], closures })
    expect(shorter({ duration: 210 })).toBeUndefined()
    expect(shorter({ duration: 270 })).toEqual({ code: 'booking_closed' })
    expect(shorter({ from: 630 })).toEqual({ code: 'booking_closed' })
  })

  test('more than a week ago', () => {
    expect(refused({ date: '2026-11-14' })).toEqual({ code: 'booking_too_long_ago' })
    expect(refused({ date: '2026-11-16' })).toBeUndefined()
  })
})

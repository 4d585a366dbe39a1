import { describe, expect, test } from 'vitest'
import { dayUse } from '../../../src/domain/booking/day-use.ts'
import { completeSettings, defaultsAsWritten } from '../../../src/domain/offers/settings.ts'
import { at } from '../../support/booking-rows.ts'

const settings = { ...completeSettings(defaultsAsWritten), services: [] }
const now = new Date(at('12:00', '2026-11-22'))
const day = '2031-05-10'
const from = (start: string, end: string, closed: boolean) => ({
  start: new Date(at(start, day)),
  end: new Date(at(end, day)),
  closed,
})

describe('dayUse', () => {
  test('a day of years ahead is free where no service is offered', () => {
    expect(dayUse(day, { settings, busy: [], now })).toEqual({ status: 'free', free: 1 })
  })

  test('a booking leaves a part of it, whole days closed leave none', () => {
    const booked = dayUse(day, { settings, busy: [from('09:00', '15:30', false)], now })
    expect(booked).toEqual({ status: 'partly', free: 0.5 })
    expect(dayUse(day, { settings, busy: [from('00:00', '23:59', true)], now }).status).toBe('closed')
  })

  test('a weekday without hours is closed, and a day that is over is past', () => {
    const closedDay = { ...settings, specialDays: [{ date: day, hours: null }] }
    expect(dayUse(day, { settings: closedDay, busy: [], now }).status).toBe('closed')
    expect(dayUse('2026-11-21', { settings, busy: [], now }).status).toBe('past')
  })
})

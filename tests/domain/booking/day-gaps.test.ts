import { describe, expect, test } from 'vitest'
import { dayGaps } from '../../../src/domain/booking/day-gaps.ts'
import { timeOfDay } from '../../../src/domain/calendar/studio-time.ts'
import { defaultSettings } from '../../../src/domain/offers/settings.ts'

const day = '2026-11-24'
const at = (time: string) => new Date(`${day}T${time}:00+08:00`)
const held = (time: string, duration: number, buffers = { bufferBefore: 0, bufferAfter: 0 }) => ({
  start: at(time),
  duration,
  ...buffers,
})
const open = {
  ...defaultSettings,
  openingHours: { start: '09:00', end: '22:00' },
  weekHours: {},
  specialDays: [],
}

function gaps(changes: Partial<Parameters<typeof dayGaps>[1]>) {
  const found = dayGaps(day, { bookings: [], closures: [], settings: open, now: at('00:00'), ...changes })
  return found.map(({ from, to }) => `${timeOfDay(from)}–${timeOfDay(to)}`)
}

describe('what of a day can still be booked', () => {
  test('are the whole opening hours of an empty day, and nothing of a closed one', () => {
    expect(gaps({})).toEqual(['09:00–22:00'])
    expect(gaps({ settings: { ...open, specialDays: [{ date: day, hours: null }] } })).toEqual([])
  })

  test('lies between sessions and closures, whichever comes first', () => {
    const bookings = [held('13:00', 120), held('09:00', 60)]
    const closures = [{ start: at('20:00'), end: at('23:00') }]
    expect(gaps({ bookings, closures })).toEqual(['10:00–13:00', '15:00–20:00'])
  })

  test('is what is long enough for a service with shorter sessions of its own', () => {
    const [service] = open.services
    const services = [{ ...(service as (typeof open.services)[number]), durations: [30] }]
    const bookings = [held('09:30', 12 * 60 + 30)]
    expect(gaps({ bookings })).toEqual([])
    expect(gaps({ bookings, settings: { ...open, services } })).toEqual(['09:00–09:30'])
  })

  test('is no time too short for the shortest session', () => {
    const shortest = Math.min(...open.bookingDurations)
    const bookings = [held('09:00', 60), held('10:00', 13 * 60 - 60 - shortest)]
    expect(gaps({ bookings })).toHaveLength(1)
    expect(gaps({ bookings: [...bookings, held('21:30', 30)] })).toHaveLength(shortest > 30 ? 0 : 1)
  })

  test('leaves the free time around what is there and around the new session', () => {
    const rules = { ...open.rules, bufferBefore: 15, bufferAfter: 30 }
    const bookings = [held('12:00', 60, { bufferBefore: 15, bufferAfter: 30 })]
    expect(gaps({ bookings, settings: { ...open, rules } })).toEqual(['09:00–11:00', '14:00–22:00'])
  })

  test('begins today with the half-hour that runs, and is none once the studio closes', () => {
    expect(gaps({ now: at('15:12') })).toEqual(['15:00–22:00'])
    expect(gaps({ now: at('22:40') })).toEqual([])
    const tomorrow = new Date(at('12:00').getTime() + 86_400_000)
    expect(gaps({ now: tomorrow })).toEqual([])
  })

  test('begins after a session that came over from the day before', () => {
    const night = { start: new Date(at('22:00').getTime() - 86_400_000), duration: 13 * 60 }
    expect(gaps({ bookings: [{ ...night, bufferBefore: 0, bufferAfter: 0 }] })).toEqual(['11:00–22:00'])
  })
})

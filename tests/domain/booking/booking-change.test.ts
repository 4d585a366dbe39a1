import { describe, expect, test } from 'vitest'
import { sameSession } from '../../../src/domain/booking/same-wish.ts'
import { changeRefusal } from '../../../src/domain/booking/wish-refusal.ts'
import { defaultSettings } from '../../../src/domain/offers/settings.ts'
import { draft } from '../../support/example-booking.ts'

const now = new Date('2026-11-24T00:00:00Z')
const agreed = draft({ start: new Date('2026-11-25T02:00:00Z'), notes: 'Before' })
const refusal = (changes: Partial<typeof agreed>, booking = agreed, settings = defaultSettings) =>
  changeRefusal(booking, { ...booking, ...changes }, { now, settings })

describe('a change of a booking', () => {
  test('to another time is judged like a new booking', () => {
    expect(refusal({ start: new Date('2026-11-25T03:00:00Z') })).toBeUndefined()
    expect(refusal({ start: new Date('2026-11-23T03:00:00Z') })).toBe('booking_not_in_future')
    expect(refusal({ start: new Date('2026-11-25T15:00:00Z') })).toBe('booking_outside_opening_hours')
    expect(refusal({ duration: 90 })).toBe('booking_duration_not_offered')
    expect(refusal({ type: 'party' })).toBe('booking_type_not_offered')
  })

  test('of the notes alone is not, even when its time is past or its type no longer offered', () => {
    const past = { ...agreed, start: new Date('2026-11-20T02:00:00Z') }
    expect(refusal({ notes: 'After' }, past)).toBeUndefined()
    const withoutServices = { ...defaultSettings, services: [] }
    expect(refusal({ notes: 'After' }, agreed, withoutServices)).toBeUndefined()
  })

  test('may not make the notes longer than the database stores, counted in characters', () => {
    expect(refusal({ notes: '🎬'.repeat(2000) })).toBeUndefined()
    expect(refusal({ notes: '🎬'.repeat(2001) })).toBe('booking_notes_too_long')
  })

  test('keeps the agreed price while type and length stay', () => {
    expect(sameSession(agreed, { ...agreed, type: 'recording' })).toBe(true)
    expect(sameSession(agreed, { ...agreed, type: 'mixing' })).toBe(false)
    expect(sameSession(agreed, { ...agreed, duration: 120 })).toBe(false)
  })
})

import { expect, test } from 'vitest'
import { settledEnd } from '../../../src/domain/booking/settled-end.ts'

const start = new Date('2026-11-28T10:00:00+08:00')
const expiresAt = new Date('2026-11-27T10:00:00+08:00')
const booking = { start, duration: 60, type: 'recording', expiresAt }
const { expiresAt: _, ...wish } = booking

test('a confirmed booking waits for no answer, whatever it is changed to', () => {
  expect(settledEnd('confirmed', { ...wish, duration: 120 }, booking)).toBeNull()
})

test('a request keeps its end while its session and time stay, also when it has none', () => {
  expect(settledEnd('pending', wish, booking)).toBe(expiresAt)
  expect(settledEnd('pending', wish, { ...booking, expiresAt: null })).toBeNull()
})

test('what is new, and another wish, waits anew', () => {
  expect(settledEnd('pending', wish, undefined)).toBeUndefined()
  expect(settledEnd('pending', { ...wish, duration: 120 }, booking)).toBeUndefined()
  expect(settledEnd('pending', undefined, booking)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { errorCodes, failure, isErrorCode, success } from '../../src/domain/errors.ts'

test('no code is listed twice', () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length)
})

test('only listed codes are codes', () => {
  expect(isErrorCode('booking_taken')).toBe(true)
  for (const other of ['', 'Booking_taken', 'toString', undefined, null, 23, {}]) {
    expect(isErrorCode(other)).toBe(false)
  }
})

test('a result is a value or a code', () => {
  expect(success(1)).toEqual({ ok: true, value: 1 })
  expect(failure('offline')).toEqual({ ok: false, code: 'offline' })
})

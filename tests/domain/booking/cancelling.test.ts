import { describe, expect, test } from 'vitest'
import type { Booking } from '../../../src/domain/booking/booking.ts'
import { cancelDeadline, mayAskToCancel, mayCancel } from '../../../src/domain/booking/permissions.ts'
import { toldDeadline } from '../../../src/domain/booking/told-deadline.ts'
import { booking } from '../../support/example-booking.ts'

describe('cancelling', () => {
  const now = new Date('2026-11-22T10:00:00+08:00')
  const customer = { id: 'a', role: 'user' } as const
  const admin = { id: 'b', role: 'admin' } as const
  const agreed = (changes: Partial<Booking> = {}) => ({
    ...booking({ userId: 'a', status: 'confirmed', start: new Date('2026-11-23T10:00:00+08:00') }),
    ...changes,
  })

  test('is the customer’s until the hours that were agreed, the last moment included', () => {
    expect(mayCancel(customer, agreed({ cancelHours: 24 }), now)).toBe(true)
    expect(mayCancel(customer, agreed({ cancelHours: 25 }), now)).toBe(false)
    expect(cancelDeadline(agreed({ cancelHours: 24 }))).toEqual(now)
    expect(cancelDeadline(agreed())).toBeUndefined()
  })

  test('has no deadline to be told of that had passed before the booking became what it is', () => {
    const version = '2026-11-22T10:00:00+08:00'
    const askedAt = new Date('2026-11-01T10:00:00+08:00')
    expect(toldDeadline(agreed({ cancelHours: 24, askedAt, version }))).toEqual(now)
    expect(toldDeadline(agreed({ cancelHours: 25, askedAt, version }))).toBeUndefined()
    expect(toldDeadline(agreed({ askedAt, version }))).toBeUndefined()
  })

  test('is the customer’s as long as nothing is agreed, nobody’s twice, and the studio’s at any time', () => {
    expect(mayCancel(customer, agreed({ status: 'pending' }), now)).toBe(true)
    expect(mayCancel(customer, agreed({ status: 'cancelled' }), now)).toBe(false)
    expect(mayCancel({ ...customer, id: 'c' }, agreed({ cancelHours: 1 }), now)).toBe(false)
    expect(mayCancel(admin, agreed(), now)).toBe(true)
  })

  test('is no longer the customer’s once the session has begun, whatever its status', () => {
    const start = now
    expect(mayCancel(customer, agreed({ status: 'pending', start }), now)).toBe(false)
    expect(mayCancel(customer, agreed({ cancelHours: 0, start }), now)).toBe(false)
    expect(mayCancel(admin, agreed({ status: 'pending', start }), now)).toBe(true)
  })

  test('is asked for once, where the customer may not, before the session begins', () => {
    expect(mayAskToCancel(customer, agreed(), now)).toBe(true)
    expect(mayAskToCancel(customer, agreed({ cancelAskedAt: now }), now)).toBe(false)
    expect(mayAskToCancel(customer, agreed({ cancelHours: 1 }), now)).toBe(false)
    expect(mayAskToCancel(customer, agreed({ start: now }), now)).toBe(false)
    expect(mayAskToCancel(admin, agreed(), now)).toBe(false)
  })
})

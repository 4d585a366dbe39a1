import { describe, expect, test } from 'vitest'
import { type BookingStatus, bookingStatuses } from '../../../src/domain/booking/booking.ts'
import { mayChange, wentUnanswered, wouldBookAgain } from '../../../src/domain/booking/permissions.ts'
import type { Viewer } from '../../../src/domain/people/access.ts'

const owner: Viewer = { id: 'owner', role: 'user' }
const other: Viewer = { id: 'other', role: 'user' }
const admin: Viewer = { id: 'admin', role: 'admin' }
const start = new Date('2026-11-22T10:00:00+08:00')
const before = new Date(+start - 1)
const booking = (status: BookingStatus) => ({ userId: 'owner', status, start })

describe('mayChange', () => {
  test.each(bookingStatuses)(
    'a %s booking: its owner while pending and until it begins, admins until it is cancelled',
    (status) => {
      expect(mayChange(owner, booking(status), before)).toBe(status === 'pending')
      expect(mayChange(owner, booking(status), start)).toBe(false)
      expect(mayChange(admin, booking(status), start)).toBe(status !== 'cancelled')
      expect(mayChange(other, booking(status), before)).toBe(false)
    },
  )
})

test.each(bookingStatuses)('a %s booking went without an answer only if it waits and has begun', (status) => {
  expect(wentUnanswered(booking(status), before)).toBe(false)
  expect(wentUnanswered(booking(status), start)).toBe(status === 'pending')
})

test('what is over or cancelled is booked again, by whose it is and at the moment it ends', () => {
  const end = new Date('2026-11-22T11:00:00+08:00')
  const session = { ...booking('confirmed'), duration: 60 }
  expect(wouldBookAgain(owner, session, end)).toBe(true)
  expect(wouldBookAgain(owner, session, new Date(+end - 1))).toBe(false)
  expect(wouldBookAgain(owner, { ...session, status: 'cancelled' }, start)).toBe(true)
  expect(wouldBookAgain(admin, session, end)).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { type BookingStatus, bookingStatuses } from '../../../src/domain/booking/booking.ts'
import { mayChange, redirectFor, type Viewer, wouldBookAgain } from '../../../src/domain/people/access.ts'

const owner: Viewer = { id: 'owner', role: 'user' }
const other: Viewer = { id: 'other', role: 'user' }
const admin: Viewer = { id: 'admin', role: 'admin' }
const booking = (status: BookingStatus) => ({ userId: 'owner', status })

describe('redirectFor', () => {
  test.each(['/', '/about', '/login', '/register', '/auth/callback', '/pricing', '', 'dashboard'])(
    'everybody may open %j',
    (path) => {
      for (const viewer of [undefined, owner, admin]) expect(redirectFor(path, viewer)).toBeUndefined()
    },
  )

  test.each(['/dashboard', '/profile', '/bookings/new', '/bookings/1/edit'])(
    '%s is for the signed-in',
    (path) => {
      expect(redirectFor(path, undefined)).toBe('/login')
      expect(redirectFor(path, owner)).toBeUndefined()
      expect(redirectFor(path, admin)).toBeUndefined()
    },
  )

  test.each(['/admin', '/admin/users', '/admin/settings'])('%s is for admins', (path) => {
    expect(redirectFor(path, undefined)).toBe('/login')
    expect(redirectFor(path, owner)).toBe('/')
    expect(redirectFor(path, admin)).toBeUndefined()
  })

  test('an admin without the second step that the studio demands sets it up first', () => {
    const without = { ...admin, secondStep: 'missing' as const }
    expect(redirectFor('/admin/users', without)).toBe('/profile')
    expect(redirectFor('/profile', without)).toBeUndefined()
    expect(redirectFor('/admin', { ...admin, secondStep: 'done' })).toBeUndefined()
  })

  test('a path that only begins like a closed one is open', () => {
    expect(redirectFor('/administration', undefined)).toBeUndefined()
  })
})

describe('mayChange', () => {
  test.each(bookingStatuses)(
    'a %s booking: its owner while pending, admins until it is cancelled',
    (status) => {
      expect(mayChange(owner, booking(status))).toBe(status === 'pending')
      expect(mayChange(admin, booking(status))).toBe(status !== 'cancelled')
      expect(mayChange(other, booking(status))).toBe(false)
    },
  )
})

test('what is over or cancelled is booked again, by whose it is and at the moment it ends', () => {
  const start = new Date('2026-11-22T10:00:00+08:00')
  const end = new Date('2026-11-22T11:00:00+08:00')
  const session = { ...booking('confirmed'), start, duration: 60 }
  expect(wouldBookAgain(owner, session, end)).toBe(true)
  expect(wouldBookAgain(owner, session, new Date(+end - 1))).toBe(false)
  expect(wouldBookAgain(owner, { ...session, status: 'cancelled' }, start)).toBe(true)
  expect(wouldBookAgain(admin, session, end)).toBe(false)
})

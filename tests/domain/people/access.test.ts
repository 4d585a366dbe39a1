import { describe, expect, test } from 'vitest'
import { redirectFor, type Viewer } from '../../../src/domain/people/access.ts'

const owner: Viewer = { id: 'owner', role: 'user' }
const admin: Viewer = { id: 'admin', role: 'admin' }

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

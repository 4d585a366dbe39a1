import { expect, test } from 'vitest'
import { appNavigation, deskSections, deskTabs, entryOf, hasOwnCall } from '../../src/content/routes.ts'

const desk = [...deskTabs, ...deskSections]

test.each([
  ['/admin', '/admin', undefined],
  ['/admin/day', '/admin', undefined],
  ['/admin/bookings', '/admin/bookings', undefined],
  ['/admin/bookings/new', '/admin/bookings', undefined],
  ['/admin/users/detail', '/admin/users', undefined],
  ['/admin/log', '/admin/users', undefined],
  ['/bookings/new', '/admin/bookings', '/bookings/new'],
  ['/bookings/detail', '/admin/bookings', '/dashboard'],
  ['/bookings/edit', '/admin/bookings', '/dashboard'],
  ['/dashboard', undefined, '/dashboard'],
  ['/profile', undefined, '/profile'],
])('%s belongs to %s of the desk, to %s of customers', (path, ofDesk, ofCustomers) => {
  expect(entryOf(desk, path)?.path).toBe(ofDesk)
  expect(entryOf(appNavigation, path)?.path).toBe(ofCustomers)
})

test('the bar’s button is quiet where a page has one of its own', () => {
  const own = [
    '/admin/closures',
    '/admin/newsletter',
    '/admin/settings',
    '/admin/users/detail',
    '/bookings/new',
  ]
  const others = ['/bookings/detail', '/bookings/edit', '/dashboard', '/profile', '/admin/bookings/new']
  expect([...own, ...others].filter((path) => !hasOwnCall(path))).toEqual([])
  const quiet = ['/admin', '/admin/day', '/admin/bookings', '/admin/messages', '/admin/users', '/admin/log']
  expect(quiet.filter(hasOwnCall)).toEqual([])
})

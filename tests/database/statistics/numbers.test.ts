import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'
import { at, book } from '../../support/bookings.ts'

const call = 'select * from public.admin_statistics()'

describe('the statistics', () => {
  const db = useDatabase()

  test('as a visitor or customer they are refused', async () => {
    expect(await db.refusal('anonymous', call)).toEqual({
      state: '42501',
      message: 'permission denied for function admin_statistics',
    })
    expect(await db.refusal('owner', call)).toEqual({ state: 'PT403', message: 'not_allowed' })
  })

  test('as admin of an empty studio everything is 0 but the accounts', async () => {
    expect(await db.as('admin', call)).toEqual([
      { total_bookings: 0, pending_bookings: 0, total_users: 3, total_revenue: 0 },
    ])
  })

  test('the revenue is that of confirmed bookings', async () => {
    await book(db, 'owner')
    await book(db, 'admin', { start: at('12:00'), status: 'confirmed' })
    await book(db, 'admin', { start: at('14:00'), status: 'confirmed', type: 'mixing' })
    await book(db, 'operator', { start: at('16:00'), status: 'cancelled' })
    expect(await db.as('admin', call)).toEqual([
      { total_bookings: 4, pending_bookings: 1, total_users: 3, total_revenue: 90 },
    ])
  })
})

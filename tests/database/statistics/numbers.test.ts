import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, rental } from '../../support/booking-rows.ts'

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
      { total_bookings: 0, pending_bookings: 0, total_users: 3, total_revenue: {} },
    ])
  })

  test('sums are per currency and never added up across', async () => {
    await changeSettings(db, rental)
    await book(db, 'admin', { status: 'confirmed' })
    await book(db, 'admin', { start: at('12:00'), status: 'confirmed', type: 'movie', duration: 120 })
    await book(db, 'admin', { start: at('15:00'), status: 'confirmed', type: 'movie', duration: 120 })
    await book(db, 'owner', { start: at('18:00'), type: 'movie', duration: 120 })
    expect(await db.as('admin', call)).toMatchObject([
      { total_bookings: 4, pending_bookings: 1, total_revenue: { USD: 50, MNT: 1_100_000 } },
    ])
    const person = await db.as('admin', 'select bookings, revenue from public.get_user($1)', [people.owner])
    expect(person).toEqual([{ bookings: 4, revenue: { USD: 50, MNT: 1_100_000 } }])
    const sorted =
      "select (booking ->> 'price')::numeric as price from public.list_bookings(sort => 'price', descending => $1)"
    const prices = async (descending: boolean) =>
      (await db.as('admin', sorted, [descending])).map(({ price }) => price)
    expect(await prices(false)).toEqual([550_000, 550_000, 550_000, 50])
    expect(await prices(true)).toEqual([50, 550_000, 550_000, 550_000])
  })

  test('the revenue is that of confirmed bookings', async () => {
    await book(db, 'owner')
    await book(db, 'admin', { start: at('12:00'), status: 'confirmed' })
    await book(db, 'admin', { start: at('14:00'), status: 'confirmed', type: 'mixing' })
    await book(db, 'operator', { start: at('16:00'), status: 'cancelled' })
    expect(await db.as('admin', call)).toEqual([
      { total_bookings: 4, pending_bookings: 1, total_users: 3, total_revenue: { USD: 90 } },
    ])
  })
})

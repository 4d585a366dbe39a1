import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/booking-rows.ts'
import { addCustomer } from '../../support/customers.ts'

const get = (id: string) => ['select * from public.get_user($1)', [id]] as const
const nobody = '00000000-0000-4000-8000-0000000000ff'

describe('one account', () => {
  const db = useDatabase()

  test('as a visitor or customer it is refused, one’s own too', async () => {
    expect(await db.refusal('anonymous', ...get(people.owner))).toEqual({
      state: '42501',
      message: 'permission denied for function get_user',
    })
    for (const id of [people.owner, people.other, nobody]) {
      expect(await db.refusal('owner', ...get(id))).toEqual({ state: 'PT403', message: 'not_allowed' })
    }
  })

  test('as admin it shows contact, choices, bookings and what was earned', async () => {
    await db.as(
      'owner',
      "update public.profiles set full_name = 'Сараа', phone = '+97699112233', newsletter = true",
    )
    await book(db, 'owner')
    await book(db, 'admin', { start: at('12:00'), status: 'confirmed' })
    await book(db, 'admin', { start: at('14:00'), status: 'confirmed', user: 'other' })
    expect(await db.as('admin', ...get(people.owner))).toEqual([
      {
        id: people.owner,
        email: 'owner@example.com',
        full_name: 'Сараа',
        phone: '+97699112233',
        role: 'user',
        created_at: expect.anything(),
        updated_at: expect.anything(),
        has_account: true,
        blocked: false,
        second_step: false,
        last_sign_in_at: null,
        invited_at: null,
        locale: 'mn',
        notifications: true,
        newsletter: true,
        bookings: 2,
        cancellations: 0,
        no_shows: 0,
        revenue: { USD: 50 },
      },
    ])
  })

  test('as admin one sees somebody without an account, too', async () => {
    const id = await addCustomer(db, { email: 'saraa@example.com' })
    expect(await db.as('admin', ...get(id))).toMatchObject([
      { id, email: 'saraa@example.com', full_name: 'Сараа', has_account: false, bookings: 0, revenue: {} },
    ])
  })

  test('of cancelled bookings those count that were agreed', async () => {
    const cancel = (id: string) => db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    await cancel(await book(db, 'owner'))
    await cancel(await book(db, 'admin', { start: at('12:00'), status: 'confirmed' }))
    const confirmedLater = await book(db, 'owner', { start: at('14:00') })
    await db.as('admin', ...updateBooking(confirmedLater, "status = 'confirmed'"))
    await cancel(confirmedLater)
    await book(db, 'admin', { start: at('16:00'), status: 'confirmed' })
    const counted = [{ bookings: 4, cancellations: 2, no_shows: 0 }]
    expect(await db.as('admin', ...get(people.owner))).toMatchObject(counted)
    expect(await db.as('admin', "select * from public.list_users('owner')")).toMatchObject(counted)
  })

  test('a session to which nobody came is counted', async () => {
    const past = (start: string) => book(db, 'operator', { start, status: 'confirmed' })
    const missed = await past(at('10:00', '2020-01-01'))
    await past(at('12:00', '2020-01-01'))
    await db.as('operator', ...updateBooking(missed, "attendance = 'no_show'"))
    expect(await db.as('admin', ...get(people.owner))).toMatchObject([{ bookings: 2, no_shows: 1 }])
    expect(await db.as('admin', "select * from public.list_users('owner')")).toMatchObject([{ no_shows: 1 }])
  })

  test('what was charged beside the prices counts as revenue, of a cancelled session its fee', async () => {
    const charge = (booking: string, kind: string, due: number, currency = 'USD') =>
      db.as(
        'operator',
        `insert into public.booking_charges (id, booking_id, kind, due, currency)
         values (gen_random_uuid(), $1, $2, $3, $4)`,
        [booking, kind, due, currency],
      )
    const confirmed = await book(db, 'admin', { status: 'confirmed' })
    await charge(confirmed, 'overtime', 20)
    await charge(confirmed, 'discount', -5)
    const cancelled = await book(db, 'operator', { start: at('14:00'), status: 'cancelled' })
    await charge(cancelled, 'fee', 10)
    await charge(cancelled, 'damage', 100)
    await charge(await book(db, 'owner', { start: at('16:00') }), 'extra', 1000)
    expect(await db.as('admin', ...get(people.owner))).toMatchObject([{ bookings: 3, revenue: { USD: 75 } }])
  })

  test('an unknown account is not found', async () => {
    expect(await db.refusal('admin', ...get(nobody))).toEqual({ state: 'PT404', message: 'user_not_found' })
  })
})

import { expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, updateBooking } from '../../support/booking-rows.ts'
import { insertClosure } from '../../support/closures.ts'

const db = useDatabase()
interface Listed {
  booking: { id: string; booking_date: string }
  customer_name: string | null
  around: { name: string | null; status: string }[]
  offer: object | null
}
const list = (more = '') => db.as<Listed>('admin', `select * from public.list_requests(${more})`)
const ids = async (more?: string) => (await list(more)).map(({ booking }) => booking.id)

test('requests come in the order of their sessions, those whose time has passed last, expired ones not at all', async () => {
  await changeSettings(db, { maxPendingBookings: 10 })
  const later = await book(db, 'owner', { start: at('10:00', '2090-05-12') })
  const sooner = await book(db, 'owner', { start: at('10:00', '2090-05-11') })
  const long = await book(db, 'operator', { start: at('10:00', '2020-01-02') })
  const longer = await book(db, 'operator', { start: at('10:00', '2020-01-01') })
  await book(db, 'operator', { start: at('14:00'), status: 'confirmed' })
  const expired = await book(db, 'owner', { start: at('17:00') })
  await db.as('operator', ...updateBooking(expired, 'expires_at = now()'))
  expect(await ids()).toEqual([sooner, later, longer, long])
  expect(await ids('2, 1')).toEqual([later, longer])
})

test('each says who it is, what they are known for, and what else there is on its day', async () => {
  await db.as(
    'operator',
    `update public.profiles set full_name = 'Сараа', phone = '+97699112233' where id = '${people.owner}'`,
  )
  await db.as('operator', `update public.profiles set full_name = 'Бат' where id = '${people.other}'`)
  const night = await book(db, 'admin', { user: 'owner', start: at('22:00'), duration: 240 })
  const after = await book(db, 'admin', {
    user: 'other',
    start: at('09:00', '2090-05-11'),
    status: 'confirmed',
  })
  const before = await book(db, 'other', { user: 'other', start: at('10:00') })
  await book(db, 'other', { user: 'other', start: at('10:00', '2090-05-12') })
  await db.as(
    'operator',
    ...updateBooking(await book(db, 'other', { user: 'other', start: at('12:00') }), "status = 'cancelled'"),
  )
  await db.as(
    'operator',
    ...updateBooking(await book(db, 'other', { user: 'other', start: at('13:00') }), 'expires_at = now()'),
  )
  await db.as('operator', ...insertClosure({ start: at('15:00'), end: at('16:00'), note: 'Будаг' }))
  const found = (await list()).find(({ booking }) => booking.id === night)
  expect(found).toMatchObject({
    customer_name: 'Сараа',
    customer_email: 'owner@example.com',
    customer_phone: '+97699112233',
    no_shows: 0,
    around: [
      {
        id: before,
        status: 'pending',
        name: 'Бат',
        starts_at: expect.stringContaining('T02:00'),
        ends_at: expect.stringContaining('T03:00'),
      },
      { status: 'closed', name: 'Будаг' },
      { id: after, status: 'confirmed', name: 'Бат' },
    ],
    offer: null,
  })
  expect(found?.booking).toHaveProperty('booking_money')
  expect(found?.booking).not.toHaveProperty('during')
  await db.as(
    'admin',
    'select public.offer_time(id, updated_at, $1, 60) from public.bookings where id = $2',
    [at('18:00'), night],
  )
  expect((await list()).find(({ booking }) => booking.id === night)?.offer).toMatchObject({
    duration: 60,
    kept: false,
    free: true,
  })
})

test('they are for admins', async () => {
  expect(await db.refusal('owner', 'select * from public.list_requests()')).toEqual({
    state: 'PT403',
    message: 'not_allowed',
  })
})

import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, insertBooking, updateBooking } from '../../support/booking-rows.ts'

describe('deleting an account', () => {
  const db = useDatabase()
  const deleteOwner = () => db.as('operator', 'delete from auth.users where id = $1', [people.owner])

  test('takes the profile with it', async () => {
    await deleteOwner()
    expect(await db.as('operator', 'select 1 from public.profiles where id = $1', [people.owner])).toEqual([])
  })

  test('keeps the past bookings, without the person, and what was agreed', async () => {
    const id = await book(db, 'operator', { start: at('10:00', '2020-01-01'), status: 'confirmed' })
    await deleteOwner()
    expect(
      await db.as('admin', 'select user_id, status, price from public.bookings where id = $1', [id]),
    ).toEqual([{ user_id: null, status: 'confirmed', price: 50 }])
  })

  test('keeps the history, without the person', async () => {
    const id = await book(db, 'owner')
    await db.as('owner', ...updateBooking(id, "notes = 'x'"))
    await deleteOwner()
    expect(await db.as('operator', 'select actor_id, action from public.booking_events order by id')).toEqual(
      [
        { actor_id: null, action: 'created' },
        { actor_id: null, action: 'edited' },
      ],
    )
  })

  test('leaves coming bookings to the admins: they hold their time until cancelled', async () => {
    const id = await book(db, 'owner')
    await deleteOwner()
    expect((await db.refusal('other', ...insertBooking({ user: 'other' }))).state).toBe('23P01')
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    await book(db, 'other', { user: 'other' })
  })
})

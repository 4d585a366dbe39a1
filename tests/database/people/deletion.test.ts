import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, insertBooking, updateBooking } from '../../support/booking-rows.ts'
import { claim } from '../../support/mails.ts'

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
    await db.as('owner', ...updateBooking(id, 'duration = 120'))
    await deleteOwner()
    expect(await db.as('operator', 'select actor_id, action from public.booking_events order by id')).toEqual(
      [
        { actor_id: null, action: 'created' },
        { actor_id: null, action: 'edited' },
      ],
    )
  })

  test('takes the person’s words and those of the staff from what was booked, past and to come', async () => {
    await book(db, 'operator', { start: at('10:00', '2020-01-01'), status: 'confirmed', notes: 'Сараа' })
    const id = await book(db, 'owner', { notes: 'Сараа' })
    await db.as('owner', ...updateBooking(id, "notes = 'Сараа Б.', duration = 120"))
    await db.as('admin', "insert into public.staff_notes (booking_id, body) values ($1, 'Сараа')", [id])
    const seen = await db.value<string>('operator', 'select updated_at from public.bookings where id = $1', [
      id,
    ])
    await db.as('admin', 'select public.offer_time($1, $2, $3, 60, $4)', [id, seen, at('14:00'), 'Сараа'])
    await deleteOwner()
    for (const table of [
      'public.bookings',
      'public.booking_events',
      'public.staff_notes',
      'private.offers',
      'private.outbox',
    ]) {
      expect(JSON.stringify(await db.as('operator', `select * from ${table}`)), table).not.toContain('Сараа')
    }
    // What waits for the studio still tells what was changed of the time.
    expect(await claim(db)).toContainEqual(
      expect.objectContaining({
        kind: 'changed_by_customer',
        payload: expect.objectContaining({ before: { duration: 60, price: 50 } }),
      }),
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

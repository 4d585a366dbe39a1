import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { book } from '../../support/booking-rows.ts'

describe('notes of the staff', () => {
  const db = useDatabase()
  const write = (column: 'booking_id' | 'user_id', about: string, body = 'Түлхүүр 3') =>
    [
      `insert into public.staff_notes (${column}, body) values ($1, $2) returning author_id, body`,
      [about, body],
    ] as const

  test('an admin writes one about a booking or a customer, under the own name', async () => {
    const booking = await book(db, 'owner')
    const written = [{ author_id: people.admin, body: 'Түлхүүр 3' }]
    expect(await db.as('admin', ...write('booking_id', booking))).toEqual(written)
    expect(await db.as('admin', ...write('user_id', people.owner))).toEqual(written)
  })

  test('the customer sees none, also not in the data to take along', async () => {
    const booking = await book(db, 'owner')
    await db.as('admin', ...write('booking_id', booking))
    await db.as('admin', ...write('user_id', people.owner))
    expect(await db.as('owner', 'select * from public.staff_notes')).toEqual([])
    expect(JSON.stringify(await db.value('owner', 'select public.export_own_data()'))).not.toContain(
      'Түлхүүр',
    )
  })

  test('one that is sent twice is there once', async () => {
    const again = () =>
      [
        "insert into public.staff_notes (id, user_id, body) values ('00000000-0000-4000-8000-0000000000e1', $1, 'x')",
        [people.owner],
      ] as const
    await db.as('admin', ...again())
    expect((await db.refusal('admin', ...again())).state).toBe('23505')
  })

  test.each([
    ['is about nothing', 'null, null', 'x', 'staff_notes_about_one'],
    ['is about a booking and a customer', 'b.id, b.user_id', 'x', 'staff_notes_about_one'],
    ['is empty', 'b.id, null', ' \n ', 'staff_notes_body'],
    ['is too long', 'b.id, null', 'x'.repeat(2001), 'staff_notes_length'],
  ])('one that %s is refused', async (_, about, body, constraint) => {
    await book(db, 'owner')
    const { message } = await db.refusal(
      'admin',
      `insert into public.staff_notes (booking_id, user_id, body) select ${about}, $1 from public.bookings b`,
      [body],
    )
    expect(message).toContain(constraint)
  })

  test('one about nobody and no booking that there is is refused', async () => {
    const nobody = '00000000-0000-4000-8000-0000000000ff'
    expect((await db.refusal('admin', ...write('user_id', nobody))).message).toContain(
      'staff_notes_user_id_fkey',
    )
    expect((await db.refusal('admin', ...write('booking_id', nobody))).message).toContain(
      'staff_notes_booking_id_fkey',
    )
  })

  test('go with the booking or the account they are about; the author’s account they survive', async () => {
    const booking = await book(db, 'owner')
    await db.as('admin', "select public.set_user_role($1, 'admin')", [people.other])
    await db.as('other', ...write('booking_id', booking))
    await db.as('other', ...write('user_id', people.owner))
    await db.as('operator', 'delete from auth.users where id = $1', [people.other])
    expect(await db.as('admin', 'select author_id from public.staff_notes')).toEqual([
      { author_id: null },
      { author_id: null },
    ])
    await db.as('operator', 'delete from public.bookings')
    await db.as('operator', 'delete from auth.users where id = $1', [people.owner])
    expect(await db.as('admin', 'select 1 from public.staff_notes')).toEqual([])
  })
})

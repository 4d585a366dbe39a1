import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, insertBooking, updateBooking } from '../../support/booking-rows.ts'

const refused = { state: 'PT429', message: 'too_many_requests' }

describe('a script that books and cancels', () => {
  const db = useDatabase()

  /** What the owner has changed before. */
  async function history(id: string, count: number, ago: string) {
    await db.as(
      'operator',
      `insert into public.booking_events (booking_id, actor_id, happened_at, action, after)
       select $1, $2, now() - interval '${ago}', 'edited', '{}' from generate_series(1, ${count})`,
      [id, people.owner],
    )
  }

  test('comes to an end after two hundred changes in an hour, whatever it does', async () => {
    const id = await book(db, 'owner')
    await history(id, 199, '59 minutes')
    expect(await db.refusal('owner', ...insertBooking({ start: at('15:00') }))).toEqual(refused)
    for (const set of ["notes = 'x'", "status = 'cancelled'", 'duration = 120']) {
      expect(await db.refusal('owner', ...updateBooking(id, set))).toEqual(refused)
    }
  })

  test('hinders nobody else, and not the studio', async () => {
    const id = await book(db, 'owner')
    await history(id, 300, '1 minute')
    await book(db, 'other', { user: 'other', start: at('15:00') })
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
  })

  test('may go on an hour later', async () => {
    const id = await book(db, 'owner')
    await history(id, 300, '61 minutes')
    await db.as('owner', ...updateBooking(id, "status = 'cancelled'"))
  })
})

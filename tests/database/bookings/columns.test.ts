import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { book, updateBooking } from '../../support/booking-rows.ts'
import { tables } from '../access-matrix.ts'

// What holds for each column of a booking, whichever there are: somebody who adds one need not think of it, and
// learns here when it does not hold.

/** Columns that customers may write, as the access matrix has them; it is held equal to the grants. */
const writable = Object.entries(tables.bookings?.update ?? {}).flatMap(([column, access]) =>
  access.startsWith('denied ok') ? [column] : [],
)
/** Writes another value into one column than the bookings of these tests have. */
const write = (id: string, column: string) => {
  const values = { ...tables.bookings?.values, status: 'cancelled' }
  return [
    `update public.bookings b set ${column} = (jsonb_populate_record(b, $2::jsonb)).${column}
     where id = $1 returning id`,
    [id, JSON.stringify(values)],
  ] as const
}

describe('of a booking', () => {
  const db = useDatabase()
  const version = () => db.value<string>('owner', 'select updated_at from public.bookings')

  describe.each(writable)('the column %s', (column) => {
    test.each(['confirmed', 'cancelled'])('is not the customer’s to change once %s', async (status) => {
      const id = await book(db, 'owner')
      // Another value than both.
      const [text, parameters] = write(id, column)
      await db.as('operator', ...updateBooking(id, `status = '${status}'`))
      const values = (parameters[1] ?? '').replace('"cancelled"', '"pending"')
      expect(await db.refusal('owner', text, [id, values])).toEqual({
        state: 'PT409',
        message: 'booking_not_editable',
      })
    })

    test('gives a new version and an event when its customer changes it', async () => {
      const id = await book(db, 'owner')
      const seen = await version()
      await db.as('owner', ...write(id, column))
      expect(Date.parse(await version())).toBeGreaterThanOrEqual(Date.parse(seen))
      expect(await version()).not.toBe(seen)
      const [, event] = await db.as('operator', 'select * from public.booking_events order by id')
      expect(event).toMatchObject({
        actor_id: people.owner,
        after: { [column]: expect.anything() },
      })
    })

    test('written over with itself gives neither', async () => {
      const id = await book(db, 'owner')
      await db.as('operator', ...updateBooking(id, "status = 'confirmed'"))
      const seen = await version()
      await db.as('owner', ...updateBooking(id, `${column} = ${column}`))
      expect(await version()).toBe(seen)
      expect(await db.as('operator', 'select id from public.booking_events')).toHaveLength(2)
    })
  })
})

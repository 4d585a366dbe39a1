import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'
import { book, updateBooking } from '../../support/booking-rows.ts'

describe('the studio’s reason', () => {
  const db = useDatabase()
  const reason = (id: string) => db.value('owner', 'select reason from public.bookings where id = $1', [id])

  test('is given with an answer, read by the customer, and kept in the history', async () => {
    const id = await book(db, 'owner')
    await db.as('admin', ...updateBooking(id, "status = 'cancelled', reason = 'Засвартай'"))
    expect(await reason(id)).toBe('Засвартай')
    expect(
      await db.as('operator', 'select before, after from public.booking_events order by id desc limit 1'),
    ).toEqual([
      { before: { status: 'pending', reason: null }, after: { status: 'cancelled', reason: 'Засвартай' } },
    ])
  })

  test('belongs to one answer: the next without a reason has none', async () => {
    const id = await book(db, 'owner')
    await db.as('admin', ...updateBooking(id, "status = 'cancelled', reason = 'x'"))
    await db.as('admin', ...updateBooking(id, "notes = 'y'"))
    expect(await reason(id)).toBe('x')
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    expect(await reason(id)).toBeNull()
  })

  test.each(['owner', 'other'] as const)('is not for customers to write: %s', async (who) => {
    const id = await book(db, who, { user: who })
    const refusal = { state: 'PT403', message: 'not_allowed' }
    expect(await db.refusal(who, ...updateBooking(id, "reason = 'x'"))).toEqual(refusal)
    expect(await db.refusal(who, ...updateBooking(id, "reason = 'x', status = 'cancelled'"))).toEqual(refusal)
  })

  test('has at most a thousand characters', async () => {
    const id = await book(db, 'owner')
    await db.as('admin', ...updateBooking(id, "reason = repeat('x', 1000)"))
    const { message } = await db.refusal('admin', ...updateBooking(id, "reason = repeat('x', 1001)"))
    expect(message).toContain('bookings_reason_length')
  })

  test('is the operator’s to write, too', async () => {
    const id = await book(db, 'owner')
    await db.as('operator', ...updateBooking(id, "reason = 'x'"))
    expect(await reason(id)).toBe('x')
  })
})

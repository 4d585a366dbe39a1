import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/booking-rows.ts'
import { emptyOutbox, waiting } from '../../support/mails.ts'

describe('booking in the place of requests', () => {
  const db = useDatabase()
  const seen = async (...ids: string[]) =>
    db.as<{ id: string; seen: string }>(
      'operator',
      `select id, updated_at as seen from public.bookings where id = any ('{${ids}}')`,
    )
  const wanted = {
    user_id: people.other,
    booking_date: at('10:00'),
    duration: 120,
    type: 'mixing',
    status: 'confirmed',
  }
  const call = (declined: object, booking: object = wanted, reason = ' Утсаар түрүүлж захиалсан\n') =>
    [
      'select public.book_instead($1::jsonb, $2, $3::jsonb)',
      [JSON.stringify(declined), reason, JSON.stringify(booking)],
    ] as [string, string[]]
  const rows = () =>
    db.as('operator', 'select user_id, duration, status, reason from public.bookings order by user_id desc')

  test('declines those that hold the time and books it, in one step', async () => {
    const first = await book(db, 'owner')
    const second = await book(db, 'owner', { start: at('11:00') })
    await emptyOutbox(db)
    const id = await db.value('admin', ...call(await seen(first, second)))
    const declined = {
      user_id: people.owner,
      duration: 60,
      status: 'cancelled',
      reason: 'Утсаар түрүүлж захиалсан',
    }
    expect(await rows()).toEqual([
      { user_id: people.other, duration: 120, status: 'confirmed', reason: null },
      declined,
      declined,
    ])
    expect(
      await db.value('operator', 'select user_id from public.bookings where id = $1', [id as string]),
    ).toBe(people.other)
    expect((await waiting(db)).toSorted()).toEqual([
      'customer booking_confirmed',
      'customer booking_declined',
      'customer booking_declined',
    ])
  })

  test('declines nothing when the new booking is refused', async () => {
    const request = await book(db, 'owner')
    await book(db, 'owner', { start: at('11:00') })
    const held = await seen(request)
    expect(await db.refusal('admin', ...call(held))).toEqual({ state: 'PT409', message: 'booking_taken' })
    expect((await db.refusal('admin', ...call(held, { ...wanted, type: 'opera' }))).message).toBe(
      'booking_type_not_offered',
    )
    expect(
      await db.refusal('admin', ...call(held, { ...wanted, duration: 60, price: 1, currency: 'USD' })),
    ).toEqual({
      state: 'PT409',
      message: 'booking_price_changed',
    })
    expect(await rows()).toMatchObject([{ status: 'pending' }, { status: 'pending' }])
  })

  test('declines no request that has changed or was confirmed meanwhile', async () => {
    const changed = { state: 'PT409', message: 'booking_changed_meanwhile' }
    const request = await book(db, 'owner')
    const before = await seen(request)
    await db.as('owner', ...updateBooking(request, "notes = 'x'"))
    expect(await db.refusal('admin', ...call(before))).toEqual(changed)
    await db.as('admin', ...updateBooking(request, "status = 'confirmed'"))
    expect(await db.refusal('admin', ...call(await seen(request)))).toEqual(changed)
  })

  test('writes no column that nobody may write', async () => {
    expect((await db.refusal('admin', ...call([], { ...wanted, id: people.owner }))).state).toBe('42501')
  })

  test.each(['owner', 'other'] as const)('is for admins: %s', async (actor) => {
    expect(
      await db.refusal(actor, ...call([], { ...wanted, user_id: people[actor], status: 'pending' })),
    ).toEqual({
      state: 'PT403',
      message: 'not_allowed',
    })
  })
})

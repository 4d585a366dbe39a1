import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/booking-rows.ts'

const set = 'select public.set_attendance(id, updated_at, $2) from public.bookings where id = $1'
const over = { start: at('10:00', '2020-05-10'), status: 'confirmed' }

describe('whether the customer came', () => {
  const db = useDatabase()
  const attendance = (id: string) =>
    db.value('owner', 'select attendance from public.bookings where id = $1', [id])
  const version = (id: string) =>
    db.value<string>('operator', 'select updated_at from public.bookings where id = $1', [id])

  test('is noted by admins, taken back by them, and kept in the history', async () => {
    const id = await book(db, 'operator', over)
    const saved = await db.value('admin', set, [id, 'no_show'])
    expect(saved).toBe(await version(id))
    expect(await attendance(id)).toBe('no_show')
    await db.as('admin', set, [id, null])
    expect(await attendance(id)).toBeNull()
    expect(
      await db.as(
        'operator',
        "select before, after from public.booking_events where action = 'edited' order by id",
      ),
    ).toEqual([
      { before: { attendance: null }, after: { attendance: 'no_show' } },
      { before: { attendance: 'no_show' }, after: { attendance: null } },
    ])
  })

  test('is nothing of which anybody gets a mail', async () => {
    const id = await book(db, 'operator', over)
    await db.as('admin', set, [id, 'came'])
    expect(await db.as('operator', 'select kind from private.outbox')).toEqual([])
  })

  test('is not for customers to say', async () => {
    const id = await book(db, 'operator', over)
    expect(await db.refusal('owner', set, [id, 'came'])).toEqual({ state: 'PT403', message: 'not_allowed' })
    const direct = await db.refusal('owner', ...updateBooking(id, "attendance = 'came'"))
    expect(direct.state).toBe('42501')
  })

  test('is either that they came or that they did not', async () => {
    const id = await book(db, 'operator', over)
    expect((await db.refusal('admin', set, [id, 'late'])).message).toContain('bookings_attendance')
  })

  test.each([
    ['to come', at('10:00'), 'confirmed'],
    ['never confirmed', over.start, 'pending'],
    ['cancelled', over.start, 'cancelled'],
  ])('is not known of a session that is %s', async (_, start, status) => {
    const id = await book(db, 'operator', { start, status })
    expect(await db.refusal('admin', set, [id, 'came'])).toEqual({
      state: 'PT409',
      message: 'booking_not_over',
    })
  })

  test('is said of the booking that was seen, and said twice changes nothing', async () => {
    const id = await book(db, 'operator', over)
    const seen = await version(id)
    const as = (word: string | null) =>
      ['select public.set_attendance($1, $2, $3)', [id, seen, word]] as const
    const saved = await db.value('admin', ...as('came'))
    expect(await db.value('admin', ...as('came'))).toBe(saved)
    expect(await db.refusal('admin', ...as('no_show'))).toEqual({
      state: 'PT409',
      message: 'booking_changed_meanwhile',
    })
  })

  test('is refused of a booking that is not there', async () => {
    const call = "select public.set_attendance('00000000-0000-4000-8000-0000000000ff', now(), 'came')"
    expect(await db.refusal('admin', call)).toEqual({ state: 'PT404', message: 'booking_not_found' })
  })

  test.each([
    ['moved ahead', `booking_date = '${at('10:00')}'`],
    ['cancelled', "status = 'cancelled'"],
  ])('is forgotten when the session is %s', async (_, change) => {
    const id = await book(db, 'operator', over)
    await db.as('admin', set, [id, 'came'])
    await db.as('operator', ...updateBooking(id, "notes = 'x'"))
    expect(await attendance(id)).toBe('came')
    await db.as('operator', ...updateBooking(id, change))
    expect(await attendance(id)).toBeNull()
  })
})

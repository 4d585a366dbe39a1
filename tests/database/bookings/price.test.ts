import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, updateBooking } from '../../support/bookings.ts'

const dearer = { pricing: { recording: 500, rehearsal: 300, mixing: 400, mastering: 450 } }

describe('the price of a booking', () => {
  const db = useDatabase()
  const priceOf = (id: string) =>
    db.value('operator', 'select price from public.bookings where id = $1', [id])

  test('is the hourly price of the type by the duration', async () => {
    expect(await priceOf(await book(db, 'owner', { type: 'mastering', duration: 240 }))).toBe(180)
  })

  test('counts half hours', async () => {
    await changeSettings(db, { bookingDurations: [90] })
    expect(await priceOf(await book(db, 'owner', { type: 'mastering', duration: 90 }))).toBe(67.5)
  })

  test('stays when the prices change later, whatever happens to status, time and notes', async () => {
    const id = await book(db, 'owner')
    await changeSettings(db, dearer)
    expect(await priceOf(id)).toBe(50)
    await db.as('owner', ...updateBooking(id, "notes = 'x'"))
    await db.as('owner', ...updateBooking(id, `booking_date = '${at('12:00')}'`))
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    await db.as('admin', ...updateBooking(id, "status = 'pending'"))
    expect(await priceOf(id)).toBe(50)
  })

  test.each([
    ['duration = 120', 1000],
    ["type = 'mixing'", 400],
  ])('is made anew under the prices of the day by %s', async (set, price) => {
    const id = await book(db, 'owner')
    await changeSettings(db, dearer)
    await db.as('owner', ...updateBooking(id, set))
    expect(await priceOf(id)).toBe(price)
  })

  test('is the same for a booking made by an admin', async () => {
    expect(await priceOf(await book(db, 'admin', { status: 'confirmed', duration: 180 }))).toBe(150)
  })

  describe.each(['owner', 'admin'] as const)('as %s', (actor) => {
    const changed = { state: 'PT409', message: 'booking_price_changed' }

    test('is the one that was shown, or the booking is refused', async () => {
      const insert = `insert into public.bookings (booking_date, duration, type, price)
        values ('${at('10:00')}', 60, 'recording', $1) returning price`
      for (const shown of [500, 49.99, 0, -50, 'NaN']) {
        expect(await db.refusal(actor, insert, [shown])).toEqual(changed)
      }
      expect(await db.value(actor, insert, [50])).toBe(50)
    })

    test('is the one that was shown when a booking is changed, or the change is refused', async () => {
      const id = await book(db, 'owner')
      const change = (shown: number | null) =>
        [
          `select public.change_booking($1, (select updated_at from public.bookings), jsonb_build_object('booking_date', '${at('12:00')}', 'duration', 120), $2)`,
          [id, shown],
        ] as const
      await changeSettings(db, dearer)
      expect(await db.refusal(actor, ...change(100))).toEqual(changed)
      expect(await priceOf(id)).toBe(50)
      await db.as(actor, ...change(1000))
      expect(await priceOf(id)).toBe(1000)
      // It was agreed, and stays.
      await changeSettings(db, { pricing: { recording: 5, rehearsal: 5, mixing: 5, mastering: 5 } })
      expect(await db.refusal(actor, ...change(10))).toEqual(changed)
      await db.as(actor, ...change(1000))
    })
  })

  test('may be set by the operator, not below nothing', async () => {
    const id = await book(db, 'operator', { type: 'rehearsal' })
    expect(await priceOf(id)).toBe(30)
    await db.as('service', ...updateBooking(id, 'price = 12.34'))
    expect(await priceOf(id)).toBe(12.34)
    expect((await db.refusal('operator', ...updateBooking(id, 'price = -1'))).state).toBe('23514')
  })
})

import { describe, expect, test } from 'vitest'
import { useDatabase } from '../support/actors.ts'
import { at, book, changeSettings, updateBooking } from '../support/bookings.ts'
import { engines } from '../support/engines.ts'

const dearer = { pricing: { recording: 500, rehearsal: 300, mixing: 400, mastering: 450 } }

describe.each(engines)('the price of a booking on %s', (engine) => {
  const db = useDatabase(engine)
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

  test('may be set by the operator, not below nothing', async () => {
    const id = await book(db, 'operator', { type: 'rehearsal' })
    expect(await priceOf(id)).toBe(30)
    await db.as('service', ...updateBooking(id, 'price = 12.34'))
    expect(await priceOf(id)).toBe(12.34)
    expect((await db.refusal('operator', ...updateBooking(id, 'price = -1'))).state).toBe('23514')
  })
})

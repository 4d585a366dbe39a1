import { describe, expect, test } from 'vitest'
import { type TestDatabase, useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, insertBooking, updateBooking } from '../../support/booking-rows.ts'
import { insertClosure } from '../../support/closures.ts'

const refused = (message: string) => ({ state: 'PT422', message })
/** The last half hour that has begun, so many hours ago. */
const hoursAgo = (db: TestDatabase, hours: number) =>
  db.value<string>(
    'operator',
    `select (date_bin('30 minutes', now(), '2020-01-01Z') - make_interval(hours => $1))::text`,
    [hours],
  )
const WEEK = 7 * 24

describe('what has begun', () => {
  const db = useDatabase()

  test('is entered by an admin, by a customer never', async () => {
    const walkIn = insertBooking({ start: await hoursAgo(db, 0) })
    await changeSettings(db, { openingHours: { start: '00:00', end: '24:00' } })
    expect(await db.refusal('owner', ...walkIn)).toEqual(refused('booking_not_in_future'))
    await db.as('admin', ...walkIn)
  })

  test('can be entered for a week', async () => {
    await book(db, 'admin', { start: await hoursAgo(db, WEEK - 1) })
    expect(await db.refusal('admin', ...insertBooking({ start: await hoursAgo(db, WEEK + 1) }))).toEqual(
      refused('booking_too_long_ago'),
    )
  })

  test('is made longer, ends early and is moved by an admin, and its customer pays for what it was', async () => {
    const id = await book(db, 'operator', {
      start: await hoursAgo(db, 2),
      duration: 180,
      status: 'confirmed',
    })
    const present = () => db.as('admin', 'select duration, price from public.bookings')
    await db.as('admin', ...updateBooking(id, 'duration = 210'))
    expect(await present()).toEqual([{ duration: 210, price: 175 }])
    await db.as('admin', ...updateBooking(id, 'duration = 150'))
    expect(await present()).toEqual([{ duration: 150, price: 125 }])
    await db.as('admin', ...updateBooking(id, `booking_date = '${await hoursAgo(db, 3)}'`))
    expect(await present()).toEqual([{ duration: 150, price: 125 }])
  })

  test('stays as it is once it is more than a week ago, and its status can still be set', async () => {
    const id = await book(db, 'operator', { start: await hoursAgo(db, WEEK + 1), status: 'confirmed' })
    expect(await db.refusal('admin', ...updateBooking(id, 'duration = 90'))).toEqual(
      refused('booking_too_long_ago'),
    )
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
  })
})

describe('how long and at which hours', () => {
  const db = useDatabase()

  test('an admin books any length in half hours, up to a day', async () => {
    for (const [day, duration] of [30, 90, 510, 1440].entries()) {
      await book(db, 'admin', { start: at('10:00', `2090-06-0${2 * day + 1}`), duration })
    }
    for (const duration of [0, -30, 45, 1470]) {
      expect(await db.refusal('admin', ...insertBooking({ duration }))).toEqual(
        refused('booking_duration_not_offered'),
      )
    }
  })

  test('an admin books at night and on a closed day, over nobody and over no closure', async () => {
    await changeSettings(db, { weekHours: { 4: null } })
    // The 11th of May 2090 is a Thursday.
    await book(db, 'admin', { start: at('10:00', '2090-05-11') })
    await book(db, 'admin', { start: at('23:00'), duration: 120 })
    expect((await db.refusal('admin', ...insertBooking({ start: at('00:30', '2090-05-11') }))).state).toBe(
      '23P01',
    )
    await db.as(
      'admin',
      ...insertClosure({ start: at('02:00', '2090-05-12'), end: at('04:00', '2090-05-12') }),
    )
    const { message } = await db.refusal('admin', ...insertBooking({ start: at('03:30', '2090-05-12') }))
    expect(message).toBe('booking_closed')
  })

  test('a customer whose session lies there may write notes, and not choose such a time', async () => {
    const id = await book(db, 'admin', { start: at('23:00'), duration: 90 })
    await db.as('owner', ...updateBooking(id, "notes = 'x'"))
    expect(await db.refusal('owner', ...updateBooking(id, `booking_date = '${at('22:30')}'`))).toEqual(
      refused('booking_duration_not_offered'),
    )
  })
})

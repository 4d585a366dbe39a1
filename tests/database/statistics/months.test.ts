import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, rental, updateBooking } from '../../support/booking-rows.ts'
import { charge, reverse } from '../../support/charges.ts'

const month = (day: string) => `select *, month_start::text from public.admin_month('${day}')`
const customers = (day: string) => `select * from public.admin_month_customers('${day}')`
const past = (day: number, time = '10:00') => at(time, `2020-05-${String(day).padStart(2, '0')}`)

describe('a month of the studio', () => {
  const db = useDatabase()

  test.each([
    ['admin_month', month('2020-05-01')],
    ['admin_month_customers', customers('2020-05-01')],
  ])('as a visitor or customer %s is refused', async (name, call) => {
    expect(await db.refusal('anonymous', call)).toEqual({
      state: '42501',
      message: `permission denied for function ${name}`,
    })
    expect(await db.refusal('owner', call)).toEqual({ state: 'PT403', message: 'not_allowed' })
  })

  test('of an empty studio is empty, and so is the one before', async () => {
    const empty = { held: {}, upcoming: {}, owed: {}, sessions: 0, no_shows: 0, minutes_sold: 0 }
    await changeSettings(db, { openingHours: { start: '10:00', end: '20:00' } })
    expect(await db.as('admin', month('2020-03-17'))).toEqual([
      { ...empty, month_start: '2020-03-01', minutes_open: 31 * 600 },
      { ...empty, month_start: '2020-02-01', minutes_open: 29 * 600 },
    ])
    expect(await db.as('admin', customers('2020-03-17'))).toEqual([])
  })

  test.each(['infinity', '-infinity'])('%s is no month, and is not counted through', async (day) => {
    expect(await db.as('admin', month(day))).toEqual([])
    expect(await db.as('admin', customers(day))).toEqual([])
  })

  test('revenue is prices with charges less discounts, held apart from upcoming, whatever was paid', async () => {
    await changeSettings(db, rental)
    const held = await book(db, 'operator', { start: past(3), status: 'confirmed' })
    await charge(db, held, 'overtime', 10)
    await charge(db, held, 'discount', 15)
    await reverse(db, await charge(db, held, 'extra', 99))
    await charge(db, held, 'payment', 30)
    await book(db, 'operator', { start: past(4), status: 'confirmed', type: 'movie', duration: 120 })
    const cancelled = await book(db, 'operator', { start: past(5), status: 'confirmed' })
    await charge(db, cancelled, 'extra', 7)
    await db.as('operator', ...updateBooking(cancelled, "status = 'cancelled'"))
    await charge(db, cancelled, 'fee', 20)
    await book(db, 'operator', { start: past(6), status: 'pending' })
    await book(db, 'operator', { start: at('10:00', '2020-06-01'), status: 'confirmed' })
    const upcoming = await book(db, 'operator', { start: at('10:00'), status: 'confirmed' })
    await charge(db, upcoming, 'deposit', 20)
    expect(await db.as('admin', month('2020-05-31'))).toMatchObject([
      {
        month_start: '2020-05-01',
        held: { USD: 65, MNT: 550_000 },
        upcoming: {},
        owed: { USD: 35, MNT: 550_000 },
        sessions: 2,
        minutes_sold: 180,
      },
      { month_start: '2020-04-01', held: {} },
    ])
    expect(await db.as('admin', month('2090-05-01'))).toMatchObject([
      { held: {}, upcoming: { USD: 50 }, owed: {} },
      { sessions: 0 },
    ])
    expect(await db.as('admin', 'select total_revenue from public.admin_statistics()')).toEqual([
      { total_revenue: { USD: 165, MNT: 550_000 } },
    ])
  })

  test('sessions count in the month in which they start on the studio’s clock, with those who did not come', async () => {
    await book(db, 'operator', { start: past(1, '00:00'), status: 'confirmed', attendance: 'no_show' })
    await book(db, 'operator', { start: past(31, '23:30'), status: 'confirmed', attendance: 'came' })
    await book(db, 'operator', { start: at('23:00', '2020-04-30'), status: 'confirmed' })
    expect(await db.as('admin', month('2020-05-15'))).toMatchObject([
      { sessions: 2, no_shows: 1, minutes_sold: 120 },
      { sessions: 1, no_shows: 0, minutes_sold: 60 },
    ])
  })

  test('it is open as each day has it, but for closures', async () => {
    await changeSettings(db, {
      openingHours: { start: '10:00', end: '20:00' },
      weekHours: { '7': null },
      specialDays: [{ date: '2090-05-01', hours: { start: '10:00', end: '12:00' } }],
    })
    await db.as('operator', 'insert into public.closures (starts_at, ends_at) values ($1, $2)', [
      at('18:00', '2090-05-02'),
      at('11:00', '2090-05-03'),
    ])
    // 31 days, 4 of them Sundays; the 1st has 2 hours, of the 2nd are 8 left, of the 3rd 9.
    const [may] = await db.as<{ minutes_open: number }>('admin', month('2090-05-01'))
    expect(may?.minutes_open).toBe((31 - 4 - 3) * 600 + 120 + 480 + 540)
  })

  test('its first customers are those with the most confirmed time, five at most', async () => {
    await db.as('owner', "update public.profiles set full_name = 'Сараа'")
    await book(db, 'operator', { start: past(1), status: 'confirmed' })
    const longest = await book(db, 'operator', {
      start: past(2),
      status: 'confirmed',
      user: 'other',
      duration: 240,
    })
    await charge(db, longest, 'discount', 50)
    await book(db, 'operator', { start: past(3), status: 'confirmed', user: null, duration: 240 })
    await book(db, 'operator', { start: past(4), status: 'pending', duration: 240 })
    expect(await db.as('admin', customers('2020-05-20'))).toEqual([
      { user_id: people.other, name: 'other@example.com', sessions: 1, minutes: 240, revenue: { USD: 150 } },
      { user_id: people.owner, name: 'Сараа', sessions: 1, minutes: 60, revenue: { USD: 50 } },
    ])
  })
})

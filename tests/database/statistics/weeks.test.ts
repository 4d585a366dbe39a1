import { describe, expect, test } from 'vitest'
import { type TestDatabase, useDatabase } from '../../support/actors.ts'
import { book, changeSettings } from '../../support/booking-rows.ts'

interface Week {
  week_start: string
  confirmed: number
  pending: number
  revenue: Record<string, number>
}
interface Use {
  weekday: number
  hour: number
  used: number
}

const weeks = 'select week_start::text, confirmed, pending, revenue from public.admin_weeks()'
const use = 'select * from public.admin_opening_use()'

/** An instant so many weeks, days and hours from this week's Monday on the studio's clock. */
const studioTime = (db: TestDatabase, week: number, day: number, time: string) =>
  db.value<string>(
    'operator',
    `select ((private.this_week() + make_interval(weeks => $1, days => $2) + $3::interval)
       at time zone 'Asia/Ulaanbaatar')::text`,
    [week, day, time],
  )

describe('the studio’s weeks', () => {
  const db = useDatabase()

  test.each([
    ['admin_weeks', weeks],
    ['admin_opening_use', use],
  ])('as a visitor or customer %s is refused', async (name, call) => {
    expect(await db.refusal('anonymous', call)).toEqual({
      state: '42501',
      message: `permission denied for function ${name}`,
    })
    expect(await db.refusal('owner', call)).toEqual({ state: 'PT403', message: 'not_allowed' })
  })

  test('an empty studio has twelve empty weeks, Mondays all, the eighth the present one', async () => {
    const rows = await db.as<Week>('admin', weeks)
    expect(rows).toHaveLength(12)
    expect(new Set(rows.map(({ week_start }) => new Date(week_start).getUTCDay()))).toEqual(new Set([1]))
    expect(
      rows.every((row) => row.confirmed === 0 && row.pending === 0 && Object.keys(row.revenue).length === 0),
    ).toBe(true)
    expect(rows[7]?.week_start).toBe(await db.value('operator', 'select private.this_week()::date::text'))
  })

  test('a booking counts in the week in which it starts on the studio’s clock', async () => {
    const last = await studioTime(db, 0, -1, '23:30')
    const first = await studioTime(db, 0, 0, '00:30')
    await book(db, 'operator', { start: last, status: 'confirmed', duration: 30 })
    await book(db, 'operator', { start: first, status: 'pending', duration: 60 })
    await book(db, 'operator', { start: await studioTime(db, 0, 0, '10:00'), status: 'cancelled' })
    await book(db, 'operator', { start: await studioTime(db, 5, 0, '10:00'), status: 'confirmed' })
    const rows = await db.as<Week>('admin', weeks)
    expect(rows[6]).toMatchObject({ confirmed: 1, pending: 0, revenue: { USD: 25 } })
    expect(rows[7]).toMatchObject({ confirmed: 0, pending: 1, revenue: {} })
    expect(rows.reduce((sum, row) => sum + row.confirmed + row.pending, 0)).toBe(2)
  })

  test('opening hours have one row per weekday and hour, half ones too', async () => {
    await changeSettings(db, { openingHours: { start: '09:30', end: '12:30' } })
    const rows = await db.as<Use>('admin', use)
    expect(rows).toHaveLength(7 * 4)
    expect(rows.slice(0, 4).map(({ weekday, hour }) => [weekday, hour])).toEqual([
      [1, 9],
      [1, 10],
      [1, 11],
      [1, 12],
    ])
    await changeSettings(db, { openingHours: { start: '00:00', end: '24:00' } })
    expect(await db.as<Use>('admin', use)).toHaveLength(7 * 24)
  })

  test('the use of an hour is the share of it that was confirmed in eight weeks', async () => {
    await changeSettings(db, { openingHours: { start: '09:30', end: '22:00' } })
    for (const [week, time, duration, status] of [
      [-2, '09:00', 60, 'confirmed'],
      [-1, '10:00', 30, 'confirmed'],
      [-1, '10:30', 60, 'confirmed'],
      [-3, '10:00', 60, 'pending'],
      [-9, '10:00', 60, 'confirmed'],
    ] as const) {
      await book(db, 'operator', { start: await studioTime(db, week, 1, time), duration, status })
    }
    const rows = await db.as<Use>('admin', use)
    expect(rows.filter(({ used }) => used > 0)).toEqual([
      { weekday: 2, hour: 9, used: 0.125 },
      { weekday: 2, hour: 10, used: 0.125 },
      { weekday: 2, hour: 11, used: 0.063 },
    ])
  })

  test('an hour counts on the days that have it: by weekday, and not on a day that is closed', async () => {
    const [closed] = await db.as<{ day: string }>(
      'operator',
      "select to_char(private.this_week() - interval '1 week' + interval '1 day', 'YYYY-MM-DD') as day",
    )
    await changeSettings(db, {
      openingHours: { start: '09:00', end: '12:00' },
      weekHours: { '2': { start: '10:00', end: '11:00' } },
      specialDays: [{ date: closed?.day, hours: null }],
    })
    await book(db, 'operator', { start: await studioTime(db, -2, 1, '10:00'), status: 'confirmed' })
    const rows = await db.as<Use>('admin', use)
    expect(rows.filter(({ weekday }) => weekday === 2)).toEqual([{ weekday: 2, hour: 10, used: 0.143 }])
    expect(rows.filter(({ weekday }) => weekday === 1)).toHaveLength(3)
  })
})

import { describe, expect, test } from 'vitest'
import { type Actor, useDatabase } from '../../support/actors.ts'
import { at, book, insertBooking, updateBooking } from '../../support/booking-rows.ts'

const taken = {
  state: '23P01',
  message: 'conflicting key value violates exclusion constraint "bookings_no_overlap"',
}
const invalid = { state: 'PT422', message: 'range_invalid' }

describe('taken times', () => {
  const db = useDatabase()
  const busy = (start: string | null, end: string | null) =>
    ['select * from public.busy_ranges($1, $2)', [start, end]] as const
  const ranges = async (actor: Actor, start = at('00:00'), end = at('23:59')) => {
    const rows = await db.as<{ starts_at: string; ends_at: string }>(actor, ...busy(start, end))
    return rows.map(({ starts_at, ends_at }) => [starts_at, ends_at].map((text) => new Date(text).getTime()))
  }
  const range = (start: string, end: string) => [start, end].map((time) => new Date(at(time)).getTime())

  describe('a booking', () => {
    test.each([
      ['at the same time', '10:00', 120],
      ['that begins within', '11:30', 60],
      ['that ends within', '09:30', 60],
      ['that lies within', '10:30', 60],
      ['that covers it', '09:00', 240],
    ])('%s is refused', async (_, start, duration) => {
      await book(db, 'other', { user: 'other', duration: 120 })
      expect(await db.refusal('owner', ...insertBooking({ start: at(start), duration }))).toEqual(taken)
      expect(await db.refusal('admin', ...insertBooking({ start: at(start), duration }))).toEqual(taken)
    })

    test.each([
      ['that ends as it begins', '09:00'],
      ['that begins as it ends', '12:00'],
    ])('%s is free', async (_, start) => {
      await book(db, 'other', { user: 'other', duration: 120 })
      await book(db, 'owner', { start: at(start) })
    })

    test('a confirmed booking holds its time, a cancelled one frees it', async () => {
      const id = await book(db, 'other', { user: 'other' })
      await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
      expect(await db.refusal('owner', ...insertBooking())).toEqual(taken)
      await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
      await book(db, 'owner')
    })
  })

  describe.each(['anonymous', 'owner', 'other', 'admin'] as const)('as %s', (actor) => {
    test('taken times are told, merged, in order, without a word on whose they are', async () => {
      await book(db, 'owner', { start: at('15:00') })
      await book(db, 'owner', { start: at('10:00') })
      await book(db, 'other', { user: 'other', start: at('11:00') })
      const cancelled = await book(db, 'owner', { start: at('18:00') })
      await db.as('owner', ...updateBooking(cancelled, "status = 'cancelled'"))
      expect(await ranges(actor)).toEqual([range('10:00', '12:00'), range('15:00', '16:00')])
    })
  })

  describe('the period', () => {
    test('takes in what touches it, but not what only meets its edge', async () => {
      await book(db, 'owner', { duration: 120 })
      expect(await ranges('anonymous', at('11:00'), at('11:30'))).toEqual([range('10:00', '12:00')])
      expect(await ranges('anonymous', at('12:00'), at('13:00'))).toEqual([])
      expect(await ranges('anonymous', at('09:00'), at('10:00'))).toEqual([])
    })

    test('has 93 days at most', async () => {
      expect(await db.as('anonymous', ...busy('2090-01-01T00:00Z', '2090-04-04T00:00Z'))).toEqual([])
      expect(await db.refusal('anonymous', ...busy('2090-01-01T00:00Z', '2090-04-04T00:00:01Z'))).toEqual(
        invalid,
      )
    })

    test.each([
      [at('10:00'), at('10:00')],
      [at('11:00'), at('10:00')],
      [null, at('10:00')],
      [at('10:00'), null],
      [null, null],
    ])('from %s to %s is none', async (start, end) => {
      expect(await db.refusal('anonymous', ...busy(start, end))).toEqual(invalid)
    })

    test('without an end is refused', async () => {
      const { state } = await db.refusal('anonymous', ...busy('-infinity', 'infinity'))
      // PostgreSQL before 17 cannot subtract infinite times, which is as good a refusal.
      expect(['PT422', '22008']).toContain(state)
    })
  })

  describe('booking_exists', () => {
    const exists = (actor: Actor, id: string) => db.value(actor, 'select public.booking_exists($1)', [id])

    test("tells another's booking from none", async () => {
      const id = await book(db, 'owner')
      expect(await exists('other', id)).toBe(true)
      expect(await exists('other', '00000000-0000-4000-8000-00000000ffff')).toBe(false)
    })

    test('is not for visitors', async () => {
      expect(await db.refusal('anonymous', 'select public.booking_exists(gen_random_uuid())')).toEqual({
        state: '42501',
        message: 'permission denied for function booking_exists',
      })
    })
  })
})

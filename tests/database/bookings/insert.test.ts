import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, insertBooking } from '../../support/booking-rows.ts'
import { saidColumns } from '../../support/details.ts'

const denied = { state: '42501', message: 'permission denied for table bookings' }
const rowRefused = {
  state: '42501',
  message: 'new row violates row-level security policy for table "bookings"',
}
const refused = (message: string, state = 'PT422') => ({ state, message })

type Case = [string, Parameters<typeof insertBooking>[0], string]

/** What every signed-in person is refused, admins as well. */
const againstTheRules: Case[] = [
  ['an unknown type', { type: 'karaoke' }, 'booking_type_not_offered'],
  ['no type', { type: null }, 'booking_type_not_offered'],
  ['an empty type', { type: '' }, 'booking_type_not_offered'],
  ['100 minutes', { duration: 100 }, 'booking_duration_not_offered'],
  ['0 minutes', { duration: 0 }, 'booking_duration_not_offered'],
  ['-60 minutes', { duration: -60 }, 'booking_duration_not_offered'],
  ['infinity', { start: 'infinity' }, 'booking_too_far_ahead'],
  ['the year 2100 in UTC', { start: '2100-01-01T00:00:00Z' }, 'booking_too_far_ahead'],
  ['a quarter past', { start: at('10:15') }, 'booking_off_step'],
  ['a second past', { start: '2090-05-10T10:00:01+08:00' }, 'booking_off_step'],
  ['a microsecond past', { start: '2090-05-10T10:00:00.000001+08:00' }, 'booking_off_step'],
]

/** What only customers are refused. */
const againstTheOffer: Case[] = [
  ['90 minutes', { duration: 90 }, 'booking_duration_not_offered'],
  ['a past time', { start: at('10:00', '2020-05-10') }, 'booking_not_in_future'],
  ['-infinity', { start: '-infinity' }, 'booking_not_in_future'],
  ['before the opening', { start: at('08:30') }, 'booking_outside_opening_hours'],
  ['past the closing', { start: at('21:30') }, 'booking_outside_opening_hours'],
  ['past the closing, long', { start: at('18:30'), duration: 240 }, 'booking_outside_opening_hours'],
  ['over midnight', { start: at('23:30') }, 'booking_outside_opening_hours'],
  ['after midnight', { start: at('00:00') }, 'booking_outside_opening_hours'],
]

describe('making bookings', () => {
  const db = useDatabase()
  const fill = async (count: number) => {
    for (let n = 0; n < count; n++) await book(db, 'owner', { start: at('10:00', `2090-06-0${n + 1}`) })
  }

  describe('as a visitor', () => {
    test('no booking can be made', async () => {
      expect(await db.refusal('anonymous', ...insertBooking())).toEqual(denied)
      expect(await db.refusal('anonymous', ...insertBooking({ user: null }))).toEqual(denied)
    })
  })

  describe('as owner', () => {
    test('a booking can be made for oneself, pending, with price and period', async () => {
      const id = await book(db, 'owner', { duration: 120, ...saidColumns })
      expect(await db.as('owner', 'select * from public.bookings')).toEqual([
        {
          id,
          user_id: people.owner,
          booking_date: expect.any(String),
          duration: 120,
          type: 'recording',
          ...saidColumns,
          reason: null,
          status: 'pending',
          price: 100,
          currency: 'USD',
          service_names: null,
          buffer_before: 0,
          buffer_after: 0,
          cancel_hours: null,
          attendance: null,
          cancel_asked_at: null,
          expires_at: null,
          held: expect.any(String),
          created_at: expect.any(String),
          updated_at: expect.any(String),
          during: expect.any(String),
          ends_at: expect.any(String),
        },
      ])
    })

    test('without naming the owner it is one’s own, and pending', async () => {
      const insert = `insert into public.bookings (booking_date, duration, type) values ($1, 60, 'mixing')
        returning user_id, status`
      expect(await db.as('owner', insert, [at('10:00')])).toEqual([
        { user_id: people.owner, status: 'pending' },
      ])
    })

    test.each([
      ['the first start', at('09:00'), 60],
      ['the last start that fits', at('21:00'), 60],
      ['the last start of four hours', at('18:00'), 240],
      ['a half hour', at('10:30'), 60],
      ['a leap day', at('10:00', '2096-02-29'), 60],
      ['the last day of all', at('10:00', '2099-12-31'), 60],
    ])('%s is free to book', async (_, start, duration) => {
      expect(await book(db, 'owner', { start, duration })).toEqual(expect.any(String))
    })

    test.each([...againstTheRules, ...againstTheOffer])('%s is refused', async (_, values, code) => {
      expect(await db.refusal('owner', ...insertBooking(values))).toEqual(refused(code))
    })

    test('a start of this very moment is not in the future', async () => {
      await changeSettings(db, { openingHours: { start: '00:00', end: '24:00' }, bookingDurations: [30] })
      const insert = `insert into public.bookings (booking_date, duration, type) values (now(), 30, 'mixing')`
      expect(await db.refusal('owner', insert)).toEqual(refused('booking_not_in_future'))
    })

    test('a service that is switched off is not offered', async () => {
      const services = [
        { id: 'recording', name: 'Recording', enabled: false },
        { id: 'mixing', name: 'Mixing', enabled: true },
      ]
      await changeSettings(db, { services })
      expect(await db.refusal('owner', ...insertBooking())).toEqual(refused('booking_type_not_offered'))
      await book(db, 'owner', { type: 'mixing' })
    })

    test('other opening hours and durations are followed, up to midnight', async () => {
      await changeSettings(db, { openingHours: { start: '20:00', end: '24:00' }, bookingDurations: [30] })
      await book(db, 'owner', { start: at('23:30'), duration: 30 })
      expect(await db.refusal('owner', ...insertBooking({ start: at('19:30'), duration: 30 }))).toEqual(
        refused('booking_outside_opening_hours'),
      )
      expect(await db.refusal('owner', ...insertBooking({ start: at('23:00') }))).toEqual(
        refused('booking_duration_not_offered'),
      )
    })

    test('an admin cannot book for somebody who is not there', async () => {
      const insert = `insert into public.bookings (user_id, booking_date, duration, type) values ($1, $2, 60, 'mixing')`
      const nobody = '00000000-0000-4000-8000-000000000000'
      // By this name the site knows which words to say; mails and history would refuse it as well, by theirs.
      expect(await db.refusal('admin', insert, [nobody, at('10:00')])).toEqual({
        state: '23503',
        message: expect.stringContaining('bookings_user_id_fkey'),
      })
    })

    test.each([
      ['no time', `values (null, 60, 'mixing')`],
      ['no duration', `values ('${at('10:00')}', null, 'mixing')`],
    ])('%s is refused', async (_, values) => {
      const insert = `insert into public.bookings (booking_date, duration, type) ${values}`
      expect((await db.refusal('owner', insert)).state).toBe('23502')
    })

    test.each(['other', null] as const)('a booking for %s is refused', async (user) => {
      const [insert, values] = insertBooking({ user })
      // What comes back must be readable too, which would hide a missing rule for what goes in.
      expect(await db.refusal('owner', insert.replace('returning id', ''), values)).toEqual(rowRefused)
    })

    test('it does not tell how many open requests the other one has', async () => {
      await changeSettings(db, { maxPendingBookings: 1 })
      await book(db, 'other', { user: 'other' })
      const [insert, values] = insertBooking({ user: 'other', start: at('15:00') })
      expect(await db.refusal('owner', insert.replace('returning id', ''), values)).toEqual(rowRefused)
    })

    test.each(['confirmed', 'cancelled'])(
      'a booking that is %s from the start is refused',
      async (status) => {
        expect(await db.refusal('owner', ...insertBooking({ status }))).toEqual(
          refused('booking_status_not_allowed', 'PT403'),
        )
      },
    )

    test.each([
      ['id', 'gen_random_uuid()'],
      ['created_at', 'now()'],
      ['updated_at', 'now()'],
    ])('the column %s is the database’s to write', async (column, value) => {
      const insert = `insert into public.bookings (booking_date, duration, type, ${column})
        values ('${at('10:00')}', 60, 'mixing', ${value})`
      expect(await db.refusal('owner', insert)).toEqual(denied)
    })

    test('notes have 2,000 characters at most, each sign counted once', async () => {
      await book(db, 'owner', { notes: '🎙'.repeat(2000) })
      expect(
        await db.refusal('owner', ...insertBooking({ start: at('12:00'), notes: '🎙'.repeat(2001) })),
      ).toEqual({
        state: '23514',
        message: 'new row for relation "bookings" violates check constraint "bookings_notes_length"',
      })
    })

    test('there are only so many open requests', async () => {
      await fill(5)
      expect(await db.refusal('owner', ...insertBooking())).toEqual(refused('booking_limit_reached', 'PT409'))
      await book(db, 'other', { user: 'other' })
    })

    test('several rows at once do not get past the limit', async () => {
      const insert = `insert into public.bookings (booking_date, duration, type)
        select '${at('10:00')}'::timestamptz + make_interval(days => n), 60, 'mixing' from generate_series(1, 6) n`
      expect(await db.refusal('owner', insert)).toEqual(refused('booking_limit_reached', 'PT409'))
    })

    test.each(['cancelled', 'confirmed'])('a request that is %s makes room for another', async (status) => {
      await fill(5)
      await db.as('admin', `update public.bookings set status = '${status}' where booking_date = $1`, [
        at('10:00', '2090-06-01'),
      ])
      await book(db, 'owner')
      expect(await db.refusal('owner', ...insertBooking({ start: at('12:00') }))).toEqual(
        refused('booking_limit_reached', 'PT409'),
      )
    })

    test('unanswered requests of the past do not count', async () => {
      await fill(4)
      await book(db, 'operator', { start: at('10:00', '2020-01-01') })
      await book(db, 'owner')
    })
  })

  describe('as admin', () => {
    test('a booking can be made for anybody and for nobody, confirmed as well', async () => {
      await book(db, 'admin', { user: 'owner', status: 'confirmed' })
      await book(db, 'admin', { user: null, start: at('12:00') })
      await book(db, 'admin', { user: 'admin', start: at('14:00') })
      expect(await db.as('owner', 'select id from public.bookings')).toHaveLength(1)
    })

    test.each(againstTheRules)('%s is refused', async (_, values, code) => {
      expect(await db.refusal('admin', ...insertBooking(values))).toEqual(refused(code))
    })

    test.each(['-infinity', at('10:00', '2020-05-10')])('a start at %s is refused', async (start) => {
      expect(await db.refusal('admin', ...insertBooking({ start }))).toEqual(refused('booking_too_long_ago'))
    })

    test('a booking that is cancelled from the start is refused', async () => {
      expect(await db.refusal('admin', ...insertBooking({ status: 'cancelled' }))).toEqual(
        refused('booking_status_not_allowed', 'PT403'),
      )
    })

    test('the limit of open requests is for customers', async () => {
      await fill(5)
      await book(db, 'admin', { user: 'owner' })
    })
  })

  describe('as the operator', () => {
    test("the studio's rules do not bind, the constraints do", async () => {
      await book(db, 'operator', { start: at('03:17', '2020-05-10'), duration: 45, status: 'confirmed' })
      expect((await db.refusal('operator', ...insertBooking({ duration: 1441 }))).state).toBe('23514')
      expect((await db.refusal('operator', ...insertBooking({ duration: 29 }))).state).toBe('23514')
      expect((await db.refusal('service', ...insertBooking({ notes: 'x'.repeat(2001) }))).state).toBe('23514')
      expect(
        (await db.refusal('operator', ...insertBooking({ start: at('03:30', '2020-05-10') }))).state,
      ).toBe('23P01')
    })
  })
})

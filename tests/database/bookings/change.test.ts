import { describe, expect, test } from 'vitest'
import { type Actor, people, useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, updateBooking } from '../../support/booking-rows.ts'

const denied = { state: '42501', message: 'permission denied for table bookings' }
const refused = (message: string, state: string) => ({ state, message })
const notEditable = refused('booking_not_editable', 'PT409')
const statusNotAllowed = refused('booking_status_not_allowed', 'PT403')
const taken = refused('conflicting key value violates exclusion constraint "bookings_no_overlap"', '23P01')

const edits = [
  "notes = 'x'",
  'duration = 120',
  "type = 'mixing'",
  `booking_date = '${at('15:00')}'`,
  "status = 'cancelled'",
]

describe('reading and changing bookings', () => {
  const db = useDatabase()
  const change = (actor: Actor, id: string, set: string) => db.as(actor, ...updateBooking(id, set))
  const refusal = (actor: Actor, id: string, set: string) => db.refusal(actor, ...updateBooking(id, set))
  const column = (id: string, name: string) =>
    db.value('operator', `select ${name} from public.bookings where id = $1`, [id])
  const bookAs = async (status: string) => {
    const id = await book(db, 'owner')
    await change('operator', id, `status = '${status}'`)
    return id
  }

  describe('as a visitor', () => {
    test('nothing may be read, changed or deleted', async () => {
      const id = await book(db, 'owner')
      expect(await db.refusal('anonymous', 'select * from public.bookings')).toEqual(denied)
      expect(await refusal('anonymous', id, "status = 'cancelled'")).toEqual(denied)
      expect(await db.refusal('anonymous', 'delete from public.bookings')).toEqual(denied)
    })
  })

  describe('as another customer', () => {
    test('the booking is not seen', async () => {
      await book(db, 'owner')
      expect(await db.as('other', 'select * from public.bookings')).toEqual([])
    })

    test.each(edits)('%s changes nothing', async (set) => {
      const id = await book(db, 'owner')
      const before = await db.as('owner', 'select * from public.bookings')
      expect(await change('other', id, set)).toEqual([])
      expect(await db.as('owner', 'select * from public.bookings')).toEqual(before)
    })

    test('a booking of a deleted account is not seen either', async () => {
      await book(db, 'admin', { user: null })
      expect(await db.as('other', 'select * from public.bookings')).toEqual([])
    })
  })

  describe('as owner', () => {
    test.each(edits)('%s is possible while pending', async (set) => {
      const id = await book(db, 'owner')
      expect(await change('owner', id, set)).toEqual([{ id }])
    })

    test.each(edits)('%s is refused once confirmed', async (set) => {
      const id = await bookAs('confirmed')
      expect(await refusal('owner', id, set)).toEqual(notEditable)
    })

    test.each([...edits.slice(0, -1), "status = 'pending'"])('%s is refused once cancelled', async (set) => {
      const id = await bookAs('cancelled')
      expect(await refusal('owner', id, set)).toEqual(notEditable)
    })

    test('a booking cannot be confirmed by its owner', async () => {
      const id = await book(db, 'owner')
      expect(await refusal('owner', id, "status = 'confirmed'")).toEqual(statusNotAllowed)
      expect(await refusal('owner', id, "status = 'confirmed', notes = 'x'")).toEqual(statusNotAllowed)
    })

    test.each([
      'price = 0',
      `user_id = '${people.other}'`,
      'user_id = null',
      'id = gen_random_uuid()',
      'created_at = now()',
      'updated_at = now()',
    ])('%s is denied', async (set) => {
      expect(await refusal('owner', await book(db, 'owner'), set)).toEqual(denied)
    })

    test('a booking cannot be deleted', async () => {
      await book(db, 'owner')
      expect(await db.refusal('owner', 'delete from public.bookings')).toEqual(denied)
      expect(await db.refusal('owner', 'truncate public.bookings')).toEqual(denied)
    })

    test.each([
      [`booking_date = '${at('10:00', '2020-01-01')}'`, 'booking_not_in_future'],
      [`booking_date = '${at('10:15')}'`, 'booking_off_step'],
      [`booking_date = '${at('08:00')}'`, 'booking_outside_opening_hours'],
      ["booking_date = 'infinity'", 'booking_too_far_ahead'],
      ['duration = 30', 'booking_duration_not_offered'],
      ["type = 'karaoke'", 'booking_type_not_offered'],
    ])('%s is refused like a new booking', async (set, code) => {
      expect(await refusal('owner', await book(db, 'owner'), set)).toEqual(refused(code, 'PT422'))
    })

    test('notes that are too long are refused', async () => {
      const { state, message } = await refusal('owner', await book(db, 'owner'), "notes = repeat('ө', 2001)")
      expect(state).toBe('23514')
      expect(message).toContain('bookings_notes_length')
    })

    test('a booking cannot be moved or stretched onto a taken time', async () => {
      await book(db, 'other', { user: 'other', start: at('12:00') })
      const id = await book(db, 'owner', { start: at('11:00') })
      expect(await refusal('owner', id, `booking_date = '${at('12:30')}'`)).toEqual(taken)
      expect(await refusal('owner', id, 'duration = 120')).toEqual(taken)
    })

    test.each(edits)('%s is refused once the session has begun, which an admin still does', async (set) => {
      const id = await book(db, 'owner')
      await change('operator', id, "booking_date = date_bin('30 minutes', now(), '2020-01-01Z')")
      expect(await refusal('owner', id, set)).toEqual(notEditable)
      expect(await change('admin', id, set)).toEqual([{ id }])
    })

    test('a confirmed session that begins now is not cancelled, though it could be until its start', async () => {
      const id = await bookAs('confirmed')
      await change('operator', id, 'cancel_hours = 0, booking_date = now()')
      expect(await refusal('owner', id, "status = 'cancelled'")).toMatchObject({ state: 'PT409' })
    })

    test('one that has expired and is not cancelled yet cannot be moved beyond the limit of open ones: it would wait for an answer again', async () => {
      await changeSettings(db, { rules: { furthestDays: 36_500, pendingHours: 24 } })
      const id = await book(db, 'owner', { start: at('10:00', '2090-06-06') })
      await db.as('operator', ...updateBooking(id, 'expires_at = now()'))
      for (let n = 1; n <= 5; n++) await book(db, 'owner', { start: at('10:00', `2090-06-0${n}`) })
      expect(await refusal('owner', id, `booking_date = '${at('10:00')}'`)).toEqual(
        refused('booking_limit_reached', 'PT409'),
      )
    })

    test('at the limit one’s open requests may still be moved', async () => {
      const ids: string[] = []
      for (let n = 1; n <= 5; n++) ids.push(await book(db, 'owner', { start: at('10:00', `2090-06-0${n}`) }))
      expect(await change('owner', ids[0] ?? '', `booking_date = '${at('10:00')}'`)).toHaveLength(1)
    })

    test('notes may be changed though the studio no longer offers the rest', async () => {
      const id = await book(db, 'owner')
      await changeSettings(db, { bookingDurations: [240], openingHours: { start: '18:00', end: '22:00' } })
      expect(await change('owner', id, "notes = 'x'")).toHaveLength(1)
      expect(await refusal('owner', id, `booking_date = '${at('19:00')}'`)).toEqual(
        refused('booking_duration_not_offered', 'PT422'),
      )
    })

    test('updated_at follows a change and nothing else', async () => {
      const id = await book(db, 'owner')
      await db.as('operator', "update public.bookings set updated_at = '2020-01-01'")
      await change('owner', id, 'duration = duration')
      expect(await column(id, 'extract(year from updated_at)::integer')).toBe(2020)
      await change('owner', id, "notes = 'x'")
      expect(await column(id, 'updated_at >= now()')).toBe(true)
    })
  })

  describe('as admin', () => {
    test('every booking is seen', async () => {
      await book(db, 'owner')
      await book(db, 'other', { user: 'other', start: at('12:00') })
      expect(await db.as('admin', 'select id from public.bookings')).toHaveLength(2)
    })

    test.each(
      ['pending', 'confirmed', 'cancelled'].flatMap((from) =>
        ['pending', 'confirmed', 'cancelled'].map((to) => [from, to] as const),
      ),
    )('%s can become %s', async (from, to) => {
      const id = await bookAs(from)
      expect(await change('admin', id, `status = '${to}'`)).toEqual([{ id }])
      expect(await column(id, 'status')).toBe(to)
    })

    test('the status of a past booking may be changed', async () => {
      const id = await book(db, 'operator', { start: at('10:00', '2020-01-01') })
      expect(await change('admin', id, "status = 'confirmed'")).toEqual([{ id }])
    })

    test('a confirmed booking may be edited, within the rules', async () => {
      const id = await bookAs('confirmed')
      expect(await change('admin', id, 'duration = 120')).toEqual([{ id }])
      expect(await refusal('admin', id, 'duration = 100')).toEqual(
        refused('booking_duration_not_offered', 'PT422'),
      )
    })

    test.each(['price = 0', 'user_id = null', 'id = gen_random_uuid()', 'created_at = now()'])(
      '%s is denied',
      async (set) => {
        expect(await refusal('admin', await book(db, 'owner'), set)).toEqual(denied)
      },
    )

    test('a booking cannot be deleted', async () => {
      expect(await db.refusal('admin', 'delete from public.bookings')).toEqual(denied)
    })

    test.each(['pending', 'confirmed'])(
      'a cancelled booking is not revived as %s onto a taken time',
      async (to) => {
        const id = await bookAs('cancelled')
        await book(db, 'other', { user: 'other', start: at('10:30') })
        expect(await refusal('admin', id, `status = '${to}'`)).toEqual(taken)
      },
    )
  })
})

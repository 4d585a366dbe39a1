import { describe, expect, test } from 'vitest'
import type { StudioRules } from '../../../src/domain/offers/rules.ts'
import { people, type TestDatabase, useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, insertBooking, rental, updateBooking } from '../../support/booking-rows.ts'
import { insertClosure } from '../../support/closures.ts'

const setRules = (db: TestDatabase, rules: Partial<StudioRules>) =>
  changeSettings(db, { rules: { furthestDays: 36_500, ...rules } })
/** The next half hour, so many hours from now. */
const inHours = (db: TestDatabase, hours: number) =>
  db.value<string>(
    'operator',
    `select (date_bin('30 minutes', now(), '2020-01-01Z') + interval '30 minutes' + make_interval(hours => $1))::text`,
    [hours],
  )
const aroundTheClock = { openingHours: { start: '00:00', end: '24:00' }, bookingDurations: [30, 60, 120] }

describe('how soon and how far ahead', () => {
  const db = useDatabase()

  test('customers give notice, admins need not', async () => {
    await changeSettings(db, aroundTheClock)
    await setRules(db, { noticeHours: 48 })
    const soon = insertBooking({ start: await inHours(db, 40), duration: 30 })
    expect(await db.refusal('owner', ...soon)).toEqual({ state: 'PT422', message: 'booking_too_soon' })
    await book(db, 'owner', { start: await inHours(db, 50), duration: 30 })
    await db.as('admin', ...soon)
  })

  test('nobody books further ahead than the studio looks', async () => {
    await changeSettings(db, aroundTheClock)
    await setRules(db, { furthestDays: 30 })
    const far = insertBooking({ start: await inHours(db, 30 * 24), duration: 30 })
    for (const actor of ['owner', 'admin'] as const) {
      expect(await db.refusal(actor, ...far)).toEqual({ state: 'PT422', message: 'booking_too_far_ahead' })
    }
    await book(db, 'owner', { start: await inHours(db, 29 * 24), duration: 30 })
  })
})

describe('the hours of a day', () => {
  const db = useDatabase()
  const outside = { state: 'PT422', message: 'booking_outside_opening_hours' }

  test('are those of the date, else of its weekday', async () => {
    // The 10th of May 2090 is a Wednesday.
    await changeSettings(db, {
      weekHours: { 3: { start: '12:00', end: '14:00' }, 4: null },
      specialDays: [{ date: '2090-05-17', hours: { start: '20:00', end: '24:00' } }],
    })
    expect(await db.refusal('owner', ...insertBooking())).toEqual(outside)
    await book(db, 'owner', { start: at('13:00') })
    expect(await db.refusal('owner', ...insertBooking({ start: at('10:00', '2090-05-11') }))).toEqual(outside)
    await book(db, 'owner', { start: at('23:00', '2090-05-17') })
    expect(await db.refusal('owner', ...insertBooking({ start: at('13:00', '2090-05-17') }))).toEqual(outside)
  })

  test('a service that may run past closing time takes its night, and the next morning', async () => {
    await changeSettings(db, rental)
    await book(db, 'owner', { start: at('21:00'), type: 'movie', duration: 1440 })
    const next = (time: string) => insertBooking({ start: at(time, '2090-05-11') })
    expect((await db.refusal('owner', ...next('20:30'))).state).toBe('23P01')
    await db.as('owner', ...next('21:00'))
  })
})

describe('the free time around a booking', () => {
  const db = useDatabase()
  const taken = async (time: string) =>
    (await db.refusal('other', ...insertBooking({ user: 'other', start: at(time) }))).state

  test('is nobody else’s, and shows as taken', async () => {
    await setRules(db, { bufferBefore: 30, bufferAfter: 60 })
    await book(db, 'owner', { start: at('12:00') })
    // Each keeps its own: an hour after the one, half an hour before the other.
    expect(await taken('14:00')).toBe('23P01')
    expect(await taken('10:00')).toBe('23P01')
    await book(db, 'other', { user: 'other', start: at('14:30') })
    await book(db, 'other', { user: 'other', start: at('09:30') })
    const busy = await db.as(
      'anonymous',
      `select starts_at, ends_at, closed from public.busy_ranges($1, $2)`,
      [at('12:00'), at('13:00')],
    )
    expect(busy).toEqual([
      { starts_at: '2090-05-10T03:30:00+00:00', ends_at: '2090-05-10T06:00:00+00:00', closed: false },
    ])
  })

  test('is what it was when the booking was agreed, until another time is', async () => {
    const id = await book(db, 'owner', { start: at('12:00') })
    await setRules(db, { bufferAfter: 60 })
    await db.as('owner', ...updateBooking(id, "notes = 'x'"))
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    const other = await book(db, 'other', { user: 'other', start: at('13:00') })
    await db.as('admin', ...updateBooking(other, "status = 'cancelled'"))
    await db.as('admin', ...updateBooking(id, `booking_date = '${at('12:30')}'`))
    expect(await taken('14:00')).toBe('23P01')
    await setRules(db, {})
    expect(await taken('14:00')).toBe('23P01')
  })

  test('does not keep the studio from closing, nor a booking from a closure’s edge', async () => {
    await setRules(db, { bufferBefore: 60, bufferAfter: 60 })
    await book(db, 'owner', { start: at('12:00') })
    await db.as('admin', ...insertClosure({ start: at('13:00'), end: at('14:00') }))
    expect(
      (await db.refusal('admin', ...insertClosure({ start: at('12:30'), end: at('13:00') }))).message,
    ).toBe('closure_over_bookings')
    await book(db, 'owner', { start: at('16:00') })
    await db.as('admin', ...insertClosure({ start: at('15:00'), end: at('16:00') }))
  })
})

describe('cancelling what is confirmed', () => {
  const db = useDatabase()
  const cancel = (id: string) => updateBooking(id, "status = 'cancelled'")
  const confirmed = async (hours: number) => {
    await changeSettings(db, aroundTheClock)
    const id = await book(db, 'owner', { start: await inHours(db, hours), duration: 30 })
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    return id
  }
  const ask = (id: string, seen = '(select updated_at from public.bookings where id = $1)') =>
    [`select public.ask_to_cancel($1, ${seen})`, [id]] as const

  test('is for customers until the hours that were agreed, whatever the rules say later', async () => {
    await setRules(db, { cancelHours: 24 })
    const [late, early] = [await confirmed(20), await confirmed(30)]
    await setRules(db, { cancelHours: null })
    expect(await db.refusal('owner', ...cancel(late))).toEqual({
      state: 'PT409',
      message: 'booking_cancel_too_late',
    })
    expect(await db.refusal('owner', ...updateBooking(early, "status = 'cancelled', notes = 'x'"))).toEqual({
      state: 'PT409',
      message: 'booking_not_editable',
    })
    expect((await db.refusal('owner', ...updateBooking(early, "status = 'pending'"))).message).toBe(
      'booking_status_not_allowed',
    )
    expect(await db.as('other', ...cancel(early))).toEqual([])
    expect(await db.as('owner', ...cancel(early))).toHaveLength(1)
  })

  test('is the studio’s where nothing was agreed; the customer may ask, once, and reads the answer', async () => {
    const id = await confirmed(48)
    expect((await db.refusal('owner', ...cancel(id))).message).toBe('booking_not_editable')
    const version = await db.value<string>('owner', ...ask(id))
    expect(await db.value('owner', ...ask(id))).toBe(version)
    const asked = 'select cancel_asked_at is not null as asked, status from public.bookings'
    expect(await db.as('admin', asked)).toEqual([{ asked: true, status: 'confirmed' }])
    await db.as('admin', ...cancel(id))
    expect(await db.as('owner', asked)).toEqual([{ asked: false, status: 'cancelled' }])
    const events = await db.as('operator', 'select action, actor_id from public.booking_events order by id')
    expect(events).toEqual([
      { action: 'created', actor_id: people.owner },
      { action: 'status_changed', actor_id: people.admin },
      { action: 'cancel_asked', actor_id: people.owner },
      { action: 'status_changed', actor_id: people.admin },
    ])
  })

  test.each([
    ['owner', 'customer'],
    ['admin', 'studio'],
  ] as const)('is no longer asked for once the %s keeps it, which the history tells', async (actor, who) => {
    const id = await confirmed(48)
    await db.as('owner', ...ask(id))
    const keep = (seen = '(select updated_at from public.bookings where id = $1)') =>
      [`select public.keep_booking($1, ${seen})`, [id]] as const
    expect((await db.refusal('other', ...keep('now()'))).message).toBe('booking_not_found')
    expect((await db.refusal(actor, ...keep('now()'))).message).toBe('booking_changed_meanwhile')
    const version = await db.value<string>(actor, ...keep())
    const now = 'select cancel_asked_at, status, updated_at::text from public.bookings where id = $1'
    expect(await db.as('operator', now, [id])).toEqual([
      {
        cancel_asked_at: null,
        status: 'confirmed',
        updated_at: expect.stringContaining(version.slice(11, 19)),
      },
    ])
    const [event] = await db.as(
      'operator',
      'select action, by_customer from public.booking_events order by id desc',
    )
    expect(event).toEqual({ action: 'cancel_kept', by_customer: who === 'customer' })
    // Nobody wishes it any more.
    expect((await db.refusal(actor, ...keep())).message).toBe('booking_changed_meanwhile')
  })

  test('is no longer asked for once the studio has moved the session, which the history tells as a change', async () => {
    const id = await confirmed(48)
    await db.as('owner', ...ask(id))
    await db.as('admin', ...updateBooking(id, "notes = 'x'"))
    const asked = 'select cancel_asked_at is not null from public.bookings'
    expect(await db.value('owner', asked)).toBe(true)
    await db.as('admin', ...updateBooking(id, "booking_date = booking_date + interval '1 hour'"))
    expect(await db.value('owner', asked)).toBe(false)
    const [event] = await db.as('operator', 'select action from public.booking_events order by id desc')
    expect(event).toEqual({ action: 'edited' })
  })

  test('is asked for by its own customer only, of what is confirmed and to come, as it was seen', async () => {
    const id = await confirmed(48)
    for (const actor of ['other', 'admin'] as const) {
      expect((await db.refusal(actor, ...ask(id, 'now()'))).message).toBe('booking_not_found')
    }
    expect((await db.refusal('owner', ...ask(id, 'now()'))).message).toBe('booking_changed_meanwhile')
    const pending = await book(db, 'owner')
    expect((await db.refusal('owner', ...ask(pending))).message).toBe('booking_not_editable')
    await db.as('operator', ...updateBooking(id, "booking_date = now() - interval '1 hour'"))
    expect((await db.refusal('owner', ...ask(id))).message).toBe('booking_not_editable')
  })
})

describe('a request without an answer', () => {
  const db = useDatabase()
  const overdue = async (values = {}) => {
    await setRules(db, { pendingHours: 24 })
    const id = await book(db, 'owner', values)
    await db.as('operator', ...updateBooking(id, "expires_at = now() - interval '1 minute'"))
    return id
  }
  const statusOf = (id: string) =>
    db.value('operator', 'select status from public.bookings where id = $1', [id])

  test('expires after the hours of its time, and never without such a rule', async () => {
    const never = await book(db, 'owner', { start: at('12:00') })
    const id = await overdue()
    const asked = await book(db, 'owner', { start: at('14:00') })
    expect(await db.value('operator', 'select private.cancel_expired()')).toBe(1)
    expect([await statusOf(id), await statusOf(never), await statusOf(asked)]).toEqual([
      'cancelled',
      'pending',
      'pending',
    ])
    const [event] = await db.as(
      'operator',
      'select action, actor_id from public.booking_events order by id desc',
    )
    expect(event).toEqual({ action: 'expired', actor_id: null })
  })

  test('is free for others from that moment on', async () => {
    const id = await overdue()
    const busy = 'select count(*) from public.busy_ranges($1, $2)'
    expect(await db.value('anonymous', busy, [at('00:00'), at('23:00')])).toBe(0)
    await book(db, 'other', { user: 'other', start: at('10:30') })
    expect(await statusOf(id)).toBe('cancelled')
    const [event] = await db.as(
      'operator',
      "select actor_id from public.booking_events where action = 'expired'",
    )
    expect(event).toEqual({ actor_id: null })
    const made = 'select actor_id from public.booking_events where booking_id <> $1'
    expect(await db.as('operator', made, [id])).toEqual([{ actor_id: people.other }])
  })

  test('keeps the studio from nothing', async () => {
    const id = await overdue()
    await db.as('admin', ...insertClosure({ start: at('00:00'), end: at('23:00') }))
    expect(await statusOf(id)).toBe('cancelled')
  })

  test('does not count among the open ones', async () => {
    await changeSettings(db, { maxPendingBookings: 1 })
    await overdue()
    await book(db, 'owner', { start: at('15:00') })
  })

  test('may still be confirmed late, and set back to pending it waits anew', async () => {
    const id = await overdue()
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await db.as('admin', ...updateBooking(id, "status = 'pending'"))
    expect(await db.value('owner', 'select expires_at > now() from public.bookings')).toBe(true)
  })
})

describe('the time to answer a request', () => {
  const db = useDatabase()
  const ends = (id: string) =>
    db.value<string>(
      'operator',
      `select case when expires_at = booking_date then 'at the start'
         when expires_at = now() + interval '24 hours' then 'in a day' else coalesce(expires_at::text, 'never') end
       from public.bookings where id = $1`,
      [id],
    )
  const change = (actor: 'owner' | 'admin', id: string, set: string) =>
    db.as(actor, ...updateBooking(id, set))

  test('ends with the hours of the rules, and never after the session has begun', async () => {
    await changeSettings(db, aroundTheClock)
    await setRules(db, { pendingHours: 24 })
    // Half an hour from a half hour on: it never crosses midnight, whenever this runs.
    const [soon, later] = [await inHours(db, 3), await inHours(db, 30)]
    const id = await book(db, 'owner', { start: soon, duration: 30 })
    expect(await ends(id)).toBe('at the start')
    await change('owner', id, `booking_date = '${later}'`)
    expect(await ends(id)).toBe('in a day')
    await change('admin', id, `booking_date = '${soon}'`)
    expect(await ends(id)).toBe('at the start')
    await change('owner', id, "type = 'mixing'")
    expect(await ends(id)).toBe('at the start')
    await change('admin', id, "status = 'confirmed'")
    await db.as('operator', ...updateBooking(id, 'expires_at = null'))
    await change('admin', id, "status = 'pending'")
    expect(await ends(id)).toBe('at the start')
    await setRules(db, {})
    await change('admin', id, "status = 'confirmed'")
    await change('admin', id, "status = 'pending'")
    expect(await ends(id)).toBe('never')
  })

  test('does not end for what the studio sets back to waiting once it has begun', async () => {
    await setRules(db, { pendingHours: 24 })
    const id = await book(db, 'owner')
    await change('admin', id, "status = 'confirmed'")
    await db.as('operator', ...updateBooking(id, "booking_date = now() - interval '10 minutes'"))
    await change('admin', id, "status = 'pending'")
    expect(await ends(id)).toBe('never')
    expect(await db.value('operator', 'select private.cancel_expired()')).toBe(0)
  })

  test('that ends as the session begins is told to customer and studio', async () => {
    const id = await book(db, 'owner')
    await db.as('operator', ...updateBooking(id, 'booking_date = now(), expires_at = now()'))
    await db.as('operator', 'select private.cancel_expired()')
    const told = `select kind from private.outbox where kind like '%expired' order by kind`
    expect(await db.as('operator', told)).toEqual([{ kind: 'booking_expired' }, { kind: 'request_expired' }])
  })
})

describe('what of the rules is kept on a booking', () => {
  const db = useDatabase()

  test.each([
    ['buffer_before', 241],
    ['buffer_before', -1],
    ['buffer_after', 241],
    ['cancel_hours', 721],
  ])('is within its limits: %s of %i is refused, to the operator too', async (column, value) => {
    const id = await book(db, 'owner')
    expect((await db.refusal('operator', ...updateBooking(id, `${column} = ${value}`))).state).toBe('23514')
  })
})

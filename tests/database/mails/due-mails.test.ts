import { describe, expect, test } from 'vitest'
import { useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, updateBooking } from '../../support/booking-rows.ts'
import { claim, emptyOutbox, makeDue, states, waiting } from '../../support/mails.ts'

const DAY = '2090-05-10'
const THE_DAY_BEFORE = '2090-05-09'

describe('a reminder', () => {
  const db = useDatabase()
  const queue = (time: string, day = THE_DAY_BEFORE) =>
    db.value<number>('operator', 'select private.queue_due_mails($1)', [at(time, day)])
  const reminders = async () => (await waiting(db)).filter((mail) => mail === 'customer booking_reminder')

  /** A confirmed booking of the owner, agreed long before. */
  async function agreed(start = at('15:00'), status = 'confirmed') {
    // Longer hours than the studio's, for the operator's hand only.
    return book(db, 'operator', { start, status })
  }

  test.each([
    // start, the last minute at which there is none, the first at which there is one
    ['15:00', ['14:59', '15:00']],
    ['09:00', ['08:59', '09:00']],
    ['06:00', ['08:59', '09:00']],
    ['00:00', ['08:59', '09:00']],
    ['19:45', ['19:44', '19:45']],
    ['22:00', ['19:44', '19:45']],
    ['23:59', ['19:44', '19:45']],
  ] as const)('of a session at %s comes the day before: not at %j', async (start, [before, then]) => {
    await agreed(at(start))
    await queue(before)
    expect(await reminders()).toEqual([])
    await queue(then)
    expect(await reminders()).toHaveLength(1)
  })

  test.each(['20:00', '23:00'])('that could not come before %s waits for the morning', async (late) => {
    await agreed()
    await queue(late)
    await queue('08:59', DAY)
    expect(await reminders()).toEqual([])
    await queue('09:00', DAY)
    expect(await reminders()).toHaveLength(1)
  })

  test('comes once, however often the scheduler looks', async () => {
    await agreed()
    expect(await queue('15:00')).toBe(1)
    expect(await queue('15:01')).toBe(0)
    expect(await queue('19:00')).toBe(0)
  })

  test('tells its session and carries a token to unsubscribe', async () => {
    const id = await agreed()
    await queue('15:00')
    expect(await claim(db)).toMatchObject([
      {
        kind: 'booking_reminder',
        audience: 'customer',
        to: 'owner@example.com',
        payload: {
          booking: { id },
          before: null,
          calendar: null,
          token: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    ])
  })

  test('is not for requests, cancelled ones, begun ones, or customers who want none', async () => {
    await agreed(at('10:00'), 'pending')
    await agreed(at('11:00'), 'cancelled')
    await agreed(at('15:00'))
    await queue('15:00', DAY)
    expect(await reminders()).toEqual([])
    await db.as('owner', 'update public.profiles set notifications = false')
    await queue('15:00')
    expect(await reminders()).toEqual([])
  })

  test.each([
    ['status', '25:59', 0],
    ['status', '26:01', 1],
    ['booking_date', '25:59', 0],
    ['notes', '25:59', 1],
  ])('of a session whose %s was said %s before its start: %i', async (column, before, count) => {
    const id = await agreed()
    await db.as(
      'operator',
      `insert into public.booking_events (booking_id, action, before, after, happened_at)
       select id, 'edited', '{}', jsonb_build_object($2::text, 'confirmed'), booking_date - $3::interval
       from public.bookings where id = $1`,
      [id, column, before],
    )
    await queue('15:00')
    expect(await reminders()).toHaveLength(count)
  })

  const version = (id: string) =>
    db.value<string>('operator', 'select updated_at from public.bookings where id = $1', [id])

  test.each([
    [
      'was offered another time that its customer did not take',
      async (id: string, start: string) => {
        const offer = "select public.offer_time($1, $2, $3::timestamptz + interval '48 hours', 60)"
        const offered = await db.value<number>('admin', offer, [id, await version(id), start])
        await db.as('owner', 'select public.answer_booking_offer($1, $2, false)', [id, offered])
      },
    ],
    [
      'was cancelled by mistake and taken back',
      async (id: string) => {
        await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
        await db.as('admin', 'select public.undo_answer($1, $2)', [id, await version(id)])
      },
    ],
  ])('of a session of tomorrow that %s comes all the same: it is as it was', async (_, happens) => {
    const tomorrow = "select date_trunc('hour', now()) + interval '25 hours'"
    const start = await db.value<string>('operator', tomorrow)
    const id = await agreed(start)
    await db.as('operator', "update public.booking_events set happened_at = now() - interval '5 days'")
    await happens(id, start)
    await emptyOutbox(db)
    await db.as('operator', "select private.queue_reminders($1::timestamptz - interval '1 hour')", [start])
    expect(await reminders()).toHaveLength(1)
  })

  test('of a booking that moves is dropped, and it gets another', async () => {
    const id = await agreed()
    await queue('15:00')
    await db.as('admin', ...updateBooking(id, `booking_date = '${at('15:00', '2090-05-12')}'`))
    await queue('15:00', '2090-05-11')
    expect(await reminders()).toHaveLength(2)
    const given = await claim(db)
    expect(given.map(({ kind }) => kind)).toEqual(['booking_changed', 'booking_reminder'])
    expect(given[1]?.payload.booking).toMatchObject({ booking_date: expect.stringContaining('2090-05-12') })
    expect(await waiting(db)).toHaveLength(2)
  })
})

describe('a nudge', () => {
  const db = useDatabase()
  const queue = (hours: number, time = '12:00') =>
    db.as(
      'operator',
      `select private.queue_due_mails(((created_at at time zone 'Asia/Ulaanbaatar' + make_interval(hours => $1))::date
         + $2::time) at time zone 'Asia/Ulaanbaatar') from public.bookings limit 1`,
      [hours, time],
    )
  const nudges = async () => (await waiting(db)).filter((mail) => mail === 'studio request_nudge')

  /** A request of the owner, made at noon. */
  async function request() {
    const id = await book(db, 'owner')
    await db.as(
      'operator',
      `update public.bookings set created_at = (current_date + time '12:00') at time zone 'Asia/Ulaanbaatar' where id = $1`,
      [id],
    )
    await emptyOutbox(db)
    return id
  }

  test('reminds the studio of a request after a day, once, with a token to answer it', async () => {
    const id = await request()
    await queue(23, '11:59')
    expect(await nudges()).toEqual([])
    await queue(24)
    await queue(48)
    expect(await claim(db)).toMatchObject([
      {
        kind: 'request_nudge',
        to: null,
        replyTo: 'owner@example.com',
        payload: { booking: { id }, calendar: null, token: expect.any(String) },
      },
    ])
    expect(await nudges()).toHaveLength(1)
  })

  test.each([
    ['20:00', 0],
    ['08:59', 0],
    ['09:00', 1],
    ['19:59', 1],
  ])('comes at studio hours: at %s %i', async (time, count) => {
    await request()
    await queue(72, time)
    expect(await nudges()).toHaveLength(count)
  })

  test('comes after as many hours as the settings say, or not at all', async () => {
    await request()
    await changeSettings(db, { mails: { nudgeHours: 2 } })
    await queue(1, '13:59')
    expect(await nudges()).toEqual([])
    await queue(2, '14:00')
    expect(await nudges()).toHaveLength(1)
    await emptyOutbox(db)
    await changeSettings(db, { mails: { nudgeHours: null } })
    await queue(72)
    expect(await nudges()).toEqual([])
  })

  test.each([
    "status = 'confirmed'",
    "expires_at = created_at + interval '2 hours'",
    "booking_date = created_at + interval '3 hours'",
  ])('is not for what is answered, expired or past: %s', async (state) => {
    const id = await request()
    await db.as('operator', ...updateBooking(id, state))
    await emptyOutbox(db)
    await queue(24)
    expect(await nudges()).toEqual([])
  })
})

describe('the plan of a day', () => {
  const db = useDatabase()
  const queue = (time: string, day = DAY) =>
    db.as('operator', 'select private.queue_due_mails($1)', [at(time, day)])
  const plans = async () => (await waiting(db)).filter((mail) => mail === 'studio day_plan')

  test.each([
    ['07:59', 0],
    ['08:00', 1],
    ['11:59', 1],
    ['12:00', 0],
  ])('comes in the morning: at %s %i', async (time, count) => {
    await book(db, 'operator', { status: 'confirmed', start: at('14:00') })
    await queue(time)
    await queue(time)
    expect(await plans()).toHaveLength(count)
  })

  test('tells the confirmed sessions by the studio’s day, in order, and how many requests wait', async () => {
    const late = await book(db, 'operator', { status: 'confirmed', start: at('23:30') })
    const early = await book(db, 'operator', { status: 'confirmed', start: at('00:00') })
    await book(db, 'operator', { status: 'confirmed', start: at('23:00', '2090-05-09') })
    await book(db, 'operator', { status: 'confirmed', start: at('00:30', '2090-05-11') })
    await book(db, 'operator', { status: 'cancelled', start: at('12:00') })
    await book(db, 'owner', { start: at('14:00') })
    await emptyOutbox(db)
    await queue('08:00')
    const [plan] = await claim(db)
    expect(plan).toMatchObject({
      kind: 'day_plan',
      to: null,
      replyTo: null,
      payload: { day: DAY, waiting: 1 },
    })
    const bookings = (plan?.payload.bookings ?? []) as { id: string }[]
    expect(bookings.map(({ id }) => id)).toEqual([early, late])
    expect(bookings[0]).toMatchObject({ sequence: 0, customer: { email: 'owner@example.com' } })
  })

  test('tells the session that runs into the day, too, and comes for that one alone', async () => {
    const overnight = await book(db, 'operator', {
      status: 'confirmed',
      start: at('20:00', THE_DAY_BEFORE),
      duration: 780,
    })
    await queue('08:00')
    const [plan] = await claim(db)
    expect(plan).toMatchObject({ kind: 'day_plan', payload: { day: DAY, bookings: [{ id: overnight }] } })
  })

  test('neither comes for a session that ended in the night, nor tells it', async () => {
    await book(db, 'operator', { status: 'confirmed', start: at('20:00', THE_DAY_BEFORE), duration: 360 })
    const night = await book(db, 'operator', { status: 'confirmed', start: at('02:00') })
    await queue('08:00')
    expect(await plans()).toEqual([])
    const noon = await book(db, 'operator', { status: 'confirmed', start: at('12:00') })
    await queue('08:01')
    const [plan] = await claim(db)
    expect(plan?.payload.bookings).toMatchObject([{ id: night }, { id: noon }])
  })

  test('that could not be sent goes as it was written, or written anew, as another mail, once the day has changed', async () => {
    const id = await book(db, 'operator', { status: 'confirmed' })
    await queue('08:00')
    await db.as('operator', "update private.outbox set expires_at = now() + interval '1 day'")
    const attempt = async () => {
      await makeDue(db)
      const [plan] = await claim(db)
      if (!plan) throw new Error('No plan was given')
      await db.as('service', "select public.freeze_mail($1, $2, '{}')", [plan.id, plan.lease])
      await db.as('service', "select public.postpone_mail($1, $2, 'x', false)", [plan.id, plan.lease])
      return plan
    }
    const first = await attempt()
    // It tells of no money.
    await db.as('admin', "select public.add_booking_charge(gen_random_uuid(), $1, 'payment', 20, 'cash')", [
      id,
    ])
    expect(await attempt()).toMatchObject({ id: first.id, rendered: {} })
    await db.as('operator', ...updateBooking(id, "status = 'cancelled'"))
    const anew = await attempt()
    expect(anew).toMatchObject({ rendered: null, payload: { day: DAY, bookings: [] } })
    // Under the old id a mail service would answer as it did before.
    expect(anew.id).not.toBe(first.id)
    expect(await attempt()).toMatchObject({ id: anew.id, rendered: {} })
    const attempts = "select attempts from private.outbox where kind = 'day_plan'"
    expect(await db.value('operator', attempts)).toBe(4)
  })

  test('does not come for a day without sessions', async () => {
    await book(db, 'owner')
    await emptyOutbox(db)
    await queue('08:00')
    expect(await plans()).toEqual([])
  })

  test('is old with the end of its day', async () => {
    await book(db, 'operator', { status: 'confirmed' })
    await queue('08:00')
    const end = await db.value('operator', 'select expires_at = $1 from private.outbox', [
      at('00:00', '2090-05-11'),
    ])
    expect(end).toBe(true)
  })
})

describe('the scheduler', () => {
  const db = useDatabase()
  const run = () => db.as('operator', "select private.queue_due_mails('2090-05-10T03:00:00+08:00')")

  test('lets go of mails that were finished a year ago, and of tokens that have run out', async () => {
    await book(db, 'owner')
    await claim(db)
    await db.as(
      'operator',
      `update private.outbox set state = 'sent', finished_at = now() - interval '1 year' + interval '1 day' * (audience = 'customer')::integer`,
    )
    await db.as(
      'operator',
      `insert into private.mail_tokens (hash, purpose, expires_at) values ('old', 'answer', now()), ('new', 'answer', now() + interval '1 second')`,
    )
    await run()
    expect(await states(db)).toEqual({ booking_requested: 'sent' })
    const tokens = `select encode(hash, 'escape') as hash from private.mail_tokens where hash in ('old', 'new')`
    expect(await db.as('operator', tokens)).toEqual([{ hash: 'new' }])
    // Links outlive the mail they came in.
    const links = 'select outbox_id from private.mail_tokens where booking_id is not null'
    expect(await db.as('operator', links)).toEqual([{ outbox_id: null }])
  })
})

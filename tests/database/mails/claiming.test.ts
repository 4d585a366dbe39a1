import { describe, expect, test } from 'vitest'
import { type TestDatabase, useDatabase } from '../../support/actors.ts'
import { at, book, updateBooking } from '../../support/booking-rows.ts'
import { type ClaimedMail, claim, emptyOutbox, makeDue, states, waiting } from '../../support/mails.ts'

type Claimed = Pick<ClaimedMail, 'id' | 'lease'>

const freeze = (db: TestDatabase, { id, lease }: Claimed, rendered: object = { subject: 'x' }) =>
  db.value<boolean>('service', 'select public.freeze_mail($1, $2, $3)', [id, lease, JSON.stringify(rendered)])
const finish = (db: TestDatabase, { id, lease }: Claimed) =>
  db.value<boolean>('service', "select public.finish_mail($1, $2, 'provider-1')", [id, lease])
/** In how many minutes it will be tried again. */
const postpone = (db: TestDatabase, { id, lease }: Claimed, permanent = false, error = 'no answer') =>
  db.value<number | null>(
    'service',
    'select (extract(epoch from public.postpone_mail($1, $2, $3, $4) - now()) / 60)::integer',
    [id, lease, error, permanent],
  )

describe('what waits is given', () => {
  const db = useDatabase()
  const row = () => db.as('operator', 'select * from private.outbox order by number').then(([one]) => one)

  async function oneMail(): Promise<ClaimedMail> {
    await book(db, 'admin')
    const [mail] = await claim(db)
    if (!mail) throw new Error('No mail was given')
    return mail
  }

  test('oldest first, so many as asked for, and to one deliverer only', async () => {
    for (const hour of [10, 12, 14]) await book(db, 'owner', { start: at(`${hour}:00`) })
    await db.as(
      'operator',
      `update private.outbox set due_at = now() - interval '1 hour' where number = (select max(number) from private.outbox)`,
    )
    const first = await claim(db, 2)
    expect(first.map(({ kind }) => kind)).toEqual(['booking_requested', 'new_request'])
    expect(await claim(db)).toHaveLength(4)
    expect(await claim(db)).toEqual([])
    expect(await claim(db, 0)).toEqual([])
  })

  test('not before it is due', async () => {
    await book(db, 'admin')
    await db.as('operator', "update private.outbox set due_at = now() + interval '1 second'")
    expect(await claim(db)).toEqual([])
  })

  test('for two minutes, after which another may have it and the first may say nothing more', async () => {
    const first = await oneMail()
    const left = 'select extract(epoch from due_at - now())::integer from private.outbox'
    expect(await db.value('operator', left)).toBe(120)
    await makeDue(db)
    const [second] = await claim(db)
    expect(second?.id).toBe(first.id)
    expect(second?.lease).not.toBe(first.lease)
    expect(await freeze(db, first)).toBe(false)
    expect(await finish(db, first)).toBe(false)
    expect(await postpone(db, first)).toBeNull()
    expect(await row()).toMatchObject({ state: 'waiting', attempts: 2, rendered: null, lease: second?.lease })
  })

  test('and kept as it was written at first, whoever tries again', async () => {
    const first = await oneMail()
    await db.as('operator', "update private.outbox set due_at = now() + interval '1 second'")
    const written = { subject: 'first', to: 'owner@example.com' }
    expect(await freeze(db, first, written)).toBe(true)
    expect(
      await db.value('operator', "select due_at = now() + interval '2 minutes' from private.outbox"),
    ).toBe(true)
    await makeDue(db)
    const [second] = await claim(db)
    expect(second).toMatchObject({ id: first.id, rendered: written, payload: null })
    expect(await freeze(db, second as ClaimedMail, { subject: 'second' })).toBe(true)
    expect(await row()).toMatchObject({ rendered: written })
  })

  test('but written anew, as another mail, for an address that was corrected; the links of the first open nothing', async () => {
    const id = await book(db, 'owner')
    const seen = await db.value<string>('operator', 'select updated_at from public.bookings')
    await emptyOutbox(db)
    await db.as('admin', 'select public.offer_time($1, $2, $3, 60)', [id, seen, at('14:00')])
    const [first] = await claim(db)
    if (!first) throw new Error('No mail was given')
    await freeze(db, first, { to: 'owner@example.com' })
    await postpone(db, first)
    await db.as(
      'operator',
      "update auth.users set email = 'new@example.com' where email = 'owner@example.com'",
    )
    await makeDue(db)
    const [second] = await claim(db)
    expect(second).toMatchObject({
      kind: 'time_offered',
      to: 'new@example.com',
      rendered: null,
      payload: { booking: { customer: { email: 'new@example.com' } } },
    })
    expect(second?.id).not.toBe(first.id)
    const opens = 'select public.offer_to_answer($1)'
    expect((await db.refusal('anonymous', opens, [first.payload.token])).message).toBe('link_not_valid')
    await db.as('anonymous', opens, [second?.payload.token ?? ''])
    expect(await db.value('operator', 'select attempts from private.outbox')).toBe(2)
  })

  test('sent once: then it is over, and its links are not kept', async () => {
    const mail = await oneMail()
    await freeze(db, mail)
    expect(await finish(db, mail)).toBe(true)
    expect(await row()).toMatchObject({
      state: 'sent',
      rendered: null,
      provider_id: 'provider-1',
      finished_at: expect.any(String),
    })
    expect(await finish(db, mail)).toBe(false)
    expect(await postpone(db, mail)).toBeNull()
    await makeDue(db)
    expect(await claim(db)).toEqual([])
  })

  test('again after 1, 5, 30, 120 and 360 minutes; then it has failed', async () => {
    let mail = await oneMail()
    await freeze(db, mail)
    const pauses: (number | null)[] = []
    for (let attempt = 1; attempt <= 6; attempt++) {
      pauses.push(await postpone(db, mail))
      expect(await finish(db, mail)).toBe(false)
      await makeDue(db)
      mail = (await claim(db))[0] ?? mail
    }
    expect(pauses).toEqual([1, 5, 30, 120, 360, null])
    expect(await row()).toMatchObject({
      state: 'failed',
      attempts: 6,
      last_error: 'no answer',
      rendered: null,
    })
  })

  test('in an hour, as often as it takes, where the attempt does not count', async () => {
    let mail = await oneMail()
    const uncounted = `select (extract(epoch from public.postpone_mail(
      mail_id => $1, lease => $2, error => 'quota', permanent => false, counted => false) - now()) / 60)::integer`
    for (let time = 1; time <= 8; time++) {
      expect(await db.value('service', uncounted, [mail.id, mail.lease])).toBe(60)
      expect(await row()).toMatchObject({ state: 'waiting', attempts: 0, last_error: 'quota' })
      await makeDue(db)
      mail = (await claim(db))[0] ?? mail
    }
  })

  test('no more after a refusal for good', async () => {
    expect(await postpone(db, await oneMail(), true, 'x'.repeat(2000))).toBeNull()
    expect(await row()).toMatchObject({
      state: 'failed',
      last_error: 'x'.repeat(1000),
      finished_at: expect.any(String),
    })
  })

  test('a mail that is dropped while it is being sent may not go, and has gone if it did', async () => {
    const id = await book(db, 'admin')
    const [requested] = await claim(db)
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    expect(await freeze(db, requested as ClaimedMail)).toBe(false)
    expect(await states(db)).toEqual({ booking_requested: 'dropped', booking_confirmed: 'waiting' })
    expect(await finish(db, requested as ClaimedMail)).toBe(true)
    expect(await states(db)).toMatchObject({ booking_requested: 'sent' })
  })
})

describe('what no longer holds is dropped', () => {
  const db = useDatabase()
  const inserted = (kind: string, columns: Record<string, string>) =>
    db.as(
      'operator',
      `insert into private.outbox (kind, audience, once, ${Object.keys(columns).join(', ')})
       select '${kind}', '${kind.startsWith('booking') || kind === 'newsletter' ? 'customer' : 'studio'}', 'x', ${Object.values(columns).join(', ')}
       from public.bookings`,
    )

  const status: [kind: string, holds: string[]][] = [
    ['booking_requested', ['pending']],
    ['booking_reopened', ['pending']],
    ['new_request', ['pending']],
    ['request_nudge', ['pending']],
    ['booking_confirmed', ['confirmed']],
    ['booking_declined', ['cancelled']],
    ['booking_cancelled', ['cancelled']],
    ['booking_cancelled_as_asked', ['cancelled']],
    ['booking_cancelled_by_you', ['cancelled']],
    ['booking_expired', ['cancelled']],
    ['cancelled_by_customer', ['cancelled']],
    ['request_expired', ['cancelled']],
    ['booking_kept', ['confirmed']],
    ['cancel_taken_back', ['confirmed']],
    ['booking_changed', ['pending', 'confirmed']],
    ['changed_by_customer', ['pending', 'confirmed']],
  ]
  test.each(
    status.flatMap(([kind, holds]) =>
      ['pending', 'confirmed', 'cancelled'].map((now) => [kind, now, holds.includes(now)] as const),
    ),
  )('%s of a booking that is %s: given %s', async (kind, now, given) => {
    await book(db, 'operator', { status: now })
    await inserted(kind, { booking_id: 'id', user_id: 'user_id' })
    expect(await claim(db)).toHaveLength(given ? 1 : 0)
    expect(await states(db)).toEqual({ [kind]: given ? 'waiting' : 'dropped' })
  })

  test.each([
    ["status = 'pending'", false],
    ["status = 'cancelled'", false],
    [`booking_date = '${at('12:00')}'`, false],
    ['duration = 120', true],
  ])('a reminder, when %s: given %s', async (change, given) => {
    const id = await book(db, 'operator', { status: 'confirmed' })
    await inserted('booking_reminder', {
      booking_id: 'id',
      user_id: 'user_id',
      payload: "jsonb_build_object('start', booking_date)",
    })
    await db.as('operator', ...updateBooking(id, change))
    expect(await claim(db)).toHaveLength(given ? 1 : 0)
  })

  test('a reminder whose session has begun, or whose customer wants none', async () => {
    await book(db, 'operator', { status: 'confirmed' })
    await inserted('booking_reminder', {
      booking_id: 'id',
      user_id: 'user_id',
      payload: "jsonb_build_object('start', booking_date)",
    })
    await db.as('owner', 'update public.profiles set notifications = false')
    expect(await claim(db)).toEqual([])
    await emptyOutbox(db)
    await db.as('owner', 'update public.profiles set notifications = true')
    await db.as('operator', 'update public.bookings set booking_date = now()')
    await inserted('booking_reminder', {
      booking_id: 'id',
      user_id: 'user_id',
      payload: "jsonb_build_object('start', booking_date)",
    })
    expect(await claim(db)).toEqual([])
  })

  test('also between its claim and its sending', async () => {
    const id = await book(db, 'operator', { status: 'confirmed' })
    await inserted('booking_reminder', {
      booking_id: 'id',
      user_id: 'user_id',
      payload: "jsonb_build_object('start', booking_date)",
    })
    const [mail] = await claim(db)
    await db.as('operator', ...updateBooking(id, `booking_date = '${at('12:00')}'`))
    expect(await freeze(db, mail as ClaimedMail)).toBe(false)
    expect(await states(db)).toEqual({ booking_reminder: 'dropped' })
  })

  test('a wish to cancel that was answered', async () => {
    const id = await book(db, 'operator', { status: 'confirmed' })
    await db.as('owner', 'select public.ask_to_cancel(id, updated_at) from public.bookings')
    expect(await waiting(db)).toEqual(['studio cancel_asked', 'customer booking_cancel_asked'])
    await db.as('admin', `select public.keep_booking('${id}', updated_at) from public.bookings`)
    expect(await claim(db)).toMatchObject([{ kind: 'booking_kept' }])
  })

  test('what is too old, and what goes to somebody without an address', async () => {
    await book(db, 'admin')
    await book(db, 'admin', { start: at('12:00') })
    await db.as(
      'operator',
      `update private.outbox set expires_at = now() where number = (select min(number) from private.outbox)`,
    )
    expect(await claim(db)).toHaveLength(1)
    await makeDue(db)
    await db.as('operator', "update auth.users set email = null where email = 'owner@example.com'")
    expect(await claim(db)).toEqual([])
    expect(await waiting(db)).toEqual([])
  })

  test('without keeping those from their turn that still hold', async () => {
    for (const hour of [10, 12, 14]) await book(db, 'admin', { start: at(`${hour}:00`) })
    await db.as(
      'operator',
      ...updateBooking(
        (await db.as<{ id: string }>('operator', 'select id from public.bookings order by booking_date'))[0]
          ?.id ?? '',
        "status = 'cancelled'",
      ),
    )
    expect(await claim(db, 2)).toHaveLength(2)
  })
})

describe('a message of the contact form', () => {
  const db = useDatabase()
  const send = () =>
    db.as(
      'anonymous',
      "select public.send_contact_message('Сараа', 'saraa@example.com', 'Сайн байна уу', 'ru')",
    )

  test('goes to the studio, in its language, to be answered to its sender; and is delivered then', async () => {
    await db.as(
      'operator',
      `update public.studio_settings set settings = settings || '{"mails": {"language": "en"}}'`,
    )
    await send()
    const [mail] = await claim(db)
    expect(mail).toMatchObject({
      kind: 'contact_message',
      audience: 'studio',
      to: null,
      replyTo: 'saraa@example.com',
      locale: 'en',
      payload: { name: 'Сараа', email: 'saraa@example.com', message: 'Сайн байна уу', locale: 'ru' },
    })
    expect(await db.value('admin', 'select delivered_at from public.contact_messages')).toBeNull()
    await finish(db, mail as ClaimedMail)
    expect(await db.value('admin', 'select delivered_at from public.contact_messages')).not.toBeNull()
  })

  test('is not sent when it was delivered another way, and goes with the message', async () => {
    await send()
    await db.as('operator', 'update public.contact_messages set delivered_at = now()')
    expect(await claim(db)).toEqual([])
    await db.as('operator', 'delete from public.contact_messages')
    expect(await states(db)).toEqual({})
    await db.as(
      'operator',
      `insert into public.contact_messages (name, email, message, delivered_at) values ('x', 'x@example.com', 'x', now())`,
    )
    expect(await waiting(db)).toEqual([])
  })
})

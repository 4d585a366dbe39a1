import { describe, expect, test } from 'vitest'
import { type Actor, people, useDatabase } from '../../support/actors.ts'
import { at, book, insertBooking, updateBooking } from '../../support/booking-rows.ts'
import { insertClosure } from '../../support/closures.ts'
import { claim, emptyOutbox, linkToAnswer, makeDue, states, waiting } from '../../support/mails.ts'

const tooLate = { state: 'PT409', message: 'booking_undo_too_late' }
const changed = { state: 'PT409', message: 'booking_changed_meanwhile' }

describe('taking an answer back', () => {
  const db = useDatabase()
  const version = (id: string) =>
    db.value<string>('operator', 'select updated_at from public.bookings where id = $1', [id])
  const undo = async (id: string, seen?: string) =>
    ['select public.undo_answer($1, $2)', [id, seen ?? (await version(id))]] as [string, string[]]
  const row = (id: string) =>
    db.as(
      'operator',
      'select status, reason, cancel_asked_at, expires_at from public.bookings where id = $1',
      [id],
    )
  /** A booking of the owner of which they know all there is. */
  async function asked(status = 'pending'): Promise<string> {
    const id = await book(db, 'owner')
    if (status !== 'pending')
      await db.as('operator', ...updateBooking(id, `status = '${status}', reason = 'x'`))
    await db.as('operator', "update public.bookings set expires_at = '2090-01-01T00:00:00Z'")
    await emptyOutbox(db)
    return id
  }

  test.each([
    ['pending', "status = 'confirmed'"],
    ['pending', "status = 'cancelled', reason = 'Уучлаарай'"],
    ['confirmed', "status = 'cancelled', reason = 'Уучлаарай'"],
    ['confirmed', "status = 'pending'"],
    ['cancelled', "status = 'confirmed'"],
    ['cancelled', "status = 'pending'"],
  ])('leaves a %s booking as it was before %s, and nobody hears of either', async (status, answer) => {
    const id = await asked(status)
    if (status === 'confirmed') await db.as('operator', 'update public.bookings set cancel_asked_at = now()')
    const before = await row(id)
    await db.as('admin', ...updateBooking(id, answer))
    expect(await waiting(db)).toHaveLength(1)
    expect(await claim(db)).toEqual([])
    const saved = await db.value<string>('admin', ...(await undo(id)))
    expect(saved).toBe(await version(id))
    // When it expires counts for requests only.
    if (status === 'pending') expect(await row(id)).toEqual(before)
    else expect(await row(id)).toMatchObject(before.map(({ expires_at, ...rest }) => rest))
    expect(await waiting(db)).toEqual([])
    const last = 'select actor_id, action from public.booking_events order by id desc limit 1'
    expect(await db.as('operator', last)).toEqual([{ actor_id: people.admin, action: 'undone' }])
  })

  test('leaves the session as it was: what follows in it is the caller’s own doing', async () => {
    const id = await asked()
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    const [text, parameters] = await undo(id)
    const after = `select auth.uid() as uid, current_setting('gegee.deed', true) as deed,
      current_setting('gegee.doer', true) as doer from (${text} offset 0) undone`
    expect(await db.as('admin', after, parameters)).toEqual([{ uid: people.admin, deed: '', doer: '' }])
  })

  test('of a confirmation leaves nothing agreed: declined then, it was no session that was cancelled', async () => {
    const id = await asked()
    const feed = await db.value<string>('owner', 'select public.create_calendar_feed()')
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await db.as('admin', ...(await undo(id)))
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    const cancellations = 'select cancellations from public.get_user($1)'
    const listed = "select public.calendar_feed_content($1) -> 'bookings'"
    expect(await db.value('admin', cancellations, [people.owner])).toBe(0)
    expect(await db.value('service', listed, [feed])).toEqual([])
    await makeDue(db)
    expect(await claim(db)).toMatchObject([{ kind: 'booking_declined', payload: { calendar: null } }])
    // Agreed after all, it was one, also when a mistake was made and taken back since.
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    await db.as('admin', ...(await undo(id)))
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    expect(await db.value('admin', cancellations, [people.owner])).toBe(1)
    expect(await db.value('service', listed, [feed])).toHaveLength(1)
    await makeDue(db)
    expect(await claim(db)).toMatchObject([{ payload: { calendar: 'CANCEL' } }])
  })

  test('tells what the answer’s mail had taken the place of', async () => {
    const id = await asked()
    await db.as('owner', ...updateBooking(id, 'duration = 120'))
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    expect(await states(db)).toMatchObject({ booking_changed: 'dropped', booking_confirmed: 'waiting' })
    await db.as('admin', ...(await undo(id)))
    expect(await states(db)).toMatchObject({ booking_changed: 'waiting', booking_confirmed: 'dropped' })
    expect((await claim(db)).map(({ kind }) => kind)).toContain('booking_changed')
  })

  test('tells what was not sent in between, because it was not so for these seconds', async () => {
    const id = await asked()
    await db.as('admin', 'select public.offer_time($1, $2, $3, 60)', [id, await version(id), at('15:00')])
    await db.as(
      'operator',
      "insert into private.outbox (kind, audience, once, booking_id) values ('request_nudge', 'studio', 'x', $1)",
      [id],
    )
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    expect(await claim(db)).toEqual([])
    expect(await states(db)).toMatchObject({ time_offered: 'dropped', request_nudge: 'dropped' })
    await db.as('admin', ...(await undo(id)))
    expect(await states(db)).toMatchObject({ booking_declined: 'dropped' })
    expect((await claim(db)).map(({ kind }) => kind)).toEqual(['time_offered', 'request_nudge'])
  })

  test('tells the studio, too, of a booking whose customer has no mails', async () => {
    const id = await book(db, 'admin', { user: null })
    await emptyOutbox(db)
    await db.as(
      'operator',
      "insert into private.outbox (kind, audience, once, booking_id) values ('request_nudge', 'studio', 'x', $1)",
      [id],
    )
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await claim(db)
    // For a test it is one moment.
    await db.as('operator', "update private.outbox set finished_at = finished_at + interval '1 minute'")
    await db.as('admin', ...(await undo(id)))
    expect(await waiting(db)).toEqual(['studio request_nudge'])
  })

  test('tells what a deliverer had in hand and then might not send', async () => {
    await emptyOutbox(db)
    const id = await book(db, 'owner')
    const mail = (await claim(db)).find(({ kind }) => kind === 'booking_requested')
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    const freeze = 'select public.freeze_mail($1, $2, $3)'
    expect(await db.value('service', freeze, [mail?.id ?? '', mail?.lease ?? '', '{}'])).toBe(false)
    await db.as('admin', ...(await undo(id)))
    expect(await waiting(db)).toContain('customer booking_requested')
    // Its two minutes go on.
    expect(await claim(db)).toEqual([])
    await makeDue(db)
    expect((await claim(db)).map(({ kind }) => kind)).toContain('booking_requested')
  })

  test('tells nothing twice: what went out all the same, and what an earlier answer told', async () => {
    await emptyOutbox(db)
    const id = await book(db, 'owner')
    const mail = (await claim(db)).find(({ kind }) => kind === 'booking_requested')
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await db.as('service', 'select public.finish_mail($1, $2, null)', [mail?.id ?? '', mail?.lease ?? ''])
    await db.as('admin', ...(await undo(id)))
    await db.as('operator', "update private.outbox set finished_at = finished_at - interval '1 second'")
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    await db.as('admin', ...(await undo(id)))
    expect(await states(db)).toMatchObject({
      booking_requested: 'sent',
      booking_confirmed: 'dropped',
      booking_declined: 'dropped',
    })
  })

  test('is the mail’s twelve seconds: other news of the studio does not wait', async () => {
    const id = await asked()
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    const wait =
      "select extract(epoch from max(due_at) - now())::integer from private.outbox where state = 'waiting'"
    expect(await db.value('operator', wait)).toBe(12)
    await db.as('admin', ...updateBooking(id, `booking_date = '${at('12:00')}'`))
    expect(await db.value('operator', wait)).toBe(0)
    await book(db, 'admin', { start: at('15:00'), status: 'confirmed' })
    await db.as(
      'owner',
      ...updateBooking(await book(db, 'owner', { start: at('18:00') }), "status = 'cancelled'"),
    )
    expect(await db.value('operator', wait)).toBe(0)
  })

  test('of a session that is over gives back whether its customer came', async () => {
    const id = await book(db, 'operator', { start: at('10:00', '2020-05-10'), status: 'confirmed' })
    await db.as('admin', 'select public.set_attendance($1, $2, $3)', [id, await version(id), 'came'])
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    await db.as('admin', ...(await undo(id)))
    const attended = 'select status, attendance from public.bookings where id = $1'
    expect(await db.as('operator', attended, [id])).toEqual([{ status: 'confirmed', attendance: 'came' }])
  })

  test('is refused once its mail was taken to be sent, or a minute has gone', async () => {
    const id = await asked()
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await db.as('operator', "update public.booking_events set happened_at = now() - interval '1 minute'")
    expect(await db.refusal('admin', ...(await undo(id)))).toEqual(tooLate)
    await db.as('operator', 'update public.booking_events set happened_at = now()')
    await makeDue(db)
    const [mail] = await claim(db)
    expect(await db.refusal('admin', ...(await undo(id)))).toEqual(tooLate)
    await db.as('service', 'select public.finish_mail($1, $2, null)', [mail?.id ?? '', mail?.lease ?? ''])
    expect(await db.refusal('admin', ...(await undo(id)))).toEqual(tooLate)
  })

  test('works without a mail, too: of somebody who has none, for as long', async () => {
    const id = await book(db, 'admin', { user: null })
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await db.as('admin', ...(await undo(id)))
    expect(await row(id)).toMatchObject([{ status: 'pending' }])
  })

  test('is for one’s own last answer alone, and once', async () => {
    const id = await asked()
    expect(await db.refusal('admin', ...(await undo(id)))).toEqual(tooLate)
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await db.as('operator', 'update public.booking_events set actor_id = null')
    expect(await db.refusal('admin', ...(await undo(id)))).toEqual(tooLate)
    await db.as('operator', 'update public.booking_events set actor_id = $1', [people.admin])
    await db.as('admin', ...(await undo(id)))
    expect(await db.refusal('admin', ...(await undo(id)))).toEqual(tooLate)
    await db.as('admin', ...updateBooking(id, "notes = 'x'"))
    expect(await db.refusal('admin', ...(await undo(id)))).toEqual(tooLate)
    await db.as('admin', ...updateBooking(id, `status = 'confirmed', booking_date = '${at('12:00')}'`))
    expect(await db.refusal('admin', ...(await undo(id)))).toEqual(tooLate)
  })

  test('is refused of what has changed meanwhile, and of what is not there', async () => {
    const id = await asked()
    const seen = await version(id)
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    expect(await db.refusal('admin', ...(await undo(id, seen)))).toEqual(changed)
    expect(await db.refusal('admin', ...(await undo(people.owner, seen)))).toEqual(changed)
  })

  test('frees no time that somebody else has by now', async () => {
    const id = await asked()
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    await db.as('other', ...insertBooking({ user: 'other' }))
    expect(await db.refusal('admin', ...(await undo(id)))).toEqual({
      state: 'PT409',
      message: 'booking_taken',
    })
  })

  test('gives back a time in a closure that keeps its bookings, and in no other', async () => {
    const id = await asked('confirmed')
    const [text, values] = insertClosure({ start: at('09:00'), end: at('12:00') })
    await db.as('admin', text.replace('note)', 'note, keeps_bookings)').replace('$4)', '$4, true)'), values)
    const cancel = updateBooking(id, "status = 'cancelled'")
    await db.as('admin', ...cancel)
    await db.as('admin', ...(await undo(id)))
    expect(await row(id)).toMatchObject([{ status: 'confirmed' }])
    await db.as('admin', ...cancel)
    await db.as('admin', 'update public.closures set keeps_bookings = false')
    expect(await db.refusal('admin', ...(await undo(id)))).toEqual({
      state: 'PT409',
      message: 'booking_closed',
    })
  })

  test('gives a session that is over its time back, whatever was closed over it since', async () => {
    const halfHour = (n: number) =>
      new Date((Math.floor(Date.now() / 1_800_000) + n) * 1_800_000).toISOString()
    const id = await book(db, 'operator', { start: halfHour(-4), status: 'confirmed' })
    await db.as('admin', ...insertClosure({ start: halfHour(-6), end: halfHour(6) }))
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    await db.as('admin', ...(await undo(id)))
    expect(await row(id)).toMatchObject([{ status: 'confirmed' }])
  })

  test.each(['owner', 'other'] as Actor[])('is not for a customer: %s', async (actor) => {
    const id = await asked()
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    expect(await db.refusal(actor, ...(await undo(id)))).toEqual({ state: 'PT403', message: 'not_allowed' })
  })

  test('from a mail takes back what was answered from one, whoever is signed in', async () => {
    const id = await asked()
    const before = await row(id)
    await linkToAnswer(db, id)
    const byLink = async () =>
      ["select public.undo_answer_by_link('abc', $1)", [await version(id)]] as [string, string[]]
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    expect(await db.refusal('anonymous', ...(await byLink()))).toEqual(tooLate)
    await db.as('admin', ...(await undo(id)))
    for (const actor of ['anonymous', 'other'] as const) {
      await emptyOutbox(db)
      await db.as(actor, "select public.answer_request('abc', 'confirmed', '', $1)", [await version(id)])
      expect(await claim(db)).toEqual([])
      expect(await db.refusal('admin', ...(await undo(id)))).toEqual(tooLate)
      await db.as(actor, ...(await byLink()))
      expect(await row(id)).toEqual(before)
      expect(await waiting(db)).toEqual([])
    }
    expect(await db.refusal('anonymous', "select public.undo_answer_by_link('abd', now())")).toEqual({
      state: 'PT404',
      message: 'link_not_valid',
    })
  })
})

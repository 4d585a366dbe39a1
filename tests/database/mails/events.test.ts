import { describe, expect, test } from 'vitest'
import { type Actor, people, type TestDatabase, useDatabase } from '../../support/actors.ts'
import { at, book, changeSettings, insertBooking, updateBooking } from '../../support/booking-rows.ts'
import { claim, emptyOutbox, linkToAnswer, waiting } from '../../support/mails.ts'

type Beginning = 'pending' | 'confirmed' | 'cancelled'

const answerByMail = (answer: string) => async (db: TestDatabase, id: string) => {
  await linkToAnswer(db, id)
  await db.as(
    'anonymous',
    `select public.answer_request('abc', '${answer}', '', (public.request_to_answer('abc') ->> 'updated_at')::timestamptz)`,
  )
}
const set =
  (actor: Actor, text: string) =>
  async (db: TestDatabase, id: string): Promise<void> =>
    void (await db.as(actor, ...updateBooking(id, text)))
const run =
  (actor: Actor, text: string) =>
  async (db: TestDatabase): Promise<void> =>
    void (await db.as(actor, text))

const askToCancel = 'select public.ask_to_cancel(id, updated_at) from public.bookings'
const keep = 'select public.keep_booking(id, updated_at) from public.bookings'
const expire = `update public.bookings set expires_at = now(); select private.cancel_expired()`

/** Who does what to the owner's booking, as it is first; and the mails which that brings. */
const changes: [
  what: string,
  from: Beginning,
  change: (db: TestDatabase, id: string) => Promise<void>,
  mails: string[],
][] = [
  [
    'its customer moves a request',
    'pending',
    set('owner', `booking_date = '${at('12:00')}'`),
    ['studio changed_by_customer', 'customer booking_changed'],
  ],
  [
    'its customer makes a request longer',
    'pending',
    set('owner', 'duration = 120'),
    ['studio changed_by_customer', 'customer booking_changed'],
  ],
  [
    'its customer wants other work',
    'pending',
    set('owner', "type = 'mixing'"),
    ['studio changed_by_customer', 'customer booking_changed'],
  ],
  [
    'its customer writes a note',
    'pending',
    set('owner', "notes = 'x'"),
    ['studio changed_by_customer', 'customer booking_changed'],
  ],
  ['its customer changes nothing', 'pending', set('owner', 'duration = 60'), []],
  [
    'its customer cancels a request',
    'pending',
    set('owner', "status = 'cancelled'"),
    ['studio cancelled_by_customer', 'customer booking_cancelled_by_you'],
  ],
  [
    'its customer cancels a confirmed one',
    'confirmed',
    set('owner', "status = 'cancelled'"),
    ['studio cancelled_by_customer', 'customer booking_cancelled_by_you'],
  ],
  [
    'its customer asks to cancel',
    'confirmed',
    run('owner', askToCancel),
    ['studio cancel_asked', 'customer booking_cancel_asked'],
  ],
  [
    'its customer asks to cancel, and keeps it',
    'confirmed',
    async (db) => {
      await run('owner', askToCancel)(db)
      await emptyOutbox(db)
      await run('owner', keep)(db)
    },
    ['studio cancel_taken_back'],
  ],
  [
    'an admin keeps what its customer has asked to cancel',
    'confirmed',
    async (db) => {
      await run('owner', askToCancel)(db)
      await emptyOutbox(db)
      await run('admin', keep)(db)
    },
    ['customer booking_kept'],
  ],
  [
    'an admin moves what its customer has asked to cancel',
    'confirmed',
    async (db, id) => {
      await run('owner', askToCancel)(db)
      await set('admin', `booking_date = '${at('12:00')}'`)(db, id)
    },
    ['studio cancel_asked', 'customer booking_changed'],
  ],
  ['an admin confirms', 'pending', set('admin', "status = 'confirmed'"), ['customer booking_confirmed']],
  [
    'an admin confirms with a word',
    'pending',
    set('admin', "status = 'confirmed', reason = 'x'"),
    ['customer booking_confirmed'],
  ],
  [
    'an admin declines',
    'pending',
    set('admin', "status = 'cancelled', reason = 'x'"),
    ['customer booking_declined'],
  ],
  ['an admin cancels', 'confirmed', set('admin', "status = 'cancelled'"), ['customer booking_cancelled']],
  [
    'an admin cancels as its customer has asked',
    'confirmed',
    async (db, id) => {
      await run('owner', askToCancel)(db)
      await set('admin', "status = 'cancelled'")(db, id)
    },
    ['studio cancel_asked', 'customer booking_cancelled_as_asked'],
  ],
  [
    'an admin moves',
    'confirmed',
    set('admin', `booking_date = '${at('12:00')}'`),
    ['customer booking_changed'],
  ],
  [
    'an admin moves and confirms',
    'pending',
    set('admin', `booking_date = '${at('12:00')}', status = 'confirmed'`),
    ['customer booking_confirmed'],
  ],
  [
    'an admin reopens a confirmed one',
    'confirmed',
    set('admin', "status = 'pending'"),
    ['customer booking_reopened'],
  ],
  [
    'an admin reopens a cancelled one',
    'cancelled',
    set('admin', "status = 'pending'"),
    ['customer booking_reopened'],
  ],
  [
    'an admin confirms a cancelled one',
    'cancelled',
    set('admin', "status = 'confirmed'"),
    ['customer booking_confirmed'],
  ],
  ['an admin notes something on a cancelled one', 'cancelled', set('admin', "notes = 'x'"), []],
  ['an admin only gives a reason', 'confirmed', set('admin', "reason = 'x'"), []],
  ['the studio confirms from a mail', 'pending', answerByMail('confirmed'), ['customer booking_confirmed']],
  ['the studio declines from a mail', 'pending', answerByMail('cancelled'), ['customer booking_declined']],
  [
    'a request runs out',
    'pending',
    run('operator', expire),
    ['studio request_expired', 'customer booking_expired'],
  ],
  ['the operator’s hand moves', 'confirmed', set('operator', `booking_date = '${at('12:00')}'`), []],
  ['the operator’s hand cancels', 'confirmed', set('operator', "status = 'cancelled'"), []],
]

describe('what happens to a booking', () => {
  const db = useDatabase()
  /** A booking of the owner, who may cancel it until an hour before. */
  async function begin(status: Beginning): Promise<string> {
    await changeSettings(db, { rules: { furthestDays: 36_500, cancelHours: 1 } })
    const id = await book(db, 'owner')
    if (status !== 'pending') await db.as('operator', ...updateBooking(id, `status = '${status}'`))
    await emptyOutbox(db)
    return id
  }

  test.each(changes)('%s (%s): it brings just its mails', async (_, from, change, mails) => {
    const id = await begin(from)
    await change(db, id)
    expect(await waiting(db)).toEqual(mails)
  })

  test.each([
    ['owner', 'owner', {}, ['studio new_request', 'customer booking_requested']],
    ['admin', 'owner', {}, ['customer booking_requested']],
    ['admin', 'owner', { status: 'confirmed' }, ['customer booking_confirmed']],
    ['admin', 'admin', {}, ['customer booking_requested']],
    ['admin', null, {}, []],
    ['operator', 'owner', { status: 'confirmed' }, []],
  ] as const)('a booking made by %s for %s %o brings %j', async (actor, user, more, mails) => {
    await book(db, actor, { user, ...more })
    expect(await waiting(db)).toEqual(mails)
  })

  test('an admin who cancels their own booking gets a receipt, the studio nothing', async () => {
    const id = await book(db, 'admin', { user: 'admin' })
    await emptyOutbox(db)
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    expect(await waiting(db)).toEqual(['customer booking_cancelled_by_you'])
  })

  test('a customer who changes a request again and again brings the studio one mail, with all that has changed', async () => {
    const id = await begin('pending')
    await db.as('owner', ...updateBooking(id, "notes = 'x', duration = 120"))
    await db.as('owner', ...updateBooking(id, "notes = 'y'"))
    await db.as('owner', ...updateBooking(id, `booking_date = '${at('12:00')}'`))
    expect(await waiting(db)).toEqual(['studio changed_by_customer', 'customer booking_changed'])
    const toStudio = (await claim(db)).find(({ audience }) => audience === 'studio')
    expect(toStudio?.payload.before).toMatchObject({
      notes: null,
      duration: 60,
      booking_date: expect.stringContaining('T02:00'),
    })
  })

  test('and takes no other news from the studio', async () => {
    const id = await book(db, 'owner')
    await db.as('owner', ...updateBooking(id, "notes = 'x'"))
    const other = await book(db, 'other', { user: 'other', start: at('14:00') })
    await db.as('other', ...updateBooking(other, "notes = 'x'"))
    await db.as('other', ...updateBooking(other, "status = 'cancelled'"))
    expect((await waiting(db)).filter((mail) => mail.startsWith('studio'))).toEqual([
      'studio new_request',
      'studio changed_by_customer',
      'studio new_request',
      'studio changed_by_customer',
      'studio cancelled_by_customer',
    ])
  })

  test('a session that is over is put in order without a word', async () => {
    const id = await book(db, 'operator', { start: at('10:00', '2020-01-01'), status: 'confirmed' })
    await db.as('admin', ...updateBooking(id, "status = 'cancelled'"))
    expect(await waiting(db)).toEqual([])
  })

  test('what is refused or rolled back has no mail', async () => {
    const id = await begin('pending')
    await db.refusal('other', ...insertBooking({ user: 'other' }))
    await db.refusal('owner', ...updateBooking(id, "status = 'confirmed'"))
    await db.refusal('owner', `${updateBooking(id, 'duration = 120')[0].replace('$1', `'${id}'`)}, 1 / 0`)
    expect(await waiting(db)).toEqual([])
  })

  test('of one event there is one mail to each side', async () => {
    await book(db, 'owner')
    const again = `insert into private.outbox (kind, audience, once, user_id)
      select kind, audience, once, user_id from private.outbox`
    expect((await db.refusal('operator', again)).state).toBe('23505')
  })

  test('goes with its booking, its event and its customer', async () => {
    await book(db, 'owner')
    await book(db, 'other', { user: 'other', start: at('14:00') })
    await db.as('operator', 'delete from public.booking_events where actor_id = $1', [people.other])
    expect(await waiting(db)).toEqual(['studio new_request', 'customer booking_requested'])
    await db.as('operator', 'delete from auth.users where id = $1', [people.owner])
    expect(await waiting(db)).toEqual(['studio new_request'])
    await emptyOutbox(db)
    await db.as('operator', "select private.queue_due_mails('2090-05-09T12:00:00+08:00')")
    expect(await waiting(db)).toEqual(['studio request_nudge', 'studio request_nudge'])
    await db.as('operator', 'delete from public.bookings')
    expect(await waiting(db)).toEqual([])
  })
})

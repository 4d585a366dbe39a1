import { beforeEach, describe, expect, test } from 'vitest'
import { people, refusalOf, type TestDatabase, useDatabase } from '../../support/actors.ts'
import { at, book, insertBooking, updateBooking } from '../../support/booking-rows.ts'
import { claim, emptyOutbox, linkToAnswer } from '../../support/mails.ts'
import { tables } from '../access-matrix.ts'

/** What customers may write beside what was booked; the access matrix has all of it. */
const ownWords = Object.entries(tables.bookings?.update ?? {}).flatMap(([column, access]) =>
  access.startsWith('denied ok') && !['booking_date', 'duration', 'type', 'status'].includes(column)
    ? [column]
    : [],
)
const SESSION = '00000000-0000-4000-8000-0000000000f1'

/** The statement within a session that began so long ago, as its token would name it. */
async function within(db: TestDatabase, who: keyof typeof people, age: string, statement: string) {
  await db.as(
    'operator',
    'insert into auth.sessions (id, user_id, created_at) values ($1, $2, now() - $3::interval)',
    [SESSION, people[who], age],
  )
  const claims = JSON.stringify({ sub: people[who], role: 'authenticated', session_id: SESSION })
  // The claims of the test's actor know no session; this one is set first, within the same statement.
  return [
    `with claims as materialized (select set_config('request.jwt.claims', $1, true) as set)
     select ${statement} from claims where claims.set is not null`,
    [claims],
  ] as const
}

const expired = { state: 'PT401', message: 'session_expired' }

describe('deleting the own account', () => {
  const db = useDatabase()
  const leave = async (who: keyof typeof people = 'owner') =>
    db.as(who, ...(await within(db, who, '1 minute', 'public.delete_own_account()')))
  const toStudio = async () => (await claim(db)).filter(({ audience }) => audience === 'studio')

  test('cancels in the customer’s name: so the history says, and the mail that asked for an answer', async () => {
    const id = await book(db, 'owner')
    await linkToAnswer(db, id)
    await leave()
    const history = 'select done_by, action from public.booking_history($1)'
    expect(await db.as('admin', history, [id])).toEqual([
      { done_by: 'customer', action: 'created' },
      { done_by: 'customer', action: 'status_changed' },
    ])
    const answer = "select public.request_to_answer('abc') -> 'answer'"
    expect(await db.value('anonymous', answer)).toMatchObject({ by: 'customer', name: null })
    // What is done to it since is not the customer's.
    await db.as('operator', ...updateBooking(id, "status = 'confirmed'"))
    expect(await db.value('anonymous', answer)).toMatchObject({ by: 'studio' })
  })

  test('takes account, profile and sessions along', async () => {
    await leave()
    for (const [table, column] of [
      ['auth.users', 'id'],
      ['auth.sessions', 'user_id'],
      ['public.profiles', 'id'],
    ]) {
      const rows = await db.as('operator', `select 1 from ${table} where ${column} = $1`, [people.owner])
      expect(rows, table).toEqual([])
    }
  })

  test('cancels what is to come, confirmed or not, and frees the time', async () => {
    const pending = await book(db, 'owner')
    const confirmed = await book(db, 'operator', { start: at('14:00'), status: 'confirmed' })
    await leave()
    expect(
      await db.as('admin', 'select id, status, user_id from public.bookings order by booking_date'),
    ).toEqual([
      { id: pending, status: 'cancelled', user_id: null },
      { id: confirmed, status: 'cancelled', user_id: null },
    ])
    await book(db, 'other', { user: 'other' })
    await book(db, 'other', { user: 'other', start: at('14:00') })
  })

  test('keeps the past as it was agreed, without the person and their words', async () => {
    const id = await book(db, 'operator', {
      start: at('10:00', '2020-01-01'),
      status: 'confirmed',
      notes: 'x',
    })
    await leave()
    expect(
      await db.as('admin', 'select user_id, status, price, notes from public.bookings where id = $1', [id]),
    ).toEqual([{ user_id: null, status: 'confirmed', price: 50, notes: null }])
  })

  test('keeps the history, without the person and their words', async () => {
    const id = await book(db, 'owner', { notes: 'first words' })
    await db.as('owner', ...updateBooking(id, "notes = 'second words'"))
    await db.as('owner', ...updateBooking(id, 'duration = 120'))
    await leave()
    const history = await db.as('operator', 'select * from public.booking_events order by id')
    expect(history).toMatchObject([
      { action: 'created', actor_id: null },
      { action: 'edited', actor_id: null, before: { duration: 60 }, after: { duration: 120 } },
      { action: 'status_changed', actor_id: null, after: { status: 'cancelled' } },
    ])
    expect(JSON.stringify(history)).not.toContain('words')
  })

  test.each(ownWords)('keeps nothing that the customer wrote into the column %s', async (column) => {
    const id = await book(db, 'owner')
    const saved = `(select ${column} from public.bookings where id = $1)`
    const before = await db.value('operator', `select ${saved}`, [id])
    await db.as(
      'owner',
      `update public.bookings b set ${column} = (jsonb_populate_record(b, $2::jsonb)).${column} where id = $1`,
      [id, JSON.stringify(tables.bookings?.values)],
    )
    await leave()
    expect(await db.value('operator', `select ${saved}`, [id])).toEqual(before)
    const history = await db.as('operator', 'select before, after from public.booking_events')
    expect(JSON.stringify(history)).not.toContain(`"${column}"`)
  })

  test('takes the studio’s reason out of the history, too', async () => {
    const id = await book(db, 'owner')
    await db.as('admin', ...updateBooking(id, "status = 'cancelled', reason = 'Сараа, уучлаарай'"))
    await leave()
    expect(await db.value('admin', 'select reason from public.bookings')).toBeNull()
    expect(JSON.stringify(await db.as('operator', 'select * from public.booking_events'))).not.toContain(
      'Сараа',
    )
  })

  test('takes what the studio said to an offer, and what mails still to be sent or kept told of before', async () => {
    const id = await book(db, 'owner', { notes: 'Сараа' })
    await db.as('owner', ...updateBooking(id, "notes = 'Сараа Б.', duration = 120"))
    const seen = await db.value<string>('operator', 'select updated_at from public.bookings')
    await db.as('admin', 'select public.offer_time($1, $2, $3, 60, $4)', [id, seen, at('14:00'), 'Сараа'])
    const told = (await claim(db)).find(({ kind }) => kind === 'changed_by_customer')
    await db.as('service', 'select public.finish_mail($1, $2, null)', [told?.id ?? '', told?.lease ?? ''])
    await leave()
    for (const table of ['private.offers', 'private.outbox']) {
      expect(JSON.stringify(await db.as('operator', `select * from ${table}`)), table).not.toContain('Сараа')
    }
  })

  test('takes mails, their links and the calendar’s address along', async () => {
    await book(db, 'owner')
    await db.as('owner', 'select public.create_calendar_feed()')
    await claim(db)
    await leave()
    expect(await db.as('operator', 'select 1 from private.outbox where user_id is not null')).toEqual([])
    expect(await db.as('operator', 'select 1 from private.mail_tokens where user_id is not null')).toEqual([])
    expect(await db.as('operator', 'select 1 from private.calendar_feeds')).toEqual([])
  })

  test('tells the studio what is cancelled by it, and who that was, until it has been told', async () => {
    await db.as('owner', "update public.profiles set full_name = 'Сараа', phone = '+97699112233'")
    const id = await book(db, 'operator', { status: 'confirmed' })
    await book(db, 'operator', { start: at('10:00', '2020-01-01'), status: 'confirmed' })
    await book(db, 'operator', { start: at('12:00'), status: 'cancelled' })
    await leave()
    const customer = { name: 'Сараа', email: 'owner@example.com', phone: '+97699112233' }
    const mails = await toStudio()
    expect(mails).toMatchObject([
      {
        kind: 'cancelled_by_customer',
        audience: 'studio',
        replyTo: 'owner@example.com',
        payload: { booking: { id, status: 'cancelled', customer } },
      },
    ])
    const { id: mail = '', lease = '' } = mails[0] ?? {}
    await db.as('service', 'select public.finish_mail($1, $2, null)', [mail, lease])
    expect(JSON.stringify(await db.as('operator', 'select * from private.outbox'))).not.toContain('Сараа')
  })

  describe('where the studio could not be told of it, keeps who it was', () => {
    const kept = () =>
      db.value<string>('operator', "select payload::text from private.outbox where audience = 'studio'")

    beforeEach(async () => {
      await db.as('owner', "update public.profiles set full_name = 'Сараа', phone = '+97699112233'")
      await book(db, 'operator', { status: 'confirmed' })
      await emptyOutbox(db)
      await leave()
      for (const { id, lease } of await claim(db)) {
        await db.as('service', "select public.postpone_mail($1, $2, 'full', true)", [id, lease])
      }
    })

    test('until an admin has put that aside', async () => {
      const failed = await db.as<{ id: string; customer_phone: string }>(
        'admin',
        'select * from public.failed_mails()',
      )
      expect(failed).toMatchObject([{ customer_name: 'Сараа', customer_phone: '+97699112233' }])
      await db.as('admin', 'select public.dismiss_mail($1)', [failed[0]?.id ?? ''])
      expect(await kept()).not.toContain('Сараа')
    })

    test('no longer than admins see it', async () => {
      const pass = async (time: string) => {
        await db.as('operator', 'update private.outbox set finished_at = now() - $1::interval', [time])
        await db.as('operator', 'select private.queue_due_mails()')
      }
      await pass('30 days -1 second')
      expect(await kept()).toContain('Сараа')
      await pass('30 days')
      expect(await kept()).not.toContain('Сараа')
    })
  })

  test('tells the studio once of a request that had run out already: that it has', async () => {
    const id = await book(db, 'owner')
    await db.as('operator', ...updateBooking(id, 'expires_at = now()'))
    await emptyOutbox(db)
    await leave()
    expect(await toStudio()).toMatchObject([{ kind: 'request_expired', payload: { booking: { id } } }])
  })

  test('of an admin tells the studio nothing', async () => {
    await db.as('admin', "select public.set_user_role($1, 'admin')", [people.other])
    await book(db, 'operator', { user: 'other', status: 'confirmed' })
    await leave('other')
    expect(await toStudio()).toEqual([])
  })

  test('touches nobody else', async () => {
    await book(db, 'other', { user: 'other', notes: 'y' })
    await leave()
    expect(await db.as('other', 'select status, notes from public.bookings')).toEqual([
      { status: 'pending', notes: 'y' },
    ])
    expect(await db.as('admin', 'select 1 from public.profiles')).toHaveLength(2)
  })

  describe('is refused', () => {
    const refusal = async (who: keyof typeof people, age: string) =>
      db.refusal(who, ...(await within(db, who, age, 'public.delete_own_account()')))

    test('to visitors', async () => {
      expect((await db.refusal('anonymous', 'select public.delete_own_account()')).state).toBe('42501')
    })

    test('when the sign-in is older than five minutes', async () => {
      expect(await refusal('owner', '301 seconds')).toEqual({ state: 'PT403', message: 'sign_in_too_old' })
    })

    test('without a session, or with that of somebody else', async () => {
      expect(await db.refusal('owner', 'select public.delete_own_account()')).toEqual({
        state: 'PT403',
        message: 'sign_in_too_old',
      })
      const [text] = await within(db, 'other', '1 minute', 'public.delete_own_account()')
      const claims = JSON.stringify({ sub: people.owner, role: 'authenticated', session_id: SESSION })
      expect(await db.refusal('owner', text, [claims])).toEqual(expired)
    })

    test('to the last admin, and leaves everything as it was', async () => {
      await book(db, 'admin', { user: 'admin', notes: 'z' })
      expect(await refusal('admin', '1 minute')).toEqual({ state: 'PT409', message: 'last_admin' })
      expect(await db.as('admin', 'select status, notes from public.bookings')).toEqual([
        { status: 'pending', notes: 'z' },
      ])
    })
  })

  test('the second admin may go', async () => {
    await db.as('admin', "select public.set_user_role($1, 'admin')", [people.other])
    await leave('other')
    expect(await db.as('admin', 'select 1 from public.profiles')).toHaveLength(2)
  })

  describe('leaves a token that still runs', () => {
    /** Where there is no row to judge, nobody asks the gate. */
    const nothing = async (text: string, parameters: Parameters<TestDatabase['as']>[2] = []) => {
      const met = await db.as('owner', text, parameters).catch(refusalOf)
      expect([[], expired], text).toContainEqual(met)
    }

    test('with nothing to read', async () => {
      await book(db, 'owner')
      await leave()
      for (const table of ['profiles', 'bookings', 'contact_messages']) {
        await nothing(`select * from public.${table}`)
      }
    })

    test('with nothing to write', async () => {
      const id = await book(db, 'owner')
      await leave()
      expect(await db.refusal('owner', ...insertBooking())).toEqual(expired)
      await nothing(...updateBooking(id, "notes = 'x'"))
      await nothing("update public.profiles set full_name = 'x' returning id")
    })

    test.each(['export_own_data()', 'delete_own_account()'])('without %s', async (call) => {
      await leave()
      expect(await db.refusal('owner', `select public.${call}`)).toEqual(expired)
    })

    test('without the rights of an admin', async () => {
      await db.as('admin', "select public.set_user_role($1, 'admin')", [people.other])
      await book(db, 'owner')
      await leave('other')
      expect(await db.refusal('other', 'select * from public.bookings')).toEqual(expired)
      expect(await db.refusal('other', 'select * from public.admin_statistics()')).toEqual(expired)
    })
  })
})

describe('taking the own data along', () => {
  const db = useDatabase()

  test('gives all of one’s own and nothing of others', async () => {
    await db.as('owner', "update public.profiles set full_name = 'Сараа', phone = '+97699112233'")
    const id = await book(db, 'owner', { notes: 'mine' })
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await book(db, 'other', { user: 'other', start: at('15:00'), notes: 'not mine' })
    const data = await db.value('owner', 'select public.export_own_data()')
    expect(data).toMatchObject({
      account: { id: people.owner, email: 'owner@example.com' },
      profile: { full_name: 'Сараа', phone: '+97699112233', notifications: true, newsletter: false },
      bookings: [
        {
          id,
          notes: 'mine',
          status: 'confirmed',
          history: [
            { action: 'created', by: 'you' },
            { action: 'status_changed', by: 'studio', after: { status: 'confirmed' } },
          ],
        },
      ],
    })
    // Nothing of how the studio keeps its books: the account and its address stand beside it.
    expect(Object.keys((data as { profile: object }).profile).sort()).toEqual(
      'created_at full_name locale newsletter notifications phone role updated_at'.split(' '),
    )
    const text = JSON.stringify(data)
    for (const secret of ['not mine', people.admin, people.other, 'password'])
      expect(text).not.toContain(secret)
  })

  test('says that nobody did it where a request ran out', async () => {
    const id = await book(db, 'owner')
    await db.as('operator', ...updateBooking(id, 'expires_at = now()'))
    await db.as('operator', 'select private.cancel_expired()')
    expect(await db.value('owner', 'select public.export_own_data()')).toMatchObject({
      bookings: [
        {
          history: [
            { action: 'created', by: 'you' },
            { action: 'expired', by: 'nobody' },
          ],
        },
      ],
    })
  })

  test('tells what another account did as its customer from what the studio did, as the booking’s page does', async () => {
    const id = await book(db, 'owner')
    await db.as('admin', ...updateBooking(id, "status = 'confirmed'"))
    await db.as('operator', ...updateBooking(id, `user_id = '${people.other}'`))
    expect(await db.value('other', 'select public.export_own_data()')).toMatchObject({
      bookings: [{ history: [{ by: 'customer' }, { by: 'studio' }] }],
    })
  })

  test('gives the language, which mails were sent, and the calendar’s address without what opens it', async () => {
    await db.as('owner', "update public.profiles set locale = 'ru'")
    await book(db, 'owner')
    for (const { id, lease, audience } of await claim(db)) {
      if (audience === 'customer')
        await db.as('service', 'select public.finish_mail($1, $2, null)', [id, lease])
    }
    await db.as('owner', 'select public.create_calendar_feed()')
    const data = await db.value('owner', 'select public.export_own_data()')
    expect(data).toMatchObject({
      profile: { locale: 'ru' },
      mails: [{ kind: 'booking_requested', sent_at: expect.any(String) }],
    })
    expect((data as { calendar_feed: object }).calendar_feed).toEqual({
      created_at: expect.any(String),
      read_at: null,
    })
    expect(await db.value('other', 'select public.export_own_data()')).toMatchObject({
      mails: [],
      calendar_feed: null,
    })
  })

  test('an account without bookings gets an empty list; a visitor nothing', async () => {
    expect(await db.value('other', 'select public.export_own_data()')).toMatchObject({ bookings: [] })
    expect((await db.refusal('anonymous', 'select public.export_own_data()')).state).toBe('42501')
  })
})

describe('the customer’s address', () => {
  const db = useDatabase()

  test('is there for admins and for nobody else', async () => {
    await book(db, 'owner')
    await db.as('operator', ...insertBooking({ user: null, start: at('15:00') }))
    const text = 'select public.customer_email(b) as email from public.bookings b order by booking_date'
    expect(await db.as('admin', text)).toEqual([{ email: 'owner@example.com' }, { email: null }])
    expect(await db.as('owner', text)).toEqual([{ email: null }])
    // A made-up row is no way around.
    const forged = `select public.customer_email(jsonb_populate_record(null::public.bookings, $1::jsonb))`
    expect(await db.value('owner', forged, [JSON.stringify({ user_id: people.other })])).toBeNull()
  })
})

describe('a phone number', () => {
  const db = useDatabase()
  const save = (phone: string | null) =>
    ['update public.profiles set phone = $1 returning phone', [phone]] as [string, (string | null)[]]

  test.each(['+97699112233', '+79131234567', null])('%s is stored', async (phone) => {
    expect(await db.as('owner', ...save(phone))).toEqual([{ phone }])
  })

  test.each(['99112233', '+976 9911 2233', '+0123456789', '+1234567890123456', ''])(
    '"%s" is not in international form',
    async (phone) => {
      const { state, message } = await db.refusal('owner', ...save(phone))
      expect(state).toBe('23514')
      expect(message).toContain('profiles_phone_international')
    },
  )
})

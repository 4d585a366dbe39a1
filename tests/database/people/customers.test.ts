import { describe, expect, test } from 'vitest'
import { people, type TestDatabase, useDatabase } from '../../support/actors.ts'
import { at, book, lastHalfHour } from '../../support/booking-rows.ts'
import { addCustomer, profileOf } from '../../support/customers.ts'
import { claim, emptyOutbox, waiting } from '../../support/mails.ts'

const refused = (message: string, status = 409) => ({ state: `PT${status}`, message })
const NOBODY = '00000000-0000-4000-8000-0000000000ff'

/** Edits as seen just now, but for the given values. */
async function edit(
  db: TestDatabase,
  id: string,
  values: {
    name?: string
    phone?: string | null
    email?: string | null
    locale?: string | null
    seen?: string
  } = {},
) {
  const { name = 'Болд', phone = '+97688112233', email = null, locale = null, seen } = values
  const version = seen ?? String((await profileOf(db, id))?.version)
  return [
    'select public.edit_customer($1, $2, $3, $4, $5, $6)',
    [id, version, name, phone, email, locale],
  ] as const
}

describe('a customer without an account', () => {
  const db = useDatabase()
  const add = (...given: (string | null)[]) =>
    [`select public.add_customer(${given.map((_, n) => `$${n + 1}`).join(', ')})`, given] as const

  test('is added with a name and a phone number', async () => {
    const id = await db.value<string>('admin', ...add(' Сараа ', ' +97699112233 ', ' '))
    expect(await profileOf(db, id)).toMatchObject({
      account_id: null,
      has_account: false,
      full_name: 'Сараа',
      phone: '+97699112233',
      email: null,
      locale: 'mn',
      role: 'user',
    })
  })

  test('may have an address and a language', async () => {
    const id = await db.value<string>('admin', ...add('Anna', null, 'anna@example.com', 'ru'))
    expect(await profileOf(db, id)).toMatchObject({ email: 'anna@example.com', phone: null, locale: 'ru' })
  })

  test('who is added again is the same one; with another number another', async () => {
    const id = await addCustomer(db)
    expect(await addCustomer(db)).toBe(id)
    expect(await addCustomer(db, { phone: '+97699112234' })).not.toBe(id)
  })

  test('who is added again with marks of direction in the name is the same one', async () => {
    const id = await db.value<string>('admin', ...add('Сараа', '+97699112233'))
    expect(await db.value('admin', ...add('\u202eСараа\u202c', '+97699112233'))).toBe(id)
    await db.as('admin', ...(await edit(db, id, { name: '\u2066Бат\u2069' })))
    expect(await profileOf(db, id)).toMatchObject({ full_name: 'Бат' })
  })

  test.each([
    [[' ', '+97699112233'], refused('customer_name_missing', 422)],
    [['\u202e \u2069', '+97699112233'], refused('customer_name_missing', 422)],
    [['Сараа', ' '], refused('contact_missing', 422)],
  ])('%j is refused', async (given, refusal) => {
    expect(await db.refusal('admin', ...add(...given))).toEqual(refusal)
  })

  test.each([
    [['Сараа', '99112233'], 'profiles_phone_international'],
    [['Сараа', '+97699112233', 'saraa'], 'profiles_email_form'],
    [['Сараа', '+97699112233', `${'x'.repeat(320)}@example.com`], 'profiles_email_form'],
    [['Сараа', '+97699112233', 'a@example.com', 'Монгол'], 'profiles_locale'],
  ])('%j breaks %s', async (given, constraint) => {
    const { state, message } = await db.refusal('admin', ...add(...given))
    expect(state).toBe('23514')
    expect(message).toContain(constraint)
  })

  test('holds bookings that nobody but an admin sees', async () => {
    const id = await addCustomer(db)
    const booking = await db.value<string>(
      'admin',
      `insert into public.bookings (user_id, booking_date, duration, type, status)
       values ($1, $2, 60, 'recording', 'confirmed') returning id`,
      [id, at('10:00')],
    )
    expect(await db.as('admin', 'select user_id from public.bookings where id = $1', [booking])).toEqual([
      { user_id: id },
    ])
    expect(await db.as('owner', 'select 1 from public.bookings')).toEqual([])
    expect(await db.as('owner', 'select 1 from public.profiles where id = $1', [id])).toEqual([])
  })

  test('is never an admin', async () => {
    const id = await addCustomer(db)
    const { message } = await db.refusal('admin', "select public.set_user_role($1, 'admin')", [id])
    expect(message).toContain('profiles_role_of_account')
  })

  test('an account is nobody else’s, is one person’s, and keeps its address where it signs in', async () => {
    const id = await addCustomer(db)
    const set = (what: string, who: string) =>
      db.refusal('operator', `update public.profiles set ${what} where id = $1`, [who])
    expect((await set(`account_id = '${people.owner}'`, id)).message).toContain('profiles_account')
    await db.as('operator', 'alter table public.profiles drop constraint profiles_account')
    expect((await set(`account_id = '${people.owner}'`, id)).message).toContain('profiles_account_is_own')
    expect((await set("email = 'x@example.com'", people.owner)).message).toContain(
      'profiles_email_without_account',
    )
    const made = await db.refusal(
      'operator',
      'insert into public.profiles (id, account_id) values ($1, $1)',
      [NOBODY],
    )
    expect(made.message).toContain('profiles_account_id_fkey')
  })

  test('one account is two profiles never, whatever their ids', async () => {
    await db.as('operator', 'alter table public.profiles drop constraint profiles_account_is_own')
    const { message } = await db.refusal(
      'operator',
      'insert into public.profiles (id, account_id) values ($1, $2)',
      [NOBODY, people.owner],
    )
    expect(message).toContain('"profiles_account"')
  })
})

describe('correcting somebody’s details', () => {
  const db = useDatabase()

  test('changes everything of a customer without an account', async () => {
    const id = await addCustomer(db)
    const before = await profileOf(db, id)
    const version = await db.value<string>(
      'admin',
      ...(await edit(db, id, { name: ' Болд ', phone: ' ', email: 'bold@example.com', locale: 'en' })),
    )
    expect(version).not.toEqual(before?.updated_at)
    expect(await profileOf(db, id)).toMatchObject({
      full_name: 'Болд',
      phone: null,
      email: 'bold@example.com',
      locale: 'en',
      updated_at: version,
    })
    await db.value('admin', ...(await edit(db, id)))
    expect(await profileOf(db, id)).toMatchObject({ email: null, locale: 'en' })
  })

  test('changes name and phone number of an account, not its address and language', async () => {
    await db.value('admin', ...(await edit(db, people.owner, { email: 'x@example.com', locale: 'zh' })))
    expect(await profileOf(db, people.owner)).toMatchObject({
      full_name: 'Болд',
      phone: '+97688112233',
      email: null,
      locale: 'mn',
    })
    await db.value('admin', ...(await edit(db, people.owner, { name: '', phone: '' })))
    expect(await profileOf(db, people.owner)).toMatchObject({ full_name: null, phone: null })
  })

  test('is refused when somebody else, or the person, changed them meanwhile', async () => {
    const before = String((await profileOf(db, people.owner))?.version)
    await db.as('owner', "update public.profiles set phone = '+97699112233'")
    expect(await db.refusal('admin', ...(await edit(db, people.owner, { seen: before })))).toEqual(
      refused('customer_changed_meanwhile'),
    )
    // In one transaction, where the clock stands still, too.
    const since = String((await profileOf(db, people.owner))?.version)
    await db.value('admin', ...(await edit(db, people.owner)))
    expect(await db.refusal('admin', ...(await edit(db, people.owner, { seen: since })))).toEqual(
      refused('customer_changed_meanwhile'),
    )
  })

  test('is refused without a name or a way to reach them, and of nobody', async () => {
    const id = await addCustomer(db)
    expect(await db.refusal('admin', ...(await edit(db, id, { name: ' ' })))).toEqual(
      refused('customer_name_missing', 422),
    )
    expect(await db.refusal('admin', ...(await edit(db, id, { phone: '' })))).toEqual(
      refused('contact_missing', 422),
    )
    expect(await db.refusal('admin', ...(await edit(db, NOBODY, { seen: '2020-01-01T00:00:00Z' })))).toEqual(
      refused('user_not_found', 404),
    )
  })
})

describe('who may be the same person', () => {
  const db = useDatabase()
  const similar = async (id: string) =>
    (await db.as<{ id: string }>('admin', 'select id from public.similar_customers($1)', [id])).map(
      (one) => one.id,
    )

  test('has the same phone number', async () => {
    const id = await addCustomer(db)
    expect(await similar(id)).toEqual([])
    await db.as('owner', "update public.profiles set phone = '+97699112233'")
    const twin = await addCustomer(db, { name: 'Сараа Б.' })
    expect(await similar(id)).toEqual([people.owner, twin])
    expect(await similar(people.owner)).toEqual([id, twin])
    expect(await similar(people.other)).toEqual([])
  })

  test('has the same address, however it is written, once it is confirmed', async () => {
    const id = await addCustomer(db, { email: 'Owner@Example.com' })
    const confirmed = (time: string | null) =>
      db.as('operator', 'update auth.users set email_confirmed_at = $2 where id = $1', [people.owner, time])
    await confirmed(null)
    expect(await similar(id)).toEqual([])
    expect(await similar(people.owner)).toEqual([])
    await confirmed('2020-01-01')
    expect(await similar(id)).toEqual([people.owner])
    expect(await similar(people.owner)).toEqual([id])
  })

  test('is not proposed where both have an account, which cannot be merged', async () => {
    await db.as('owner', "update public.profiles set phone = '+97699112233'")
    await db.as('other', "update public.profiles set phone = '+97699112233'")
    expect(await similar(people.owner)).toEqual([])
  })

  test('is told with what an admin knows them by', async () => {
    const id = await addCustomer(db, { email: 'owner@example.com' })
    await book(db, 'owner')
    expect(await db.as('admin', 'select * from public.similar_customers($1)', [id])).toEqual([
      {
        id: people.owner,
        full_name: null,
        phone: null,
        email: 'owner@example.com',
        has_account: true,
        created_at: expect.anything(),
        bookings: 1,
      },
    ])
  })
})

describe('merging two customers', () => {
  const db = useDatabase()
  const merge = (from: string, into: string) =>
    ['select public.merge_customers($1, $2)', [from, into]] as const
  const bookFor = (id: string, start = at('10:00')) =>
    db.value<string>(
      'admin',
      `insert into public.bookings (user_id, booking_date, duration, type, status)
       values ($1, $2, 60, 'recording', 'confirmed') returning id`,
      [id, start],
    )

  test('gives the account all bookings, notes and mails of the other, who is gone', async () => {
    const id = await addCustomer(db, { email: 'saraa@example.com' })
    const booking = await bookFor(id)
    await db.as('admin', 'insert into public.staff_notes (user_id, body) values ($1, $2)', [id, 'x'])
    expect(await waiting(db)).toEqual(['customer booking_confirmed'])
    await db.as(
      'operator',
      "insert into private.mail_tokens (hash, purpose, user_id, expires_at) values ('x', 'reminders', $1, now() + interval '1 day')",
      [id],
    )
    await db.as('admin', ...merge(id, people.owner))
    expect(await db.as('owner', 'select id from public.bookings')).toEqual([{ id: booking }])
    expect(await db.as('admin', 'select user_id from public.staff_notes')).toEqual([
      { user_id: people.owner },
    ])
    expect(await claim(db)).toMatchObject([{ kind: 'booking_confirmed', to: 'owner@example.com' }])
    expect(await db.as('operator', "select user_id from private.mail_tokens where hash = 'x'")).toEqual([
      { user_id: people.owner },
    ])
    expect(await profileOf(db, id)).toBeUndefined()
  })

  test('leaves in the history who it was: the customer, where it was the one who is gone', async () => {
    const id = await addCustomer(db, { email: 'saraa@example.com' })
    const booking = await bookFor(id)
    await emptyOutbox(db)
    const seen = await db.value<string>('operator', 'select updated_at from public.bookings')
    const offer = await db.value<number>('admin', 'select public.offer_time($1, $2, $3, 60)', [
      booking,
      seen,
      at('14:00'),
    ])
    const [mail] = await claim(db)
    await db.as('anonymous', 'select public.answer_offer_by_link($1, $2, true)', [
      mail?.payload.token ?? '',
      offer,
    ])
    const history = () => db.as('admin', 'select action, done_by from public.booking_history($1)', [booking])
    const before = await history()
    expect(before).toContainEqual({ action: 'offer_accepted', done_by: 'customer' })
    await db.as('admin', ...merge(id, people.owner))
    expect(await history()).toEqual(before)
  })

  test.each(['one who goes', 'one who stays'])(
    'reminds nobody where the %s wanted no more',
    async (which) => {
      const id = await addCustomer(db)
      const stopped = which === 'one who goes' ? id : people.owner
      await db.as('operator', 'update public.profiles set notifications = false where id = $1', [stopped])
      await db.as('admin', ...merge(id, people.owner))
      expect(await profileOf(db, people.owner)).toMatchObject({ notifications: false })
    },
  )

  test('writes nothing into the history and tells nobody', async () => {
    const id = await addCustomer(db)
    const booking = await bookFor(id)
    await db.as('operator', 'delete from private.outbox')
    await db.as('admin', ...merge(id, people.owner))
    expect(
      await db.as('operator', 'select action from public.booking_events where booking_id = $1', [booking]),
    ).toEqual([{ action: 'created' }])
    expect(await waiting(db)).toEqual([])
  })

  test('keeps what the account says of itself and takes over what it does not', async () => {
    const id = await addCustomer(db, { email: 'saraa@example.com' })
    await db.as('owner', "update public.profiles set full_name = 'Сарантуяа'")
    await db.as('admin', ...merge(id, people.owner))
    expect(await profileOf(db, people.owner)).toMatchObject({
      full_name: 'Сарантуяа',
      phone: '+97699112233',
      email: null,
    })
  })

  test('works with two who have no account, too: an address comes with the language in which to write to it', async () => {
    const from = await addCustomer(db, { email: 'saraa@example.com' })
    const into = await addCustomer(db, { name: 'Сараа Б.' })
    await db.as('operator', "update public.profiles set locale = 'en' where id = $1", [from])
    await db.as('admin', ...merge(from, into))
    expect(await profileOf(db, into)).toMatchObject({
      full_name: 'Сараа Б.',
      email: 'saraa@example.com',
      locale: 'en',
    })
  })

  test('keeps the language of who has an account or an address, and of who gets no other', async () => {
    const keeps = async (into: string, email: string | null = null) => {
      const from = await addCustomer(db, { email, phone: '+97699112244' })
      await db.as('operator', "update public.profiles set locale = 'en' where id = $1", [from])
      await db.as('admin', ...merge(from, into))
      expect(await profileOf(db, into)).toMatchObject({ locale: 'mn' })
    }
    await keeps(people.owner, 'saraa@example.com')
    await keeps(await addCustomer(db, { email: 'sarnai@example.com' }), 'saraa@example.com')
    await keeps(await addCustomer(db))
  })

  test('is refused for an account, for nobody and for one person', async () => {
    const id = await addCustomer(db)
    expect(await db.refusal('admin', ...merge(people.owner, people.other))).toEqual(
      refused('customer_has_account'),
    )
    for (const [from, into] of [
      [id, NOBODY],
      [NOBODY, id],
      [id, id],
    ] as const) {
      expect(await db.refusal('admin', ...merge(from, into))).toEqual(refused('user_not_found', 404))
    }
  })
})

describe('deleting a customer without an account', () => {
  const db = useDatabase()
  const remove = (id: string) => ['select public.delete_customer($1)', [id]] as const
  const bookFor = (id: string, start: string, status = 'confirmed') =>
    db.value<string>(
      'operator',
      `insert into public.bookings (user_id, booking_date, duration, type, status, notes)
       values ($1, $2, 60, 'recording', $3, 'words') returning id`,
      [id, start, status],
    )

  test('keeps past bookings without the person, their words and the notes about them', async () => {
    const id = await addCustomer(db)
    const booking = await bookFor(id, at('10:00', '2020-01-01'))
    const note = 'insert into public.staff_notes'
    await db.as('admin', `${note} (booking_id, body) values ($1, 'x')`, [booking])
    await db.as('admin', `${note} (user_id, body) values ($1, 'x')`, [id])
    await db.as('admin', ...remove(id))
    expect(await profileOf(db, id)).toBeUndefined()
    expect(await db.as('admin', 'select user_id, status, price, notes from public.bookings')).toEqual([
      { user_id: null, status: 'confirmed', price: 50, notes: null },
    ])
    expect(await db.as('admin', 'select 1 from public.staff_notes')).toEqual([])
    expect(JSON.stringify(await db.as('operator', 'select * from public.booking_events'))).not.toContain(
      'words',
    )
    expect(await waiting(db)).toEqual([])
  })

  test.each([
    ['a confirmed booking is to come', at('10:00'), 'confirmed'],
    ['a pending booking is to come', at('10:00'), 'pending'],
    ['their session runs', lastHalfHour(), 'confirmed'],
  ])('is refused while %s', async (_, start, status) => {
    const id = await addCustomer(db)
    const booking = await bookFor(id, start, status)
    expect(await db.refusal('admin', ...remove(id))).toEqual(refused('customer_has_bookings'))
    await db.as('admin', "update public.bookings set status = 'cancelled' where id = $1", [booking])
    await db.as('admin', ...remove(id))
    expect(await profileOf(db, id)).toBeUndefined()
  })

  test('is refused for an account and for nobody', async () => {
    expect(await db.refusal('admin', ...remove(people.owner))).toEqual(refused('customer_has_account'))
    expect(await db.refusal('admin', ...remove(NOBODY))).toEqual(refused('user_not_found', 404))
  })
})

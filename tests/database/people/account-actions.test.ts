import { describe, expect, test } from 'vitest'
import { type Actor, people, type TestDatabase, useDatabase } from '../../support/actors.ts'
import { at, book, lastHalfHour, updateBooking } from '../../support/booking-rows.ts'
import { addCustomer, profileOf } from '../../support/customers.ts'

const refused = (message: string, status = 409) => ({ state: `PT${status}`, message })
const nobody = '00000000-0000-4000-8000-0000000000ff'
const invited = '00000000-0000-4000-8000-00000000000e'

const begin = (action: string, id: string, reason: string | null = null) =>
  ['select public.begin_account_action($1, $2, $3) as asked', [action, id, reason]] as const
const finish = (number: number, done: boolean, account: string | null = null) =>
  ['select public.finish_account_action($1, $2, $3)', [number, done, account]] as const

async function ask(db: TestDatabase, action: string, id: string, reason: string | null = null) {
  const [row] = await db.as<{ asked: { number: number } }>('admin', ...begin(action, id, reason))
  return row?.asked ?? { number: 0 }
}
const noted = (db: TestDatabase, person: string) =>
  db.as('admin', 'select actor, action, reason, outcome from public.list_admin_log($1)', [person])

describe('an act on an account', () => {
  const db = useDatabase()

  test('is asked for by admins only', async () => {
    expect(await db.refusal('anonymous', ...begin('block', people.owner, 'x'))).toMatchObject({
      state: '42501',
    })
    expect(await db.refusal('owner', ...begin('block', people.other, 'x'))).toEqual(
      refused('not_allowed', 403),
    )
  })

  test('is noted with its reason before it happens, and afterwards how it ended', async () => {
    const act = { actor: 'admin@example.com', action: 'block', reason: 'Did not pay' }
    const { number, ...person } = await ask(db, 'block', people.owner, ' Did not pay ')
    expect(person).toEqual({ email: 'owner@example.com', locale: 'mn', full_name: null })
    expect(await noted(db, people.owner)).toEqual([{ ...act, outcome: 'asked' }])
    await db.as('service', ...finish(number, true))
    expect(await noted(db, people.owner)).toEqual([{ ...act, outcome: 'done' }])
    // Who got no answer says it again.
    await db.as('service', ...finish(number, false))
    expect(await noted(db, people.owner)).toEqual([{ ...act, outcome: 'done' }])
  })

  test('that failed stays in the log as one', async () => {
    const { number } = await ask(db, 'send_recovery', people.owner)
    await db.as('service', ...finish(number, false))
    expect(await noted(db, people.owner)).toMatchObject([{ action: 'send_recovery', outcome: 'failed' }])
  })

  test('is finished by nobody but the service, and only one that was begun', async () => {
    const { number } = await ask(db, 'unblock', people.owner)
    for (const actor of ['anonymous', 'owner', 'admin'] satisfies Actor[]) {
      expect(await db.refusal(actor, ...finish(number, true))).toMatchObject({ state: '42501' })
    }
    expect(await db.refusal('service', ...finish(0, true))).toEqual(refused('not_found', 404))
    await db.as('admin', "select public.set_user_role($1, 'admin')", [people.owner])
    const role = await db.value<number>('operator', 'select max(number) from private.admin_log')
    expect(await db.refusal('service', ...finish(role, true))).toEqual(refused('not_found', 404))
  })

  test.each([
    ['rename', people.owner, 'x', refused('value_invalid', 422)],
    ['edit', people.owner, 'x', refused('value_invalid', 422)],
    ['block', nobody, 'x', refused('user_not_found', 404)],
    ['block', people.admin, 'x', refused('not_yourself')],
    ['delete', people.admin, null, refused('not_yourself')],
    ['block', people.owner, ' ', refused('reason_missing', 422)],
    ['remove_factors', people.owner, null, refused('reason_missing', 422)],
    ['invite', people.owner, null, refused('customer_has_account')],
  ] as const)('%s of %s because of %j is refused', async (action, id, reason, refusal) => {
    expect(await db.refusal('admin', ...begin(action, id, reason))).toEqual(refusal)
    if (id !== nobody) expect((await noted(db, id)).filter((row) => row.action !== 'role')).toEqual([])
  })

  test('a reason that is too long is refused', async () => {
    const { message } = await db.refusal('admin', ...begin('block', people.owner, 'x'.repeat(501)))
    expect(message).toContain('admin_log_reason_length')
  })

  test('of somebody without an account there is none but the invitation', async () => {
    const id = await addCustomer(db)
    expect(await db.refusal('admin', ...begin('block', id, 'x'))).toEqual(refused('user_not_found', 404))
    expect(await db.refusal('admin', ...begin('invite', id))).toEqual(refused('email_missing', 422))
  })

  test('nobody is deleted who has a session that runs or is to come', async () => {
    await book(db, 'owner')
    expect(await db.refusal('admin', ...begin('delete', people.owner))).toEqual(
      refused('customer_has_bookings'),
    )
    await db.as('operator', "update public.bookings set status = 'cancelled'")
    const running = await book(db, 'operator', { start: lastHalfHour(), status: 'confirmed' })
    expect(await db.refusal('admin', ...begin('delete', people.owner))).toEqual(
      refused('customer_has_bookings'),
    )
    await db.as('operator', ...updateBooking(running, "status = 'cancelled'"))
    await book(db, 'operator', { start: at('10:00', '2020-01-01'), status: 'confirmed' })
    expect(await ask(db, 'delete', people.owner)).toMatchObject({ email: 'owner@example.com' })
  })
})

describe('an invitation', () => {
  const db = useDatabase()
  const email = 'saraa@example.com'
  /** What the authentication service does when it invites. */
  const makeAccount = (address = email, password = '') =>
    db.as('operator', 'insert into auth.users (id, email, encrypted_password) values ($1, $2, $3)', [
      invited,
      address,
      password,
    ])
  const confirm = () =>
    db.as('operator', 'update auth.users set email_confirmed_at = now() where id = $1', [invited])

  async function invite(address = email): Promise<string> {
    const id = await addCustomer(db, { email: address })
    const { number } = await ask(db, 'invite', id)
    await makeAccount(address)
    await db.as('service', ...finish(number, true, invited))
    return id
  }

  test('changes nothing of the customer until its address is confirmed', async () => {
    const id = await invite()
    expect(await profileOf(db, id)).toMatchObject({ email, account_id: null })
  })

  test('makes one of both when its address is confirmed: bookings, name and number are there', async () => {
    const id = await invite()
    await db.as(
      'admin',
      `insert into public.bookings (user_id, booking_date, duration, type, status)
       values ($1, $2, 60, 'recording', 'confirmed')`,
      [id, at('10:00')],
    )
    await db.as('admin', "insert into public.staff_notes (user_id, body) values ($1, 'Түлхүүр 3')", [id])
    await confirm()
    expect(await profileOf(db, id)).toBeUndefined()
    expect(await profileOf(db, invited)).toMatchObject({
      full_name: 'Сараа',
      phone: '+97699112233',
      email: null,
    })
    expect(await db.as('operator', 'select user_id from public.bookings')).toEqual([{ user_id: invited }])
    expect(await db.as('operator', 'select user_id from public.staff_notes')).toEqual([{ user_id: invited }])
    expect(await noted(db, invited)).toMatchObject([{ actor: null, action: 'accept', outcome: 'done' }])
  })

  test('of an address that was corrected since merges nothing', async () => {
    const id = await invite()
    await db.as('operator', "update public.profiles set email = 'sarnai@example.com' where id = $1", [id])
    const listed = () => db.as('admin', 'select id from public.list_users() order by id')
    expect(await listed()).not.toContainEqual({ id: invited })
    await confirm()
    expect(await profileOf(db, id)).toMatchObject({ email: 'sarnai@example.com' })
    // Whoever that was stands in the list as somebody of their own, beside the customer, who waits for nobody.
    const everybody = await listed()
    expect(everybody).toEqual(expect.arrayContaining([{ id }, { id: invited }]))
    expect(await db.value('admin', 'select total_users from public.admin_statistics()')).toBe(
      everybody.length,
    )
    expect(await db.value('admin', 'select invited_at from public.get_user($1)', [id])).toBeNull()
    expect(await ask(db, 'invite', id)).toMatchObject({ email: 'sarnai@example.com' })
  })

  test.each([
    ['which somebody has registered with a password of theirs', 'x', false],
    ['which is confirmed already', '', true],
  ])('never merges into an account %s', async (_, password, confirmed) => {
    const id = await addCustomer(db, { email })
    const { number } = await ask(db, 'invite', id)
    await makeAccount(email, password)
    if (confirmed) await confirm()
    await db.as('service', ...finish(number, true, invited))
    await db.as('operator', 'update auth.users set email_confirmed_at = null where id = $1', [invited])
    await confirm()
    expect(await profileOf(db, id)).toBeDefined()
  })

  test('that failed merges nothing', async () => {
    const id = await addCustomer(db, { email })
    const { number } = await ask(db, 'invite', id)
    await makeAccount()
    await db.as('service', ...finish(number, false, invited))
    await confirm()
    expect(await profileOf(db, id)).toBeDefined()
  })

  test('is refused where anybody has the address, but may be sent again', async () => {
    const id = await invite()
    expect(await ask(db, 'invite', id)).toMatchObject({ email })
    const other = await addCustomer(db, { email: 'SARAA@example.com', phone: '+97699112255' })
    expect(await db.refusal('admin', ...begin('invite', other))).toEqual(refused('email_taken'))
  })

  describe('of which nobody heard whether it went out', () => {
    const lost = async (when = 'clock_timestamp()', columns: Record<string, string> = {}) => {
      const id = await addCustomer(db, { email })
      await ask(db, 'invite', id)
      await makeAccount()
      const set = Object.entries({ invited_at: when, ...columns }).map(
        ([name, value]) => `${name} = ${value}`,
      )
      await db.as('operator', `update auth.users set ${set.join()} where id = $1`, [invited])
      return id
    }

    test('may be sent again, and then makes one of both', async () => {
      const id = await lost()
      const { number } = await ask(db, 'invite', id)
      await db.as('service', ...finish(number, true, invited))
      await confirm()
      expect(await profileOf(db, id)).toBeUndefined()
    })

    test.each([
      ['nobody has invited', 'null', {}],
      ['was invited before', "clock_timestamp() - interval '1 minute'", {}],
      ['was invited long after', "clock_timestamp() + interval '2 minutes'", {}],
      ['has a password', undefined, { encrypted_password: "'x'" }],
      ['is confirmed', undefined, { email_confirmed_at: 'now()' }],
    ] as const)('is refused where the account of the address %s', async (_, when, columns) => {
      const id = await lost(when, columns)
      expect(await db.refusal('admin', ...begin('invite', id))).toEqual(refused('email_taken'))
    })

    test('opens the address to no other customer, and not to a customer who had another', async () => {
      const id = await lost()
      const other = await addCustomer(db, { name: 'Сарнай', email })
      expect(await db.refusal('admin', ...begin('invite', other))).toEqual(refused('email_taken'))
      const second = '00000000-0000-4000-8000-00000000000f'
      await db.as(
        'operator',
        `insert into auth.users (id, email, encrypted_password, invited_at)
         values ($1, 'sarnai@example.com', '', clock_timestamp())`,
        [second],
      )
      await db.as('operator', "update public.profiles set email = 'sarnai@example.com' where id = $1", [id])
      expect(await db.refusal('admin', ...begin('invite', id))).toEqual(refused('email_taken'))
    })
  })

  test('sent anew to a corrected address holds for that one', async () => {
    const id = await invite('wrong@example.com')
    await db.as('operator', 'update public.profiles set email = $2 where id = $1', [id, email])
    const { number } = await ask(db, 'invite', id)
    const second = '00000000-0000-4000-8000-00000000000f'
    await db.as('operator', "insert into auth.users (id, email, encrypted_password) values ($1, $2, '')", [
      second,
      email,
    ])
    await db.as('service', ...finish(number, true, second))
    await confirm()
    expect(await profileOf(db, id)).toBeDefined()
    await db.as('operator', 'update auth.users set email_confirmed_at = now() where id = $1', [second])
    expect(await profileOf(db, id)).toBeUndefined()
  })

  test('is the one’s who takes over its address when two customers are merged, and then makes one of all', async () => {
    const id = await invite()
    const staying = await addCustomer(db, { name: 'Сараа Б.' })
    await db.as('admin', 'select public.merge_customers($1, $2)', [id, staying])
    expect(await ask(db, 'invite', staying)).toMatchObject({ email })
    await confirm()
    expect(await profileOf(db, staying)).toBeUndefined()
    expect(await profileOf(db, invited)).toMatchObject({ full_name: 'Сараа Б.' })
  })

  test('is over where the customer goes into one of another address', async () => {
    const id = await invite()
    const staying = await addCustomer(db, { name: 'Сараа Б.', email: 'sarnai@example.com' })
    await db.as('admin', 'select public.merge_customers($1, $2)', [id, staying])
    expect(await left()).toBe(0)
  })

  test('of the one who stays is kept where both were invited, the other to an address since corrected', async () => {
    const id = await invite('wrong@example.com')
    await db.as('operator', 'update public.profiles set email = $2 where id = $1', [id, email])
    const staying = await addCustomer(db, { name: 'Сараа Б.', email })
    const second = '00000000-0000-4000-8000-00000000000f'
    await db.as('operator', "insert into auth.users (id, email, encrypted_password) values ($1, $2, '')", [
      second,
      email,
    ])
    await db.as('operator', 'insert into private.invitations values ($1, $2)', [staying, second])
    await db.as('admin', 'select public.merge_customers($1, $2)', [id, staying])
    expect(await db.as('operator', 'select customer_id, account_id from private.invitations')).toEqual([
      { customer_id: staying, account_id: second },
    ])
  })

  const left = () => db.value('operator', 'select count(*)::integer from private.invitations')

  test('goes with its account', async () => {
    const id = await invite()
    await db.as('operator', 'delete from auth.users where id = $1', [invited])
    expect(await left()).toBe(0)
    expect(await profileOf(db, id)).toBeDefined()
  })

  test('goes with its customer', async () => {
    await db.as('admin', 'select public.delete_customer($1)', [await invite()])
    expect(await left()).toBe(0)
    expect(await profileOf(db, invited)).toBeDefined()
  })

  test('of one account is one customer’s', async () => {
    await invite()
    const other = await addCustomer(db, { phone: '+97699112255' })
    const { message } = await db.refusal('operator', 'insert into private.invitations values ($1, $2)', [
      other,
      invited,
    ])
    expect(message).toContain('invitations_account')
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'
import { claim, emptyOutbox, makeDue, states, waiting } from '../../support/mails.ts'

const FACTOR = '00000000-0000-4000-8000-0000000000f2'
const SESSION = '00000000-0000-4000-8000-0000000000f3'

describe('the holder of an account is told', () => {
  const db = useDatabase()
  const setAccount = (what: string, person: string = people.owner) =>
    db.as('operator', `update auth.users set ${what} where id = $1`, [person])
  const addDevice = async (id = FACTOR) => {
    await db.as(
      'operator',
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values ($1, $2, 'totp', 'unverified', now(), now())`,
      [id, people.owner],
    )
    await db.as('operator', "update auth.mfa_factors set status = 'verified' where id = $1", [id])
  }
  const removeDevice = (id = FACTOR) => db.as('operator', 'delete from auth.mfa_factors where id = $1', [id])
  /** As the page does, moments after the password was asked for. */
  const leave = async () => {
    await db.as('operator', 'insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())', [
      SESSION,
      people.owner,
    ])
    const claims = JSON.stringify({
      sub: people.owner,
      role: 'authenticated',
      aal: 'aal2',
      session_id: SESSION,
    })
    await db.as(
      'owner',
      `with claims as materialized (select set_config('request.jwt.claims', $1, true) as set)
       select public.delete_own_account() from claims where claims.set is not null`,
      [claims],
    )
  }

  beforeEach(async () => {
    await setAccount("encrypted_password = 'old', email_confirmed_at = now()")
    await db.as('operator', "update public.profiles set locale = 'ru', notifications = false where id = $1", [
      people.owner,
    ])
  })

  test('of a new password, once, in their language, and of nothing that is secret', async () => {
    await setAccount("encrypted_password = 'new'")
    const [mail, ...more] = await claim(db)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      kind: 'password_changed',
      audience: 'customer',
      to: 'owner@example.com',
      replyTo: null,
      locale: 'ru',
      payload: { happened_at: expect.any(String) },
    })
    expect(Object.keys(mail?.payload ?? {})).toEqual(['happened_at'])
  })

  test('at the address that was theirs, whatever it is now; it is forgotten once the mail is out', async () => {
    await setAccount("encrypted_password = 'new'")
    await setAccount("email = 'thief@example.com'")
    const [first] = await claim(db)
    const written = { to: 'owner@example.com' }
    await db.as('service', 'select public.freeze_mail($1, $2, $3)', [
      first?.id ?? '',
      first?.lease ?? '',
      JSON.stringify(written),
    ])
    await makeDue(db)
    const [mail] = await claim(db)
    expect(mail).toMatchObject({ id: first?.id, to: 'owner@example.com', rendered: written })
    await db.as('service', 'select public.finish_mail($1, $2, null)', [mail?.id ?? '', mail?.lease ?? ''])
    expect(await db.value('operator', 'select payload::text from private.outbox')).not.toContain('@')
  })

  test.each([
    ['of a first password, which an invitation brings', null, 'new'],
    ['of a first password where the service keeps an empty one', '', 'new'],
    ['of a password that is taken away', 'old', null],
    ['of the same password', 'old', 'old'],
    ['of one that is encrypted with another key', '{"key_id":"a","data":"x"}', '{"key_id":"b","data":"y"}'],
    ['of one that is encrypted from now on', '$2a$10$x', '{"key_id":"a","data":"y"}'],
  ])('not %s', async (_, before, after) => {
    const write = 'update auth.users set encrypted_password = $2 where id = $1'
    await db.as('operator', write, [people.owner, before])
    await emptyOutbox(db)
    await db.as('operator', write, [people.owner, after])
    expect(await waiting(db)).toEqual([])
  })

  test('of a new password under the same key', async () => {
    await setAccount(`encrypted_password = '{"key_id":"a","data":"x"}'`)
    await emptyOutbox(db)
    await setAccount(`encrypted_password = '{"key_id":"a","data":"y"}'`)
    expect(await waiting(db)).toEqual(['customer password_changed'])
  })

  test('nobody whose address is not confirmed', async () => {
    await setAccount('email_confirmed_at = null')
    await setAccount("encrypted_password = 'new'")
    expect(await waiting(db)).toEqual([])
  })

  test('of a device of the second step, when its codes begin to count and when they end', async () => {
    await addDevice()
    expect(await waiting(db)).toEqual(['customer second_step_added'])
    await db.as('operator', 'update auth.mfa_factors set status = status, updated_at = now()')
    await removeDevice()
    expect(await claim(db)).toMatchObject([
      { kind: 'second_step_added', to: 'owner@example.com', locale: 'ru' },
      { kind: 'second_step_removed', to: 'owner@example.com', locale: 'ru' },
    ])
  })

  test('not of a device that was never set up', async () => {
    await db.as(
      'operator',
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values ($1, $2, 'totp', 'unverified', now(), now())`,
      [FACTOR, people.owner],
    )
    await removeDevice()
    expect(await waiting(db)).toEqual([])
  })

  test('ten times an hour, whatever goes on and off; others as ever', async () => {
    for (let round = 0; round < 12; round++) {
      await addDevice()
      await removeDevice()
      await db.as('operator', "update private.outbox set once = once || ':' || gen_random_uuid()")
    }
    expect(await waiting(db)).toHaveLength(10)
    await setAccount("encrypted_password = 'old', email_confirmed_at = now()", people.other)
    await setAccount("encrypted_password = 'new'", people.other)
    expect(await waiting(db)).toHaveLength(11)
    await db.as('operator', "update private.outbox set created_at = created_at - interval '1 hour'")
    await addDevice()
    expect(await waiting(db)).toHaveLength(12)
  })

  test('that they have left: the mail outlives the account, and nothing else does', async () => {
    await addDevice()
    await leave()
    const [mail, ...more] = await claim(db)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'account_deleted', to: 'owner@example.com', locale: 'ru' })
    await db.as('service', 'select public.finish_mail($1, $2, null)', [mail?.id ?? '', mail?.lease ?? ''])
    expect(
      await db.as('operator', 'select user_id, state, payload::text as told from private.outbox'),
    ).toEqual([{ user_id: null, state: 'sent', told: expect.not.stringContaining('@') }])
  })

  test('in vain where the address of who has left takes no mail: it is not kept for another try', async () => {
    await leave()
    const [mail] = await claim(db)
    const words = [mail?.id ?? '', mail?.lease ?? '']
    await db.as(
      'service',
      "select public.postpone_mail($1, $2, 'no such mailbox: owner@example.com', true)",
      words,
    )
    expect(await states(db)).toEqual({ account_deleted: 'dropped' })
    expect(await db.value('operator', 'select outbox::text from private.outbox')).not.toContain('@')
    expect(await db.as('admin', 'select * from public.failed_mails()')).toEqual([])
  })

  test('not when the studio deletes the account, nor by any of its parts that go along', async () => {
    await addDevice()
    await emptyOutbox(db)
    await db.as('operator', 'delete from auth.users where id = $1', [people.owner])
    expect(await waiting(db)).toEqual([])
  })

  test('not by what goes when the service keeps an empty row of the account', async () => {
    await addDevice()
    await emptyOutbox(db)
    await setAccount("encrypted_password = 'x', email = 'concealed', deleted_at = now()")
    await removeDevice()
    expect(await waiting(db)).toEqual([])
  })

  test('admins see the address that a mail could not reach', async () => {
    await setAccount("encrypted_password = 'new'")
    await setAccount("email = 'new@example.com'")
    const [mail] = await claim(db)
    const words = [mail?.id ?? '', mail?.lease ?? '']
    await db.as('service', "select public.postpone_mail($1, $2, 'full', true)", words)
    expect(await db.as('admin', 'select kind, recipient from public.failed_mails()')).toEqual([
      { kind: 'password_changed', recipient: 'owner@example.com' },
    ])
    await db.as('admin', 'select public.retry_mail($1)', [mail?.id ?? ''])
    expect(await claim(db)).toMatchObject([{ kind: 'password_changed', to: 'owner@example.com' }])
  })
})

import { describe, expect, test } from 'vitest'
import { type Actor, claimsOf, people, useDatabase } from '../../support/actors.ts'

// That everything asks the gate is in the access matrix; here is what it asks.
describe('the gate of one’s own data', () => {
  const db = useDatabase()
  const expired = { state: 'PT401', message: 'session_expired' }
  const needed = { state: 'PT403', message: 'second_step_needed' }
  const passes = async (actor: Actor) =>
    (await db.as(actor, 'select id from public.profiles where id = (select auth.uid())')).length === 1
  const refused = (actor: Actor) => db.refusal(actor, 'select id from public.profiles')
  const isAdmin = (actor: Actor) => db.value<boolean>(actor, 'select private.is_admin()')
  const factor = (status: string, person: string = people.admin) =>
    db.as(
      'operator',
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', $2::auth.factor_status, now(), now())`,
      [person, status],
    )

  describe('of a session', () => {
    const begun = (person: string, end: string) =>
      db.as(
        'operator',
        `insert into auth.sessions (id, user_id, not_after) values ('${claimsOf.signedOutAdmin.session_id}', $1, ${end})`,
        [person],
      )

    test('is open while the session is there, until it ends', async () => {
      expect(await refused('signedOutAdmin')).toEqual(expired)
      expect(await isAdmin('signedOutAdmin')).toBe(false)
      await begun(people.admin, 'null')
      expect(await passes('signedOutAdmin')).toBe(true)
      expect(await isAdmin('signedOutAdmin')).toBe(true)
    })

    test('is open before its last moment and shut after it', async () => {
      await begun(people.admin, "now() + interval '1 hour'")
      expect(await passes('signedOutAdmin')).toBe(true)
      await db.as('operator', "update auth.sessions set not_after = now() - interval '1 second'")
      expect(await refused('signedOutAdmin')).toEqual(expired)
    })

    test('is shut to the session of somebody else', async () => {
      await begun(people.other, 'null')
      expect(await refused('signedOutAdmin')).toEqual(expired)
    })
  })

  describe('of an account', () => {
    test.each([
      ['blocked', "banned_until = now() + interval '1 second'"],
      ['deleted softly', 'deleted_at = now()'],
    ])('is shut to one that is %s, an admin’s, too', async (_, set) => {
      expect(await isAdmin('admin')).toBe(true)
      // The last admin cannot go.
      await db.as('operator', "update public.profiles set role = 'admin' where id = $1", [people.other])
      await db.as('operator', `update auth.users set ${set} where id <> $1`, [people.other])
      for (const actor of ['owner', 'admin'] as const) expect(await refused(actor)).toEqual(expired)
      expect(await isAdmin('admin')).toBe(false)
    })

    test('is open again once the block is over', async () => {
      await db.as('operator', 'update auth.users set banned_until = now()')
      expect(await passes('owner')).toBe(true)
    })
  })

  describe('of a second step', () => {
    test('asks for it once it is set up, and not before', async () => {
      await factor('unverified')
      expect(await isAdmin('adminAtFirstStep')).toBe(true)
      await factor('verified')
      expect(await refused('adminAtFirstStep')).toEqual(needed)
      expect(await isAdmin('adminAtFirstStep')).toBe(false)
      // A token that says nothing of steps has done the first.
      expect(await refused('admin')).toEqual(needed)
      expect(await isAdmin('adminAtSecondStep')).toBe(true)
    })

    test('asks nobody for what somebody else has set up', async () => {
      await factor('verified')
      expect(await passes('ownerAtFirstStep')).toBe(true)
    })
  })

  describe('while the settings demand a second step of admins', () => {
    const missing = { state: 'PT403', message: 'second_step_missing' }
    const demand = () =>
      db.as(
        'operator',
        `update public.studio_settings set settings = settings || '{"adminsNeedSecondStep": true}'`,
      )

    test('an admin without one is none, and hears why', async () => {
      await demand()
      expect(await isAdmin('adminAtFirstStep')).toBe(false)
      expect(await db.refusal('admin', 'select public.list_users()')).toEqual(missing)
      // Also where a function asks by itself.
      expect(await db.refusal('admin', 'select public.admin_statistics()')).toEqual(missing)
      expect(await isAdmin('adminAtSecondStep')).toBe(true)
    })

    test('what is their own stays open to them, and to customers all', async () => {
      await demand()
      expect(await passes('admin')).toBe(true)
      expect(await passes('owner')).toBe(true)
      expect(await db.refusal('owner', 'select public.list_users()')).toEqual({
        state: 'PT403',
        message: 'not_allowed',
      })
    })
  })
})

describe('own_access()', () => {
  const db = useDatabase()
  const access = (actor: Actor) => db.value<Record<string, unknown>>(actor, 'select public.own_access()')

  test('tells who one is, and that there is no second step', async () => {
    await db.as('owner', "update public.profiles set locale = 'en' where id = $1", [people.owner])
    expect(await access('owner')).toEqual({ role: 'user', locale: 'en', secondStep: 'none' })
    expect(await access('admin')).toMatchObject({ role: 'admin', secondStep: 'none' })
  })

  test('tells that the second step is needed, or done, and nothing else of the person', async () => {
    await db.as('operator', "update public.profiles set full_name = 'Сараа', phone = '+97699112233'")
    await db.as(
      'operator',
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [people.owner],
    )
    const known = { role: 'user', locale: 'mn' }
    expect(await access('ownerAtFirstStep')).toEqual({ ...known, secondStep: 'needed' })
    expect(await access('ownerAtSecondStep')).toEqual({ ...known, secondStep: 'done' })
  })

  test('tells an admin that one is missing while the settings demand it', async () => {
    await db.as(
      'operator',
      `update public.studio_settings set settings = settings || '{"adminsNeedSecondStep": true}'`,
    )
    expect(await access('admin')).toMatchObject({ secondStep: 'missing' })
    expect(await access('adminAtSecondStep')).toMatchObject({ secondStep: 'done' })
    expect(await access('owner')).toMatchObject({ secondStep: 'none' })
  })

  test.each(['deleted', 'signedOutAdmin'] as const)(
    'is refused to whom the gate is shut: %s',
    async (actor) => {
      expect(await db.refusal(actor, 'select public.own_access()')).toEqual({
        state: 'PT401',
        message: 'session_expired',
      })
    },
  )

  describe('of an account without a profile', () => {
    test('makes one, with the name and language of the account', async () => {
      await db.as('operator', 'delete from public.profiles where id = $1', [people.owner])
      await db.as('operator', 'update auth.users set raw_user_meta_data = $1 where id = $2', [
        '{"full_name": "Сараа", "locale": "ru", "role": "admin"}',
        people.owner,
      ])
      const me = { role: 'user', locale: 'ru', secondStep: 'none' }
      expect(await access('owner')).toEqual(me)
      expect(await access('owner')).toEqual(me)
      expect(await db.value('owner', 'select full_name from public.profiles')).toBe('Сараа')
    })

    test('says that it is missing where none can be made', async () => {
      await db.as(
        'operator',
        "update public.profiles set account_id = null, full_name = 'Сараа', phone = '+97699112233' where id = $1",
        [people.owner],
      )
      expect(await db.refusal('owner', 'select public.own_access()')).toEqual({
        state: 'PT409',
        message: 'profile_missing',
      })
    })
  })
})

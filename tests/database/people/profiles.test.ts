import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'

const migration = 'supabase/migrations/20261122002000_profiles_and_gate.sql'
const denied = { state: '42501', message: 'permission denied for table profiles' }

describe('profiles', () => {
  const db = useDatabase()
  const update = (set: string, id: string) =>
    [`update public.profiles set ${set} where id = $1 returning id`, [id]] as const

  describe('with each new account', () => {
    test('a profile of a plain user is made', async () => {
      const [profile] = await db.as('operator', 'select * from public.profiles where id = $1', [people.owner])
      expect(profile).toMatchObject({
        full_name: null,
        phone: null,
        notifications: true,
        newsletter: false,
        role: 'user',
      })
    })

    test('the name comes from the metadata, cut to 200 characters, and a role in it is ignored', async () => {
      await db.as(
        'operator',
        `insert into auth.users (id, email, raw_user_meta_data) values
         ('00000000-0000-4000-8000-000000000009', 'new@example.com',
          jsonb_build_object('full_name', repeat('ө', 300), 'role', 'admin'))`,
      )
      const text = "select full_name, role from public.profiles where id::text like '%9'"
      expect(await db.as('operator', text)).toEqual([{ full_name: 'ө'.repeat(200), role: 'user' }])
    })

    test('a name is one line without what turns the direction of words, whoever writes it', async () => {
      const typed = ' \u202e\u2066Сараа\u2069\r\nБат\u202c '
      await db.as(
        'operator',
        `insert into auth.users (id, email, raw_user_meta_data) values
         ('00000000-0000-4000-8000-000000000009', 'new@example.com', jsonb_build_object('full_name', $1::text))`,
        [typed],
      )
      await db.as('owner', 'update public.profiles set full_name = $1 where id = $2', [typed, people.owner])
      const text = 'select full_name from public.profiles where full_name is not null'
      expect(await db.as('operator', text)).toEqual([{ full_name: 'Сараа Бат' }, { full_name: 'Сараа Бат' }])
      await db.as('owner', 'update public.profiles set full_name = $1 where id = $2', [
        ' \u202e ',
        people.owner,
      ])
      expect(await db.value('owner', 'select full_name from public.profiles')).toBeNull()
    })

    test('an empty name is none', async () => {
      await db.as(
        'operator',
        `insert into auth.users (id, email, raw_user_meta_data)
         values ('00000000-0000-4000-8000-000000000009', 'new@example.com', '{"full_name": ""}')`,
      )
      const text = "select full_name from public.profiles where id::text like '%9'"
      expect(await db.value('operator', text)).toBeNull()
    })
  })

  test('an account that is older than the schema gets its profile by a migration, everybody else keeps theirs', async () => {
    await db.as(
      'operator',
      `insert into auth.users (id, email, raw_user_meta_data, deleted_at) values
       ('00000000-0000-4000-8000-000000000008', 'gone@example.com', '{}', now()),
       ('00000000-0000-4000-8000-000000000009', 'old@example.com', '{"full_name": "Сараа", "locale": "ru"}', null)`,
    )
    const own = `select full_name, locale, role from public.profiles where id::text ~ '[89]$'`
    await db.as('operator', "delete from public.profiles where id::text ~ '[89]$'")
    const others = await db.as('operator', 'select * from public.profiles order by id')
    const [backfill = ''] = readFileSync(migration, 'utf8').match(/^select private\.make_profile.*;/m) ?? []
    await db.as('operator', backfill)
    expect(await db.as('operator', own)).toEqual([{ full_name: 'Сараа', locale: 'ru', role: 'user' }])
    const after = await db.as(
      'operator',
      "select * from public.profiles where id::text !~ '[89]$' order by id",
    )
    expect(after).toEqual(others)
  })

  describe('as a visitor', () => {
    test('nothing may be read or written', async () => {
      expect(await db.refusal('anonymous', 'select * from public.profiles')).toEqual(denied)
      expect(await db.refusal('anonymous', ...update("full_name = 'x'", people.owner))).toEqual(denied)
    })
  })

  describe('as owner', () => {
    test('only the own profile is seen', async () => {
      expect(await db.as('owner', 'select id from public.profiles')).toEqual([{ id: people.owner }])
    })

    test('name, phone and the two wishes may be changed', async () => {
      const set = "full_name = 'Сараа', phone = '+97699112233', notifications = false, newsletter = true"
      expect(await db.as('owner', ...update(set, people.owner))).toHaveLength(1)
    })

    test('every change gives another version, also while the clock stands still', async () => {
      const version = () => db.value<string>('owner', 'select updated_at::text from public.profiles')
      const first = await version()
      await db.as('owner', ...update("phone = '+97699112233'", people.owner))
      const second = await version()
      await db.as('operator', "update public.profiles set updated_at = '2020-01-01' where id = $1", [
        people.owner,
      ])
      expect([first, second, await version()].toSorted()).toEqual([
        ...new Set([first, second, await version()]),
      ])
    })

    test.each([
      "role = 'admin'",
      'role = role',
      'created_at = now()',
      'updated_at = now()',
      'id = gen_random_uuid()',
    ])('%s is denied', async (set) => {
      expect(await db.refusal('owner', ...update(set, people.owner))).toEqual(denied)
    })

    test("another's profile cannot be changed", async () => {
      expect(await db.as('owner', ...update("full_name = 'x'", people.other))).toEqual([])
    })

    test('profiles can be neither made nor deleted', async () => {
      const insert = `insert into public.profiles (id) values ('${people.owner}')`
      expect(await db.refusal('owner', insert)).toEqual(denied)
      expect(await db.refusal('owner', 'delete from public.profiles')).toEqual(denied)
    })

    test.each([
      ["full_name = repeat('x', 201)", 'profiles_full_name_check'],
      ["phone = repeat('1', 33)", 'profiles_phone_check'],
    ])('%s is too long', async (set, constraint) => {
      const { state, message } = await db.refusal('owner', ...update(set, people.owner))
      expect(state).toBe('23514')
      expect(message).toContain(constraint)
    })
  })

  describe('as admin', () => {
    test('every profile is seen', async () => {
      expect(await db.as('admin', 'select id from public.profiles')).toHaveLength(3)
    })

    test("another's profile cannot be changed, and no role directly", async () => {
      expect(await db.as('admin', ...update("full_name = 'x'", people.owner))).toEqual([])
      expect(await db.refusal('admin', ...update("role = 'admin'", people.owner))).toEqual(denied)
      expect(await db.refusal('admin', 'delete from public.profiles')).toEqual(denied)
    })
  })

  describe('behind the column grants', () => {
    test('the trigger refuses a role that a signed-in customer changes', async () => {
      await db.as('operator', 'grant update on public.profiles to authenticated')
      expect(await db.refusal('owner', ...update("role = 'admin'", people.owner))).toEqual({
        state: 'PT403',
        message: 'not_allowed',
      })
    })

    test("the operator's hand and the service may make the first admin", async () => {
      expect(await db.as('operator', ...update("role = 'admin'", people.owner))).toHaveLength(1)
      expect(await db.as('service', ...update("role = 'admin'", people.other))).toHaveLength(1)
    })
  })
})

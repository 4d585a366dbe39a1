import { describe, expect, test } from 'vitest'
import { people, useDatabase } from '../../support/actors.ts'

const notAllowed = { state: 'PT403', message: 'not_allowed' }
const lastAdmin = { state: 'PT409', message: 'last_admin' }
const NOBODY = '00000000-0000-4000-8000-00000000ffff'

describe('roles and the list of accounts', () => {
  const db = useDatabase()
  const setRole = (id: string, role: string | null) =>
    ['select public.set_user_role($1, $2::public.user_role)', [id, role]] as const
  const roleOf = (id: string) => db.value('operator', 'select role from public.profiles where id = $1', [id])
  const emails = async (call: string) => {
    const rows = await db.as<{ email: string }>('admin', `select email from public.list_users(${call})`)
    return rows.map(({ email }) => email.split('@')[0])
  }

  describe('as a visitor', () => {
    test('neither function may be called', async () => {
      expect(await db.refusal('anonymous', ...setRole(people.owner, 'admin'))).toEqual({
        state: '42501',
        message: 'permission denied for function set_user_role',
      })
      expect(await db.refusal('anonymous', 'select * from public.list_users()')).toEqual({
        state: '42501',
        message: 'permission denied for function list_users',
      })
    })
  })

  describe('as owner', () => {
    test("neither one's own nor another's role may be changed", async () => {
      expect(await db.refusal('owner', ...setRole(people.owner, 'admin'))).toEqual(notAllowed)
      expect(await db.refusal('owner', ...setRole(people.admin, 'user'))).toEqual(notAllowed)
    })

    test('nothing is told of whether an account exists or what it may', async () => {
      expect(await db.refusal('owner', ...setRole(NOBODY, 'admin'))).toEqual(notAllowed)
      expect(await db.refusal('owner', ...setRole(people.admin, 'admin'))).toEqual(notAllowed)
    })

    test('the accounts may not be listed', async () => {
      expect(await db.refusal('owner', 'select * from public.list_users()')).toEqual(notAllowed)
    })

    test('a role claimed in the token counts for nothing', async () => {
      const claim = `select set_config('request.jwt.claims', '{"role":"authenticated","user_role":"admin",
        "app_metadata":{"role":"admin"},"sub":"${people.owner}"}', true), count(*) from public.list_users()`
      expect(await db.refusal('owner', claim)).toEqual(notAllowed)
    })
  })

  describe('as admin', () => {
    test('somebody becomes admin, and user again', async () => {
      await db.as('admin', ...setRole(people.owner, 'admin'))
      expect(await roleOf(people.owner)).toBe('admin')
      await db.as('admin', ...setRole(people.owner, 'user'))
      expect(await roleOf(people.owner)).toBe('user')
    })

    test('an unknown account is user_not_found', async () => {
      expect(await db.refusal('admin', ...setRole(NOBODY, 'admin'))).toEqual({
        state: 'PT404',
        message: 'user_not_found',
      })
    })

    test('an account whose address nobody has confirmed does not become admin: it may be a stranger’s', async () => {
      await db.as('operator', 'update auth.users set email_confirmed_at = null where id = $1', [people.owner])
      expect(await db.refusal('admin', ...setRole(people.owner, 'admin'))).toEqual({
        state: 'PT409',
        message: 'account_not_confirmed',
      })
      await db.as('admin', ...setRole(people.owner, 'user'))
    })

    test('no role at all is refused', async () => {
      expect((await db.refusal('admin', ...setRole(people.owner, null))).state).toBe('23502')
    })

    test('the last admin stays', async () => {
      expect(await db.refusal('admin', ...setRole(people.admin, 'user'))).toEqual(lastAdmin)
      await db.as('admin', ...setRole(people.owner, 'admin'))
      await db.as('admin', ...setRole(people.admin, 'user'))
      expect(await db.refusal('owner', ...setRole(people.owner, 'user'))).toEqual(lastAdmin)
    })

    test('being demoted takes effect at once', async () => {
      await db.as('operator', "update public.profiles set role = 'admin' where id = $1", [people.owner])
      await db.as('owner', ...setRole(people.admin, 'user'))
      expect(await db.refusal('admin', ...setRole(people.admin, 'admin'))).toEqual(notAllowed)
    })

    test('the list has every account with its address, newest first', async () => {
      await db.as('operator', "update public.profiles set created_at = '2020-01-01' where id = $1", [
        people.other,
      ])
      await db.as('operator', "update public.profiles set created_at = '2030-01-01' where id = $1", [
        people.admin,
      ])
      expect(await emails('')).toEqual(['admin', 'owner', 'other'])
    })

    test('the list is searched by address and name, whatever the case, without wildcards', async () => {
      await db.as('operator', "update public.profiles set full_name = 'Сараа Бат' where id = $1", [
        people.other,
      ])
      expect(await emails("search => 'OWNER@'")).toEqual(['owner'])
      expect(await emails("search => 'САРАА б'")).toEqual(['other'])
      expect(await emails("search => '%'")).toEqual([])
    })

    test('the list is filtered by role', async () => {
      expect(await emails("with_role => 'admin'")).toEqual(['admin'])
    })

    test('pages have 1 to 100 rows and tell how many match', async () => {
      const total = 'select total from public.list_users(page_size => 0)'
      expect(await db.as('admin', total)).toEqual([{ total: 3 }])
      await db.as(
        'operator',
        "insert into auth.users (id, email) select gen_random_uuid(), n || '@x.mn' from generate_series(1, 120) n",
      )
      expect(await emails('page_size => 1000')).toHaveLength(100)
      expect(await emails('page_size => 1000, skip => 100')).toHaveLength(23)
      expect(await emails('skip => -5')).toHaveLength(24)
    })
  })

  describe('as the operator', () => {
    test('the last admin stays as well, also when their account is deleted', async () => {
      const demote = "update public.profiles set role = 'user' where id = $1"
      expect(await db.refusal('operator', demote, [people.admin])).toEqual(lastAdmin)
      expect(await db.refusal('service', demote, [people.admin])).toEqual(lastAdmin)
      expect(await db.refusal('operator', 'delete from auth.users where id = $1', [people.admin])).toEqual(
        lastAdmin,
      )
      expect(await db.refusal('operator', "update public.profiles set role = 'user'")).toEqual(lastAdmin)
    })

    test('the last admin is who can get in: one who is blocked does not count, and nobody blocks the last', async () => {
      const block = "update auth.users set banned_until = now() + interval '1 hour' where id = $1"
      expect(await db.refusal('operator', block, [people.admin])).toEqual(lastAdmin)
      await db.as('admin', ...setRole(people.other, 'admin'))
      await db.as('operator', block, [people.other])
      expect(await db.refusal('operator', block, [people.admin])).toEqual(lastAdmin)
      expect(await db.refusal('admin', ...setRole(people.admin, 'user'))).toEqual(lastAdmin)
      expect(await db.refusal('operator', 'delete from auth.users where id = $1', [people.admin])).toEqual(
        lastAdmin,
      )
      // Who is blocked may go, and so may a customer be.
      await db.as('admin', ...setRole(people.other, 'user'))
      await db.as('operator', block, [people.owner])
    })

    test('the first admin is made before the address is confirmed, too, and does not count beside another until it is', async () => {
      const confirm = 'update auth.users set email_confirmed_at = $2 where id = $1'
      await db.as('operator', confirm, [people.other, null])
      await db.as('operator', "update public.profiles set role = 'admin' where id = $1", [people.other])
      expect(await db.refusal('admin', ...setRole(people.admin, 'user'))).toEqual(lastAdmin)
      await db.as('operator', confirm, [people.other, '2020-01-01'])
      await db.as('admin', ...setRole(people.admin, 'user'))
    })
  })
})

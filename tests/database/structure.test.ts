import { describe, expect, test } from 'vitest'
import { useDatabase } from '../support/actors.ts'

const apiRoles = ['anon', 'authenticated', 'service_role']

/** Privileges of a role on tables and their columns, by name. */
const privileges = `select distinct table_name || ' ' || privilege_type as name
  from information_schema.column_privileges where table_schema = 'public' and grantee = $1
  union select table_name || ' ' || privilege_type
  from information_schema.table_privileges where table_schema = 'public' and grantee = $1 order by name`

describe('the schema', () => {
  const db = useDatabase()
  const names = async (text: string, parameters: string[] = []) =>
    (await db.as<{ name: string }>('operator', text, parameters)).map(({ name }) => name)

  test('every table, function and exclusion has a comment', async () => {
    const silent = `
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and obj_description(oid, 'pg_class') is null
      union all select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and obj_description(oid, 'pg_proc') is null
      union all select conname from pg_constraint
      where connamespace = 'public'::regnamespace and contype = 'x' and obj_description(oid, 'pg_constraint') is null`
    expect(await names(silent)).toEqual([])
  })

  test('visitors may read the settings, no other table', async () => {
    expect(await names(privileges, ['anon'])).toEqual(['studio_settings SELECT'])
  })

  test('signed-in people have just these privileges on tables', async () => {
    expect(await names(privileges, ['authenticated'])).toEqual([
      'booking_charges SELECT',
      'bookings INSERT',
      'bookings SELECT',
      'bookings UPDATE',
      'closures DELETE',
      'closures INSERT',
      'closures SELECT',
      'closures UPDATE',
      'contact_messages DELETE',
      'contact_messages SELECT',
      'contact_messages UPDATE',
      'contact_replies SELECT',
      'newsletters SELECT',
      'profiles SELECT',
      'profiles UPDATE',
      'staff_notes DELETE',
      'staff_notes INSERT',
      'staff_notes SELECT',
      'studio_settings INSERT',
      'studio_settings SELECT',
      'studio_settings UPDATE',
    ])
  })

  test('no API role may make or replace anything', async () => {
    const creators = `select r || ' in ' || s as name from unnest(array['${apiRoles.join("','")}']) r,
      unnest(array['public', 'private']) s where has_schema_privilege(r, s, 'create')`
    expect(await names(creators)).toEqual([])
  })

  describe('the private helpers', () => {
    test('are out of reach of visitors', async () => {
      expect(await db.refusal('anonymous', 'select private.is_admin()')).toEqual({
        state: '42501',
        message: 'permission denied for schema private',
      })
    })

    test.each([
      ['current_settings', 'current_settings()'],
      ['price_of', "price_of('{}', 'x', 1, current_date)"],
      ['booking_refusal', "booking_refusal(now(), 1, 'x', '{}', now(), true)"],
      ['check_booking', 'check_booking()'],
      ['keep_out_of_closures', 'keep_out_of_closures()'],
      ['check_closure', 'check_closure()'],
      ['keep_closure_off_bookings', 'keep_closure_off_bookings()'],
      ['closure_refusal', 'closure_refusal(now(), now(), now())'],
      ['guard_role', 'guard_role()'],
      ['create_profile', 'create_profile()'],
      ['record_booking_event', 'record_booking_event()'],
    ])('%s is not for customers or admins', async (name, call) => {
      const denied = { state: '42501', message: `permission denied for function ${name}` }
      expect(await db.refusal('owner', `select private.${call}`)).toEqual(denied)
      expect(await db.refusal('admin', `select private.${call}`)).toEqual(denied)
    })
  })

  test('a table and a function made later are closed until a migration opens them', async () => {
    await db.as('operator', 'create table public.later (x integer)')
    await db.as('operator', "create function public.later() returns integer language sql as 'select 1'")
    for (const actor of ['anonymous', 'owner'] as const) {
      expect((await db.refusal(actor, 'select * from public.later')).state).toBe('42501')
      expect((await db.refusal(actor, 'select public.later()')).state).toBe('42501')
    }
  })
})

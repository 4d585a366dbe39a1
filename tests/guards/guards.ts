import type { Sql } from '../../supabase/local/database/database.ts'

/** Something in the database that protects somebody, and how to do without it. */
export interface Guard {
  kind: string
  name: string
  without: string
  /** Words by which the tests that speak of it are found. */
  words: string[]
}

const SCHEMAS = "('public'::regnamespace, 'private'::regnamespace)"

/** Guards that are objects of their own: each row says what it is, its SQL to be without, and its words. */
const objects = `
  select 'policy' as kind, tablename || ': ' || policyname as name,
    format('drop policy %I on %I.%I', policyname, schemaname, tablename) as without,
    array[tablename, policyname] as words
  from pg_policies where schemaname in ('public', 'private')
  union all
  select 'gate', tablename || ': ' || policyname,
    format('alter policy %I on %I.%I', policyname, schemaname, tablename)
      || coalesce(' using (' || replace(qual, 'private.require_session()', 'true') || ')', '')
      || coalesce(' with check (' || replace(with_check, 'private.require_session()', 'true') || ')', ''),
    array[tablename, policyname, 'matrix']
  from pg_policies
  where schemaname in ('public', 'private') and concat(qual, with_check) like '%private.require_session()%'
  union all
  select case contype when 'c' then 'check' when 'x' then 'exclusion' when 'f' then 'foreign key' else 'unique' end,
    conname, format('alter table %s drop constraint %I cascade', conrelid::regclass, conname),
    array[relname, conname] || array(
      select attname from pg_attribute where attrelid = conrelid and attnum = any (conkey)
    )
  from pg_constraint join pg_class c on c.oid = conrelid
  where connamespace in ${SCHEMAS} and contype in ('c', 'x', 'f', 'u')
  union all
  select 'trigger', tgname || ' on ' || relname, format('drop trigger %I on %s', tgname, tgrelid::regclass),
    array[relname, tgname, proname]
  from pg_trigger join pg_class c on c.oid = tgrelid join pg_proc p on p.oid = tgfoid
  where not tgisinternal and pronamespace in ${SCHEMAS}
  union all
  select 'row level security', relname, format('alter table %s disable row level security', oid::regclass),
    array[relname, 'matrix']
  from pg_class where relnamespace in ${SCHEMAS} and relkind = 'r'
  union all
  select 'search path', proname, format('alter function %s reset search_path', oid::regprocedure), array['matrix']
  from pg_proc where pronamespace in ${SCHEMAS}
  union all
  select 'not sampled', format('%s of %s', attname, relname),
    format('alter table %s alter column %I set statistics 100', attrelid::regclass, attname),
    array[relname, attname, 'count=planned']
  from pg_attribute join pg_class c on c.oid = attrelid
  where relnamespace in ${SCHEMAS} and relkind = 'r' and attstattarget = 0
  union all
  -- What is not granted guards as well: each table and function opened to who may not have it.
  select 'no grant', format('%s on %s to %s', verb, relname, role),
    format('grant %s on %s to %s', verb, oid::regclass, role), array['matrix']
  from pg_class, unnest(array['select', 'insert', 'update', 'delete', 'truncate']) verb,
    unnest(array['anon', 'authenticated']) role
  where relnamespace in ${SCHEMAS} and relkind = 'r' and not has_table_privilege(role, oid, verb)
  union all
  select 'no grant', format('execute %s to %s', proname, role),
    format('grant execute on function %s to %s', oid::regprocedure, role), array['matrix']
  from pg_proc, unnest(array['anon', 'authenticated']) role
  where pronamespace in ${SCHEMAS} and not has_function_privilege(role, oid, 'execute')
  union all
  select 'grant', format('%s on %s to %s', acl.privilege_type, relname, acl.grantee::regrole),
    format('revoke %s on %s from %s', acl.privilege_type, c.oid::regclass, acl.grantee::regrole),
    array['matrix']
  from pg_class c, aclexplode(relacl) acl
  where relnamespace = 'public'::regnamespace and relkind = 'r' and acl.grantee::regrole::text in ('anon', 'authenticated')
  union all
  select 'grant', format('%s (%s) on %s to %s', acl.privilege_type, attname, relname, acl.grantee::regrole),
    format('revoke %s (%I) on %s from %s', acl.privilege_type, attname, c.oid::regclass, acl.grantee::regrole),
    array['matrix']
  from pg_attribute join pg_class c on c.oid = attrelid, aclexplode(attacl) acl
  where relnamespace = 'public'::regnamespace and acl.grantee::regrole::text in ('anon', 'authenticated')
  union all
  select 'grant', format('execute %s to %s', proname, acl.grantee::regrole),
    format('revoke execute on function %s from %s', p.oid::regprocedure, acl.grantee::regrole), array['matrix']
  from pg_proc p, aclexplode(proacl) acl
  where pronamespace in ${SCHEMAS} and acl.grantee::regrole::text in ('anon', 'authenticated')`

/** Places in a function's text where something is refused, each with what stands there instead. */
const refusals: [RegExp, string][] = [
  [/perform private\.refuse\((.*?)\);/g, 'null;'],
  [/perform private\.(?:require_session|require_admin)\(\);/g, 'null;'],
  [/return '(\w+)';/g, 'null;'],
]

/** Every guard of a migrated database, found in its catalogue. */
export async function findGuards(sql: Sql): Promise<Guard[]> {
  const found = await sql.query<Guard>(objects)
  const functions = await sql.query<{ name: string; definition: string }>(`
    select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace in ${SCHEMAS} and prolang = (select oid from pg_language where lanname = 'plpgsql')
      and proname <> 'refuse'`)
  for (const { name, definition } of functions) {
    for (const [pattern, instead] of refusals) {
      for (const { index, 0: text, 1: code = '' } of definition.matchAll(pattern)) {
        const words = [name, ...(/[a-z_]{5,}/.exec(code) ?? [])]
        found.push({
          kind: 'refusal',
          name: `${name}: ${words[1] ?? text} at ${index}`,
          without: definition.slice(0, index) + instead + definition.slice(index + text.length),
          words,
        })
      }
    }
  }
  return found
}

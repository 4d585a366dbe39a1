import { App } from '@supabase/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liteConfig } from '../../../../supabase/local/config.ts'
import { newKeys } from '../../../../supabase/local/data-folder/keys.ts'
import { prepareAuthTables } from '../../../../supabase/local/database/auth-tables.ts'
import { type Database, openDatabase } from '../../../../supabase/local/database/database.ts'
import { newPostgresDatabase } from '../../../support/engines.ts'

let database: Database
beforeAll(async () => {
  database = await openDatabase({ kind: 'postgres', url: await newPostgresDatabase() })
  const { connection } = database
  await new App({ ...liteConfig('http://localhost', newKeys()), connection }).ensureSystemSchema()
})
afterAll(() => database.close())

test('a database of an earlier day gets the auth tables of a hosted project and keeps its sessions', async () => {
  const { sql } = database
  const id = '00000000-0000-4000-8000-000000000001'
  await sql.query('insert into auth.users (id, email) values ($1, $2)', [id, 'a@example.com'])
  await sql.query("insert into auth.sessions (id, user_id, aal) values ($1, $1, 'aal1')", [id])
  await prepareAuthTables(sql)
  await prepareAuthTables(sql)

  expect(await sql.query('select id, aal, pg_typeof(aal)::text as type from auth.sessions')).toEqual([
    { id, aal: 'aal1', type: 'auth.aal_level' },
  ])
  const tables = ['mfa_factors', 'mfa_challenges', 'mfa_amr_claims', 'one_time_tokens']
  expect(
    await sql.query(
      `select relname::text as name, relrowsecurity as closed from pg_class
       where relnamespace = 'auth'::regnamespace and relname = any(string_to_array($1, ',')) order by 1`,
      [tables.join()],
    ),
  ).toEqual(tables.toSorted().map((name) => ({ name, closed: true })))
})

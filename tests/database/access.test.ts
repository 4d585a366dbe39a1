import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Actor,
  actingOn,
  makePeople,
  refusalOf,
  secondSteps,
  type TestDatabase,
} from '../support/actors.ts'
import { openEngine, type Session } from '../support/engines.ts'
import { actors, columns, wordsOf } from './access-actors.ts'
import {
  type Attempt,
  attempts,
  fixture,
  functions,
  privateFunctions,
  privateTables,
  refusalWord,
  tables,
  verbs,
} from './access-matrix.ts'

const MATRIX = 'tests/database/access-matrix.ts'

let session: Session
let db: TestDatabase
beforeAll(async () => {
  session = await openEngine('postgres')
  await session.exec(makePeople + secondSteps + fixture)
  await session.exec('begin')
  db = actingOn(session)
})
afterAll(async () => {
  await session?.exec('rollback')
  await session?.close()
})

const names = async (text: string) => (await session.query<{ name: string }>(text)).map(({ name }) => name)

/** What an actor meets, as a word of the matrix. It leaves no trace. */
async function meets(actor: Actor, text: string, parameters: string[] = []): Promise<string> {
  await session.exec('savepoint attempt')
  try {
    const rows = await db.as(actor, text, parameters)
    return rows.some((row) => Object.values(row).some((value) => value !== null)) ? 'ok' : 'none'
  } catch (error) {
    return refusalWord(refusalOf(error))
  } finally {
    await session.exec('rollback to savepoint attempt; release savepoint attempt')
  }
}

async function allMeet(text: string, parameters?: string[]): Promise<Record<string, string>> {
  const words: Record<string, string> = {}
  for (const actor of actors) words[actor] = await meets(actor, text, parameters)
  return words
}

const quoted = (value: unknown) =>
  `'${(typeof value === 'object' ? JSON.stringify(value) : String(value)).replaceAll("'", "''")}'`

function statement({ table, verb, column, row }: Attempt): [text: string, parameters: string[]] {
  const subject = Object.entries(tables[table]?.key ?? {})
    .map(([key, value]) => `${key} = ${quoted(value)}`)
    .join(' and ')
  const given = `jsonb_populate_record(null::public.${table}, $1)`
  switch (verb) {
    case 'select':
      // A column that happens to be empty is seen all the same.
      return [`select 'seen ' || coalesce(${column}::text, '') from public.${table} where ${subject}`, []]
    case 'insert': {
      const columns = Object.keys(row).join(', ')
      return [
        `insert into public.${table} (${columns}) select ${columns} from ${given} returning 1`,
        [JSON.stringify(row)],
      ]
    }
    case 'update':
      return [
        `update public.${table} set ${column} = (${given}).${column} where ${subject} returning 1`,
        [JSON.stringify(row)],
      ]
    case 'delete':
      return [`delete from public.${table} where ${subject} returning 1`, []]
  }
}

describe('the access matrix in SQL', () => {
  describe.each(Object.keys(tables))('%s', (table) => {
    let all: Attempt[]
    beforeAll(async () => {
      all = attempts(
        table,
        await names(`select attname as name from pg_attribute
          where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped order by attnum`),
      )
    })

    test.each(verbs)('%s', async (verb) => {
      const met: Record<string, object> = {}
      const expected: Record<string, object> = {}
      for (const attempt of all.filter((one) => one.verb === verb)) {
        met[attempt.column ?? '*'] = await allMeet(...statement(attempt))
        expected[attempt.column ?? '*'] = wordsOf(attempt.access)
      }
      expect(met).toEqual(expected)
    })
  })

  test.each(Object.entries(functions))('%s()', async (name, { args = {}, columnOf, access }) => {
    const key = Object.entries(tables[columnOf ?? '']?.key ?? {})
      .map(([column, value]) => `r.${column} = ${quoted(value)}`)
      .join(' and ')
    const given = Object.entries(args).map(([argument, value]) => `${argument} => ${quoted(value)}`)
    const call = columnOf
      ? `select public.${name}(r) from public.${columnOf} r where ${key}`
      : `select * from public.${name}(${given.join(', ')})`
    expect(await allMeet(call)).toEqual(wordsOf(access))
  })
})

describe('the access matrix is complete', () => {
  const named = (what: string, found: string[], known: string[]) => {
    expect(
      found.filter((name) => !known.includes(name)),
      `Say in ${what} of ${MATRIX} who may do what with these`,
    ).toEqual([])
    expect(
      known.filter((name) => !found.includes(name)),
      `These are gone: take them out of ${what} of ${MATRIX}`,
    ).toEqual([])
  }
  const tablesOf = (schema: string) =>
    names(`select relname as name from pg_class
      where relnamespace = '${schema}'::regnamespace and relkind in ('r', 'p', 'f', 'v', 'm') order by 1`)
  const functionsOf = (schema: string) =>
    names(`select proname as name from pg_proc where pronamespace = '${schema}'::regnamespace order by 1`)

  test('it has a word for each column', () => {
    const all = [
      ...Object.values(tables).flatMap((table) => [
        ...Object.values(table.select),
        ...Object.values(table.insert),
        ...Object.values(table.update),
        table.delete,
      ]),
      ...Object.values(functions).map(({ access }) => access),
    ]
    // Two more are for who has done the first step only.
    const fitting = [columns.length, columns.length + 2]
    expect(all.filter((access) => !fitting.includes(access.split(' ').length))).toEqual([])
  })

  test('it names every table', async () => {
    named('tables', await tablesOf('public'), Object.keys(tables))
    named('privateTables', await tablesOf('private'), privateTables)
  })

  test('it names every function, and no two functions have one name', async () => {
    named('functions', await functionsOf('public'), Object.keys(functions))
    named('privateFunctions', await functionsOf('private'), Object.keys(privateFunctions))
    const all = [...(await functionsOf('public')), ...(await functionsOf('private'))]
    expect(all).toHaveLength(new Set(all).size)
  })
})

describe('what no test by trying shows', () => {
  const everywhere = "relnamespace in ('public'::regnamespace, 'private'::regnamespace)"

  test('every table has row level security, and there are no views', async () => {
    expect(
      await names(`select relname as name from pg_class
        where ${everywhere} and (relkind in ('v', 'm', 'f') or relkind in ('r', 'p') and not relrowsecurity)`),
      'Add "alter table … enable row level security" to the migration',
    ).toEqual([])
  })

  test('every function pins its search path', async () => {
    expect(
      await names(`select proname as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not coalesce(proconfig, '{}') @> array['search_path=""']`),
      `Add "set search_path = ''" to the function`,
    ).toEqual([])
  })

  test('every policy asks the gate, but that visitors read the settings', async () => {
    expect(
      await names(`select tablename || ': ' || policyname as name from pg_policies
        where schemaname in ('public', 'private') and (
          qual is not null and qual not like '%require_session()%'
          or with_check is not null and with_check not like '%require_session()%')`),
      'Let it begin with "(select private.require_session()) and …"',
    ).toEqual(['studio_settings: everybody reads the settings'])
  })

  test('visitors execute what the matrix lets them, nothing else', async () => {
    const open = Object.keys(functions).filter((name) => !functions[name]?.access.startsWith('denied'))
    expect(
      await names(`select proname as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and has_function_privilege('anon', oid, 'execute') order by 1`),
    ).toEqual(open.sort())
  })

  test('the helpers in private are executed by the roles that the matrix names', async () => {
    const executors = await session.query<{ name: string; roles: string[] }>(`
      select proname as name, array(
        select r from unnest(array['anon', 'authenticated', 'service_role']) r
        where has_function_privilege(r, oid, 'execute')
      ) as roles
      from pg_proc where pronamespace = 'private'::regnamespace`)
    expect(Object.fromEntries(executors.map(({ name, roles }) => [name, roles]))).toEqual(privateFunctions)
  })

  test.each(['anon', 'authenticated'])(
    '%s has nothing of the tables in private and auth, of sequences, and makes nothing',
    async (role) => {
      const any = 'select, insert, update, delete, truncate, references, trigger'
      expect(
        await names(`
          select relname as name from pg_class
          where relnamespace in ('private'::regnamespace, 'auth'::regnamespace) and relkind in ('r', 'p', 'v', 'm')
            and (has_table_privilege('${role}', oid, '${any}') or has_any_column_privilege('${role}', oid, 'select, insert, update'))
          union all select relname from pg_class
          where ${everywhere}
            and case relkind when 'S' then has_sequence_privilege('${role}', oid, 'usage, select, update') end
          union all select relname from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
            and has_table_privilege('${role}', oid, 'truncate, references, trigger')
          union all select nspname from pg_namespace where has_schema_privilege('${role}', oid, 'create')`),
      ).toEqual([])
    },
  )

  test('every function that runs as its owner belongs to the owner of the tables', async () => {
    // Otherwise "security definer" could lend somebody else's rights.
    expect(
      await names(`select proname as name from pg_proc
        where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
          and proowner <> (select relowner from pg_class where oid = 'public.bookings'::regclass)`),
    ).toEqual([])
  })
})

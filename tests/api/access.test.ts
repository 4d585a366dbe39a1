import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { actors, wordsOf } from '../database/access-actors.ts'
import {
  type Attempt,
  attempts,
  fixture,
  functions,
  refusalWord,
  tables,
  verbs,
} from '../database/access-matrix.ts'
import { extent } from '../proof/extent.ts'
import { type Actor, claimsOf, makePeople, people, secondSteps } from '../support/actors.ts'
import { createTestBackend, type TestBackend } from '../support/backend.ts'
import { expired, token } from '../support/tokens.ts'

interface Ask {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below /rest/v1. */
  path: string
  body?: unknown
}

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ engine: extent({ all: 'pglite', few: 'postgres' }) })
  await backend.sql.exec(makePeople + secondSteps + fixture)
})
afterAll(() => backend?.close())

function send({ method, path, body }: Ask, headers: Record<string, string>): Promise<Response> {
  const request = new Request(`${backend.url}/rest/v1${path}`, {
    method,
    headers: {
      ...headers,
      'content-type': 'application/json',
      prefer: `return=${method === 'POST' ? 'minimal' : 'representation'}`,
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return backend.fetch(request, { peerAddress: '127.0.0.1' })
}

/** The headers of an actor of the matrix. */
function headersOf(actor: Actor): Record<string, string> {
  const apikey = backend.keys.publishableKey
  if (!(actor in claimsOf)) return { apikey }
  const claims = claimsOf[actor as keyof typeof claimsOf]
  return { apikey, authorization: `Bearer ${token(claims, backend.keys.jwtSecret)}` }
}

/** What an actor meets, as a word of the matrix; with the status, where PostgREST would give another. */
async function meets(actor: Actor, ask: Ask, seen: (data: unknown) => boolean): Promise<string> {
  const answer = await send(ask, headersOf(actor))
  const text = await answer.text()
  if (answer.ok) {
    const word = seen(text === '' ? undefined : JSON.parse(text)) ? 'ok' : 'none'
    if (ask.method !== 'GET' && word === 'ok') await backend.sql.exec(fixture)
    return word
  }
  const { code, message } = JSON.parse(text) as { code: string; message: string }
  const word = refusalWord({ state: code, message })
  const status = code === '42501' ? (actor === 'anonymous' ? 401 : 403) : Number(/^PT(\d+)$/.exec(code)?.[1])
  return Number.isNaN(status) || status === answer.status ? word : `${word} with status ${answer.status}`
}

/** Why an account's gate is shut is for SQL to say; here one of those who hear `session_expired` stands for all. */
const callers = actors.filter((actor) => actor !== 'blockedAdmin' && actor !== 'signedOutAdmin')

const wordsOfCallers = (access: string) => {
  const words = wordsOf(access)
  return Object.fromEntries(callers.map((actor) => [actor, words[actor]]))
}

async function allMeet(ask: Ask, seen: (data: unknown) => boolean): Promise<Record<string, string>> {
  const words: Record<string, string> = {}
  for (const actor of callers) words[actor] = await meets(actor, ask, seen)
  return words
}

const subjectOf = (table: string) =>
  Object.entries(tables[table]?.key ?? {})
    .map(([column, value]) => `${column}=eq.${value}`)
    .join('&')

function request({ table, verb, column, row }: Attempt): Ask {
  const path = `/${table}?${subjectOf(table)}`
  switch (verb) {
    case 'select':
      return { method: 'GET', path: `${path}&select=${column}` }
    case 'insert':
      return { method: 'POST', path: `/${table}`, body: row }
    case 'update':
      return { method: 'PATCH', path, body: row }
    case 'delete':
      return { method: 'DELETE', path }
  }
}

const call = (name: string): Ask => {
  const { columnOf, args = {} } = functions[name] ?? {}
  return columnOf
    ? { method: 'GET', path: `/${columnOf}?${subjectOf(columnOf)}&select=${name}` }
    : { method: 'POST', path: `/rpc/${name}`, body: args }
}

/** The database is held to all; that the API answers as the database does shows in one of each kind. */
const oneOfEachAccess = <One extends { access: string }>(tried: One[]): One[] => [
  ...new Map(tried.toReversed().map((one) => [one.access, one])).values(),
]

const named = Object.entries(functions).map(([name, one]) => ({ name, ...one }))

const rows = (data: unknown) => (data as unknown[]).length > 0
const done = () => true
/** Whether a function gives anything; one that gives nothing to anybody answers without a body. */
const given = (data: unknown) => data !== null && (data as unknown[] | undefined)?.length !== 0
const filled = (data: unknown) => (data as object[]).some((row) => Object.values(row)[0] !== null)

describe('the access matrix at the API', () => {
  describe.each(Object.keys(tables))('%s', (table) => {
    let all: Attempt[]
    beforeAll(async () => {
      const columns = await backend.sql.query<{ name: string }>(
        `select attname as name from pg_attribute
         where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped order by attnum`,
      )
      all = attempts(
        table,
        columns.map(({ name }) => name),
      )
    })

    test.each(verbs)('%s', async (verb) => {
      const met: Record<string, object> = {}
      const expected: Record<string, object> = {}
      const attempted = all.filter((one) => one.verb === verb)
      for (const attempt of extent({ all: attempted, few: oneOfEachAccess(attempted) })) {
        met[attempt.column ?? '*'] = await allMeet(request(attempt), verb === 'insert' ? done : rows)
        expected[attempt.column ?? '*'] = wordsOfCallers(attempt.access)
      }
      expect(met).toEqual(expected)
    })
  })

  test.each(extent({ all: named, few: oneOfEachAccess(named) }))(
    '$name()',
    async ({ name, columnOf, access }) => {
      expect(await allMeet(call(name), columnOf ? filled : given)).toEqual(wordsOfCallers(access))
    },
  )
})

/** Those whom the API does not even ask the database for. */
const strangers: [string, () => Record<string, string>][] = [
  ['no key', () => ({})],
  ['a wrong key', () => ({ apikey: 'sb_publishable_wrong' })],
  [
    'an admin’s token that has run out',
    () => bearer(token({ sub: people.admin, exp: expired }, backend.keys.jwtSecret)),
  ],
  ['a token that somebody else signed', () => bearer(token({ sub: people.admin }, 'x'.repeat(64)))],
  ['a token that nobody signed', () => bearer(token({ sub: people.admin }, null))],
  [
    'a token whose claims were exchanged',
    () => {
      const [head, , signature] = token({ sub: people.other }, backend.keys.jwtSecret).split('.')
      const [, claims] = token({ sub: people.admin }, null).split('.')
      return bearer(`${head}.${claims}.${signature}`)
    },
  ],
  ['a token that is none', () => bearer('admin')],
]
const bearer = (value: string) => ({ apikey: backend.keys.publishableKey, authorization: `Bearer ${value}` })

describe.each(strangers)('with %s', (_, headers) => {
  test('every table and function answers 401', async () => {
    const asks = [
      ...Object.keys(tables).flatMap((table) =>
        verbs.map((verb) =>
          request({
            table,
            verb,
            column: Object.keys(tables[table]?.key ?? {})[0] ?? '*',
            row: {},
            access: '',
          }),
        ),
      ),
      ...Object.keys(functions).map(call),
    ]
    const letIn: string[] = []
    for (const ask of asks) {
      const { status } = await send(ask, headers())
      if (status !== 401) letIn.push(`${status} ${ask.method} ${ask.path}`)
    }
    expect(letIn).toEqual([])
  })
})

describe('other schemas', () => {
  test.each(['private', 'auth', 'supabase_migrations', 'extensions', 'pg_catalog'])(
    '%s is not reached, by an admin neither',
    async (schema) => {
      for (const ask of [
        { method: 'GET', path: '/users' },
        { method: 'POST', path: '/rpc/is_admin', body: {} },
      ] as const) {
        const answer = await send(ask, {
          ...headersOf('adminAtSecondStep'),
          'accept-profile': schema,
          'content-profile': schema,
        })
        expect(answer.status).toBe(406)
      }
    },
  )

  test.each([
    '/auth.users',
    '/users',
    '/private.contact_salt',
    '/pg_class',
    '/rpc/is_admin',
    '/rpc/pg_sleep',
    '/rpc/set_config',
  ])('%s is not there', async (path) => {
    // lite writes what it does not find to the log.
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const ask: Ask = path.startsWith('/rpc') ? { method: 'POST', path, body: {} } : { method: 'GET', path }
    expect((await send(ask, headersOf('adminAtSecondStep'))).status).toBe(404)
    log.mockRestore()
  })
})

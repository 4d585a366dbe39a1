import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { DatabaseTarget } from '../../../../supabase/local/database/database.ts'
import { signUpConfirmed, type TestBackend } from '../../../support/backend.ts'
import { newPostgresDatabase } from '../../../support/engines.ts'
import { createFixtureBackend } from '../../../support/fixture-backend.ts'

const TARGETS: [string, () => Promise<{ database?: DatabaseTarget }>][] = [
  ['PGlite', async () => ({})],
  ['PostgreSQL', async () => ({ database: { kind: 'postgres', url: await newPostgresDatabase() } })],
]

describe.each(TARGETS)('the data API on %s', (_name, target) => {
  let backend: TestBackend
  let user: SupabaseClient
  let visitor: SupabaseClient

  beforeAll(async () => {
    backend = await createFixtureBackend(await target())
    user = await signUpConfirmed(backend, 'user@example.com', { full_name: 'Болд' })
    visitor = backend.newClient()
  })
  afterAll(() => backend.close())

  test('a trigger on auth.users reads the metadata', async () => {
    const { data } = await user.from('people').select('full_name').single()
    expect(data).toEqual({ full_name: 'Болд' })
  })

  test('a column that was not granted cannot be written', async () => {
    const { data } = await user.from('people').select('id').single()
    const { error, status } = await user.from('people').update({ role: 'admin' }).eq('id', data?.id)
    expect([status, error?.code]).toEqual([403, '42501'])
    const allowed = await user
      .from('people')
      .update({ full_name: 'Бат' })
      .eq('id', data?.id)
      .select('full_name')
    expect(allowed.data).toEqual([{ full_name: 'Бат' }])
  })

  test('a table that was not granted to visitors is closed to them', async () => {
    const { error, status } = await visitor.from('people').select()
    expect([status, error?.code]).toEqual([401, '42501'])
  })

  test('a table created later is closed too', async () => {
    await backend.sql.exec('create table public.later (id integer)')
    const open = await backend.sql.query(
      "select has_table_privilege('anon', 'public.later', 'select') as open",
    )
    expect(open).toEqual([{ open: false }])
  })

  test('a schema other than public is not exposed', async () => {
    const { error, status } = await user.schema('private').from('anything').select()
    expect([status, error?.code]).toEqual([406, 'PGRST106'])
  })

  test('times are ISO 8601', async () => {
    const { data } = await user.from('slots').insert({ id: 1 }).select('starts_at').single()
    expect(data).toEqual({ starts_at: '2034-08-06T10:00:00+00:00' })
  })

  test.each([
    ['an exclusion', { id: 3, during: '[2034-01-01 10:30, 2034-01-01 11:30)' }, 400, '23P01'],
    ['a check', { id: 4, label: 'forbidden' }, 400, '23514'],
    ['a unique value', { id: 2 }, 409, '23505'],
    ['a foreign key', { id: 5, person: '00000000-0000-4000-8000-000000000000' }, 409, '23503'],
    ['a not-null column', { id: 6, starts_at: null }, 400, '23502'],
  ])('a violation of %s gets the status of PostgREST', async (_what, row, status, code) => {
    await user.from('slots').upsert({ id: 2, during: '[2034-01-01 10:00, 2034-01-01 11:00)' })
    const answer = await user.from('slots').insert(row)
    expect([answer.status, answer.error?.code]).toEqual([status, code])
    expect(answer.error?.message).toMatch(/violates|duplicate/)
    // What is there already is not named.
    expect(answer.error?.details).toEqual(/^23(505|P01)$/.test(code) ? null : expect.any(String))
  })

  test.each([
    ['P0001', 400],
    ['PT409', 409],
    ['PT422', 422],
    ['PT403', 403],
    ['40001', 500],
    ['40P01', 500],
    ['53300', 503],
    ['22000', 400],
    ['42501', 403],
  ])('an error raised as %s answers %i with code, message, details and hint', async (sqlstate, status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answer = await user.rpc('fail', { sqlstate })
    // Refusals are not worth a line in the log, failures are.
    expect(log).toHaveBeenCalledTimes(status < 500 ? 0 : 1)
    log.mockRestore()
    expect(answer.status).toBe(status)
    expect(answer.error).toMatchObject({
      code: sqlstate,
      message: 'stable_code',
      details: 'more',
      hint: 'advice',
    })
  })

  test.each(['order=%00', 'a%00b=eq.1', 'or=(%00.eq.1)', 'select=label->>%00', 'id=eq.%00'])(
    'a query with a NUL is refused before it is SQL: %s',
    async (query) => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      const request = new Request(`${backend.url}/rest/v1/slots?${query}`, {
        headers: { apikey: backend.keys.publishableKey },
      })
      const answer = await backend.fetch(request, { peerAddress: null })
      expect([answer.status, (await answer.json()).code]).toEqual([400, '22021'])
      expect(log).not.toHaveBeenCalled()
      log.mockRestore()
    },
  )

  test('SQL knows who asks for what, as on hosted Supabase, and only while the request runs', async () => {
    const { data: session } = await user.auth.getUser()
    const { data } = await user.rpc('request_settings').setHeader('x-client-info', 'O\'Brien "x"; --')
    const { 'request.jwt.claims': claims, 'request.headers': headers, ...others } = data
    expect(others).toEqual({
      role: 'authenticated',
      'request.jwt.claim.sub': session.user?.id,
      'request.jwt.claim.role': 'authenticated',
      'request.method': 'POST',
      'request.path': '/rpc/request_settings',
      'response.status': '',
      'response.headers': '',
    })
    expect(JSON.parse(claims)).toMatchObject({ sub: session.user?.id, email: 'user@example.com' })
    expect(JSON.parse(headers)['x-client-info']).toBe('O\'Brien "x"; --')

    const [after] = await backend.sql.query<{ settings: Record<string, string | null> }>(
      'select public.request_settings() as settings',
    )
    const { role, ...left } = after?.settings ?? {}
    expect(role).toBe('none')
    expect(Object.values(left).filter(Boolean)).toEqual([])
    const { data: theirs } = await visitor.rpc('request_settings')
    expect(theirs).toMatchObject({ role: 'anon', 'request.jwt.claim.sub': '' })
    expect(theirs['request.jwt.claims']).not.toContain(session.user?.id)
  })

  test('requests side by side each run under their own role', async () => {
    const secret = { headers: { apikey: backend.keys.secretKey } }
    const whoami = async (init: RequestInit) => {
      const request = new Request(`${backend.url}/rest/v1/rpc/whoami`, {
        method: 'POST',
        body: '{}',
        ...init,
      })
      request.headers.set('content-type', 'application/json')
      return (await backend.fetch(request, { peerAddress: null })).json()
    }
    const publishable = { headers: { apikey: backend.keys.publishableKey } }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => whoami(index % 2 ? secret : publishable)),
    )
    expect(answers).toEqual(answers.map((_, index) => (index % 2 ? 'service_role' : 'anon')))
  })

  test('of parallel inserts of one time exactly one wins', async () => {
    const during = '[2035-01-01 10:00, 2035-01-01 11:00)'
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => user.from('slots').insert({ id: 100 + index, during })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    // Nothing queues those who write into this table, as the product's own does: of two that wait for each other
    // PostgreSQL may end one.
    const refused = answers.filter(({ error }) => error && ['23P01', '40P01'].includes(error.code))
    expect(refused).toHaveLength(19)
  })

  test('a request that takes too long is ended with the answer of a gateway, and those behind it go on', async () => {
    const headers = { apikey: backend.keys.secretKey }
    const nap = new Request(`${backend.url}/rest/v1/rpc/nap`, { method: 'POST', headers })
    const [ended, next] = await Promise.all([
      backend.fetch(nap, { peerAddress: null }),
      user.from('slots').select('id').eq('id', 99),
    ])
    expect(ended.status).toBe(504)
    expect(await ended.json()).toEqual({
      code: '57014',
      message: 'canceling statement due to statement timeout',
      details: null,
      hint: null,
    })
    expect([next.status, next.data]).toEqual([200, []])
  })

  test('nobody gets in without a key', async () => {
    const answer = await backend.fetch(new Request(`${backend.url}/rest/v1/slots`), {
      peerAddress: '127.0.0.1',
    })
    expect(answer.status).toBe(401)
  })
})

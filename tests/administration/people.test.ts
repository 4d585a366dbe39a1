import { expect, test, vi } from 'vitest'
import { people } from '../../src/administration/people.ts'

const OWNER = '00000000-0000-4000-8000-000000000001'
const site = 'https://studio.example'
const begun = { number: 7, email: 'saraa@example.com', locale: 'ru', full_name: 'Сараа' }

type Said = [status: number, body: object]

/** What the project was asked in order, and by whom; it answers by `said`, or that it did. */
function accountContext(said: Record<string, Said | Error> = {}) {
  const asked: [route: string, key: string, body: object | null][] = []
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const route = `${request.method} ${pathname}${search}`
    const text = await request.text()
    asked.push([route, request.headers.get('authorization') ?? '', text ? JSON.parse(text) : null])
    const [status, body] = answerOf(said[route.replace(/\?.*/, '')] ?? byDefault(route))
    return Response.json(body, { status })
  }
  return { asked, project: { url: 'https://x.supabase.co', secretKey: 'sb_secret_x', fetch }, siteUrl: site }
}
function answerOf(said: Said | Error): Said {
  if (said instanceof Error) throw said
  return said
}
const byDefault = (route: string): Said => [200, route.includes('begin_') ? begun : {}]

const send = (
  body: unknown,
  headers: Record<string, string> = { apikey: 'sb_publishable', authorization: 'Bearer admin' },
) =>
  new Request('https://x.supabase.co/functions/v1/studio/people', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const said = async (answer: Response) => [answer.status, await answer.json()]

const asAdmin = 'Bearer admin'
const withSecret = 'Bearer sb_secret_x'

test('the database is asked as the admin, and only then the key is used; how it ended is noted', async () => {
  const here = accountContext()
  const answer = await people(send({ action: 'block', userId: OWNER, reason: 'Did not pay' }), here)
  expect(await said(answer)).toEqual([200, {}])
  expect(here.asked).toEqual([
    [
      'POST /rest/v1/rpc/begin_account_action',
      asAdmin,
      { action: 'block', user_id: OWNER, reason: 'Did not pay' },
    ],
    [`PUT /auth/v1/admin/users/${OWNER}`, withSecret, { ban_duration: '876000h' }],
    ['POST /rest/v1/rpc/finish_account_action', withSecret, { number: 7, done: true, account: null }],
  ])
})

const confirm = encodeURIComponent(`${site}/ru/auth/confirm`)
test.each([
  ['unblock', [[`PUT /auth/v1/admin/users/${OWNER}`, { ban_duration: 'none' }]]],
  ['delete', [[`DELETE /auth/v1/admin/users/${OWNER}`, { should_soft_delete: true }]]],
  ['send_recovery', [[`POST /auth/v1/recover?redirect_to=${confirm}`, { email: 'saraa@example.com' }]]],
  [
    'invite',
    [
      [
        `POST /auth/v1/invite?redirect_to=${confirm}`,
        { email: 'saraa@example.com', data: { locale: 'ru', full_name: 'Сараа' } },
      ],
    ],
  ],
  [
    'remove_factors',
    [
      [`GET /auth/v1/admin/users/${OWNER}/factors`, null],
      [`DELETE /auth/v1/admin/users/${OWNER}/factors/f1`, null],
      [`DELETE /auth/v1/admin/users/${OWNER}/factors/f2`, null],
    ],
  ],
] as [string, [string, object | null][]][])('%s', async (action, expected) => {
  const here = accountContext({
    [`GET /auth/v1/admin/users/${OWNER}/factors`]: [200, [{ id: 'f1' }, { id: 'f2' }]],
    'POST /auth/v1/invite': [200, { id: 'made' }],
  })
  expect((await people(send({ action, userId: OWNER, reason: 'x' }), here)).status).toBe(200)
  expect(here.asked.slice(1, -1)).toEqual(expected.map(([route, body]) => [route, withSecret, body]))
  const account = action === 'invite' ? 'made' : null
  expect(here.asked.at(-1)?.[2]).toEqual({ number: 7, done: true, account })
})

test('whom the database refuses gets its answer, and the key is not used', async () => {
  const here = accountContext({
    'POST /rest/v1/rpc/begin_account_action': [403, { code: 'PT403', message: 'not_allowed', details: null }],
  })
  const answer = await people(send({ action: 'block', userId: OWNER }), here)
  expect(await said(answer)).toEqual([403, { code: 'PT403', message: 'not_allowed' }])
  expect(here.asked.map(([, key]) => key)).toEqual([asAdmin])
})

test.each([
  [
    [404, { error_code: 'user_not_found' }],
    [404, 'user_not_found'],
  ],
  [
    [422, { error_code: 'email_exists' }],
    [409, 'email_taken'],
  ],
  [
    [400, { error_code: 'email_address_invalid' }],
    [422, 'email_invalid'],
  ],
  [
    [429, { error_code: 'over_email_send_rate_limit' }],
    [429, 'too_many_requests'],
  ],
  [
    [500, {}],
    [503, 'service_unavailable'],
  ],
] as [Said, [number, string]][])(
  'what the service refuses by %j is noted as failed, and said',
  async (from, [status, code]) => {
    const here = accountContext({ 'POST /auth/v1/invite': from })
    const answer = await people(send({ action: 'invite', userId: OWNER }), here)
    expect(await said(answer)).toEqual([status, { code: `PT${status}`, message: code }])
    expect(here.asked.at(-1)).toEqual([
      'POST /rest/v1/rpc/finish_account_action',
      withSecret,
      { number: 7, done: false, account: null },
    ])
  },
)

test('a second step that cannot be removed ends it', async () => {
  const here = accountContext({
    [`GET /auth/v1/admin/users/${OWNER}/factors`]: [200, [{ id: 'f1' }, { id: 'f2' }]],
    [`DELETE /auth/v1/admin/users/${OWNER}/factors/f1`]: [500, {}],
  })
  expect((await people(send({ action: 'remove_factors', userId: OWNER, reason: 'x' }), here)).status).toBe(
    503,
  )
  expect(here.asked.at(-1)?.[2]).toMatchObject({ done: false })
  expect(here.asked).toHaveLength(4)
})

test.each([
  ['the service does not answer', { [`PUT /auth/v1/admin/users/${OWNER}`]: new Error('gone') }, 2],
  ['how it ended cannot be noted', { 'POST /rest/v1/rpc/finish_account_action': [500, {}] as Said }, 3],
])('where %s, it stays in the log as asked for', async (_, answers, calls) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const here = accountContext(answers)
  const answer = await people(send({ action: 'block', userId: OWNER, reason: 'x' }), here)
  expect(await said(answer)).toEqual([503, { code: 'PT503', message: 'service_unavailable' }])
  expect(here.asked).toHaveLength(calls)
  expect(log.mock.calls.join()).not.toContain('sb_secret')
  log.mockRestore()
})

test.each([
  'x',
  'null',
  '[]',
  {},
  { action: 'block' },
  { action: 'rename', userId: OWNER },
  { action: 'toString', userId: OWNER },
  { action: 'block', userId: `${OWNER}/factors` },
  { action: 'block', userId: `../${OWNER}` },
  { action: 'block', userId: [OWNER] },
  { action: 'block', userId: OWNER, reason: 5 },
  { action: 'block', userId: OWNER, reason: 'x'.repeat(10_001) },
])('%j is not understood, and nobody is asked', async (body) => {
  const here = accountContext()
  expect(await said(await people(send(body), here))).toEqual([
    422,
    { code: 'PT422', message: 'value_invalid' },
  ])
  expect(here.asked).toEqual([])
})

test.each([{}, { apikey: 'x' }, { authorization: 'Bearer admin' }])(
  'without both keys (%j) nobody is asked',
  async (headers) => {
    const here = accountContext()
    const answer = await people(
      send({ action: 'block', userId: OWNER }, headers as Record<string, string>),
      here,
    )
    expect(await said(answer)).toEqual([401, { code: 'PT401', message: 'session_expired' }])
    expect(here.asked).toEqual([])
  },
)

test('browsers may ask from the site, and from nowhere else', async () => {
  const ask = new Request('https://x.supabase.co/functions/v1/studio/people', { method: 'OPTIONS' })
  const answer = await people(ask, accountContext())
  expect(answer.status).toBe(204)
  expect(answer.headers.get('access-control-allow-origin')).toBe(site)
  expect(answer.headers.get('access-control-allow-headers')).toBe('apikey, authorization, content-type')
  const refused = await people(send({}), accountContext())
  expect(refused.headers.get('access-control-allow-origin')).toBe(site)
})

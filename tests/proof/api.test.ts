import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { toErrorCode } from '../../src/backend/errors.ts'
import { accountCodes } from '../../src/backend/people/ask-accounts.ts'
import { isErrorCode } from '../../src/domain/errors.ts'
import { mailboxPage } from '../../supabase/local/mail/mailbox-page.ts'
import { functions, tables } from '../database/access-matrix.ts'
import { createTestBackend, signIn, type TestBackend } from '../support/backend.ts'
import { calls } from './calls.ts'
import { extent } from './extent.ts'
import { ELEMENT, nastyText, nastyTime, nastyValue } from './nasty.ts'

/** Cases for each of the three kinds below. */
const CASES = extent({ all: 3000, few: 100 })
const LIMIT = { timeout: extent({ all: 900_000, few: 60_000 }) }

let backend: TestBackend
let tokens: Record<Actor, string | undefined>
beforeAll(async () => {
  // lite logs every query it cannot read, with its stack.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  backend = await createTestBackend()
  const token = async (email: string) =>
    (await (await signIn(backend, email)).auth.getSession()).data.session?.access_token
  tokens = {
    nobody: undefined,
    customer: await token('customer@example.com'),
    admin: await token('admin@example.com'),
  }
  // Too old for deleting an account: everybody is there to the end.
  await backend.sql.exec("update auth.sessions set created_at = now() - interval '1 hour'")
})
afterAll(() => backend?.close())

const actors = ['nobody', 'customer', 'admin'] as const
type Actor = (typeof actors)[number]

const LONGEST_BODY = Math.max(...calls.map(({ body = [] }) => body.length))

const anyCall = fc.record({
  call: fc.constantFrom(...calls),
  actor: fc.constantFrom(...actors),
  inQuery: fc.array(fc.option(fc.oneof(nastyText, nastyTime), { nil: undefined }), {
    minLength: 5,
    maxLength: 5,
  }),
  // What makes sense most of the time, so that the value beside it is looked at.
  inBody: fc.array(fc.option(nastyValue, { nil: undefined }), {
    minLength: LONGEST_BODY,
    maxLength: LONGEST_BODY,
  }),
})

const sensible: Record<string, unknown> = {
  booking_date: '2091-05-10T10:00:00+08:00',
  duration: 60,
  type: 'recording',
  notes: 'x',
  status: 'pending',
  email: 'visitor@example.com',
  password: 'gegee-demo',
  name: 'Visitor',
  message: 'Hello',
  range_start: '2091-05-10T10:00:00+08:00',
  range_end: '2091-05-11T10:00:00+08:00',
  page_size: 10,
  skip: 0,
  starts_at: '2091-06-10T10:00:00+08:00',
  ends_at: '2091-06-11T10:00:00+08:00',
  kind: 'holiday',
  note: 'x',
  booking_id: '00000000-0000-4000-8000-000000000000',
  seen: '2091-05-10T10:00:00+08:00',
  start: '2091-05-10T10:00:00+08:00',
  minutes: 60,
  session_type: 'recording',
  search: '',
  sort: 'date',
  token: '0'.repeat(64),
  mail_id: '00000000-0000-4000-8000-000000000000',
  newsletter_id: null,
  texts: { mn: { subject: 'Мэдээ', text: 'Сайн уу' }, en: { subject: 'News', text: 'Hello' } },
}

function headersOf(actor: Actor): Record<string, string> {
  const token = tokens[actor]
  return {
    apikey: backend.keys.publishableKey,
    'content-type': 'application/json',
    prefer: 'return=representation',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
}

const send = (path: string, init: RequestInit, peerAddress = '127.0.0.1') =>
  backend.fetch(new Request(`${backend.url}${path}`, init), { peerAddress })

/** A page of ours, a JSON value, or nothing; never a failure of the server. */
async function expectAnswer(answer: Response): Promise<void> {
  const text = await answer.text()
  expect({ status: answer.status, text: text.slice(0, 300) }).toMatchObject({
    status: expect.toSatisfy((status: number) => status < 500),
  })
  const type = answer.headers.get('content-type') ?? ''
  if (type.includes('html')) expectEscaped(text)
  if (answer.status < 400 || !type.includes('json') || text === '') return
  const { code, error_code, message, msg } = JSON.parse(text) as Record<string, string>
  const words = toErrorCode(
    { code: error_code ?? code, message: message ?? msg ?? '' },
    answer.status,
    accountCodes,
  )
  expect(isErrorCode(words)).toBe(true)
}

function expectEscaped(html: string): void {
  expect(html).not.toContain(ELEMENT)
  expect(html).not.toMatch(/<script|<img|javascript:[^<]*"/i)
  expect(html).not.toMatch(/(?![\t\n\r])\p{Cc}/u)
}

describe('the calls leave nothing out', () => {
  const toPath = (path: string, method: string) =>
    calls.filter((call) => call.path === `/rest/v1/${path}` && call.method === method)

  test.each(Object.keys(tables))('%s is read, inserted into, updated and deleted from', (name) => {
    expect(['GET', 'POST', 'PATCH', 'DELETE'].filter((method) => toPath(name, method).length === 0)).toEqual(
      [],
    )
    const { values = {}, insert = {}, update = {} } = tables[name] ?? {}
    const writable = (words: Record<string, string>) =>
      Object.keys(values).filter((column) => words[column] !== undefined)
    const written = (method: string) => toPath(name, method).flatMap(({ body = [] }) => body)
    expect(written('POST')).toEqual(expect.arrayContaining(writable(insert)))
    expect(written('PATCH')).toEqual(expect.arrayContaining(writable(update)))
  })

  test.each(Object.entries(functions))(
    '%s() is called, with everything it takes',
    async (name, { columnOf }) => {
      if (columnOf) {
        const queries = toPath(columnOf, 'GET').flatMap(({ query = [] }) => query)
        expect(queries.some((query) => query.includes(name))).toBe(true)
        return
      }
      const [found, ...more] = [...toPath(`rpc/${name}`, 'POST'), ...toPath(`rpc/${name}`, 'GET')]
      expect(found, `Give ${name} a line in tests/proof/calls.ts`).toBeDefined()
      expect(more).toEqual([])
      const [{ arguments: taken } = { arguments: [] }] = await backend.sql.query<{ arguments: string[] }>(
        `select coalesce(proargnames[:pronargs], '{}') as arguments from pg_proc
       where pronamespace = 'public'::regnamespace and proname = $1`,
        [name],
      )
      expect(found?.body ?? []).toEqual(expect.arrayContaining(taken))
    },
  )
})

describe('whatever is sent, the API never fails', () => {
  test(`${CASES} calls with nasty values`, LIMIT, async () => {
    await fc.assert(
      fc.asyncProperty(anyCall, async ({ call, actor, inQuery, inBody }) => {
        const query = (call.query ?? []).flatMap((name, n) => {
          const value = inQuery[n]
          return value === undefined ? [] : [name + encodeURIComponent(value.toWellFormed())]
        })
        const entries = (call.body ?? []).map((name, n) => [name, inBody[n] ?? sensible[name]])
        const answer = await send(`${call.path}?${query.join('&')}`, {
          method: call.method,
          headers: headersOf(actor),
          body: call.body ? JSON.stringify(Object.fromEntries(entries)) : null,
        })
        await expectAnswer(answer)
      }),
      { numRuns: CASES },
    )
  })

  const anyBytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
    fc
      .constantFrom(
        '',
        '{',
        '[',
        'null',
        '1',
        '"x"',
        '[{}]',
        '[[[]]]',
        '{"email":',
        '{"email":"a"}{"email":"b"}',
        '{"a":1,"a":2}',
        '{"__proto__":{"x":1}}',
        '{"notes":"\\ud800"}',
        '{"notes":"\\u0000"}',
        'a=1&b=2',
        '<xml/>',
        '['.repeat(5000) + ']'.repeat(5000),
        `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
        `[${'{"notes":"x"},'.repeat(500)}{}]`,
        `{"notes":"${'x'.repeat(1024 * 1024 - 12)}"}`,
        `{"notes":"${'x'.repeat(2 * 1024 * 1024)}"}`,
      )
      .map((text) => new Uint8Array(new TextEncoder().encode(text))),
  )
  const anyHeader = fc.oneof(
    fc.constant<Record<string, string>>({}),
    fc.constantFrom<Record<string, string>[]>(
      { 'content-type': 'text/csv' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'application/json; charset=utf-16' },
      { accept: 'application/vnd.pgrst.object+json' },
      { accept: 'text/html' },
      { prefer: 'resolution=merge-duplicates, count=exact, tx=rollback, missing=default' },
      { range: '5-1' },
      { range: '99999999999999999999-' },
      { 'accept-profile': 'auth' },
      { 'content-profile': 'private' },
      { authorization: 'Bearer x.y.z' },
      { authorization: `Bearer ${'a'.repeat(9000)}` },
      { authorization: 'Basic Og==' },
      { apikey: '' },
      { apikey: "' or 1=1" },
      { 'x-client-info': ELEMENT },
      { 'x-forwarded-for': 'not an address' },
    ),
  )

  test(`${CASES} calls with bodies that are no JSON, and with odd headers`, LIMIT, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...calls),
        fc.constantFrom(...actors),
        anyBytes,
        anyHeader,
        async ({ method, path, body }, actor, bytes, header) => {
          const headers = { ...headersOf(actor), ...header }
          await expectAnswer(await send(path, { method, headers, body: body ? bytes : null }))
        },
      ),
      { numRuns: CASES },
    )
  })

  test(`${CASES} odd addresses`, LIMIT, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          '/rest/v1/',
          '/rest/v1/rpc/',
          '/auth/v1/',
          '/auth/v1/admin/',
          '/functions/v1/studio/',
          '/__mail',
          '/',
        ),
        fc.oneof(nastyText, fc.webPath(), fc.constant('x'.repeat(60_000))),
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'),
        fc.constantFrom(...actors),
        async (start, rest, method, actor) => {
          const path = `${start}${encodeURI(rest.toWellFormed()).replaceAll('#', '')}`
          await expectAnswer(await send(path, { method, headers: headersOf(actor) }))
        },
      ),
      { numRuns: CASES },
    )
  })
})

test('afterwards the rules hold, and every mail and the mailbox are escaped', async () => {
  const [broken] = await backend.sql.query<{ count: number }>(
    `select count(*)::int from public.bookings a join public.bookings b
     on a.id < b.id and a.during && b.during and a.status <> 'cancelled' and b.status <> 'cancelled'`,
  )
  expect(broken?.count).toBe(0)
  // All that people can write into a mail.
  for (const [n, text] of fc.sample(nastyText, extent({ all: 80, few: 15 })).entries()) {
    const post = async (path: string, body: object) =>
      expectAnswer(
        await send(
          path,
          { method: 'POST', headers: headersOf('nobody'), body: JSON.stringify(body) },
          `192.0.2.${n}`,
        ),
      )
    const email = `somebody-${n}@example.com`
    await post('/rest/v1/rpc/send_contact_message', {
      name: `A ${text}`,
      email,
      message: `B ${text}`,
      locale: text,
    })
    await post('/rest/v1/rpc/send_contact_message', { name: 'A', email: `${text}@example.com`, message: 'B' })
    await post('/auth/v1/signup', { email: `new-${email}`, password: 'gegee-demo', data: { locale: text } })
  }
  await backend.deliverDue()
  const mails = backend.mailbox.list()
  expect(mails.length).toBeGreaterThan(extent({ all: 100, few: 15 }))
  for (const { html, subject, to, replyTo, link } of mails) {
    expectEscaped(html)
    // A line of a mail's head must stay one.
    expect(`${subject}${to}${replyTo ?? ''}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    expect(link).toMatch(/^(http:\/\/localhost:4321\/|mailto:)/)
  }
  expectEscaped(mailboxPage(mails))
})

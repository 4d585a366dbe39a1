import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MailRefused, type OutgoingMail, QuotaSpent } from '../../src/delivery/mail.ts'
import { resend } from '../../src/delivery/resend.ts'
import { KEY, type ResendServer, refusal, startResend } from '../support/resend.ts'

const mail: OutgoingMail = {
  id: '4f1c0000-0000-4000-8000-000000000001',
  from: 'Gegee Studio <mail@studio.example>',
  to: 'saraa@example.com',
  replyTo: null,
  subject: 'Захиалга баталгаажлаа',
  text: 'Сайн уу',
  html: '<p>Сайн уу</p>',
  headers: { 'List-Unsubscribe': '<https://studio.example/u>' },
  link: 'https://studio.example/',
}

let server: ResendServer
beforeAll(async () => {
  server = await startResend()
})
afterEach(() => {
  server.instead = null
  server.delivered.clear()
})
afterAll(() => server.close())

const send = (changes: Partial<OutgoingMail> = {}, key = KEY, patience = 5_000) =>
  resend(server.url, key).send({ ...mail, ...changes }, AbortSignal.timeout(patience))
const failure = (...call: Parameters<typeof send>) =>
  send(...call).then(
    () => {
      throw new Error('It was sent.')
    },
    (error: Error) => error,
  )

test('a mail arrives with sender, head, both versions and its calendar part', async () => {
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Бичлэг\r\nEND:VCALENDAR\r\n'
  const id = await send({ replyTo: 'bat@example.com', calendar: { method: 'REQUEST', content } })
  const [[key, arrived] = []] = server.delivered
  expect(key).toBe(mail.id)
  expect(arrived?.id).toBe(id)
  const { attachments, ...letter } = arrived?.letter ?? {}
  expect(letter).toEqual({
    from: mail.from,
    to: [mail.to],
    reply_to: 'bat@example.com',
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
  })
  expect(attachments?.map((part) => part.content_type)).toEqual([
    'text/calendar; charset=utf-8; method=REQUEST',
  ])
  expect(Buffer.from(attachments?.[0]?.content ?? '', 'base64').toString()).toBe(content)
})

test('a second attempt is answered as the first, and nobody gets two', async () => {
  expect(await send()).toBe(await send())
  expect(server.delivered.size).toBe(1)
})

test('where it comes too fast, it waits for its turn', async () => {
  let refusals = 2
  server.instead = () => {
    const full = refusal(429, 'rate_limit_exceeded', 'Too many requests.')
    full.headers.set('retry-after', '0')
    return refusals-- > 0 ? full : null
  }
  expect(await send()).toBe([...server.delivered.values()][0]?.id)
})

test('it does not wait longer than it may', async () => {
  server.instead = () => refusal(429, 'rate_limit_exceeded', 'Too many requests.')
  expect((await failure({}, KEY, 30)).name).toBe('TimeoutError')
})

describe('no further attempt is made', () => {
  test.each([
    [400, 'validation_error'],
    [422, 'invalid_parameter'],
    [409, 'invalid_idempotent_request'],
  ])('after %i %s', async (status, name) => {
    server.instead = () => refusal(status, name, 'No.')
    const error = await failure()
    expect(error).toBeInstanceOf(MailRefused)
    expect(error.message).toBe(`Resend answered ${status} ${name}: No.`)
  })
})

test.each([
  ['day', 'daily_quota_exceeded'],
  ['month', 'monthly_quota_exceeded'],
])('the end of its %s is no fault of a mail', async (_, name) => {
  server.instead = () => refusal(429, name, 'No more for now.')
  expect(await failure()).toBeInstanceOf(QuotaSpent)
})

describe('it is tried again', () => {
  test.each([
    [401, 'restricted_api_key'],
    [403, 'validation_error'],
    [409, 'concurrent_idempotent_requests'],
    [422, 'invalid_from_address'],
    [500, 'internal_server_error'],
  ])('after %i %s', async (status, name) => {
    server.instead = () => refusal(status, name, 'No.')
    expect(await failure()).not.toBeInstanceOf(MailRefused)
  })

  test.each([
    ['a page', () => new Response('<html>Welcome to the hotel’s network</html>')],
    ['nothing', () => new Response('')],
    ['an answer without an id', () => Response.json({ object: 'email' })],
    ['null', () => Response.json(null)],
    ['a way elsewhere', () => Response.redirect(`${server.url}/elsewhere`)],
  ])('after %s', async (_, instead) => {
    server.instead = instead
    expect(await failure()).not.toBeInstanceOf(MailRefused)
  })

  test('when it takes too long', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    server.instead = () => promise
    expect((await failure({}, KEY, 20)).name).toBe('TimeoutError')
    resolve(new Response())
  })

  test('when the key is wrong, without a word of the key', async () => {
    const error = await failure({}, 're_wrong')
    expect(error).not.toBeInstanceOf(MailRefused)
    expect(String(error)).toBe('Error: Resend answered 403 invalid_api_key: API key is invalid.')
  })
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toErrorCode } from '../../../../src/backend/errors.ts'
import { locales } from '../../../../src/i18n/locales.ts'
import { countAttempts } from '../../../../supabase/local/auth/attempts.ts'
import { createTestBackend, PASSWORD, type TestBackend } from '../../../support/backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await createTestBackend({ realLimits: true })
})
afterAll(() => backend?.close())

let addresses = 0
/** An address nothing has come from yet. */
const newAddress = () => `192.0.2.${++addresses}`

async function post(path: string, body: object, address: string): Promise<Response> {
  const headers = { apikey: backend.keys.publishableKey, 'content-type': 'application/json' }
  // What callers say of their address must not count.
  const request = new Request(`${backend.url}${path}`, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 255)}` },
    body: JSON.stringify(body),
  })
  return backend.fetch(request, { peerAddress: address })
}

const signIn = (email: string, password: string, address: string) =>
  post('/auth/v1/token?grant_type=password', { email, password }, address)

async function expectRefusal(answer: Response): Promise<void> {
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(300)
  const { error_code, msg } = (await answer.json()) as { error_code: string; msg: string }
  expect(toErrorCode({ code: error_code, message: msg, status: 429 })).toBe('too_many_requests')
}

describe('within five minutes', () => {
  test.each([
    ['/auth/v1/token?grant_type=password', 30],
    ['/auth/v1/signup', 30],
    ['/auth/v1/recover', 30],
    ['/auth/v1/resend', 30],
    ['/auth/v1/otp', 30],
    ['/auth/v1/token?grant_type=refresh_token', 150],
    ['/auth/v1/verify', 30],
  ])('one address may call %s %i times, others are not hindered', async (path, tries) => {
    const address = newAddress()
    // Each for another account, and nothing that would pass.
    const call = (from: string, n: number) => post(path, { email: `nobody-${n}@`, type: 'signup' }, from)
    for (let n = 0; n < tries; n++) expect((await call(address, n)).status).not.toBe(429)
    await expectRefusal(await call(address, tries))
    await expectRefusal(await call(`::ffff:${address}`, tries))
    expect((await call(newAddress(), tries)).status).not.toBe(429)
  })

  test('one address may ask for another email address 30 times, and so learn of few accounts', async () => {
    const client = await signIn('customer@example.com', PASSWORD, newAddress())
    const { access_token } = (await client.json()) as { access_token: string }
    const address = newAddress()
    const change = (body: object) =>
      backend.fetch(
        new Request(`${backend.url}/auth/v1/user`, {
          method: 'PUT',
          headers: { apikey: backend.keys.publishableKey, authorization: `Bearer ${access_token}` },
          body: JSON.stringify(body),
        }),
        { peerAddress: address },
      )
    for (let n = 0; n < 30; n++) expect((await change({ email: 'admin@example.com' })).status).toBe(422)
    await expectRefusal(await change({ email: 'admin@example.com' }))
    expect((await change({ data: { locale: 'mn' } })).status).toBe(200)
  })

  test.each(['customer@example.com', 'unknown@example.com'])(
    'ten wrong passwords for %s are the last, from wherever they come, and the answer tells nothing',
    async (email) => {
      for (let n = 0; n < 10; n++) expect((await signIn(email, `wrong-${n}`, newAddress())).status).toBe(400)
      await expectRefusal(await signIn(email.toUpperCase(), PASSWORD, newAddress()))
    },
  )

  test('guesses sent side by side are counted', async () => {
    const guesses = Array.from({ length: 25 }, (_, n) => signIn('many@example.com', `${n}`, newAddress()))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  test('a correct password resets the count', async () => {
    const email = 'admin@example.com'
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 6; n++) await signIn(email, 'wrong', newAddress())
      expect((await signIn(email, PASSWORD, newAddress())).status).toBe(200)
    }
  })
})

test.each([
  ['/auth/v1/%74oken?grant_type=password', { email: 'admin@example.com', password: PASSWORD }],
  ['/auth/v1/ot%70', { email: 'otp@example.com', create_user: true }],
  ['/auth/v1/sign%75p', { email: 'otp@example.com', password: PASSWORD }],
])('a path written in another way, %s, does not get past the limits', async (path, body) => {
  expect((await post(path, body, newAddress())).status).toBe(404)
  expect(await backend.sql.query("select 1 from auth.users where email = 'otp@example.com'")).toEqual([])
})

describe('a call that lite reads in another way than its limits', () => {
  /** Sends a password as a request that says something else first, or behind a `#`. */
  test.each([
    '/auth/v1/token#?grant_type=password',
    '/auth/v1/token?grant_type=refresh_token&grant_type=password',
    '/auth/v1/token?%67rant_type=refresh_token&grant_type=password',
  ])('does not sign in: %s', async (path) => {
    const answer = await post(path, { email: 'customer@example.com', password: PASSWORD }, newAddress())
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.text()).not.toContain('access_token')
  })

  test('is counted where it signs in', async () => {
    const path = '/auth/v1/token?grant_typ%65=password#?grant_type=refresh_token'
    const address = newAddress()
    for (let n = 0; n < 30; n++) {
      expect(
        (await post(path, { email: `fragment-${n}@example.com`, password: 'wrong' }, address)).status,
      ).toBe(400)
    }
    await expectRefusal(await post(path, { email: 'customer@example.com', password: PASSWORD }, address))
  })
})

describe('an account changes only so often', () => {
  const token = async (email: string) => {
    const answer = await signIn(email, PASSWORD, newAddress())
    return ((await answer.json()) as { access_token: string }).access_token
  }
  const change = (bearer: string, body: object) =>
    backend.fetch(
      new Request(`${backend.url}/auth/v1/user`, {
        method: 'PUT',
        headers: { apikey: backend.keys.publishableKey, authorization: `Bearer ${bearer}` },
        body: JSON.stringify(body),
      }),
      { peerAddress: newAddress() },
    )

  test('and nobody uses that up with a token they wrote themselves', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const [, claims = ''] = (await token('admin@example.com')).split('.')
    for (let n = 0; n < 61; n++) {
      expect((await change(`${part({ alg: 'HS256' })}.${claims}.AAAA`, { data: {} })).status).toBe(403)
    }
    expect((await change(await token('admin@example.com'), { data: {} })).status).toBe(200)
  })

  test('ten times its password, which takes long', async () => {
    const bearer = await token('admin@example.com')
    // Refused each time, for it is the one that counts.
    for (let n = 0; n < 10; n++) expect((await change(bearer, { password: PASSWORD })).status).toBe(422)
    await expectRefusal(await change(bearer, { password: PASSWORD }))
    expect((await change(bearer, { data: { locale: 'en' } })).status).toBe(200)
  })

  test('sixty times, from wherever and with whichever of its tokens, and its data stays small', async () => {
    const bearer = await token('admin@example.com')
    expect((await change(bearer, { data: { story: 'x'.repeat(8000) } })).status).toBe(200)
    const grown = await change(bearer, { data: { another: 'x'.repeat(9000) } })
    expect([grown.status, await grown.json()]).toMatchObject([422, { error_code: 'validation_failed' }])
    let answer = await change(bearer, { data: { story: null } })
    for (let n = 0; n < 60 && answer.status === 200; n++) answer = await change(bearer, { data: { n } })
    await expectRefusal(answer)
    await expectRefusal(await change(await token('admin@example.com'), { data: { story: '' } }))
  })
})

test('the contact form says when to come back', async () => {
  const send = (n: number) =>
    post(
      '/rest/v1/rpc/send_contact_message',
      { name: 'A', email: 'flood@example.com', message: `${n}` },
      newAddress(),
    )
  for (let n = 0; n < 5; n++) expect((await send(n)).ok).toBe(true)
  const answer = await send(5)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('3600')
})

test('a time passes, and one may try again; the memory stays small', () => {
  let now = 0
  const attempts = countAttempts({ tries: 2, seconds: 10 }, () => now)
  attempts.count('a')
  expect(attempts.secondsLeft('a')).toBe(0)
  attempts.count('a')
  now = 1500
  expect(attempts.secondsLeft('a')).toBe(9)
  expect(attempts.secondsLeft('b')).toBe(0)
  now = 10_000
  expect(attempts.secondsLeft('a')).toBe(0)
  for (let n = 0; n < 25_000; n++) attempts.count(`caller ${n}`)
  attempts.count('a')
  expect(attempts.secondsLeft('a')).toBe(0)
})

test.each(locales)('the sign-in form has words for it in %s', (locale) => {
  const texts = JSON.parse(readFileSync(`locales/${locale}/errors.json`, 'utf8'))
  expect(texts.too_many_requests).not.toBe('')
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountServer, openAccountServer } from '../support/account-server.ts'
import { newAccount } from '../support/accounts.ts'
import { PASSWORD } from '../support/backend.ts'

// What the screens tell apart by code and status (src/backend/errors.ts).

let server: AccountServer
beforeAll(async () => {
  server = await openAccountServer()
})
afterAll(() => server?.close())

/** Status and code of a call with this body. */
async function answerTo(path: string, body: unknown, token?: string, method = 'POST') {
  const answer = await server.fetch(`/auth/v1/${path}`, {
    method,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    ...(method !== 'GET' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const { error_code } = (await answer.json()) as { error_code?: string }
  return [answer.status, error_code]
}

describe('who registers', () => {
  test.each([
    ['without an address', { password: PASSWORD }, [422, 'anonymous_provider_disabled']],
    ['without a password', { email: 'none@example.com' }, [400, 'validation_failed']],
    ['with too short a password', { email: 'short@example.com', password: 'abc' }, [422, 'weak_password']],
    [
      'with too long a password',
      { email: 'long@example.com', password: 'a'.repeat(73) },
      [400, 'validation_failed'],
    ],
    [
      'with a password too long in Cyrillic',
      { email: 'long@example.com', password: 'а'.repeat(37) },
      [400, 'validation_failed'],
    ],
    ['with an address that is none', { email: 'nobody', password: PASSWORD }, [400, 'validation_failed']],
    [
      'with a name beside the address',
      { email: 'x<one@example.com>', password: PASSWORD },
      [400, 'validation_failed'],
    ],
    [
      'with a dot behind the address',
      { email: 'one@example.com.', password: PASSWORD },
      [400, 'validation_failed'],
    ],
    [
      'with the address in quotes',
      { email: '"one"@example.com', password: PASSWORD },
      [400, 'validation_failed'],
    ],
    ['with no object at all', '[]', [400, 'bad_json']],
    ['with half an object', '{"email": ', [400, 'bad_json']],
  ])('%s is refused', async (_how, body, refusal) => {
    expect(await answerTo('signup', body)).toEqual(refusal)
  })

  test('with the address of an account gets the answer of everybody and no session', async () => {
    await newAccount(server, 'taken@example.com')
    const again = await server.newClient().auth.signUp({ email: 'taken@example.com', password: 'another' })
    expect([again.error, again.data.session, again.data.user?.email]).toEqual([
      null,
      null,
      'taken@example.com',
    ])
    const account = { email: 'taken@example.com', password: PASSWORD }
    expect((await server.newClient().auth.signInWithPassword(account)).error).toBeNull()
  })
})

describe('who is signed in', () => {
  test('is not given the password there is, nor one too short or too long, nor the address of another account', async () => {
    const { session } = await newAccount(server, 'changes@example.com')
    const change = (body: object) => answerTo('user', body, session.access_token, 'PUT')
    expect(await change({ password: PASSWORD })).toEqual([422, 'same_password'])
    expect(await change({ password: 'abc' })).toEqual([422, 'weak_password'])
    expect(await change({ password: 'а'.repeat(37) })).toEqual([400, 'validation_failed'])
    expect(await change({ email: 'customer@example.com' })).toEqual([422, 'email_exists'])
    expect(await change({ email: 'nobody' })).toEqual([400, 'validation_failed'])
  })

  test('keeps the words of the account that a change does not name', async () => {
    const { client } = await newAccount(server, 'words@example.com', { full_name: 'Сараа', locale: 'mn' })
    await client.auth.updateUser({ data: { locale: 'ru' } })
    const { data } = await client.auth.getUser()
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Сараа', locale: 'ru' })
    await client.auth.updateUser({ data: { full_name: null } })
    expect((await client.auth.getUser()).data.user?.user_metadata).not.toHaveProperty('full_name')
  })
})

test('a call for one’s own account needs a token that is one', async () => {
  expect(await answerTo('user', '', undefined, 'GET')).toEqual([401, 'no_authorization'])
  expect(await answerTo('user', '', 'nonsense', 'GET')).toEqual([403, 'bad_jwt'])
})

test('what is said to be null is not said', async () => {
  const { session } = await newAccount(server, 'null@example.com')
  const change = { password: null, email: null, data: { locale: 'ru' } }
  expect(await answerTo('user', change, session.access_token, 'PUT')).toEqual([200, undefined])
  const sent = { email: 'null@example.com', password: PASSWORD, gotrue_meta_security: null }
  expect(await answerTo('token?grant_type=password', sent)).toEqual([200, undefined])
  expect(await answerTo('token?grant_type=password', { email: null, password: null })).toEqual([
    400,
    'validation_failed',
  ])
})

test('whoever asks for the head of an answer has nothing done: the code that was mailed still counts', async () => {
  const email = 'head@example.com'
  const { client, session } = await newAccount(server, email)
  const headers = { authorization: `Bearer ${session.access_token}` }
  expect((await client.auth.reauthenticate()).error).toBeNull()
  const kept = () =>
    server.sql.query(
      'select reauthentication_token, reauthentication_sent_at from auth.users where email = $1',
      [email],
    )
  const before = await kept()
  for (const path of ['reauthenticate', 'user', 'verify']) {
    const { status } = await server.fetch(`/auth/v1/${path}`, { method: 'HEAD', headers })
    expect([path, status]).toEqual([path, 405])
  }
  expect(await kept()).toEqual(before)
})

test('a token to renew a session with counts once: who comes with it again, when another was used since, ends the session', async () => {
  const { session } = await newAccount(server, 'renews@example.com')
  const renew = (refresh_token: string) => answerTo('token?grant_type=refresh_token', { refresh_token })
  const renewed = async (refresh_token: string) => {
    const { data, error } = await server.newClient().auth.refreshSession({ refresh_token })
    expect(error).toBeNull()
    return data.session?.refresh_token ?? ''
  }
  const stolen = session.refresh_token
  const next = await renewed(stolen)
  expect(next).not.toBe(stolen)
  // Two tabs may ask at once, and an answer may be lost.
  expect(await renewed(stolen)).toBe(next)
  const last = await renewed(next)
  const later = () =>
    server.sql.exec("update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where revoked")
  await later()
  expect(await renew(stolen)).toEqual([400, 'refresh_token_already_used'])
  await later()
  expect(await renew(last)).toEqual([400, 'refresh_token_already_used'])
})

test('a way of signing in that is none is refused', async () => {
  expect(await answerTo('token?grant_type=none', {})).toEqual([400, 'invalid_credentials'])
  const body = { email: 'customer@example.com' }
  expect(await answerTo('token?grant_type=password', body)).toEqual([400, 'invalid_credentials'])
})

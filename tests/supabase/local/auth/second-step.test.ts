import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, openAccountServer } from '../../../support/account-server.ts'
import { newestMail, signUp, useLink } from '../../../support/accounts.ts'
import {
  addSecondStep,
  codeOf,
  idOf,
  refusalOf,
  signedIn,
  signInAgain,
} from '../../../support/second-step.ts'

let server: AccountServer
beforeAll(async () => {
  server = await openAccountServer()
})
afterAll(() => server?.close())

test('a code counts once, in whatever session', async () => {
  const email = 'replay@example.com'
  const { id, secret } = await addSecondStep(await signedIn(server, email))
  const code = codeOf(secret, 1)
  const owner = await signInAgain(server, email)
  const use = (client: typeof owner) => client.auth.mfa.challengeAndVerify({ factorId: id, code })
  expect((await use(owner)).error).toBeNull()
  expect(refusalOf(await use(owner))).toEqual([422, 'mfa_verification_failed'])
  const thief = await signInAgain(server, email)
  expect(refusalOf(await use(thief))).toEqual([422, 'mfa_verification_failed'])
})

test('ten wrong codes are the last for five minutes, from wherever they come', async () => {
  const email = 'guess@example.com'
  const { id, secret } = await addSecondStep(await signedIn(server, email))
  const right = [codeOf(secret, 0), codeOf(secret, 1)]
  const wrong = Array.from({ length: 30 }, (_, n) => String(n).padStart(6, '0')).filter(
    (code) => !right.includes(code),
  )
  const client = await signInAgain(server, email)
  const guess = (code: string) => client.auth.mfa.challengeAndVerify({ factorId: id, code })
  for (const code of wrong.slice(0, 10)) {
    expect(refusalOf(await guess(code))).toEqual([422, 'mfa_verification_failed'])
  }
  expect(refusalOf(await guess(right[1] ?? ''))).toEqual([429, 'over_request_rate_limit'])
  const { data } = await client.auth.getSession()
  const challenge = await client.auth.mfa.challenge({ factorId: id })
  const answer = await server.fetch(
    `/auth/v1/factors/${id}/verify`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      body: JSON.stringify({ challenge_id: challenge.data?.id, code: right[1] }),
    },
    '198.51.100.7',
  )
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the token that renewed the first step does not renew the second', async () => {
  const email = 'renew@example.com'
  const { id, secret } = await addSecondStep(await signedIn(server, email))
  const client = await signInAgain(server, email)
  const before = (await client.auth.getSession()).data.session?.refresh_token ?? ''
  await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret, 1) })
  expect(refusalOf(await server.newClient().auth.refreshSession({ refresh_token: before }))).toEqual([
    400,
    'refresh_token_already_used',
  ])
  expect((await client.auth.refreshSession()).error).toBeNull()
})

test('a code asked for at one address is not answered at another', async () => {
  const client = await signedIn(server, 'moved@example.com')
  const { id, secret } = await addSecondStep(client)
  const { data } = await client.auth.getSession()
  const challenge = await client.auth.mfa.challenge({ factorId: id })
  const answer = await server.fetch(
    `/auth/v1/factors/${id}/verify`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      body: JSON.stringify({ challenge_id: challenge.data?.id, code: codeOf(secret, 1) }),
    },
    '198.51.100.7',
  )
  expect([answer.status, (await answer.json()).error_code]).toEqual([422, 'mfa_ip_address_mismatch'])
})

test('who does not know the password does not learn that an account is blocked, nor when it signed in', async () => {
  const email = 'quiet@example.com'
  const client = await signedIn(server, email)
  const id = await idOf(client)
  await server.admin.auth.admin.updateUserById(id, { ban_duration: '24h' })
  await expect(signInAgain(server, email, 'wrong-password')).rejects.toMatchObject({
    code: 'invalid_credentials',
  })
  const sessions = () =>
    server.sql.query(
      'select (select count(*)::int from auth.sessions where user_id = $1), last_sign_in_at from auth.users where id = $1',
      [id],
    )
  const before = await sessions()
  await expect(signInAgain(server, email)).rejects.toMatchObject({ code: 'user_banned' })
  expect(await sessions()).toEqual(before)
})

test('questions of earlier days are forgotten', async () => {
  const client = await signedIn(server, 'questions@example.com')
  const { id } = await addSecondStep(client)
  await server.sql.query(
    "update auth.mfa_challenges set created_at = now() - interval '2 days' where factor_id = $1",
    [id],
  )
  await client.auth.mfa.challenge({ factorId: id })
  expect(await server.sql.query('select from auth.mfa_challenges where factor_id = $1', [id])).toHaveLength(1)
})

test('who registered an address for which somebody else is invited then has no way in', async () => {
  const email = 'squatted@example.com'
  await signUp(server, email)
  await server.admin.auth.admin.inviteUserByEmail(email)
  expect((await useLink(server.newClient(), newestMail(server, email))).error).toBeNull()
  await expect(signInAgain(server, email)).rejects.toMatchObject({ code: 'invalid_credentials' })
})

test('who is invited and registers by themselves is led to a password, since the one they typed is not kept', async () => {
  const email = 'impatient@example.com'
  await server.admin.auth.admin.inviteUserByEmail(email)
  await signUp(server, email)
  await server.newClient().auth.resend({ type: 'signup', email })
  expect(server.mailsTo(email).map(({ type }) => type)).toEqual(['invite', 'invite', 'invite'])
  expect((await useLink(server.newClient(), newestMail(server, email))).error).toBeNull()
})

test.each([
  ['a name without end', { friendly_name: 'x'.repeat(4000) }],
  ['a character that PostgreSQL cannot store', { friendly_name: 'a\0' }],
  ['a name that is no text', { friendly_name: ['x'] }],
  ['an issuer for which a QR code has no room', { friendly_name: 'x', issuer: 'x'.repeat(1700) }],
])('a device with %s is refused, and nothing is kept', async (what, named) => {
  const client = await signedIn(server, `device.${what.replaceAll(' ', '.')}@example.com`)
  const { data } = await client.auth.getSession()
  const answer = await server.fetch('/auth/v1/factors', {
    method: 'POST',
    headers: { authorization: `Bearer ${data.session?.access_token}` },
    body: JSON.stringify({ factor_type: 'totp', ...named }),
  })
  expect(answer.status).toBe(400)
  expect(
    await server.sql.query('select from auth.mfa_factors where user_id = $1', [await idOf(client)]),
  ).toEqual([])
})

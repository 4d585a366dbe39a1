import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, openAccountServer } from '../support/account-server.ts'
import {
  addSecondStep,
  codeOf,
  enroll,
  idOf,
  refusalOf,
  signedIn,
  signInAgain,
} from '../support/second-step.ts'

let server: AccountServer
beforeAll(async () => {
  server = await openAccountServer()
})
afterAll(() => server?.close())

const levels = async (client: Awaited<ReturnType<typeof signedIn>>) => {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  const methods = data?.currentAuthenticationMethods.map((entry) =>
    typeof entry === 'string' ? entry : entry.method,
  )
  // Of two in one second either may be first.
  return [data?.currentLevel, data?.nextLevel, methods?.toSorted()]
}

test('a second step begins as an image and a secret, and counts once its code was typed in', async () => {
  const client = await signedIn(server, 'begins@example.com')
  const { id, secret, totp } = await enroll(client)
  expect(totp.qr_code).toMatch(
    /^data:image\/svg\+xml;utf-8,<[^#]*<svg[^#]*<\/svg>\s*$|^data:image\/svg\+xml;utf-8,<svg[^#]*$/,
  )
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const address = new URL(totp.uri)
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
    'otpauth:',
    'totp',
    expect.stringMatching(/^\/.+:begins@example\.com$/),
  ])
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
  expect(await levels(client)).toEqual(['aal1', 'aal1', ['password']])

  const asked = await client.auth.mfa.challenge({ factorId: id })
  expect(asked.data).toMatchObject({ type: 'totp', expires_at: expect.any(Number) })
  const { data, error } = await client.auth.mfa.verify({
    factorId: id,
    challengeId: asked.data?.id ?? '',
    code: codeOf(secret),
  })
  expect(error).toBeNull()
  expect(data?.user.factors).toMatchObject([
    { id, friendly_name: 'phone', factor_type: 'totp', status: 'verified' },
  ])
  expect(JSON.stringify(data)).not.toContain(secret)
  expect(await levels(client)).toEqual(['aal2', 'aal2', ['password', 'totp']])
})

test('from then on a password alone reaches the first step, and a renewed session keeps the second', async () => {
  const email = 'again@example.com'
  const first = await signedIn(server, email)
  const { id, secret } = await addSecondStep(first)
  const client = await signInAgain(server, email)
  expect(await levels(client)).toEqual(['aal1', 'aal2', ['password']])
  const { data: known } = await client.auth.mfa.listFactors()
  expect(known?.totp).toMatchObject([{ id, status: 'verified' }])
  const stepped = await client.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret, 1) })
  expect(stepped.error).toBeNull()
  await client.auth.refreshSession()
  expect(await levels(client)).toEqual(['aal2', 'aal2', ['password', 'totp']])
})

test('a second step ends the sessions that have not passed it', async () => {
  const email = 'others@example.com'
  const one = await signedIn(server, email)
  const other = await signInAgain(server, email)
  await addSecondStep(one)
  expect((await other.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await one.auth.getUser()).error).toBeNull()
})

test('wrong codes, questions of yesterday and other people’s second steps are refused', async () => {
  const client = await signedIn(server, 'wrong@example.com')
  const { id, secret } = await addSecondStep(client)
  const ask = async () => (await client.auth.mfa.challenge({ factorId: id })).data?.id ?? ''
  const code = codeOf(secret, 1)
  const wrong = code === '000000' ? '111111' : '000000'
  const challengeId = await ask()
  const verify = (challengeId: string, code: string) =>
    client.auth.mfa.verify({ factorId: id, challengeId, code })
  expect(refusalOf(await verify(challengeId, wrong))).toEqual([422, 'mfa_verification_failed'])
  expect(refusalOf(await verify(challengeId, ''))).toEqual([400, 'validation_failed'])
  expect(refusalOf(await verify(crypto.randomUUID(), code))).toEqual([422, 'mfa_factor_not_found'])

  const old = await ask()
  await server.sql.query(
    "update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = $1",
    [old],
  )
  expect(refusalOf(await verify(old, code))).toEqual([422, 'mfa_challenge_expired'])

  const stranger = await signedIn(server, 'stranger@example.com')
  expect(refusalOf(await stranger.auth.mfa.challenge({ factorId: id }))).toEqual([
    404,
    'mfa_factor_not_found',
  ])
  expect(refusalOf(await stranger.auth.mfa.verify({ factorId: id, challengeId: await ask(), code }))).toEqual(
    [404, 'mfa_factor_not_found'],
  )
  expect(refusalOf(await stranger.auth.mfa.unenroll({ factorId: id }))).toEqual([404, 'mfa_factor_not_found'])
  expect(refusalOf(await client.auth.mfa.challenge({ factorId: 'none' }))).toEqual([404, 'validation_failed'])
})

test('a question is answered once, from the address that asked', async () => {
  const client = await signedIn(server, 'once@example.com')
  const { id, secret } = await enroll(client)
  const challengeId = (await client.auth.mfa.challenge({ factorId: id })).data?.id ?? ''
  const answer = { factorId: id, challengeId, code: codeOf(secret) }
  expect((await client.auth.mfa.verify(answer)).error).toBeNull()
  expect(refusalOf(await client.auth.mfa.verify({ ...answer, code: codeOf(secret, 1) }))).toEqual([
    422,
    'mfa_ip_address_mismatch',
  ])
})

test('second steps have names of their own, and there are ten at most', async () => {
  const client = await signedIn(server, 'ten@example.com')
  await addSecondStep(client, 'phone')
  const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  expect(refusalOf(again)).toEqual([422, 'mfa_factor_name_conflict'])
  await server.sql.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     select gen_random_uuid(), $1, 'reserve ' || n, 'totp', 'verified', 'JBSWY3DPEHPK3PXP', now(), now()
     from generate_series(2, 10) n`,
    [await idOf(client)],
  )
  const eleventh = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'tablet' })
  expect(refusalOf(eleventh)).toEqual([422, 'too_many_enrolled_mfa_factors'])
  const bySms = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+97699112233' })
  expect(refusalOf(bySms)).toEqual([422, 'mfa_phone_enroll_not_enabled'])
})

test('who has only the password can neither add nor remove a second step, nor change password or address', async () => {
  const email = 'thief@example.com'
  const owner = await signedIn(server, email)
  const { id } = await addSecondStep(owner)
  const thief = await signInAgain(server, email)
  expect(refusalOf(await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' }))).toEqual([
    403,
    'insufficient_aal',
  ])
  expect(refusalOf(await thief.auth.mfa.unenroll({ factorId: id }))).toEqual([422, 'insufficient_aal'])
  for (const change of [{ password: 'another-password' }, { email: 'elsewhere@example.com' }]) {
    expect(refusalOf(await thief.auth.updateUser(change))).toEqual([401, 'insufficient_aal'])
    expect(server.mailsTo('elsewhere@example.com')).toEqual([])
  }
  expect((await thief.auth.updateUser({ data: { locale: 'en' } })).error).toBeNull()
  expect((await owner.auth.updateUser({ password: 'another-password' })).error).toBeNull()
})

test('a second step that is removed leaves its sessions at their first', async () => {
  const client = await signedIn(server, 'remove@example.com')
  const { id } = await addSecondStep(client)
  expect((await client.auth.mfa.unenroll({ factorId: id })).data).toEqual({ id })
  await client.auth.refreshSession()
  expect(await levels(client)).toEqual(['aal1', 'aal1', ['password']])
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([])
})

test('with the second step that a session passed, its right to remove another one goes', async () => {
  const client = await signedIn(server, 'reserve@example.com')
  const phone = await addSecondStep(client, 'phone')
  const { id: reserve, secret } = await enroll(client, 'reserve')
  const code = codeOf(secret)
  expect((await client.auth.mfa.challengeAndVerify({ factorId: reserve, code })).error).toBeNull()
  expect((await client.auth.mfa.unenroll({ factorId: reserve })).error).toBeNull()
  expect(refusalOf(await client.auth.mfa.unenroll({ factorId: phone.id }))).toEqual([422, 'insufficient_aal'])
})

import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountServer, openAccountServer } from '../support/account-server.ts'
import { newestMail, useLink } from '../support/accounts.ts'
import { PASSWORD } from '../support/backend.ts'
import { idOf, refusalOf, signedIn, signInAgain } from '../support/second-step.ts'

let server: AccountServer
beforeAll(async () => {
  server = await openAccountServer()
})
afterAll(() => server?.close())

/** Whether the sessions of clients stand, as the server knows them. */
async function standing(...clients: SupabaseClient[]): Promise<boolean[]> {
  const answers: boolean[] = []
  for (const client of clients) {
    const { error } = await client.auth.getUser()
    if (error !== null && error.name !== 'AuthSessionMissingError') throw error
    answers.push(error === null)
  }
  return answers
}

const tokensOf = async (client: SupabaseClient) => {
  const { data } = await client.auth.getSession()
  return { access: data.session?.access_token ?? '', refresh: data.session?.refresh_token ?? '' }
}

const userWith = (token: string) =>
  server.fetch('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } })

test('a token says what a hosted project’s says', async () => {
  const client = await signedIn(server, 'claims@example.com')
  await client.auth.updateUser({ data: { locale: 'en' } })
  await client.auth.refreshSession()
  const { access } = await tokensOf(client)
  const claims = JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({
    sub: await idOf(client),
    aud: 'authenticated',
    role: 'authenticated',
    email: 'claims@example.com',
    session_id: expect.any(String),
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { locale: 'en' },
  })
  expect(claims.exp - claims.iat).toBe(3600)
})

test('signing out ends this session, all others, or all of them', async () => {
  const email = 'scopes@example.com'
  const [one, two, three] = [
    await signedIn(server, email),
    await signInAgain(server, email),
    await signInAgain(server, email),
  ]
  const before = await tokensOf(three)
  await three.auth.signOut({ scope: 'local' })
  expect((await userWith(before.access)).status).toBe(403)
  expect(await standing(one, two)).toEqual([true, true])
  await one.auth.signOut({ scope: 'others' })
  expect(await standing(one, two)).toEqual([true, false])
  const four = await signInAgain(server, email)
  const { access } = await tokensOf(four)
  const odd = await server.fetch('/auth/v1/logout?scope=everywhere', {
    method: 'POST',
    headers: { authorization: `Bearer ${access}` },
  })
  expect([odd.status, (await odd.json()).error_code]).toEqual([400, 'validation_failed'])
  await four.auth.signOut()
  expect(await standing(one)).toEqual([false])
})

test('the tokens of a session that has ended are refused, the one for renewing it, too', async () => {
  const client = await signedIn(server, 'ended@example.com')
  const { access, refresh } = await tokensOf(client)
  await client.auth.signOut()
  const answer = await userWith(access)
  expect([answer.status, (await answer.json()).error_code]).toEqual([403, 'session_not_found'])
  expect(refusalOf(await server.newClient().auth.refreshSession({ refresh_token: refresh }))).toEqual([
    400,
    'refresh_token_not_found',
  ])
})

test('a session that is past its end is not renewed', async () => {
  const client = await signedIn(server, 'over@example.com')
  await server.sql.query(
    "update auth.sessions set not_after = now() - interval '1 minute' where user_id = $1",
    [await idOf(client)],
  )
  expect(refusalOf(await client.auth.refreshSession())).toEqual([400, 'session_expired'])
})

test('a new password ends the other sessions, what waits in mails, and a change of address', async () => {
  const email = 'password@example.com'
  const owner = await signedIn(server, email)
  const thief = await signInAgain(server, email)
  await thief.auth.updateUser({ email: 'thief-of-password@example.com' })
  await server.newClient().auth.resetPasswordForEmail(email)
  const pending = () =>
    server.sql.query(
      `select nullif(email_change_token_current, '') as old_side, nullif(email_change_token_new, '') as new_side,
         nullif(recovery_token, '') as recovery from auth.users where email = $1`,
      [email],
    )
  expect(await pending()).toEqual([
    { old_side: expect.any(String), new_side: expect.any(String), recovery: expect.any(String) },
  ])
  expect((await owner.auth.updateUser({ password: 'chosen-by-the-owner' })).error).toBeNull()
  expect(await pending()).toEqual([{ old_side: null, new_side: null, recovery: null }])
  expect(await standing(owner, thief)).toEqual([true, false])
  await expect(signInAgain(server, email)).rejects.toMatchObject({ code: 'invalid_credentials' })
  expect(await standing(await signInAgain(server, email, 'chosen-by-the-owner'))).toEqual([true])
})

test('a change of address that comes with the new password goes on', async () => {
  const client = await signedIn(server, 'both@example.com')
  const { error } = await client.auth.updateUser({
    email: 'both-new@example.com',
    password: 'chosen-with-it',
  })
  expect(error).toBeNull()
  for (const address of ['both@example.com', 'both-new@example.com']) {
    expect((await useLink(server.newClient(), newestMail(server, address))).error).toBeNull()
  }
  await signInAgain(server, 'both-new@example.com', 'chosen-with-it')
})

test('a password that is refused ends nothing', async () => {
  const email = 'same@example.com'
  const [one, other] = [await signedIn(server, email), await signInAgain(server, email)]
  expect(refusalOf(await one.auth.updateUser({ password: PASSWORD }))).toEqual([422, 'same_password'])
  expect(refusalOf(await one.auth.updateUser({ password: 'short' }))).toEqual([422, 'weak_password'])
  expect(await standing(one, other)).toEqual([true, true])
})

test('on a session older than a day a new password needs the code of a mail', async () => {
  const client = await signedIn(server, 'yesterday@example.com')
  const age = (interval: string) =>
    server.sql.query(
      `update auth.sessions set created_at = now() - interval '${interval}'
       where user_id = (select id from auth.users where email = 'yesterday@example.com')`,
    )
  await age('24 hours 1 minute')
  const change = { password: 'chosen-today' }
  expect(refusalOf(await client.auth.updateUser(change))).toEqual([400, 'reauthentication_needed'])
  expect(refusalOf(await client.auth.updateUser({ ...change, nonce: '000000' }))).toEqual([
    422,
    'reauthentication_not_valid',
  ])
  expect((await client.auth.updateUser({ data: { locale: 'en' } })).error).toBeNull()
  await age('23 hours 55 minutes')
  expect((await client.auth.updateUser(change)).error).toBeNull()
})

test('nobody gives themselves rights of their own', async () => {
  const client = await signedIn(server, 'rights@example.com')
  const { access } = await tokensOf(client)
  const answer = await server.fetch('/auth/v1/user', {
    method: 'PUT',
    headers: { authorization: `Bearer ${access}` },
    body: JSON.stringify({ app_metadata: { role: 'admin' } }),
  })
  expect([answer.status, (await answer.json()).error_code]).toEqual([403, 'not_admin'])
})

test('the last way of signing in is not removed, nor one of somebody else', async () => {
  const client = await signedIn(server, 'ways@example.com')
  const { data } = await client.auth.getUserIdentities()
  const [own] = data?.identities ?? []
  if (own === undefined) throw new Error('No identity')
  expect(own).toMatchObject({ provider: 'email', identity_data: { email: 'ways@example.com' } })
  expect(refusalOf(await client.auth.unlinkIdentity(own))).toEqual([422, 'single_identity_not_deletable'])
  await server.sql.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
     values (gen_random_uuid(), 'google', '1234', $1, '{"sub": "1234", "email": "ways@example.com"}', now(), now(), now())`,
    [own.user_id],
  )
  const stranger = { ...own, identity_id: crypto.randomUUID() }
  expect(refusalOf(await client.auth.unlinkIdentity(stranger))).toEqual([422, 'identity_not_found'])
  expect((await client.auth.unlinkIdentity(own)).error).toBeNull()
  const left = await client.auth.getUser()
  expect(left.data.user?.identities?.map(({ provider }) => provider)).toEqual(['google'])
  expect(left.data.user?.app_metadata).toMatchObject({ provider: 'google', providers: ['google'] })
})

test('a provider that is not configured signs nobody in and is added to no account', async () => {
  const answer = await server.fetch('/auth/v1/authorize?provider=google', { redirect: 'manual' })
  const refusal = [400, 'validation_failed', 'Unsupported provider: provider is not enabled']
  const { error_code, msg } = await answer.json()
  expect([answer.status, error_code, msg]).toEqual(refusal)
  const client = await signedIn(server, 'google@example.com')
  const { error } = await client.auth.linkIdentity({
    provider: 'google',
    options: { skipBrowserRedirect: true },
  })
  expect([error?.status, error?.code, error?.message]).toEqual(refusal)
})

import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountServer, onGotrue, openAccountServer } from '../support/account-server.ts'
import { newAccount, newestMail, signUp, useLink } from '../support/accounts.ts'
import { PASSWORD } from '../support/backend.ts'

let server: AccountServer
beforeAll(async () => {
  server = await openAccountServer()
})
afterAll(() => server?.close())

const signsIn = async (email: string, password: string) =>
  (await server.newClient().auth.signInWithPassword({ email, password })).error === null

/** Asks to change the address of an account; answers its client and both mails. */
async function askForChange(from: string, to: string) {
  const { client } = await newAccount(server, from)
  const { error } = await client.auth.updateUser({ email: to })
  expect(error).toBeNull()
  return { client, current: newestMail(server, from), next: newestMail(server, to) }
}

const codeOf = ({ error }: { error: { code?: string | undefined; status?: number | undefined } | null }) => [
  error?.status,
  error?.code,
]

describe('where the link of a mail leads', () => {
  test('to the page that was asked for, with its token behind the #, which no server is told', async () => {
    const page = `${server.url}/ru/auth/confirm?next=%2Fbookings%2Fnew%3Ftime%3D11%253A00`
    await server.newClient().auth.signUp({
      email: 'asked@example.com',
      password: PASSWORD,
      options: { emailRedirectTo: page, data: { locale: 'mn' } },
    })
    const { link, tokenHash } = newestMail(server, 'asked@example.com')
    expect(link?.href).toBe(`${page}#token_hash=${tokenHash}&type=signup`)
  })

  test.each([
    ['mn', '/auth/confirm'],
    ['zh', '/zh/auth/confirm'],
  ])('to the page in the language of the account where none was asked for (%s)', async (locale, path) => {
    const email = `none-${locale}@example.com`
    await signUp(server, email, { locale })
    const { link, tokenHash } = newestMail(server, email)
    expect(link?.href).toBe(`${server.url}${path}#token_hash=${tokenHash}&type=signup`)
  })

  test('not to another site', async () => {
    await newAccount(server, 'elsewhere@example.com', { locale: 'en' })
    await server.newClient().auth.resetPasswordForEmail('elsewhere@example.com', {
      redirectTo: 'https://evil.example/auth/confirm',
    })
    expect(newestMail(server, 'elsewhere@example.com').link?.href).toMatch(`${server.url}/en/auth/confirm#`)
  })
})

test('a mail sent again ends the link of the one before', async () => {
  await signUp(server, 'again@example.com')
  const first = newestMail(server, 'again@example.com')
  await server.newClient().auth.resend({ type: 'signup', email: 'Again@example.com' })
  expect(codeOf(await useLink(server.newClient(), first))).toEqual([403, 'otp_expired'])
  expect((await useLink(server.newClient(), newestMail(server, 'again@example.com'))).error).toBeNull()
})

test('a link is too old after an hour', async () => {
  await signUp(server, 'late@example.com')
  await server.sql.query(
    "update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = 'late@example.com'",
  )
  const { tokenHash, type } = newestMail(server, 'late@example.com')
  const answer = await server.newClient().auth.verifyOtp({ token_hash: tokenHash, type: type as 'signup' })
  expect(codeOf(answer)).toEqual([403, 'otp_expired'])
})

test('a token counts for what its mail is about, and for nothing else', async () => {
  await newAccount(server, 'kinds@example.com')
  await server.newClient().auth.resetPasswordForEmail('kinds@example.com')
  const { tokenHash: token_hash } = newestMail(server, 'kinds@example.com')
  for (const type of ['signup', 'invite', 'email_change'] as const) {
    expect(codeOf(await server.newClient().auth.verifyOtp({ token_hash, type }))).toEqual([
      403,
      'otp_expired',
    ])
  }
  expect((await server.newClient().auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
})

test('a recovery asked for in one browser gives another one the way to a new password', async () => {
  await newAccount(server, 'forgot@example.com')
  await server.newClient().auth.resetPasswordForEmail('forgot@example.com')
  const laptop = server.newClient()
  const { data } = await useLink(laptop, newestMail(server, 'forgot@example.com'))
  expect(data.session?.user.email).toBe('forgot@example.com')
  expect((await laptop.auth.updateUser({ password: 'a-new-password' })).error).toBeNull()
  expect(await signsIn('forgot@example.com', 'a-new-password')).toBe(true)
  expect(await signsIn('forgot@example.com', PASSWORD)).toBe(false)
})

test('a recovery of an unknown address is answered alike, and nobody gets a mail', async () => {
  const { error } = await server.newClient().auth.resetPasswordForEmail('unknown@example.com')
  expect(error).toBeNull()
  expect(server.mailsTo('unknown@example.com')).toEqual([])
})

describe('a change of address', () => {
  test.each(['old', 'new'] as const)('takes both mailboxes, the %s one first', async (first) => {
    const [from, to] = [`from-${first}@example.com`, `to-${first}@example.com`]
    const { current, next } = await askForChange(from, to)
    const [one, other] = first === 'old' ? [current, next] : [next, current]
    const elsewhere = server.newClient()
    const halfway = await useLink(elsewhere, one)
    expect([halfway.error, halfway.data.session]).toEqual([null, null])
    expect([await signsIn(from, PASSWORD), await signsIn(to, PASSWORD)]).toEqual([true, false])

    // The same mailbox cannot agree twice.
    expect(codeOf(await useLink(elsewhere, one))).toEqual([403, 'otp_expired'])
    expect([await signsIn(from, PASSWORD), await signsIn(to, PASSWORD)]).toEqual([true, false])

    const { data, error } = await useLink(elsewhere, other)
    expect([error, data.session?.user.email]).toEqual([null, to])
    expect([await signsIn(from, PASSWORD), await signsIn(to, PASSWORD)]).toEqual([false, true])
  })

  test('cannot be finished as a recovery or a registration', async () => {
    const { current, next } = await askForChange('sides@example.com', 'victim@example.com')
    for (const { tokenHash: token_hash } of [current, next]) {
      for (const type of ['recovery', 'signup', 'magiclink', 'email'] as const) {
        const answer = await server.newClient().auth.verifyOtp({ token_hash, type })
        expect(answer.data.session).toBeNull()
        expect(answer.error).not.toBeNull()
      }
    }
    expect(await signsIn('victim@example.com', PASSWORD)).toBe(false)
  })

  test('can be mailed again, which ends the first links', async () => {
    const { client, next } = await askForChange('old@example.com', 'fresh@example.com')
    await client.auth.resend({ type: 'email_change', email: 'old@example.com' })
    expect(codeOf(await useLink(server.newClient(), next))).toEqual([403, 'otp_expired'])
    for (const address of ['old@example.com', 'fresh@example.com']) {
      expect((await useLink(server.newClient(), newestMail(server, address))).error).toBeNull()
    }
    expect(await signsIn('fresh@example.com', PASSWORD)).toBe(true)
  })
})

describe('a code to sign in with', () => {
  const ask = async (email: string) => {
    const { error } = await server
      .newClient()
      .auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(error).toBeNull()
    return newestMail(server, email)
  }
  const type = (client: SupabaseClient, email: string, token: string) =>
    client.auth.verifyOtp({ email, token, type: 'email' })

  test('comes with a link in one mail; typed in, it signs in, once', async () => {
    await newAccount(server, 'code@example.com')
    const { code, type: linkType } = await ask('code@example.com')
    expect([code, linkType]).toEqual([expect.stringMatching(/^\d{6}$/), 'magiclink'])
    const { data, error } = await type(server.newClient(), 'Code@example.com', code ?? '')
    expect([error, data.session?.user.email]).toEqual([null, 'code@example.com'])
    expect(codeOf(await type(server.newClient(), 'code@example.com', code ?? ''))).toEqual([
      403,
      'otp_expired',
    ])
    expect(codeOf(await useLink(server.newClient(), newestMail(server, 'code@example.com')))).toEqual([
      403,
      'otp_expired',
    ])
  })

  test('may be left for the link, in any browser', async () => {
    await newAccount(server, 'magic@example.com')
    const { data, error } = await useLink(server.newClient(), await ask('magic@example.com'))
    expect([error, data.session?.user.email]).toEqual([null, 'magic@example.com'])
  })

  test('is of no use for another account, nor an hour later', async () => {
    await newAccount(server, 'mine@example.com')
    await newAccount(server, 'theirs@example.com')
    const { code } = await ask('mine@example.com')
    await ask('theirs@example.com')
    expect(codeOf(await type(server.newClient(), 'theirs@example.com', code ?? ''))).toEqual([
      403,
      'otp_expired',
    ])
    await server.sql.query(
      "update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = 'mine@example.com'",
    )
    expect(codeOf(await type(server.newClient(), 'mine@example.com', code ?? ''))).toEqual([
      403,
      'otp_expired',
    ])
  })
})

test('whoever is signed in gets a code for changes that ask for one, and nobody else does', async () => {
  const { client } = await newAccount(server, 'sure@example.com')
  const { error } = await client.auth.reauthenticate()
  expect(error).toBeNull()
  expect(newestMail(server, 'sure@example.com').code).toMatch(/^\d{6}$/)
  expect((await server.fetch('/auth/v1/reauthenticate')).status).toBe(401)
})

test('an address of more than 255 characters is refused, not a failure', async () => {
  const email = `${'a'.repeat(290)}@example.com`
  for (const path of ['signup', 'recover', 'otp', 'resend']) {
    const body = JSON.stringify({ email, password: PASSWORD, type: 'signup', create_user: false })
    const answer = await server.fetch(`/auth/v1/${path}`, { method: 'POST', body })
    // GoTrue says first that a code makes no account.
    expect([path, answer.status]).toEqual([path, onGotrue && path === 'otp' ? 422 : 400])
  }
})

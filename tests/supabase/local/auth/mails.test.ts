import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  followLink,
  handedOver,
  mailLink,
  PASSWORD,
  signUpConfirmed,
  type TestBackend,
} from '../../../support/backend.ts'
import { createFixtureBackend } from '../../../support/fixture-backend.ts'

// On PGlite alone, which `npm start` runs: a hosted project has an authentication server of its own.
describe('the auth API', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await createFixtureBackend()
  })
  afterAll(() => backend.close())

  /** Signs up without confirming, and returns the client. */
  async function signUp(email: string, redirectTo = `${backend.url}/en/auth/confirm`) {
    const client = backend.newClient()
    const { data, error } = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { locale: 'en' }, emailRedirectTo: redirectTo },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    return client
  }

  test('a confirmation link leads to redirect_to with a code that becomes a session', async () => {
    const client = await signUp('link@example.com')
    const page = await followLink(backend, mailLink(backend, 'link@example.com'))
    expect(page.href).toMatch(/^http:\/\/localhost:4321\/en\/auth\/confirm\?code=[\w-]+$/)

    const { data, error } = await client.auth.exchangeCodeForSession(page.searchParams.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.user?.email).toBe('link@example.com')
    expect((await client.auth.getUser()).data.user?.email_confirmed_at).toEqual(expect.any(String))
  })

  test('following the link leaves no session but the one of the code', async () => {
    const client = await signUp('one-session@example.com')
    const page = await followLink(backend, mailLink(backend, 'one-session@example.com'))
    const { data } = await client.auth.exchangeCodeForSession(page.searchParams.get('code') ?? '')
    const sessions = await backend.sql.query('select id from auth.sessions where user_id = $1', [
      data.user?.id ?? '',
    ])
    expect(sessions).toHaveLength(1)
  })

  test('a code is of no use in another browser, nor twice', async () => {
    const client = await signUp('code@example.com')
    const page = await followLink(backend, mailLink(backend, 'code@example.com'))
    const code = page.searchParams.get('code') ?? ''

    const stranger = await signUp('stranger@example.com')
    expect((await stranger.auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier')
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
    expect((await client.auth.exchangeCodeForSession(code)).error).not.toBeNull()
  })

  test('a code works for a link that was followed hours after the mail', async () => {
    const client = await signUp('late@example.com')
    await backend.sql.query("update auth.flow_state set created_at = now() - interval '50 minutes'")
    const page = await followLink(backend, mailLink(backend, 'late@example.com'))
    const { error } = await client.auth.exchangeCodeForSession(page.searchParams.get('code') ?? '')
    expect(error).toBeNull()
  })

  test('without PKCE the session comes in the fragment', async () => {
    const email = 'implicit@example.com'
    const answer = await backend.fetch(
      new Request(`${backend.url}/auth/v1/signup?redirect_to=${backend.url}/done`, {
        method: 'POST',
        headers: { apikey: backend.keys.publishableKey },
        body: JSON.stringify({ email, password: PASSWORD }),
      }),
      { peerAddress: null },
    )
    expect(answer.status).toBe(200)
    const page = await followLink(backend, mailLink(backend, email))
    const fragment = new URLSearchParams(page.hash.slice(1))
    expect(page.pathname).toBe('/done')
    expect(fragment.get('type')).toBe('signup')
    const { data } = await backend.newClient().auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect(data.user?.email).toBe(email)
  })

  test.each([
    'https://evil.example/auth/confirm',
    'http://localhost:4322/auth/confirm',
    'https://localhost:4321/auth/confirm',
    'http://user@localhost:4321/auth/confirm',
    // Other addresses of this machine may be another program's.
    'http://127.0.0.2:4321/auth/confirm',
    'http://[::1]:4321/auth/confirm',
    'javascript:alert(1)',
    // A static host may lead from two slashes to another site.
    'http://localhost:4321/en/../..//evil.example',
  ])('a link leads to the page of the reader’s language, not to %s', async (wanted) => {
    const email = `${wanted.replace(/\W/g, '')}@example.com`
    await signUp(email, wanted)
    const link = mailLink(backend, email)
    expect(link).toMatch(/^http:\/\/localhost:4321\/en\/auth\/confirm#token_hash=\w+&type=signup$/)
    const verify = new URL(
      `/auth/v1/verify?type=signup&redirect_to=${encodeURIComponent(wanted)}`,
      backend.url,
    )
    verify.searchParams.set('token', handedOver(link).token_hash)
    const answer = await backend.fetch(new Request(verify), { peerAddress: null })
    expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:4321\/\?code=/)
  })

  test('a link hands over its own token only, whatever the page asked for carries', async () => {
    const wanted = `${backend.url}/en/auth/confirm?next=%2Fdashboard#token_hash=mine&type=magiclink&x=`
    await signUp('fixation@example.com', wanted)
    expect(mailLink(backend, 'fixation@example.com')).toMatch(
      /^http:\/\/localhost:4321\/en\/auth\/confirm\?next=%2Fdashboard#token_hash=pkce_[0-9a-f]{56}&type=signup$/,
    )
  })

  test('a used link leads to redirect_to and says so in query and fragment', async () => {
    await signUp('twice@example.com')
    const link = mailLink(backend, 'twice@example.com')
    await followLink(backend, link)
    const page = await followLink(backend, link)
    expect(page.pathname).toBe('/en/auth/confirm')
    for (const place of [page.searchParams, new URLSearchParams(page.hash.slice(1))]) {
      expect(Object.fromEntries(place)).toEqual({
        error: 'access_denied',
        error_code: 'otp_expired',
        error_description: 'Email link is invalid or has expired',
      })
    }
  })

  test('a preview of the link does not use it up', async () => {
    await signUp('preview@example.com')
    const link = mailLink(backend, 'preview@example.com')
    const verify = `${backend.url}/auth/v1/verify?type=signup&token=${handedOver(link).token_hash}`
    const preview = await backend.fetch(new Request(verify, { method: 'HEAD' }), { peerAddress: null })
    expect(preview.status).toBe(405)
    expect((await followLink(backend, link)).searchParams.has('code')).toBe(true)
  })

  test('a kind of link that nobody knows is refused, also one that every object of JavaScript has', async () => {
    for (const type of ['other', 'constructor', '__proto__']) {
      const address = `${backend.url}/auth/v1/verify?type=${type}&token=${'0'.repeat(64)}`
      const followed = await backend.fetch(new Request(address), { peerAddress: null })
      const { error } = await backend
        .newClient()
        .auth.verifyOtp({ token_hash: '0'.repeat(64), type: type as 'signup' })
      expect([type, followed.status, error?.code]).toEqual([type, 400, 'validation_failed'])
    }
  })

  test('a confirmation sent again replaces the first one', async () => {
    const client = await signUp('again@example.com')
    const first = mailLink(backend, 'again@example.com')
    const { error } = await client.auth.resend({
      type: 'signup',
      email: 'Again@example.com',
      options: { emailRedirectTo: `${backend.url}/zh/auth/confirm` },
    })
    expect(error).toBeNull()
    expect((await followLink(backend, first)).searchParams.get('error_code')).toBe('otp_expired')

    const page = await followLink(backend, mailLink(backend, 'again@example.com'))
    expect(page.pathname).toBe('/zh/auth/confirm')
    expect((await client.auth.exchangeCodeForSession(page.searchParams.get('code') ?? '')).error).toBeNull()
  })

  test('a repeated sign-up of an unconfirmed address sends another mail', async () => {
    await signUp('repeat@example.com')
    const client = await signUp('repeat@example.com')
    expect(backend.mailbox.list('repeat@example.com')).toHaveLength(2)
    const page = await followLink(backend, mailLink(backend, 'repeat@example.com'))
    expect((await client.auth.exchangeCodeForSession(page.searchParams.get('code') ?? '')).error).toBeNull()
  })

  test('a sign-up with the address of an account does not tell that there is one', async () => {
    await signUpConfirmed(backend, 'taken@example.com')
    const mails = backend.mailbox.list('taken@example.com').length
    const { data, error } = await backend
      .newClient()
      .auth.signUp({ email: 'taken@example.com', password: 'another-password' })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    const { data: fresh } = await backend
      .newClient()
      .auth.signUp({ email: 'fresh@example.com', password: 'another-password' })
    const made = expect.any(String)
    expect({
      ...data.user,
      id: made,
      created_at: made,
      updated_at: made,
      confirmation_sent_at: made,
    }).toEqual({
      ...fresh.user,
      id: made,
      created_at: made,
      updated_at: made,
      confirmation_sent_at: made,
      email: 'taken@example.com',
    })
    expect(Object.keys(data.user ?? {})).toEqual(Object.keys(fresh.user ?? {}))
    // Who reads its mails is told.
    const [told, ...before] = backend.mailbox.list('taken@example.com')
    expect(before).toHaveLength(mails)
    expect(told?.subject).toMatch(/та бүртгэлтэй байна/)
    expect(told?.text).toContain(`${backend.url}/login`)
    expect(told?.text).toContain(`${backend.url}/forgot-password`)
  })

  test('a resend to nobody, or to a confirmed account, sends nothing and tells nothing', async () => {
    await signUpConfirmed(backend, 'confirmed@example.com')
    const before = backend.mailbox.list().length
    for (const email of ['nobody@example.com', 'confirmed@example.com']) {
      expect((await backend.newClient().auth.resend({ type: 'signup', email })).error).toBeNull()
    }
    expect(backend.mailbox.list()).toHaveLength(before)
  })

  test('a recovery link leads to a new password', async () => {
    await signUpConfirmed(backend, 'forgot@example.com')
    const client = backend.newClient()
    await client.auth.resetPasswordForEmail('forgot@example.com', {
      redirectTo: `${backend.url}/ru/auth/confirm`,
    })
    const page = await followLink(backend, mailLink(backend, 'forgot@example.com'))
    expect(page.pathname).toBe('/ru/auth/confirm')
    const { data, error } = await client.auth.exchangeCodeForSession(page.searchParams.get('code') ?? '')
    expect(error).toBeNull()
    expect((data as { redirectType?: string }).redirectType).toBe('recovery')
    expect((await client.auth.updateUser({ password: 'a-new-password' })).error).toBeNull()

    const again = backend.newClient()
    const { error: failure } = await again.auth.signInWithPassword({
      email: 'forgot@example.com',
      password: 'a-new-password',
    })
    expect(failure).toBeNull()
  })

  test('a recovery of an unknown address tells nothing', async () => {
    const { error } = await backend.newClient().auth.resetPasswordForEmail('unknown@example.com')
    expect(error).toBeNull()
    expect(backend.mailbox.list('unknown@example.com')).toEqual([])
  })

  test.each([
    ['the old one first', 0],
    ['the new one first', 1],
  ])('a change of address is confirmed at both addresses, %s', async (_order, first) => {
    const [from, to] = [`from${first}@example.com`, `to${first}@example.com`]
    const client = await signUpConfirmed(backend, from)
    const { error } = await client.auth.updateUser(
      { email: to },
      { emailRedirectTo: `${backend.url}/profile` },
    )
    expect(error).toBeNull()
    const links = [mailLink(backend, from), mailLink(backend, to)]
    if (first === 1) links.reverse()

    const halfway = await followLink(backend, links[0] ?? '')
    expect(halfway.pathname).toBe('/profile')
    expect(halfway.searchParams.get('message')).toMatch(/^Confirmation link accepted/)
    expect((await client.auth.getUser()).data.user?.email).toBe(from)
    expect((await followLink(backend, links[0] ?? '')).searchParams.get('error_code')).toBe('otp_expired')

    const done = await followLink(backend, links[1] ?? '')
    const session = await client.auth.exchangeCodeForSession(done.searchParams.get('code') ?? '')
    expect(session.data.user?.email).toBe(to)
  })

  test('an open change of address can be mailed again', async () => {
    const client = await signUpConfirmed(backend, 'old@example.com')
    await client.auth.updateUser({ email: 'new@example.com' })
    const first = mailLink(backend, 'new@example.com')
    expect((await client.auth.resend({ type: 'email_change', email: 'old@example.com' })).error).toBeNull()
    expect(mailLink(backend, 'new@example.com')).not.toBe(first)
    await followLink(backend, mailLink(backend, 'old@example.com'))
    await followLink(backend, mailLink(backend, 'new@example.com'))
    const { data } = await backend
      .newClient()
      .auth.signInWithPassword({ email: 'new@example.com', password: PASSWORD })
    expect(data.user?.email).toBe('new@example.com')
  })

  test('sign-in is refused in the words of hosted Supabase', async () => {
    const client = await signUp('unconfirmed@example.com')
    const open = await client.auth.signInWithPassword({
      email: 'unconfirmed@example.com',
      password: PASSWORD,
    })
    expect([open.error?.status, open.error?.code]).toEqual([400, 'email_not_confirmed'])
    const unknown = await client.auth.signInWithPassword({ email: 'who@example.com', password: PASSWORD })
    expect([unknown.error?.status, unknown.error?.code, unknown.error?.message]).toEqual([
      400,
      'invalid_credentials',
      'Invalid login credentials',
    ])
  })

  test('a short password is refused', async () => {
    const { error } = await backend.newClient().auth.signUp({ email: 'short@example.com', password: '12345' })
    expect([error?.status, error?.code]).toEqual([422, 'weak_password'])
  })

  test('a mail is in the language of its reader', async () => {
    await signUp('english@example.com')
    expect(backend.mailbox.list('english@example.com')[0]?.subject).toMatch(/confirm your email/)
    await backend.newClient().auth.signUp({ email: 'mongol@example.com', password: PASSWORD })
    expect(backend.mailbox.list('mongol@example.com')[0]?.subject).toMatch(/баталгаажуулна уу/)
  })
})

describe('the pause between two mails', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await createFixtureBackend({ mailIntervalSeconds: 60 })
  })
  afterAll(() => backend.close())
  afterEach(() => vi.restoreAllMocks())

  const tooEarly = { status: 429, code: 'over_email_send_rate_limit' }
  function aMinuteLater() {
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 61_000)
  }

  test('holds for confirmations', async () => {
    const client = backend.newClient()
    const account = { email: 'pause@example.com', password: PASSWORD }
    await client.auth.signUp(account)
    const refused = await client.auth.resend({ type: 'signup', email: account.email })
    expect(refused.error).toMatchObject(tooEarly)
    expect(refused.error?.message).toMatch(
      /^For security purposes, you can only request this after (59|60) seconds\.$/,
    )
    expect((await client.auth.signUp(account)).error).toMatchObject(tooEarly)
    expect(backend.mailbox.list(account.email)).toHaveLength(1)

    aMinuteLater()
    expect((await client.auth.resend({ type: 'signup', email: account.email })).error).toBeNull()
    expect(backend.mailbox.list(account.email)).toHaveLength(2)
  })

  test('holds for recoveries', async () => {
    await signUpConfirmed(backend, 'recover@example.com')
    const client = backend.newClient()
    expect((await client.auth.resetPasswordForEmail('recover@example.com')).error).toBeNull()
    const link = mailLink(backend, 'recover@example.com')
    expect((await client.auth.resetPasswordForEmail('Recover@example.com')).error).toMatchObject(tooEarly)
    expect((await followLink(backend, link)).searchParams.has('code')).toBe(true)

    aMinuteLater()
    expect((await client.auth.resetPasswordForEmail('recover@example.com')).error).toBeNull()
  })

  test('holds for changes of address, whatever the new one is', async () => {
    const client = await signUpConfirmed(backend, 'moving@example.com')
    expect((await client.auth.updateUser({ email: 'new-1@example.com' })).error).toBeNull()
    expect((await client.auth.updateUser({ email: 'new-2@example.com' })).error).toMatchObject(tooEarly)
    const again = { type: 'email_change', email: 'moving@example.com' } as const
    expect((await client.auth.resend(again)).error).toMatchObject(tooEarly)
    expect(backend.mailbox.list('new-2@example.com')).toEqual([])

    aMinuteLater()
    expect((await client.auth.updateUser({ email: 'new-2@example.com' })).error).toBeNull()
  })

  test('tells nothing of accounts: it holds for addresses without one, too', async () => {
    await signUpConfirmed(backend, 'known@example.com')
    aMinuteLater()
    const { auth } = backend.newClient()
    const answersFor = async (email: string) => {
      const calls = [
        () => auth.resetPasswordForEmail(email),
        () => auth.signUp({ email, password: PASSWORD }),
        () => auth.resend({ type: 'signup', email }),
      ]
      const statuses: unknown[] = []
      for (const call of [...calls, ...calls]) statuses.push((await call()).error?.status)
      return statuses
    }
    expect(await answersFor('known@example.com')).toEqual(await answersFor('nobody@example.com'))
  })

  test('holds for an address that others want to move to', async () => {
    const one = await signUpConfirmed(backend, 'one@example.com')
    const two = await signUpConfirmed(backend, 'two@example.com')
    expect((await one.auth.updateUser({ email: 'victim@example.com' })).error).toBeNull()
    expect((await two.auth.updateUser({ email: 'Victim@example.com' })).error).toMatchObject(tooEarly)
    await one.auth.resend({ type: 'email_change', email: 'one@example.com' })
    expect(backend.mailbox.list('victim@example.com')).toHaveLength(1)
  })

  test('an address gets ten mails an hour, of all kinds and whoever causes them', async () => {
    const email = 'flooded@example.com'
    await signUpConfirmed(backend, email)
    const { auth } = backend.newClient()
    const kinds = [
      () => auth.resetPasswordForEmail(email),
      () => auth.signInWithOtp({ email, options: { shouldCreateUser: false } }),
      () => auth.signUp({ email, password: 'another-password' }),
    ]
    let later = 0
    const now = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => now() + later)
    for (let n = 1; n < 10; n++) {
      later += 61_000
      expect((await kinds[n % 3]?.())?.error).toBeNull()
    }
    later += 61_000
    for (const ask of kinds) expect((await ask()).error).toMatchObject(tooEarly)
    expect(backend.mailbox.list(email)).toHaveLength(10)
    later += 3_600_000
    expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
  })
})

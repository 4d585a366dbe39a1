import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { answerInTime } from '../../../../supabase/local/auth/guessing.ts'
import { rememberRegistrations } from '../../../../supabase/local/auth/registrations.ts'
import { createTestBackend, PASSWORD, signUpConfirmed, type TestBackend } from '../../../support/backend.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ask = (path: string) => new Request(`http://localhost:4321/auth/v1/${path}`, { method: 'POST' })

describe('how long an answer takes does not tell who has an account', () => {
  test.each([
    ['token?grant_type=password', 400],
    ['signup', 200],
    ['recover', 200],
    ['resend', 200],
    ['otp', 200],
    ['verify', 403],
  ])('%s is answered %i when the time has passed, not before', async (path, status) => {
    vi.useFakeTimers()
    const answered = vi.fn()
    const answer = async (begin: () => void) => {
      // What it waits for others must not use the time up.
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      begin()
      return new Response(null, { status })
    }
    answerInTime(ask(path), 600, answer).then(answered)
    await vi.advanceTimersByTimeAsync(10_599)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledOnce()
  })

  test.each([
    ['token?grant_type=password', 'who knows the password'],
    ['token?grant_type=refresh_token', 'who has a session'],
    ['verify', 'who has the code'],
  ])('%s does not keep waiting %s', async (path) => {
    vi.useFakeTimers()
    const answer = await answerInTime(ask(path), 600, async (begin) => {
      begin()
      return new Response(null, { status: 200 })
    })
    expect(answer.status).toBe(200)
  })

  test('the server holds back its answers by that time, and nobody else waits meanwhile', async () => {
    const [MINUTES, backend] = [600_000, await createTestBackend({ guessingMs: 600_000 })]
    const timer = vi.spyOn(globalThis, 'setTimeout')
    const held = () => timer.mock.calls.filter(([, delay]) => delay === MINUTES).length
    const { auth } = backend.newClient()
    try {
      let count = 0
      for (const email of ['customer@example.com', 'nobody@example.com']) {
        const unanswered = vi.fn()
        for (const call of [
          () => auth.signInWithPassword({ email, password: 'wrong-password' }),
          () => auth.signUp({ email, password: 'wrong-password' }),
          () => auth.resetPasswordForEmail(email),
          () => auth.resend({ type: 'signup', email }),
        ]) {
          call().then(unanswered)
          count += 1
          await expect.poll(held, { timeout: 30_000 }).toBe(count)
        }
        const customer = { email: 'customer@example.com', password: PASSWORD }
        expect((await backend.newClient().auth.signInWithPassword(customer)).error).toBeNull()
        count += 1
        expect(unanswered).not.toHaveBeenCalled()
      }
    } finally {
      for (const [index, [, delay]] of timer.mock.calls.entries()) {
        if (delay === MINUTES) clearTimeout(timer.mock.results[index]?.value)
      }
      await backend.close()
    }
  })
})

describe('registering and then signing in does not tell who has an account', () => {
  let backend: TestBackend
  beforeAll(async () => {
    backend = await createTestBackend()
  })
  afterAll(() => backend?.close())

  const signIn = async (email: string, password: string) =>
    (await backend.newClient().auth.signInWithPassword({ email, password })).error?.code

  test('the address of an account, one that waits for its confirmation and a new one answer alike', async () => {
    await signUpConfirmed(backend, 'confirmed@example.com')
    await backend.newClient().auth.signUp({ email: 'waiting@example.com', password: PASSWORD })
    for (const email of ['confirmed@example.com', 'waiting@example.com', 'new@example.com']) {
      const answers = [await signIn(email, 'guess-one')]
      for (const password of ['guess-one', 'guess-two']) {
        await backend.newClient().auth.signUp({ email, password })
        answers.push(await signIn(email, 'guess-one'), await signIn(email, 'guess-two'))
      }
      const [before, ...after] = answers
      expect([email, before]).toEqual([email, 'invalid_credentials'])
      expect([email, after]).toEqual([
        email,
        ['email_not_confirmed', 'invalid_credentials', 'email_not_confirmed', 'email_not_confirmed'],
      ])
    }
    // The owner's own password counts as ever.
    expect(await signIn('confirmed@example.com', PASSWORD)).toBeUndefined()
  })

  test('the first password, which a new account keeps, is remembered however many follow', () => {
    const registrations = rememberRegistrations()
    const email = 'often@example.com'
    for (let n = 1; n <= 30; n++) registrations.add(email, `password-${n}`)
    expect(registrations.has(email, 'password-1')).toBe(true)
    expect(registrations.has(email, 'password-2')).toBe(false)
    expect(registrations.has(email, 'password-30')).toBe(true)
    for (let n = 1; n <= 30; n++) registrations.add(email, n === 1 ? 'password-1' : `again-${n}`)
    expect(registrations.has(email, 'password-1')).toBe(true)
  })

  test('once the mail was answered, only the account counts', async () => {
    const email = 'answered@example.com'
    const client = await signUpConfirmed(backend, email)
    expect((await client.auth.updateUser({ password: 'another-password' })).error).toBeNull()
    expect(await signIn(email, PASSWORD)).toBe('invalid_credentials')
  })

  test('who registers once more is told by mail, also when they ask for it again', async () => {
    const email = 'twice@example.com'
    await signUpConfirmed(backend, email, { locale: 'en' })
    await backend.newClient().auth.signUp({ email, password: 'forgotten-that' })
    await backend.newClient().auth.resend({ type: 'signup', email })
    const subjects = backend.mailbox.list(email).map(({ subject }) => subject)
    expect(subjects.slice(0, 2)).toEqual(Array(2).fill('Gegee Studio: you already have an account'))
  })
})

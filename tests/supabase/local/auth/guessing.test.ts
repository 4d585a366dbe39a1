import { afterEach, describe, expect, test, vi } from 'vitest'
import { answerInTime } from '../../../../supabase/local/auth/guessing.ts'
import { createTestBackend, PASSWORD } from '../../../support/backend.ts'

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
  ])('%s is answered %i when the time has passed, not before', async (path, status) => {
    vi.useFakeTimers()
    const answered = vi.fn()
    answerInTime(ask(path), 600, async () => new Response(null, { status })).then(answered)
    await vi.advanceTimersByTimeAsync(599)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(answered).toHaveBeenCalledOnce()
  })

  test.each([
    ['token?grant_type=password', 'who knows the password'],
    ['token?grant_type=refresh_token', 'who has a session'],
  ])('%s does not keep waiting %s', async (path) => {
    vi.useFakeTimers()
    const answer = await answerInTime(ask(path), 600, async () => new Response(null, { status: 200 }))
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

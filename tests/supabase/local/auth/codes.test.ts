import { hash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { handedOver, mailLink, signUpConfirmed, type TestBackend } from '../../../support/backend.ts'
import { createFixtureBackend } from '../../../support/fixture-backend.ts'

// On the embedded backend alone: a hosted project counts guesses by address only (docs/hosted.md).
let backend: TestBackend
beforeAll(async () => {
  backend = await createFixtureBackend()
})
afterAll(() => backend.close())
afterEach(() => vi.restoreAllMocks())

/** The six digits of the newest mail to an address. */
const mailedCode = (email: string) => /^\d{6}$/m.exec(backend.mailbox.list(email)[0]?.text ?? '')?.[0] ?? ''

/** Asks for a code; answers the newest. */
async function ask(email: string): Promise<string> {
  const options = { shouldCreateUser: false }
  expect((await backend.newClient().auth.signInWithOtp({ email, options })).error).toBeNull()
  return mailedCode(email)
}

const enter = async (email: string, token: string) => {
  const { error } = await backend.newClient().auth.verifyOtp({ email, token, type: 'email' })
  return error ? `${error.status} ${error.code}` : 'signed in'
}

/** A code that is not this one. */
const otherThan = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0')

const WRONG = '403 otp_expired'
const PAUSED = '429 over_request_rate_limit'

function minutesLater(minutes: number) {
  const now = Date.now.bind(Date)
  vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000)
}

describe('guessing at six digits', () => {
  test('five wrong ones end the code, not the link beside it', async () => {
    await signUpConfirmed(backend, 'five@example.com')
    const code = await ask('five@example.com')
    for (let n = 1; n <= 5; n++) expect(await enter('five@example.com', otherThan(code, n))).toBe(WRONG)
    expect(await enter('Five@example.com', code)).toBe(WRONG)
    const link = handedOver(mailLink(backend, 'five@example.com'))
    expect((await backend.newClient().auth.verifyOtp(link)).error).toBeNull()
  })

  test('another code counts afresh, and ten wrong ones in five minutes pause the account', async () => {
    await signUpConfirmed(backend, 'ten@example.com')
    for (let round = 0; round < 2; round++) {
      const code = await ask('ten@example.com')
      for (let n = 1; n <= 5; n++) expect(await enter('ten@example.com', otherThan(code, n))).toBe(WRONG)
    }
    const code = await ask('ten@example.com')
    expect(await enter('ten@example.com', code)).toBe(PAUSED)
    minutesLater(6)
    expect(await enter('ten@example.com', code)).toBe('signed in')
  })

  test('codes of all kinds count together', async () => {
    const client = await signUpConfirmed(backend, 'kinds@example.com')
    const code = await ask('kinds@example.com')
    const types = ['email', 'magiclink', 'recovery', 'signup', 'email_change'] as const
    for (const type of types) {
      const token = otherThan(code)
      expect((await client.auth.verifyOtp({ email: 'kinds@example.com', token, type })).error).not.toBeNull()
    }
    expect(await enter('kinds@example.com', code)).toBe(WRONG)
  })

  test('guesses sent side by side are counted', async () => {
    await signUpConfirmed(backend, 'many@example.com')
    const code = await ask('many@example.com')
    const guesses = Array.from({ length: 25 }, (_, n) => enter('many@example.com', otherThan(code, n + 1)))
    const answers = await Promise.all(guesses)
    expect(answers.filter((answer) => answer === WRONG)).toHaveLength(10)
    expect(answers.filter((answer) => answer === PAUSED)).toHaveLength(15)
  })

  test('tells nothing of accounts', async () => {
    const answersFor = async (email: string) => {
      const answers: string[] = []
      for (let n = 0; n < 11; n++) answers.push(await enter(email, String(n).padStart(6, '0')))
      return answers
    }
    await signUpConfirmed(backend, 'known@example.com')
    expect(await answersFor('known@example.com')).toEqual(await answersFor('nobody@example.com'))
  })

  test('an unknown address gets no code, and the same answer', async () => {
    await ask('stranger@example.com')
    expect(backend.mailbox.list('stranger@example.com')).toEqual([])
    expect(await backend.sql.query("select 1 from auth.users where email = 'stranger@example.com'")).toEqual(
      [],
    )
  })

  test('nobody registers by a code', async () => {
    for (const email of ['known@example.com', 'new@example.com']) {
      const { error } = await backend.newClient().auth.signInWithOtp({ email })
      expect(error?.code).toBe('otp_disabled')
    }
  })
})

test('no token can be made of an address and a guessed code', async () => {
  const email = 'g@example.com'
  const client = await signUpConfirmed(backend, email)
  expect((await client.auth.updateUser({ email: 'h@example.com' })).error).toBeNull()
  const code = await ask(email)
  expect(code).toMatch(/^\d{6}$/)
  const [tokens] = await backend.sql.query<Record<string, string>>(
    `select recovery_token as code, email_change_token_new as change from auth.users where email = '${email}'`,
  )
  // Whoever computes the tokens of every code, as lite makes its own, may try them as links, which name no account.
  expect(tokens?.code).toMatch(/^[0-9a-f]{64}$/)
  expect(tokens?.code).not.toBe(hash('sha256', email + code))
  // A change has no code: its token is random.
  expect(mailedCode('h@example.com')).toBe('')
  expect(tokens?.change).toMatch(/^[0-9a-f]{56}$/)
  expect(mailLink(backend, 'h@example.com')).toContain(tokens?.change)
})

test('a code to confirm a change with is right once, and wrong ones end it', async () => {
  const email = 'nonce@example.com'
  const client = await signUpConfirmed(backend, email)
  await backend.sql.query(
    `update auth.sessions set created_at = now() - interval '25 hours'
     where user_id = (select id from auth.users where email = '${email}')`,
  )
  const change = async (nonce?: string, password = 'a-new-password') => {
    const { error } = await client.auth.updateUser({ password, ...(nonce && { nonce }) })
    return error?.code
  }
  const code = async () => {
    expect((await client.auth.reauthenticate()).error).toBeNull()
    return mailedCode(email)
  }
  expect(await change()).toBe('reauthentication_needed')
  const first = await code()
  for (let n = 1; n <= 5; n++) expect(await change(otherThan(first, n))).toBe('reauthentication_not_valid')
  expect(await change(first)).toBe('reauthentication_not_valid')
  const second = await code()
  expect(await change(second)).toBeUndefined()
  expect(await change(second, 'yet-another')).toBe('reauthentication_not_valid')
})

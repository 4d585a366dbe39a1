import { createHash } from 'node:crypto'
import { tooManyAttempts } from './answers.ts'
import { countAttempts, type Limit } from './attempts.ts'

/** Limits for five minutes: calls from one address, and what is tried or changed for one account. */
export type AuthLimits = {
  /** Sign-ins, registrations, and requests for a mail or another address, together. */
  signIns: number
  /** Renewed sessions, and codes of links turned into one. */
  sessions: number
  /** Links followed, and codes typed in. */
  links: number
  wrongPasswords: number
  /** Changes of an account, whatever is changed. */
  changes: number
  /** New passwords of an account: each takes as long as a sign-in. */
  newPasswords: number
}

type Attempt = {
  call: string
  grant: string | null
  address: string
  body: Record<string, unknown>
  /** The account of its access token. */
  account: string | undefined
}

const FIVE_MINUTES = 300
const MAILS = ['POST /signup', 'POST /recover', 'POST /resend', 'POST /otp', 'POST /magiclink']

/** Limits guessing and flooding of the auth API. */
export function limitAuth(limits: AuthLimits) {
  const limit = (tries: number) => countAttempts({ tries, seconds: FIVE_MINUTES } satisfies Limit)
  const signIns = limit(limits.signIns)
  const sessions = limit(limits.sessions)
  const links = limit(limits.links)
  const wrongPasswords = limit(limits.wrongPasswords)
  const changes = limit(limits.changes)
  const newPasswords = limit(limits.newPasswords)

  /** What counts an attempt, and under whose name. */
  function countersOf({ call, grant, address, body, account }: Attempt) {
    if (call === 'POST /token') return [{ counter: grant === 'password' ? signIns : sessions, name: address }]
    if (call === 'GET /verify' || call === 'POST /verify') return [{ counter: links, name: address }]
    if (MAILS.includes(call) || call === 'GET /reauthenticate') return [{ counter: signIns, name: address }]
    if (call !== 'PUT /user') return []
    return [
      // A refused new address tells that it has an account.
      ...(body.email === undefined ? [] : [{ counter: signIns, name: address }]),
      ...(account === undefined ? [] : [{ counter: changes, name: account }]),
      ...(account === undefined || body.password === undefined
        ? []
        : [{ counter: newPasswords, name: account }]),
    ]
  }

  /**
   * Answers a call, or refuses it with 429 and `Retry-After` after too many tries. Wrong passwords are counted
   * by account from all addresses, whether or not the account exists.
   */
  return async function limited(attempt: Attempt, answer: () => Promise<Response>): Promise<Response> {
    const { call, grant, body } = attempt
    const signingIn = call === 'POST /token' && grant === 'password' && typeof body.email === 'string'
    const counters = countersOf(attempt)
    const guessed = signingIn ? { counter: wrongPasswords, name: nameOf(String(body.email)) } : undefined
    // Counted before the answer, so that guesses side by side count too.
    const all = guessed ? [...counters, guessed] : counters
    const secondsLeft = Math.max(0, ...all.map(({ counter, name }) => counter.secondsLeft(name)))
    if (secondsLeft > 0) return tooManyAttempts(secondsLeft)
    for (const { counter, name } of all) counter.count(name)
    const response = await answer()
    if (guessed && response.ok) wrongPasswords.forget(guessed.name)
    return response
  }
}

/** An account's name of a fixed length, however long the address sent. */
export function nameOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}

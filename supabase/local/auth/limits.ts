import { createHash } from 'node:crypto'
import { tooManyAttempts } from './answers.ts'
import { countAttempts, type Limit } from './attempts.ts'

/** Limits for five minutes: calls from one address, and wrong passwords for one account. */
export type AuthLimits = {
  /** Sign-ins, registrations, and requests for a mail or another address, together. */
  signIns: number
  /** Renewed sessions, and codes of links turned into one. */
  sessions: number
  /** Links followed. */
  links: number
  wrongPasswords: number
}

const FIVE_MINUTES = 300

/** Limits guessing and flooding of the auth API. */
export function limitAuth(limits: AuthLimits) {
  const limit = (tries: number) => countAttempts({ tries, seconds: FIVE_MINUTES } satisfies Limit)
  const signIns = limit(limits.signIns)
  const sessions = limit(limits.sessions)
  const links = limit(limits.links)
  const wrongPasswords = limit(limits.wrongPasswords)

  function byAddress(call: string, grant: string | null, email: unknown) {
    // A refused new address tells that it has an account.
    if (call === 'PUT /user') return email === undefined ? undefined : signIns
    if (call === 'POST /token') return grant === 'password' ? signIns : sessions
    if (call === 'GET /verify' || call === 'POST /verify') return links
    return ['POST /signup', 'POST /recover', 'POST /resend'].includes(call) ? signIns : undefined
  }

  /**
   * Answers a call, or refuses it with 429 and `Retry-After` after too many tries. Wrong passwords are counted
   * by account from all addresses, whether or not the account exists.
   */
  return async function limited(
    { call, grant, address, email }: { call: string; grant: string | null; address: string; email: unknown },
    answer: () => Promise<Response>,
  ): Promise<Response> {
    const counter = byAddress(call, grant, email)
    const account =
      call === 'POST /token' && grant === 'password' && typeof email === 'string' ? nameOf(email) : undefined
    const secondsLeft = Math.max(
      counter?.secondsLeft(address) ?? 0,
      account === undefined ? 0 : wrongPasswords.secondsLeft(account),
    )
    if (secondsLeft > 0) return tooManyAttempts(secondsLeft)

    counter?.count(address)
    // Counted before the answer, so that guesses side by side count too.
    if (account !== undefined) wrongPasswords.count(account)
    const response = await answer()
    if (account !== undefined && response.ok) wrongPasswords.forget(account)
    return response
  }
}

/** An account's name of a fixed length, however long the address sent. */
export function nameOf(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}

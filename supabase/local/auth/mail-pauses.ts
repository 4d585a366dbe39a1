import { tooManyMails } from './answers.ts'
import { countAttempts } from './attempts.ts'
import { nameOf } from './limits.ts'

type Call = { call: string; body: Record<string, unknown>; authorization: string | null }

/**
 * Requires a pause between two mails of a kind to one person. Requests are counted, not mails sent, so the
 * refusal does not tell who has an account.
 */
export function pauseMails(seconds: number) {
  const asked = countAttempts({ tries: 1, seconds })

  return async function paused(call: Call, answer: () => Promise<Response>): Promise<Response> {
    const mail = mailOf(call)
    if (mail === undefined) return answer()
    const secondsLeft = asked.secondsLeft(mail)
    if (secondsLeft > 0) return tooManyMails(secondsLeft)
    const response = await answer()
    if (response.ok) asked.count(mail)
    return response
  }
}

/** The mail that a call asks for, by kind and person; undefined where it asks for none. */
function mailOf({ call, body, authorization }: Call): string | undefined {
  const named = (kind: string, email: unknown) =>
    typeof email === 'string' ? `${kind} ${nameOf(email)}` : undefined
  if (call === 'POST /signup') return named('signup', body.email)
  if (call === 'POST /recover') return named('recovery', body.email)
  if (call === 'POST /resend') return named(String(body.type), body.email)
  // Both mails of a change count for the account, whatever the new address is.
  if (call === 'PUT /user' && body.email !== undefined) return named('email_change', emailOf(authorization))
  return undefined
}

/** The email address in a token. Whether the token is good lite says; of a bad one nothing is counted. */
function emailOf(authorization: string | null): unknown {
  const [, claims = ''] = (authorization ?? '').split('.')
  try {
    return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { email?: unknown } | null)?.email
  } catch {
    return undefined
  }
}

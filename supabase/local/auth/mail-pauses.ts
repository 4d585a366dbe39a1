import { tooManyMails } from './answers.ts'
import { countAttempts } from './attempts.ts'
import { nameOf } from './limits.ts'

type Call = {
  call: string
  body: Record<string, unknown>
  /** The address of the account whose access token comes with it. */
  sender: string | undefined
}

/** Mails that one address gets within an hour, of all kinds and whoever causes them. */
const MAILS_AN_HOUR = 10

export type MailPauses = {
  /** Answers a call, or refuses it because the addresses it names have had their mails. */
  paused(call: Call, answer: () => Promise<Response>): Promise<Response>
  /** Whether an address that the call does not name may get a mail; counts it. */
  takes(kind: string, email: string): boolean
}

/**
 * Requires a pause between two mails of a kind to one address, and limits how many it gets in all. Requests are
 * counted, not mails sent, so the refusal does not tell who has an account.
 */
export function pauseMails(seconds: number): MailPauses {
  const asked = countAttempts({ tries: 1, seconds })
  // Where nobody waits between two mails (in tests), nobody counts them either.
  const received = countAttempts({ tries: seconds === 0 ? Infinity : MAILS_AN_HOUR, seconds: 3600 })

  const secondsLeft = (kind: string, email: string) =>
    Math.max(asked.secondsLeft(`${kind} ${nameOf(email)}`), received.secondsLeft(nameOf(email)))
  function count(kind: string, email: string) {
    asked.count(`${kind} ${nameOf(email)}`)
    received.count(nameOf(email))
  }

  return {
    async paused(call, answer) {
      const { kind, readers } = mailOf(call)
      const left = Math.max(0, ...readers.map((email) => secondsLeft(kind, email)))
      if (left > 0) return tooManyMails(left)
      const response = await answer()
      if (response.ok) for (const email of readers) count(kind, email)
      return response
    },
    takes(kind, email) {
      if (secondsLeft(kind, email) > 0) return false
      count(kind, email)
      return true
    },
  }
}

/** The mail that a call asks for: its kind, and the addresses that get one. */
function mailOf({ call, body, sender }: Call): { kind: string; readers: string[] } {
  const to = (kind: string, ...emails: unknown[]) => ({
    kind,
    readers: emails.filter((email) => typeof email === 'string' && email !== '') as string[],
  })
  if (call === 'POST /signup') return to('signup', body.email)
  if (call === 'POST /recover') return to('recovery', body.email)
  if (call === 'POST /otp' || call === 'POST /magiclink') return to('magiclink', body.email)
  if (call === 'POST /resend') return to(String(body.type), body.email)
  if (call === 'GET /reauthenticate') return to('reauthentication', sender)
  // Both addresses get one.
  if (call === 'PUT /user' && body.email !== undefined) return to('email_change', sender, body.email)
  return to('')
}

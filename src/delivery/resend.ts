import { MailRefused, type OutgoingMail, QuotaSpent, type Transport } from './mail.ts'

/** Its API refuses these for what the mail is, not for how the studio is set up. */
const PERMANENT = [400, 422]
/** Its error codes until the day or the month is over. */
const SPENT = ['daily_quota_exceeded', 'monthly_quota_exceeded']

/** Resend's HTTP API. It remembers ids for a day, and answers a second request as it did the first. */
export const resend = (baseUrl: string, key: string): Transport => ({
  async send(mail, signal) {
    const request = {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': mail.id,
      },
      body: JSON.stringify(bodyOf(mail)),
      // The key is for this address alone.
      redirect: 'error',
      signal,
    } as const
    for (;;) {
      const answer = await fetch(`${baseUrl}/emails`, request)
      const { id, name, message } = await readAnswer(answer)
      if (answer.ok && typeof id === 'string') return id
      if (name === 'rate_limit_exceeded') {
        // So many a second: a newsletter waits for its turn instead of failing.
        await pause(Number(answer.headers.get('retry-after') ?? 1), signal)
        continue
      }
      const said = `Resend answered ${answer.status}${name ? ` ${name}` : ''}: ${message ?? 'nothing it knows'}`
      if (name && SPENT.includes(name)) throw new QuotaSpent(said)
      throw isPermanent(answer.status, name) ? new MailRefused(said) : new Error(said)
    }
  },
})

/** Waits, unless the signal ends it. */
const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000)
    const end = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', end, { once: true })
  })

const bodyOf = ({ from, to, replyTo, subject, text, html, headers, calendar }: OutgoingMail) => ({
  from,
  to: [to],
  ...(replyTo !== null && { reply_to: replyTo }),
  subject,
  text,
  html,
  headers,
  ...(calendar && {
    attachments: [
      {
        filename: 'invite.ics',
        content: base64(calendar.content),
        content_type: `text/calendar; charset=utf-8; method=${calendar.method}`,
      },
    ],
  }),
})

const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))

/** What it says, or nothing where that is no JSON object. */
async function readAnswer(answer: Response): Promise<{ id?: unknown; name?: string; message?: string }> {
  try {
    return { ...(await answer.json()) }
  } catch {
    return {}
  }
}

function isPermanent(status: number, name: string | undefined): boolean {
  // An earlier attempt with another sender: whether it has gone out, nobody can tell.
  if (name === 'invalid_idempotent_request') return true
  return PERMANENT.includes(status) && name !== 'invalid_from_address'
}

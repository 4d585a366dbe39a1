import type { Environment } from './environment.ts'

/** What Resend itself has against sending: a key it does not know, a domain that is not verified. */
export async function resendFaults({
  RESEND_API_KEY,
  RESEND_BASE_URL,
  MAIL_FROM,
}: Environment): Promise<string[]> {
  if (!RESEND_API_KEY || !MAIL_FROM) return []
  const answer = await fetch(`${RESEND_BASE_URL || 'https://api.resend.com'}/domains`, {
    headers: { Authorization: `Bearer ${RESEND_API_KEY}` },
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  if (answer === null) return ['Resend did not answer.']
  const said: { name?: string; data?: { name: string; status: string }[] } = await answer
    .json()
    .catch(() => ({}))
  // A key that may only send, which is the better one, may not look.
  if (said.name === 'restricted_api_key') return []
  if (!answer.ok || !said.data) return [`Resend does not take RESEND_API_KEY: it answered ${answer.status}.`]
  const domain = /@([^@>\s]+)>?$/.exec(MAIL_FROM)?.[1]?.toLowerCase()
  const known = said.data.find(({ name }) => name.toLowerCase() === domain)
  if (!known) return [`Resend has no domain ${domain}: add it there, or change MAIL_FROM.`]
  if (known.status !== 'verified') return [`Resend has not verified ${domain} yet (${known.status}).`]
  return []
}

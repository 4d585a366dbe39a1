import type { House } from './house.ts'
import { isSigned } from './signature.ts'

/** Which of Resend's events say that an address takes no mail from us. */
const KINDS: Record<string, string> = { 'email.bounced': 'bounced', 'email.complained': 'complained' }

interface ResendEvent {
  type?: string
  data?: { to?: string[] }
}

/** Resend's webhook: notes an address that takes no mail. The same event twice is noted once. */
export async function bounce(request: Request, { rpc, webhookSecret }: House): Promise<Response> {
  const body = await request.text()
  const id = request.headers.get('svix-id')
  if (!webhookSecret || !id || !(await isSigned(request.headers, body, webhookSecret, new Date()))) {
    return new Response('The signature is missing or wrong.\n', { status: 401 })
  }
  const { type = '', data }: ResendEvent = JSON.parse(body)
  const kind = KINDS[type]
  for (const address of (kind && data?.to) || []) {
    await rpc('note_bounce', { webhook_id: id, address, kind })
  }
  return new Response(null, { status: 204 })
}

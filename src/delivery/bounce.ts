import type { FunctionContext } from './function-context.ts'
import { isSigned } from './signature.ts'

interface ResendEvent {
  type?: string
  data?: { to?: string[]; bounce?: { type?: string } }
}

/** Resend's webhook: notes an address that takes no mail from us. The same event twice is noted once. */
export async function bounce(request: Request, { rpc, webhookSecret }: FunctionContext): Promise<Response> {
  const body = await request.text()
  const id = request.headers.get('svix-id')
  if (!webhookSecret || !id || !(await isSigned(request.headers, body, webhookSecret, new Date()))) {
    return new Response('The signature is missing or wrong.\n', { status: 401 })
  }
  const event: ResendEvent = JSON.parse(body)
  const kind = kindOf(event)
  for (const address of (kind && event.data?.to) || []) {
    await rpc('note_bounce', { webhook_id: id, address, kind })
  }
  return new Response(null, { status: 204 })
}

/** Why an address takes no mail; undefined for what passes, such as a full mailbox, and for every other event. */
function kindOf({ type, data }: ResendEvent): string | undefined {
  if (type === 'email.complained') return 'complained'
  return type === 'email.bounced' && data?.bounce?.type !== 'Transient' ? 'bounced' : undefined
}

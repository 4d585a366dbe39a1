import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { nodeListener } from '../../supabase/local/http/node-listener.ts'

/** What Resend is asked to send. */
export interface Letter {
  from: string
  to: string[]
  reply_to?: string
  subject: string
  text: string
  html: string
  headers: Record<string, string>
  attachments?: { filename: string; content: string; content_type: string }[]
}

export const KEY = 're_for_tests'

/** Answers as Resend's API does, on 127.0.0.1. A key for repeating makes one mail of several requests. */
export async function startResend() {
  const delivered = new Map<string, { id: string; letter: Letter; body: string }>()
  const service = {
    url: '',
    /** The mails that reach somebody, by key. */
    delivered,
    requests: 0,
    /** Answers instead of Resend, where it is set and has an answer. */
    instead: null as null | ((request: Request, body: string) => Promise<Response> | Response | null),
    domains: [{ name: 'studio.example', status: 'verified' }],
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  async function answer(request: Request): Promise<Response> {
    service.requests += 1
    const body = await request.text()
    const other = await service.instead?.(request, body)
    if (other) return other
    if (request.headers.get('authorization') !== `Bearer ${KEY}`) {
      return refusal(403, 'invalid_api_key', 'API key is invalid.')
    }
    if (new URL(request.url).pathname === '/domains') return Response.json({ data: service.domains })
    const key = request.headers.get('idempotency-key') ?? ''
    const earlier = delivered.get(key)
    if (earlier && earlier.body !== body)
      return refusal(409, 'invalid_idempotent_request', 'Another payload.')
    if (earlier) return Response.json({ id: earlier.id })
    const id = randomUUID()
    delivered.set(key, { id, letter: JSON.parse(body), body })
    return Response.json({ id })
  }
  const server = createServer(nodeListener(answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

export type ResendServer = Awaited<ReturnType<typeof startResend>>

export const refusal = (statusCode: number, name: string, message: string) =>
  Response.json({ statusCode, name, message }, { status: statusCode })

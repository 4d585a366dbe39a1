import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'

type Handler = (request: Request, caller: { peerAddress: string | null }) => Promise<Response>

/** Lets a fetch handler answer the requests of a Node HTTP server. */
export function nodeListener(handler: Handler): RequestListener {
  return getRequestListener(
    (request, { incoming }) =>
      handler(request, { peerAddress: ('socket' in incoming && incoming.socket.remoteAddress) || null }),
    { overrideGlobalObjects: false, errorHandler: answerFailure },
  )
}

function answerFailure(error: unknown): Response {
  console.error(error)
  return new Response('Internal server error\n', { status: 500 })
}

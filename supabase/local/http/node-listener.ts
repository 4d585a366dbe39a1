import type { RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'

type Handler = (request: Request, caller: { peerAddress: string | null }) => Promise<Response>

/** Lets a fetch handler answer the requests of a Node HTTP server. */
export function nodeListener(handler: Handler): RequestListener {
  const listener = getRequestListener(
    (request, { incoming }) =>
      handler(request, { peerAddress: ('socket' in incoming && incoming.socket.remoteAddress) || null }),
    { overrideGlobalObjects: false, errorHandler: answerFailure },
  )
  return (request, response) => {
    // A request names no fragment (RFC 9112), and not every reader of addresses sees where one begins.
    if (request.url?.includes('#')) return void response.writeHead(400).end('Bad request\n')
    // Fetch knows no such request.
    if (request.method === 'TRACE') return void response.writeHead(405).end()
    return listener(request, response)
  }
}

function answerFailure(error: unknown): Response {
  // No host, or no path that could be one.
  if (error instanceof RequestError) return new Response('Bad request\n', { status: 400 })
  console.error(error)
  return new Response('Internal server error\n', { status: 500 })
}

import { createServer } from 'node:http'
import type { Backend } from '../backend.ts'
import { isBackendPath } from '../http/backend-paths.ts'
import { limitConnections } from '../http/connections.ts'
import { nodeListener } from '../http/node-listener.ts'
import { createStaticSite } from './static-site.ts'

/** Milliseconds in which a request has to arrive. */
const SLOWEST = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 }
/** Milliseconds after which a connection is closed on which nothing moves. */
const SILENT_MS = 60_000
/** Just before: at Node's 5 s a caller in thought loses its connection at the moment of its next request. */
const IDLE = { keepAliveTimeout: 55_000 }
const CONNECTIONS = 2000

type SiteServerOptions = {
  /** Folder of the built site. */
  dist: string
  host: string
  port: number
  /** When pages can be shown; until then they wait. Default: at once. */
  built?: Promise<void>
  /** May still be starting; what is asked of it waits. */
  backend: () => Promise<Backend>
}

/** Serves the built site and the backend from one origin. Rejects when the port is taken. */
export async function startSiteServer(options: SiteServerOptions): Promise<{ close(): Promise<void> }> {
  const { dist, host, port, built = Promise.resolve(), backend } = options
  const site = built.then(() => createStaticSite(dist))
  const api = nodeListener(async (request, caller) =>
    forThisCallerOnly(await (await backend()).fetch(request, caller)),
  )
  const server = createServer({ ...SLOWEST, ...IDLE }, async (request, response) => {
    const [path = ''] = request.url?.split('?') ?? []
    if (isBackendPath(path)) return api(request, response)
    const answer = await site.catch(() => null)
    return answer ? answer(request, response) : response.destroy()
  })
  server.setTimeout(SILENT_MS)
  server.maxConnections = CONNECTIONS
  limitConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return {
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      // Browsers keep their connections open.
      server.closeAllConnections()
      await closed
    },
  }
}

/** What the API answers is for one caller, and is no page. */
function forThisCallerOnly(answer: Response): Response {
  const headers = new Headers(answer.headers)
  headers.set('X-Content-Type-Options', 'nosniff')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isLoopbackAddress, isLoopbackUrl } from '../http/loopback.ts'
import { nodeListener } from '../http/node-listener.ts'
import type { Mailbox } from './mailbox.ts'
import { answerMailbox } from './mailbox-api.ts'

export type MailboxServer = {
  /** Leads a caller on this machine to the mailbox, and nobody else. */
  lead(request: Request, peerAddress: string | null): Promise<Response>
  close(): void
}

/**
 * Serves the mailbox on a port of its own, on 127.0.0.1. A proxy in front of the site calls from this machine for
 * anybody; it is led to an address that only this machine has. Waits for `deliverDue`, so that the mailbox shows what is
 * due by now.
 */
export function createMailboxServer(mailbox: Mailbox, deliverDue: () => Promise<void>): MailboxServer {
  let opening: Promise<Server> | undefined
  const server = createServer(
    nodeListener(async (request, { peerAddress }) => {
      await deliverDue()
      return answerMailbox(request, mailbox, peerAddress)
    }),
  )
  const open = () =>
    new Promise<Server>((resolve, reject) => {
      server.once('error', reject)
      // It keeps no process from ending.
      server.listen(0, '127.0.0.1', () => resolve(server.unref()))
    })
  return {
    async lead(request, peerAddress) {
      const url = new URL(request.url)
      if (peerAddress === null || !isLoopbackAddress(peerAddress) || !isLoopbackUrl(url)) {
        return new Response('The mailbox can be read on the server itself only.\n', { status: 403 })
      }
      opening ??= open()
      const { port } = (await opening).address() as AddressInfo
      const place = new URL(url.pathname + url.search, `http://127.0.0.1:${port}`)
      return new Response(null, {
        status: 307,
        headers: { Location: place.href, 'Cache-Control': 'no-store' },
      })
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

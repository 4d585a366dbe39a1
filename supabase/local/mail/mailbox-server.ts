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
 * Answers the mailbox on a port of its own, on this machine's own address. A proxy in front of the site may call from
 * this machine and by its name, whoever asks it: what it passes on is led to an address that only this machine has.
 * `deliverDue` is waited for, so that whoever looks sees what is due by now.
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

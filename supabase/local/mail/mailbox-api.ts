import { isLoopbackAddress, isLoopbackUrl } from '../http/loopback.ts'
import type { Mailbox } from './mailbox.ts'
import { mailboxPage } from './mailbox-page.ts'

/** Answers `/__mail` (a page) and `/__mail.json?to=` (for tests), to this machine only. */
export function answerMailbox(request: Request, mailbox: Mailbox, peerAddress: string | null): Response {
  const url = new URL(request.url)
  if (peerAddress === null || !isLoopbackAddress(peerAddress) || !isLoopbackUrl(url)) {
    return new Response('The mailbox can be read on the server itself only.\n', { status: 403 })
  }
  const mails = mailbox.list(url.searchParams.get('to') ?? undefined)
  if (url.pathname === '/__mail.json') {
    return Response.json(mails, { headers: { 'Cache-Control': 'no-store' } })
  }
  return new Response(mailboxPage(mails), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  })
}

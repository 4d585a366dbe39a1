import { isLoopbackAddress, isLoopbackUrl } from '../http/loopback.ts'
import type { Mail, Mailbox } from './mailbox.ts'
import { mailboxPage } from './mailbox-page.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

/**
 * Answers `/__mail` (a page), `/__mail.json?to=` (for tests), and of each mail `/__mail/<id>/html` and
 * `/__mail/<id>/invite.ics`, to this machine only.
 */
export function answerMailbox(request: Request, mailbox: Mailbox, peerAddress: string | null): Response {
  const url = new URL(request.url)
  if (peerAddress === null || !isLoopbackAddress(peerAddress) || !isLoopbackUrl(url)) {
    return new Response('The mailbox can be read on the server itself only.\n', { status: 403 })
  }
  if (!/^\/__mail(\.json|\/|$)/.test(url.pathname)) return new Response('Not found\n', { status: 404 })
  const mails = mailbox.list(url.searchParams.get('to') ?? undefined)
  if (url.pathname === '/__mail.json') return Response.json(mails, { headers: NO_STORE })
  const [, , id, part] = url.pathname.split('/')
  if (part !== undefined)
    return answerPart(
      mails.find((mail) => mail.id === id),
      part,
    )
  return page(mailboxPage(mails), "frame-ancestors 'none'")
}

function answerPart(mail: Mail | undefined, part: string): Response {
  // A page of its own origin, which runs and loads nothing, whatever stands in the mail.
  if (mail && part === 'html') return page(mail.html, 'sandbox')
  if (mail?.calendar && part === 'invite.ics') {
    const type = `text/calendar; charset=utf-8; method=${mail.calendar.method}`
    return new Response(mail.calendar.content, {
      headers: {
        ...NO_STORE,
        'Content-Type': type,
        'Content-Disposition': 'attachment; filename="invite.ics"',
      },
    })
  }
  return new Response('Not found\n', { status: 404 })
}

const page = (html: string, rule: string) =>
  new Response(html, {
    headers: {
      ...NO_STORE,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; ${rule}`,
    },
  })

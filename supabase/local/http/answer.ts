import { answerInTime, GUESSING_MS } from '../auth/guessing.ts'
import type { BackendOptions } from '../backend.ts'
import type { startMailService } from '../mail/mail-service.ts'
import type { createMailboxServer } from '../mail/mailbox-server.ts'
import { refuseShape } from '../rest/refusals.ts'
import type { apiInTurns } from './api.ts'
import { isWriting, noRoom, tooLong, tooSlow } from './refused-writes.ts'
import { readBody } from './request-body.ts'

type AnswerOptions = {
  api: ReturnType<typeof apiInTurns>
  mailService: Awaited<ReturnType<typeof startMailService>>
  mailboxServer: ReturnType<typeof createMailboxServer>
  hasRoom: () => boolean
  options: BackendOptions
}

/** Answers a request that is admitted: of the mailbox, of the functions or of the API; mails it causes set out. */
export function answering({ api, mailService, mailboxServer, hasRoom, options }: AnswerOptions) {
  return async (request: Request, headers: Headers, peerAddress: string | null): Promise<Response> => {
    const { url, method } = request
    const { pathname } = new URL(url)
    if (pathname.startsWith('/__mail')) return mailboxServer.lead(request, peerAddress)
    if (isWriting(request) && !hasRoom()) return noRoom(pathname)
    const body = await readBody(request)
    if (body === 'too-long') return tooLong(pathname)
    if (body === 'too-slow') return tooSlow(pathname)
    const refusal = refuseShape(pathname, body)
    if (refusal) return refusal
    const whole = new Request(url, { method, headers, ...(body && { body }) })
    if (pathname.startsWith('/functions/')) return mailService.answer(whole)
    const answer = await answerInTime(request, options.guessingMs ?? GUESSING_MS, (begin) =>
      api.answer(whole, begin),
    )
    if (mayQueueMails(request, options.keys.secretKey) && answer.ok) mailService.wake()
    // Its limits count for an hour.
    if (pathname === '/rest/v1/rpc/send_contact_message' && answer.status === 429) {
      answer.headers.set('Retry-After', '3600')
    }
    return answer
  }
}

/** What is written, and in accounts a password or a second step. */
const QUEUES_MAILS = /^\/rest\/|^\/auth\/v1\/(user$|factors\/)/

/** Whether mails may be due after a request. Who has the secret key is a deliverer, too, or can wait a minute. */
const mayQueueMails = (request: Request, secretKey: string) =>
  isWriting(request) &&
  QUEUES_MAILS.test(new URL(request.url).pathname) &&
  request.headers.get('apikey') !== secretKey

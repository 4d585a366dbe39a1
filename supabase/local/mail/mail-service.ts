import { randomUUID } from 'node:crypto'
import type { MailSettings } from '../../../src/delivery/environment.ts'
import { handle } from '../../../src/delivery/handle.ts'
import { outbox } from '../../../src/delivery/queue.ts'
import { serviceRpc } from '../../../src/delivery/rpc.ts'
import type { PostedMail } from '../auth/call.ts'
import type { Sql } from '../database/database.ts'
import { type Deliveries, deliveries } from './deliveries.ts'
import type { Mailbox } from './mailbox.ts'
import { transportOf } from './transport.ts'

interface MailServiceOptions {
  sql: Sql
  mails: MailSettings
  mailbox: Mailbox
  siteUrl: string
  secretKey: string
  /** The data API of this process. */
  api: (request: Request) => Promise<Response>
  hasRoom: () => boolean
}

interface MailService extends Deliveries {
  /** Sends a mail that is in no outbox. What fails is asked for again by its reader. */
  post(mail: PostedMail): void
  /** Answers at `/functions/v1/studio/…`, as the Edge Function of a hosted project does. */
  answer(request: Request): Promise<Response>
}

/** Takes all mails of this server from the outbox to whoever reads them. Begins with what is due. */
export async function startMailService(options: MailServiceOptions): Promise<MailService> {
  const { sql, mails, mailbox, siteUrl, secretKey, api, hasRoom } = options
  const { from, studioEmail } = mails
  const transport = transportOf(mails.transport, mailbox)
  const project = { url: siteUrl, secretKey, fetch: api }
  const rpc = serviceRpc(project)
  const addresses = { siteUrl, functionsUrl: `${siteUrl}/functions/v1/studio`, studioEmail }
  const [schema] = await sql.query<{ there: boolean }>(
    "select to_regproc('public.claim_mails') is not null as there",
  )
  const mayWrite = () => schema?.there === true && hasRoom()
  const mailService = deliveries({ queue: outbox(rpc), transport, addresses, from }, mayWrite)
  // What can still be taken back goes with the next writing or the next minute.
  void mailService.deliverDue()
  return {
    ...mailService,
    post(mail) {
      const whole = { ...mail, id: randomUUID(), from, replyTo: null, headers: {} }
      transport.send(whole, AbortSignal.timeout(60_000)).catch((error: Error) => {
        console.error(`A mail with a link could not be sent. ${error.message}`)
      })
    },
    answer: (request) =>
      handle(request, {
        rpc,
        project,
        addresses,
        deliverSecret: null,
        webhookSecret: null,
        deliver: none,
        check: none,
      }),
  }
}

/** Here nobody asks for it from outside. */
const none = async () => new Response('Not found\n', { status: 404 })

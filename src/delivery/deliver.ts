import type { Addresses } from '../mail/links.ts'
import { renderMail } from '../mail/render.ts'
import { MailRefused, type OutgoingMail, QuotaSpent, type Transport } from './mail.ts'
import type { ClaimedMail, Queue } from './queue.ts'

/** How long a transport may take. The lease is two minutes. */
const SEND_MS = 20_000
/** A mail is not sent any more when its freezing took longer: another deliverer may have it soon. */
const FRESH_MS = 90_000
/** One run: its caller waits a minute, and a function may compute for two seconds. */
const RUN_MS = 35_000
const MOST = 100
/** After as many failures a run ends, so that a transport that is down costs few mails an attempt. */
const FAILURES = 3

export interface Delivery {
  queue: Queue
  transport: Transport
  addresses: Addresses
  /** The sender of every mail. */
  from: string
  /** Milliseconds that a transport may take. Default: 20 s. */
  patience?: number
}

export interface Delivered {
  sent: number
  /** Tried again later. */
  postponed: number
  /** Not tried again. */
  refused: number
  /** Whether another run would find more to do: this one was long enough. */
  more: boolean
}

/** Sends what is due, one mail after the other, until nothing is, nothing works, or it has been long enough. */
export async function deliver(delivery: Delivery, stopped = () => false): Promise<Delivered> {
  const told = { sent: 0, postponed: 0, refused: 0 }
  const end = Date.now() + RUN_MS
  for (let tries = 0; tries < MOST && Date.now() < end; tries++) {
    if (told.postponed === FAILURES || stopped()) return { ...told, more: false }
    const mail = await delivery.queue.claim()
    if (mail === null) return { ...told, more: false }
    const outcome = await attempt(delivery, mail)
    if (outcome !== 'lost') told[outcome] += 1
  }
  return { ...told, more: true }
}

/** `lost`: what it says is so no more, or its lease ended and it is another deliverer's now. */
async function attempt({ queue, transport, patience = SEND_MS, ...delivery }: Delivery, mail: ClaimedMail) {
  let providerId: string | null
  try {
    const outgoing = mail.rendered ?? write(delivery, mail)
    const askedAt = Date.now()
    if (!(await queue.freeze(mail, outgoing))) return 'lost'
    if (Date.now() - askedAt > FRESH_MS) return 'lost'
    providerId = await transport.send(outgoing, AbortSignal.timeout(patience))
  } catch (error) {
    const permanent = error instanceof MailRefused
    await queue.postpone(mail, String(error).slice(0, 500), permanent, !(error instanceof QuotaSpent))
    return permanent ? 'refused' : 'postponed'
  }
  await queue.finish(mail, providerId)
  return 'sent'
}

function write({ addresses, from }: Pick<Delivery, 'addresses' | 'from'>, mail: ClaimedMail): OutgoingMail {
  const { id, to, replyTo } = mail
  return { ...renderMail(mail, addresses, new Date()), id, from, to: to ?? addresses.studioEmail, replyTo }
}

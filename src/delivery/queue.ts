import type { MailJob } from '../mail/jobs.ts'
import type { OutgoingMail } from './mail.ts'
import type { Rpc } from './rpc.ts'

/** A row of the outbox, lent to one deliverer for two minutes. */
export type ClaimedMail = MailJob & {
  id: string
  lease: string
  /** Null: to the studio. */
  to: string | null
  replyTo: string | null
  /** What an earlier attempt froze. */
  rendered: OutgoingMail | null
}

/** The outbox. What is not finished or postponed comes again when its lease has ended. */
export interface Queue {
  /** The next mail that is due; null when there is none. */
  claim(): Promise<ClaimedMail | null>
  /**
   * Keeps what is going to be sent, unless something is kept already, and renews the lease. False: do not send; the
   * mail no longer holds, or another deliverer has the lease.
   */
  freeze(mail: ClaimedMail, outgoing: OutgoingMail): Promise<boolean>
  finish(mail: ClaimedMail, providerId: string | null): Promise<void>
  /** `counted`: whether the attempt counts towards the few that a mail has. */
  postpone(mail: ClaimedMail, error: string, permanent: boolean, counted: boolean): Promise<void>
}

/**
 * The outbox behind the data API. One row a claim: so its lease is whole, and a deliverer that dies holds up
 * one mail.
 */
export const outbox = (rpc: Rpc): Queue => ({
  claim: async () => (await rpc<ClaimedMail[]>('claim_mails', { how_many: 1 }))[0] ?? null,
  freeze: ({ id, lease }, rendered) => rpc('freeze_mail', { mail_id: id, lease, rendered }),
  finish: ({ id, lease }, providerId) => rpc('finish_mail', { mail_id: id, lease, provider_id: providerId }),
  postpone: ({ id, lease }, error, permanent, counted) =>
    rpc('postpone_mail', { mail_id: id, lease, error, permanent, counted }),
})

import type { RenderedMail } from '../mail/render.ts'

/** A mail ready to go. It is frozen before the first attempt, so that each further one sends the same bytes. */
export interface OutgoingMail extends RenderedMail {
  /** Its row's in the outbox. Who knows it already has the mail, and takes it once. */
  id: string
  from: string
  to: string
  replyTo: string | null
}

/** Sends mails: by SMTP, by Resend, or into the local mailbox. */
export interface Transport {
  /**
   * Hands a mail over and returns the provider's id of it, if there is one. Throws MailRefused where no further
   * attempt would help, and QuotaSpent where none counts; any other error is tried again later.
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<string | null>
}

/** Nobody will ever take this mail: an address that does not exist, a content that is refused. */
export class MailRefused extends Error {}

/** For this day or month no mail goes out any more, whichever it is. */
export class QuotaSpent extends Error {}

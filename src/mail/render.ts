import { mailtoLink } from '../domain/reply.ts'
import { button, paragraph } from './blocks.ts'
import { contactMessage } from './contact-message.ts'
import type { MailJob } from './jobs.ts'
import { type Places, pageLink } from './places.ts'
import { mailTexts } from './texts.ts'
import { type WrittenMail, written } from './written.ts'

/** A mail as a transport takes it. */
export interface RenderedMail extends WrittenMail {
  /** Of the mail's head, beside those of every mail. */
  headers: Record<string, string>
  /** The first thing it asks for. */
  link: string
  /** For the reader's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

/** Writes a mail of the outbox. The same input gives the same bytes, on Node and on Deno. */
export function renderMail(job: MailJob, places: Places, _now: Date): RenderedMail {
  const { locale } = job
  const t = mailTexts(locale)
  if (job.kind === 'contact_message') {
    const mail = written(locale, contactMessage(t, job.payload))
    return { ...mail, headers: {}, link: mailtoLink(job.payload.email) }
  }
  if (job.kind === 'booking_requested') {
    const link = pageLink(places, locale, `/bookings/${job.payload.booking.id}`)
    const blocks = [
      paragraph(t('mail.greeting')),
      paragraph(t('mail.booking_requested_lead')),
      button(t('mail.see_booking'), link),
      paragraph(t('mail.signature')),
    ]
    return {
      ...written(locale, { subject: t('mail.booking_requested_title'), blocks }),
      headers: {},
      link,
    }
  }
  throw new Error(`No words yet for mails of the kind ${job.kind}.`)
}

import { mailtoLink } from '../domain/contact-links.ts'
import { button, heading, typed } from './blocks.ts'
import { withoutLines } from './clean.ts'
import type { JobDraft } from './draft.ts'
import type { ContactPayload } from './jobs.ts'
import type { Writer } from './writer.ts'

/** To the studio: what a visitor wrote. */
export function contactMessage({ t }: Writer, { name, email, message, locale }: ContactPayload): JobDraft {
  const link = mailtoLink(email)
  return {
    subject: t('mail.contact_message_subject', { name }),
    link,
    blocks: [
      heading(t('mail.contact_message_title')),
      typed(withoutLines(`${name} <${email}> (${locale.toUpperCase()})`)),
      typed(message),
      button(t('mail.contact_message_answer'), link, email),
    ],
  }
}

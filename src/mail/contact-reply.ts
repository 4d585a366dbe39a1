import { mailtoLink } from '../domain/contact-links.ts'
import { formatDay } from '../i18n/format.ts'
import { heading, paragraph, quote, typed } from './blocks.ts'
import type { JobDraft } from './draft.ts'
import { greeting } from './greeting.ts'
import type { ReplyPayload } from './jobs.ts'
import { studioLines } from './studio-lines.ts'
import type { Writer } from './writer.ts'

/** To who wrote to the studio: its answer, and below what they wrote. */
export function contactReply(writer: Writer, { name, message, sent_at, reply }: ReplyPayload): JobDraft {
  const { locale, t, addresses } = writer
  return {
    subject: t('mail.contact_reply_subject'),
    link: mailtoLink(addresses.studioEmail),
    blocks: [
      heading(t('mail.contact_reply_title')),
      greeting(writer, name),
      typed(reply),
      studioLines(writer),
      paragraph(t('mail.contact_reply_quote', { date: formatDay(locale, new Date(sent_at)) })),
      quote(message),
    ],
  }
}

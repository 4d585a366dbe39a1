import { momentWords } from '../i18n/format.ts'
import { button, heading, paragraph, small, way } from './blocks.ts'
import { studioTable } from './booking-table.ts'
import { customerName, shortMoment, told } from './booking-words.ts'
import type { JobDraft } from './draft.ts'
import type { BookingPayload, StudioKind } from './jobs.ts'
import { bookingLink, tokenLink } from './links.ts'
import type { Writer } from './writer.ts'

/** To the studio: what a customer wants or has done, and, where an answer is due, the way to give it. */
export function studioMail(writer: Writer, kind: StudioKind, payload: BookingPayload): JobDraft {
  const { t } = writer
  const { booking, token } = payload
  const look = bookingLink(writer, booking)
  const answer = token ? tokenLink(writer, 'answer', token) : undefined
  const when = shortMoment(writer, told(booking).start)
  return {
    subject: t(`mail.${kind}_subject`, { when, name: customerName(writer, booking) }),
    link: answer ?? look,
    blocks: [
      heading(t(`mail.${kind}_title`)),
      paragraph(t(`mail.${kind}_lead`)),
      studioTable(writer, payload),
      ...(answer
        ? [button(t('mail.answer'), answer), way(t('mail.look'), look), small(...answering(writer, payload))]
        : [button(t('mail.look'), look)]),
    ],
  }
}

function answering({ locale, t }: Writer, { booking }: BookingPayload): string[] {
  const { expiresAt } = told(booking)
  const until = expiresAt ? [t('bookings.expiresAt', { moment: momentWords(locale, expiresAt) })] : []
  return [...until, t('mail.answer_secret')]
}
